"""Traps that no linter knows of."""

import re
from pathlib import Path

import pytest

import parlour

SOURCES = Path(__file__).parents[1] / "src" / "parlour"
HOT = sorted([*SOURCES.glob("engine/*.py"), *SOURCES.glob("games/**/*.py"), *SOURCES.glob("bots/*.py")])


@pytest.mark.parametrize("path", HOT, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_literal_is_shifted_in_compiled_code(path: Path) -> None:
    """mypyc 2.4.1 writes `1 << n` as a 32-bit number of C: use parlour.engine.bits."""
    code = re.sub(r'""".*?"""|#.*', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    shifted = re.findall(r"(?<![\w.\]\)])\d+ << .*|\b[A-Z_]{2,} << .*", code)
    assert not shifted


@pytest.mark.parametrize("id", sorted(parlour.games()))
def test_rules_name_no_card(id: str) -> None:
    """What a card does stands in its class; the chapters of the rules look for cards by hook."""
    game = parlour.find_game(id)
    folder = SOURCES / "games" / game.package.rpartition(".")[2]
    names = {
        "".join(word.capitalize() for word in card.split("-"))
        for table in game.card_tables
        for card in game.content.table(table)
    }
    for path in folder.glob("*.py"):
        if path.name not in ("game.py", "__init__.py"):
            code = re.sub(r'""".*?"""|#.*|"[^"\n]*"', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            assert not names & set(re.findall(r"\b[A-Z]\w+\b", code)), path.name
