"""What a match of Vegas Showdown is played with: tiles, places, tracks, events, numbers. Shared by all copies."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.content import Content
from parlour.engine.state import Box
from parlour.games.vegas_showdown.event import Event
from parlour.games.vegas_showdown.sheet import Plan
from parlour.games.vegas_showdown.tile import Tile

PLACES: Final[i64] = 8  # where tiles are for sale
PREMIER_SPACES: Final[i64] = 4  # the first of the places
BASICS: Final[i64] = 3  # kinds of basic tiles, the first of the kinds
STACKS: Final[i64] = 3  # of premier tiles, one for each size
STACK: Final[i64] = 10  # tiles in each of them
NO_SPACE: Final[i64] = -1


class Place:
    """V2.1, V2.2  A premier space, or where a basic tile is sold."""

    def __init__(self, id: str, spec: dict[str, Any], spaces: list[int], kind: int, first_stack: int) -> None:
        self.id = id
        self.number: i64 = spec["number"] - 1
        self.spaces = spaces  # of its bid track
        self.kind: i64 = kind  # the basic tile sold there; negative: a premier space
        self.first_stack: i64 = first_stack  # V3.7  the stack that fills it in the setup; negative: none


class VegasBox(Box):
    """The kinds of tiles, the event cards, the places in use, and the numbers of the rules."""

    def __init__(
        self,
        game: str,
        seats: i64,
        options: dict[str, str],
        overrides: dict[str, object],
        content: Content,
        tiles: list[Tile],
        events: list[Event],
        places: list[Place],
        plan: Plan,
    ) -> None:
        super().__init__(game, seats, options, overrides, content)
        self.tiles = tiles
        self.events = events  # by card
        self.places = places
        self.plan = plan
        setup: dict[str, int] = content.table("setup")[str(seats)]
        self.premier_spaces: i64 = setup["premier_spaces"]
        self.basic_tiles_out: i64 = setup["basic_tiles_out"]
        self.in_use: list[int] = used_places(places, setup)
        track: dict[str, list[int]] = content.table("tracks")["premier-track"]
        self.track: list[int] = track["spaces"]
        circles = [track["spaces"].index(value) for value in track["circles"]]
        by_space = options["price_drop"] == "space"
        stops = list(range(circles[0], circles[-1] + 1)) if by_space else circles
        self.stops: list[int] = stops  # the spaces on which a marker can stand
        spaces = range(len(self.track))
        # V5.2, V15.9  Where a marker on each space of the premier track goes in one step.
        self.below: list[int] = [max([stop for stop in stops if stop < at], default=NO_SPACE) for at in spaces]
        self.above: list[int] = [min([stop for stop in stops if stop > at], default=at) for at in spaces]
        self.opening: list[int] = [opening(tile, self.track, stops) for tile in tiles]
        numbers: dict[str, int] = content.numbers()
        self.first_population: i64 = numbers["first_population"]
        self.first_revenue: i64 = numbers["first_revenue"]
        self.first_fame: i64 = numbers["first_fame"]
        self.first_cash: i64 = numbers["first_cash"]
        self.marker_steps: i64 = numbers["marker_steps_per_round"]
        self.publicity_fame: i64 = numbers["publicity_fame"]
        self.publicity_tiles: i64 = numbers["publicity_tiles_in"]
        self.bid_tiles: i64 = numbers["bid_tiles_in"]
        self.tiles_out: i64 = numbers["renovate_tiles_out"]
        self.tiles_in: i64 = numbers["renovate_tiles_in"]
        self.renovate_again: i64 = numbers["renovate_again"]
        self.casino_fame: i64 = numbers["casino_section_fame"]
        self.hotel_fame: i64 = numbers["hotel_section_fame"]
        self.connection_fame: i64 = numbers["connection_fame"]
        self.rank_fame: list[int] = [
            numbers["first_rank_fame"],
            numbers["second_rank_fame"],
            numbers["third_rank_fame"],
        ]
        self.dollars_per_fame: i64 = numbers["dollars_per_fame"]
        self.full_diamond: i64 = numbers["full_diamond_fame"]
        self.most_diamond: i64 = numbers["three_quarter_diamond_fame"]


def used_places(places: list[Place], setup: dict[str, int]) -> list[int]:
    """V2.1, V2.4  The places in use with this number of seats."""
    found: list[int] = []
    tracks = 0
    for place in places:
        if place.kind < 0:
            used = place.number < setup["premier_spaces"]
        elif place.kind == 0:
            tracks += 1
            used = tracks <= setup["slots_tracks"]
        else:
            used = True
        if used:
            found.append(place.number)
    return found


def opening(tile: Tile, track: list[int], stops: list[int]) -> int:
    """V3.8  Where the marker of a premier tile begins: its starting price, or the stop below it."""
    return max([stop for stop in stops if track[stop] <= tile.price], default=stops[0])
