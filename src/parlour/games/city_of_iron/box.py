"""What a match of City of Iron is played with: pieces, numbers, options. Shared by all copies of a table."""

from mypy_extensions import i64

from parlour.engine.content import Content
from parlour.engine.state import Box
from parlour.games.city_of_iron.card import Card, Masks
from parlour.games.city_of_iron.things import Building, Good, Land, Sheet, Slot, Token, Town


class Pieces:
    """Everything that is printed, each kind by number."""

    def __init__(
        self,
        goods: list[Good],
        buildings: list[Building],
        towns: list[Town],
        lands: list[Land],
        tokens: list[Token],
        slots: list[Slot],
        cards: list[Card],
        sheets: list[Sheet],
    ) -> None:
        self.goods = goods
        self.buildings = buildings
        self.towns = towns
        self.lands = lands
        self.tokens = tokens
        self.slots = slots
        self.cards = cards
        self.sheets = sheets


class IronBox(Box):
    """The pieces, the numbers of the rules, and the options as yes or no."""

    def __init__(
        self,
        game: str,
        seats: i64,
        options: dict[str, str],
        overrides: dict[str, object],
        content: Content,
        pieces: Pieces,
    ) -> None:
        super().__init__(game, seats, options, overrides, content)
        self.goods = pieces.goods
        self.buildings = pieces.buildings
        self.towns = pieces.towns
        self.lands = pieces.lands
        self.tokens = pieces.tokens
        self.slots = pieces.slots
        self.cards = pieces.cards
        self.sheets = pieces.sheets
        self.masks = Masks(pieces.cards)
        self.least_defense: i64 = min([town.defense for town in pieces.towns])
        numbers: dict[str, int] = content.numbers()
        self.rounds: i64 = numbers["rounds"]
        self.actions: i64 = numbers["actions"]
        self.start_coins: i64 = numbers["start_coins"]
        self.start_science: i64 = numbers["start_science"]
        self.start_cards: i64 = numbers["start_cards"]
        self.row: i64 = [numbers["row_two"], numbers["row_three"], numbers["row_four"]][seats - 2]
        self.base_income: i64 = numbers["base_income"]
        self.income_building: i64 = numbers["income_building"]
        self.income_town: i64 = numbers["income_town"]
        self.research_coins: i64 = numbers["research_coins"]
        self.research_science: i64 = numbers["research_science"]
        self.tax: i64 = numbers["tax"]
        self.autumn_discards: i64 = numbers["autumn_discards"]
        self.attack_discards: i64 = numbers["attack_discards"]
        self.deck_lasts: list[int] = [numbers["deck_a_last"], numbers["deck_b_last"]]
        self.scorings: list[int] = [numbers["scoring_first"], numbers["scoring_second"], numbers["scoring_third"]]
        self.book_science: i64 = numbers["book_science"]
        self.shield_vp: i64 = numbers["shield_vp"]
        self.bonus_coins: i64 = numbers["bonus_coins"]
        self.bonus_distance: i64 = numbers["bonus_distance"]
        self.bonus_buildings: i64 = numbers["bonus_buildings"]
        self.bonus_cards: i64 = numbers["bonus_cards"]
        self.bonus_towns: i64 = numbers["bonus_towns"]
        self.stored_penalty: i64 = numbers["stored_penalty"]
        self.nations_dealt = options["nations"] == "dealt"
        self.last_winter = options["last_winter"] == "played"
        self.marked_lands = (options["lands"] == "two-only") == (seats == 2)
