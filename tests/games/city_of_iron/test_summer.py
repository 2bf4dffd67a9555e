"""I5  Summer: turns and the plain actions."""

from tests.games.city_of_iron.story import iron
from tests.proof import proves


@proves("I5.1")
def test_all_take_their_first_action_before_anyone_takes_a_second() -> None:
    table = iron(seats=3, order=[2, 0, 1])
    asked = []
    while table.question == "ChooseAction":
        assert table.asked is not None
        asked.append((table.seen["action"], table.asked))
        table.plays(table.asked, "tax")
    assert asked == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1), (3, 2), (3, 0), (3, 1)]


@proves("I5.2")
def test_free_cards_come_before_the_one_action_of_a_turn() -> None:
    table = iron(hand={0: ["merchant", "builder", "soldier"]}, coins=[0, 0])
    table.plays(0, "play merchant", "play builder", "play soldier")
    assert (table.coins, table.asked) == ([3, 0], 1)


@proves("I5.2")
def test_after_the_action_no_free_card_can_be_played() -> None:
    table = iron(hand={0: ["merchant"]}).plays(0, "tax")
    assert table.asked == 1
    assert table.hand(0) == ["merchant"]


@proves("I5.2")
def test_there_are_seven_actions() -> None:
    hand = ["mercenary", "soldier", "guide", "banker"]
    table = iron(hand={0: hand}, row=["inn"], stacks={1: ["turnip-cross"]}, coins=[4, 0])
    assert table.moves == [
        *("tax", "research", "draw citizen", "draw military", "store", "build inn 1"),
        *("play banker", "play guide", "play soldier", "play mercenary", "attack turnip-cross"),
    ]


@proves("I5.3", "I5.4")
def test_nobody_passes_and_tax_brings_a_coin() -> None:
    table = iron(citizen_deck={0: []}, military_deck={0: []}, coins=[0, 0])
    # Seat 0 can do nothing else, and so is not even asked: the tax is collected for it.
    assert (table.asked, table.coins) == (1, [1, 0])
    assert table.told("tax") == [{"seat": 0}]
    assert "is no move here" in table.refusal("pass")


@proves("I5.5")
def test_research_costs_four_coins() -> None:
    table = iron(coins=[5, 3]).plays(0, "research")
    assert (table.coins, table.science) == ([1, 3], [1, 0])
    assert "needs 1 more coin · I5.5" in table.refusal("research")


@proves("I5.6")
def test_a_card_is_drawn_from_either_deck() -> None:
    table = iron(citizen_deck={0: ["scholar", "cartographer"]}, military_deck={0: ["captain", "soldier"]})
    table.plays(0, "draw citizen").taxes(1).plays(0, "draw military")
    assert table.hand(0) == ["scholar", "captain"]


@proves("I5.6")
def test_a_deck_without_any_card_cannot_be_chosen() -> None:
    table = iron(military_deck={0: []})
    assert "draw military" not in table.moves
    assert "no card is left in this deck · I5.6" in table.refusal("draw military")


@proves("I5.7")
def test_any_building_of_the_row_can_be_stored_for_nothing_and_without_limit() -> None:
    table = iron(row=["inn", "palace", "mine", "academy"], coins=[0, 0])
    table.plays(0, "store", "store palace 2").taxes(1).plays(0, "store", "store mine 2").taxes(1)
    table.plays(0, "store", "store inn 1")
    assert table.stored(0) == ["mine", "inn", "palace"]
    assert table.row == ["academy"]
    assert table.coins == [0, 2]


@proves("I5.8")
def test_a_stored_building_does_nothing_until_it_is_built() -> None:
    table = iron(stored={0: ["turnip-farm"]}, coins=[3, 0])
    assert (table.goods(0), table.income[0]) == ({}, 2)
    assert "turnip-farm" not in table.pool(0)
    table.plays(0, "build stored turnip-farm")
    assert (table.goods(0), table.income[0], table.stored(0), table.coins[0]) == ({"turnips": 1}, 3, [], 1)


@proves("I5.8")
def test_nobody_builds_what_another_has_stored() -> None:
    table = iron(stored={1: ["turnip-farm"]})
    assert not [move for move in table.moves if "turnip" in move]


@proves("I5.9")
def test_the_row_slides_left_and_is_not_filled_in_summer() -> None:
    table = iron(row=["inn", "academy", "mine"], coins=[9, 0]).plays(0, "build academy 2")
    assert table.row == ["inn", "mine"]
    table.plays(1, "store", "store inn 1")
    assert table.row == ["mine"]
