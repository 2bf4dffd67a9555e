"""V2  What lies on the table: the content against the components of the manual and the facts."""

from copy import deepcopy

import pytest

import parlour
from parlour.engine.content import Content, ContentError, load_content
from parlour.games.vegas_showdown.box import VegasBox
from parlour.games.vegas_showdown.game import check_counts
from parlour.games.vegas_showdown.state import LETTER, Vegas
from parlour.games.vegas_showdown.tile import SIZES
from tests.games.vegas_showdown.story import vegas
from tests.proof import proves

CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcdefg"]


def the_box(seats: int = 4) -> VegasBox:
    box = parlour.find_game("vegas-showdown").make_box(seats, {}, {})
    assert isinstance(box, VegasBox)
    return box


@proves("V2.1")
@pytest.mark.parametrize(("seats", "spaces"), [(3, 3), (4, 4), (5, 4)])
def test_the_fourth_premier_space_is_for_four_and_five_seats(seats: int, spaces: int) -> None:
    places = [place["id"] for place in vegas(seats=seats).premier_spaces]
    assert places == [f"premier-{number}" for number in range(1, spaces + 1)]


@proves("V2.1")
def test_with_three_seats_nobody_bids_on_the_fourth_space() -> None:
    assert "'bid premier-4' cannot be played now" in vegas(cash=[99] * 3).refusal("bid premier-4")


@proves("V2.2")
def test_three_stacks_of_basic_tiles_lie_face_up() -> None:
    table = vegas(seats=4)
    assert table.seen["basic_stacks"] == {"slots": 16, "lounge": 10, "restaurant": 7}
    assert [table.place(id)["tile"] for id in ("slots-1", "lounge-1", "restaurant-1")] == [
        "slots", "lounge", "restaurant"
    ]  # fmt: skip


@proves("V2.3")
def test_every_place_has_a_track_and_a_bid_stands_on_one_of_its_spaces() -> None:
    table = vegas(seats=5, cash=[99] * 5)
    for place in table.seen["places"]:
        asked = vegas(seats=5, cash=[99] * 5).plays(0, f"bid {place['id']}")
        spaces = table.printed("places")[place["id"]]["spaces"]
        amounts = [f"for {amount}" for amount in spaces if amount >= (place["minimum"] or 0)]
        assert asked.moves == amounts
    assert "'for 19' is no move here" in vegas().plays(0, "bid restaurant-1").refusal("for 19")


@proves("V2.3.1")
def test_all_premier_tracks_have_these_sixteen_spaces() -> None:
    track = [3, 5, 7, 9, 12, 15, 18, 21, 25, 29, 33, 37, 42, 47, 52, 57]
    for place in vegas(seats=4).printed("places").values():
        assert (place["spaces"] == track) == place["premier"]


@proves("V2.3.2")
def test_circles_and_squares_take_turns_from_a_circle_at_three() -> None:
    track = load_content("parlour.games.vegas_showdown").table("tracks")["premier-track"]
    assert track["circles"] == track["spaces"][::2] == [3, 7, 12, 18, 25, 33, 42, 52]


@proves("V2.3.3")
@pytest.mark.parametrize(
    ("id", "track"),
    [
        ("slots-1", [5, 7, 9, 12, 15]),
        ("slots-2", [5, 7, 9, 12, 15]),
        ("lounge-1", [9, 11, 13, 17, 21]),
        ("restaurant-1", [15, 18, 21, 25, 29]),
    ],
)
def test_the_tracks_of_the_basic_tiles(id: str, track: list[int]) -> None:
    assert vegas(seats=5).printed("places")[id]["spaces"] == track


@proves("V2.4")
@pytest.mark.parametrize(("seats", "tracks"), [(3, 1), (4, 1), (5, 2)])
def test_the_second_slots_track_is_for_five_seats(seats: int, tracks: int) -> None:
    places = [place["id"] for place in vegas(seats=seats).seen["places"] if place["tile"] == "slots"]
    assert places == ["slots-1", "slots-2"][:tracks]
    if tracks == 1:
        assert "'bid slots-2' cannot be played now" in vegas(seats=seats).refusal("bid slots-2")


@proves("V2.5", "V2.6.1")
def test_fame_population_and_revenue_have_no_upper_end() -> None:
    table = vegas(
        phase="adjust",
        choices={0: "publicity"},
        reserve={0: "lounge"},
        fame=[998, 0, 0],
        population=[999, 8, 8],
        revenue=[1000, 5, 5],
    )
    table.puts(0, "lounge", "a3")
    assert table.fame[0] == 998 + 1 + 2
    assert table.told("income")[0]["amount"] == 999


@proves("V2.6")
def test_every_seat_has_a_sheet_and_a_marker_for_each_counter_and_its_bid() -> None:
    markers = load_content("parlour.games.vegas_showdown").table("markers")
    own = {entry["name"]: entry["copies"] for entry in markers.values() if entry["each_seat"]}
    assert own == {"Population marker": 1, "Revenue marker": 1, "Fame marker": 1, "bid marker": 1}
    table = vegas(choices={1: "premier-1 18"}, tiles={2: ["lounge a3"]})
    assert [house["bid"] for house in table.seen["houses"]] == [None, 18, None]
    assert [len(house["tiles"]) for house in table.seen["houses"]] == [0, 0, 1]


@proves("V2.7")
def test_a_sheet_has_seven_columns_and_five_rows() -> None:
    table = vegas(phase="adjust", choices={0: "renovate"}, reserve={0: "slots"}).plays(0, "place slots")
    assert table.moves == [f"at {cell}" for cell in CELLS]
    assert (table.match.printed["columns"], table.match.printed["rows"]) == (7, 5)


@proves("V2.7.1")
def test_casino_common_area_and_hotel() -> None:
    table = vegas()
    letters = {id: area["letter"] for id, area in table.printed("areas").items()}
    assert "".join(letters[table.printed("cells")[cell]["area"]] for cell in CELLS) == "YY...BB" * 5


@proves("V2.7.2")
def test_the_entrances_are_in_the_middle_of_the_outer_sides() -> None:
    entrances = vegas().printed("entrances")
    assert [(id, gate["cell"], gate["side"]) for id, gate in entrances.items()] == [
        ("yellow-entrance", "a3", "W"),
        ("blue-entrance", "g3", "E"),
    ]


@proves("V2.8")
def test_there_are_63_tiles() -> None:
    tiles = the_box().tiles
    assert sum(tile.copies for tile in tiles) == 63
    assert {tile.id: tile.copies for tile in tiles if tile.basic} == {"slots": 16, "lounge": 10, "restaurant": 7}
    assert sum(tile.copies for tile in tiles if not tile.basic) == 30


@proves("V2.8.1")
@pytest.mark.parametrize(("size", "cells"), [("small", (1, 1)), ("medium", (2, 1)), ("large", (2, 2))])
def test_footprints(size: str, cells: tuple[int, int]) -> None:
    shapes = [tile.shapes[0] for tile in the_box().tiles if SIZES[tile.size] == size]
    assert {(shape.width, shape.height) for shape in shapes} == {cells}
    turned = [tile.shapes[1] for tile in the_box().tiles if SIZES[tile.size] == size]
    assert {(shape.height, shape.width) for shape in turned} == {cells}


@proves("V2.8.2")
@pytest.mark.parametrize("size", SIZES)
def test_each_size_has_five_a_and_five_b_tiles(size: str) -> None:
    premier = [tile for tile in the_box().tiles if SIZES[tile.size] == size and not tile.basic]
    assert [sum(tile.backs[letter] for tile in premier) for letter in (0, 1)] == [5, 5]
    assert all(sum(tile.backs) == tile.copies for tile in premier)


@proves("V2.8.3")
def test_a_tile_shows_all_that_counts() -> None:
    shown = dict(vegas().printed("tiles")["fancy-lounge"])
    assert shown.pop("turns")[0]["doors"] == [
        {"column": 0, "row": 0, "side": "N"},
        {"column": 0, "row": 0, "side": "W"},
        {"column": 1, "row": 0, "side": "E"},
    ]
    del shown["text"]
    assert shown == {
        "name": "Fancy Lounge",
        "premier": True,
        "colour": "green",
        "size": "medium",
        "width": 2,
        "height": 1,
        "copies": 4,
        "backs": {"A": 2, "B": 2},
        "price": 33,
        "population": 1,
        "revenue": 0,
        "fame": 4,
        "red": True,
        "needs": ["lounge"],
        "beside": [],
    }


@proves("V2.8.4")
def test_a_cell_side_has_one_door_or_a_wall() -> None:
    for tile in the_box().tiles:
        for shape in tile.shapes:
            assert len(set(shape.doors)) == len(shape.doors) == len(tile.doors)
            for x, y, side in shape.doors:
                edge = {0: y == 0, 1: x == shape.width - 1, 2: y == shape.height - 1, 3: x == 0}
                assert edge[side], f"{tile.id} has a door inside"


@proves("V2.8.5")
def test_tiles_of_one_name_differ_only_in_the_letter_on_the_back() -> None:
    table = vegas(seats=4)
    kinds = {entry % LETTER for entry in table.table.stacks}
    assert kinds == {tile.number for tile in the_box().tiles if not tile.basic}
    names = [tile["name"] for tile in table.printed("tiles").values()]
    assert len(names) == len(set(names)) == 15


@proves("V2.9")
def test_premier_tiles_have_a_minimum_bid_marker_and_basic_tracks_never() -> None:
    table = vegas(board=["fancy-slots", "-", "buffet"])
    assert table.minimums == [18, None, 33]
    assert [table.place(id)["minimum"] for id in ("slots-1", "lounge-1", "restaurant-1")] == [None, None, None]
    markers = load_content("parlour.games.vegas_showdown").table("markers")
    assert markers["minimum-bid-marker"]["copies"] == 4


@proves("V2.10")
def test_a_ban_holds_even_when_the_six_markers_would_not_do() -> None:
    """Seven places under bans: four premier spaces, both Slots tracks and the Lounge."""
    bans = ["zoning-dispute", "slot-builders-on-strike", "lounge-builders-on-strike"]
    table = vegas(seats=5, events=bans, cash=[99] * 5)
    assert sum(place["no_bids"] for place in table.seen["places"]) == 7
    assert table.moves == ["publicity", "renovate", "bid restaurant-1"]
    markers = load_content("parlour.games.vegas_showdown").table("markers")
    assert markers["no-bid-marker"]["copies"] == 6


@proves("V2.11")
def test_the_event_deck() -> None:
    events = the_box().events
    assert len(events) == 33
    assert [sum(event.size == size for event in events) for size in range(4)] == [10, 10, 10, 3]
    assert {event.id for event in events if event.size == 3} == {"pull-strings"}


@proves("V2.12")
def test_money_is_whole_dollars_and_chips_only_show_it() -> None:
    chips = load_content("parlour.games.vegas_showdown").table("chips")
    assert dict(zip(chips["colours"], chips["values"], strict=True)) == {"white": 1, "red": 5, "green": 25}
    table = vegas(cash=[33, 0, 0], phase="adjust", choices={0: "restaurant-1 18"})
    table.plays(0, "done")
    assert table.cash[0] == 33 - 18 + 5


@proves("V2.12.1")
def test_the_bank_never_runs_out() -> None:
    table = vegas(phase="income", population=[1000] * 3, revenue=[1000] * 3, cash=[1000] * 3)
    assert table.cash == [2000] * 3


@proves("V2.13")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_whoever_has_the_button_is_the_dealer(dealer: int) -> None:
    table = vegas(dealer=dealer)
    assert (table.seen["dealer"], table.asked) == (dealer, dealer)


@proves("V2.14", "V2.14.1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_everything_that_lies_open(seat: int | None) -> None:
    table = vegas(
        cash=[1, 22, 3], reserve={1: "theater"}, tiles={2: ["lounge a3"]}, choices={1: "premier-1 21"}, deck_left=20
    )
    seen = table.match.view(seat)["table"]
    assert [house["cash"] for house in seen["houses"]] == [1, 22, 3]
    assert [house["reserve"] != {} for house in seen["houses"]] == [False, True, False]
    assert seen["houses"][2]["tiles"] == [{"mark": "A", "tile": "lounge", "cell": "a3", "turn": 0}]
    assert (seen["houses"][1]["bid"], seen["houses"][1]["choice"]) == (21, "premier-1")
    assert [(stack["left"], stack["top_back"]) for stack in seen["stacks"]] == [(9, "A"), (9, "A"), (8, "A")]
    assert (seen["events"]["deck"], len(seen["events"]["used"])) == (20, 13)


@proves("V2.14.1")
def test_the_letter_on_the_top_tile_is_seen() -> None:
    assert [stack["top_back"] for stack in vegas(stack_left={"small": 4, "medium": 0}).seen["stacks"]] == [
        "B", None, "A"
    ]  # fmt: skip


@proves("V2.14.2")
def test_nobody_knows_the_order_of_tiles_and_events() -> None:
    table = vegas(seats=4).table
    rng = parlour.seeded("dreams")
    tiles, events = set(), set()
    for _ in range(40):
        dream = table.imagine(0, rng)
        assert isinstance(dream, Vegas)
        assert [entry // LETTER for entry in dream.stacks] == [entry // LETTER for entry in table.stacks]
        assert sorted(dream.deck) == sorted(table.deck)
        tiles.add(dream.stacks[dream.taken[0]])
        events.add(dream.deck[dream.drawn])
    assert len(tiles) > 1 and len(events) > 10


@proves("V2.15")
def test_the_chart_of_prerequisites_is_open_to_everyone() -> None:
    tiles = vegas().printed("tiles")
    assert {id: tile["needs"] for id, tile in tiles.items() if tile["needs"]} == {
        "fancy-slots": ["slots"],
        "fancy-restaurant": ["restaurant"],
        "dragon-room": ["slots", "fancy-slots"],
        "high-rollers-room": ["table-games"],
        "fancy-lounge": ["lounge"],
        "five-star-steakhouse": ["restaurant", "fancy-restaurant"],
        "space-age-sports-book": ["sports-book"],
        "buffet": ["restaurant"],
        "night-club": ["lounge"],
        "theater": ["lounge", "fancy-lounge"],
    }
    assert {id: tile["beside"] for id, tile in tiles.items() if tile["beside"]} == {"night-club": ["lounge"]}


@pytest.mark.parametrize(
    ("path", "value"), [(("tiles", "slots", "copies"), 15), (("events", "pull-strings", "copies"), 4)]
)
def test_content_that_does_not_add_up_is_refused(path: tuple[str, str, str], value: int) -> None:
    tree = deepcopy(load_content("parlour.games.vegas_showdown").tree)
    tree[path[0]][path[1]][path[2]] = value
    with pytest.raises(ContentError, match="does not add up"):
        check_counts(Content(tree, "vegas_showdown"))
