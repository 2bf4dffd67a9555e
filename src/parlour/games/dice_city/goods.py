"""A stock as a number: 15 bits for each of wood, stone, iron and gold, the highest of them always free."""

from typing import Final, Literal

from mypy_extensions import i64

from parlour.engine.bits import bit

WOOD: Final[i64] = 0
STONE: Final[i64] = 1
IRON: Final[i64] = 2
GOLD: Final[i64] = 3
RESOURCES: Final[i64] = 3
GOODS: Final[i64] = 4
NO_GOOD: Final[i64] = -1
Good = Literal["wood", "stone", "iron", "gold"]
NAMES: Final[list[Good]] = ["wood", "stone", "iron", "gold"]

FIELD: Final[i64] = 15
AMOUNT: Final[i64] = 0x3FFF
GUARDS: Final[i64] = 0x0800_1000_2000_4000  # the free bits
MOST: Final[i64] = 9999  # more than anybody ever has


def unit(good: i64) -> i64:
    """One of this good; stocks are added and taken away as numbers are."""
    return bit(good * FIELD)


def count(stock: i64, good: i64) -> i64:
    """How much of this good there is."""
    return stock >> (good * FIELD) & AMOUNT


def covers(stock: i64, cost: i64) -> bool:
    """Whether there is enough of every good."""
    return ((stock | GUARDS) - cost) & GUARDS == GUARDS


def bundle(wood: i64, stone: i64, iron: i64, gold: i64) -> i64:
    return wood * unit(WOOD) + stone * unit(STONE) + iron * unit(IRON) + gold * unit(GOLD)


def listed(stock: i64) -> dict[Good, int]:
    """The goods by name."""
    return {NAMES[good]: count(stock, good) for good in range(GOODS)}


def paid(stock: i64) -> dict[Good, int]:
    """The goods by name, but for those of which there is nothing."""
    return {NAMES[good]: count(stock, good) for good in range(GOODS) if count(stock, good)}


def shortage(stock: i64, cost: i64) -> i64:
    """What a stock lacks to cover a cost."""
    missing: i64 = 0
    good: i64 = 0
    while good < GOODS:
        missing += max(count(cost, good) - count(stock, good), 0) * unit(good)
        good += 1
    return missing
