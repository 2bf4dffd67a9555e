"""How units are picked for a group: so many of this kind, so many of that, then go."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.answers import Mention
from parlour.engine.bits import bit
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe.roles import UNIT
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.units import KINDS, count, last_units, one, size

GO: Final[i64] = 0
STEP: Final[i64] = 24  # how many of a kind one answer can pick; of more, again
ALL: Final[i64] = 97
PICK_SIZE: Final = 98
ONLY_GO: Final[list[int]] = [0]


class Pick(Decision[World]):
    """Which units go. `picked` are those so far; `asked` are the kinds that have been answered."""

    def __init__(self, seat: i64, picked: i64, asked: i64) -> None:
        self.seat: i64 = seat
        self.picked: i64 = picked
        self.asked: i64 = asked

    def available(self, table: World) -> i64:
        """The units that could go, those picked already among them."""
        raise NotImplementedError(type(self).__name__)

    def most(self, table: World) -> i64:
        """How many of them at most, in all."""
        raise NotImplementedError(type(self).__name__)

    def with_picked(self, picked: i64, asked: i64) -> Step[World]:
        """The same question with so many picked."""
        raise NotImplementedError(type(self).__name__)

    def go(self, table: World, units: i64) -> None:
        """What these units do."""
        raise NotImplementedError(type(self).__name__)

    def most_of(self, table: World, kind: i64) -> i64:
        """How many more of a kind could go; some are held back by the way."""
        return count(self.available(table) - self.picked, kind)

    def options(self, table: World) -> list[int]:
        left: i64 = self.most(table) - size(self.picked)
        if left <= 0:
            return ONLY_GO
        found: list[int] = []
        if self.picked:
            found.append(GO)
        kinds: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if self.asked >> kind & 1 == 0:
                here: i64 = min(self.most_of(table, kind), left)
                if here > 0:
                    kinds += 1
                    option: i64 = 1 + kind * STEP
                    end: i64 = option + min(here, STEP)
                    while option < end:
                        found.append(option)
                        option += 1
            kind += 1
        if self.picked == 0 and kinds > 1 and left > 1:
            found.append(ALL)
        return found

    def choose(self, table: World, option: i64) -> None:
        if option == GO:
            self.go(table, self.picked)
        elif option == ALL:
            self.go(table, self.all_units(table))
        else:
            kind: i64 = (option - 1) // STEP
            number: i64 = (option - 1) % STEP + 1
            asked: i64 = self.asked if number == STEP else self.asked | bit(kind)
            table.do(self.with_picked(self.picked + number * one(kind), asked))

    def all_units(self, table: World) -> i64:
        """As many as can go; where not all can, the first to be lost stay."""
        units: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            units += self.most_of(table, kind) * one(kind)
            kind += 1
        return last_units(units, min(self.most(table), size(units)))

    def unit(self, kind: i64) -> Mention:
        """A kind of unit, for sentences."""
        return UNIT.at(kind)

    def limits(self, table: World) -> i64:
        """How many more of each kind can go."""
        left: i64 = max(self.most(table) - size(self.picked), 0)
        units: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if self.asked >> kind & 1 == 0:
                units += min(max(self.most_of(table, kind), 0), left) * one(kind)
            kind += 1
        return units

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if option == GO:
            return Refusal(self.clause, "pick-somebody", {})
        if option == ALL:
            return None
        kind, number = (option - 1) // STEP, (option - 1) % STEP + 1
        if self.asked >> kind & 1:
            return None
        here = max(min(self.most_of(table, kind), self.most(table) - size(self.picked)), 0)
        if number != here + 1:
            return None
        return Refusal(self.clause, "only-so-many-go", {"most": here, "unit": self.unit(kind)})
