"""V11  Where tiles would fit, and what they lack, as it is told to those who have to choose."""

from typing import Any

import parlour
from parlour.games.vegas_showdown.cells import cell_name, cells_of
from parlour.games.vegas_showdown.placing import PlaceTile, PlaceWhere
from parlour.games.vegas_showdown.renovate import PutIn
from parlour.games.vegas_showdown.state import Vegas
from parlour.games.vegas_showdown.tile import QUARTERS, TURNS
from parlour.games.vegas_showdown.view import see
from parlour.games.vegas_showdown.where import ALL, ALONE, FINALLY, FREELY, all_positions
from parlour.games.vegas_showdown.wrong import refused_turns, why_no_kind
from tests.games.vegas_showdown.story import BOARD, FULL, Story, publicity, vegas
from tests.games.vegas_showdown.test_border import WRONG_SLOTS, blocked, move
from tests.games.vegas_showdown.test_renovate import renovates
from tests.proof import proves


def fit(table: Story, tile: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.house(seat)["fits"][tile]
    return found


# ---------------------------------------------------------------------- tiles for sale and in the reserve


@proves("V11.1", "V11.2")
def test_places_are_told_apart_by_the_cells_that_are_covered() -> None:
    """On an empty sheet a Lounge lies at either entrance, across or upright; Slots at one of them, in three turns."""
    table = vegas()
    assert fit(table, "slots") == {"places": 1, "lacks": [], "missing": []}
    lounges = move(table, "bid lounge-1").facts["spots"]
    assert lounges == {"a2": [90], "a3": [0, 90], "f3": [0], "g2": [90], "g3": [90]}
    assert fit(table, "lounge")["places"] == 6


def test_every_tile_for_sale_and_in_the_reserve_is_told_of_for_every_seat() -> None:
    table = vegas(reserve={1: "theater"})
    on_sale = {*BOARD[:3], "slots", "lounge", "restaurant"}
    assert [set(fits) for fits in table.each("fits")] == [on_sale, {*on_sale, "theater"}, on_sale]


@proves("V11.7")
def test_a_tile_that_needs_others_tells_which_are_missing() -> None:
    table = vegas(board=["theater"], tiles={1: ["lounge a3"]})
    assert fit(table, "theater") == {"places": 0, "lacks": ["tiles"], "missing": ["lounge", "fancy-lounge"]}
    assert fit(table, "theater", seat=1)["missing"] == ["fancy-lounge"]


@proves("V11.6.2")
def test_a_tile_without_a_path_lacks_that_alone() -> None:
    """The Slots before the hotel entrance have no door to it, so nothing blue can be joined anywhere."""
    row = ["lounge a3", "lounge c3", "slots e3", "slots f3"]
    assert fit(vegas(tiles={0: [*row, "slots g3 270"]}), "restaurant") == {
        "places": 0,
        "lacks": ["path"],
        "missing": [],
    }
    assert fit(vegas(tiles={0: [*row, "slots g3"]}), "restaurant")["places"] > 0  # turned so, they have one


@proves("V11.7.4")
def test_a_night_club_lacks_the_lounge_beside_it() -> None:
    """Slots lie on every side of the Lounge, so that a Night Club would have its path and no Lounge beside it."""
    around = ["lounge a3", "slots c3", "slots a2 180", "slots b2 180", "slots a4"]
    reserve = {0: "night-club"}
    assert fit(vegas(tiles={0: around}, reserve=reserve), "night-club")["places"] > 0
    closed = vegas(tiles={0: [*around, "slots b4"]}, reserve=reserve)
    assert fit(closed, "night-club") == {"places": 0, "lacks": ["neighbour"], "missing": []}
    assert fit(vegas(reserve=reserve), "night-club")["lacks"] == ["tiles", "neighbour"]


@proves("V11.1")
def test_a_full_sheet_lacks_room() -> None:
    table = vegas(tiles={0: FULL})
    assert fit(table, "slots") == {"places": 0, "lacks": ["room"], "missing": []}


@proves("V11.1", "V11.6", "V11.7", "V11.8")
def test_what_is_told_of_fits_is_what_the_rules_would_say_all_through_a_match() -> None:
    """A tile has a place when its seat could place it; else something is lacking, and the first refusal names it."""
    reasons = {
        "no-room": {"room"},
        "needs": {"tiles"},
        "nowhere-path": {"path"},
        "nowhere-beside": {"neighbour"},
        "nowhere-both": {"path", "neighbour"},
    }
    met = set()
    match = parlour.start("vegas-showdown", seats=3, seed="fits")
    rng = parlour.seeded("fits")
    while not match.over:
        table = match.state
        assert isinstance(table, Vegas)
        kinds = {tile.id: tile.number for tile in table.kit.tiles}
        if match.ply % 7 == 0:
            for seat, house in enumerate(match.view(None)["table"]["houses"]):
                for tile, told in house["fits"].items():
                    could = all_positions(table.kit, table.houses[seat].sheet, kinds[tile], ALONE)
                    assert bool(told["places"]) == bool(could) == (told["lacks"] == [])
                    if house["reserve"].get(tile) and not could:
                        refusal = why_no_kind(table, seat, kinds[tile], ALONE)
                        assert refusal is not None
                        assert reasons[refusal.reason] <= set(told["lacks"])
                        met.add(refusal.reason)
        match.play(match.moves()[rng.below(len(match.moves()))].id)
    assert {"needs", "nowhere-path"} <= met


# ---------------------------------------------------------------------- a tile in the hand


@proves("V11.5.1", "V11.5.2")
def test_sides_at_which_a_door_would_give_a_tile_its_path() -> None:
    """Slots lead to the casino entrance, or to the doors of the Lounge that lies there."""
    table = publicity("slots", [])
    assert table.seen["trying"]["tiles"]["slots"]["doors"] == ["a3 W"]
    lounge = publicity("slots restaurant", ["lounge a3"])
    tries = lounge.seen["trying"]["tiles"]
    assert "a2 S" in tries["slots"]["doors"] and "c3 W" in tries["slots"]["doors"]
    assert set(tries["restaurant"]["doors"]) == {"g3 E"}  # blue: the Lounge does not lead to the hotel entrance


@proves("V11.1", "V11.6.1")
def test_a_cell_is_told_by_what_a_tile_would_lack_there_in_each_turn() -> None:
    table = publicity("slots", ["lounge a3"])
    trying = table.seen["trying"]
    assert (trying["seat"], trying["judged"]) == (0, "alone")
    unturned, quarter, half, back = trying["tiles"]["slots"]["turns"]
    assert [one["turn"] for one in (unturned, quarter, half, back)] == [0, 90, 180, 270]
    assert unturned["covered"] == ["a3", "b3"]
    assert "a2" in unturned["no_path"] and "a2" in half["fits"]
    assert len(unturned["fits"]) + len(unturned["covered"]) + len(unturned["no_path"]) == 35


@proves("V12.3.1")
def test_in_a_renovation_a_cell_tells_where_other_tiles_would_lack_something() -> None:
    """Only the Lounge's old place would mend the Slots; at the hotel entrance the Lounge itself would stand."""
    table = renovates(["lounge a3", "slots a2 180"], overrides={"numbers.renovate_tiles_in": 1})
    table.plays(0, "take a3", "done")
    assert table.seen["trying"]["judged"] == "finally"
    across = table.seen["trying"]["tiles"]["lounge"]["turns"][0]
    assert (across["fits"], across["others"]) == (["a3"], ["f3"])
    first = renovates(["lounge a3", "slots a2 180"]).plays(0, "take a3", "done")
    assert first.seen["trying"]["judged"] == "freely"
    assert (
        len(first.seen["trying"]["tiles"]["lounge"]["turns"][0]["fits"]) == 30 - 1
    )  # room is enough: only a2 is covered


@proves("V11.1", "V11.5.1")
def test_a_refused_cell_tells_of_every_turn_what_is_at_fault() -> None:
    table = publicity("slots", ["lounge a3"]).plays(0, "place slots")
    under = blocked(table, "at b3").facts["refused"]
    assert [(one["turn"], one["covered"], one["clause"]) for one in under] == [
        (turn, ["b3"], "V11.1") for turn in (0, 90, 180, 270)
    ]
    beside = move(table, "at a2").facts
    assert beside["turns"] == [90, 180, 270]
    assert beside["refused"] == [
        {
            "turn": 0,
            "clause": "V11.6.1",
            "covered": [],
            "troubles": [WRONG_SLOTS],
            "doors": ["a2 N", "a2 E", "a2 W"],
            "walls": ["a2 S"],
        }
    ]
    table.plays(0, "at a2")
    assert table.match.question is not None
    assert table.match.question.about["refused"] == beside["refused"]


@proves("V11.1")
def test_a_tile_over_the_edge_has_no_cell_at_fault() -> None:
    table = publicity("lounge", []).plays(0, "place lounge")
    across, upright = blocked(table, "at g5").facts["refused"]
    assert (across["covered"], across["troubles"], across["clause"]) == ([], [], "V11.1")
    assert upright["turn"] == 90


@proves("V14.1", "V14.2", "V14.3")
def test_what_each_place_would_bring_if_the_match_ended_then() -> None:
    """A Lounge at f3 or g3 joins the entrances only where it closes the row; that is 3 Fame more."""
    row = ["lounge a3", "lounge c3", "slots e3"]
    table = publicity("lounge", row, fame=[10, 0, 0])
    tried = table.seen["trying"]["tiles"]["lounge"]
    joins = {(one["cell"], one["turn"]) for one in tried["brings"] if one["connection"]}
    assert joins == {("f3", 0)}
    before = table.house(0)
    assert tried["fame"] - before["fame"] == table.printed("tiles")["lounge"]["fame"]
    assert (tried["population"], tried["income"]) == (before["population"], before["income"])


@proves("V14.1", "V14.4")
def test_what_a_place_would_bring_is_what_it_brings_all_through_a_match() -> None:
    """Also where the other seats lose a rank by it: the number is that of the view once the tile lies there."""
    compared = set()
    for seed in range(4):
        match = parlour.start("vegas-showdown", seats=4, seed=f"brings {seed}")
        rng = parlour.seeded(seed)
        while not match.over:
            table, question = match.state, match.state.question
            assert isinstance(table, Vegas)
            if isinstance(question, PlaceTile | PutIn):
                seat, trying = question.seat, match.view(None)["table"]["trying"]
                kinds = {tile.id: tile.number for tile in table.kit.tiles}
                for tile, tried in trying["tiles"].items():
                    fits = {(cell, one["turn"]) for one in tried["turns"] for cell in one["fits"]}
                    assert {(one["cell"], one["turn"]) for one in tried["brings"]} == fits
                    for one in tried["brings"][rng.below(7) :: 7]:
                        then = table.copy()
                        then.journal = None
                        cell = next(cell for cell in cells_of(ALL) if cell_name(cell) == one["cell"])
                        then.place_tile(seat, kinds[tile], cell, QUARTERS.index(one["turn"]), "V9.6")
                        house = see(then)["houses"][seat]
                        sources = house["final_scoring"]
                        assert one["if_ended"] == house["if_ended"]
                        for source in ("casino", "hotel", "connection", "diamonds"):
                            assert one[source] == sources[source]
                            compared |= {source} if one[source] else set()
                        for counter in ("population", "revenue", "income", "fame"):
                            assert tried[counter] == house[counter]
            match.play(match.moves()[rng.below(len(match.moves()))].id)
    assert {"connection", "diamonds"} <= compared


@proves("V11.8", "V12.3", "V12.3.1")
def test_cells_and_turns_of_a_tile_in_the_hand_agree_with_the_refusals_all_through_matches() -> None:
    judged_met = set()
    for seed in range(6):
        match = parlour.start("vegas-showdown", seats=3, seed=f"hand {seed}")
        rng = parlour.seeded(seed)
        while not match.over:
            table, question = match.state, match.state.question
            assert isinstance(table, Vegas)
            if isinstance(question, PlaceTile | PutIn | PlaceWhere):
                seat = question.seat
                trying = match.view(None)["table"]["trying"]
                judged = {"alone": ALONE, "freely": FREELY, "finally": FINALLY}[trying["judged"]]
                kinds = {tile.id: tile.number for tile in table.kit.tiles}
                for tile, tried in trying["tiles"].items():
                    judged_met.add(trying["judged"])
                    turns = {one["turn"]: one for one in tried["turns"]}
                    for cell in cells_of(ALL)[rng.below(5) :: 5]:
                        name = cell_name(cell)
                        refused = {one["turn"]: one for one in refused_turns(table, seat, kinds[tile], cell, judged)}
                        for turn in turns:
                            assert (name in turns[turn]["fits"]) == (turn not in refused)
                            if turn not in refused:
                                continue
                            one = refused[turn]
                            assert (name in turns[turn]["covered"]) == bool(one["covered"])
                            mine = {wrong["lacks"] for wrong in one["troubles"] if wrong["cell"] == name}
                            if one["troubles"]:
                                assert (name in turns[turn]["no_path"]) == ("path" in mine)
                                assert (name in turns[turn]["no_neighbour"]) == ("neighbour" in mine)
                                assert bool(tried["missing"]) == ("tiles" in mine)
                                assert (name in turns[turn]["others"]) == (not mine)
                    assert set(turns) <= set(QUARTERS) and len(turns) <= TURNS
            match.play(match.moves()[rng.below(len(match.moves()))].id)
    assert judged_met == {"alone", "freely", "finally"}
