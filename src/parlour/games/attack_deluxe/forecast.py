"""The odds of the battles that a table is about to see, as all its players can know them."""

from typing import Final

from mypy_extensions import i64

from parlour.games.attack_deluxe.atlas import REGIONS
from parlour.games.attack_deluxe.battle import AskSalvo, DefenderSalvo, Deploy, OpenFire, place_of
from parlour.games.attack_deluxe.box import FASCISM, NO_REGIONS, NO_ZONES
from parlour.games.attack_deluxe.lineup import Engage, RetreatTo, row_list
from parlour.games.attack_deluxe.odds import Odds, by_lineup, neutral_forces, outcome
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, NOBODY, Battle
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.symbols import Side, Symbols, mixed
from parlour.games.attack_deluxe.units import ARMY, KINDS, NAVY, count, listed, one, size

MOST_PAIRS: Final[i64] = 600  # units of one side times those of the other, in a battle that is worked out


def forecast(table: World) -> dict[str, object]:
    """By the id of its place, the battle that is fought, and each that is to be fought in this action.

    Known are the units on both sides, or for a neutral region the chances of its dice; what cards in force add to
    dice, salvos and lines; whether the Opening Salvo is still to come, which an attacker with Artillery fires. Lines
    are filled as mixed as can be, and ships laid in the order of losses unless their rows have been revealed. Left
    out are cards in hand, retreats, the volleys of cards that have not fired yet, and the Submarines that a Wolf Pack
    makes stronger in a line-up. Battles beyond 24 units against 24 are not worked out, since they would take long.
    """
    found: dict[str, object] = {}
    battle, atlas = table.battle, table.kit.atlas
    if battle is not None and battle.force(DEFENDER) and battle.force(ATTACKER):
        if not isinstance(table.question, RetreatTo):
            add_battle(table, found, battle)
    if table.sailed is not NO_ZONES:
        for zone in range(atlas.first_zone, atlas.end_zone):
            if table.sailed[zone] and table.admirals[zone] not in (NOBODY, table.active):
                add_sea_battle(table, found, zone)
    if table.moved is not NO_REGIONS:
        for region in range(atlas.first, atlas.end):
            if table.moved[region] and table.owners[region] != table.active:
                add_land_battle(table, found, region)
    return found


def add_battle(table: World, found: dict[str, object], battle: Battle) -> None:
    """The battle that goes on, from where it stands."""
    id, names = table.kit.atlas.place_id(place_of(battle)), NAVY if battle.sea else ARMY
    attack, defence = battle.force(ATTACKER), battle.force(DEFENDER)
    if size(attack) * size(defence) <= MOST_PAIRS:
        odds = from_here(table, battle)
        found[id] = entry(odds, battle.neutral, listed(attack, names), listed(defence, names))


def from_here(table: World, battle: Battle) -> Odds:
    if battle.sea and table.kit.lineup:
        return by_lineup(table.kit.engagement, ships_of(table, battle, ATTACKER), ships_of(table, battle, DEFENDER))
    attackers, defenders = side_of(table, battle, ATTACKER), side_of(table, battle, DEFENDER)
    going = [going_into_line(table, battle, DEFENDER), going_into_line(table, battle, ATTACKER)]
    attack = attackers.position(battle.line[ATTACKER] + going[ATTACKER], battle.reserve[ATTACKER] - going[ATTACKER])
    defence = defenders.position(battle.line[DEFENDER] + going[DEFENDER], battle.reserve[DEFENDER] - going[DEFENDER])
    symbols = Symbols(attackers, defenders)
    salvos: i64 = 0 if battle.sea else 1 + battle.salvos[ATTACKER]
    if any(isinstance(step, OpenFire) for step in table.stack):
        symbols.deploy(attack, {defence: 1.0}, salvos, battle.salvos[DEFENDER])
    elif any(isinstance(step, DefenderSalvo) for step in table.stack):
        salvos = salvos if isinstance(table.question, AskSalvo) else 0
        symbols.open_fire(attack, {defence: 1.0}, salvos, battle.salvos[DEFENDER])
    else:
        symbols.fight_on(attack, defence, battle.turn, battle.acting == ATTACKER)
    return outcome(symbols, battle.force(ATTACKER), {battle.force(DEFENDER): 1.0})


def going_into_line(table: World, battle: Battle, side: i64) -> i64:
    """A14.5  What may still go into line at the open question: kinds that were asked for before do so no more."""
    question = table.question
    if not isinstance(question, Deploy) or question.side != side:
        return 0
    reserve: i64 = battle.reserve[side]
    for kind in range(question.kind + 1, KINDS):
        reserve -= count(reserve, kind) * one(kind)
    return mixed(battle.line[side], reserve, question.left)


def side_of(table: World, battle: Battle, side: i64) -> Side:
    growth = table.kit.line_growth
    return Side(battle.sea, battle.limits[side], growth, battle.more_dice[side], battle.tank_dice[side])


def ships_of(table: World, battle: Battle, side: i64) -> bytes:
    """The ships that can fight: those of a row that has been revealed first, as they lie there."""
    row: list[int] = []
    if battle.shown and any(isinstance(step, Engage) for step in table.stack):
        row = row_list(battle.rows[side])
    return bytes(row) + kinds_of(battle.line[side], row)


def kinds_of(units: i64, but: list[int]) -> bytes:
    """The kind of each of these units but those, one after the other."""
    return b"".join([bytes([kind]) * (count(units, kind) - but.count(kind)) for kind in range(KINDS)])


def add_sea_battle(table: World, found: dict[str, object], zone: i64) -> None:
    """A8.8  Ships that have sailed into a zone of others."""
    kit, attack, defence = table.kit, table.sailed[zone], table.fleets[zone]
    id = kit.atlas.place_id(REGIONS + zone)
    if id not in found and size(attack) * size(defence) <= MOST_PAIRS:
        if kit.lineup:
            odds = by_lineup(kit.engagement, kinds_of(attack, []), kinds_of(defence, []))
        else:
            odds = from_the_start(table, True, attack, {defence: 1.0}, kit.line)
        found[id] = entry(odds, False, listed(attack, NAVY), listed(defence, NAVY))


def add_land_battle(table: World, found: dict[str, object], region: i64) -> None:
    """A14.1, A15.2  Units that have come into a hostile region; in a neutral one dice will say who defends it."""
    kit, attack, defence = table.kit, table.moved[region], table.armies[region]
    neutral = table.owners[region] == NOBODY
    if size(attack) * (table.year if neutral else size(defence)) > MOST_PAIRS:
        return
    line: i64 = kit.line
    if region == table.target and table.has_power(table.active, FASCISM):
        line += kit.power.line
    forces = neutral_forces(table.year) if neutral else {defence: 1.0}
    odds = from_the_start(table, False, attack, forces, line)
    found[kit.atlas.place_id(region)] = entry(odds, neutral, listed(attack, ARMY), listed(defence, ARMY))


def from_the_start(table: World, sea: bool, attack: i64, forces: dict[int, float], line: i64) -> Odds:
    kit = table.kit
    attackers, defenders = Side(sea, line, kit.line_growth), Side(sea, kit.line, kit.line_growth)
    symbols = Symbols(attackers, defenders)
    there = {defenders.position(0, units): likely for units, likely in forces.items()}
    symbols.deploy(attackers.position(0, attack), there, 0 if sea else 1, 0)
    return outcome(symbols, attack, forces)


def entry(odds: Odds, neutral: bool, attackers: dict[str, int], defenders: dict[str, int]) -> dict[str, object]:
    """Of neutrals that are still to be rolled there are no defenders."""
    return {"neutral": neutral, "attackers": attackers, "defenders": defenders, **odds.plain()}
