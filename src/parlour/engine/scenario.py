"""Positions from a few words: the keys a scenario may have, read one by one and checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.engine.errors import BadScenario, did_you_mean

# A position from a few words: what is more than this was not written by a person. Checked before anything is built.
MOST_VALUES = 2000  # in all tables and lists together
LONGEST_TEXT = 8000  # signs
LARGEST_NUMBER = 1_000_000  # either way; each key has narrower bounds of its own, and so has each override
DEEPEST = 6  # tables and lists within each other


@dataclass(frozen=True)
class Key:
    """One word of a scenario: `kind` is how its value looks, for the documentation."""

    name: str
    kind: str
    sentence: str


COMMON_KEYS = [
    Key("seats", "number", "How many players; the fewest the game allows where not given."),
    Key("seed", "number or text", "The seed of all chance that is not loaded; 0 where not given."),
    Key("options", "table", "The game's options, as in `parlour.start`."),
    Key("overrides", "table", "Changed numbers, as in `parlour.start`."),
    Key("rolls", "list", "The next dice, in the order in which they are rolled."),
    Key("strict", "true or false", "Whether a roll past the loaded ones is an error; false where not given."),
]


class Keys:
    """The words of one scenario. Each is taken once; `refuse_rest` names what nobody took."""

    def __init__(self, words: Mapping[str, Any], known: list[Key]) -> None:
        self.words = dict(words)
        check_size({name: value for name, value in self.words.items() if name != "seed"})
        names = [key.name for key in known]
        for name in self.words:
            if name not in names:
                raise BadScenario("scenario.no-key", {"key": repr(name), "known": did_you_mean(str(name), names)})

    def __contains__(self, name: str) -> bool:
        return name in self.words

    def raw(self, name: str, default: Any = None) -> Any:
        return self.words.get(name, default)

    def number(self, name: str, default: int, least: int = 0, most: int = 1000) -> int:
        return self.as_number(name, self.words.get(name, default), least, most)

    def flag(self, name: str, default: bool) -> bool:
        value = self.words.get(name, default)
        if not isinstance(value, bool):
            raise BadScenario("scenario.no-flag", {"key": repr(name), "value": repr(value)})
        return value

    def choice(self, name: str, default: str, values: list[str]) -> str:
        value = self.words.get(name, default)
        if value not in values:
            fields = {"key": repr(name), "values": ", ".join(values), "value": repr(value)}
            raise BadScenario("scenario.no-choice", fields)
        return str(value)

    def seat(self, name: str, default: int, seats: int) -> int:
        return self.number(name, default, 0, seats - 1)

    def per_seat(self, name: str, default: int, seats: int, least: int = 0, most: int = 1000) -> list[int]:
        """A number for each seat, in seat order; or a table from seat to number for some."""
        value = self.words.get(name)
        if value is None:
            return [default] * seats
        if isinstance(value, Mapping):
            numbers = [default] * seats
            for seat, number in self.by_seat(name, seats).items():
                numbers[seat] = self.as_number(name, number, least, most)
            return numbers
        if not isinstance(value, list | tuple) or len(value) != seats:
            raise BadScenario("scenario.no-numbers", {"key": repr(name), "seats": seats, "value": repr(value)})
        return [self.as_number(name, number, least, most) for number in value]

    def by_seat(self, name: str, seats: int) -> dict[int, Any]:
        """A table from seat to anything."""
        value = self.words.get(name, {})
        if not isinstance(value, Mapping):
            raise BadScenario("scenario.no-seat-table", {"key": repr(name), "value": repr(value)})
        found = {}
        for seat, item in value.items():
            if str(seat) not in map(str, range(seats)):
                raise BadScenario("scenario.no-seat", {"key": repr(name), "seat": repr(seat), "last": seats - 1})
            found[int(seat)] = item
        return found

    def names(self, name: str, known: Mapping[str, int]) -> list[int]:
        """A list of names (or one text of them, parted by spaces) as the numbers they stand for."""
        return self.as_names(name, self.words.get(name, []), known)

    def as_names(self, name: str, value: Any, known: Mapping[str, int]) -> list[int]:
        words = value.split() if isinstance(value, str) else value
        if not isinstance(words, list | tuple):
            raise BadScenario("scenario.no-names", {"key": repr(name), "value": repr(value)})
        for word in words:
            if str(word) not in known:
                fields = {"key": repr(name), "word": repr(word), "known": did_you_mean(str(word), known)}
                raise BadScenario("scenario.unknown", fields)
        return [known[str(word)] for word in words]

    @staticmethod
    def as_number(name: str, value: Any, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            fields = {"key": repr(name), "least": least, "most": most, "value": repr(value)}
            raise BadScenario("scenario.no-number", fields)
        return value


def check_size(value: object) -> None:
    """Refuse what is too much for a scenario, whatever it says."""
    values = 0
    level: list[object] = [value]
    for _ in range(DEEPEST):
        values += len(level)
        if values > MOST_VALUES:
            raise BadScenario("scenario.most-values", {"most": MOST_VALUES})
        deeper: list[object] = []
        for one in level:
            if isinstance(one, Mapping):
                deeper += [*one.keys(), *one.values()]
            elif isinstance(one, list | tuple):
                deeper += one
            elif isinstance(one, str) and len(one) > LONGEST_TEXT:
                raise BadScenario("scenario.long-text", {"most": LONGEST_TEXT, "signs": len(one)})
            elif isinstance(one, int) and abs(one) > LARGEST_NUMBER:
                raise BadScenario("scenario.large-number", {"most": LARGEST_NUMBER})
        level = deeper
    if level:
        raise BadScenario("scenario.too-deep", {"most": DEEPEST})
