"""Looking back: any position of a match, as one viewer saw it.

Kept are copies of the table some moves apart; a position is played from the copy before it. So a long match costs
little memory, and one step of a slider no more than a few moves.
"""

import asyncio
import pickle
from bisect import bisect_left
from collections import OrderedDict

from parlour.engine.errors import ParlourError
from parlour.engine.match import Match
from parlour.server.problem import Problem
from parlour.server.replay import begin, line
from parlour.server.room import Room
from parlour.server.store import Entry, RoomRow
from parlour.server.tables import position_info
from parlour.server.wire import dump

STEP = 32  # moves between two copies
MOST_BYTES = 64 * 1024 * 1024  # of all copies together; those looked at longest ago go first
LARGEST_FILM = MOST_BYTES // 8  # bytes of one match's copies; then there are half as many
AT_ONCE = 2  # matches that are played again at the same time


class Film:
    """Copies of one table, written, `step` moves apart from the beginning on."""

    def __init__(self, row: RoomRow, undone: int) -> None:
        self.row = row
        self.undone = undone  # a move that was taken back makes the film worthless
        self.step = STEP
        self.copies: list[bytes] = []
        self.lock = asyncio.Lock()

    @property
    def size(self) -> int:
        return sum(map(len, self.copies))

    def run(self, match: Match, moves: list[Entry]) -> None:
        """Go on to the end of these moves."""
        if not self.copies:
            self.copies.append(pickle.dumps(begin(self.row).state))
        if len(moves) < len(self.copies) * self.step:
            return
        table = self._copy(match, (len(self.copies) - 1) * self.step)
        while len(moves) >= len(self.copies) * self.step:
            table = self._played(table, moves, len(self.copies) * self.step)
            table = table.fork()  # what was told until here is not needed any more
            self.copies.append(pickle.dumps(table.state))
            if self.size > LARGEST_FILM and len(self.copies) > 1:
                self.copies, self.step = self.copies[::2], self.step * 2
                table = self._copy(match, (len(self.copies) - 1) * self.step)

    def show(self, match: Match, moves: list[Entry], ply: int) -> Match:
        """The match as it stood after so many moves, with what the last of them brought about."""
        at = max(0, ply - 1) // self.step * self.step
        return self._played(begin(self.row) if ply == 0 else self._copy(match, at), moves, ply)

    def _copy(self, match: Match, ply: int) -> Match:
        return match.rewound(ply, pickle.loads(self.copies[ply // self.step]))

    @staticmethod
    def _played(match: Match, moves: list[Entry], ply: int) -> Match:
        for move in moves[match.ply : ply]:
            assert move.notation is not None
            match.play(move.notation)
        return match


def true_ply(match: Match, seat: int | None, ply: int) -> int:
    """After how many moves of the record this viewer counted so many."""
    plies = match.known_plies(seat)
    if ply > plies[-1]:
        raise Problem(404, f"only {plies[-1]} moves have been played")
    return bisect_left(plies, ply)


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
        async with room.lock:
            wrong = room.broken or room.outdated
            if wrong:
                raise Problem(409, wrong)
            if room.match is None:
                raise Problem(409, "the match has not started")
            row, moves, undone, match = room.row, line(room.log), room.undone, room.match.fork()
            language = room.language(wanted)
        at, film = true_ply(match, seat, ply), self._film(row, undone)

        def show() -> str:
            shown = film.show(match, moves, at).translated(language)
            return dump(position_info(shown, seat, open_record=row.over or row.uploaded))

        try:
            async with film.lock, self.turn:
                await asyncio.to_thread(film.run, match, moves)
                self._make_room()
                return await asyncio.to_thread(show)
        except ParlourError as error:
            raise Problem(409, str(error)) from None

    def _film(self, row: RoomRow, undone: int) -> Film:
        film = self.films.get(row.id)
        if film is None or film.undone != undone:
            film = self.films[row.id] = Film(row, undone)
        self.films.move_to_end(row.id)
        return film

    def _make_room(self) -> None:
        while self.size > MOST_BYTES:
            self.films.popitem(last=False)
