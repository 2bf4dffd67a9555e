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
