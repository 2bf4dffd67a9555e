"""A language that nobody speaks, made of English with other letters: what is not said in it comes from no catalogue."""

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import parlour
from parlour.engine import words as words_module
from parlour.engine.saying import HOUSE
from parlour.engine.words import catalogue_text, words_of
from parlour.server import language as server_language
from parlour.server.problem import CATALOGUE

NOBODYS = "xx"
PLAIN, ODD = "abcdefghijklmnopqrstuvwxyz", "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž"
ODDLY = str.maketrans(PLAIN + PLAIN.upper(), ODD + ODD.upper())
NAMES = ["⟨0⟩", "⟨1⟩", "⟨2⟩", "⟨3⟩", "⟨4⟩", "⟨5⟩"]
# Cells such as d3, and the article that English has for a noun to which a language gives no other form.
STAYS = re.compile(r"\b[a-z]\d\b|\ban?\b")
MARKS = re.compile(r"(</?\w+>)")
LETTERS = re.compile(r"[A-Za-z]{2,}")


def odd(text: str) -> str:
    """With other letters; the marks in a sentence of the page, such as `<b>`, stay."""
    return "".join(part if part.startswith("<") else part.translate(ODDLY) for part in MARKS.split(text))


class Oddly(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = odd(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        node.value = odd(node.value)
        return node


def oddly(catalogue: str) -> str:
    """A catalogue with other letters."""
    return FluentSerializer().serialize(Oddly().visit(FluentParser(with_spans=False).parse(catalogue)))


def nobodys_language(package: str) -> str:
    """The English catalogue with other letters, and the names of the content with them."""
    tree = FluentParser(with_spans=False).parse(catalogue_text(package, "en"))
    known = {entry.id.name for entry in tree.body if isinstance(entry, ast.Message) and entry.value is not None}
    said = oddly(catalogue_text(package, "en"))
    if package in (HOUSE, CATALOGUE):
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


def teach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on all games can be played in it, and the server speaks it."""

    def text(package: str, language: str) -> str:
        return nobodys_language(package) if language == NOBODYS else catalogue_text(package, language)

    monkeypatch.setattr(words_module, "catalogue_text", text)
    monkeypatch.setattr(server_language, "own_languages", lambda: ("en", NOBODYS))
    for game in parlour.games().values():
        monkeypatch.setattr(game, "languages", ("en", NOBODYS))


def forget_it() -> None:
    words_of.cache_clear()


def is_foreign(text: str) -> bool:
    """Whether something in it was not said in nobody's language."""
    return LETTERS.search(STAYS.sub("", text)) is not None
