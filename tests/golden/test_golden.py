"""Old records replay to the same digest, or the version of the game's rules goes up."""

import json

import pytest

import parlour
from tests.golden.write import HERE, OURS, actions, digests

RECORDS = sorted(HERE.glob("*/*.record"))


@pytest.mark.parametrize("id", OURS)
def test_action_ids_are_where_they_were(id: str) -> None:
    assert actions(id) == json.loads((HERE / id / "actions.json").read_text())


@pytest.mark.parametrize("id", OURS)
def test_random_matches_end_as_they_did_compiled_or_not(id: str) -> None:
    assert digests(id) == (HERE / id / "digests.txt").read_text().split("\n")[:-1]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records_replay_to_the_same_position(path: object) -> None:
    text = path.read_text()  # type: ignore[attr-defined]
    match = parlour.load(text)
    assert match.over and match.save() == text


def test_every_game_of_ours_has_a_record_for_each_number_of_seats() -> None:
    for id in OURS:
        assert len(list((HERE / id).glob("*.record"))) == len(parlour.find_game(id).seats)
