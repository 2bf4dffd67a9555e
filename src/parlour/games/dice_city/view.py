"""What everybody sees of a table of Dice City, listed as plain data: only the order of the deck is hidden."""

from typing import Any

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Step
from parlour.games.dice_city.anytime import means, pieces, ways_to_pay
from parlour.games.dice_city.attack import (
    ChooseAttack,
    bandits_defense,
    bandits_missing,
    empty_piles,
    has_bandits,
    steal_price,
    strength_left,
)
from parlour.games.dice_city.box import PILES, CitiesBox, pile
from parlour.games.dice_city.building import Build, Buy, has_ship
from parlour.games.dice_city.dice import ChooseDie, MoveDie, Reactivate, Refresh, UseDie
from parlour.games.dice_city.goods import GOLD, GOODS, NAMES, NO_GOOD, Good, bundle, count, listed, paid
from parlour.games.dice_city.location import BASICS, KINDS, PRINTED, TYPES, Location
from parlour.games.dice_city.locations.cultural import AdornStatue
from parlour.games.dice_city.schema import (
    Aim,
    Alone,
    Bandits,
    City,
    Deed,
    Die,
    DisplayRow,
    Endings,
    Points,
    Printed,
    PrintedGood,
    PrintedLocation,
    Reach,
    RowCount,
    SetOff,
    Space,
    Table,
    ThisTurn,
    ToEnd,
    Way,
)
from parlour.games.dice_city.schema import Step as TurnStep
from parlour.games.dice_city.scoring import sources
from parlour.games.dice_city.solo import BOTTOM, TOP, turns_left
from parlour.games.dice_city.spaces import (
    COLOURS,
    COLUMNS,
    DICE,
    ROW,
    ROWS,
    SPACES,
    column_of,
    members,
    row_of,
    size,
    space_name,
    space_of,
)
from parlour.games.dice_city.state import NO_CARD, NO_DIE, NO_SPACE, NOBODY, TRIGGERS, Cities, Spent
from parlour.games.dice_city.symbols import SIGNS
from parlour.games.dice_city.turn import limit, raised_limit
from parlour.games.dice_city.using import is_idle


def see(table: Cities) -> Table:
    """The table as any seat and any spectator sees it."""
    kit, wares = table.kit, for_sale(table)
    return {
        "active": table.active,
        "start": table.start,
        "round": table.round,
        "ending": table.ending,
        "turn": see_turn(table),
        "cities": [see_city(table, seat, wares) for seat in range(kit.seats)],
        "display": [None if card == NO_CARD else kit.location_ids[card] for card in table.display],
        "piles": {kit.location_ids[kind]: table.basic_left(kind) for kind in range(PRINTED, PRINTED + BASICS)},
        "bandits": {bandits.id: see_bandits(table, bandits.number) for bandits in kit.bandits},
        "ships": {ship.id: pile(table.ships, ship.number) for ship in kit.ships},
        "deck": table.deck_left(),
        "deck_size": table.deck_end,
        "deck_kinds": [kit.location_ids[kind] for kind in sorted(set(table.deck))],
        "gone": see_gone(table),
        "gold": table.gold,
        "gold_out": table.gold_out,
        "last_seat": table.last_seat() if table.ending else None,
        "set_off": see_set_off(table),
        "to_end": None if kit.alone else see_to_end(table),
        "alone": see_alone(table) if kit.alone else None,
    }


def see_turn(table: Cities) -> ThisTurn:
    """What holds for this turn only."""
    question, asks, kit = table.question, what_asks(table), table.kit
    die, space = NO_DIE, NO_SPACE
    if isinstance(asks, UseDie | Spent):
        die, space = asks.die, asks.space(table)
    step = step_of(table)
    return {
        "step": step,
        "die": None if die == NO_DIE else COLOURS[die],
        "die_space": None if die == NO_DIE else space_name(table.die_space(die)),
        "deed": None if die == NO_DIE else deed_of(asks),
        "location": location_at_work(table, asks, space),
        "space": None if space == NO_SPACE else space_name(space),
        "picked": members(question.picked) if isinstance(question, Refresh) else [],
        "building": card_in_hand(table),
        "strength": table.strength,
        "bandits_strength": table.bandits_strength,
        "army_bonus": table.army_bonus,
        "resource_bonus": table.resource_bonus,
        "less_defense": table.less_defense,
        "refreshed": table.refreshed,
        "passed": table.passed,
        "may_refresh": table.refreshed < kit.refreshes_per_turn,
        "may_pass": table.passed < kit.passes_per_turn,
        "location_victim": None if table.location_victim == NOBODY else table.location_victim,
        "stock_victim": None if table.stock_victim == NOBODY else table.stock_victim,
        "reach": see_rivals(table) if step == "attack" and not kit.alone else None,
    }


def step_of(table: Cities) -> TurnStep:
    """D4.1  Which of the four steps goes on: its question is open, or waits below what is being carried out."""
    waiting = [type(step) for step in (table.question, *table.stack)]
    if ChooseDie in waiting:
        return "dice"
    if ChooseAttack in waiting:
        return "attack"
    return "build" if Buy in waiting else "end"


def what_asks(table: Cities) -> Step[Any] | None:
    """The question that a die or a location puts: the open one, or the one that waits while a rival's die is named."""
    for step in (table.question, *table.stack):
        if isinstance(step, UseDie | Spent | AdornStatue):
            return step
    return None


def deed_of(asks: Step[Any] | None) -> Deed | None:
    """What the die is spent on; None: that is being asked."""
    if isinstance(asks, UseDie):
        return None
    if isinstance(asks, MoveDie):
        return "move"
    if isinstance(asks, Refresh):
        return "refresh"
    return "reactivate" if isinstance(asks, Reactivate) else "use"


def location_at_work(table: Cities, asks: Step[Any] | None, space: i64) -> str | None:
    """The location that asks, or the one under the die."""
    if isinstance(asks, AdornStatue):  # it has just been built
        return table.kit.location_ids[asks.kind]
    return None if space == NO_SPACE else table.location(table.active, space).id


def card_in_hand(table: Cities) -> str | None:
    """The location that has been bought and still has to be placed."""
    question = table.question
    return table.kit.locations[question.kind].id if isinstance(question, Build) else None


def see_rivals(table: Cities) -> list[Reach | None]:
    """D9  What of each seat could be attacked, and what is short of that; nothing of the seat whose turn it is."""
    return [None if seat == table.active else see_reach(table, seat) for seat in range(table.kit.seats)]


def see_reach(table: Cities, victim: i64) -> Reach:
    city = table.cities[victim]
    locations_open = table.location_victim == NOBODY or table.location_victim == victim
    stock_open = table.stock_victim == NOBODY or table.stock_victim == victim
    locations: dict[str, Aim] = {}
    stock: dict[Good, Aim] = {}
    for space in members(city.built & ~city.deactivated):
        vp = table.location(victim, space).worth(table, victim, space)
        locations[space_name(space)] = see_aim(table, table.defense(victim, space), vp)
    for good in range(GOODS):
        if count(city.stock, good):
            stock[NAMES[good]] = see_aim(table, steal_price(table, good), 0)
    aims = [*(locations.values() if locations_open else ()), *(stock.values() if stock_open else ())]
    return {
        "locations_open": locations_open,
        "locations": locations,
        "stock_open": stock_open,
        "stock": stock,
        "in_reach": len([aim for aim in aims if aim["missing"] == 0]),
    }


def see_aim(table: Cities, needed: i64, vp: i64) -> Aim:
    missing = max(needed - table.strength, 0)
    return {
        "needed": needed,
        "missing": missing,
        "vp": vp,
        "left": None if missing else strength_left(table, needed),
    }


def see_city(table: Cities, seat: i64, wares: dict[str, dict[Good, int]]) -> City:
    city, kit = table.cities[seat], table.kit
    points, raised = sources(table, seat), raised_limit(table, seat)
    keep = [limit(table, good, raised) for good in range(GOODS)]
    idle = idle_spaces(table) if seat == table.active and not table.over else 0
    return {
        "stock": listed(city.stock),
        "pass_tokens": city.pass_tokens,
        "vp": sum(points),
        "vp_by_source": see_points(points),
        "bandits": {bandits.id: pile(city.bandits, bandits.number) for bandits in kit.bandits},
        "ships": {ship.id: pile(city.ships, ship.number) for ship in kit.ships},
        "dice": [see_die(table, seat, die) for die in range(DICE)],
        "spaces": [see_space(table, seat, space, idle) for space in range(SPACES)],
        "full_rows": table.full_rows(seat),
        "rows": [COLOURS[row] for row in table.which_rows(seat)],
        "row_counts": {COLOURS[row]: count_row(table, seat, row) for row in range(ROWS)},
        "keep": {NAMES[good]: keep[good] for good in range(GOODS)},
        "too_much": {NAMES[good]: max(count(city.stock, good) - keep[good], 0) for good in range(GOODS)},
        "lacks": see_lacks(city.stock, wares),
        "ways": see_ways(table, wares) if seat == table.active and not table.over else {},
    }


def see_lacks(stock: i64, wares: dict[str, dict[Good, int]]) -> dict[str, dict[Good, int]]:
    """D10.3, D10.13  What a stock lacks for the things that are for sale and that it cannot pay."""
    have = listed(stock)
    found: dict[str, dict[Good, int]] = {}
    for id, cost in wares.items():
        missing: dict[Good, int] = {good: cost[good] - have[good] for good in NAMES if cost[good] > have[good]}
        if missing:
            found[id] = missing
    return found


def see_ways(table: Cities, wares: dict[str, dict[Good, int]]) -> dict[str, list[Way]]:
    """D7.1, D8.2  How the active seat could get just what it lacks for things that are for sale."""
    if means(table) == 0:
        return {}
    kit, found = table.kit, dict[str, list[Way]]()
    for id, cost in wares.items():
        ways = ways_to_pay(table, bundle(cost["wood"], cost["stone"], cost["iron"], cost["gold"]))
        if ways:
            found[id] = [
                {
                    "spend": paid(spent),
                    "trade": paid(traded),
                    "pass_tokens": pieces(spent) * kit.pass_price,
                    "gold": pieces(traded) * kit.gold_trade_price,
                }
                for spent, traded in ways
            ]
    return found


def for_sale(table: Cities) -> dict[str, dict[Good, int]]:
    """D10.2  What can be bought, if it can be paid: what it costs."""
    kit = table.kit
    found = {kit.location_ids[kind]: listed(kit.costs[kind]) for kind in members(table.for_sale)}
    for ship in kit.ships:
        if has_ship(table, ship.number):
            found[ship.id] = listed(ship.cost)
    return found


def idle_spaces(table: Cities) -> i64:
    """D6.2  The spaces with an unused die whose locations would do nothing if they were used now, as a set."""
    found: i64 = 0
    for die in members(table.unused):
        space = table.die_space(die)
        if is_idle(table, space, die):
            found |= bit(space)
    return found


def count_row(table: Cities, seat: i64, row: i64) -> RowCount:
    city = table.cities[seat]
    return {"built": size(city.built & ROW[row]), "closed": size(city.deactivated & ROW[row])}


def see_points(points: list[int]) -> Points:
    """D13.1  Victory points by their sources."""
    bandits, ships, locations, raids, tokens = points
    return {"bandits": bandits, "ships": ships, "locations": locations, "raids": raids, "tokens": tokens}


def see_die(table: Cities, seat: i64, die: i64) -> Die:
    """A die, and where it lies; nowhere once it has been used."""
    space = space_of(table.cities[seat].dice, die)
    used = seat == table.active and not table.over and table.unused >> die & 1 == 0
    lies = None if used else space_name(space)
    return {"colour": COLOURS[die], "used": used, "space": lies, "face": column_of(space) + 1}


def see_space(table: Cities, seat: i64, space: i64, idle: i64) -> Space:
    city = table.cities[seat]
    location = table.location(seat, space)
    built = city.built >> space & 1 != 0
    return {
        "space": space_name(space),
        "id": location.id,
        "built": built,
        "active": city.active(space),
        "defense": table.defense(seat, space) if built else None,
        "vp": location.worth(table, seat, space) if built else None,
        "idle": idle >> space & 1 != 0,
    }


def see_set_off(table: Cities) -> SetOff | None:
    if not table.end_clause:
        return None
    by = None if table.ended_by == NOBODY else table.ended_by
    return {"seat": by, "trigger": TRIGGERS[table.end_clause], "clause": table.end_clause}


def see_to_end(table: Cities) -> ToEnd:
    kit = table.kit
    bandits = [pile(table.bandits, number) for number in range(PILES)]
    ships = [pile(table.ships, number) for number in range(PILES)]
    gaps = [[size(row & ~city.built | row & city.deactivated) for row in ROW] for city in table.cities]
    return {
        "bandits": fewest(bandits, kit.end_bandits_piles),
        "bandits_piles": empty_piles(table.bandits),
        "ships": fewest(ships, kit.end_ship_piles),
        "ship_piles": empty_piles(table.ships),
        "deck": table.deck_left(),
        "rows": [fewest(rows, kit.end_full_rows) for rows in gaps],
    }


def fewest(numbers: list[int], needed: i64) -> int | None:
    """The sum of so many of these, the smallest ones; None: there are not so many."""
    return sum(sorted(numbers)[:needed]) if needed <= len(numbers) else None


def see_alone(table: Cities) -> Alone:
    rows: list[DisplayRow] = []
    if table.rows_dealt & TOP:
        rows.append("top")
    if table.rows_dealt & BOTTOM:
        rows.append("bottom")
    return {"rows_dealt": rows, "turns_left": turns_left(table)}


def see_bandits(table: Cities, number: i64) -> Bandits:
    return {
        "needed": bandits_defense(table, number),
        "left": pile(table.bandits, number),
        "open": has_bandits(table, number),
        "missing": bandits_missing(table, number),
    }


def see_gone(table: Cities) -> dict[str, int]:
    """D10.5, D10.9  Location cards that were discarded or built over, by kind."""
    gone = [0] * KINDS
    for card in table.deck[: table.drawn]:
        gone[card] += 1
    for kind in range(PRINTED, PRINTED + BASICS):
        gone[kind] = table.kit.locations[kind].copies - table.basic_left(kind)
    for card in table.display:
        if card != NO_CARD:
            gone[card] -= 1
    for city in table.cities:
        for kind in city.spaces:
            gone[kind] -= 1
    question = table.question
    if isinstance(question, Build):
        gone[question.kind] -= 1
    return {table.kit.locations[kind].id: gone[kind] for kind in range(KINDS) if gone[kind] > 0}


# ---------------------------------------------------------------------- what is printed


def printed(kit: CitiesBox) -> Printed:
    """What follows from the box and never changes in a match."""
    content = kit.content
    return {
        "locations": {location.id: print_location(kit, location) for location in kit.locations},
        "bandits": {
            bandits.id: {"defense": bandits.defense, "vp": bandits.vp, "cards": bandits.cards}
            for bandits in kit.bandits
        },
        "ships": {ship.id: {"cost": listed(ship.cost), "vp": ship.vp, "cards": ship.cards} for ship in kit.ships},
        "goods": {NAMES[good]: print_good(kit, good) for good in range(GOODS)},
        "types": {
            type: {"colour": str(entry["colour"]), "icon": str(entry["icon"])}
            for type, entry in zip(TYPES, content.table("types").values(), strict=True)
        },
        "colours": {
            COLOURS[row]: {"row": row, "spaces": [space_name(space) for space in members(ROW[row])]}
            for row in range(ROWS)
        },
        "spaces": {
            space_name(space): {
                "row": COLOURS[row_of(space)],
                "column": column_of(space) + 1,
                "location": kit.location_ids[kit.printed[space]],
            }
            for space in range(SPACES)
        },
        "symbols": {id: {"sign": sign} for id, sign in SIGNS.items()},
        "display_columns": kit.columns,
        "actions": {
            "refresh_cards": kit.refresh_cards,
            "refreshes_per_turn": kit.refreshes_per_turn,
            "pass_gain": kit.pass_gain,
            "passes_per_turn": kit.passes_per_turn,
            "pass_price": kit.pass_price,
            "pass_resource": kit.pass_resource,
            "pass_strength": kit.pass_strength,
            "gold_trade_price": kit.gold_trade_price,
            "gold_trade_gain": kit.gold_trade_gain,
        },
        "strength_is_spent": kit.spent,
        "endings": print_endings(kit),
        "target": kit.target if kit.alone else None,
    }


def print_location(kit: CitiesBox, location: Location) -> PrintedLocation:
    is_card = location.number >= PRINTED
    varies = kit.kinds.varying >> location.number & 1 != 0
    return {
        "set": location.set,
        "type": TYPES[location.type],
        "keyword": "army" if location.army else "harvest" if location.harvest else "none",
        "cost": listed(location.cost) if is_card else None,
        "copies": location.copies,
        "defense": location.defense if is_card else None,
        "vp": location.vp if is_card and not varies else None,
        "vp_each": location.vp_each,
        "gives": None if location.gives == NO_GOOD else NAMES[location.gives],
        "builds": None if location.builds == NO_GOOD else kit.location_ids[location.builds],
        "usable": location.usable,
        "deactivates": location.deactivates,
        "ongoing": location.ongoing,
    }


def print_good(kit: CitiesBox, good: i64) -> PrintedGood:
    return {
        "kind": "commodity" if good == GOLD else "resource",
        "letter": str(kit.content.table("goods")[NAMES[good]]["letter"]),
        "keep": kit.keep[good],
        "steal_strength": kit.steal_gold if good == GOLD else kit.steal_resource,
    }


def print_endings(kit: CitiesBox) -> Endings | None:
    if kit.alone:
        return None
    return {
        "bandits_piles": kit.end_bandits_piles,
        "ship_piles": kit.end_ship_piles,
        "full_rows": kit.end_full_rows,
        "bandits_cards": fewest([bandits.cards for bandits in kit.bandits], kit.end_bandits_piles),
        "ship_cards": fewest([ship.cards for ship in kit.ships], kit.end_ship_piles),
        "row_spaces": fewest([COLUMNS] * ROWS, kit.end_full_rows),
    }
