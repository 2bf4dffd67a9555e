"""What can never be otherwise on a table of Vegas Showdown."""

from collections import Counter

from parlour.games.vegas_showdown.bidding import stands
from parlour.games.vegas_showdown.box import BASICS, NO_SPACE, PREMIER_SPACES, STACK, STACKS
from parlour.games.vegas_showdown.cells import ALL, POSITIONS, count_cells
from parlour.games.vegas_showdown.event import NOW, TURN
from parlour.games.vegas_showdown.placing import PlaceTurn, PlaceWhere
from parlour.games.vegas_showdown.renovate import PutIn, TakeOff
from parlour.games.vegas_showdown.sheet import kind_of
from parlour.games.vegas_showdown.state import LETTER, NO_TILE, NOBODY, Vegas, held
from parlour.games.vegas_showdown.tile import TILES
from parlour.games.vegas_showdown.where import sheet_stands


def check(table: Vegas) -> None:
    """Raise an AssertionError where the table cannot be so."""
    _check_tiles(table)
    _check_sheets(table)
    _check_events(table)
    _check_bids(table)
    kit = table.kit
    for seat, house in enumerate(table.houses):
        assert house.cash >= 0, f"seat {seat} owes money"
        assert house.population >= 0 and house.revenue >= 0 and house.fame >= 0
    for place in range(PREMIER_SPACES):
        if table.wares[place] != NO_TILE:
            assert place < kit.premier_spaces, "a tile lies on a space that is not in use"
            space = table.minimums[place]
            assert kit.below[space] != NO_SPACE or space == 0, "a marker stands below the track"
        else:
            assert table.minimums[place] == 0, "a marker stands without a tile"
    assert table.over == (table.question is None), "nobody is asked, and yet the match is not over"
    assert table.over == bool(table.tally)
    assert 0 <= table.dealer < kit.seats and table.round >= 1


def _check_tiles(table: Vegas) -> None:
    """No tile is in two places, and none has come from nowhere."""
    kit = table.kit
    in_houses: Counter[int] = Counter()
    for house in table.houses:
        in_houses.update(kind_of(lies) for lies in house.sheet.tiles)
        in_houses.update({kind: held(house.reserve, kind) for kind in range(TILES)})
    out = Counter(
        entry % LETTER
        for size in range(STACKS)
        for entry in table.stacks[size * STACK : size * STACK + table.taken[size]]
    )
    assert Counter(entry % LETTER for entry in table.stacks) == Counter(
        {tile.number: tile.copies for tile in kit.tiles if not tile.basic}
    ), "the stacks have other tiles than the box"
    shown = Counter(table.wares[place] for place in range(PREMIER_SPACES) if table.wares[place] != NO_TILE)
    for kind in range(TILES):
        if kind < BASICS:
            assert 0 <= table.basics[kind]
            assert in_houses[kind] + table.basics[kind] <= kit.tiles[kind].copies, "a basic stack has grown"
        else:
            assert in_houses[kind] + shown[kind] <= out[kind], f"{kit.tiles[kind].id} has come from nowhere"


def _check_sheets(table: Vegas) -> None:
    """Tiles lie on the sheet and on nothing else, and what is known of a sheet is what lies there."""
    kit = table.kit
    question = table.question
    rebuilding = isinstance(question, TakeOff | PutIn | PlaceWhere | PlaceTurn)
    for seat, house in enumerate(table.houses):
        sheet = house.sheet
        covered = 0
        for lies in sheet.tiles:
            shape = kit.tiles[kind_of(lies)].shapes[lies % 4]
            position = lies // 4 % POSITIONS
            assert shape.fits >> position & 1, f"seat {seat} has a tile over the edge"
            assert covered & shape.cells << position == 0, f"seat {seat} has two tiles on one cell"
            covered |= shape.cells << position
        assert covered == sheet.covered and covered & ~ALL == 0
        assert count_cells(sheet.yellow | sheet.blue | sheet.green) == count_cells(covered)
        assert (sheet.from_yellow | sheet.from_blue) & ~covered == 0
        if not (rebuilding and question is not None and question.seat == seat):
            assert sheet_stands(kit, sheet), f"the sheet of seat {seat} does not stand"


def _check_events(table: Vegas) -> None:
    kit = table.kit
    cards = [*table.deck[table.drawn :], *table.in_play]
    assert len(set(cards)) == len(cards), "an event is in two places"
    assert len(cards) + len(table.discards()) == len(kit.events)
    assert sorted(table.used) == table.discards(), "the order of the used events has others than there are"
    banned, no_action = 0, 0
    for card in table.in_play:
        event = kit.events[card]
        assert event.timing != NOW, "an event is kept that was done with at once"
        if event.timing == TURN:
            banned |= event.no_bids_on
            no_action |= event.no_action
    assert (table.banned, table.no_action) == (banned, no_action), "a ban that no event speaks"


def _check_bids(table: Vegas) -> None:
    """V8.3  Every highest bid is that of a seat whose marker stands there."""
    for place, bidder in enumerate(table.bidders):
        if bidder == NOBODY:
            assert table.heights[place] < 0
            continue
        house = table.houses[bidder]
        if house.choice == place and stands(table, bidder):
            assert house.bid == table.heights[place]
            assert table.heights[place] >= table.minimums[place] or table.wares[place] == NO_TILE
