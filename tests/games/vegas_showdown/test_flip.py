"""V6  Flip new tiles: events, and the tiles that they call for."""

import pytest

import parlour
from parlour.games.vegas_showdown.state import Vegas
from tests.games.vegas_showdown.story import draws, ending, vegas
from tests.proof import proves

TWO_EMPTY = ["-", "table-games", "-"]


@proves("V6.1")
def test_while_no_space_is_empty_no_event_is_drawn() -> None:
    table = vegas(phase="flip")
    assert (table.told("draw_event"), table.seen["events"]["deck"]) == ([], 33)


@proves("V6.1", "V6.1.1")
def test_the_dealer_draws_an_event_for_each_empty_space_from_left_to_right() -> None:
    table = vegas(
        phase="flip",
        dealer=1,
        board=TWO_EMPTY,
        deck=["slot-tournament", "loose-change"],
        stacks={"small": ["fancy-slots"], "medium": ["fancy-lounge"]},
    )
    assert [entry["event"] for entry in table.told("draw_event")] == ["slot-tournament", "loose-change"]
    assert {entry["seat"] for entry in table.told("draw_event")} == {1}
    assert table.board == ["fancy-slots", "table-games", "fancy-lounge"]


@proves("V6.1.1")
def test_the_fourth_space_is_filled_last() -> None:
    table = vegas(
        seats=4,
        phase="flip",
        board=["-", "table-games", "sports-book", "-"],
        deck=["slot-tournament", "slow-season"],
        stacks={"small": ["fancy-slots", "fancy-restaurant"]},
    )
    assert table.board == ["fancy-slots", "table-games", "sports-book", "fancy-restaurant"]


@proves("V6.2")
def test_the_text_is_carried_out_before_the_tile_is_drawn() -> None:
    table = draws("cover-story")
    kinds = [entry.kind for entry in table.match.journal()]
    assert kinds[:5] == ["draw_event", "fame", "fame", "fame", "turn_up"]


@proves("V6.2.1")
def test_an_event_of_the_kind_now_sees_what_earlier_events_did() -> None:
    """Slot Tournament puts seat 0 ahead in Fame, so that Silent Partner pays the other two."""
    words = {"phase": "flip", "board": TWO_EMPTY, "tiles": {0: ["slots a3"]}, "cash": [0, 0, 0]}
    table = vegas(deck=["slot-tournament", "silent-partner"], **words)
    assert [entry["seat"] for entry in table.told("money")] == [1, 2]
    table = vegas(deck=["silent-partner", "slot-tournament"], **words)
    assert [entry["seat"] for entry in table.told("money")] == [0, 1, 2]


@proves("V6.2.2")
def test_an_event_of_the_kind_turn_holds_until_the_button_is_passed() -> None:
    table = draws("lounge-builders-on-strike")
    assert table.seen["no_bids_on"] == ["lounge"]
    assert table.place("lounge-1")["no_bids"]
    assert "bid lounge-1" not in table.moves
    table.choose("publicity", "publicity", "publicity")
    assert table.seen["no_bids_on"] == []
    assert "bid lounge-1" in table.moves


@proves("V6.2.3")
def test_an_event_of_the_kind_income_waits_for_phase_3() -> None:
    table = draws("holiday-weekend", cash=[0, 0, 0])
    assert [entry.kind for entry in table.match.journal()][:4] == ["draw_event", "waits", "turn_up", "income"]
    assert table.cash == [10, 10, 10]


@proves("V6.3")
@pytest.mark.parametrize(
    ("event", "size"), [("slot-tournament", "small"), ("lounge-lizards", "medium"), ("rave-reviews", "large")]
)
def test_the_card_says_which_stack_the_tile_comes_from(event: str, size: str) -> None:
    before = vegas(board=["-", "table-games", "sports-book"]).left(size)
    table = draws(event)
    assert table.left(size) == before - 1
    assert table.printed("tiles")[str(table.board[0])]["size"] == size


@proves("V6.3.1")
def test_the_dealer_picks_a_stack_that_still_has_tiles() -> None:
    table = draws("pull-strings", dealer=2, stack_left={"medium": 0}, stacks={"large": ["night-club"]})
    assert (table.asked, table.moves) == (2, ["small", "large"])
    assert table.refusal("medium") == "the stack of medium tiles is empty · V6.3.1"
    table.plays(2, "large")
    assert table.board[0] == "night-club"


@proves("V6.3.1")
def test_with_one_stack_left_the_dealer_is_not_asked() -> None:
    table = draws("pull-strings", stack_left={"medium": 0, "small": 0}, stacks={"large": ["night-club"]})
    assert (table.question, table.board[0]) == ("ChooseAction", "night-club")


@proves("V6.4")
def test_the_tile_lies_on_the_space_whatever_its_size_at_its_starting_price() -> None:
    table = draws("rave-reviews", stacks={"large": ["night-club"]})
    assert (table.board[0], table.minimums[0]) == ("night-club", 42)
    assert table.place("premier-1")["fresh"] and not table.place("premier-2")["fresh"]
    assert table.told("turn_up") == [{"place": "premier-1", "tile": "night-club", "size": "large", "price": 42}]


@proves("V6.5")
def test_an_empty_stack_stops_play_on_the_spot() -> None:
    table = ending(board=TWO_EMPTY, deck=["slow-season", "loose-change"], cash=[7, 7, 7])
    assert [entry["event"] for entry in table.told("draw_event")] == ["slow-season"]
    assert table.told("no_tile") == [{"event": "slow-season", "place": "premier-1", "size": "small"}]
    assert table.told("turn_up") == [] and table.told("income") == []
    assert table.board == [None, "table-games", None]


@proves("V6.5.1")
def test_what_an_event_did_before_the_empty_stack_was_noticed_counts() -> None:
    table = ending(deck=["cover-story"], population=[9, 8, 8])
    assert table.told("fame") == [{"seat": 0, "amount": 2, "event": "cover-story"}]
    assert table.fame[0] > table.fame[1] + 1
    waiting = ending(deck=["big-spenders"], cash=[0, 0, 0])
    assert waiting.cash == [0, 0, 0]


@proves("V6.6")
def test_when_a_used_event_is_discarded() -> None:
    now = draws("loose-change")
    assert (now.seen["events"]["in_play"], now.seen["events"]["used"]) == ([], ["loose-change"])
    income = draws("tour-buses")
    assert (income.seen["events"]["in_play"], income.seen["events"]["used"]) == ([], ["tour-buses"])
    turn = draws("machine-recall")
    assert (turn.seen["events"]["in_play"], turn.seen["events"]["used"]) == (
        ["machine-recall"],
        [],
    )
    turn.choose("publicity", "publicity", "publicity")
    assert (turn.seen["events"]["in_play"], turn.seen["events"]["used"]) == ([], ["machine-recall"])


@proves("V6.6")
def test_an_income_event_lies_in_play_until_phase_3() -> None:
    table = draws("pull-strings", events=["tour-buses"])
    assert table.seen["events"]["in_play"] == ["tour-buses"]
    table.plays(0, "large")
    assert table.seen["events"]["in_play"] == []


@proves("V6.6.1")
def test_the_used_events_become_a_new_deck() -> None:
    table = vegas(phase="flip", board=["-", "table-games", "sports-book"], deck_left=0, events=["pr-scandal"])
    assert table.told("shuffle") == [{"cards": 32}]
    assert table.seen["events"]["deck"] == 31  # all but the one in play and the one that was drawn
    state = table.table
    assert isinstance(state, Vegas)
    drawn = table.told("draw_event")[0]["event"]
    assert drawn != "pr-scandal"


@proves("V6.6.1")
def test_the_new_deck_is_shuffled() -> None:
    words = {"board": ["-", "table-games", "sports-book"], "phase": "flip", "deck_left": 0}
    drawn = set()
    for seed in range(12):
        match = parlour.scenario("vegas-showdown", {**words, "seed": seed})
        drawn.add(next(entry.fields["event"] for entry in match.journal() if entry.kind == "draw_event"))
    assert len(drawn) > 5
