"""Nim, the smallest game there can be, as a package from outside the house: never compiled.

Heaps of stones; a turn takes some from one heap; who takes the last stone of all wins. It declares no schema of its
view: so the page shows it plainly, and learners get its view hashed.
"""

import sys
from types import ModuleType
from typing import Any, ClassVar

from parlour.engine.answers import Amount, Answers, Choice
from parlour.engine.content import load_content
from parlour.engine.errors import BadScenario
from parlour.engine.events import Event, Turn
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.scenario import Key, Keys
from parlour.engine.schema import Seat
from parlour.engine.state import Box, State
from parlour.engine.step import Decision, Refusal, Step

MOST = 7


class Heaps(State):
    """The table: how many stones are in each heap, and who took last."""

    def __init__(self, heaps: list[int], last: int, **kernel: Any) -> None:
        super().__init__(**kernel)
        self.heaps = heaps
        self.last = last

    def copy(self) -> "Heaps":
        return Heaps(
            self.heaps[:],
            self.last,
            box=self.box,
            rng=self.rng.copy(),
            stack=self.stack[:],
            question=self.question,
            answers=self.answers,
            learnt=self.learnt,
            over=self.over,
        )

    def redraw(self, seat: int) -> None:
        """Nothing is hidden."""

    def scores(self) -> list[int]:
        return [int(self.over and seat == self.last) for seat in range(self.box.seats)]

    def winners(self) -> list[int]:
        return [self.last]


class Laid(Event):
    heaps: list[int]


class Taken(Turn):
    """A turn is a move."""

    seat: Seat
    heap: int
    stones: int


class Lay(Step[Heaps]):
    """N1  The heaps are laid at random."""

    def run(self, table: Heaps) -> None:
        table.heaps = [1 + table.roll(MOST) for heap in table.heaps]
        if table.journal is not None:
            table.happened(Laid(list(table.heaps)), "N1")
        table.do(Take(0))


class Take(Decision[Heaps]):
    """N2  A turn takes one or more stones from one heap."""

    first: ClassVar[int] = 0
    size: ClassVar[int] = 3 * MOST
    clause: ClassVar[str] = "N2"
    answers: ClassVar[Answers | None] = Answers(
        Choice("take {stones} from {heap}", "heap:{heap}", heap=Amount("heap", 3, 1), stones=Amount("stones", MOST, 1))
    )

    def options(self, table: Heaps) -> list[int]:
        return [heap * MOST + number for heap, stones in enumerate(table.heaps) for number in range(stones)]

    def choose(self, table: Heaps, option: int) -> None:
        table.heaps[option // MOST] -= option % MOST + 1
        table.last = self.seat
        if table.journal is not None:
            table.happened(Taken(self.seat, option // MOST + 1, option % MOST + 1), "N2")
        if any(table.heaps):
            table.do(Take((self.seat + 1) % table.box.seats))
        else:
            table.finish()

    def why_not(self, table: Heaps, option: int) -> Refusal | None:
        return Refusal("N2", "too-few", {"left": table.heaps[option // MOST]})


class Nim(Game):
    package: ClassVar[str] = "nim"
    card_tables: ClassVar[tuple[str, ...]] = ()
    happens: ClassVar[ModuleType | None] = sys.modules[__name__]

    def box(self, seats: int, options: dict[str, str], overrides: dict[str, object]) -> Box:
        return Box(self.id, seats, options, overrides, load_content(self.package, overrides))

    def deal(self, box: Box, rng: Rng) -> State:
        heaps = [0] * (box.content.numbers()["heaps"])
        kernel: dict[str, Any] = {"question": None, "answers": [], "learnt": 0, "over": False}
        table = Heaps(heaps, 0, box=box, rng=rng, stack=[], **kernel)
        table.do(Lay())
        return table

    def decisions(self) -> list[type[Decision[Any]]]:
        return [Take]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Heaps)
        return {"heaps": list(state.heaps)}

    def evaluate(self, state: State) -> list[float]:
        return state.returns() if state.over else [1 / state.box.seats] * state.box.seats

    def invariants(self, state: State) -> None:
        assert isinstance(state, Heaps)
        assert all(0 <= heap <= MOST for heap in state.heaps)
        assert state.over == (not any(state.heaps))

    def scenario_keys(self) -> list[Key]:
        return [Key("heaps", "numbers", "The stones in each heap.")]

    def set_up(self, box: Box, rng: Rng, keys: Keys) -> State:
        state = self.deal(box, rng)
        assert isinstance(state, Heaps)
        if "heaps" in keys:
            heaps = keys.raw("heaps")
            if not isinstance(heaps, list) or not 1 <= len(heaps) <= len(state.heaps):
                raise BadScenario(f"'heaps' is a list of 1 to {len(state.heaps)} numbers, not {heaps!r}")
            state.heaps = [keys.as_number("heaps", number, 0, MOST) for number in heaps]
            del state.stack[-1]
            state.do(Take(0))
        return state


game = Nim()
