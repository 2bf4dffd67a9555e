"""The one source of chance: sfc32, small enough to live in the state and be copied with it."""

import hashlib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from parlour.engine.piece import Piece

WORD: Final[i64] = 0xFFFFFFFF
NOTHING_LOADED: Final[list[int]] = []


class Rng(Piece):
    """`roll` is a die, which tests can load; `below` is any other draw."""

    def __init__(
        self,
        a: i64,
        b: i64,
        c: i64,
        counter: i64,
        loaded: list[int] = NOTHING_LOADED,
        used: i64 = 0,
        strict: bool = False,
    ) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter
        self.loaded = loaded  # never changed in place, so copies share it
        self.used: i64 = used
        self.strict = strict
        self.shown: i64 = 0  # all that came to light so far as one number, for search; not saved
        self.until_bent: i64 = 0  # which draw of the shuffles to come falls otherwise, for tests; not saved
        self.bent_by: i64 = 0

    def written(self) -> list[str]:
        return ["a", "b", "c", "counter", "loaded", "strict", "used"]

    def copy(self) -> "Rng":
        twin = Rng(self.a, self.b, self.c, self.counter, self.loaded, self.used, self.strict)
        twin.shown = self.shown
        if self.until_bent:
            twin.bend(self.until_bent, self.bent_by)
        return twin

    def split(self) -> "Rng":
        """A new generator whose draws are independent of what this one still gives."""
        child = Rng(self.word(), self.word(), self.word(), 1)
        for warm_up in range(12):
            child.word()
        return child

    def load(self, rolls: Sequence[int], strict: bool = False) -> None:
        """The next rolls, in order; strict: a roll past the last of them is an error."""
        self.loaded = list(rolls)
        self.used = 0
        self.strict = strict

    def bend(self, draw: i64, by: i64) -> None:
        """The first, second … draw of all shuffles to come falls otherwise: so a test deals a table and its twins."""
        self.until_bent = draw
        self.bent_by = by

    def word(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD) | (self.c >> 11)) + total & WORD
        return total

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each exactly as likely (Lemire's method)."""
        product: i64 = self.word() * bound
        if product & WORD < bound:
            floor: i64 = ((WORD + 1) - bound) % bound
            while product & WORD < floor:
                product = self.word() * bound
        return product >> 32

    def roll(self, faces: i64) -> i64:
        """A die with this many faces: the next loaded face, or a random one."""
        if self.used < len(self.loaded):
            face: i64 = self.loaded[self.used]
            self.used += 1
            if not 0 <= face < faces:
                raise ValueError(f"the loaded roll {face} is no face of a die with {faces} faces")
            return face
        if self.strict:
            raise ValueError(f"a roll was made that is not among the {len(self.loaded)} loaded ones")
        return self.below(faces)

    def is_loaded(self) -> bool:
        """Whether the next roll is not left to chance."""
        return self.strict or self.used < len(self.loaded)

    def shuffle(self, items: list[int]) -> None:
        """Put these in a random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            if self.until_bent:
                self.until_bent -= 1
                if self.until_bent == 0:
                    other = (other + self.bent_by) % (last + 1)
            swapped: int = items[last]
            items[last] = items[other]
            items[other] = swapped
            last -= 1

    def redraw(self, items: list[int]) -> None:
        """Put these in a random order that owes nothing to the one they are in, in place."""
        items.sort()
        self.shuffle(items)


def seeded(seed: int | str) -> Rng:
    """The generator that a seed stands for: the same on every machine, for ever."""
    key = hashlib.sha256(f"parlour:{seed}".encode()).digest()
    words = [int.from_bytes(key[at : at + 4], "big") for at in (0, 4, 8)]
    rng = Rng(words[0], words[1], words[2], 1)
    for warm_up in range(12):
        rng.word()
    return rng
