"""V15  When cards and tiles meet."""

from typing import Any

from tests.games.vegas_showdown.story import CONNECTED, draws, vegas
from tests.proof import proves

TWO_EMPTY = ["-", "table-games", "-"]
RICH = [99] * 3


@proves("V15.1")
def test_a_ban_covers_tiles_that_are_turned_up_later_in_the_round() -> None:
    table = vegas(
        phase="flip",
        board=TWO_EMPTY,
        deck=["machine-recall", "slow-season"],
        stacks={"small": ["fancy-restaurant", "fancy-slots"]},
        cash=RICH,
    )
    assert table.board == ["fancy-restaurant", "table-games", "fancy-slots"]
    assert table.place("premier-3")["no_bids"] and not table.place("premier-1")["no_bids"]
    assert "bid premier-3" not in table.moves


@proves("V15.2")
def test_bans_add_up() -> None:
    table = vegas(events=["lounge-builders-on-strike", "restaurant-builders-on-strike", "pr-scandal"])
    assert table.seen["no_bids_on"] == ["lounge", "restaurant"]
    assert table.seen["no_actions"] == ["publicity"]
    assert table.moves == ["renovate", "bid premier-1", "bid premier-2", "bid slots-1"]


@proves("V15.3")
def test_a_ban_on_slots_closes_both_tracks() -> None:
    table = vegas(seats=5, events=["slot-builders-on-strike"])
    assert "bid slots-1" not in table.moves and "bid slots-2" not in table.moves


@proves("V15.4")
def test_a_ban_covers_only_the_names_it_lists() -> None:
    table = vegas(board=["-", "fancy-lounge", "-"], events=["lounge-builders-on-strike"], cash=RICH)
    assert "bid premier-2" in table.moves and "bid lounge-1" not in table.moves
    both = vegas(board=["-", "fancy-lounge", "-"], events=["liquor-license-freeze"], cash=RICH)
    assert "bid premier-2" not in both.moves and "bid lounge-1" not in both.moves


@proves("V15.5")
def test_events_count_tiles_on_sheets_and_never_those_in_a_reserve() -> None:
    table = draws("lounge-lizards", tiles={0: ["lounge a3"]}, reserve={1: "lounge lounge fancy-lounge"})
    assert table.told("fame") == [{"seat": 0, "amount": 2, "event": "lounge-lizards"}]
    cells = draws("talk-of-the-town", tiles={0: ["slots a3"]}, reserve={1: "theater"})
    assert cells.told("fame") == [{"seat": 0, "amount": 2, "event": "talk-of-the-town"}]


@proves("V15.6")
def test_all_who_tie_have_the_whole_reward() -> None:
    table = draws("cover-story", population=[9, 8, 9])
    assert table.told("fame") == [{"seat": seat, "amount": 2, "event": "cover-story"} for seat in (0, 2)]


@proves("V15.7")
def test_an_event_that_finds_nobody_is_done_with() -> None:
    for event in ("talk-of-the-town", "grand-promenade", "slot-tournament"):
        table = draws(event)
        assert (table.told("fame"), table.told("no_effect")) == ([], [{"event": event}])
        assert table.seen["events"]["used"] == [event]
    tax = draws("tax-audit", cash=[0, 0, 0])
    assert (tax.told("pay"), tax.seen["events"]["used"]) == ([], ["tax-audit"])
    markers = vegas(phase="flip", board=["-", "-", "-"], deck=["cost-overruns", "slow-season", "tax-audit"])
    assert markers.told("price") == []


@proves("V15.8")
def test_events_that_wait_for_income_stay_in_play_until_then() -> None:
    table = vegas(phase="flip", board=TWO_EMPTY, deck=["holiday-weekend", "pull-strings"], cash=[0, 0, 0])
    assert table.seen["events"]["in_play"] == ["holiday-weekend"]
    assert table.cash == [0, 0, 0]
    table.plays(0, "medium")
    assert table.cash == [10, 10, 10]


@proves("V15.9")
def test_markers_on_the_board_move_and_the_new_tile_begins_at_its_own_price() -> None:
    table = draws("construction-boom", stacks={"medium": ["fancy-lounge"]})
    assert (table.board, table.minimums) == (["fancy-lounge", "table-games", "sports-book"], [33, 12, 18])
    later = vegas(
        phase="flip",
        board=TWO_EMPTY,
        deck=["cost-overruns", "slow-season"],
        stacks={"large": ["buffet"], "small": ["fancy-slots"]},
    )
    assert later.minimums == [33, 25, 18]


@proves("V15.9.1")
def test_an_event_moves_markers_by_the_step_of_the_option() -> None:
    words: dict[str, Any] = {"options": {"price_drop": "space"}}
    assert draws("construction-boom", stacks={"medium": ["table-games"]}, **words).minimums == [18, 15, 21]
    assert draws("cost-overruns", stacks={"large": ["buffet"]}, **words).minimums == [33, 21, 29]


@proves("V15.9.2")
def test_an_event_takes_no_marker_off_the_board() -> None:
    table = draws("construction-boom", minimums={"premier-2": 3}, stacks={"medium": ["table-games"]})
    assert (table.board[1], table.minimums) == ("table-games", [18, 3, 18])
    assert "bid premier-2" in table.moves
    lower = draws("construction-boom", minimums={"premier-2": 7}, stacks={"medium": ["table-games"]})
    assert lower.minimums == [18, 3, 18]


@proves("V15.9.3")
def test_markers_rise_above_the_starting_price_but_never_above_52() -> None:
    board = ["-", "fancy-lounge", "theater"]
    table = draws("cost-overruns", board=board, stacks={"large": ["buffet"]})
    assert table.minimums == [33, 42, 52]
    space = draws("cost-overruns", board=board, stacks={"large": ["buffet"]}, options={"price_drop": "space"})
    assert space.minimums == [33, 37, 52]


@proves("V15.10")
def test_if_all_stacks_are_empty_the_free_choice_ends_the_match() -> None:
    table = draws("pull-strings", stack_left={"small": 0, "medium": 0, "large": 0})
    assert table.over
    assert table.clauses("no_tile", "end") == ["V15.10", "V15.10"]
    assert table.told("no_tile") == [{"event": "pull-strings", "place": "premier-1", "size": None}]
    assert table.told("end") == [{"cause": "empty-stack", "seats": [], "size": None}]


@proves("V15.11")
def test_money_changes_hands_for_all_at_the_same_time() -> None:
    table = draws("dinner-rush", tiles={seat: ["restaurant f3 90"] for seat in range(3)}, cash=[0, 0, 0])
    assert table.told("money") == [{"seat": seat, "amount": 4, "event": "dinner-rush"} for seat in range(3)]
    audit = draws("tax-audit", cash=[20, 20, 20], revenue=[0, 0, 0])
    assert audit.cash == [15, 15, 15]


@proves("V15.12")
def test_no_event_takes_more_than_a_seat_has() -> None:
    words: dict[str, Any] = {"overrides": {"events.tax-audit.tax": 30}, "revenue": [0, 0, 0]}
    assert draws("tax-audit", cash=[50, 22, 19], **words).cash == [20, 0, 19]


@proves("V15.5")
def test_a_path_that_is_there_counts_at_once() -> None:
    assert draws("grand-promenade", tiles={2: CONNECTED}).told("fame") == [
        {"seat": 2, "amount": 2, "event": "grand-promenade"}
    ]
