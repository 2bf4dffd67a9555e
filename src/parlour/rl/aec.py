"""A match as a PettingZoo environment: agents take turns, as the rules ask them."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from parlour.rl.encoder import Mask, Observation
from parlour.rl.episode import MOST_SEED, Episode, Snapshot

Seen = dict[str, Observation | Mask]


@dataclass(frozen=True)
class AECSnapshot:
    """A position of the environment to come back to."""

    match: Snapshot
    agents: tuple[str, ...]
    books: dict[str, Any]


class MatchAECEnv(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` … Each sees `observation` and `action_mask`.

    The reward comes at the end: the seat's share of the win. `text(agent)` is the observation in words, and
    `action(notation)` the action that a word stands for.
    """

    def __init__(self, episode: Episode, seed: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.episode = episode
        self.render_mode = render_mode
        name = episode.game.id.replace("-", "_")
        self.metadata = {
            "name": f"{name}_v{episode.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Discrete(episode.encoder.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen_space(episode) for agent in self.possible_agents}
        self._first_seed = seed
        self.np_random, _ = seeding.np_random(seed)

    # ------------------------------------------------------------------ PettingZoo

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. With a seed it is the one that `parlour.start` deals with it."""
        seed, self._first_seed = self._first_seed if seed is None else seed, None
        if seed is None:
            seed = int(self.np_random.integers(MOST_SEED))
        else:
            self.np_random, _ = seeding.np_random(seed)
        self.episode.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def render(self) -> str | None:
        """What the agent sees whose turn it is, in words."""
        return self.text(self.agent_selection) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        seat = self.episode.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._deads_step_first()

    # ------------------------------------------------------------------ what Parlour adds

    def text(self, agent: str) -> str:
        """What the agent sees, in words, with its moves in notation."""
        return self.episode.text(self.possible_agents.index(agent))

    def action(self, notation: str) -> int:
        """The action that is written so."""
        return self.episode.action(notation)

    def get_state(self) -> AECSnapshot:
        """The position, to come back to with `set_state`, here or in another environment of the same match."""
        return AECSnapshot(self.episode.snapshot(), tuple(self.agents), deepcopy(self._books()))

    def set_state(self, kept: AECSnapshot) -> None:
        self.episode.restore(kept.match)
        self.agents = list(kept.agents)
        for name, value in deepcopy(kept.books).items():
            setattr(self, name, value)

    def _books(self) -> dict[str, Any]:
        names = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection")
        return {name: getattr(self, name) for name in (*names, "_skip_agent_selection")}


def seen_space(episode: Episode) -> Dict:
    encoder = episode.encoder
    return Dict({"observation": Box(0.0, 1.0, (encoder.size,)), "action_mask": MultiBinary(encoder.actions)})


def aec_env(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    overrides: Mapping[str, object] | None = None,
    journal: bool = False,
    render_mode: str | None = None,
) -> MatchAECEnv:
    """A PettingZoo environment of this game; `seed` is that of the first match."""
    return MatchAECEnv(Episode(game, seats, options, overrides, journal), seed, render_mode)
