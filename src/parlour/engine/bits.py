"""Sets of small numbers as the bits of one number."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The set of just this number.

    Not `1 << number`: mypyc 2.4.1 writes a shifted literal as a 32-bit number of C.
    """
    return ((number ^ number) + 1) << number


def everyone(seats: i64) -> i64:
    """The set of all seats."""
    return bit(seats) - 1
