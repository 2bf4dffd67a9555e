"""Every kind of question: reached, refused with reasons, saved, copied, judged."""

from typing import Any

import pytest

import parlour
from tests.games.city_of_iron.story import FULL, Story, iron

# For each kind of question a position, and the moves of seat 0 that lead to it.
ASKED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "ChooseNation": ({"step": "setup"}, []),
    "Bid": ({"step": "spring", "coins": [1, 1]}, []),
    "DrawCards": ({"hand": {0: ["cartographer"]}}, ["play cartographer"]),
    "TakeBack": ({"hand": {0: ["general"]}, "military_discards": {0: ["scout"]}}, ["play general"]),
    "Arrange": ({"hand": {0: ["researcher", "banker"]}}, ["play researcher"]),
    "BuildWith": (
        {"hand": {0: ["architect"]}, "row": ["inn", "academy", "palace", "salt-works"], "stored": {0: ["mine"]}},
        ["play architect"],
    ),
    "PlaceBuilding": (
        {
            "row": ["inn"],
            "buildings": {0: {"home": FULL}},
            "cities": {0: {"red-dunes": ["civic"]}},
        },
        ["build inn 1"],
    ),
    "StoreBuilding": ({"row": ["inn", "mine"]}, ["store"]),
    "Pay": (
        {"hand": {0: ["captain", "soldier", "mercenary", "mayor"]}, "stacks": {1: ["turnip-cross"]}},
        ["attack turnip-cross"],
    ),
    "ChooseLand": ({"hand": {0: ["explorer", "guide"]}}, ["play explorer"]),
    "ChooseToken": (
        {"hand": {0: ["explorer", "guide"]}, "cities": {0: {"home": ["great"]}}},
        ["play explorer", "settle red-dunes"],
    ),
    "ChooseDistrict": ({"hand": {0: ["mayor", "foreman"]}, "cities": {0: {"home": ["great"]}}}, ["play mayor"]),
    "MoveBuilding": (
        {
            "hand": {0: ["crane-operator"]},
            "cities": {0: {"red-dunes": ["civic"]}},
            "buildings": {0: {"home": ["mine"], "red-dunes": ["inn", "academy", "barracks"]}},
        },
        ["play crane-operator"],
    ),
    "MoveTo": (
        {
            "hand": {0: ["crane-operator"]},
            "cities": {0: {"red-dunes": ["civic"], "old-battlefield": ["great"]}},
            "buildings": {0: {"home": ["mine"], "red-dunes": ["inn"]}},
        },
        ["play crane-operator", "move mine from fields-of-arc"],
    ),
    "ChooseAction": (
        {
            "hand": {0: ["mayor", "soldier", "explorer"]},
            "row": ["palace", "salt-works", "inn"],
            "stored": {0: ["monument"]},
            "coins": [3, 0],
            "military_deck": {0: []},
            "towns": {0: ["turnip-cross"], 1: ["gearwick"]},
        },
        [],
    ),
    "Act": (
        {"nations": ["om", "arc"], "hand": {0: ["steambot"]}, "row": ["palace"], "coins": [3, 0]},
        ["play steambot"],
    ),
    "PickCards": ({"step": "winter", "round": 2, "coins": [4, 4]}, ["buy mayor"]),
    "DiscardFromRow": ({"hand": {0: ["mercenary"]}, "row": ["inn", "mine"]}, ["play mercenary"]),
    "SwapCubes": ({"step": "end-of-spring", "nations": ["om", "arc"], "hand": {0: ["fixer"]}}, []),
}
NAMES = pytest.mark.parametrize("name", ASKED)


def asked(name: str) -> Story:
    words, moves = ASKED[name]
    table = iron(**words).plays(0, *moves)
    assert table.question == name
    return table


def test_there_is_a_position_for_every_kind_of_question() -> None:
    assert set(ASKED) == {kind.__name__ for kind in parlour.find_game("city-of-iron").decisions()}


@NAMES
def test_every_question_refuses_nonsense_and_what_is_not_legal(name: str) -> None:
    table = asked(name)
    assert "is no move here" in table.refusal("nonsense")
    legal = {move.id for move in table.match.moves()}
    rulebook = table.match.game.rulebook
    for action in set(range(table.match.game.action_count + 5)) - legal:
        with pytest.raises(parlour.IllegalMove) as error:
            table.match.play(action)
        assert error.value.clause == "" or rulebook.clause(error.value.clause)


@NAMES
def test_every_blocked_move_has_a_reason_and_a_clause(name: str) -> None:
    table = asked(name)
    rulebook = table.match.game.rulebook
    blocked = table.match.blocked()
    for move in blocked:
        assert move.notation and move.notation not in table.moves
        assert move.reason and move.label and rulebook.clause(move.clause)
    if name not in ("ChooseNation", "DrawCards", "DiscardFromRow"):
        assert blocked


@NAMES
def test_every_move_has_words_and_points_at_something(name: str) -> None:
    table = asked(name)
    assert table.match.prompt
    pointed = 0
    for move in table.match.moves():
        assert move.notation and move.label
        pointed += len(move.targets)
    assert pointed


@NAMES
def test_every_question_can_be_saved_and_copied(name: str) -> None:
    table = asked(name)
    assert parlour.load(table.match.save()).save() == table.match.save()
    for move in table.match.moves():
        trial = table.table.copy()
        trial.play(move.id)
        table.match.game.invariants(trial)


@NAMES
def test_every_question_can_be_judged(name: str) -> None:
    shares = parlour.find_game("city-of-iron").evaluate(asked(name).table)
    assert len(shares) == 2
    assert sum(shares) == pytest.approx(1)


@NAMES
def test_others_can_imagine_every_question(name: str) -> None:
    table = asked(name)
    for seat in (0, 1):
        dream = table.table.imagine(seat, parlour.seeded(seat))
        assert table.match.game.view(dream, seat) == table.sees(seat)
        if seat == 0:
            assert dream.legal() == table.table.legal()


@pytest.mark.parametrize(
    ("name", "move", "sentence"),
    [
        ("ChooseAction", "research", "needs 1 more coin · I5.5"),
        ("ChooseAction", "draw military", "no card is left in this deck · I5.6"),
        ("ChooseAction", "build palace 1", "needs 7 more coins and 3 more science · I6.2"),
        ("ChooseAction", "build salt-works 2", "none of your cities is on desert land · I6.5"),
        ("ChooseAction", "build stored monument", "needs 4 more coins and 2 more science · I6.2"),
        ("ChooseAction", "play mayor", "needs 2 more hammers from other cards · I7.7"),
        ("ChooseAction", "play explorer", "no free land is within reach of your other cards · I7.7"),
        ("ChooseAction", "attack turnip-cross", "you hold this town yourself · I10.1"),
        ("ChooseAction", "attack gearwick", "needs 6 more guns and 1 more compass · I10.2"),
        ("BuildWith", "build palace 3", "needs 1 more coin and 3 more science · I6.2"),
        ("Arrange", "discard mayor", "not one of the used cards of this kind · I8.2"),
        ("Pay", "mayor as hammers", "no hammers are asked for · I7.4"),
        ("MoveBuilding", "move mine from fields-of-arc", "no other city of yours has a free space · crane-operator"),
        ("StoreBuilding", "done", "a building must be stored · I5.7"),
        ("DrawCards", "done", "is no move here"),
    ],
)
def test_reasons(name: str, move: str, sentence: str) -> None:
    assert sentence in asked(name).refusal(move)


def test_an_empty_row_cannot_be_stored_from() -> None:
    assert "the row is empty · I5.7" in iron().refusal("store")
