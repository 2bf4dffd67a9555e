"""A14.10-A14.14, A16.7, A1.3  How battles end, and the match."""

from typing import Final

from mypy_extensions import i64

from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.atlas import REGIONS
from parlour.games.attack_deluxe.box import GOVERNMENTS
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, NOBODY, NOWHERE, Battle
from parlour.games.attack_deluxe.schema import Decided
from parlour.games.attack_deluxe.scoring import SOURCES, ranking, scores, sources, winners
from parlour.games.attack_deluxe.state import NO_MARKER, World
from parlour.games.attack_deluxe.units import ARMY, HOLDS, NAVY, aboard, listed

RANKS: Final[list[Decided]] = ["points", "regions", "units", "certificates"]


def end_battle(table: World, battle: Battle) -> None:
    tell_battle_over(table, battle)
    table.battle = None
    if battle.sea:
        end_at_sea(table, battle)
    elif battle.force(ATTACKER):
        conquer(table, battle.sides[ATTACKER], battle.place, battle.force(ATTACKER), "A14.10")
    else:
        if table.journal is not None:
            region, left = table.kit.atlas.region_ids[battle.place], battle.force(DEFENDER)
            lost = 0 if battle.neutral else table.armies[battle.place] - left
            seat = None if battle.neutral else battle.sides[DEFENDER]
            event = happens.Hold(seat, region, listed(left, ARMY), listed(lost, ARMY))
            table.happened(event, "A15.4" if battle.neutral else "A14.13")
        if not battle.neutral:
            table.put_army(battle.place, battle.force(DEFENDER))


def tell_battle_over(table: World, battle: Battle) -> None:
    if table.journal is not None:
        place, names = battle.place, ARMY
        if battle.sea:
            place, names = REGIONS + battle.place, NAVY
        event = happens.BattleOver(
            table.kit.atlas.place_id(place),
            battle.turn,
            listed(battle.line[ATTACKER], names),
            listed(battle.reserve[ATTACKER], names),
            listed(battle.lost[ATTACKER], names),
            battle.damaged[ATTACKER],
            listed(battle.line[DEFENDER], names),
            listed(battle.reserve[DEFENDER], names),
            listed(battle.lost[DEFENDER], names),
            battle.damaged[DEFENDER],
        )
        clause = "A14.9"
        if battle.sea:
            clause = "A17.12" if table.kit.lineup else "A16.7"
        table.happened(event, clause)


def end_at_sea(table: World, battle: Battle, retreated: i64 = 0) -> None:
    """A16.7  Whoever has ships left has the zone; of the loser nothing is left there, nor of its cargo.

    `retreated` are the ships that have left it, with all that they carry."""
    zone = battle.place
    if table.journal is not None:
        tell_rule(table, battle, retreated)
    put_sailed(table, zone, battle.force(ATTACKER))
    table.put_fleet(zone, table.admirals[zone], battle.force(DEFENDER))
    if battle.force(DEFENDER) == 0:
        hold: i64 = 0
        while hold < HOLDS:
            table.put_hold(zone, hold, 0)
            hold += 1


def tell_rule(table: World, battle: Battle, retreated: i64) -> None:
    """Who rules the zone, and what is lost there."""
    zone, id = battle.place, table.kit.atlas.zone_ids[battle.place]
    attackers, defenders = battle.force(ATTACKER), battle.force(DEFENDER)
    lost = [table.fleets[zone] - defenders, table.sailed[zone] - attackers]
    side = ATTACKER if attackers else DEFENDER
    lost[1 - side] -= retreated
    if not retreated:
        loser = battle.sides[1 - side]
        cargo = aboard(table.holds if side == ATTACKER else table.sailed_holds, zone)
        if cargo:
            table.happened(happens.Drown(loser, id, "cargo" if side == ATTACKER else "arrived_cargo", cargo), "A16.7")
    ships = [listed(battle.force(side), NAVY), listed(lost[ATTACKER], NAVY), listed(lost[DEFENDER], NAVY)]
    table.happened(happens.RuleWaves(battle.sides[side], id, *ships), "A16.7")


def put_sailed(table: World, zone: i64, ships: i64) -> None:
    """The attacker's ships in a zone; without any their cargo is gone too."""
    sailed = table.sailed[:]
    sailed[zone] = ships
    table.sailed = sailed
    if ships == 0:
        holds = table.sailed_holds[:]
        at: i64 = zone * HOLDS
        while at < zone * HOLDS + HOLDS:
            holds[at] = 0
            at += 1
        table.sailed_holds = holds


def conquer(table: World, seat: i64, region: i64, units: i64, clause: str) -> None:
    """A14.10, A14.12, A13.3  The region is the attacker's, with its oil marker; ships on its coastline are gone."""
    if table.journal is not None:
        tell_conquest(table, seat, region, units, clause)
    if table.docked[region]:
        table.put_docked(region, 0)
    table.give_region(region, seat)
    table.put_army(region, units)
    loser = table.capital_at(region)
    if loser != NOBODY and loser != seat:
        table.captor = seat
        if table.journal is not None:
            table.happened(happens.Capital(seat, loser, table.kit.atlas.region_ids[region]), "A1.3")
        end_match(table, "A1.3")


def tell_conquest(table: World, seat: i64, region: i64, units: i64, clause: str) -> None:
    id, owner, marker = table.kit.atlas.region_ids[region], table.owners[region], table.markers[region]
    event = happens.Conquer(
        seat,
        None if owner == NOBODY else owner,
        id,
        listed(units, ARMY),
        listed(table.armies[region], ARMY),
        table.oil[region] == 1,
        {} if marker == NO_MARKER else {GOVERNMENTS[marker & 3]: 1},
    )
    table.happened(event, clause)
    if table.docked[region]:
        table.happened(happens.Scuttle(owner, id, listed(table.docked[region], NAVY)), "A14.12")


def end_match(table: World, clause: str) -> None:
    """A1.1, A1.4  Scores are counted, or the captor wins."""
    table.finish()
    if table.journal is not None:
        tell_points(table)
        tell_end(table, clause)


def tell_points(table: World) -> None:
    """The points of every seat, for those who look back."""
    table.chronicle = table.chronicle.season(table.year, table.season, scores(table))


def tell_end(table: World, clause: str) -> None:
    """What has ended the match, all points by what they are for, and what has decided it."""
    captor = table.captor if table.captor >= 0 else None
    table.happened(happens.End("years" if captor is None else "capital", captor), clause)
    points = sources(table)
    ranks = [ranking(table, seat, sum(points[seat])) for seat in range(table.kit.seats)]
    for seat in range(table.kit.seats):
        by_source = {SOURCES[at]: points[seat][at] for at in range(len(SOURCES))}
        total, regions, units, certificates = ranks[seat]
        table.happened(happens.Score(seat, total, by_source, regions, units, certificates), "A20.1")
    by, value = decided(table)
    clause = "A1.4" if by == "capital" else "A1.1" if by == "points" else "A20.5"
    for seat in winners(table):
        table.happened(happens.Win(seat, ranks[seat][0], by, value), clause)


def decided(table: World) -> tuple[Decided, int]:
    """A1.1, A1.4, A20.5  What the winner has more of than all others, and how much; at the end of a match."""
    found = winners(table)
    if table.captor >= 0 and table.kit.instant_win:
        return "capital", 1
    points = scores(table)
    ranks = [ranking(table, seat, points[seat]) for seat in range(table.kit.seats)]
    at = decided_at(ranks, found[0], found)
    return (RANKS[at], ranks[found[0]][at]) if at < len(RANKS) else ("nothing", 0)


def fallen_capital(table: World) -> tuple[int, int]:
    """A1.3  Whose capital has been taken, and where it is."""
    seat: i64 = 0
    for nation in table.nations:
        if table.captor >= 0 and nation.capital >= 0 and table.owners[nation.capital] == table.captor != seat:
            return int(seat), int(nation.capital)
        seat += 1
    return int(NOBODY), int(NOWHERE)


def decided_at(ranks: list[list[int]], seat: i64, found: list[int]) -> int:
    """A20.5  The first thing in the ranking by which the winner is before all others."""
    if len(found) > 1:
        return len(RANKS)
    for at in range(len(RANKS)):
        if all(other == seat or ranks[other][: at + 1] < ranks[seat][: at + 1] for other in range(len(ranks))):
            return at
    return len(RANKS)
