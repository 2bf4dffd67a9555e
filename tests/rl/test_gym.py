"""The Gymnasium environments, one match or many: Gymnasium's own checks, and what Parlour promises beside them."""

import copy
import pickle
from typing import Any

import pytest

import parlour
from parlour.bots import Bot
from tests.contract.walks import GAMES

gymnasium = pytest.importorskip("gymnasium", reason="the Gymnasium environment needs the extra rl")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from parlour import rl  # noqa: E402


def a_legal_action(mask: Any, rng: parlour.Rng) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


def play_on(env: Any, mask: Any, moves: int) -> list[Any]:
    """So many random legal moves, and what came of each."""
    rng, found = parlour.seeded("moves"), []
    for _ in range(moves):
        seen, reward, ended, _cut, info = env.step(a_legal_action(mask, rng))
        found.append((seen.tobytes(), reward, ended))
        if ended:
            break
        mask = info["action_mask"]
    return found


@pytest.mark.parametrize("id", GAMES)
def test_it_passes_the_checks_of_gymnasium(id: str) -> None:
    assert rl.gym_env  # the games are registered with their door
    name = f"parlour/{id}-v{parlour.find_game(id).version}"
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("id", GAMES)
def test_a_learner_plays_matches_to_their_end_on_any_seat(id: str) -> None:
    env = rl.gym_env(id, seat=None, seats=parlour.find_game(id).seats[-1])
    rng, seats, rewards = parlour.seeded("learner"), set(), []
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        ended = False
        while not ended:
            assert info["action_mask"].any() and np.array_equal(info["action_mask"], env.action_masks())
            seen, reward, ended, _cut, info = env.step(a_legal_action(info["action_mask"], rng))
            assert seen in env.observation_space
            assert ended or reward == 0
        seats.add(info["seat"])
        rewards.append(reward)
        assert reward == env.match.episode.state.returns()[info["seat"]]
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)


@pytest.mark.parametrize("id", GAMES)
def test_copies_pickles_and_kept_states_go_on_alike(id: str) -> None:
    env = rl.gym_env(id)
    _seen, info = env.reset(seed=4)
    play_on(env, info["action_mask"], 1)
    kept, mask = env.get_state(), env.action_masks()
    other = rl.gym_env(id)
    other.set_state(pickle.loads(pickle.dumps(kept)))
    ways = [play_on(twin, mask, 12) for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), other, env)]
    assert all(way == ways[0] for way in ways)
    env.set_state(kept)
    assert play_on(env, mask, 12) == ways[0]


def test_the_same_seed_is_the_same_match_and_the_next_one_another() -> None:
    env = rl.gym_env("king-of-tokyo", seats=3, opponents="random")
    first, again = [], []
    for story in (first, again):
        _seen, info = env.reset(seed=11)
        story += play_on(env, info["action_mask"], 20)
        _seen, info = env.reset()
        story += play_on(env, info["action_mask"], 20)
    assert first == again
    assert first[:20] != first[20:]


def test_an_illegal_action_loses_at_once() -> None:
    env = rl.gym_env("king-of-tokyo")
    env.reset(seed=1)
    _seen, reward, ended, _cut, info = env.step(1000)
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"] == "action 1000 may not be played now: the mask says which may"


class Recorder(Bot):
    """Writes down for which seats it is asked."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def choose(self, table: parlour.State, rng: parlour.Rng) -> int:
        assert table.seat is not None
        self.asked.add(table.seat)
        return table.legal()[0]


def test_opponents_sit_around_the_learner() -> None:
    one, two = Recorder(), Recorder()
    env = rl.gym_env("king-of-tokyo", seat=1, seats=3, opponents=[one, two])
    _seen, info = env.reset(seed=1)
    play_on(env, info["action_mask"], 10)
    assert (one.asked, two.asked) == ({2}, {0})


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 2}, "there is no seat 2: the seats are 0 to 1"),
        ({"opponents": ["random", "random"]}, "there are 1 other seats, but 2 opponents"),
        ({"opponents": "rndom"}, "there is no bot 'rndom': did you mean 'random'?"),
    ],
)
def test_a_wrong_word_gets_one_clear_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(parlour.ParlourError, match=sentence.replace("?", r"\?")):
        rl.gym_env("king-of-tokyo", **wrong)


# ---------------------------------------------------------------------- many at once


@pytest.mark.parametrize("id", GAMES)
def test_a_row_of_many_is_the_match_that_it_is_alone(id: str) -> None:
    many, alone = rl.vector_env(id, num_envs=3), rl.gym_env(id)
    seen, infos = many.reset(seed=20)
    single, info = alone.reset(seed=22)
    rng = parlour.seeded("rows")
    for _ in range(25):
        assert np.array_equal(seen[2], single)
        assert np.array_equal(infos["action_mask"][2], info["action_mask"])
        actions = np.array([a_legal_action(mask, rng) for mask in infos["action_mask"]])
        seen, rewards, ended, _cut, infos = many.step(actions)
        single, reward, over, _cut, info = alone.step(actions[2])
        assert (rewards[2], ended[2]) == (reward, over)
        if over:
            assert np.array_equal(infos["final_obs"][2], single)
            break


def test_ended_matches_are_followed_by_new_ones() -> None:
    envs = gymnasium.make_vec("parlour/king-of-tokyo-v1", num_envs=8, vectorization_mode="vector_entry_point")
    seen, infos = envs.reset(seed=1)
    assert seen in envs.observation_space
    rng, ends = parlour.seeded("vector"), 0
    while ends < 20:
        assert infos["action_mask"].any(axis=1).all(), "there is always something to play"
        actions = np.array([a_legal_action(mask, rng) for mask in infos["action_mask"]])
        seen, rewards, ended, _cut, infos = envs.step(actions)
        ends += int(ended.sum())
        assert np.all(rewards[~ended] == 0)
    _seen, rewards, ended, _cut, _infos = envs.step(np.full(8, 1000))
    assert ended.all() and np.all(rewards == -1)


def test_many_can_be_kept_copied_and_pickled_in_mid_match() -> None:
    envs = rl.vector_env("king-of-tokyo", num_envs=3, seat=None)
    _seen, infos = envs.reset(seed=1)
    rng = parlour.seeded("kept")
    kept = envs.get_state()
    actions = np.array([a_legal_action(mask, rng) for mask in infos["action_mask"]])
    twins = [copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    seen = envs.step(actions)[0]
    envs.set_state(kept)
    for twin in (*twins, envs):
        assert np.array_equal(twin.step(actions)[0], seen)


def test_it_runs_in_processes_of_its_own_too() -> None:
    envs = gymnasium.vector.AsyncVectorEnv([lambda: rl.gym_env("nim"), lambda: rl.gym_env("nim")])
    _seen, infos = envs.reset(seed=1)
    rng = parlour.seeded("async")
    envs.step(np.array([a_legal_action(mask, rng) for mask in infos["action_mask"]]))
    envs.close()
