"""Sentences in a reader's language: a catalogue a game and language, in Fluent (`words/en.ftl`); none in rules code.

A question is a message, its answers are that message's attributes, else those of `answers`; `why-not` has the reasons
for refusals, `event-…` what happened, and a thing of the content can be given forms or another language's name:

    place-where = Where does the { $tile } go?
        .at = { $cell }
    why-not = a move that is blocked
        .coins-short = needs { COUNT($missing, "more coin") }
    event-buy = { $seat } buys { $card } for { $cost } ⚡.
    units-infantry = Infantry
        .other = Infantry
        .a = an Infantry
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from parlour.engine.answers import Mention
from parlour.engine.catalogue import Catalogue, Function, Sentence
from parlour.engine.content import Content
from parlour.engine.saying import ENGLISH, HOUSE
from parlour.engine.state import Box, State
from parlour.engine.step import Refusal

TEXTS = ("text", "few", "short")  # what a thing says: whole, in a few words, and in signs alone
COPY = re.compile(r"-\d+$")  # `wings-2` is the second copy of `wings`


class Noun(str):
    """The name of a thing, with its id and the forms that sentences need: `other` for several, `a` with an article."""

    id: str
    forms: dict[str, str]

    @classmethod
    def named(cls, name: str, id: str, forms: Mapping[str, str]) -> "Noun":
        noun = cls(name)
        noun.id = id
        noun.forms = dict(forms)
        return noun


class Several(str):
    """Things one after another, in the order they were given."""

    items: list[str]  # nouns among them keep their forms

    @classmethod
    def listed(cls, items: Iterable[object]) -> "Several":
        texts = [item if isinstance(item, str) else str(item) for item in items]
        several = cls(", ".join(texts))
        several.items = texts
        return several


class Words:
    """The catalogue of one game in one language; what it lacks is said in English."""

    def __init__(self, package: str, language: str = ENGLISH) -> None:
        self.language = language
        functions: dict[str, Function] = {
            "A": self.with_article,
            "AND": self.all_of,
            "CAP": capital,
            "COUNT": self.counted,
            "MANY": self.many_of,
            "OR": self.one_of,
            "ROW": side_by_side,
            "SIGNED": signed,
            "SUFFIX": where_known,
        }
        self.sentences: dict[str, Sentence] = {}
        for source in (HOUSE, package):
            for tongue in dict.fromkeys((ENGLISH, language)):
                text = catalogue_text(source, tongue)
                self._catalogue = Catalogue(text, tongue, functions)
                self.sentences.update(self._catalogue.sentences)

    def has(self, id: str) -> bool:
        return id in self.sentences

    def say(self, id: str, fields: Mapping[str, object]) -> str:
        """A sentence with these fields filled in; where there is none, its id."""
        found = self.sentences.get(id)
        return id if found is None else found(fields)

    # ------------------------------------------------------------------ nouns

    def noun(self, box: Box, table: str, id: str) -> Noun:
        """The name of a thing, as this box has it: a designer may have changed it."""
        key = (self.language, table, id)
        found: Noun | None = box.border.get(key)
        if found is None:
            found = box.border[key] = self._noun(box, table, id)
        return found

    def _noun(self, box: Box, tables: str, id: str) -> Noun:
        """Where things of several kinds are meant, their tables are named with spaces between them.

        An id of several words has hyphens in the catalogue: `white 3` is `spaces-white-3`.
        """
        known, word = box.content.tree, id.replace(" ", "-")
        table = next((one for one in tables.split() if id in known.get(one, {}) or self.has(f"{one}-{word}")), tables)
        entries = known.get(table, {})
        thing = id if id in entries or self.has(f"{table}-{word}") else COPY.sub("", id)
        message, entry = f"{table}-{thing.replace(' ', '-')}", entries.get(thing)
        own = entry.get("name") if isinstance(entry, dict) else None
        if own is not None and f"{table}.{thing}.name" in box.overrides:
            return Noun.named(str(own), id, {})  # the forms in the catalogue are those of the printed name
        if own is None or self.has(message):
            own = self.say(message, {}) if self.has(message) else own or id
        return self._with_forms(str(own), id, message)

    def _with_forms(self, name: str, id: str, message: str) -> Noun:
        start = f"{message}."
        forms = {key.removeprefix(start): one for key, one in self.sentences.items() if key.startswith(start)}
        return Noun.named(name, id, {form: one({}) for form, one in forms.items() if form not in TEXTS})

    def text_of(self, content: Content, table: str, id: str, kind: str = "text") -> str:
        """What a card or the like says, if anything; it can speak of the numbers beside it and of those of the game."""
        entries = content.tree.get(table, {})
        for thing in dict.fromkeys((id, COPY.sub("", id))):
            message, entry = f"{table}-{thing}.{kind}", entries.get(thing, {})
            if self.has(message):
                return self.say(message, {**content.tree.get("numbers", {}), **entry})
            if kind == "text" and kind in entry:
                return content.text_of(table, thing)
        return ""

    def entry(self, content: Content, table: str, id: str) -> str:
        """What a rulebook has about it: what else is printed on it, if `<table>.printed` tells that; then its text."""
        printed, before = f"{table}.printed", ""
        if self.has(printed):
            before = self.say(printed, {**content.tree.get("numbers", {}), **content.table(table)[id]})
        return f"{before} {self.text_of(content, table, id)}".strip()

    # ------------------------------------------------------------------ functions of sentences

    def counted(self, number: Any, noun: Any) -> str:
        """`{ COUNT($amount, $unit) }` and `{ COUNT($amount, "tank") }` are `1 tank` or `2 tanks`."""
        form = self._catalogue.plural(number) if isinstance(number, int) else "other"
        return f"{number} {self._in_form(noun, form)}"

    def many_of(self, noun: Any) -> str:
        """`{ MANY($unit) }` is `tanks`."""
        return self._in_form(noun, "other")

    def _in_form(self, noun: Any, form: str) -> str:
        if not isinstance(noun, Noun):
            noun = self._with_forms(str(noun), str(noun), f"nouns-{noun}")
        return noun if form == "one" else noun.forms.get(form) or noun.forms.get("other") or plural(noun)

    def with_article(self, noun: Any) -> str:
        """`{ A($unit) }` is `a Tank` or `an Infantry`; of several things, each with its own."""
        if isinstance(noun, Several):
            return Several.listed(self.with_article(one) for one in noun.items)
        if isinstance(noun, Noun) and "a" in noun.forms:
            return noun.forms["a"]
        return f"{'an' if str(noun)[:1].lower() in 'aeiou' else 'a'} {noun}"

    def all_of(self, things: Any) -> str:
        """`{ AND($cards) }` is `Wings, Jets and Horns`."""
        return self._joined("list-and", things)

    def one_of(self, things: Any) -> str:
        """`{ OR($reasons) }` is `it is late, or it is dark`."""
        return self._joined("list-or", things)

    def _joined(self, sentence: str, things: Any) -> str:
        items = things.items if isinstance(things, Several) else [str(things)]
        if len(items) < 2:
            return "".join(items)
        return self.say(sentence, {"first": ", ".join(items[:-1]), "last": items[-1]})


def plural(noun: str) -> str:
    """As English does it where the catalogue says nothing else."""
    if noun.endswith("y") and noun[-2:-1].lower() not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "x", "z", "ch", "sh")) else f"{noun}s"


def capital(words: Any) -> str:
    """`{ CAP($text) }` begins with a capital letter."""
    return f"{str(words)[:1].upper()}{str(words)[1:]}"


def side_by_side(things: Any) -> str:
    """`{ ROW($dice) }` is `1 ♥ ♥`."""
    return " ".join(things.items) if isinstance(things, Several) else str(things)


def signed(number: Any) -> str:
    """`{ SIGNED($number) }` is `+2` or `−2`."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def where_known(before: Any, noun: Any) -> str:
    """`{ SUFFIX(": ", $card) }` is nothing where there is no card."""
    return f"{before}{noun}" if str(noun) else ""


def catalogue_text(package: str, language: str) -> str:
    path = files(package).joinpath("words", f"{language}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def languages_of(package: str) -> tuple[str, ...]:
    """English, and whatever else there is a file of."""
    folder = files(package).joinpath("words")
    names = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    found = sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


@cache
def words_of(package: str, language: str = ENGLISH) -> Words:
    return Words(package, language)


class Speaker:
    """Says what values are, in the words of one reader: ids by their names, seats by those of their players."""

    def __init__(self, words: Words, box: Box, players: Sequence[str]) -> None:
        self.words = words
        self.box = box
        self.players = players

    def name(self, value: object, table: str = "", is_seat: bool = False) -> object:
        """A value as sentences take it: numbers stay numbers, so that they can be counted."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.players[value] if is_seat else value
        if isinstance(value, str):
            return self.words.noun(self.box, table, value) if table and value else value
        if isinstance(value, Mapping):
            return Several.listed(self._counts(value, table))
        if isinstance(value, Iterable):
            return Several.listed(self.name(one, table, is_seat) for one in value)
        return str(value)

    def _counts(self, numbers: Mapping[str, Any], table: str) -> Iterator[str]:
        """How many there are of each; of tables within a table, what is in them."""
        for id, number in numbers.items():
            if isinstance(number, Mapping):
                yield from self._counts(number, table)
            elif number:
                yield self.words.counted(number, self.name(id, table))

    def several(self, things: Iterable[object]) -> Several:
        """Things that have their names already, one after another."""
        return Several.listed(things)

    def facts(self, state: State, facts: Mapping[str, object]) -> tuple[dict[str, object], dict[str, object]]:
        """What the rules say about an option: as data, and as sentences take it."""
        data, said = dict[str, object](), dict[str, object]()
        for name, value in facts.items():
            if isinstance(value, Mention):
                data[name] = value.role.data(state, value.number)
                said[name] = value.role.said(self, data[name])
            else:
                data[name] = value
                said[name] = self.name(value)
        return data, said

    def refused(self, state: State, refusal: Refusal, known: Mapping[str, object]) -> tuple[str, dict[str, object]]:
        """Why not: in words, with what the sentence may know besides, and as data."""
        facts, told = self.facts(state, refusal.fields)
        return self.words.say(f"why-not.{refusal.reason}", {**known, **told}), facts
