"""What can be wrong with a call, said to the person who made it."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from parlour.engine.saying import ENGLISH, HOUSE, Saying

MOST_KNOWN = 20  # words that are listed where none is near


class ParlourError(ValueError):
    """Base of all errors that are a caller's mistake: one clear sentence, by its id in a catalogue or as it is."""

    def __init__(self, id: str, fields: Mapping[str, object] | None = None, package: str = HOUSE) -> None:
        super().__init__(id, fields, package)
        self.saying = Saying(id, fields, package)

    def said(self, language: str = ENGLISH) -> str:
        return self.saying.said(language)

    def __str__(self) -> str:
        return self.said()


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
        self.args = (sentence, clause)
        self.sentence = sentence  # in the language that the match is read in
        self.clause = clause
        self.at = 0  # which move of a plan


class CannotUndo(ParlourError):
    """Something has been learnt since, or nothing has been played."""


def did_you_mean(word: str, known: Iterable[str]) -> Saying:
    """The end of a sentence about an unknown word: the nearest known one, or all of them."""
    words = sorted(known)
    near = get_close_matches(word, words, n=1)
    if near:
        return Saying("did-you-mean.near", {"near": repr(near[0])})
    if len(words) > MOST_KNOWN:
        some = ", ".join(words[:MOST_KNOWN])
        return Saying("did-you-mean.some", {"some": some, "more": len(words) - MOST_KNOWN})
    return Saying("did-you-mean.all", {"all": ", ".join(words)}) if words else Saying("did-you-mean.none")
