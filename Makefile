# `make play` sets up what is missing and starts the game; `make test` sets up and runs every check.

PYTHON ?= python3
VENV   := .venv
BUILD  := build
BIN    := $(VENV)/bin
PIP    := -m pip install -qq --disable-pip-version-check
# The package as users get it, and the same unpacked: put first on the path, its compiled rules shadow the sources.
WHEEL  := $(BUILD)/wheel
PURE   := $(BUILD)/wheel-pure
BUILT  := $(BUILD)/compiled
COMPILED := PYTHONPATH=$(CURDIR)/$(BUILT)
PACKAGES := web/node_modules/.package-lock.json
SOURCES := $(shell find src hatch_build.py pyproject.toml web -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/server/page/*')

# Built without a C compiler, and one has come since: build again.
ifneq (,$(wildcard $(WHEEL)/*-none-any.whl))
ifeq (yes,$(shell $(BIN)/python -c "import hatch_build; print('' if hatch_build.why_not_compile() else 'yes')" 2>/dev/null))
$(shell rm -f $(WHEEL)/.done)
endif
endif

.PHONY: play test check soak bench build wheels newcomer proof extras lock golden docs pictures screenshots load ladder \
  peers maps clean no-stale-objects

play: $(BUILT)/.done
	@exec env $(COMPILED) $(BIN)/python -m parlour $(ARGS)

# Everything: the quick checks while the build goes on; the page; then all tests compiled, with real databases and a
# real browser.
test: $(VENV)/.dev $(VENV)/.browser
	@mkdir -p build; $(MAKE) --no-print-directory build > build/progress 2>&1 & building=$$!; \
	  $(MAKE) --no-print-directory check; checked=$$?; \
	  wait $$building || { tail -n 30 build/progress; exit 1; }; exit $$checked
	@$(MAKE) --no-print-directory $(PACKAGES)
	@$(BIN)/npm --prefix web run --silent check && $(BIN)/npm --prefix web run --silent test
	@$(MAKE) --no-print-directory newcomer
	@echo "· all tests, compiled"
	@$(COMPILED) $(BIN)/python -m pytest -n 2 --dist worksteal --compiled

# The quick inner loop.
check: $(VENV)/.dev no-stale-objects
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo | tail -n 4
	@$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" \
	  --ignore tests/server --ignore tests/browser --ignore tests/rl --ignore tests/newcomer

# The long checks in full: tens of thousands of matches, compiled.
soak: $(VENV)/.dev $(BUILT)/.done
	@$(COMPILED) PARLOUR_SOAK=1 $(BIN)/python -m pytest -n 2 --dist worksteal --compiled

bench: $(BUILT)/.done
	@$(COMPILED) $(BIN)/python -m parlour bench $(ARGS)

build: $(BUILT)/.done

# Two wheels to install anywhere: with the rules compiled for this machine, and in plain Python.
wheels: $(WHEEL)/.done $(PURE)/.done
	@mkdir -p dist && cp $(WHEEL)/*.whl $(PURE)/*.whl dist && ls dist/*.whl

# Environments that hold a wheel and what it declares, and nothing else.
newcomer: $(BUILD)/newcomer/.done $(BUILD)/newcomer-pure/.done

# What the README promises, in such environments and a real browser; also with another Python: make proof PYTHON=…
OTHER := $(if $(filter-out python3,$(PYTHON)),$(BUILD)/$(notdir $(PYTHON)))
proof: $(VENV)/.dev $(VENV)/.browser
	@$(MAKE) --no-print-directory $(if $(OTHER),VENV=$(OTHER)/venv BUILD=$(OTHER)) newcomer
	@$(BIN)/python -m pytest tests/newcomer --newcomer $(or $(OTHER),$(BUILD)) -v $(ARGS)

# What every command can do: the packages of the extras, all but those that train.
extras: $(VENV)/.dev

# Write the golden records and the generated pages anew; read the diff before you commit it.
golden: $(VENV)/.dev
	@$(BIN)/python -m tests.golden.write

docs: $(VENV)/.dev $(PACKAGES)
	@$(BIN)/python -m tests.docs.write
	@$(BIN)/npm --prefix web run --silent types

pictures: $(VENV)/.dev
	@$(BIN)/python -m tests.docs.pictures

# Pictures of every screen of the page, into build/screenshots; the README's own among them.
screenshots: $(VENV)/.dev $(BUILT)/.done $(PACKAGES) $(VENV)/.browser
	@$(COMPILED) $(BIN)/python -m tests.docs.screenshots

# A thousand live matches against one server on this machine.
load: $(VENV)/.dev $(BUILT)/.done
	@$(COMPILED) $(BIN)/python benchmarks/load.py $(ARGS)

# How strong the bots are, game by game: plays what is missing in build/ladder, and writes docs/ladder.md.
ladder: $(VENV)/.dev $(BUILT)/.done
	@$(COMPILED) $(BIN)/python -m parlour ladder --output docs/ladder.md $(ARGS)

# Random matches beside other engines: writes docs/performance.md.
peers: $(BUILT)/.done build/peers/.done
	@$(COMPILED) build/peers/bin/python benchmarks/peers.py --write $(ARGS)

build/peers/.done: requirements.lock benchmarks/peers/package-lock.json $(VENV)/.run
	@$(PYTHON) -m venv build/peers
	@build/peers/bin/python $(PIP) --require-hashes -r requirements.lock
	@build/peers/bin/python $(PIP) open_spiel "pettingzoo[classic]" rlcard
	@$(BIN)/npm --prefix benchmarks/peers ci --no-audit --no-fund --silent
	@touch $@

# The maps of ATTACK! Deluxe anew, from open data: writes web/src/games/attack_deluxe/maps.
maps: build/maps/.done
	@build/maps/bin/python -m tools.attack_maps $(ARGS)

build/maps/.done: tools/attack_maps/requirements.lock tools/attack_maps/package-lock.json $(VENV)/.run
	@$(PYTHON) -m venv build/maps
	@build/maps/bin/python $(PIP) --require-hashes -r tools/attack_maps/requirements.lock
	@$(BIN)/npm --prefix tools/attack_maps ci --no-audit --no-fund --silent
	@touch $@

# Pin all packages anew: names, versions and hashes for every Python and platform, and no registry's address.
PIN := build/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header
lock:
	@$(PYTHON) -m venv build/lock && build/lock/bin/python $(PIP) uv
	@$(PIN) --upgrade pyproject.toml -o requirements.lock
	@$(PIN) --upgrade --group build -c requirements.lock -o requirements-build.lock
	@$(PIN) --upgrade pyproject.toml --group dev -c requirements.lock -c requirements-build.lock -o requirements-dev.lock
	@$(PIN) --upgrade tools/attack_maps/requirements.in -o tools/attack_maps/requirements.lock

clean:
	rm -rf $(VENV) build dist

# Extension modules beside the sources would shadow them, and tests would pass on old code.
no-stale-objects:
	@stale=$$(find src -name '*.so' -o -name '*.pyd'); \
	if [ -n "$$stale" ]; then echo "compiled files shadow the sources; remove them: $$stale"; exit 1; fi

$(VENV)/.run: requirements.lock requirements-build.lock
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || { \
	  echo "Parlour runs on Python 3.11 to 3.13, and $(PYTHON) is another: name one, as in 'make play PYTHON=python3.12'"; \
	  exit 1; }
	@echo "· setting up: packages to run and build with, into $(VENV) (half a minute)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) --require-hashes -r requirements.lock -r requirements-build.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.run pyproject.toml
	@echo "· setting up: packages that the checks need (a minute)"
	@$(BIN)/python $(PIP) --require-hashes -r requirements-dev.lock
	@$(BIN)/python $(PIP) --no-build-isolation --no-deps -e .
	@touch $@

# Debian's Chromium, where it may be installed; without it the browser tests are left out and say so.
$(VENV)/.browser:
	@command -v chromium >/dev/null || { echo "· setting up: Chromium (a minute)"; \
	  mkdir -p build; { apt-get update -qq && apt-get install -y -qq chromium; } >build/chromium.log 2>&1; } \
	  || echo "Chromium is not here and could not be installed: the browser tests are left out"
	@touch $@

# The page's packages; a build of the page installs them too.
$(PACKAGES): web/package-lock.json | $(VENV)/.run
	@$(BIN)/npm --prefix web ci --no-audit --no-fund --silent
	@touch $@

# The hook says on stderr what it does; all the rest is in the log.
$(WHEEL)/.done: $(VENV)/.run $(SOURCES)
	@rm -rf $(WHEEL) && mkdir -p $(BUILD)
	@HATCH_QUIET=1 $(BIN)/python -m hatchling build -t wheel -d $(WHEEL) > $(BUILD)/log || { tail -n 30 $(BUILD)/log; exit 1; }
	@touch $@

$(PURE)/.done: $(VENV)/.run $(SOURCES)
	@rm -rf $(PURE) && mkdir -p $(BUILD)
	@PARLOUR_PURE=1 HATCH_QUIET=1 $(BIN)/python -m hatchling build -t wheel -d $(PURE) > $(BUILD)/log-pure \
	  || { tail -n 30 $(BUILD)/log-pure; exit 1; }
	@touch $@

$(BUILT)/.done: $(WHEEL)/.done
	@rm -rf $(BUILT) && $(BIN)/python -m zipfile -e $(WHEEL)/*.whl $(BUILT)
	@touch $@

$(BUILD)/newcomer/.done: $(WHEEL)/.done requirements.lock
$(BUILD)/newcomer-pure/.done: $(PURE)/.done requirements.lock
$(BUILD)/newcomer/.done $(BUILD)/newcomer-pure/.done:
	@echo "· setting up: an environment with the wheel and what it declares, $(@D) (half a minute)"
	@rm -rf $(@D) && $(PYTHON) -m venv $(@D)
	@$(@D)/bin/python $(PIP) --require-hashes -r requirements.lock
	@$(@D)/bin/python $(PIP) --no-deps --no-index $(dir $<)*.whl
	@touch $@
