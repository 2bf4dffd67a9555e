"""V6  What an event card is: its numbers, and the moments at which it does something.

What a card does is the class of its `effect`; the rules never name a card or an effect.
"""

from typing import TYPE_CHECKING, Any, Final, Literal

from mypy_extensions import i64

if TYPE_CHECKING:
    from parlour.games.vegas_showdown.state import Vegas

Action = Literal["publicity", "renovate"]
Timing = Literal["now", "turn", "income"]

ANY_SIZE: Final[i64] = 3
NOW: Final[i64] = 0
TURN: Final[i64] = 1
INCOME: Final[i64] = 2
TIMINGS: Final[list[Timing]] = ["now", "turn", "income"]
NO_BASE: Final[i64] = -1
NO_PUBLICITY: Final[i64] = 1
NO_RENOVATE: Final[i64] = 2
ACTIONS: Final[list[Action]] = ["publicity", "renovate"]


class Event:
    """Numbers come from content.toml; those a card does not have are 0. Kinds of tiles are a bit each."""

    def __init__(self, id: str, spec: dict[str, Any], size: int, tiles: i64, no_bids_on: i64, no_action: i64) -> None:
        self.id = id
        self.size: i64 = size  # V6.3  of the tile that it calls for
        self.timing: i64 = TIMINGS.index(spec["timing"])
        self.tiles: i64 = tiles  # what is counted on each sheet
        self.no_bids_on: i64 = no_bids_on
        self.no_action: i64 = no_action
        self.fame: i64 = spec.get("fame", 0)
        self.money: i64 = spec.get("money", 0)
        self.more: i64 = spec.get("more", 0)
        self.less: i64 = spec.get("less", 0)
        self.steps: i64 = spec.get("steps_up", 0) - spec.get("steps_down", 0)
        self.from_cash: i64 = spec.get("from_cash", 0)
        self.tax: i64 = spec.get("tax", 0)
        self.base = str(spec.get("base", ""))
        self.most = str(spec.get("most", ""))

    def on_draw(self, table: "Vegas") -> None:
        """V6.2.1  What it does the moment it is drawn."""

    def income_base(self, population: i64, revenue: i64) -> i64:
        """V7.2  The base of income while it waits; NO_BASE: it does not change it."""
        return NO_BASE
