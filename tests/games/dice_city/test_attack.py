"""D9  The attack step."""

import pytest

from tests.games.dice_city.story import QUIET, Story, cities
from tests.proof import proves

COMPARED = {"army": "compared"}


@proves("D9.1")
def test_attacks_mix_in_any_order_and_number() -> None:
    table = cities(step="attack", strength=12, city={1: {"white 1": "regular-army"}}, wood=[0, 1], rolls=QUIET)
    table.plays(0, "attack stock 1", "attack small-bandits", "attack locations 1", "attack medium-bandits")
    assert (table.held(0), table.stock(0)) == ({"small-bandits": 1, "medium-bandits": 1}, "1 wood")
    assert table.deactivated(1) == ["white 1"]
    assert table.turn == 1  # all strength is used


@proves("D9.1")
def test_the_seat_may_stop_whenever_it_wants() -> None:
    table = cities(step="attack", strength=9, rolls=QUIET)
    assert table.moves == ["done", "attack small-bandits", "attack medium-bandits", "attack large-bandits"]
    table.plays(0, "attack small-bandits", "done")
    assert (table.turn, table.held(0)) == (1, {"small-bandits": 1})


@proves("D9.1")
def test_each_attack_is_carried_out_before_the_next_is_chosen() -> None:
    table = cities(step="attack", strength=6, rolls=QUIET)
    table.plays(0, "attack small-bandits")
    assert table.strength == 3
    assert table.moves == ["done", "attack small-bandits"]


@proves("D9.2")
def test_strength_comes_in_two_purses() -> None:
    table = cities(dice={0: "1 2 1 - -"}, city={0: {"white 1": "watch-tower"}})
    table.plays(0, "white", "use", "yellow", "use")
    assert (table.strength, table.bandits_strength) == (1, 3)


@proves("D9.2")
def test_strength_against_bandits_is_good_for_nothing_else() -> None:
    table = cities(
        step="attack", strength=1, bandits_strength=3, city={1: {"white 1": "mine"}}, wood=[0, 1], gold=[0, 1]
    )
    assert table.moves == ["done", "attack small-bandits", "attack medium-bandits"]


@proves("D9.3")
@pytest.mark.parametrize("options", [{}, {"army": "spent"}])
def test_an_attack_takes_away_the_strength_it_needs(options: dict[str, str]) -> None:
    city = {1: {"white 1": "regular-army"}}
    table = cities(options=options, step="attack", strength=12, city=city, wood=[0, 1])
    table.plays(0, "attack medium-bandits")
    assert table.strength == 8
    table.plays(0, "attack stock 1")
    assert table.strength == 6
    table.plays(0, "attack locations 1")
    assert table.strength == 3


@proves("D9.4")
def test_with_compared_an_attack_only_needs_the_strength() -> None:
    table = cities(
        options=COMPARED,
        step="attack",
        strength=5,
        city={1: {"white 1": "regular-army", "red 1": "great-wall", "blue 1": "cathedral"}},
        wood=[0, 2],
        rolls=QUIET,
    )
    table.plays(0, *["attack large-bandits"] * 4, *["attack small-bandits"] * 4)
    table.plays(0, "attack stock 1", "attack stock 1", "attack locations 1", "attack white 1", "attack locations 1")
    assert table.strength == 5
    assert table.held(0) == {"small-bandits": 4, "large-bandits": 4}
    assert (table.stock(0), table.deactivated(1)) == ("2 wood", ["white 1", "red 1"])  # a Cathedral needs 6
    assert table.moves == ["done", "attack medium-bandits"]


@proves("D9.5")
def test_strength_against_bandits_is_added_and_used_up_first() -> None:
    table = cities(step="attack", strength=4, bandits_strength=3, wood=[0, 1])
    assert table.moves[:4] == ["done", "attack small-bandits", "attack medium-bandits", "attack large-bandits"]
    table.plays(0, "attack large-bandits")
    assert (table.strength, table.bandits_strength) == (2, 0)
    spared = cities(step="attack", strength=4, bandits_strength=4).plays(0, "attack small-bandits")
    assert (spared.strength, spared.bandits_strength) == (4, 1)


@proves("D9.5")
def test_with_compared_it_is_added_and_stays() -> None:
    table = cities(options=COMPARED, step="attack", strength=2, bandits_strength=3)
    table.plays(0, "attack large-bandits", "attack large-bandits")
    assert (table.strength, table.bandits_strength) == (2, 3)


@proves("D9.6")
@pytest.mark.parametrize(("bandits", "defense"), [("small", 3), ("medium", 4), ("large", 5)])
def test_bandits_need_strength_equal_to_their_defense(bandits: str, defense: int) -> None:
    weak = cities(step="attack", strength=defense - 1, pass_tokens=[2, 0])
    move = f"attack {bandits}-bandits"
    assert weak.refusal(move) == "needs 1 more strength · D9.6"
    strong = cities(step="attack", strength=defense, rolls=QUIET)
    strong.plays(0, move)
    assert strong.held(0) == {f"{bandits}-bandits": 1}


@proves("D9.6")
def test_an_empty_pile_cannot_be_attacked() -> None:
    table = cities(step="attack", strength=9, piles={"small-bandits": 0})
    assert "this pile is empty · D9.6" in table.refusal("attack small-bandits")


@proves("D9.7")
def test_the_card_is_kept_and_the_next_one_lies_open() -> None:
    table = cities(seats=3, step="attack", strength=9)
    table.plays(0, "attack small-bandits")
    assert (table.held(0), table.left("small-bandits")) == ({"small-bandits": 1}, 4)
    assert "attack small-bandits" in table.moves


@proves("D9.8")
def test_bandits_bring_points_and_nothing_else() -> None:
    table = cities(step="attack", strength=5, rolls=QUIET)
    table.plays(0, "attack large-bandits")
    assert (table.points(0), table.stock(0), table.pass_tokens) == ({"bandits": 4}, "nothing", [0, 0])


def at(strength: int, **words: object) -> Story:
    """Seat 0 attacks a city of seat 1 with two locations of defense 3 and 4."""
    return cities(step="attack", strength=strength, city={1: {"white 1": "regular-army", "red 3": "manor"}}, **words)


@proves("D9.9")
def test_a_location_needs_strength_equal_to_its_defense() -> None:
    table = at(3, rolls=QUIET)
    table.plays(0, "attack locations 1")
    assert table.deactivated(1) == ["white 1"]
    choice = at(4, rolls=QUIET)
    choice.plays(0, "attack locations 1")
    assert choice.moves == ["attack white 1", "attack red 3"]
    weak = at(2, pass_tokens=[2, 0])
    assert "no location there can be attacked with a strength of 2 · D9.9" in weak.refusal("attack locations 1")


@proves("D9.9")
def test_what_is_missing_for_a_location_is_said() -> None:
    table = cities(step="attack", strength=3, city={1: {"white 1": "mine", "white 2": "mine", "red 3": "cathedral"}})
    table.plays(0, "attack locations 1")
    assert table.refusal("attack red 3") == "needs 3 more strength · D9.9"


@proves("D9.10")
def test_a_defeated_location_gets_a_token() -> None:
    table = at(4, rolls=QUIET)
    table.plays(0, "attack locations 1", "attack red 3")
    assert table.deactivated(1) == ["red 3"]
    assert table.built(1)["red 3"] == "manor"
    assert "D9.10" in table.clauses("deactivate")


@proves("D9.11")
@pytest.mark.parametrize(("id", "vp"), [("mine", 0), ("regular-army", 1), ("manor", 2), ("great-wall", 3)])
def test_the_attacker_takes_what_the_location_is_worth(id: str, vp: int) -> None:
    table = cities(step="attack", strength=6, city={1: {"white 1": id}}, rolls=QUIET)
    table.plays(0, "attack locations 1")
    assert table.points(0) == ({"raids": vp} if vp else {})


@proves("D9.12")
def test_a_deactivated_location_cannot_be_attacked_again() -> None:
    table = at(9, deactivated={1: ["white 1"]}, rolls=QUIET)
    table.plays(0, "attack locations 1")
    assert table.deactivated(1) == ["white 1", "red 3"]
    again = cities(
        step="attack",
        strength=9,
        city={1: {"white 1": "mine", "white 2": "mine", "white 3": "mine"}},
        deactivated={1: ["white 2"]},
    )
    again.plays(0, "attack locations 1")
    assert again.moves == ["attack white 1", "attack white 3"]
    assert "this location is deactivated · D9.12" in again.refusal("attack white 2")


@proves("D9.12")
def test_the_own_city_cannot_be_attacked() -> None:
    table = cities(step="attack", strength=9, city={0: {"white 1": "mine"}})
    assert "your own locations cannot be attacked · D9.12" in table.refusal("attack locations 0")
    assert "your own stock cannot be attacked · D9.12" in table.refusal("attack stock 0")


@proves("D9.13")
def test_all_attacks_on_locations_go_against_one_seat() -> None:
    city = {1: {"white 1": "mine", "white 2": "mine"}, 2: {"white 1": "mine"}}
    table = cities(seats=3, step="attack", strength=8, city=city)
    assert "attack locations 1" in table.moves and "attack locations 2" in table.moves
    table.plays(0, "attack locations 1", "attack white 1")
    assert "attack locations 1" in table.moves and "attack locations 2" not in table.moves
    assert "this turn you attack only Player 2’s locations · D9.13" in table.refusal("attack locations 2")
    table.plays(0, "attack locations 1")  # any number of them
    assert table.deactivated(1) == ["white 1", "white 2"]


@proves("D9.14")
@pytest.mark.parametrize("good", ["wood", "stone", "iron"])
def test_two_strength_take_a_resource(good: str) -> None:
    table = cities(step="attack", strength=2, wood=[0, 1], stone=[0, 1], iron=[0, 1], gold=[0, 1], rolls=QUIET)
    table.plays(0, "attack stock 1")
    assert table.moves == ["take wood", "take stone", "take iron"]
    assert "needs 1 more strength · D9.15" in table.refusal("take gold")
    table.plays(0, f"take {good}")
    assert table.stock(0) == f"1 {good}"
    assert good not in table.stock(1)


@proves("D9.14")
def test_what_a_seat_has_not_cannot_be_taken() -> None:
    table = cities(step="attack", strength=3, wood=[0, 1], gold=[0, 1])
    table.plays(0, "attack stock 1")
    assert "Player 2 has no iron · D9.14" in table.refusal("take iron")
    empty = cities(step="attack", strength=3)
    assert "nothing there can be taken with a strength of 3 · D9.14" in empty.refusal("attack stock 1")


@proves("D9.15")
def test_three_strength_take_a_gold_which_stays_in_the_game() -> None:
    table = cities(step="attack", strength=3, gold=[0, 2], rolls=QUIET)
    table.plays(0, "attack stock 1")
    assert (table.stock(0), table.stock(1)) == ("1 gold", "1 gold")
    assert (table.seen["gold"], table.seen["gold_out"]) == (10, 0)
    assert table.strength == 0


@proves("D9.16")
def test_all_attacks_on_stock_go_against_one_seat_which_need_not_be_the_other_one() -> None:
    city = {1: {"white 1": "mine"}, 2: {"white 1": "mine"}}
    table = cities(seats=3, step="attack", strength=12, city=city, wood=[0, 2, 2])
    table.plays(0, "attack locations 1", "attack stock 2")
    assert "this turn you take only from Player 3’s stock · D9.16" in table.refusal("attack stock 1")
    table.plays(0, "attack stock 2")
    assert (table.stock(0), table.stock(2)) == ("2 wood", "nothing")
    assert table.seen["turn"]["location_victim"] == 1
    assert table.seen["turn"]["stock_victim"] == 2


@proves("D9.17")
def test_the_owner_of_a_deactivated_location_loses_no_points() -> None:
    table = at(4, rolls=QUIET)
    assert table.vp == [0, 3]
    table.plays(0, "attack locations 1", "attack red 3")
    assert table.vp == [2, 3]


@proves("D9.18")
def test_a_die_on_a_deactivated_location_stays() -> None:
    table = at(4, dice={1: "1 1 3 1 1"}, rolls=QUIET)
    table.plays(0, "attack locations 1", "attack red 3")
    assert table.dice(1)[2] == "red 3"
    table.plays(1, "red")
    assert "use" not in table.moves


@proves("D9.6")
def test_bandits_without_defense_are_attacked_without_strength() -> None:
    table = cities(step="attack", overrides={"bandits.small-bandits.defense": 0}, rolls=QUIET)
    assert table.moves == ["done", "attack small-bandits"]
    table.plays(0, "attack small-bandits")
    assert (table.held(0), table.strength) == ({"small-bandits": 1}, 0)


@proves("D9.9", "D9.14")
def test_so_are_locations_without_defense_and_stocks_that_nobody_guards() -> None:
    mine = {1: {"white 1": "mine"}}
    table = cities(step="attack", overrides={"locations.mine.defense": 0}, city=mine, wood=[0, 1])
    assert table.moves == ["done", "attack locations 1"]
    open_stock = cities(step="attack", overrides={"numbers.steal_resource_strength": 0}, city=mine, wood=[0, 1])
    assert open_stock.moves == ["done", "attack stock 1"]


@proves("D2.3")
def test_a_printed_location_is_not_said_to_have_defense() -> None:
    """Not even on the row of a Great Wall, which guards built locations only."""
    city = {1: {"white 1": "great-wall", "white 2": "mine", "white 3": "mine"}}
    table = cities(step="attack", strength=9, city=city).plays(0, "attack locations 1")
    printed = {blocked.label for blocked in table.match.blocked() if "printed" in blocked.reason}
    assert len(printed) == 27 and not any("defense" in label for label in printed)
    assert [move.label for move in table.match.moves()][1] == "Mine (white 2, defense 4, 0 VP)"
    assert all((space["defense"] is not None) == space["built"] for space in table.seen["cities"][1]["spaces"])


@proves("D9.9", "D9.14")
def test_an_attack_on_the_only_target_says_which() -> None:
    table = cities(step="attack", strength=3, city={1: {"white 2": "mine"}}, wood=[0, 1])
    assert [(move.label, move.targets) for move in table.match.moves()[-2:]] == [
        ("Player 2’s Mine (white 2, defense 2)", ("space:1:white 2",)),
        ("1 wood from Player 2 (strength 2)", ("stock:1:wood",)),
    ]
    more = cities(step="attack", strength=3, city={1: {"white 2": "mine", "white 3": "mine"}}, wood=[0, 1], iron=[0, 1])
    assert [move.label for move in more.match.moves()[-2:]] == ["A location of Player 2", "The stock of Player 2"]
