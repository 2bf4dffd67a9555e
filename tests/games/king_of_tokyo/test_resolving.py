"""T4.3  Resolving the dice."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, Story, tokyo
from tests.proof import proves


def brought(dice: str, **words: object) -> Story:
    """The table after seat 0 has kept these dice and resolved them in the usual order."""
    table = tokyo(seats=3, dice=dice, rolls=QUIET, **words)
    table.plays(0, "keep")
    if table.question == "ResolveDice":
        table.plays(0, "resolve")
    return table


# ---------------------------------------------------------------------- the groups


@proves("T4.3")
def test_the_active_player_chooses_the_order_of_the_groups() -> None:
    table = tokyo(seats=2, tokyo=1, life=[5, 10], dice="1 1 1 heart energy claw")
    table.plays(0, "keep")
    assert table.moves == ["resolve", "resolve numbers", "resolve hearts", "resolve energy", "resolve claws"]
    table.plays(0, "resolve claws")
    assert (table.life, table.energy[0], table.stars[0]) == ([5, 9], 0, 0)
    assert table.moves == ["resolve", "resolve numbers", "resolve hearts", "resolve energy"]
    table.plays(0, "resolve energy")
    assert (table.life, table.energy[0], table.stars[0]) == ([5, 9], 1, 0)
    table.plays(0, "resolve hearts")
    assert (table.life, table.energy[0], table.stars[0]) == ([6, 9], 1, 1)  # one group left needs no question


@proves("T4.3")
def test_the_usual_order_is_numbers_hearts_energy_claws() -> None:
    table = tokyo(seats=2, tokyo=1, life=[5, 10], dice="1 1 1 heart energy claw")
    table.plays(0, "keep", "resolve")
    kinds = [entry.kind for entry in table.match.journal() if entry.kind in ("stars", "heal", "energy", "damage")]
    assert kinds == ["stars", "heal", "energy", "damage"]


@proves("T4.3")
def test_groups_with_nothing_to_resolve_are_not_asked_about() -> None:
    table = tokyo(seats=2, dice="1 1 2 2 energy claw", rolls=QUIET)
    table.plays(0, "keep")
    assert table.moves == ["resolve", "resolve energy", "resolve claws"]


# ---------------------------------------------------------------------- numbers


@proves("T4.3.1", "T4.3.8")
def test_three_ones_score_one_star_and_claws_hit_tokyo() -> None:
    table = tokyo(seats=4, tokyo=2, dice="1 1 1 claw claw heart")
    table.plays(0, "keep", "resolve")
    assert table.stars == [1, 0, 0, 0]
    assert table.life[2] == 8


@proves("T4.3.1")
@pytest.mark.parametrize(
    ("dice", "stars"),
    [
        ("1 1 1 2 2 3", 1),
        ("1 1 2 2 2 3", 2),
        ("1 1 2 3 3 3", 3),
        ("1 1 2 2 3 3", 0),
        ("1 1 1 2 2 2", 3),
        ("1 1 1 3 3 3", 4),
        ("2 2 2 3 3 3", 5),
    ],
)
def test_three_of_a_number_score_what_it_says_and_fewer_score_nothing(dice: str, stars: int) -> None:
    assert brought(dice).stars == [stars, 0, 0]


@proves("T4.3.2")
def test_each_further_die_of_a_number_scores_one_more() -> None:
    table = tokyo(seats=2, dice="2 2 2 2 3 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [3, 0]


@proves("T4.3.2")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("dice", [4, 5, 6, 7, 8])
def test_further_dice_go_on_past_six(number: int, dice: int) -> None:
    assert brought(" ".join([str(number)] * dice)).stars[0] == number + dice - 3


@proves("T4.3.3")
def test_card_rewards_follow_directly_on_the_numbers() -> None:
    table = tokyo(seats=2, cards={0: ["gourmet", "omnivore"]}, dice="1 1 1 2 3 energy", rolls=QUIET)
    table.plays(0, "keep", "resolve numbers")
    clauses = [entry.clause for entry in table.match.journal() if entry.kind in ("stars", "energy")]
    assert clauses == ["T4.3.1", "gourmet", "omnivore", "T4.3.7"]


@proves("T4.3.3")
def test_one_die_may_serve_several_rewards() -> None:
    table = brought("1 2 3 heart energy claw", cards={0: ["omnivore", "complete-destruction"]})
    assert table.stars[0] == 2 + 9 + 1  # and Tokyo


@proves("T4.3.3")
@pytest.mark.parametrize("first", ["numbers", "claws"])
def test_sets_are_read_from_the_final_dice_whenever_the_numbers_are_resolved(first: str) -> None:
    table = tokyo(seats=2, tokyo=1, cards={0: ["poison-quills"]}, dice="2 2 2 claw 1 3")
    table.plays(0, "keep", f"resolve {first}")
    assert table.life[1] == 7
    assert table.stars[0] == 2


# ---------------------------------------------------------------------- hearts


@proves("T4.3.4")
@pytest.mark.parametrize(("life", "healed"), [(5, 8), (8, 10), (9, 10), (10, 10)])
def test_outside_tokyo_each_heart_heals_one_up_to_the_maximum(life: int, healed: int) -> None:
    table = brought("heart heart heart 1 1 2", life=[life, 10, 10])
    assert table.life[0] == healed


@proves("T4.3.4")
def test_nobody_else_is_healed_by_your_hearts() -> None:
    assert brought("heart heart heart 1 1 2", life=[5, 5, 5]).life == [8, 5, 5]


@proves("T4.3.5")
def test_in_tokyo_hearts_heal_nothing_and_take_no_counter_off() -> None:
    table = brought("heart heart heart 1 1 2", tokyo=0, life=[5, 10, 10], shrink=[2, 0, 0], poison=[1, 0, 0])
    assert table.life[0] == 4  # the poison of this turn
    assert (table.shrink[0], table.poison[0]) == (2, 1)


@proves("T4.3.5")
def test_cards_may_still_heal_in_tokyo() -> None:
    table = tokyo(seats=2, tokyo=0, life=[5, 10], energy=[3, 0], store=["heal"], step="buy", rolls=QUIET)
    table.plays(0, "buy heal")
    assert table.life[0] == 7


@proves("T4.3.5")
def test_a_monster_that_enters_in_this_turn_was_still_outside_for_its_hearts() -> None:
    table = brought("heart heart claw 1 1 2", life=[5, 10, 10])
    assert table.life[0] == 7
    assert table.places[0] == "city"


@proves("T4.3.6")
def test_each_heart_is_used_once_as_you_like() -> None:
    table = tokyo(
        seats=3,
        life=[5, 5, 10],
        energy=[0, 4, 0],
        poison=[1, 0, 0],
        shrink=[1, 0, 0],
        cards={0: ["healing-ray"]},
        dice="heart heart heart heart heart 1",
        rolls=QUIET,
    )
    table.plays(0, "keep", "heal", "cure poison", "cure shrink", "treat 1")
    assert table.moves == ["heal", "waste heart", "treat 1"]  # seat 2 lacks no life
    table.plays(0, "waste heart")
    assert table.life == [6, 6, 10]
    assert (table.poison[0], table.shrink[0]) == (0, 0)
    assert table.energy == [2, 2, 0]


@proves("T4.3.6")
def test_all_hearts_for_yourself_are_one_single_healing() -> None:
    table = tokyo(
        seats=2,
        life=[4, 10],
        poison=[1, 0],
        cards={0: ["regeneration"]},
        dice="heart heart heart heart 1 1",
        rolls=QUIET,
    )
    table.plays(0, "keep", "heal", "cure poison", "heal", "heal")
    assert table.told("heal") == [{"seat": 0, "amount": 3 + 1}]
    assert table.life[0] == 8


# ---------------------------------------------------------------------- energy


@proves("T4.3.7")
def test_energy_symbols_are_one_gain() -> None:
    table = brought("energy energy energy 1 1 2", energy=[2, 0, 0], cards={0: ["friend-of-children"]})
    assert table.told("energy") == [{"seat": 0, "amount": 3 + 1}]
    assert table.energy[0] == 6


@proves("T4.3.7")
def test_energy_may_be_spent_in_the_very_turn_or_kept() -> None:
    table = tokyo(seats=2, store=["corner-store"], dice="energy energy energy energy 1 2", rolls=f"{QUIET} {QUIET}")
    table.plays(0, "keep", "buy corner-store")
    assert table.energy == [1, 0]
    table.plays(1, "keep")
    assert table.turn == 0
    assert table.energy == [1, 0]


# ---------------------------------------------------------------------- claws


@proves("T4.3.8")
@pytest.mark.parametrize("claws", [1, 2, 5])
def test_every_target_takes_the_full_number(claws: int) -> None:
    table = tokyo(
        seats=4, tokyo=0, dice=" ".join(["claw"] * claws + ["1", "1", "2", "2", "3"][: 6 - claws]), rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.life == [10, 10 - claws, 10 - claws, 10 - claws]


@proves("T4.3.9")
def test_from_tokyo_the_targets_are_all_monsters_outside() -> None:
    table = tokyo(seats=5, tokyo=0, bay=3, dice="claw claw 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 8, 8, 10, 8]


@proves("T4.3.9")
@pytest.mark.parametrize("bay", [None, 4])
def test_from_outside_the_targets_are_all_monsters_in_tokyo(bay: int | None) -> None:
    where = {} if bay is None else {"bay": bay}
    table = tokyo(seats=6, tokyo=2, dice="claw claw 1 1 2 2", **where)
    table.plays(0, "keep")
    assert table.life == [10, 10, 8, 10, 10 if bay is None else 8, 10]


@proves("T4.3.10")
def test_a_claw_is_an_attack_even_with_nobody_to_hit() -> None:
    table = tokyo(seats=2, cards={0: ["alpha-monster"]}, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars[0] == 1 + 1  # for attacking, and for entering
    assert table.life == [10, 10]


@proves("T4.3.10")
def test_without_a_claw_added_damage_is_no_attack() -> None:
    table = tokyo(
        seats=2, tokyo=1, cards={0: ["acid-attack", "alpha-monster", "spiked-tail"]}, dice="1 1 2 2 3 3", rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.life[1] == 9
    assert table.stars[0] == 0
    assert table.turn == 1  # seat 1 was not asked to yield


@proves("T4.3.11")
def test_what_cards_add_joins_the_claws_in_one_event() -> None:
    table = tokyo(seats=2, tokyo=1, cards={0: ["acid-attack"], 1: ["armor-plating"]}, dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.told("damage") == [{"seat": 1, "amount": 2, "source": 0}]
    assert table.question == "AskYield"


@proves("T4.3.11")
@pytest.mark.parametrize(
    ("card", "dice", "amount"), [("acid-attack", "1 1 2 2 3 3", 1), ("poison-quills", "2 2 2 1 1 3", 2)]
)
@pytest.mark.parametrize("city", [0, 1])
def test_added_damage_without_a_claw_goes_across_the_border_as_no_attack(
    card: str, dice: str, amount: int, city: int
) -> None:
    table = tokyo(seats=3, tokyo=city, cards={0: [card]}, dice=dice, rolls=QUIET)
    table.plays(0, "keep")
    if table.question == "ResolveDice":
        table.plays(0, "resolve")
    hit = 10 - amount
    assert table.life == ([10, hit, hit] if city == 0 else [10, hit, 10])
    assert table.turn == 1  # nobody was asked to yield
    assert table.places[city] == "city"


@proves("T4.3.11")
def test_added_damage_without_a_claw_does_not_lead_into_tokyo() -> None:
    table = tokyo(seats=2, cards={0: ["acid-attack"]}, dice="1 1 2 2 3 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.places == ["outside", "outside"]
    assert table.life == [10, 10]
