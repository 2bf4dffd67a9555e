"""Bots: how they are found, what they are shown, and that greedy plays better than chance."""

import pytest

import parlour
from parlour.arena.hall import play_out
from parlour.arena.plan import Plan
from parlour.arena.simulate import simulate
from parlour.bots import BOTS, LEVELS, USUAL_LEVEL, Bot, UnknownBot, ask, find_bot
from parlour.bots.mcts import Habits, SearchBot
from parlour.bots.random import playout
from parlour.engine.codec import digest

GAMES = sorted(parlour.games())


class Spy(Bot):
    """Plays the first legal action, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[parlour.State] = []

    def choose(self, table: parlour.State, rng: parlour.Rng) -> int:
        self.shown.append(table)
        return table.legal()[0]


def positions(game: str, number: int) -> list[parlour.State]:
    """Positions in the middle of random matches."""
    found = []
    for seed in range(number):
        state = parlour.start(game, parlour.find_game(game).seats[-1], seed).state
        state.journal = None
        rng = parlour.seeded(f"positions {seed}")
        playout(state, rng, 10 + 10 * seed)
        if not state.over:
            found.append(state)
    return found


def test_bots_are_found_by_name() -> None:
    assert list(BOTS) == ["random", "easy", "normal", "greedy", "hard", "expert"]
    assert set(LEVELS) < set(BOTS) and USUAL_LEVEL in LEVELS
    for name in BOTS:
        assert isinstance(find_bot(name), Bot)
        assert find_bot(name) is not find_bot(name)  # each seat has a player of its own


def test_an_unknown_bot_gets_one_sentence() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'gredy': did you mean 'greedy'\\?"):
        find_bot("gredy")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_shown_an_imagined_table_and_never_the_real_one(game: str) -> None:
    for state in positions(game, 5):
        spy, before = Spy(), digest(state)
        action = ask(spy, state, parlour.seeded(1))
        assert action in state.legal()
        assert digest(state) == before
        [shown] = spy.shown
        assert shown is not state
        assert digest(shown) != before  # the dice to come are others
        seat = state.seat
        game_ = parlour.find_game(game)
        assert game_.view(shown, seat) == game_.view(state, seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "easy", "normal", "greedy", "search"])
def test_what_is_hidden_does_not_change_what_a_bot_plays(game: str, name: str) -> None:
    """Two tables that look the same to a seat get the same answer, whatever lies face down."""
    make = BOTS.get(name, lambda: SearchBot(Habits(iterations=12, seconds=600.0)))
    for state in positions(game, 3):
        seat = state.seat
        assert seat is not None
        other = state.imagine(seat, parlour.seeded("another world"))
        answers = [ask(make(), table, parlour.seeded(1)) for table in (state, other)]
        assert answers[0] == answers[1]
        assert answers[0] in state.legal()


def test_there_is_nothing_to_ask_when_the_match_is_over() -> None:
    state = parlour.start(GAMES[0]).state
    state.journal = None
    play_out(state, [find_bot("random")] * 2, parlour.seeded(1))
    assert state.over
    with pytest.raises(ValueError, match="the match is over"):
        ask(find_bot("random"), state, parlour.seeded(1))


def test_greedy_takes_a_sure_win() -> None:
    """Three 1s and a star to go: greedy keeps them."""
    words = {"seats": 2, "stars": [19, 0], "dice": "1 1 1 2 2 3", "rerolls": 2}
    match = parlour.scenario("king-of-tokyo", words)
    for seed in range(5):
        copy = match.state.copy()
        while copy.seat == 0:
            copy.play(ask(find_bot("greedy"), copy, parlour.seeded(seed)))
        assert copy.winners() == [0]


@pytest.mark.slow
def test_greedy_beats_three_random_players() -> None:
    report = simulate(Plan("king-of-tokyo", ["greedy", "random", "random", "random"], 12, seed="sample"))
    greedy = report.by_bot[0]
    assert greedy.name == "greedy"
    assert greedy.won >= 8, f"greedy won {greedy.won} of 12; par is 3"
