"""Room for names, stacks, fleets and docked ships: where a block costs least, summed over the cells below it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import MultiLineString, MultiPoint, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, polylabel

from tools.attack_maps.cartogram import Field
from tools.attack_maps.neighbours import Content
from tools.attack_maps.raster import STEP, Raster
from tools.attack_maps.shapes import largest, parts
from tools.attack_maps.sheet import Place

Size = tuple[float, float]  # width and height, in units
Bounds = tuple[float, float, float, float]  # left, top, right, bottom
Near = tuple[Point, float]  # where something should lie, and what it costs to begin with
Found = tuple[float, float, float]  # x, y, price
STACK: Size = (88, 50)  # two rows of two counters, 82 × 48, and air
DOCK: Size = (72, 21)
LINE, SEA_LINE = 17, 16  # height of a line of a name
LETTER, SEA_LETTER = 8.1, 8.7
GAP = 2  # between name and stack
MARGIN = 14  # from the edge of the frame
WRONG = 5000.0  # what it costs if the middle of a name, a stack or a dock lies where it must not
TAKEN = 40.0  # what it costs to lie on something else
DOCKED = 0.05  # of that for a dock, while stacks look for room: a fleet rather stays in its own zone
PIERS = 30  # of a coast, those nearest to the stack
ROUNDS = 4  # the first does not see all others; the last ones settle


@dataclass
class Ground:
    """What it costs to lie on each cell; and on which ones some points of a block, below its middle, must not lie."""

    cost: Field
    wrong: Field
    must: Sequence[float] = (0.0,)


@dataclass
class Spot:
    """A block with a name in some lines, and a stack below."""

    x: float
    y: float
    size: Size
    lines: list[str]
    line: int  # the height of one
    cost: float


class Room:
    """Which place each cell belongs to, and what is already taken."""

    def __init__(self, places: list[Place], content: Content, settings: dict[str, Any]) -> None:
        self.content = content
        self.raster = Raster(*settings["frame"])
        main = [place for place in places if not place.ghost and content.has(place.id)]
        self.shapes: dict[str, BaseGeometry] = {place.id: place.shape for place in main}
        numbers = self.raster.numbers([place.shape for place in places])
        self.masks: dict[str, Field] = {
            place.id: (numbers == at).astype(float) for at, place in enumerate(places) if place in main
        }
        sea = [at for at, place in enumerate(places) if place.id in content.zones and not place.ghost]
        self.water: Field = np.isin(numbers, sea).astype(float)
        self.taken: Field = np.zeros(numbers.shape)
        for left, top, width, height in settings["kept"].values():
            self.take(left + width / 2, top + height / 2, (width, height))
        self.poles = {id: polylabel(largest(shape), 1.0) for id, shape in self.shapes.items()}

    def place(self, ground: Ground, size: Size, near: Sequence[Near], pull: float, bounds: Bounds) -> Found:
        """The cheapest block of this size with its middle in the bounds; each unit away from `near` costs too."""
        width, height = (max(1, round(side / STEP)) for side in size)
        table = np.zeros((self.raster.rows + 1, self.raster.columns + 1))
        table[1:, 1:] = np.cumsum(np.cumsum(ground.cost + self.taken * TAKEN, axis=0), axis=1)
        columns = _starts(bounds[0], bounds[2], width, self.raster.columns)
        rows = _starts(bounds[1], bounds[3], height, self.raster.rows)[:, None]
        total = table[rows + height, columns + width] + table[rows, columns]
        total -= table[rows, columns + width] + table[rows + height, columns]
        x, y = (columns + width / 2) * STEP, (rows + height / 2) * STEP
        wrong = _with_rim(ground.wrong)
        for below in ground.must:
            total += WRONG * wrong[((y + below) / STEP).astype(int), (x / STEP).astype(int)]
        total += np.min([np.hypot(x - point.x, y - point.y) * pull + base for point, base in near], axis=0)
        row, column = np.unravel_index(np.argmin(total), total.shape)
        return float(x[column]), float(y[row, 0]), float(total[row, column])

    def take(self, x: float, y: float, size: Size, times: float = 1.0) -> None:
        left, right = round((x - size[0] / 2) / STEP), round((x + size[0] / 2) / STEP)
        top, bottom = round((y - size[1] / 2) / STEP), round((y + size[1] / 2) / STEP)
        self.taken[max(top, 0) : bottom, max(left, 0) : right] += times

    def settle(self, id: str) -> Spot:
        """The cheapest of a name's ways to be split into lines, with its stack below."""
        on_land = id in self.content.regions
        elsewhere = 1 - self.masks[id]
        if on_land:  # own ground is free, water cheap, the ground of others dear
            ground = Ground(elsewhere * (0.35 * self.water + 2.6 * (1 - self.water)), elsewhere * (1 - self.water))
            ways, letter, line, pull = _ways(self.content.regions[id]["name"], 2), LETTER, LINE, 0.5
        else:
            ground = Ground(elsewhere * (3.0 * self.water + 3.4 * (1 - self.water)), elsewhere)
            ways, letter, line, pull = _ways(self.content.zones[id]["name"], 3), SEA_LETTER, SEA_LINE, 0.3
        bounds = _wider(largest(self.shapes[id]).bounds, 6)
        spots = []
        for lines in ways:
            head = line * len(lines)
            size = (max(STACK[0], max(len(text) for text in lines) * letter), head + GAP + STACK[1])
            ground.must = ((head - size[1]) / 2, (size[1] - STACK[1]) / 2)  # the middles of name and stack
            x, y, price = self.place(ground, size, [(self.poles[id], 0.0)], pull, bounds)
            spots.append(Spot(x, y, size, lines, line, price + 15 * len(lines)))
        return min(spots, key=lambda spot: spot.cost)


def find_anchors(places: list[Place], content: Content, settings: dict[str, Any]) -> dict[str, dict[str, Any]]:
    room = Room(places, content, settings)
    by_size = sorted(room.shapes, key=lambda id: room.shapes[id].area)
    regions = [id for id in by_size if id in content.regions]
    zones = [id for id in by_size if id in content.zones]
    coasts = [id for id in regions if content.seas[id]]
    spots: dict[str, Spot] = {}
    docks: dict[str, tuple[float, float]] = {}
    ropes = dict.fromkeys(coasts, 0.0)  # how long they were, all rounds together

    for _ in range(ROUNDS):
        for id in [*regions, *zones]:
            if id in spots:
                room.take(spots[id].x, spots[id].y, spots[id].size, -1)
            spots[id] = room.settle(id)
            room.take(spots[id].x, spots[id].y, spots[id].size)
        for dock in docks.values():
            room.take(*dock, DOCK, -DOCKED)
        coasts.sort(key=lambda id: -ropes[id])  # who had the worst places so far chooses first
        for id in coasts:
            docks[id] = _dock(room, id, spots[id])
            room.take(*docks[id], DOCK)
            ropes[id] += _pier(room, id, docks[id]).distance(Point(docks[id]))
        for dock in docks.values():
            room.take(*dock, DOCK, DOCKED - 1)
    found = {id: _anchor(room, id, spot) for id, spot in spots.items()}
    for id, dock in docks.items():
        pier = _pier(room, id, dock)
        found[id] |= {"dock": [round(dock[0]), round(dock[1])], "pier": [round(pier.x), round(pier.y)]}
    return found


def _anchor(room: Room, id: str, spot: Spot) -> dict[str, Any]:
    top = spot.y - spot.size[1] / 2
    head = spot.line * len(spot.lines)
    stack_y = top + head + GAP + STACK[1] / 2
    found = {
        "name": [round(spot.x), round(top + head / 2)],
        "lines": spot.lines,
        "stack": [round(spot.x), round(stack_y)],
        "pole": [round(room.poles[id].x), round(room.poles[id].y)],
    }
    if id in room.content.regions:
        row, column = int(stack_y / STEP), int(spot.x / STEP)
        found["outside"] = round(1 - float(room.masks[id][row - 5 : row + 6, column - 10 : column + 11].mean()), 2)
    return found


def _coast(room: Room, id: str) -> MultiLineString:
    edge = room.shapes[id].boundary
    shores = [edge.intersection(room.shapes[sea].buffer(0.6)) for sea in room.content.seas[id]]
    return MultiLineString([line for shore in shores for line in parts(shore, "LineString")])


def _pier(room: Room, id: str, dock: tuple[float, float]) -> Point:
    """Where the rope of docked ships ends."""
    return nearest_points(_coast(room, id), Point(dock))[0]


def _dock(room: Room, id: str, spot: Spot) -> tuple[float, float]:
    """In water that the region borders, or on its own shore, as near its stack as the coast allows."""
    own_water = np.clip(sum(room.masks[sea] for sea in room.content.seas[id]), 0, 1)
    own_ground = room.masks[id]
    ground = Ground((1 - own_water) * (7.0 - 5.9 * own_ground), 1 - own_water - own_ground)
    coast, stack = _coast(room, id), Point(spot.x, spot.y)
    piers = [nearest_points(coast, stack)[0]]
    for line in coast.geoms:
        steps = max(1, round(line.length / 30))
        piers += [line.interpolate((at + 0.5) / steps, normalized=True) for at in range(steps)]
    nearest = sorted(piers, key=stack.distance)[:PIERS]
    bounds = _wider(MultiPoint(nearest).bounds, 120)
    x, y, _ = room.place(ground, DOCK, [(pier, stack.distance(pier) * 2.5) for pier in nearest], 9.0, bounds)
    return x, y


def _starts(least: float, most: float, length: int, cells: int) -> NDArray[np.int64]:
    """The first cells of blocks this long whose middle lies between two values, and which keep off the frame's edge."""
    first, last = MARGIN // STEP, cells - length - MARGIN // STEP
    start, end = (min(max(round(middle / STEP - length / 2), first), last) for middle in (least, most))
    return np.arange(start, end + 1)


def _with_rim(field: Field) -> Field:
    """Cells where the field is set, and those beside them: what is rounded to units stays on the right side."""
    found = field.copy()
    for axis in (0, 1):
        found = np.maximum(found, np.maximum(np.roll(found, 1, axis), np.roll(found, -1, axis)))
    return found


def _wider(bounds: Bounds, by: float) -> Bounds:
    west, north, east, south = bounds
    return west - by, north - by, east + by, south + by


def _ways(name: str, most: int) -> list[list[str]]:
    """A name in one line, in two that are about as long, or a line a word."""
    words = name.split()
    found = [[name]]
    if len(words) > 1:
        halves = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
        found.append(min(halves, key=lambda lines: max(len(text) for text in lines)))
    if most > 2 and len(words) > 2:
        found.append(words)
    return found


def covered(anchors: dict[str, dict[str, Any]]) -> list[str]:
    """Full stacks that cover each other, in words."""
    found = []
    for one, other in combinations(anchors, 2):
        (x, y), (u, v) = anchors[one]["stack"], anchors[other]["stack"]
        if abs(x - u) < 82 and abs(y - v) < 48:
            found.append(f"{one} and {other} cover each other")
    return found
