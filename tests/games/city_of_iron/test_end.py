"""I14  The end."""

import pytest

from tests.games.city_of_iron.story import Story, iron
from tests.proof import proves


def ended(**words: object) -> Story:
    """All bonuses but the one a test speaks of are tied at nothing, or shared by all."""
    table = iron(**{"step": "end", "coins": [0, 0], **words})
    assert table.over
    return table


EVEN = 2  # both have four cards, and so the bonus for cards


@proves("I14.1")
@pytest.mark.parametrize(
    ("words", "bonus"),
    [
        ({"coins": [3, 2]}, 2),
        ({"cities": {0: {"red-dunes": ["civic"]}}}, 2),
        ({"buildings": {0: {"home": ["inn"]}}}, 2),
        ({"towns": {0: ["turnip-cross"]}}, 3),
    ],
)
def test_there_is_a_bonus_for_the_most_of_something(words: dict[str, object], bonus: int) -> None:
    table = ended(**words)
    assert table.vp == [EVEN + bonus, EVEN]
    assert table.told("bonus")[0]["vp"] in (2, 3)


@proves("I14.1")
def test_there_is_a_bonus_for_the_most_cards_owned() -> None:
    assert ended(hand={0: ["mayor"]}).vp == [2, 0]
    assert ended(citizen_discards={1: ["mayor"]}).vp == [0, 2]


@proves("I14.1")
def test_distances_of_all_lands_are_added() -> None:
    two_near = {0: {"red-dunes": ["civic"], "old-battlefield": ["garrison"]}}
    assert ended(cities={**two_near, 1: {"emerald-delta": ["civic"]}}).vp == [EVEN + 2, EVEN]


@proves("I14.2")
def test_all_who_tie_score_in_full_and_nobody_for_nothing() -> None:
    assert ended(coins=[4, 4]).vp == [EVEN + 2, EVEN + 2]
    assert ended().vp == [EVEN, EVEN]
    nobody = ended(citizen_deck={0: [], 1: []}, military_deck={0: [], 1: []})
    assert nobody.vp == [0, 0]


@proves("I14.3")
def test_stored_buildings_cost_a_point_each() -> None:
    table = ended(stored={0: ["inn", "inn", "palace"]})
    assert table.vp == [EVEN - 3, EVEN]
    assert table.told("penalty") == [{"seat": 0, "buildings": 3, "vp": 3}]
    assert table.clauses("penalty") == ["I14.3"]


@proves("I14.4")
def test_science_is_worth_nothing_at_the_end() -> None:
    assert ended(science=[50, 0]).vp == [EVEN, EVEN]


@proves("I1.2", "I1.3")
@pytest.mark.parametrize(
    ("words", "by", "clause", "told"),
    [
        ({"vp": [5, 4]}, "vp", "I1.2", "Player 1 wins with 7 VP."),
        (
            {"vp": [4, 6], "coins": [3, 2]},
            "coins",
            "I1.3",
            "Player 1 wins with 8 VP and, with VP tied, the most coins (3).",
        ),
        (
            {"vp": [4, 6], "coins": [1, 1], "buildings": {0: {"home": ["inn"]}}},
            "buildings",
            "I1.3",
            "Player 1 wins with 10 VP and, with coins tied too (1), the most buildings (1).",
        ),
        (
            {"vp": [4, 4], "coins": [3, 3]},
            "together",
            "I1.3",
            "Player 1 wins with 8 VP and shares the victory: coins (3) and buildings (0) are tied too.",
        ),
    ],
)
def test_a_win_by_tie_break_says_by_what(words: dict[str, object], by: str, clause: str, told: str) -> None:
    table = ended(**words)
    wins = [entry for entry in table.match.journal() if entry.kind == "win"]
    assert [entry.fields["seat"] for entry in wins] == table.winners == ([0, 1] if by == "together" else [0])
    assert (wins[0].fields["by"], wins[0].clause, wins[0].text) == (by, clause, told)


@proves("I13.1", "I14.1", "I14.3")
def test_all_points_are_told_by_what_they_were_scored_for() -> None:
    table = iron(
        step="autumn",
        round=7,
        options={"last_winter": "skipped"},
        vp=[5, 0],
        coins=[9, 0],
        buildings={0: {"home": ["turnip-farm", "monument"]}, 1: {"home": ["turnip-farm"]}},
        stored={1: ["inn"]},
    )
    assert table.over
    for seat in range(2):
        by = table.sees(seat)["nations"][seat]["vp_by"]
        parts = [by["earlier"], by["places"], by["shields"], by["buildings"], by["stored"], *by["bonuses"].values()]
        assert sum(parts) == table.vp[seat]
    mine, theirs = (table.sees(seat)["nations"][seat]["vp_by"] for seat in range(2))
    assert (mine["earlier"], mine["places"], mine["buildings"]) == (5, 2, 4)
    assert mine["bonuses"]["coins"] == 2
    assert theirs["stored"] == -1
