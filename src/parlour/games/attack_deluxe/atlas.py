"""A2, A5  The map: what lies beside what, checked when it is loaded."""

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.content import Content, ContentError, load_content

PACKAGE: Final = "parlour.games.attack_deluxe"
REGIONS: Final[i64] = 92
ZONES: Final[i64] = 31
PLACES: Final[i64] = 123  # regions, then zones
FAR: Final[i64] = 99
BOARDS: Final[dict[str, list[str]]] = {
    "western": ["western"],
    "pacific": ["pacific"],
    "world": ["western", "pacific", "world"],
}


class Atlas:
    """One of the three maps. Regions and zones keep their numbers of the world; nothing here ever changes."""

    def __init__(self, board: str, content: Content) -> None:
        self.board = board
        self.regions: dict[str, Any] = content.table("regions")
        self.zones: dict[str, Any] = content.table("zones")
        self.boards = BOARDS[board]
        self.region_ids: list[str] = list(self.regions)
        self.zone_ids: list[str] = list(self.zones)
        here = [entry["number"] for entry in self.regions.values() if entry["board"] in self.boards]
        waters = [entry["number"] for entry in self.zones.values() if entry["board"] in self.boards]
        self.first: i64 = here[0]
        self.end: i64 = here[-1] + 1
        self.first_zone: i64 = waters[0]
        self.end_zone: i64 = waters[-1] + 1
        continents = content.table("continents")
        self.continent: list[int] = [continents[entry["continent"]]["number"] for entry in self.regions.values()]
        self.anchor: list[bool] = [entry.get("anchor", False) for entry in self.zones.values()]
        self.canal: list[bool] = [entry.get("canal", False) for entry in self.regions.values()]
        self.arctic: list[bool] = [entry.get("arctic", False) for entry in self.regions.values()]
        self.seas: list[list[int]] = self._seas(content)
        self.coast: list[list[int]] = [
            [region for region in range(REGIONS) if zone in self.seas[region]] for zone in range(ZONES)
        ]
        self.land: list[list[int]] = _neighbours(self._pairs(content, "borders", self.region_ids), REGIONS)
        self.waters: list[list[int]] = _neighbours(self._pairs(content, "waters", self.zone_ids), ZONES)
        self.lanes: list[list[int]] = self._lanes(content)  # two regions, and the zones between them as a set
        self.ways: list[list[int]] = []  # A5.4  what is adjacent to a region, for armies
        self.crossings: list[list[list[int]]] = []  # and for each of these the ways there, as sets of zones
        self._join_regions()
        self.by_land: list[list[int]] = [_distances(self.land, region) for region in range(REGIONS)]
        self.by_way: list[list[int]] = [_distances(self.ways, region) for region in range(REGIONS)]
        arctic_zones = [entry.get("arctic", False) for entry in self.zones.values()]
        self.capital_sites: list[bool] = [
            not self.arctic[region] and any(not arctic_zones[zone] for zone in self.seas[region])
            for region in range(REGIONS)
        ]
        self.sea_ways: list[list[int]] = [
            [*self.coast[zone], *[REGIONS + other for other in self.waters[zone]]] for zone in range(ZONES)
        ]

    def _pairs(self, content: Content, table: str, ids: list[str]) -> list[list[int]]:
        texts = [text for board in self.boards for text in content.table(table).get(board, [])]
        return [[ids.index(word) for word in text.split()[:2]] for text in texts]

    def _seas(self, content: Content) -> list[list[int]]:
        """The zones that each region borders; the joined world has a few more."""
        seas: list[list[int]] = []
        for entry in self.regions.values():
            seas.append([self.zone_ids.index(id) for id in entry["seas"].split()])
        if "world" in self.boards:
            for text in content.table("coasts")["world"]:
                region, zone = text.split()
                seas[self.region_ids.index(region)].append(self.zone_ids.index(zone))
        return [sorted(zones) if self.first <= region < self.end else [] for region, zones in enumerate(seas)]

    def _lanes(self, content: Content) -> list[list[int]]:
        lanes = []
        for board in self.boards:
            for text in content.table("lanes").get(board, []):
                one, other, *zones = text.split()
                crossed = 0
                for zone in zones:
                    crossed |= bit(self.zone_ids.index(zone))
                lanes.append([self.region_ids.index(one), self.region_ids.index(other), crossed])
        return lanes

    def _join_regions(self) -> None:
        """A5.4  Land borders, lanes, and any two regions at one anchor."""
        routes: list[dict[int, list[int]]] = [{} for region in range(REGIONS)]
        for region in range(REGIONS):
            for other in self.land[region]:
                routes[region][other] = [0]
        for one, other, crossed in self.lanes:
            routes[one].setdefault(other, []).append(crossed)
            routes[other].setdefault(one, []).append(crossed)
        for zone in range(self.first_zone, self.end_zone):
            if self.anchor[zone]:
                for region in self.coast[zone]:
                    for other in self.coast[zone]:
                        if other != region:
                            routes[region].setdefault(other, []).append(bit(zone))
        for region in range(REGIONS):
            there = sorted(routes[region])
            self.ways.append(there)
            self.crossings.append([[0] if 0 in routes[region][other] else routes[region][other] for other in there])

    def is_open(self, region: i64, at: i64, closed: i64) -> bool:
        """A5.6  Whether a step to the neighbour at this place of `ways` crosses none of the closed zones."""
        for crossed in self.crossings[region][at]:
            if crossed & closed == 0:
                return True
        return False

    def place_id(self, place: i64) -> str:
        """The id of a region or zone."""
        return self.region_ids[place] if place < REGIONS else self.zone_ids[place - REGIONS]

    def has(self, place: i64) -> bool:
        """Whether a place is on this map."""
        if place < REGIONS:
            return self.first <= place < self.end
        return self.first_zone <= place - REGIONS < self.end_zone


def _neighbours(pairs: list[list[int]], number: int) -> list[list[int]]:
    found: list[list[int]] = [[] for place in range(number)]
    for one, other in pairs:
        if one == other or other in found[one]:
            raise ContentError(f"attack_deluxe has the pair {one}, {other} twice, or a place beside itself")
        found[one].append(other)
        found[other].append(one)
    return [sorted(places) for places in found]


def _distances(ways: list[list[int]], start: int) -> list[int]:
    """How many steps away each place is."""
    steps = [int(FAR)] * len(ways)
    steps[start] = 0
    edge = [start]
    while edge:
        further: list[int] = []
        for place in edge:
            for other in ways[place]:
                if steps[other] == FAR:
                    steps[other] = steps[place] + 1
                    further.append(other)
        edge = further
    return steps


_drawn: Final[dict[str, Atlas]] = {}


def atlas_of(board: str) -> Atlas:
    """The map of this name, checked; the printed one, which no house rule changes."""
    if board not in _drawn:
        atlas = Atlas(board, load_content(PACKAGE))
        check_map(atlas)
        _drawn[board] = atlas
    return _drawn[board]


def check_map(atlas: Atlas) -> None:
    """What a map must be: coasts told twice and equally, lanes that touch what they join, one piece."""
    regions = range(atlas.first, atlas.end)
    zones = range(atlas.first_zone, atlas.end_zone)
    added = len(atlas.boards) > 1
    for zone in zones:
        told = sorted(atlas.region_ids.index(id) for id in atlas.zones[atlas.zone_ids[zone]]["regions"].split())
        known = [region for region in atlas.coast[zone] if region in told] if added else atlas.coast[zone]
        _insist(told == known, atlas, f"the coast of {atlas.zone_ids[zone]} is told in two ways")
    for one, other, crossed in atlas.lanes:
        run = [zone for zone in range(ZONES) if crossed >> zone & 1]
        ends = set(run) & set(atlas.seas[one]), set(run) & set(atlas.seas[other])
        _insist(all(ends), atlas, f"the lane {atlas.region_ids[one]}-{atlas.region_ids[other]} touches no coast")
        side_by_side = all(any(b in atlas.waters[a] for b in run if b != a) for a in run)
        _insist(len(run) == 1 or side_by_side, atlas, "a lane jumps over water")
    for ways, places, what in ((atlas.ways, regions, "regions"), (atlas.waters, zones, "zones")):
        for place in places:
            _insist(all(place in ways[other] for other in ways[place]), atlas, f"{what} are adjacent one way only")
        steps = _distances(ways, places[0])
        _insist(all(steps[place] < FAR for place in places), atlas, f"the {what} do not hang together")


def _insist(holds: bool, atlas: Atlas, sentence: str) -> None:
    if not holds:
        raise ContentError(f"the {atlas.board} map of attack_deluxe is wrong: {sentence}")


def map_counts(content: Content) -> dict[str, int]:
    """What the content's map has, to be compared with the stated counts."""
    regions, zones = content.table("regions").values(), content.table("zones").values()
    counted = {
        "regions": len(regions),
        "zones": len(zones),
        "continents": len(content.table("continents")),
        "anchors": _number(zone.get("anchor", False) for zone in zones),
        "coasts": sum(len(region["seas"].split()) for region in regions),
    }
    counted["joined_coasts"] = counted["coasts"] + len(content.table("coasts")["world"])
    for board in ("western", "pacific"):
        counted[f"{board}_regions"] = _number(region["board"] == board for region in regions)
        counted[f"{board}_zones"] = _number(zone["board"] == board for zone in zones)
    for board in ("western", "pacific", "world"):
        for table in ("borders", "lanes", "waters"):
            counted[f"{board}_{table}"] = len(content.table(table)[board])
    return counted


def _number(truths: Iterable[bool]) -> int:
    return sum(1 for truth in truths if truth)
