"""V11  Placing tiles."""

import pytest

import parlour
from parlour.games.vegas_showdown.placing import PlaceTurn, PlaceWhere
from parlour.games.vegas_showdown.state import Vegas
from parlour.games.vegas_showdown.where import ALONE, FINALLY, sheet_stands
from parlour.games.vegas_showdown.wrong import why_no_turn
from tests.games.vegas_showdown.story import CONNECTED, publicity, vegas
from tests.proof import proves


@proves("V11.1")
def test_a_tile_lies_wholly_on_the_sheet() -> None:
    table = publicity("restaurant", []).plays(0, "place restaurant")
    assert table.moves == ["at f2", "at f3"]
    assert table.refusal("at g3") == "the Restaurant would reach over the edge of the sheet · V11.1"
    assert "'at h1' is no move here" in table.refusal("at h1")


@proves("V11.1")
def test_a_tile_lies_over_no_other() -> None:
    table = publicity("slots", ["lounge a3"]).plays(0, "place slots")
    assert table.refusal("at b3") == "b3 lies under the Lounge · V11.1"


@proves("V11.2")
def test_a_tile_may_be_turned_by_quarter_turns() -> None:
    table = publicity("slots", ["lounge a3"]).plays(0, "place slots", "at a2")
    assert table.moves == ["turn 90", "turn 180", "turn 270"]  # a door to the south
    labels = [move.label for move in table.match.moves()]
    assert labels[0] == "Turned by 90° (doors: north, east, south)"


@proves("V11.2")
def test_a_turn_that_looks_like_an_earlier_one_is_not_offered() -> None:
    table = publicity("lounge", ["lounge a3"]).plays(0, "place lounge", "at c3")
    assert table.moves == ["turn 0", "turn 90"]
    assert table.refusal("turn 270") == "turned so, it looks the same as with a smaller turn · V11.2"


@proves("V11.2")
def test_no_tile_can_be_turned_over() -> None:
    """The Fancy Lounge seen in a mirror would have its northern door at the right; no turn gives that."""
    shapes = vegas().table.kit.tiles[8].shapes
    north = [[x for x, y, side in shape.doors if side == 0] for shape in shapes if shape.width == 2]
    assert north == [[0], []]


@proves("V11.3")
def test_once_it_lies_a_tile_neither_moves_nor_turns_except_by_renovate() -> None:
    assert publicity("slots", ["lounge a3"]).moves == ["done", "place slots"]
    match = parlour.start("vegas-showdown", seats=3, seed=4)
    rng = parlour.seeded("moving")
    while not match.over:
        before, told = [house["tiles"] for house in match.view(None)["table"]["houses"]], len(match.journal())
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
        rebuilt = {
            e.fields["seat"] for e in match.journal()[told:] if e.kind in ("take_off", "call_off", "begin_again")
        }
        for seat, house in enumerate(match.view(None)["table"]["houses"]):
            if seat not in rebuilt:
                assert house["tiles"][: len(before[seat])] == before[seat]


@proves("V11.4")
def test_the_colours_of_the_areas_do_not_matter() -> None:
    yellow = publicity("slots", CONNECTED).puts(0, "slots", "g2", 180)  # in the hotel
    assert yellow.sheet(0)[-1] == "slots g2 180"
    blue = publicity("restaurant", CONNECTED).puts(0, "restaurant", "a4")  # in the casino
    assert blue.sheet(0)[-1] == "restaurant a4"


@proves("V11.5")
def test_a_tile_is_one_open_room() -> None:
    """In by the lower left door of the Sports Book, out by the upper right one."""
    table = publicity("slots", ["sports-book a2"]).puts(0, "slots", "b1", 180)
    assert "b1" in table.house(0)["from_casino_entrance"]


@proves("V11.5.1")
def test_a_passage_needs_a_door_on_both_sides() -> None:
    table = publicity("slots", ["slots a3"]).plays(0, "place slots")
    assert table.refusal("at a4") == "the Slots at a4 would have no path to the casino entrance · V11.6.1"
    assert "at b3" in table.moves  # the Slots that lie there have a wall to the south, and a door to the east
    table.plays(0, "at b3")
    assert table.moves == ["turn 0", "turn 180", "turn 270"]
    assert table.refusal("turn 90") == (
        "the Slots at b3 would have no path to the casino entrance; there is a wall on the west side of b3 · V11.6.1"
    )


@proves("V11.5.2")
def test_an_entrance_opens_into_a_tile_with_a_door_on_its_very_cell_side() -> None:
    table = publicity("slots", []).plays(0, "place slots")
    assert table.moves == ["turn 0", "turn 180", "turn 270"]  # a3 is the only place
    assert table.refusal("turn 90") == (
        "the Slots at a3 would have no path to the casino entrance; there is a wall on the west side of a3 · V11.6.1"
    )
    blue = publicity("restaurant", []).puts(0, "restaurant", "f3", 90)
    assert blue.house(0)["from_hotel_entrance"] == ["f3", "g3", "f4", "g4"]


@proves("V11.5.3")
def test_a_door_may_face_the_edge_a_wall_or_nothing() -> None:
    """The Slots at a2 have doors to the edge, to the empty b2 and to the Lounge; those at a4 face its own wall."""
    table = publicity("slots", ["lounge a3"]).puts(0, "slots", "a2", 180)
    assert table.doors(0, -1) == ["a2 E", "a2 S", "a2 W"]
    wall = publicity("lounge", ["slots a3"]).puts(0, "lounge", "b3")
    below = publicity("slots", ["slots a3", "lounge b3"]).plays(0, "place slots")
    assert "at a4" not in below.moves  # its door would face a wall, and lead nowhere
    assert wall.sheet(0) == ["slots a3", "lounge b3"]


@proves("V11.6")
def test_a_path_leads_through_tiles_of_any_colour_and_past_the_other_entrance() -> None:
    """From the hotel entrance through Lounges and Slots to the Restaurant, past the casino entrance."""
    table = publicity("restaurant", CONNECTED).puts(0, "restaurant", "a4")
    assert "a5" in table.house(0)["from_hotel_entrance"]
    without = publicity("restaurant", CONNECTED[:3]).plays(0, "place restaurant")
    assert "at a4" not in without.moves


@proves("V11.6.1")
def test_a_yellow_tile_needs_a_path_to_the_yellow_entrance() -> None:
    table = publicity("slots", ["lounge f3"])
    table.plays(0, "place slots")
    assert table.sheet(0) == ["lounge f3"] and table.question == "PlaceTurn"  # a3 is the only place
    both = publicity("slots", ["lounge f3", "lounge a3"]).plays(0, "place slots")
    assert both.refusal("at e3") == "the Slots at e3 would have no path to the casino entrance · V11.6.1"
    assert "at c3" in both.moves


@proves("V11.6.2")
def test_a_blue_tile_needs_a_path_to_the_blue_entrance() -> None:
    table = publicity("restaurant", ["lounge a3"]).plays(0, "place restaurant")
    assert table.refusal("at c3") == "the Restaurant at c3 would have no path to the hotel entrance · V11.6.2"
    assert table.moves == ["at f2", "at f3"]


@proves("V11.6.3")
def test_a_green_tile_needs_a_path_to_either_entrance() -> None:
    table = publicity("lounge", []).plays(0, "place lounge")
    assert table.moves == ["at a2", "at g2", "at a3", "at f3", "at g3"]
    assert table.refusal("at c3") == "the Lounge at c3 would have no path to either entrance · V11.6.3"


@proves("V11.6.2")
def test_where_no_place_gives_it_a_path_the_tile_cannot_be_placed() -> None:
    """The hotel entrance is walled up by Slots, which have come all the way from the casino."""
    blocked = publicity("restaurant slots", [*CONNECTED[:2], "lounge e3", "slots g3 270"])
    reason = "nowhere on the sheet would the Restaurant have a path to the hotel entrance · V11.6.2"
    assert blocked.refusal("place restaurant") == reason


@proves("V11.7")
def test_a_tile_needs_its_prerequisites_on_the_sheet() -> None:
    table = publicity("fancy-slots dragon-room slots", ["lounge a3"])
    assert table.moves == ["done", "place slots"]
    assert table.refusal("place fancy-slots") == "the Fancy Slots can only lie on a sheet with Slots · V11.7"
    assert table.refusal("place dragon-room") == (
        "the Dragon Room can only lie on a sheet with Slots and Fancy Slots · V11.7"
    )
    assert "'place theater' cannot be played now · V9.3" in table.refusal("place theater")


@proves("V11.7.1")
def test_tiles_in_the_reserve_do_not_count() -> None:
    table = publicity("fancy-slots slots", ["lounge a3"])
    assert "place fancy-slots" not in table.moves
    assert "place fancy-slots" in publicity("fancy-slots", ["slots a3"]).moves


@proves("V11.7.2")
def test_one_tile_may_be_the_prerequisite_of_many() -> None:
    table = publicity("fancy-slots", ["slots a3", "fancy-slots a2"]).puts(0, "fancy-slots", "a1")
    assert table.sheet(0) == ["slots a3", "fancy-slots a2", "fancy-slots a1"]


@proves("V11.7.3")
def test_a_fancy_lounge_is_no_lounge() -> None:
    """Two Fancy Lounges lie there; without the Lounge neither may stay."""
    tiles = ["slots a3", "fancy-lounge b3", "fancy-lounge a2 180", "lounge d3"]
    table = vegas(phase="adjust", choices={0: "renovate"}, tiles={0: tiles}).plays(0, "take d3", "done")
    assert table.refusal("done") == "the Fancy Lounge at b3 would lack a Lounge on the sheet · V12.3.1"


@proves("V11.7.4")
def test_adjacent_tiles_share_a_cell_side_and_need_no_passage() -> None:
    """The Night Club has a wall towards the Lounge, and its path through the Slots."""
    table = publicity("night-club", ["lounge a3", "slots b4"]).puts(0, "night-club", "c3")
    assert "c3 W" not in table.doors(0, -1)
    far = publicity("night-club", ["lounge a3", "slots b4", "slots c4"]).plays(0, "place night-club")
    assert far.refusal("at d3") == "the Night Club at d3 would lack a Lounge that shares a side with it · V11.7.4"
    assert "at c2" in far.moves


@proves("V11.7.4")
def test_tiles_that_touch_only_at_a_corner_are_not_adjacent() -> None:
    table = publicity("night-club", ["lounge a3", "slots c3 270"]).plays(0, "place night-club")
    assert table.refusal("at c4") == "the Night Club at c4 would lack a Lounge that shares a side with it · V11.7.4"
    assert "at b4" in table.moves


@proves("V11.7.4")
def test_a_night_club_that_would_have_a_path_but_no_lounge_beside_it_lacks_the_neighbour() -> None:
    """Slots lie on all sides of the Lounge; from their doors there are paths, but nowhere beside the Lounge."""
    tiles = ["lounge a3", "slots a2 180", "slots b2 180", "slots c3", "slots a4", "slots b4"]
    table = publicity("night-club slots", tiles)
    assert table.moves == ["done", "place slots"]
    assert (
        table.refusal("place night-club")
        == "nowhere on the sheet would the Night Club share a side with a Lounge · V11.7.4"
    )


@proves("V11.7.4", "V11.6.3")
def test_a_night_club_may_find_a_path_and_a_lounge_but_never_both() -> None:
    """At c3 it would lie beside the Lounge behind walls; at d1 there is a path, and no Lounge."""
    table = publicity("night-club slots", ["lounge a3", "slots b2 180", "slots c2", "slots b4 270"])
    assert table.refusal("place night-club") == (
        "nowhere on the sheet would the Night Club have a path to either entrance "
        "and also share a side with a Lounge · V11.7.4"
    )


@proves("V11.8")
def test_one_more_tile_takes_nothing_away_from_the_others() -> None:
    """A High Rollers Room puts a wall before a door of the Lounge; everything still has its path."""
    tiles = ["lounge a3", "table-games a2", "slots a4"]
    table = publicity("high-rollers-room", tiles)
    table.plays(0, "place high-rollers-room")
    for move in table.moves:
        story = publicity("high-rollers-room", tiles).plays(0, "place high-rollers-room", move)
        if story.question == "PlaceTurn":
            story.plays(0, story.moves[0])
        state = story.table
        assert sheet_stands(state.kit, state.houses[0].sheet)


@proves("V11.9")
def test_tiles_wait_in_the_reserve_in_any_number_and_for_as_long_as_one_likes() -> None:
    many = "slots slots slots lounge restaurant restaurant theater dragon-room night-club buffet"
    table = vegas(reserve={0: many})
    for _ in range(3):
        table.choose("publicity")
        while table.asked != 0 or table.question != "PlaceTile":
            table.choose("publicity")
        table.plays(0, "done")
    assert sorted(table.reserve(0)) == sorted(many.split())


@pytest.mark.parametrize("judged", ["alone", "finally"])
def test_what_is_offered_is_just_what_the_rules_allow(judged: str) -> None:
    """The quick search for places against trying every place and turn, in positions of random matches."""
    mode = ALONE if judged == "alone" else FINALLY
    rng = parlour.seeded("places")
    compared = 0
    for seed in range(3):
        state = parlour.start("vegas-showdown", seats=3, seed=seed).state
        assert isinstance(state, Vegas)
        state.journal = None
        while not state.over:
            question = state.question
            if question is not None and type(question).__name__ in ("PutIn", "PlaceTile"):
                kind = rng.below(15)
                seat = question.seat
                legal = {
                    (position, turn)
                    for position in range(40)
                    if position % 8 < 7
                    for turn in range(4)
                    if not state.kit.tiles[kind].shapes[turn].again
                    and why_no_turn(state, seat, kind, position, turn, mode) is None
                }
                where = PlaceWhere(seat, kind, mode).options(state)
                assert where == sorted({position for position, turn in legal})
                for position in where:
                    turns = PlaceTurn(seat, kind, position, mode).options(state)
                    assert turns == sorted(turn for at, turn in legal if at == position)
                compared += 1
            state.answer(state.answers[rng.below(len(state.answers))])
    assert compared > 50
