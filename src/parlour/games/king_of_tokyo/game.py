"""King of Tokyo as the house knows it."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from parlour.engine.bits import everyone
from parlour.engine.content import Content, load_content
from parlour.engine.game import Game, classes_by_id
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.state import Box, State
from parlour.engine.step import Decision, Step
from parlour.games.king_of_tokyo import (
    damage,
    dice,
    evaluate,
    happens,
    invariants,
    market,
    places,
    scenario,
    schema,
    setup,
    view,
)
from parlour.games.king_of_tokyo.card import Card, KeepCard
from parlour.games.king_of_tokyo.cards import discards, fighting, growing, rolling
from parlour.games.king_of_tokyo.state import Tokyo, TokyoBox

CARD_MODULES = (rolling, fighting, growing, discards)


class KingOfTokyo(Game):
    """Giant monsters, six dice, one city."""

    package: ClassVar[str] = "parlour.games.king_of_tokyo"
    printed_schema: ClassVar[Any] = schema.Printed
    schema: ClassVar[Any] = schema.Table
    happens: ClassVar[ModuleType | None] = happens
    things: ClassVar[Mapping[str, str]] = {
        "card": "T4.5",
        "deck": "T4.5.8",
        "die": "T4.2.2",
        "discards": "T4.5.4",
        "monster": "T3.1",
        "poison": "T6.3",
        "seat": "T4.3.8",
        "shrink": "T6.3",
        "store": "T4.5.3",
    }

    def box(self, seats: int, options: dict[str, str], overrides: dict[str, object]) -> Box:
        content = load_content(self.package, overrides)
        check_counts(content)
        cards = make_cards(content)
        keeps = [card for card in cards if isinstance(card, KeepCard)]
        mimic = next(card.number for card in keeps if isinstance(card, growing.Mimic))
        return TokyoBox(self.id, seats, options, overrides, content, cards, keeps, mimic)

    def deal(self, box: Box, rng: Rng) -> State:
        table = setup.lay_out(_kit(box), rng)
        steps: list[Step[Tokyo]] = [setup.ChooseMonster(seat) for seat in range(box.seats)]
        if table.kit.monsters_dealt:
            steps = [setup.DealMonsters()]
        table.do_all([*steps, setup.OpenStore(), setup.FirstPlayer(everyone(box.seats))])
        return table

    def decisions(self) -> list[type[Decision[Any]]]:
        return [
            setup.ChooseMonster,
            dice.Reroll,
            dice.ChangeDice,
            dice.ResolveDice,
            dice.UseHeart,
            dice.LastChance,
            damage.HideAgain,
            damage.Brace,
            places.AskYield,
            market.BuyCards,
            rolling.UsePsychicProbe,
            fighting.UseJets,
            growing.UseFreezeTime,
            growing.UseMetamorph,
            growing.UseMimic,
            growing.LoadBatteries,
            growing.UseOpportunist,
        ]

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return view.see(_table(state), -1 if seat is None else seat)

    def printed(self, box: Box) -> Mapping[str, Any]:
        assert isinstance(box, TokyoBox)
        return view.printed(box)

    def evaluate(self, state: State) -> list[float]:
        return evaluate.evaluate(_table(state))

    def advise(self, state: State) -> int:
        return evaluate.advise(_table(state))

    def invariants(self, state: State) -> None:
        invariants.check(_table(state))

    def scenario_keys(self) -> list[Key]:
        return scenario.KEYS

    def set_up(self, box: Box, rng: Rng, keys: Keys) -> State:
        return scenario.set_up(_kit(box), rng, keys)


def make_cards(content: Content) -> list[Card]:
    """The 66 cards by number: a card is the class of its name, made with its numbers."""
    classes = classes_by_id(CARD_MODULES, Card)
    cards: dict[int, Card] = {}
    for id, entry in content.table("cards").items():
        for copy in range(entry["copies"]):
            number = entry["number"] + copy
            cards[number] = classes[id](id, number, entry)
    return [cards[number] for number in range(len(cards))]


def check_counts(content: Content) -> None:
    """T2.2-T2.5  What the content has, against what the box of the manual has."""
    cards = content.table("cards").values()
    kinds = {kind: [card for card in cards if card["kind"] == kind] for kind in ("keep", "discard")}
    stated = content.table("counts")
    printed = load_content(KingOfTokyo.package).table("cards")
    counted = {
        "cards": sum(card["copies"] for card in cards),
        "names": len(cards),
        "monsters": len(content.table("monsters")),
        "faces": len(content.table("faces")["names"]),
        "counters": stated["smoke"] + stated["mimic"] + stated["shrink"] + stated["poison"],
        "smoke": printed["smoke-cloud"]["charges"],
        "mimic": printed["mimic"]["copies"],
        "black_dice": load_content(KingOfTokyo.package).numbers()["dice"],
        "green_dice": printed["extra-head"]["copies"],
        "most_dice": stated["black_dice"] + stated["green_dice"] + 1,
        "poison": 12,
        "shrink": 12,
        "energy": 50,
    }
    for kind, found in kinds.items():
        counted[kind] = sum(card["copies"] for card in found)
        counted[f"{kind}_names"] = len(found)
        counted[f"{kind}_cost"] = sum(
            card["copies"] * card["cost"] for card in printed.values() if card["kind"] == kind
        )
    content.check_counts(counted)


def _table(state: State) -> Tokyo:
    assert isinstance(state, Tokyo)
    return state


def _kit(box: Box) -> TokyoBox:
    assert isinstance(box, TokyoBox)
    return box
