"""A player that looks one step ahead: it tries each option on imagined tables, and takes what looks best."""

from typing import Final

from mypy_extensions import i64

from parlour.bots.bot import Bot
from parlour.engine.game import Game, find_game
from parlour.engine.rng import Rng
from parlour.engine.state import State

TRIES: Final[i64] = 4  # imagined tables in the first round
MOST_TRIES: Final[i64] = 32  # and in the last


class GreedyBot(Bot):
    """Takes the option after which the game's own judgement likes its seat best."""

    def choose(self, table: State, rng: Rng) -> int:
        question = table.question
        assert question is not None
        return question.first + best_option(table, question.seat, find_game(table.box.game), rng)


class Candidate:
    """An option and how well it has done so far."""

    def __init__(self, option: i64, luck: i64) -> None:
        self.option: i64 = option
        self.luck: i64 = luck  # decides between equals
        self.total = 0.0
        self.tries: i64 = 0


def best_option(table: State, seat: i64, game: Game, rng: Rng) -> i64:
    """The option with the best outlook."""
    return try_options(table, seat, game, rng)[0].option


def try_options(table: State, seat: i64, game: Game, rng: Rng) -> list[Candidate]:
    """All options, the best first.

    They are tried on the same imagined tables, so that none is luckier than another. Round by round the worse half is
    tried no more, and the better half twice as often.
    """
    found = [Candidate(option, rng.word()) for option in table.answers]
    left: i64 = len(found)
    tries: i64 = TRIES
    while left > 1 and tries <= MOST_TRIES:
        dreams = [table.imagine(seat, rng) for number in range(tries)]
        better = found[:left]
        for candidate in better:
            candidate.total += outlook(dreams, seat, candidate.option, game)
            candidate.tries += tries
        better.sort(key=lambda candidate: (candidate.total, candidate.luck), reverse=True)
        found[:left] = better
        left = (left + 1) // 2
        tries *= 2
    return found


def outlook(dreams: list[State], seat: i64, option: i64, game: Game) -> float:
    """How well the seat does on these tables with this option, added up."""
    total = 0.0
    for dream in dreams:
        trial = dream.copy()
        trial.answer(option)
        total += game.evaluate(trial)[seat]
    return total
