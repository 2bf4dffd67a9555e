"""What a match of ATTACK! Deluxe is played with: the map, the numbers, the cards and the options."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.content import Content
from parlour.engine.state import Box
from parlour.games.attack_deluxe.atlas import REGIONS, ZONES, Atlas
from parlour.games.attack_deluxe.card import WINDOWS, Card, copy_of
from parlour.games.attack_deluxe.engage import Engagement
from parlour.games.attack_deluxe.units import ARMY, NAMES, NAVY, stack

FACTORIES: Final[i64] = 0
MINERALS: Final[i64] = 1
OIL: Final[i64] = 2
RAIL: Final[i64] = 3
POPULATION: Final[i64] = 4
SUITS: Final[list[str]] = ["factories", "minerals", "oil", "rail", "population"]
LEVELS: Final[i64] = 4
ECONOMICS: Final[i64] = 20

FASCISM: Final[i64] = 0
COMMUNISM: Final[i64] = 1
MONARCHY: Final[i64] = 2
DEMOCRACY: Final[i64] = 3
GOVERNMENTS: Final[list[str]] = ["fascism", "communism", "monarchy", "democracy"]

SEASONS: Final[list[str]] = ["spring", "summer", "autumn", "winter"]
ACTIONS: Final[list[str]] = ["pass", "move", "blitz", "navigate", "transport", "negotiate", "build", "research"]

NO_REGIONS: Final[list[int]] = [0] * 92
NO_ZONES: Final[list[int]] = [0] * 31
NO_HOLDS: Final[list[int]] = [0] * 93


class Economics:
    """One of the 20 economics cards: what it asks for, and its numbers."""

    def __init__(self, id: str, spec: dict[str, Any]) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.name = str(spec["name"])
        self.suit: i64 = SUITS.index(spec["suit"])
        self.level: i64 = spec["number"] % LEVELS + 1
        self.copies: i64 = spec["copies"]
        self.army: i64 = _asked(spec, ARMY)
        self.navy: i64 = _asked(spec, NAVY)
        self.production: i64 = spec.get("production", 0)
        self.advanced: i64 = spec.get("advanced", 0)
        self.discount: i64 = spec.get("discount", 0)
        self.markers: i64 = spec.get("markers", 0)
        self.burn: i64 = spec.get("burn", 0)
        self.units: i64 = spec.get("units", 0)
        self.march: i64 = spec.get("march", 0)
        self.vp: i64 = spec["vp"]


def _asked(spec: dict[str, Any], names: list[str]) -> int:
    return stack(*[spec.get(name, 0) for name in names])


class Unit:
    """A kind of unit: what it costs, and whether it is advanced."""

    def __init__(self, id: str, spec: dict[str, Any]) -> None:
        self.id = id
        self.name = str(spec["name"])
        self.production: i64 = spec["production"]
        self.oil: i64 = spec["oil"]
        self.advanced: bool = spec.get("advanced", False)


class Powers:
    """A19.1  The numbers of the placard powers."""

    def __init__(self, governments: dict[str, Any]) -> None:
        self.line: i64 = governments["fascism"]["line"]
        self.infantry: i64 = governments["communism"]["infantry"]
        self.steps: i64 = governments["monarchy"]["steps"]
        self.cost: i64 = governments["monarchy"]["cost"]
        self.discount: i64 = governments["democracy"]["discount"]
        self.drawn: i64 = governments["democracy"]["drawn"]


class WorldBox(Box):
    """All that does not change in a match."""

    def __init__(
        self,
        game: str,
        seats: i64,
        options: dict[str, str],
        overrides: dict[str, object],
        content: Content,
        atlas: Atlas,
        cards: list[Card],
    ) -> None:
        super().__init__(game, seats, options, overrides, content)
        self.atlas = atlas
        self.cards = cards
        self.windows: list[int] = [window_cards(cards, window) for window in range(len(WINDOWS))]
        self.economics: list[Economics] = [Economics(id, spec) for id, spec in content.table("economics").items()]
        self.units: list[Unit] = [Unit(id, content.table("units")[id]) for id in NAMES]
        numbers: dict[str, int] = content.numbers()
        self.years: i64 = numbers[f"years_{options['length']}"]
        self.oil: i64 = numbers["oil"]
        self.production: i64 = numbers["production"]
        self.first_cards: i64 = numbers["cards"]
        self.further_regions: i64 = numbers["further_regions"]
        self.start_oil_markers: i64 = numbers["start_oil_markers"]
        self.oil_markers: i64 = numbers["oil_markers"]
        self.hand: i64 = numbers["hand"]
        self.line: i64 = numbers["line"]
        self.line_growth: i64 = numbers["line_growth"]
        self.blitz_reach: i64 = numbers["blitz_reach"]
        self.ship_steps: i64 = numbers["ship_steps"]
        self.ship_cargo: i64 = numbers["ship_cargo"]
        self.transport: i64 = numbers["transport"]
        self.region_income: i64 = numbers["region_income"]
        self.oil_income: i64 = numbers["oil_income"]
        self.advanced_army: i64 = numbers["advanced_army"]
        self.advanced_navy: i64 = numbers["advanced_navy"]
        self.free_infantry: i64 = numbers["free_infantry"]
        self.drawn: i64 = numbers["drawn"]
        self.burn: i64 = numbers["burn"]
        self.engagement = Engagement(numbers, options["lineupDice"] == "order")
        self.vp_region: i64 = numbers["vp_region"]
        self.vp_zone: i64 = numbers["vp_zone"]
        self.vp_capital: i64 = numbers["vp_capital"]
        governments = content.table("governments")
        self.prices: list[int] = [  # A10.3  by the player's government, then the marker's
            numbers[feeling] for id in GOVERNMENTS for feeling in governments[id]["feels"].split()
        ]
        self.feelings: list[str] = [feeling for id in GOVERNMENTS for feeling in governments[id]["feels"].split()]
        self.start_suits: list[list[int]] = [
            [SUITS.index(suit) for suit in governments[id]["start"].split()] for id in GOVERNMENTS
        ]
        forces = content.table("forces")[options["startForces"]]
        self.start_army: i64 = _asked(forces, ARMY)
        self.start_navy: i64 = _asked(forces, NAVY)
        self.lineup = options["seaBattle"] == "lineup"
        self.instant_win = options["capitalCapture"] == "instantWin"
        self.repeats = options["repeatActions"] == "on"
        self.rotates = options["startPlayer"] == "rotate"
        self.powers = options["placardPowers"] == "on"
        self.power = Powers(governments)


def window_cards(cards: list[Card], window: int) -> int:
    """The cards of a window, as a mask over a hand."""
    found = 0
    for card in cards:
        if card.window == window:
            found |= 3 * copy_of(card.number)
    return found


assert len(NO_REGIONS) == REGIONS and len(NO_ZONES) == ZONES
