"""Quick looks ahead: what a seat would play at first sight, and a match played on like that."""

from typing import Final

from mypy_extensions import i64

from parlour.bots.bot import Bot, slip
from parlour.engine.game import Game, find_game
from parlour.engine.rng import Rng
from parlour.engine.state import State

LOOKS: Final[i64] = 4  # at an option whose outcome is left to chance


class GlanceBot(Bot):
    """Takes what looks best at first sight; `slips` is how often it takes anything instead."""

    def __init__(self, slips: float = 0.0) -> None:
        self.slips = slips

    def choose(self, table: State, rng: Rng) -> int:
        question = table.question
        assert question is not None
        option = slip(table, self.slips, rng)
        if option < 0:
            option = glance(table, find_game(table.box.game), rng)
        return question.first + option


def glance(table: State, game: Game, rng: Rng) -> i64:
    """The option that the game advises, or that looks best at first sight."""
    advised: i64 = game.advise(table)
    return advised if advised >= 0 else at_first_sight(table, game, rng)


def at_first_sight(table: State, game: Game, rng: Rng) -> i64:
    """The option after which `evaluate` likes the seat best."""
    outlooks = look(table, game, rng, LOOKS)
    best: i64 = 0
    at: i64 = 1
    while at < len(outlooks):
        if outlooks[at] > outlooks[best]:
            best = at
        at += 1
    return table.answers[best]


def look(table: State, game: Game, rng: Rng, looks: i64) -> list[float]:
    """How good each option looks to the seat that is asked, by what comes next.

    The dice of the table stay unseen: each look has dice of its own, the same for all options. Where nothing was left
    to chance, one look is enough.
    """
    question = table.question
    assert question is not None
    seat = question.seat
    dice = [rng.split()]
    found: list[float] = []
    for option in table.answers:
        trial = table.copy()
        trial.rng = dice[0].copy()
        trial.answer(option)
        total = game.evaluate(trial)[seat]
        if trial.learnt == table.learnt:
            found.append(total)
            continue
        number: i64 = 1
        while number < looks:
            if number == len(dice):
                dice.append(rng.split())
            trial = table.copy()
            trial.rng = dice[number].copy()
            trial.answer(option)
            total += game.evaluate(trial)[seat]
            number += 1
        found.append(total / float(looks))
    return found


def play_on(table: State, game: Game, rng: Rng, decisions: i64, until: i64) -> i64:
    """Let all seats play at first sight, for so many decisions at most, until this turn; how many options were looked
    at."""
    looked: i64 = 0
    while table.question is not None and decisions > 0 and table.turn_count() < until:
        option: i64 = game.advise(table)
        if option < 0:
            option = at_first_sight(table, game, rng)
            looked += len(table.answers)
        else:
            looked += 1
        table.answer(option)
        decisions -= 1
    return looked
