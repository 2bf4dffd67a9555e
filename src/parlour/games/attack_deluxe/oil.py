"""A13  Oil markers, and what a Burn takes."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.box import OIL
from parlour.games.attack_deluxe.roles import one_region
from parlour.games.attack_deluxe.state import World


class PlaceOil(Decision[World]):
    """A13.4  A marker from the supply goes into a controlled region without one."""

    first: ClassVar[int] = 2890
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A13.4"
    about: ClassVar[About | None] = About(left=NUMBER.of("left"))
    answers: ClassVar[Answers | None] = one_region("oil {region}")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def options(self, table: World) -> list[int]:
        if self.left <= 0 or table.oil_left() <= 0:
            return []
        found: list[int] = []
        region: i64 = table.kit.atlas.first
        while region < table.kit.atlas.end:
            if table.owners[region] == self.seat and table.oil[region] == 0:
                found.append(region)
            region += 1
        return found

    def choose(self, table: World, option: i64) -> None:
        table.put_oil(option, 1)
        if table.journal is not None:
            region = table.kit.atlas.region_ids[option]
            table.happened(happens.PlaceOil(self.seat, region), self.clause)
        if self.left > 1:
            table.do(self.for_next())

    def for_next(self) -> Step[World]:
        """The same question for the next marker."""
        return PlaceOil(self.seat, self.left - 1)

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option):
            return None
        if table.owners[option] != self.seat:
            return Refusal("A13.4", "not-yours", {})
        return Refusal("A13.4", "has-oil", {})


def burn_price(table: World, seat: i64) -> i64:
    """A13.1  How much oil a Burn takes: less with a card that says so."""
    level: i64 = table.nations[seat].level(OIL)
    price: i64 = table.kit.burn
    if level:
        card = table.kit.economics[OIL * 4 + level - 1]
        if card.burn:
            price = min(price, card.burn)
    return price
