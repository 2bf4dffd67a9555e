"""What a person typed at a question: which move is meant, in full or in short."""

from collections.abc import Iterable, Sequence

from parlour.engine.asking import Move

FEW = 15  # so many moves are listed one by one; past that, those that begin alike are one line
ALIKE = 6


def alike(moves: Sequence[Move]) -> dict[str, list[Move]]:
    """The moves that are too many to list, by the word they begin with."""
    if len(moves) <= FEW:
        return {}
    groups: dict[str, list[Move]] = {}
    for move in moves:
        groups.setdefault(first_word(move), []).append(move)
    return {word: group for word, group in groups.items() if len(group) >= ALIKE and word}


def first_word(move: Move) -> str:
    return move.notation.split()[0] if " " in move.notation else ""


def find_move(text: str, moves: Sequence[Move]) -> list[Move]:
    """The moves that these words can mean: the notation itself, or each word shortened and in any order."""
    exact = [move for move in moves if plain(move.notation) == plain(text)]
    if exact:
        return exact
    found = fitting(text, [move.notation for move in moves])
    for word in alike(moves) if not found else ():  # the word itself may be left out
        found = found or fitting(f"{word} {text}", [move.notation for move in moves])
    return [move for move in moves if move.notation in found]


def fitting(text: str, notations: Iterable[str]) -> list[str]:
    """The notations that these words shorten: in their order if there are such, else in any."""
    typed, known = plain(text).split(), list(notations)
    in_order = [notation for notation in known if _shortens(typed, plain(notation).split())]
    return in_order or [notation for notation in known if _shortens_mixed(typed, plain(notation).split())]


def plain(text: str) -> str:
    return " ".join(text.casefold().split())


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
