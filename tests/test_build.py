"""The build hook: what it says where the rules cannot be compiled."""

from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build


def test_without_a_compiler_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "no C compiler was found (install gcc or clang" in hatch_build.why_not_compile()


def test_another_compiler_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the one that this Python was built with is not here."""
    monkeypatch.setenv("CC", "")
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "no-such-compiler -pthread")
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/cc" if name == "cc" else None)
    assert "no C compiler" not in hatch_build.why_not_compile()


def test_without_the_headers_of_python_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert (
        "the C headers of Python were not found (on Debian: apt install python3-dev)" in hatch_build.why_not_compile()
    )


def test_only_modules_of_registered_games_are_compiled() -> None:
    modules = hatch_build.hot_modules(Path(hatch_build.__file__).parent / "src")
    assert "parlour/engine/state.py" in modules and "parlour/games/king_of_tokyo/turn.py" in modules
    assert not any(module.endswith(("game.py", "scenario.py", "invariants.py", "__init__.py")) for module in modules)


def test_the_sentences_of_every_package_come_along() -> None:
    """A language is a file, so it must be in the wheel."""
    root = Path(hatch_build.__file__).parent
    packed = {Path(file.path) for file in WheelBuilder(str(root)).recurse_included_files()}
    catalogues = set((root / "src").rglob("*.ftl"))
    assert root / "src/parlour/server/words/en.ftl" in catalogues
    assert catalogues <= packed
