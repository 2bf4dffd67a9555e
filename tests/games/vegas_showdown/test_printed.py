"""What is printed: told once for a box, without words."""

from typing import Any

import msgspec
import pytest

import parlour
from parlour.engine.schema import Id, notes_within
from parlour.games.vegas_showdown import happens, schema
from tests.games.vegas_showdown.story import publicity

GAME = parlour.find_game("vegas-showdown")


def printed(seats: int = 3, **settings: Any) -> dict[str, Any]:
    match = parlour.start("vegas-showdown", seats=seats, seed=1, **settings)
    return dict(GAME.printed(match.state.box))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_fits_its_schema(seats: int) -> None:
    assert msgspec.convert(printed(seats), schema.Printed) == printed(seats)


def test_every_table_of_ids_has_its_things() -> None:
    """What the view and the events name by id is found under the same table."""
    things, content = printed(), GAME.content
    declared = [hint for module in (schema, happens) for hint in vars(module).values()]
    ids = [note for hint in declared for note in notes_within(hint) if isinstance(note, Id) and note.table]
    ids = [note for note in ids if " " not in note.table]  # of several tables, each of which is told
    assert {note.table for note in ids} >= {"tiles", "places", "events", "sizes", "sources", "counters"}
    for note in ids:
        if note.table not in ("sides", "stages", "lacks", "judged", "changes", "timings", "causes"):  # only names
            assert set(note.ids(content)) - {""} <= things[note.table].keys(), note.table


def test_no_names_or_texts_are_in_it() -> None:
    def keys(value: Any) -> set[str]:
        if isinstance(value, dict):
            return set(value) | {key for item in value.values() for key in keys(item)}
        return {key for item in value for key in keys(item)} if isinstance(value, list) else set()

    assert not keys(printed()) & {"name", "text", "sentence", "source"}


def test_a_tile_is_printed_with_its_shape_in_every_turn() -> None:
    tile = printed()["tiles"]["fancy-lounge"]
    assert (tile["width"], tile["height"], tile["size"], tile["price"]) == (2, 1, "medium", 33)
    assert (tile["needs"], tile["backs"], tile["red"]) == (["lounge"], {"A": 2, "B": 2}, True)
    turned = tile["turns"][3]
    assert (turned["turn"], turned["width"], turned["height"], turned["again"]) == (270, 1, 2, False)
    assert turned["doors"] == [
        {"column": 0, "row": 0, "side": "N"},
        {"column": 0, "row": 1, "side": "S"},
        {"column": 0, "row": 1, "side": "W"},
    ]
    assert [turn["again"] for turn in printed()["tiles"]["lounge"]["turns"]] == [False, False, True, True]


def test_a_turned_tile_lies_on_a_sheet_as_it_is_printed() -> None:
    """Its turn, its cell and what is printed tell the same doors as the event of its placing."""
    table = publicity("fancy-lounge", ["lounge a3"]).puts(0, "fancy-lounge", "c2", 270)
    assert table.doors(0, -1) == table.told("place")[0]["doors"] == ["c2 N", "c3 S", "c3 W"]


def test_the_sheet_with_its_areas_and_entrances() -> None:
    sheet = printed()
    assert (sheet["columns"], sheet["rows"], len(sheet["cells"])) == (7, 5, 35)
    assert sheet["cells"]["c2"] == {"column": 2, "row": 1, "area": "common-area"}
    casino = sheet["areas"]["yellow-area"]
    assert (len(casino["cells"]), casino["covered_by"], casino["letter"]) == (10, ["yellow", "green"], "Y")
    assert sheet["entrances"]["blue-entrance"] == {"cell": "g3", "side": "E"}
    assert sheet["colours"]["green"] == {"leads_to": ["yellow-entrance", "blue-entrance"]}


def test_tracks_with_circles_and_where_markers_can_stand() -> None:
    circles = [3, 7, 12, 18, 25, 33, 42, 52]
    track = printed()["tracks"]["premier-track"]
    assert (track["circles"], track["stops"], track["spaces"][-1]) == (circles, circles, 57)
    by_space = printed(options={"price_drop": "space"})["tracks"]["premier-track"]
    assert by_space["stops"] == [space for space in track["spaces"] if space <= 52]
    assert printed()["tracks"]["slots-track"] == {"spaces": [5, 7, 9, 12, 15], "circles": [], "stops": []}


def test_places_say_what_is_sold_there_and_whether_they_are_in_use() -> None:
    assert printed()["places"]["slots-2"] == {
        "premier": False,
        "tile": "slots",
        "first_size": None,
        "track": "slots-track",
        "spaces": [5, 7, 9, 12, 15],
        "in_use": False,
    }
    assert printed(5)["places"]["slots-2"]["in_use"]
    assert printed()["places"]["premier-1"]["first_size"] == "small"


def test_events_with_what_they_forbid_and_their_numbers() -> None:
    events = printed()["events"]
    assert events["pull-strings"]["size"] is None and events["pull-strings"]["copies"] == 3
    assert events["tax-audit"]["numbers"] == {"from_cash": 20, "tax": 5}
    assert (events["machine-recall"]["no_bids_on"], events["machine-recall"]["timing"]) == (
        ["slots", "fancy-slots"],
        "turn",
    )
    assert events["pr-scandal"]["no_actions"] == ["publicity"]


def test_chips_counters_and_the_final_scoring() -> None:
    found = printed()
    assert found["chips"][-1] == {"colour": "green", "value": 25}
    assert found["counters"]["population"] == {"first": 8, "ranks": [5, 3, 1]}
    assert found["sources"]["diamonds"] == {"clause": "V14.6", "fame": 3, "three_quarters": 1, "dollars": None}
    assert found["sources"]["cash"]["dollars"] == 10


def test_a_designers_numbers_are_printed() -> None:
    changed = printed(overrides={"tiles.theater.price": 33, "numbers.first_population": 4})
    assert changed["tiles"]["theater"]["price"] == 33
    assert changed["counters"]["population"]["first"] == 4
