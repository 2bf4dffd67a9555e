"""The games as games of OpenSpiel: its own simulation test, its bots, and what Parlour promises beside them."""

import pickle
from typing import Any

import pytest

import parlour
from parlour.engine.codec import digest
from tests.contract.walks import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="the OpenSpiel adapter needs the extra spiel")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402

from parlour import rl  # noqa: E402


def play_on(state: Any, moves: int, rng: Any) -> None:
    """So many random moves of players and of chance."""
    for _ in range(moves):
        if state.is_terminal():
            return
        state.apply_action(int(rng.choice(state.legal_actions())))


def after_the_deal(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(5)
    return state


def in_mid_match(game: Any, moves: int, rng: Any) -> Any:
    """A position in which a player is asked, after so many random moves, or fewer where the match would be over."""
    kept = state = after_the_deal(game)
    for _ in range(moves):
        state = state.clone()
        play_on(state, 1, rng)
        if state.is_terminal():
            break
        kept = kept if state.is_chance_node() else state
    return kept


@pytest.mark.parametrize("id", GAMES)
def test_it_passes_the_simulation_test_of_openspiel(id: str) -> None:
    pyspiel.random_sim_test(rl.spiel_game(id), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_with_all_seats_taken_it_goes_as_well(id: str) -> None:
    seats = parlour.find_game(id).seats[-1]
    game = rl.spiel_game(id, seats=seats)
    assert game.num_players() == seats and game.num_distinct_actions() == parlour.find_game(id).action_count
    state = in_mid_match(game, 60, np.random.RandomState(1))
    twin = state.clone()
    back = game.deserialize_state(state.serialize())
    for other in (twin, back):
        assert str(other) == str(state) and other.history() == state.history()
    play_on(twin, 20, np.random.RandomState(2))
    play_on(back, 20, np.random.RandomState(2))
    assert str(twin) == str(back) != str(state)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("parlour_king_of_tokyo(players=3,monsters=dealt,throws=16)")
    assert game.num_players() == 3 and game.max_chance_outcomes() == 16
    state = after_the_deal(game)
    assert state.position.episode.box.options["monsters"] == "dealt"
    assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()
    with pytest.raises(parlour.BadSetup, match="is one of choose, dealt, not 'drawn'"):
        rl.spiel_game("king-of-tokyo", options={"monsters": "drawn"})


def test_a_move_that_rolls_waits_for_chance_and_one_that_does_not_goes_on() -> None:
    state = after_the_deal(rl.spiel_game("king-of-tokyo", options={"order": "fixed"}))
    assert state.current_player() == 0
    state.apply_action(state.legal_actions()[0])  # a monster is chosen: no dice
    assert state.current_player() == 1
    before = state.observation_string(0)
    state.apply_action(state.legal_actions()[0])  # the last one: now the first player rolls
    assert state.is_chance_node() and state.observation_string(0) == before
    rolls = set()
    for outcome, chance in state.chance_outcomes():
        assert chance == pytest.approx(1 / 256)
        rolled = state.child(outcome)
        rolls.add(digest(rolled.position.episode.state))
        assert str(rolled) == str(state.child(outcome)), "the same outcome is the same roll"
    assert len(rolls) == 256


def test_players_see_their_own_view_and_no_more() -> None:
    game = rl.spiel_game("king-of-tokyo", seats=3)
    state = game.new_initial_state()
    rng, sample = np.random.RandomState(3), np.random.RandomState(4).uniform
    for _ in range(40):
        play_on(state, 3, rng)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, sample)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state), "the deck and the dice to come are others"
        assert state.string_to_action(state.action_to_string(state.legal_actions()[0])) == state.legal_actions()[0]


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_its_tree_searches_play_against_its_random_bot(kind: str) -> None:
    game = rl.spiel_game("nim", throws=4)
    rng = np.random.RandomState(5)
    judge = mcts.RandomRolloutEvaluator(2, rng)
    if kind == "mcts":
        bot = mcts.MCTSBot(game, 1.4, 40, judge, random_state=rng)
    else:
        bot = ismcts.ISMCTSBot(game, judge, 1.4, 40, random_state=rng, use_observation_string=True)
    wins = sum(played(game, [bot, uniform_random.UniformRandomBot(1, rng)], rng)[0] for match in range(20))
    assert wins >= 15


@pytest.mark.parametrize("id", [id for id in GAMES if 2 in parlour.find_game(id).seats])
def test_its_searches_answer_in_every_game(id: str) -> None:
    game = rl.spiel_game(id, seats=2, throws=8)
    rng = np.random.RandomState(6)
    state = in_mid_match(game, 30, rng)

    class Judge(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
        """The house's own judgement in place of long random play."""

        def evaluate(self, state: Any) -> Any:
            episode = state.position.episode
            return np.array(episode.game.evaluate(episode.state))

    judge = Judge(1, rng)
    informed = ismcts.ISMCTSBot(
        game, judge, 1.0, 6, random_state=rng, use_observation_string=True, allow_inconsistent_action_sets=True
    )
    for bot in (mcts.MCTSBot(game, 1.0, 6, judge, random_state=rng), informed):
        assert bot.step(state) in state.legal_actions()


def played(game: Any, bots: list[Any], rng: Any) -> list[float]:
    """What a match of these bots returns."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, chance in state.chance_outcomes()])))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns
