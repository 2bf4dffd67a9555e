"""Action cards for Build, Research, Burn and Winter, and for spies."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import SEAT, About, Answers, Choice
from parlour.engine.step import Decision, Refusal
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.actions import BUILDING, RESEARCH
from parlour.games.attack_deluxe.build import PlaceFree
from parlour.games.attack_deluxe.card import CARDS, Card, copy_of, held
from parlour.games.attack_deluxe.oil import PlaceOil
from parlour.games.attack_deluxe.playing import DISCARD_DOWN
from parlour.games.attack_deluxe.research import open_cards
from parlour.games.attack_deluxe.roles import CARD
from parlour.games.attack_deluxe.state import World


class WarBonds(Card):
    """More production in a Build."""

    def fits(self, table: World, seat: i64) -> bool:
        return table.action == BUILDING

    def play(self, table: World, seat: i64) -> None:
        table.gain(seat, self.production, 0)
        if table.journal is not None:
            table.happened(happens.Gain(seat, self.production), self.id)


class Mobilization(Card):
    """Free Infantry in a Build."""

    def fits(self, table: World, seat: i64) -> bool:
        return table.action == BUILDING

    def play(self, table: World, seat: i64) -> None:
        if self.infantry:
            table.do(PlaceFree(seat, self.infantry, self.most, []))


class OilStrike(Card):
    """An oil marker in a Build."""

    def fits(self, table: World, seat: i64) -> bool:
        return table.action == BUILDING and len(PlaceOil(seat, 1).options(table)) > 0

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "no-oil-strike", {})

    def play(self, table: World, seat: i64) -> None:
        table.oil_to_place += self.markers


class ScientificBreakthrough(Card):
    """A Research asks for fewer units."""

    def fits(self, table: World, seat: i64) -> bool:
        return table.action == RESEARCH and len(open_cards(table, seat, self.units, True)) > 0

    def leaves_out(self) -> i64:
        return self.units

    def play(self, table: World, seat: i64) -> None:
        table.dropped += self.units


class StrategicReserve(Card):
    """A Burn takes less oil."""

    def fits(self, table: World, seat: i64) -> bool:
        return table.nations[seat].oil >= self.burn

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "oil-short", {"missing": self.burn - table.nations[seat].oil})

    def play(self, table: World, seat: i64) -> None:
        table.pay(seat, 0, self.burn)
        if table.journal is not None:
            table.happened(happens.Burn(seat, self.burn), self.id)


class SpyRing(Card):
    """Look at an opponent's cards, and take one."""

    def fits(self, table: World, seat: i64) -> bool:
        return len(SpyOn(seat).options(table)) > 0

    def why_not(self, table: World, seat: i64) -> Refusal:
        return Refusal(self.id, "nobody-has-cards", {})

    def play(self, table: World, seat: i64) -> None:
        table.do(SpyOn(seat), DISCARD_DOWN[seat])


class SpyOn(Decision[World]):
    """Whose cards are looked at."""

    first: ClassVar[int] = 4660
    size: ClassVar[int] = 6
    clause: ClassVar[str] = "spy-ring"
    answers: ClassVar[Answers | None] = Answers(Choice("spy on {victim}", "seat:{victim}", victim=SEAT))

    def options(self, table: World) -> list[int]:
        return [seat for seat in range(table.kit.seats) if seat != self.seat and table.nations[seat].hand]

    def choose(self, table: World, option: i64) -> None:
        hand: i64 = table.nations[option].hand
        table.let_know(self.seat, option, hand)
        if table.journal is not None:
            event = happens.Spy(self.seat, option, table.hand_list(hand))
            table.happened(event, "spy-ring", known_by=[self.seat, option])
        table.do(TakeCard(self.seat, option))

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if option >= table.kit.seats or option == self.seat:
            return None
        return Refusal("spy-ring", "they-have-no-cards", {})


class TakeCard(Decision[World]):
    """Which of these cards is taken."""

    first: ClassVar[int] = 4670
    size: ClassVar[int] = 20
    clause: ClassVar[str] = "spy-ring"
    secret: ClassVar[bool] = True
    about: ClassVar[About | None] = About(victim=SEAT.of("victim"))
    answers: ClassVar[Answers | None] = Answers(Choice("take {card}", "card:{victim}:{card}", card=CARD))

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim

    def options(self, table: World) -> list[int]:
        hand: i64 = table.nations[self.victim].hand
        return [card for card in range(CARDS) if held(hand, card)]

    def choose(self, table: World, option: i64) -> None:
        known: i64 = table.known[self.victim * table.kit.seats + self.seat]
        table.lose_card(self.victim, option)
        table.nations[self.seat].hand += copy_of(option)
        table.barred += copy_of(option)
        table.let_know(self.victim, self.seat, known + copy_of(option))
        if table.journal is not None:
            event = happens.TakeCard(self.seat, self.victim, table.kit.cards[option].id)
            table.happened(event, "spy-ring", known_by=[self.seat, self.victim])


class HarshWinter(Card):
    """No Move and no Blitz in this Winter."""

    def fits(self, table: World, seat: i64) -> bool:
        return not table.harsh

    def play(self, table: World, seat: i64) -> None:
        table.harsh = True
