"""How rooms come to be: asked for, as a rematch, or out of a record."""

import time
from dataclasses import replace

from parlour.engine.errors import ParlourError
from parlour.engine.game import find_game
from parlour.engine.match import Match
from parlour.engine.record import Record
from parlour.server.levels import BOT_NAMES, check_level
from parlour.server.problem import Problem
from parlour.server.protocol import NewRoom
from parlour.server.replay import Brought, begin, follows
from parlour.server.store import Entry, RoomRow, SeatRow
from parlour.server.text import other_name, tidy_name
from parlour.server.tokens import new_room_id, new_seed


def asked_for(new: NewRoom, host: str, token: str) -> tuple[RoomRow, Match | None]:
    """The room that somebody wants, and its match; `host` and `token` are the hashes of theirs."""
    try:
        game = find_game(new.game)
        box = game.make_box(new.seats, new.options, new.overrides)
    except ParlourError as error:
        raise Problem(422, error.saying) from None
    except Exception as error:  # numbers that nobody thought of
        raise Problem(422, "brought.numbers") from error
    now = time.time()
    row = RoomRow(
        id=new_room_id(),
        game=game.id,
        version=game.version,
        players=new.seats,
        options=dict(box.options),
        overrides=dict(box.overrides),
        listed=new.open,
        state="waiting",
        seed=new_seed(),
        nonce=new_seed(),
        host=host,
        created=now,
        changed=now,
        seats=seating(new, token),
    )
    return started(row)


def seating(new: NewRoom, token: str) -> tuple[SeatRow, ...]:
    """The opener, the bots, and the seats that are open."""
    seats = [SeatRow(seat) for seat in range(new.seats)]
    if new.take_seat is not None:
        _check_seat(new, new.take_seat)
        seats[new.take_seat] = SeatRow(new.take_seat, "person", new.name, new.colour, None, token)
    for bot in new.bots:
        check_level(bot.level)
        _check_seat(new, bot.seat)
        if seats[bot.seat].kind != "open":
            raise Problem(422, "room.seat-twice", {"seat": bot.seat})
        name, colour = bot_name(tuple(seats)), free_colour(tuple(seats), bot.seat)
        seats[bot.seat] = SeatRow(bot.seat, "bot", name, colour, bot.level)
    return tuple(seats)


def played_again(old: RoomRow) -> tuple[RoomRow, Match | None]:
    """The room of a rematch: the same seats with the same tokens, and new dice."""
    now = time.time()
    row = RoomRow(
        id=new_room_id(),
        game=old.game,
        version=find_game(old.game).version,
        players=old.players,
        options=old.options,
        overrides=old.overrides,
        listed=old.listed,
        state="waiting",
        seed=new_seed(),
        nonce=new_seed(),
        host=old.host,
        created=now,
        changed=now,
        seats=old.seats,
    )
    return started(row)


def out_of_record(brought: Brought) -> tuple[RoomRow, list[Entry]]:
    """A room to replay a record in."""
    now, record = time.time(), brought.record
    row = RoomRow(
        id=new_room_id(),
        game=record.game,
        version=record.version,
        players=record.seats,
        options=record.options,
        overrides=record.overrides,
        scenario=record.scenario,
        listed=False,
        uploaded=True,
        seed=record.seed,
        nonce="",
        host="",
        created=now,
        changed=now,
        started=1,
        seats=tuple(SeatRow(seat, "person", name, seat) for seat, name in enumerate(_names(record))),
        **{**brought.follows, "state": "over"},
    )
    return row, [Entry(ply, 1, seat, notation, ply) for ply, (seat, notation) in enumerate(record.moves)]


def started(row: RoomRow) -> tuple[RoomRow, Match | None]:
    """The room with its match begun, where no seat is open."""
    if any(seat.kind == "open" for seat in row.seats):
        return row, None
    try:
        match = begin(row)
    except ParlourError as error:
        raise Problem(422, error.saying) from None
    except Exception as error:
        raise Problem(422, "brought.numbers") from error
    return replace(row, started=row.n, **follows(match)), match


def bot_name(seats: tuple[SeatRow, ...]) -> str:
    taken = [seat.name for seat in seats if seat.name]
    return next((name for name in BOT_NAMES if name not in taken), None) or other_name(BOT_NAMES[0], taken)


def free_colour(seats: tuple[SeatRow, ...], seat: int) -> int:
    """The seat's own colour, or the first that nobody has."""
    taken = {one.colour for one in seats}
    return seat if seat not in taken else next(colour for colour in range(len(taken) + 1) if colour not in taken)


def _check_seat(new: NewRoom, seat: int) -> None:
    if seat >= new.seats:
        raise Problem(422, "no-seat", {"seat": seat, "last": new.seats - 1})


def _names(record: Record) -> list[str]:
    given = dict(enumerate(record.players))
    return [_name(given.get(seat, ""), seat) for seat in range(record.seats)]


def _name(given: str, seat: int) -> str:
    try:
        return tidy_name(given)
    except ValueError:
        return f"Player {seat + 1}"
