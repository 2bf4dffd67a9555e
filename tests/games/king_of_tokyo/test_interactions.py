"""T9  Hard interactions: where one card meets another, or a rule."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves

# Fire Breathing


@proves("T9.1")
def test_fire_breathing_with_two_players_adds_one_in_all() -> None:
    table = tokyo(tokyo=1, cards={0: ["fire-breathing"]}, dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.life == [10, 8]


@proves("T9.1", "T9.2")
def test_fire_breathing_adds_to_fire_blast_for_both_neighbours() -> None:
    table = tokyo(
        seats=4, tokyo=2, step="buy", cards={0: ["fire-breathing"]}, store=["fire-blast"], energy=[9, 0, 0, 0]
    )
    table.plays(0, "buy fire-blast")
    assert table.life == [10, 7, 8, 7]


# Discard cards


@proves("T9.2")
@pytest.mark.parametrize("card", ["fire-blast", "gas-refinery", "high-altitude-bombing"])
def test_discard_cards_that_hurt_others_are_looked_at_by_the_cards_about_damage(card: str) -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        step="buy",
        cards={0: ["fire-breathing", "urbavore", "poison-spit", "shrink-ray", "herbivore"]},
        store=[card],
        energy=[6, 0, 0],
        stars=[0, 1, 1],
        rolls=QUIET,
    )
    table.plays(0, f"buy {card}")
    if table.turn == 0:
        table.plays(0, "done")
    lost = (2 if card == "fire-blast" else 3) + 1 + 1
    buyer = 7 if card == "high-altitude-bombing" else 10
    assert table.life == [buyer, 10 - lost, 10 - lost]
    assert table.poison == [0, 1, 1]
    assert table.shrink == [0, 1, 1]
    assert table.told("stars") == ([{"seat": 0, "amount": 2}] if card == "gas-refinery" else [])  # none by Herbivore


@proves("T9.2")
@pytest.mark.parametrize("card", ["fire-blast", "gas-refinery", "high-altitude-bombing"])
def test_discard_cards_that_hurt_others_are_ignored_by_the_cards_about_attacks(card: str) -> None:
    table = tokyo(
        seats=5,
        tokyo=0,
        bay=1,
        step="buy",
        cards={0: ["spiked-tail", "acid-attack", "burrowing", "nova-breath", "alpha-monster"]},
        store=[card],
        energy=[9, 0, 0, 0, 0],
    )
    table.plays(0, f"buy {card}")
    lost = 2 if card == "fire-blast" else 3
    assert table.life[1:] == [10 - lost] * 4
    assert table.stars[0] == (2 if card == "gas-refinery" else 0)
    assert (table.asked, table.question) == (0, "BuyCards")


@proves("T9.2")
@pytest.mark.parametrize(("card", "life"), [("jet-fighters", 6), ("national-guard", 8), ("tanks", 7)])
def test_discard_cards_that_hurt_their_buyer_are_increased_by_nothing_and_spoil_nothing(card: str, life: int) -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        step="buy",
        cards={0: ["fire-breathing", "urbavore", "spiked-tail", "poison-spit", "shrink-ray", "herbivore"]},
        store=[card],
        energy=[5, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, f"buy {card}")
    if table.turn == 0:
        table.plays(0, "done")
    assert table.life == [life, 10, 10]
    assert table.poison == table.shrink == [0, 0, 0]
    assert table.told("stars")[-1] == {"seat": 0, "amount": 1}  # Herbivore


@proves("T9.2")
def test_national_guard_tanks_and_jet_fighters_leave_their_buyer_the_window_before_damage() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        life=[2, 10, 10],
        cards={0: ["wings", "armor-plating"]},
        store=["national-guard", "tanks", "jet-fighters"],
        energy=[30, 0, 0],
    )
    table.plays(0, "buy national-guard", "prevent", "buy tanks", "buy jet-fighters")
    assert table.life == [2, 10, 10]
    assert table.stars == [2 + 4 + 5, 0, 0]


@proves("T9.2", "T9.6")
@pytest.mark.parametrize(("rolled", "life"), [("heart 1", 10), ("1 1", 8)])
def test_national_guard_is_stopped_by_armor_plating_only_if_camouflage_leaves_one(rolled: str, life: int) -> None:
    table = tokyo(
        seats=3,
        step="buy",
        cards={0: ["camouflage", "armor-plating"]},
        store=["national-guard"],
        energy=[9, 0, 0],
        rolls=rolled,
    )
    table.plays(0, "buy national-guard")
    assert table.life == [life, 10, 10]


@pytest.mark.parametrize(
    ("card", "cost", "stars"),
    [("apartment-building", 5, 3), ("commuter-train", 4, 2), ("corner-store", 3, 1), ("skyscraper", 6, 4)],
)
def test_skyscraper_and_the_other_plain_cards_meet_only_cards_about_buying(card: str, cost: int, stars: int) -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        step="buy",
        cards={0: ["dedicated-news-team", "alien-metabolism", "urbavore", "fire-breathing", "alpha-monster"]},
        store=[card],
        energy=[9, 0, 0],
    )
    table.plays(0, f"buy {card}")
    assert table.stars == [stars + 1, 0, 0]
    assert table.energy == [9 - cost + 1, 0, 0]
    assert table.life == [10, 10, 10]


def test_dedicated_news_team_and_energize_give_a_star_and_nine_energy() -> None:
    table = tokyo(step="buy", cards={0: ["dedicated-news-team"]}, store=["energize"], energy=[8, 0])
    table.plays(0, "buy energize")
    assert table.stars == [1, 0]
    assert table.energy == [9, 0]


# Burrowing


@proves("T9.3")
def test_burrowing_sting_is_never_increased_by_other_cards() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        cards={1: ["burrowing", "fire-breathing", "urbavore", "spiked-tail", "acid-attack"]},
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.life == [9, 9, 10]


@proves("T9.3", "T9.11")
def test_burrowing_kills_an_attacker_who_has_entered_and_scored_and_leaves_the_place_empty() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[1, 10, 10],
        energy=[9, 0, 0],
        store=["heal"],
        cards={1: ["burrowing"], 2: ["eater-of-the-dead"]},
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.alive == [False, True, True]
    assert table.places == ["outside", "outside", "outside"]
    assert table.stars == [1, 0, 3]
    assert (table.turn, table.question) == (1, "Reroll")


@proves("T9.3", "T9.6")
def test_burrowing_sting_meets_the_window_before_damage_like_any_damage() -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["armor-plating"], 1: ["burrowing"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.places[0] == "city"
    assert table.life == [10, 9, 10]


@proves("T9.4")
def test_burrowing_does_not_answer_elimination() -> None:
    table = tokyo(seats=3, tokyo=1, life=[10, 1, 10], cards={1: ["burrowing"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.alive == [True, False, True]
    assert table.places[0] == "city"
    assert table.life[0] == 10


@proves("T9.4")
def test_burrowing_does_not_answer_drop_from_high_altitude() -> None:
    table = tokyo(
        seats=3, tokyo=1, step="buy", cards={1: ["burrowing"]}, store=["drop-from-high-altitude"], energy=[9, 0, 0]
    )
    table.plays(0, "buy drop-from-high-altitude")
    assert table.places == ["city", "outside", "outside"]
    assert table.life == [10, 10, 10]


@proves("T9.4")
def test_burrowing_does_not_answer_a_revival() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 1, 10],
        cards={1: ["burrowing", "it-has-a-child"]},
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.places == ["city", "outside", "outside"]
    assert table.life == [10, 10, 10]


@proves("T9.4")
def test_burrowing_does_not_answer_the_closing_of_the_bay() -> None:
    table = tokyo(
        seats=5,
        tokyo=1,
        bay=2,
        life=[10, 1, 10, 10, 10],
        cards={2: ["burrowing"]},
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.places == ["city", "outside", "outside", "outside", "outside"]
    assert table.life == [10, 0, 9, 10, 10]


@proves("T9.4", "T9.5")
def test_burrowing_stings_the_attacker_when_its_owner_leaves_unhurt_by_jets() -> None:
    table = tokyo(seats=3, tokyo=1, cards={1: ["burrowing", "jets"]}, dice="claw claw 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.life == [9, 10, 10]
    assert table.places == ["city", "outside", "outside"]


# Jets


@proves("T9.5")
def test_jets_escape_a_deadly_attack_and_nothing_comes_from_the_cancelled_damage() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 2, 10],
        cards={0: ["poison-spit", "shrink-ray", "herbivore"], 1: ["jets", "were-only-making-it-stronger"]},
        dice="claw claw claw claw claw 1",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.life == [10, 2, 10]
    assert table.places == ["city", "outside", "outside"]
    assert (table.poison[1], table.shrink[1], table.energy[1]) == (0, 0, 0)
    assert table.stars[0] == 1 + 1  # for entering, and for hurting nobody


# Damage that is added up, and stopped


@proves("T9.6")
@pytest.mark.parametrize(("dice", "life"), [("claw 1 1 2 2 3", 8), (QUIET, 10)])
def test_acid_attack_joins_the_claws_in_one_amount_for_armor_plating(dice: str, life: int) -> None:
    table = tokyo(tokyo=1, cards={0: ["acid-attack"], 1: ["armor-plating"]}, dice=dice, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, life]


@proves("T9.6")
@pytest.mark.parametrize(("rolled", "life"), [("heart 1", 10), ("1 1", 8)])
def test_camouflage_that_leaves_one_point_leaves_it_to_armor_plating(rolled: str, life: int) -> None:
    table = tokyo(tokyo=1, cards={1: ["camouflage", "armor-plating"]}, dice="claw claw 1 1 2 2", rolls=rolled)
    table.plays(0, "keep")
    assert table.life == [10, life]


@proves("T9.6")
def test_armor_plating_stops_a_bare_one_without_a_roll_for_camouflage() -> None:
    table = tokyo(tokyo=1, cards={1: ["camouflage", "armor-plating"]}, dice="claw 1 1 2 2 3")  # no die is loaded
    table.plays(0, "keep")
    assert table.life == [10, 10]


@proves("T9.7")
@pytest.mark.parametrize(("dice", "lost"), [("claw claw 1 1 2 2", 6), (QUIET, 2)])
def test_spiked_tail_burrowing_urbavore_and_acid_attack_together(dice: str, lost: int) -> None:
    table = tokyo(
        seats=4,
        tokyo=0,
        cards={0: ["spiked-tail", "burrowing", "urbavore", "acid-attack"]},
        dice=dice,
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 10 - lost, 10 - lost, 10 - lost]


@proves("T9.8")
def test_poison_quills_without_a_claw_get_nothing_from_cards_about_attacks() -> None:
    table = tokyo(
        seats=4,
        tokyo=0,
        cards={0: ["poison-quills", "spiked-tail", "alpha-monster"]},
        dice="2 2 2 1 1 3",
        options={"order": "fixed"},
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 8, 8, 8]
    assert table.stars == [2, 0, 0, 0]


@proves("T9.8")
def test_poison_quills_without_a_claw_are_increased_by_urbavore_and_fire_breathing() -> None:
    table = tokyo(
        seats=4,
        tokyo=0,
        cards={0: ["poison-quills", "urbavore", "fire-breathing"]},
        dice="2 2 2 1 1 3",
        options={"order": "fixed"},
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 6, 7, 6]


@proves("T9.8")
def test_poison_quills_without_a_claw_do_nothing_outside_an_empty_tokyo() -> None:
    table = tokyo(
        seats=4,
        cards={0: ["poison-quills", "fire-breathing"]},
        dice="2 2 2 1 1 3",
        options={"order": "fixed"},
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 10, 10, 10]
    assert table.places[0] == "outside"


@proves("T9.21")
def test_urbavore_adds_nothing_to_acid_attack_on_its_arrival() -> None:
    table = tokyo(seats=3, tokyo=0, step="buy", cards={0: ["urbavore"]}, store=["acid-attack"], energy=[9, 0, 0])
    table.plays(0, "buy acid-attack")
    assert table.life == [10, 9, 9]


@proves("T9.21")
def test_urbavore_adds_to_dice_and_discard_cards_from_tokyo_in_one_turn() -> None:
    table = tokyo(
        seats=3, tokyo=0, cards={0: ["urbavore"]}, dice="claw 1 1 2 2 3", store=["fire-blast"], energy=[9, 0, 0]
    )
    table.plays(0, "keep")
    assert table.life == [10, 8, 8]
    table.plays(0, "buy fire-blast")
    assert table.life == [10, 5, 5]


def test_nova_breath_on_an_empty_tokyo_hits_everybody_and_then_enters() -> None:
    table = tokyo(seats=4, cards={0: ["nova-breath"]}, dice="claw claw 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 8, 8, 8]
    assert table.places == ["city", "outside", "outside", "outside"]
    assert table.stars == [1, 0, 0, 0]


def test_alpha_monster_on_an_empty_tokyo_gains_a_star_and_another_for_entering() -> None:
    table = tokyo(seats=3, cards={0: ["alpha-monster"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [2, 0, 0]


# Poison Spit and Shrink Ray


@proves("T9.9")
@pytest.mark.parametrize("card", ["poison-spit", "shrink-ray"])
def test_poison_spit_and_shrink_ray_answer_damage_of_dice_without_a_claw(card: str) -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: [card, "acid-attack"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert (table.poison if card == "poison-spit" else table.shrink) == [0, 1, 0]


@proves("T9.9")
@pytest.mark.parametrize("card", ["poison-spit", "shrink-ray"])
def test_poison_spit_and_shrink_ray_answer_flames_burrowing_and_discard_cards(card: str) -> None:
    table = tokyo(seats=4, tokyo=2, cards={0: [card, "fire-breathing"]}, dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert (table.poison if card == "poison-spit" else table.shrink) == [0, 1, 1, 1]
    table = tokyo(seats=3, tokyo=1, cards={1: [card, "burrowing"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert (table.poison if card == "poison-spit" else table.shrink) == [1, 0, 0]
    table = tokyo(
        seats=3, step="buy", cards={0: [card]}, store=["high-altitude-bombing", "fire-blast"], energy=[9, 0, 0]
    )
    table.plays(0, "buy high-altitude-bombing", "buy fire-blast")
    assert (table.poison if card == "poison-spit" else table.shrink) == [0, 2, 2]


# Wings


@proves("T9.5")
def test_wings_used_leave_the_right_to_yield_unhurt() -> None:
    table = tokyo(seats=3, tokyo=1, energy=[0, 2, 0], cards={1: ["wings"]}, dice="claw claw 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "prevent", "yield")
    assert table.life == [10, 10, 10]
    assert table.places == ["city", "outside", "outside"]


def test_wings_used_mean_no_counters_no_compensation_and_no_harm_done() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        energy=[0, 2, 0],
        cards={0: ["poison-spit", "shrink-ray", "herbivore"], 1: ["wings", "were-only-making-it-stronger"]},
        dice="claw claw claw 1 1 2",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "prevent", "stay")
    assert (table.poison[1], table.shrink[1], table.energy[1]) == (0, 0, 0)
    assert table.stars[0] == 1  # Herbivore


def test_wings_protect_from_the_own_discard_card_and_from_poison_of_the_same_turn() -> None:
    table = tokyo(
        step="buy",
        life=[3, 10],
        poison=[3, 0],
        cards={0: ["wings"]},
        store=["high-altitude-bombing"],
        energy=[6, 0],
        rolls=QUIET,
    )
    table.plays(0, "buy high-altitude-bombing", "prevent")
    assert table.life == [3, 7]
    assert table.turn == 1
    assert table.energy == [0, 0]


# Camouflage


@proves("T9.10")
def test_camouflage_dice_that_show_3_may_be_rerolled_with_background_dweller() -> None:
    table = tokyo(
        tokyo=1, cards={1: ["camouflage", "background-dweller"]}, dice="claw claw claw 1 1 2", rolls="3 3 heart 3 heart"
    )
    table.plays(0, "keep")
    table.plays(1, "reroll-threes", "keep")
    assert table.life == [10, 9]


@proves("T9.10")
def test_camouflage_dice_cannot_be_probed() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        cards={1: ["camouflage"], 2: ["psychic-probe"]},
        dice="claw claw 1 1 2 2",
        rolls="heart 1",
    )
    table.plays(0, "keep")
    table.plays(2, "pass")  # once, for the dice of the turn
    assert table.life == [10, 9, 10]
    assert (table.asked, table.question) == (1, "AskYield")


# Eater of the Dead


@proves("T9.11")
def test_eater_of_the_dead_is_paid_for_each_of_three_monsters_in_one_event() -> None:
    table = tokyo(
        seats=5,
        step="buy",
        life=[10, 3, 2, 1, 10],
        cards={0: ["eater-of-the-dead"]},
        store=["gas-refinery"],
        energy=[9, 0, 0, 0, 0],
    )
    table.plays(0, "buy gas-refinery")
    assert table.alive == [True, False, False, False, True]
    assert table.stars[0] == 2 + 9


@proves("T9.11")
def test_eater_of_the_dead_is_paid_for_a_monster_that_comes_back() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 1, 10],
        cards={0: ["eater-of-the-dead"], 1: ["it-has-a-child"]},
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.alive == [True, True, True]
    assert table.stars == [3 + 1, 0, 0]


@proves("T9.11")
def test_eater_of_the_dead_must_be_above_0_after_the_event() -> None:
    table = tokyo(
        seats=4,
        step="buy",
        life=[3, 3, 10, 10],
        cards={0: ["eater-of-the-dead", "it-has-a-child"]},
        store=["high-altitude-bombing"],
        energy=[4, 0, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "buy high-altitude-bombing")
    assert table.alive == [True, False, True, True]
    assert table.told("stars") == []


# It Has a Child


@proves("T9.12")
def test_it_has_a_child_loses_stars_gained_by_the_card_that_killed_its_owner_and_keeps_energy() -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        step="buy",
        life=[3, 10, 10],
        stars=[7, 0, 0],
        poison=[1, 0, 0],
        shrink=[1, 0, 0],
        cards={0: ["it-has-a-child"]},
        store=["tanks", "heal"],
        energy=[8, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "buy tanks")
    assert table.stars == [0, 0, 0]
    assert table.life == [10, 10, 10]
    assert table.energy == [4, 0, 0]
    assert (table.poison[0], table.shrink[0]) == (1, 1)
    assert table.places[0] == "outside"
    assert (table.asked, table.question) == (0, "BuyCards")  # its turn goes on


@proves("T9.12")
def test_it_has_a_child_does_not_win_with_the_20_stars_it_had() -> None:
    table = tokyo(
        seats=3,
        life=[1, 10, 10],
        stars=[19, 0, 0],
        poison=[1, 0, 0],
        cards={0: ["it-has-a-child"]},
        dice="1 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert not table.over
    assert table.stars == [0, 0, 0]
    assert table.life == [10, 10, 10]


@proves("T9.12")
def test_it_has_a_child_keeps_the_extra_turn_of_frenzy() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        life=[3, 10, 10],
        cards={0: ["it-has-a-child"]},
        store=["frenzy", "high-altitude-bombing"],
        energy=[11, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "buy frenzy", "buy high-altitude-bombing")
    assert table.cards(0) == []
    assert table.life == [10, 7, 7]
    assert table.turn == 0


@proves("T9.12")
def test_it_has_a_child_loses_the_extra_turn_of_freeze_time() -> None:
    table = tokyo(
        seats=3,
        life=[3, 10, 10],
        cards={0: ["it-has-a-child", "freeze-time"]},
        dice="1 1 1 2 2 3",
        store=["high-altitude-bombing"],
        energy=[4, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "keep", "buy high-altitude-bombing")
    assert table.cards(0) == []
    assert table.turn == 1


# Rapid Healing


def test_rapid_healing_is_paid_before_the_damage_and_too_late_at_0() -> None:
    table = tokyo(
        seats=3, tokyo=1, life=[10, 1, 10], energy=[0, 6, 0], cards={1: ["rapid-healing"]}, dice="claw claw claw 1 1 2"
    )
    table.plays(0, "keep")
    table.plays(1, "use rapid-healing", "use rapid-healing", "use rapid-healing")
    assert table.life == [10, 1, 10]
    assert table.energy == [0, 0, 0]
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 1, 10],
        energy=[0, 6, 0],
        cards={1: ["rapid-healing"]},
        dice="claw claw claw 1 1 2",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "take damage")
    assert table.alive == [True, False, True]


@proves("T9.13")
def test_rapid_healing_with_regeneration_heals_two_for_each_payment() -> None:
    table = tokyo(
        tokyo=1,
        life=[10, 1],
        energy=[0, 4],
        cards={1: ["rapid-healing", "regeneration"]},
        dice="claw claw claw 1 1 2",
    )
    table.plays(0, "keep")
    table.plays(1, "use rapid-healing", "use rapid-healing")
    assert table.life == [10, 2]


def test_rapid_healing_before_damage_stops_at_full_life() -> None:
    table = tokyo(tokyo=1, life=[10, 9], energy=[0, 9], cards={1: ["rapid-healing"]}, dice="claw claw claw 1 1 2")
    table.plays(0, "keep")
    table.plays(1, "use rapid-healing")
    assert table.life == [10, 7]
    assert table.energy == [0, 7]


# Regeneration and Healing Ray


@proves("T9.13")
def test_regeneration_adds_nothing_if_all_hearts_remove_counters() -> None:
    table = tokyo(
        cards={0: ["regeneration"]},
        life=[5, 10],
        poison=[1, 0],
        shrink=[1, 0],
        dice="heart heart 1 1 2 2",
        rolls=QUIET,
    )
    table.plays(0, "keep", "cure poison", "cure shrink")
    assert table.life == [5, 10]
    assert table.poison == table.shrink == [0, 0]


@proves("T9.13")
def test_regeneration_adds_nothing_when_another_monster_heals_its_owner() -> None:
    table = tokyo(cards={0: ["healing-ray"], 1: ["regeneration"]}, life=[10, 5], dice="heart 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep", "treat 1")
    assert table.life == [10, 6]


@proves("T9.13")
def test_regeneration_adds_nothing_to_a_revival() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 1, 10],
        cards={1: ["it-has-a-child", "regeneration", "even-bigger"]},
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 10, 10]


@proves("T9.14")
def test_healing_ray_with_regeneration_may_give_the_added_life_to_a_patient_who_pays_for_it() -> None:
    table = tokyo(
        seats=3,
        cards={0: ["healing-ray", "regeneration"]},
        life=[5, 5, 5],
        energy=[0, 9, 9],
        dice="heart heart heart 1 1 2",
        rolls=QUIET,
    )
    table.plays(0, "keep", "treat 1 fully")
    assert "treat 2 fully" not in table.moves  # once a turn
    table.plays(0, "treat 2", "heal")
    assert table.life == [6, 7, 6]  # and then nothing is added for yourself
    assert table.energy == [6, 5, 7]


@proves("T9.14")
def test_healing_ray_with_regeneration_may_leave_the_added_life_to_its_owner() -> None:
    table = tokyo(
        cards={0: ["healing-ray", "regeneration"]}, life=[5, 5], energy=[0, 9], dice="heart heart 1 1 2 2", rolls=QUIET
    )
    table.plays(0, "keep", "treat 1", "heal")
    assert table.life == [7, 6]
    assert table.energy == [2, 7]


# Energy


@proves("T9.15")
def test_friend_of_children_adds_once_for_each_patient_of_healing_ray() -> None:
    table = tokyo(
        seats=3,
        cards={0: ["friend-of-children", "healing-ray"]},
        life=[10, 5, 5],
        energy=[0, 9, 9],
        dice="heart heart heart 1 1 2",
        rolls=QUIET,
    )
    table.plays(0, "keep", "treat 1", "treat 2", "treat 1")
    assert table.energy == [6 + 2, 5, 7]


@proves("T9.15")
def test_friend_of_children_adds_to_each_card_bought_away() -> None:
    table = tokyo(
        step="buy",
        cards={0: ["parasitic-tentacles"], 1: ["friend-of-children", "jets", "wings"]},
        energy=[11, 0],
        rolls=QUIET,
    )
    table.plays(0, "take jets", "take wings")
    assert table.energy == [0, 5 + 1 + 6 + 1]


@proves("T9.15")
def test_friend_of_children_adds_nothing_to_metamorph() -> None:
    table = tokyo(step="end", cards={0: ["friend-of-children", "metamorph", "jets"]}, rolls=QUIET)
    table.plays(0, "sell jets", "done")
    assert table.energy == [5, 0]


@proves("T9.15")
def test_friend_of_children_adds_nothing_to_monster_batteries() -> None:
    table = tokyo(
        step="start",
        cards={0: ["friend-of-children", "monster-batteries"]},
        tokens={"monster-batteries": 4},
        rolls=QUIET,
    )
    assert table.energy == [2, 0]


@proves("T9.15")
def test_friend_of_children_adds_to_dice_and_to_a_card_in_one_turn() -> None:
    table = tokyo(
        cards={0: ["friend-of-children"]}, dice="energy energy 1 1 2 2", energy=[5, 0], store=["energize"], rolls=QUIET
    )
    table.plays(0, "keep", "buy energize")
    assert table.energy == [5 + 3 - 8 + 10, 0]


def test_solar_powered_with_friend_of_children_gains_two_energy() -> None:
    table = tokyo(cards={0: ["solar-powered", "friend-of-children"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy == [2, 0]


@proves("T9.16")
def test_metamorph_pays_the_printed_cost_whatever_was_paid() -> None:
    table = tokyo(step="buy", cards={0: ["metamorph", "alien-metabolism"]}, store=["jets"], energy=[4, 0], rolls=QUIET)
    table.plays(0, "buy jets", "sell jets", "done")
    assert table.energy == [5, 0]


@proves("T9.16")
def test_metamorph_pays_nothing_for_the_energy_on_monster_batteries() -> None:
    table = tokyo(
        step="end", cards={0: ["metamorph", "monster-batteries"]}, tokens={"monster-batteries": 20}, rolls=QUIET
    )
    table.plays(0, "sell monster-batteries", "done")
    assert table.energy == [2, 0]
    assert "monster-batteries" in table.discards


@proves("T4.6.1")
def test_metamorph_comes_before_the_rewards_of_the_end_of_the_turn() -> None:
    table = tokyo(
        step="end",
        cards={0: ["metamorph", "herbivore", "energy-hoarder", "solar-powered"]},
        energy=[1, 0],
        rolls=QUIET,
    )
    table.plays(0, "sell herbivore", "done")
    assert table.energy == [6, 0]
    assert table.stars == [1, 0]  # by Energy Hoarder with the refund, not by Herbivore
    table = tokyo(step="end", cards={0: ["metamorph", "jets", "solar-powered"]}, rolls=QUIET)
    table.plays(0, "sell jets", "done")
    assert table.energy == [5, 0]


@proves("T9.16", "T7.6")
def test_parasitic_tentacles_send_the_energy_of_monster_batteries_back_before_the_buyer_loads_anew() -> None:
    table = tokyo(
        step="buy",
        cards={0: ["parasitic-tentacles"], 1: ["monster-batteries", "friend-of-children"]},
        tokens={"monster-batteries": 6},
        energy=[5, 0],
        rolls=QUIET,
    )
    table.plays(0, "take monster-batteries")
    assert table.energy == [3, 2 + 1 + 6]  # what was stored is no gain for Friend of Children
    table.plays(0, "load 2")
    assert table.energy[0] == 1
    assert table.tokens("monster-batteries") == 4


@proves("T7.6")
def test_parasitic_tentacles_get_a_smoke_cloud_with_all_its_charges() -> None:
    table = tokyo(
        step="buy",
        cards={0: ["parasitic-tentacles"], 1: ["smoke-cloud"]},
        tokens={"smoke-cloud": 1},
        energy=[4, 0],
        rolls=QUIET,
    )
    table.plays(0, "take smoke-cloud")
    assert table.cards(0) == ["parasitic-tentacles", "smoke-cloud"]
    assert table.tokens("smoke-cloud") == 3


@proves("T7.6", "T7.2")
def test_parasitic_tentacles_bring_even_bigger_with_two_life_and_cut_the_old_owner() -> None:
    table = tokyo(
        step="buy",
        cards={0: ["parasitic-tentacles"], 1: ["even-bigger"]},
        life=[5, 12],
        energy=[4, 0],
        rolls=QUIET,
    )
    table.plays(0, "take even-bigger")
    assert table.life == [7, 10]


@proves("T9.16")
def test_monster_batteries_loaded_with_three_last_three_turns_and_bring_six() -> None:
    table = tokyo(
        step="buy", store=["monster-batteries"], deck=["energize"], energy=[5, 0], rolls=" ".join([QUIET] * 6)
    )
    table.plays(0, "buy monster-batteries", "load 3")
    assert table.energy[0] == 0
    for turn in (1, 2, 3):
        assert table.cards(0) == ["monster-batteries"]
        table.plays(1, "keep")
        assert table.energy[0] == 2 * turn
        if turn < 3:
            table.plays(0, "keep", "done")
    assert table.cards(0) == []


# Extra turns


@proves("T9.17", "T4.6.5")
def test_frenzy_comes_after_the_extra_turns_of_freeze_time_with_all_dice() -> None:
    table = tokyo(
        seats=3,
        cards={0: ["freeze-time"]},
        dice="1 1 1 2 2 3",
        store=["frenzy"],
        energy=[7, 0, 0],
        rolls=f"1 1 1 2 3 1 1 2 2 {QUIET} {QUIET}",
    )
    table.plays(0, "keep", "buy frenzy", "another turn")
    assert len(table.dice) == 5
    table.plays(0, "keep", "another turn")
    assert len(table.dice) == 4
    table.plays(0, "keep")
    assert table.turn == 0
    assert len(table.dice) == 6
    table.plays(0, "keep")
    assert table.turn == 1


@proves("T9.17")
def test_freeze_time_bought_in_the_turn_of_a_set_of_ones_is_in_time() -> None:
    table = tokyo(dice="1 1 1 2 2 3", store=["freeze-time"], energy=[5, 0], rolls="1 1 2 2 3")
    table.plays(0, "keep", "buy freeze-time", "another turn")
    assert table.turn == 0
    assert len(table.dice) == 5


@proves("T9.17")
def test_frenzy_lets_the_running_turn_come_to_its_normal_end() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        poison=[1, 0, 0],
        cards={0: ["herbivore"]},
        store=["frenzy"],
        energy=[7, 0, 0],
        rolls=f"{QUIET} {QUIET}",
    )
    table.plays(0, "buy frenzy")
    assert table.turn == 0
    assert table.life == [9, 10, 10]
    assert table.stars == [1, 0, 0]


@proves("T4.6.5")
def test_frenzy_and_freeze_time_give_full_turns() -> None:
    """Tokyo pays, batteries give, others probe, poison bites."""
    table = tokyo(
        seats=3,
        tokyo=0,
        poison=[1, 0, 0],
        cards={0: ["freeze-time", "monster-batteries"], 2: ["psychic-probe"]},
        tokens={"monster-batteries": 8},
        dice="1 1 1 2 2 3",
        rolls=f"1 1 2 2 3 2 {QUIET}",
    )
    table.plays(0, "keep")
    table.plays(2, "pass")
    table.plays(0, "another turn")
    assert table.life[0] == 9
    assert table.stars[0] == 1 + 2
    assert table.energy[0] == 2
    table.plays(0, "keep")
    table.plays(2, "probe 3")
    assert table.life[0] == 8
    assert table.stars[0] == 3 + 2  # a set of 2s


@proves("T1.7")
def test_frenzy_does_not_put_off_the_check_for_20_stars() -> None:
    table = tokyo(seats=3, step="buy", stars=[19, 20, 0], store=["frenzy"], energy=[7, 0, 0])
    table.plays(0, "buy frenzy")
    assert table.over
    assert table.winners == [1]


# Opportunist


@proves("T4.5.5")
def test_opportunist_has_no_window_at_setup() -> None:
    table = tokyo(
        step="setup",
        cards={1: ["opportunist"]},
        energy=[0, 50],
        rolls=f"claw 1 1 2 2 3 {QUIET} {QUIET}",
    )
    table.plays(0, "the-king")
    table.plays(1, "kraken")
    assert None not in table.store
    assert (table.asked, table.question) == (0, "Reroll")


@proves("T4.6.6")
def test_opportunist_who_buys_frenzy_plays_after_the_running_turn() -> None:
    table = tokyo(
        seats=4,
        step="buy",
        cards={2: ["opportunist"]},
        store=["heal"],
        deck=["frenzy"],
        energy=[3, 0, 7, 0],
        rolls=f"{QUIET} {QUIET} {QUIET}",
    )
    table.plays(0, "buy heal")
    table.plays(2, "buy frenzy")
    assert table.turn == 2
    table.plays(2, "keep")
    assert table.turn == 1
    table.plays(1, "keep")
    assert table.turn == 2


@proves("T9.18")
def test_opportunist_who_buys_drop_from_high_altitude_throws_the_active_monster_out() -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        step="buy",
        cards={1: ["opportunist"]},
        store=["heal"],
        deck=["drop-from-high-altitude"],
        energy=[9, 5, 0],
    )
    table.plays(0, "buy heal")
    table.plays(1, "buy drop-from-high-altitude")
    assert table.places == ["outside", "city", "outside"]
    assert table.stars == [0, 3, 0]
    assert table.life == [10, 10, 10]
    assert (table.asked, table.question) == (0, "BuyCards")


@proves("T4.6.8")
def test_opportunist_who_kills_the_active_monster_ends_its_turn() -> None:
    table = tokyo(
        seats=4,
        step="buy",
        life=[2, 10, 10, 10],
        cards={0: ["herbivore", "metamorph"], 1: ["opportunist"], 2: ["mimic"]},
        copied="opportunist",
        store=["corner-store"],
        deck=["fire-blast"],
        energy=[9, 9, 9, 0],
        extra_turns=[0],
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store")
    table.plays(1, "buy fire-blast")
    assert table.alive == [False, True, True, True]
    assert (table.turn, table.question) == (1, "Reroll")


@proves("T4.5.6", "T9.2")
def test_opportunist_is_the_source_of_the_damage_of_its_card() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        cards={0: ["poison-spit"], 1: ["opportunist", "shrink-ray"]},
        store=["heal"],
        deck=["fire-blast"],
        energy=[9, 3, 0],
    )
    table.plays(0, "buy heal")
    table.plays(1, "buy fire-blast")
    assert table.life == [8, 10, 8]
    assert table.shrink == [1, 0, 1]
    assert table.poison == [0, 0, 0]


# Made in a Lab


@proves("T4.5.8")
def test_made_in_a_lab_may_peek_again_when_the_peeked_card_was_turned_up_as_a_refill() -> None:
    table = tokyo(
        step="buy",
        cards={0: ["made-in-a-lab"]},
        store=["heal"],
        deck=["jets", "wings"],
        energy=[9, 0],
    )
    table.plays(0, "peek", "buy heal")
    assert table.store == ["jets", None, None]
    table.plays(0, "peek")
    assert table.match.view(0)["table"]["top_card"]["id"] == "wings"


def test_made_in_a_lab_opens_no_window_for_opportunist() -> None:
    table = tokyo(
        step="buy",
        cards={0: ["made-in-a-lab"], 1: ["opportunist"]},
        deck=["jets", "wings"],
        energy=[9, 9],
    )
    table.plays(0, "peek")
    assert table.asked == 0
    table.plays(0, "buy top card")
    assert (table.asked, table.question) == (0, "BuyCards")
    assert table.cards(0) == ["jets", "made-in-a-lab"]


# Dice


@proves("T4.2.8")
def test_psychic_probe_makes_an_attack_appear() -> None:
    table = tokyo(seats=3, tokyo=2, cards={1: ["psychic-probe"]}, dice=QUIET, rolls="claw")
    table.plays(0, "keep")
    table.plays(1, "probe 3")
    assert table.life == [10, 10, 9]
    assert (table.asked, table.question) == (2, "AskYield")


@proves("T4.2.7")
def test_psychic_probe_leaves_the_active_player_changes_but_no_rerolls() -> None:
    table = tokyo(
        cards={0: ["telepath", "stretchy", "smoke-cloud"], 1: ["psychic-probe"]},
        energy=[2, 0],
        dice=QUIET,
        rolls=f"claw {QUIET}",
    )
    table.plays(0, "keep")
    table.plays(1, "probe 3")
    assert table.question == "ChangeDice"
    assert not [move for move in table.moves if "reroll" in move]
    table.plays(0, "turn claw to 1 stretchy")
    assert table.stars == [1, 0]
    assert table.places == ["outside", "outside"]


@proves("T4.2.8")
def test_plot_twist_stretchy_and_herd_culler_may_all_change_dice_in_one_turn_even_one_die() -> None:
    table = tokyo(
        cards={0: ["plot-twist", "stretchy", "herd-culler", "gourmet", "freeze-time"]},
        energy=[2, 0],
        dice=QUIET,
        options={"order": "fixed"},
        rolls=QUIET,
    )
    table.plays(0, "keep", "turn 3 to claw plot-twist", "turn claw to 2 stretchy", "turn 2 to 1 herd-culler")
    assert table.stars == [1 + 2, 0]  # a set of 1s, for Gourmet too
    assert table.question == "UseFreezeTime"


@proves("T4.2.8")
def test_plot_twist_completes_the_six_faces_and_makes_an_attack() -> None:
    table = tokyo(
        cards={0: ["plot-twist", "complete-destruction"]},
        dice="1 2 3 heart energy energy",
        options={"order": "fixed"},
        rolls=QUIET,
    )
    table.plays(0, "keep", "turn energy to claw plot-twist")
    assert table.stars == [9 + 1, 0]
    assert table.places == ["city", "outside"]


@proves("T4.2.4")
def test_telepath_smoke_cloud_and_giant_brain_all_add_to_the_two_rerolls() -> None:
    table = tokyo(
        cards={0: ["telepath", "smoke-cloud", "giant-brain"]},
        energy=[1, 0],
        step="roll",
        rolls=f"{QUIET} 1 1 1 1 1",
    )
    table.plays(0, "reroll 1", "reroll 1", "reroll 1")
    table.plays(0, "extra-reroll telepath", "reroll 1", "extra-reroll smoke-cloud", "reroll 1")
    assert table.energy == [0, 0]
    assert table.tokens("smoke-cloud") == 2


@proves("T4.2.3")
def test_telepath_and_smoke_cloud_spend_nothing_when_the_player_stops() -> None:
    table = tokyo(
        cards={0: ["telepath", "smoke-cloud", "giant-brain"]}, energy=[1, 0], dice=QUIET, rerolls=3, rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.energy == [1, 0]
    assert table.tokens("smoke-cloud") == 3


@proves("T9.22")
def test_complete_destruction_and_omnivore_are_both_paid() -> None:
    table = tokyo(tokyo=0, cards={0: ["complete-destruction", "omnivore"]}, dice="1 2 3 heart energy claw", rolls=QUIET)
    table.plays(0, "keep", "resolve")
    assert table.stars == [9 + 2, 0]


@proves("T9.22")
def test_gourmet_pays_its_bonus_once_for_six_ones() -> None:
    table = tokyo(cards={0: ["gourmet"]}, dice="1 1 1 1 1 1", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [1 + 3 + 2, 0]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_extra_head_twice_scores_sets_of_up_to_eight(number: int) -> None:
    eight = " ".join([str(number)] * 8)
    table = tokyo(cards={0: ["extra-head", "extra-head-2"]}, step="roll", rolls=f"{eight} {QUIET}")
    table.plays(0, "keep")
    assert table.stars == [number + 5, 0]


# Drop from High Altitude, Evacuation Orders


@proves("T9.18")
def test_drop_from_high_altitude_gives_jets_and_wings_nothing_to_do() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        step="buy",
        cards={1: ["jets", "wings"]},
        store=["drop-from-high-altitude"],
        energy=[9, 2, 0],
    )
    table.plays(0, "buy drop-from-high-altitude")
    assert (table.asked, table.question) == (0, "BuyCards")
    assert table.places == ["city", "outside", "outside"]


def test_evacuation_orders_pull_a_monster_below_20_before_the_check() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        stars=[0, 21, 0],
        store=["evacuation-orders"],
        energy=[7, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "buy evacuation-orders")
    assert not table.over
    assert table.stars == [0, 16, 0]


# Herbivore and the other rewards at the end of the turn


@proves("T9.19")
def test_herbivore_is_not_spoiled_by_damage_that_was_prevented() -> None:
    table = tokyo(tokyo=1, cards={0: ["herbivore"], 1: ["armor-plating"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "stay")
    assert table.stars[0] == 1


@proves("T9.19")
def test_herbivore_is_not_spoiled_by_damage_to_its_owner() -> None:
    table = tokyo(
        step="buy", cards={0: ["herbivore"]}, poison=[1, 0], store=["national-guard"], energy=[3, 0], rolls=QUIET
    )
    table.plays(0, "buy national-guard")
    assert table.stars == [2 + 1, 0]
    assert table.life == [7, 10]


@proves("T9.19")
def test_herbivore_is_not_spoiled_by_its_owners_poison_on_the_turn_of_another() -> None:
    table = tokyo(
        turn=1,
        cards={0: ["herbivore", "poison-spit"]},
        poison=[0, 1],
        dice=QUIET,
        rolls=f"{QUIET} {QUIET}",
    )
    table.plays(1, "keep")
    assert table.life == [10, 9]
    table.plays(0, "keep")
    assert table.stars == [1, 0]


@proves("T9.19")
@pytest.mark.parametrize("card", ["fire-blast", "high-altitude-bombing", "acid-attack"])
def test_herbivore_is_spoiled_by_cards_of_its_owner_that_hurt_another(card: str) -> None:
    table = tokyo(tokyo=1, step="buy", cards={0: ["herbivore"]}, store=[card], energy=[6, 0], rolls=QUIET)
    table.plays(0, f"buy {card}")
    if table.turn == 0:
        table.plays(0, "done")
    assert table.life[1] < 10
    assert table.stars[0] == 0


@proves("T9.20", "T4.6.2")
def test_rooting_for_the_underdog_is_paid_before_the_other_rewards_can_spoil_it() -> None:
    table = tokyo(
        cards={0: ["rooting-for-the-underdog", "energy-hoarder", "herbivore"]},
        stars=[0, 1],
        energy=[6, 0],
        dice=QUIET,
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.stars == [3, 1]


@proves("T4.6.2")
def test_solar_powered_comes_last_of_the_rewards() -> None:
    table = tokyo(
        cards={0: ["solar-powered", "herbivore", "rooting-for-the-underdog"]}, stars=[0, 1], dice=QUIET, rolls=QUIET
    )
    table.plays(0, "keep")
    rewards = [entry.clause for entry in table.match.journal() if entry.kind in ("stars", "energy")]
    assert rewards == ["rooting-for-the-underdog", "herbivore", "solar-powered"]


def test_were_only_making_it_stronger_does_not_add_up_two_losses_of_one() -> None:
    table = tokyo(
        seats=3,
        turn=0,
        cards={0: ["were-only-making-it-stronger"], 1: ["burrowing"]},
        tokyo=1,
        poison=[1, 0, 0],
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.life == [8, 9, 10]  # stung once, poisoned once
    assert table.energy == [0, 0, 0]


def test_were_only_making_it_stronger_looks_at_the_life_really_lost() -> None:
    table = tokyo(
        tokyo=1, cards={1: ["were-only-making-it-stronger", "camouflage"]}, dice="claw claw 1 1 2 2", rolls="heart 1"
    )
    table.plays(0, "keep")
    assert table.life == [10, 9]
    assert table.energy == [0, 0]


# The end of an owner


@proves("T8.5", "T6.2")
def test_elimination_discards_cards_blanks_a_copy_and_leaves_counters_on_others() -> None:
    table = tokyo(
        seats=4,
        tokyo=1,
        life=[10, 1, 10, 10],
        energy=[0, 7, 0, 0],
        poison=[0, 2, 1, 0],
        shrink=[0, 1, 0, 1],
        cards={1: ["poison-spit", "shrink-ray"], 2: ["mimic"]},
        copied="poison-spit",
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.alive == [True, False, True, True]
    assert {"poison-spit", "shrink-ray"} <= set(table.discards)
    assert table.match.view(2)["table"]["copied"] is None
    assert table.energy == [0, 0, 0, 0]
    assert table.poison == [0, 0, 1, 0]
    assert table.shrink == [0, 0, 0, 1]
