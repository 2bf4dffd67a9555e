"""Who sits where: a person and the bots, by what was asked for or by a saved match."""

from collections.abc import Sequence

from parlour.bots import BOTS, USUAL_LEVEL, find_bot
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game

USUAL_BOT = USUAL_LEVEL

Seating = tuple[int, dict[int, str]]  # the person's seat, and the bots' names by seat


def of_new(game: Game, seats: int | None, bots: Sequence[str], seat: int | None) -> Seating:
    """For a new match. One bot alone takes all the other seats of a given number."""
    if seats is None:
        seats = len(bots) + 1 if len(bots) > 1 else game.usual_seats
    if seats not in game.seats:
        raise BadSetup(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    return _seated(seats, bots, 0 if seat is None else seat - 1)


def of_record(players: Sequence[str], bots: Sequence[str], seat: int | None) -> Seating:
    """For a saved match: bots are known by their names, and the person is the first who has another."""
    kinds = [name.split()[0].casefold() if name else "" for name in players]
    if seat is None:
        seat = next((at + 1 for at, kind in enumerate(kinds) if kind not in BOTS), 1)
    mine, others = _seated(len(players), bots, seat - 1)
    if not bots:
        others = {at: kinds[at] if kinds[at] in BOTS else USUAL_BOT for at in others}
    return mine, others


def names(seat: int, bots: dict[int, str], name: str) -> list[str]:
    """What the players are called, in seat order: `Normal`, `Easy`, `Easy 2`."""
    found: list[str] = []
    for at in range(len(bots) + 1):
        base = (" ".join(name.split()) or "Guest") if at == seat else bots[at].capitalize()
        same = sum(other.rstrip(" 0123456789") == base for other in found)
        found.append(f"{base} {same + 1}" if same else base)
    return found


def _seated(seats: int, bots: Sequence[str], seat: int) -> Seating:
    if not 0 <= seat < seats:
        raise BadSetup(f"the seats are 1 to {seats}: there is no seat {seat + 1}")
    for bot in bots:
        find_bot(bot)
    if len(bots) <= 1:
        bots = [bots[0] if bots else USUAL_BOT] * (seats - 1)
    if len(bots) != seats - 1:
        raise BadSetup(f"{seats} seats are you and {seats - 1} bots, not {len(bots)}")
    return seat, dict(zip([at for at in range(seats) if at != seat], bots, strict=True))
