"""What has come somewhere in an action is at home there when it is over."""

from mypy_extensions import i64

from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.box import NO_HOLDS, NO_REGIONS, NO_ZONES
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import ARMY, HOLDS, NAVY, aboard, listed


def settle_land(table: World, seat: i64) -> None:
    """Units that have come to regions of their own are at home there; attackers wait for their battle."""
    if table.moved is NO_REGIONS:
        return
    armies, moved = table.armies[:], NO_REGIONS
    region: i64 = table.kit.atlas.first
    while region < table.kit.atlas.end:
        units: i64 = table.moved[region]
        if units:
            if table.owners[region] == seat:
                armies[region] += units
                if table.journal is not None:
                    event = happens.Settle(seat, table.kit.atlas.region_ids[region], listed(units, ARMY))
                    table.happened(event, "A6.2")
            else:
                if moved is NO_REGIONS:
                    moved = NO_REGIONS[:]
                moved[region] = units
        region += 1
    table.armies = armies
    table.moved = moved


def settle_fleets(table: World) -> None:
    """Ships that have come somewhere in this action are at home there."""
    seat = table.active
    if table.sailed is not NO_ZONES:
        fleets, holds, admirals = table.fleets[:], table.holds[:], table.admirals[:]
        zone: i64 = table.kit.atlas.first_zone
        while zone < table.kit.atlas.end_zone:
            if table.sailed[zone]:
                fleets[zone] += table.sailed[zone]
                admirals[zone] = seat
                if table.journal is not None:
                    came, cargo = listed(table.sailed[zone], NAVY), aboard(table.sailed_holds, zone)
                    table.happened(happens.SettleFleet(seat, table.kit.atlas.zone_ids[zone], came, cargo), "A8.8")
                at: i64 = zone * HOLDS
                while at < zone * HOLDS + HOLDS:
                    holds[at] += table.sailed_holds[at]
                    at += 1
            zone += 1
        table.fleets, table.holds, table.admirals = fleets, holds, admirals
        table.sailed, table.sailed_holds, table.entries = NO_ZONES, NO_HOLDS, NO_ZONES
    if table.berthed is not NO_REGIONS:
        docked = table.docked[:]
        region: i64 = 0
        for ships in table.berthed:
            docked[region] += ships
            region += 1
        table.docked, table.berthed = docked, NO_REGIONS
