"""Looking back: every position of a match as one viewer saw it, played once and kept a while."""

import asyncio
from collections import OrderedDict

from parlour.engine.errors import ParlourError
from parlour.engine.match import Match
from parlour.server.problem import Problem
from parlour.server.replay import begin, line
from parlour.server.room import Room
from parlour.server.store import Entry, RoomRow
from parlour.server.tables import position_info
from parlour.server.wire import dump

MOST_FILMS = 64


class Film:
    """A second copy of the match that runs behind, and the positions it has passed, written."""

    def __init__(self, undone: int, open_record: bool) -> None:
        self.undone = undone  # a move that was taken back makes the film worthless
        self.open_record = open_record
        self.match: Match | None = None
        self.positions: list[str] = []
        self.lock = asyncio.Lock()

    def run(self, row: RoomRow, moves: list[Entry], seat: int | None) -> None:
        """Play on to the end of these moves."""
        if self.match is None:
            self.match = begin(row)
            self.positions.append(dump(position_info(self.match, seat, self.open_record)))
        for move in moves[self.match.ply :]:
            assert move.notation is not None
            self.match.play(move.notation)
            if self.match.known_ply(seat) == len(self.positions):  # else it is hidden from this viewer
                self.positions.append(dump(position_info(self.match, seat, self.open_record)))


class Films:
    """The films that were looked at last."""

    def __init__(self) -> None:
        self.films: OrderedDict[tuple[str, int | None], Film] = OrderedDict()

    async def position(self, room: Room, seat: int | None, ply: int) -> str:
        """The table after so many moves, as this seat counts and saw it."""
        async with room.lock:
            if room.broken:
                raise Problem(409, room.broken)
            if room.match is None:
                raise Problem(409, "the match has not started")
            row, moves, undone = room.row, line(room.log), room.undone
            known = room.match.known_ply(seat)
        if ply > known:
            raise Problem(404, f"only {known} moves have been played")
        open_record = row.over or row.uploaded
        film = self.films.get((room.id, seat))
        if film is None or (film.undone, film.open_record) != (undone, open_record):
            film = self.films[room.id, seat] = Film(undone, open_record)
        self.films.move_to_end((room.id, seat))
        if len(self.films) > MOST_FILMS:
            self.films.popitem(last=False)
        async with film.lock:
            if len(film.positions) <= ply:
                try:
                    await asyncio.to_thread(film.run, row, moves, seat)
                except ParlourError as error:
                    raise Problem(409, str(error)) from None
        return film.positions[ply]
