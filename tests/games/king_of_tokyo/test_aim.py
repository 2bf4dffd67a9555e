"""T1  Aim and end."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves


@proves("T1.1", "T1.2")
def test_twenty_stars_when_the_turn_ends_win_the_match() -> None:
    table = tokyo(seats=3, stars=[19, 0, 0], dice="1 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.stars == [20, 0, 0]
    assert table.over
    assert table.winners == [0]


@proves("T1.1")
def test_nineteen_stars_do_not_win() -> None:
    table = tokyo(seats=3, stars=[18, 0, 0], dice="1 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [19, 0, 0]
    assert not table.over
    assert table.winners == []


@proves("T1.1", "T1.5")
def test_the_only_monster_left_alive_wins_at_once_with_however_few_stars() -> None:
    table = tokyo(
        seats=3,
        tokyo=1,
        life=[10, 2, 0],
        stars=[0, 19, 0],
        energy=[9, 0, 0],
        store=["corner-store"],
        dice="claw claw 1 1 2 3",
    )
    table.plays(0, "keep")
    assert table.over
    assert table.winners == [0]
    assert table.stars[0] == 0
    assert table.asked is None  # not asked to buy: the end of the turn is not waited for


@proves("T1.2")
def test_twenty_stars_win_on_the_turn_of_another_too() -> None:
    table = tokyo(
        seats=4,
        tokyo=2,
        life=[10, 10, 1, 10],
        stars=[0, 17, 0, 0],
        cards={1: ["eater-of-the-dead"]},
        dice="claw 1 1 2 2 3",
    )
    table.plays(0, "keep")
    assert table.stars == [1, 20, 0, 0]
    assert table.turn == 0
    assert table.winners == [1]


@proves("T1.2")
@pytest.mark.parametrize("poison", [1, 2])
def test_poison_comes_before_the_check(poison: int) -> None:
    table = tokyo(seats=3, stars=[20, 0, 0], life=[2, 10, 10], poison=[poison, 0, 0], step="end", rolls=QUIET)
    assert table.alive[0] == (poison == 1)
    assert table.winners == ([0] if poison == 1 else [])
    assert table.over == (poison == 1)


@proves("T1.2")
def test_a_monster_that_had_twenty_stars_but_died_in_that_turn_does_not_win() -> None:
    table = tokyo(
        seats=3, stars=[18, 0, 0], life=[4, 10, 10], energy=[5, 0, 0], store=["jet-fighters"], step="buy", rolls=QUIET
    )
    table.plays(0, "buy jet-fighters")
    assert not table.alive[0]
    assert not table.over
    assert table.turn == 1


@proves("T1.2")
def test_a_monster_that_dropped_below_twenty_stars_before_the_check_does_not_win() -> None:
    table = tokyo(
        seats=3,
        stars=[19, 0, 0],
        energy=[3, 7, 0],
        cards={1: ["opportunist"]},
        store=["corner-store"],
        deck=["evacuation-orders"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store")
    assert table.stars[0] == 20
    table.plays(1, "buy evacuation-orders")
    assert table.stars[0] == 15
    assert not table.over


@proves("T1.3")
def test_stars_are_looked_at_only_when_the_turn_ends() -> None:
    table = tokyo(seats=3, stars=[19, 0, 0], energy=[3, 0, 0], store=["corner-store"], dice="1 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.stars[0] == 20
    assert not table.over
    assert table.question == "BuyCards"
    table.plays(0, "done")
    assert table.winners == [0]


@proves("T1.3")
def test_at_once_the_moment_of_the_twentieth_star_ends_the_match() -> None:
    table = tokyo(
        seats=3,
        options={"goal": "at-once"},
        tokyo=1,
        stars=[19, 0, 0],
        energy=[3, 0, 0],
        store=["corner-store"],
        dice="1 1 1 claw energy 3",
    )
    table.plays(0, "keep", "resolve numbers")
    assert table.winners == [0]
    assert table.energy[0] == 3  # neither the energy nor the claw has been resolved
    assert table.life[1] == 10


@proves("T1.3")
def test_at_once_nothing_more_of_the_winning_card_or_roll_happens() -> None:
    dropping = tokyo(
        seats=3,
        options={"goal": "at-once"},
        tokyo=1,
        stars=[18, 0, 0],
        energy=[5, 0, 0],
        store=["drop-from-high-altitude"],
        step="buy",
    )
    dropping.plays(0, "buy drop-from-high-altitude")
    assert dropping.winners == [0]
    assert dropping.stars[0] == 20
    assert dropping.places == ["outside", "city", "outside"]
    rolling = tokyo(seats=2, options={"goal": "at-once"}, stars=[19, 0], dice="1 1 1 3 3 3")
    rolling.plays(0, "keep")
    assert rolling.winners == [0]
    assert rolling.stars[0] == 20


@proves("T1.3")
def test_at_once_the_stars_for_a_fallen_monster_win_before_it_is_revived() -> None:
    table = tokyo(
        seats=3,
        options={"goal": "at-once"},
        tokyo=1,
        life=[10, 1, 10],
        stars=[17, 0, 0],
        cards={0: ["eater-of-the-dead"], 1: ["it-has-a-child"]},
        dice="claw 1 1 2 2 3",
    )
    table.plays(0, "keep")
    assert table.winners == [0]
    assert table.life[1] == 0


@proves("T1.4")
@pytest.mark.parametrize(("first", "winner"), [("claws", 1), ("numbers", 0)])
def test_of_several_the_one_that_got_there_earliest_wins(first: str, winner: int) -> None:
    table = tokyo(
        seats=4,
        tokyo=0,
        life=[10, 10, 1, 10],
        stars=[19, 17, 0, 0],
        cards={1: ["eater-of-the-dead"]},
        dice="1 1 1 claw 2 3",
    )
    table.plays(0, "keep", f"resolve {first}")
    assert table.stars == [20, 20, 0, 0]
    assert table.winners == [winner]


@proves("T1.4")
def test_having_been_first_does_not_help_one_that_did_not_stay_there() -> None:
    table = tokyo(
        seats=3,
        stars=[20, 18, 0],
        energy=[13, 11, 0],
        cards={1: ["opportunist"]},
        store=["corner-store", "skyscraper", "energize"],
        deck=["evacuation-orders", "commuter-train", "wings", "jets"],
        step="buy",
    )
    table.plays(0, "buy corner-store")
    table.plays(1, "buy evacuation-orders", "buy commuter-train")
    assert table.stars == [16, 20, 0]
    table.plays(0, "buy skyscraper")
    assert table.stars == [20, 20, 0]
    table.plays(0, "done")
    assert table.winners == [1]


@proves("T1.4")
@pytest.mark.parametrize(
    ("turn", "eaters", "victim", "winner"),
    [
        (1, (0, 2), 3, 2),  # neither is active: clockwise from the active one
        (1, (0, 1), 3, 1),  # one of them is active
        (3, (1, 2), 0, 1),
        (2, (3, 1), 0, 3),
    ],
)
def test_of_those_that_got_there_together_the_active_one_wins_then_the_next_clockwise(
    turn: int, eaters: tuple[int, int], victim: int, winner: int
) -> None:
    table = tokyo(
        seats=4,
        turn=turn,
        tokyo=victim,
        life={victim: 1},
        stars={eaters[0]: 17, eaters[1]: 17},
        cards={eaters[0]: ["eater-of-the-dead"], eaters[1]: ["mimic"]},
        copied="eater-of-the-dead",
        dice="claw 1 1 2 2 3",
    )
    table.plays(turn, "keep")
    assert table.stars[eaters[0]] >= 20
    assert table.stars[eaters[1]] >= 20
    assert table.winners == [winner]


@proves("T1.4")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_monsters_that_are_there_when_the_story_begins_got_there_together(turn: int) -> None:
    table = tokyo(seats=3, turn=turn, stars=[20, 20, 20], step="end")
    assert table.winners == [turn]


@proves("T1.6")
def test_when_one_event_eliminates_all_nobody_wins() -> None:
    table = tokyo(
        seats=3,
        life=[3, 2, 1],
        stars=[20, 19, 19],
        energy=[4, 0, 0],
        store=["high-altitude-bombing"],
        step="buy",
    )
    table.plays(0, "buy high-altitude-bombing")
    assert table.over
    assert table.winners == []
    assert table.alive == [False, False, False]


@proves("T1.7")
def test_the_match_stops_when_the_last_opponent_falls() -> None:
    table = tokyo(
        seats=2,
        tokyo=1,
        life=[10, 1],
        energy=[9, 0],
        cards={0: ["herbivore"]},
        store=["corner-store"],
        extra_turns=[0],
        dice="claw 1 1 2 2 3",
    )
    table.plays(0, "keep")
    assert table.winners == [0]
    assert table.stars == [0, 0]  # no star for entering
    assert table.places == ["outside", "outside"]
    assert table.moves == []


@proves("T1.7")
def test_an_extra_turn_still_to_come_does_not_put_off_the_check() -> None:
    table = tokyo(seats=3, stars=[0, 19, 0], turn=1, cards={1: ["freeze-time"]}, extra_turns=[1, 2], dice="1 1 1 2 2 3")
    table.plays(1, "keep")
    assert table.over
    assert table.winners == [1]


@proves("T1.8")
def test_a_loss_of_more_stars_than_a_monster_has_leaves_it_at_none() -> None:
    table = tokyo(seats=3, stars=[1, 3, 8], energy=[7, 0, 0], store=["evacuation-orders"], step="buy", rolls=QUIET)
    table.plays(0, "buy evacuation-orders")
    assert table.stars == [1, 0, 3]


@proves("T1.8")
def test_stars_may_go_above_twenty() -> None:
    table = tokyo(seats=2, stars=[19, 0], dice="3 3 3 3 3 3")
    table.plays(0, "keep")
    assert table.stars == [25, 0]
    assert table.winners == [0]
