"""What the package imports is what it declares: the house itself, and each of its extras."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# Where the packages of an extra may be imported. Everywhere else only what everybody has.
HOMES = {
    "postgres": ["src/parlour/server/database.py", "src/parlour/server/news.py"],
    "cluster": ["src/parlour/arena/cluster.py"],
    "lab": ["src/parlour/arena"],
    "rl": [
        "src/parlour/rl/aec.py",
        "src/parlour/rl/single.py",
        "src/parlour/rl/vector.py",
        "src/parlour/rl/encoder.py",
    ],
    "spiel": ["src/parlour/rl/spiel.py", "src/parlour/rl/encoder.py"],
    "train": ["examples"],
}
# Declared although nothing imports it, each with its reason.
NOT_IMPORTED = {
    "train": {"gymnasium"},  # the environments that the example trains on, parlour.rl, are made with it
}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements: list[str]) -> set[str]:
    """The names of packages, without versions and extras."""
    return {plain(re.split(r"[\[<>=!~; ]", one, maxsplit=1)[0]) for one in requirements}


RUN = declared(PROJECT["project"]["dependencies"])
EXTRAS = {name: declared(requirements) for name, requirements in PROJECT["project"]["optional-dependencies"].items()}
OWNERS = packages_distributions()
OF_ABSENT = {"sb3_contrib": "sb3-contrib", "stable_baselines3": "stable-baselines3", "torch": "torch"}


def imported(file: Path) -> set[str]:
    """The packages from outside that a module imports, anywhere in it, by the names that they are installed under."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.split(".")[0])
    names -= {*sys.stdlib_module_names, "parlour"}
    return {plain(OWNERS[name][0] if name in OWNERS else OF_ABSENT[name]) for name in names}


def modules(places: list[str]) -> set[Path]:
    """These files, and all that are in these folders."""
    return {
        file for place in places for file in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("*.py"))
    }


def test_a_module_imports_what_is_declared_for_it_and_what_everybody_has_is_used() -> None:
    homes = {extra: modules(places) for extra, places in HOMES.items()}
    used: set[str] = set()
    for file in sorted(modules(["src/parlour", "examples"])):
        found = imported(file)
        allowed = RUN.union(*(EXTRAS[extra] for extra, files in homes.items() if file in files))
        assert found <= allowed, f"{file.relative_to(ROOT)} imports what is not declared for it: {found - allowed}"
        used |= found
    assert RUN <= used, f"declared, but never imported: {RUN - used}"


@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_an_extra_declares_nothing_that_its_modules_do_not_import(extra: str) -> None:
    assert extra in HOMES, "no module is named that the extra is for"
    used: set[str] = set().union(*map(imported, modules(HOMES[extra])))
    unused = EXTRAS[extra] - used - NOT_IMPORTED.get(extra, set())
    assert not unused, f"declared, but never imported: {unused}"


def test_the_locks_hold_what_is_declared_and_no_address() -> None:
    groups = PROJECT["dependency-groups"]
    build = declared(groups["build"])
    dev = declared([one for one in groups["dev"] if isinstance(one, str)])
    for file, wanted in [
        ("requirements.lock", RUN),
        ("requirements-build.lock", build),
        ("requirements-dev.lock", RUN | build | dev),
    ]:
        text = (ROOT / file).read_text(encoding="utf-8")
        held = set(re.findall(r"(?m)^([a-z0-9-]+)==", text))
        assert wanted <= held, f"{file} is older than pyproject.toml: make lock"
        assert "://" not in text and "--index" not in text


def test_what_builds_is_declared_for_pip_as_well() -> None:
    """[build-system] cannot name a group; `editables` is for linked installs, and hatchling asks for it itself."""
    group = declared(PROJECT["dependency-groups"]["build"])
    assert declared(PROJECT["build-system"]["requires"]) == group - {"editables"}
