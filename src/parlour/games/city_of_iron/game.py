"""City of Iron as the house knows it."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from parlour.engine.bits import bit
from parlour.engine.content import Content, load_content
from parlour.engine.errors import BadSetup, did_you_mean
from parlour.engine.game import Game, classes_by_id
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.state import Box, State
from parlour.engine.step import Decision, Step
from parlour.games.city_of_iron import (
    building,
    cities,
    drawing,
    evaluate,
    happens,
    invariants,
    paying,
    printed,
    scenario,
    schema,
    setup,
    spring,
    summer,
    view,
    winter,
)
from parlour.games.city_of_iron.box import IronBox, Pieces
from parlour.games.city_of_iron.card import Card
from parlour.games.city_of_iron.cards import citizens, military, special
from parlour.games.city_of_iron.state import Iron
from parlour.games.city_of_iron.things import (
    ANYWHERE,
    DECKS,
    VEHICLES,
    Building,
    Good,
    Land,
    Sheet,
    Slot,
    Token,
    Town,
)

CARD_MODULES = (citizens, military, special)


class CityOfIron(Game):
    """Four nations of steam and magic, ten goods, seven rounds."""

    package: ClassVar[str] = "parlour.games.city_of_iron"
    version: ClassVar[int] = 2
    printed_schema: ClassVar[Any] = schema.Printed
    schema: ClassVar[Any] = schema.Table
    happens: ClassVar[ModuleType | None] = happens
    things: ClassVar[Mapping[str, str]] = {
        "building": "I6.7",
        "card": "I7.1",
        "chute": "I7.4",
        "city": "I6.5",
        "coins": "I5.4",
        "deck": "I5.6",
        "land": "I9.2",
        "nation": "I3.1",
        "row": "I6.1",
        "science": "I5.5",
        "slot": "I4.2",
        "stored": "I5.8",
        "token": "I9.6",
        "town": "I10.1",
    }
    card_tables: ClassVar[tuple[str, ...]] = ("cards", "buildings", "towns", "lands", "tokens")

    def box(self, seats: int, options: dict[str, str], overrides: dict[str, object]) -> Box:
        check_counts(self.content)
        content = load_content(self.package, overrides)
        return IronBox(self.id, seats, options, overrides, content, make_pieces(content))

    def deal(self, box: Box, rng: Rng) -> State:
        table = setup.lay_out(_kit(box), rng)
        steps: list[Step[Iron]] = [setup.DealNations()] if table.kit.nations_dealt else setup.choosing(box.seats)
        table.do_all([*steps, setup.FIRST_CARDS])
        return table

    def decisions(self) -> list[type[Decision[Any]]]:
        return [
            setup.ChooseNation,
            spring.Bid,
            drawing.DrawCards,
            drawing.TakeBack,
            drawing.Arrange,
            building.BuildWith,
            building.PlaceBuilding,
            building.StoreBuilding,
            paying.Pay,
            cities.ChooseLand,
            cities.ChooseToken,
            cities.ChooseDistrict,
            cities.MoveBuilding,
            cities.MoveTo,
            summer.ChooseAction,
            summer.Act,
            winter.PickCards,
            military.DiscardFromRow,
            special.SwapCubes,
        ]

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return view.see(_table(state), -1 if seat is None else seat)

    def printed(self, box: Box) -> Mapping[str, Any]:
        return printed.printed(_kit(box))

    def evaluate(self, state: State) -> list[float]:
        return evaluate.evaluate(_table(state))

    def invariants(self, state: State) -> None:
        invariants.check(_table(state))

    def scenario_keys(self) -> list[Key]:
        return scenario.KEYS

    def set_up(self, box: Box, rng: Rng, keys: Keys) -> State:
        return scenario.set_up(_kit(box), rng, keys)


def make_pieces(content: Content) -> Pieces:
    """Everything that is printed, each kind by number, also where a designer has changed it."""
    goods = list(content.table("goods"))
    terrains = {id: bit(entry["number"]) for id, entry in content.table("terrains").items()}
    grounds = {**terrains, "any": ANYWHERE}
    decks: dict[str, int] = {id: number for number, id in enumerate(DECKS)}
    vehicles: dict[str, int] = {id: number for number, id in enumerate(VEHICLES)}
    stacks = {id: stack["number"] for stack in content.table("stacks").values() for id in stack["towns"]}
    buildings = [
        Building(id, entry, goods, _pick("buildings", id, "land", entry, grounds), _deck_of(id, entry, decks))
        for id, entry in content.table("buildings").items()
    ]
    towns = [Town(id, entry, goods, stacks[id]) for id, entry in content.table("towns").items()]
    lands = [
        Land(
            id,
            entry,
            sum(terrains[terrain] for terrain in entry["terrain"]),
            _pick("lands", id, "vehicle", entry, vehicles),
        )
        for id, entry in content.table("lands").items()
    ]
    return Pieces(
        [Good(id, entry) for id, entry in content.table("goods").items()],
        buildings,
        towns,
        lands,
        [Token(id, entry) for id, entry in content.table("tokens").items()],
        [Slot(id, entry) for id, entry in content.table("slots").items()],
        make_cards(content),
        make_sheets(content),
    )


def make_cards(content: Content) -> list[Card]:
    """The 43 kinds of cards by number: a card is the class of its name, made with its numbers."""
    classes = classes_by_id(CARD_MODULES, Card)
    vehicles: dict[str, int] = {id: number for number, id in enumerate(VEHICLES)}
    made: dict[int, Card] = {}
    for id, entry in content.table("cards").items():
        vehicle = _pick("cards", id, "vehicle", entry, vehicles)
        made[entry["number"]] = classes[id.removesuffix("-2")](id, entry["number"], vehicle, entry)
    return [made[number] for number in range(len(made))]


def make_sheets(content: Content) -> list[Sheet]:
    """The nations: what all have, and what each has for itself."""
    numbers = {id: entry["number"] for id, entry in content.table("cards").items()}
    lands = {id: entry["number"] for id, entry in content.table("lands").items()}
    nations, printed = content.table("nations"), load_content(CityOfIron.package).table("nations")
    special_cards = {id for nation in nations.values() for id in nation["unique"]}
    sheets = []
    for id, entry in nations.items():
        cards = sum(bit(number) for card, number in numbers.items() if _has(entry, card, special_cards))
        home = printed[id]["home"]
        starting = [[numbers[card] for card in entry[kind]] for kind in ("citizens", "military")]
        sheets.append(
            Sheet(id, entry, _pick("nations", id, "home", entry, {home: lands[home]}), cards, starting[0], starting[1])
        )
    return sheets


def _has(nation: dict[str, Any], card: str, special_cards: set[str]) -> bool:
    return card in nation["unique"] or card not in special_cards


def _deck_of(id: str, entry: dict[str, Any], decks: dict[str, int]) -> int:
    return _pick("buildings", id, "deck", entry, decks)


def _pick(table: str, id: str, key: str, entry: dict[str, Any], known: dict[str, int]) -> int:
    """A word of the content as its number, also where a designer has changed it."""
    if entry[key] not in known:
        near = did_you_mean(str(entry[key]), known)
        raise BadSetup("override.no-word", {"path": f"{table}.{id}.{key}", "word": repr(entry[key]), "known": near})
    return known[entry[key]]


def check_counts(content: Content) -> None:
    """I2  What the content has, against what the box has."""
    buildings = content.table("buildings").values()
    cards, nations = content.table("cards"), content.table("nations")
    special_cards = {id for nation in nations.values() for id in nation["unique"]}
    own = {id: [cards[card] for card in cards if _has(nation, card, special_cards)] for id, nation in nations.items()}
    counted = {
        "nations": len(nations),
        "goods": len(content.table("goods")),
        "building_kinds": len(buildings),
        "building_cards": sum(sum(entry["copies"]) for entry in buildings),
        "score_cards": len(content.table("score_cards")),
        "book_cards": sum(entry["book"] for entry in content.table("score_cards").values()),
        "towns": len(content.table("towns")),
        "towns_a_stack": _same(len(stack["towns"]) for stack in content.table("stacks").values()),
        "lands": len(content.table("lands")),
        "homelands": len({nation["home"] for nation in nations.values()}),
        "lands_for_two": sum(entry["marked"] for entry in content.table("lands").values()),
        "cards": sum(len(entries) for entries in own.values()),
        "cards_a_nation": _same(len(entries) for entries in own.values()),
        "citizens_a_nation": _same(sum(card["kind"] == "citizen" for card in entries) for entries in own.values()),
        "military_a_nation": _same(sum(card["kind"] == "military" for card in entries) for entries in own.values()),
        "unique_a_nation": _same(len(nation["unique"]) for nation in nations.values()),
        "card_kinds": len(cards),
        "tokens_a_player": len(content.table("tokens")),
        "slots": len(content.table("slots")),
    }
    for deck in DECKS:
        for marks, players in ((3, ""), (2, "_three"), (1, "_two")):
            copies = [sum(entry["copies"][:marks]) for entry in buildings if entry["deck"] == deck]
            counted[f"deck_{deck.lower()}{players}"] = sum(copies)
    for id, entries in own.items():
        for symbol in ("guns", "hammers", "compasses"):
            counted[f"{symbol}_{id}"] = sum(card[symbol] for card in entries)
        counted[f"costs_{id}"] = sum(card["cost"] for card in entries)
    content.check_counts(counted)


def _same(numbers: Any) -> int:
    """The number that all of these are; -1 where they differ."""
    found = set(numbers)
    return found.pop() if len(found) == 1 else -1


def _table(state: State) -> Iron:
    assert isinstance(state, Iron)
    return state


def _kit(box: Box) -> IronBox:
    assert isinstance(box, IronBox)
    return box
