"""What everybody sees of a table of Vegas Showdown, listed as plain data: only orders of stacks are hidden."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.step import Step
from parlour.games.vegas_showdown import schema
from parlour.games.vegas_showdown.bidding import BidAmount, bans_on, stands
from parlour.games.vegas_showdown.box import BASICS, NO_SPACE, PREMIER_SPACES, STACK, STACKS, VegasBox
from parlour.games.vegas_showdown.cells import (
    ALL,
    COLUMNS,
    ROWS,
    cell_name,
    cells_of,
    count_cells,
    position_of,
    sides_named,
)
from parlour.games.vegas_showdown.event import ACTIONS, ANY_SIZE
from parlour.games.vegas_showdown.fits import see_fit, see_try
from parlour.games.vegas_showdown.market import PickStack, space_below
from parlour.games.vegas_showdown.placing import PlaceTile, PlaceTurn, PlaceWhere
from parlour.games.vegas_showdown.renovate import PutIn, TakeOff, laid
from parlour.games.vegas_showdown.roles import TROUBLES
from parlour.games.vegas_showdown.scoring import final_scoring, full_diamonds, most_diamonds
from parlour.games.vegas_showdown.sheet import Sheet, kind_of, place_of, turn_of
from parlour.games.vegas_showdown.sources import CASH, SOURCES, Source
from parlour.games.vegas_showdown.state import (
    FLIP_NEW_TILES,
    LETTER,
    MINIMUM_CHANGE,
    NO_CHOICE,
    NO_TILE,
    NOBODY,
    PASS,
    PUBLICITY,
    RENOVATE,
    House,
    Vegas,
    held,
)
from parlour.games.vegas_showdown.tile import QUARTERS, SIZES, TILES, Size, Tile
from parlour.games.vegas_showdown.trouble import PATH
from parlour.games.vegas_showdown.turn import income, income_from
from parlour.games.vegas_showdown.where import ALONE, FINALLY, cells_at
from parlour.games.vegas_showdown.wrong import troubles, walls_of

CHANGES: Final[list[schema.What]] = ["fame", "cash", "income"]  # of a seat
JUDGED: Final[list[schema.Judged]] = ["alone", "freely", "finally"]  # by ALONE, FREELY, FINALLY
MARKS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghi"  # as many as there are cells


def see(table: Vegas) -> schema.Table:
    """The table as any seat and any spectator sees it."""
    kit = table.kit
    tally = table.tally or final_scoring(table)
    totals = [
        house.fame if table.over else house.fame + points_of(tally, seat) for seat, house in enumerate(table.houses)
    ]
    return {
        "round": table.round,
        "phase": schema.PHASES[table.phase],
        "dealer": table.dealer,
        "picking": see_picking(table),
        "bidding": see_bidding(table),
        "placing": see_placing(table),
        "trying": see_trying(table),
        "renovation": see_renovation(table),
        "places": [see_place(table, number) for number in kit.in_use],
        "houses": [see_house(table, seat, tally, totals) for seat in range(kit.seats)],
        "stacks": [see_stack(table, size) for size in range(STACKS)],
        "basic_stacks": {kit.tiles[kind].id: table.basics[kind] for kind in range(BASICS)},
        "events": {
            "deck": len(table.deck) - table.drawn,
            "in_play": [kit.events[card].id for card in table.in_play],
            "used": [kit.events[card].id for card in table.used],
            "this_round": [see_drawn(table, noted) for noted in table.tonight],
        },
        "no_bids_on": [tile.id for tile in kit.tiles if table.banned >> tile.number & 1],
        "no_actions": [ACTIONS[at] for at in range(len(ACTIONS)) if table.no_action >> at & 1],
        "ending": see_ending(table) if table.over else None,
    }


def see_picking(table: Vegas) -> schema.Picking | None:
    """V6.3.1  The event for which the dealer is asked to pick a stack."""
    question = table.question
    if not isinstance(question, PickStack):
        return None
    event = table.kit.events[question.event(table)].id
    return {"seat": question.seat, "event": event, "place": table.place_id(question.place)}


def see_bidding(table: Vegas) -> schema.Bidding | None:
    """The auction in which an amount is being asked for."""
    question = table.question
    if not isinstance(question, BidAmount):
        return None
    spaces = table.kit.places[question.place].spaces
    return {
        "seat": question.seat,
        "place": table.kit.places[question.place].id,
        "amounts": [spaces[space] for space in table.answers],
    }


def see_placing(table: Vegas) -> schema.Placing | None:
    """The tile that is about to lie somewhere, and where and how it may."""
    question = table.question
    if isinstance(question, PlaceWhere):
        cells = [cell_name(position) for position in table.answers]
        tile = table.kit.tiles[question.kind].id
        return {"seat": question.seat, "tile": tile, "cells": cells, "cell": None, "turns": []}
    if isinstance(question, PlaceTurn):
        return {
            "seat": question.seat,
            "tile": table.kit.tiles[question.kind].id,
            "cells": [cell_name(question.position)],
            "cell": cell_name(question.position),
            "turns": [QUARTERS[turn] for turn in table.answers],
        }
    return None


def see_trying(table: Vegas) -> schema.Trying | None:
    """V11, V12.2  What may be placed now, and what would become of it anywhere on the sheet."""
    question, kit = table.question, table.kit
    if isinstance(question, PlaceWhere | PlaceTurn):
        judged, kinds = question.judged, [question.kind]
    elif isinstance(question, PlaceTile | PutIn):
        judged = ALONE if isinstance(question, PlaceTile) else question.judged()
        reserve = table.houses[question.seat].reserve if question.left else 0
        kinds = [kind for kind in range(TILES) if held(reserve, kind)]
    else:
        return None
    return {
        "seat": question.seat,
        "judged": JUDGED[judged],
        "tiles": {kit.tiles[kind].id: see_try(table, question.seat, kind, judged) for kind in kinds},
    }


def see_renovation(table: Vegas) -> schema.Renovation | None:
    """The renovation under way; while a tile is being placed in it, what comes after waits on the stack."""
    step: Step[Any] | None = table.question
    placed: i64 = 0
    if isinstance(step, PlaceWhere | PlaceTurn) and step.judged != ALONE:
        step = table.stack[-1]
        placed = 1
    if not isinstance(step, TakeOff | PutIn):
        return None
    kit, before = table.kit, step.before
    taking_off = isinstance(step, TakeOff)
    return {
        "seat": step.seat,
        "stage": "take-off" if taking_off else "put-in",
        "take_off_left": step.left if taking_off else 0,
        "put_in_left": kit.tiles_in if taking_off else step.left + placed,
        "again": step.again,
        "troubles": see_troubles(table, step.seat),
        "tiles_before": [laid(kit.tiles, lies) for lies in before.sheet.tiles],
        "reserve_before": see_reserve(kit.tiles, before.reserve),
        "before": see_figures(table, step.seat, before),
    }


def see_figures(table: Vegas, seat: i64, before: House) -> schema.Figures:
    """V12.4  What the house had when its renovation began, and what an end at that moment would have brought."""
    then = table.copy()
    then.houses[seat] = before
    tally = final_scoring(then)
    return {
        "population": before.population,
        "revenue": before.revenue,
        "income": income(then, before),
        "fame": before.fame,
        "sections": see_sections(table.kit, before.sheet),
        "connected": then.connected(seat),
        "final_scoring": by_source(tally, seat),
        "if_ended": before.fame + points_of(tally, seat),
    }


def see_troubles(table: Vegas, seat: i64) -> list[schema.WrongNow]:
    """V12.3.1  What is wrong with a sheet as it is now."""
    found: list[schema.WrongNow] = []
    sheet = table.houses[seat].sheet
    for trouble in troubles(table.kit, sheet, FINALLY):
        wrong = TROUBLES.one(table, trouble)
        walls = walls_of(table.kit, sheet, trouble.lies) if trouble.lacks == PATH else []
        found.append(
            {
                "lacks": wrong["lacks"],
                "clause": wrong["clause"],
                "tile": wrong["tile"],
                "cell": wrong["cell"],
                "colour": wrong["colour"],
                "tiles": wrong["tiles"],
                "walls": sides_named(walls),
            }
        )
    return found


def see_place(table: Vegas, number: i64) -> schema.BoardPlace:
    place = table.kit.places[number]
    kind: i64 = table.wares[number]
    tile = None if kind == NO_TILE else table.kit.tiles[kind]
    bidder: i64 = table.bidders[number]
    premier = number < PREMIER_SPACES
    lowest = table.open_bid(number)
    open_bids = [] if tile is None or table.banned >> kind & 1 else place.spaces[lowest:]
    return {
        "id": place.id,
        "tile": None if tile is None else tile.id,
        "minimum": place.spaces[table.minimums[number]] if premier and tile is not None else None,
        "bid": None if bidder == NOBODY else place.spaces[table.heights[number]],
        "bidder": None if bidder == NOBODY else bidder,
        "open_bids": list(open_bids),
        "no_bids": kind != NO_TILE and table.banned >> kind & 1 != 0,
        "fresh": table.fresh >> number & 1 != 0,
        "forbidden_by": [table.kit.events[card].id for card in bans_on(table, kind)] if tile is not None else [],
        "next_minimum": next_minimum(table, number) if premier and tile is not None else None,
        "left": None if place.kind < 0 else table.basics[place.kind],
    }


def next_minimum(table: Vegas, place: i64) -> int | None:
    """V5.2, V5.3  The minimum bid after the next price drop; None: the tile will leave the match."""
    space = space_below(table.kit, table.minimums[place])
    return None if space == NO_SPACE else table.kit.track[space]


def see_house(table: Vegas, seat: i64, tally: list[int], totals: list[int]) -> schema.House:
    kit, house = table.kit, table.houses[seat]
    sheet = house.sheet
    bids = house.choice >= 0
    paid: i64 = tally[seat * len(SOURCES) + CASH] * kit.dollars_per_fame if table.over else 0
    return {
        "cash": house.cash,
        "population": house.population,
        "revenue": house.revenue,
        "fame": house.fame,
        "income": income(table, house),
        "choice": see_choice(table, house.choice),
        "bid": kit.places[house.choice].spaces[house.bid] if bids else None,
        "outbid": bids and not stands(table, seat),
        "reserve": see_reserve(kit.tiles, house.reserve),
        "sheet": see_rows(table, sheet),
        "tiles": [see_lying(kit.tiles, sheet.tiles[at], at) for at in range(len(sheet.tiles))],
        "covered": count_cells(sheet.covered),
        "free": [cell_name(cell) for cell in cells_of(ALL & ~sheet.covered)],
        "from_casino_entrance": [cell_name(cell) for cell in cells_of(sheet.from_yellow)],
        "from_hotel_entrance": [cell_name(cell) for cell in cells_of(sheet.from_blue)],
        "full_diamonds": [cell_name(cell) for cell in cells_of(full_diamonds(sheet))],
        "three_quarter_diamonds": [cell_name(cell) for cell in cells_of(most_diamonds(sheet))],
        "open_bids": {kit.places[place].id: bids for place, bids in open_bids(table, house.cash)},
        "fits": see_fits(table, house),
        "won": see_won(table, seat),
        "sections": see_sections(kit, sheet),
        "connected": table.connected(seat),
        "ranks": {
            "population": see_rank(house.population, [other.population for other in table.houses]),
            "revenue": see_rank(house.revenue, [other.revenue for other in table.houses]),
            "final": see_rank(standing(table, seat, totals), [standing(table, at, totals) for at in range(kit.seats)]),
        },
        "fame_in_play": totals[seat] - points_of(tally, seat),
        "if_ended": totals[seat],
        "income_from": income_from(table, house),
        "cash_before_scoring": house.cash + paid,
        "final_scoring": by_source(tally, seat),
    }


def points_of(tally: list[int], seat: i64) -> i64:
    """V14  What a seat scores at the end, from all sources."""
    return sum(tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])


def by_source(tally: list[int], seat: i64) -> dict[Source, int]:
    return {SOURCES[at]: tally[seat * len(SOURCES) + at] for at in range(len(SOURCES))}


def standing(table: Vegas, seat: i64, totals: list[int]) -> i64:
    """V14.8, V14.8.1  What the win goes by: Fame, and among equals the cash that is left after the tens are paid."""
    dollars = table.kit.dollars_per_fame
    return totals[seat] * dollars + table.houses[seat].cash % dollars


def see_sections(kit: VegasBox, sheet: Sheet) -> schema.Sections:
    return {
        "casino": see_section(kit.plan.yellow_area, sheet.yellow | sheet.green, sheet.covered),
        "hotel": see_section(kit.plan.blue_area, sheet.blue | sheet.green, sheet.covered),
    }


def see_section(area: i64, counting: i64, covered: i64) -> schema.Section:
    """V14.2, V14.2.1  A section is complete when tiles of its colour, or green ones, cover all of it."""
    return {
        "cells": count_cells(area),
        "covered": count_cells(area & counting),
        "foreign": [cell_name(cell) for cell in cells_of(area & covered & ~counting)],
        "missing": [cell_name(cell) for cell in cells_of(area & ~covered)],
        "complete": area & ~counting == 0,
    }


def see_fits(table: Vegas, house: House) -> dict[str, schema.Fit]:
    """V11.8  How the tiles for sale, and those of its reserve, would fit on a house's sheet."""
    kit = table.kit
    return {
        tile.id: see_fit(kit, house.sheet, tile.number)
        for tile in kit.tiles
        if tile.number in table.wares or held(house.reserve, tile.number)
    }


def see_won(table: Vegas, seat: i64) -> schema.Won | None:
    """V9.1  The tile that a seat has won in this round; its bid is known while its marker stands there."""
    kind = table.won[seat]
    if kind == NO_TILE:
        return None
    house = table.houses[seat]
    place = table.kit.places[house.choice] if house.choice >= 0 else None
    return {
        "tile": table.kit.tiles[kind].id,
        "place": None if place is None else place.id,
        "amount": None if place is None else place.spaces[house.bid],
    }


def see_reserve(tiles: list[Tile], reserve: i64) -> dict[str, int]:
    """How many tiles of each kind there are in a reserve."""
    return {tile.id: held(reserve, tile.number) for tile in tiles if held(reserve, tile.number)}


def open_bids(table: Vegas, cash: i64) -> list[tuple[int, list[int]]]:
    """V8.3  The bids that could stand now, and that cash can pay, by place."""
    found: list[tuple[int, list[int]]] = []
    for place in table.kit.in_use:
        kind = table.wares[place]
        if kind != NO_TILE and table.banned >> kind & 1 == 0:
            bids = [amount for amount in table.kit.places[place].spaces[table.open_bid(place) :] if amount <= cash]
            if bids:
                found.append((place, bids))
    return found


def see_rank(counter: int, counters: list[int]) -> schema.Rank:
    """V14.4, V14.4.2  The first rank is 1; seats that tie share theirs."""
    return {
        "rank": 1 + sum([1 for other in counters if other > counter]),
        "tied": sum([1 for other in counters if other == counter]),
    }


def see_choice(table: Vegas, choice: i64) -> str | None:
    if choice >= 0:
        return table.kit.places[choice].id
    return {NO_CHOICE: None, PASS: "pass", PUBLICITY: "publicity", RENOVATE: "renovate"}[choice]


def see_rows(table: Vegas, sheet: Sheet) -> list[str]:
    """The sheet as five lines of text: a letter a tile, as its `mark` says, and a dot where nothing lies."""
    marks: dict[int, str] = {}
    for at in range(len(sheet.tiles)):
        for cell in cells_of(cells_at(table.kit, sheet.tiles[at])):
            marks[cell] = MARKS[at]
    return [" ".join([marks.get(position_of(x, y), "·") for x in range(COLUMNS)]) for y in range(ROWS)]


def see_lying(tiles: list[Tile], lies: i64, at: i64) -> schema.Lying:
    """A tile on a sheet, the earliest placed first."""
    return {
        "mark": MARKS[at],
        "tile": tiles[kind_of(lies)].id,
        "cell": cell_name(place_of(lies)),
        "turn": QUARTERS[turn_of(lies)],
    }


def see_stack(table: Vegas, size: i64) -> schema.Stack:
    """V2.14.1  How many tiles it has, and the letter on the back of the top one."""
    left = table.stack_left(size)
    top: schema.Back | None = None
    if left:
        top = "B" if table.stacks[size * STACK + table.taken[size]] >= LETTER else "A"
    return {"id": SIZES[size], "left": left, "top_back": top}


def see_drawn(table: Vegas, noted: list[int]) -> schema.Drawn:
    """V6.1.1  An event of this round, in the order in which they were drawn."""
    card, place = noted[0], noted[1]
    changes = [noted[at : at + 4] for at in range(2, len(noted), 4)]
    return {
        "id": table.kit.events[card].id,
        "place": table.kit.places[place].id,
        "in_play": card in table.in_play,
        "changes": [see_change(table, what, whose, before, after) for what, whose, before, after in changes],
    }


def see_change(table: Vegas, what: i64, whose: i64, before: i64, after: i64) -> schema.Change:
    """What an event has changed, as it was noted."""
    if what == MINIMUM_CHANGE:
        amount: i64 = table.kit.track[after] - table.kit.track[before]
        return {"what": "minimum", "seat": None, "place": table.place_id(whose), "amount": amount}
    return {"what": CHANGES[what], "seat": whose, "place": None, "amount": after - before}


def see_ending(table: Vegas) -> schema.Ending:
    """V13.1, V13.2, V15.10  What brought the end about."""
    fame = max(table.scores())
    most = [seat for seat in range(table.kit.seats) if table.houses[seat].fame == fame]
    full = [seat for seat in range(table.kit.seats) if table.houses[seat].sheet.full()]
    if table.phase != FLIP_NEW_TILES:
        return {"cause": "full-sheet", "clause": "V13.1", "seats": full, "size": None, "most_fame": most}
    size = table.kit.events[table.deck[table.drawn - 1]].size
    wanted: Size | None = None if size == ANY_SIZE else SIZES[size]
    clause = "V15.10" if wanted is None else "V13.2"
    return {"cause": "empty-stack", "clause": clause, "seats": [], "size": wanted, "most_fame": most}
