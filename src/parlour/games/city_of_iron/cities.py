"""I9  Lands and cities: founding a city, adding a district, and moving a building between cities."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice
from parlour.engine.step import Refusal
from parlour.games.city_of_iron.card import COMPASSES
from parlour.games.city_of_iron.paying import SETTLE, Pay, best_vehicle, total
from parlour.games.city_of_iron.realm import UNUSED
from parlour.games.city_of_iron.roles import (
    BUILDING,
    CAUSE,
    CITY,
    DISTRICT,
    GROWTH_TOKEN,
    LAND,
    TERRAINS,
    VEHICLE,
    short,
)
from parlour.games.city_of_iron.state import Iron, IronDecision
from parlour.games.city_of_iron.things import GROWTH, KINDS, LANDS, PLACE

TOKENS: Final[i64] = 4  # option of a district: city * TOKENS + token


def reachable(table: Iron, hand: i64) -> list[int]:
    """I9.2, I9.3  The free lands for which these cards have the compasses and the vehicle."""
    kit = table.kit
    compasses, vehicle = total(kit, hand, COMPASSES), best_vehicle(kit, hand)
    found: list[int] = []
    number: i64 = 0
    while number < LANDS:
        if table.lands >> number & 1:
            land = kit.lands[number]
            if land.distance <= compasses and land.vehicle <= vehicle:
                found.append(number)
        number += 1
    return found


class ChooseLand(IronDecision):
    """I9.2  Which free land is claimed."""

    first: ClassVar[int] = 480
    size: ClassVar[int] = 12
    clause: ClassVar[str] = "I9.2"
    about: ClassVar[About | None] = About(card=CAUSE.of("cause"))
    answers: ClassVar[Answers | None] = Answers(Choice("settle {land}", "land:{land}", land=LAND))

    def __init__(self, seat: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        return reachable(table, table.nations[self.seat].hand)

    def choose(self, table: Iron, option: i64) -> None:
        land = table.kit.lands[option]
        table.do(
            Pay(self.seat, SETTLE, option, 0, land.distance, 0, land.vehicle),
            ChooseToken(self.seat, option, self.cause),
        )

    def facts(self, table: Iron, option: i64) -> dict[str, object]:
        land = table.kit.lands[option]
        return {
            "terrain": TERRAINS.at(land.terrain),
            "compasses": land.distance,
            "vehicle": VEHICLE.at(land.vehicle),
        }

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if table.lands >> option & 1 == 0:
            return Refusal("I9.4", "land-not-free", {})
        hand, land = table.nations[self.seat].hand, table.kit.lands[option]
        lacks = land.distance - total(table.kit, hand, COMPASSES)
        if lacks > 0:
            return short("I9.2", compasses=lacks)
        return Refusal("I9.3", "needs-vehicle", {"vehicle": VEHICLE.at(land.vehicle)})


class ChooseToken(IronDecision):
    """I9.2  Which growth token becomes the new city."""

    first: ClassVar[int] = 496
    size: ClassVar[int] = 3
    clause: ClassVar[str] = "I9.2"
    about: ClassVar[About | None] = About(land=LAND.of("land"), card=CAUSE.of("cause"))
    answers: ClassVar[Answers | None] = Answers(Choice("city {token}", "token:{seat}:{token}", token=GROWTH_TOKEN))

    def __init__(self, seat: i64, land: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.land: i64 = land
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        return unused(table, self.seat)

    def choose(self, table: Iron, option: i64) -> None:
        table.found_city(self.seat, self.land, option, self.cause)

    def facts(self, table: Iron, option: i64) -> dict[str, object]:
        return token_facts(table, option, table.kit.tokens[option + 1].city)

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        return Refusal("I9.6", "token-used", {})


class ChooseDistrict(IronDecision):
    """I9.5  Which growth token becomes a district, and of which city."""

    first: ClassVar[int] = 504
    size: ClassVar[int] = 16
    clause: ClassVar[str] = "I9.5"
    about: ClassVar[About | None] = About(card=CAUSE.of("cause"))
    answers: ClassVar[Answers | None] = Answers(
        Choice("district {token} at {city}", "token:{seat}:{token} city:{seat}:{city}", city=CITY, token=DISTRICT)
    )

    def __init__(self, seat: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        free = unused(table, self.seat)
        return [city * TOKENS + token for city in range(len(table.nations[self.seat].realm.lands)) for token in free]

    def choose(self, table: Iron, option: i64) -> None:
        table.add_district(self.seat, option // TOKENS, option % TOKENS, self.cause)

    def facts(self, table: Iron, option: i64) -> dict[str, object]:
        token = option % TOKENS
        return token_facts(table, token, table.kit.tokens[token + 1].district) if token < GROWTH else {}

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option // TOKENS >= len(table.nations[self.seat].realm.lands) or option % TOKENS >= GROWTH:
            return None
        return Refusal("I9.6", "token-used", {})


def token_facts(table: Iron, number: i64, room: i64) -> dict[str, object]:
    """What a growth token brings: so much room, and cards in autumn."""
    token = table.kit.tokens[number + 1]
    return {"room": room, "citizen_draws": token.citizen_draws, "military_draws": token.military_draws}


def unused(table: Iron, seat: i64) -> list[int]:
    """I9.6  The growth tokens that are still to be used."""
    tokens = table.nations[seat].realm.tokens
    return [token for token in range(GROWTH) if tokens[token] == UNUSED]


class MoveBuilding(IronDecision):
    """I16.3  Which building is moved to another city."""

    first: ClassVar[int] = 520
    size: ClassVar[int] = 128
    clause: ClassVar[str] = "I16.3"
    about: ClassVar[About | None] = About(card=CAUSE.of("cause"))
    answers: ClassVar[Answers | None] = Answers(
        Choice(  # of equal buildings in a city the first one is lit
            "move {building} from {city}", "building:{seat}:{city}:{building}:0", city=CITY, building=BUILDING
        )
    )

    def __init__(self, seat: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        found: list[int] = []
        before: i64 = -1
        for stands in table.nations[self.seat].realm.buildings:
            if stands != before and free_cities(table, self.seat, stands // PLACE):
                found.append(stands)
            before = stands
        return found

    def choose(self, table: Iron, option: i64) -> None:
        table.do(MoveTo(self.seat, option, self.cause))

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        city, kind = option // PLACE, option % PLACE
        if kind < KINDS and table.nations[self.seat].realm.stands(city, kind):
            return Refusal(self.cause, "no-room-elsewhere", {})
        return None


class MoveTo(IronDecision):
    """I16.3  The city to which the building goes."""

    first: ClassVar[int] = 648
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "I16.3"
    about: ClassVar[About | None] = About(
        building=BUILDING.of("building"), start=CITY.of("start"), card=CAUSE.of("cause")
    )
    answers: ClassVar[Answers | None] = Answers(Choice("to {city}", "city:{seat}:{city}", city=CITY))

    def __init__(self, seat: i64, stands: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.stands: i64 = stands
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        return free_cities(table, self.seat, self.stands // PLACE)

    def choose(self, table: Iron, option: i64) -> None:
        table.move_building(self.seat, self.stands // PLACE, self.stands % PLACE, option, self.cause)

    def building(self, table: Iron) -> i64:
        return self.stands % PLACE

    def start(self, table: Iron) -> i64:
        return self.stands // PLACE

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option >= len(table.nations[self.seat].realm.lands):
            return None
        if option == self.stands // PLACE:
            return Refusal(self.cause, "stands-there", {})
        return Refusal(self.cause, "city-full", {})


def free_cities(table: Iron, seat: i64, but: i64) -> list[int]:
    """The other cities of this seat with a free space."""
    realm = table.nations[seat].realm
    return [city for city in range(len(realm.lands)) if city != but and realm.used[city] < realm.rooms[city]]
