"""What players may know: questions and moves as data, and what the view tells beyond the pieces."""

import pickle
from typing import Any

import pytest

import parlour
from parlour.games.vegas_showdown.view import see
from tests.games.vegas_showdown.story import FULL, Story, draws, ending, publicity, vegas
from tests.games.vegas_showdown.test_renovate import renovates


def move(table: Story, notation: str) -> parlour.Move:
    return next(one for one in table.match.moves() if one.notation == notation)


def blocked(table: Story, notation: str) -> Any:
    return next(one for one in table.match.blocked() if one.notation == notation)


WRONG_SLOTS = {
    "lacks": "path", "clause": "V11.6.1", "tile": "slots", "cell": "a2", "colour": "yellow", "tiles": []
}  # fmt: skip


def figures(table: Story) -> dict[str, Any]:
    """What seat 0 has now of that which is kept of the time before a renovation."""
    keys = "population revenue income fame sections connected final_scoring if_ended"
    return {key: table.house(0)[key] for key in keys.split()}


def about(table: Story) -> dict[str, object]:
    assert table.match.question is not None
    return table.match.question.about


# ---------------------------------------------------------------------- questions and moves


def test_who_chooses_is_told_by_whom_it_was_outbid_where_and_with_how_much() -> None:
    table = vegas(choices={0: "premier-1 18", 1: "premier-1 21", 2: "publicity"}, cash=[40, 40, 40])
    assert about(table) == {
        "cash": 40, "outbid_at": "premier-1", "tile": "fancy-slots", "bidder": 1, "bid": 21
    }  # fmt: skip
    fresh = vegas(cash=[40, 0, 0])
    assert about(fresh) == {"cash": 40, "outbid_at": None, "tile": None, "bidder": None, "bid": None}
    assert fresh.match.prompt == "What do you do? You have $40."


def test_a_bid_tells_its_tile_and_the_lowest_amount() -> None:
    table = vegas(choices={0: "premier-1 18"}, chooser=1)
    assert move(table, "bid premier-2").facts == {
        "tile": "table-games",
        "lowest": 18,
        "spots": {"a2": [90, 270], "a3": [90, 180, 270]},
    }
    assert (move(table, "bid slots-1").label, move(table, "bid slots-1").verb) == ("Bid on the Slots (from $5)", "bid")
    table = vegas(seats=5)
    assert move(table, "bid slots-2").label == "Bid on the Slots (second Slots track, from $5)"


def test_the_amount_is_asked_with_the_place_the_minimum_and_the_standing_bid() -> None:
    table = vegas(choices={0: "premier-1 21"}, chooser=1, cash=[99, 99, 99]).plays(1, "bid premier-1")
    assert about(table) == {
        "place": "premier-1", "tile": "fancy-slots", "cash": 99, "minimum": 18, "bid": 21, "bidder": 0
    }  # fmt: skip
    assert move(table, "for 25").targets == ("amount:premier-1:25",)
    assert move(table, "for 25").subjects == {"amount": 25}


def test_the_dealer_is_asked_for_a_stack_with_the_event_and_the_space() -> None:
    table = draws("pull-strings")
    assert about(table) == {"event": "pull-strings", "place": "premier-1"}
    assert move(table, "medium").facts == {"left": table.left("medium")}


def test_each_step_of_placing_tells_where_and_how_the_tile_fits() -> None:
    table = publicity("restaurant", [])
    assert move(table, "place restaurant").facts == {"cells": ["f2", "f3"]}
    table.plays(0, "place restaurant")
    assert about(table) == {"tile": "restaurant", "size": "large", "renovating": False}
    assert (table.match.prompt, move(table, "at f2").label) == ("Where do you place the Restaurant?", "f2, upper left")
    assert move(table, "at f2").facts["turns"] == [90]
    slots = publicity("slots", ["lounge a3"]).plays(0, "place slots", "at a2")
    wrong = {"covered": [], "troubles": [WRONG_SLOTS], "doors": ["a2 N", "a2 E", "a2 W"], "walls": ["a2 S"]}
    assert about(slots) == {
        "tile": "slots", "cell": "a2", "renovating": False, "refused": [{"turn": 0, "clause": "V11.6.1", **wrong}]
    }  # fmt: skip
    assert move(slots, "turn 90").facts == {"cells": ["a2"], "doors": ["a2 N", "a2 E", "a2 S"]}
    assert move(slots, "turn 90").targets == ("turn:0:a2:90",)


def test_a_turn_that_does_not_do_tells_the_wall_that_is_in_the_way() -> None:
    """The door of the Lounge to the south meets the wall of the Slots, which face north."""
    table = publicity("slots", ["lounge a3"]).plays(0, "place slots", "at a2")
    facts = blocked(table, "turn 0").facts
    assert facts["walls"] == ["a2 S"]
    assert facts["troubles"] == [WRONG_SLOTS]


def test_a_tile_that_may_be_taken_off_is_one_thing_with_all_its_cells() -> None:
    table = renovates(["lounge a3"])
    assert [one.notation for one in table.match.blocked()] == []
    assert move(table, "take a3").targets == ("tile:0:a3",)
    assert move(table, "take a3").facts == {"tile": "lounge", "cells": ["a3", "b3"], "alone": True}


def test_moves_without_a_place_on_the_table_are_buttons_with_a_verb_of_their_own() -> None:
    table = renovates(["lounge a3", "slots a2 180"]).plays(0, "take a2")
    buttons = [one.verb for one in table.match.moves() if not one.targets]
    assert buttons == ["done", "call-off"]
    assert [one.targets for one in vegas().match.moves()[:2]] == [("action:publicity",), ("action:renovate",)]


# ---------------------------------------------------------------------- the view


def test_events_of_this_round_with_the_spaces_they_filled() -> None:
    table = vegas(phase="flip", board=["-", "table-games", "-"], deck=["pr-scandal", "slot-tournament"])
    drawn = table.seen["events"]["this_round"]
    assert drawn == [
        {"id": "pr-scandal", "place": "premier-1", "in_play": True, "changes": []},
        {"id": "slot-tournament", "place": "premier-3", "in_play": False, "changes": []},
    ]
    cards = [table.printed("events")[one["id"]] for one in drawn]
    assert [(card["timing"], card["size"]) for card in cards] == [("turn", "small"), ("now", "small")]
    assert cards[0]["text"] == "Publicity cannot be chosen this round."
    table.choose("renovate", "renovate", "renovate")
    assert table.seen["events"]["this_round"] == []


def test_an_event_whose_tile_is_still_to_come_is_among_them() -> None:
    drawn = draws("pull-strings").seen["events"]["this_round"]
    assert [(one["id"], one["place"]) for one in drawn] == [("pull-strings", "premier-1")]
    last = ending().seen["events"]["this_round"]
    assert [(one["id"], one["place"]) for one in last] == [("big-spenders", "premier-1")]


def test_events_in_force_tell_what_they_forbid_and_until_when() -> None:
    table = vegas(events=["machine-recall", "pr-scandal"])
    assert table.seen["events"]["in_play"] == ["machine-recall", "pr-scandal"]
    ban, action = (table.printed("events")[id] for id in ("machine-recall", "pr-scandal"))
    assert (ban["no_bids_on"], ban["no_actions"], ban["timing"]) == (["slots", "fancy-slots"], [], "turn")
    assert (action["no_bids_on"], action["no_actions"]) == ([], ["publicity"])
    assert table.place("slots-1")["forbidden_by"] == ["machine-recall"]
    assert table.place("lounge-1")["forbidden_by"] == []
    waits = vegas(phase="flip", board=["-", "-", "-"], deck=["slow-season", "pull-strings"])
    assert waits.seen["events"]["in_play"] == ["slow-season"]
    assert waits.printed("events")["slow-season"]["timing"] == "income"


def test_used_events_lie_in_the_order_in_which_they_were_done_with() -> None:
    """One that changes the income comes after those that are done at once, and a ban last of all."""
    deck = ["tax-audit", "cover-story", "slot-tournament"]
    table = vegas(phase="flip", board=["-", "-", "-"], deck=deck)
    assert table.seen["events"]["used"] == deck
    later = vegas(phase="flip", board=["-", "-", "-"], deck=["pr-scandal", "slow-season", "tax-audit"])
    assert (later.seen["events"]["in_play"], later.seen["events"]["used"]) == (
        ["pr-scandal"],
        ["tax-audit", "slow-season"],
    )
    later.choose("renovate", "renovate", "renovate")
    assert (later.seen["events"]["in_play"], later.seen["events"]["used"]) == (
        [],
        ["tax-audit", "slow-season", "pr-scandal"],
    )


def test_a_shuffle_leaves_no_used_event_but_the_next() -> None:
    table = vegas(phase="flip", board=["-", "-", "sports-book"], deck_left=1, deck=["tax-audit"], events=["pr-scandal"])
    drawn = table.told("draw_event")[-1]["event"]
    events = table.seen["events"]
    assert table.told("shuffle") == [{"cards": 32}]
    assert events["used"] + events["in_play"] in ([drawn, "pr-scandal"], ["pr-scandal", drawn])
    played = pickle.loads(pickle.dumps(table.table))
    assert see(played) == see(table.table)


@pytest.mark.parametrize(
    ("table", "names"),
    [
        (
            "phases",
            {
                "drop prices": "Drop prices",
                "flip new tiles": "Flip new tiles",
                "collect income": "Collect income",
                "choose actions": "Choose actions",
                "adjust": "Adjust Fame, Revenue and Population",
                "button": "Pass the button",
            },
        ),
        ("stages", {"take-off": "taking tiles off", "put-in": "putting tiles in"}),
        ("judged", {"alone": "the tile alone", "freely": "nothing yet", "finally": "the whole sheet"}),
        ("changes", {"fame": "Fame", "cash": "cash", "income": "income", "minimum": "minimum bid"}),
        (
            "timings",
            {"now": "at once", "turn": "until the button is passed", "income": "with the income of its round"},
        ),
        ("causes", {"full-sheet": "a full sheet", "empty-stack": "an empty stack"}),
    ],
)
def test_ids_that_people_read_have_names(table: str, names: dict[str, str]) -> None:
    assert {id: thing["name"] for id, thing in vegas().printed(table).items()} == names


def test_phases_tell_where_the_rules_speak_of_them() -> None:
    book = parlour.find_game("vegas-showdown").rulebook
    clauses = [book.clause(phase["clause"]) for phase in vegas().printed("phases").values()]
    assert [clause.chapter.split()[:3] for clause in clauses] == [
        [f"V{number + 4}", "Phase", f"{number}:"] for number in range(1, 7)
    ]


def test_open_bids_regard_what_each_seat_can_pay() -> None:
    table = vegas(cash=[18, 9, 0], events=["health-inspection"])
    assert table.house(0)["open_bids"] == {
        "premier-1": [18], "premier-2": [18], "slots-1": [5, 7, 9, 12, 15], "lounge-1": [9, 11, 13, 17]
    }  # fmt: skip
    assert table.house(1)["open_bids"] == {"slots-1": [5, 7, 9], "lounge-1": [9]}
    assert table.house(2)["open_bids"] == {}


def test_the_minimum_after_the_next_price_drop() -> None:
    table = vegas(board=["fancy-slots", "buffet", "-"], minimums={"premier-1": 3})
    assert [table.place(f"premier-{at}")["next_minimum"] for at in (1, 2, 3)] == [None, 25, None]
    space = vegas(board=["fancy-slots", "buffet", "-"], options={"price_drop": "space"})
    assert space.place("premier-2")["next_minimum"] == 29


def test_ranks_as_numbers_with_ties() -> None:
    table = vegas(population=[9, 9, 3], revenue=[1, 2, 3])
    assert [house["ranks"]["population"] for house in table.seen["houses"]] == [
        {"rank": 1, "tied": 2}, {"rank": 1, "tied": 2}, {"rank": 3, "tied": 1}
    ]  # fmt: skip
    assert [house["ranks"]["revenue"]["rank"] for house in table.seen["houses"]] == [3, 2, 1]


def test_cash_before_the_tens_are_paid() -> None:
    table = ending(cash=[25, 9, 0])
    assert (table.cash, table.each("cash_before_scoring")) == ([5, 9, 0], [25, 9, 0])
    assert vegas(cash=[25, 9, 0]).each("cash_before_scoring") == [25, 9, 0]


def test_how_the_match_ended_and_who_had_the_most_fame() -> None:
    assert vegas().seen["ending"] is None
    table = ending(cash=[19, 14, 2])
    assert table.seen["ending"] == {
        "cause": "empty-stack", "clause": "V13.2", "seats": [], "size": "small", "most_fame": [0, 1]
    }  # fmt: skip
    assert table.winners == [0]
    full = vegas(phase="adjust", tiles={1: FULL}, choices={0: "publicity"})
    assert full.seen["ending"] == {
        "cause": "full-sheet", "clause": "V13.1", "seats": [1], "size": None, "most_fame": [1]
    }  # fmt: skip
    none = draws("pull-strings", stack_left={"small": 0, "medium": 0, "large": 0})
    ended = none.seen["ending"]
    assert (ended["cause"], ended["size"], ended["clause"]) == ("empty-stack", None, "V15.10")


def test_a_renovation_under_way_with_all_that_is_left_and_wrong() -> None:
    assert vegas().seen["renovation"] is None
    table = renovates(["lounge a3", "slots a2 180"], "slots")
    before = [{"tile": "lounge", "cell": "a3", "turn": 0}, {"tile": "slots", "cell": "a2", "turn": 180}]
    assert table.seen["renovation"] == {
        "seat": 0,
        "stage": "take-off",
        "take_off_left": 2,
        "put_in_left": 2,
        "again": 9,
        "troubles": [],
        "tiles_before": before,
        "reserve_before": {"slots": 1},
        "before": figures(table),
    }
    first = figures(table)
    table.plays(0, "take a3", "done")
    now = table.seen["renovation"]
    assert (now["stage"], now["take_off_left"], now["put_in_left"], now["tiles_before"]) == ("put-in", 0, 2, before)
    assert now["before"] == first != figures(table)
    assert now["troubles"] == [{**WRONG_SLOTS, "walls": []}]
    table.plays(0, "place lounge")
    assert table.seen["renovation"]["put_in_left"] == 2  # until it lies
    table.plays(0, "at b2", "turn 0")
    assert table.seen["renovation"]["put_in_left"] == 1


def test_what_a_renovation_asks_is_told_as_data() -> None:
    table = renovates(["lounge a3", "slots a2 180"], "slots")
    assert about(table) == {"left": 2, "off": 0, "again": 9}
    table.plays(0, "take a3", "done")
    assert about(table)["lost"] is False
    assert about(table)["troubles"] == [WRONG_SLOTS]


def test_a_tile_lies_ahead_with_its_cells_and_doors() -> None:
    """What a tile would cover, with its doors, is told by its turns, and by what happens in a plan."""
    table = publicity("fancy-lounge", ["lounge a3"])
    before = table.house(0)["free"]
    ahead = table.match.ahead(["place fancy-lounge", "at c3", "turn 0"])
    house = ahead.view["table"]["houses"][0]
    assert house["tiles"][-1] == {"mark": "B", "tile": "fancy-lounge", "cell": "c3", "turn": 0}
    assert [cell for cell in before if cell not in house["free"]] == ["c3", "d3"]
    table.plays(0, "place fancy-lounge", "at c3")
    assert move(table, "turn 0").facts == {"cells": ["c3", "d3"], "doors": ["c3 N", "c3 W", "d3 E"]}


def test_the_last_tile_of_a_round_is_foreseen_though_an_event_follows() -> None:
    """With it the round ends and the next one turns an event over, which nobody can foresee: what comes before is."""
    table = publicity("fancy-lounge", ["lounge a3"], board=["-", "theater", "night-club"])
    ahead = table.match.ahead(["place fancy-lounge", "at c3", "turn 0"])
    assert ahead.stopped == "learnt"
    house = ahead.view["table"]["houses"][0]
    assert house["fame"] > table.house(0)["fame"] and house["reserve"] == {}
    assert ahead.view["table"]["events"]["deck"] == table.seen["events"]["deck"]


def test_a_plan_may_name_an_amount_that_is_the_only_one() -> None:
    """Fifteen dollars pay for the lowest space of the Restaurant track alone, so the amount is not asked for."""
    table = vegas(cash=[15, 0, 0])
    assert table.match.play_all(["bid restaurant-1", "for 15"]) == 2
    assert table.place("restaurant-1")["bid"] == 15
