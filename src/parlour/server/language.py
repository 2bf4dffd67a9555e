"""Which language somebody is answered in: one that they read, and the game or the server has sentences in."""

from collections.abc import Iterator, Sequence
from functools import cache

from parlour.engine.saying import ENGLISH
from parlour.engine.words import languages_of
from parlour.server.problem import CATALOGUE

MOST_WANTED = 20  # languages that are looked at of those that somebody asks for


@cache
def own_languages() -> tuple[str, ...]:
    """Those that the server itself has sentences in."""
    return languages_of(CATALOGUE)


def own_language(wanted: str) -> str:
    """The one in which the server says what is wrong to who wants these languages."""
    return best_of(own_languages(), wanted)


def best_of(spoken: Sequence[str], wanted: str) -> str:
    """Of the languages that are spoken, the one that is wanted most, as `Accept-Language` says it: `pt-BR, de;q=0.8`.

    Who wants a dialect that is not spoken is answered in its language; who wants nothing that is, in English.
    """
    known = {language.casefold(): language for language in spoken}
    for tag, _ in sorted(_wishes(wanted), key=lambda wish: -wish[1]):
        for name in (tag, tag.partition("-")[0]):
            if name in known:
                return known[name]
    return ENGLISH


def _wishes(wanted: str) -> Iterator[tuple[str, float]]:
    for wish in wanted.casefold().split(",")[:MOST_WANTED]:
        tag, _, weight = wish.partition(";q=")
        try:
            strength = float(weight or 1)
        except ValueError:
            continue
        if strength > 0:
            yield tag.strip(), strength
