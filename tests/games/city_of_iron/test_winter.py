"""I12  Winter."""

import pytest

import parlour
from tests.games.city_of_iron.story import Story, iron
from tests.proof import proves


def winter(**words: object) -> Story:
    return iron(**{"step": "winter", "round": 2, "coins": [5, 5], **words})


@proves("I12.1")
def test_any_number_of_cards_that_can_be_paid_together() -> None:
    table = winter(coins=[5, 0])
    table.plays(0, "buy mayor")
    assert "buy banker" in table.moves
    assert "buy engineer" not in table.moves
    assert "needs 1 more coin · I12.1" in table.refusal("buy engineer")
    table.plays(0, "buy guide", "buy builder")  # the last coin: nothing more can be chosen
    assert table.seen["phase"] == "spring"
    assert (table.coins[0], sorted(table.hand(0))) == (0, ["builder", "guide", "mayor"])
    assert not {"builder", "guide", "mayor"} & set(table.pool(0))


@proves("I12.1")
def test_one_may_choose_nothing() -> None:
    table = winter().plays(0, "done").plays(1, "done")
    assert (table.coins, table.hand(0), table.told("bought")) == ([5, 5], [], [])


@proves("I12.1")
def test_a_card_is_chosen_once_and_only_from_the_own_pool() -> None:
    table = winter(coins=[9, 0]).plays(0, "buy mayor")
    assert "you have chosen this card already · I12.1" in table.refusal("buy mayor")
    assert "this card is yours already · I12.1" in table.refusal("buy scholar")
    assert "buy warlord" not in table.moves


@proves("I12.2")
@pytest.mark.parametrize("viewer", [None, 1])
def test_a_choice_is_hidden_until_all_have_chosen(viewer: int | None) -> None:
    one = winter().plays(0, "buy mayor", "done")
    other = winter().plays(0, "buy guide", "done")
    assert one.sees(viewer) == other.sees(viewer)
    assert one.match.journal(viewer) == other.match.journal(viewer)
    assert one.nation(0, 0)["choosing"] == ["mayor"]
    assert one.coins == [5, 5]
    one.plays(1, "done")
    assert [bought["cards"] for bought in one.told("bought")] == [["mayor"]]


@proves("I12.2")
def test_what_another_has_chosen_is_imagined_as_anything_that_can_be_paid() -> None:
    table = winter().plays(0, "buy mayor", "buy guide", "done")
    found = set()
    for seed in range(40):
        dream = table.table.imagine(1, parlour.seeded(seed))
        table.match.game.invariants(dream)
        found.add(dream.nations[0].buying)  # type: ignore[attr-defined]
    assert len(found) > 10
    own = table.table.imagine(0, parlour.seeded(1))
    assert own.nations[0].buying == table.table.nations[0].buying  # type: ignore[attr-defined]


@proves("I12.3")
def test_bought_cards_go_straight_into_the_hand() -> None:
    table = winter(coins=[2, 0]).plays(0, "buy guide")
    assert table.hand(0) == ["guide"]
    assert table.deck(0, "citizen")["left"] == 2


@proves("I12.4")
def test_nothing_is_built_in_winter() -> None:
    table = winter(row=["turnip-farm"], stored={0: ["inn"]})
    assert {move.split()[0] for move in table.moves} == {"done", "buy"}


@proves("I12.5")
def test_the_last_winter_is_played_or_skipped() -> None:
    words = {"step": "autumn", "round": 7, "coins": [5, 5]}
    played = iron(**words)
    assert (played.question, played.seen["round"]) == ("PickCards", 7)
    skipped = iron(**words, options={"last_winter": "skipped"})
    assert skipped.over
    earlier = iron(**{**words, "round": 6}, options={"last_winter": "skipped"})
    assert earlier.question == "PickCards"
