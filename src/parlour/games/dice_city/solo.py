"""D14  Playing alone: the display moves on like a conveyor belt."""

from typing import Final

from mypy_extensions import i64

from parlour.games.dice_city import happens
from parlour.games.dice_city.state import NO_CARD, Cities, how_many

TOP: Final[i64] = 1
BOTTOM: Final[i64] = 2


def next_row(table: Cities) -> None:
    """D14.5-D14.7  The bottom row is discarded, the top row becomes the bottom row, a new top row is dealt."""
    columns = table.kit.columns
    if table.journal is not None:
        slots = [slot for slot in range(columns, 2 * columns) if table.display[slot] != NO_CARD]
        cards = [table.kit.location_ids[table.display[slot]] for slot in slots]
        table.happened(happens.DiscardRow(cards, slots, how_many(cards)), "D14.5")
    table.display = [NO_CARD for slot in range(columns)] + table.display[:columns]
    bottom: i64 = BOTTOM if table.rows_dealt & TOP else 0
    top: i64 = TOP if table.deck_left() > 0 else 0
    table.rows_dealt = top | bottom
    table.fill_display(0, columns, "D14.5")
    table.see_wares()


def turns_left(table: Cities) -> i64:
    """D14.7  How many turns there are, this one too, if nothing is refreshed."""
    rows, cards, turns = table.rows_dealt, table.deck_left(), 0
    while rows:
        rows = (TOP if cards > 0 else 0) | (BOTTOM if rows & TOP else 0)
        cards = max(cards - table.kit.columns, 0)
        turns += 1
    return turns
