"""D4, D11  The turn and its end."""

import pytest

from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves


@proves("D4.1")
def test_a_turn_has_four_steps_in_this_order() -> None:
    table = cities(
        dice={0: "1 - - - -"}, city={0: {"white 1": "regular-army"}}, strength=2, stone=[2, 0], rolls="6 5 4 3 2"
    )
    assert table.question == "ChooseDie"
    table.plays(0, "white", "use")
    assert table.question == "ChooseAttack"
    table.plays(0, "attack medium-bandits")
    assert table.question == "Buy"
    table.plays(0, "done")
    assert table.dice(0) == ["white 6", "yellow 5", "red 4", "blue 3", "black 2"]
    assert (table.asked, table.question) == (1, "ChooseDie")


@proves("D4.1")
def test_a_step_with_nothing_to_choose_is_passed_over() -> None:
    table = cities(dice={0: "1 - - - -"}, rolls=QUIET)
    table.plays(0, "white", "drop")
    assert (table.asked, table.question) == (1, "ChooseDie")


@proves("D4.2")
@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3, 0])])
def test_turns_go_round_clockwise(seats: int, order: list[int]) -> None:
    table = cities(seats=seats, rolls=" ".join([QUIET] * 4))
    for seat in order[:-1]:
        assert table.turn == seat
        table.plays(seat, "done")
    assert table.turn == order[-1]
    assert table.seen["round"] == 2


@proves("D4.3")
def test_tokens_and_gold_can_be_used_before_the_first_die_and_between_two() -> None:
    table = cities(dice={0: "1 1 - - -"}, pass_tokens=[4, 0], gold=[2, 0])
    extras = ["spend wood", "spend stone", "spend iron", "spend strength", "spend reroll"]
    extras += ["trade wood", "trade stone", "trade iron"]
    assert table.moves == ["white", "yellow", "done", *extras]
    table.plays(0, "spend wood", "white", "drop")
    assert table.moves == ["yellow", "done", *extras]
    table.plays(0, "trade iron", "spend stone")
    assert table.moves == ["yellow", "done", *extras[5:]]
    assert table.stock(0) == "1 wood 1 stone 1 iron 1 gold"


@proves("D4.3")
def test_tokens_can_be_used_in_the_attack_step_even_where_nothing_can_be_attacked_yet() -> None:
    table = cities(step="attack", strength=2, pass_tokens=[2, 0], rolls=QUIET)
    assert table.moves == ["done", "spend wood", "spend stone", "spend iron", "spend strength", "spend reroll"]
    table.plays(0, "spend strength", "attack small-bandits")
    assert table.held(0) == {"small-bandits": 1}


@proves("D4.3")
def test_tokens_and_gold_can_be_used_after_the_last_purchase() -> None:
    table = cities(step="build", wood=[2, 0], pass_tokens=[2, 0], gold=[2, 0], rolls=QUIET)
    table.plays(0, "buy lumber-mill", "build white 1")
    assert table.question == "Buy"
    table.plays(0, "trade iron", "spend stone", "trade iron", "buy mine", "build white 2")
    assert table.built(0) == {"white 1": "lumber-mill", "white 2": "mine"}
    assert table.turn == 1


@proves("D4.3")
def test_tokens_and_gold_can_be_used_with_a_die_in_hand() -> None:
    """The Market Place wants a resource, which two tokens bring when the die is on its way."""
    city = {0: {"white 1": "market-place"}}
    table = cities(dice={0: "1 1 - - -"}, city=city, pass_tokens=[3, 0], gold=[1, 0]).plays(0, "white")
    assert table.moves == [
        "move", "pass", "drop", "spend wood", "spend stone", "spend iron", "spend strength", "spend reroll",
        "trade wood", "trade stone", "trade iron",
    ]  # fmt: skip
    assert table.refusal("use") == "needs 1 unit of a resource · D6.3"
    table.plays(0, "spend iron")
    assert (table.question, table.seen["turn"]["die"], table.pass_tokens) == ("UseDie", "white", [1, 0])
    assert table.refusal("spend wood") == "needs 1 more pass token · D7.1"
    table.plays(0, "trade stone", "use")
    assert table.question == "SellResource"


@proves("D4.3", "D7.4")
def test_a_die_stays_in_hand_while_others_are_rolled_again() -> None:
    table = cities(dice={0: "1 1 - - -"}, pass_tokens=[2, 0], rolls="6").plays(0, "white", "spend reroll")
    assert (table.question, table.seen["turn"]["die"]) == ("NameDie", "white")
    table.plays(0, "red")
    assert (table.question, table.dice(1)[2]) == ("UseDie", "red 6")
    table.plays(0, "use")
    assert table.dice(0)[0] is None


@proves("D4.3")
def test_only_the_seat_whose_turn_it_is_uses_tokens() -> None:
    table = cities(pass_tokens=[0, 4], gold=[0, 2])
    assert table.moves == ["white", "yellow", "red", "blue", "black", "done"]


@proves("D4.4")
def test_tokens_cannot_be_used_while_an_ability_is_carried_out() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "travellers-tavern"}}, pass_tokens=[4, 0], gold=[2, 0])
    table.plays(0, "white", "use")
    assert table.moves == ["gain wood", "gain stone", "gain iron"]


@proves("D4.4")
def test_tokens_cannot_be_used_while_an_attack_is_carried_out() -> None:
    table = cities(step="attack", strength=9, city={1: {"white 1": "mine", "white 2": "mine"}}, pass_tokens=[4, 0])
    table.plays(0, "attack locations 1")
    assert table.moves == ["attack white 1", "attack white 2"]


@proves("D4.4")
def test_tokens_cannot_be_used_while_a_purchase_is_carried_out_or_once_the_turn_ends() -> None:
    rows = {f"{row} {column}": "mine" for row in ("white", "yellow") for column in range(1, 7)}
    table = cities(step="build", iron=[2, 0], pass_tokens=[4, 0], city={0: rows})
    table.plays(0, "buy mine")
    assert len(table.moves) == 30
    assert all(move.startswith("build ") for move in table.moves)
    table.plays(0, "build red 1", "done")
    assert table.moves == ["go on", "end"]


# ---------------------------------------------------------------------- the end of the turn


@proves("D11.1")
def test_at_most_one_of_each_resource_is_kept() -> None:
    table = cities(step="end", wood=[3, 3], stone=[1, 3], iron=[2, 3], rolls=QUIET)
    assert table.stock(0) == "1 wood 1 stone 1 iron"
    assert table.stock(1) == "3 wood 3 stone 3 iron"  # it was not this seat's turn
    assert [(back["good"], back["amount"]) for back in table.told("give_back")] == [("wood", 2), ("iron", 1)]


@proves("D11.2")
def test_at_most_one_gold_is_kept_and_the_rest_can_be_gained_again() -> None:
    table = cities(step="end", gold=[5, 0], gold_out=2, rolls=QUIET)
    assert (table.stock(0), table.seen["gold"], table.seen["gold_out"]) == ("1 gold", 9, 2)
    assert table.clauses("give_back") == ["D11.2"]


@proves("D11.3")
def test_all_pass_tokens_are_kept() -> None:
    table = cities(step="end", pass_tokens=[9, 0], rolls=QUIET)
    assert table.pass_tokens == [9, 0]


@proves("D11.4")
def test_strength_and_every_bonus_of_the_turn_end() -> None:
    table = cities(
        step="end",
        strength=4,
        bandits_strength=3,
        army_bonus=2,
        resource_bonus=2,
        less_defense=1,
        refreshed=1,
        passed=1,
        location_victim=1,
        stock_victim=1,
        rolls=QUIET,
    )
    assert table.turn == 1
    assert table.seen["turn"] == {
        "step": "dice",
        "die": None,
        "die_space": None,
        "deed": None,
        "location": None,
        "space": None,
        "picked": [],
        "building": None,
        "strength": 0,
        "bandits_strength": 0,
        "army_bonus": 0,
        "resource_bonus": 0,
        "less_defense": 0,
        "refreshed": 0,
        "passed": 0,
        "may_refresh": True,
        "may_pass": True,
        "location_victim": None,
        "stock_victim": None,
        "reach": None,
    }


@proves("D11.5")
def test_all_five_dice_are_rolled_wherever_they_lay() -> None:
    table = cities(dice={0: "1 2 - 4 5"}, moved={"white": "black 1"}, rolls="6 5 4 3 2")
    table.plays(0, "done")
    assert table.dice(0) == ["white 6", "yellow 5", "red 4", "blue 3", "black 2"]


@proves("D11.5")
def test_the_others_keep_the_dice_they_have_rolled() -> None:
    table = cities(seats=3, dice={1: "1 2 3 4 5", 2: "6 6 6 6 6"}, rolls=QUIET)
    table.plays(0, "done")
    assert table.dice(1) == ["white 1", "yellow 2", "red 3", "blue 4", "black 5"]
    assert table.dice(2) == ["white 6", "yellow 6", "red 6", "blue 6", "black 6"]


@proves("D11.6")
def test_the_turn_passes_unless_the_match_is_over() -> None:
    going_on = cities(step="end", turn=1, rolls=QUIET)
    assert (going_on.turn, going_on.over) == (0, False)
    over = cities(step="end", turn=1, ending=True, rolls=QUIET)
    assert over.over
    assert (over.asked, over.moves) == (None, [])
