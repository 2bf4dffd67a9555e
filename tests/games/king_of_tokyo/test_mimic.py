"""T8  Copying a card: what Mimic copies, when, and what comes of each card that is there twice."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, Story, tokyo
from tests.proof import proves


def doubled(card: str, **words: object) -> Story:
    """Seat 0 owns this card, and a Mimic that copies it."""
    return tokyo(**{"cards": {0: [card, "mimic"]}, "copied": card, "options": {"order": "fixed"}, **words})


# What may be copied, and when


@proves("T8.1")
def test_mimic_may_copy_own_cards_and_those_of_others_but_never_a_mimic() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        cards={0: ["jets"], 1: ["wings"], 2: ["gourmet"]},
        store=["mimic", "urbavore"],
        energy=[8, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "buy mimic")
    assert table.moves == ["copy gourmet", "copy jets", "copy wings"]  # nor a card of the store
    table.plays(0, "copy jets")
    assert table.match.view(2)["table"]["copied"] == "jets"


@proves("T8.1", "T8.4")
def test_mimic_without_a_card_to_copy_is_blank_until_a_target_is_set_at_the_start_of_a_turn() -> None:
    table = tokyo(step="buy", store=["mimic"], energy=[9, 0], rolls=f"{QUIET} {QUIET}")
    table.plays(0, "buy mimic")
    assert table.cards(0) == ["mimic"]
    assert table.match.view(0)["table"]["copied"] is None
    table = tokyo(step="start", cards={0: ["mimic"], 1: ["giant-brain"]}, energy=[1, 0], rolls=QUIET)
    table.plays(0, "copy giant-brain")
    assert table.energy == [0, 0]
    assert table.match.view(0)["table"]["rerolls"] == 3


@proves("T8.4")
def test_mimic_moves_once_a_turn_to_another_card_than_the_one_it_lies_on() -> None:
    table = tokyo(
        step="start", cards={0: ["mimic"], 1: ["jets", "wings", "gourmet"]}, copied="jets", energy=[5, 0], rolls=QUIET
    )
    assert table.moves == ["pass", "copy gourmet", "copy wings"]
    table.plays(0, "copy wings")
    assert table.energy == [4, 0]
    assert table.question == "Reroll"


@proves("T8.4")
def test_mimic_cannot_be_moved_without_energy_and_need_not_be() -> None:
    table = tokyo(step="start", cards={0: ["mimic"], 1: ["jets", "wings"]}, copied="jets", rolls=QUIET)
    assert table.question == "Reroll"
    table = tokyo(step="start", cards={0: ["mimic"], 1: ["jets", "wings"]}, copied="jets", energy=[1, 0], rolls=QUIET)
    table.plays(0, "pass")
    assert table.energy == [1, 0]
    assert table.match.view(0)["table"]["copied"] == "jets"


@proves("T8.4")
def test_mimic_may_be_paid_with_what_monster_batteries_give_before() -> None:
    table = tokyo(
        step="start",
        cards={0: ["mimic", "monster-batteries"], 1: ["giant-brain"]},
        tokens={"monster-batteries": 4},
        rolls=QUIET,
    )
    table.plays(0, "copy giant-brain")
    assert table.energy == [1, 0]


@proves("T8.3")
def test_mimic_choosing_a_target_is_no_purchase() -> None:
    table = tokyo(
        seats=3,
        step="start",
        cards={0: ["mimic", "dedicated-news-team"], 1: ["jets", "opportunist"]},
        copied="jets",
        energy=[1, 9, 0],
        rolls=QUIET,
    )
    table.plays(0, "copy opportunist")
    assert table.stars == [0, 0, 0]
    assert (table.asked, table.question) == (0, "Reroll")


@proves("T8.3")
def test_mimic_bought_earns_the_reward_for_one_card() -> None:
    table = tokyo(
        step="buy", cards={0: ["dedicated-news-team"], 1: ["jets"]}, store=["mimic"], energy=[8, 0], rolls=QUIET
    )
    table.plays(0, "buy mimic", "copy dedicated-news-team")
    assert table.stars == [1, 0]


@proves("T8.3", "T8.2")
def test_mimic_bought_in_a_reveal_window_chooses_its_target_at_once() -> None:
    table = tokyo(
        step="buy",
        cards={1: ["opportunist", "even-bigger"]},
        life=[10, 9],
        store=["heal"],
        deck=["mimic"],
        energy=[3, 8],
        rolls=QUIET,
    )
    table.plays(0, "buy heal")
    table.plays(1, "buy mimic", "copy even-bigger")
    assert table.life == [10, 11]
    assert table.energy == [0, 0]


# When the copied card goes


@proves("T8.5")
def test_mimic_goes_blank_when_the_copied_card_is_discarded() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 1, 10],
        cards={1: ["spiked-tail"], 2: ["mimic"]},
        copied="spiked-tail",
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.alive == [True, False, True]
    assert table.match.view(2)["table"]["copied"] is None
    assert table.cards(2) == ["mimic"]


@proves("T8.5", "T8.4")
def test_mimic_gone_blank_may_be_set_anew_for_its_price() -> None:
    table = tokyo(
        step="end",
        turn=1,
        cards={0: ["mimic"], 1: ["metamorph", "jets", "giant-brain"]},
        copied="jets",
        energy=[1, 0],
        rolls=QUIET,
    )
    table.plays(1, "sell jets", "done")
    table.plays(0, "copy giant-brain")
    assert table.energy[0] == 0
    assert table.match.view(0)["table"]["rerolls"] == 3


@proves("T8.5")
def test_mimic_keeps_copying_a_card_that_only_changes_hands() -> None:
    table = tokyo(
        seats=3,
        tokyo=2,
        step="buy",
        cards={0: ["parasitic-tentacles"], 1: ["even-bigger"], 2: ["mimic"]},
        copied="even-bigger",
        life=[10, 12, 12],
        energy=[4, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "take even-bigger")
    assert table.match.view(0)["table"]["copied"] == "even-bigger"
    assert table.life == [12, 10, 12]


@proves("T8.5")
def test_mimic_bought_away_gets_a_new_target_from_its_buyer() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        cards={0: ["parasitic-tentacles"], 1: ["mimic"], 2: ["even-bigger"]},
        copied="even-bigger",
        life=[10, 12, 12],
        energy=[8, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "take mimic")
    assert table.life == [10, 10, 12]
    assert table.moves == ["copy even-bigger", "copy parasitic-tentacles"]
    table.plays(0, "copy even-bigger")
    assert table.life == [12, 10, 12]
    assert table.energy[1] == 8


@proves("T8.5")
def test_mimic_loses_charges_and_energy_of_the_copy_when_the_counter_moves() -> None:
    for card in ("smoke-cloud", "monster-batteries"):
        table = tokyo(
            step="start",
            cards={0: ["mimic"], 1: [card, "jets"]},
            copied=card,
            tokens={card: 6, "mimic": 6},
            energy=[1, 0],
            rolls=QUIET,
        )
        given = 2 if card == "monster-batteries" else 0
        table.plays(0, "copy jets")
        assert table.tokens("mimic") == 0
        assert table.tokens(card) == 6
        assert table.energy == [given, 0]


@proves("T8.5")
@pytest.mark.parametrize(("own", "life"), [(False, 10), (True, 12)])
def test_mimic_moved_from_even_bigger_ends_the_raised_maximum_unless_the_real_card_is_owned(
    own: bool, life: int
) -> None:
    cards = {0: ["mimic", "even-bigger"], 1: ["jets"]} if own else {0: ["mimic"], 1: ["even-bigger", "jets"]}
    table = tokyo(step="start", cards=cards, copied="even-bigger", life=[12, 10], energy=[1, 0], rolls=QUIET)
    table.plays(0, "copy jets")
    assert table.life == [life, 10]
    assert table.match.view(0)["table"]["monsters"][0]["most_life"] == life


@proves("T8.5")
def test_mimic_loses_the_raised_maximum_when_the_owner_of_even_bigger_falls() -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        life=[12, 1, 10],
        cards={0: ["mimic"], 1: ["even-bigger"]},
        copied="even-bigger",
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 0, 9]


# A second copy that adds its full amount


@proves("T8.7")
def test_mimic_of_acid_attack_deals_one_more() -> None:
    table = doubled("acid-attack", tokyo=1, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 8]


@proves("T8.10")
def test_mimic_of_acid_attack_bought_after_the_dice_deals_its_damage_at_once() -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        cards={0: ["acid-attack"], 1: ["jets"]},
        dice=QUIET,
        store=["mimic"],
        energy=[8, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 9, 9]
    table.plays(0, "buy mimic", "copy acid-attack")
    assert table.life == [10, 8, 8]


@proves("T8.10")
def test_mimic_of_acid_attack_set_at_the_start_of_the_turn_joins_the_dice() -> None:
    table = tokyo(
        tokyo=1, step="start", cards={0: ["mimic"], 1: ["acid-attack"]}, energy=[1, 0], rolls=f"claw 1 1 2 2 3 {QUIET}"
    )
    table.plays(0, "copy acid-attack")
    assert table.life == [10, 10]
    table.plays(0, "keep")
    assert [hurt["amount"] for hurt in table.told("damage")] == [2]


@proves("T8.10")
def test_mimic_of_acid_attack_bought_on_the_turn_of_another_deals_nothing() -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        step="buy",
        cards={1: ["opportunist", "acid-attack"]},
        store=["heal"],
        deck=["mimic"],
        energy=[3, 8, 0],
        rolls=QUIET,
    )
    table.plays(0, "buy heal")
    table.plays(1, "buy mimic", "copy acid-attack")
    assert table.life == [10, 10, 10]


@proves("T8.7")
def test_mimic_of_alien_metabolism_makes_cards_two_energy_cheaper() -> None:
    table = doubled("alien-metabolism", step="buy", store=["skyscraper"], energy=[4, 0], rolls=QUIET)
    table.plays(0, "buy skyscraper")
    assert table.energy == [0, 0]


@proves("T8.7")
def test_mimic_of_alpha_monster_gains_two_stars() -> None:
    table = doubled("alpha-monster", tokyo=0, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [2, 0]


@proves("T8.7")
def test_mimic_of_complete_destruction_gains_eighteen_stars() -> None:
    table = doubled("complete-destruction", tokyo=0, dice="1 2 3 heart energy claw", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [18, 0]


@proves("T8.7")
def test_mimic_of_dedicated_news_team_gains_two_stars_a_card() -> None:
    table = doubled("dedicated-news-team", step="buy", store=["heal"], energy=[3, 0], rolls=QUIET)
    table.plays(0, "buy heal")
    assert table.stars == [2, 0]


@proves("T8.7")
def test_mimic_of_eater_of_the_dead_gains_six_stars_a_monster() -> None:
    table = doubled("eater-of-the-dead", seats=3, tokyo=0, life=[10, 1, 10], dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [6, 0, 0]


@proves("T8.7")
def test_mimic_of_energy_hoarder_gains_two_stars_for_each_six_energy() -> None:
    table = doubled("energy-hoarder", energy=[13, 0], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [4, 0]


@proves("T8.7")
def test_mimic_of_friend_of_children_adds_two_energy() -> None:
    table = doubled("friend-of-children", dice="energy 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy == [3, 0]


@proves("T8.7")
def test_mimic_of_giant_brain_gives_four_rerolls() -> None:
    table = doubled("giant-brain", step="roll", rolls=QUIET)
    assert table.match.view(0)["table"]["rerolls"] == 4


@proves("T8.7")
def test_mimic_of_gourmet_adds_four_stars() -> None:
    table = doubled("gourmet", dice="1 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [5, 0]


@proves("T8.7")
def test_mimic_of_herbivore_gains_two_stars() -> None:
    table = doubled("herbivore", dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [2, 0]


@proves("T8.7")
def test_mimic_of_omnivore_gains_four_stars() -> None:
    table = doubled("omnivore", dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [4, 0]


@proves("T8.7")
def test_mimic_of_poison_quills_adds_four_damage() -> None:
    table = doubled("poison-quills", tokyo=0, dice="2 2 2 1 1 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 6]


@proves("T8.7")
def test_mimic_of_regeneration_adds_two_life() -> None:
    table = doubled("regeneration", life=[4, 10], dice="heart 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [7, 10]


@proves("T8.7")
def test_mimic_of_rooting_for_the_underdog_tests_once_and_pays_twice() -> None:
    table = doubled("rooting-for-the-underdog", stars=[0, 1], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [2, 1]


@proves("T8.7")
def test_mimic_of_solar_powered_gains_two_energy_from_none() -> None:
    table = doubled("solar-powered", dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy == [2, 0]


@proves("T8.7")
def test_mimic_of_spiked_tail_adds_two_damage() -> None:
    table = doubled("spiked-tail", tokyo=0, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 7]


@proves("T8.7")
def test_mimic_of_urbavore_adds_two_stars_and_two_damage() -> None:
    table = doubled("urbavore", tokyo=0, step="start", rolls=f"claw 1 1 2 2 3 {QUIET}")
    assert table.stars == [4, 0]
    table.plays(0, "keep")
    assert table.life == [10, 7]


@proves("T8.7")
def test_mimic_of_were_only_making_it_stronger_gains_two_energy() -> None:
    table = doubled("were-only-making-it-stronger", turn=1, tokyo=0, dice="claw claw 1 1 2 2")
    table.plays(1, "keep")
    assert table.energy == [2, 0]


@proves("T8.7")
def test_mimic_of_fire_breathing_burns_each_neighbour_for_two() -> None:
    table = doubled("fire-breathing", seats=4, tokyo=2, dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.life == [10, 8, 9, 8]


@proves("T8.7", "T9.3")
def test_mimic_of_burrowing_adds_two_and_stings_for_two_in_one_amount() -> None:
    table = doubled("burrowing", seats=3, tokyo=0, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 7, 7]
    table = doubled("burrowing", seats=3, tokyo=0, turn=1, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(1, "keep")
    table.plays(0, "yield")
    assert [hurt["amount"] for hurt in table.told("damage") if hurt["seat"] == 1] == [2]


@proves("T8.7")
def test_mimic_of_extra_head_rolls_one_die_more() -> None:
    table = doubled("extra-head", step="roll", rolls="1 1 2 2 3 3 heart heart")
    assert len(table.dice) == 8


@proves("T8.7")
def test_mimic_of_extra_head_with_both_real_ones_rolls_nine_dice() -> None:
    table = tokyo(
        cards={0: ["extra-head", "extra-head-2", "mimic"]},
        copied="extra-head-2",
        step="roll",
        rolls=f"2 2 2 2 2 2 2 2 2 {QUIET}",
    )
    assert len(table.dice) == 9
    table.plays(0, "keep")
    assert table.stars == [2 + 6, 0]


@proves("T8.7")
@pytest.mark.parametrize("card", ["poison-spit", "shrink-ray"])
def test_mimic_of_poison_spit_or_shrink_ray_gives_two_counters_an_event(card: str) -> None:
    table = doubled(card, seats=3, tokyo=0, dice="claw claw claw 1 1 2", rolls=QUIET)
    table.plays(0, "keep")
    assert (table.poison if card == "poison-spit" else table.shrink) == [0, 2, 2]


@proves("T8.3", "T8.7")
def test_mimic_of_own_even_bigger_gives_two_life_but_no_higher_maximum() -> None:
    table = tokyo(
        step="buy", cards={0: ["even-bigger"], 1: ["jets"]}, life=[11, 10], store=["mimic"], energy=[8, 0], rolls=QUIET
    )
    table.plays(0, "buy mimic", "copy even-bigger")
    assert table.life == [12, 10]
    assert table.match.view(0)["table"]["monsters"][0]["most_life"] == 12


@proves("T8.3")
def test_mimic_of_another_monsters_even_bigger_raises_the_maximum_of_its_owner() -> None:
    table = tokyo(
        tokyo=0, step="start", cards={0: ["mimic"], 1: ["even-bigger"]}, energy=[1, 0], life=[10, 10], rolls=QUIET
    )
    table.plays(0, "copy even-bigger")
    assert table.life == [12, 10]


# A second copy that adds nothing


@proves("T8.8")
def test_mimic_of_armor_plating_stops_no_more_than_one() -> None:
    table = doubled("armor-plating", turn=1, tokyo=0, dice="claw claw 1 1 2 2")
    table.plays(1, "keep")
    assert table.life == [8, 10]


@proves("T8.8")
def test_mimic_of_jets_is_asked_once() -> None:
    table = doubled("jets", turn=1, tokyo=0, dice="claw claw 1 1 2 2", rolls=QUIET)
    table.plays(1, "keep")
    table.plays(0, "stay")
    assert table.life == [8, 10]
    assert (table.turn, table.question) == (0, "Reroll")


@proves("T8.8")
def test_mimic_of_nova_breath_hits_nobody_twice() -> None:
    table = doubled("nova-breath", seats=3, tokyo=0, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9]


@proves("T8.8")
def test_mimic_of_wings_is_paid_once() -> None:
    table = doubled("wings", turn=1, tokyo=0, energy=[5, 0], dice="claw claw 1 1 2 2")
    table.plays(1, "keep")
    table.plays(0, "prevent")
    assert table.energy == [3, 0]
    assert table.life == [10, 10]
    assert table.question == "AskYield"


@proves("T8.8")
def test_mimic_of_stretchy_pays_two_energy_a_die() -> None:
    table = doubled("stretchy", energy=[3, 0], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", "turn 3 to 1 stretchy")
    assert table.energy == [1, 0]
    assert table.stars == [1, 0]
    assert table.turn == 1


@proves("T8.8")
def test_mimic_of_telepath_pays_one_energy_a_reroll() -> None:
    table = doubled("telepath", energy=[1, 0], dice="1 1 2 2 heart claw", rerolls=0, rolls=f"2 {QUIET}")
    table.plays(0, "extra-reroll telepath")
    assert table.match.view(0)["table"]["rerolls"] == 1
    table.plays(0, "reroll 1")
    assert table.turn == 1


@proves("T8.8")
def test_mimic_of_healing_ray_heals_one_life_for_two_energy() -> None:
    table = doubled("healing-ray", life=[10, 5], energy=[0, 9], dice="heart 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep", "treat 1")
    assert table.life == [10, 6]
    assert table.energy == [2, 7]


@proves("T8.8")
def test_mimic_of_rapid_healing_heals_one_life_for_two_energy() -> None:
    table = doubled("rapid-healing", life=[5, 10], energy=[3, 0], dice=QUIET)
    table.plays(0, "use rapid-healing")
    assert table.life == [6, 10]
    assert table.energy == [1, 0]


@proves("T8.8")
def test_mimic_of_parasitic_tentacles_pays_the_usual_price() -> None:
    table = tokyo(
        step="buy",
        cards={0: ["parasitic-tentacles", "mimic"], 1: ["jets"]},
        copied="parasitic-tentacles",
        energy=[7, 0],
        rolls=QUIET,
    )
    table.plays(0, "take jets")
    assert table.energy == [2, 5]


@proves("T8.8")
def test_mimic_of_made_in_a_lab_sees_one_card_for_the_usual_price() -> None:
    table = doubled("made-in-a-lab", step="buy", deck=["jets", "wings"], energy=[9, 0])
    table.plays(0, "peek")
    assert table.moves == ["done", "buy top card"]
    table.plays(0, "buy top card")
    assert table.energy == [4, 0]


@proves("T8.8")
def test_mimic_of_metamorph_sells_each_card_once_for_its_cost() -> None:
    table = tokyo(step="end", cards={0: ["metamorph", "mimic", "jets"]}, copied="metamorph", rolls=QUIET)
    table.plays(0, "sell jets", "done")
    assert table.energy == [5, 0]
    assert table.turn == 1


@proves("T8.8")
def test_mimic_of_background_dweller_rerolls_threes_only() -> None:
    table = doubled("background-dweller", dice="1 1 2 2 3 claw", rerolls=0)
    assert table.moves == ["keep", "reroll 3"]


@proves("T8.8")
def test_mimic_of_opportunist_is_asked_once() -> None:
    table = doubled("opportunist", step="buy", turn=1, store=["heal", "jets"], deck=["wings"], energy=[9, 6])
    table.plays(1, "buy heal")
    table.plays(0, "pass")
    assert (table.asked, table.question) == (1, "BuyCards")


@proves("T8.8")
def test_mimic_of_freeze_time_gives_one_extra_turn_with_one_die_less() -> None:
    table = doubled("freeze-time", dice="1 1 1 2 2 3", rolls=f"1 1 2 2 3 {QUIET}")
    table.plays(0, "keep", "another turn")
    assert len(table.dice) == 5
    table.plays(0, "keep")
    assert table.turn == 1


# Copies with limits, charges and stored energy of their own


@proves("T8.9")
def test_mimic_of_camouflage_rolls_again_for_the_damage_that_is_left() -> None:
    table = doubled("camouflage", turn=1, tokyo=0, dice="claw claw claw 1 1 2", rolls="heart 1 2 heart 3")
    table.plays(1, "keep")
    assert table.life == [9, 10]
    assert [hide["dice"] for hide in table.told("hide")] == [3, 2]


@proves("T8.9", "T8.2")
def test_mimic_of_herd_culler_turns_a_second_die() -> None:
    table = doubled("herd-culler", dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", "turn 3 to 1 herd-culler", "turn 3 to 1 herd-culler")
    assert table.stars == [2, 0]
    assert table.turn == 1


@proves("T8.9", "T8.2")
def test_mimic_of_psychic_probe_rerolls_a_second_die() -> None:
    table = tokyo(cards={1: ["psychic-probe", "mimic"]}, copied="psychic-probe", dice=QUIET, rolls=f"1 1 {QUIET}")
    table.plays(0, "keep")
    table.plays(1, "probe 3", "probe 3")
    assert table.stars == [2, 0]
    assert table.turn == 1


@proves("T8.6", "T8.9")
def test_mimic_of_psychic_probe_in_the_same_hands_goes_first_and_leaves_the_real_card() -> None:
    table = tokyo(cards={1: ["psychic-probe", "mimic"]}, copied="psychic-probe", dice=QUIET, rolls=f"heart 1 {QUIET}")
    table.plays(0, "keep")
    table.plays(1, "probe 3")
    assert table.cards(1) == ["psychic-probe"]
    table.plays(1, "probe 3")
    table.plays(0, "resolve")
    assert table.stars == [1, 0]


@proves("T8.6")
def test_mimic_of_psychic_probe_is_discarded_by_a_heart_and_the_real_card_stays() -> None:
    table = tokyo(
        seats=3,
        cards={1: ["mimic"], 2: ["psychic-probe"]},
        copied="psychic-probe",
        dice=QUIET,
        rolls=f"heart 1 {QUIET}",
    )
    table.plays(0, "keep")
    table.plays(1, "probe 3")
    assert table.cards(1) == []
    assert "mimic" in table.discards
    table.plays(2, "probe 3")
    assert table.cards(2) == ["psychic-probe"]


@proves("T8.5")
def test_mimic_of_psychic_probe_goes_blank_when_the_real_card_is_discarded() -> None:
    table = tokyo(
        seats=3,
        cards={1: ["psychic-probe"], 2: ["mimic"]},
        copied="psychic-probe",
        life=[9, 10, 10],
        dice=QUIET,
        rolls=f"heart {QUIET}",
    )
    table.plays(0, "keep")
    table.plays(1, "probe 3")
    assert table.cards(1) == []
    assert table.cards(2) == ["mimic"]
    assert table.turn == 1  # the blank Mimic was not asked


@proves("T8.2", "T8.6")
def test_mimic_of_smoke_cloud_has_three_charges_of_its_own_and_goes_with_the_last() -> None:
    table = tokyo(
        step="start",
        cards={0: ["mimic"], 1: ["smoke-cloud"]},
        tokens={"smoke-cloud": 1},
        energy=[1, 0],
        rolls=f"{QUIET} 1 1 1 1 1 {QUIET}",
    )
    table.plays(0, "copy smoke-cloud")
    assert table.tokens("mimic") == 3
    table.plays(0, "reroll 1", "reroll 1")
    for left in (2, 1):
        table.plays(0, "extra-reroll smoke-cloud", "reroll 1")
        assert table.tokens("mimic") == left
    table.plays(0, "extra-reroll smoke-cloud")
    assert table.cards(0) == []
    assert "mimic" in table.discards
    assert table.tokens("smoke-cloud") == 1


@proves("T8.2")
def test_mimic_of_own_smoke_cloud_has_its_charges_besides_those_of_the_card() -> None:
    table = tokyo(step="start", cards={0: ["mimic", "smoke-cloud"]}, energy=[1, 0], rolls=QUIET)
    table.plays(0, "copy smoke-cloud")
    assert (table.tokens("mimic"), table.tokens("smoke-cloud")) == (3, 3)


@proves("T8.2", "T8.6")
def test_mimic_of_monster_batteries_is_loaded_by_its_owner_and_discarded_when_empty() -> None:
    table = tokyo(
        step="start",
        cards={0: ["mimic"], 1: ["monster-batteries"]},
        tokens={"monster-batteries": 8},
        energy=[3, 0],
        rolls=f"{QUIET} {QUIET} {QUIET}",
    )
    table.plays(0, "copy monster-batteries", "load 1")
    assert table.tokens("mimic") == 2
    assert table.energy == [1, 0]
    table.plays(0, "keep")
    assert table.energy == [1, 2]
    table.plays(1, "keep")
    assert table.energy[0] == 3
    assert table.cards(0) == []
    assert "mimic" in table.discards
    assert table.tokens("monster-batteries") == 6


@proves("T8.6")
def test_mimic_of_monster_batteries_without_a_load_is_discarded_at_once() -> None:
    table = tokyo(
        step="start",
        cards={0: ["mimic"], 1: ["monster-batteries"]},
        tokens={"monster-batteries": 8},
        energy=[3, 0],
        rolls=QUIET,
    )
    table.plays(0, "copy monster-batteries", "load 0")
    assert table.cards(0) == []
    assert table.cards(1) == ["monster-batteries"]


@proves("T8.6")
def test_mimic_of_plot_twist_is_discarded_by_its_use() -> None:
    table = tokyo(cards={0: ["mimic"], 1: ["plot-twist"]}, copied="plot-twist", dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", "turn 3 to 1 plot-twist")
    assert table.stars == [1, 0]
    assert table.cards(0) == []
    assert table.cards(1) == ["plot-twist"]


@proves("T8.6")
def test_mimic_of_plot_twist_is_used_before_the_real_one_in_the_same_hands() -> None:
    table = doubled("plot-twist", dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", "turn 3 to 1 plot-twist")
    assert table.cards(0) == ["plot-twist"]
    table.plays(0, "turn 3 to 1 plot-twist")
    assert table.cards(0) == []
    assert table.stars == [2, 0]


@proves("T8.5")
def test_mimic_of_plot_twist_goes_blank_when_the_real_one_is_used() -> None:
    table = tokyo(cards={0: ["plot-twist"], 1: ["mimic"]}, copied="plot-twist", dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", "turn 3 to 1 plot-twist")
    assert table.cards(1) == ["mimic"]
    assert table.match.view(1)["table"]["copied"] is None


@proves("T8.2")
def test_mimic_of_opportunist_makes_a_second_owner_who_is_asked_in_clockwise_order() -> None:
    table = tokyo(
        seats=4,
        turn=2,
        step="buy",
        cards={1: ["opportunist"], 3: ["mimic"]},
        copied="opportunist",
        store=["heal"],
        deck=["corner-store", "jets", "wings"],
        energy=[0, 6, 3, 9],
        rolls=QUIET,
    )
    table.plays(2, "buy heal")
    table.plays(3, "buy corner-store", "pass")
    assert table.moves == ["pass", "buy jets"]
    table.plays(1, "buy jets")
    assert table.stars == [0, 0, 0, 1]
    assert table.cards(1) == ["jets", "opportunist"]


# It Has a Child


@proves("T8.11")
def test_mimic_of_it_has_a_child_revives_its_owner_and_is_discarded_with_all_its_cards() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 1, 10],
        stars=[0, 9, 0],
        cards={1: ["mimic", "gourmet"], 2: ["it-has-a-child"]},
        copied="it-has-a-child",
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 10, 10]
    assert table.stars == [1, 0, 0]
    assert table.cards(1) == []
    assert {"mimic", "gourmet"} <= set(table.discards)
    assert table.cards(2) == ["it-has-a-child"]


@proves("T8.11")
def test_mimic_of_own_it_has_a_child_does_not_revive_twice() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 1, 10],
        cards={1: ["mimic", "it-has-a-child"]},
        copied="it-has-a-child",
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 10, 10]
    assert table.cards(1) == []


@proves("T8.11")
@pytest.mark.parametrize("real", [1, 2])
def test_mimic_of_it_has_a_child_revives_together_with_the_owner_of_the_real_card(real: int) -> None:
    other = 3 - real
    table = tokyo(
        seats=4,
        tokyo=0,
        life=[10, 1, 1, 10],
        cards={real: ["it-has-a-child"], other: ["mimic"]},
        copied="it-has-a-child",
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 10, 10, 9]
    assert table.cards(1) == table.cards(2) == []
    assert {"mimic", "it-has-a-child"} <= set(table.discards)
