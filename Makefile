# `make play` sets up what is missing and starts the game; `make test` sets up and runs every check.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# The package as users get it, with its compiled rules. Put first on the path it shadows the sources.
BUILT  := build/compiled
COMPILED := PYTHONPATH=$(CURDIR)/$(BUILT)
PACKAGES := web/node_modules/.package-lock.json
SOURCES := $(shell find src hatch_build.py pyproject.toml web -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/server/page/*')

.PHONY: play test check soak bench build lock golden docs pictures screenshots load ladder peers clean no-stale-objects

play: $(BUILT)/.done
	@$(COMPILED) $(BIN)/python -m parlour $(ARGS)

# Everything: the quick checks while the build goes on; the page; then all tests compiled, with real databases and a
# real browser.
test: $(VENV)/.dev $(VENV)/.browser
	@mkdir -p build; $(MAKE) --no-print-directory build > build/progress 2>&1 & building=$$!; \
	  $(MAKE) --no-print-directory check; checked=$$?; \
	  wait $$building || { tail -n 30 build/progress; exit 1; }; exit $$checked
	@$(MAKE) --no-print-directory $(PACKAGES)
	@$(BIN)/npm --prefix web run --silent check && $(BIN)/npm --prefix web run --silent test
	@echo "· all tests, compiled"
	@$(COMPILED) $(BIN)/python -m pytest -n 2 --dist worksteal --compiled

# The quick inner loop.
check: $(VENV)/.dev no-stale-objects
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo | tail -n 4
	@$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" --ignore tests/server --ignore tests/browser --ignore tests/rl

# The long checks in full: tens of thousands of matches, compiled.
soak: $(VENV)/.dev $(BUILT)/.done
	@$(COMPILED) PARLOUR_SOAK=1 $(BIN)/python -m pytest -n 2 --dist worksteal --compiled

bench: $(BUILT)/.done
	@$(COMPILED) $(BIN)/python -m parlour bench $(ARGS)

build: $(BUILT)/.done

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

build/peers/.done: requirements.lock benchmarks/peers/package-lock.json
	@$(PYTHON) -m venv build/peers
	@build/peers/bin/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@build/peers/bin/pip install -q --disable-pip-version-check open_spiel "pettingzoo[classic]" rlcard
	@PATH="$(CURDIR)/build/peers/bin:$$PATH" npm --prefix benchmarks/peers ci --no-audit --no-fund --silent
	@touch $@

# Pin all packages anew: names, versions and hashes, and no registry's address.
lock:
	@$(PYTHON) -m venv build/lock && build/lock/bin/pip install -q pip-tools
	@for file in requirements.lock: requirements-dev.lock:--extra=dev; do \
	  build/lock/bin/pip-compile -q --upgrade --generate-hashes --no-emit-index-url --no-emit-find-links \
	    --no-emit-trusted-host --strip-extras --allow-unsafe --no-header --extra build $${file#*:} \
	    -o $${file%%:*} pyproject.toml; done

clean:
	rm -rf $(VENV) build dist

# Extension modules beside the sources would shadow them, and tests would pass on old code.
no-stale-objects:
	@stale=$$(find src -name '*.so' -o -name '*.pyd'); \
	if [ -n "$$stale" ]; then echo "compiled files shadow the sources; remove them: $$stale"; exit 1; fi

$(VENV)/.run: requirements.lock
	@echo "· installing what Parlour runs and builds with"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.run pyproject.toml
	@echo "· installing what the checks need"
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

# Debian's Chromium, where it may be installed; without it the browser tests are left out and say so.
$(VENV)/.browser:
	@command -v chromium >/dev/null || { echo "· installing Chromium"; \
	  mkdir -p build; { apt-get update -qq && apt-get install -y -qq chromium; } >build/chromium.log 2>&1; } \
	  || echo "Chromium is not here and could not be installed: the browser tests are left out"
	@touch $@

# The page's packages; a build of the page installs them too.
$(PACKAGES): web/package-lock.json | $(VENV)/.run
	@$(BIN)/npm --prefix web ci --no-audit --no-fund --silent
	@touch $@

$(BUILT)/.done: $(VENV)/.run $(SOURCES)
	@echo "· building the page and compiling the rules (some minutes, the first time only)"
	@rm -rf $(BUILT) && mkdir -p $(BUILT)
	@$(BIN)/pip install -v --disable-pip-version-check --no-build-isolation --no-deps --target $(BUILT) . \
	  > build/log 2>&1 & pid=$$!; \
	while kill -0 $$pid 2>/dev/null; do printf .; sleep 2; done; echo; wait $$pid || (tail -n 30 build/log; exit 1)
	@touch $@
