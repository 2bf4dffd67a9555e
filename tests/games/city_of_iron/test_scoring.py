"""I13  Scoring."""

import pytest

from tests.games.city_of_iron.story import Story, iron
from tests.proof import proves


def scored(**words: object) -> Story:
    """The scoring of round 3 has just taken place."""
    return iron(**{"step": "autumn", "round": 3, "seats": 4, **words})


def farms(*numbers: int) -> dict[int, dict[str, list[str]]]:
    """So many Turnip Farms for each seat."""
    return {seat: {"home": ["turnip-farm"] * number} for seat, number in enumerate(numbers)}


@proves("I13.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6, 7])
def test_scoring_is_in_rounds_3_5_and_7_before_income(round: int) -> None:
    table = scored(round=round, buildings=farms(1))
    assert table.vp == ([2, 0, 0, 0] if round in (3, 5, 7) else [0, 0, 0, 0])
    kinds = [entry.kind for entry in table.match.journal()]
    if round in (3, 5, 7):
        assert kinds.index("scoring") < kinds.index("income")


@proves("I13.2")
def test_all_who_share_the_first_place_score_it_in_full() -> None:
    table = scored(buildings=farms(2, 2))
    assert table.vp == [2, 2, 0, 0]
    assert table.clauses("place") == ["I13.2", "I13.2"]


@proves("I13.3")
def test_the_second_place_is_the_next_lower_count_also_after_a_tie() -> None:
    assert scored(buildings=farms(2, 1, 1)).vp == [2, 1, 1, 0]
    tied = scored(buildings={0: {"home": ["mine"]}, 1: {"home": ["mine"]}}, towns={2: ["ironford"], 3: ["deepvein"]})
    # Ore: 1, 1, 2, 2; Machine Parts for Deepvein.
    assert tied.vp == [1, 1, 3, 3 + 4]
    assert "I13.3" in tied.clauses("place")


@proves("I13.3")
def test_a_third_count_scores_no_place() -> None:
    table = scored(buildings=farms(0, 1, 1), towns={0: ["turnip-cross"]})
    more = scored(buildings={**farms(0, 1, 2), 3: {"home": ["turnip-farm"]}}, towns={0: ["turnip-cross"]})
    assert table.vp[:3] == [2, 1, 1]
    assert more.vp == [2, 1, 2, 1]
    three = scored(buildings=farms(3, 2))
    assert three.vp == [2, 1, 0, 0]
    lowest = scored(buildings=farms(1, 3), towns={2: ["turnip-cross"]})
    assert lowest.vp[0] == 0


@proves("I13.4")
def test_nothing_never_scores_and_never_leads() -> None:
    table = scored(coins=[0, 0, 0, 0])
    assert table.vp == [0, 0, 0, 0]
    assert [told["leader"] for told in table.told("income")] == [0, 0, 0, 0]


@proves("I13.5")
def test_the_shield_scores_one_besides_any_place() -> None:
    silk = {"towns": {0: ["silkwater"]}}  # 3 silk: first, and past the shield of 2
    assert scored(**silk).vp == [6, 0, 0, 0]
    low = scored(
        buildings={0: {"home": ["turnip-farm"] * 2}, 1: {"home": ["turnip-farm"] * 3}}, towns={0: ["turnip-cross"]}
    )
    assert low.vp[:2] == [2 + 1, 1]
    out = scored(
        buildings={0: {"home": ["turnip-farm"] * 3}, 1: {"home": ["turnip-farm"] * 2}, 2: {"home": ["grand-bazaar"]}},
        towns={1: ["turnip-cross"]},
        overrides={"goods.turnips.shield": 1},
    )
    # Turnips 3, 4 and 1: the third has no place, but the shield; the Bazaar's other goods and VP come to 9.
    assert out.vp == [1 + 1, 2 + 1, 1 + 2 + 3 + 3 + 1, 0]
    assert set(out.clauses("shield")) == {"I13.5"}


@proves("I13.6")
def test_buildings_score_at_each_scoring_anew() -> None:
    buildings = {1: {"home": ["palace", "watchtower"]}}
    for round in (3, 5, 7):
        assert scored(round=round, buildings=buildings, vp=[0, 10, 0, 0]).vp[1] == 10 + 7
    assert scored(round=4, buildings=buildings).vp[1] == 0


@proves("I13.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tracks_are_worth_the_same_for_any_number_of_players(seats: int) -> None:
    table = iron(seats=seats)
    seen = [table.printed("goods", track["id"]) for track in table.seen["goods"]]
    assert [(g["first_vp"], g["second_vp"], g["leader_coins"], g["shield"]) for g in seen] == [
        *((2, 1, 1, 4), (2, 1, 1, 3), (3, 1, 1, 3), (3, 1, 1, 4), (4, 2, 1, 3)),
        *((4, 2, 1, 3), (4, 2, 2, 3), (5, 2, 2, 3), (5, 3, 2, 2), (6, 3, 2, 2)),
    ]
