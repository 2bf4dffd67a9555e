"""What answers speak of in ATTACK! Deluxe: places, units and stacks of them, cards, governments."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.answers import Amount, Answers, Choice, Listed, Role
from parlour.games.attack_deluxe.box import ACTIONS, GOVERNMENTS, SEASONS, SUITS
from parlour.games.attack_deluxe.card import WINDOWS
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARMY, CARRYING, NAMES, NAVY, aboard, listed

SIDES = ["defender", "attacker"]
CARRIERS = [NAVY[kind] for kind in CARRYING]  # A8.6  the kinds of ships that carry army units


def region_ids(table: World) -> list[str]:
    """By number; empty where a region is not on this map."""
    atlas = table.kit.atlas
    return [id if atlas.has(number) else "" for number, id in enumerate(atlas.region_ids)]


def zone_ids(table: World) -> list[str]:
    """By number; empty where a zone is not on this map."""
    atlas = table.kit.atlas
    return [id if atlas.has(len(atlas.region_ids) + number) else "" for number, id in enumerate(atlas.zone_ids)]


def place_ids(table: World) -> list[str]:
    """Regions, then zones."""
    return [*region_ids(table), *zone_ids(table)]


class FirstCard(Listed[World]):
    """A3.6  The economics card of level 1 in a suit, which is written as the suit."""

    def data(self, table: World, number: int) -> object:
        return table.kit.economics[number * 4].id

    def marks(self, table: World, number: int) -> list[str]:
        return [table.kit.economics[number * 4].id]


class Units(Role[World]):
    """So many units of each of four kinds, as one number."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__("units", 0, "units")
        self.names = list(names)

    def data(self, table: World, number: int) -> object:
        return listed(number, self.names)


class UnitsInBattle(Units):
    """Units of an army, or ships, as the battle that goes on has them."""

    def data(self, table: World, number: int) -> object:
        return listed(number, NAVY if table.battle is not None and table.battle.sea else ARMY)


class Forces(Units):
    """Army units and ships: a pair of numbers."""

    def data(self, table: World, number: Any) -> object:
        army, navy = number
        return {**listed(army, ARMY), **listed(navy, NAVY)}


class Cargo(Units):
    """Army units aboard, by the kind of ship."""

    def data(self, table: World, number: Any) -> object:
        return aboard(number, 0)


class Hand(Role[World]):
    """Some action cards, as one number."""

    def data(self, table: World, number: int) -> object:
        return table.hand_list(number)


REGION = Listed[World]("region", 92, region_ids, "regions")
ZONE = Listed[World]("zone", 31, zone_ids, "zones")
PLACE = Listed[World]("place", 123, place_ids, "regions zones")
UNIT = Listed[World]("unit", 4, lambda table: ARMY, "units")
SHIP = Listed[World]("ship", 4, lambda table: NAVY, "units")
ANY_UNIT = Listed[World]("unit", 8, lambda table: NAMES, "units")
CARRYING_SHIP = Listed[World]("ship", 3, lambda table: CARRIERS, "units")
ARMY_UNITS = Units(ARMY)
NAVY_UNITS = Units(NAVY)
BATTLE_UNITS = UnitsInBattle(NAMES)
FORCES = Forces(NAMES)
CARGO = Cargo(ARMY)
CARD = Listed[World]("card", 20, lambda table: [card.id for card in table.kit.cards], "cards")
CARDS_HELD = Hand("cards", 0, "cards")
ECONOMICS = Listed[World]("card", 20, lambda table: [card.id for card in table.kit.economics], "economics")
FIRST_CARD = FirstCard("card", 5, lambda table: SUITS, "economics")
GOVERNMENT = Listed[World]("government", 4, lambda table: GOVERNMENTS, "governments")
ACTION = Listed[World]("action", 7, lambda table: ACTIONS[1:], "actions")
ANY_ACTION = Listed[World]("action", 8, lambda table: ACTIONS, "actions")
SEASON = Listed[World]("season", 4, lambda table: SEASONS, "seasons")
WINDOW = Listed[World]("window", 5, lambda table: WINDOWS)
SIDE = Listed[World]("side", 2, lambda table: SIDES, "sides")
AMOUNT = Amount("amount", 24, least=1)


def one_region(written: str) -> Answers:
    """Which region."""
    return Answers(Choice(written, "region:{region}", region=REGION))


def pick(unit: Role[World], place: str) -> Answers:
    """Go, so many of one kind out of a place that the question is about, or all."""
    picked = Choice("{amount} {unit}", f"unit:{{{place}}}:{{unit}}", verb="pick", unit=unit, amount=AMOUNT)
    return Answers("go", picked, "all")
