"""Dice City as the house knows it."""

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
from parlour.games.dice_city import (
    anytime,
    attack,
    building,
    dice,
    evaluate,
    happens,
    invariants,
    last_die,
    scenario,
    schema,
    setup,
    turn,
    using,
    view,
)
from parlour.games.dice_city.box import CitiesBox
from parlour.games.dice_city.goods import NAMES, NO_GOOD
from parlour.games.dice_city.location import TYPES, Location
from parlour.games.dice_city.locations import civic, cultural, economic, military, resources, roads
from parlour.games.dice_city.spaces import COLOURS
from parlour.games.dice_city.state import Cities

LOCATION_MODULES = (resources, military, economic, cultural, civic, roads)


class DiceCity(Game):
    """Five dice run through the streets of your own small city."""

    package: ClassVar[str] = "parlour.games.dice_city"
    version: ClassVar[int] = 2
    card_tables: ClassVar[tuple[str, ...]] = ("locations", "bandits", "ships")
    printed_schema: ClassVar[Any] = schema.Printed
    schema: ClassVar[Any] = schema.Table
    happens: ClassVar[ModuleType | None] = happens
    things: ClassVar[Mapping[str, str]] = {
        "bandits": "D9.6",
        "deck": "D10.8",
        "die": "D5.1",
        "display": "D10.2",
        "gold": "D8.1",
        "pass-tokens": "D7.1",
        "pile": "D10.2",
        "row": "D12.4",
        "ship": "D10.13",
        "space": "D5.2",
        "stock": "D10.3",
        "strength": "D9.2",
    }

    def box(self, seats: int, options: dict[str, str], overrides: dict[str, object]) -> Box:
        check_counts(self.content)
        content = load_content(self.package, overrides)
        locations = make_locations(content)
        numbers = {location.id: location.number for location in locations}
        printed = [numbers[id] for colour in COLOURS for id in content.table("rows")[colour]["spaces"]]
        columns = content.table("solo")[options["solo"]]["columns"]
        if seats > 1:
            columns = content.numbers()["display_columns"]
        return CitiesBox(self.id, seats, options, overrides, content, locations, printed, columns)

    def deal(self, box: Box, rng: Rng) -> State:
        table = setup.lay_out(_kit(box), rng, [])
        table.do(setup.OpenDisplay(), setup.FirstPlayer())
        return table

    def decisions(self) -> list[type[Decision[Any]]]:
        return [
            dice.ChooseDie,
            dice.UseDie,
            dice.MoveDie,
            dice.Refresh,
            dice.Reactivate,
            anytime.NameDie,
            attack.ChooseAttack,
            attack.AttackLocation,
            attack.AttackStock,
            building.Buy,
            building.Build,
            turn.AskEnd,
            using.CopyAbility,
            using.GainResources,
            economic.StoreResource,
            economic.SellResource,
            economic.Exchange,
            cultural.AdornStatue,
            cultural.PayMusic,
            military.HireMercenaries,
            military.Plunder,
            economic.WorkGold,
            civic.DrawWater,
            roads.Ride,
            roads.CrossBridge,
            roads.HireCoach,
            roads.NearCoach,
            roads.FarCoach,
            civic.Mend,
        ]

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return view.see(_table(state))

    def printed(self, box: Box) -> Mapping[str, Any]:
        return view.printed(_kit(box))

    def evaluate(self, state: State) -> list[float]:
        return evaluate.evaluate(_table(state))

    def confirms(self, state: State, option: int) -> bool:
        return last_die.ends_turn(_table(state), option)

    def invariants(self, state: State) -> None:
        invariants.check(_table(state))

    def scenario_keys(self) -> list[Key]:
        return scenario.KEYS

    def set_up(self, box: Box, rng: Rng, keys: Keys) -> State:
        return scenario.set_up(_kit(box), rng, keys)


def make_locations(content: Content) -> list[Location]:
    """The 47 kinds by number: a location is the class of its name, made with its numbers."""
    classes = classes_by_id(LOCATION_MODULES, Location)
    table = content.table("locations")
    kinds = {id: entry["number"] for id, entry in table.items()}
    printed = load_content(DiceCity.package).table("locations")
    made: dict[int, Location] = {}
    for id, entry in table.items():
        _pick(id, "set", entry, {printed[id]["set"]: 0})
        kind_type = _pick(id, "type", entry, {name: number for number, name in enumerate(TYPES)})
        gives = _pick(id, "gives", entry, {name: number for number, name in enumerate(NAMES)})
        builds = _pick(id, "builds", entry, {name: kinds[name] for name in table if table[name]["set"] == "basic"})
        _pick(id, "keyword", entry, dict.fromkeys(content.table("keywords"), 0))
        _check(id, entry)
        made[entry["number"]] = classes[id](id, kind_type, gives, builds, entry)
    return [made[number] for number in range(len(made))]


def _pick(id: str, key: str, entry: dict[str, Any], known: dict[str, int]) -> int:
    """A word of the content as its number, also where a designer has changed it."""
    if key not in entry:
        return NO_GOOD
    if entry[key] not in known:
        near = did_you_mean(entry[key], known)
        raise BadSetup("override.no-word", {"path": f"locations.{id}.{key}", "word": repr(entry[key]), "known": near})
    return known[entry[key]]


def _check(id: str, entry: dict[str, Any]) -> None:
    """What the rules take for granted about a location, also where a designer has changed it."""
    if (entry["type"] == "resource" or entry["keyword"] == "harvest") and "gives" not in entry:
        raise BadSetup("override-yields-nothing", {"path": f"locations.{id}"}, __package__)
    if entry["set"] == "printed" and entry["deactivates"]:
        raise BadSetup("override-no-token", {"path": f"locations.{id}.deactivates"}, __package__)


def check_counts(content: Content) -> None:
    """D2  What the content has, against what the box of the manual has."""
    locations = content.table("locations")
    printed = [id for row in content.table("rows").values() for id in row["spaces"]]
    sets = {name: [entry for entry in locations.values() if entry["set"] == name] for name in _SETS}
    copies = {name: sum(entry.get("copies", 0) for entry in entries) for name, entries in sets.items()}
    stated = content.table("counts")
    bandits = _cards_of(content, "bandits", stated["boards"])
    ships = _cards_of(content, "ships", stated["boards"])
    counted = {
        "boards": max(content.table("game")["seats"]),
        "rows": len(content.table("rows")),
        "columns": min(len(row["spaces"]) for row in content.table("rows").values()),
        "spaces": len(printed),
        "printed_kinds": len(sets["printed"]),
        **{f"printed_{id.replace('-', '_')}": printed.count(id) for id in locations},
        "dice_per_seat": len(content.table("rows")),
        "dice": len(content.table("rows")) * max(content.table("game")["seats"]),
        "basic_kinds": len(sets["basic"]),
        "harvest_cards": sum(entry["copies"] for entry in sets["basic"] if entry["keyword"] == "harvest"),
        "regular_army_cards": locations["regular-army"]["copies"],
        "gold_mine_cards": locations["gold-mine"]["copies"],
        "basic_cards": copies["basic"],
        "base_kinds": len(sets["base"]),
        "base_kinds_per_type": _per_type(sets["base"]),
        "base_cards": copies["base"],
        "crossroads_kinds": len(sets["crossroads"]),
        "crossroads_kinds_per_type": _per_type(sets["crossroads"]),
        "crossroads_cards": copies["crossroads"],
        "location_kinds": len(locations),
        "location_cards": sum(copies.values()),
        "bandits_piles": len(content.table("bandits")),
        "bandits_cards": bandits,
        "ship_piles": len(content.table("ships")),
        "ship_cards": ships,
        "base_game_cards": copies["basic"] - locations["gold-mine"]["copies"] + copies["base"] + bandits + ships,
        "gold": content.numbers()["gold_supply"],
    }
    content.check_counts(counted)


_SETS = ("printed", "basic", "base", "crossroads")


def _per_type(entries: list[dict[str, Any]]) -> int:
    """How many kinds there are of each of the four types of the deck; -1 where the types differ."""
    numbers = {sum(entry["type"] == name for entry in entries) for name in TYPES[1:5]}
    return numbers.pop() if len(numbers) == 1 else -1


def _cards_of(content: Content, table: str, seats: int) -> int:
    """All cards of these piles: as many as the most seats need."""
    return sum(entry["cards_per_seat"] * seats + entry["cards_extra"] for entry in content.table(table).values())


def _table(state: State) -> Cities:
    assert isinstance(state, Cities)
    return state


def _kit(box: Box) -> CitiesBox:
    assert isinstance(box, CitiesBox)
    return box
