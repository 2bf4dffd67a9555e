"""I9  Lands and cities: founding a city, adding a district, and moving a building between cities."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.step import Refusal
from parlour.games.city_of_iron.card import COMPASSES
from parlour.games.city_of_iron.paying import SETTLE, Pay, best_vehicle, total
from parlour.games.city_of_iron.realm import UNUSED
from parlour.games.city_of_iron.state import Iron, IronDecision
from parlour.games.city_of_iron.things import GROWTH, KINDS, LANDS, PLACE, VEHICLES

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

    def prompt(self, table: Iron) -> str:
        return "Where do you found a city?"

    def notation(self, table: Iron, option: i64) -> str:
        return f"settle {table.kit.lands[option].id}"

    def label(self, table: Iron, option: i64) -> str:
        land = table.kit.lands[option]
        by = "" if land.vehicle == 0 else f", {VEHICLES[land.vehicle]}"
        return f"{land.name} ({' and '.join(land.terrain)}; {land.distance} compasses{by})"

    def targets(self, table: Iron, option: i64) -> list[str]:
        return [f"land:{table.kit.lands[option].id}"]

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if table.lands >> option & 1 == 0:
            return Refusal("I9.4", "this land is not free")
        hand, land = table.nations[self.seat].hand, table.kit.lands[option]
        lacks = land.distance - total(table.kit, hand, COMPASSES)
        if lacks > 0:
            return Refusal("I9.2", f"needs {lacks} more compasses")
        return Refusal("I9.3", f"needs a card with {VEHICLES[land.vehicle]}")


class ChooseToken(IronDecision):
    """I9.2  Which growth token becomes the new city."""

    first: ClassVar[int] = 496
    size: ClassVar[int] = 3
    clause: ClassVar[str] = "I9.2"

    def __init__(self, seat: i64, land: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.land: i64 = land
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        return unused(table, self.seat)

    def choose(self, table: Iron, option: i64) -> None:
        table.found_city(self.seat, self.land, option, self.cause)

    def prompt(self, table: Iron) -> str:
        return f"Which token lies on {table.kit.lands[self.land].name}?"

    def notation(self, table: Iron, option: i64) -> str:
        return f"city {table.kit.tokens[option + 1].id}"

    def label(self, table: Iron, option: i64) -> str:
        token = table.kit.tokens[option + 1]
        return f"{token.name}, a city for {token.city} buildings"

    def targets(self, table: Iron, option: i64) -> list[str]:
        return [f"token:{self.seat}:{table.kit.tokens[option + 1].id}"]

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        return Refusal("I9.6", "this token is used already")


class ChooseDistrict(IronDecision):
    """I9.5  Which growth token becomes a district, and of which city."""

    first: ClassVar[int] = 504
    size: ClassVar[int] = 16
    clause: ClassVar[str] = "I9.5"

    def __init__(self, seat: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        free = unused(table, self.seat)
        return [city * TOKENS + token for city in range(len(table.nations[self.seat].realm.lands)) for token in free]

    def choose(self, table: Iron, option: i64) -> None:
        table.add_district(self.seat, option // TOKENS, option % TOKENS, self.cause)

    def prompt(self, table: Iron) -> str:
        return "Which district do you add, and where?"

    def notation(self, table: Iron, option: i64) -> str:
        lands = table.nations[self.seat].realm.lands
        city, token = option // TOKENS, option % TOKENS
        if city >= len(lands) or token >= GROWTH:
            return ""
        return f"district {table.kit.tokens[token + 1].id} at {table.kit.lands[lands[city]].id}"

    def label(self, table: Iron, option: i64) -> str:
        lands = table.nations[self.seat].realm.lands
        city, token = option // TOKENS, min(option % TOKENS, GROWTH - 1)
        if city >= len(lands):
            return ""
        chosen = table.kit.tokens[token + 1]
        return f"{chosen.name} at {table.kit.lands[lands[city]].name}, {chosen.district} more buildings"

    def targets(self, table: Iron, option: i64) -> list[str]:
        lands = table.nations[self.seat].realm.lands
        city = option // TOKENS
        return [f"city:{table.kit.lands[lands[city]].id}"] if city < len(lands) else []

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option // TOKENS >= len(table.nations[self.seat].realm.lands) or option % TOKENS >= GROWTH:
            return None
        return Refusal("I9.6", "this token is used already")


def unused(table: Iron, seat: i64) -> list[int]:
    """I9.6  The growth tokens that are still to be used."""
    tokens = table.nations[seat].realm.tokens
    return [token for token in range(GROWTH) if tokens[token] == UNUSED]


class MoveBuilding(IronDecision):
    """I16.3  Which building is moved to another city."""

    first: ClassVar[int] = 520
    size: ClassVar[int] = 128
    clause: ClassVar[str] = "I16.3"

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

    def prompt(self, table: Iron) -> str:
        return "Which building do you move?"

    def notation(self, table: Iron, option: i64) -> str:
        return f"move {self._place(table, option)}" if self._place(table, option) else ""

    def _place(self, table: Iron, option: i64) -> str:
        lands = table.nations[self.seat].realm.lands
        city, kind = option // PLACE, option % PLACE
        if city >= len(lands) or kind >= KINDS:
            return ""
        return f"{table.kit.buildings[kind].id} from {table.kit.lands[lands[city]].id}"

    def label(self, table: Iron, option: i64) -> str:
        lands = table.nations[self.seat].realm.lands
        city, kind = option // PLACE, min(option % PLACE, KINDS - 1)
        if city >= len(lands):
            return ""
        return f"Move {table.kit.buildings[kind].name} away from {table.kit.lands[lands[city]].name}"

    def targets(self, table: Iron, option: i64) -> list[str]:
        lands = table.nations[self.seat].realm.lands
        city, kind = option // PLACE, min(option % PLACE, KINDS - 1)
        if city >= len(lands):
            return []
        return [f"building:{self.seat}:{table.kit.buildings[kind].id}"]

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        city, kind = option // PLACE, option % PLACE
        if kind < KINDS and table.nations[self.seat].realm.stands(city, kind):
            return Refusal(self.cause, "no other city of yours has a free space")
        return None


class MoveTo(IronDecision):
    """I16.3  The city to which the building goes."""

    first: ClassVar[int] = 648
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "I16.3"

    def __init__(self, seat: i64, stands: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.stands: i64 = stands
        self.cause = cause

    def options(self, table: Iron) -> list[int]:
        return free_cities(table, self.seat, self.stands // PLACE)

    def choose(self, table: Iron, option: i64) -> None:
        table.move_building(self.seat, self.stands // PLACE, self.stands % PLACE, option, self.cause)

    def prompt(self, table: Iron) -> str:
        return f"Where does {table.kit.buildings[self.stands % PLACE].name} go?"

    def notation(self, table: Iron, option: i64) -> str:
        lands = table.nations[self.seat].realm.lands
        return f"to {table.kit.lands[lands[option]].id}" if option < len(lands) else ""

    def label(self, table: Iron, option: i64) -> str:
        lands = table.nations[self.seat].realm.lands
        return f"To {table.kit.lands[lands[option]].name}" if option < len(lands) else ""

    def targets(self, table: Iron, option: i64) -> list[str]:
        lands = table.nations[self.seat].realm.lands
        return [f"city:{table.kit.lands[lands[option]].id}"] if option < len(lands) else []

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option >= len(table.nations[self.seat].realm.lands):
            return None
        if option == self.stands // PLACE:
            return Refusal(self.cause, "it stands there already")
        return Refusal(self.cause, "this city has no free space")


def free_cities(table: Iron, seat: i64, but: i64) -> list[int]:
    """The other cities of this seat with a free space."""
    realm = table.nations[seat].realm
    return [city for city in range(len(realm.lands)) if city != but and realm.used[city] < realm.rooms[city]]
