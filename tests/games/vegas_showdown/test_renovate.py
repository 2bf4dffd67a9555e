"""V12  Renovate."""

from typing import Any

import parlour
from parlour.games.vegas_showdown.renovate import PutIn
from parlour.games.vegas_showdown.roles import TROUBLES
from parlour.games.vegas_showdown.sheet import lay, lying
from parlour.games.vegas_showdown.state import Vegas
from parlour.games.vegas_showdown.where import ALONE, FINALLY
from parlour.games.vegas_showdown.wrong import troubles, why_no_turn
from tests.games.vegas_showdown.story import Story, vegas
from tests.proof import proves

ROW = ["lounge a3", "slots a2 180", "slots b2 180"]


def renovates(tiles: list[str], reserve: str = "", **words: Any) -> Story:
    start: dict[str, Any] = {"phase": "adjust", "choices": {0: "renovate"}, "tiles": {0: tiles}}
    return vegas(**{**start, "reserve": {0: reserve}, **words})


@proves("V12.1")
def test_none_one_or_two_tiles_come_off() -> None:
    table = renovates(ROW)
    assert table.moves == ["done", "take a2", "take b2", "take a3"]
    table.plays(0, "take a2")
    assert (table.reserve(0), table.question) == (["slots"], "TakeOff")
    assert table.moves == ["done", "take b2", "take a3", "call off"]
    table.plays(0, "take b2")
    assert (table.reserve(0), table.question) == (["slots", "slots"], "PutIn")
    none = renovates(ROW).plays(0, "done")
    assert (none.sheet(0), none.seen["round"]) == (ROW, 3)


@proves("V12.1")
def test_any_cell_names_the_tile_that_lies_on_it() -> None:
    """In the record it stands by its upper left cell."""
    table = renovates(ROW)
    assert "'take c3' cannot be played now · V12.1" in table.refusal("take c3")
    table.plays(0, "take b3")
    assert table.sheet(0) == ROW[1:]
    assert "take a3" in table.match.save() and "take b3" not in table.match.save()


@proves("V12.1")
def test_a_tile_that_is_the_only_one_of_its_kind_needs_no_cell_to_be_named() -> None:
    labels = {move.notation: move.label for move in renovates(ROW).match.moves()}
    assert labels["take a3"] == "Take the Lounge off"
    assert (labels["take a2"], labels["take b2"]) == ("Take the Slots off a2", "Take the Slots off b2")


@proves("V12.2", "V12.3.1")
def test_the_prompt_says_what_must_be_in_the_end_where_something_is_wrong() -> None:
    table = renovates(ROW, "slots")
    fine = "You may place up to 2 tiles of your reserve"
    assert renovates(ROW, "slots").plays(0, "done").match.prompt == fine
    table.plays(0, "take a3", "done")
    assert table.match.prompt == fine + "; in the end every tile must have what it needs"


@proves("V12.2")
def test_then_none_one_or_two_tiles_are_placed() -> None:
    table = renovates(["lounge a3"], "slots slots slots").plays(0, "done")
    assert table.moves == ["done", "place slots"]
    table.puts(0, "slots", "a2", 180).puts(0, "slots", "b2", 180)
    assert (table.reserve(0), table.seen["round"]) == (["slots"], 3)
    one = renovates(["lounge a3"], "slots slots").plays(0, "done").puts(0, "slots", "a2", 180).plays(0, "done")
    assert (one.reserve(0), one.told("renovated")) == (["slots"], [{"seat": 0}])


@proves("V12.2.1")
def test_a_tile_just_taken_off_may_be_placed_again_at_once() -> None:
    table = renovates(ROW).plays(0, "take a2", "done").puts(0, "slots", "c3")
    table.plays(0, "done")
    assert table.sheet(0) == ["lounge a3", "slots b2 180", "slots c3"]


@proves("V12.2.1")
def test_a_tile_may_be_turned_where_it_lies() -> None:
    table = renovates(["slots a3"]).plays(0, "take a3").puts(0, "slots", "a3", 270).plays(0, "done")
    assert table.sheet(0) == ["slots a3 270"]


@proves("V12.3")
def test_on_the_way_paths_may_be_broken() -> None:
    """The Lounge that everything hangs on moves down, and Slots take its place."""
    table = renovates(["lounge a3", "slots a2 180"], "slots").plays(0, "take a3", "done")
    table.puts(0, "lounge", "a4")  # leads nowhere yet
    table.puts(0, "slots", "a3", 270)
    assert table.sheet(0) == ["slots a2 180", "lounge a4", "slots a3 270"]


@proves("V12.3", "V12.3.1")
def test_the_last_tile_must_leave_a_sheet_that_stands() -> None:
    table = renovates(["lounge a3", "slots a2 180"], "slots").plays(0, "take a3", "done")
    table.plays(0, "place lounge", "at d1", "turn 0")
    assert table.moves == ["call off", "begin again"]  # one tile more could not save it
    saved = renovates(["lounge a3", "slots a2 180"], "slots").plays(0, "take a3", "done")
    saved.puts(0, "lounge", "a4")
    assert saved.moves == ["place slots", "call off"]


@proves("V12.3.1")
def test_every_tile_is_judged_touched_or_not() -> None:
    table = renovates(ROW).plays(0, "take a3", "done")
    assert table.refusal("done") == "the Slots at a2 would have no path to the casino entrance · V12.3.1"
    needs = renovates(["lounge a3", "slots c3", "fancy-slots c2"]).plays(0, "take c3", "done")
    assert needs.refusal("done") == "the Fancy Slots at c2 would lack Slots on the sheet · V12.3.1"


@proves("V12.3.1")
def test_a_night_club_must_keep_a_lounge_beside_it() -> None:
    tiles = ["slots a3", "lounge b3", "night-club d2", "slots b2 180"]
    table = renovates(tiles).plays(0, "take b3", "done")
    assert "the Night Club at d2 would lack a Lounge on the sheet · V12.3.1" in table.refusal("done")


@proves("V12.3.1")
def test_only_a_lounge_can_mend_a_night_club_that_has_lost_its_own() -> None:
    """Another Lounge lies far away, and Slots beside the Night Club would not do."""
    tiles = ["lounge a3", "restaurant f3 90", "lounge d2", "night-club d3"]
    table = renovates(tiles, "slots", overrides={"numbers.renovate_tiles_in": 1}).plays(0, "take d2", "done")
    assert table.refusal("done") == "the Night Club at d3 would lack a Lounge that shares a side with it · V12.3.1"
    assert table.moves == ["place lounge", "call off"]
    reason = "wherever it can lie, the Night Club at d3 would lack a Lounge that shares a side with it · V12.3.1"
    assert table.refusal("place slots") == reason


@proves("V12.3.2")
def test_room_is_demanded_of_each_placement() -> None:
    table = renovates(ROW, "restaurant").plays(0, "done", "place restaurant")
    assert table.refusal("at a1") == "a2 lies under the Slots · V11.1"
    assert table.refusal("at g1") == "the Restaurant would reach over the edge of the sheet · V11.1"
    assert "at c1" in table.moves  # no path to the hotel, but that is judged later


@proves("V12.4")
def test_a_renovation_may_be_called_off_before_it_ends() -> None:
    table = renovates(ROW, "lounge").plays(0, "take a2", "done").puts(0, "lounge", "c3")
    assert (table.fame[0], table.revenue[0]) == (4, 6)
    table.plays(0, "call off")
    assert (table.sheet(0), table.reserve(0), table.fame[0], table.revenue[0]) == (ROW, ["lounge"], 2, 7)
    assert table.seen["round"] == 3
    assert table.told("call_off") == [
        {
            "seat": 0,
            "removed": [{"tile": "lounge", "cell": "c3", "turn": 0}],
            "restored": [{"tile": "slots", "cell": "a2", "turn": 180}],
            "reserve": {"slots": -1, "lounge": 1},
            "values": {"revenue": 1, "fame": -2},
        }
    ]


@proves("V12.4")
def test_it_may_be_called_off_while_tiles_come_off() -> None:
    table = renovates(ROW).plays(0, "take a3", "call off")
    assert (table.sheet(0), table.reserve(0), table.seen["round"]) == (ROW, [], 3)


WRONG = ["take a3", "done", "place lounge", "at d1", "turn 0"]  # the Lounge that all hangs on, laid far from any path


@proves("V12.4.1")
def test_a_tile_laid_wrongly_does_not_cost_the_action_unasked() -> None:
    table = renovates(["lounge a3", "slots a2 180"], "slots", fame=[3, 0, 0]).plays(0, *WRONG)
    assert (table.asked, table.moves, table.told("call_off")) == (0, ["call off", "begin again"], [])
    assert table.match.prompt == (
        "The renovation can no longer succeed: the Lounge at d1 would have no path to either entrance"
    )
    table.plays(0, "begin again")
    assert (table.sheet(0), table.reserve(0), table.fame[0]) == (["lounge a3", "slots a2 180"], ["slots"], 3)
    assert (table.question, table.seen["round"]) == ("TakeOff", 2)
    assert [(told["seat"], told["left"]) for told in table.told("begin_again")] == [(0, 8)]
    table.plays(0, "take a2", "done").puts(0, "slots", "c3").plays(0, "done")
    assert (table.sheet(0), table.told("call_off")) == (["lounge a3", "slots c3"], [])


@proves("V12.4.1")
def test_a_renovation_that_failed_may_be_called_off() -> None:
    table = renovates(["lounge a3", "slots a2 180"], "slots").plays(0, *WRONG, "call off")
    assert (table.sheet(0), table.seen["round"]) == (["lounge a3", "slots a2 180"], 3)
    assert [told["seat"] for told in table.told("call_off")] == [0]


@proves("V12.4.1")
def test_also_where_no_tile_at_all_may_be_placed() -> None:
    table = renovates(ROW, overrides={"numbers.renovate_tiles_in": 0}).plays(0, "take a3", "done")
    assert table.moves == ["call off", "begin again"]
    table.plays(0, "begin again", "done")
    assert (table.sheet(0), table.seen["round"]) == (ROW, 3)


@proves("V12.4.1")
def test_a_renovation_begins_again_nine_times_and_no_more() -> None:
    table = renovates(["lounge a3", "slots a2 180"], "slots")
    for left in range(9, 0, -1):
        table.plays(0, *WRONG)
        last = "Begin the renovation again" + (", for the last time" if left == 1 else "")
        assert [move.label for move in table.match.moves()] == ["Call the renovation off", last]
        table.plays(0, "begin again")
    table.plays(0, *WRONG)
    assert (table.sheet(0), len(table.told("call_off"))) == (["lounge a3", "slots a2 180"], 1)


@proves("V12.4", "V12.4.1")
def test_no_renovation_is_called_off_unasked() -> None:
    """In random matches a renovation ends without its seat's word only after nine new beginnings."""
    failures = 0
    for seed in range(4):
        match = parlour.start("vegas-showdown", seats=3, seed=seed)
        rng = parlour.seeded(f"renovating {seed}")
        while not match.over:
            told, moves = len(match.journal()), match.moves()
            failures += moves[-1].notation == "begin again"
            move = moves[rng.below(len(moves))]
            match.play(move.id)
            called_off = [entry.kind for entry in match.journal()[told:]].count("call_off")
            assert called_off == (move.notation == "call off")
    assert failures > 5


@proves("V12.3.1")
def test_the_refusal_names_a_tile_that_nothing_can_mend() -> None:
    """The Slots at a2 have lost their path, which another Lounge or Slots could mend; the Night Club needs a Lounge."""
    tiles = ["lounge a3", "slots a2 180", "restaurant f3 90", "lounge d2", "night-club d3"]
    table = renovates(tiles, "slots", overrides={"numbers.renovate_tiles_in": 1})
    table.plays(0, "take a3", "take d2")
    assert table.refusal("done") == "the Slots at a2 would have no path to the casino entrance · V12.3.1"
    reason = "wherever it can lie, the Night Club at d3 would lack a Lounge on the sheet · V12.3.1"
    assert table.refusal("place slots") == reason


@proves("V12.3.1")
def test_where_either_of_two_tiles_can_be_mended_but_not_both_the_refusal_names_both() -> None:
    """A Lounge mends the Slots at a2 or lies beside the Night Club."""
    tiles = ["lounge a3", "slots a2 180", "restaurant f3 90", "lounge d2", "night-club d3"]
    table = renovates(tiles, overrides={"numbers.renovate_tiles_in": 1}).plays(0, "take a3", "take d2")
    assert table.moves == ["call off", "begin again"]
    path = "the Slots at a2 would have no path to the casino entrance"
    side = "the Night Club at d3 would lack a Lounge that shares a side with it"
    assert table.refusal("place lounge") in (
        f"wherever it can lie, {path}, or {side} · V12.3.1",
        f"wherever it can lie, {side}, or {path} · V12.3.1",
    )
    assert table.match.prompt in (
        f"The renovation can no longer succeed: {path}, or {side}",
        f"The renovation can no longer succeed: {side}, or {path}",
    )


@proves("V12.5")
def test_values_fall_with_tiles_taken_off_and_rise_with_tiles_placed() -> None:
    table = renovates(["lounge a3", "slots c3", "restaurant f3 90"], "lounge", fame=[9, 0, 0])
    table.plays(0, "take c3", "take f3")
    assert (table.population[0], table.revenue[0], table.fame[0]) == (8, 5, 9)
    table.puts(0, "lounge", "c3").plays(0, "done")
    assert (table.population[0], table.revenue[0], table.fame[0]) == (8, 5, 11)
    assert table.clauses("take_off", "place") == ["V12.1"] * 2 + ["V12.2"]


def test_nothing_is_learnt_by_renovating_so_it_can_be_undone() -> None:
    table = renovates(ROW).plays(0, "take a3", "done")
    table.match.undo(0)
    table.match.undo(0)
    assert table.sheet(0) == ROW


@proves("V12.3.1", "V12.4.1")
def test_what_a_refusal_says_is_so_wherever_the_tile_comes_to_lie() -> None:
    """In random renovations: after each way to lay the refused tile, one of the named tiles is still wrong."""
    checked = 0
    for seed in range(12):
        match = parlour.start("vegas-showdown", seats=3, seed=f"true {seed}")
        rng = parlour.seeded(seed)
        while not match.over:
            question, table = match.state.question, match.state
            assert isinstance(table, Vegas)
            if isinstance(question, PutIn):
                for blocked in match.blocked():
                    if not blocked.reason.startswith("wherever it can lie, "):
                        continue
                    named = blocked.facts["troubles"]
                    assert isinstance(named, list)
                    kind = next(tile.number for tile in table.kit.tiles if blocked.notation == f"place {tile.id}")
                    house = table.houses[question.seat]
                    for position in range(40):
                        for turn in range(4):
                            if why_no_turn(table, question.seat, kind, position, turn, ALONE) is None:
                                after = lay(
                                    [*house.sheet.tiles, lying(kind, position, turn)], table.kit.tiles, table.kit.plan
                                )
                                wrong = [TROUBLES.one(table, found) for found in troubles(table.kit, after, FINALLY)]
                                assert any(trouble in wrong for trouble in named)
                                checked += 1
            moves = match.moves()
            match.play(moves[rng.below(len(moves))].id)
    assert checked > 50
