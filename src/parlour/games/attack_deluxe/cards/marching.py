"""Action cards that bring armies further."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Amount, Answers, Choice
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.actions import BLITZ, MOVE, SETTLE_LAND, TRANSPORT
from parlour.games.attack_deluxe.asking import AskNumber
from parlour.games.attack_deluxe.blitz import PickAttackers
from parlour.games.attack_deluxe.card import Card
from parlour.games.attack_deluxe.cards.flying import FlyFrom, FlyTo
from parlour.games.attack_deluxe.fighting import CHOOSE_BATTLE
from parlour.games.attack_deluxe.move import go_there
from parlour.games.attack_deluxe.picking import PICK_SIZE
from parlour.games.attack_deluxe.roles import CARD, REGION, one_region
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.transport import NO_LIMIT, can_transport
from parlour.games.attack_deluxe.units import INFANTRY, PLANE, TANK, count, one
from parlour.games.attack_deluxe.units import size as size_of

MOST: Final = 25


class ForcedMarch(Card):
    """In a Move some units may go two regions."""

    def fits(self, table: World, seat: i64) -> bool:
        return table.action == MOVE

    def play(self, table: World, seat: i64) -> None:
        table.march_left += self.units


class ParatroopDrop(Card):
    """Planes take Infantry along over any regions."""

    def fits(self, table: World, seat: i64) -> bool:
        if table.action == MOVE or table.action == BLITZ:
            return len(drop_sites(table, seat, self)) > 0
        return False

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "nobody-to-drop", {})

    def play(self, table: World, seat: i64) -> None:
        if table.action == BLITZ:
            table.pending = self.number + 1
        else:
            table.do(DropFrom(seat, self.number))

    def on_target(self, table: World, seat: i64) -> None:
        table.do(DropFrom(seat, self.number))


def carried(table: World, region: i64, card: Card) -> i64:
    """How many Infantry Planes can take along from there; one unit stays behind."""
    units: i64 = table.armies[region]
    number: i64 = min(count(units, INFANTRY), count(units, PLANE), table.spare(region) // 2)
    return min(number, card.most, MOST - 1)


def drop_sites(table: World, seat: i64, card: Card) -> list[int]:
    """Regions from which Planes can take off, with a goal in reach."""
    atlas = table.kit.atlas
    return [
        region
        for region in range(atlas.first, atlas.end)
        if table.owners[region] == seat
        and carried(table, region, card) > 0
        and (len(atlas.land[region]) > 0 if table.target < 0 else atlas.by_land[region][table.target] <= card.borders)
    ]


class DropFrom(FlyFrom):
    """The region from which the Planes take off."""

    first: ClassVar[int] = 4020
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "paratroop-drop"
    unfit: ClassVar[str] = "no-drop-from-there"

    def options(self, table: World) -> list[int]:
        return drop_sites(table, self.seat, table.kit.cards[self.card])

    def choose(self, table: World, option: i64) -> None:
        if table.target >= 0:
            table.do(DropNumber(self.seat, self.card, option, table.target))
        else:
            table.do(DropTo(self.seat, self.card, option))


class DropTo(FlyTo):
    """Where they come down."""

    first: ClassVar[int] = 4120
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "paratroop-drop"
    unfit: ClassVar[str] = "too-far-over-land"
    answers: ClassVar[Answers | None] = one_region("to {region}")

    def options(self, table: World) -> list[int]:
        atlas, borders = table.kit.atlas, table.kit.cards[self.card].borders
        return [
            region
            for region in range(atlas.first, atlas.end)
            if region != self.origin and atlas.by_land[self.origin][region] <= borders
        ]

    def choose(self, table: World, option: i64) -> None:
        table.do(DropNumber(self.seat, self.card, self.origin, option))


class DropNumber(AskNumber):
    """How many Planes go, each with an Infantry."""

    first: ClassVar[int] = 4220
    size: ClassVar[int] = MOST
    clause: ClassVar[str] = "paratroop-drop"
    about: ClassVar[About | None] = About(
        card=CARD.of("card"), origin=REGION.of("origin"), goal=REGION.of("goal"), most=NUMBER.of("most")
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("drop {amount}", "unit:{origin}:plane", amount=Amount("amount", MOST))
    )

    def __init__(self, seat: i64, card: i64, origin: i64, goal: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.origin: i64 = origin
        self.goal: i64 = goal

    def least(self, table: World) -> i64:
        return 1

    def most(self, table: World) -> i64:
        return carried(table, self.origin, table.kit.cards[self.card])

    def choose(self, table: World, option: i64) -> None:
        units: i64 = option * (one(INFANTRY) + one(PLANE))
        go_there(table, self.seat, self.origin, self.goal, units, "paratroop-drop")


class Breakthrough(Card):
    """After a Blitz that was won, Tanks and Planes attack once more."""

    def fits(self, table: World, seat: i64) -> bool:
        if table.action != BLITZ or table.owners[table.target] != seat:
            return False
        units: i64 = table.armies[table.target]
        fast: i64 = count(units, TANK) + count(units, PLANE)
        return fast > 0 and size_of(units) > 1 and len(next_targets(table, seat)) > 0

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "nobody-goes-on", {})

    def play(self, table: World, seat: i64) -> None:
        table.do(BreakTo(seat), CHOOSE_BATTLE[seat], SETTLE_LAND)


def next_targets(table: World, seat: i64) -> list[int]:
    return [region for region in table.kit.atlas.land[table.target] if table.owners[region] != seat]


class BreakTo(Decision[World]):
    """The next target."""

    first: ClassVar[int] = 4250
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "breakthrough"
    about: ClassVar[About | None] = About(origin=REGION.of("origin"))
    answers: ClassVar[Answers | None] = one_region("target {region}")

    def options(self, table: World) -> list[int]:
        return next_targets(table, self.seat)

    def choose(self, table: World, option: i64) -> None:
        origin = table.target
        table.target = option
        if table.journal is not None:
            table.happened(happens.Blitz(self.seat, table.kit.atlas.region_ids[option]), self.clause)
        table.do(PickBreakers(self.seat, 0, 0, origin))

    def origin(self, table: World) -> i64:
        """The region that was won."""
        return table.target

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option):
            return None
        return Refusal("breakthrough", "no-next-target", {})


class PickBreakers(PickAttackers):
    """Which Tanks and Planes go on."""

    first: ClassVar[int] = 4350
    size: ClassVar[int] = PICK_SIZE
    clause: ClassVar[str] = "breakthrough"

    def with_picked(self, picked: i64, asked: i64) -> Step[World]:
        return PickBreakers(self.seat, picked, asked, self.origin)

    def available(self, table: World) -> i64:
        units: i64 = table.armies[self.origin]
        return count(units, TANK) * one(TANK) + count(units, PLANE) * one(PLANE)


class MilitaryRailway(Card):
    """A Transport without limit, or one beside another action."""

    def fits(self, table: World, seat: i64) -> bool:
        return can_transport(table, seat)

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "nobody-to-transport", {})

    def play(self, table: World, seat: i64) -> None:
        if table.action == TRANSPORT:
            table.freight_left = NO_LIMIT
        else:
            table.side_freight = self.units
