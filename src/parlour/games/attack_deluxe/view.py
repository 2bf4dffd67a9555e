"""What one seat sees of a table of ATTACK! Deluxe, listed as plain data."""

from mypy_extensions import i64

from parlour.games.attack_deluxe.actions import CLAUSES
from parlour.games.attack_deluxe.atlas import Atlas
from parlour.games.attack_deluxe.box import ACTIONS, GOVERNMENTS, LEVELS, RAIL, SEASONS, SUITS, Economics, WorldBox
from parlour.games.attack_deluxe.build import PAID, PlaceFree, PlaceUnits, advanced_left, factory_bonus, price
from parlour.games.attack_deluxe.card import WINDOWS, hand_size
from parlour.games.attack_deluxe.ending import decided, fallen_capital
from parlour.games.attack_deluxe.navigate import Embark, Sail, ship_steps
from parlour.games.attack_deluxe.negotiate import price_of
from parlour.games.attack_deluxe.oil import burn_price
from parlour.games.attack_deluxe.pieces import NOBODY, NOWHERE
from parlour.games.attack_deluxe.schema import (
    Action,
    Ending,
    GivenUp,
    March,
    Nation,
    Printed,
    PrintedContinent,
    PrintedEconomics,
    PrintedGovernment,
    PrintedRegion,
    PrintedUnit,
    PrintedZone,
    Region,
    Sailing,
    Season,
    Suit,
    Table,
    Voyage,
    Zone,
)
from parlour.games.attack_deluxe.scoring import SOURCES, army_units, sources
from parlour.games.attack_deluxe.sheet import see_battle
from parlour.games.attack_deluxe.state import FACE_UP, NO_ACTION, NO_MARKER, World
from parlour.games.attack_deluxe.transport import NO_LIMIT, RAIL_FREE, transport_limit
from parlour.games.attack_deluxe.units import ARMY, CARRYING, INFANTRY, KINDS, NAMES, NAVY, aboard, listed
from parlour.games.attack_deluxe.ways import by_land, crossings, see_ways


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
        "setup_order": table.order,
        "order": turn_order(table),
        "acted": turn_order(table)[: table.position],
        "action": None if table.action == NO_ACTION else ACTIONS[table.action],
        "left": see_left(table),
        "target": None if table.target == NOWHERE else kit.atlas.region_ids[table.target],
        "harsh_winter": table.harsh,
        "battle": None if table.battle is None else see_battle(table, table.battle, seat),
        "sailing": see_group(table),
        "to_place": see_to_place(table),
        "marches": see_marches(table),
        "given_up": see_given_up(table),
        "voyages": [see_voyage(table, voyage) for voyage in table.chronicle.voyages],
        "changed": [kit.atlas.region_ids[region] for region in table.changed],
        "nations": [see_nation(table, other, seat, points) for other, points in enumerate(sources(table))],
        "regions": [see_region(table, region, capitals) for region in range(kit.atlas.first, kit.atlas.end)],
        "zones": [see_zone(table, zone) for zone in range(kit.atlas.first_zone, kit.atlas.end_zone)],
        "deck": len(table.deck) - table.drawn,
        "discards": [kit.cards[card].id for card in table.discards],
        "oil_markers": table.oil_left(),
        "economics": [see_pile(table, suit) for suit in range(len(SUITS))],
        "markers_unseen": len(table.pool),
        "markers_hidden": hidden_markers(table),
        "markers_taken": {GOVERNMENTS[government]: number for government, number in enumerate(table.taken)},
        "neutral_prices": neutral_prices(table, seat),
        "seasons": [see_season(entry) for entry in table.chronicle.points],
        "ending": see_ending(table) if table.over else None,
    }


def turn_order(table: World) -> list[int]:
    """A3.16, A4.2  All seats as they have their turns in this year."""
    found = [int(table.start)]
    while len(found) < table.kit.seats:
        found.append(int(table.seat_after(found[-1])))
    return found


def see_to_place(table: World) -> dict[str, int]:
    """A11.5  Units that have been bought, or come for nothing, and are in no region yet."""
    question = table.question
    if isinstance(question, PlaceUnits):
        return {NAMES[question.unit]: question.number}
    return {NAMES[INFANTRY]: question.left} if isinstance(question, PlaceFree) else {}


def see_marches(table: World) -> list[March]:
    atlas = table.kit.atlas
    return [
        {"origin": atlas.place_id(origin), "goal": atlas.region_ids[goal], "units": listed(units, ARMY)}
        for origin, goal, units in table.chronicle.marches
    ]


def see_given_up(table: World) -> list[GivenUp]:
    return [{"place": table.kit.atlas.place_id(place), "unit": NAMES[unit]} for place, unit in table.chronicle.given]


def see_voyage(table: World, voyage: list[int]) -> Voyage:
    return {"ships": listed(voyage[0], NAVY), "way": [table.kit.atlas.place_id(place) for place in voyage[1:]]}


def hidden_markers(table: World) -> dict[str, int]:
    """A3.15  How many markers of each government nobody has seen: face down, or put aside."""
    unseen = table.pool + [marker for marker in table.markers if NO_MARKER < marker < FACE_UP]
    return {GOVERNMENTS[government]: unseen.count(government) for government in range(len(GOVERNMENTS))}


def neutral_prices(table: World, seat: i64) -> dict[str, int]:
    """A10.3  What neutral regions whose markers are face up would cost this seat."""
    if seat < 0 or table.nations[seat].government == NOBODY:
        return {}
    ids = table.kit.atlas.region_ids
    return {
        ids[region]: price_of(table, seat, region) for region, marker in enumerate(table.markers) if marker >= FACE_UP
    }


def see_season(entry: list[int]) -> Season:
    return {"year": entry[0], "season": SEASONS[entry[1]], "points": entry[2:]}


def see_ending(table: World) -> Ending:
    """A1.3, A1.4, A20.5  Whether years or a capital ended the match, and what decided it."""
    loser, region = fallen_capital(table)
    by, value = decided(table)
    return {
        "cause": "years" if table.captor == NOBODY else "capital",
        "captor": None if table.captor == NOBODY else table.captor,
        "loser": None if loser == NOBODY else loser,
        "capital": None if region == NOWHERE else table.kit.atlas.region_ids[region],
        "decided": by,
        "value": value,
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
        "barred": table.hand_list(table.barred) if seat == viewer == table.active else [],
        "actions": [ACTIONS[action] for action in range(1, len(ACTIONS)) if nation.used >> action & 1],
        "levels": {SUITS[suit]: nation.level(suit) for suit in range(len(SUITS))},
        "points": sum(points),
        "points_by_source": {SOURCES[at]: points[at] for at in range(len(points))},
        "markers": {ACTIONS[action]: int(nation.used >> action & 1) for action in range(1, len(ACTIONS))},
        "income": {
            "regions": table.region_count(seat) * kit.region_income,
            "population": table.population(seat),
            "oil": table.oil_count(seat) * kit.oil_income,
            "factories": factory_bonus(table, seat),
        },
        "income_taken": nation.used >> PAID & 1 != 0,
        "burn_price": burn_price(table, seat),
        "transport_limit": no_limit(transport_limit(table, seat)),
        "rail_transport": nation.level(RAIL) >= RAIL_FREE and not nation.railed,
        "ship_steps": ship_steps(table, seat),
        "prices": {unit.id: price(table, seat, number) for number, unit in enumerate(kit.units)},
        "advanced_army": advanced_left(table, seat, 0),
        "advanced_navy": advanced_left(table, seat, KINDS),
        "wells": table.oil_count(seat),
        "ways": see_ways(table, seat),
    }


def no_limit(number: i64) -> int | None:
    """A number of units; None where it is as good as none."""
    return None if number > NO_LIMIT // 2 else number


def see_left(table: World) -> Action:
    return {
        "card_played": table.carded,
        "by_rail": table.rail_left,
        "by_march": table.march_left,
        "transport": no_limit(table.freight_left),
        "transport_beside": table.side_freight,
        "more_steps": table.more_steps,
        "more_cargo": table.more_cargo,
        "units_spared": table.dropped,
    }


def see_region(table: World, region: i64, capitals: list[int]) -> Region:
    atlas = table.kit.atlas
    owner, marker = table.owners[region], table.markers[region]
    return {
        "id": atlas.region_ids[region],
        "owner": None if owner == NOBODY else owner,
        "army": listed(table.armies[region], ARMY),
        "arrived": listed(table.moved[region], ARMY),
        "ships": listed(table.docked[region] + table.berthed[region], NAVY),
        "sailed": listed(table.berthed[region], NAVY),
        "oil": table.oil[region] == 1,
        "capital": capitals.index(region) if region in capitals else None,
        "marker": None if marker == NO_MARKER else GOVERNMENTS[marker & 3] if marker >= FACE_UP else "face-down",
    }


def see_zone(table: World, zone: i64) -> Zone:
    return {
        "id": table.kit.atlas.zone_ids[zone],
        "owner": None if table.admirals[zone] == NOBODY else table.admirals[zone],
        "ships": listed(table.fleets[zone], NAVY),
        "cargo": aboard(table.holds, zone),
        "arrived": listed(table.sailed[zone], NAVY),
        "arrived_cargo": aboard(table.sailed_holds, zone),
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
        "way": [table.kit.atlas.place_id(place) for place in table.chronicle.way],
    }


def see_pile(table: World, suit: i64) -> Suit:
    cards = [table.kit.economics[suit * LEVELS + level] for level in range(LEVELS)]
    return {
        "suit": SUITS[suit],
        "cards": [{"id": card.id, "left": table.copies_left(suit, card.level)} for card in cards],
    }


# ---------------------------------------------------------------------- what is printed


def printed(box: WorldBox) -> Printed:
    """What follows from the box: the map, units, cards and governments, dice, numbers."""
    atlas, dice, numbers = box.atlas, box.content.table("dice"), box.content.numbers()
    regions, zones = range(atlas.first, atlas.end), range(atlas.first_zone, atlas.end_zone)
    here = {*[atlas.region_ids[region] for region in regions], *[atlas.zone_ids[zone] for zone in zones]}
    wraps = [pair.split() for pair in box.content.table("seam")["wraps"]]
    return {
        "map": atlas.board,
        "regions": {atlas.region_ids[region]: printed_region(box, region) for region in regions},
        "zones": {atlas.zone_ids[zone]: printed_zone(atlas, zone) for zone in zones},
        "continents": printed_continents(atlas),
        "wraps": [pair for pair in wraps if atlas.board == "world" and {*pair} <= here],
        "units": {unit.id: printed_unit(box, number) for number, unit in enumerate(box.units)},
        "cards": {card.id: {"window": WINDOWS[card.window], "copies": card.copies} for card in box.cards},
        "economics": {card.id: printed_economics(card) for card in box.economics},
        "governments": {id: printed_government(box, number) for number, id in enumerate(GOVERNMENTS)},
        "actions": {ACTIONS[action]: {"clause": CLAUSES[action]} for action in range(len(ACTIONS))},
        "directions": {"clockwise": {"step": 1}, "counterclockwise": {"step": -1}},
        "army_die": [None if face == "blank" else face for face in dice["army"]],
        "navy_die": [None if face == "blank" else face for face in dice["navy"]],
        "line_up_values": box.engagement.faces[:],
        "numbers": {
            "years": box.years,
            "hand": box.hand,
            "line": box.line,
            "line_growth": box.line_growth,
            "row": numbers["row"],
            "blitz_reach": box.blitz_reach,
            "ship_steps": box.ship_steps,
            "ship_cargo": box.ship_cargo,
            "transport": box.transport,
            "burn": box.burn,
            "region_income": box.region_income,
            "oil_income": box.oil_income,
            "vp_region": box.vp_region,
            "vp_zone": box.vp_zone,
            "vp_capital": box.vp_capital,
        },
    }


def printed_region(box: WorldBox, region: i64) -> PrintedRegion:
    atlas = box.atlas
    entry = atlas.regions[atlas.region_ids[region]]
    return {
        "continent": entry["continent"],
        "arctic": atlas.arctic[region],
        "canal": atlas.canal[region],
        "capital_site": atlas.capital_sites[region],
        "borders": [atlas.region_ids[other] for other in atlas.land[region]],
        "crossings": crossings(atlas, region),
        "by_land": by_land(box, region),
        "seas": [atlas.zone_ids[zone] for zone in atlas.seas[region]],
    }


def printed_zone(atlas: Atlas, zone: i64) -> PrintedZone:
    entry = atlas.zones[atlas.zone_ids[zone]]
    return {
        "arctic": entry.get("arctic", False),
        "anchor": atlas.anchor[zone],
        "waters": [atlas.zone_ids[other] for other in atlas.waters[zone]],
        "coast": [atlas.region_ids[region] for region in atlas.coast[zone]],
    }


def printed_continents(atlas: Atlas) -> dict[str, PrintedContinent]:
    found: dict[str, PrintedContinent] = {}
    for region in range(atlas.first, atlas.end):
        id = atlas.region_ids[region]
        found.setdefault(atlas.regions[id]["continent"], {"regions": []})["regions"].append(id)
    return found


def printed_unit(box: WorldBox, number: i64) -> PrintedUnit:
    unit = box.units[number]
    return {
        "kind": "army" if number < KINDS else "navy",
        "loss": number % KINDS + 1,
        "advanced": unit.advanced,
        "carries": number >= KINDS and number - KINDS in CARRYING,
        "production": unit.production,
        "oil": unit.oil,
    }


def printed_economics(card: Economics) -> PrintedEconomics:
    return {
        "suit": SUITS[card.suit],
        "level": card.level,
        "copies": card.copies,
        "needs": {**listed(card.army, ARMY), **listed(card.navy, NAVY)},
        "production": card.production,
        "advanced": no_limit(card.advanced),
        "discount": card.discount,
        "markers": card.markers,
        "burn": card.burn,
        "units": no_limit(card.units),
        "march": card.march,
        "vp": card.vp,
    }


def printed_government(box: WorldBox, number: i64) -> PrintedGovernment:
    return {
        "start": [box.economics[suit * LEVELS].id for suit in box.start_suits[number]],
        "prices": {id: box.prices[number * 4 + other] for other, id in enumerate(GOVERNMENTS)},
    }
