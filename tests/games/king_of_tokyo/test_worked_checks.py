"""The 24 worked checks of the facts about the game, each told at the table."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves


@proves("T4.3.2", "T4.4.5")
@pytest.mark.parametrize("leaves", [True, False])
def test_check_01_four_twos_a_claw_and_an_energy_against_city(leaves: bool) -> None:
    table = tokyo(seats=3, tokyo=1, dice="2 2 2 2 claw energy", rolls=QUIET)
    table.plays(0, "keep", "resolve")
    assert table.stars[0] == 3
    assert table.energy[0] == 1
    assert table.life == [10, 9, 10]
    table.plays(1, "yield" if leaves else "stay")
    assert table.places == (["city", "outside", "outside"] if leaves else ["outside", "city", "outside"])
    assert table.stars[0] == (4 if leaves else 3)


@proves("T9.6")
def test_check_02_acid_attack_alone_is_stopped_by_armor_plating_and_is_no_attack() -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["acid-attack"], 1: ["armor-plating"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 10, 10]
    assert table.places == ["outside", "city", "outside"]
    assert (table.turn, table.question) == (1, "Reroll")


@proves("T9.6")
def test_check_03_acid_attack_with_a_claw_passes_armor_plating() -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: ["acid-attack"], 1: ["armor-plating"]}, dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.life == [10, 8, 10]
    assert (table.asked, table.question) == (1, "AskYield")


def test_check_04_two_claws_and_spiked_tail_from_city_cost_everybody_outside_three() -> None:
    table = tokyo(seats=4, tokyo=0, cards={0: ["spiked-tail"]}, dice="claw claw 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 7, 7, 7]


@proves("T9.5")
def test_check_05_jets_escape_a_deadly_attack() -> None:
    table = tokyo(
        seats=3, tokyo=1, life=[10, 2, 10], cards={1: ["jets"]}, dice="claw claw claw claw claw 1", rolls=QUIET
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.life[1] == 2
    assert table.places == ["city", "outside", "outside"]
    assert table.stars == [1, 0, 0]


@proves("T4.4.2")
@pytest.mark.parametrize("leaves", [True, False])
def test_check_06_wings_pay_lose_nothing_and_may_still_yield(leaves: bool) -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 4, 10],
        energy=[0, 2, 0],
        cards={1: ["wings"]},
        dice="claw claw claw claw claw 1",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "prevent", "yield" if leaves else "stay")
    assert table.energy[1] == 0
    assert table.life[1] == 4
    assert table.places[1] == ("outside" if leaves else "city")


@proves("T5.8")
@pytest.mark.parametrize(("payments", "life"), [(1, 0), (2, 1)])
def test_check_07_rapid_healing_once_is_too_little_and_twice_enough(payments: int, life: int) -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 3, 10],
        energy=[0, 4, 0],
        cards={1: ["rapid-healing"]},
        dice="claw claw claw claw 1 1",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "use rapid-healing")
    table.plays(1, "take damage" if payments == 1 else "use rapid-healing")
    assert table.life[1] == life
    assert table.alive[1] is (life > 0)


@proves("T9.11", "T9.12")
def test_check_08_it_has_a_child_in_city_with_an_eater_of_the_dead_watching() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 2, 10],
        stars=[0, 15, 0],
        energy=[0, 7, 0],
        cards={1: ["it-has-a-child", "gourmet"], 2: ["eater-of-the-dead"]},
        dice="claw claw 1 1 2 2",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life == [10, 10, 10]
    assert table.stars == [1, 0, 3]
    assert table.energy[1] == 7
    assert table.cards(1) == []
    assert table.places == ["city", "outside", "outside"]


@proves("T4.4.12")
def test_check_09_gas_refinery_kills_the_city_monster_and_city_stays_empty() -> None:
    table = tokyo(seats=3, tokyo=1, life=[10, 3, 10], dice=QUIET, store=["gas-refinery"], energy=[6, 0, 0], rolls=QUIET)
    table.plays(0, "keep", "buy gas-refinery")
    assert table.alive == [True, False, True]
    assert table.places == ["outside", "outside", "outside"]
    assert table.stars == [2, 0, 0]
    assert not table.over
    assert table.turn == 2


@proves("T1.6")
def test_check_10_high_altitude_bombing_that_kills_everybody_has_no_winner() -> None:
    table = tokyo(
        seats=3, life=[3, 2, 1], stars=[20, 0, 0], step="buy", store=["high-altitude-bombing"], energy=[4, 0, 0]
    )
    table.plays(0, "buy high-altitude-bombing")
    assert table.over
    assert table.winners == []
    assert table.alive == [False, False, False]


@proves("T1.2")
def test_check_11_jet_fighters_to_23_stars_and_0_life_do_not_win() -> None:
    table = tokyo(
        seats=3, life=[4, 10, 10], stars=[18, 0, 0], step="buy", store=["jet-fighters"], energy=[5, 0, 0], rolls=QUIET
    )
    table.plays(0, "buy jet-fighters")
    assert {"seat": 0, "amount": 5} in table.told("stars")
    assert table.alive == [False, True, True]
    assert not table.over
    assert table.turn == 1


@proves("T1.2", "T6.4")
@pytest.mark.parametrize("cards", [[], ["armor-plating"]])
def test_check_12_poison_at_the_end_of_the_turn_comes_before_the_check(cards: list[str]) -> None:
    table = tokyo(
        seats=3, life=[2, 10, 10], stars=[20, 0, 0], poison=[2, 0, 0], cards={0: cards}, dice=QUIET, rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.alive == [False, True, True]
    assert not table.over


@proves("T6.8", "T6.9")
def test_check_13_the_bay_closes_when_the_city_monster_dies() -> None:
    table = tokyo(seats=5, turn=2, tokyo=0, bay=1, life=[1, 10, 10, 10, 10], dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(2, "keep")
    assert table.alive == [False, True, True, True, True]
    assert table.places == ["outside", "outside", "city", "outside", "outside"]
    assert table.life == [0, 9, 10, 10, 10]
    assert table.stars == [0, 0, 1, 0, 0]


@proves("T4.4.8")
def test_check_14_an_attacker_takes_the_empty_bay_if_city_stays() -> None:
    table = tokyo(seats=5, turn=2, tokyo=0, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(2, "keep")
    table.plays(0, "stay")
    assert table.life == [9, 10, 10, 10, 10]
    assert table.places == ["city", "outside", "bay", "outside", "outside"]
    assert table.stars == [0, 0, 1, 0, 0]


@proves("T4.2.1")
def test_check_15_two_shrink_counters_and_an_extra_head_leave_five_dice() -> None:
    table = tokyo(shrink=[2, 0], cards={0: ["extra-head"]}, step="roll", rolls="1 1 2 2 3")
    assert len(table.dice) == 5


@proves("T6.3", "T9.13")
def test_check_16_three_hearts_remove_two_counters_and_heal_two_with_regeneration() -> None:
    table = tokyo(cards={0: ["regeneration"]}, life=[8, 10], poison=[2, 0], dice="heart heart heart 1 1 2", rolls=QUIET)
    table.plays(0, "keep", "cure poison", "cure poison")
    if table.question == "UseHeart":
        table.plays(0, "heal")
    assert table.life == [10, 10]
    assert table.poison == [0, 0]


@proves("T9.16")
def test_check_17_metamorph_pays_six_for_wings_bought_for_five() -> None:
    table = tokyo(step="buy", cards={0: ["metamorph", "alien-metabolism"]}, store=["wings"], energy=[5, 0], rolls=QUIET)
    table.plays(0, "buy wings")
    assert table.energy == [0, 0]
    table.plays(0, "sell wings", "done")
    assert table.energy == [6, 0]


@proves("T4.5.5")
def test_check_18_opportunist_buys_among_swept_cards_and_refills_before_the_active_player() -> None:
    table = tokyo(
        step="buy",
        cards={1: ["opportunist"]},
        store=["heal", "tanks", "energize"],
        deck=["corner-store", "jets", "wings", "commuter-train", "frenzy"],
        energy=[8, 10],
    )
    table.plays(0, "sweep")
    assert table.asked == 1
    assert table.moves == ["pass", "buy jets", "buy wings", "buy corner-store"]
    table.plays(1, "buy corner-store")
    assert table.moves == ["pass", "buy jets", "buy wings", "buy commuter-train"]
    table.plays(1, "buy commuter-train")
    assert table.stars == [0, 3]
    assert table.energy == [6, 3]
    assert (table.asked, table.question) == (0, "BuyCards")  # it can pay for none of what is left
    assert table.store == ["frenzy", "jets", "wings"]


@proves("T4.2.8")
def test_check_19_psychic_probe_turns_the_only_claw_into_a_heart() -> None:
    table = tokyo(
        seats=3, tokyo=2, life=[8, 10, 10], cards={1: ["psychic-probe"]}, dice="claw 1 1 2 2 3", rolls=f"heart {QUIET}"
    )
    table.plays(0, "keep")
    table.plays(1, "probe claw")
    assert table.life == [9, 10, 10]
    assert table.cards(1) == []
    assert table.places == ["outside", "outside", "city"]
    assert table.turn == 1


@proves("T7.7")
def test_check_20_vast_storm_takes_three_of_seven_and_nothing_from_batteries() -> None:
    table = tokyo(
        step="buy",
        cards={1: ["monster-batteries"]},
        tokens={"monster-batteries": 6},
        store=["vast-storm"],
        energy=[8, 7],
    )
    table.plays(0, "buy vast-storm")
    assert table.energy == [2, 4]
    assert table.tokens("monster-batteries") == 6
    assert table.stars == [2, 0]


@proves("T9.1")
def test_check_21_fire_breathing_burns_the_neighbours_of_an_attacker_of_city() -> None:
    table = tokyo(seats=4, tokyo=2, cards={0: ["fire-breathing"]}, dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.life == [10, 9, 9, 9]
    assert (table.asked, table.question) == (2, "AskYield")


@proves("T9.17", "T4.6.5")
def test_check_22_frenzy_bought_in_tokyo_ends_this_turn_normally_and_starts_the_next_in_tokyo() -> None:
    table = tokyo(
        seats=3, tokyo=0, poison=[1, 0, 0], step="buy", store=["frenzy"], energy=[7, 0, 0], rolls=f"{QUIET} {QUIET}"
    )
    table.plays(0, "buy frenzy")
    assert table.life == [9, 10, 10]
    assert table.turn == 0
    assert table.stars == [2, 0, 0]


@proves("T9.18")
def test_check_23_drop_from_high_altitude_throws_out_city_and_bay() -> None:
    table = tokyo(
        seats=6, turn=2, tokyo=0, bay=1, step="buy", store=["drop-from-high-altitude"], energy=[0, 0, 9, 0, 0, 0]
    )
    table.plays(2, "buy drop-from-high-altitude")
    assert table.places == ["outside", "outside", "city", "outside", "outside", "outside"]
    assert table.life == [10] * 6
    assert table.stars == [0, 0, 3, 0, 0, 0]


@proves("T8.3", "T7.2")
def test_check_24_mimic_on_own_even_bigger_at_9() -> None:
    table = tokyo(
        step="buy", cards={0: ["even-bigger", "jets"]}, life=[9, 10], store=["mimic"], energy=[8, 0], rolls=QUIET
    )
    table.plays(0, "buy mimic", "copy even-bigger")
    assert table.life == [11, 10]
    assert table.match.view(0)["table"]["monsters"][0]["most_life"] == 12
