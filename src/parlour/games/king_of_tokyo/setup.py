"""T3  Setup: monsters, deck and store, and who goes first."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.rng import Rng
from parlour.engine.state import NO_ANSWERS
from parlour.engine.step import Refusal, Step
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.dice import face_names
from parlour.games.king_of_tokyo.faces import CLAW, count
from parlour.games.king_of_tokyo.question import TokyoDecision
from parlour.games.king_of_tokyo.roles import ANY_TIME, FIGURE
from parlour.games.king_of_tokyo.state import NO_CARD, NOBODY, OUTSIDE, Monster, Tokyo, TokyoBox
from parlour.games.king_of_tokyo.store import fill_slot
from parlour.games.king_of_tokyo.turn import Turn

FIGURES: Final[i64] = 6


def lay_out(box: TokyoBox, rng: Rng) -> Tokyo:
    """T3.2, T3.4  The table with the deck shuffled, before anything has happened."""
    deck = [card.number for card in box.cards]
    deck.sort()
    rng.shuffle(deck)
    return Tokyo(
        box=box,
        rng=rng,
        stack=[],
        question=None,
        answers=NO_ANSWERS,
        learnt=0,
        over=False,
        monsters=[
            Monster(NOBODY, box.life, box.stars, box.energy, OUTSIDE, True, 0, 0, 0, 0, 0, 0)
            for seat in range(box.seats)
        ],
        active=0,
        around=0,
        dice=0,
        fewer=0,
        resolved=False,
        attacked=0,
        yielded=0,
        hurt=0,
        entering=False,
        used=0,
        culled=0,
        shielded=0,
        dealt=0,
        scored_ones=False,
        again=False,
        frenzies=[],
        deck=deck,
        drawn=0,
        top_seen=0,
        store=[NO_CARD for slot in range(box.store)],
        tokens=[0 for card in box.keeps],
        copied=NO_CARD,
        in_play=0,
        clock=0,
        winner=NOBODY,
    )


class ChooseMonster(TokyoDecision):
    """T3.1  Players each take a different monster, one after the other in seat order."""

    first: ClassVar[int] = 0
    size: ClassVar[int] = 7
    clause: ClassVar[str] = "T3.1"
    answers: ClassVar[Answers | None] = Answers(
        Choice("{figure}", "monster:{figure}", verb="choose", figure=FIGURE), ANY_TIME
    )

    def offers(self, table: Tokyo) -> list[int]:
        taken = [monster.figure for monster in table.monsters]
        return [figure for figure in range(FIGURES) if figure not in taken]

    def take(self, table: Tokyo, option: i64) -> None:
        table.monsters[self.seat].figure = option
        if table.journal is not None:
            table.happened(happens.Choose(self.seat, table.kit.figure_ids[option]), "T3.1")

    def refuse(self, table: Tokyo, option: i64) -> Refusal | None:
        if option < FIGURES:
            return Refusal("T3.1", "monster-taken", {})
        return None


class DealMonsters(Step[Tokyo]):
    """T3.1  Option `monsters` = `dealt`: handed out at random."""

    def run(self, table: Tokyo) -> None:
        figures = list(range(FIGURES))
        table.rng.shuffle(figures)
        table.reveal()
        for seat in range(table.kit.seats):
            table.monsters[seat].figure = figures[seat]
            if table.journal is not None:
                table.happened(happens.Choose(seat, table.kit.figure_ids[figures[seat]]), "T3.1")


class OpenStore(Step[Tokyo]):
    """T3.4  The top three cards are laid open; this gives nobody a chance to buy."""

    def run(self, table: Tokyo) -> None:
        for slot in range(table.kit.store):
            fill_slot(table, slot)


class FirstPlayer(Step[Tokyo]):
    """T3.5  Whoever rolls the most claws takes the first turn; those who tie roll again."""

    def __init__(self, rolling: i64) -> None:
        self.rolling: i64 = rolling  # a bit a seat

    def run(self, table: Tokyo) -> None:
        best: i64 = -1
        tied: i64 = 0
        leader: i64 = 0
        for seat in range(table.kit.seats):
            if self.rolling >> seat & 1:
                rolled = table.roll_dice(table.kit.dice)
                claws = count(rolled, CLAW)
                if table.journal is not None:
                    table.happened(happens.FirstRoll(seat, face_names(rolled)), "T3.5")
                if claws > best:
                    best, tied, leader = claws, 0, seat
                if claws == best:
                    tied |= bit(seat)
        if tied & (tied - 1):
            table.do(FirstPlayer(tied))
        else:
            table.around = leader
            if table.journal is not None:
                table.happened(happens.First(leader), "T3.5")
            table.do(Turn(leader, 0))
