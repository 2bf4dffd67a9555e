"""What the journal tells: who, what, from where, to where, how many, and why."""

import parlour
from tests.games.vegas_showdown.story import FULL, Story, draws, ending, publicity, vegas


def texts(table: Story, *kinds: str) -> list[str]:
    return [entry.text for entry in table.match.journal() if entry.kind in kinds]


def test_a_bid_says_where_and_who_was_outbid() -> None:
    table = vegas(board=["fancy-slots", "fancy-slots", "buffet"], cash=[99] * 3)
    table.plays(0, "bid premier-2", "for 18").plays(1, "bid premier-2", "for 25")
    assert table.told("bid")[1] == {
        "seat": 1, "place": "premier-2", "tile": "fancy-slots", "amount": 25, "raised": 7, "outbid": 0
    }  # fmt: skip
    assert texts(table, "bid") == [
        "Player 1 bids $18 on the Fancy Slots on the second premier space.",
        "Player 2 bids $25 on the Fancy Slots on the second premier space and outbids Player 1.",
    ]


def test_an_event_says_for_which_space_and_a_ban_when_it_begins_and_ends() -> None:
    table = draws("machine-recall").choose("publicity", "publicity", "publicity")
    assert table.told("draw_event")[0] == {"seat": 0, "event": "machine-recall", "place": "premier-1"}
    assert table.told("ban") == [{"event": "machine-recall", "tiles": ["slots", "fancy-slots"], "actions": []}]
    assert table.told("button") == [{"dealer": 1, "events": ["machine-recall"]}]
    assert table.happened("draw_event", "ban", "button") == ["draw_event", "ban", "button"]
    assert texts(draws("pr-scandal"), "ban") == ["PR Scandal: until the button is passed, nobody may choose Publicity."]


def test_fame_and_money_say_by_what() -> None:
    assert draws("silent-partner").told("money")[0] == {"seat": 0, "amount": 5, "event": "silent-partner"}
    assert draws("tax-audit").told("pay")[0] == {"seat": 0, "amount": 5, "event": "tax-audit"}
    table = publicity("slots", [])
    assert table.told("fame") == [{"seat": 0, "amount": 1, "event": None}]
    assert texts(table, "fame") == ["Player 1 gains 1 Fame by Publicity."]


def test_income_says_by_which_counter_and_with_which_events() -> None:
    plain = draws("tax-audit", population=[3, 8, 8]).told("income")
    assert plain[0] == {"seat": 0, "amount": 3, "base": "population", "change": 0, "events": []}
    table = draws("convention-in-town", population=[3, 8, 8])
    assert table.told("income")[1] == {
        "seat": 1, "amount": 8, "base": "population", "change": 0, "events": ["convention-in-town"]
    }  # fmt: skip
    more = draws("holiday-weekend")
    assert more.told("income")[0] == {
        "seat": 0, "amount": 10, "base": "revenue", "change": 5, "events": ["holiday-weekend"]
    }  # fmt: skip
    assert texts(more, "income")[0] == "Player 1 has an income of $10 from Revenue, with Holiday Weekend."


def test_a_marker_that_moves_says_by_which_event() -> None:
    table = draws("construction-boom", stacks={"medium": ["fancy-lounge"]})
    assert table.told("price")[0] == {
        "place": "premier-2", "tile": "table-games", "price": 12, "change": -6, "event": "construction-boom"
    }  # fmt: skip


def test_a_tile_that_is_placed_says_what_it_covers_and_brings() -> None:
    table = publicity("fancy-lounge", ["lounge a3"]).puts(0, "fancy-lounge", "c3", 0)
    assert table.told("place")[0] == {
        "seat": 0,
        "tile": "fancy-lounge",
        "cell": "c3",
        "turn": 0,
        "cells": ["c3", "d3"],
        "doors": ["c3 N", "c3 W", "d3 E"],
        "values": {"population": 1, "fame": 4},
    }
    assert texts(table, "place") == ["Player 1 places a Fancy Lounge at c3, for 1 Population and 4 Fame."]


def test_the_end_says_what_brought_it_about() -> None:
    empty = ending()
    assert empty.told("end") == [{"cause": "empty-stack", "seats": [], "size": "small"}]
    full = vegas(phase="adjust", tiles={0: FULL}, choices={0: "publicity"})
    assert full.told("end") == [{"cause": "full-sheet", "seats": [0], "size": None}]
    assert texts(full, "end") == ["A sheet is full (Player 1): the match ends, and the final scoring follows."]


def test_a_dealer_who_can_pick_no_stack_ends_the_match_and_the_journal_says_why() -> None:
    none = draws("pull-strings", stack_left={"small": 0, "medium": 0, "large": 0})
    assert none.told("no_tile") == [{"event": "pull-strings", "place": "premier-1", "size": None}]
    assert texts(none, "no_tile", "end") == [
        "Pull Strings calls for a tile, but all three premier stacks are empty.",
        "There is no premier tile left: the match ends, and the final scoring follows.",
    ]


def test_a_win_by_a_tie_break_says_against_whom_and_with_how_much() -> None:
    table = ending(cash=[19, 14, 2])
    assert table.told("win") == [{"seats": [0], "fame": table.fame[0], "cash": 9, "tied": [1]}]
    assert texts(table, "win") == [f"Player 1 wins with {table.fame[0]} Fame, before Player 2 by the $9 left."]
    clear = ending(fame=[5, 0, 0])
    assert clear.told("win")[0]["tied"] == []


def test_what_an_event_did_is_told_with_its_id() -> None:
    """So a page can show it beside the card: who gained what, which markers moved, or that nothing came of it."""
    caused = {
        "cover-story": "fame",
        "loose-change": "money",
        "tax-audit": "pay",
        "cost-overruns": "price",
        "machine-recall": "ban",
        "slow-season": "waits",
    }
    for event, kind in caused.items():
        table = draws(event, tiles={0: ["slots a3"]}, population=[9, 8, 8], cash=[25, 0, 0])
        assert table.told(kind)[0]["event"] == event
    assert draws("slot-tournament").told("no_effect") == [{"event": "slot-tournament"}]


def test_the_final_scoring_is_told_by_the_keys_of_the_view_with_totals() -> None:
    table = ending(cash=[25, 0, 0], fame=[1, 2, 3])
    told = {score["source"]: score["amount"] for score in table.told("score") if score["seat"] == 0}
    assert told == table.points(0)
    assert {"seat": 0, "source": "cash", "amount": 2, "paid": 20} in table.told("score")
    for total in table.told("total"):
        seat = total["seat"]
        assert (total["fame"], total["cash"]) == (table.fame[seat], table.cash[seat])
        assert total["scored"] == sum(table.points(seat).values())


def test_marks_tell_readers_of_any_game_where_rounds_and_the_match_end() -> None:
    match = parlour.start("vegas-showdown", seats=3, seed=1)
    rng = parlour.seeded("marks")
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    marks = [entry.mark for entry in match.journal() if entry.mark]
    assert marks[-2:] == ["sets-off", "end"] and set(marks[:-2]) == {"round"}
