"""How good a position of Vegas Showdown is for each seat, for bots.

Everything is counted in Fame: what a house has, what it would score now, what its income will still buy,
what waits in its reserve, and how much room its doors leave for more. A choice that stands, and a question
in the middle of something, count for what they promise.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.games.vegas_showdown.bidding import BidAmount, stands
from parlour.games.vegas_showdown.cells import ALL, count_cells
from parlour.games.vegas_showdown.placing import PlaceTurn, PlaceWhere
from parlour.games.vegas_showdown.renovate import IN_CALL_OFF, PutIn, TakeOff
from parlour.games.vegas_showdown.scoring import final_scoring
from parlour.games.vegas_showdown.sheet import Leads, Sheet, leads_to, lying
from parlour.games.vegas_showdown.sources import SOURCES
from parlour.games.vegas_showdown.state import CHOOSE_ACTIONS, PUBLICITY, House, Vegas, held
from parlour.games.vegas_showdown.tile import BLUE, TILES, YELLOW, Tile
from parlour.games.vegas_showdown.where import ALONE, FREELY, all_positions, sheet_stands

DRAWS: Final = 1.35  # premier tiles that leave their stacks in a round
LONGEST: Final = 20.0  # rounds
DOLLAR: Final = 0.1
AHEAD: Final = 0.45  # a point of the higher counter that the lower one may still catch up with
STANDING: Final = 0.2  # a point of a counter, for the ranks
DOOR: Final = 0.14  # a free cell that a door leads to
ENOUGH_DOORS: Final[i64] = 7
ROOM: Final = 0.12  # a covered cell, on the way to a complete section
RED: Final = 0.4  # a red-cornered cell
READY: Final = 0.8  # of what a tile is worth, while it waits in the reserve and could be placed
LATER: Final = 0.2  # while it could not
TURN: Final = 1.0  # an action that is still to be chosen
WORRY: Final = 0.6  # a renovation that does not stand yet
SPREAD: Final = 6.0


def evaluate(table: Vegas) -> list[float]:
    """A share of the win for each seat."""
    if table.over:
        return table.returns()
    left = rounds_left(table)
    tally = final_scoring(table)
    worth = [house_worth(table, seat, left, tally) for seat in range(table.kit.seats)]
    question = table.question
    if question is not None:
        worth[question.seat] += promise(table, left)
    best = max(worth)
    chances = [exp((each - best) / SPREAD) for each in worth]
    total = sum(chances)
    return [chance / total for chance in chances]


def advise(table: Vegas) -> i64:
    """V12.4.1  Who saw no better way the first time calls a failed renovation off; -1: no other advice."""
    if isinstance(table.question, PutIn) and table.answers[0] == IN_CALL_OFF:
        return IN_CALL_OFF
    return -1


def rounds_left(table: Vegas) -> float:
    """How many rounds are still to come: the match ends when a stack is empty."""
    left = [table.stack_left(size) for size in range(3)]
    tiles = 0.5 * float(sum(left)) + 1.5 * float(min(left))
    return min(tiles / DRAWS, LONGEST)


def house_worth(table: Vegas, seat: i64, left: float, tally: list[int]) -> float:
    house = table.houses[seat]
    worth = float(house.fame) + float(house.cash) * DOLLAR
    worth += counters_worth(float(house.population), float(house.revenue), left)
    for source in range(len(SOURCES)):
        points = float(tally[seat * len(SOURCES) + source])
        if SOURCES[source] in ("population", "revenue"):
            worth += points * (1.0 - left / LONGEST)
        elif SOURCES[source] != "cash":
            worth += points
    worth += sheet_worth(table, house.sheet)
    worth += reserve_worth(table, house, left)
    if table.phase == CHOOSE_ACTIONS:
        worth += choice_worth(table, seat, left)
    return worth


def counters_worth(population: float, revenue: float, left: float) -> float:
    """What the income will be worth, and the two counters for the ranks."""
    low, high = min(population, revenue), max(population, revenue)
    income = low + AHEAD * min(high - low, 3.0)
    return income * left * DOLLAR + STANDING * (population + revenue)


def sheet_worth(table: Vegas, sheet: Sheet) -> float:
    """Room for more: doors that lead to free cells; cells covered; red corners."""
    free: i64 = ALL & ~sheet.covered
    worth = 0.0
    for colour in (YELLOW, BLUE):
        doors = count_cells(reachable(leads_to(sheet, table.kit.plan, colour)) & free)
        worth += DOOR * float(min(doors, ENOUGH_DOORS))
    return worth + ROOM * float(count_cells(sheet.covered)) + RED * 0.25 * float(count_cells(sheet.red))


def reachable(leads: Leads) -> i64:
    return leads.north | leads.east | leads.south | leads.west


def tile_worth(house: House, tile: Tile, left: float) -> float:
    """What a tile brings this house when it lies on the sheet."""
    population, revenue = float(house.population), float(house.revenue)
    before = counters_worth(population, revenue, left)
    after = counters_worth(population + float(tile.population), revenue + float(tile.revenue), left)
    return float(tile.fame) + after - before + (RED if tile.red else 0.0)


def reserve_worth(table: Vegas, house: House, left: float) -> float:
    """Tiles that wait; each takes an action to place, so there must be time for it."""
    worth = 0.0
    waiting = 0.0
    kind: i64 = 0
    while kind < TILES:
        copies = held(house.reserve, kind)
        if copies:
            ready = all_positions(table.kit, house.sheet, kind, ALONE) != 0
            each = tile_worth(house, table.kit.tiles[kind], left) * (READY if ready else LATER)
            while copies > 0:
                waiting += 1.0
                if waiting <= left + 1.0:
                    worth += each / waiting
                copies -= 1
        kind += 1
    return worth


def choice_worth(table: Vegas, seat: i64, left: float) -> float:
    """What a choice that stands will bring; who has still to choose will find something too."""
    house = table.houses[seat]
    if not stands(table, seat):
        return TURN
    if house.choice >= 0:
        return bid_worth(table, house, house.choice, house.bid, left)
    gain = float(table.kit.publicity_fame) if house.choice == PUBLICITY else 0.0
    return gain + placing_gain(table, house, left)


def bid_worth(table: Vegas, house: House, place: i64, space: i64, left: float) -> float:
    """The tile, less what it costs; it may be placed at once."""
    tile = table.kit.tiles[table.wares[place]]
    cost = float(table.kit.places[place].spaces[space]) * DOLLAR
    ready = all_positions(table.kit, house.sheet, tile.number, ALONE) != 0
    worth = tile_worth(house, tile, left)
    if ready:
        return worth - cost
    return worth * LATER - cost + placing_gain(table, house, left)


def placing_gain(table: Vegas, house: House, left: float) -> float:
    """What it brings to place the best tile of the reserve."""
    best = 0.0
    kind: i64 = 0
    while kind < TILES:
        if held(house.reserve, kind) and all_positions(table.kit, house.sheet, kind, ALONE):
            best = max(best, tile_worth(house, table.kit.tiles[kind], left) * (1.0 - READY) + 0.3)
        kind += 1
    return best


# ---------------------------------------------------------------------- in the middle of something


def promise(table: Vegas, left: float) -> float:
    """What the open question adds to the worth of the seat that is asked."""
    question = table.question
    if isinstance(question, BidAmount):
        house = table.houses[question.seat]
        space = table.open_bid(question.place)
        return bid_worth(table, house, question.place, space, left) - choice_worth(table, question.seat, left)
    if isinstance(question, PlaceWhere):
        house = table.houses[question.seat]
        if question.judged == FREELY and all_positions(table.kit, house.sheet, question.kind, ALONE) == 0:
            return -WORRY
        return tile_worth(house, table.kit.tiles[question.kind], left) * (1.0 - READY) + 0.3
    if isinstance(question, PlaceTurn):
        return turn_promise(table, question, left)
    if isinstance(question, TakeOff | PutIn) and not sheet_stands(table.kit, table.houses[question.seat].sheet):
        return before_worth(table, question.seat, question.before, left) - WORRY
    if isinstance(question, TakeOff) and question.again < table.kit.renovate_again:
        return -WORRY  # it went wrong already
    return 0.0


def turn_promise(table: Vegas, question: PlaceTurn, left: float) -> float:
    """The best that can be made of a tile at this place."""
    house = table.houses[question.seat]
    here = sheet_worth(table, house.sheet)
    best = -WORRY
    for turn in table.answers:
        sheet = table.laid([*house.sheet.tiles, lying(question.kind, question.position, turn)])
        if sheet_stands(table.kit, sheet):
            best = max(best, sheet_worth(table, sheet) - here)
    return best + tile_worth(house, table.kit.tiles[question.kind], left) * (1.0 - READY)


def before_worth(table: Vegas, seat: i64, before: House, left: float) -> float:
    """What a house lacks in the middle of a renovation that can still be called off."""
    now = table.houses[seat]
    lost = float(before.fame - now.fame)
    lost += counters_worth(float(before.population), float(before.revenue), left)
    lost -= counters_worth(float(now.population), float(now.revenue), left)
    lost += sheet_worth(table, before.sheet) - sheet_worth(table, now.sheet)
    return lost + reserve_worth(table, before, left) - reserve_worth(table, now, left)
