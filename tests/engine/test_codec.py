"""One codec for all pieces: what is written, and what makes two positions equal."""

from parlour.engine.codec import decode, encode
from parlour.engine.piece import Piece


class Crate(Piece):
    """A piece with a remark on it."""

    def __init__(self, size: int, remark: str = "") -> None:
        self.size = size
        self.remark = remark

    def asides(self) -> list[str]:
        return ["remark"]


class Cellar(Piece):
    def __init__(self, crates: list[Crate]) -> None:
        self.crates = crates


def test_an_aside_is_kept() -> None:
    back = decode(encode(Cellar([Crate(2, "fragile")])))
    assert [(crate.size, crate.remark) for crate in back.crates] == [(2, "fragile")]


def test_an_aside_makes_no_difference_between_positions() -> None:
    one, other = Cellar([Crate(2, "fragile")]), Cellar([Crate(2)])
    assert encode(one) != encode(other)
    assert encode(one, asides=False) == encode(other, asides=False)
    assert encode(one, asides=False) != encode(Cellar([Crate(3)]), asides=False)


def test_what_was_written_without_an_aside_is_read_with_none() -> None:
    back = decode(encode(Crate(2, "fragile"), asides=False))
    assert (back.size, back.remark) == (2, "")
