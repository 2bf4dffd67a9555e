"""The PettingZoo environment: PettingZoo's own tests, and what Parlour promises beside them."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

import parlour
from tests.contract.walks import GAMES

pytest.importorskip("pettingzoo", reason="the PettingZoo environment needs the extra rl")

from pettingzoo.test import api_test, seed_test

from parlour import rl

# PettingZoo's tests know no masks but those of its own games, and say so of all others.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")

FEWEST_AND_MOST = [(id, parlour.find_game(id).seats[at]) for id in GAMES for at in (0, -1)]


def play_on(env: Any, moves: int, seed: int = 0) -> None:
    """So many random legal moves."""
    rng = parlour.seeded(seed)
    for _agent in env.agent_iter(moves):
        seen, _reward, ended, _cut, _info = env.last()
        legal = seen["action_mask"].nonzero()[0]
        env.step(None if ended else legal[rng.below(len(legal))])


@pytest.mark.parametrize(("id", "seats"), FEWEST_AND_MOST)
def test_it_passes_the_tests_of_pettingzoo(id: str, seats: int) -> None:
    api_test(rl.aec_env(id, seats=seats), num_cycles=60)
    seed_test(lambda: rl.aec_env(id, seats=seats), num_cycles=60)


@pytest.mark.parametrize("id", GAMES)
def test_a_match_is_played_to_its_end_and_the_win_is_shared_out(id: str) -> None:
    env = rl.aec_env(id, seats=parlour.find_game(id).seats[-1])
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    rng = parlour.seeded("end")
    for agent in env.agent_iter():
        seen, reward, ended, cut, _info = env.last()
        total[agent] += reward
        legal = seen["action_mask"].nonzero()[0]
        assert not cut and bool(len(legal)) != ended
        env.step(None if ended else int(legal[rng.below(len(legal))]))
    assert env.agents == []
    assert list(total.values()) == env.episode.state.returns()


def test_a_seed_deals_the_match_that_parlour_deals_with_it() -> None:
    env = rl.aec_env("king-of-tokyo", seats=4, seed=7)
    for seed in (7, 8):
        env.reset(seed=None if seed == 7 else seed)
        start = parlour.start("king-of-tokyo", seats=4, seed=seed)
        assert env.episode.state.legal() == [move.id for move in start.moves()]
        assert env.episode.game.view(env.episode.state, 0) == start.view(0)["table"]


def test_later_matches_follow_from_the_first_seed() -> None:
    ones, others = rl.aec_env("king-of-tokyo", seed=7), rl.aec_env("king-of-tokyo", seed=7)
    seen = []
    for env in (ones, others):
        env.reset()
        env.reset()
        play_on(env, 10)
        seen.append(env.observe("seat_0")["observation"].tobytes())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("id", GAMES)
def test_copies_pickles_and_kept_states_go_on_alike(id: str) -> None:
    env = rl.aec_env(id, journal=True)
    env.reset(seed=2)
    play_on(env, 25)
    kept = env.get_state()
    other = rl.aec_env(id, journal=True)
    other.set_state(pickle.loads(pickle.dumps(kept)))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env)), other]
    ends = []
    for twin in twins:
        play_on(twin, 40, seed=9)
        ends.append((twin.text("seat_0"), twin.agent_selection, twin.rewards))
    assert all(end == ends[0] for end in ends)
    env.set_state(kept)
    play_on(env, 40, seed=9)
    assert (env.text("seat_0"), env.agent_selection, env.rewards) == ends[0]


def test_a_pickle_is_read_in_a_program_that_has_not_met_the_game() -> None:
    env = rl.aec_env("king-of-tokyo")
    env.reset(seed=2)
    play_on(env, 9)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).observe('seat_0')['observation'].sum())"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(env), stdout=subprocess.PIPE, check=True)
    assert float(done.stdout) == pytest.approx(env.observe("seat_0")["observation"].sum(), rel=1e-5)


def test_a_state_of_another_game_is_refused() -> None:
    env, other = rl.aec_env("king-of-tokyo"), rl.aec_env("nim")
    env.reset()
    with pytest.raises(parlour.BadSetup, match="is none of nim"):
        other.set_state(env.get_state())


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = rl.aec_env("king-of-tokyo")
    env.reset(seed=1)
    before = env.text("seat_0")
    with pytest.raises(parlour.IllegalMove, match="the mask says which may"):
        env.step(1000)
    assert env.text("seat_0") == before


def test_options_and_house_rules_come_in() -> None:
    env = rl.aec_env("king-of-tokyo", options={"monsters": "dealt"}, overrides={"numbers.goal": 5})
    env.reset(seed=1)
    assert env.episode.state.box.options["monsters"] == "dealt"
    with pytest.raises(parlour.BadSetup, match="King of Tokyo is for 2 to 6 players, not 7"):
        rl.aec_env("king-of-tokyo", seats=7)
