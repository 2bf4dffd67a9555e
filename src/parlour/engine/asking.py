"""A question as people and programs meet it: its kind, what it is about, its answers, in words and as data."""

from typing import Any

import msgspec

from parlour.engine.answers import Choice, kind_of
from parlour.engine.catalogue import Fields, Sentence
from parlour.engine.state import State
from parlour.engine.step import Decision, Refusal
from parlour.engine.words import Speaker


class Question(msgspec.Struct, frozen=True):
    """What is asked: `kind` is a word that stays, `about` what it speaks of, as data, `prompt` says it in words."""

    kind: str
    clause: str
    seat: int
    prompt: str
    about: dict[str, object] = {}


class Move(msgspec.Struct, frozen=True):
    """A legal move: `id` for programs, `notation` for records, `label` for people, the rest for boards.

    With `confirm` people are asked once more: the turn ends with it unasked, and it cannot be taken back. A move that
    only `begins` a choice makes nothing happen: its seat is asked on, and people may go back.
    """

    id: int
    notation: str
    label: str
    targets: tuple[str, ...] = ()
    together: bool = False  # its targets are picked together; else each of them stands for it
    confirm: bool = False
    begins: bool = False
    aside: bool = False  # it can be done at many questions, beside what is asked
    verb: str = ""
    subjects: dict[str, object] = {}
    facts: dict[str, object] = {}


class Blocked(msgspec.Struct, frozen=True):
    """A move that is not legal now, and why: in words, and in `facts` what the words tell."""

    notation: str
    label: str
    clause: str
    reason: str
    targets: tuple[str, ...] = ()
    verb: str = ""
    subjects: dict[str, object] = {}
    facts: dict[str, object] = {}


class Asked:
    """The open question of a table, told to one reader: what it is about is worked out once."""

    def __init__(self, table: State, speaker: Speaker) -> None:
        assert table.question is not None
        self.question: Decision[Any] = table.question
        self.table = table
        self.speaker = speaker
        self.kind = kind_of(self.question)
        about = self.question.about
        assert self.question.answers is not None
        self.answers = self.question.answers
        self.about = {} if about is None else about.data(self.question, table)
        self._sentences: dict[int, Sentence] = {}
        self._said: dict[str, object] = {"player": speaker.players[self.question.seat]}
        if about is not None:
            for name, part in about.fields.items():
                self._said[name] = part.role.said(speaker, self.about[name])

    def prompt(self) -> str:
        words = self.speaker.words
        return words.say(self.kind, self._said) if words.has(self.kind) else self.kind.replace("-", " ")

    def as_data(self) -> Question:
        return Question(self.kind, self.question.clause, self.question.seat, self.prompt(), self.about)

    def move(self, option: int, confirm: bool = False, begins: bool = False) -> Move:
        question, table = self.question, self.table
        action = question.first + option
        choice = self.answers.choice(option)
        numbers = choice.numbers(option)
        facts, told = self.speaker.facts(table, question.facts(table, option))
        said, subjects = {**self._said, **told}, dict[str, object]()
        for name, number in numbers.items():
            role = choice.roles[name]
            subjects[name] = role.given(numbers).data(table, number)
            said[name] = role.said(self.speaker, subjects[name])
        notation = said["notation"] = choice.write(table, numbers, self.about)
        label = self._sentence(choice)(said)
        targets = tuple(choice.targets(table, numbers, question.seat, self.about))
        return Move(
            action,
            notation,
            label,
            targets,
            choice.together,
            confirm,
            begins,
            choice.aside,
            choice.verb,
            subjects,
            facts,
        )

    def blocked(self, option: int, refusal: Refusal) -> Blocked:
        move = self.move(option)
        reason, facts = self.speaker.refused(self.table, refusal, self._said)
        clause = refusal.clause
        return Blocked(move.notation, move.label, clause, reason, move.targets, move.verb, move.subjects, facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in words."""
        return self.speaker.refused(self.table, refusal, self._said)[0]

    def _sentence(self, choice: Choice) -> Sentence:
        """The words for a choice: the question's own, or those for any question."""
        found = self._sentences.get(choice.first)
        if found is None:
            known = self.speaker.words.sentences
            found = known.get(f"{self.kind}.{choice.verb}") or known.get(f"answers.{choice.verb}") or as_written
            self._sentences[choice.first] = found
        return found


def as_written(fields: Fields) -> str:
    """A move without words, as in a game that brings no catalogue: its notation."""
    return str(fields["notation"])
