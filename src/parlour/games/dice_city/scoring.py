"""D13  Scoring, and who wins."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.dice_city.box import PILES, Pile, pile

if TYPE_CHECKING:
    from parlour.games.dice_city.state import Cities

SOURCES: Final[list[str]] = ["bandits", "ships", "locations", "raids", "tokens"]


def sources(table: "Cities", seat: i64) -> list[int]:
    """D13.1  A seat's victory points by the five sources; alone, cards have become tokens at once (D14.2)."""
    city, kit = table.cities[seat], table.kit
    bandits, ships = (0, 0) if kit.alone else (cards_vp(city.bandits, kit.bandits), cards_vp(city.ships, kit.ships))
    return [bandits, ships, locations_vp(table, seat), city.raid_tokens, city.vp_tokens]


def cards_vp(held: i64, piles: list[Pile]) -> int:
    total: i64 = 0
    number: i64 = 0
    while number < PILES:
        total += pile(held, number) * piles[number].vp
        number += 1
    return total


def locations_vp(table: "Cities", seat: i64) -> int:
    """D13.2  Every built location scores, a deactivated one too."""
    city = table.cities[seat]
    total: i64 = 0
    space: i64 = 0
    for kind in city.spaces:
        if city.built >> space & 1:
            total += table.kit.locations[kind].worth(table, seat, space)
        space += 1
    return total


def score(table: "Cities", seat: i64) -> int:
    return sum(sources(table, seat))


def winners(table: "Cities") -> list[int]:
    """D13.4-D13.7  The highest score; of tied seats one wins all the same."""
    if not table.over:
        return []
    if table.kit.alone:
        return [0] if score(table, 0) >= table.kit.target else []
    best = table.start
    seat = table.seat_after(best)
    while seat != table.start:
        if standing(table, seat) > standing(table, best):
            best = seat
        seat = table.seat_after(seat)
    return [best]


def decided_by(table: "Cities", winner: i64) -> tuple[int, int, int]:
    """D13.4-D13.7  What set the winner apart from the next best seat, counted from 0; what both had of it."""
    mine, seats = standing(table, winner), table.kit.seats
    rivals = [seat for seat in range(seats) if seat != winner]
    best = max([standing(table, seat) for seat in rivals])
    for at in range(len(mine)):
        if mine[at] != best[at]:
            return at, mine[at], best[at]
    places = [(seat - table.start + seats) % seats for seat in rivals if standing(table, seat) == best]
    return len(mine), (winner - table.start + seats) % seats + 1, min(places) + 1


def standing(table: "Cities", seat: i64) -> list[int]:
    """D13.5, D13.6  What seats are compared by: score, location cards, Bandits and Trade Ships."""
    city = table.cities[seat]
    points = sources(table, seat)
    return [sum(points), bin(city.built).count("1"), points[0] + points[1]]
