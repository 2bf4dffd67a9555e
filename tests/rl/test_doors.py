"""The doors open by themselves: nobody needs the packages of another door, or torch."""

import subprocess
import sys

import pytest

import parlour
from parlour import rl


def test_there_is_no_other_door() -> None:
    assert rl.__all__ == sorted(rl.DOORS)
    with pytest.raises(AttributeError, match="has no attribute 'door'"):
        rl.door  # noqa: B018


@pytest.mark.parametrize(
    ("door", "package", "extra"), [("aec_env", "pettingzoo", "rl"), ("spiel_game", "pyspiel", "spiel")]
)
def test_a_missing_package_is_named_with_its_extra(
    door: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy", reason="the environments need the extra rl")
    pytest.importorskip("gymnasium", reason="the environments need the extra rl")
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"parlour.rl.{rl.DOORS[door][0]}", raising=False)
    with pytest.raises(parlour.ParlourError, match=rf"needs {package}: pip install 'parlour\[{extra}\]'"):
        getattr(rl, door)


def test_parlour_and_its_doors_load_nothing_before_they_are_opened() -> None:
    code = "import sys, parlour, parlour.rl; print([p for p in ('gymnasium', 'numpy', 'torch') if p in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"
