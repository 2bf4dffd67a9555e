"""What a match of Dice City is played with: locations, piles, numbers, options. Shared by all copies of a table."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.content import Content
from parlour.engine.state import Box
from parlour.games.dice_city.goods import NAMES, bundle
from parlour.games.dice_city.location import BASICS, CIVIC, MILITARY, PRINTED, Kinds, Location, kinds_of

PILES: Final[i64] = 3  # of Bandits, and of Trade Ships
PILE_BITS: Final[i64] = 20
PILE_MASK: Final[i64] = 0xFFFFF
BASIC_BITS: Final[i64] = 8
BASIC_MASK: Final[i64] = 255
FIRST_DECK_TYPE: Final[i64] = MILITARY  # the deck has Military, Economic, Cultural and Civic kinds
LAST_DECK_TYPE: Final[i64] = CIVIC


def pile(cards: i64, number: i64) -> i64:
    """How many cards there are of this pile; Bandits and Trade Ships are kept three piles in a number."""
    return cards >> (number * PILE_BITS) & PILE_MASK


def one_of(number: i64) -> i64:
    """One card of this pile."""
    return bit(number * PILE_BITS)


def one_basic(kind: i64) -> i64:
    """One card of the basic pile of this kind; the five piles are kept in a number."""
    return bit((kind - PRINTED) * BASIC_BITS)


class Pile:
    """Bandits or Trade Ships of one strength, by their numbers in content.toml."""

    def __init__(self, id: str, seats: int, spec: dict[str, Any]) -> None:
        self.id = id
        self.number: i64 = spec["number"]
        self.defense: i64 = spec.get("defense", 0)
        price: dict[str, int] = spec.get("cost", {})
        self.cost: i64 = bundle(price.get("wood", 0), price.get("stone", 0), price.get("iron", 0), price.get("gold", 0))
        self.vp: i64 = spec["vp"]
        self.cards: i64 = spec["cards_per_seat"] * seats + spec["cards_extra"]
        if seats == 1:
            self.cards = 1


def full(piles: list[Pile]) -> i64:
    """D3.8  All cards of a pile are the same, so a pile is a number."""
    total: i64 = 0
    for pile in piles:
        total += pile.cards * one_of(pile.number)
    return total


class Start:
    """D3  What every match with this box starts with."""

    def __init__(
        self,
        locations: list[Location],
        printed: list[int],
        deck: dict[str, Any],
        bandits: list[Pile],
        ships: list[Pile],
    ) -> None:
        self.kinds: i64 = kinds_of([locations[kind] for kind in printed])  # of a city, as a set
        sets: list[str] = deck["sets"]
        self.kinds_per_type: i64 = deck["kinds_per_type"]  # that the deck is made of, drawn from these
        self.kinds_by_type: list[list[int]] = [
            [location.number for location in locations if location.set in sets and location.type == type]
            for type in range(FIRST_DECK_TYPE, LAST_DECK_TYPE + 1)
        ]
        self.basics: i64 = 0
        for location in locations[PRINTED : PRINTED + BASICS]:
            self.basics += location.copies * one_basic(location.number)
        self.bandits: i64 = full(bandits)
        self.ships: i64 = full(ships)


class CitiesBox(Box):
    """The kinds of locations, the piles, the numbers of the rules, and the options as yes or no."""

    def __init__(
        self,
        game: str,
        seats: i64,
        options: dict[str, str],
        overrides: dict[str, object],
        content: Content,
        locations: list[Location],
        printed: list[int],
        columns: i64,
    ) -> None:
        super().__init__(game, seats, options, overrides, content)
        self.locations = locations
        self.kinds = Kinds(locations)
        self.costs: list[int] = [location.cost for location in locations]
        self.location_ids: list[str] = [location.id for location in locations]
        self.basic_ids: list[str] = self.location_ids[PRINTED : PRINTED + BASICS]
        self.deck_ids: list[str] = self.location_ids[PRINTED + BASICS :]
        self.printed = printed  # the city before anything is built
        self.bandits: list[Pile] = [Pile(id, seats, spec) for id, spec in content.table("bandits").items()]
        self.ships: list[Pile] = [Pile(id, seats, spec) for id, spec in content.table("ships").items()]
        self.start = Start(locations, printed, content.table("decks")[options["deck"]], self.bandits, self.ships)
        self.bandits_ids: list[str] = [bandits.id for bandits in self.bandits]
        self.ship_ids: list[str] = [ship.id for ship in self.ships]
        self.columns: i64 = columns  # of the display, which has two rows
        self.lowest_defense: i64 = max([location.lowest_defense for location in locations])
        self.pay_resources: i64 = max([location.pay_resources for location in locations])
        self.coach_distance: i64 = max([location.distance for location in locations])
        numbers: dict[str, int] = content.numbers()
        self.start_stock: i64 = bundle(
            numbers["start_wood"], numbers["start_stone"], numbers["start_iron"], numbers["start_gold"]
        )
        self.start_pass_tokens: i64 = numbers["start_pass_tokens"]
        self.start_vp_tokens: i64 = numbers["start_vp_tokens"]
        self.handicap: list[int] = [
            0,
            numbers["handicap_second"],
            numbers["handicap_third"],
            numbers["handicap_fourth"],
        ]
        self.refresh_cards: i64 = numbers["refresh_cards"]
        self.refreshes_per_turn: i64 = numbers["refreshes_per_turn"]
        self.pass_gain: i64 = numbers["pass_gain"]
        self.passes_per_turn: i64 = numbers["passes_per_turn"]
        self.pass_price: i64 = numbers["pass_price"]
        self.pass_resource: i64 = numbers["pass_resource"]
        self.pass_strength: i64 = numbers["pass_strength"]
        self.gold_supply: i64 = numbers["gold_supply"]
        self.gold_trade_price: i64 = numbers["gold_trade_price"]
        self.gold_trade_gain: i64 = numbers["gold_trade_gain"]
        self.steal_resource: i64 = numbers["steal_resource_strength"]
        self.steal_gold: i64 = numbers["steal_gold_strength"]
        # House rules can make a card cost nothing, or an attack need no strength.
        prices = self.costs[PRINTED:] + [ship.cost for ship in self.ships]
        self.gifts: bool = 0 in prices
        strengths = [location.defense for location in locations[PRINTED:]] + [pile.defense for pile in self.bandits]
        strengths += [self.lowest_defense, self.steal_resource, self.steal_gold]
        self.effortless: bool = 0 in strengths
        self.keep: list[int] = [numbers[f"keep_{name}"] for name in NAMES]
        self.end_bandits_piles: i64 = numbers["end_bandits_piles"]
        self.end_ship_piles: i64 = numbers["end_ship_piles"]
        self.end_full_rows: i64 = numbers["end_full_rows"]
        self.solo_cards: i64 = numbers["solo_cards"]
        self.target: i64 = numbers["solo_target"] + numbers["solo_target_step"] * int(options["solo_wins"])
        self.wins_per_pile: i64 = numbers["solo_compared_wins_per_pile"]
        self.alone: bool = seats == 1
        self.spent: bool = options["army"] == "spent"
