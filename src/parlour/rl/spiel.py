"""The games as games of OpenSpiel: `pyspiel.load_game("parlour_king_of_tokyo(players=4)")`, once this is imported.

OpenSpiel wants to see chance as moves of its own. A move that needs chance therefore stops before it happens: a node of
chance follows, whose outcomes, each as likely, are so many ways in which all dice and shuffles of that move can fall.
The deal is such a node, several times over. So a search that comes to the same outcome again finds the same dice, yet
no search can know which of them will fall.

What is hidden from a seat is hidden in its observation. As in every game of OpenSpiel, a state itself knows all:
`MCTSBot` searches it with open cards, `ISMCTSBot` only what the seat can know, by `resample_from_infostate`. Take
those of `open_spiel.python.algorithms`: the ones in C++ of OpenSpiel 2.0.2 crash on any game written in Python.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from parlour.engine.codec import digest
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game, Option, find_game, games
from parlour.engine.rng import Rng, seeded
from parlour.rl.episode import Episode

THROWS = 256  # ways in which chance can fall at one node
DEAL = 3  # nodes of chance before the first move: as many deals as THROWS to this power
LONGEST = 20_000  # moves: no match is longer
PLAYERS, THROWS_KEY = "players", "throws"


class Position:
    """A match in which chance moves too."""

    def __init__(self, blank: Episode) -> None:
        self.episode = blank  # shared with all others until the deal is done
        self.dealt: tuple[int, ...] = ()
        self.waiting: int | None = None  # the move that needs chance to happen

    @property
    def is_dealt(self) -> bool:
        return len(self.dealt) == DEAL

    @property
    def needs_chance(self) -> bool:
        return not self.is_dealt or self.waiting is not None

    def play(self, action: int) -> None:
        """A move of the seat that is asked, or an outcome of chance."""
        if not self.is_dealt:
            self.dealt = (*self.dealt, action)
            if self.is_dealt:
                self.episode = deepcopy(self.episode)
                self.episode.deal("/".join(map(str, self.dealt)))
        elif self.waiting is not None:
            self.episode.state.rng = thrown(self.episode.state.rng, action)
            self.episode.play(self.waiting)
            self.waiting = None
        elif self._is_chancy(action):
            self.waiting = action
        else:
            self.episode.play(action)

    def _is_chancy(self, action: int) -> bool:
        trial = self.episode.state.copy()
        before = trial.rng.counter
        trial.play(action)
        return bool(trial.rng.counter != before)

    def __deepcopy__(self, memo: object) -> "Position":
        twin = Position(deepcopy(self.episode) if self.is_dealt else self.episode)
        twin.dealt, twin.waiting = self.dealt, self.waiting
        return twin


def thrown(rng: Rng, outcome: int) -> Rng:
    """The generator after this outcome of chance: always the same, and unlike that of any other."""
    return seeded(f"{rng.a}.{rng.b}.{rng.c}.{rng.counter}/{outcome}")


class ParlourState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: "ParlourGame") -> None:
        super().__init__(game)
        self.position = Position(game.blank)
        self.throws = game.throws

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.needs_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.episode.seat
        assert seat is not None
        return seat

    def is_terminal(self) -> bool:
        return self.position.is_dealt and self.position.episode.over

    def returns(self) -> list[float]:
        """Each seat's share of the win."""
        return self.position.episode.returns() if self.position.is_dealt else [0.0] * self.position.episode.seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.throws) for outcome in range(self.throws)]

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> "ParlourState":
        """A state that this player could as well be in: all that it cannot know is redrawn."""
        twin: ParlourState = self.clone()
        if twin.position.is_dealt:
            episode = twin.position.episode
            episode.state = episode.state.imagine(player, seeded(str(sample())))
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.episode.state.legal()

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.position.episode.state
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        question = state.question
        known = question is not None and 0 <= action - question.first < question.size
        return question.notation(state, action - question.first) if question is not None and known else str(action)

    def __str__(self) -> str:
        position = self.position
        if not position.is_dealt:
            return f"dealing {position.dealt}"
        waiting = "" if position.waiting is None else f", chance for {position.waiting}"
        return f"{position.episode.game.id} {digest(position.episode.state)}{waiting}"


class ParlourObserver:
    """What a player sees: numbers in `tensor`, words by `string_from`."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ParlourState, player: int) -> None:
        self.tensor.fill(0)
        if state.position.is_dealt:
            self.tensor[:] = state.position.episode.observe(player)

    def string_from(self, state: ParlourState, player: int) -> str:
        return state.position.episode.text(player) if state.position.is_dealt else "The match is being dealt."


class ParlourGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, as OpenSpiel sees it. Each game has a class of its own, with `played` filled in."""

    played: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.played
        options = {name: str(value) for name, value in params.items() if name in game.options}
        self.blank = Episode(game.id, params[PLAYERS], options)
        self.throws = int(params[THROWS_KEY])
        if self.throws < 1:
            raise BadSetup(f"chance needs at least 1 outcome, not {self.throws}")
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=self.throws,
            num_players=self.blank.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> ParlourState:
        return ParlourState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL + LONGEST

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> ParlourObserver:
        return ParlourObserver(self.blank.encoder.size)


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: game.seats[0],
            THROWS_KEY: THROWS,
            **{name: as_parameter(option, option.default) for name, option in game.options.items()},
        },
    )


def short_name(game: Game) -> str:
    """The game's name in OpenSpiel."""
    return f"parlour_{game.id.replace('-', '_')}"


def as_parameter(option: Option, value: str) -> int | str:
    """An option's value as OpenSpiel reads it: it takes all digits for a number."""
    return int(value) if all(word.isdigit() for word in option.values) else value


def spiel_game(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None, throws: int = THROWS
) -> Any:
    """The game as OpenSpiel's `load_game` gives it."""
    found = find_game(game)
    box = found.make_box(found.seats[0] if seats is None else seats, options or {}, {})
    chosen = {name: as_parameter(found.options[name], value) for name, value in box.options.items()}
    return pyspiel.load_game(short_name(found), {PLAYERS: int(box.seats), THROWS_KEY: throws, **chosen})


def load_game(text: str) -> Any:
    """A game by its name in OpenSpiel, in a program that may have loaded nothing else."""
    return pyspiel.load_game(text)


def register_games() -> None:
    """Make OpenSpiel know every game.

    It keeps what it is given to the very end of the program, when only a class is still safe to let go of.
    """
    for game in games().values():
        if short_name(game) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), type(short_name(game), (ParlourGame,), {"played": game}))


register_games()
