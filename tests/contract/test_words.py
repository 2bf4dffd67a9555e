"""No sentence for people comes from anywhere but the catalogue: shown with a language made of it that nobody speaks."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import parlour
from parlour.engine import words as words_module
from parlour.engine.words import HOUSE, catalogue_text, words_of
from tests.contract.walks import GAMES, matches

NOBODYS = "xx"
PLAIN, ODD = "abcdefghijklmnopqrstuvwxyz", "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž"
ODDLY = str.maketrans(PLAIN + PLAIN.upper(), ODD + ODD.upper())
NAMES = ["⟨0⟩", "⟨1⟩", "⟨2⟩", "⟨3⟩", "⟨4⟩", "⟨5⟩"]
# Cells such as d3, and the article that English has for a noun to which a language gives no other form.
STAYS = re.compile(r"\b[a-z]\d\b|\ban?\b")
LETTERS = re.compile(r"[A-Za-z]{2,}")


def odd(text: str) -> str:
    return text.translate(ODDLY)


class Oddly(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = odd(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        node.value = odd(node.value)
        return node


def nobodys_language(package: str) -> str:
    """The English catalogue with other letters, and the names of the content with them."""
    tree = FluentParser(with_spans=False).parse(catalogue_text(package, "en"))
    known = {entry.id.name for entry in tree.body if isinstance(entry, ast.Message) and entry.value is not None}
    said = FluentSerializer().serialize(Oddly().visit(tree))
    if package == HOUSE:
        return said
    things = []
    for table, entries in parlour.find_game(package.rpartition(".")[2].replace("_", "-")).content.tree.items():
        for id, entry in entries.items() if isinstance(entries, dict) else ():
            if isinstance(entry, dict) and "name" in entry and f"{table}-{id}" not in known:
                things.append((f"{table}-{id}", odd(entry["name"])))
    tree = FluentParser(with_spans=False).parse(said)
    for message, name in things:
        found = next((one for one in tree.body if isinstance(one, ast.Message) and one.id.name == message), None)
        value = ast.Pattern([ast.TextElement(name)])
        if found is None:
            tree.body.append(ast.Message(ast.Identifier(message), value))
        else:
            found.value = value
    return FluentSerializer().serialize(tree)


@pytest.fixture
def translated(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def text(package: str, language: str) -> str:
        return nobodys_language(package) if language == NOBODYS else catalogue_text(package, language)

    monkeypatch.setattr(words_module, "catalogue_text", text)
    for game in parlour.games().values():
        monkeypatch.setattr(game, "languages", ("en", NOBODYS))
    yield
    words_of.cache_clear()


@pytest.mark.parametrize("id", GAMES)
def test_a_language_is_a_file(id: str, translated: None) -> None:
    game = parlour.find_game(id)
    foreign = dict[str, str]()
    for seed in matches(1, 6):
        match = parlour.start(id, seats=game.usual_seats, seed=f"words {seed}", players=NAMES[: game.usual_seats])
        rng = parlour.seeded(f"words {seed}")
        for thing in printed_texts(match.translated(NOBODYS).printed):
            note(foreign, "printed", thing)
        while not match.over and match.ply < 300:
            told = match.translated(NOBODYS)
            assert told.question is not None
            note(foreign, told.question.kind, told.question.prompt)
            moves = told.moves()
            for move in moves:
                note(foreign, f"{told.question.kind}.{move.verb}", move.label)
            for blocked in told.blocked():
                note(foreign, f"{told.question.kind}: {blocked.notation}", blocked.reason)
            assert match.question != told.question and match.moves()[0].notation == moves[0].notation
            match.play(moves[rng.below(len(moves))].id)
        for entry in match.translated(NOBODYS).journal(0):
            note(foreign, entry.kind, entry.text)
    assert not foreign


def note(foreign: dict[str, str], where: str, text: str) -> None:
    if LETTERS.search(STAYS.sub("", text)):
        foreign.setdefault(where, text)


def printed_texts(printed: object) -> Iterator[str]:
    if isinstance(printed, dict):
        for key, value in printed.items():
            if key in ("name", "text") and isinstance(value, str):
                yield value
            else:
                yield from printed_texts(value)


def test_a_language_without_a_file_is_english() -> None:
    match = parlour.start("king-of-tokyo")
    assert match.translated("no-such-language").prompt == match.prompt
