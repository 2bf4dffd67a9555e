"""D14  Playing alone."""

from typing import Any

import pytest

import parlour
from parlour.bots.random import playout
from tests.games.dice_city.story import QUIET, Story, cities
from tests.proof import proves

EIGHT = ["well", "bazaar", "church", "manor", "stables", "cemetery", "storehouse", "festival-hall"]
PILES = ["small-bandits", "medium-bandits", "large-bandits", "small-ship", "medium-ship", "large-ship"]


def alone(**words: Any) -> Story:
    return cities(seats=1, **words)


def idle(solo: str, deck: str = "mixed") -> parlour.Match:
    """A match that is played without ever doing anything."""
    match = parlour.start("dice-city", seats=1, seed=4, options={"solo": solo, "deck": deck})
    while not match.over:
        match.play("done")
    return match


@proves("D14.1")
def test_each_pile_is_a_single_card_that_never_runs_out() -> None:
    table = alone(step="attack", strength=15, wood=[6], stone=[6], iron=[6], rolls=QUIET)
    assert [table.left(pile) for pile in PILES] == [1] * 6
    table.plays(0, *["attack small-bandits"] * 4, "done", "buy small-ship", "buy small-ship")
    assert [table.left(pile) for pile in PILES] == [1] * 6


@proves("D14.2")
def test_bandits_and_ships_give_their_points_at_once() -> None:
    table = alone(step="attack", strength=7, wood=[2], stone=[2], iron=[2], rolls=QUIET)
    table.plays(0, "attack small-bandits", "attack medium-bandits")
    assert (table.tokens, table.points(0)) == ([5], {"tokens": 5})
    table.plays(0, "buy small-ship")
    assert table.points(0) == {"tokens": 10}


@proves("D14.2")
def test_victories_over_bandits_count_as_cards_held() -> None:
    table = alone(step="attack", strength=6, display=["triumphal-arch"], wood=[1], stone=[2], rolls=QUIET)
    table.plays(0, "attack small-bandits", "attack small-bandits")
    assert table.held(0) == {"small-bandits": 2}
    table.plays(0, "buy triumphal-arch", "build white 1")
    assert table.tokens == [2 + 2 + 2]


@proves("D14.3")
@pytest.mark.parametrize(("solo", "columns"), [("normal", 4), ("hard", 5)])
def test_the_display_has_two_rows_of_four_or_five(solo: str, columns: int) -> None:
    match = parlour.start("dice-city", seats=1, options={"solo": solo})
    display = match.view(None)["table"]["display"]
    assert (match.printed["display_columns"], len(display)) == (columns, 2 * columns)
    assert all(display)
    many = parlour.start("dice-city", seats=2, options={"solo": solo})
    assert many.printed["display_columns"] == 4


@proves("D14.4")
def test_the_display_is_not_filled_up_after_a_purchase() -> None:
    table = alone(step="build", display=EIGHT, deck=["mint"], stone=[9], iron=[9])
    table.plays(0, "buy well", "build white 1")
    assert table.display == [None, *EIGHT[1:]]


@proves("D14.4")
def test_of_two_equal_cards_the_seat_chooses_the_row() -> None:
    rows = ["well", "manor", "-", "-", "well", "-", "-", "-"]
    for move, left in (("buy well", "well"), ("buy well top", None)):
        table = alone(step="build", display=rows, stone=[9], iron=[9])
        assert "buy well top" in table.moves and "buy manor top" not in table.moves
        table.plays(0, move, "build white 1")
        assert table.display[0] == left
    assert "cannot be played now" in alone(step="build", display=rows, stone=[9], wood=[9]).refusal("buy manor top")
    poor = alone(step="build", display=rows, stone=[2])
    assert "needs 1 more iron · D10.3" in poor.refusal("buy well top")


@proves("D14.5")
def test_at_the_end_of_a_turn_the_rows_move_down() -> None:
    table = alone(dice={0: "1 - - - -"}, display=EIGHT, deck=["mint", "town-hall", "barracks", "mint"], rolls=QUIET)
    table.plays(0, "done")
    assert table.display == ["mint", "town-hall", "barracks", "mint", *EIGHT[:4]]
    gone = dict.fromkeys(EIGHT[4:], 1)
    assert table.told("discard_row") == [{"cards": EIGHT[4:], "slots": [4, 5, 6, 7], "gone": gone}]
    kinds = [entry.kind for entry in table.match.journal() if entry.kind in ("discard_row", "turn_up", "roll")]
    assert kinds == ["discard_row", *["turn_up"] * 4, "roll"]


@proves("D14.6")
def test_a_short_deck_makes_a_shorter_top_row_and_an_empty_one_none() -> None:
    table = alone(dice={0: "1 - - - -"}, display=EIGHT, deck=["mint"], deck_left=1, rolls=f"{QUIET} {QUIET}")
    table.plays(0, "done")
    assert table.display == ["mint", None, None, None, *EIGHT[:4]]
    table.plays(0, "done")
    assert table.display == [None] * 4 + ["mint", None, None, None]
    table.plays(0, "done")
    assert table.over


@proves("D14.7")
@pytest.mark.parametrize("deck", ["mixed", "base", "grand"])
@pytest.mark.parametrize(("solo", "turns"), [("normal", 15), ("hard", 12)])
def test_without_a_refresh_a_match_has_fifteen_or_twelve_turns(solo: str, turns: int, deck: str) -> None:
    match = idle(solo, deck)
    assert match.ply == turns
    assert match.view(None)["table"]["round"] == turns
    assert [entry.clause for entry in match.journal() if entry.kind == "end"] == ["D14.7"]


@proves("D14.7")
def test_a_row_that_was_bought_empty_still_takes_its_turn() -> None:
    table = alone(dice={0: "1 - - - -"}, display=[], deck_left=0, rolls=QUIET)
    table.plays(0, "done")
    assert not table.over
    table.plays(0, "done")
    assert table.over
    last = alone(dice={0: "1 - - - -"}, display=[], deck_left=0, rows_dealt=2)
    assert last.plays(0, "done").over


@proves("D14.8")
def test_the_ordinary_ends_do_not_apply() -> None:
    rows = {f"{row} {column}": "mine" for row in ("white", "yellow") for column in range(1, 7)}
    table = alone(step="end", city={0: rows}, rolls=QUIET)
    assert table.question == "ChooseDie"  # and not whether to set off the end
    drawn = alone(dice={0: "1 1 - - -"}, display=["well"], deck_left=1)
    drawn.plays(0, "white", "refresh")
    assert (drawn.seen["deck"], drawn.seen["ending"], drawn.over) == (0, False, False)


@proves("D14.9")
@pytest.mark.parametrize(("vp", "wins", "winners"), [(49, "0", []), (50, "0", [0]), (59, "2", []), (60, "2", [0])])
def test_fifty_points_win_and_every_win_before_raises_the_target_by_five(
    vp: int, wins: str, winners: list[int]
) -> None:
    table = alone(options={"solo_wins": wins}, step="end", deck_left=0, rows_dealt=2, vp_tokens=[vp])
    assert (table.over, table.winners) == (True, winners)
    assert table.match.printed["target"] == 50 + 5 * int(wins)
    assert table.table.returns() == [float(len(winners))]
    assert [entry.kind for entry in table.match.journal()][-1] == ("win" if winners else "lose")


@proves("D14.10")
@pytest.mark.parametrize("deck", ["mixed", "base", "grand"])
def test_the_deck_has_sixty_cards(deck: str) -> None:
    seen = parlour.start("dice-city", seats=1, options={"deck": deck}).view(None)["table"]
    assert seen["deck"] == 60 - 8


@proves("D14.10")
def test_which_cards_of_a_grand_deck_stay_in_the_box_nobody_knows() -> None:
    match = parlour.start("dice-city", seats=1, seed=3, options={"deck": "grand"})
    assert len(match.view(None)["table"]["deck_kinds"]) == 36
    table: Any = match.state
    left_out = {tuple(sorted(table.imagine(0, parlour.seeded(seed)).deck[60:])) for seed in range(10)}
    assert len(left_out) == 10
    playout(table, parlour.seeded(1))
    assert table.drawn <= 60


@proves("D14.11")
def test_a_refresh_replaces_cards_in_their_places_top_row_first() -> None:
    table = alone(dice={0: "1 1 - - -"}, display=EIGHT, deck=["mint", "town-hall", "barracks"], deck_left=3)
    table.plays(0, "white", "refresh", "discard 7 storehouse", "discard 2 bazaar", "discard 5 stables")
    table.plays(0, "discard 3 church")
    assert table.display == ["well", "mint", "town-hall", "manor", "barracks", "cemetery", None, "festival-hall"]


@proves("D14.11", "D14.4")
def test_a_refresh_fills_no_gap_that_a_purchase_left() -> None:
    rows = [*EIGHT[:4], "stables", "-", "-", "festival-hall"]
    table = alone(dice={0: "1 1 - - -"}, display=rows, deck=["mint", "town-hall", "barracks", "mint"])
    table.plays(0, "white", "refresh", "discard 1 well", "discard 2 bazaar", "discard 3 church", "discard 4 manor")
    assert table.display == ["mint", "town-hall", "barracks", "mint", "stables", None, None, "festival-hall"]


@proves("D14.11")
def test_a_refresh_brings_the_end_nearer() -> None:
    match = parlour.start("dice-city", seats=1, seed=4)
    match.play("white")
    match.play("refresh")
    while not match.over:
        match.play("done" if "done" in [move.notation for move in match.moves()] else match.moves()[0].id)
    assert match.view(None)["table"]["round"] == 14


@proves("D14.12")
def test_there_is_nobody_to_attack_or_to_make_reroll() -> None:
    table = alone(step="attack", strength=9, pass_tokens=[2])
    assert table.moves == [
        "done", "attack small-bandits", "attack medium-bandits", "attack large-bandits",
        "spend wood", "spend stone", "spend iron", "spend strength",
    ]  # fmt: skip
    assert "there is no rival to roll a die again · D14.12" in table.refusal("spend reroll")
    assert "there is nobody else to attack · D14.12" in table.refusal("attack stock 0")


@proves("D14.13")
def test_with_compared_each_of_the_bandits_is_defeated_once_a_turn() -> None:
    table = alone(options={"army": "compared"}, step="attack", strength=4, rolls=QUIET)
    table.plays(0, "attack small-bandits")
    assert table.moves == ["done", "attack medium-bandits"]
    assert "you have already defeated these Bandits this turn · D14.13" in table.refusal("attack small-bandits")
    spent = alone(step="attack", strength=9)
    assert "attack small-bandits" in spent.plays(0, "attack small-bandits").moves


@proves("D14.13")
def test_in_the_next_turn_they_can_be_defeated_again() -> None:
    table = alone(
        options={"army": "compared"},
        dice={0: "1 - - - -"},
        city={0: {"white 1": "citadel"}},
        beaten={"small-bandits": 1},
        display=[],
        rolls=f"{QUIET}",
    )
    table.plays(0, "white", "use")
    assert table.question == "ChooseDie"  # nothing is left to attack in this turn
    table.plays(0, "white", "use", "done")
    assert table.question == "ChooseAttack"


def test_raiders_find_nobody_to_plunder() -> None:
    table = alone(dice={0: "1 1 - - -"}, city={0: {"white 1": "raiders-guild"}})
    table.plays(0, "white", "use")
    assert table.strength == 1


@proves("D14.13")
def test_bandits_without_defense_are_defeated_once_a_turn() -> None:
    """A single card that never runs out and costs no strength would bring points without end."""
    table = alone(step="attack", strength=3, overrides={"bandits.medium-bandits.defense": 0}, rolls=QUIET)
    table.plays(0, "attack medium-bandits")
    assert table.moves == ["done", "attack small-bandits"]
    assert "you have already defeated these Bandits this turn · D14.13" in table.refusal("attack medium-bandits")


@proves("D14.14")
def test_a_trade_ship_that_costs_nothing_is_not_for_sale() -> None:
    free = {f"ships.small-ship.cost.{good}": 0 for good in ("wood", "stone", "iron")}
    table = alone(step="build", overrides=free, wood=[2], display=[])
    assert table.moves == ["done", "buy lumber-mill"]
    assert "alone you cannot take a Trade Ship for nothing · D14.14" in table.refusal("buy small-ship")
