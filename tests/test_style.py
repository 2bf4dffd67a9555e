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


PEOPLE = SOURCES.parents[1] / "web" / "src"
BEYOND = sorted(
    path
    for folder in (PEOPLE, *(SOURCES / name for name in ("terminal", "rl", "server", "arena")))
    for path in folder.rglob("*")
    if path.suffix in (".py", ".ts", ".svelte") and path.name != "schema.ts" and "page" not in path.parts
)
# Ways to take a text apart, or to look into it.
APART = (
    r"(?:split|rsplit|partition|rpartition|removeprefix|removesuffix|startswith|endswith|find|index|replace|strip|match"
    r"|matchAll|search|startsWith|endsWith|slice|substring|replaceAll|charAt|test|exec)"
)
READS = re.compile(
    rf"\b(?:notation|label|prompt)\)?(?:\.\w+\(\))*\.{APART}\(|\b(?:notation|label|prompt)\[\d"
    rf"|\bre\.\w+\([^)]*\b(?:notation|label|prompt)\b|\.(?:test|exec)\([^)]*\b(?:notation|label|prompt)\b"
)
KINDS = re.compile(r"""\b(?:entry|event|told)\.kind\s*(?:===?|!==?|\bin\b)\s*["'(\[]""")


@pytest.mark.parametrize("path", BEYOND, ids=lambda path: path.name)
def test_nothing_outside_the_rules_reads_words_or_notations_apart(path: Path) -> None:
    """Moves say by verb and subjects what they are, questions by kind and about, events by mark and fields."""
    code = path.read_text(encoding="utf-8")
    assert not READS.findall(code)
    if "games" not in path.parts:
        assert not KINDS.findall(code), "an event's mark tells what it is to any game"


@pytest.mark.parametrize(
    "code",
    [
        'verb = move.notation.split(" ")[0]',
        "move.notation.startsWith('reroll ')",
        "label.lower().removeprefix('buy')",
        "re.match(r'\\d+', match.prompt)",
        "/die/.test(move.notation)",
        "prompt[0]",
    ],
)
def test_reading_apart_is_noticed(code: str) -> None:
    assert READS.search(code)
