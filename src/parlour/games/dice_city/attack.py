"""D9  The attack step."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.step import Refusal, Step
from parlour.games.dice_city.anytime import OwnTurn
from parlour.games.dice_city.box import PILES, one_of, pile
from parlour.games.dice_city.goods import GOLD, GOODS, NAMES, RESOURCES, count
from parlour.games.dice_city.spaces import space_name
from parlour.games.dice_city.state import NOBODY, Cities, CityDecision

DONE: Final[i64] = 0
BANDITS: Final[i64] = 1
LOCATIONS: Final[i64] = 4
STOCK: Final[i64] = 8
MORE: Final[i64] = 12
ONLY_DONE: Final[list[int]] = [0]


def bandits_defense(table: Cities, number: i64) -> i64:
    """D9.6, D16.6  What Bandits of this pile need: less than printed in some turns, but never below a limit."""
    printed = table.kit.bandits[number].defense
    if table.less_defense == 0:
        return printed
    return max(printed - table.less_defense, min(printed, table.kit.lowest_defense))


def has_bandits(table: Cities, number: i64) -> bool:
    """D14.13  Whether Bandits of this pile are there to be attacked."""
    if table.kit.alone and pile(table.beaten, number) >= table.kit.wins_per_pile:
        if not table.kit.spent or bandits_defense(table, number) == 0:
            return False
    return pile(table.bandits, number) > 0


def can_attack(table: Cities, victim: i64, space: i64) -> bool:
    """D9.9, D9.12  Whether strength suffices for a location of this seat that can be attacked."""
    city = table.cities[victim]
    return (
        city.built >> space & 1 != 0
        and city.deactivated >> space & 1 == 0
        and table.kit.locations[city.spaces[space]].defense <= table.strength
        and table.defense(victim, space) <= table.strength
    )


def has_target(table: Cities, victim: i64) -> bool:
    """Whether any location of this seat can be attacked."""
    city = table.cities[victim]
    left: i64 = city.built & ~city.deactivated
    space: i64 = 0
    while left:
        if left & 1 and can_attack(table, victim, space):
            return True
        left >>= 1
        space += 1
    return False


def can_take(table: Cities, victim: i64, good: i64) -> bool:
    """D9.14, D9.15  Whether strength suffices for something this seat has."""
    needed = table.kit.steal_gold if good == GOLD else table.kit.steal_resource
    return table.strength >= needed and count(table.cities[victim].stock, good) > 0


def use_strength(table: Cities, needed: i64) -> None:
    """D9.3, D9.4  An attack takes strength away, unless it is only compared."""
    if table.kit.spent:
        table.strength -= needed


class ChooseAttack(OwnTurn):
    """D9.1  As many attacks as the seat can and wants to make, in any order."""

    first: ClassVar[int] = 104
    size: ClassVar[int] = 20  # done, three piles of Bandits, locations of four seats, stocks of four seats, extras
    clause: ClassVar[str] = "D9.1"

    def extra(self) -> i64:
        return MORE

    def options(self, table: Cities) -> list[int]:
        offers = self.offers(table)
        if len(offers) == 1 and table.me().pass_tokens < table.kit.pass_price:
            return offers  # gold can be traded as well in the next step, which is near
        return self.with_extras(table, offers)

    def offers(self, table: Cities) -> list[int]:
        strength: i64 = table.strength
        if strength + table.bandits_strength == 0 and not table.kit.effortless:
            return ONLY_DONE
        found: list[int] = [DONE]
        number: i64 = 0
        while number < PILES:
            if has_bandits(table, number) and bandits_defense(table, number) <= strength + table.bandits_strength:
                found.append(BANDITS + number)
            number += 1
        if strength > 0 or table.kit.effortless:
            seat: i64 = 0
            while seat < table.kit.seats:
                if self.may_attack(table, seat, table.location_victim) and has_target(table, seat):
                    found.append(LOCATIONS + seat)
                seat += 1
            seat = 0
            while seat < table.kit.seats:
                if self.may_attack(table, seat, table.stock_victim) and has_loot(table, seat):
                    found.append(STOCK + seat)
                seat += 1
        return found

    def may_attack(self, table: Cities, seat: i64, victim: i64) -> bool:
        """D9.12, D9.13, D9.16  Another seat, and the same as before in this step."""
        return seat != self.seat and (victim == NOBODY or victim == seat)

    def take(self, table: Cities, option: i64) -> None:
        if option == DONE:
            return
        table.do(self)
        if option < LOCATIONS:
            defeat_bandits(table, option - BANDITS)
        else:
            table.do(self.aim(option))

    def prompt(self, table: Cities) -> str:
        more = f", {table.bandits_strength} more against Bandits" if table.bandits_strength else ""
        return f"Attack with your strength of {table.strength}{more}"

    def note(self, table: Cities, option: i64) -> str:
        if option == DONE:
            return "done"
        if option < LOCATIONS:
            return f"attack {table.kit.bandits[option - BANDITS].id}"
        kind, seat = ("locations", option - LOCATIONS) if option < STOCK else ("stock", option - STOCK)
        return f"attack {kind} {seat}" if seat < table.kit.seats else ""

    def words(self, table: Cities, option: i64) -> str:
        if option == DONE:
            return "End the attacks"
        if option < LOCATIONS:
            return f"{table.kit.bandits[option - BANDITS].name} ({bandits_defense(table, option - BANDITS)})"
        question, only = self.aim(option), self.only_target(table, option)
        if option < STOCK:
            seat = option - LOCATIONS + 1
            return f"A location of seat {seat}" if only < 0 else f"{question.label(table, only)} of seat {seat}"
        seat = option - STOCK + 1
        return f"The stock of seat {seat}" if only < 0 else f"{question.label(table, only)} from seat {seat}"

    def marks(self, table: Cities, option: i64) -> list[str]:
        if option == DONE:
            return []
        if option < LOCATIONS:
            return [f"bandits:{table.kit.bandits[option - BANDITS].id}"]
        only = self.only_target(table, option)
        if only >= 0:
            return self.aim(option).targets(table, only)
        return [f"city:{option - LOCATIONS}" if option < STOCK else f"stock:{option - STOCK}"]

    def aim(self, option: i64) -> CityDecision:
        """The question that an attack on a seat leads to."""
        if option < STOCK:
            return AttackLocation(self.seat, option - LOCATIONS)
        return AttackStock(self.seat, option - STOCK)

    def only_target(self, table: Cities, option: i64) -> i64:
        """The one thing that can be attacked at a seat, for which it will not be asked; -1: there are more, or none."""
        found = self.aim(option).options(table) if option in table.answers else []
        return found[0] if len(found) == 1 else -1

    def refuse(self, table: Cities, option: i64) -> Refusal | None:
        if option < LOCATIONS:
            return why_no_bandits(table, option - BANDITS)
        attack = "locations" if option < STOCK else "stock"
        seat = option - LOCATIONS if option < STOCK else option - STOCK
        if seat >= table.kit.seats:
            return None
        if table.kit.alone:
            return Refusal("D14.12", "there is nobody else to attack")
        if seat == self.seat:
            return Refusal("D9.12", f"your own {attack} cannot be attacked")
        victim = table.location_victim if option < STOCK else table.stock_victim
        if not self.may_attack(table, seat, victim):
            clause = "D9.13" if option < STOCK else "D9.16"
            return Refusal(clause, f"your attacks on {attack} go against seat {victim + 1} in this turn")
        if option < STOCK:
            return Refusal("D9.9", f"no location there can be attacked with a strength of {table.strength}")
        return Refusal("D9.14", f"nothing there can be taken with a strength of {table.strength}")


def has_loot(table: Cities, victim: i64) -> bool:
    """Whether anything in the stock of this seat can be taken."""
    if table.cities[victim].stock == 0:
        return False
    good: i64 = 0
    while good < GOODS:
        if can_take(table, victim, good):
            return True
        good += 1
    return False


def why_no_bandits(table: Cities, number: i64) -> Refusal:
    if pile(table.bandits, number) == 0:
        return Refusal("D9.6", "this pile is empty")
    if not has_bandits(table, number):
        return Refusal("D14.13", "these Bandits have been defeated in this turn")
    lacks = bandits_defense(table, number) - table.strength - table.bandits_strength
    return Refusal("D9.6", f"needs {lacks} more strength")


def defeat_bandits(table: Cities, number: i64) -> None:
    """D9.5, D9.7, D14.2  Strength against Bandits only is used first; the card is kept, or its points when alone."""
    bandits, city = table.kit.bandits[number], table.me()
    needed = bandits_defense(table, number)
    if table.kit.spent:
        special = min(needed, table.bandits_strength)
        table.bandits_strength -= special
        table.strength -= needed - special
    city.bandits += one_of(number)
    table.beaten += one_of(number)
    if table.journal is not None:
        table.tell("defeat", "D9.6", {"seat": table.active, "bandits": bandits.id, "defense": needed})
    if table.kit.alone:
        table.gain_vp(bandits.vp, "D14.2")
        return
    table.bandits -= one_of(number)
    if empty_piles(table.bandits) >= table.kit.end_bandits_piles:
        table.set_off_end("D12.1")


def empty_piles(cards: i64) -> i64:
    total: i64 = 0
    number: i64 = 0
    while number < PILES:
        if pile(cards, number) == 0:
            total += 1
        number += 1
    return total


class AttackLocation(CityDecision):
    """D9.9  Which location of that seat is attacked."""

    first: ClassVar[int] = 128
    size: ClassVar[int] = 30
    clause: ClassVar[str] = "D9.9"

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim

    def options(self, table: Cities) -> list[int]:
        found: list[int] = []
        left: i64 = table.cities[self.victim].built
        space: i64 = 0
        while left:
            if left & 1 and can_attack(table, self.victim, space):
                found.append(space)
            left >>= 1
            space += 1
        return found

    def choose(self, table: Cities, option: i64) -> None:
        """D9.10, D9.11  It gets a token, and the attacker what it is worth at that moment."""
        use_strength(table, table.defense(self.victim, option))
        table.location_victim = self.victim
        location = table.location(self.victim, option)
        vp = location.worth(table, self.victim, option)
        if table.journal is not None:
            fields: dict[str, object] = {"seat": self.seat, "victim": self.victim, "location": location.id, "vp": vp}
            table.tell("raid", "D9.9", {**fields, "space": space_name(option)})
        table.deactivate(self.victim, option, "D9.10")
        table.me().raid_tokens += vp

    def prompt(self, table: Cities) -> str:
        return f"Which location of seat {self.victim + 1} do you attack?"

    def notation(self, table: Cities, option: i64) -> str:
        return f"attack {space_name(option)}"

    def label(self, table: Cities, option: i64) -> str:
        name = table.location(self.victim, option).name
        if table.cities[self.victim].built >> option & 1 == 0:
            return f"{name} ({space_name(option)})"  # D2.3  a printed location has no defense
        return f"{name} ({space_name(option)}, defense {table.defense(self.victim, option)})"

    def targets(self, table: Cities, option: i64) -> list[str]:
        return [f"space:{self.victim}:{space_name(option)}"]

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        city = table.cities[self.victim]
        if city.built >> option & 1 == 0:
            return Refusal("D2.3", "a printed location cannot be attacked")
        if not city.active(option):
            return Refusal("D9.12", "this location is deactivated")
        return Refusal("D9.9", f"needs {table.defense(self.victim, option) - table.strength} more strength")


class AttackStock(CityDecision):
    """D9.14, D9.15  What is taken from that seat's stock."""

    first: ClassVar[int] = 160
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "D9.14"

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim

    def options(self, table: Cities) -> list[int]:
        return [good for good in range(GOODS) if can_take(table, self.victim, good)]

    def choose(self, table: Cities, option: i64) -> None:
        use_strength(table, self.needed(table, option))
        table.stock_victim = self.victim
        table.rob(self.victim, option, 1, "D9.14" if option < RESOURCES else "D9.15")

    def needed(self, table: Cities, good: i64) -> i64:
        return table.kit.steal_gold if good == GOLD else table.kit.steal_resource

    def prompt(self, table: Cities) -> str:
        return f"What do you take from seat {self.victim + 1}?"

    def notation(self, table: Cities, option: i64) -> str:
        return f"take {NAMES[option]}"

    def label(self, table: Cities, option: i64) -> str:
        return f"1 {NAMES[option]} (strength {self.needed(table, option)})"

    def targets(self, table: Cities, option: i64) -> list[str]:
        return [f"stock:{self.victim}:{NAMES[option]}"]

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        clause = "D9.14" if option < RESOURCES else "D9.15"
        if count(table.cities[self.victim].stock, option) == 0:
            return Refusal(clause, f"seat {self.victim + 1} has no {NAMES[option]}")
        return Refusal(clause, f"needs {self.needed(table, option) - table.strength} more strength")


CHOOSE_ATTACK: Final[list[Step[Cities]]] = [ChooseAttack(seat) for seat in range(4)]
