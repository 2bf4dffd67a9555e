"""Keep cards about life, energy, stars, the store and further turns: one story a card, or a few."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves

# What every Keep card costs


COSTS = {
    2: "made-in-a-lab monster-batteries solar-powered",
    3: "alien-metabolism camouflage complete-destruction dedicated-news-team energy-hoarder friend-of-children "
    "herd-culler metamorph opportunist plot-twist poison-quills psychic-probe rapid-healing rooting-for-the-underdog "
    "stretchy were-only-making-it-stronger",
    4: "armor-plating background-dweller eater-of-the-dead even-bigger fire-breathing gourmet healing-ray omnivore "
    "parasitic-tentacles poison-spit regeneration smoke-cloud telepath urbavore",
    5: "alpha-monster burrowing freeze-time giant-brain herbivore jets spiked-tail",
    6: "acid-attack shrink-ray wings",
    7: "extra-head extra-head-2 it-has-a-child nova-breath",
    8: "mimic",
}


@proves("T4.5.1")
@pytest.mark.parametrize(("card", "cost"), [(card, cost) for cost, cards in COSTS.items() for card in cards.split()])
def test_keep_cards_cost_what_is_printed_on_them(card: str, cost: int) -> None:
    table = tokyo(step="buy", store=[card, "corner-store"], energy=[cost, 0], overrides={"numbers.sweep": 1})
    assert f"buy {card}" in table.moves
    table = tokyo(step="buy", store=[card], energy=[cost - 1, 0], overrides={"numbers.sweep": 1})
    assert "needs 1 more energy" in table.refusal(f"buy {card}")


# Alien Metabolism


@proves("T7.5")
def test_alien_metabolism_makes_every_card_one_energy_cheaper() -> None:
    table = tokyo(step="buy", cards={0: ["alien-metabolism"]}, store=["skyscraper"], energy=[5, 0], rolls=QUIET)
    table.plays(0, "buy skyscraper")
    assert table.energy == [0, 0]
    assert table.stars == [4, 0]


def test_alien_metabolism_counts_for_the_top_card_for_cards_of_others_and_for_opportunist() -> None:
    table = tokyo(
        step="buy",
        cards={0: ["alien-metabolism", "made-in-a-lab", "parasitic-tentacles"], 1: ["jets"]},
        deck=["heal"],
        energy=[6, 0],
        rolls=QUIET,
    )
    table.plays(0, "peek", "buy top card")
    assert table.energy == [4, 0]
    table.plays(0, "take jets")
    assert table.energy == [0, 4]
    table = tokyo(
        step="buy",
        cards={1: ["alien-metabolism", "opportunist"]},
        store=["heal"],
        deck=["skyscraper"],
        energy=[3, 5],
        rolls=QUIET,
    )
    table.plays(0, "buy heal")
    table.plays(1, "buy skyscraper")
    assert table.energy == [0, 0]


def test_alien_metabolism_never_makes_a_card_cheaper_than_nothing() -> None:
    table = tokyo(
        step="buy",
        cards={0: ["alien-metabolism"]},
        store=["corner-store"],
        overrides={"cards.corner-store.cost": 0},
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store")
    assert table.energy == [0, 0]
    assert table.stars == [1, 0]


def test_alien_metabolism_does_not_make_sweeping_cheaper() -> None:
    table = tokyo(
        step="buy", cards={0: ["alien-metabolism"]}, store=["skyscraper", "corner-store"], energy=[2, 0], rolls=QUIET
    )
    table.plays(0, "sweep")
    assert table.energy == [0, 0]


# Dedicated News Team


@pytest.mark.parametrize(("card", "stars"), [("heal", 1), ("jets", 1), ("corner-store", 2)])
def test_dedicated_news_team_gains_a_star_for_each_card_bought(card: str, stars: int) -> None:
    table = tokyo(step="buy", cards={0: ["dedicated-news-team"]}, store=[card], energy=[5, 0], rolls=QUIET)
    table.plays(0, f"buy {card}")
    assert table.stars == [stars, 0]


def test_dedicated_news_team_is_not_paid_for_itself() -> None:
    table = tokyo(step="buy", store=["dedicated-news-team"], energy=[3, 0], rolls=QUIET)
    table.plays(0, "buy dedicated-news-team")
    assert table.cards(0) == ["dedicated-news-team"]
    assert table.stars == [0, 0]


def test_dedicated_news_team_is_paid_on_any_turn_and_for_its_owner_only() -> None:
    table = tokyo(
        step="buy",
        cards={1: ["dedicated-news-team", "opportunist"]},
        store=["heal"],
        deck=["jets"],
        energy=[3, 5],
        rolls=QUIET,
    )
    table.plays(0, "buy heal")
    assert table.stars == [0, 0]
    table.plays(1, "buy jets")
    assert table.stars == [0, 1]


# Energy Hoarder


@pytest.mark.parametrize(("energy", "stars"), [(5, 0), (6, 1), (11, 1), (12, 2)])
def test_energy_hoarder_gains_a_star_for_each_full_six_energy_and_keeps_it(energy: int, stars: int) -> None:
    table = tokyo(cards={0: ["energy-hoarder"]}, energy=[energy, 0], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [stars, 0]
    assert table.energy == [energy, 0]


def test_energy_hoarder_counts_at_the_end_of_the_own_turn_only() -> None:
    table = tokyo(cards={1: ["energy-hoarder"]}, energy=[0, 12], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [0, 0]


# Even Bigger


@pytest.mark.parametrize(("life", "after"), [(5, 7), (10, 12)])
def test_even_bigger_gives_two_life_and_a_maximum_of_twelve(life: int, after: int) -> None:
    table = tokyo(step="buy", tokyo=0, life=[life, 10], store=["even-bigger"], energy=[4, 0], rolls=QUIET)
    table.plays(0, "buy even-bigger")
    assert table.life == [after, 10]
    assert table.match.view(0)["table"]["monsters"][0]["most_life"] == 12


def test_even_bigger_lets_hearts_heal_up_to_twelve() -> None:
    table = tokyo(cards={0: ["even-bigger"]}, life=[10, 10], dice="heart heart heart 1 1 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [12, 10]


@proves("T7.2")
@pytest.mark.parametrize(("life", "after"), [(12, 10), (7, 7)])
def test_even_bigger_lost_takes_the_life_above_ten_with_it(life: int, after: int) -> None:
    table = tokyo(step="end", cards={0: ["even-bigger", "metamorph"]}, life=[life, 10], rolls=QUIET)
    table.plays(0, "sell even-bigger", "done")
    assert table.life == [after, 10]
    assert table.told("damage") == []


# Freeze Time


def test_freeze_time_takes_another_turn_with_one_die_less_after_a_set_of_ones() -> None:
    table = tokyo(cards={0: ["freeze-time"]}, dice="1 1 1 2 2 3", rolls="1 1 2 2 3")
    table.plays(0, "keep", "another turn")
    assert table.turn == 0
    assert table.dice == ["1", "1", "2", "2", "3"]


def test_freeze_time_need_not_be_used() -> None:
    table = tokyo(cards={0: ["freeze-time"]}, dice="1 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep", "pass")
    assert table.turn == 1


def test_freeze_time_needs_a_set_of_ones() -> None:
    table = tokyo(cards={0: ["freeze-time"]}, dice="1 1 2 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.turn == 1


@proves("T4.6.7")
def test_freeze_time_may_go_on_with_one_die_less_each_time_until_a_normal_turn() -> None:
    table = tokyo(cards={0: ["freeze-time"]}, dice="1 1 1 2 2 3", rolls=f"1 1 1 2 2 1 1 2 2 {QUIET} {QUIET}")
    table.plays(0, "keep", "another turn", "keep", "another turn")
    assert table.dice == ["1", "1", "2", "2"]
    table.plays(0, "keep")
    table.plays(1, "keep")
    assert table.turn == 0
    assert len(table.dice) == 6


# Friend of Children


def test_friend_of_children_adds_one_to_all_energy_dice_of_a_turn_together() -> None:
    table = tokyo(cards={0: ["friend-of-children"]}, dice="energy energy energy 1 1 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy == [4, 0]


def test_friend_of_children_adds_nothing_where_nothing_is_gained() -> None:
    table = tokyo(cards={0: ["friend-of-children"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy == [0, 0]


def test_friend_of_children_adds_to_energize() -> None:
    table = tokyo(step="buy", cards={0: ["friend-of-children"]}, store=["energize"], energy=[8, 0])
    table.plays(0, "buy energize")
    assert table.energy == [10, 0]


def test_friend_of_children_adds_to_were_only_making_it_stronger() -> None:
    table = tokyo(tokyo=1, cards={1: ["friend-of-children", "were-only-making-it-stronger"]}, dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    assert table.energy == [0, 2]


# Herbivore


def test_herbivore_gains_a_star_if_its_owner_hurt_nobody() -> None:
    table = tokyo(tokyo=1, cards={0: ["herbivore"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars[0] == 1


def test_herbivore_gains_nothing_if_its_owner_hurt_another_monster() -> None:
    table = tokyo(tokyo=1, cards={0: ["herbivore"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "stay")
    assert table.stars[0] == 0


def test_herbivore_is_paid_in_the_own_turn_only() -> None:
    table = tokyo(cards={1: ["herbivore"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [0, 0]


# Made in a Lab


@proves("T4.5.8")
def test_made_in_a_lab_peeks_at_the_top_card_and_may_buy_it() -> None:
    table = tokyo(step="buy", cards={0: ["made-in-a-lab"]}, deck=["jets", "heal"], energy=[9, 0], life=[5, 5])
    table.plays(0, "peek")
    assert table.match.view(0)["table"]["top_card"]["id"] == "jets"
    assert table.match.view(1)["table"]["top_card"] is None
    assert table.seen["top_card"] is None
    table.plays(0, "buy top card")
    assert table.cards(0) == ["jets", "made-in-a-lab"]
    assert table.energy == [4, 0]
    table.plays(0, "peek", "buy top card")
    assert table.life == [7, 5]
    assert table.energy == [1, 0]


def test_made_in_a_lab_leaves_a_card_not_bought_on_top() -> None:
    table = tokyo(step="buy", cards={0: ["made-in-a-lab"]}, store=["heal"], deck=["jets"], energy=[5, 0], rolls=QUIET)
    table.plays(0, "peek", "buy heal")
    assert table.store == ["jets", None, None]


def test_made_in_a_lab_cannot_buy_what_it_cannot_pay() -> None:
    table = tokyo(step="buy", cards={0: ["made-in-a-lab"]}, deck=["jets"], energy=[4, 0], rolls=QUIET)
    table.plays(0, "peek")
    assert table.turn == 1
    assert table.cards(0) == ["made-in-a-lab"]


def test_made_in_a_lab_is_for_the_own_buying_step() -> None:
    table = tokyo(step="buy", cards={1: ["made-in-a-lab"]}, store=["heal"], energy=[3, 9])
    assert table.moves == ["done", "sweep", "buy heal"]


# Metamorph


def test_metamorph_sells_any_keep_cards_for_their_printed_cost() -> None:
    table = tokyo(step="end", cards={0: ["metamorph", "jets", "wings", "urbavore"]}, rolls=QUIET)
    table.plays(0, "sell jets", "sell wings", "done")
    assert table.energy == [5 + 6, 0]
    assert table.cards(0) == ["metamorph", "urbavore"]
    assert {"jets", "wings"} <= set(table.discards)


def test_metamorph_may_sell_itself() -> None:
    table = tokyo(step="end", cards={0: ["metamorph", "jets"]}, rolls=QUIET)
    table.plays(0, "sell metamorph")
    assert table.energy == [3, 0]
    assert table.cards(0) == ["jets"]
    assert table.turn == 1


def test_metamorph_pays_in_full_for_a_card_that_is_used_up() -> None:
    table = tokyo(step="end", cards={0: ["metamorph", "smoke-cloud"]}, tokens={"smoke-cloud": 1}, rolls=QUIET)
    table.plays(0, "sell smoke-cloud", "done")
    assert table.energy == [4, 0]


def test_metamorph_is_asked_in_the_own_turn_only() -> None:
    table = tokyo(cards={1: ["metamorph", "jets"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert (table.turn, table.question) == (1, "Reroll")


# Mimic (all that it copies: test_mimic.py)


@proves("T8.1")
def test_mimic_copies_a_keep_card_when_it_is_bought() -> None:
    table = tokyo(
        step="buy", cards={0: ["gourmet"], 1: ["spiked-tail", "jets"]}, store=["mimic"], energy=[8, 0], rolls=QUIET
    )
    table.plays(0, "buy mimic")
    assert table.moves == ["copy gourmet", "copy jets", "copy spiked-tail"]
    table.plays(0, "copy spiked-tail")
    assert table.match.view(1)["table"]["copied"] == "spiked-tail"
    assert table.energy == [0, 0]


@proves("T8.4")
def test_mimic_moves_its_counter_for_one_energy_at_the_start_of_a_turn() -> None:
    table = tokyo(
        step="start",
        cards={0: ["mimic"], 1: ["giant-brain", "jets"]},
        copied="jets",
        energy=[1, 0],
        rolls=QUIET,
    )
    assert table.moves == ["pass", "copy giant-brain"]
    table.plays(0, "copy giant-brain")
    assert table.energy == [0, 0]
    assert table.match.view(0)["table"]["rerolls"] == 3


# Monster Batteries


def test_monster_batteries_take_any_load_which_the_bank_doubles() -> None:
    table = tokyo(step="buy", store=["monster-batteries"], energy=[7, 0], rolls=QUIET)
    table.plays(0, "buy monster-batteries")
    assert table.moves == ["load 0", "load 1", "load 2", "load 3", "load 4", "load 5"]
    table.plays(0, "load 3")
    assert table.energy == [2, 0]
    assert table.tokens("monster-batteries") == 6


def test_monster_batteries_give_two_energy_at_the_start_of_each_own_turn() -> None:
    table = tokyo(
        turn=1,
        cards={0: ["monster-batteries"]},
        tokens={"monster-batteries": 4},
        dice=QUIET,
        rolls=f"{QUIET} {QUIET} {QUIET}",
    )
    table.plays(1, "keep")
    assert table.energy == [2, 0]
    assert table.tokens("monster-batteries") == 2
    table.plays(0, "keep")
    assert table.energy == [2, 0]
    table.plays(1, "keep")
    assert table.energy == [4, 0]
    assert table.cards(0) == []
    assert "monster-batteries" in table.discards


def test_monster_batteries_without_a_load_are_discarded_at_once() -> None:
    table = tokyo(step="buy", store=["monster-batteries"], energy=[4, 0], rolls=QUIET)
    table.plays(0, "buy monster-batteries", "load 0")
    assert table.cards(0) == []
    assert "monster-batteries" in table.discards
    assert table.energy == [2, 0]


@proves("T7.7")
def test_monster_batteries_keep_energy_that_cannot_be_spent_counted_or_taken() -> None:
    table = tokyo(
        step="buy",
        turn=1,
        cards={0: ["monster-batteries", "solar-powered"]},
        tokens={"monster-batteries": 12},
        store=["heal", "vast-storm"],
        energy=[0, 6],
        rolls=f"{QUIET} {QUIET}",
    )
    table.plays(1, "buy vast-storm")
    assert table.tokens("monster-batteries") == 10  # only what the start of the next turn gave
    table = tokyo(
        step="buy",
        cards={0: ["monster-batteries", "energy-hoarder", "solar-powered"]},
        tokens={"monster-batteries": 12},
        store=["heal"],
        rolls=QUIET,
    )
    assert table.turn == 1  # nothing could be bought
    assert table.stars == [0, 0]
    assert table.energy == [1, 0]


# Opportunist


@proves("T4.5.5")
def test_opportunist_may_buy_a_card_as_it_is_turned_up() -> None:
    table = tokyo(
        step="buy", cards={1: ["opportunist"]}, store=["heal"], deck=["jets", "wings"], energy=[3, 9], rolls=QUIET
    )
    table.plays(0, "buy heal")
    assert table.asked == 1
    assert table.moves == ["pass", "buy jets"]
    table.plays(1, "buy jets")
    assert table.cards(1) == ["jets", "opportunist"]
    assert table.energy == [0, 4]
    assert table.store == ["wings", None, None]


def test_opportunist_gets_a_new_chance_with_each_refill() -> None:
    table = tokyo(
        step="buy",
        cards={1: ["opportunist"]},
        store=["heal", "frenzy"],
        deck=["corner-store", "commuter-train", "jets"],
        energy=[6, 20],
        rolls=QUIET,
    )
    table.plays(0, "buy heal")
    table.plays(1, "buy corner-store", "buy commuter-train")
    assert table.stars == [0, 3]
    assert table.moves == ["pass", "buy jets"]  # not Frenzy, which lay there before
    table.plays(1, "pass")
    assert (table.asked, table.question) == (0, "BuyCards")


def test_opportunist_has_nothing_extra_in_the_own_turn() -> None:
    table = tokyo(step="buy", cards={0: ["opportunist"]}, store=["heal"], deck=["jets"], energy=[9, 0])
    table.plays(0, "buy heal")
    assert (table.asked, table.question) == (0, "BuyCards")


# Parasitic Tentacles


@proves("T4.5.7")
def test_parasitic_tentacles_buy_a_keep_card_of_another_monster_which_gets_the_energy() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        cards={0: ["parasitic-tentacles"], 1: ["jets"], 2: ["wings"]},
        energy=[11, 0, 1],
        rolls=QUIET,
    )
    assert table.moves == ["done", "take jets", "take wings"]
    table.plays(0, "take wings")
    assert table.energy == [5, 0, 7]
    assert table.cards(0) == ["parasitic-tentacles", "wings"]
    assert table.cards(2) == []
    table.plays(0, "take jets")
    assert table.energy == [0, 5, 7]


def test_parasitic_tentacles_cannot_buy_what_they_cannot_pay() -> None:
    table = tokyo(
        step="buy", cards={0: ["parasitic-tentacles"], 1: ["jets"]}, store=["heal"], energy=[4, 0], rolls=QUIET
    )
    assert "needs 1 more energy" in table.refusal("take jets")


def test_parasitic_tentacles_are_for_the_own_buying_step() -> None:
    table = tokyo(step="buy", cards={0: ["jets"], 1: ["parasitic-tentacles"]}, store=["heal"], energy=[3, 9])
    assert table.moves == ["done", "sweep", "buy heal"]


def test_parasitic_tentacles_let_a_card_arrive_as_newly_bought() -> None:
    table = tokyo(
        seats=3,
        tokyo=2,
        step="buy",
        cards={0: ["parasitic-tentacles", "dedicated-news-team"], 1: ["acid-attack"]},
        energy=[6, 0, 0],
        rolls=QUIET,
    )
    table.plays(0, "take acid-attack")
    assert table.life == [10, 10, 9]
    assert table.stars == [1, 0, 0]


# Rapid Healing


def test_rapid_healing_heals_one_life_for_two_energy_as_often_as_wanted() -> None:
    table = tokyo(tokyo=0, cards={0: ["rapid-healing"]}, life=[5, 10], energy=[5, 0], dice=QUIET, rolls=QUIET)
    table.plays(0, "use rapid-healing", "use rapid-healing")
    assert table.life == [7, 10]
    assert table.energy == [1, 0]
    assert "use rapid-healing" not in table.moves


def test_rapid_healing_stops_at_full_life() -> None:
    table = tokyo(cards={0: ["rapid-healing"]}, life=[9, 10], energy=[9, 0], dice=QUIET)
    table.plays(0, "use rapid-healing")
    assert table.life == [10, 10]
    assert "use rapid-healing" not in table.moves


@proves("T5.8", "T7.8")
def test_rapid_healing_heals_before_damage_lands_on_the_turn_of_another() -> None:
    table = tokyo(tokyo=1, cards={1: ["rapid-healing"]}, life=[10, 2], energy=[0, 2], dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    table.plays(1, "use rapid-healing")
    assert table.life == [10, 1]
    assert table.energy == [0, 0]


def test_rapid_healing_may_be_used_before_energy_is_taken() -> None:
    table = tokyo(
        step="buy", cards={1: ["rapid-healing"]}, life=[10, 5], energy=[6, 5], store=["vast-storm"], rolls=QUIET
    )
    table.plays(0, "buy vast-storm")
    table.plays(1, "use rapid-healing", "use rapid-healing")
    assert table.life == [10, 7]
    assert table.energy == [0, 1]


# Regeneration


@proves("T9.13")
def test_regeneration_adds_one_life_to_all_hearts_of_a_turn_together() -> None:
    table = tokyo(cards={0: ["regeneration"]}, life=[4, 10], dice="heart heart 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [7, 10]


@proves("T9.13")
@pytest.mark.parametrize(("card", "after"), [("heal", 4 + 3), ("nuclear-power-plant", 4 + 4)])
def test_regeneration_adds_one_life_to_a_card(card: str, after: int) -> None:
    table = tokyo(
        tokyo=0, step="buy", cards={0: ["regeneration"]}, life=[4, 10], store=[card], energy=[6, 0], rolls=QUIET
    )
    table.plays(0, f"buy {card}")
    assert table.life == [after, 10]


@proves("T9.13")
def test_regeneration_adds_nothing_to_even_bigger() -> None:
    table = tokyo(
        step="buy", cards={0: ["regeneration"]}, life=[4, 10], store=["even-bigger"], energy=[4, 0], rolls=QUIET
    )
    table.plays(0, "buy even-bigger")
    assert table.life == [6, 10]


@proves("T9.13")
def test_regeneration_adds_nothing_to_hearts_in_tokyo() -> None:
    table = tokyo(tokyo=0, cards={0: ["regeneration"]}, life=[4, 10], dice="heart heart 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [4, 10]


# Rooting for the Underdog


@proves("T9.20")
@pytest.mark.parametrize(
    ("stars", "after"), [([0, 1, 2], 1), ([3, 5, 4], 4), ([1, 1, 2], 1), ([0, 0, 5], 0), ([2, 1, 3], 2)]
)
def test_rooting_for_the_underdog_pays_the_one_with_strictly_the_fewest_stars(stars: list[int], after: int) -> None:
    table = tokyo(seats=3, cards={0: ["rooting-for-the-underdog"]}, stars=stars, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [after, stars[1], stars[2]]


@proves("T9.20")
def test_rooting_for_the_underdog_does_not_count_the_eliminated() -> None:
    table = tokyo(
        seats=3, life=[10, 10, 0], cards={0: ["rooting-for-the-underdog"]}, stars=[2, 3, 1], dice=QUIET, rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.stars == [3, 3, 1]


@proves("T9.20")
def test_rooting_for_the_underdog_looks_at_the_own_turn_only() -> None:
    table = tokyo(cards={1: ["rooting-for-the-underdog"]}, stars=[3, 0], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [3, 0]


# Solar Powered


@pytest.mark.parametrize(("energy", "after"), [(0, 1), (1, 1), (4, 4)])
def test_solar_powered_gains_one_energy_if_the_reserve_is_empty(energy: int, after: int) -> None:
    table = tokyo(cards={0: ["solar-powered"]}, energy=[energy, 0], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy == [after, 0]


def test_solar_powered_looks_at_the_own_turn_only() -> None:
    table = tokyo(cards={1: ["solar-powered"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy == [0, 0]
