"""Action cards for battles, and for bombers."""

from typing import Any, ClassVar

from mypy_extensions import i64

from parlour.engine.answers import Answers
from parlour.engine.step import Refusal
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.actions import BLITZ, MOVE
from parlour.games.attack_deluxe.battle import current, destroy, strike, tell_volley
from parlour.games.attack_deluxe.card import Card
from parlour.games.attack_deluxe.cards.flying import FlyFrom, FlyTo
from parlour.games.attack_deluxe.pieces import DEFENDER, NOBODY
from parlour.games.attack_deluxe.roles import one_region
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARTILLERY, PLANE, SUBMARINE, TANK, count, struck_first
from parlour.games.attack_deluxe.units import size as size_of


def in_line(table: World, seat: i64, sea: bool, kind: i64) -> bool:
    """Whether this seat has units of this kind in the line of a battle on land, or at sea."""
    battle = table.battle
    if battle is None or battle.sea != sea:
        return False
    return count(battle.line[battle.side_of(seat)], kind) > 0


class Barrage(Card):
    """One Opening Salvo more."""

    def fits(self, table: World, seat: i64) -> bool:
        return in_line(table, seat, False, ARTILLERY)

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "needs-artillery", {})

    def play(self, table: World, seat: i64) -> None:
        battle = current(table)
        battle.salvos[battle.side_of(seat)] += self.salvos


class AirSuperiority(Card):
    """Planes in line strike first, at Planes first."""

    def __init__(self, id: str, spec: dict[str, Any]) -> None:
        super().__init__(id, spec)
        self.strikers, self.prey = PLANE, PLANE

    def fits(self, table: World, seat: i64) -> bool:
        return in_line(table, seat, False, PLANE)

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "needs-planes", {})

    def play(self, table: World, seat: i64) -> None:
        battle = current(table)
        battle.volleys[battle.side_of(seat)] = self.number + 1

    def volley(self, table: World, side: i64) -> None:
        battle = current(table)
        dice: i64 = count(battle.line[side], self.strikers)
        rolled = table.roll_faces(dice)
        hits: i64 = count(rolled, PLANE)
        tell_volley(table, battle, side, dice, rolled, hits, self)
        destroy(table, battle, 1 - side, struck_first(battle.line[1 - side], hits, self.prey))


class Fortifications(Card):
    """More dice for a defender in the first two turns."""

    def fits(self, table: World, seat: i64) -> bool:
        battle = table.battle
        return battle is not None and not battle.sea and battle.side_of(seat) == DEFENDER

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "needs-defence", {})

    def play(self, table: World, seat: i64) -> None:
        current(table).more_dice[DEFENDER] += self.dice


class WolfPack(Card):
    """Submarines in line strike first; in a line-up they are stronger in the first round."""

    def __init__(self, id: str, spec: dict[str, Any]) -> None:
        super().__init__(id, spec)
        self.strikers = SUBMARINE

    def fits(self, table: World, seat: i64) -> bool:
        return in_line(table, seat, True, SUBMARINE)

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "needs-submarines", {})

    def play(self, table: World, seat: i64) -> None:
        battle = current(table)
        side = battle.side_of(seat)
        if table.kit.lineup:
            battle.bonus[side] += self.bonus
        else:
            battle.volleys[side] = self.number + 1

    def volley(self, table: World, side: i64) -> None:
        battle = current(table)
        dice: i64 = count(battle.line[side], self.strikers)
        rolled = table.roll_faces(dice)
        hits: i64 = count(rolled, SUBMARINE) + dice - size_of(rolled)
        tell_volley(table, battle, side, dice, rolled, hits, self)
        strike(table, battle, 1 - side, hits)


class ArmoredSpearhead(Card):
    """Tanks roll two dice each."""

    def fits(self, table: World, seat: i64) -> bool:
        return in_line(table, seat, False, TANK)

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "needs-tanks", {})

    def play(self, table: World, seat: i64) -> None:
        battle = current(table)
        battle.tank_dice[battle.side_of(seat)] += self.dice - 1


class StrategicBombing(Card):
    """Planes cost an opponent production, or oil."""

    def fits(self, table: World, seat: i64) -> bool:
        if table.action != MOVE and table.action != BLITZ:
            return False
        atlas = table.kit.atlas
        for region in range(atlas.first, atlas.end):
            if table.owners[region] == seat and bombed_from(table, seat, region, self.borders):
                return True
        return False

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "no-bombing", {})

    def play(self, table: World, seat: i64) -> None:
        table.do(BombFrom(seat, self.number))


def bombed_from(table: World, seat: i64, region: i64, borders: i64) -> list[int]:
    """Opponents' regions that Planes in this region can bomb."""
    if count(table.armies[region], PLANE) == 0:
        return []
    atlas = table.kit.atlas
    return [
        other
        for other in range(atlas.first, atlas.end)
        if table.owners[other] != seat and table.owners[other] != NOBODY and atlas.by_land[region][other] <= borders
    ]


class BombFrom(FlyFrom):
    """The region whose Planes fly."""

    first: ClassVar[int] = 4450
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "strategic-bombing"
    unfit: ClassVar[str] = "no-bombing-from-there"

    def options(self, table: World) -> list[int]:
        atlas, borders = table.kit.atlas, table.kit.cards[self.card].borders
        return [
            region
            for region in range(atlas.first, atlas.end)
            if table.owners[region] == self.seat and len(bombed_from(table, self.seat, region, borders)) > 0
        ]

    def choose(self, table: World, option: i64) -> None:
        table.do(BombTo(self.seat, self.card, option))


class BombTo(FlyTo):
    """The region that is bombed."""

    first: ClassVar[int] = 4550
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "strategic-bombing"
    unfit: ClassVar[str] = "no-bombing-target"
    answers: ClassVar[Answers | None] = one_region("bomb {region}")

    def options(self, table: World) -> list[int]:
        return bombed_from(table, self.seat, self.origin, table.kit.cards[self.card].borders)

    def choose(self, table: World, option: i64) -> None:
        card, victim = table.kit.cards[self.card], table.owners[option]
        dice: i64 = min(count(table.armies[self.origin], PLANE), card.most)
        hits: i64 = count(table.roll_faces(dice), PLANE)
        nation = table.nations[victim]
        production: i64 = min(hits, nation.production)
        oil: i64 = min(hits - production, nation.oil)
        table.pay(victim, production, oil)
        if table.journal is not None:
            ids = table.kit.atlas.region_ids
            event = happens.Bomb(self.seat, ids[self.origin], ids[option], victim, dice, hits, production, oil)
            table.happened(event, card.id)
