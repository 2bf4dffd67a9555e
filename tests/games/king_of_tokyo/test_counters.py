"""T6  Counters and places."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, Story, tokyo
from tests.proof import proves

CLAW = "claw 1 1 2 2 3"
SPITTERS = pytest.mark.parametrize(("card", "kind"), [("poison-spit", "poison"), ("shrink-ray", "shrink")])


def counters(table: Story, kind: str) -> list[int]:
    return table.poison if kind == "poison" else table.shrink


# ---------------------------------------------------------------------- T6.1-T6.6


@proves("T6.1")
@SPITTERS
@pytest.mark.parametrize("claws", [1, 3])
def test_an_event_gives_one_counter_not_one_for_each_life(card: str, kind: str, claws: int) -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: [card]}, dice=" ".join(["claw"] * claws + ["1", "1", "2"]))
    table.plays(0, "keep")
    assert table.life == [10, 10 - claws, 10]
    assert counters(table, kind) == [0, 1, 0]


@proves("T6.1")
@SPITTERS
def test_each_such_card_gives_one(card: str, kind: str) -> None:
    table = tokyo(seats=3, tokyo=1, cards={0: [card, "mimic"]}, copied=card, dice=CLAW)
    table.plays(0, "keep")
    assert counters(table, kind) == [0, 2, 0]


@proves("T6.1")
@SPITTERS
def test_each_event_gives_one(card: str, kind: str) -> None:
    table = tokyo(seats=2, tokyo=1, energy=[3, 0], cards={0: [card]}, store=["fire-blast"], dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "stay")
    table.plays(0, "buy fire-blast")
    assert table.life[1] == 10 - 1 - 2
    assert counters(table, kind) == [0, 2]


@proves("T6.1")
@SPITTERS
def test_without_loss_of_life_there_is_none(card: str, kind: str) -> None:
    table = tokyo(seats=2, tokyo=1, cards={0: [card], 1: ["armor-plating"]}, dice=CLAW)
    table.plays(0, "keep")
    assert counters(table, kind) == [0, 0]


@proves("T6.2")
def test_counters_outlast_the_card_they_came_from() -> None:
    table = tokyo(
        seats=2,
        poison=[0, 2],
        shrink=[0, 1],
        cards={0: ["metamorph", "poison-spit", "shrink-ray"]},
        step="end",
        rolls="1 1 2 2 3 1 1 2 2 3 3",
    )
    table.plays(0, "sell poison-spit", "sell shrink-ray", "done")
    assert (table.poison, table.shrink) == ([0, 2], [0, 1])
    assert len(table.dice) == 5
    table.plays(1, "keep")
    assert table.life[1] == 8


@proves("T6.2")
def test_counters_outlast_the_monster_that_owned_the_card() -> None:
    table = tokyo(
        seats=3,
        life=[3, 10, 10],
        energy=[5, 0, 0],
        poison=[0, 1, 0],
        shrink=[0, 1, 0],
        cards={0: ["poison-spit", "shrink-ray"]},
        store=["jet-fighters"],
        step="buy",
        rolls=f"1 1 2 2 3 {QUIET}",
    )
    table.plays(0, "buy jet-fighters")
    assert not table.alive[0]
    assert (table.poison, table.shrink) == ([0, 1, 0], [0, 1, 0])
    assert len(table.dice) == 5
    table.plays(1, "keep")
    assert table.life[1] == 9


@proves("T6.3")
@pytest.mark.parametrize("kind", ["poison", "shrink"])
@pytest.mark.parametrize("life", [5, 10])
def test_a_heart_removes_one_counter_of_either_kind_also_at_full_life(kind: str, life: int) -> None:
    table = tokyo(seats=2, life=[life, 10], dice="heart 1 1 2 2 3", rolls=QUIET, **{kind: [2, 0]})
    table.plays(0, "keep", f"cure {kind}")
    assert counters(table, kind) == [1, 0]
    assert table.life[0] == life - (1 if kind == "poison" else 0)  # the heart did not heal


@proves("T6.3")
def test_in_tokyo_no_heart_removes_a_counter() -> None:
    table = tokyo(
        seats=2, tokyo=0, life=[9, 9], shrink=[1, 0], cards={0: ["healing-ray"]}, dice="heart 1 1 2 2 3", rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.moves == ["waste heart", "treat 1"]
    assert table.refusal("cure shrink").endswith("in Tokyo hearts neither heal you nor remove counters · T4.3.5")


@proves("T6.3")
def test_on_the_turns_of_others_there_are_no_hearts_for_you() -> None:
    table = tokyo(seats=2, turn=1, shrink=[1, 0], dice="heart heart 1 1 2 3", rolls="1 1 2 2 3")
    table.plays(1, "keep")
    assert table.shrink[0] == 1


@proves("T6.3")
@pytest.mark.parametrize("card", ["heal", "nuclear-power-plant"])
def test_healing_by_a_card_removes_no_counter(card: str) -> None:
    table = tokyo(seats=2, life=[5, 10], energy=[6, 0], shrink=[1, 0], poison=[1, 0], store=[card], step="buy")
    table.rolls(QUIET)
    table.plays(0, f"buy {card}")
    if table.question == "BuyCards":
        table.plays(0, "done")
    assert (table.shrink[0], table.poison[0]) == (1, 1)


@proves("T6.3")
def test_rapid_healing_removes_no_counter() -> None:
    table = tokyo(
        seats=2, life=[5, 10], energy=[2, 0], shrink=[1, 0], cards={0: ["rapid-healing"]}, step="buy", rolls=QUIET
    )
    table.plays(0, "use rapid-healing")
    assert table.life[0] == 6
    assert table.shrink[0] == 1


@proves("T6.3")
def test_a_heart_that_another_spends_on_you_removes_no_counter() -> None:
    table = tokyo(
        seats=2, life=[10, 5], shrink=[0, 1], cards={0: ["healing-ray"]}, dice="heart 1 1 2 2 3", rolls="1 1 2 2 3"
    )
    table.plays(0, "keep", "treat 1")
    assert table.life[1] == 6
    assert table.shrink[1] == 1


@proves("T6.4")
def test_poison_hurts_at_the_end_of_your_turn_in_one_event_and_stays() -> None:
    table = tokyo(seats=2, poison=[3, 1], step="end", rolls=QUIET)
    assert table.told("damage") == [{"seat": 0, "amount": 3, "source": None}]
    assert table.life == [7, 10]
    assert table.poison == [3, 1]


@proves("T6.4")
@pytest.mark.parametrize(("poison", "life"), [(1, 10), (2, 8)])
def test_poison_may_be_prevented_as_usual(poison: int, life: int) -> None:
    table = tokyo(seats=2, poison=[poison, 0], cards={0: ["armor-plating"]}, step="end", rolls=QUIET)
    assert table.life[0] == life
    assert table.poison[0] == poison


@proves("T6.5")
def test_a_shrink_counter_costs_a_die_in_every_turn() -> None:
    table = tokyo(seats=2, shrink=[2, 0], step="roll", rolls=f"1 1 2 2 {QUIET} 1 1 2 2")
    assert len(table.dice) == 4
    table.plays(0, "keep")
    assert len(table.dice) == 6
    table.plays(1, "keep")
    assert len(table.dice) == 4
    assert table.shrink == [2, 0]


@proves("T6.5")
def test_a_counter_removed_while_resolving_helps_from_the_next_turn_on() -> None:
    table = tokyo(seats=2, shrink=[2, 0], step="roll", rolls=f"heart 1 2 3 {QUIET} 1 1 2 2 3")
    table.plays(0, "keep", "cure shrink")
    assert len(table.told("roll")[0]["faces"]) == 4
    table.plays(1, "keep")
    assert len(table.dice) == 5


@proves("T6.6")
@SPITTERS
@pytest.mark.parametrize(("given", "after"), [(10, [11, 1]), (11, [12, 0]), (12, [12, 0])])
def test_when_a_kind_has_run_out_no_more_of_it_is_given(card: str, kind: str, given: int, after: list[int]) -> None:
    table = tokyo(
        seats=3, tokyo=0, energy=[2, 0, 0], cards={0: [card]}, store=["wings"], dice=CLAW, **{kind: [0, given, 0]}
    )
    table.plays(0, "keep")
    assert table.life == [10, 9, 9]
    assert counters(table, kind)[1:] == after


# ---------------------------------------------------------------------- T6.7-T6.10


@proves("T6.7")
@pytest.mark.parametrize(("life", "open"), [([9] * 6, True), ([9, 9, 9, 9, 9, 0], True), ([9, 9, 9, 9, 0, 0], False)])
def test_the_bay_is_open_while_five_live_no_matter_how_many_began(life: list[int], open: bool) -> None:
    table = tokyo(seats=6, tokyo=1, life=life, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "stay")
    assert table.places[0] == ("bay" if open else "outside")


@proves("T6.7")
def test_the_bay_closes_at_once() -> None:
    table = tokyo(
        seats=5,
        tokyo=1,
        bay=2,
        life=[10, 10, 10, 2, 10],
        energy=[9, 0, 0, 0, 0],
        store=["fire-blast", "corner-store"],
        step="buy",
    )
    table.plays(0, "buy fire-blast")
    assert table.question == "BuyCards"  # in the middle of the turn
    assert table.places == ["outside", "city", "outside", "outside", "outside"]
    assert not table.seen["bay_open"]


@proves("T6.8")
@pytest.mark.parametrize(("city", "place"), [(None, "city"), (1, "outside")])
def test_the_monster_in_the_closing_bay_moves_to_an_empty_city_without_a_star(city: int | None, place: str) -> None:
    where = {} if city is None else {"tokyo": city}
    table = tokyo(seats=5, bay=2, life=[1, 9, 9, 9, 9], poison=[1, 0, 0, 0, 0], step="end", rolls=QUIET, **where)
    assert not table.alive[0]
    assert table.places[2] == place
    assert table.stars[2] == 0


@proves("T6.9")
def test_an_attacker_about_to_enter_takes_the_emptied_city_before_the_bay_monster() -> None:
    table = tokyo(seats=5, tokyo=1, bay=2, life=[10, 1, 10, 10, 10], dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.places == ["city", "outside", "outside", "outside", "outside"]
    assert table.stars[0] == 1
    assert table.turn == 2  # the monster of the Bay was not asked to yield


@proves("T6.9")
def test_without_an_attacker_the_bay_monster_takes_the_emptied_city() -> None:
    table = tokyo(
        seats=5, tokyo=1, bay=2, life=[10, 1, 10, 10, 10], cards={0: ["acid-attack"]}, dice="1 1 2 2 3 3", rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.places == ["outside", "outside", "city", "outside", "outside"]
    assert table.stars[0] == 0


@proves("T6.10")
@pytest.mark.parametrize(("answer", "place"), [("stay", "outside"), ("yield", "city")])
def test_if_the_bay_closes_by_the_fall_of_its_monster_the_attacker_enters_only_a_free_city(
    answer: str, place: str
) -> None:
    table = tokyo(seats=5, tokyo=1, bay=2, life=[10, 10, 1, 10, 10], dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, answer)
    assert table.places[0] == place
    assert table.stars[0] == (1 if place == "city" else 0)


@proves("T6.10")
def test_if_city_was_free_already_the_attacker_enters_it() -> None:
    table = tokyo(seats=5, bay=2, life=[10, 10, 1, 10, 10], dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.places[0] == "city"
