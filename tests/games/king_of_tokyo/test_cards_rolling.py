"""Keep cards that work on dice: more of them, more rolls, other faces, and what the faces bring."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves

SEVEN = "1 1 2 2 3 3 heart"
EIGHT = "1 1 2 2 3 3 heart heart"


# Background Dweller


@proves("T4.2.5")
def test_background_dweller_rerolls_threes_for_nothing_until_none_is_left() -> None:
    table = tokyo(cards={0: ["background-dweller"]}, dice="1 2 heart claw 3 3", rerolls=0, rolls="3 energy 3 energy")
    table.plays(0, "reroll 3 3")
    assert table.dice == ["1", "2", "3", "heart", "energy", "claw"]
    table.plays(0, "reroll 3", "reroll 3")
    assert table.dice == ["1", "2", "heart", "energy", "energy", "claw"]
    assert table.question == "ResolveDice"


def test_background_dweller_uses_up_no_reroll() -> None:
    table = tokyo(cards={0: ["background-dweller"]}, dice="1 2 heart claw 3 3", rerolls=1, rolls="3 3 1")
    table.plays(0, "reroll 3 3")
    assert table.match.view(0)["table"]["rerolls"] == 1
    table.plays(0, "reroll 2")
    assert table.match.view(0)["table"]["rerolls"] == 0
    assert table.dice == ["1", "1", "3", "3", "heart", "claw"]


def test_background_dweller_together_with_another_face_is_an_ordinary_reroll() -> None:
    table = tokyo(cards={0: ["background-dweller"]}, dice="1 2 heart claw 3 3", rerolls=1, rolls="1 1")
    table.plays(0, "reroll 2 3")
    assert table.match.view(0)["table"]["rerolls"] == 0


def test_background_dweller_never_touches_other_faces() -> None:
    table = tokyo(cards={0: ["background-dweller"]}, dice="1 2 heart claw 3 3", rerolls=0)
    assert table.moves == ["keep", "reroll 3", "reroll 3 3"]
    assert "all your rerolls are used up" in table.refusal("reroll 2")


def test_background_dweller_rerolls_a_die_that_psychic_probe_turned_to_3() -> None:
    table = tokyo(
        cards={0: ["background-dweller"], 1: ["psychic-probe"]}, dice="1 1 2 2 heart claw", rolls="3 3 energy"
    )
    table.plays(0, "keep")
    table.plays(1, "probe claw")
    assert table.dice == ["1", "1", "2", "2", "3", "heart"]
    table.plays(0, "reroll-three", "reroll-three")
    assert table.dice == ["1", "1", "2", "2", "heart", "energy"]


def test_background_dweller_is_of_no_use_in_the_turns_of_others() -> None:
    table = tokyo(cards={1: ["background-dweller"]}, dice="1 2 heart claw 3 3", rerolls=1, rolls="1")
    table.plays(0, "reroll 3")
    assert table.asked == 0
    assert table.question == "ResolveDice"


# Complete Destruction


def test_complete_destruction_pays_nine_stars_besides_what_the_dice_bring() -> None:
    table = tokyo(cards={0: ["complete-destruction"]}, life=[8, 10], dice="1 2 3 heart energy claw", rolls=QUIET)
    table.plays(0, "keep", "resolve")
    assert table.stars == [9 + 1, 0]  # and the star for entering Tokyo
    assert table.energy == [1, 0]
    assert table.life == [9, 10]
    assert table.places == ["city", "outside"]


@pytest.mark.parametrize("dice", ["1 2 3 heart energy energy", "1 2 2 heart energy energy"])
def test_complete_destruction_needs_all_six_faces(dice: str) -> None:
    table = tokyo(cards={0: ["complete-destruction"]}, dice=dice, rolls=QUIET)
    table.plays(0, "keep", "resolve")
    assert table.stars == [0, 0]


# Extra Head


def test_extra_head_is_one_more_die() -> None:
    table = tokyo(cards={0: ["extra-head"]}, step="roll", rolls=SEVEN)
    assert table.dice == SEVEN.split()


def test_extra_head_twice_is_two_more_dice() -> None:
    table = tokyo(cards={0: ["extra-head", "extra-head-2"]}, step="roll", rolls=EIGHT)
    assert table.dice == EIGHT.split()


def test_extra_head_counts_from_the_next_first_roll_on() -> None:
    table = tokyo(step="buy", dice="1 1 2 2 3 3", store=["extra-head"], energy=[7, 0], rolls=f"{QUIET} {SEVEN}")
    table.plays(0, "buy extra-head")
    table.plays(1, "keep")
    assert table.turn == 0
    assert table.dice == SEVEN.split()


def test_extra_head_does_nothing_in_the_turns_of_others() -> None:
    table = tokyo(cards={1: ["extra-head"]}, step="roll", rolls=QUIET)
    assert table.dice == QUIET.split()


# Giant Brain


@proves("T4.2.4")
def test_giant_brain_is_one_more_reroll() -> None:
    table = tokyo(cards={0: ["giant-brain"]}, step="roll", rolls="1 1 2 2 heart claw 2 2 2")
    table.plays(0, "reroll 1", "reroll 1", "reroll 2")
    assert table.dice == ["2", "2", "2", "2", "heart", "claw"]
    assert table.question == "ResolveDice"


def test_giant_brain_is_there_in_each_own_turn_and_in_no_other() -> None:
    table = tokyo(cards={0: ["giant-brain"]}, step="roll", rolls=f"{QUIET} {QUIET} {QUIET}")
    rerolls = []
    for seat in (0, 1, 0):
        rerolls.append(table.match.view(seat)["table"]["rerolls"])
        if len(rerolls) < 3:
            table.plays(seat, "keep")
    assert rerolls == [3, 2, 3]


# Gourmet


@pytest.mark.parametrize(
    ("dice", "stars"),
    [("1 1 1 2 2 3", 1 + 2), ("1 1 1 1 2 3", 2 + 2), ("1 1 1 2 2 2", 1 + 2 + 2), ("1 1 2 2 2 3", 2), (QUIET, 0)],
)
def test_gourmet_adds_two_stars_to_a_set_of_ones(dice: str, stars: int) -> None:
    table = tokyo(cards={0: ["gourmet"]}, dice=dice, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [stars, 0]


def test_gourmet_pays_its_owner_only() -> None:
    table = tokyo(cards={1: ["gourmet"]}, dice="1 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [1, 0]


# Healing Ray


def test_healing_ray_heals_another_monster_for_two_energy_a_heart() -> None:
    table = tokyo(
        seats=3,
        cards={0: ["healing-ray"]},
        life=[9, 6, 10],
        energy=[0, 5, 5],
        dice="heart heart heart 1 2 2",
        rolls=QUIET,
    )
    table.plays(0, "keep", "treat 1", "heal", "treat 1")
    assert table.life == [10, 8, 10]
    assert table.energy == [4, 1, 5]


def test_healing_ray_takes_what_the_patient_has_if_that_is_less() -> None:
    table = tokyo(
        seats=3, cards={0: ["healing-ray"]}, life=[10, 6, 10], energy=[0, 1, 0], dice="heart heart 1 1 2 2", rolls=QUIET
    )
    table.plays(0, "keep", "treat 1", "treat 1")
    assert table.life == [10, 8, 10]
    assert table.energy == [1, 0, 0]


def test_healing_ray_is_for_monsters_that_lack_life_a_heart_for_each_life_missing() -> None:
    table = tokyo(seats=3, cards={0: ["healing-ray"]}, life=[9, 9, 10], dice="heart heart heart 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.moves == ["heal", "waste heart", "treat 1"]
    table.plays(0, "treat 1")
    assert table.moves == ["heal", "waste heart"]


@pytest.mark.parametrize("owner_in_tokyo", [True, False])
def test_healing_ray_works_across_the_border_of_tokyo(owner_in_tokyo: bool) -> None:
    table = tokyo(
        tokyo=0 if owner_in_tokyo else 1,
        cards={0: ["healing-ray"]},
        life=[5, 5],
        energy=[0, 2],
        dice="heart 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert ("heal" in table.moves) is not owner_in_tokyo
    table.plays(0, "treat 1")
    assert table.life == [5, 6]
    assert table.energy == [2, 0]


def test_healing_ray_is_not_for_hearts_of_others() -> None:
    table = tokyo(cards={1: ["healing-ray"]}, life=[5, 5], dice="heart 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [6, 5]
    assert table.turn == 1


# Herd Culler


def test_herd_culler_turns_one_die_to_1() -> None:
    table = tokyo(cards={0: ["herd-culler"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", "turn 3 to 1 herd-culler")
    assert table.stars == [1, 0]
    assert table.turn == 1  # and there was no second die to turn


def test_herd_culler_turns_to_no_other_face() -> None:
    table = tokyo(cards={0: ["herd-culler"]}, dice="2 2 2 3 3 3")
    table.plays(0, "keep")
    assert table.moves == ["done", "turn 2 to 1 herd-culler", "turn 3 to 1 herd-culler"]


def test_herd_culler_works_again_in_the_next_own_turn() -> None:
    table = tokyo(cards={0: ["herd-culler"]}, dice=QUIET, rolls=f"{QUIET} {QUIET} {QUIET}")
    table.plays(0, "keep", "turn 3 to 1 herd-culler")
    table.plays(1, "keep")
    table.plays(0, "keep", "turn 3 to 1 herd-culler")
    assert table.stars == [2, 0]


# Omnivore


@pytest.mark.parametrize(
    ("dice", "stars"),
    [("1 2 3 energy energy energy", 2), (QUIET, 2), ("1 1 1 2 2 3", 1 + 2), ("1 1 1 2 2 2", 1 + 2), ("2 2 3 3 3 3", 4)],
)
def test_omnivore_pays_two_stars_once_for_a_1_a_2_and_a_3(dice: str, stars: int) -> None:
    table = tokyo(cards={0: ["omnivore"]}, options={"order": "fixed"}, dice=dice, rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [stars, 0]


# Plot Twist


@pytest.mark.parametrize("face", ["1", "2", "heart", "energy", "claw"])
def test_plot_twist_turns_one_die_to_any_face_and_is_discarded(face: str) -> None:
    table = tokyo(cards={0: ["plot-twist"]}, options={"order": "fixed"}, life=[5, 10], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", f"turn 3 to {face} plot-twist")
    assert table.stars[0] == {"1": 1, "2": 2, "claw": 1}.get(face, 0)
    assert table.life[0] == (6 if face == "heart" else 5)
    assert table.energy[0] == (1 if face == "energy" else 0)
    assert table.cards(0) == []
    assert "plot-twist" in table.discards
    assert table.turn == 1


def test_plot_twist_may_be_kept_for_later() -> None:
    table = tokyo(cards={0: ["plot-twist"]}, dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", "done")
    assert table.cards(0) == ["plot-twist"]
    assert table.turn == 1


# Psychic Probe


@proves("T4.2.6")
def test_psychic_probe_rerolls_one_die_of_another_monster_after_its_last_roll() -> None:
    table = tokyo(cards={1: ["psychic-probe"]}, dice="1 1 1 2 2 3", rolls=f"2 {QUIET}")
    table.plays(0, "keep")
    table.plays(1, "probe 1")
    assert table.stars == [2, 0]
    assert table.cards(1) == ["psychic-probe"]


def test_psychic_probe_is_discarded_by_a_heart_which_stays() -> None:
    table = tokyo(cards={1: ["psychic-probe"]}, life=[9, 10], dice="1 1 1 2 2 3", rolls=f"heart {QUIET}")
    table.plays(0, "keep")
    table.plays(1, "probe 1")
    assert table.stars == [0, 0]
    assert table.life == [10, 10]
    assert table.cards(1) == []
    assert "psychic-probe" in table.discards


def test_psychic_probe_may_be_used_once_in_the_turn_of_each_other_monster() -> None:
    table = tokyo(seats=3, cards={2: ["psychic-probe"]}, dice=QUIET, rolls=f"1 {QUIET} 2 {QUIET} {QUIET}")
    table.plays(0, "keep")
    table.plays(2, "probe 3")
    assert table.turn == 1
    table.plays(1, "keep")
    table.plays(2, "probe 3")
    assert table.stars == [1, 2, 0]
    table.plays(2, "keep")  # its own turn gives it nothing to probe
    assert table.turn == 0


def test_psychic_probe_need_not_be_used() -> None:
    table = tokyo(cards={1: ["psychic-probe"]}, dice="1 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "pass")
    assert table.stars == [1, 0]


# Smoke Cloud


def test_smoke_cloud_comes_with_three_charges() -> None:
    table = tokyo(step="buy", store=["smoke-cloud"], energy=[4, 0], rolls=QUIET)
    table.plays(0, "buy smoke-cloud")
    assert table.tokens("smoke-cloud") == 3


def test_smoke_cloud_spends_a_charge_for_one_more_reroll() -> None:
    table = tokyo(cards={0: ["smoke-cloud"]}, dice="1 1 2 2 heart claw", rerolls=0, rolls="1 1")
    table.plays(0, "extra-reroll smoke-cloud", "reroll 2 2")
    assert table.dice == ["1", "1", "1", "1", "heart", "claw"]
    assert table.tokens("smoke-cloud") == 2
    table.plays(0, "keep")
    assert table.tokens("smoke-cloud") == 2


def test_smoke_cloud_is_discarded_with_its_last_charge() -> None:
    table = tokyo(
        cards={0: ["smoke-cloud"]}, tokens={"smoke-cloud": 1}, dice="1 1 2 2 heart claw", rerolls=0, rolls="1 1"
    )
    table.plays(0, "extra-reroll smoke-cloud")
    assert table.cards(0) == []
    assert "smoke-cloud" in table.discards
    table.plays(0, "reroll 2 2")
    assert table.question == "ResolveDice"


# Stretchy


def test_stretchy_turns_a_die_to_any_face_for_two_energy_as_often_as_it_can_pay() -> None:
    table = tokyo(cards={0: ["stretchy"]}, energy=[5, 0], dice=QUIET, rolls=QUIET)
    table.plays(0, "keep", "turn 3 to 1 stretchy", "turn 3 to 1 stretchy")
    assert table.energy == [1, 0]
    assert table.stars == [2, 0]
    assert table.cards(0) == ["stretchy"]
    assert table.turn == 1


@proves("T4.2.7")
def test_stretchy_cannot_be_paid_with_energy_of_the_dice_being_changed() -> None:
    table = tokyo(cards={0: ["stretchy"]}, energy=[1, 0], dice="1 1 energy energy energy energy", rolls=QUIET)
    table.plays(0, "keep")
    assert table.energy == [5, 0]
    assert table.stars == [0, 0]


# Telepath


def test_telepath_pays_one_energy_for_one_more_reroll_as_often_as_it_can_pay() -> None:
    table = tokyo(cards={0: ["telepath"]}, energy=[2, 0], dice="1 1 2 2 heart claw", rerolls=0, rolls="2 2 1 1")
    table.plays(0, "extra-reroll telepath", "reroll 1 1", "extra-reroll telepath", "reroll 2 2")
    assert table.energy == [0, 0]
    assert table.dice == ["1", "1", "2", "2", "heart", "claw"]
    assert table.question == "ResolveDice"


def test_telepath_without_energy_sells_nothing() -> None:
    table = tokyo(cards={0: ["telepath"]}, dice="1 1 2 2 heart claw", rerolls=1, rolls="1")
    table.plays(0, "reroll 2")
    assert table.question == "ResolveDice"
