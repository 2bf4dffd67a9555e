"""The table of City of Iron on one screen: whole on 120 × 40, and in a shorter form on 80 × 24."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import RenderableType

from parlour.engine.asking import Move
from parlour.terminal import drawing
from parlour.terminal.games.city_of_iron import short, whole
from parlour.terminal.games.city_of_iron.scene import Scene
from parlour.terminal.screen import Screen


class Drawing(drawing.Drawing):
    """Row, goods, nation, world, rivals and hand; all of it from the view, what is printed, and the moves."""

    def table(self, view: dict[str, Any], moves: Sequence[Move], height: int) -> RenderableType:
        scene = Scene(view, self.printed, moves, self.say)
        return Screen(height, (whole.WIDTH, whole.HEIGHT), partial(whole.lines, scene), partial(short.lines, scene))
