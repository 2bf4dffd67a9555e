"""Keep cards that deal damage, answer it, or keep it off: one story a card."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves

# Acid Attack


def test_acid_attack_adds_one_to_the_claws() -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["acid-attack"]}, dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    assert table.life == [10, 7, 10]
    assert table.question == "AskYield"


@proves("T4.3.11")
def test_acid_attack_without_a_claw_hits_tokyo_but_is_no_attack() -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["acid-attack"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 10]
    assert table.places == ["outside", "city", "outside"]
    assert (table.asked, table.question) == (1, "Reroll")


def test_acid_attack_without_a_claw_hits_everybody_outside_from_tokyo() -> None:
    table = tokyo(seats=3, tokyo=0, cards={0: ["acid-attack"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9]


def test_acid_attack_finds_nobody_in_an_empty_tokyo() -> None:
    table = tokyo(seats=3, cards={0: ["acid-attack"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 10, 10]
    assert table.places == ["outside", "outside", "outside"]


def test_acid_attack_bought_after_the_dice_deals_its_damage_at_once() -> None:
    table = tokyo(seats=3, tokyo=1, step="buy", dice="claw 1 1 2 2 3", store=["acid-attack"], energy=[9, 0, 0])
    table.plays(0, "buy acid-attack")
    assert table.life == [10, 9, 10]
    assert (table.asked, table.question) == (0, "BuyCards")  # nobody may yield


def test_acid_attack_works_once_a_turn() -> None:
    table = tokyo(
        seats=3, tokyo=1, cards={0: ["acid-attack"]}, dice=QUIET, store=["heal", "corner-store"], energy=[9, 0, 0]
    )
    table.plays(0, "keep", "buy heal", "buy corner-store")
    assert table.life == [10, 9, 10]


def test_acid_attack_works_in_each_own_turn() -> None:
    table = tokyo(tokyo=1, cards={0: ["acid-attack"]}, dice=QUIET, rolls=f"{QUIET} {QUIET} {QUIET}")
    table.plays(0, "keep")
    table.plays(1, "keep")
    table.plays(0, "keep")
    assert table.life == [10, 8]


def test_acid_attack_does_nothing_in_the_turns_of_others() -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        step="buy",
        cards={1: ["opportunist"]},
        store=["heal"],
        deck=["acid-attack"],
        energy=[9, 6, 0],
    )
    table.plays(0, "buy heal")
    table.plays(1, "buy acid-attack")
    assert table.cards(1) == ["acid-attack", "opportunist"]
    assert table.life == [10, 10, 10]


# Alpha Monster


@pytest.mark.parametrize("claws", [1, 3])
def test_alpha_monster_gains_one_star_for_attacking_whatever_the_number_of_claws(claws: int) -> None:
    dice = " ".join(["claw"] * claws + ["1 1 2 2 3 3".split()[at] for at in range(6 - claws)])
    table = tokyo(seats=4, tokyo=0, cards={0: ["alpha-monster"]}, dice=dice, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [1, 0, 0, 0]


def test_alpha_monster_is_paid_when_all_damage_is_prevented() -> None:
    table = tokyo(tokyo=1, cards={0: ["alpha-monster"], 1: ["armor-plating"]}, dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.life == [10, 10]
    assert table.stars == [1, 0]


def test_alpha_monster_gains_nothing_without_a_claw() -> None:
    table = tokyo(tokyo=1, cards={0: ["alpha-monster", "acid-attack"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9]
    assert table.stars[0] == 0


# Armor Plating


@pytest.mark.parametrize(("dice", "life"), [("claw 1 1 2 2 3", 10), ("claw claw 1 1 2 2", 8)])
def test_armor_plating_stops_one_damage_and_no_more(dice: str, life: int) -> None:
    table = tokyo(tokyo=1, cards={1: ["armor-plating"]}, dice=dice)
    table.plays(0, "keep")
    assert table.life == [10, life]
    assert (table.asked, table.question) == (1, "AskYield")


@pytest.mark.parametrize(("poison", "life"), [(1, 10), (2, 8)])
def test_armor_plating_stops_one_poison_counter(poison: int, life: int) -> None:
    table = tokyo(cards={0: ["armor-plating"]}, poison=[poison, 0], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [life, 10]
    assert table.poison == [poison, 0]


# Burrowing


def test_burrowing_adds_one_to_attacks_from_tokyo() -> None:
    table = tokyo(seats=3, tokyo=0, cards={0: ["burrowing"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 8, 8]


@proves("T9.4")
def test_burrowing_adds_nothing_outside_tokyo() -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["burrowing"]}, dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.life == [10, 9, 10]


def test_burrowing_adds_nothing_without_an_attack() -> None:
    table = tokyo(seats=3, tokyo=0, cards={0: ["burrowing", "acid-attack"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9]


@proves("T9.4", "T4.4")
def test_burrowing_stings_the_monster_that_takes_the_place_of_a_yielding_owner() -> None:
    table = tokyo(seats=3, tokyo=1, cards={1: ["burrowing"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.places == ["city", "outside", "outside"]
    assert table.stars == [1, 0, 0]
    assert table.life == [9, 9, 10]
    kinds = [entry.kind for entry in table.match.journal() if entry.kind in ("yield", "enter", "stars", "damage")]
    assert kinds == ["damage", "yield", "enter", "stars", "damage"]


def test_burrowing_does_not_sting_when_its_owner_stays() -> None:
    table = tokyo(seats=3, tokyo=1, cards={1: ["burrowing"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "stay")
    assert table.life == [10, 9, 10]
    assert table.turn == 1


def test_burrowing_stings_from_both_places_clockwise_when_both_owners_yield() -> None:
    table = tokyo(
        seats=5,
        tokyo=1,
        bay=2,
        cards={1: ["burrowing"], 2: ["mimic"]},
        copied="burrowing",
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    table.plays(2, "yield")
    assert table.life == [8, 9, 9, 10, 10]
    assert [hurt["source"] for hurt in table.told("damage") if hurt["seat"] == 0] == [1, 2]


# Camouflage


@pytest.mark.parametrize(("rolled", "lost"), [("heart 1 claw", 2), ("heart heart heart", 0), ("1 2 energy", 3)])
def test_camouflage_rolls_a_die_for_each_point_and_a_heart_saves_one(rolled: str, lost: int) -> None:
    table = tokyo(tokyo=1, cards={1: ["camouflage"]}, dice="claw claw claw 1 1 2", rolls=rolled)
    table.plays(0, "keep")
    assert table.life == [10, 10 - lost]
    assert (table.asked, table.question) == (1, "AskYield")


def test_camouflage_hides_from_any_damage() -> None:
    table = tokyo(cards={0: ["camouflage"]}, poison=[2, 0], dice=QUIET, rolls=f"heart 1 {QUIET}")
    table.plays(0, "keep")
    assert table.life == [9, 10]


# Eater of the Dead


@proves("T9.11")
def test_eater_of_the_dead_gains_three_stars_for_a_monster_that_another_killed() -> None:
    table = tokyo(
        seats=3, tokyo=1, life=[10, 1, 10], cards={2: ["eater-of-the-dead"]}, dice="claw 1 1 2 2 3", rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.alive == [True, False, True]
    assert table.stars == [1, 0, 3]


def test_eater_of_the_dead_is_paid_for_a_monster_dying_of_poison() -> None:
    table = tokyo(
        seats=3, cards={1: ["eater-of-the-dead"]}, life=[1, 10, 10], poison=[1, 0, 0], dice=QUIET, rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.alive == [False, True, True]
    assert table.stars == [0, 3, 0]


# Fire Breathing


def test_fire_breathing_makes_the_damage_of_a_neighbour_in_reach_bigger() -> None:
    table = tokyo(seats=4, tokyo=1, cards={0: ["fire-breathing"]}, dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    assert table.life == [10, 7, 10, 9]
    assert table.asked == 1


@proves("T9.1")
def test_fire_breathing_burns_neighbours_on_the_own_side_who_are_not_attacked() -> None:
    table = tokyo(seats=5, tokyo=0, bay=1, cards={0: ["fire-breathing"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9, 9, 8]
    assert table.places == ["city", "bay", "outside", "outside", "outside"]
    assert (table.turn, table.question) == (1, "Reroll")  # the Bay was burnt, not attacked: no yielding


def test_fire_breathing_does_nothing_when_nobody_is_hurt() -> None:
    table = tokyo(seats=3, cards={0: ["fire-breathing"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 10, 10]
    assert table.places[0] == "city"


@proves("T9.1")
def test_fire_breathing_burns_only_targets_if_the_players_agreed_so() -> None:
    table = tokyo(
        seats=4, tokyo=1, cards={0: ["fire-breathing"]}, dice="claw claw 1 1 2 2", options={"flames": "targets"}
    )
    table.plays(0, "keep")
    assert table.life == [10, 7, 10, 10]


def test_fire_breathing_skips_empty_seats_to_the_nearest_living_monsters() -> None:
    table = tokyo(
        seats=5, life=[10, 0, 10, 10, 0], tokyo=3, cards={0: ["fire-breathing"]}, dice="claw 1 1 2 2 3", rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.life == [10, 0, 9, 8, 0]


def test_fire_breathing_adds_to_acid_attack_on_its_arrival() -> None:
    table = tokyo(
        seats=4, tokyo=2, step="buy", cards={0: ["fire-breathing"]}, store=["acid-attack"], energy=[9, 0, 0, 0]
    )
    table.plays(0, "buy acid-attack")
    assert table.life == [10, 9, 9, 9]


# It Has a Child


@proves("T5.13")
def test_it_has_a_child_gives_ten_life_for_all_cards_and_stars() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 2, 10],
        stars=[0, 12, 0],
        energy=[0, 4, 0],
        poison=[0, 1, 0],
        shrink=[0, 2, 0],
        cards={1: ["it-has-a-child", "jets", "even-bigger"]},
        dice="claw claw claw 1 1 2",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "stay")
    assert table.alive == [True, True, True]
    assert table.life == [10, 10, 10]
    assert table.stars == [1, 0, 0]
    assert table.energy == [0, 4, 0]
    assert (table.poison[1], table.shrink[1]) == (1, 2)
    assert table.cards(1) == []
    assert {"it-has-a-child", "jets", "even-bigger"} <= set(table.discards)
    assert table.places == ["city", "outside", "outside"]


def test_it_has_a_child_leaves_the_place_empty_if_no_attack_killed_its_owner() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        step="buy",
        life=[10, 2, 10],
        cards={1: ["it-has-a-child"]},
        store=["fire-blast"],
        energy=[9, 0, 0],
    )
    table.plays(0, "buy fire-blast")
    assert table.life == [10, 10, 8]
    assert table.places == ["outside", "outside", "outside"]


def test_it_has_a_child_helps_only_once() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        life=[10, 2, 10],
        cards={1: ["it-has-a-child"]},
        store=["fire-blast", "gas-refinery"],
        energy=[40, 0, 0],
        overrides={"cards.gas-refinery.damage": 10, "cards.fire-blast.damage": 9},
    )
    table.plays(0, "buy fire-blast")
    assert table.life == [10, 10, 1]
    table.plays(0, "buy gas-refinery")
    assert table.over
    assert table.winners == [0]


# Jets


@proves("T9.5", "T5.5")
def test_jets_yield_before_the_damage_and_take_none_of_it() -> None:
    table = tokyo(seats=3, tokyo=1, cards={1: ["jets"]}, dice="claw claw claw 1 1 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life[1] == 10
    table.plays(1, "yield")
    assert table.life == [10, 10, 10]
    assert table.places == ["city", "outside", "outside"]
    assert table.stars == [1, 0, 0]


def test_jets_that_stay_take_the_damage_and_are_not_asked_again() -> None:
    table = tokyo(seats=3, tokyo=1, cards={1: ["jets"]}, dice="claw claw claw 1 1 2", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "stay")
    assert table.life == [10, 7, 10]
    assert table.places == ["outside", "city", "outside"]
    assert (table.turn, table.question) == (1, "Reroll")


def test_jets_do_not_help_against_damage_of_cards() -> None:
    table = tokyo(seats=3, tokyo=1, step="buy", cards={1: ["jets"]}, store=["fire-blast"], energy=[9, 0, 0])
    table.plays(0, "buy fire-blast")
    assert table.life == [10, 8, 8]
    assert table.places[1] == "city"
    assert table.asked == 0


def test_jets_do_not_help_outside_tokyo() -> None:
    table = tokyo(seats=3, tokyo=0, cards={1: ["jets"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9]
    assert table.turn == 1


# Nova Breath


def test_nova_breath_hits_all_others_wherever_they_stand() -> None:
    table = tokyo(seats=4, tokyo=2, cards={0: ["nova-breath"]}, dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    assert table.life == [10, 8, 8, 8]
    assert (table.asked, table.question) == (2, "AskYield")


@proves("T4.4.13")
def test_nova_breath_from_city_makes_the_bay_yield_and_leaves_it_empty() -> None:
    table = tokyo(seats=5, tokyo=0, bay=3, cards={0: ["nova-breath"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9, 9, 9]
    table.plays(3, "yield")
    assert table.places == ["city", "outside", "outside", "outside", "outside"]
    assert table.stars == [0, 0, 0, 0, 0]


def test_nova_breath_does_nothing_without_a_claw() -> None:
    table = tokyo(seats=4, tokyo=2, cards={0: ["nova-breath", "acid-attack"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 10, 9, 10]


# Poison Quills


@pytest.mark.parametrize(("dice", "lost"), [("2 2 2 claw 1 1", 3), ("2 2 claw 1 1 3", 1), ("2 2 2 2 2 claw", 3)])
def test_poison_quills_add_two_for_a_set_of_twos(dice: str, lost: int) -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["poison-quills"]}, dice=dice, options={"order": "fixed"})
    table.plays(0, "keep")
    assert table.life == [10, 10 - lost, 10]
    assert table.question == "AskYield"


@proves("T9.8")
def test_poison_quills_without_a_claw_cross_the_border_as_no_attack() -> None:
    table = tokyo(
        seats=3, tokyo=1, cards={0: ["poison-quills"]}, dice="2 2 2 1 1 3", options={"order": "fixed"}, rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.life == [10, 8, 10]
    assert table.places == ["outside", "city", "outside"]
    assert (table.turn, table.question) == (1, "Reroll")


# Poison Spit


def test_poison_spit_gives_one_counter_an_event_which_hurts_at_the_end_of_the_victims_turn() -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["poison-spit"]}, dice="claw claw claw 1 1 2", rolls=f"{QUIET} {QUIET}")
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.poison == [0, 1, 0]
    assert table.life == [10, 7, 10]
    table.plays(1, "keep")
    assert table.life == [10, 6, 10]
    assert table.poison == [0, 1, 0]


def test_poison_spit_gives_none_where_no_life_is_lost() -> None:
    table = tokyo(
        seats=3, tokyo=0, cards={0: ["poison-spit"], 1: ["armor-plating"]}, dice="claw 1 1 2 2 3", rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.poison == [0, 0, 1]


def test_poison_spit_counters_stay_when_their_giver_is_gone() -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        life=[10, 10, 1],
        cards={2: ["poison-spit"]},
        poison=[0, 1, 0],
        dice="claw 1 1 2 2 3",
        rolls=f"{QUIET} {QUIET}",
    )
    table.plays(0, "keep")
    assert table.alive == [True, True, False]
    assert table.poison == [0, 1, 0]
    table.plays(1, "keep")
    assert table.life == [10, 8, 0]


# Shrink Ray


def test_shrink_ray_gives_one_counter_an_event_and_each_costs_a_die() -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["shrink-ray"]}, dice="claw claw claw 1 1 2", rolls="1 1 2 2 3")
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.shrink == [0, 1, 0]
    assert table.turn == 1
    assert table.dice == ["1", "1", "2", "2", "3"]


def test_shrink_ray_gives_none_where_no_life_is_lost() -> None:
    table = tokyo(seats=3, tokyo=0, cards={0: ["shrink-ray"], 1: ["armor-plating"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.shrink == [0, 0, 1]


# Spiked Tail


def test_spiked_tail_adds_one_to_attacks() -> None:
    table = tokyo(seats=3, tokyo=0, cards={0: ["spiked-tail"]}, dice="claw claw 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 7, 7]


def test_spiked_tail_adds_nothing_without_an_attack() -> None:
    table = tokyo(seats=3, tokyo=0, cards={0: ["spiked-tail", "acid-attack"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9]


# Urbavore


def test_urbavore_gains_one_star_more_for_starting_in_tokyo() -> None:
    table = tokyo(tokyo=0, cards={0: ["urbavore"]}, step="start", rolls=QUIET)
    assert table.stars == [3, 0]


def test_urbavore_gains_nothing_for_starting_outside() -> None:
    table = tokyo(tokyo=1, cards={0: ["urbavore"]}, step="start", rolls=QUIET)
    assert table.stars == [0, 0]


def test_urbavore_adds_one_to_damage_of_dice_from_tokyo() -> None:
    table = tokyo(seats=3, tokyo=0, cards={0: ["urbavore"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 8, 8]


@pytest.mark.parametrize(("place", "lost"), [(0, 3), (1, 2)])
def test_urbavore_adds_one_to_damage_of_discard_cards_from_tokyo(place: int, lost: int) -> None:
    table = tokyo(
        seats=3, tokyo=place, step="buy", cards={0: ["urbavore"]}, store=["fire-blast"], energy=[9, 0, 0], rolls=QUIET
    )
    table.plays(0, "buy fire-blast")
    assert table.life == [10, 10 - lost, 10 - lost]


def test_urbavore_adds_nothing_outside_tokyo_or_to_no_damage() -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["urbavore"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 10]
    table = tokyo(seats=3, tokyo=0, cards={0: ["urbavore"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 10, 10]


# We’re Only Making It Stronger


@pytest.mark.parametrize(("claws", "energy"), [(1, 0), (2, 1), (4, 1)])
def test_were_only_making_it_stronger_gains_one_energy_for_two_life_lost_at_once(claws: int, energy: int) -> None:
    dice = " ".join(["claw"] * claws + QUIET.split()[claws:])
    table = tokyo(tokyo=1, cards={1: ["were-only-making-it-stronger"]}, dice=dice, options={"order": "fixed"})
    table.plays(0, "keep")
    assert table.life == [10, 10 - claws]
    assert table.energy == [0, energy]


def test_were_only_making_it_stronger_needs_a_survivor() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 2, 10],
        cards={1: ["were-only-making-it-stronger", "it-has-a-child"]},
        dice="claw claw 1 1 2 2",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 10, 10]
    assert table.energy == [0, 0, 0]


# Wings


def test_wings_prevent_all_damage_for_two_energy_and_leave_the_right_to_yield() -> None:
    table = tokyo(
        seats=3, tokyo=1, life=[10, 4, 10], energy=[0, 2, 0], cards={1: ["wings"]}, dice="claw claw claw claw claw 1"
    )
    table.plays(0, "keep")
    table.plays(1, "prevent")
    assert table.energy[1] == 0
    assert table.life[1] == 4
    assert table.question == "AskYield"


def test_wings_protect_for_the_rest_of_the_turn_and_leave_what_was_lost() -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        energy=[30, 4, 0],
        cards={1: ["wings"]},
        dice="claw 1 1 2 2 3",
        store=["fire-blast", "gas-refinery", "high-altitude-bombing"],
    )
    table.plays(0, "keep")
    table.plays(1, "take damage")
    assert table.life == [10, 9, 9]
    table.plays(0, "buy fire-blast")
    table.plays(1, "prevent")
    table.plays(0, "buy gas-refinery", "buy high-altitude-bombing")
    assert table.life == [7, 9, 1]
    assert table.energy[1] == 2


def test_wings_end_with_the_turn() -> None:
    table = tokyo(
        seats=3, tokyo=1, energy=[0, 4, 0], cards={1: ["wings"]}, dice="claw 1 1 2 2 3", rolls=f"{QUIET} claw 1 1 2 2 3"
    )
    table.plays(0, "keep")
    table.plays(1, "prevent", "stay")
    table.plays(1, "keep")
    table.plays(2, "keep")
    table.plays(1, "take damage")
    assert table.life == [10, 9, 10]


def test_wings_work_on_the_own_turn_against_poison() -> None:
    table = tokyo(cards={0: ["wings"]}, life=[2, 10], energy=[2, 0], poison=[2, 0], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", "prevent")
    assert table.life == [2, 10]
    assert table.energy == [0, 0]


def test_wings_without_two_energy_cannot_be_used() -> None:
    table = tokyo(tokyo=1, cards={1: ["wings"]}, energy=[0, 1], dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.life == [10, 9]
    assert table.question == "AskYield"
