"""The table of Dice City on one screen: whole on 120 × 40, and in a shorter form on 80 × 24."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import RenderableType

from parlour.engine.asking import Move
from parlour.terminal import drawing
from parlour.terminal.games.dice_city import short, whole
from parlour.terminal.games.dice_city.scene import Scene
from parlour.terminal.screen import Screen


class Drawing(drawing.Drawing):
    """Market, city, rivals, hills and how the end comes; all of it from the view, what is printed, and the moves."""

    def table(self, view: dict[str, Any], moves: Sequence[Move], height: int) -> RenderableType:
        scene = Scene(view, self.printed, moves, self.say)
        return Screen(height, (whole.WIDTH, whole.HEIGHT), partial(whole.lines, scene), partial(short.lines, scene))
