"""Old records replay to the same digest, or the version of the game's rules goes up."""

import json
from pathlib import Path

import pytest

import parlour
from tests.golden.border import border
from tests.golden.write import HERE, OURS, actions, digests

RECORDS = sorted(HERE.glob("*/*.record"))
OUTDATED = sorted(HERE.glob("*/version-*/*.record"))


@pytest.mark.parametrize("id", OURS)
def test_action_ids_are_where_they_were(id: str) -> None:
    assert actions(id) == json.loads((HERE / id / "actions.json").read_text())


@pytest.mark.parametrize("id", OURS)
def test_random_matches_end_as_they_did_compiled_or_not(id: str) -> None:
    assert digests(id) == (HERE / id / "digests.txt").read_text().split("\n")[:-1]


@pytest.mark.parametrize("id", OURS)
def test_questions_and_answers_cross_the_border_as_they_did(id: str) -> None:
    assert border(id) == (HERE / id / "border.txt").read_text()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records_replay_to_the_same_position(path: Path) -> None:
    text = path.read_text()
    match = parlour.load(text)
    assert match.over and match.save() == text


@pytest.mark.parametrize("path", OUTDATED, ids=lambda path: "-".join(path.parts[-3:]))
def test_records_of_older_rules_are_refused_in_one_sentence(path: Path) -> None:
    game = parlour.find_game(path.parts[-3])
    was = path.parts[-2].removeprefix("version-")
    with pytest.raises(parlour.BadRecord) as refused:
        parlour.load(path.read_text())
    assert str(refused.value) == (
        f"this record was played by version {was} of the rules of {game.name}, "
        f"which is older than the version {game.version} that this program has"
    )


def test_every_game_whose_rules_have_changed_keeps_an_outdated_record() -> None:
    changed = {(id, f"version-{parlour.find_game(id).version - 1}") for id in OURS if parlour.find_game(id).version > 1}
    assert changed <= {path.parts[-3:-1] for path in OUTDATED}


def test_every_game_of_ours_has_a_record_for_each_number_of_seats() -> None:
    for id in OURS:
        assert len(list((HERE / id).glob("*.record"))) == len(parlour.find_game(id).seats)
