"""How many ways units can go, counted twice: through the rules, and slowly from the tables of the map alone.

A line is a complete way to play an action: its groups in the order in which they go. Orders in which the units of one
group can be picked do not count, nor does the word that ends the action.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

import parlour
from parlour.bots.random import playout
from parlour.engine.events import fields_told, kind_told
from parlour.engine.journal import Journal
from parlour.games.attack_deluxe.state import World
from tests.conftest import SOAK
from tests.games.attack_deluxe.story import told
from tests.proof import proves

Words = dict[str, Any]
Group = tuple[tuple[str, str, str], ...]  # from, to, units; of a Blitz from afar Tanks and Planes apart
MEX = {"MEX": "9 infantry"}
KINDS = ("infantry", "artillery", "tank", "plane")
TANK, PLANE = 2, 3
REACH, STEPS, FREIGHT = 3, 3, 5  # borders of a Blitz, steps of a ship, units of a Transport


# ---------------------------------------------------------------------- through the rules

MOVING = {"MoveFrom", "MoveTo", "PickMovers"}
BLITZING = {"BlitzTarget", "BlitzFrom", "PickJoiners"}
CARRYING = {"TransportFrom", "TransportTo", "PickFreight"}
MARCHING = MOVING | BLITZING | CARRYING
SAILING = {"ChooseFleet", "PickShips", "Sail", "Embark"}


def begun(words: Words, *moves: str) -> World:
    """Seat 0 has played these."""
    match = parlour.scenario("attack-deluxe", {"seats": 2, **words})
    for move in moves:
        match.play(move)
    assert isinstance(match.state, World)
    return match.state


def answered(table: World) -> Iterator[tuple[World, list[dict[str, Any]]]]:
    """The table after each answer, and what has happened by it."""
    for option in table.answers:
        after = table.copy()
        after.journal = Journal()
        after.answer(option)
        yield after, [{"kind": kind_told(one), **fields_told(one, None)} for one in after.journal.events]


def is_asked(table: World, questions: set[str]) -> bool:
    return type(table.question).__name__ in questions


def groups(table: World) -> dict[Group, World]:
    """The groups that can go next, and the table after each."""
    found: dict[Group, World] = {}
    for after, events in answered(table):
        going = [event for event in events if event["kind"] == "go"]
        if going:
            found[tuple((event["origin"], event["goal"], told(event["units"])) for event in going)] = after
        elif is_asked(after, MARCHING):
            found |= groups(after)
    return found


def lines(table: World, depth: int) -> int:
    """How many lines of exactly so many groups there are."""
    if depth == 0:
        return 1
    return sum(lines(after, depth - 1) for after in groups(table).values()) if is_asked(table, MARCHING) else 0


def voyages(table: World, steps: int = 0) -> Counter[int]:
    """How many voyages of a single ship there are, by the number of their steps."""
    found: Counter[int] = Counter()
    for after, events in answered(table):
        taken = steps + sum(event["kind"] in ("sail", "dock") for event in events)
        if is_asked(after, SAILING):
            found += voyages(after, taken)
        else:
            found[taken] += 1
    return found


def anchorages(table: World) -> set[tuple[int, ...]]:
    """Where ships can lie after a Navigate, whoever sails first or together."""
    found: set[tuple[int, ...]] = set()
    for after, _ in answered(table):
        if is_asked(after, SAILING):
            found |= anchorages(after)
        else:
            found.add((*after.docked, *after.fleets))
    return found


# ---------------------------------------------------------------------- from the tables

CONTENT = tomllib.loads((files("parlour.games.attack_deluxe") / "content.toml").read_text())
REGIONS: dict[str, Words] = {id: entry for id, entry in CONTENT["regions"].items() if entry["board"] == "western"}
ZONES: dict[str, Words] = {id: entry for id, entry in CONTENT["zones"].items() if entry["board"] == "western"}
Army = tuple[int, ...]


@cache
def beside(table: str, place: str) -> set[str]:
    """What lies beside a place by the pairs of this table."""
    pairs = [set(text.split()[:2]) for text in CONTENT[table]["western"]]
    return {other for pair in pairs if place in pair for other in pair if other != place}


@cache
def crossings(one: str, other: str) -> list[set[str]]:
    """The ways of one step for an army, each as the zones it crosses: land, lanes, anchors."""
    ways: list[set[str]] = [set()] if other in beside("borders", one) else []
    for text in CONTENT["lanes"]["western"]:
        start, end, *zones = text.split()
        if {start, end} == {one, other}:
            ways.append(set(zones))
    both = set(REGIONS[one]["seas"].split()) & set(REGIONS[other]["seas"].split())
    return ways + [{zone} for zone in both if ZONES[zone].get("anchor")]


class Slow:
    """A position of seat 0, and every group that could go, by trying all sets of units on all regions."""

    def __init__(self, words: Words) -> None:
        self.here = {id: read(text) for id, text in words["land"][0].items()}
        self.came = dict.fromkeys(REGIONS, 0)  # how many units; they do not go again
        self.closed = set(words.get("fleets", {}).get(1, {}))
        self.gone = 0

    def can_step(self, one: str, other: str, kind: int) -> bool:
        """A5.4, A5.6"""
        return any(kind == PLANE or not way & self.closed for way in crossings(one, other))

    def reaches(self, action: str, kind: int, start: str, goal: str) -> bool:
        """Whether a unit of this kind can go there in this action."""
        if action == "move":  # A6.1
            return self.can_step(start, goal, kind)
        if action == "transport":  # A9.1, A9.2, A9.3
            far, through = len(REGIONS), set(self.here)
        else:  # A7.1, A7.2, A7.3, A7.4
            far = REACH if kind >= TANK else 1
            through = set(REGIONS) if kind == PLANE else set(self.here) | {goal}
        if (goal in self.here) != (action == "transport"):
            return False
        seen = {start}
        for _ in range(far):
            seen |= {other for place in seen for other in through - seen if self.is_way(action, place, other, kind)}
        return goal in seen

    def is_way(self, action: str, one: str, other: str, kind: int) -> bool:
        return other in beside("borders", one) if action == "blitz" else self.can_step(one, other, kind)

    def lines(self, action: str, depth: int, target: str = "") -> int:
        if depth == 0:
            return 1
        total = 0
        for start, units in list(self.here.items()):
            sets = [army for army in product(*(range(number + 1) for number in units)) if sum(army)]
            for goal in [target] if target else [id for id in REGIONS if id != start]:
                can = [self.reaches(action, kind, start, goal) for kind in range(4)]
                for army in sets:
                    stays = sum(units) - sum(army) + self.came[start]  # A5.2
                    room = action != "transport" or self.gone + sum(army) <= FREIGHT  # A9.4
                    if stays and room and all(can[kind] for kind in range(4) if army[kind]):
                        self.go(start, goal, army, 1)
                        total += self.lines(action, depth - 1, goal if action == "blitz" else "")
                        self.go(start, goal, army, -1)
        return total

    def go(self, start: str, goal: str, army: Army, sign: int) -> None:
        self.here[start] = tuple(here - sign * number for here, number in zip(self.here[start], army, strict=True))
        self.came[goal] += sign * sum(army)
        self.gone += sign * sum(army)


def read(units: str) -> Army:
    words = units.split()
    numbers = dict(zip(words[1::2], words[::2], strict=True))
    return tuple(int(numbers.get(kind, 0)) for kind in KINDS)


def slow_voyages(words: Words, place: str, room: int, steps: int = STEPS) -> Counter[int]:
    """A8.1 to A8.6  The voyages of one ship from here by their steps, with room for so many units to embark."""
    land: dict[str, str] = words["land"][0]
    found = Counter({STEPS - steps: 1})
    canal = place in REGIONS and REGIONS[place].get("canal")
    docked = place in REGIONS and steps < STEPS and not (canal and steps)
    if docked or place in words.get("fleets", {}).get(1, {}):
        return found
    coast = {place} if place in REGIONS else {id for id in REGIONS if place in REGIONS[id]["seas"].split()}
    if room:
        for id in coast & set(land):
            if sum(read(land[id])) > 1:
                found += slow_voyages(words, place, room - 1, steps)
    if steps:
        seas = REGIONS[place]["seas"].split() if place in REGIONS else beside("waters", place)
        for other in [*seas, *(() if place in REGIONS else coast & set(land))]:
            found += slow_voyages(words, other, room, steps - 1)
    return found


# ---------------------------------------------------------------------- the counts


@proves("A5.2", "A5.4", "A5.6", "A6.1", "A7.1", "A7.2", "A7.3", "A7.4", "A9.1", "A9.3", "A9.4")
@pytest.mark.parametrize(
    ("action", "land", "enemies", "counts"),
    [
        # 1 or 2 infantry from Great Britain to 5 regions, 1 from Iceland to 3. Arrivals keep a region, so that more
        # can follow: after Britain to Iceland both of Iceland may go, and the other way round.
        ("move", {"GBR": "3 infantry", "ICE": "2 infantry"}, "", [13, 96, 416, 986]),
        # A destroyer closes the North Sea: 4 sets that leave a unit, by lanes to Quebec and Iceland; the plane alone
        # over the sea to France, Germany and Scandinavia.
        ("move", {"GBR": "2 infantry 1 plane"}, "NSE", [11, 24, 0]),
        # Patagonia sends one of two kinds to 2 regions, Argentina one infantry to 5: 2 * 2 + 5.
        ("move", {"PAT": "1 infantry 1 tank", "ARG": "2 infantry"}, "", [9, 52, 125, 132]),
        # On Germany and Italy each 1 or 2 tanks from Spain through France, and France's infantry or its plane; on
        # 8 regions two and three borders away the plane alone.
        ("blitz", {"SPA": "2 infantry 2 tank", "FRA": "1 infantry 1 plane"}, "", [16, 18, 12]),
        # Patagonia's one or other on Chile; its tank through Argentina on Southern Brazil and Bolivia; Argentina's
        # infantry on these three.
        ("blitz", {"PAT": "1 infantry 1 tank", "ARG": "2 infantry"}, "", [7, 8, 0]),
        # 1 or 2 infantry from Spain and 1 from France to 2 regions each; Britain's tank is its garrison until
        # somebody comes. After five units nothing more goes.
        ("transport", {"SPA": "3 infantry", "FRA": "2 infantry", "GBR": "1 tank"}, "", [6, 32, 140, 454]),
        # The North Sea is closed: 4 sets with or without the plane from France to Spain, the plane alone to Britain.
        ("transport", {"FRA": "2 infantry 1 plane", "GBR": "1 infantry", "SPA": "1 infantry"}, "NSE", [5, 9, 14]),
    ],
)
def test_lines_of_groups(action: str, land: dict[str, str], enemies: str, counts: list[int]) -> None:
    words: Words = {"land": {0: land, 1: MEX}}
    if enemies:
        words["fleets"] = {1: {enemies: "1 destroyer"}}
    table, slow = begun(words, action), Slow(words)
    depths = range(1, len(counts) + 1)
    assert [lines(table, depth) for depth in depths] == counts
    assert [slow.lines(action, depth) for depth in depths] == counts


@proves("A8.1", "A8.2", "A8.3", "A8.4", "A8.5", "A8.6")
@pytest.mark.parametrize(
    ("land", "ship", "enemies", "counts"),
    [
        # Two seas; from the Baltic the North Sea or home again, from the North Sea three seas or home.
        ({"GER": "1 infantry"}, "submarine", "", [1, 2, 6, 16]),
        # Enemies in the North Sea: it is as far as a ship gets, from Germany or through the Baltic.
        ({"GER": "1 infantry"}, "submarine", "NSE", [1, 2, 2]),
        # From Panama into both oceans, home again, and through the canal into the other.
        ({"PAN": "1 infantry"}, "submarine", "", [1, 2, 6, 17]),
        # Egypt's canal is open on the way from the Indian Ocean or the Red Sea, and Saudi Arabia is home.
        ({"SAU": "1 infantry", "EGY": "1 infantry"}, "submarine", "", [1, 2, 6, 12]),
        # An infantry may come aboard once, at home or in either sea of home: more voyages with than without it.
        ({"SAU": "2 infantry"}, "destroyer", "", [2, 6, 17, 35]),
    ],
)
def test_voyages_of_a_ship(land: dict[str, str], ship: str, enemies: str, counts: list[int]) -> None:
    home = next(iter(land))
    words: Words = {"land": {0: land, 1: MEX}, "docked": {home: f"1 {ship}"}}
    if enemies:
        words["fleets"] = {1: {enemies: "1 destroyer"}}
    found = voyages(begun(words, "navigate", f"ships {home}"))
    assert [found[steps] for steps in range(len(counts))] == counts and found.total() == sum(counts)
    assert found == slow_voyages(words, home, 0 if ship == "submarine" else 1)


@proves("A8.1")
@pytest.mark.parametrize(
    ("ships", "count"),
    [
        # A ship from Saudi Arabia is home, in the Red Sea, in the Indian Ocean, the South Atlantic or one of the
        # three waters beside that: 7 places. Two kinds of ships: 7 * 7.
        ("1 destroyer 1 submarine", 49),
        # Two ships of one kind: 7 pairs in one place, 21 in two.
        ("2 destroyer", 28),
    ],
)
def test_where_two_ships_can_lie(ships: str, count: int) -> None:
    words: Words = {"land": {0: {"SAU": "1 infantry"}, 1: MEX}, "docked": {"SAU": ships}}
    assert len(anchorages(begun(words, "navigate"))) == count


@pytest.mark.parametrize("seed", range(50 if SOAK else 3))
def test_six_random_players_finish_on_the_joined_world(seed: int) -> None:
    match = parlour.start("attack-deluxe", seats=6, seed=seed, options={"length": "total"})
    state = match.state
    assert isinstance(state, World) and state.kit.atlas.board == "world"
    playout(state, parlour.seeded(seed))
    assert state.over and state.winners() and len(state.scores()) == 6
    match.game.invariants(state)
