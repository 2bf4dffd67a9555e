"""A notation as people write it by hand: capital letters and spaces do not matter, words may be shortened or mixed."""

from collections.abc import Iterable, Sequence

from parlour.engine.answers import plain
from parlour.engine.asking import Move


def find_moves(text: str, moves: Sequence[Move], left_out: Iterable[str] = ()) -> list[Move]:
    """The moves that these words can mean: the notation itself, or each word shortened and in any order.

    The verbs that are `left_out` need not be written.
    """
    exact = [move for move in moves if plain(move.notation) == plain(text)]
    if exact:
        return exact
    notations = [move.notation for move in moves]
    found = fitting(text, notations)
    for verb in left_out if not found else ():
        found = found or fitting(f"{verb} {text}", notations)
    return [move for move in moves if move.notation in found]


def fitting(text: str, notations: Iterable[str]) -> list[str]:
    """The notations that these words shorten: in their order if there are such, else in any."""
    typed, known = plain(text).split(), list(notations)
    in_order = [notation for notation in known if _shortens(typed, plain(notation).split())]
    return in_order or [notation for notation in known if _shortens_mixed(typed, plain(notation).split())]


def _shortens(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word begins the word in its place."""
    pairs = zip(words, typed, strict=False)
    return len(typed) == len(words) and all(word.startswith(short) for word, short in pairs)


def _shortens_mixed(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word begins a word of its own; the first one begins the first."""
    if not typed or len(typed) != len(words) or not words[0].startswith(typed[0]):
        return False
    left = sorted(words[1:])
    for short in sorted(typed[1:], key=len, reverse=True):
        match = next((word for word in left if word.startswith(short)), None)
        if match is None:
            return False
        left.remove(match)
    return True
