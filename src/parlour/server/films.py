"""Looking back: any position of a match, as one viewer saw it, and how the scores went.

Kept are copies of the table some moves apart; a position is played from the copy before it. So a long match costs
little memory, and one step of a slider no more than a few moves. Whatever is played for it for the first time leaves a
note where a score changes or a round begins: the scores of a whole match are then told without playing it once more.
"""

import asyncio
import pickle
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from parlour.engine.errors import ParlourError
from parlour.engine.events import Round, mark_told
from parlour.engine.match import Match
from parlour.server.problem import Problem
from parlour.server.replay import begin, line
from parlour.server.room import Room
from parlour.server.store import Entry, RoomRow
from parlour.server.tables import ScoresThen, position_info, scores_info
from parlour.server.wire import dump

STEP = 32  # moves between two copies
MOST_BYTES = 64 * 1024 * 1024  # of all copies together; those looked at longest ago go first
LARGEST_FILM = MOST_BYTES // 8  # bytes of one match's copies; then there are half as many
AT_ONCE = 2  # matches that are played again at the same time
NOTE_BYTES = 160  # what a note takes, roughly


@dataclass(frozen=True)
class Note:
    """The scores after a move of the record that changed them, or with which a round began."""

    ply: int
    scores: tuple[int, ...]
    round: bool


class Film:
    """Copies of one table, written, `step` moves apart from the beginning on, and notes of its scores."""

    def __init__(self, row: RoomRow, undone: int) -> None:
        self.row = row
        self.undone = undone  # a move that was taken back makes the film worthless
        self.step = STEP
        self.copies: list[bytes] = []
        self.notes: list[Note] = []
        self.noted = -1  # after how many moves the scores are known
        self.lock = asyncio.Lock()

    @property
    def size(self) -> int:
        return self.copied + NOTE_BYTES * len(self.notes)

    @property
    def copied(self) -> int:
        return sum(map(len, self.copies))

    def run(self, match: Match, moves: list[Entry]) -> None:
        """Go on to the end of these moves."""
        if not self.copies:
            first = begin(self.row)
            self._note(first)
            self.copies.append(pickle.dumps(first.state))
        if len(moves) < len(self.copies) * self.step:
            return
        table = self._copy(match, (len(self.copies) - 1) * self.step)
        while len(moves) >= len(self.copies) * self.step:
            table = self._played(table, moves, len(self.copies) * self.step)
            table = table.fork()  # what was told until here is not needed any more
            self.copies.append(pickle.dumps(table.state))
            if self.copied > LARGEST_FILM and len(self.copies) > 1:
                self.copies, self.step = self.copies[::2], self.step * 2
                table = self._copy(match, (len(self.copies) - 1) * self.step)

    def show(self, match: Match, moves: list[Entry], ply: int) -> Match:
        """The match as it stood after so many moves, with what the last of them brought about."""
        at = max(0, ply - 1) // self.step * self.step
        return self._played(begin(self.row) if ply == 0 else self._copy(match, at), moves, ply)

    def count(self, match: Match, moves: list[Entry]) -> list[Note]:
        """The notes to the end of these moves."""
        if self.noted < len(moves):
            self._played(self._copy(match, (len(self.copies) - 1) * self.step), moves, len(moves))
        return [note for note in self.notes if note.ply <= len(moves)]

    def _copy(self, match: Match, ply: int) -> Match:
        return match.rewound(ply, pickle.loads(self.copies[ply // self.step]))

    def _played(self, match: Match, moves: list[Entry], ply: int) -> Match:
        for move in moves[match.ply : ply]:
            assert move.notation is not None
            match.play(move.notation)
            self._note(match)
        return match

    def _note(self, match: Match) -> None:
        if match.ply != self.noted + 1:
            return  # it was played before
        self.noted, scores, journal = match.ply, tuple(match.scores()), match.state.journal
        events = [] if journal is None else journal.events
        begins = any(told.ply == match.ply and mark_told(told) == Round.mark for told in events)
        if begins or not self.notes or self.notes[-1].scores != scores:
            self.notes.append(Note(match.ply, scores, begins))


def true_ply(match: Match, seat: int | None, ply: int) -> int:
    """After how many moves of the record this viewer counted so many."""
    plies = match.known_plies(seat)
    if ply > plies[-1]:
        raise Problem(404, "match.few-plies", {"known": plies[-1]})
    return bisect_left(plies, ply)


def scores_then(match: Match, seat: int | None, notes: list[Note]) -> list[ScoresThen]:
    """The scores as this viewer saw and counted them: at the first position of each of its plies, and at the last."""
    plies, found, at, rounds = match.known_plies(seat), list[ScoresThen](), 0, 0
    known = [ply for ply, count in enumerate(plies) if ply == 0 or count != plies[ply - 1]]
    for ply in known:
        begun, fresh = rounds, False
        while at < len(notes) and notes[at].ply <= ply:
            rounds, fresh = rounds + notes[at].round, True
            at += 1
        if fresh or ply == known[-1]:
            found.append(ScoresThen(plies[ply], notes[at - 1].scores, begun, rounds > begun or ply == known[-1]))
    return found


class Films:
    """The films that were looked at last."""

    def __init__(self) -> None:
        self.films: OrderedDict[str, Film] = OrderedDict()
        self.turn = asyncio.Semaphore(AT_ONCE)

    @property
    def size(self) -> int:
        """Bytes that are kept."""
        return sum(film.size for film in self.films.values())

    async def position(self, room: Room, seat: int | None, ply: int, wanted: str = "") -> str:
        """The table after so many moves, as this seat counts them and saw it."""
        film, match, moves = await self._look_at(room)
        at, language, row = true_ply(match, seat, ply), room.language(wanted), film.row

        def show() -> str:
            shown = film.show(match, moves, at).translated(language)
            return dump(position_info(shown, seat, open_record=row.over or row.uploaded))

        return await self._shown(film, match, moves, show)

    async def scores(self, room: Room, seat: int | None) -> str:
        """How the scores of all seats went, as this seat saw them."""
        film, match, moves = await self._look_at(room)

        def count() -> str:
            return dump(scores_info(scores_then(match, seat, film.count(match, moves))))

        return await self._shown(film, match, moves, count)

    async def _look_at(self, room: Room) -> tuple[Film, Match, list[Entry]]:
        """The film of a room, and its match and moves as they are now."""
        async with room.lock:
            room.check_current()
            if room.match is None:
                raise Problem(409, "match.not-started")
            row, moves, undone, match = room.row, line(room.log), room.undone, room.match.fork()
        return self._film(row, undone), match, moves

    async def _shown(self, film: Film, match: Match, moves: list[Entry], show: Callable[[], str]) -> str:
        try:
            async with film.lock, self.turn:
                await asyncio.to_thread(film.run, match, moves)
                self._make_room()
                return await asyncio.to_thread(show)
        except ParlourError as error:
            raise Problem(409, error.saying) from None

    def _film(self, row: RoomRow, undone: int) -> Film:
        film = self.films.get(row.id)
        if film is None or film.undone != undone:
            film = self.films[row.id] = Film(row, undone)
        self.films.move_to_end(row.id)
        return film

    def _make_room(self) -> None:
        while self.size > MOST_BYTES:
            self.films.popitem(last=False)
