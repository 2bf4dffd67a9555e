"""T5  Damage."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves

CLAW = "claw 1 1 2 2 3"


# ---------------------------------------------------------------------- the event


@proves("T5.1")
def test_targets_and_amounts_are_fixed_when_the_event_begins() -> None:
    table = tokyo(seats=6, tokyo=1, bay=2, cards={1: ["jets"]}, dice="claw claw 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "yield")  # it stands outside now; the other amounts do not change
    assert table.told("damage") == [{"seat": 2, "amount": 2, "source": 0}]


@proves("T5.1")
def test_a_monster_already_eliminated_is_left_out() -> None:
    table = tokyo(
        seats=6,
        tokyo=1,
        bay=2,
        life=[1, 10, 10, 10, 10, 10],
        cards={1: ["burrowing"], 2: ["mimic"], 3: ["eater-of-the-dead"]},
        copied="burrowing",
        dice=CLAW,
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    table.plays(2, "yield")
    assert not table.alive[0]  # by the first sting
    assert table.stars[3] == 3  # the second found nobody to kill again
    assert len([hurt for hurt in table.told("damage") if hurt["seat"] == 0]) == 1


@proves("T5.1")
def test_damage_to_all_others_passes_over_the_eliminated() -> None:
    table = tokyo(seats=4, life=[10, 0, 10, 10], energy=[3, 0, 0, 0], store=["fire-blast"], step="buy", rolls=QUIET)
    table.plays(0, "buy fire-blast")
    assert [hurt["seat"] for hurt in table.told("damage")] == [2, 3]


@proves("T5.2")
def test_the_source_is_the_monster_whose_card_deals_the_damage() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        cards={1: ["burrowing", "poison-spit"]},
        dice=CLAW,
        rolls=QUIET,
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.poison == [1, 0, 0]  # the attacker was stung by seat 1


@proves("T5.2")
def test_poison_has_no_source() -> None:
    table = tokyo(
        seats=3, poison=[1, 0, 0], cards={0: ["herbivore"], 1: ["poison-spit", "shrink-ray"]}, step="end", rolls=QUIET
    )
    assert table.told("damage") == [{"seat": 0, "amount": 1, "source": None}]
    assert (table.poison[0], table.shrink[0]) == (1, 0)


@proves("T5.2")
def test_damage_to_itself_gives_no_counters_and_does_not_count_as_hurting_another() -> None:
    table = tokyo(
        seats=3,
        energy=[3, 0, 0],
        cards={0: ["herbivore", "poison-spit", "shrink-ray"]},
        store=["national-guard"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy national-guard")
    assert table.life[0] == 8
    assert (table.poison, table.shrink) == ([0, 0, 0], [0, 0, 0])
    assert table.stars[0] == 2 + 1  # Herbivore is not spoiled


@proves("T5.2")
def test_damage_to_all_gives_counters_to_the_others_only() -> None:
    table = tokyo(
        seats=3, energy=[4, 0, 0], cards={0: ["poison-spit"]}, store=["high-altitude-bombing"], step="buy", rolls=QUIET
    )
    table.plays(0, "buy high-altitude-bombing")
    assert table.life[1:] == [7, 7]
    assert table.poison == [0, 1, 1]


@proves("T5.3")
@pytest.mark.parametrize(
    ("place", "dice", "cards", "damage"),
    [
        ("city", "claw claw 1 1 3 3", [], 2),
        ("city", "claw claw 1 1 3 3", ["acid-attack"], 3),
        ("city", "2 2 2 1 1 claw", ["poison-quills"], 3),
        ("city", "claw claw 1 1 3 3", ["spiked-tail"], 3),
        ("city", "claw claw 1 1 3 3", ["burrowing"], 3),
        ("city", "claw claw 1 1 3 3", ["urbavore"], 3),
        ("city", "claw claw 1 1 3 3", ["acid-attack", "spiked-tail", "burrowing", "urbavore"], 6),
        ("city", "1 1 2 2 3 3", ["acid-attack", "spiked-tail", "burrowing", "urbavore"], 2),
        ("city", "1 1 2 2 3 3", ["spiked-tail", "burrowing", "urbavore"], 0),  # nothing so far: nothing is added
        ("city", "2 2 2 1 1 3", ["poison-quills", "urbavore", "spiked-tail"], 3),
        ("outside", "claw claw 1 1 3 3", ["acid-attack", "spiked-tail", "burrowing", "urbavore"], 4),
        ("outside", "1 1 2 2 3 3", ["acid-attack", "spiked-tail", "burrowing", "urbavore"], 1),
    ],
)
def test_how_dice_damage_is_built(place: str, dice: str, cards: list[str], damage: int) -> None:
    table = tokyo(seats=4, tokyo=0 if place == "city" else 2, cards={0: cards}, dice=dice, rolls=QUIET)
    table.plays(0, "keep")
    if table.question == "ResolveDice":
        table.plays(0, "resolve")
    hit = 10 - damage
    assert table.life == ([10, hit, hit, hit] if place == "city" else [10, 10, hit, 10])


@proves("T5.3")
def test_neighbours_take_more_if_there_is_damage_and_a_target() -> None:
    table = tokyo(seats=5, tokyo=2, cards={0: ["fire-breathing"]}, dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    assert table.life == [10, 9, 8, 10, 9]


@proves("T5.3")
@pytest.mark.parametrize(("dice", "tokyo_seat"), [(CLAW, None), ("1 1 2 2 3 3", 2)])
def test_without_a_target_or_damage_there_is_no_event_and_nothing_for_neighbours(
    dice: str, tokyo_seat: int | None
) -> None:
    where = {} if tokyo_seat is None else {"tokyo": tokyo_seat}
    table = tokyo(seats=5, cards={0: ["fire-breathing"]}, dice=dice, rolls=QUIET, **where)
    table.plays(0, "keep")
    assert table.told("damage") == []


@proves("T5.3")
def test_what_tokyo_and_neighbours_add_lands_in_the_same_event() -> None:
    table = tokyo(
        seats=3,
        tokyo=0,
        cards={0: ["urbavore", "fire-breathing"], 1: ["were-only-making-it-stronger"]},
        dice=CLAW,
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.told("damage") == [
        {"seat": 1, "amount": 3, "source": 0},
        {"seat": 2, "amount": 3, "source": 0},
    ]
    assert table.energy[1] == 1


@proves("T5.4")
@pytest.mark.parametrize(
    ("life", "burnt"),
    [
        ([10, 10, 10, 10, 10, 10], [1, 5]),
        ([10, 0, 10, 10, 10, 10], [2, 5]),  # empty seats are skipped
        ([10, 0, 0, 10, 10, 0], [3, 4]),
        ([10, 10, 10, 0, 0, 0], [1, 2]),
        ([10, 0, 0, 10, 0, 0], [3]),  # a sole opponent counts once
    ],
)
def test_neighbours_are_the_nearest_living_monsters_on_either_side(life: list[int], burnt: list[int]) -> None:
    table = tokyo(seats=6, tokyo=0, life=life, cards={0: ["fire-breathing"]}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    lost = [before - after for before, after in zip(life, table.life, strict=True)]
    assert lost == [0] + [(2 if seat in burnt else 1) if life[seat] else 0 for seat in range(1, 6)]


# ---------------------------------------------------------------------- before it lands


@proves("T5.5")
def test_monsters_that_may_leave_before_the_damage_decide_first() -> None:
    table = tokyo(
        seats=5,
        tokyo=1,
        bay=3,
        energy=[0, 2, 0, 0, 0],
        cards={1: ["wings"], 3: ["jets"]},
        dice="claw claw 1 1 2 2",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert (table.asked, table.question) == (3, "UseJets")  # before the wings of seat 1, who sits nearer
    table.plays(3, "yield")
    assert (table.asked, table.question) == (1, "Brace")
    table.plays(1, "take damage", "stay")
    assert table.life == [10, 8, 10, 10, 10]
    assert table.places == ["bay", "city", "outside", "outside", "outside"]


@proves("T5.5")
@pytest.mark.parametrize(("turn", "order"), [(0, [1, 3]), (2, [3, 1])])
def test_they_decide_clockwise_from_the_sources_left(turn: int, order: list[int]) -> None:
    table = tokyo(
        seats=5,
        turn=turn,
        tokyo=1,
        bay=3,
        cards={1: ["mimic"], 3: ["jets"]},
        copied="jets",
        dice=CLAW,
        rolls=QUIET,
    )
    table.plays(turn, "keep")
    for seat in order:
        assert table.question == "UseJets"
        table.plays(seat, "stay")
    assert (table.life[1], table.life[3]) == (9, 9)
    assert table.question == "Reroll"  # who has stayed is not asked again


@proves("T5.6")
def test_targets_lessen_their_damage_clockwise_from_the_sources_left() -> None:
    table = tokyo(
        seats=4,
        turn=1,
        life=[9, 9, 9, 9],
        energy=[2, 3, 2, 2],
        cards={0: ["rapid-healing"], 2: ["wings"], 3: ["mimic"]},
        copied="wings",
        store=["fire-blast"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(1, "buy fire-blast")
    assert table.told("damage") == []
    table.plays(2, "prevent")
    table.plays(3, "take damage")
    table.plays(0, "use rapid-healing")
    assert table.life == [8, 9, 9, 7]


@proves("T5.6")
def test_the_source_itself_comes_last() -> None:
    table = tokyo(
        seats=3,
        turn=1,
        life=[9, 9, 9],
        energy=[2, 6, 2],
        cards={0: ["rapid-healing"], 1: ["wings"], 2: ["mimic"]},
        copied="rapid-healing",
        store=["high-altitude-bombing"],
        step="buy",
    )
    table.plays(1, "buy high-altitude-bombing")
    for seat in (2, 0, 1):
        assert table.question == "Brace"
        table.plays(seat, "take damage")
    assert table.life == [6, 6, 6]


@proves("T5.6")
def test_without_a_source_the_active_player_is_asked() -> None:
    table = tokyo(
        seats=2,
        turn=1,
        energy=[2, 2],
        poison=[0, 1],
        cards={0: ["mimic"], 1: ["wings"]},
        copied="wings",
        step="end",
        rolls=QUIET,
    )
    table.plays(1, "prevent")
    assert table.life == [10, 10]


@proves("T5.6")
def test_on_somebody_elses_turn_too_the_order_starts_at_the_source() -> None:
    table = tokyo(
        seats=4,
        turn=0,
        life=[9, 9, 9, 9],
        energy=[5, 2, 3, 2],
        cards={0: ["wings"], 1: ["mimic"], 2: ["opportunist"], 3: ["rapid-healing"]},
        copied="wings",
        store=["corner-store"],
        deck=["fire-blast"],
        step="buy",
    )
    table.plays(0, "buy corner-store")
    table.plays(2, "buy fire-blast")
    for seat in (3, 0, 1):
        assert table.question == "Brace"
        table.plays(seat, "take damage")
    assert table.life == [7, 7, 9, 7]


@proves("T5.7")
def test_protection_already_paid_for_comes_before_everything() -> None:
    table = tokyo(
        seats=2,
        tokyo=0,
        turn=1,
        shielded=[0],
        energy=[9, 0],
        life=[5, 10],
        cards={0: ["wings", "camouflage", "rapid-healing"]},
        dice="claw claw claw 1 1 2",
    )
    table.plays(1, "keep")  # no die is rolled to hide, and nothing is asked before the damage
    assert table.question == "AskYield"
    assert (table.life[0], table.energy[0]) == (5, 9)


@proves("T5.7")
def test_armor_plating_stops_a_bare_one_without_a_roll() -> None:
    table = tokyo(seats=2, tokyo=0, turn=1, cards={0: ["armor-plating", "camouflage"]}, dice=CLAW)
    table.plays(1, "keep")
    assert table.life[0] == 10
    assert table.told("hide") == []


@proves("T5.7")
@pytest.mark.parametrize(
    ("rolls", "life"),
    [("heart 1", 10), ("heart heart", 10), ("1 2", 8)],
)
def test_armor_plating_is_tried_again_after_camouflage(rolls: str, life: int) -> None:
    table = tokyo(
        seats=2, tokyo=0, turn=1, cards={0: ["armor-plating", "camouflage"]}, dice="claw claw 1 1 2 2", rolls=rolls
    )
    table.plays(1, "keep")
    assert table.life[0] == life


@proves("T5.7")
def test_camouflage_comes_before_paying() -> None:
    table = tokyo(
        seats=2,
        tokyo=0,
        turn=1,
        life=[5, 10],
        energy=[4, 0],
        cards={0: ["camouflage", "wings", "rapid-healing"]},
        dice="claw claw claw 1 1 2",
        rolls="heart 1 2",
    )
    table.plays(1, "keep")
    assert table.match.prompt == "2 damage is coming at you"
    assert table.moves == ["take damage", "prevent", "use rapid-healing"]
    table.plays(0, "use rapid-healing", "prevent")
    assert (table.life[0], table.energy[0]) == (6, 0)


@proves("T5.7")
def test_damage_hidden_from_altogether_needs_no_payment() -> None:
    table = tokyo(seats=2, tokyo=0, turn=1, energy=[4, 0], cards={0: ["camouflage", "wings"]}, dice=CLAW, rolls="heart")
    table.plays(1, "keep")
    assert table.question == "AskYield"
    assert table.energy[0] == 4


@proves("T5.8")
@pytest.mark.parametrize(("payments", "life"), [(0, 0), (1, 0), (2, 1)])
def test_healing_paid_for_is_done_before_the_damage_is_taken_off(payments: int, life: int) -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 3, 10],
        energy=[0, 4, 0],
        cards={1: ["rapid-healing"]},
        dice="claw claw claw claw 1 1",
    )
    table.rolls(QUIET)
    table.plays(0, "keep")
    table.plays(1, *["use rapid-healing"] * payments)
    if payments < 2:
        table.plays(1, "take damage")
    assert table.life[1] == life
    assert table.alive[1] == (life > 0)


@proves("T5.8")
def test_healing_stops_at_full_life() -> None:
    table = tokyo(seats=2, tokyo=1, life=[10, 9], energy=[0, 8], cards={1: ["rapid-healing"]}, dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    table.plays(1, "use rapid-healing")
    assert table.life[1] == 10 - 2  # no more could be healed, and the damage was taken
    assert table.energy[1] == 6


@proves("T5.8")
def test_at_no_life_it_is_too_late() -> None:
    table = tokyo(
        seats=3, tokyo=1, life=[10, 1, 10], energy=[0, 9, 0], cards={1: ["rapid-healing"]}, dice=CLAW, rolls=QUIET
    )
    table.plays(0, "keep")
    table.plays(1, "take damage")
    assert not table.alive[1]
    assert table.turn == 2  # it was not asked again


# ---------------------------------------------------------------------- when it lands


@proves("T5.9")
def test_all_amounts_are_taken_off_at_the_same_moment() -> None:
    table = tokyo(
        seats=3,
        life=[9, 9, 9],
        energy=[4, 0, 2],
        cards={2: ["wings"]},
        store=["high-altitude-bombing"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy high-altitude-bombing")
    assert table.life == [9, 9, 9]  # nothing has landed while seat 2 thinks
    table.plays(2, "take damage")
    assert table.life == [6, 6, 6]


@proves("T5.9")
def test_life_does_not_go_below_nothing() -> None:
    table = tokyo(seats=3, tokyo=1, life=[10, 2, 10], dice="claw claw claw claw claw 1", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life[1] == 0
    assert table.told("damage") == [{"seat": 1, "amount": 2, "source": 0}]


@proves("T5.10")
@pytest.mark.parametrize("answer", ["prevent", "take damage"])
def test_prevented_damage_is_no_loss_of_life(answer: str) -> None:
    table = tokyo(
        seats=2,
        tokyo=1,
        energy=[0, 2],
        cards={0: ["poison-spit", "shrink-ray", "herbivore"], 1: ["wings", "were-only-making-it-stronger"]},
        dice="claw claw claw 1 1 2",
        rolls="1 1 2 2 3",
    )
    if answer == "prevent":
        table.rolls(QUIET)
    table.plays(0, "keep")
    table.plays(1, answer, "stay")
    lost = answer == "take damage"
    assert table.life[1] == (7 if lost else 10)
    assert (table.poison[1], table.shrink[1]) == ((1, 1) if lost else (0, 0))
    assert table.energy[1] == (3 if lost else 0)
    assert table.stars[0] == (0 if lost else 1)  # Herbivore: nobody was hurt


@proves("T5.10")
def test_cancelled_damage_is_no_loss_of_life() -> None:
    table = tokyo(
        seats=2, tokyo=1, cards={0: ["poison-spit", "herbivore"], 1: ["jets"]}, dice="claw claw claw 1 1 2", rolls=QUIET
    )
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.told("damage") == []
    assert table.poison[1] == 0
    assert table.stars[0] == 1 + 1  # for entering, and of Herbivore


@proves("T5.11")
def test_what_follows_when_damage_has_landed_has_its_order() -> None:
    table = tokyo(
        seats=5,
        tokyo=0,
        bay=4,
        life=[10, 9, 2, 2, 10],
        cards={0: ["poison-spit", "eater-of-the-dead"], 1: ["were-only-making-it-stronger"], 2: ["it-has-a-child"]},
        dice="claw claw 1 1 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.happened("damage", "poison", "energy", "stars", "revive", "eliminate", "leave") == [
        *["damage"] * 3,
        *["poison"] * 3,
        "energy",
        *["stars"] * 2,
        "revive",
        "eliminate",
        "leave",
    ]
    assert table.stars[0] == 6
    assert table.life == [10, 7, 10, 0, 10]
    assert table.poison == [0, 1, 1, 0, 0]  # the revived one keeps its counter
    assert table.places == ["city", *["outside"] * 4]


@proves("T5.11")
def test_the_end_of_the_match_comes_after_revivals() -> None:
    table = tokyo(seats=2, tokyo=1, life=[10, 1], cards={1: ["it-has-a-child"]}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert not table.over
    assert table.life == [10, 10]


@proves("T5.11")
def test_rewards_for_the_fallen_go_to_those_who_stand_after_the_event() -> None:
    table = tokyo(
        seats=3,
        life=[10, 3, 3],
        energy=[4, 0, 0],
        cards={1: ["eater-of-the-dead"]},
        store=["high-altitude-bombing"],
        step="buy",
    )
    table.plays(0, "buy high-altitude-bombing")
    assert table.stars == [0, 0, 0]
    assert table.winners == [0]


@proves("T5.12")
def test_an_eliminated_monster_loses_everything_and_its_place_is_free() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 1, 10],
        energy=[0, 7, 0],
        poison=[0, 12, 0],
        shrink=[0, 3, 0],
        cards={0: ["poison-spit"], 1: ["wings", "even-bigger"]},
        dice=CLAW,
        rolls=f"{QUIET} {QUIET} {CLAW} {QUIET}",
    )
    table.plays(0, "keep")
    table.plays(1, "take damage")
    assert table.alive == [True, False, True]
    assert (table.energy[1], table.poison[1], table.shrink[1], table.cards(1)) == (0, 0, 0, [])
    assert sorted(table.discards) == ["even-bigger", "wings"]
    assert table.places == ["city", "outside", "outside"]
    assert table.turn == 2  # it takes no more part
    table.plays(2, "keep")
    table.plays(0, "reroll 1 1 2 2 3 3", "keep")
    assert table.life == [10, 0, 9]
    assert table.poison == [0, 0, 1]  # its counters are in the supply again


@proves("T5.12")
def test_a_card_of_its_own_may_revive_a_monster() -> None:
    table = tokyo(
        seats=2,
        life=[2, 10],
        stars=[5, 0],
        energy=[5, 0],
        cards={0: ["it-has-a-child", "wings"]},
        poison=[2, 0],
        step="end",
        rolls=QUIET,
    )
    table.plays(0, "take damage")
    assert table.alive[0]
    assert (table.life[0], table.stars[0], table.energy[0], table.poison[0]) == (10, 0, 5, 2)
    assert table.cards(0) == []


@proves("T5.13")
def test_a_revived_monster_stands_outside_and_the_attacker_takes_its_place() -> None:
    table = tokyo(
        seats=5, tokyo=1, bay=2, life=[10, 1, 10, 10, 10], cards={1: ["it-has-a-child"]}, dice=CLAW, rolls=QUIET
    )
    table.plays(0, "keep")
    table.plays(2, "stay")  # seat 1 is not asked: it has left already
    assert table.places == ["city", "outside", "bay", "outside", "outside"]
    assert table.seen["bay_open"]


@proves("T5.13")
def test_the_place_of_one_revived_after_a_cards_damage_is_empty() -> None:
    table = tokyo(
        seats=5,
        tokyo=1,
        bay=2,
        life=[10, 10, 2, 10, 10],
        energy=[3, 0, 0, 0, 0],
        cards={2: ["it-has-a-child"]},
        store=["fire-blast"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy fire-blast")
    assert table.places == ["outside", "city", "outside", "outside", "outside"]
    assert table.seen["bay_open"]  # five are still alive


@proves("T5.14")
def test_things_of_one_player_follow_the_order_of_the_rules() -> None:
    table = tokyo(
        seats=2,
        tokyo=0,
        energy=[6, 0],
        poison=[1, 0],
        cards={0: ["energy-hoarder", "herbivore", "metamorph"]},
        step="end",
        rolls=QUIET,
    )
    assert table.question == "UseMetamorph"
    table.plays(0, "done")
    told = [entry.clause for entry in table.match.journal() if entry.kind in ("stars", "damage")]
    assert told == ["energy-hoarder", "herbivore", "T5.9"]


@proves("T5.14")
@pytest.mark.parametrize("turn", [0, 2, 4])
def test_decisions_of_others_go_clockwise_from_the_active_players_left(turn: int) -> None:
    table = tokyo(
        seats=6,
        turn=turn,
        tokyo=1,
        bay=5,
        cards={1: ["psychic-probe"], 5: ["mimic"]},
        copied="psychic-probe",
        dice="claw 1 1 2 2 3",
        rolls=QUIET,
    )
    order = sorted([1, 5], key=lambda seat: (seat - turn) % 6)
    table.plays(turn, "keep")
    for seat in order:
        table.plays(seat, "pass")
    for seat in order:
        table.plays(seat, "stay")
    assert table.question == "Reroll"


@proves("T5.14")
def test_rewards_that_come_together_are_paid_to_the_active_player_first() -> None:
    table = tokyo(
        seats=4,
        turn=2,
        tokyo=3,
        life=[10, 10, 10, 1],
        cards={1: ["eater-of-the-dead"], 2: ["mimic"]},
        copied="eater-of-the-dead",
        dice=CLAW,
        rolls=QUIET,
    )
    table.plays(2, "keep")
    eaten = [entry.fields["seat"] for entry in table.match.journal() if entry.clause == "eater-of-the-dead"]
    assert eaten == [2, 1]
