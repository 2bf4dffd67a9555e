"""The rulebook of a game, read from its `rules.md`: clauses that can be asked for by id."""

import re
from dataclasses import dataclass
from importlib.resources import files

from parlour.engine.content import Content, ContentError
from parlour.engine.errors import ParlourError, did_you_mean
from parlour.engine.words import Words

CHAPTER = re.compile(r"^## (\w+) (.+)$")
CLAUSE = re.compile(r"^\*\*([A-Z]\d+(?:\.\d+)*)\*\* (.+) `([^`]+)`$", re.DOTALL)
SOURCE = re.compile(r"^(manual [\d, ]+|published [\w, ]+|ruling)$")


@dataclass(frozen=True)
class Clause:
    """One statement of the rules, with where it comes from."""

    id: str
    text: str
    source: str
    chapter: str


class UnknownClause(ParlourError):
    """No clause or card has this id."""


class Rulebook:
    """All clauses in reading order; each card, tile or the like is a clause of its own too."""

    def __init__(self, title: str, clauses: list[Clause]) -> None:
        self.title = title
        self.clauses = {clause.id: clause for clause in clauses}
        if len(self.clauses) != len(clauses):
            ids = [clause.id for clause in clauses]
            twice = sorted({id for id in ids if ids.count(id) > 1})
            raise ContentError(f"{title} has clauses twice: {', '.join(twice)}")

    def clause(self, id: str) -> Clause:
        if id not in self.clauses:
            raise UnknownClause(f"{self.title} has no clause {id!r}: {did_you_mean(id, self.clauses)}")
        return self.clauses[id]

    def under(self, id: str) -> list[Clause]:
        """The clause with this id and those below it: `T4.2` brings `T4.2.1` along."""
        found = [c for c in self.clauses.values() if c.id == id or c.id.startswith(id + ".")]
        return found or [self.clause(id)]

    def search(self, words: str) -> list[Clause]:
        """The clauses in which all these words stand."""
        wanted = words.casefold().split()
        return [c for c in self.clauses.values() if all(w in f"{c.id} {c.text}".casefold() for w in wanted)]


def read_rulebook(package: str, content: Content, words: Words, card_tables: tuple[str, ...] = ("cards",)) -> Rulebook:
    """The rulebook in this package, `rules.md` or `rules.de.md`, followed by what the cards say."""
    folder = files(package)
    translated = folder.joinpath(f"rules.{words.language}.md")
    book = translated if translated.is_file() else folder.joinpath("rules.md")
    title, clauses = parse_rules(book.read_text(encoding="utf-8"))
    for table in card_tables:
        for id, entry in content.table(table).items():
            message = f"{table}-{id}"
            chapter = words.say(message, {}) if words.has(message) else str(entry.get("name", id))
            clauses.append(Clause(id, words.entry(content, table, id), str(entry.get("source", "")), chapter))
    return Rulebook(title, clauses)


def parse_rules(text: str) -> tuple[str, list[Clause]]:
    """The title and the clauses of a `rules.md`."""
    title, chapter, clauses = "", "", list[Clause]()
    for block in re.split(r"\n\s*\n", text.strip()):
        block = block.strip()
        heading = CHAPTER.match(block)
        if heading:
            chapter = f"{heading[1]} {heading[2]}"
        elif block.startswith("# "):
            title = block[2:].splitlines()[0].strip()
        elif block.startswith("**"):
            clauses.append(_clause(" ".join(block.split()), chapter))
    return title, clauses


def _clause(block: str, chapter: str) -> Clause:
    found = CLAUSE.match(block)
    if not found:
        raise ContentError(f"not a clause with an id and a source: {block[:60]}…")
    id, text, source = found.groups()
    if not all(SOURCE.match(part) for part in source.split(" + ")):
        raise ContentError(f"{id} has no known kind of source: {source}")
    return Clause(id, text, source, chapter)
