"""What a player holds on the map, and what it adds up to."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.piece import Piece
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.schema import Side
from parlour.games.city_of_iron.things import GAP, GOODS, PLACE

UNUSED: Final[i64] = -1
CITY: Final[i64] = 0
DISTRICT: Final[i64] = 1
SIDES: Final[list[Side]] = ["city", "district"]


class Realm(Piece):
    """Cities, tokens, buildings, towns, and their sums. Never changed: a change is a new one."""

    def __init__(
        self,
        lands: list[int],
        tokens: list[int],
        buildings: list[int],
        towns: i64,
        rooms: list[int],
        used: list[int],
        goods: list[int],
        income: i64,
        producing: i64,
        citizen_draws: i64,
        military_draws: i64,
        science_icons: i64,
        eyes: i64,
        vp: i64,
        ground: i64,
        distance: i64,
        sites: list[int],
    ) -> None:
        self.lands = lands  # the land of each city, in the order of founding
        self.tokens = tokens  # for each growth token UNUSED, or its city * 2 + its side
        self.buildings = buildings  # each as city * PLACE + kind, ascending
        self.towns: i64 = towns  # a bit a town
        self.rooms = rooms  # for each city how many buildings it holds
        self.used = used  # and how many it has
        self.goods = goods
        self.income: i64 = income
        self.producing: i64 = producing  # buildings that produce goods
        self.citizen_draws: i64 = citizen_draws
        self.military_draws: i64 = military_draws
        self.science_icons: i64 = science_icons
        self.eyes: i64 = eyes
        self.vp: i64 = vp  # of the buildings, in a scoring
        self.ground: i64 = ground  # the types of land on which something can be built
        self.distance: i64 = distance  # of all lands together
        self.sites = sites  # the buildings and gaps of all cities as they have come, so that each keeps its place

    def asides(self) -> list[str]:
        return ["sites"]

    def stands(self, city: i64, kind: i64) -> bool:
        """Whether such a building stands in this city."""
        return city * PLACE + kind in self.buildings

    def growth(self) -> i64:
        """How many growth tokens are unused."""
        return self.tokens.count(UNUSED)

    def held(self) -> i64:
        """How many towns there are."""
        total: i64 = 0
        towns = self.towns
        while towns:
            towns &= towns - 1
            total += 1
        return total


def survey(
    kit: IronBox, lands: list[int], tokens: list[int], buildings: list[int], towns: i64, sites: list[int]
) -> Realm:
    """I1.4, I1.6, I9.1  The realm with these things in it, and what they add up to."""
    capital = kit.tokens[0]
    rooms: list[int] = [0 for land in lands]
    used: list[int] = rooms[:]
    rooms[0] = capital.city
    citizen_draws: i64 = capital.citizen_draws
    military_draws: i64 = capital.military_draws
    at: i64 = 1
    for place in tokens:
        if place != UNUSED:
            token = kit.tokens[at]
            city: i64 = place // 2
            rooms[city] += token.district if place % 2 == DISTRICT else token.city
            citizen_draws += token.citizen_draws
            military_draws += token.military_draws
        at += 1
    goods: list[int] = [0 for good in range(GOODS)]
    income: i64 = kit.base_income
    producing: i64 = 0
    science_icons: i64 = 0
    eyes: i64 = 0
    vp: i64 = 0
    for stands in buildings:
        used[stands // PLACE] += 1
        building = kit.buildings[stands % PLACE]
        if building.produces:
            producing += 1
            income += kit.income_building
            add(goods, building.goods)
        citizen_draws += building.citizen_draws
        military_draws += building.military_draws
        science_icons += building.science_icons
        eyes += building.eyes
        vp += building.vp
    number: i64 = 0
    left = towns
    while left:
        if left & 1:
            income += kit.income_town
            add(goods, kit.towns[number].goods)
        left >>= 1
        number += 1
    ground: i64 = 0
    distance: i64 = 0
    at = 0
    for land in lands:
        distance += kit.lands[land].distance
        if rooms[at] > 0:
            ground |= kit.lands[land].ground
        at += 1
    return Realm(
        lands,
        tokens,
        buildings,
        towns,
        rooms,
        used,
        goods,
        income,
        producing,
        citizen_draws,
        military_draws,
        science_icons,
        eyes,
        vp,
        ground,
        distance,
        sites,
    )


def with_building(sites: list[int], stands: i64) -> list[int]:
    """The sites with one more building: in the first gap of its city, or after all that are there."""
    made = sites[:]
    gap = stands // PLACE * PLACE + GAP
    at: i64 = 0
    while at < len(made):
        if made[at] == gap:
            made[at] = stands
            return made
        at += 1
    made.append(stands)
    return made


def without_building(sites: list[int], stands: i64) -> list[int]:
    """The sites with a gap where the first such building of its city stood."""
    made = sites[:]
    made[made.index(stands)] = stands // PLACE * PLACE + GAP
    return made


def add(goods: list[int], more: list[int]) -> None:
    good: i64 = 0
    while good < GOODS:
        if more[good]:
            goods[good] += more[good]
        good += 1
