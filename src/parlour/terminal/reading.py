"""What a person typed at a question: which move is meant, in full or in short."""

from collections.abc import Sequence

from parlour.engine.asking import Move
from parlour.engine.shorthand import find_moves

FEW = 15  # so many moves are listed one by one; past that, those with the same verb are one line
ALIKE = 6


def alike(moves: Sequence[Move]) -> dict[str, list[Move]]:
    """The moves that are too many to list, by their verb."""
    if len(moves) <= FEW:
        return {}
    groups: dict[str, list[Move]] = {}
    for move in moves:
        groups.setdefault(move.verb, []).append(move)
    return {verb: group for verb, group in groups.items() if len(group) >= ALIKE and verb}


def find_move(text: str, moves: Sequence[Move]) -> list[Move]:
    """The moves that these words can mean; a verb that many have may be left out."""
    return find_moves(text, moves, alike(moves))
