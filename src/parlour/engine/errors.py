"""What can be wrong with a call, said to the person who made it."""

from collections.abc import Iterable
from difflib import get_close_matches


class ParlourError(ValueError):
    """Base of all errors that are a caller's mistake: one clear sentence."""


class UnknownGame(ParlourError):
    """No game has this name."""


class BadSetup(ParlourError):
    """A wrong number of seats, an unknown option, an override that does not fit."""


class BadScenario(ParlourError):
    """A position that cannot be set up."""


class BadRecord(ParlourError):
    """A record that is damaged, newer than this program, or of an unknown game."""


class IllegalMove(ParlourError):
    """A move that may not be made now, with the clause that forbids it where one does."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(f"{sentence} · {clause}" if clause else sentence)
        self.clause = clause
        self.at = 0  # which move of a plan


class CannotUndo(ParlourError):
    """Something has been learnt since, or nothing has been played."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown word: the nearest known one, or all of them."""
    words = sorted(known)
    near = get_close_matches(word, words, n=1)
    if near:
        return f"did you mean {near[0]!r}?"
    if len(words) > 20:
        return f"known are {', '.join(words[:20])} and {len(words) - 20} more"
    return f"known are {', '.join(words)}" if words else "there are none"
