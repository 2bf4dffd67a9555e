"""T4.0, T4.1, T4.6  The turn: its order, its start and its end."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves

QUIET_FIVE = "1 1 2 2 3"
QUIET_FOUR = "1 1 2 2"


# ---------------------------------------------------------------------- T4.0


@proves("T4.0")
def test_players_take_turns_clockwise() -> None:
    table = tokyo(seats=3, turn=1, rolls=" ".join([QUIET] * 5))
    for seat in (1, 2, 0, 1):
        assert table.turn == seat
        table.plays(seat, "keep")
    assert table.turn == 2


@proves("T4.0")
def test_a_turn_has_six_steps_in_this_order() -> None:
    table = tokyo(
        seats=2,
        energy=[1, 0],
        cards={0: ["monster-batteries", "herbivore"]},
        tokens={"monster-batteries": 4},
        store=["corner-store"],
        rolls=f"claw 1 1 2 2 3 {QUIET}",
    )
    table.plays(0, "keep", "buy corner-store")
    order = ["energy", "roll", "enter", "buy", "stars", "turn"]
    told = [(entry.kind, entry.clause) for entry in table.match.journal() if entry.kind in order]
    assert told == [
        ("energy", "monster-batteries"),  # start
        ("roll", "T4.2"),  # rolling; resolving shows nobody to hit
        ("enter", "T4.4.5"),  # Tokyo
        ("stars", "T4.4.5"),
        ("buy", "T4.5.1"),  # buying
        ("stars", "corner-store"),
        ("stars", "herbivore"),  # end
        ("turn", "T4.0"),
        ("roll", "T4.2"),
    ]


@proves("T4.0")
def test_resolving_comes_before_tokyo_and_tokyo_before_buying() -> None:
    table = tokyo(seats=2, tokyo=1, store=["corner-store"], dice="claw energy energy energy 2 3")
    table.plays(0, "keep", "resolve")
    assert (table.life[1], table.energy[0]) == (9, 3)
    table.plays(1, "yield")
    assert table.places == ["city", "outside"]
    assert (table.asked, table.question) == (0, "BuyCards")


# ---------------------------------------------------------------------- T4.1


@proves("T4.1")
def test_limits_for_each_turn_are_fresh_again() -> None:
    table = tokyo(seats=2, cards={0: ["herd-culler"]}, dice="1 2 2 2 3 3", rolls=f"{QUIET} 2 2 3 3 2 3")
    table.plays(0, "keep", "turn 2 to 1 herd-culler")
    assert table.question != "ChangeDice"
    table.plays(1, "keep")
    table.plays(0, "keep")
    assert "turn 2 to 1 herd-culler" in table.moves


@proves("T4.1")
def test_protection_bought_for_the_turn_before_ends() -> None:
    table = tokyo(
        seats=2,
        tokyo=0,
        energy=[2, 0],
        cards={0: ["wings"]},
        turn=1,
        dice="claw 1 1 2 2 3",
        rolls=f"{QUIET} claw 1 1 2 2 3",
    )
    table.plays(1, "keep")
    table.plays(0, "prevent", "stay", "keep")
    assert table.life[0] == 10
    table.plays(1, "keep")
    assert table.life[0] == 9


@proves("T4.1")
def test_at_the_start_nobody_counts_as_hurt_by_you() -> None:
    table = tokyo(seats=2, cards={0: ["herbivore"]}, dealt=[0], step="end", extra_turns=[0], rolls=f"{QUIET} {QUIET}")
    assert table.stars[0] == 0
    table.plays(0, "keep")
    assert table.stars[0] == 1


@proves("T4.1")
def test_tokyo_pays_then_cards_act_then_you_may_use_those_with_a_choice() -> None:
    table = tokyo(
        seats=2,
        tokyo=0,
        cards={0: ["monster-batteries", "urbavore", "mimic"], 1: ["wings"]},
        tokens={"monster-batteries": 4},
        rolls=QUIET,
    )
    assert table.clauses("stars") == ["T4.1.1", "urbavore"]
    assert table.happened("stars", "energy", "roll") == ["stars", "stars", "energy"]
    assert table.question == "UseMimic"  # paid for with the energy of the batteries
    table.plays(0, "copy wings")
    assert table.energy[0] == 1
    assert table.happened("copy", "roll") == ["copy", "roll"]


@proves("T4.1.1")
@pytest.mark.parametrize("place", ["tokyo", "bay", None])
def test_starting_in_tokyo_scores_two_stars(place: str | None) -> None:
    where = {} if place is None else {place: 0}
    table = tokyo(seats=5, rolls=QUIET, **where)
    assert table.stars == [2 if place else 0, 0, 0, 0, 0]


@proves("T4.1.1")
def test_only_the_monster_whose_turn_starts_is_paid() -> None:
    table = tokyo(seats=5, tokyo=0, bay=1, turn=2, rolls=f"{QUIET} {QUIET} {QUIET} {QUIET}")
    table.plays(2, "keep")
    table.plays(3, "keep")
    table.plays(4, "keep")
    assert table.stars == [2, 0, 0, 0, 0]


# ---------------------------------------------------------------------- T4.6


@proves("T4.6")
def test_the_end_of_the_turn_has_its_order() -> None:
    table = tokyo(
        seats=2,
        energy=[3, 0],
        poison=[1, 0],
        cards={0: ["metamorph", "energy-hoarder", "freeze-time", "wings"]},
        scored_ones=True,
        step="end",
        rolls=QUIET,
    )
    table.plays(0, "sell wings", "done")
    assert table.happened("discard", "energy", "stars", "damage", "turn") == ["discard", "energy", "stars", "damage"]
    assert table.question == "UseFreezeTime"
    table.plays(0, "pass")
    assert table.turn == 1


@proves("T4.6")
def test_poison_comes_after_the_rewards_and_before_the_check() -> None:
    table = tokyo(
        seats=3, stars=[19, 0, 0], life=[1, 9, 9], poison=[1, 0, 0], cards={0: ["herbivore"]}, step="end", rolls=QUIET
    )
    assert table.happened("stars", "damage", "eliminate") == ["stars", "damage", "eliminate"]
    assert table.stars[0] == 20
    assert not table.over
    assert table.turn == 1


@proves("T4.6.1")
def test_cards_sold_no_longer_reward_you() -> None:
    table = tokyo(seats=2, cards={0: ["metamorph", "herbivore"]}, step="end", rolls=QUIET)
    table.plays(0, "sell herbivore", "done")
    assert table.stars[0] == 0
    assert table.energy[0] == 5


@proves("T4.6.1")
def test_energy_from_sold_cards_counts_for_the_rewards() -> None:
    table = tokyo(
        seats=2, cards={0: ["metamorph", "wings", "energy-hoarder", "solar-powered"]}, step="end", rolls=QUIET
    )
    table.plays(0, "sell wings", "done")
    assert table.stars[0] == 1  # six energy hoarded
    assert table.energy[0] == 6  # and the sun has nothing to add


@proves("T4.6.2")
def test_rewards_come_in_their_order() -> None:
    table = tokyo(
        seats=3,
        stars=[2, 3, 9],
        energy=[6, 0, 0],
        cards={0: ["herbivore", "energy-hoarder", "rooting-for-the-underdog", "solar-powered"]},
        step="end",
        rolls=QUIET,
    )
    assert table.clauses("stars") == ["rooting-for-the-underdog", "energy-hoarder", "herbivore"]
    assert table.stars[0] == 5
    assert table.energy[0] == 6


@proves("T4.6.2")
def test_the_sun_shines_last() -> None:
    table = tokyo(
        seats=2,
        stars=[0, 5],
        cards={0: ["solar-powered", "herbivore", "rooting-for-the-underdog"]},
        step="end",
        rolls=QUIET,
    )
    assert table.happened("stars", "energy") == ["stars", "stars", "energy"]
    assert table.clauses("energy") == ["solar-powered"]


@proves("T4.6.3")
def test_no_extra_turn_is_offered_to_a_winner() -> None:
    table = tokyo(seats=2, stars=[20, 0], cards={0: ["freeze-time"]}, scored_ones=True, step="end")
    assert table.winners == [0]


@proves("T4.6.3")
@pytest.mark.parametrize("sold", [True, False])
def test_an_extra_turn_is_offered_only_to_one_who_owns_the_card_then(sold: bool) -> None:
    table = tokyo(seats=2, cards={0: ["metamorph", "freeze-time"]}, scored_ones=True, step="end", rolls=QUIET)
    table.plays(0, *(["sell freeze-time"] if sold else []), "done")
    assert table.question == ("Reroll" if sold else "UseFreezeTime")
    assert table.asked == (1 if sold else 0)


@proves("T4.6.3")
def test_the_card_is_in_time_when_it_is_bought_after_the_ones() -> None:
    table = tokyo(seats=2, energy=[5, 0], store=["freeze-time"], dice="1 1 1 2 2 3", rolls=QUIET_FIVE)
    table.plays(0, "keep", "buy freeze-time", "another turn")
    assert table.turn == 0
    assert len(table.dice) == 5


@proves("T4.6.4")
def test_an_accepted_turn_comes_first_then_bought_ones_in_order_then_the_next_seat() -> None:
    table = tokyo(
        seats=3,
        cards={0: ["freeze-time"]},
        scored_ones=True,
        extra_turns=[2, 1],
        step="end",
        rolls=f"{QUIET_FIVE} {QUIET} {QUIET} {QUIET}",
    )
    table.plays(0, "another turn")
    turns = []
    for dice in (5, 6, 6, 6):
        turns.append(table.turn)
        assert len(table.dice) == dice
        if len(turns) < 4:
            table.plays(table.turn, "keep")
    assert turns == [0, 2, 1, 1]


@proves("T4.6.4")
def test_eliminated_monsters_are_passed_over() -> None:
    table = tokyo(seats=4, life=[10, 0, 0, 10], extra_turns=[2], step="end", rolls=QUIET)
    assert table.turn == 3


@proves("T4.6.5")
def test_an_extra_turn_is_a_full_turn() -> None:
    table = tokyo(
        seats=2,
        tokyo=0,
        poison=[1, 0],
        cards={0: ["monster-batteries"]},
        tokens={"monster-batteries": 4},
        extra_turns=[0],
        step="end",
        rolls=f"{QUIET} {QUIET}",
    )
    assert table.turn == 0
    assert table.life[0] == 9
    assert table.stars[0] == 2
    assert table.energy[0] == 2
    assert table.match.view(0)["table"]["rerolls"] == 2
    table.plays(0, "keep")
    assert table.life[0] == 8
    assert table.turn == 1


@proves("T4.6.6")
def test_an_extra_turn_earned_on_anothers_turn_comes_after_it_and_play_goes_on_from_there() -> None:
    table = tokyo(
        seats=4,
        energy=[3, 0, 7, 0],
        cards={2: ["opportunist"]},
        store=["corner-store"],
        deck=["frenzy", "wings"],
        step="buy",
        rolls=f"{QUIET} {QUIET} {QUIET} {QUIET}",
    )
    table.plays(0, "buy corner-store")
    table.plays(2, "buy frenzy")
    turns = []
    for turn in range(3):
        turns.append(table.turn)
        table.plays(table.turn, "keep")
    assert [*turns, table.turn] == [2, 1, 2, 3]


@proves("T4.6.7")
def test_each_extra_turn_in_a_row_has_one_die_less() -> None:
    table = tokyo(
        seats=2,
        cards={0: ["freeze-time"]},
        dice="1 1 1 2 2 3",
        rolls=f"1 1 1 2 2 1 1 1 2 1 1 1 {QUIET} {QUIET}",
    )
    table.plays(0, "keep", "another turn")
    assert len(table.dice) == 5
    table.plays(0, "keep", "another turn")
    assert len(table.dice) == 4
    table.plays(0, "keep", "another turn")
    assert len(table.dice) == 3
    table.plays(0, "keep", "pass")
    table.plays(1, "keep")
    assert table.turn == 0
    assert len(table.dice) == 6


@proves("T4.6.7")
def test_a_bought_extra_turn_has_all_dice_even_after_shorter_ones() -> None:
    table = tokyo(
        seats=2,
        fewer=2,
        extra_turns=[0],
        cards={0: ["freeze-time"]},
        dice=QUIET_FOUR,
        rolls=f"1 1 1 2 3 3 {QUIET_FIVE}",
    )
    table.plays(0, "keep")
    assert len(table.dice) == 6
    table.plays(0, "keep", "another turn")
    assert len(table.dice) == 5  # the row begins anew


# ---------------------------------------------------------------------- T4.6.8, T4.6.9


@proves("T4.6.8")
def test_the_elimination_of_the_active_monster_ends_its_turn_on_the_spot() -> None:
    table = tokyo(
        seats=3,
        stars=[0, 5, 5],
        life=[2, 10, 10],
        energy=[20, 0, 0],
        cards={0: ["herbivore", "energy-hoarder", "rooting-for-the-underdog", "metamorph", "freeze-time"]},
        scored_ones=True,
        extra_turns=[0],
        store=["national-guard", "heal"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy national-guard")
    assert not table.alive[0]
    assert table.stars[0] == 2  # of the card alone
    assert (table.asked, table.question) == (1, "Reroll")


@proves("T4.6.8")
def test_a_card_bought_in_a_reveal_window_can_end_the_turn_and_the_window() -> None:
    table = tokyo(
        seats=4,
        life=[2, 10, 10, 10],
        energy=[9, 3, 9, 9],
        cards={1: ["opportunist"], 2: ["mimic"]},
        copied="opportunist",
        store=["corner-store", "heal"],
        deck=["fire-blast", "commuter-train"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store")
    table.plays(1, "buy fire-blast")
    assert table.alive == [False, True, True, True]
    assert (table.asked, table.question) == (1, "Reroll")  # nobody may buy any more
    assert table.store == ["commuter-train", "heal", None]


@proves("T4.6.8")
def test_an_active_monster_that_dies_of_a_sting_buys_nothing() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[1, 10, 10],
        energy=[9, 0, 0],
        cards={1: ["burrowing"]},
        store=["heal"],
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert not table.alive[0]
    assert (table.asked, table.question, table.turn) == (1, "Reroll", 1)


@proves("T4.6.8")
def test_after_an_elimination_the_check_for_twenty_stars_still_follows() -> None:
    table = tokyo(
        seats=3,
        life=[2, 10, 10],
        stars=[0, 0, 17],
        energy=[3, 0, 0],
        cards={2: ["eater-of-the-dead"]},
        store=["national-guard"],
        step="buy",
    )
    table.plays(0, "buy national-guard")
    assert table.winners == [2]


@proves("T4.6.9")
def test_a_revived_active_monster_carries_on_without_the_cards_it_lost() -> None:
    table = tokyo(
        seats=3,
        life=[2, 10, 10],
        energy=[9, 0, 0],
        cards={0: ["it-has-a-child", "herbivore", "alien-metabolism"]},
        store=["national-guard", "corner-store"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy national-guard")
    assert (table.life[0], table.stars[0], table.energy[0]) == (10, 0, 7)
    assert table.cards(0) == []
    assert (table.asked, table.question) == (0, "BuyCards")
    table.plays(0, "buy corner-store")
    assert table.energy[0] == 4  # at the full price now
    table.plays(0, "done")
    assert table.stars[0] == 1  # no star of Herbivore
    assert table.turn == 1
