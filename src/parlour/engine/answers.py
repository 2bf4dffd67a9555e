"""What may be answered, declared once: how an option is written and read, what it speaks of, where that lies.

    answers = Answers("done", Choice("buy {card}", "card:{card}", card=CARD))

Never compiled and never used in search: there an option is an int. A question's options are numbered through its
choices, and within a choice through its roles, the first role in the largest steps.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from parlour.engine.state import State
    from parlour.engine.step import Decision
    from parlour.engine.words import Speaker

S = TypeVar("S", bound="State")
NONE = -1
PLACEHOLDER = re.compile(r"\{(\w+)\}")


def plain(notation: str) -> str:
    """Capital letters and spaces make no difference in a notation."""
    return " ".join(notation.casefold().split())


# ---------------------------------------------------------------------- roles


class Role(Generic[S]):
    """A kind of thing that answers speak of, counted from 0.

    `table` is where its things have their names: a table of the content, or a word before their ids in the catalogue.
    """

    many = False  # whether a number stands for several things, and may be written in several words
    spaced = False  # whether one thing may be written in several words
    tells: ClassVar[Any] = None  # the type of what programs are told, where that is more than an id

    def __init__(self, word: str, size: int, table: str = "") -> None:
        self.word = word
        self.size = size
        self.table = table

    def write(self, table: S, number: int) -> str:
        """As it stands in a notation; empty where there is no such thing at this table."""
        raise NotImplementedError(type(self).__name__)

    def read(self, table: S, word: str) -> int:
        """The number that is written so, in small letters; or NONE."""
        raise NotImplementedError(type(self).__name__)

    def data(self, table: S, number: int) -> object:
        """What programs and pages are told."""
        return self.write(table, number)

    def marks(self, table: S, number: int) -> list[str]:
        """What stands in a target for it."""
        return [self.write(table, number)]

    def said(self, speaker: "Speaker", value: Any) -> object:
        """What sentences take for what programs are told: its name, mostly."""
        return speaker.name(value, self.table)

    def given(self, numbers: Mapping[str, int]) -> "Role[S]":
        """This role where those named before it in a choice have these numbers, if what it means depends on them."""
        return self

    def of(self, field: str) -> "Field":
        """This role as a field of a question has it."""
        return Field(field, self)

    def at(self, number: Any) -> "Mention":
        """One of these things, to be named in a sentence or told as a fact."""
        return Mention(self, number)


@dataclass(frozen=True)
class Mention:
    """A thing with its role, so that whoever tells of it knows its name."""

    role: Role[Any]
    number: Any


class Listed(Role[S]):
    """Things that are listed in the box: their ids, by number; empty ones are not at this table."""

    def __init__(self, word: str, size: int, ids: Callable[[S], Sequence[str]], table: str = "") -> None:
        super().__init__(word, size, table)
        self.ids = ids

    def write(self, table: S, number: int) -> str:
        ids = self.ids(table)
        return ids[number] if 0 <= number < len(ids) else ""

    def data(self, table: S, number: int) -> object:
        return self.write(table, number) or None

    def read(self, table: S, word: str) -> int:
        known: dict[str, int] | None = table.box.border.get(self)
        if known is None:
            known = {id.casefold(): number for number, id in enumerate(self.ids(table)) if id}
            table.box.border[self] = known
        return known.get(word, NONE)


class Amount(Role[Any]):
    """A number, from `least` on, in steps."""

    def __init__(self, word: str, size: int, least: int = 0, step: int = 1) -> None:
        super().__init__(word, size)
        self.least = least
        self.step = step

    def write(self, table: Any, number: int) -> str:
        return str(self.least + number * self.step)

    def read(self, table: Any, word: str) -> int:
        if not word.isdecimal():
            return NONE
        number, rest = divmod(int(word) - self.least, self.step)
        return number if rest == 0 and 0 <= number < self.size else NONE

    def data(self, table: Any, number: int) -> object:
        return self.least + number * self.step


class Player(Role[Any]):
    """A seat; in sentences the name of who sits there. `first` is how the first seat is written."""

    def __init__(self, word: str = "seat", size: int = 6, first: int = 0) -> None:
        super().__init__(word, size)
        self.first = first

    def write(self, table: Any, number: int) -> str:
        return str(self.first + number) if 0 <= number < table.box.seats else ""

    def read(self, table: Any, word: str) -> int:
        number = int(word) - self.first if word.isdecimal() else NONE
        return number if 0 <= number < table.box.seats else NONE

    def data(self, table: Any, number: int) -> object:
        return number if 0 <= number < table.box.seats else None

    def marks(self, table: Any, number: int) -> list[str]:
        return [str(number)]

    def said(self, speaker: "Speaker", value: Any) -> object:
        return speaker.name(value, is_seat=True)


class Counts(Role[S]):
    """How many of each of some things, in facts and in what a question is about; only those that there are."""

    def __init__(self, word: str, ids: Callable[[S], Sequence[str]], table: str = "") -> None:
        super().__init__(word, 0, table)
        self.ids = ids

    def data(self, table: S, number: Any) -> object:
        return {id: count for id, count in zip(self.ids(table), number, strict=False) if count}


class Several(Role[S]):
    """A list of things of another role, in facts and in what a question is about."""

    def __init__(self, role: Role[S]) -> None:
        super().__init__(role.word, 0, role.table)
        self.role = role

    def data(self, table: S, number: Any) -> object:
        return [self.role.data(table, one) for one in number]

    def said(self, speaker: "Speaker", value: Any) -> object:
        return speaker.several([self.role.said(speaker, one) for one in value])


class Plain(Role[Any]):
    """A number, a word, or yes and no, as a question has it, or nothing where it need not have one."""

    def __init__(self, type: str, need_not: bool = False) -> None:
        super().__init__(type, 0)
        self.type: str | list[str] = [type, "null"] if need_not else type  # as JSON Schema calls it

    def data(self, table: Any, number: Any) -> object:
        return number


NUMBER = Plain("integer")
NUMBER_IF_ANY = Plain("integer", need_not=True)
WORD = Plain("string")
FLAG = Plain("boolean")
SEAT = Player()


# ---------------------------------------------------------------------- answers


class Choice:
    """One way to answer: `Choice("buy {card}", "card:{card}", card=CARD)`.

    First how it is written, then what it lights: targets, with spaces between them. The words of both are its roles
    and what the question is about, in targets also `seat`. A choice that lights nothing is a button. The verb is the
    first word that is written, unless it is given. A role that is not written has one number, and is there to be lit
    or named. What is offered aside belongs to no one question: it can be done at many, beside what is asked.
    """

    def __init__(
        self, written: str, lights: str = "", /, *, verb: str = "", aside: bool = False, **roles: Role[Any]
    ) -> None:
        self.parts = [(part, at % 2 == 1) for at, part in enumerate(PLACEHOLDER.split(written)) if part]
        self.verb = verb or written.split(maxsplit=1)[0]
        self.aside = aside
        self.lights = [
            [(part, at % 2 == 1) for at, part in enumerate(PLACEHOLDER.split(target)) if part]
            for target in lights.split()
        ]
        self.roles = roles
        self.first = 0
        self.size = 1
        for role in roles.values():
            self.size *= role.size
        self._pattern = re.compile(
            "".join(
                f"(?P<{part}>{'.+' if part in roles and (roles[part].many or roles[part].spaced) else '[^ ]+'})"
                if is_name
                else re.escape(part.casefold())
                for part, is_name in self.parts
            )
        )
        self.says_about = any(is_name and part not in roles for part, is_name in self.parts)
        lit = {part for target in self.lights for part, is_name in target if is_name}
        written_roles = {part for part, is_name in self.parts if is_name}
        self.together = any(role.many for name, role in roles.items() if name in lit & written_roles)

    def numbers(self, option: int) -> dict[str, int]:
        """The number that each role has in this option."""
        rest = option - self.first
        if len(self.roles) == 1:
            return dict.fromkeys(self.roles, rest)
        found: dict[str, int] = {}
        for name, role in reversed(self.roles.items()):
            rest, found[name] = divmod(rest, role.size)
        return found

    def write(self, table: "State", numbers: Mapping[str, int], about: Mapping[str, object]) -> str:
        """As it is written down; empty where it means nothing at this table."""
        words = []
        for part, is_name in self.parts:
            word = part
            if is_name:
                role = self.roles.get(part)
                word = str(about[part]) if role is None else role.given(numbers).write(table, numbers[part])
            if not word:
                return ""
            words.append(word)
        return "".join(words)

    def read(self, table: "State", notation: str, about: Mapping[str, object]) -> int:
        """The option that is written so, or NONE."""
        found = self._pattern.fullmatch(notation)
        if found is None:
            return NONE
        if self.says_about:
            for name, word in found.groupdict().items():
                if name not in self.roles and word != str(about[name]).casefold():
                    return NONE
        option, numbers = 0, dict[str, int]()
        for name, role in self.roles.items():
            number = role.given(numbers).read(table, found[name]) if name in self._pattern.groupindex else 0
            if number == NONE:
                return NONE
            numbers[name] = number
            option = option * role.size + number
        return self.first + option

    def targets(self, table: "State", numbers: Mapping[str, int], seat: int, about: Mapping[str, object]) -> list[str]:
        """What it lights: one target for each thing that a role with many stands for, or that the question names."""
        lit: list[str] = []
        for pattern in self.lights:
            found = [""]
            for part, is_name in pattern:
                marks = [part]
                if is_name:
                    role = self.roles.get(part)
                    if role is not None:
                        marks = role.given(numbers).marks(table, numbers[part])
                    else:
                        named = seat if part == "seat" else about[part]
                        marks = [str(one) for one in (named if isinstance(named, list) else [named]) if one is not None]
                found = [before + mark for before in found for mark in marks]
            lit += found
        return lit


class Spare(Choice):
    """Options that mean nothing: room for later, or places that a rule has left."""

    def __init__(self, size: int) -> None:
        super().__init__("-")
        self.size = size

    def write(self, table: "State", numbers: Mapping[str, int], about: Mapping[str, object]) -> str:
        return ""

    def read(self, table: "State", notation: str, about: Mapping[str, object]) -> int:
        return NONE


@dataclass(frozen=True)
class Field:
    """Something that a question is about: a field of it, or a method that is given the table."""

    name: str
    role: Role[Any]

    def value(self, question: "Decision[Any]", table: "State") -> Any:
        value = getattr(question, self.name)
        return value(table) if callable(value) else value


class About:
    """What a question is about: `About(tile=TILE.of("kind"), cell=CELL.of("position"))`."""

    def __init__(self, **fields: Field) -> None:
        self.fields = fields

    def data(self, question: "Decision[Any]", table: "State") -> dict[str, object]:
        return {
            name: field.role.data(table, field.value(question, table))  # ids and numbers, no words for people
            for name, field in self.fields.items()
        }


class Answers:
    """All ways to answer a question, in the order of their options."""

    def __init__(self, *choices: Choice | str) -> None:
        # copies, since questions may share a choice that each has at another place
        self.choices = [Choice(choice) if isinstance(choice, str) else copy(choice) for choice in choices]
        self.size = 0
        self._by_word: dict[str, list[Choice]] = {}
        self._wordless: list[Choice] = []
        for choice in self.choices:
            choice.first = self.size
            self.size += choice.size
            part, is_name = choice.parts[0]
            word = part.casefold().split(" ")[0]
            alone = part.endswith(" ") or " " in part or len(choice.parts) == 1
            if not is_name and alone:
                self._by_word.setdefault(word, []).append(choice)
            else:
                self._wordless.append(choice)
        self._firsts = [choice.first for choice in self.choices]
        self.says_about = any(choice.says_about for choice in self.choices)

    def choice(self, option: int) -> Choice:
        return self.choices[bisect_right(self._firsts, option) - 1]

    def write(self, question: "Decision[Any]", table: "State", option: int) -> str:
        choice = self.choice(option)
        return choice.write(table, choice.numbers(option), self.about(question, table))

    def read(self, question: "Decision[Any]", table: "State", notation: str) -> int:
        """The option that is written so, legal or not; NONE: no option is."""
        written, about = plain(notation), self.about(question, table)
        for choice in [*self._by_word.get(written.partition(" ")[0], ()), *self._wordless]:
            option: int = choice.read(table, written, about)
            if option != NONE:
                return option
        return NONE

    def about(self, question: "Decision[Any]", table: "State") -> dict[str, object]:
        """What the question is about, where notations speak of it."""
        about = question.about if self.says_about else None
        return {} if about is None else about.data(question, table)


def kind_of(question: "Decision[Any] | type[Decision[Any]]") -> str:
    """The stable word for a kind of question: `PlaceTile` is `place-tile`."""
    name = question.__name__ if isinstance(question, type) else type(question).__name__
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
