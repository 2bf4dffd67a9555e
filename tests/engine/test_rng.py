"""The generator: fixed for ever, even, and loadable."""

from collections import Counter

import pytest

from parlour.engine.rng import Rng, seeded


def test_the_words_of_sfc32_are_those_of_the_published_generator() -> None:
    """From the state 1, 2, 3 and counter 4, as the definition of sfc32 computes them by hand."""
    a, b, c, counter = 1, 2, 3, 4
    rng = Rng(a, b, c, counter)
    for _ in range(1000):
        total = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((((c << 21) | (c >> 11)) % 2**32) + total) % 2**32
        assert rng.word() == total


def test_a_seed_gives_the_same_words_everywhere() -> None:
    assert [seeded(7).word() for _ in range(2)] == [seeded(7).word()] * 2
    rng = seeded(7)
    assert [rng.word() for _ in range(3)] == [SEVEN[0], SEVEN[1], SEVEN[2]]
    assert seeded("7").word() == seeded(7).word()
    assert seeded(8).word() != seeded(7).word()


def test_draws_are_even() -> None:
    rng = seeded("even")
    for faces in (2, 3, 6, 7):
        counts = Counter(rng.below(faces) for _ in range(6000 * faces))
        assert sorted(counts) == list(range(faces))
        assert all(abs(count - 6000) < 400 for count in counts.values())


def test_a_shuffle_reaches_every_order_alike() -> None:
    rng = seeded("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6 and all(abs(count - 2000) < 250 for count in counts.values())


def test_loaded_dice_come_first_and_strictness_ends_with_them() -> None:
    rng = seeded(1)
    rng.load([5, 0, 3])
    assert [rng.roll(6) for _ in range(3)] == [5, 0, 3]
    assert rng.roll(6) in range(6)
    rng.load([2], strict=True)
    assert rng.roll(6) == 2
    with pytest.raises(ValueError, match="not among the 1 loaded"):
        rng.roll(6)
    rng.load([6])
    with pytest.raises(ValueError, match="no face of a die with 6"):
        rng.roll(6)


def test_a_copy_goes_its_own_way_from_the_same_place() -> None:
    rng = seeded(3)
    rng.load([1, 2])
    copy = rng.copy()
    assert [rng.roll(6) for _ in range(20)] == [copy.roll(6) for _ in range(20)]
    rng.word()
    assert rng.word() != copy.word()


def test_a_split_is_another_stream() -> None:
    rng = seeded(3)
    child = rng.split()
    assert [rng.word() for _ in range(4)] != [child.word() for _ in range(4)]


SEVEN = [3182182677, 1294162068, 342372677]
