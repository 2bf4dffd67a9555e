"""T4  The turn: its steps in order, its end, and whose turn comes next."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.step import Step
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.damage import Damage, with_hit
from parlour.games.king_of_tokyo.dice import FinalDice, RollDice
from parlour.games.king_of_tokyo.market import BuyCards
from parlour.games.king_of_tokyo.places import YieldTokyo
from parlour.games.king_of_tokyo.state import NOBODY, Tokyo


class Turn(Step[Tokyo]):
    """T4.0  A turn has these steps, in this order."""

    def __init__(self, seat: i64, fewer: i64) -> None:
        self.seat: i64 = seat
        self.fewer: i64 = fewer  # dice less in an extra turn

    def run(self, table: Tokyo) -> None:
        table.active = self.seat
        table.fewer = self.fewer
        if table.journal is not None:
            table.happened(happens.Turn(self.seat, self.fewer), "T4.0")
        table.do(BUY_CARDS[self.seat], END_OF_TURN, AFTER_TURN)
        table.do(START_OF_TURN, ROLL_DICE, FINAL_DICE, YIELD_TOKYO)


class StartOfTurn(Step[Tokyo]):
    """T4.1  Limits are fresh again; Tokyo pays you; your cards act; you may use those with a choice."""

    def run(self, table: Tokyo) -> None:
        seat = table.active
        me, moments = table.monsters[seat], table.kit.moments
        table.dice = 0
        table.resolved = False
        table.entering = False
        table.scored_ones = False
        table.again = False
        table.attacked = 0
        table.yielded = 0
        table.hurt = 0
        table.used = 0
        table.culled = 0
        table.shielded = 0
        table.dealt = 0
        if table.in_tokyo(seat):
            table.gain_stars(seat, table.kit.start_in_tokyo, "T4.1.1")
            for card in table.keeps(me.powers & moments.start_in_tokyo):
                card.start_in_tokyo(table, seat, me.times(card))
            if table.over:
                return
        if me.powers & (moments.start_of_turn | moments.before_rolling):
            for card in table.keeps(me.powers & moments.start_of_turn):
                card.start_of_turn(table, seat)
            for card in table.keeps(me.powers & moments.before_rolling):
                card.before_rolling(table, seat)


class EndOfTurn(Step[Tokyo]):
    """T4.6, T4.6.1  Cards may be sold; then come the rewards, then poison."""

    def run(self, table: Tokyo) -> None:
        if table.acting():
            closing = table.monsters[table.active].powers & table.kit.moments.closing
            if closing:
                table.do(REWARDS)
                for card in table.keeps(closing):
                    card.closing(table, table.active)
            else:
                reward(table)


class Rewards(Step[Tokyo]):
    """T4.6.2  Rewards follow on the selling of cards."""

    def run(self, table: Tokyo) -> None:
        reward(table)


def reward(table: Tokyo) -> None:
    """T4.6.2, T6.4  Rewards come by themselves in their order; then each Poison counter hurts."""
    seat = table.active
    me, moments = table.monsters[seat], table.kit.moments
    if me.powers & moments.end_of_turn:
        for card in moments.ending:
            if me.powers >> card.number & 1:
                card.end_of_turn(table, seat, me.times(card))
    if me.poison:
        table.do(Damage(NOBODY, with_hit(0, seat, me.poison * table.kit.poison_damage), False, 0))


class AfterTurn(Step[Tokyo]):
    """T4.6, T4.6.3  The check for the goal, the offer of an extra turn to one who owns its card, the next turn."""

    def run(self, table: Tokyo) -> None:
        check_goal(table)
        if table.over:
            return
        me = table.monsters[table.active]
        if me.alive and me.powers & table.kit.moments.extra_turn:
            table.do(NEXT_TURN)
            for card in table.keeps(me.powers & table.kit.moments.extra_turn):
                card.extra_turn(table, table.active)
        else:
            next_turn(table)


def check_goal(table: Tokyo) -> None:
    """T1.2, T1.4  A living monster with enough stars wins; of several, the one that got there first."""
    best: i64 = NOBODY
    first: i64 = 0
    seat: i64 = 0
    for monster in table.monsters:
        reached = monster.reached
        if reached and monster.alive and (best == NOBODY or reached < first):
            best = seat
            first = reached
        seat += 1
    if best != NOBODY:
        table.win(best, "T1.2")


class NextTurn(Step[Tokyo]):
    """T4.6.4  Whose turn is next, after an extra turn was offered."""

    def run(self, table: Tokyo) -> None:
        next_turn(table)


def next_turn(table: Tokyo) -> None:
    """T4.6.4  A turn just accepted; else one waiting from a bought card; else the next living monster's."""
    if table.again and table.acting():
        table.do(Turn(table.active, table.fewer))
        return
    while table.frenzies:
        seat: i64 = table.frenzies[0]
        table.frenzies = table.frenzies[1:]
        if table.monsters[seat].alive:
            table.do(TURNS[seat])
            return
    seat = table.seat_after(table.around)
    while not table.monsters[seat].alive:
        seat = table.seat_after(seat)
    table.around = seat
    table.do(TURNS[seat])


START_OF_TURN: Final = StartOfTurn()
ROLL_DICE: Final = RollDice()
FINAL_DICE: Final = FinalDice()
YIELD_TOKYO: Final = YieldTokyo()
BUY_CARDS: Final[list[Step[Tokyo]]] = [BuyCards(seat) for seat in range(6)]
END_OF_TURN: Final = EndOfTurn()
REWARDS: Final = Rewards()
AFTER_TURN: Final = AfterTurn()
NEXT_TURN: Final = NextTurn()
TURNS: Final[list[Step[Tokyo]]] = [Turn(seat, 0) for seat in range(6)]
