"""Many matches stepped at once, as a Gymnasium vector environment: arrays in, arrays out, in one process."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from parlour.rl.encoder import Mask, Observation
from parlour.rl.episode import MOST_SEED, Episode
from parlour.rl.opponents import AmongBots, Opponents, SeatSnapshot
from parlour.rl.single import ILLEGAL

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class MatchVectorEnv(VectorEnv[Observation, NDArray[np.int64], Any]):
    """Each row is a match of its own, as in `gym_env`.

    A match that has ended is followed by a new one in the same step, so that there is always something to play; its
    last observation is in `infos["final_obs"]`. `infos["action_mask"]` has a row of legal actions for each match.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(self, matches: Sequence[AmongBots]) -> None:
        encoder = matches[0].episode.encoder
        self.matches = list(matches)
        self.num_envs = len(self.matches)
        self.single_observation_space = Box(0.0, 1.0, (encoder.size,))
        self.single_action_space = Discrete(encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New matches in every row. With a seed, row n has the match of that seed plus n."""
        super().reset(seed=seed)
        for row, match in enumerate(self.matches):
            match.deal(self._next_seed() if seed is None else seed + row)
        return self._observe(), {"action_mask": self.action_masks()}

    def step(self, actions: NDArray[np.int64]) -> Step:
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        last: NDArray[np.object_] = np.full(self.num_envs, None, object)
        for row, (match, action) in enumerate(zip(self.matches, actions.tolist(), strict=True)):
            legal = match.episode.is_legal(action)
            if legal:
                match.play(action)
            if not legal or match.episode.over:
                rewards[row] = match.episode.returns()[match.seat] if legal else ILLEGAL
                ended[row] = True
                last[row] = match.episode.observe(match.seat)
                match.deal(self._next_seed())
        infos: dict[str, Any] = {"action_mask": self.action_masks()}
        if ended.any():
            infos |= {"final_obs": last, "_final_obs": ended.copy()}
        return self._observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Mask:
        """The legal actions, a row a match."""
        return np.stack([match.episode.mask(match.seat) for match in self.matches])

    def get_state(self) -> list[SeatSnapshot]:
        """The positions, to come back to with `set_state`."""
        return [match.snapshot() for match in self.matches]

    def set_state(self, kept: Sequence[SeatSnapshot]) -> None:
        for match, position in zip(self.matches, kept, strict=True):
            match.restore(position)

    def _observe(self) -> Observation:
        return np.stack([match.episode.observe(match.seat) for match in self.matches])

    def _next_seed(self) -> int:
        return int(self.np_random.integers(MOST_SEED))


def vector_env(
    game: str,
    num_envs: int = 8,
    seat: int | None = 0,
    opponents: Opponents = "random",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    overrides: Mapping[str, object] | None = None,
) -> MatchVectorEnv:
    """So many matches of this game side by side; the arguments are those of `gym_env`."""
    episode = Episode(game, seats, options, overrides)
    return MatchVectorEnv([AmongBots(deepcopy(episode), seat, opponents) for row in range(num_envs)])
