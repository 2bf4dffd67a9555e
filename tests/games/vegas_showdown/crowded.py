"""A crowded position of five seats, composed as a match late in the evening would be: for drawings and pictures."""

from typing import Any

TILES: dict[int, list[str]] = {
    0: ["lounge a1", "table-games c1 90", "sports-book a2 180", "slots c3", "restaurant d2 90", "restaurant f3 90",
        "fancy-slots a4", "fancy-lounge b4", "fancy-lounge a5", "slots c5", "restaurant d4 90"],
    1: ["lounge a3", "fancy-lounge c3", "theater e3 180", "slots b2 90", "fancy-slots c2 90", "lounge g3 90"],
    2: ["table-games a2 90", "slots b2 270", "lounge b3", "restaurant d3 90", "slots f2 90", "lounge f3"],
    3: ["lounge a3", "table-games c3 180", "lounge e2", "night-club e3", "lounge g3 90"],
    4: ["slots a3 180", "lounge b3", "slots b2 90", "slots b4", "restaurant f3 90"],
}  # fmt: skip
CROWDED: dict[str, Any] = {
    "seats": 5,
    "round": 17,
    "dealer": 3,
    "tiles": TILES,
    "cash": [46, 52, 12, 31, 19],
    "fame": [19, 31, 22, 24, 15],
    "board": "high-rollers-room space-age-sports-book night-club fancy-restaurant",
    "minimums": {"premier-1": 18, "premier-2": 33, "premier-3": 25, "premier-4": 12},
    "stack_left": {"small": 1, "medium": 1, "large": 1},
    "basics": {"slots": 5, "lounge": 1, "restaurant": 2},
    "reserve": {0: "five-star-steakhouse buffet", 2: "slots"},
    "events": "gaming-commission-probe lounge-builders-on-strike",
    "chooser": 0,
    "choices": {0: "premier-3 25", 1: "premier-3 29", 2: "slots-1 7", 3: "publicity", 4: "premier-4 15"},
}

# Each chooses Publicity; then an event calls for a large tile, and there is none left: Momo and Ada tie.
ENDING: dict[str, Any] = {
    "seats": 5,
    "round": 17,
    "dealer": 0,
    "tiles": TILES,
    "cash": [46, 52, 12, 31, 19],
    "fame": [18, 33, 21, 23, 14],
    "board": "high-rollers-room space-age-sports-book - fancy-restaurant",
    "stack_left": {"large": 0},
    "deck": "cost-overruns",
    "chooser": 4,
    "choices": {0: "publicity", 1: "publicity", 2: "publicity", 3: "publicity"},
}
LAST_MOVES = [(4, "publicity")]
