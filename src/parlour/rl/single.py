"""A match as a Gymnasium environment: one learning seat, bots on the others."""

from collections.abc import Mapping
from typing import Any, ClassVar, SupportsFloat

import gymnasium
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete

from parlour.engine.game import games
from parlour.rl.encoder import Mask, Observation
from parlour.rl.episode import MOST_SEED, Episode
from parlour.rl.opponents import AmongBots, Opponents, SeatSnapshot

ILLEGAL = -1.0  # the reward of an action that the mask forbids: it ends the match


class MatchEnv(gymnasium.Env[Observation, int]):
    """What the learner sees as numbers from 0 to 1; `info["action_mask"]` has a 1 for each legal action.

    The reward comes at the end: the learner's share of the win. An illegal action loses the match at once, with the
    reward -1 and the reason in `info["illegal"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(self, match: AmongBots, render_mode: str | None = None) -> None:
        encoder = match.episode.encoder
        self.match = match
        self.render_mode = render_mode
        self.observation_space = Box(0.0, 1.0, (encoder.size,))
        self.action_space = Discrete(encoder.actions)  # type: ignore[assignment]
        self._ended = True

    # ------------------------------------------------------------------ Gymnasium

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match. With a seed it is the one that `parlour.start` deals with it."""
        super().reset(seed=seed)
        self.match.deal(int(self.np_random.integers(MOST_SEED)) if seed is None else seed)
        self._ended = False
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        if self._ended:
            raise ResetNeeded("the match is over: reset() deals another")
        if not self.match.episode.is_legal(int(action)):
            self._ended = True
            reason = f"action {action} may not be played now: the mask says which may"
            return self._observe(), ILLEGAL, True, False, {**self._info(), "illegal": reason}
        self.match.play(int(action))
        self._ended = self.match.episode.over
        return self._observe(), self.match.episode.returns()[self.match.seat], self._ended, False, self._info()

    def render(self) -> str | None:
        """What the learner sees, in words."""
        return self.text() if self.render_mode == "ansi" else None

    def _observe(self) -> Observation:
        return self.match.episode.observe(self.match.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.match.seat}

    # ------------------------------------------------------------------ what Parlour adds

    def action_masks(self) -> Mask:
        """The legal actions, under the name by which MaskablePPO of sb3-contrib asks for them."""
        return self.match.episode.mask(self.match.seat)

    def text(self) -> str:
        """What the learner sees, in words, with its moves in notation."""
        return self.match.episode.text(self.match.seat)

    def action(self, notation: str) -> int:
        """The action that is written so."""
        return self.match.episode.action(notation)

    def get_state(self) -> SeatSnapshot:
        """The position, to come back to with `set_state`, here or in another environment of the same match."""
        return self.match.snapshot()

    def set_state(self, kept: SeatSnapshot) -> None:
        self.match.restore(kept)
        self._ended = self.match.episode.over


def gym_env(
    game: str,
    seat: int | None = 0,
    opponents: Opponents = "random",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    overrides: Mapping[str, object] | None = None,
    journal: bool = False,
    render_mode: str | None = None,
) -> MatchEnv:
    """A Gymnasium environment of this game, for the learner on this seat; `seat` None: another one each match."""
    return MatchEnv(AmongBots(Episode(game, seats, options, overrides, journal), seat, opponents), render_mode)


def register_games() -> None:
    """So that `gymnasium.make("parlour/king-of-tokyo-v1")` finds every game, with the version of its rules."""
    for id, game in games().items():
        gymnasium.register(
            f"parlour/{id}-v{game.version}",
            entry_point="parlour.rl.single:gym_env",
            vector_entry_point="parlour.rl.vector:vector_env",
            kwargs={"game": id},
        )


register_games()
