"""Vegas Showdown as the house knows it."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from parlour.engine.content import Content, load_content
from parlour.engine.errors import BadSetup, did_you_mean
from parlour.engine.game import Game, classes_by_id
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.state import Box, State
from parlour.engine.step import Decision
from parlour.games.vegas_showdown import (
    bidding,
    evaluate,
    events,
    happens,
    invariants,
    market,
    placing,
    printed,
    renovate,
    scenario,
    schema,
    setup,
    view,
)
from parlour.games.vegas_showdown.box import Place, VegasBox
from parlour.games.vegas_showdown.cells import LETTERS, SIDES, position_of
from parlour.games.vegas_showdown.event import ACTIONS, ANY_SIZE, Event
from parlour.games.vegas_showdown.sheet import Gate, Plan
from parlour.games.vegas_showdown.state import Vegas
from parlour.games.vegas_showdown.tile import COLOURS, SIZES, Tile, make_shapes, set_of

# Words of the content that a designer may change for a match, by table, and what each may be; None: any text.
WORDS: dict[str, dict[str, tuple[str, ...] | None]] = {
    "tiles": {"name": None, "colour": tuple(COLOURS), "red": None},
    "events": {
        "name": None,
        "size": (*SIZES, "any"),
        "base": ("higher", "population", "revenue"),
        "most": ("population", "revenue", "cells"),
    },
    "places": {"name": None},
}


class VegasShowdown(Game):
    """Rooms bought at auction, fitted door to door between casino and hotel."""

    package: ClassVar[str] = "parlour.games.vegas_showdown"
    version: ClassVar[int] = 2
    card_tables: ClassVar[tuple[str, ...]] = ("tiles", "events")
    printed_schema: ClassVar[Any] = schema.Printed
    schema: ClassVar[Any] = schema.Table
    happens: ClassVar[ModuleType | None] = happens
    things: ClassVar[Mapping[str, str]] = {
        "action": "V8.2",
        "amount": "V8.3",
        "cell": "V11.1",
        "place": "V8.3",
        "reserve": "V9.3",
        "stack": "V6.3.1",
        "tile": "V11.3",
        "turn": "V11.2",
    }

    def make_box(self, seats: int, options: Mapping[str, object], overrides: Mapping[str, object]) -> Box:
        """V16.1  With the option two_players = on a match may have two seats."""
        if type(seats) is int and seats == 2 and options.get("two_players") == "on":
            return self.shared_box(seats, self.choose_options(options), overrides)
        return super().make_box(seats, options, overrides)

    def box(self, seats: int, options: dict[str, str], overrides: dict[str, object]) -> Box:
        check_counts(self.content)
        content = load_content(self.package, overrides)
        check_words(content, overrides)
        tiles = make_tiles(content)
        kinds = {tile.id: tile.number for tile in tiles}
        return VegasBox(
            self.id,
            seats,
            options,
            overrides,
            content,
            tiles,
            make_events(content, kinds),
            make_places(content, kinds),
            make_plan(content),
        )

    def deal(self, box: Box, rng: Rng) -> State:
        table = setup.lay_out(_kit(box), rng)
        table.do(setup.OpenBoard(), setup.FirstDealer())
        return table

    def decisions(self) -> list[type[Decision[Any]]]:
        return [
            market.PickStack,
            bidding.ChooseAction,
            bidding.BidAmount,
            placing.PlaceTile,
            placing.PlaceWhere,
            placing.PlaceTurn,
            renovate.TakeOff,
            renovate.PutIn,
        ]

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return view.see(_table(state))

    def printed(self, box: Box) -> Mapping[str, Any]:
        return printed.printed(_kit(box))

    def evaluate(self, state: State) -> list[float]:
        return evaluate.evaluate(_table(state))

    def advise(self, state: State) -> int:
        return evaluate.advise(_table(state))

    def invariants(self, state: State) -> None:
        invariants.check(_table(state))

    def scenario_keys(self) -> list[Key]:
        return scenario.KEYS

    def set_up(self, box: Box, rng: Rng, keys: Keys) -> State:
        return scenario.set_up(_kit(box), rng, keys)


def check_words(content: Content, overrides: Mapping[str, object]) -> None:
    """Which words may be changed for a match, and into what; numbers have their limits in the content."""
    for path, value in overrides.items():
        table, _, rest = path.partition(".")
        key = rest.rpartition(".")[2]
        if type(value) is int:
            continue
        if key not in WORDS.get(table, {}):
            raise BadSetup("override.built-on", {"path": repr(path)})
        values = WORDS[table][key]
        if values is not None and value not in values:
            known = did_you_mean(str(value), values)
            raise BadSetup("override.no-word", {"path": path, "word": repr(value), "known": known})


def make_tiles(content: Content) -> list[Tile]:
    """The 15 kinds of tiles by number."""
    table = content.table("tiles")
    kinds = {id: entry["number"] - 1 for id, entry in table.items()}
    made: dict[int, Tile] = {}
    for id, entry in table.items():
        width, height = content.table("sizes")[entry["size"]]["cells"]
        made[kinds[id]] = Tile(
            id,
            entry,
            COLOURS.index(entry["colour"]),
            SIZES.index(entry["size"]),
            make_shapes(width, height, entry["doors"]),
            set_of([kinds[other] for other in entry["needs"]]),
            set_of([kinds[other] for other in entry["beside"]]),
        )
    return [made[number] for number in range(len(made))]


def make_events(content: Content, kinds: Mapping[str, int]) -> list[Event]:
    """The 33 cards in the order of their numbers: a card is the class of its effect, made with its numbers."""
    effects = classes_by_id([events], Event)
    made: list[Event] = []
    for id, entry in sorted(content.table("events").items(), key=lambda item: int(item[1]["number"])):
        event = effects[entry["effect"]](
            id,
            entry,
            ANY_SIZE if entry["size"] == "any" else SIZES.index(entry["size"]),
            set_of([kinds[tile] for tile in entry.get("tiles", [])]),
            set_of([kinds[tile] for tile in entry.get("no_bids_on", [])]),
            set_of([ACTIONS.index(action) for action in entry.get("no_action", [])]),
        )
        made += [event] * entry["copies"]
    return made


def make_places(content: Content, kinds: Mapping[str, int]) -> list[Place]:
    """The eight places where tiles are for sale, by number."""
    made = [
        Place(
            id,
            entry,
            content.table("tracks")[entry["track"]]["spaces"],
            kinds.get(entry["tile"], -1),
            SIZES.index(entry["first_size"]) if entry["first_size"] else -1,
        )
        for id, entry in content.table("places").items()
    ]
    return sorted(made, key=lambda place: place.number)


def make_plan(content: Content) -> Plan:
    """V2.7.1, V2.7.2  The areas and entrances of every sheet."""
    rows = content.table("sheet")["areas"]

    def area(id: str) -> int:
        letter = content.table("areas")[id]["letter"]
        cells = [position_of(x, y) for y, row in enumerate(rows) for x, found in enumerate(row) if found == letter]
        return set_of(cells)

    def gate(id: str) -> Gate:
        entry = content.table("entrances")[id]
        column, row = LETTERS.index(entry["cell"][0]), int(entry["cell"][1]) - 1
        return Gate(set_of([position_of(column, row)]), SIDES.index(entry["side"]))

    return Plan(area("yellow-area"), area("blue-area"), gate("yellow-entrance"), gate("blue-entrance"))


def check_counts(content: Content) -> None:
    """V2  What the content has, against what the box of the manual has."""
    tiles = content.table("tiles").values()
    cards = content.table("events").values()
    places = content.table("places").values()
    areas = "".join(content.table("sheet")["areas"])
    rows = content.table("sheet")["areas"]
    track = content.table("tracks")["premier-track"]
    sizes = {size: entry["cells"][0] * entry["cells"][1] for size, entry in content.table("sizes").items()}
    counted = {
        "cells": len(areas),
        "yellow_cells": areas.count("Y"),
        "common_cells": areas.count("."),
        "blue_cells": areas.count("B"),
        "entrances": len(content.table("entrances")),
        "inner_points": (len(rows) - 1) * (len(rows[0]) - 1),
        "tile_kinds": len(tiles),
        "tiles": sum(tile["copies"] for tile in tiles),
        "tile_cells": sum(tile["copies"] * sizes[tile["size"]] for tile in tiles),
        "basic_tiles": sum(tile["copies"] for tile in tiles if tile["kind"] == "basic"),
        "premier_tiles": sum(tile["copies"] for tile in tiles if tile["kind"] == "premier"),
        "event_kinds": len(cards),
        "events": sum(card["copies"] for card in cards),
        "free_events": sum(card["copies"] for card in cards if card["size"] == "any"),
        "premier_spaces": sum(place["tile"] == "" for place in places),
        "basic_tracks": sum(place["tile"] != "" for place in places),
        "premier_track_spaces": len(track["spaces"]),
        "premier_track_circles": len(track["circles"]),
        "minimum_bid_markers": content.table("markers")["minimum-bid-marker"]["copies"],
        "no_bid_markers": content.table("markers")["no-bid-marker"]["copies"],
        "chip_kinds": len(content.table("chips")["values"]),
    }
    for size in SIZES:
        same = [tile for tile in tiles if tile["size"] == size]
        premier = [tile for tile in same if tile["kind"] == "premier"]
        counted[f"{size}_tiles"] = sum(tile["copies"] for tile in same)
        counted[f"{size}_premier_tiles"] = sum(tile["copies"] for tile in premier)
        counted[f"{size}_a_tiles"] = sum(tile["backs"][0] for tile in premier)
        counted[f"{size}_b_tiles"] = sum(tile["backs"][1] for tile in premier)
        counted[f"{size}_events"] = sum(card["copies"] for card in cards if card["size"] == size)
    content.check_counts(counted)


def _table(state: State) -> Vegas:
    assert isinstance(state, Vegas)
    return state


def _kit(box: Box) -> VegasBox:
    assert isinstance(box, VegasBox)
    return box
