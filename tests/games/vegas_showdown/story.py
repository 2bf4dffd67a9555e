"""A table of Vegas Showdown as a test tells it: a position, then what each seat plays.

    table = vegas(reserve={0: "slots"}, phase="adjust", choices={0: "publicity"})
    table.puts(0, "slots", "a3")
    assert table.revenue == [6, 5, 5]

Strict: a lot that is not among `rolls` fails the test, and so does a move by a seat that is not asked. The premier
spaces have tiles that nobody need buy, so that no event is drawn unless a test says so.
"""

from typing import Any, Self

from parlour.games.vegas_showdown.state import Vegas
from tests.games import story

BOARD = ["fancy-slots", "table-games", "sports-book", "buffet"]
SPACES = {2: 3, 3: 3, 4: 4, 5: 4}
CONNECTED = ["lounge a3", "lounge c3", "slots e3", "lounge f3"]  # a path from one entrance to the other
# The full sheet of the facts: both sections complete, one full and one three-quarter diamond.
FULL = [
    "sports-book a2",
    "restaurant f3 90",
    "restaurant d4 90",
    "restaurant d2 90",
    "buffet f1",
    "lounge f5",
    "lounge a1",
    "table-games c1 90",
    "lounge d1",
    "slots c3",
    "slots c5",
    "fancy-lounge a5 180",
    "fancy-lounge b4",
    "fancy-slots a4 90",
]


class Story(story.Story):
    game = "vegas-showdown"

    def __init__(self, words: dict[str, Any]) -> None:
        if "board" not in words and words.get("phase") != "setup":
            words = {"board": BOARD[: SPACES[words.get("seats", 3)]], **words}
        super().__init__(words)

    @property
    def table(self) -> Vegas:
        state = self.match.state
        assert isinstance(state, Vegas)
        return state

    def puts(self, seat: int, tile: str, cell: str, turn: int = 0) -> Self:
        """This seat places a tile; what has only one answer is not asked."""
        self.plays(seat, f"place {tile}")
        if self.question == "PlaceWhere":
            self.plays(seat, f"at {cell}")
        if self.question == "PlaceTurn":
            self.plays(seat, f"turn {turn}")
        assert (tile, turn) in [(one["tile"], one["turn"]) for one in self.tiles(seat) if one["cell"] == cell]
        return self

    def choose(self, *moves: str) -> Self:
        """The seats choose in turn, from the dealer on."""
        for move in moves:
            assert self.match.seat is not None
            self.plays(self.match.seat, *move.split(", "))
        return self

    def house(self, seat: int) -> dict[str, Any]:
        house: dict[str, Any] = self.seen["houses"][seat]
        return house

    def each(self, name: str) -> list[Any]:
        """This of every seat."""
        return [house[name] for house in self.seen["houses"]]

    @property
    def cash(self) -> list[int]:
        return self.each("cash")

    @property
    def fame(self) -> list[int]:
        return self.each("fame")

    @property
    def population(self) -> list[int]:
        return self.each("population")

    @property
    def revenue(self) -> list[int]:
        return self.each("revenue")

    def reserve(self, seat: int) -> list[str]:
        return [tile for tile, copies in self.house(seat)["reserve"].items() for copy in range(copies)]

    def tiles(self, seat: int) -> list[dict[str, Any]]:
        tiles: list[dict[str, Any]] = self.house(seat)["tiles"]
        return tiles

    def printed(self, table: str) -> dict[str, dict[str, Any]]:
        """What is printed on things of a table, by id."""
        found: dict[str, dict[str, Any]] = self.match.printed[table]
        return found

    def doors(self, seat: int, at: int) -> list[str]:
        """Where the doors of a tile on a sheet are: the tile as it is printed, turned as it lies, at its cell."""
        tile = self.tiles(seat)[at]
        cells = {(cell["column"], cell["row"]): id for id, cell in self.printed("cells").items()}
        corner = self.printed("cells")[tile["cell"]]
        turned = next(one for one in self.printed("tiles")[tile["tile"]]["turns"] if one["turn"] == tile["turn"])
        return [
            f"{cells[corner['column'] + door['column'], corner['row'] + door['row']]} {door['side']}"
            for door in turned["doors"]
        ]

    def sheet(self, seat: int) -> list[str]:
        """The tiles on a sheet, in the words of a scenario."""
        return [f"{one['tile']} {one['cell']} {one['turn']}".removesuffix(" 0") for one in self.tiles(seat)]

    def place(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = next(place for place in self.seen["places"] if place["id"] == id)
        return found

    @property
    def premier_spaces(self) -> list[dict[str, Any]]:
        return [place for place in self.seen["places"] if self.printed("places")[place["id"]]["premier"]]

    @property
    def board(self) -> list[str | None]:
        """The tiles on the premier spaces."""
        return [place["tile"] for place in self.premier_spaces]

    @property
    def minimums(self) -> list[int | None]:
        return [place["minimum"] for place in self.premier_spaces]

    def left(self, stack: str) -> int:
        """The tiles in a basic or premier stack."""
        stacks = {one["id"]: one["left"] for one in self.seen["stacks"]} | self.seen["basic_stacks"]
        left: int = stacks[stack]
        return left

    def points(self, seat: int) -> dict[str, int]:
        """What a seat scores at the end, or would score now, by source."""
        return {source: points for source, points in self.house(seat)["final_scoring"].items() if points}


def vegas(**words: Any) -> Story:
    """A table from the words of `docs/scenarios.md`; three seats where not given."""
    return Story(words)


def ending(**words: Any) -> Story:
    """A match that ends before anybody moves: a small tile is called for, and there is none."""
    board = ["-", *BOARD[1 : SPACES[words.get("seats", 3)]]]
    ends: dict[str, Any] = {"phase": "flip", "board": board, "stack_left": {"small": 0}, "deck": ["big-spenders"]}
    table = vegas(**{**ends, **words})
    assert table.over
    return table


def publicity(tile: str, tiles: list[str], **words: Any) -> Story:
    """Seat 0 has this tile in its reserve and these on its sheet, and may place one by Publicity."""
    start: dict[str, Any] = {"phase": "adjust", "choices": {0: "publicity"}, "reserve": {0: tile}, "tiles": {0: tiles}}
    return vegas(**{**start, **words})


def draws(event: str, **words: Any) -> Story:
    """The dealer, seat 0, draws this event for the first premier space."""
    board = ["-", *BOARD[1 : SPACES[words.get("seats", 3)]]]
    return vegas(**{"phase": "flip", "board": board, "deck": [event], **words})
