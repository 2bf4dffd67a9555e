"""A match as people play it: moves in words, a record, undo, and a journal of what happened."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, NoReturn

from parlour.engine.answers import plain
from parlour.engine.asking import Asked, Blocked, Move, Question
from parlour.engine.codec import digest
from parlour.engine.deal import first_state
from parlour.engine.errors import CannotUndo, IllegalMove, ParlourError
from parlour.engine.events import fields_told, kind_told, mark_told, text_told
from parlour.engine.game import Game
from parlour.engine.journal import SPECTATOR, Journal, Told
from parlour.engine.printed import printed
from parlour.engine.record import Record, write_record
from parlour.engine.rng import seeded
from parlour.engine.saying import ENGLISH
from parlour.engine.state import State
from parlour.engine.step import Decision, Refusal
from parlour.engine.told import Ahead, Entry, LastMove, Why
from parlour.engine.words import Speaker, Words

MOST_PLANNED = 24  # in a plan
MOST_BEFORE = 16  # plans that can be taken back at once, one after another


@dataclass(frozen=True)
class _Played:
    """A move that was made, and what became known by it."""

    seat: int
    notation: str
    learnt: bool  # something came to light
    secret: bool  # only its seat knows what was played
    hidden: bool  # only its seat knows that anything was played
    counts: tuple[int, ...]  # how many moves each seat knows of after it; the last: spectators
    plan: int  # at which ply the plan began that it is part of


@dataclass(frozen=True)
class _Before:
    """The table as it was before a plan, to come back to."""

    ply: int
    state: State
    told: int  # events


class Match:
    """Make one with `parlour.start`, `parlour.load` or `parlour.scenario`."""

    def __init__(self, game: Game, record: Record, state: State | None = None) -> None:
        self.game = game
        self.language = ENGLISH
        self.players = [*record.players, *(f"Player {n + 1}" for n in range(len(record.players), record.seats))]
        self._record = record
        self._played: list[_Played] = []
        self._before: list[_Before] = []  # what can be taken back without playing all of it again
        self._first_ply = 0
        self._first_counts = (0,) * (record.seats + 1)
        self._revealing: str | int | None = None  # the move at which a dream stopped: something is learnt by it
        self.state = first_state(self.game, self._record) if state is None else state

    # ------------------------------------------------------------------ the question

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the match is over."""
        return self.state.seat

    @property
    def ply(self) -> int:
        """How many moves have been played, as the record has them."""
        return self._first_ply + len(self._played)

    def known_ply(self, seat: int | None) -> int:
        """How many moves this viewer knows of: all but the hidden ones of others."""
        self._check_seat(seat)
        return self._counts()[SPECTATOR if seat is None else seat]

    def known_plies(self, seat: int | None) -> list[int]:
        """This viewer's count before the first move and after each one of the record."""
        self._check_seat(seat)
        viewer = SPECTATOR if seat is None else seat
        return [self._first_counts[viewer], *(played.counts[viewer] for played in self._played)]

    def _counts(self) -> tuple[int, ...]:
        return self._played[-1].counts if self._played else self._first_counts

    @property
    def hidden(self) -> bool:
        """Whether nobody but the seat that made it knows of the last move."""
        return bool(self._played) and self._played[-1].hidden

    def moves_since(self, ply: int) -> list[tuple[str, bool]]:
        """What was played from that ply of the record on, and whether nobody but its seat knows of it."""
        return [(played.notation, played.hidden) for played in self._played[ply - self._first_ply :]]

    @property
    def last_plan(self) -> int:
        """The ply of the record at which the last move, or the plan that it ended, began: an undo leads there."""
        return self._played[-1].plan if self._played else self.ply

    def last(self, seat: int | None, open_record: bool = False) -> LastMove | None:
        """The last move that this viewer knows of; None: there is none. An open record has no secret answers."""
        self._check_seat(seat)
        for played in reversed(self._played):
            if not played.hidden or played.seat == seat:
                known = open_record or not played.secret or played.seat == seat
                return LastMove(played.seat, played.notation if known else None)
        return None

    @property
    def question(self) -> Question | None:
        """What is asked: kind, clause, seat, what it is about, and in words; None when the match is over."""
        return None if self.state.question is None else self._asked().as_data()

    @property
    def prompt(self) -> str:
        """The question, in words."""
        return self._say("over") if self.state.question is None else self._asked().prompt()

    def moves(self) -> list[Move]:
        """The legal moves."""
        state = self.state
        if state.question is None:
            return []
        asked, confirms, imagined = self._asked(), self.game.confirms, self._imagined(state.question.seat)
        return [asked.move(option, confirms(state, option), only_begins(imagined, option)) for option in state.answers]

    def blocked(self) -> list[Blocked]:
        """The moves one might look for but may not make now, each with its reason."""
        question, table = self.state.question, self.state
        if question is None:
            return []
        found = []
        asked, legal = self._asked(), set(table.answers)
        for option in range(question.size):
            refusal = None if option in legal else question.why_not(table, option)
            if refusal is not None:
                found.append(asked.blocked(option, refusal))
        return found

    def why_not(self, target: str) -> Why | None:
        """Why nothing can be done with this thing on the table now; None: something can."""
        state, kind = self.state, target.partition(":")[0]
        if state.question is None:
            return Why(self._say("illegal.over"), "")
        if any(target in move.targets for move in self.moves()):
            return None
        blocked = next((no for no in self.blocked() if target in no.targets), None)
        if blocked is not None:
            return Why(blocked.reason, blocked.clause)
        if kind in self.game.things:
            return Why(self._say(f"things.{kind}"), self.game.things[kind])
        return Why(self._say("not-asked-about"), state.question.clause)

    def translated(self, language: str) -> "Match":
        """This match, to be read in another language; what is missing in it is said in English."""
        told = copy(self)
        told.language = language
        return told

    @property
    def words(self) -> Words:
        return self.game.words(self.language)

    def _say(self, sentence: str, **fields: object) -> str:
        return self.words.say(sentence, fields)

    def _speaker(self) -> Speaker:
        return Speaker(self.words, self.state.box, self.players)

    def _asked(self) -> Asked:
        return Asked(self.state, self._speaker())

    # ------------------------------------------------------------------ playing

    def play(self, move: str | int) -> None:
        """Play a move by its notation or id. A refused move leaves the match as it was."""
        self.play_all([move])

    def play_all(self, moves: Sequence[str | int]) -> int:
        """Play a plan: moves of one seat, of which only the last may bring something to light. One undo takes it back.

        It is judged at a table where all that the seat cannot know is redrawn, and refused as a whole where any of it
        is illegal there: so a refusal tells nothing hidden. Where the real table then departs from what the seat could
        foresee, what was played up to there stands; how many of the moves that is, is the answer. To step back would
        let a player look and think again.

        A move that a question with a single answer has made by itself may be named. A notation that could mean this or
        an answer to the open question means this, so that nothing is played unmeant; an id is always such an answer.
        """
        state = self.state
        if state.question is None or state.seat is None:
            raise IllegalMove(self._say("illegal.over"))
        if not 0 < len(moves) <= MOST_PLANNED:
            raise IllegalMove(self._say("illegal.plan-length", most=MOST_PLANNED, moves=len(moves)))
        if len(moves) > 1:
            self._dream(state.seat).follow(moves)
        return self._carry_out(moves)

    def play_again(self, plans: Iterable[Sequence[str]]) -> None:
        """Play what has been played before, plan by plan: nothing of it is judged anew."""
        for plan in plans:
            self._carry_out(plan)

    def _carry_out(self, moves: Sequence[str | int]) -> int:
        """Play these, as far as the table goes along; how many of them."""
        state, journal = self.state, self.state.journal
        if state.seat is None:
            raise IllegalMove(self._say("illegal.over"))
        assert journal is not None
        before, seat, learnt = _Before(self.ply, state.copy(), len(journal.events)), state.seat, state.learnt
        at = 0
        try:
            for at, move in enumerate(moves):
                if at > 0 and self._made_by_itself(move):
                    continue
                if at > 0 and (state.seat != seat or state.learnt != learnt):
                    break
                try:
                    self._play_one(move, before.ply)
                except IllegalMove:
                    if at == 0:
                        raise
                    break  # the dream had agreed: to step back now would tell what is hidden
            else:
                at = len(moves)
        except BaseException:
            self._step_back(before)
            raise
        finally:
            journal.by_itself = None
        if state.learnt != learnt:
            self._before.clear()
        else:
            self._before.append(before)
            del self._before[:-MOST_BEFORE]
        return at

    def _play_one(self, move: str | int, plan: int) -> None:
        state = self.state
        question, journal, learnt = state.question, state.journal, state.learnt
        if question is None:
            raise IllegalMove(self._say("illegal.over"))
        assert journal is not None
        option = self._option(move)
        notation = question.notation(state, option)
        told = len(journal.events)
        journal.ply = len(self._played) + 1
        journal.by_itself = []
        state.answer(option)
        self._note(question, notation, state.learnt != learnt, journal.events[told:], plan)

    def _made_by_itself(self, move: str | int) -> bool:
        """Whether a question to this seat with a single answer has just made this move."""
        journal = self.state.journal
        made = [] if journal is None or journal.by_itself is None else journal.by_itself
        wanted = plain(move) if isinstance(move, str) else ""
        for at, notation in enumerate(made):
            if plain(notation) == wanted:
                del made[: at + 1]
                return True
        return False

    def _note(self, question: Decision[Any], notation: str, learnt: bool, events: Sequence[Told], plan: int) -> None:
        """Write down the move that answered this question.

        At a secret question a move shows to others only when the question is done with: how many moves an answer
        took would tell what it was. What the journal tells them, or what came to light, is no secret.
        """
        now = self.state.question
        again = now is not None and type(now) is type(question) and now.seat == question.seat
        others = [seat for seat in (None, *range(self._record.seats)) if seat != question.seat]
        told = any(event.seen(seat) for event in events for seat in others)
        hidden = question.secret and again and not learnt and not told
        counts = tuple(count + (not hidden or seat == question.seat) for seat, count in enumerate(self._counts()))
        self._played.append(_Played(question.seat, notation, learnt, question.secret, hidden, counts, plan))

    def _option(self, move: str | int) -> int:
        """The legal option that a caller means, or an IllegalMove that says why it is none."""
        question, table = self.state.question, self.state
        assert question is not None
        if isinstance(move, bool) or not isinstance(move, str | int):
            raise IllegalMove(self._say("illegal.no-text", move=repr(move)))
        if isinstance(move, int):
            option = move - question.first
            if not 0 <= option < question.size:
                raise IllegalMove(self._say("illegal.other-question", move=move, prompt=self.prompt))
        else:
            option = question.option_of(table, move)
        if option in table.answers:
            return option
        if 0 <= option < question.size:
            self._refuse(option, question.notation(table, option) or str(move))
        some = [repr(question.notation(table, option)) for option in table.answers[:4]]
        more = "yes" if len(table.answers) > len(some) else "no"
        raise IllegalMove(self._say("illegal.no-move", move=repr(move), some=", ".join(some), more=more))

    def _refuse(self, option: int, move: str) -> NoReturn:
        question, table = self.state.question, self.state
        assert question is not None
        refusal: Refusal | None = question.why_not(table, option)
        if refusal is None:
            raise IllegalMove(self._say("illegal.not-now", move=repr(move)), question.clause)
        reason = self._asked().refusal(refusal)
        raise IllegalMove(self._say("illegal.refused", move=repr(move), reason=reason), refusal.clause)

    # ------------------------------------------------------------------ looking ahead

    def ahead(self, moves: Sequence[str | int], odds: bool = False) -> Ahead:
        """What would be after these moves of the seat that is asked, as far as nothing is learnt. Nothing is played.

        Of a move by which something is learnt, the view shows all that comes before that.

        It is found out at a table where all that the seat cannot know is redrawn, so nothing hidden can show. Odds
        can take long to work out, so they are asked for.
        """
        seat, dream, stopped = self._looked_ahead(moves)
        mine = dream.seat == seat
        return Ahead(
            len(dream._played),
            stopped,
            self._say(f"ahead.{stopped}") if stopped else "",
            dream._seen(dream._eve(), seat),
            dream.question if mine else None,
            dream.moves() if mine else [],
            dream.blocked() if mine else [],
            dream.journal(seat),
            self.game.odds_of(dream._eve(), seat) if odds else None,
        )

    def odds_ahead(self, moves: Sequence[str | int]) -> dict[str, object] | None:
        """The odds that `ahead` tells, and nothing else: of many plans they are known much sooner."""
        seat, dream, _ = self._looked_ahead(moves)
        return self.game.odds_of(dream._eve(), seat)

    def _looked_ahead(self, moves: Sequence[str | int]) -> "tuple[int, Match, str | None]":
        """Who is asked, the match after these moves as that seat could imagine it, and why no further can be seen."""
        seat = self.state.seat
        if seat is None:
            raise IllegalMove(self._say("illegal.over"))
        if len(moves) > MOST_PLANNED:
            raise IllegalMove(self._say("illegal.plan-length", most=MOST_PLANNED, moves=len(moves)))
        dream = self._dream(seat)
        return seat, dream, dream.follow(moves)

    def foreseen(self, moves: Sequence[str | int]) -> "Match":
        """The match after these moves, as the seat that is asked could imagine it. Nothing is played."""
        seat = self.state.seat
        if seat is None:
            raise IllegalMove(self._say("illegal.over"))
        dream = self._dream(seat)
        stopped = dream.follow(moves)
        if stopped is not None:
            raise IllegalMove(self._say("illegal.plan-over", reason=self._say(f"ahead.{stopped}")))
        return dream

    def _dream(self, seat: int) -> "Match":
        """The match as this seat could imagine it: what is hidden from it is redrawn, and the dice are others."""
        state = self._imagined(seat)
        state.journal = Journal()
        dream = Match(self.game, self._record, state)
        dream.players, dream.language = self.players, self.language
        dream._first_ply, dream._first_counts = self.ply, self._counts()
        return dream

    def _imagined(self, seat: int) -> State:
        return self.state.imagine(seat, seeded(f"ahead {self.known_ply(seat)}"))

    def follow(self, moves: Sequence[str | int]) -> str | None:
        """Play on as far as nothing is learnt; why no further move can be foreseen, None: it can."""
        seat, stopped = self.seat, None
        for at, move in enumerate(moves):
            if at > 0 and self._made_by_itself(move):
                continue
            journal = self.state.journal
            assert journal is not None
            before, learnt = _Before(self.ply, self.state.copy(), len(journal.events)), self.state.learnt
            try:
                if stopped is not None:
                    raise IllegalMove(self._say("illegal.plan-over", reason=self._say(f"ahead.{stopped}")))
                self._play_one(move, self._first_ply)
            except IllegalMove as error:
                error.at = at
                raise
            if self.state.learnt != learnt:
                stopped, self._revealing = "learnt", move
                self._step_back(before)
            elif self.state.over:
                stopped = "over"
            elif self.state.seat != seat:
                stopped = "passed"
        return stopped

    def _eve(self) -> State:
        """The table where a dream ends; if it stopped at a move by which something is learnt, just before that."""
        return self.state if self._revealing is None else self.state.eve(self._option(self._revealing))

    # ------------------------------------------------------------------ what is seen

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may see, ready for JSON; None: a spectator."""
        self._check_seat(seat)
        return self._seen(self.state, seat)

    def _seen(self, state: State, seat: int | None) -> dict[str, Any]:
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

    @property
    def printed(self) -> dict[str, Any]:
        """What lies open in the box and never changes: things by table and id, with names and texts."""
        return printed(self.game, self.state.box, self.words)

    def journal(self, seat: int | None = None, since: int = 0) -> list[Entry]:
        """What happened from ply `since` on, as this seat may know it and counts it."""
        journal = self.state.journal
        assert journal is not None
        speaker, plies = self._speaker(), self.known_plies(seat)
        return [
            Entry(
                plies[told.ply],
                kind_told(told),
                told.clause,
                text_told(told, seat, speaker),
                fields_told(told, seat),
                mark_told(told),
            )
            for told in journal.events
            if told.seen(seat) and plies[told.ply] >= since
        ]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self._record.seats):
            raise ParlourError("no-seat", {"seat": repr(seat), "last": self._record.seats - 1})

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
            return self._say("no-undo.nothing-played")
        question = self.state.question
        if seat is not None and question is not None and question.secret and question.seat != seat:
            return self._say("no-undo.may-have-moved", player=self.players[question.seat])
        last = self._played[-1]
        if seat is not None and last.seat != seat:
            return self._say("no-undo.has-moved", player=self.players[last.seat])
        if last.learnt:
            return self._say("no-undo.learnt")
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move, or the plan that it ended, if nothing was learnt by it."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(self._say("no-undo", reason=reason))
        if self._before:
            self._step_back(self._before.pop())
        else:
            self._play_again(self._played[-1].plan)

    def _step_back(self, before: _Before) -> None:
        journal = self.state.journal
        assert journal is not None
        del self._played[before.ply - self._first_ply :]
        del journal.events[before.told :]
        journal.ply = len(self._played)
        self.state = before.state
        self.state.journal = journal

    def _play_again(self, ply: int) -> None:
        """So many moves from the start, for a match that has not kept what it was before."""
        kept = self._played[:ply]
        self._played, self._before = [], []
        self.state = first_state(self.game, self._record)
        plans = [[played.notation for played in plan] for _, plan in groupby(kept, key=lambda played: played.plan)]
        self.play_again(plans)

    # ------------------------------------------------------------------ looking back

    def fork(self) -> "Match":
        """A second match that stands where this one does, and goes its own way; its journal begins here."""
        return self.rewound(self.ply, self.state.copy())

    def rewound(self, ply: int, table: State) -> "Match":
        """A second match that stands where this one stood after so many moves; `table` is a copy from then."""
        table.journal = Journal()
        table.journal.ply = ply
        twin = Match(self.game, replace(self._record), table)
        twin.players = list(self.players)
        twin._played = self._played[:ply]
        return twin


def only_begins(table: State, option: int) -> bool:
    """Whether nothing happens by this answer but that its seat is asked on: it is the first part of a choice."""
    after, seat = table.copy(), table.seat
    after.journal = Journal()
    after.answer(option)
    return after.seat == seat and after.learnt == table.learnt and not after.journal.events
