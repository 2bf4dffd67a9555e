"""T4.2  Rolling and rerolling the dice."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves


@proves("T4.2")
def test_all_dice_are_thrown_and_then_rerolled_up_to_two_times() -> None:
    table = tokyo(seats=2, rolls=f"1 1 2 2 3 claw 2 3 {QUIET}")
    assert table.dice == ["1", "1", "2", "2", "3", "claw"]
    table.plays(0, "reroll claw")
    assert table.dice == ["1", "1", "2", "2", "2", "3"]
    table.plays(0, "reroll 2")
    assert table.turn == 1  # three rolls in all: the dice were final
    assert len(table.told("roll")) == 2
    assert len(table.told("reroll")) == 2


@proves("T4.2")
def test_a_third_reroll_is_refused() -> None:
    table = tokyo(seats=2, energy=[1, 0], cards={0: ["telepath"]}, dice="1 1 2 2 3 3", rolls="1 1")
    table.plays(0, "reroll 3", "reroll 3")
    assert table.moves == ["keep", "extra-reroll telepath"]
    assert table.refusal("reroll 1") == "all your rerolls are used up · T4.2"


@proves("T4.2.1")
@pytest.mark.parametrize(
    ("heads", "shrink", "fewer", "dice"),
    [
        (0, 0, 0, 6),
        (1, 0, 0, 7),
        (2, 0, 0, 8),
        (0, 1, 0, 5),
        (1, 2, 0, 5),
        (0, 0, 2, 4),
        (1, 1, 1, 5),
        (0, 5, 0, 1),
        (0, 6, 0, 0),
        (0, 12, 0, 0),
        (2, 3, 5, 0),
        (2, 3, 4, 1),
    ],
)
def test_the_number_of_dice(heads: int, shrink: int, fewer: int, dice: int) -> None:
    table = tokyo(
        seats=2,
        cards={0: ["extra-head", "extra-head-2"][:heads]},
        shrink=[shrink, 0],
        fewer=fewer,
        step="roll",
        rolls=" ".join([*["1", "2", "3", "claw", "1", "2", "3", "claw"][:dice], QUIET]),
    )
    assert len(table.told("roll")[0]["faces"]) == dice
    assert table.turn == (0 if dice else 1)  # with no dice there is nothing to decide


@proves("T4.2.1")
def test_with_no_dice_the_turn_goes_on() -> None:
    table = tokyo(
        seats=2,
        tokyo=0,
        shrink=[6, 0],
        energy=[6, 0],
        poison=[1, 0],
        cards={0: ["acid-attack", "energy-hoarder"]},
        store=["corner-store"],
        rolls=QUIET,
    )
    assert table.dice == []
    assert table.stars[0] == 2  # Tokyo has paid
    assert table.life[1] == 9  # a card deals its damage without a die
    assert table.question == "BuyCards"
    table.plays(0, "done")
    assert table.stars[0] == 3
    assert table.life[0] == 9


@proves("T4.2.1")
def test_the_number_is_fixed_for_the_turn_at_the_first_roll() -> None:
    table = tokyo(seats=2, shrink=[1, 0], step="roll", rolls=f"heart 1 1 2 3 2 {QUIET} {QUIET}")
    table.plays(0, "reroll 3")
    assert len(table.dice) == 5
    table.plays(0, "keep", "cure shrink")
    assert table.shrink[0] == 0
    table.plays(1, "keep")
    assert len(table.dice) == 6


@proves("T4.2.1")
def test_a_head_bought_in_this_turn_rolls_from_the_next_one_on() -> None:
    table = tokyo(seats=2, energy=[7, 0], store=["extra-head"], step="buy", rolls=f"{QUIET} {QUIET} 1")
    table.plays(0, "buy extra-head")
    table.plays(1, "keep")
    assert len(table.dice) == 7


@proves("T4.2.2")
def test_any_dice_may_be_picked_and_are_thrown_together() -> None:
    table = tokyo(seats=2, dice="1 2 3 heart energy claw", rolls="claw claw claw claw")
    assert len(table.moves) == 2**6  # every choice of dice, none among them
    table.plays(0, "reroll 1 3 heart energy")
    assert table.dice == ["2", "claw", "claw", "claw", "claw", "claw"]


@proves("T4.2.2")
def test_dice_kept_before_may_be_picked_again() -> None:
    table = tokyo(seats=2, dice="1 1 1 1 1 claw", rolls=f"2 3 3 3 3 3 {QUIET}")
    table.plays(0, "reroll claw")
    assert table.dice == ["1", "1", "1", "1", "1", "2"]
    table.plays(0, "reroll 1 1 1 1 1")
    assert table.stars[0] == 3 + 2


@proves("T4.2.2")
def test_equal_faces_are_one_choice() -> None:
    table = tokyo(seats=2, dice="1 1 1 claw claw claw")
    assert len(table.moves) == 4 * 4
    assert len(set(table.moves)) == 4 * 4


@proves("T4.2.3")
def test_a_reroll_left_is_not_carried_over() -> None:
    table = tokyo(seats=2, dice="1 1 2 2 3 3", rolls=f"{QUIET} {QUIET} 1")
    table.plays(0, "keep")
    table.plays(1, "keep")
    assert table.match.view(0)["table"]["rerolls"] == 2
    table.plays(0, "reroll 3")
    assert table.match.view(0)["table"]["rerolls"] == 1


@proves("T4.2.3")
def test_stopping_costs_no_energy_and_no_charge() -> None:
    table = tokyo(seats=2, energy=[3, 0], cards={0: ["telepath", "smoke-cloud"]}, dice="1 1 2 2 3 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy[0] == 3
    assert table.tokens("smoke-cloud") == 3


@proves("T4.2.3")
@pytest.mark.parametrize("card", ["telepath", "smoke-cloud"])
@pytest.mark.parametrize("rerolls", [0, 2])
def test_a_reroll_that_is_paid_for_is_taken(card: str, rerolls: int) -> None:
    table = tokyo(seats=2, energy=[1, 0], cards={0: [card]}, dice="1 1 2 2 3 3", rerolls=rerolls)
    table.plays(0, f"extra-reroll {card}")
    assert "keep" not in table.moves
    assert table.refusal("keep") == "you have paid for a reroll: pick dice for it · T4.2.3"


@proves("T4.2.3", "T4.2.5")
def test_a_reroll_that_is_paid_for_is_used_up_by_dice_that_could_be_rerolled_for_nothing() -> None:
    table = tokyo(
        seats=2,
        energy=[1, 0],
        cards={0: ["telepath", "background-dweller"]},
        rerolls=0,
        dice="1 1 2 2 3 claw",
        rolls="heart",
    )
    table.plays(0, "extra-reroll telepath", "reroll 3")
    assert table.match.view(0)["table"]["rerolls"] == 0
    assert table.question != "Reroll"  # nothing is left to reroll with


@proves("T4.2.4")
def test_a_card_that_speaks_of_a_reroll_adds_one_to_the_two() -> None:
    table = tokyo(seats=2, cards={0: ["giant-brain"]}, step="roll", rolls=f"{QUIET} claw claw 3 3 {QUIET}")
    for left in (3, 2, 1):
        assert table.match.view(0)["table"]["rerolls"] == left
        table.plays(0, "reroll 3" if left > 1 else "reroll claw claw")
    assert table.turn == 1
    assert table.match.view(1)["table"]["rerolls"] == 2  # in the owner's turn only


@proves("T4.2.4")
def test_paid_rerolls_are_decided_one_at_a_time() -> None:
    table = tokyo(
        seats=2, energy=[2, 0], cards={0: ["telepath", "smoke-cloud"]}, rerolls=0, dice="1 1 2 2 3 3", rolls="1 2 3"
    )
    table.plays(0, "extra-reroll telepath", "reroll 3")
    assert (table.energy[0], table.tokens("smoke-cloud")) == (1, 3)
    table.plays(0, "extra-reroll smoke-cloud", "reroll 3")
    assert (table.energy[0], table.tokens("smoke-cloud")) == (1, 2)
    table.plays(0, "extra-reroll telepath", "reroll 1")
    assert (table.energy[0], table.tokens("smoke-cloud")) == (0, 2)
    assert table.moves == ["keep", "extra-reroll smoke-cloud"]


@proves("T4.2.4")
def test_paid_rerolls_mix_with_the_free_ones() -> None:
    table = tokyo(seats=2, energy=[2, 0], cards={0: ["telepath"]}, dice="1 1 2 2 3 3", rolls="1 2 3")
    table.plays(0, "reroll 3")
    assert table.match.view(0)["table"]["rerolls"] == 1
    table.plays(0, "extra-reroll telepath", "reroll 3")
    assert table.energy[0] == 1
    assert table.match.view(0)["table"]["rerolls"] == 1  # the free one is still there
    table.plays(0, "reroll 1")
    assert table.energy[0] == 1
    assert table.moves == ["keep", "extra-reroll telepath"]


@proves("T4.2.5")
def test_one_face_may_be_rerolled_for_nothing_over_and_over() -> None:
    table = tokyo(seats=2, cards={0: ["background-dweller"]}, dice="1 1 2 2 3 3", rolls="3 1 3 3 2")
    table.plays(0, "reroll 3 3", "reroll 3", "reroll 3")
    assert table.match.view(0)["table"]["rerolls"] == 2  # none of the rerolls was used
    table.plays(0, "reroll 3")
    assert table.dice == ["1", "1", "1", "2", "2", "2"]


@proves("T4.2.5")
def test_that_face_may_be_rerolled_after_the_last_reroll_too() -> None:
    table = tokyo(
        seats=2, cards={0: ["background-dweller"]}, rerolls=0, dice="1 1 2 2 3 claw", rolls=f"3 heart {QUIET}"
    )
    assert table.moves == ["keep", "reroll 3"]
    table.plays(0, "reroll 3", "reroll 3", "resolve")
    assert table.told("reroll")[-1]["faces"] == ["heart"]
    assert table.turn == 1


@proves("T4.2.5")
def test_that_face_may_be_rerolled_until_the_dice_are_final() -> None:
    table = tokyo(
        seats=2, cards={0: ["background-dweller"], 1: ["psychic-probe"]}, dice="1 1 2 2 claw claw", rolls=f"3 1 {QUIET}"
    )
    table.plays(0, "keep")
    table.plays(1, "probe claw")  # it turns up a 3
    table.plays(0, "reroll-three")
    table.plays(0, "resolve")
    assert table.stars[0] == 1 + 1  # three 1s, and Tokyo


@proves("T4.2.6")
def test_others_with_a_power_over_your_dice_use_it_clockwise_from_your_left() -> None:
    table = tokyo(
        seats=4,
        turn=2,
        cards={1: ["mimic"], 3: ["psychic-probe"]},
        copied="psychic-probe",
        dice="1 1 2 2 3 claw",
        rolls=f"2 3 {QUIET}",
    )
    table.plays(2, "keep")
    table.plays(3, "probe claw")
    assert table.dice == ["1", "1", "2", "2", "2", "3"]
    table.plays(1, "probe 2")
    assert table.turn == 3  # each of them once


@proves("T4.2.6")
def test_they_use_it_after_the_last_roll_only_and_may_leave_it() -> None:
    table = tokyo(seats=2, cards={1: ["psychic-probe"]}, dice="1 1 2 2 3 claw", rolls=f"3 3 {QUIET}")
    table.plays(0, "reroll claw")
    assert table.asked == 0
    table.plays(0, "reroll 3")
    table.plays(1, "pass")
    assert table.turn == 1
    assert table.stars == [0, 0]


@proves("T4.2.7")
def test_you_change_your_own_dice_in_any_order_and_number_even_one_die_twice() -> None:
    table = tokyo(
        seats=2,
        energy=[4, 0],
        cards={0: ["herd-culler", "stretchy", "plot-twist"]},
        dice="2 2 3 3 heart heart",
        life=[9, 10],
        rolls=QUIET,
    )
    table.plays(0, "keep", "turn heart to claw stretchy", "turn claw to 1 herd-culler", "turn 1 to 2 stretchy")
    table.plays(0, "turn heart to energy plot-twist")
    assert table.dice == ["2", "2", "2", "3", "3", "energy"]
    assert table.cards(0) == ["herd-culler", "stretchy"]


@proves("T4.2.7")
def test_ordinary_rerolls_are_over_when_dice_are_changed() -> None:
    table = tokyo(
        seats=2, energy=[5, 0], cards={0: ["stretchy", "telepath", "smoke-cloud"]}, dice="1 1 2 2 3 3", rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.question == "ChangeDice"
    assert not [move for move in table.moves if "reroll" in move]


@proves("T4.2.7")
def test_others_come_before_your_own_changes() -> None:
    table = tokyo(
        seats=2, energy=[2, 0], cards={0: ["stretchy"], 1: ["psychic-probe"]}, dice="1 1 2 2 3 claw", rolls=f"3 {QUIET}"
    )
    table.plays(0, "keep")
    table.plays(1, "probe 1")
    table.plays(0, "turn 3 to 2 stretchy", "resolve")
    assert table.stars[0] == 2 + 1  # three 2s, and Tokyo


@proves("T4.2.7")
def test_energy_on_the_dice_cannot_pay_for_changing_them() -> None:
    table = tokyo(seats=2, energy=[1, 0], cards={0: ["stretchy"]}, dice="energy energy energy 1 1 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy[0] == 4
    assert table.turn == 1  # it was never asked to change a die


@proves("T4.2.8")
def test_a_changed_face_counts_for_sets_attacks_and_entering() -> None:
    table = tokyo(
        seats=2, energy=[4, 0], cards={0: ["stretchy", "alpha-monster"]}, dice="2 2 3 3 energy heart", rolls=QUIET
    )
    table.plays(0, "keep", "turn energy to 2 stretchy", "turn heart to claw stretchy", "resolve")
    assert table.stars[0] == 2 + 1 + 1  # three 2s, an attack for Alpha Monster, entering Tokyo
    assert table.places[0] == "city"
    assert table.energy[0] == 0


@proves("T4.2.8")
def test_a_face_rerolled_by_another_counts_like_a_rolled_one() -> None:
    table = tokyo(seats=2, tokyo=1, cards={1: ["psychic-probe"]}, dice="1 1 2 2 3 claw", rolls=f"1 {QUIET}")
    table.plays(0, "keep")
    table.plays(1, "probe claw")
    assert table.stars[0] == 1
    assert table.life[1] == 10  # the claw is gone, and with it the attack
    assert table.places == ["outside", "city"]
