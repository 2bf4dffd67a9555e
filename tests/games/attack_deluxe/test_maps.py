"""The drawn maps agree with the rules: made anew by `make maps`, read here from the files that the page loads."""

import copy
import gzip
from itertools import combinations
from math import dist
from typing import Any

import pytest

from parlour.engine.content import load_content
from parlour.games.attack_deluxe.atlas import BOARDS, PACKAGE

from .drawn import LEAST, Box, DrawnMap, Point, pair

MOST = 35_000  # bytes of a map, packed
NARROW = 26  # units: a way between zones that has a gate


@pytest.fixture(scope="module", params=list(BOARDS))
def drawn(request: pytest.FixtureRequest) -> DrawnMap:
    return DrawnMap(request.param)


def test_each_map_has_its_regions_and_zones_once(drawn: DrawnMap) -> None:
    main = [place.id for place in drawn.places if not place.ghost and not place.off]
    assert sorted(main) == sorted(drawn.here)


def test_who_touches_whom_is_what_the_rules_say(drawn: DrawnMap) -> None:
    """A common edge of 5 units or more: nothing more than the content has, and nothing less."""
    assert drawn.disagreements() == set()


def test_a_border_that_moves_is_noticed(drawn: DrawnMap) -> None:
    """Any place left out of the drawing, and any two that change places."""
    geometries = drawn.told["objects"]["places"]["geometries"]
    for id in drawn.here:
        told = copy.copy(drawn.told)
        told["objects"] = {"places": {"geometries": [entry for entry in geometries if entry["id"] != id]}}
        assert DrawnMap(drawn.board, told).disagreements(), id
    one, other = drawn.regions[0], drawn.regions[-1]
    told = copy.deepcopy(drawn.told)
    for geometry in told["objects"]["places"]["geometries"]:
        geometry["id"] = {one: other, other: one}.get(geometry["id"], geometry["id"])
    assert DrawnMap(drawn.board, told).disagreements()


def test_pairs_that_meet_in_a_point_are_told(drawn: DrawnMap) -> None:
    touching = drawn.touching()
    met = {key for key, length in touching.items() if length < LEAST}
    assert {pair(*ids) for ids in drawn.told["points"]} == met - drawn.neighbours()


def test_the_frame_is_covered_without_gaps_and_overlaps(drawn: DrawnMap) -> None:
    size = drawn.width * drawn.height
    assert sum(place.area() for place in drawn.places) == pytest.approx(size, rel=0.002)
    for place in drawn.places:
        for x, y in (point for ring in place.rings for point in ring):
            assert 0 <= x <= drawn.width
            assert 0 <= y <= drawn.height
    free = [
        (x, y)
        for x in range(7, drawn.width, 53)
        for y in range(9, drawn.height, 47)
        if len([place for place in drawn.places if place.holds((x + 0.13, y + 0.17))]) != 1
    ]
    # Smoothed borders of zones and rounded corners may cross a coast by a hair.
    assert len(free) <= 3, free


def test_every_place_has_its_anchors(drawn: DrawnMap) -> None:
    assert set(drawn.anchors) == drawn.here
    names = {**drawn.atlas.regions, **drawn.atlas.zones}
    for id, anchor in drawn.anchors.items():
        assert " ".join(anchor["lines"]) == names[id]["name"]
        docks = drawn.is_region(id) and bool(drawn.seas(id))
        assert ("dock" in anchor, "pier" in anchor) == (docks, docks), id
        assert ("outside" in anchor) == drawn.is_region(id), id
        assert drawn.main(id).holds(tuple(anchor["pole"])), id


def test_stacks_and_names_lie_where_they_belong(drawn: DrawnMap) -> None:
    """In their own place. A region too small for its stack has it in open water, with a line to the region."""
    for id, anchor in drawn.anchors.items():
        for what in ("stack", "name"):
            place = drawn.at(tuple(anchor[what]))
            assert place is not None
            assert not place.off
            assert not place.ghost
            if place.id != id:
                assert drawn.is_region(id), f"{what} of {id} in {place.id}"
                assert not drawn.is_region(place.id), f"{what} of {id} in {place.id}"
                away = drawn.main(id).distance(tuple(anchor[what]))
                assert away < (60 if anchor["outside"] > 0.5 else 25), f"{what} of {id} is {away:.0f} units away"


def test_docked_ships_lie_in_their_own_water_or_on_their_own_shore(drawn: DrawnMap) -> None:
    for id, anchor in drawn.anchors.items():
        if "dock" in anchor:
            place = drawn.at(tuple(anchor["dock"]))
            assert place is not None
            assert place.id in (id, *drawn.seas(id)), f"dock of {id} in {place.id}"
            pier: Point = tuple(anchor["pier"])
            assert drawn.main(id).distance(pier) < 1.5, id
            assert min(drawn.main(sea).distance(pier) for sea in drawn.seas(id)) < 1.5, id
            assert dist(pier, anchor["dock"]) < 100, id


def test_no_two_full_stacks_cover_each_other(drawn: DrawnMap) -> None:
    covered = [
        (one, other) for one, other in combinations(drawn.here, 2) if drawn.stack(one).covers(drawn.stack(other))
    ]
    assert not covered


def test_docks_and_names_cover_no_stack_and_no_other(drawn: DrawnMap) -> None:
    boxes = [(id, "stack", drawn.stack(id)) for id in drawn.here] + [(id, "name", drawn.name(id)) for id in drawn.here]
    boxes += [(id, "dock", drawn.dock(id)) for id, anchor in drawn.anchors.items() if "dock" in anchor]
    covered = [
        (*one[:2], *other[:2])
        for one, other in combinations(boxes, 2)
        if one[0] != other[0] and one[2].covers(other[2], 1)
    ]
    assert not covered


def test_corners_stay_free_and_nothing_leaves_the_frame(drawn: DrawnMap) -> None:
    """Compass, title, and the south-west for the order slip."""
    kept = {name: Box(x + w / 2, y + h / 2, w, h) for name, (x, y, w, h) in drawn.told["kept"].items()}
    assert set(kept) == {"compass", "title", "slip"}
    for id, anchor in drawn.anchors.items():
        for box in (drawn.stack(id), drawn.name(id), *([drawn.dock(id)] if "dock" in anchor else [])):
            assert not [name for name, corner in kept.items() if box.covers(corner, 1)], id
            assert box.width / 2 < box.x < drawn.width - box.width / 2, id
            assert box.height / 2 < box.y < drawn.height - box.height / 2, id


def test_lanes_run_from_shore_to_shore_over_their_water(drawn: DrawnMap) -> None:
    lanes = drawn.told["lanes"]
    told = [[*lane["between"], *lane["over"]] for lane in lanes]
    content = load_content(PACKAGE).table("lanes")
    assert told == [text.split() for board in drawn.atlas.boards for text in content.get(board, [])]
    for lane in lanes:
        start, middle, end = (tuple(point) for point in lane["curve"])
        for id, shore in zip(lane["between"], (start, end), strict=True):
            assert min(place.distance(shore) for place in drawn.copies(id)) < 2, lane
        over = [place for zone in lane["over"] for place in drawn.copies(zone)]
        curve = [_on_curve(start, middle, end, (at + 0.5) / 20) for at in range(20)]
        wet = [point for point in curve if any(place.holds(point) for place in over)]
        assert len(wet) >= 10, lane


def _on_curve(start: Point, middle: Point, end: Point, t: float) -> Point:
    x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, middle, end, strict=True))
    return x, y


def test_narrow_waters_have_a_gate(drawn: DrawnMap) -> None:
    touching = drawn.touching()
    waters = {key for key in drawn.neighbours() if not any(drawn.is_region(id) for id in key)}
    narrow = {key for key in waters if touching[key] <= NARROW}
    gates = drawn.told["gates"]
    assert {pair(*gate["between"]) for gate in gates} == narrow
    for gate in gates:
        for id in gate["between"]:
            assert min(place.distance(tuple(gate["at"])) for place in drawn.copies(id)) < 12, gate


def test_what_is_only_drawn_is_there(drawn: DrawnMap) -> None:
    objects: dict[str, Any] = drawn.told["objects"]
    for name in ("lakes", "rivers", "ranges", "graticule"):
        assert objects[name]["arcs"], name
    assert {"equator", "cancer", "capricorn", "arctic"} == {entry["id"] for entry in objects["circles"]["geometries"]}
    plates = {"HAW", "MIC", "POY"} & drawn.here
    assert plates == {entry["id"] for entry in objects.get("islands", {"geometries": []})["geometries"]}
    canals = [id for id in drawn.regions if drawn.atlas.canal[drawn.atlas.region_ids.index(id)]]
    ends = [drawn.line(line) for line in objects.get("canals", {"arcs": []})["arcs"]]
    assert len(ends) == len(canals)
    for id in canals:
        assert any(drawn.main(id).distance(line[0]) < 12 for line in ends), id


def test_a_map_is_small_enough_to_load_with_the_match(drawn: DrawnMap) -> None:
    assert len(gzip.compress(drawn.file.read_bytes(), mtime=0)) <= MOST


def test_what_wraps_round_the_world_meets_a_ghost() -> None:
    world = DrawnMap("world")
    told = [wrap["between"] for wrap in world.told["wraps"]]
    assert told == [text.split() for text in load_content(PACKAGE).table("seam")["wraps"]]
    for wrap in world.told["wraps"]:
        assert wrap["at"], wrap
        one, other = wrap["between"]
        for x, y in wrap["at"]:
            assert x < 0.07 * world.width or x > 0.93 * world.width, wrap
            places = [place for id in (one, other) for place in world.copies(id) if place.distance((x, y)) < 2]
            assert any(place.ghost for place in places), wrap


@pytest.mark.parametrize("board", ["western", "pacific"])
def test_only_the_world_wraps(board: str) -> None:
    drawn = DrawnMap(board)
    assert not drawn.told["wraps"]
    assert not drawn.told["ghosts"]


def test_ghosts_are_named_where_they_are() -> None:
    world = DrawnMap("world")
    ghosts = [place for place in world.places if place.ghost and place.id in world.here]
    assert sorted(ghost["id"] for ghost in world.told["ghosts"]) == sorted(place.id for place in ghosts)
    for ghost in world.told["ghosts"]:
        near = [place for place in ghosts if place.id == ghost["id"]]
        name: Point = tuple(ghost["name"])
        assert any(place.holds(name) or place.distance(name) < 2 for place in near), ghost
        assert ghost["turn"] in (0, -90)
