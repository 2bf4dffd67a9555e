"""A position of ATTACK! Deluxe from a few words, for tests, puzzles and the analysis board."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.engine.bits import bit, everyone
from parlour.engine.errors import BadScenario, did_you_mean
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.step import Step
from parlour.games.attack_deluxe.actions import BUILDING, CHOOSE_ACTION, END_ACTION, MOVE, NAVIGATE
from parlour.games.attack_deluxe.box import (
    ACTIONS,
    GOVERNMENTS,
    LEVELS,
    NO_HOLDS,
    NO_REGIONS,
    NO_ZONES,
    SEASONS,
    SUITS,
    WorldBox,
)
from parlour.games.attack_deluxe.build import PAID
from parlour.games.attack_deluxe.burn import ASK_BURN
from parlour.games.attack_deluxe.card import copy_of, hand_size
from parlour.games.attack_deluxe.cargo import room
from parlour.games.attack_deluxe.fighting import CHOOSE_BATTLE, CHOOSE_SEA_BATTLE
from parlour.games.attack_deluxe.landing import SETTLE_FLEETS
from parlour.games.attack_deluxe.pieces import LEVEL_BITS, NOBODY
from parlour.games.attack_deluxe.setup import FirstPlayer, RollOrder, lay_markers, lay_out
from parlour.games.attack_deluxe.state import FACE_UP, World
from parlour.games.attack_deluxe.turn import END_YEAR, NEXT_TURN, START_SEASON
from parlour.games.attack_deluxe.units import ARMY, HOLD_OF, NAVY, one

STEPS: Final = ["setup", "first", "action", "burn", "season", "year-end", "battle"]
CAPITALS: Final = {
    "western": ["EUS", "GBR", "EBR", "EGY"],
    "pacific": ["HON", "SID", "EAU", "KAM"],
    "world": ["EUS", "GBR", "EBR", "EGY", "HON", "EAU"],
}
MOST_UNITS: Final = 999

KEYS: Final = [
    Key("step", " | ".join(STEPS), "Where in the match; `action`, a seat's action in a season, where not given."),
    Key("turn", "seat", "Whose turn it is; 0 where not given."),
    Key("start", "seat", "The starting player; `turn` where not given."),
    Key("direction", "clockwise | counterclockwise", "The direction of play; clockwise where not given."),
    Key("year", "number", "The year; 1 where not given."),
    Key("season", " | ".join(SEASONS), "The season; spring where not given, winter for the step `burn`."),
    Key("governments", "names", "The governments, in seat order; one after the other where not given."),
    Key("capitals", "table", "Capitals of some seats: `{0: 'GER'}`; the first region under `land` where not given."),
    Key("land", "table", "Regions and armies of each seat: `{0: {'GER': '3 infantry 1 tank'}}`."),
    Key("docked", "table", "Ships on coastlines: `{'GER': '1 destroyer'}`."),
    Key("fleets", "table", "Ships at sea of each seat: `{0: {'NSE': '2 destroyer'}}`."),
    Key("cargo", "table", "Armies aboard: `{'NSE': {'destroyer': '1 infantry'}}`."),
    Key("oil_markers", "regions", "Regions with an oil marker."),
    Key("markers", "table", "Governments of neutral regions: `{'POL': 'monarchy'}`; at random where not given."),
    Key("face_up", "regions", "Neutral regions whose marker has been turned up."),
    Key("production", "numbers", "Production certificates of each seat; 0 where not given."),
    Key("oil", "numbers", "Oil certificates of each seat; 0 where not given."),
    Key("levels", "table", "Economics cards of each seat: `{0: {'rail': 2}}`."),
    Key("hands", "table", "Action cards of each seat: `{0: ['convoy']}`."),
    Key("deck", "cards", "The next cards of the deck, top first; the rest is shuffled below them."),
    Key("discards", "cards", "Action cards in the discard pile."),
    Key("used", "table", "Actions that seats have taken in this year: `{0: ['move']}`."),
    Key("harsh", "true or false", "Whether Move and Blitz are forbidden in this Winter; false where not given."),
    Key("attack", "table", "What attacks where in the step `battle`: `{'POL': '3 infantry', 'NSE': '1 carrier'}`."),
]


def set_up(box: WorldBox, rng: Rng, keys: Keys) -> World:
    """The table that these words describe, with the steps still to come on its stack."""
    table = lay_out(box, rng)
    step = keys.choice("step", "action", STEPS)
    table.rng.load(keys.names("rolls", faces()), keys.flag("strict", False))
    if step == "setup":
        given = [key.name for key in KEYS if key.name in keys and key.name not in ("step", "deck")]
        if given:
            raise BadScenario(f"a setup has nothing on the table yet, so no {given[0]!r}")
        _cards(table, keys)
        table.do(RollOrder())
        return table
    _land(table, keys)
    _sea(table, keys)
    _markers(table, keys)
    _nations(table, keys)
    _cards(table, keys)
    _time(table, keys, step)
    table.do_all(_steps(table, keys, step))
    return table


def faces() -> dict[str, int]:
    """The words for a roll: army and navy faces, and the numbers of the order dice."""
    named = {name: face for names in (ARMY, NAVY) for face, name in enumerate(names)}
    return {**named, "blank": 5, **{str(number): number - 1 for number in range(1, 7)}}


def units_of(name: str, value: Any, names: list[str]) -> int:
    """`3 infantry 1 tank` as a stack."""
    words = value.split() if isinstance(value, str) else []
    if not words or len(words) % 2:
        raise BadScenario(f"{name!r} has {value!r}; units are written as '3 {names[0]} 1 {names[2]}'")
    units = 0
    for number, kind in zip(words[::2], words[1::2], strict=True):
        if kind not in names:
            raise BadScenario(f"{name!r} has {kind!r}, which is no unit here: {did_you_mean(kind, names)}")
        if not number.isdigit() or not 0 < int(number) <= MOST_UNITS:
            raise BadScenario(f"{name!r} has {number!r} {kind}; a number from 1 to {MOST_UNITS} is needed")
        units += int(number) * one(names.index(kind))
    return units


def _table_of(name: str, value: Any) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise BadScenario(f"{name!r} is a table, not {value!r}")
    return value


def _place(table: World, name: str, id: Any, zone: bool) -> int:
    """A region, or a zone, of the map in play."""
    atlas = table.kit.atlas
    ids = atlas.zone_ids if zone else atlas.region_ids
    if id not in ids:
        raise BadScenario(
            f"{name!r} has {id!r}, which is no {'zone' if zone else 'region'}: {did_you_mean(str(id), ids)}"
        )
    number = ids.index(id)
    if not atlas.has(number + (len(atlas.region_ids) if zone else 0)):
        raise BadScenario(f"{id} is not on the {atlas.board} map")
    return number


def _land(table: World, keys: Keys) -> None:
    kit = table.kit
    owners, armies = [int(NOBODY)] * len(NO_REGIONS), NO_REGIONS[:]
    land, capitals = keys.by_seat("land", kit.seats), keys.by_seat("capitals", kit.seats)
    for seat in range(kit.seats):
        capital = capitals.get(seat, CAPITALS[kit.atlas.board][seat])
        if not isinstance(capital, str):
            raise BadScenario(f"'capitals' has {capital!r}, which is no region")
        regions = _table_of("land", land.get(seat, {capital: "1 infantry"}))
        if seat in land and seat not in capitals:
            capital = next(iter(regions), capital)
        for id, units in regions.items():
            region = _place(table, "land", id, False)
            if owners[region] != NOBODY:
                raise BadScenario(f"{id} has two owners")
            owners[region] = seat
            armies[region] = units_of("land", units, ARMY)
        table.nations[seat].capital = _place(table, "capitals", capital, False)
        if owners[table.nations[seat].capital] != seat:
            raise BadScenario(f"the capital {capital} is not a region of seat {seat}")
    table.owners, table.armies = owners, armies
    oil = NO_REGIONS[:]
    for id in _list(keys, "oil_markers"):
        oil[_place(table, "oil_markers", id, False)] = 1
    table.oil = oil
    if table.oil_left() < 0:
        raise BadScenario(f"there are only {kit.oil_markers} oil markers")


def _list(keys: Keys, name: str) -> list[Any]:
    value = keys.raw(name, [])
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, list | tuple):
        raise BadScenario(f"{name!r} is a list, not {value!r}")
    return list(words)


def _sea(table: World, keys: Keys) -> None:
    docked = NO_REGIONS[:]
    for id, ships in _table_of("docked", keys.raw("docked", {})).items():
        region = _place(table, "docked", id, False)
        if table.owners[region] == NOBODY or not table.kit.atlas.seas[region]:
            raise BadScenario(f"no ships can be docked in {id}")
        docked[region] = units_of("docked", ships, NAVY)
    table.docked = docked
    for seat, zones in keys.by_seat("fleets", table.kit.seats).items():
        for id, ships in _table_of("fleets", zones).items():
            zone = _place(table, "fleets", id, True)
            if table.fleets[zone]:
                raise BadScenario(f"two players have ships in {id}")
            table.put_fleet(zone, seat, units_of("fleets", ships, NAVY))
    for id, holds in _table_of("cargo", keys.raw("cargo", {})).items():
        zone = _place(table, "cargo", id, True)
        for ship, units in _table_of("cargo", holds).items():
            if ship not in NAVY or HOLD_OF[NAVY.index(ship)] < 0:
                raise BadScenario(f"'cargo' has {ship!r}, which carries nothing")
            hold = HOLD_OF[NAVY.index(ship)]
            aboard = units_of("cargo", units, ARMY)
            if room(table, table.admirals[zone], table.fleets[zone], hold, aboard) < 0:
                raise BadScenario(f"the ships in {id} cannot carry {units}")
            table.put_hold(zone, hold, aboard)


def _markers(table: World, keys: Keys) -> None:
    markers, pool = table.markers[:], table.pool[:]
    for id, government in _table_of("markers", keys.raw("markers", {})).items():
        region = _neutral(table, "markers", id)
        if government not in GOVERNMENTS:
            known = did_you_mean(str(government), GOVERNMENTS)
            raise BadScenario(f"'markers' has {government!r}, which is no government: {known}")
        number = GOVERNMENTS.index(government)
        if number not in pool:
            raise BadScenario(f"there are not so many markers of {government}")
        pool.remove(number)
        markers[region] = number
    table.markers, table.pool = markers, pool
    lay_markers(table)
    markers = table.markers[:]
    for id in _list(keys, "face_up"):
        markers[_neutral(table, "face_up", id)] += FACE_UP
    table.markers = markers


def _neutral(table: World, name: str, id: Any) -> int:
    region = _place(table, name, id, False)
    if table.owners[region] != NOBODY:
        raise BadScenario(f"{name!r} has {id}, which is not neutral")
    return region


def _nations(table: World, keys: Keys) -> None:
    kit = table.kit
    numbers = {id: number for number, id in enumerate(GOVERNMENTS)}
    governments = keys.names("governments", numbers) if "governments" in keys else [n % 4 for n in range(kit.seats)]
    if len(governments) != kit.seats or any(governments.count(number) > 2 for number in governments):
        raise BadScenario(f"'governments' names {kit.seats} placards, of each government two at most")
    production = keys.per_seat("production", 0, kit.seats)
    oil = keys.per_seat("oil", 0, kit.seats)
    for seat, nation in enumerate(table.nations):
        nation.government, nation.production, nation.oil = governments[seat], production[seat], oil[seat]
    for seat, levels in keys.by_seat("levels", kit.seats).items():
        for suit, level in _table_of("levels", levels).items():
            if suit not in SUITS:
                raise BadScenario(f"'levels' has {suit!r}, which is no suit: {did_you_mean(str(suit), SUITS)}")
            number = keys.as_number("levels", level, 0, int(LEVELS))
            table.nations[seat].levels += number << (SUITS.index(suit) * LEVEL_BITS)
    for suit, id in enumerate(SUITS):
        if any(table.copies_left(suit, level) < 0 for level in range(1, LEVELS + 1)):
            raise BadScenario(f"there are not so many cards of {id}")
    for seat, used in keys.by_seat("used", kit.seats).items():
        for action in keys.as_names("used", used, {id: number for number, id in enumerate(ACTIONS) if number}):
            table.nations[seat].used |= bit(action) | (bit(PAID) if action == BUILDING else 0)


def _cards(table: World, keys: Keys) -> None:
    kit = table.kit
    numbers = {card.id: int(card.number) for card in kit.cards}
    deck = table.deck[:]

    def take(name: str, value: Any) -> list[int]:
        cards = keys.as_names(name, value, numbers)
        for card in cards:
            if card not in deck:
                raise BadScenario(f"{name!r} has {kit.cards[card].id!r} more often than there are copies")
            deck.remove(card)
        return cards

    for seat, hand in keys.by_seat("hands", kit.seats).items():
        for card in take("hands", hand):
            table.nations[seat].hand += copy_of(card)
        if hand_size(table.nations[seat].hand) > kit.hand:
            raise BadScenario(f"seat {seat} has more than {kit.hand} cards")
    table.discards = take("discards", keys.raw("discards", []))
    top = take("deck", keys.raw("deck", []))
    table.deck = top + deck


def _time(table: World, keys: Keys, step: str) -> None:
    kit = table.kit
    table.year = keys.number("year", 1, 1, kit.years)
    season = "winter" if step in ("burn", "year-end") else "spring"
    table.season = SEASONS.index(keys.choice("season", season, SEASONS))
    if step == "burn" and SEASONS[table.season] != "winter":
        raise BadScenario("oil is burnt in winter only")
    table.active = keys.seat("turn", 0, kit.seats)
    table.start = keys.seat("start", table.active, kit.seats)
    table.backwards = keys.choice("direction", "clockwise", ["clockwise", "counterclockwise"]) == "counterclockwise"
    table.harsh = keys.flag("harsh", False)
    seat = table.start
    while seat != table.active:
        seat = table.seat_after(seat)
        table.position += 1
    table.order = list(range(kit.seats))


def _steps(table: World, keys: Keys, step: str) -> list[Step[World]]:
    seat = table.active
    if step == "battle":
        return _battle(table, _table_of("attack", keys.raw("attack", {})))
    if "attack" in keys:
        raise BadScenario("'attack' is for the step 'battle' only")
    steps: dict[str, list[Step[World]]] = {
        "first": [FirstPlayer(everyone(table.kit.seats))],
        "action": [CHOOSE_ACTION[seat], NEXT_TURN],
        "burn": [ASK_BURN[seat], NEXT_TURN],
        "season": [START_SEASON],
        "year-end": [END_YEAR],
    }
    return steps[step]


def _battle(table: World, attack: Mapping[Any, Any]) -> list[Step[World]]:
    """The acting seat's units have come to these places, and fight there."""
    seat, atlas = table.active, table.kit.atlas
    moved, sailed = NO_REGIONS[:], NO_ZONES[:]
    for id, units in attack.items():
        if id in atlas.zone_ids:
            zone = _place(table, "attack", id, True)
            if table.admirals[zone] in (NOBODY, seat):
                raise BadScenario(f"there is nobody to attack in {id}")
            sailed[zone] = units_of("attack", units, NAVY)
        else:
            region = _place(table, "attack", id, False)
            if table.owners[region] == seat:
                raise BadScenario(f"{id} is seat {seat}'s own")
            moved[region] = units_of("attack", units, ARMY)
    if not any(moved) and not any(sailed):
        raise BadScenario("the step 'battle' needs an 'attack'")
    table.moved, table.sailed, table.sailed_holds = moved, sailed, NO_HOLDS
    table.action = NAVIGATE if any(sailed) else MOVE
    return [CHOOSE_SEA_BATTLE[seat], SETTLE_FLEETS, CHOOSE_BATTLE[seat], END_ACTION, NEXT_TURN]
