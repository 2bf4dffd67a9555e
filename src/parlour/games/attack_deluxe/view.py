"""What one seat sees of a table of ATTACK! Deluxe, listed as plain data."""

from mypy_extensions import i64

from parlour.games.attack_deluxe.atlas import REGIONS
from parlour.games.attack_deluxe.box import ACTIONS, GOVERNMENTS, LEVELS, SEASONS, SUITS
from parlour.games.attack_deluxe.card import hand_size
from parlour.games.attack_deluxe.lineup import row_names
from parlour.games.attack_deluxe.navigate import Embark, Sail
from parlour.games.attack_deluxe.pieces import ATTACKER, DEFENDER, NOBODY, NOWHERE
from parlour.games.attack_deluxe.pieces import Battle as Fight
from parlour.games.attack_deluxe.schema import Battle, Nation, Region, Sailing, Side, Suit, Table, Zone
from parlour.games.attack_deluxe.scoring import SOURCES, army_units, sources
from parlour.games.attack_deluxe.state import FACE_UP, NO_ACTION, NO_MARKER, World
from parlour.games.attack_deluxe.units import ARMY, NAVY, aboard, listed


def see(table: World, seat: i64) -> Table:
    """The table as this seat sees it; -1: a spectator."""
    kit = table.kit
    capitals = [int(nation.capital) for nation in table.nations]
    return {
        "map": kit.atlas.board,
        "year": table.year,
        "years": kit.years,
        "season": SEASONS[table.season],
        "active": table.active,
        "start": table.start,
        "direction": "counterclockwise" if table.backwards else "clockwise",
        "action": None if table.action == NO_ACTION else ACTIONS[table.action],
        "target": None if table.target == NOWHERE else kit.atlas.region_ids[table.target],
        "harsh_winter": table.harsh,
        "battle": None if table.battle is None else see_battle(table, table.battle, seat),
        "sailing": see_group(table),
        "changed": [kit.atlas.region_ids[region] for region in table.changed],
        "nations": [see_nation(table, other, seat, points) for other, points in enumerate(sources(table))],
        "regions": [see_region(table, region, capitals) for region in range(kit.atlas.first, kit.atlas.end)],
        "zones": [see_zone(table, zone) for zone in range(kit.atlas.first_zone, kit.atlas.end_zone)],
        "deck": len(table.deck) - table.drawn,
        "discards": [kit.cards[card].id for card in table.discards],
        "oil_markers": table.oil_left(),
        "economics": [see_pile(table, suit) for suit in range(len(SUITS))],
        "markers_unseen": len(table.pool),
        "markers_taken": {GOVERNMENTS[government]: number for government, number in enumerate(table.taken)},
    }


def see_nation(table: World, seat: i64, viewer: i64, points: list[int]) -> Nation:
    nation, kit = table.nations[seat], table.kit
    known: i64 = table.known[viewer * kit.seats + seat] if viewer >= 0 else 0
    return {
        "government": None if nation.government == NOBODY else GOVERNMENTS[nation.government],
        "capital": None if nation.capital == NOWHERE else kit.atlas.region_ids[nation.capital],
        "production": nation.production,
        "oil": nation.oil,
        "regions": table.region_count(seat),
        "zones": table.zone_count(seat),
        "units": army_units(table, seat),
        "cards": hand_size(nation.hand),
        "hand": table.hand_list(nation.hand if seat == viewer else known),
        "actions": [ACTIONS[action] for action in range(1, len(ACTIONS)) if nation.used >> action & 1],
        "levels": {SUITS[suit]: nation.level(suit) for suit in range(len(SUITS))},
        "points": sum(points),
        "points_by_source": {SOURCES[at]: points[at] for at in range(len(points))},
    }


def see_region(table: World, region: i64, capitals: list[int]) -> Region:
    atlas = table.kit.atlas
    printed = atlas.printed[region]
    owner, marker = table.owners[region], table.markers[region]
    return {
        "id": atlas.region_ids[region],
        "name": atlas.place_name(region),
        "owner": None if owner == NOBODY else owner,
        "army": listed(table.armies[region], ARMY),
        "arrived": listed(table.moved[region], ARMY),
        "ships": listed(table.docked[region] + table.berthed[region], NAVY),
        "oil": table.oil[region] == 1,
        "capital": capitals.index(region) if region in capitals else None,
        "marker": None if marker == NO_MARKER else GOVERNMENTS[marker & 3] if marker >= FACE_UP else "face down",
        "continent": printed["continent"],
        "arctic": printed["arctic"],
        "x": printed["x"],
        "y": printed["y"],
        "borders": printed["borders"],
        "by_water": printed["by_water"],
        "seas": printed["seas"],
    }


def see_zone(table: World, zone: i64) -> Zone:
    atlas = table.kit.atlas
    printed = atlas.printed[REGIONS + zone]
    return {
        "id": atlas.zone_ids[zone],
        "name": atlas.place_name(REGIONS + zone),
        "owner": None if table.admirals[zone] == NOBODY else table.admirals[zone],
        "ships": listed(table.fleets[zone], NAVY),
        "cargo": aboard(table.holds, zone),
        "arrived": listed(table.sailed[zone], NAVY),
        "arrived_cargo": aboard(table.sailed_holds, zone),
        "anchor": printed["anchor"],
        "x": printed["x"],
        "y": printed["y"],
        "waters": printed["waters"],
    }


def see_group(table: World) -> Sailing | None:
    """The ships that are under way."""
    question = table.question
    group = question.group if isinstance(question, Embark) else question
    if not isinstance(group, Sail):
        return None
    return {
        "at": table.kit.atlas.place_id(group.place),
        "ships": listed(group.ships, NAVY),
        "cargo": aboard(group.cargo, 0),
        "steps": group.steps,
    }


def see_battle(table: World, battle: Fight, viewer: i64) -> Battle:
    return {
        "place": table.kit.atlas.place_id(REGIONS + battle.place if battle.sea else battle.place),
        "sea": battle.sea,
        "neutral": battle.neutral,
        "turn": battle.turn,
        "acting": "defender" if battle.acting == DEFENDER else "attacker",
        "rolled": listed(battle.rolled, NAVY if battle.sea else ARMY),
        "dice": battle.dice,
        "defender": see_side(battle, DEFENDER, viewer),
        "attacker": see_side(battle, ATTACKER, viewer),
    }


def see_side(battle: Fight, side: i64, viewer: i64) -> Side:
    names = NAVY if battle.sea else ARMY
    seen = battle.shown or battle.sides[side] == viewer
    return {
        "decides": battle.sides[side],
        "line": listed(battle.line[side], names),
        "reserve": listed(battle.reserve[side], names),
        "lost": listed(battle.lost[side], names),
        "row": row_names(battle.rows[side]) if seen else [],
        "damaged": battle.damaged[side],
    }


def see_pile(table: World, suit: i64) -> Suit:
    cards = [table.kit.economics[suit * LEVELS + level] for level in range(LEVELS)]
    return {
        "suit": SUITS[suit],
        "cards": [
            {
                "id": card.id,
                "name": card.name,
                "left": table.copies_left(suit, card.level),
                "needs": {**listed(card.army, ARMY), **listed(card.navy, NAVY)},
            }
            for card in cards
        ],
    }
