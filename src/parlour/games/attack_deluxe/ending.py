"""A14.10-A14.14, A16.7, A1.3  How battles end, and the match."""

from mypy_extensions import i64

from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, NOBODY, Battle
from parlour.games.attack_deluxe.scoring import scores, winners
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARMY, HOLDS, NAVY, words


def end_battle(table: World, battle: Battle) -> None:
    table.battle = None
    if battle.sea:
        end_at_sea(table, battle)
    elif battle.force(ATTACKER):
        conquer(table, battle.sides[ATTACKER], battle.place, battle.force(ATTACKER), "A14.10")
    else:
        if not battle.neutral:
            table.put_army(battle.place, battle.force(DEFENDER))
        if table.journal is not None:
            region = table.kit.atlas.region_ids[battle.place]
            fields: dict[str, object] = {"region": region, "units": words(battle.force(DEFENDER), ARMY)}
            table.tell("hold", "A15.4" if battle.neutral else "A14.13", fields)


def end_at_sea(table: World, battle: Battle) -> None:
    """A16.7  Whoever has ships left has the zone; of the loser nothing is left, nor of its cargo."""
    zone = battle.place
    put_sailed(table, zone, battle.force(ATTACKER))
    table.put_fleet(zone, table.admirals[zone], battle.force(DEFENDER))
    if battle.force(DEFENDER) == 0:
        hold: i64 = 0
        while hold < HOLDS:
            table.put_hold(zone, hold, 0)
            hold += 1
    if table.journal is not None:
        side = ATTACKER if battle.force(ATTACKER) else DEFENDER
        fields: dict[str, object] = {"seat": battle.sides[side], "zone": table.kit.atlas.zone_ids[zone]}
        table.tell("rule_waves", "A16.7", {**fields, "ships": words(battle.force(side), NAVY)})


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
        fields: dict[str, object] = {"seat": seat, "region": table.kit.atlas.region_ids[region]}
        table.tell("conquer", clause, {**fields, "units": words(units, ARMY)})
        if table.docked[region]:
            table.tell("scuttle", "A14.12", {**fields, "ships": words(table.docked[region], NAVY)})
    if table.docked[region]:
        table.put_docked(region, 0)
    table.give_region(region, seat)
    table.put_army(region, units)
    loser = table.capital_at(region)
    if loser != NOBODY and loser != seat:
        table.captor = seat
        if table.journal is not None:
            table.tell("capital", "A1.3", {"seat": seat, "loser": loser})
        end_match(table, "A1.3")


def end_match(table: World, clause: str) -> None:
    """A1.1, A1.4  Scores are counted, or the captor wins."""
    table.finish()
    if table.journal is not None:
        table.tell("end", clause, {})
        points = scores(table)
        for seat in range(table.kit.seats):
            table.tell("score", "A20.1", {"seat": seat, "points": points[seat]})
        for seat in winners(table):
            instant = table.captor >= 0 and table.kit.instant_win
            table.tell("win", "A1.4" if instant else "A1.1", {"seat": seat, "points": points[seat]})
