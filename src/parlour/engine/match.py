"""A match as people play it: moves in words, a record, undo, and a journal of what happened."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from parlour.engine.codec import digest
from parlour.engine.errors import BadRecord, BadScenario, BadSetup, CannotUndo, IllegalMove, ParlourError
from parlour.engine.game import Game, find_game
from parlour.engine.journal import SPECTATOR, Event, Journal
from parlour.engine.record import NO_DIGEST, Record, read_record, write_record, wrong_with_seed
from parlour.engine.rng import seeded
from parlour.engine.scenario import COMMON_KEYS, Keys
from parlour.engine.state import State
from parlour.engine.step import Refusal
from parlour.engine.words import say


@dataclass(frozen=True)
class Move:
    """A legal move: `id` for programs, `notation` for records, `label` for people.

    With `confirm` people are asked once more: the turn ends with it unasked, and it cannot be taken back.
    """

    id: int
    notation: str
    label: str
    targets: tuple[str, ...] = ()
    confirm: bool = False


@dataclass(frozen=True)
class Blocked:
    """A move that is not legal now, and why."""

    notation: str
    label: str
    clause: str
    reason: str
    targets: tuple[str, ...] = ()


@dataclass(frozen=True)
class Entry:
    """One line of the journal, as one seat may read it; `ply` is the seat's own count."""

    ply: int
    kind: str
    clause: str
    text: str
    fields: dict[str, Any]


@dataclass(frozen=True)
class LastMove:
    """The last move that a viewer knows of; `notation` None: what it was is a secret."""

    seat: int
    notation: str | None


@dataclass(frozen=True)
class _Played:
    """A move that was made, and what became known by it."""

    seat: int
    notation: str
    learnt: bool  # something came to light
    secret: bool  # only its seat knows what was played
    hidden: bool  # only its seat knows that anything was played
    counts: tuple[int, ...]  # how many moves each seat knows of after it; the last: spectators


class Match:
    """Make one with `parlour.start`, `parlour.load` or `parlour.scenario`."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.players = [*record.players, *(f"Player {n + 1}" for n in range(len(record.players), record.seats))]
        self._record = record
        self._played: list[_Played] = []
        self.state = self._first_state()

    # ------------------------------------------------------------------ the question

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the match is over."""
        return self.state.seat

    @property
    def ply(self) -> int:
        """How many moves have been played, as the record has them."""
        return len(self._played)

    def known_ply(self, seat: int | None) -> int:
        """How many moves this viewer knows of: all but the hidden ones of others."""
        self._check_seat(seat)
        return self._counts()[SPECTATOR if seat is None else seat]

    def known_plies(self, seat: int | None) -> list[int]:
        """This viewer's count before the first move and after each one of the record."""
        self._check_seat(seat)
        viewer = SPECTATOR if seat is None else seat
        return [0, *(played.counts[viewer] for played in self._played)]

    def _counts(self) -> tuple[int, ...]:
        return self._played[-1].counts if self._played else (0,) * (self._record.seats + 1)

    @property
    def hidden(self) -> bool:
        """Whether nobody but the seat that made it knows of the last move."""
        return bool(self._played) and self._played[-1].hidden

    def last(self, seat: int | None, open_record: bool = False) -> LastMove | None:
        """The last move that this viewer knows of; None: there is none. An open record has no secret answers."""
        self._check_seat(seat)
        for played in reversed(self._played):
            if not played.hidden or played.seat == seat:
                known = open_record or not played.secret or played.seat == seat
                return LastMove(played.seat, played.notation if known else None)
        return None

    @property
    def prompt(self) -> str:
        """The question, in words."""
        question = self.state.question
        return "The match is over." if question is None else question.prompt(self.state)

    def moves(self) -> list[Move]:
        """The legal moves."""
        question, table = self.state.question, self.state
        if question is None:
            return []
        return [
            Move(
                question.first + option,
                question.notation(table, option),
                question.label(table, option),
                tuple(question.targets(table, option)),
                self.game.confirms(table, option),
            )
            for option in table.answers
        ]

    def blocked(self) -> list[Blocked]:
        """The moves one might look for but may not make now, each with its reason."""
        question, table = self.state.question, self.state
        if question is None:
            return []
        found = []
        for option in range(question.size):
            refusal = None if option in table.answers else question.why_not(table, option)
            if refusal is not None:
                targets = tuple(question.targets(table, option))
                notation, label = question.notation(table, option), question.label(table, option)
                found.append(Blocked(notation, label, refusal.clause, refusal.reason, targets))
        return found

    def play(self, move: str | int) -> None:
        """Play a move by its notation or id. A refused move leaves the match as it was."""
        state = self.state
        if state.question is None or state.seat is None:
            raise IllegalMove("the match is over")
        option = self._option(move)
        notation = state.question.notation(state, option)
        before = state.copy()
        before.journal, journal = state.journal, state.journal
        assert journal is not None
        told = len(journal.events)
        journal.ply = self.ply + 1
        try:
            state.answer(option)
        except BaseException:
            self.state = before
            del journal.events[told:]
            journal.ply = self.ply
            raise
        self._note(before, notation, journal.events[told:])

    def _note(self, before: State, notation: str, events: list[Event]) -> None:
        """Write down the move that led here from the table before it.

        At a secret question a move shows to others only when the question is done with: how many moves an answer
        took would tell what it was. What the journal tells them, or what came to light, is no secret.
        """
        question, now = before.question, self.state.question
        assert question is not None
        learnt = self.state.learnt != before.learnt
        again = now is not None and type(now) is type(question) and now.seat == question.seat
        others = [seat for seat in (None, *range(self._record.seats)) if seat != question.seat]
        told = any(event.seen(seat) for event in events for seat in others)
        hidden = question.secret and again and not learnt and not told
        counts = tuple(count + (not hidden or seat == question.seat) for seat, count in enumerate(self._counts()))
        self._played.append(_Played(question.seat, notation, learnt, question.secret, hidden, counts))

    def _option(self, move: str | int) -> int:
        """The legal option that a caller means, or an IllegalMove that says why it is none."""
        question, table = self.state.question, self.state
        assert question is not None
        if isinstance(move, bool) or not isinstance(move, str | int):
            raise IllegalMove(f"a move is a text or an action id, not {move!r}")
        if isinstance(move, int):
            option = move - question.first
            if option in table.answers:
                return option
            if not 0 <= option < question.size:
                raise IllegalMove(f"action {move} is no answer to this question: {question.prompt(table)}")
            self._refuse(option, question.notation(table, option) or str(move))
        wanted = _plain(move)
        for option in table.answers:
            if _plain(question.notation(table, option)) == wanted:
                return option
        for option in range(question.size):
            if wanted and option not in table.answers and _plain(question.notation(table, option)) == wanted:
                self._refuse(option, move)
        some = ", ".join(repr(question.notation(table, option)) for option in table.answers[:4])
        raise IllegalMove(f"{move!r} is no move here; moves are {some}{' …' if len(table.answers) > 4 else ''}")

    def _refuse(self, option: int, move: str) -> NoReturn:
        question, table = self.state.question, self.state
        assert question is not None
        refusal: Refusal | None = question.why_not(table, option)
        if refusal is None:
            raise IllegalMove(f"{move!r} cannot be played now", question.clause)
        raise IllegalMove(f"{move!r} cannot be played: {refusal.reason}", refusal.clause)

    # ------------------------------------------------------------------ what is seen

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may see, ready for JSON; None: a spectator."""
        self._check_seat(seat)
        state = self.state
        return {
            "game": self.game.id,
            "players": list(self.players),
            "you": seat,
            "seat": state.seat,
            "ply": self.known_ply(seat),
            "over": state.over,
            "scores": state.scores(),
            "winners": state.winners() if state.over else [],
            "table": self.game.view(state, seat),
        }

    def journal(self, seat: int | None = None, since: int = 0) -> list[Entry]:
        """What happened from ply `since` on, as this seat may know it and counts it."""
        journal = self.state.journal
        assert journal is not None
        content, plies = self.state.box.content, self.known_plies(seat)
        return [
            Entry(plies[event.ply], event.kind, event.clause, say(event, content, self.players), dict(event.fields))
            for event in journal.events
            if event.seen(seat) and plies[event.ply] >= since
        ]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self._record.seats):
            raise ParlourError(f"there is no seat {seat!r}: the seats are 0 to {self._record.seats - 1}")

    # ------------------------------------------------------------------ the end

    @property
    def over(self) -> bool:
        return self.state.over

    def scores(self) -> list[int]:
        return self.state.scores()

    def winners(self) -> list[int]:
        """The seats that have won; none while the match goes on, or when nobody wins."""
        return self.state.winners() if self.state.over else []

    # ------------------------------------------------------------------ record and undo

    def save(self) -> str:
        """The record of the match so far."""
        record = self._record
        record.moves = [(played.seat, played.notation) for played in self._played]
        record.players = list(self.players)
        record.digest = digest(self.state)
        return write_record(record)

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """Why the last move cannot be taken back (by this seat); None: it can."""
        if not self._played or (seat is not None and self.known_ply(seat) == 0):
            return "nothing has been played yet"
        question = self.state.question
        if seat is not None and question is not None and question.secret and question.seat != seat:
            return f"{self.players[question.seat]} may have moved since"
        last = self._played[-1]
        if seat is not None and last.seat != seat:
            return f"{self.players[last.seat]} has moved since"
        if last.learnt:
            return "something new came to light with the last move"
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move, if nothing was learnt by it."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(f"the last move cannot be taken back: {reason}")
        moves = [played.notation for played in self._played[:-1]]
        self._played = []
        self.state = self._first_state()
        for notation in moves:
            self.play(notation)

    # ------------------------------------------------------------------ looking back

    def fork(self) -> "Match":
        """A second match that stands where this one does, and goes its own way; its journal begins here."""
        return self.rewound(self.ply, self.state.copy())

    def rewound(self, ply: int, table: State) -> "Match":
        """A second match that stands where this one stood after so many moves; `table` is a copy from then."""
        twin = Match.__new__(Match)
        twin.game, twin.players, twin._record = self.game, list(self.players), replace(self._record)
        twin._played = self._played[:ply]
        twin.state = table
        table.journal = Journal()
        table.journal.ply = ply
        return twin

    def _first_state(self) -> State:
        record = self._record
        scenario = record.scenario
        if scenario is not None:
            return _scenario_state(self.game, scenario)
        box = self.game.make_box(record.seats, record.options, record.overrides)
        state = self.game.deal(box, seeded(record.seed))
        state.journal = Journal()
        state.settle()
        return state


def start(
    game: str,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    overrides: Mapping[str, object] | None = None,
    players: Sequence[str] = (),
) -> Match:
    """A new match. `overrides` change numbers of the content: `{"cards.wings.cost": 5}`."""
    found = find_game(game)
    wrong = wrong_with_seed(seed)
    if wrong:
        raise BadSetup(wrong)
    seats = found.seats[0] if seats is None else seats
    box = found.make_box(seats, options or {}, overrides or {})
    if len(players) > seats:
        raise BadSetup(f"there are {seats} seats, but {len(players)} names of players")
    record = Record(found.id, found.version, seats, seed, dict(box.options), dict(box.overrides), list(players))
    return Match(found, record)


def scenario(game: str, words: Mapping[str, Any]) -> Match:
    """A match that starts from a position; `docs/scenarios.md` lists each game's words."""
    found = find_game(game)
    plain = dict(words)
    state = _scenario_state(found, plain)
    box = state.box
    seed = plain.get("seed", 0)
    record = Record(found.id, found.version, box.seats, seed, dict(box.options), dict(box.overrides), scenario=plain)
    return Match(found, record)


def load(text: str) -> Match:
    """The match that a record tells: it is played again, move by move."""
    record = read_record(text)
    game = find_game(record.game)
    if record.version != game.version:
        age = "newer" if record.version > game.version else "older"
        raise BadRecord(
            f"this record was played by version {record.version} of the rules of {game.name}, "
            f"which is {age} than the version {game.version} that this program has"
        )
    match = Match(game, record)
    for ply, (seat, notation) in enumerate(list(record.moves), 1):
        if match.seat != seat:
            raise BadRecord(f"the record is damaged: move {ply} is not seat {seat}'s to make")
        try:
            match.play(notation)
        except IllegalMove as error:
            raise BadRecord(f"the record is damaged at move {ply}: {error}") from error
    if record.digest not in (NO_DIGEST, digest(match.state)):
        raise BadRecord("the record is damaged: it does not lead to the position it was saved at")
    return match


def _scenario_state(game: Game, words: Mapping[str, Any]) -> State:
    keys = Keys(words, COMMON_KEYS + game.scenario_keys())
    seats = keys.number("seats", game.seats[0])
    tables = {name: keys.raw(name, {}) for name in ("options", "overrides")}
    for name, table in tables.items():
        if not isinstance(table, Mapping):
            raise BadScenario(f"{name!r} is a table, not {table!r}")
    seed = keys.raw("seed", 0)
    wrong = wrong_with_seed(seed, "'seed'")
    if wrong:
        raise BadScenario(wrong)
    box = game.make_box(seats, tables["options"], tables["overrides"])
    state = game.set_up(box, seeded(seed), keys)
    state.journal = Journal()
    state.settle()
    return state


def _plain(notation: str) -> str:
    return " ".join(notation.casefold().split())
