"""What answers speak of in City of Iron: cards and their symbols, buildings, cities, lands, tokens, towns, cubes."""

from collections.abc import Callable, Sequence
from typing import Protocol

from parlour.engine.answers import NONE, Counts, Listed, Plain, Player, Role, Several
from parlour.engine.step import Refusal
from parlour.games.city_of_iron import card as cards
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.state import Iron
from parlour.games.city_of_iron.things import VEHICLES


class Piece(Protocol):
    id: str


def printed(pieces: Callable[[IronBox], Sequence[Piece]]) -> Callable[[Iron], list[str]]:
    """The ids of all pieces of a kind, listed once a box."""

    def ids(table: Iron) -> list[str]:
        known: list[str] | None = table.kit.border.get(ids)
        if known is None:
            known = table.kit.border[ids] = [piece.id for piece in pieces(table.kit)]
        return known

    return ids


building_ids = printed(lambda kit: kit.buildings)
land_ids = printed(lambda kit: kit.lands)

NATION = Listed[Iron]("nation", 4, printed(lambda kit: kit.sheets), "nations")
SLOT = Listed[Iron]("slot", 5, printed(lambda kit: kit.slots), "slots")
CARD = Listed[Iron]("card", int(cards.CARDS), printed(lambda kit: kit.cards), "cards")
SYMBOL = Listed[Iron]("symbol", 3, lambda table: cards.SYMBOLS, "symbols")
DECK = Listed[Iron]("deck", 2, lambda table: cards.KINDS, "kinds")
BUILDING = Listed[Iron]("building", 32, building_ids, "buildings")
REPLACED = Listed[Iron]("building", 31, building_ids, "buildings")
TOWN = Listed[Iron]("town", 16, printed(lambda kit: kit.towns), "towns")
LAND = Listed[Iron]("land", 12, land_ids, "lands")
GROWTH_TOKEN = Listed[Iron]("token", 3, printed(lambda kit: kit.tokens[1:]), "tokens")
DISTRICT = Listed[Iron]("token", 4, printed(lambda kit: kit.tokens[1:]), "tokens")
VEHICLE = Listed[Iron]("vehicle", 3, lambda table: ["", *VEHICLES[1:]], "vehicles")

DECKS = Several(DECK)
SYMBOLS = Counts[Iron]("symbols", lambda table: cards.SYMBOLS, "symbols")
SHORT = Counts[Iron]("missing", lambda table: ["coins", "science", "guns", "compasses"], "more")


def short(clause: str, coins: int = 0, science: int = 0, guns: int = 0, compasses: int = 0) -> Refusal:
    """What somebody has too little of, as far as the numbers are above 0."""
    missing = [max(number, 0) for number in (coins, science, guns, compasses)]
    return Refusal(clause, "short", {"missing": SHORT.at(missing)})


class Known(Role[Iron]):
    """A thing that the rules have by its id."""

    def data(self, table: Iron, number: object) -> object:
        return number


class Cause(Role[Iron]):
    """The card that has led to a question, where a card has."""

    def data(self, table: Iron, number: object) -> object:
        return number if number in table.kit.content.table("cards") else None


class InRow(Role[Iron]):
    """A building of the row: written by its kind and its place, lit by its place."""

    spaced = True

    def write(self, table: Iron, number: int) -> str:
        kind = self.data(table, number)
        return "" if kind is None else f"{kind} {number + 1}"

    def read(self, table: Iron, word: str) -> int:
        place = word.rpartition(" ")[2]
        number = int(place) - 1 if place.isdecimal() else NONE
        return number if self.write(table, number) == word else NONE

    def data(self, table: Iron, number: int) -> object:
        return building_ids(table)[table.row[number]] if 0 <= number < len(table.row) else None

    def marks(self, table: Iron, number: int) -> list[str]:
        return [str(number)]


class PlaceInRow(Plain):
    """Where in the row a building lies that is built; nowhere: it comes from storage."""

    def data(self, table: Iron, number: int) -> object:
        return number if number < IN_ROW.size else None


class WholeRow(Role[Iron]):
    """All buildings of the row, to be lit."""

    many = True

    def data(self, table: Iron, number: int) -> object:
        return [building_ids(table)[kind] for kind in table.row]

    def marks(self, table: Iron, number: int) -> list[str]:
        return [str(place) for place in range(len(table.row))]


class City(Role[Iron]):
    """A city of whose turn it is, by its land; or only the city of that number."""

    def __init__(self, only: int = NONE) -> None:
        super().__init__("city", 4 if only == NONE else 1, "lands")
        self.only = max(only, 0)

    def write(self, table: Iron, number: int) -> str:
        lands = table.nations[table.active].realm.lands
        city = self.only + number
        return land_ids(table)[lands[city]] if city < len(lands) else ""

    def read(self, table: Iron, word: str) -> int:
        return next((number for number in range(self.size) if self.write(table, number) == word), NONE)

    def data(self, table: Iron, number: int) -> object:
        return self.write(table, number) or None


class Cube(Player):
    """Another player, lit by the slot in which the cube lies."""

    def marks(self, table: Iron, number: int) -> list[str]:
        return [table.kit.slots[table.track.index(number)].id] if number in table.track else []


TERRAIN = Known("terrain", 0, "terrains")
TERRAINS = Several(TERRAIN)
CAUSE = Cause("card", 0, "cards")
IN_ROW = InRow("building", 16, "buildings")
PLACE_IN_ROW = PlaceInRow("integer", need_not=True)
WHOLE_ROW = WholeRow("row", 1, "buildings")
CITY = City()
CUBE = Cube("player", 4, 1)
