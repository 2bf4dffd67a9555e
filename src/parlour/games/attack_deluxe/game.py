"""ATTACK! Deluxe as the house knows it."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from parlour.engine.content import Content, load_content
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game, classes_by_id
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.state import Box, State
from parlour.engine.step import Decision
from parlour.games.attack_deluxe import (
    actions,
    battle,
    blitz,
    build,
    burn,
    cargo,
    evaluate,
    fighting,
    forecast,
    happens,
    invariants,
    landing,
    lineup,
    move,
    navigate,
    negotiate,
    oil,
    playing,
    research,
    scenario,
    schema,
    setup,
    transport,
    view,
)
from parlour.games.attack_deluxe.atlas import atlas_of, map_counts
from parlour.games.attack_deluxe.box import GOVERNMENTS, WorldBox
from parlour.games.attack_deluxe.card import Card
from parlour.games.attack_deluxe.cards import fighting as fighting_cards
from parlour.games.attack_deluxe.cards import industry, marching, seafaring
from parlour.games.attack_deluxe.odds import army_battle, navy_battle
from parlour.games.attack_deluxe.state import World

CARD_MODULES = (marching, fighting_cards, seafaring, industry)
ONE_BOARD = 4  # players, at most
PLACARDS = 2  # of each government
MARKERS = 3  # with each placard


class AttackDeluxe(Game):
    """Armies, fleets, talks and factories in the world of 1935."""

    package: ClassVar[str] = "parlour.games.attack_deluxe"
    version: ClassVar[int] = 2
    card_tables: ClassVar[tuple[str, ...]] = ("cards", "economics", "governments")
    printed_schema: ClassVar[Any] = schema.Printed
    schema: ClassVar[Any] = schema.Table
    things: ClassVar[Mapping[str, str]] = {
        "action": "A4.2",
        "card": "A18.3",
        "cargo": "A8.6",
        "coast": "A8.1",
        "direction": "A3.16",
        "economics": "A12.1",
        "government": "A3.4",
        "group": "A8.1",
        "line": "A14.2",
        "need": "A12.1",
        "oil": "A13.1",
        "region": "A5.1",
        "reserve": "A14.5",
        "sailing": "A8.1",
        "seat": "A2.12",
        "side": "A14.1",
        "supply": "A11.3",
        "treasury": "A13.1",
        "unit": "A5.2",
        "zone": "A5.3",
    }
    happens: ClassVar[ModuleType | None] = happens
    slips: ClassVar[float] = 0.1

    def box(self, seats: int, options: dict[str, str], overrides: dict[str, object]) -> Box:
        check_counts(self.content)
        content = load_content(self.package, overrides)
        board = options["map"] if seats <= ONE_BOARD else "world"
        return WorldBox(self.id, seats, options, overrides, content, atlas_of(board), make_cards(content))

    def deal(self, box: Box, rng: Rng) -> State:
        table = setup.lay_out(_kit(box), rng)
        table.do(setup.RollOrder())
        return table

    def decisions(self) -> list[type[Decision[Any]]]:
        return [
            setup.ChooseGovernment,
            setup.ChooseStartCard,
            setup.ChooseDirection,
            actions.ChooseAction,
            transport.AskTransport,
            negotiate.PayPrice,
            battle.AskSalvo,
            playing.PlayCard,
            playing.DiscardDown,
            negotiate.KeepOne,
            move.MoveFrom,
            move.MoveTo,
            move.PickMovers,
            blitz.BlitzTarget,
            blitz.BlitzFrom,
            blitz.PickJoiners,
            transport.TransportFrom,
            transport.TransportTo,
            transport.PickFreight,
            navigate.ChooseFleet,
            navigate.PickShips,
            navigate.TakeCargo,
            navigate.Sail,
            navigate.Embark,
            fighting.ChooseSeaBattle,
            fighting.ChooseBattle,
            landing.LandFrom,
            landing.LandTo,
            landing.PickLanding,
            negotiate.ChooseNeutral,
            build.Buy,
            build.PlaceUnits,
            research.ChooseTech,
            research.LeaveOut,
            research.GiveUp,
            oil.PlaceOil,
            burn.AskBurn,
            setup.PlaceCapital,
            setup.ChooseGround,
            setup.Spread,
            battle.Deploy,
            cargo.LoseCargo,
            lineup.LayShip,
            lineup.AskRetreat,
            lineup.RetreatTo,
            build.PlaceFree,
            setup.StartOil,
            marching.DropFrom,
            marching.DropTo,
            marching.DropNumber,
            marching.BreakTo,
            marching.PickBreakers,
            fighting_cards.BombFrom,
            fighting_cards.BombTo,
            seafaring.RaidWhom,
            industry.SpyOn,
            industry.TakeCard,
        ]

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return view.see(_table(state), -1 if seat is None else seat)

    def printed(self, box: Box) -> Mapping[str, Any]:
        return view.printed(_kit(box))

    def evaluate(self, state: State) -> list[float]:
        return evaluate.evaluate(_table(state))

    def invariants(self, state: State) -> None:
        invariants.check(_table(state))

    def odds(
        self,
        battle: str,
        attackers: str,
        defenders: str,
        options: dict[str, str],
        overrides: dict[str, object] | None = None,
    ) -> dict[str, Any]:
        """The odds of a battle: `army` or `navy`, and units as `3 infantry 1 tank`; a neutral region is `year 3`."""
        numbers, chosen = load_content(self.package, overrides).numbers(), self.choose_options(options)
        if battle == "navy":
            lineup, order_dice = chosen["seaBattle"] == "lineup", chosen["lineupDice"] == "order"
            return navy_battle(attackers, defenders, lineup, order_dice, numbers).plain()
        if battle != "army":
            raise ParlourError(f"a battle is of an army or a navy, not {battle!r}")
        word, _, year = defenders.partition(" ")
        if word == "year" and year.isdigit():
            return army_battle(attackers, "", int(year), True, numbers).plain()
        return army_battle(attackers, defenders, 0, True, numbers).plain()

    def odds_of(self, table: State, seat: int) -> dict[str, object] | None:
        """By the id of its place, each battle that goes on or is to be fought in this action; see `forecast`."""
        return forecast.forecast(_table(table)) or None

    def scenario_keys(self) -> list[Key]:
        return scenario.KEYS

    def set_up(self, box: Box, rng: Rng, keys: Keys) -> State:
        return scenario.set_up(_kit(box), rng, keys)


def make_cards(content: Content) -> list[Card]:
    """The 20 action cards by number: a card is the class of its name, made with its numbers."""
    classes = classes_by_id(CARD_MODULES, Card)
    cards = [classes[id](id, spec) for id, spec in content.table("cards").items()]
    return sorted(cards, key=lambda card: card.number)


def check_counts(content: Content) -> None:
    """A2  What the content has, against what the box of the manual has."""
    cards, economics = content.table("cards").values(), content.table("economics").values()
    stated, dice = content.table("counts"), content.table("dice")
    content.check_counts(
        {
            **map_counts(content),
            "cards": sum(card["copies"] for card in cards),
            "card_names": len(cards),
            "economics": sum(card["copies"] for card in economics),
            "governments": len(GOVERNMENTS),
            "placards": PLACARDS * len(content.table("governments")),
            "markers": stated["placards"] * MARKERS + stated["pool"],
            "pool": setup.POOL * len(GOVERNMENTS),
            "army_faces": len(dice["army"]),
            "navy_faces": len(dice["navy"]),
            "army_dice": 8,
            "navy_dice": 5,
            "order_dice": 2,
            "oil_markers": content.numbers()["oil_markers"],
            "action_markers": 40,
        }
    )


def _table(state: State) -> World:
    assert isinstance(state, World)
    return state


def _kit(box: Box) -> WorldBox:
    assert isinstance(box, WorldBox)
    return box
