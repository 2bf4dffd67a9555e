"""A position for every kind of question, found where the rules are tested.

    python -m pytest -n 0 -p tests.golden.questions tests/games

writes `questions/KIND.record` into each game's folder here: of all stories that reach such a question the shortest. So
what must hold at every question can be tried at every one, however rare.
"""

from pathlib import Path

import pytest

import parlour
from parlour.engine.answers import kind_of
from parlour.engine.match import Match
from tests.games.story import Story

HERE = Path(__file__).parent


def path(id: str, kind: str) -> Path:
    return HERE / id / "questions" / f"{kind}.record"


def kinds_reached(id: str) -> list[str]:
    return sorted(file.stem for file in (HERE / id / "questions").glob("*.record"))


def reach(id: str, kind: str) -> Match:
    """A match that stands at such a question."""
    return parlour.load(path(id, kind).read_text(encoding="utf-8"))


OURS = sorted(folder.parent.name for folder in HERE.glob("*/questions"))
every_question = pytest.mark.parametrize(("id", "kind"), [(id, kind) for id in OURS for kind in kinds_reached(id)])


def asked(match: Match) -> str:
    question = match.state.question
    return "" if question is None else kind_of(question)


found: dict[Path, str] = {}


def note(match: Match) -> None:
    """Keep this position if it is the shortest that asks so."""
    kind, text = asked(match), match.save()
    place = path(match.game.id, kind)
    known = found.get(place)
    if not kind or (known is not None and (len(known), known) <= (len(text), text)):
        return
    try:
        again = parlour.load(text)
    except (parlour.ParlourError, ValueError):
        return  # a test has laid it out as no record can
    if asked(again) == kind:
        found[place] = text


def pytest_configure(config: pytest.Config) -> None:
    begin, go_on = Story.__init__, Story.plays

    def begun(self: Story, words: dict[str, object]) -> None:
        begin(self, words)
        note(self.match)

    def gone_on(self: Story, seat: int, *moves: str) -> Story:
        for move in moves:
            go_on(self, seat, move)
            note(self.match)
        return self

    Story.__init__, Story.plays = begun, gone_on  # type: ignore[method-assign,assignment]


def pytest_sessionfinish() -> None:
    for place, text in found.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
