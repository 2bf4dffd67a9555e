"""Text that comes from outside: what is let in, and how names are tidied.

What is wrong with it is told by an id, which `wrong` finds a sentence for.
"""

import unicodedata

LONGEST_NAME = 24
JOINER = "\u200d"  # holds an emoji of several parts together


def plain(text: str) -> str:
    """The text, or an error where it holds signs that cannot be stored or shown."""
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text):
        raise ValueError("unshowable")
    return text


def tidy_name(name: str) -> str:
    """A name as it is shown: one line, no invisible signs, not too long."""
    shown = "".join(sign if _visible(sign) else " " for sign in unicodedata.normalize("NFC", name))
    tidy = " ".join(shown.split())[:LONGEST_NAME].strip(f" {JOINER}")
    if not tidy:
        raise ValueError("no_name")
    return tidy


def other_name(name: str, taken: list[str]) -> str:
    """The name, with a number after it where somebody at the table has it already."""
    known = {one.casefold() for one in taken}
    number, found = 1, name
    while found.casefold() in known:
        number += 1
        found = f"{name[: LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"
    return found


def _visible(sign: str) -> bool:
    return sign == JOINER or unicodedata.category(sign)[0] != "C"
