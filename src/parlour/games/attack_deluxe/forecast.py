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
ODDS: Final = "odds"
MOST_KNOWN: Final = 4096  # battles that are kept

# Where a battle stands
FROM_VOLLEYS: Final = 0
FROM_SALVOS: Final = 1
IN_TURNS: Final = 2


def forecast(table: World) -> dict[str, object]:
    """By the id of its place, the battle that is fought, and each that is to be fought in this action.

    Known are the units on both sides, or for a neutral region the chances of its dice; what cards in force add to
    dice, salvos, lines and rows, and the volleys that they bring before the battle; whether the Opening Salvo is still
    to come, which an attacker with Artillery fires. Lines are filled as mixed as can be, and ships laid in the order of
    losses unless their rows have been revealed. Left out are cards in hand, and retreats. Battles beyond 24 units
    against 24 are not worked out, since they would take long.
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
        packs = [battle.bonus[ATTACKER], battle.bonus[DEFENDER]] if battle.turn == 1 else [0, 0]
        return in_rows(table, ships_of(table, battle, ATTACKER), ships_of(table, battle, DEFENDER), packs)
    going = [going_into_line(table, battle, DEFENDER), going_into_line(table, battle, ATTACKER)]
    lines = [battle.line[DEFENDER] + going[DEFENDER], battle.line[ATTACKER] + going[ATTACKER]]
    reserves = [battle.reserve[DEFENDER] - going[DEFENDER], battle.reserve[ATTACKER] - going[ATTACKER]]
    salvos: i64 = 0 if battle.sea else 1 + battle.salvos[ATTACKER]
    stage = IN_TURNS
    if any(isinstance(step, OpenFire) for step in table.stack):
        stage = FROM_VOLLEYS
    elif any(isinstance(step, DefenderSalvo) for step in table.stack):
        stage = FROM_SALVOS
        salvos = salvos if isinstance(table.question, AskSalvo) else 0
    cards = [battle.salvos, battle.more_dice, battle.tank_dice, battle.volleys]
    key = repr([stage, battle.sea, lines, reserves, battle.limits, battle.turn, battle.acting, int(salvos), cards])
    known = known_odds(table)
    if key not in known:
        attackers, defenders = side_of(table, battle, ATTACKER), side_of(table, battle, DEFENDER)
        attack = attackers.position(lines[ATTACKER], reserves[ATTACKER])
        defence = defenders.position(lines[DEFENDER], reserves[DEFENDER])
        symbols = Symbols(attackers, defenders)
        if stage == FROM_VOLLEYS:
            symbols.deploy(attack, {defence: 1.0}, salvos, battle.salvos[DEFENDER])
        elif stage == FROM_SALVOS:
            symbols.salvos_first(attack, defence, salvos, battle.salvos[DEFENDER])
        else:
            symbols.fight_on(attack, defence, battle.turn, battle.acting == ATTACKER)
        known[key] = outcome(symbols, battle.force(ATTACKER), {battle.force(DEFENDER): 1.0})
    return known[key]


def known_odds(table: World) -> dict[str, Odds]:
    """What has been worked out with the numbers of this box, by all that it rests on: pages ask again and again."""
    border = table.kit.border
    if ODDS not in border or len(border[ODDS]) >= MOST_KNOWN:
        border[ODDS] = {}
    found: dict[str, Odds] = border[ODDS]
    return found


def in_rows(table: World, attack: bytes, defence: bytes, packs: list[int]) -> Odds:
    """A17  Ships against ships."""
    known, key = known_odds(table), repr(["rows", attack, defence, packs])
    if key not in known:
        known[key] = by_lineup(table.kit.engagement, attack, defence, packs)
    return known[key]


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
    strikers: i64 = -1
    prey: i64 = -1
    if battle.volleys[side]:
        card = table.kit.cards[battle.volleys[side] - 1]
        strikers, prey = card.strikers, card.prey
    limit, growth = battle.limits[side], table.kit.line_growth
    return Side(battle.sea, limit, growth, battle.more_dice[side], battle.tank_dice[side], strikers, prey)


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
            odds = in_rows(table, kinds_of(attack, []), kinds_of(defence, []), [0, 0])
        else:
            odds = from_the_start(table, True, attack, defence, 0, kit.line)
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
    odds = from_the_start(table, False, attack, defence, table.year if neutral else 0, line)
    found[kit.atlas.place_id(region)] = entry(odds, neutral, listed(attack, ARMY), listed(defence, ARMY))


def from_the_start(table: World, sea: bool, attack: i64, defence: i64, dice: i64, line: i64) -> Odds:
    """Against these units, or those that so many dice bring."""
    kit, known = table.kit, known_odds(table)
    key = repr([sea, int(attack), int(defence), int(dice), int(line)])
    if key not in known:
        forces = neutral_forces(dice) if dice else {int(defence): 1.0}
        attackers, defenders = Side(sea, line, kit.line_growth), Side(sea, kit.line, kit.line_growth)
        symbols = Symbols(attackers, defenders)
        there = {defenders.position(0, units): likely for units, likely in forces.items()}
        symbols.deploy(attackers.position(0, attack), there, 0 if sea else 1, 0)
        known[key] = outcome(symbols, attack, forces)
    return known[key]


def entry(odds: Odds, neutral: bool, attackers: dict[str, int], defenders: dict[str, int]) -> dict[str, object]:
    """Of neutrals that are still to be rolled there are no defenders."""
    return {"neutral": neutral, "attackers": attackers, "defenders": defenders, **odds.plain()}
