"""What answers speak of in Vegas Showdown: tiles, places and amounts of the board, cells, turns, and what is wrong."""

from typing import TYPE_CHECKING, Any, Final

from parlour.engine.answers import NONE, Amount, Listed, Role, Several
from parlour.games.vegas_showdown import schema
from parlour.games.vegas_showdown.cells import POSITIONS, SIDES, cell_name, sides_named
from parlour.games.vegas_showdown.sheet import NOTHING, kind_of, lies_at, place_of
from parlour.games.vegas_showdown.state import AtPlace, Vegas
from parlour.games.vegas_showdown.tile import COLOURS, SIZES, TILES, Quarter
from parlour.games.vegas_showdown.trouble import PATH, Trouble

if TYPE_CHECKING:
    from parlour.engine.words import Speaker

CELL_NAMES: Final[list[str]] = [cell_name(position) for position in range(POSITIONS)]

TILE = Listed[Vegas]("tile", int(TILES), lambda table: [tile.id for tile in table.kit.tiles], "tiles")
TILES_NAMED = Several(TILE)
EVENT = Listed[Vegas]("event", 33, lambda table: [event.id for event in table.kit.events], "events")
EVENTS = Several(EVENT)
PLACE = Listed[Vegas]("place", 8, lambda table: [place.id for place in table.kit.places], "places")
SIZE = Listed[Vegas]("size", 3, lambda table: SIZES, "sizes")
COLOUR = Listed[Vegas]("colour", 3, lambda table: COLOURS, "colours")
CELL = Listed[Vegas]("cell", int(POSITIONS), lambda table: CELL_NAMES)
CELLS = Several(CELL)
TURN = Amount("turn", 4, step=90)
TURNS_NAMED = Several(TURN)


class Space(Amount):
    """V2.3  A space of the bid track that is asked about, by its place; it is written as the dollars printed there."""

    def spaces(self, table: Vegas) -> list[int]:
        question = table.question
        assert isinstance(question, AtPlace)
        return table.kit.places[question.place].spaces

    def write(self, table: Any, number: int) -> str:
        spaces = self.spaces(table)
        return str(spaces[number]) if number < len(spaces) else ""

    def read(self, table: Any, word: str) -> int:
        written = [str(dollars) for dollars in self.spaces(table)]
        return written.index(word) if word in written else NONE

    def data(self, table: Any, number: int) -> object:
        return self.spaces(table)[number]


class Covered(Listed[Vegas]):
    """The tile that lies on a cell of the seat's own sheet: it is lit; written by its upper left cell, read by any."""

    def read(self, table: Vegas, word: str) -> int:
        number = super().read(table, word)
        lies = NOTHING if number == NONE else self.lies(table, number)
        return number if lies == NOTHING else int(place_of(lies))

    def marks(self, table: Vegas, number: int) -> list[str]:
        lies = self.lies(table, number)
        return [CELL_NAMES[number if lies == NOTHING else place_of(lies)]]

    def lies(self, table: Vegas, cell: int) -> int:
        assert table.question is not None
        return lies_at(table.houses[table.question.seat].sheet, table.kit.tiles, cell)


class CellSides(Role[Vegas]):
    """Sides of cells, `a3 W`: where doors are, or walls. A number is a list of cells and sides."""

    def data(self, table: Vegas, number: Any) -> object:
        return sides_named(number)


class Doors(CellSides):
    """The doors of a tile; they are told by the directions they face."""

    def said(self, speaker: "Speaker", value: Any) -> object:
        facing = [door[-1] for door in value]
        return speaker.several(
            speaker.words.say("doors-facing", {"number": facing.count(side), "side": speaker.name(side, "sides")})
            for side in SIDES
            if side in facing
        )


class Walls(CellSides):
    """V11.5.1  Walls that are in the way of a path."""

    def said(self, speaker: "Speaker", value: Any) -> object:
        return speaker.several(
            speaker.words.say("wall-on", {"cell": cell, "side": speaker.name(side, "sides")})
            for cell, side in (wall.split() for wall in value)
        )


class AsTold(Role[Vegas]):
    """What is told as it was reckoned; said, it is how many there are. A number is the thing itself."""

    def data(self, table: Vegas, number: Any) -> object:
        return number

    def said(self, speaker: "Speaker", value: Any) -> object:
        return len(value)


class Spots(AsTold):
    """V11.1, V11.2  Where a tile may lie: upper left cells, each with its turns."""

    tells = dict[schema.CellId, list[Quarter]]


class RefusedTurns(AsTold):
    """V11  The turns in which a tile cannot lie at a cell, and why."""

    tells = list[schema.RefusedTurn]


class Troubles(Role[Vegas]):
    """V12.3.1  What is wrong with the tiles of a sheet. A number is a list of troubles."""

    tells = list[schema.Wrong]

    def data(self, table: Vegas, number: Any) -> object:
        return [self.one(table, trouble) for trouble in number]

    def one(self, table: Vegas, trouble: Trouble) -> schema.Wrong:
        tile = table.kit.tiles[kind_of(trouble.lies)]
        return {
            "lacks": trouble.lacks,
            "clause": trouble.clause,
            "tile": tile.id,
            "cell": cell_name(place_of(trouble.lies)),
            "colour": COLOURS[tile.colour],
            "tiles": [tile.id for tile in table.kit.tiles if trouble.kinds >> tile.number & 1] if trouble.kinds else [],
        }

    def said(self, speaker: "Speaker", value: Any) -> object:
        return speaker.several([self.told(speaker, one) for one in value])

    def told(self, speaker: "Speaker", one: schema.Wrong) -> str:
        fields = {"tile": TILE.said(speaker, one["tile"]), "cell": one["cell"]}
        if one["lacks"] == PATH:
            fields["colour"] = COLOUR.said(speaker, one["colour"])
        else:
            fields["tiles"] = TILES_NAMED.said(speaker, one["tiles"])
        return speaker.words.say(f"trouble-{one['lacks']}", fields)


SPACE = Space("amount", 16)
LYING = Covered("cell", int(POSITIONS), lambda table: CELL_NAMES)
DOORS = Doors("door", 0)
SPOTS = Spots("spot", 0)
REFUSED = RefusedTurns("turn", 0)
WALLS = Walls("wall", 0)
TROUBLES = Troubles("trouble", 0)
