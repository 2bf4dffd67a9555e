"""I11  Autumn."""

import pytest

from tests.games.city_of_iron.story import Story, iron
from tests.proof import proves


def autumn(**words: object) -> Story:
    """Autumn has just passed; winter asks."""
    return iron(**{"step": "autumn", "coins": [0, 0], **words})


@proves("I11.1")
def test_autumn_has_six_steps_without_choices() -> None:
    table = autumn(round=3, row=["inn"] * 2, buildings={0: {"home": ["academy", "watchtower"]}})
    kinds = [entry.kind for entry in table.match.journal() if entry.ply == 0]
    steps = ["row_discard", "row_fill", "scoring", "building_vp", "income", "science", "draw"]
    assert [kind for at, kind in enumerate(kinds) if kind in steps and kind not in kinds[:at]] == steps
    assert table.question == "PickCards"


@proves("I11.2")
def test_the_four_leftmost_buildings_go_and_the_row_is_filled_up() -> None:
    row = ["inn", "mine", "academy", "barracks", "watchtower", "mine", "inn"]
    table = autumn(row=row, deck=["turnip-farm", "moss-cellar", "turnip-farm", "srika-pasture", "academy"])
    assert table.row == ["watchtower", "mine", "inn", "turnip-farm", "moss-cellar", "turnip-farm", "srika-pasture"]
    assert table.scrap == ["inn", "mine", "academy", "barracks"]
    (gone,), (filled,) = table.told("row_discard"), table.told("row_fill")
    assert (gone["slots"], gone["reason"]) == ([0, 1, 2, 3], "autumn")
    assert (filled["slots"], filled["decks"]) == ([3, 4, 5, 6], {"A": 4})


@proves("I11.2")
def test_of_a_short_row_all_go() -> None:
    table = autumn(row=["inn", "mine"])
    assert (table.scrap, len(table.row)) == (["inn", "mine"], 7)


@proves("I11.3")
@pytest.mark.parametrize(("round", "deck"), [(1, "A"), (2, "A"), (3, "A"), (4, "B"), (5, "B"), (6, "C"), (7, "C")])
def test_the_deck_is_that_of_the_round(round: int, deck: str) -> None:
    table = autumn(round=round)
    buildings = table.match.game.content.table("buildings")
    assert {buildings[id]["deck"] for id in table.row} == {deck}


@proves("I11.3")
def test_when_a_deck_is_used_up_the_next_one_follows() -> None:
    table = autumn(round=1, left={"A": 2})
    buildings = table.match.game.content.table("buildings")
    assert [buildings[id]["deck"] for id in table.row] == ["A"] * 2 + ["B"] * 5


@proves("I11.4")
def test_what_is_left_of_an_earlier_deck_is_discarded() -> None:
    table = autumn(round=4, left={"A": 3}, seats=2)
    buildings = table.match.game.content.table("buildings")
    assert [buildings[id]["deck"] for id in table.scrap].count("A") == 16
    assert table.clauses("deck_ends") == ["I11.4"]
    (ended,) = table.told("deck_ends")
    assert (ended["deck"], len(ended["buildings"])) == ("A", 3)
    assert table.told("score_card") == [{"card": "score-a", "deck": "A"}]
    assert table.seen["score_cards"] == ["score-a"]
    shown = table.printed("score_cards", "score-a")
    assert (shown["deck"], shown["book"]) == ("A", True)


@proves("I11.5")
def test_when_deck_c_is_used_up_the_discards_become_a_new_deck() -> None:
    table = autumn(round=6, left={"A": 0, "B": 0, "C": 2}, score_cards=["A", "B"])
    assert len(table.row) == 7
    assert len(table.scrap) == 0
    assert table.seen["deck"] == {"next": "discards", "left": 35, "decks": {"A": 0, "B": 0, "C": 0, "discards": 35}}
    assert table.clauses("reshuffle") == ["I11.5"]


@proves("I11.5")
def test_without_any_card_the_row_stays_short() -> None:
    everything = [
        id for id, entry in iron().match.game.content.table("buildings").items() for copy in range(entry["copies"][0])
    ]
    table = autumn(round=6, stored={0: everything[:40]}, score_cards=["A", "B", "C"], row=everything[40:])
    assert sorted(table.row) == sorted(everything[40:])  # the two that were left came back


@proves("I11.6")
def test_a_score_card_is_set_aside_and_the_next_card_takes_its_place() -> None:
    table = autumn(round=2, left={"A": 1})
    assert (len(table.row), table.seen["score_cards"]) == (7, ["score-a"])
    assert table.told("scoring") == []
    assert table.clauses("score_card") == ["I11.6"]


@proves("I11.6")
@pytest.mark.parametrize("aside", [[], ["A"]])
def test_scoring_falls_in_its_rounds_whenever_the_card_turns_up(aside: list[str]) -> None:
    for round in range(1, 8):
        table = autumn(round=round, score_cards=aside)
        assert len(table.told("scoring")) == (round in (3, 5, 7))


@proves("I11.7")
def test_income_and_leader_coins_are_collected() -> None:
    table = autumn(
        seats=4,
        coins=[1, 0, 0, 0],
        buildings={
            0: {"home": ["turnip-farm", "turnip-farm", "factory"]},
            1: {"home": ["turnip-farm", "turnip-farm"]},
            2: {"home": ["turnip-farm"]},
        },
    )
    # Turnips are led together; Machine Parts bring the leader 2 coins.
    assert table.coins == [1 + 5 + 1 + 2, 4 + 1, 3, 2]
    assert table.told("income")[0] == {"seat": 0, "coins": 5, "leader": 3}


@proves("I11.8")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6, 7])
def test_science_comes_from_symbols_and_from_the_book(round: int) -> None:
    table = autumn(round=round, buildings={0: {"home": ["academy", "academy", "library"]}})
    book = 1 if round in (3, 5) else 0
    assert table.science == [3 + book, book]


@proves("I11.9")
def test_a_card_is_drawn_for_each_symbol_on_tokens_and_buildings() -> None:
    table = autumn(
        buildings={0: {"home": ["inn", "barracks"]}},
        cities={0: {"red-dunes": ["garrison"]}},
        citizen_deck={0: ["scholar", "guide", "mayor"]},
        military_deck={0: ["soldier", "captain", "scout"]},
    )
    assert sorted(table.hand(0)) == ["captain", "guide", "scholar", "soldier"]
    assert len(table.hand(1)) == 1


@proves("I11.9", "I8.3")
def test_drawing_in_autumn_turns_the_pile_over_too() -> None:
    table = autumn(citizen_deck={0: []}, citizen_discards={0: ["mayor", "guide"]})
    assert table.hand(0) == ["mayor"]


@proves("I11.10")
def test_the_markers_move_on() -> None:
    table = iron(round=2, action=3, coins=[0, 0]).taxes(0, 1)
    assert (table.seen["phase"], table.table.round, table.seen["action"]) == ("winter", 3, 1)
    assert table.seen["round"] == 2  # whose winter it still is
