"""Train a player by reinforcement learning, and see how often it wins against bots.

    pip install 'parlour[train]'
    python examples/train_maskable_ppo.py --game king-of-tokyo --minutes 4

MaskablePPO of sb3-contrib learns on one seat of `parlour.rl.gym_env`, a different one each match, against bots on the
others. It sees its seat's view as numbers and is only offered legal actions. Results go to stdout, progress to stderr.
"""

import argparse
import json
import sys
import time
from math import sqrt
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecEnv

from parlour import rl

Shares = NDArray[np.float64]

MATCHES_AT_ONCE = 16
CONFIDENCE = 1.96  # standard errors: 95 of 100 such intervals hold the truth


class UntilTimeIsUp(BaseCallback):
    """Stops the training after so many seconds, and tells how it goes."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.start = time.monotonic()
        self.wins: list[float] = []

    def _on_step(self) -> bool:
        ended = self.locals["dones"]
        self.wins += self.locals["rewards"][ended].tolist()
        return time.monotonic() - self.start < self.seconds

    def _on_rollout_end(self) -> None:
        recent = self.wins[-500:]
        passed = time.monotonic() - self.start
        share = f"{sum(recent) / len(recent):.0%}" if recent else "–"
        print(
            f"\r{passed:4.0f} s of {self.seconds:.0f}  {self.num_timesteps:8,} decisions  {len(self.wins):6,} matches  "
            f"wins of late {share}",
            end="",
            file=sys.stderr,
        )


def many_matches(game: str, seats: int, opponents: str) -> VecEnv:
    return DummyVecEnv([lambda: rl.gym_env(game, None, opponents, seats)] * MATCHES_AT_ONCE)


def train(game: str, seats: int, opponents: str, seconds: float, seed: int) -> MaskablePPO:
    """A player that has learnt for so long."""
    model = MaskablePPO(
        "MlpPolicy",
        many_matches(game, seats, opponents),
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,  # a win is a win, however late
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    model.learn(total_timesteps=sys.maxsize, callback=UntilTimeIsUp(seconds))
    print(file=sys.stderr)
    return model


def shares_of_wins(model: MaskablePPO | None, game: str, seats: int, opponents: str, matches: int) -> Shares:
    """The learner's share of the win in each of these matches; without a model it plays at random itself.

    Every row plays the same number of matches: the first to end would be the short ones.
    """
    envs = many_matches(game, seats, opponents)
    envs.seed(1_000_000)  # other matches than those it was trained on
    seen = envs.reset()
    rng = np.random.default_rng(1)
    rows: list[list[float]] = [[] for row in range(envs.num_envs)]
    each = -(-matches // envs.num_envs)
    while any(len(row) < each for row in rows):
        masks = get_action_masks(envs)
        if model is None:
            actions = (rng.random(masks.shape) * masks).argmax(axis=1)
        else:
            actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        seen, rewards, ended, _infos = envs.step(actions)
        for row in np.flatnonzero(ended):
            rows[row].append(float(rewards[row]))
    return np.array([row[:each] for row in rows]).ravel()


def interval(shares: Shares) -> tuple[float, float, float]:
    """The mean, and between which values it probably is in truth."""
    mean, error = float(shares.mean()), float(shares.std(ddof=1)) / sqrt(len(shares))
    return mean, max(0.0, mean - CONFIDENCE * error), min(1.0, mean + CONFIDENCE * error)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="king-of-tokyo")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="the bot on the other seats")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--matches", type=int, default=400, help="to measure it by")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--output", type=Path, help="where to keep the trained player")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    given = parser.parse_args()
    torch.set_num_threads(1)
    table = (given.game, given.seats, given.opponents)
    before = interval(shares_of_wins(None, *table, given.matches))
    model = train(*table, 60 * given.minutes, given.seed)
    after = interval(shares_of_wins(model, *table, given.matches))
    if given.output:
        model.save(given.output)
    if given.json:
        print(json.dumps({"game": given.game, "decisions": model.num_timesteps, "before": before, "after": after}))
    else:
        for words, (mean, low, high) in (("at random", before), ("trained", after)):
            print(f"{words:10} wins {mean:.1%} of {given.matches} matches ({low:.1%} to {high:.1%})")
    return 0 if after[1] > before[2] else 1


if __name__ == "__main__":
    sys.exit(main())
