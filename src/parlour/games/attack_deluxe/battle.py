"""A14, A16  Battles by symbols, on land and at sea: lines, dice, losses."""

from typing import ClassVar, Final, Literal

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Amount, Answers, Choice
from parlour.engine.step import Decision, Step
from parlour.games.attack_deluxe import chronicle, happens
from parlour.games.attack_deluxe.asking import AskNumber
from parlour.games.attack_deluxe.atlas import REGIONS
from parlour.games.attack_deluxe.card import BATTLE, Card
from parlour.games.attack_deluxe.cargo import give_up_in_battle
from parlour.games.attack_deluxe.ending import end_battle
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, FIRST_TURNS, Battle
from parlour.games.attack_deluxe.playing import PLAY_CARD
from parlour.games.attack_deluxe.roles import ANY_UNIT, BATTLE_UNITS, PLACE, REGION, SIDE
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import (
    ARMY,
    ARTILLERY,
    CARRIER,
    KINDS,
    NAVY,
    PLANE,
    TANK,
    count,
    in_order,
    listed,
    one,
)
from parlour.games.attack_deluxe.units import size as size_of

LAST_KIND: Final[i64] = 3
MOST: Final = 200  # that one answer can speak of
SIDES: Final[list[Literal["defender", "attacker"]]] = ["defender", "attacker"]


def begin_battle(table: World, battle: Battle, defenders: i64, attackers: i64) -> None:
    """A14.2, A18.5  The defender deploys, then the attacker; then cards, then fire."""
    battle.reserve[DEFENDER] = defenders
    battle.reserve[ATTACKER] = attackers
    table.battle = battle
    if table.journal is not None:
        table.chronicle = table.chronicle.battle()
        seat, atlas = battle.sides[ATTACKER], table.kit.atlas
        if battle.sea:
            tell_navy_battle(table, battle, "reserve", defenders, attackers, "A16.1")
        else:
            units = listed(attackers, ARMY), listed(defenders, ARMY)
            id = atlas.region_ids[battle.place]
            table.happened(happens.Battle(seat, seat_of(battle, DEFENDER), id, *units), "A14.1")
    table.do(OPEN_FIRE)
    if not battle.neutral:
        table.do(PLAY_CARD[battle.sides[DEFENDER]][BATTLE])
    table.do(DEPLOY_DEFENDER, DEPLOY_ATTACKER, PLAY_CARD[battle.sides[ATTACKER]][BATTLE])


def tell_navy_battle(
    table: World,
    battle: Battle,
    into: Literal["reserve", "line"],
    defenders: i64,
    attackers: i64,
    clause: str,
) -> None:
    if table.journal is not None:
        ships = listed(attackers, NAVY), listed(defenders, NAVY)
        zone = table.kit.atlas.zone_ids[battle.place]
        event = happens.NavyBattle(battle.sides[ATTACKER], battle.sides[DEFENDER], zone, into, *ships)
        table.happened(event, clause)


def seat_of(battle: Battle, side: i64) -> int | None:
    """Whose side it is; None: that of neutrals, whoever speaks for them."""
    return None if battle.neutral and side == DEFENDER else battle.sides[side]


def names_of(battle: Battle) -> list[str]:
    return NAVY if battle.sea else ARMY


def place_of(battle: Battle) -> i64:
    """Where it is fought: regions are counted first, then zones."""
    return REGIONS + battle.place if battle.sea else battle.place


def current(table: World) -> Battle:
    battle = table.battle
    assert battle is not None
    return battle


class DeployLine(Step[World]):
    """A14.2  A side fills its line; the rest is reserve."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def run(self, table: World) -> None:
        battle = current(table)
        left = battle.room(self.side, table.kit.line_growth)
        if not fill_line(table, battle, self.side, left):
            table.do(Deploy(battle.sides[self.side], self.side, LAST_KIND, left))


def fill_line(table: World, battle: Battle, side: i64, left: i64) -> bool:
    """A14.2, A14.5  So many units go from reserve into line; False: its player must say which."""
    if left <= 0:
        return True
    reserve: i64 = battle.reserve[side]
    if left >= size_of(reserve):
        put_in_line(table, battle, side, reserve)
        return True
    kind: i64 = 0
    while kind < KINDS:
        if reserve == count(reserve, kind) * one(kind):
            put_in_line(table, battle, side, left * one(kind))
            return True
        kind += 1
    return False


def put_in_line(table: World, battle: Battle, side: i64, units: i64) -> None:
    battle.line[side] += units
    battle.reserve[side] -= units
    if table.journal is not None and units:
        place = table.kit.atlas.place_id(place_of(battle))
        event = happens.Deploy(seat_of(battle, side), SIDES[side], place, listed(units, names_of(battle)))
        table.happened(event, "A14.2" if battle.turn == 1 else "A14.5")


class Deploy(AskNumber):
    """A14.2, A14.5  How many units of this kind go into line; the kinds that are lost last are asked for first."""

    first: ClassVar[int] = 3420
    size: ClassVar[int] = MOST
    clause: ClassVar[str] = "A14.5"
    about: ClassVar[About | None] = About(
        place=PLACE.of("place"),
        side=SIDE.of("side"),
        unit=ANY_UNIT.of("unit"),
        line=BATTLE_UNITS.of("line"),
        reserve=BATTLE_UNITS.of("reserve"),
        left=NUMBER.of("left"),
        least=NUMBER.of("least"),
        most=NUMBER.of("most"),
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("{amount} {unit}", "reserve:{side}:{unit}", verb="deploy", amount=Amount("amount", MOST))
    )

    def __init__(self, seat: i64, side: i64, kind: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.side: i64 = side
        self.kind: i64 = kind
        self.left: i64 = left

    def needed(self, table: World) -> i64:
        """What units of other kinds cannot fill."""
        others: i64 = 0
        kind: i64 = 0
        while kind < self.kind:
            others += count(current(table).reserve[self.side], kind)
            kind += 1
        return max(self.left - others, 0)

    def least(self, table: World) -> i64:
        return min(self.needed(table), MOST - 1)

    def most(self, table: World) -> i64:
        return min(count(current(table).reserve[self.side], self.kind), self.left, MOST - 1)

    def choose(self, table: World, option: i64) -> None:
        battle = current(table)
        number: i64 = max(option, self.needed(table))
        put_in_line(table, battle, self.side, number * one(self.kind))
        if number < self.left:
            table.do(Deploy(self.seat, self.side, self.kind - 1, self.left - number))

    def unit(self, table: World) -> i64:
        return self.kind + KINDS if current(table).sea else self.kind

    def place(self, table: World) -> i64:
        return place_of(current(table))

    def line(self, table: World) -> i64:
        return current(table).line[self.side]

    def reserve(self, table: World) -> i64:
        return current(table).reserve[self.side]


class OpenFire(Step[World]):
    """A18.6  Volleys before the battle, the attacker's first; then the Opening Salvo."""

    def run(self, table: World) -> None:
        battle = current(table)
        table.do(DEFENDER_SALVO, ACT)
        if not battle.sea and count(battle.line[ATTACKER], ARTILLERY):
            table.do(AskSalvo(battle.sides[ATTACKER]))
        side: i64 = ATTACKER
        while side >= 0:
            if battle.volleys[side]:
                table.kit.cards[battle.volleys[side] - 1].volley(table, side)
            side -= 1


class AskSalvo(Decision[World]):
    """A14.3  An attacker with Artillery in line may fire first."""

    first: ClassVar[int] = 34
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "A14.3"
    about: ClassVar[About | None] = About(
        region=REGION.of("region"), dice=NUMBER.of("dice"), salvos=NUMBER.of("salvos")
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("no salvo", verb="no-salvo"), Choice("salvo", "line:attacker:artillery")
    )

    def options(self, table: World) -> list[int]:
        battle = current(table)
        if count(battle.line[ATTACKER], ARTILLERY) == 0 or battle.force(DEFENDER) == 0:
            return []
        return [0, 1]

    def choose(self, table: World, option: i64) -> None:
        battle = current(table)
        if option:
            salvo(table, battle, ATTACKER, 1 + battle.salvos[ATTACKER])

    def region(self, table: World) -> i64:
        return current(table).place

    def dice(self, table: World) -> i64:
        return count(current(table).line[ATTACKER], ARTILLERY)

    def salvos(self, table: World) -> i64:
        return 1 + current(table).salvos[ATTACKER]


class DefenderSalvo(Step[World]):
    """A18.6  The defender's salvo, by a card only."""

    def run(self, table: World) -> None:
        battle = current(table)
        salvo(table, battle, DEFENDER, battle.salvos[DEFENDER])


def salvo(table: World, battle: Battle, side: i64, times: i64) -> None:
    """A14.3  One army die for each Artillery in line; only artillery faces hit."""
    guns: i64 = count(battle.line[side], ARTILLERY)
    while times > 0 and guns > 0:
        rolled = table.roll_faces(guns)
        hits: i64 = count(rolled, ARTILLERY)
        if table.journal is not None:
            table.chronicle = table.chronicle.volley(
                chronicle.SALVO, side, battle.turn, chronicle.NO_CARD, guns, rolled, 0, 0, hits
            )
            faces, place = listed(rolled, ARMY), table.kit.atlas.place_id(battle.place)
            seat, blanks = seat_of(battle, side), guns - size_of(rolled)
            table.happened(happens.Salvo(seat, SIDES[side], place, guns, faces, blanks, hits), "A14.3")
        strike(table, battle, 1 - side, hits)
        times -= 1


def tell_volley(table: World, battle: Battle, side: i64, dice: i64, rolled: i64, hits: i64, card: Card) -> None:
    """A18.6  What a card does before the battle."""
    if table.journal is not None:
        table.chronicle = table.chronicle.volley(
            chronicle.VOLLEY, side, battle.turn, card.number, dice, rolled, 0, 0, hits
        )
        faces, place = listed(rolled, names_of(battle)), table.kit.atlas.place_id(place_of(battle))
        seat, blanks = seat_of(battle, side), dice - size_of(rolled)
        table.happened(happens.Volley(seat, SIDES[side], place, card.id, dice, faces, blanks, hits), card.id)


def strike(table: World, battle: Battle, side: i64, hits: i64) -> None:
    """A14.8, A16.5  So many units of this line are destroyed, in the order of their kinds."""
    destroy(table, battle, side, in_order(battle.line[side], hits))


def destroy(table: World, battle: Battle, side: i64, lost: i64) -> None:
    if lost:
        battle.line[side] -= lost
        battle.lost[side] += lost
        if table.journal is not None:
            table.chronicle = table.chronicle.losses(lost)
            tell_losses(table, battle, side, lost, "A16.5" if battle.sea else "A14.8")
        if battle.sea:
            zone = battle.place
            give_up_in_battle(table, battle.sides[side], zone, battle.force(side), side == ATTACKER)


def tell_losses(table: World, battle: Battle, side: i64, lost: i64, clause: str) -> None:
    if table.journal is not None:
        place, units = table.kit.atlas.place_id(place_of(battle)), listed(lost, names_of(battle))
        table.happened(happens.Lose(seat_of(battle, side), SIDES[side], place, units), clause)


class Act(Step[World]):
    """A14.4, A14.5  The acting side fills its line and fires, then the other acts, until one has no unit left."""

    def run(self, table: World) -> None:
        battle = current(table)
        while battle.force(DEFENDER) and battle.force(ATTACKER):
            side = battle.acting
            left = battle.room(side, table.kit.line_growth)
            if not fill_line(table, battle, side, left):
                table.do(Deploy(battle.sides[side], side, LAST_KIND, left), FIRE)
                return
            if battle.sea:  # cargo may go down before the other side acts
                table.do(ACT)
                fire(table, battle)
                return
            fire(table, battle)
        end_battle(table, battle)


class Fire(Step[World]):
    """A14.6  The line has been filled: it fires, and the battle goes on."""

    def run(self, table: World) -> None:
        table.do(ACT)
        fire(table, current(table))


def fire(table: World, battle: Battle) -> None:
    """A14.6, A14.7, A16.3, A16.4  Dice for all units in line; for each kind the fewer of faces and units hit."""
    side = battle.acting
    line: i64 = battle.line[side]
    dice: i64 = size_of(line) + count(line, TANK) * battle.tank_dice[side]
    if battle.turn <= FIRST_TURNS:
        dice += battle.more_dice[side]
    rolled = table.roll_faces(dice)
    hits: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        hits += min(count(rolled, kind), count(line, kind))
        kind += 1
    battle.rolled = rolled
    battle.dice = dice
    planes: i64 = 0
    if battle.sea and count(line, CARRIER):
        planes = count(table.roll_faces(count(line, CARRIER)), PLANE)
        hits += planes
    if table.journal is not None:
        tell_fire(table, battle, side, planes, hits)
    battle.acting = 1 - side
    if side == ATTACKER:
        battle.turn += 1
    strike(table, battle, 1 - side, hits)


def tell_fire(table: World, battle: Battle, side: i64, planes: i64, hits: i64) -> None:
    """What the last dice of the battle have brought."""
    seat, place = seat_of(battle, side), table.kit.atlas.place_id(place_of(battle))
    carriers: i64 = count(battle.line[side], CARRIER) if battle.sea else 0
    table.chronicle = table.chronicle.volley(
        chronicle.FIRE, side, battle.turn, chronicle.NO_CARD, battle.dice, battle.rolled, carriers, planes, hits
    )
    if carriers:
        table.happened(happens.AirSupport(battle.sides[side], SIDES[side], place, carriers, planes), "A16.3")
    event = happens.Fire(
        seat,
        SIDES[side],
        place,
        battle.turn,
        battle.dice,
        listed(battle.rolled, names_of(battle)),
        battle.dice - size_of(battle.rolled),
        planes,
        hits,
    )
    table.happened(event, "A16.4" if battle.sea else "A14.7")


DEPLOY_DEFENDER: Final = DeployLine(DEFENDER)
DEPLOY_ATTACKER: Final = DeployLine(ATTACKER)
OPEN_FIRE: Final = OpenFire()
DEFENDER_SALVO: Final = DefenderSalvo()
ACT: Final = Act()
FIRE: Final = Fire()
