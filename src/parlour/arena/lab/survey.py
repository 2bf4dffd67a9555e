"""What there is to measure in a game, found by looking on at a few matches: no game is known here by name.

- A **trait** is what a seat is: a monster, a nation. In the view there is one list with an entry for each seat; a
  trait is a text of such an entry that is an id of the content and, once it is there, stays.
- A **taking** is an event of the journal by which a card comes to a seat. The types of an event's fields say which of
  them is a card; a kind of event takes when the card then shows up in the seat's entry of the view. Where none does so,
  each kind with a card is told for itself.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.engine.events import events_of, fields_told, kind_told, notes_of
from parlour.engine.game import Game, find_game
from parlour.engine.journal import Told
from parlour.engine.match import Match
from parlour.engine.opening import start
from parlour.engine.rng import seeded
from parlour.engine.schema import Id

MATCHES = 6  # that are looked on at, of random players
ARRIVES = 0.5  # so often at least a card that was taken is seen to arrive
LENGTHS = ("turn", "round")  # what the length of a match is counted in, the finest first
MOST_KINDS = 3  # that are told for a table without takings

Entry = Mapping[str, Any]  # of a seat, in the view


@dataclass(frozen=True)
class Taking:
    """Kinds of events by which a seat has to do with the entries of one table of the content."""

    table: str
    kinds: tuple[str, ...]
    verb: str  # such as `buys`


@dataclass(frozen=True)
class Survey:
    """What is measured in each match."""

    entries: tuple[str, ...]  # where in the view the seats' entries are
    traits: Mapping[str, str]  # keys of an entry, and the tables of their values
    takings: tuple[Taking, ...]
    length: str  # the stage of a match that is counted; empty: decisions


def survey(game_id: str, seats: int, options: Mapping[str, object]) -> Survey:
    """Look on at a few matches."""
    game = find_game(game_id)
    entries = tuple(find_entries(game, seats, options))
    fields = card_fields(game)
    traits = Traits(game)
    arrived: Counter[tuple[str, str]] = Counter()
    seen: Counter[tuple[str, str]] = Counter()
    for number in range(MATCHES):
        match = start(game_id, seats, f"survey/{number}", options)
        before = seat_entries(match, entries)
        for events in play(match, number):
            after = seat_entries(match, entries)
            traits.look(number, after)
            for seat, kind, table, card in cards_of(events, fields):
                seen[table, kind] += 1
                if before and count(card, after[seat]) > count(card, before[seat]):
                    arrived[table, kind] += 1
            before = after
    known = traits.found()
    takings = find_takings(game, known.values(), seen, arrived)
    stages = {kind.mark for kind in events_of(game).values()}
    length = next((stage for stage in LENGTHS if stage in stages), "")
    return Survey(entries, known, tuple(takings), length)


def play(match: Match, number: int) -> Iterator[Sequence[Told]]:
    """A match of random players: what each decision brought."""
    rng, journal = seeded(f"survey/{number}/moves"), match.state.journal
    assert journal is not None
    while not match.over:
        told = len(journal.events)
        question, answers = match.state.question, match.state.answers
        assert question is not None
        match.play(question.first + answers[rng.below(len(answers))])
        yield journal.events[told:]


# ---------------------------------------------------------------------- the view


def find_entries(game: Game, seats: int, options: Mapping[str, object]) -> list[str]:
    """The keys of the view under which there is an entry for each seat, however many play."""
    tables = [seats, *(other for other in game.seats if other != seats)][:2]
    views = [(many, start(game.id, many, "survey", options).view(None)["table"]) for many in tables]
    return [key for key in views[0][1] if all(is_entries(view.get(key), many) for many, view in views)]


def is_entries(value: object, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats and all(isinstance(entry, dict) for entry in value)


def seat_entries(match: Match, keys: Sequence[str]) -> list[Entry]:
    """What the view has of each seat, as everybody sees it."""
    table = match.game.view(match.state, None)
    lists = [table[key] for key in keys]
    return [{key: value for entry in entries for key, value in entry.items()} for entries in zip(*lists, strict=True)]


def count(word: str, value: object) -> int:
    """How often a text stands somewhere in plain data."""
    if isinstance(value, Mapping):
        return sum(count(word, part) for part in value.values())
    if isinstance(value, list):
        return sum(count(word, part) for part in value)
    return value == word


class Traits:
    """Which keys of the seats' entries say what a seat is."""

    def __init__(self, game: Game) -> None:
        self.tables = {
            name: set(table)
            for name, table in game.content.tree.items()
            if isinstance(table, dict) and all(isinstance(row, dict) and "name" in row for row in table.values())
        }
        self.now: dict[tuple[int, int, str], str] = {}  # by match, seat and key
        self.values: defaultdict[str, set[str]] = defaultdict(set)
        self.no_traits: set[str] = set()

    def look(self, match: int, entries: Sequence[Entry]) -> None:
        for seat, entry in enumerate(entries):
            for key, value in entry.items():
                known = self.now.get((match, seat, key))
                if isinstance(value, str) and value and known in (None, value):
                    self.now[match, seat, key] = value
                    self.values[key].add(value)
                elif known is not None or value not in (None, ""):
                    self.no_traits.add(key)

    def found(self) -> dict[str, str]:
        """The traits, each with the table that its values are of."""
        found = {}
        for key, values in self.values.items():
            table = next((name for name, ids in self.tables.items() if values <= ids), None)
            if table is not None and len(values) > 1 and key not in self.no_traits:
                found[key] = table
        return found


# ---------------------------------------------------------------------- the journal


def card_fields(game: Game) -> dict[str, list[tuple[str, str]]]:
    """By kind of event: the fields that hold cards, with their tables. Only kinds that a seat is the subject of."""
    found: dict[str, list[tuple[str, str]]] = {}
    for name, kind in events_of(game).items():
        notes = notes_of(kind)
        tables = [(field, note.table) for field, said in notes.items() for note in said if isinstance(note, Id)]
        cards = [(field, table) for field, table in tables if table in game.card_tables]
        if cards and "seat" in notes:
            found[name] = cards
    return found


def cards_of(
    events: Iterable[Told], fields: Mapping[str, Sequence[tuple[str, str]]]
) -> Iterator[tuple[int, str, str, str]]:
    """Seat, kind, table and card, for each card in events that everybody saw."""
    for told in events:
        kind = kind_told(told)
        if told.seen_by is None and kind in fields:
            said = fields_told(told, None)
            for field, table in fields[kind] if said["seat"] is not None else ():
                cards = said[field] if isinstance(said[field], list | dict) else [said[field]]
                for card in cards:
                    if card is not None:
                        yield said["seat"], kind, table, str(card)


def find_takings(
    game: Game, no_cards: Iterable[str], seen: Counter[tuple[str, str]], arrived: Counter[tuple[str, str]]
) -> Iterator[Taking]:
    """The takings of each table of cards; what seats are is no card."""
    fields = card_fields(game)
    for table in game.card_tables:
        if table in no_cards:
            continue
        told = [kind for kind, cards in fields.items() if table in [of for field, of in cards]]
        kinds = sorted((kind for kind in told if seen[table, kind]), key=lambda kind: -seen[table, kind]) or told
        taking = [kind for kind in kinds if arrived[table, kind] > ARRIVES * seen[table, kind]]
        if taking:
            yield Taking(table, tuple(taking), " or ".join(verb(game, kind) for kind in taking))
        else:
            for kind in kinds[:MOST_KINDS]:
                yield Taking(table, (kind,), verb(game, kind))


def verb(game: Game, kind: str) -> str:
    """What the player does, as the catalogue says it."""
    sentence = f"event-{kind}.verb"
    words = game.words()
    return words.say(sentence, {}) if words.has(sentence) else kind.replace("_", " ")
