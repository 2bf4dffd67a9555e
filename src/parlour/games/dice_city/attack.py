"""D9  The attack step."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Refusal, Step
from parlour.games.dice_city import happens
from parlour.games.dice_city.anytime import OwnTurn
from parlour.games.dice_city.box import PILES, one_of, pile
from parlour.games.dice_city.goods import GOLD, GOODS, RESOURCES, count
from parlour.games.dice_city.roles import (
    ANY_TIME,
    BANDITS,
    GOOD,
    GOOD_NUMBERS,
    LOCATION,
    RIVAL,
    SPACE,
    SPACE_NUMBERS,
    Lit,
)
from parlour.games.dice_city.spaces import members, space_name
from parlour.games.dice_city.state import NOBODY, Cities, CityDecision

DONE: Final[i64] = 0
PILE: Final[i64] = 1
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
    return table.strength >= steal_price(table, good) and count(table.cities[victim].stock, good) > 0


def locations_in_reach(table: Cities, victim: i64) -> list[int]:
    """The spaces of a seat whose locations can be attacked now."""
    return [space for space in members(table.cities[victim].built) if can_attack(table, victim, space)]


def goods_in_reach(table: Cities, victim: i64) -> list[int]:
    """The goods of a seat that can be taken now."""
    return [good for good in range(GOODS) if can_take(table, victim, good)]


def lit_locations(table: Cities, numbers: Mapping[str, int]) -> list[int]:
    """What an attack on a seat's locations leads on to; where it can reach none, all that are built."""
    victim = numbers["victim"]
    if victim >= table.kit.seats:
        return []
    found = locations_in_reach(table, victim) if victim != table.active else []
    return found or members(table.cities[victim].built)


def lit_goods(table: Cities, numbers: Mapping[str, int]) -> list[int]:
    """What an attack on a seat's stock leads on to; where it can reach nothing, every good."""
    victim = numbers["victim"]
    if victim >= table.kit.seats:
        return []
    found = goods_in_reach(table, victim) if victim != table.active else []
    return found or list(range(GOODS))


def steal_price(table: Cities, good: i64) -> i64:
    """D9.14, D9.15  The strength that taking one of this good needs."""
    return table.kit.steal_gold if good == GOLD else table.kit.steal_resource


def use_strength(table: Cities, needed: i64) -> i64:
    """D9.3, D9.4  An attack takes strength away, unless it is only compared: how much it was."""
    if not table.kit.spent:
        return 0
    table.strength -= needed
    return needed


def strength_left(table: Cities, needed: i64) -> i64:
    """What an attack that needs so much would leave of the strength against everything."""
    return max(table.strength - needed, 0) if table.kit.spent else table.strength


def special_strength(table: Cities, needed: i64) -> i64:
    """D9.5  How much of it comes from the strength against Bandits only: that is used first."""
    return min(needed, table.bandits_strength) if table.kit.spent else 0


def bandits_missing(table: Cities, number: i64) -> i64:
    """D9.6  How much more strength Bandits of this pile need than there is."""
    return max(bandits_defense(table, number) - table.strength - table.bandits_strength, 0)


class ChooseAttack(OwnTurn):
    """D9.1  As many attacks as the seat can and wants to make, in any order."""

    first: ClassVar[int] = 104
    size: ClassVar[int] = 20  # done, three piles of Bandits, locations of four seats, stocks of four seats, extras
    clause: ClassVar[str] = "D9.1"
    about: ClassVar[About | None] = About(
        strength=NUMBER.of("strength"), bandits_strength=NUMBER.of("bandits_strength")
    )
    answers: ClassVar[Answers | None] = Answers(
        "done",
        Choice("attack {bandits}", "bandits:{bandits}", bandits=BANDITS),
        Choice(
            "attack locations {victim}",
            "space:{victim}:{spaces}",
            verb="attack-locations",
            victim=RIVAL,
            spaces=Lit(SPACE, lit_locations),
        ),
        Choice(
            "attack stock {victim}",
            "stock:{victim}:{goods}",
            verb="attack-stock",
            victim=RIVAL,
            goods=Lit(GOOD, lit_goods),
        ),
        *ANY_TIME,
    )

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
                found.append(PILE + number)
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
            defeat_bandits(table, option - PILE)
        else:
            table.do(self.aim(option))

    def aim(self, option: i64) -> CityDecision:
        """The question that an attack on a seat leads to."""
        if option < STOCK:
            return AttackLocation(self.seat, option - LOCATIONS)
        return AttackStock(self.seat, option - STOCK)

    def strength(self, table: Cities) -> i64:
        return table.strength

    def bandits_strength(self, table: Cities) -> i64:
        return table.bandits_strength

    def reckon(self, table: Cities, option: i64) -> dict[str, object]:
        """What an attack needs and gives; for one on a seat, by what is in reach there, and which is the only one."""
        if option == DONE:
            return {}
        if option < LOCATIONS:
            bandits = table.kit.bandits[option - PILE]
            needed = bandits_defense(table, bandits.number)
            special = special_strength(table, needed)
            return {
                "strength": needed,
                "vp": bandits.vp,
                "left": strength_left(table, needed - special),
                "bandits_left": table.bandits_strength - special,
            }
        in_reach = self.aim(option).options(table) if option in table.answers else []
        only: i64 = in_reach[0] if len(in_reach) == 1 else NOBODY
        if option >= STOCK:
            prices = {good: int(steal_price(table, good)) for good in in_reach}
            strength = steal_price(table, only) if only >= 0 else 0
            return {"needs": GOOD_NUMBERS.at(prices), "good": GOOD.at(only), "strength": strength}
        victim: i64 = option - LOCATIONS
        needs = {space: int(table.defense(victim, space)) for space in in_reach}
        gives = {space: int(table.location(victim, space).worth(table, victim, space)) for space in in_reach}
        return {
            "needs": SPACE_NUMBERS.at(needs),
            "gives": SPACE_NUMBERS.at(gives),
            "space": SPACE.at(only),
            "location": LOCATION.at(table.cities[victim].spaces[only] if only >= 0 else NOBODY),
            "strength": needs[only] if only >= 0 else 0,
        }

    def refuse(self, table: Cities, option: i64) -> Refusal | None:
        if option < LOCATIONS:
            return why_no_bandits(table, option - PILE)
        seat = option - LOCATIONS if option < STOCK else option - STOCK
        if seat >= table.kit.seats:
            return None
        if table.kit.alone:
            return Refusal("D14.12", "nobody-to-attack", {})
        if seat == self.seat:
            return Refusal("D9.12", "own-locations" if option < STOCK else "own-stock", {})
        victim = table.location_victim if option < STOCK else table.stock_victim
        if not self.may_attack(table, seat, victim):
            other: dict[str, object] = {"other": RIVAL.at(victim)}
            if option < STOCK:
                return Refusal("D9.13", "locations-of-another", other)
            return Refusal("D9.16", "stock-of-another", other)
        strength: dict[str, object] = {"strength": table.strength}
        if option < STOCK:
            return Refusal("D9.9", "no-location-in-reach", strength)
        return Refusal("D9.14", "no-good-in-reach", strength)


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
        return Refusal("D9.6", "pile-empty", {})
    if not has_bandits(table, number):
        return Refusal("D14.13", "bandits-beaten", {})
    return Refusal("D9.6", "strength-short", {"missing": bandits_missing(table, number)})


def defeat_bandits(table: Cities, number: i64) -> None:
    """D9.5, D9.7, D14.2  Strength against Bandits only is used first; the card is kept, or its points when alone."""
    bandits, city = table.kit.bandits[number], table.me()
    needed = bandits_defense(table, number)
    special = special_strength(table, needed)
    table.bandits_strength -= special
    general = use_strength(table, needed - special)
    city.bandits += one_of(number)
    table.beaten += one_of(number)
    if table.journal is not None:
        off_pile = 0 if table.kit.alone else 1
        event = happens.Defeat(table.active, bandits.id, needed, general, special, bandits.vp, off_pile)
        table.happened(event, "D9.6")
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
    about: ClassVar[About | None] = About(victim=RIVAL.of("victim"))
    answers: ClassVar[Answers | None] = Answers(Choice("attack {space}", "space:{victim}:{space}", space=SPACE))

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
        defense = table.defense(self.victim, option)
        used = use_strength(table, defense)
        table.location_victim = self.victim
        location = table.location(self.victim, option)
        vp = location.worth(table, self.victim, option)
        if table.journal is not None:
            event = happens.Raid(self.seat, self.victim, location.id, space_name(option), defense, used, vp)
            table.happened(event, "D9.9")
        table.deactivate(self.victim, option, "D9.10")
        table.me().raid_tokens += vp

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        location = table.location(self.victim, option)
        named: dict[str, object] = {"location": LOCATION.at(location.number)}
        if table.cities[self.victim].built >> option & 1 == 0:  # D2.3  a printed location has neither
            return {**named, "built": False}
        vp, needed = location.worth(table, self.victim, option), table.defense(self.victim, option)
        return {**named, "built": True, "strength": needed, "vp": vp, "left": strength_left(table, needed)}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        city = table.cities[self.victim]
        if city.built >> option & 1 == 0:
            return Refusal("D2.3", "printed", {})
        if not city.active(option):
            return Refusal("D9.12", "attacked-deactivated", {})
        return Refusal("D9.9", "strength-short", {"missing": table.defense(self.victim, option) - table.strength})


class AttackStock(CityDecision):
    """D9.14, D9.15  What is taken from that seat's stock."""

    first: ClassVar[int] = 160
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "D9.14"
    about: ClassVar[About | None] = About(victim=RIVAL.of("victim"))
    answers: ClassVar[Answers | None] = Answers(Choice("take {good}", "stock:{victim}:{good}", good=GOOD))

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim

    def options(self, table: Cities) -> list[int]:
        return goods_in_reach(table, self.victim)

    def choose(self, table: Cities, option: i64) -> None:
        used = use_strength(table, steal_price(table, option))
        table.stock_victim = self.victim
        table.rob(self.victim, option, 1, "D9.14" if option < RESOURCES else "D9.15", used)

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        needed = steal_price(table, option)
        return {"strength": needed, "gain": 1, "left": strength_left(table, needed)}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        clause = "D9.14" if option < RESOURCES else "D9.15"
        if count(table.cities[self.victim].stock, option) == 0:
            return Refusal(clause, "rival-has-none", {"victim": RIVAL.at(self.victim), "good": GOOD.at(option)})
        return Refusal(clause, "strength-short", {"missing": steal_price(table, option) - table.strength})


CHOOSE_ATTACK: Final[list[Step[Cities]]] = [ChooseAttack(seat) for seat in range(4)]
