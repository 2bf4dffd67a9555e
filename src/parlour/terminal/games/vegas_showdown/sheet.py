"""A sheet drawn in lines: walls, doors, the paths that lead through them, and diamonds; and small, for the rivals."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rich.text import Text

from parlour.games.vegas_showdown import schema
from parlour.terminal.games.vegas_showdown.scene import CAN, FULL, INKS, MOST, Scene

WIDE, HIGH = 8, 2  # the inside of a cell
DOOR_X, DOOR_Y = 4, 2  # where the doors of a cell are, from its upper left corner
N, E, S, W = 1, 2, 4, 8
ACROSS: Mapping[str, tuple[int, int, str]] = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}  # a door towards a free cell: something can be joined here
SILL = "▪"  # a door that leads against a wall or the edge
# Lines by the sides that they reach: north 1, east 2, south 4, west 8.
WALL = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
CASINO = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
HOTEL = " ║═╚║║╔╠═╝═╩╗╣╦╬"
BOTH = " ╏╍┗╏╏┏┣╍┛╍┻┓┫┳╋"  # in stripes
AMBER, BLUE = "bold yellow", "bold bright_blue"

Point = tuple[int, int]


@dataclass(frozen=True)
class Room:
    """A tile as it lies, with the cells that it covers and its doors."""

    tile: str
    cell: str
    left: int
    top: int
    width: int
    height: int
    doors: frozenset[tuple[int, int, str]]

    def cells(self) -> Iterator[Point]:
        for row in range(self.top, self.top + self.height):
            for column in range(self.left, self.left + self.width):
                yield column, row


class Plan:
    """What lies on a sheet, by cells: columns and rows count from 0."""

    def __init__(self, scene: Scene, house: schema.House) -> None:
        self.scene = scene
        self.house = house
        self.cells: dict[str, Point] = {
            id: (cell["column"], cell["row"]) for id, cell in scene.printed["cells"].items()
        }
        self.names = {point: id for id, point in self.cells.items()}
        self.rooms = [self.room(lies) for lies in house["tiles"]]
        self.at: dict[Point, Room] = {point: room for room in self.rooms for point in room.cells()}
        self.arches = {
            (*self.cells[entrance["cell"]], entrance["side"]): id for id, entrance in scene.printed["entrances"].items()
        }
        self.casino = {self.cells[id] for id in house["from_casino_entrance"]}
        self.hotel = {self.cells[id] for id in house["from_hotel_entrance"]}

    def room(self, lies: schema.Lying) -> Room:
        turned = next(
            turn for turn in self.scene.printed["tiles"][lies["tile"]]["turns"] if turn["turn"] == lies["turn"]
        )
        left, top = self.cells[lies["cell"]]
        doors = frozenset((left + door["column"], top + door["row"], door["side"]) for door in turned["doors"])
        return Room(lies["tile"], lies["cell"], left, top, turned["width"], turned["height"], doors)

    def open(self, column: int, row: int, side: str) -> bool:
        """Whether one can walk through here: two doors that meet, or a door at an arch."""
        room = self.at.get((column, row))
        if room is None or (column, row, side) not in room.doors:
            return False
        if (column, row, side) in self.arches:
            return True
        x, y, other = ACROSS[side]
        there = self.at.get((column + x, row + y))
        return there is not None and (column + x, row + y, other) in there.doors

    def led_to(self, room: Room) -> tuple[bool, bool]:
        """Whether a path leads here from the casino's arch, and from the hotel's."""
        corner = (room.left, room.top)
        return corner in self.casino, corner in self.hotel


class Canvas:
    """Characters on a grid, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, sign in enumerate(text):
            self.signs[y][x + at] = sign
            self.styles[y][x + at] = style

    def write(self, x: int, y: int, text: Text) -> None:
        """A text with its own styles."""
        for at, sign in enumerate(text.plain):
            spans = [str(span.style) for span in text.spans if span.start <= at < span.end]
            self.put(x + at, y, sign, " ".join([str(text.style), *spans]).strip())

    def lines(self) -> list[Text]:
        return [
            Text.assemble(*zip(signs, styles, strict=True))
            for signs, styles in zip(self.signs, self.styles, strict=True)
        ]


# ---------------------------------------------------------------------- in full size


def draw(scene: Scene, house: schema.House, seat: int) -> list[Text]:
    """The sheet with its arches at both sides."""
    plan = Plan(scene, house)
    columns, rows = scene.printed["columns"], scene.printed["rows"]
    canvas = Canvas(columns * (WIDE + 1) + 1, rows * (HIGH + 1) + 1)
    draw_ground(plan, canvas, seat)
    draw_walls(plan, canvas, columns, rows)
    draw_paths(plan, canvas)
    draw_doors(plan, canvas)
    draw_names(plan, canvas, seat)
    for cells, sign in ((house["full_diamonds"], FULL), (house["three_quarter_diamonds"], MOST)):
        for id in cells:
            column, row = plan.cells[id]
            canvas.put((column + 1) * (WIDE + 1), (row + 1) * (HIGH + 1), sign, "bold red")
    for column in range(columns):
        canvas.put(column * (WIDE + 1) + 1, 0, chr(ord("a") + column), "dim")
    return [Text.assemble(side(plan, y, "W"), line, side(plan, y, "E")) for y, line in enumerate(canvas.lines())]


def side(plan: Plan, y: int, side: str) -> Text:
    """What stands beside the sheet: the number of the row at the left, and the arches."""
    row, line = divmod(y, HIGH + 1)
    columns = plan.scene.printed["columns"]
    arch = line == DOOR_Y and (0 if side == "W" else columns - 1, row, side) in plan.arches
    if side == "E":
        return Text("◗◑" if arch else "", BLUE)
    return Text("◐◖", AMBER) if arch else Text(f"{row + 1} " if line == 1 else "  ", "dim")


def corner(column: int, row: int) -> Point:
    return column * (WIDE + 1), row * (HIGH + 1)


def draw_ground(plan: Plan, canvas: Canvas, seat: int) -> None:
    """Free cells with their names, lit where a tile may go, and the half moon of their section."""
    placing = plan.scene.table["placing"]
    picked = placing["cell"] if placing is not None and placing["seat"] == seat else None
    for id in plan.house["free"]:
        x, y = corner(*plan.cells[id])
        area = plan.scene.printed["cells"][id]["area"]
        covered_by = plan.scene.printed["areas"][area]["covered_by"]
        sign = next((moon for colour, moon in (("yellow", "◐"), ("blue", "◑")) if colour in covered_by), " ")
        lit = f"cell:{seat}:{id}" in plan.scene.lit or id == picked
        canvas.put(x + 3, y + 1, f"{'▸' if lit else ' '}{id}", CAN if lit else "dim")
        canvas.put(x + 4, y + 2, sign, f"dim {INKS['yellow'] if sign == '◐' else INKS['blue']}")


def draw_walls(plan: Plan, canvas: Canvas, columns: int, rows: int) -> None:
    """Around each tile and around the sheet; dots where free cells meet."""

    def wall(one: Point, other: Point) -> bool:
        inside = [0 <= point[0] < columns and 0 <= point[1] < rows for point in (one, other)]
        return (inside != [True, True] and any(inside)) or plan.at.get(one) is not plan.at.get(other)

    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = corner(column, row)
            up, right = wall((column - 1, row - 1), (column, row - 1)), wall((column, row - 1), (column, row))
            down, left = wall((column - 1, row), (column, row)), wall((column - 1, row - 1), (column - 1, row))
            reach = N * up + E * right + S * down + W * left
            if reach:
                canvas.put(x, y, WALL[reach])
            elif plan.at.get((column, row)) is None:
                canvas.put(x, y, "·", "dim")
            if right and column < columns:
                canvas.put(x + 1, y, WALL[E + W] * WIDE)
            if down and row < rows:
                for line in range(1, HIGH + 1):
                    canvas.put(x, y + line, WALL[N + S])


def door_at(column: int, row: int, side: str) -> Point:
    """Where the door of a cell's side is drawn: on the wall."""
    x, y = corner(column, row)
    return {
        "N": (x + DOOR_X, y),
        "S": (x + DOOR_X, y + HIGH + 1),
        "W": (x, y + DOOR_Y),
        "E": (x + WIDE + 1, y + DOOR_Y),
    }[side]


def draw_doors(plan: Plan, canvas: Canvas) -> None:
    """Doors that lead nowhere: an arrow into a free cell, a sill where a wall or the edge is behind them."""
    for room in plan.rooms:
        for column, row, side in room.doors:
            if plan.open(column, row, side):
                continue
            x, y, _ = ACROSS[side]
            there = plan.names.get((column + x, row + y))
            free = there is not None and (column + x, row + y) not in plan.at
            canvas.put(*door_at(column, row, side), ARROWS[side] if free else SILL, "bold yellow" if free else "dim")


def draw_paths(plan: Plan, canvas: Canvas) -> None:
    """From each open passage to the middle of the room, in the colours of the arches that lead here."""
    for room in plan.rooms:
        middle = (
            room.left * (WIDE + 1) + (room.width * (WIDE + 1)) // 2,
            room.top * (HIGH + 1) + (room.height * (HIGH + 1) + 1) // 2,
        )
        reach: dict[Point, int] = {}
        for column, row, side in sorted(room.doors):
            if plan.open(column, row, side):
                walk(reach, door_at(column, row, side), side, middle)
        casino, hotel = plan.led_to(room)
        signs = BOTH if casino and hotel else CASINO if casino else HOTEL if hotel else WALL
        for (x, y), sides in reach.items():
            style = AMBER if casino and (not hotel or (x + y) % 2) else BLUE if hotel else "dim"
            canvas.put(x, y, signs[sides], style)


def walk(reach: dict[Point, int], door: Point, side: str, middle: Point) -> None:
    """A line from a door to the middle: straight in first, then along, then in again."""
    inward = {"N": S, "E": W, "S": N, "W": E}[side]
    outward = {"N": N, "E": E, "S": S, "W": W}[side]
    reach[door] = reach.get(door, 0) | inward | outward
    here = door
    along = [(0, 1), (1, 0)] if side in "NS" else [(1, 0), (0, 1)]
    for x, y in along:
        while here[0] * x + here[1] * y != middle[0] * x + middle[1] * y:
            ahead = 1 if here[0] * x + here[1] * y < middle[0] * x + middle[1] * y else -1
            out, into = (S, N) if y * ahead > 0 else (N, S) if y else (E, W) if ahead > 0 else (W, E)
            reach[here] = reach.get(here, 0) | out
            here = (here[0] + x * ahead, here[1] + y * ahead)
            reach[here] = reach.get(here, 0) | into


def draw_names(plan: Plan, canvas: Canvas, seat: int) -> None:
    """The name of each tile in its upper lines, and below it what it brings."""
    for room in plan.rooms:
        x, y = corner(room.left, room.top)
        width = room.width * (WIDE + 1) - 1
        lit = f"tile:{seat}:{room.cell}" in plan.scene.lit
        name = plan.scene.name("tiles", room.tile)
        style = f"bold {plan.scene.ink(room.tile)}" + (" underline" if lit else "")
        lines = wrapped(f"{'▸' if lit else ''}{name}", width, 2 * room.height - 1)
        for at, line in enumerate(lines):
            canvas.put(x + 1, y + 1 + at, line, style)
        values = plan.scene.values(room.tile, "", "")
        canvas.write(x + 1 + max(0, width - len(values.plain)), y + 1 + len(lines), values)


def wrapped(name: str, width: int, most: int) -> list[str]:
    """A name in at most so many lines; what does not fit is cut."""
    lines = [""]
    for word in name.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) > width and lines[-1] and len(lines) < most:
            lines.append(word)
        else:
            lines[-1] = longer
    return [line if len(line) <= width else f"{line[: width - 1]}…" for line in lines]


# ---------------------------------------------------------------------- small


def miniature(scene: Scene, house: schema.House) -> list[Text]:
    """A sheet as five lines: a half moon a cell, in the colour of its path, joined where a door is open."""
    plan = Plan(scene, house)
    columns, rows = scene.printed["columns"], scene.printed["rows"]
    found = []
    for row in range(rows):
        line = Text()
        for column in range(columns):
            room = plan.at.get((column, row))
            sign, style = dot(plan, room)
            line.append(sign, style)
            if column < columns - 1:
                same = room is not None and plan.at.get((column + 1, row)) is room
                line.append(sign if same else "─" if plan.open(column, row, "E") else " ", style)
        found.append(line)
    return found


def dot(plan: Plan, room: Room | None) -> tuple[str, str]:
    if room is None:
        return "·", "dim"
    colour = plan.scene.printed["tiles"][room.tile]["colour"]
    casino, hotel = plan.led_to(room)
    style = "bold green" if casino and hotel else AMBER if casino else BLUE if hotel else "dim"
    return {"yellow": "◐", "blue": "◑", "green": "◉"}[colour], style
