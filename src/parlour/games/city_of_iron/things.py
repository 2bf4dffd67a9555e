"""What is printed on the pieces of City of Iron: goods, buildings, towns, lands, tokens, slots, nations."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.games.city_of_iron.schema import DeckId, ScoreCardId, StackId, VehicleId

GOODS: Final[i64] = 10
KINDS: Final[i64] = 30  # of buildings
PLACE: Final[i64] = 32  # a building that stands is its city * PLACE + its kind
GAP: Final[i64] = 31  # no kind: a site of a city where a building has stood
SCORE_CARD: Final[i64] = 32  # and more: a score card among the building cards
SLOTS: Final[i64] = 5
TOWNS: Final[i64] = 15
LANDS: Final[i64] = 12
STACKS: Final[i64] = 3
TRACK: Final[i64] = 15  # I1.5  the last space of a good's track
GROWTH: Final[i64] = 3  # tokens of a player besides the capital
ANYWHERE: Final[i64] = 255  # all types of land

VEHICLES: Final[list[VehicleId]] = ["none", "ship", "airship"]  # a later one serves as an earlier one
STARS: Final[list[StackId]] = ["one-star", "two-star", "three-star"]  # the stacks of towns
DECKS: Final[list[DeckId]] = ["A", "B", "C"]
SCORE_CARDS: Final[list[ScoreCardId]] = ["score-a", "score-b", "score-c"]  # one a deck


class Good:
    """A track: what it is worth to be first, second, or past the shield."""

    def __init__(self, id: str, spec: dict[str, Any]) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.name = str(spec["name"])
        self.first_vp: i64 = spec["first_vp"]
        self.second_vp: i64 = spec["second_vp"]
        self.leader_coins: i64 = spec["leader_coins"]
        self.shield: i64 = spec["shield"]


class Building:
    """A kind of building."""

    def __init__(self, id: str, spec: dict[str, Any], goods: list[str], ground: int, deck: int) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.name = str(spec["name"])
        self.deck: i64 = deck
        self.copies: list[int] = list(spec["copies"])  # without a mark, with 2, with 3
        self.coins: i64 = spec["coins"]
        self.science: i64 = spec["science"]
        self.land = str(spec["land"])
        self.ground: i64 = ground  # the types of land that will do, a bit a type
        self.goods: list[int] = [spec.get(good, 0) for good in goods]
        self.produces: bool = sum(self.goods) > 0
        self.vp: i64 = spec["vp"]
        self.citizen_draws: i64 = spec.get("citizen_draws", 0)
        self.military_draws: i64 = spec.get("military_draws", 0)
        self.science_icons: i64 = spec.get("science_icons", 0)
        self.eyes: i64 = spec.get("eyes", 0)


class Town:
    """A town card."""

    def __init__(self, id: str, spec: dict[str, Any], goods: list[str], stack: int) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.name = str(spec["name"])
        self.stack: i64 = stack
        self.defense: i64 = spec["defense"]
        self.distance: i64 = spec["distance"]
        self.goods: list[int] = [spec.get(good, 0) for good in goods]
        self.group = str(spec["group"])


class Land:
    """A land board."""

    def __init__(self, id: str, spec: dict[str, Any], ground: int, vehicle: int) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.name = str(spec["name"])
        self.ground: i64 = ground  # its types, a bit a type
        self.terrain: list[str] = list(spec["terrain"])
        self.distance: i64 = spec["distance"]
        self.vehicle: i64 = vehicle
        self.marked: bool = spec["marked"]


class Token:
    """A city or district token."""

    def __init__(self, id: str, spec: dict[str, Any]) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.name = str(spec["name"])
        self.city: i64 = spec["city"]
        self.district: i64 = spec["district"]
        self.citizen_draws: i64 = spec["citizen_draws"]
        self.military_draws: i64 = spec["military_draws"]


class Slot:
    """A slot of the turn track."""

    def __init__(self, id: str, spec: dict[str, Any]) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.name = str(spec["name"])
        self.cost: i64 = spec["cost"]
        self.gain: i64 = spec["gain"]


class Sheet:
    """A nation: its home, all its cards, and those that it begins with."""

    def __init__(
        self, id: str, spec: dict[str, Any], home: int, cards: int, citizens: list[int], military: list[int]
    ) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.name = str(spec["name"])
        self.home: i64 = home
        self.cards: i64 = cards  # a bit a card
        self.citizens = citizens
        self.military = military
