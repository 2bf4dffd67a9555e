"""No sentence for people comes from anywhere but the catalogue: shown with a language that nobody speaks."""

from collections.abc import Iterator

import pytest

import parlour
from parlour.engine.errors import CannotUndo, IllegalMove
from tests.contract.walks import GAMES, matches
from tests.golden.questions import every_question, reach
from tests.laws import asked
from tests.nobodys import NAMES, NOBODYS, is_foreign


@pytest.mark.parametrize("id", GAMES)
def test_a_language_is_a_file(id: str, nobodys: None) -> None:
    game = parlour.find_game(id)
    foreign = dict[str, str]()
    for seed in matches(1, 6):
        match = parlour.start(id, seats=game.usual_seats, seed=f"words {seed}", players=NAMES[: game.usual_seats])
        rng = parlour.seeded(f"words {seed}")
        for thing in printed_texts(match.translated(NOBODYS).printed):
            note(foreign, "printed", thing)
        while not match.over and match.ply < 300:
            told = match.translated(NOBODYS)
            assert told.question is not None
            note(foreign, told.question.kind, told.question.prompt)
            moves = told.moves()
            for move in moves:
                note(foreign, f"{told.question.kind}.{move.verb}", move.label)
            for blocked in told.blocked():
                note(foreign, f"{told.question.kind}: {blocked.notation}", blocked.reason)
            assert match.question != told.question and match.moves()[0].notation == moves[0].notation
            match.play(moves[rng.below(len(moves))].id)
        for entry in match.translated(NOBODYS).journal(0):
            note(foreign, entry.kind, entry.text)
    assert not foreign


@every_question
def test_every_question_can_be_asked_in_any_language(id: str, kind: str, nobodys: None) -> None:
    match = reach(id, kind).translated(NOBODYS)
    match.players[:] = NAMES[: len(match.players)]
    assert not [text for text in asked(match) if is_foreign(text)]


def test_refusals_of_the_house_are_translated_too(nobodys: None) -> None:
    match = parlour.start("king-of-tokyo", seats=2, players=NAMES[:2]).translated(NOBODYS)
    with pytest.raises(IllegalMove) as nonsense:
        match.play("\N{WINKING FACE}")
    with pytest.raises(IllegalMove) as nothing:
        match.play_all([])
    with pytest.raises(CannotUndo) as undone:
        match.undo()
    why = match.why_not("\N{WINKING FACE}:3")
    assert why is not None
    said = [str(nothing.value), str(undone.value), why.reason]
    assert not [sentence for sentence in said if is_foreign(sentence)]
    some = str(nonsense.value).partition(":")[0].partition("'")[0]  # notations are the same in every language
    assert not is_foreign(some)


def note(foreign: dict[str, str], where: str, text: str) -> None:
    if is_foreign(text):
        foreign.setdefault(where, text)


def printed_texts(printed: object) -> Iterator[str]:
    if isinstance(printed, dict):
        for key, value in printed.items():
            if key == "board":
                yield from value.values()
            elif key in ("name", "text") and isinstance(value, str):
                yield value
            else:
                yield from printed_texts(value)


def test_a_language_without_a_file_is_english() -> None:
    match = parlour.start("king-of-tokyo")
    assert match.translated("no-such-language").prompt == match.prompt
