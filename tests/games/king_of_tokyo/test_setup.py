"""T3  Setup."""

from typing import Any

import pytest

import parlour
from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves

MONSTERS = ["alienoid", "cyber-bunny", "giga-zaur", "kraken", "meka-dragon", "the-king"]
NO_CLAW = "1 1 2 2 3 3"


def begun(seats: int, seed: int = 0) -> parlour.Match:
    """A match just after its setup."""
    return parlour.start("king-of-tokyo", seats=seats, seed=seed, options={"monsters": "dealt"})


def figures(match: parlour.Match) -> list[str]:
    return [monster["figure"] for monster in match.view(None)["table"]["monsters"]]


@proves("T3.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_it_is_a_game_for_two_to_six(seats: int) -> None:
    with pytest.raises(parlour.BadSetup, match="for 2 to 6 players"):
        parlour.start("king-of-tokyo", seats=seats)


@proves("T3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_monsters_are_picked_one_after_the_other_in_seat_order(seats: int) -> None:
    match = parlour.start("king-of-tokyo", seats=seats)
    picks = ["kraken", "alienoid", "the-king", "giga-zaur", "cyber-bunny"][:seats]
    for seat, pick in enumerate(picks):
        assert match.seat == seat
        assert [move.notation for move in match.moves()] == [name for name in MONSTERS if name not in picks[:seat]]
        match.play(pick)
    assert figures(match) == picks


@proves("T3.1")
def test_the_sixth_player_gets_the_monster_that_is_left() -> None:
    match = parlour.start("king-of-tokyo", seats=6)
    for pick in ("the-king", "meka-dragon", "kraken", "giga-zaur", "cyber-bunny"):
        match.play(pick)
    assert figures(match)[5] == "alienoid"


@proves("T3.1")
def test_two_players_cannot_have_one_monster() -> None:
    match = parlour.start("king-of-tokyo", seats=2)
    match.play("kraken")
    with pytest.raises(parlour.IllegalMove, match="taken") as refused:
        match.play("kraken")
    assert refused.value.clause == "T3.1"


@proves("T3.1")
def test_dealt_monsters_are_different_ones_at_random() -> None:
    deals = [figures(begun(4, seed)) for seed in range(20)]
    assert all(len(set(deal)) == 4 and set(deal) <= set(MONSTERS) for deal in deals)
    assert len({tuple(deal) for deal in deals}) > 10


@proves("T3.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_monster_begins_with_ten_life_and_nothing_else(seats: int) -> None:
    for monster in begun(seats).view(None)["table"]["monsters"]:
        assert monster["alive"]
        assert (monster["life"], monster["stars"], monster["energy"]) == (10, 0, 0)
        assert (monster["place"], monster["cards"]) == ("outside", [])
        assert (monster["poison"], monster["shrink"]) == (0, 0)


@proves("T3.3")
@pytest.mark.parametrize(("seats", "place"), [(2, None), (3, None), (4, None), (5, "bay"), (6, "bay")])
def test_the_bay_is_in_use_with_five_or_six_players_only(seats: int, place: str | None) -> None:
    table = tokyo(seats=seats, tokyo=1, dice="claw 1 1 2 2 3", rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "stay")
    assert table.places[:2] == [place or "outside", "city"]
    assert begun(seats).view(None)["table"]["bay_open"] == (place is not None)


@proves("T3.3")
@pytest.mark.parametrize("place", ["tokyo", "bay"])
def test_tokyo_means_city_and_bay_alike(place: str) -> None:
    where: dict[str, Any] = {place: 0}
    starting = tokyo(seats=5, **where, cards={0: ["urbavore"]}, rolls=QUIET)
    assert starting.stars[0] == 3
    healing = tokyo(seats=5, **where, life=[5, 10, 10, 10, 10], dice="heart heart 1 1 2 3", rolls=QUIET)
    healing.plays(0, "keep")
    assert healing.life[0] == 5
    attacking = tokyo(seats=5, **where, dice="claw 1 1 2 2 3", rolls=QUIET)
    attacking.plays(0, "keep")
    assert attacking.life == [10, 9, 9, 9, 9]
    attacked = tokyo(seats=5, **where, turn=1, dice="claw 1 1 2 2 3")
    attacked.plays(1, "keep")
    assert attacked.life == [9, 10, 10, 10, 10]
    assert attacked.asked == 0
    assert attacked.moves == ["stay", "yield"]


@proves("T3.4")
def test_the_deck_is_shuffled_and_three_cards_lie_open() -> None:
    stores = []
    for seed in range(20):
        seen = begun(3, seed).view(None)["table"]
        stores.append(tuple(ware["id"] for ware in seen["store"]))
        assert len(set(stores[-1])) == 3
        assert seen["deck"] == 63
        assert seen["discards"] == []
    assert len(set(stores)) == 20


@proves("T3.4")
def test_laying_out_the_store_gives_nobody_a_chance_to_buy() -> None:
    table = tokyo(
        seats=2,
        energy=[9, 9],
        cards={0: ["opportunist"]},
        deck=["corner-store", "heal", "tanks"],
        step="setup",
        monsters=["kraken", "alienoid"],
        rolls=f"{NO_CLAW} claw 1 1 2 2 3 {QUIET}",
    )
    assert table.store == ["corner-store", "heal", "tanks"]
    assert (table.asked, table.question) == (1, "Reroll")


@proves("T3.4")
def test_six_dice_lie_ready() -> None:
    assert len(begun(2).view(None)["table"]["dice"]) == 6


@proves("T3.5")
def test_whoever_rolls_the_most_claws_takes_the_first_turn() -> None:
    table = tokyo(seats=3, step="first", rolls=f"claw 1 1 1 1 1 claw claw claw 1 1 1 claw claw 3 3 3 3 {QUIET}")
    assert table.turn == 1
    assert table.asked == 1
    assert [roll["seat"] for roll in table.told("first_roll")] == [0, 1, 2]
    assert all(len(roll["faces"]) == 6 for roll in table.told("first_roll"))


@proves("T3.5")
def test_those_who_tie_for_the_most_claws_roll_again_among_themselves() -> None:
    first = "claw claw 1 1 1 1 claw 1 1 1 1 1 claw claw 2 2 2 2"
    again = "claw 1 1 1 1 1 claw 2 2 2 2 2"  # seats 0 and 2 tie once more
    last = "1 1 1 1 1 1 claw claw claw claw claw claw"
    table = tokyo(seats=3, step="first", rolls=f"{first} {again} {last} {QUIET}")
    assert [roll["seat"] for roll in table.told("first_roll")] == [0, 1, 2, 0, 2, 0, 2]
    assert table.turn == 2


@proves("T3.5")
def test_without_a_claw_all_have_tied() -> None:
    table = tokyo(seats=2, step="first", rolls=f"{NO_CLAW} {NO_CLAW} 1 1 1 1 1 1 claw 1 1 1 1 1 {QUIET}")
    assert table.turn == 1


@proves("T3.5")
def test_play_goes_round_from_the_first_player() -> None:
    table = tokyo(seats=3, step="first", rolls=f"{NO_CLAW} {NO_CLAW} claw 1 1 2 2 3 {QUIET} {QUIET}")
    table.plays(2, "keep")
    assert table.turn == 0
