"""T4.4  Tokyo: yielding and entering."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, Story, tokyo
from tests.proof import proves

CLAW = "claw 1 1 2 2 3"


@proves("T4.4")
def test_yielding_comes_first_then_entering_then_what_the_yielding_causes() -> None:
    table = tokyo(seats=2, tokyo=1, cards={1: ["burrowing"]}, dice="claw claw 1 1 2 heart", life=[9, 10], rolls=QUIET)
    table.plays(0, "keep", "resolve")
    table.plays(1, "yield")
    kinds = [
        entry.kind for entry in table.match.journal() if entry.kind in ("heal", "yield", "enter", "stars", "damage")
    ]
    assert kinds == ["heal", "damage", "yield", "enter", "stars", "damage"]
    assert table.life == [9, 8]


@proves("T4.4")
def test_all_groups_are_resolved_before_anybody_yields() -> None:
    table = tokyo(seats=2, tokyo=1, dice="claw energy energy 1 1 2")
    table.plays(0, "keep", "resolve claws")
    assert table.energy[0] == 2
    assert (table.asked, table.question) == (1, "AskYield")


@proves("T4.4.1")
def test_a_monster_that_yields_leaves_tokyo_and_keeps_its_wounds() -> None:
    table = tokyo(seats=3, tokyo=1, dice="claw claw claw 1 1 2", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.life == [10, 7, 10]
    assert table.places == ["city", "outside", "outside"]
    assert table.stars == [1, 0, 0]


@proves("T4.4.1")
def test_a_monster_may_stay() -> None:
    table = tokyo(seats=3, tokyo=1, dice=CLAW, rolls=f"{QUIET}")
    table.plays(0, "keep")
    table.plays(1, "stay")
    assert table.places == ["outside", "city", "outside"]
    assert table.stars == [0, 2, 0]  # seat 1's own turn has begun in Tokyo


@proves("T4.4.1")
@pytest.mark.parametrize(("turn", "order"), [(0, [2, 4]), (3, [4, 2]), (1, [2, 4]), (5, [2, 4])])
def test_several_decide_clockwise_from_the_active_players_left(turn: int, order: list[int]) -> None:
    table = tokyo(seats=6, tokyo=4, bay=2, turn=turn, dice=CLAW, rolls=QUIET)
    table.plays(turn, "keep")
    for seat in order:
        assert (table.asked, table.question) == (seat, "AskYield")
        table.plays(seat, "stay")
    assert table.question == "Reroll"


@proves("T4.4.1")
def test_an_eliminated_monster_is_not_asked() -> None:
    table = tokyo(seats=3, tokyo=1, life=[10, 1, 10], dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.turn == 2
    assert table.places == ["city", "outside", "outside"]


@proves("T4.4.2")
def test_having_been_attacked_is_enough_for_yielding() -> None:
    table = tokyo(seats=2, tokyo=1, cards={1: ["armor-plating"]}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life[1] == 10
    table.plays(1, "yield")
    assert table.places == ["city", "outside"]


@proves("T4.4.2")
@pytest.mark.parametrize("card", ["armor-plating", "wings"])
def test_with_the_option_hurt_prevented_damage_gives_no_right_to_yield(card: str) -> None:
    table = tokyo(
        seats=2, options={"yielding": "hurt"}, tokyo=1, energy=[0, 2], cards={1: [card]}, dice=CLAW, rolls=QUIET
    )
    table.plays(0, "keep")
    if card == "wings":
        table.plays(1, "prevent")
    assert (table.asked, table.question) == (1, "Reroll")
    assert table.places == ["outside", "city"]


@proves("T4.4.2")
def test_with_the_option_hurt_one_that_lost_life_may_yield_and_another_may_not() -> None:
    table = tokyo(
        seats=5, options={"yielding": "hurt"}, tokyo=1, bay=2, cards={1: ["armor-plating"]}, dice=CLAW, rolls=QUIET
    )
    table.plays(0, "keep")
    assert table.life[:3] == [10, 10, 9]
    table.plays(2, "yield")
    assert table.places[:3] == ["bay", "city", "outside"]


@proves("T4.4.2")
def test_with_the_option_hurt_a_card_may_still_let_its_owner_leave_before_the_damage() -> None:
    table = tokyo(seats=2, options={"yielding": "hurt"}, tokyo=1, cards={1: ["jets"]}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.life[1] == 10
    assert table.places == ["city", "outside"]


@proves("T4.4.3")
@pytest.mark.parametrize("card", ["fire-blast", "gas-refinery", "high-altitude-bombing"])
def test_damage_of_a_bought_card_gives_nobody_the_right_to_yield(card: str) -> None:
    table = tokyo(seats=3, tokyo=1, energy=[6, 0, 0], store=[card], step="buy", rolls=QUIET)
    table.plays(0, f"buy {card}")
    if table.question == "BuyCards":
        table.plays(0, "done")
    assert table.life[1] < 10
    assert (table.asked, table.question) == (1, "Reroll")
    assert table.places == ["outside", "city", "outside"]


@proves("T4.4.3")
def test_poison_gives_no_right_to_yield() -> None:
    table = tokyo(seats=2, tokyo=0, poison=[2, 0], step="end", rolls=QUIET)
    assert table.life[0] == 8
    assert (table.asked, table.question) == (1, "Reroll")
    assert table.places[0] == "city"


@proves("T4.4.3")
def test_a_burnt_neighbour_in_tokyo_that_was_no_target_may_not_yield() -> None:
    table = tokyo(seats=5, tokyo=0, bay=1, cards={0: ["fire-breathing"]}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9, 9, 8]
    assert (table.asked, table.question) == (1, "Reroll")


@proves("T4.4.4")
def test_nobody_walks_out_of_tokyo_of_its_own_will() -> None:
    table = tokyo(seats=2, tokyo=0, energy=[9, 9], store=["heal"], rolls=f"{QUIET} {QUIET}")
    offered = set()
    for seat, move in ((0, "keep"), (0, "done"), (1, "keep"), (1, "done")):
        offered |= set(table.moves)
        if (seat, move) != (1, "done"):
            table.plays(seat, move)
    assert "yield" not in offered
    assert table.places[0] == "city"


@proves("T4.4.4")
def test_cards_revivals_and_the_closing_bay_take_monsters_out_nonetheless() -> None:
    dropped = tokyo(seats=2, tokyo=1, energy=[5, 0], store=["drop-from-high-altitude"], step="buy", rolls=QUIET)
    dropped.plays(0, "buy drop-from-high-altitude")
    assert dropped.places == ["city", "outside"]
    revived = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 2, 10],
        energy=[3, 0, 0],
        cards={1: ["it-has-a-child"]},
        store=["fire-blast"],
        step="buy",
        rolls=QUIET,
    )
    revived.plays(0, "buy fire-blast")
    assert revived.places == ["outside", "outside", "outside"]
    closed = tokyo(
        seats=5,
        tokyo=0,
        bay=1,
        life=[9, 9, 2, 9, 9],
        energy=[3, 0, 0, 0, 0],
        store=["fire-blast"],
        step="buy",
        rolls=QUIET,
    )
    closed.plays(0, "buy fire-blast")
    assert closed.places == ["city", "outside", "outside", "outside", "outside"]


@proves("T4.4.5")
def test_an_attacker_outside_must_enter_a_free_place_and_earns_a_star() -> None:
    table = tokyo(seats=2, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.places == ["city", "outside"]  # it was not asked
    assert table.stars == [1, 0]


@proves("T4.4.5")
@pytest.mark.parametrize(("held", "place"), [({}, "city"), ({"bay": 4}, "city"), ({"tokyo": 4}, "bay")])
def test_city_comes_before_the_bay(held: dict[str, int], place: str) -> None:
    table = tokyo(seats=5, dice=CLAW, rolls=QUIET, **held)
    table.plays(0, "keep")
    if held:
        table.plays(4, "stay")
    assert table.places[0] == place
    assert table.stars[0] == 1


@proves("T4.4.6")
def test_without_an_attack_nobody_enters_even_an_empty_tokyo() -> None:
    table = tokyo(seats=2, dice="1 1 2 2 3 energy", rolls=QUIET)
    table.plays(0, "keep")
    assert table.places == ["outside", "outside"]
    assert table.stars == [0, 0]


@proves("T4.4.6")
@pytest.mark.parametrize(("held", "place"), [({}, "city"), ({"tokyo": 4}, "bay"), ({"tokyo": 4, "bay": 3}, "outside")])
def test_with_the_option_always_a_free_place_is_entered_without_a_claw(held: dict[str, int], place: str) -> None:
    table = tokyo(seats=5, options={"entry": "always"}, dice="1 1 2 2 3 energy", rolls=QUIET, **held)
    table.plays(0, "keep")
    assert table.places[0] == place
    assert table.stars[0] == (0 if place == "outside" else 1)
    assert table.life == [10, 10, 10, 10, 10]


@proves("T4.4.7")
def test_claws_on_a_wholly_empty_tokyo_hurt_nobody() -> None:
    table = tokyo(seats=5, dice="claw claw claw claw claw claw", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 10, 10, 10, 10]
    assert table.places[0] == "city"


@proves("T4.4.7")
def test_a_card_that_widens_your_targets_hits_before_you_enter_an_empty_tokyo() -> None:
    table = tokyo(seats=3, cards={0: ["nova-breath"]}, dice="claw claw 1 1 2 2", rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 8, 8]
    assert table.places[0] == "city"


@proves("T4.4.7")
def test_cards_bought_later_in_the_turn_of_entering_deal_their_damage() -> None:
    table = tokyo(seats=3, energy=[3, 0, 0], store=["fire-blast"], dice=CLAW, rolls=QUIET)
    table.plays(0, "keep", "buy fire-blast")
    assert table.places[0] == "city"
    assert table.life == [10, 8, 8]


@proves("T4.4.8")
@pytest.mark.parametrize(("answer", "places"), [("stay", ["bay", "city"]), ("yield", ["city", "outside"])])
def test_with_a_free_bay_the_attacker_hits_city_and_enters_city_or_the_bay(answer: str, places: list[str]) -> None:
    table = tokyo(seats=5, tokyo=1, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life[1] == 9
    table.plays(1, answer)
    assert table.places[:2] == places
    assert table.stars[0] == 1


def both_attacked(city: str, bay: str) -> Story:
    """Seat 0 attacks seat 1 in City and seat 2 in the Bay, who answer so."""
    table = tokyo(seats=6, tokyo=1, bay=2, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9, 10, 10, 10]
    table.plays(1, city)
    table.plays(2, bay)
    return table


@proves("T4.4.9")
def test_if_both_leave_the_attacker_takes_city_and_the_bay_is_empty() -> None:
    table = both_attacked("yield", "yield")
    assert table.places[:3] == ["city", "outside", "outside"]
    assert table.stars[0] == 1


@proves("T4.4.9")
def test_if_none_leaves_the_attacker_stays_outside_and_scores_nothing() -> None:
    table = both_attacked("stay", "stay")
    assert table.places[:3] == ["outside", "city", "bay"]
    assert table.stars[0] == 0


@proves("T4.4.10")
def test_if_only_city_leaves_the_bay_does_not_move_up() -> None:
    table = both_attacked("yield", "stay")
    assert table.places[:3] == ["city", "outside", "bay"]
    assert table.stars[:3] == [1, 0, 0]


@proves("T4.4.10")
def test_if_only_the_bay_leaves_the_attacker_takes_the_bay() -> None:
    table = both_attacked("stay", "yield")
    assert table.places[:3] == ["bay", "city", "outside"]
    assert table.stars[0] == 1


@proves("T4.4.10")
def test_the_bay_is_taken_only_if_it_is_still_open() -> None:
    table = tokyo(
        seats=5,
        tokyo=1,
        bay=2,
        life=[10, 10, 10, 10, 1],
        cards={0: ["fire-breathing"]},  # burns seat 4, its neighbour
        dice=CLAW,
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert not table.alive[4]
    assert table.places == ["outside", "city", "outside", "outside", "outside"]
    table.plays(1, "stay")
    assert table.places[0] == "outside"
    assert table.stars[0] == 0


@proves("T4.4.11")
@pytest.mark.parametrize(("fallen", "place"), [(1, "city"), (2, "bay")])
def test_the_attacker_takes_the_place_of_a_monster_it_eliminates(fallen: int, place: str) -> None:
    table = tokyo(seats=6, tokyo=1, bay=2, life={fallen: 1}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    table.plays(3 - fallen, "stay")
    assert not table.alive[fallen]
    assert table.places[0] == place
    assert table.stars[0] == 1


@proves("T4.4.12")
def test_the_place_of_a_monster_that_a_card_eliminates_stays_empty() -> None:
    table = tokyo(seats=3, tokyo=1, life=[10, 3, 10], energy=[3, 0, 0], store=["fire-blast"], dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "stay")  # the attacker's Tokyo step is over
    table.plays(0, "buy fire-blast")
    assert table.alive == [True, False, True]
    assert table.places == ["outside", "outside", "outside"]
    assert table.stars[0] == 0


@proves("T4.4.12")
def test_the_place_of_a_monster_that_poison_eliminates_stays_empty() -> None:
    table = tokyo(seats=3, tokyo=0, life=[1, 10, 10], poison=[1, 0, 0], step="end", rolls=QUIET)
    assert not table.alive[0]
    assert table.places == ["outside", "outside", "outside"]


@proves("T4.4.12")
def test_the_place_of_a_monster_that_falls_to_damage_that_is_no_attack_stays_empty() -> None:
    table = tokyo(seats=3, tokyo=1, life=[10, 1, 10], cards={0: ["acid-attack"]}, dice="1 1 2 2 3 3", rolls=QUIET)
    table.plays(0, "keep")
    assert not table.alive[1]
    assert table.places == ["outside", "outside", "outside"]


@proves("T4.4.12")
def test_an_attacker_enters_where_only_the_flames_of_its_card_made_the_attack_deadly() -> None:
    table = tokyo(
        seats=6,
        tokyo=1,
        bay=2,
        life=[10, 1, 10, 10, 10, 10],
        cards={0: ["fire-breathing"], 1: ["armor-plating"]},
        dice=CLAW,
        rolls=QUIET,
    )
    table.plays(0, "keep")  # the claw alone would have been shrugged off
    table.plays(2, "stay")
    assert not table.alive[1]
    assert table.places[:3] == ["city", "outside", "bay"]


@proves("T4.4.13")
@pytest.mark.parametrize(("city", "bay"), [(0, 1), (1, 0)])
def test_an_attacker_in_tokyo_never_changes_place(city: int, bay: int) -> None:
    table = tokyo(seats=5, tokyo=city, bay=bay, cards={0: ["nova-breath"]}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 9, 9, 9, 9]
    table.plays(1, "yield")
    assert table.places == ["city" if city == 0 else "bay", "outside", "outside", "outside", "outside"]
    assert table.stars[0] == 0
