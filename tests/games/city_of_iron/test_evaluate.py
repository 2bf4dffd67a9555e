"""How positions are judged, for bots."""

import pytest

import parlour
from parlour.bots.greedy import GreedyBot
from tests.games.city_of_iron.story import Story, begun, iron


def share(table: Story, seat: int = 0) -> float:
    return table.match.game.evaluate(table.table)[seat]


@pytest.mark.parametrize(
    "better",
    [
        {"coins": [9, 7]},
        {"science": [2, 0]},
        {"vp": [3, 0]},
        {"buildings": {0: {"home": ["turnip-farm"]}}},
        {"buildings": {0: {"home": ["academy"]}}},
        {"towns": {0: ["turnip-cross"]}},
        {"cities": {0: {"red-dunes": ["civic"]}}},
        {"hand": {0: ["warlord"]}, "nations": ["hog", "arc"]},
    ],
)
def test_more_is_better(better: dict[str, object]) -> None:
    assert share(iron(**better)) > share(iron(nations=better.get("nations", ["arc", "cresaria"])))


def test_a_stored_building_is_a_burden() -> None:
    assert share(iron(stored={0: ["palace"]})) < share(iron())


def test_the_end_is_judged_by_who_has_won() -> None:
    assert iron(step="end", vp=[9, 0]).match.game.evaluate(iron(step="end", vp=[9, 0]).table) == [1.0, 0.0]


def test_a_payment_counts_for_what_it_will_bring() -> None:
    words = {"hand": {0: ["rifle-company", "scout", "guide"]}, "stacks": {1: ["turnip-cross"]}}
    paying = iron(**words).plays(0, "attack turnip-cross")
    assert paying.question == "Pay"
    assert share(paying) > share(iron(**words))


def test_the_greedy_bot_builds_when_it_can() -> None:
    table = iron(row=["turnip-farm"], coins=[2, 0], citizen_deck={0: []}, military_deck={0: []})
    action = GreedyBot().choose(table.table, parlour.seeded(1))
    assert [move.notation for move in table.match.moves() if move.id == action] == ["build turnip-farm 1"]


@pytest.mark.parametrize("seats", [2, 4])
def test_judging_leaves_the_position_as_it_is(seats: int) -> None:
    match = begun(seats, 3)
    rng = parlour.seeded("judge")
    for _ in range(80):
        before = match.save()
        assert sum(match.game.evaluate(match.state)) == pytest.approx(1)
        assert match.save() == before
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
