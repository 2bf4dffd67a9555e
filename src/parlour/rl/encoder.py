"""What a seat sees as numbers: by the layout that follows from the game's schema, or hashed where it has none."""

from array import array

import numpy as np
from numpy.typing import NDArray

from parlour.engine.game import Game
from parlour.engine.layout import Choice, Flag, Part, Record, Seat
from parlour.engine.schema import layout_of
from parlour.engine.state import Box, State
from parlour.rl.hashed import Hashed

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoder:
    """Turns positions of matches that are played with one box into arrays of numbers from 0 to 1.

    Everything comes from the view of the seat. Beside the table it tells who is asked; and to that seat alone, what.
    """

    def __init__(self, game: Game, box: Box) -> None:
        self.game = game
        self.layout = Record(
            {
                "over": Flag(),
                "asked": Seat(box.seats),
                "question": Choice([kind.__name__ for kind in game.decisions()]),
                "table": table_layout(game, box),
            }
        )
        self.size = self.layout.size
        self.actions = game.action_count
        self._blank = bytes(4 * self.size)

    def names(self) -> list[str]:
        """What each number of an observation says, such as `.table.monsters[you].life`."""
        return self.layout.names()

    def observe(self, state: State, seat: int) -> Observation:
        question = state.question
        asked = None if question is None else question.seat
        view = {
            "over": state.over,
            "asked": asked,
            "question": type(question).__name__ if asked == seat else None,
            "table": self.game.view(state, seat),
        }
        places = array("f", self._blank)
        self.layout.write(view, places, 0, seat)
        return np.frombuffer(places, np.float32)

    def mask(self, state: State, seat: int) -> Mask:
        """A 1 for each action that the seat may play now; none while another is asked."""
        mask = np.zeros(self.actions, np.int8)
        if state.seat == seat:
            mask[state.legal()] = 1
        return mask


def table_layout(game: Game, box: Box) -> Part:
    """The layout of the game's own view."""
    return Hashed() if game.schema is None else layout_of(game.schema, box.seats, box.content)
