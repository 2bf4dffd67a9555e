"""The whole table, for a screen of 120 × 40 or more."""

from rich.text import Text

from parlour.terminal.games.dice_city.scene import LACKS, PAST, Scene, bar
from parlour.terminal.layout import beside, ends, fit, ruled

WIDTH, HEIGHT = 112, 38
SIDE = 32  # rivals, hills and the end, at the right of the city
BANNER = 8
BAR = 8
NAME, COST, EFFECT, POINTS = 19, 11, 12, 7
LEGEND_LINES = 2
LEAVES = "↓"


def lines(scene: Scene, width: int) -> list[Text]:
    """All of it, from the steps of the turn to what the signs mean."""
    wide = width - SIDE - 2
    city = [scene.heading(scene.me), *my_city(scene, (wide - BANNER) // 6 - 1), scene.shelf()]
    side = [*rivals(scene), *hills(scene), *the_end(scene)]
    found = [
        ends(scene.track(), scene.when(), width),
        *market(scene, width),
        *beside([city, side], [wide, SIDE], "  "),
    ]
    shown = "".join(line.plain for line in found)
    return [*found, *scene.legend(shown, width, LEGEND_LINES)]


# ---------------------------------------------------------------------- the market


def market(scene: Scene, width: int) -> list[Text]:
    """The display at the left; the piles that are always for sale and the harbour at the right."""
    half = width // 2 - 1
    title = Text(scene.say("market", cards=scene.table["deck"]), "bold")
    if scene.table["alone"] is not None:
        title = Text.assemble(title, (f"  {LEAVES} {scene.say('leaves')}", LACKS))
    display = [card(scene, target, kind, at) for at, (target, kind) in enumerate(scene.cards())]
    piles = [pile(scene, kind, left) for kind, left in scene.table["piles"].items()]
    harbour = [ship(scene, kind, left) for kind, left in scene.table["ships"].items()]
    always = Text(scene.say("always"), "bold")
    return beside([[title, *display], [always, *piles, *harbour]], [half, width - half - 2], "  ")


def card(scene: Scene, target: str, kind: str | None, slot: int) -> Text:
    if kind is None:
        return Text(" –", "dim")
    picked = slot in scene.turn["picked"]
    line = ware(scene, target, kind, "strike dim" if picked else "")
    return Text.assemble(line, (LEAVES, LACKS)) if scene.leaves(slot) else line


def pile(scene: Scene, kind: str, left: int) -> Text:
    line = ware(scene, f"pile:{kind}", kind, "" if left else "dim")
    return line.append(f" ×{left}" if left else f" {scene.say('none-left')}", "" if left else "dim")


def ware(scene: Scene, target: str, kind: str, style: str) -> Text:
    """A location for sale: name, cost, effect, defense and points."""
    printed = scene.printed["locations"][kind]
    name = Text(printed["name"], style or f"{scene.ink(kind)} bold")
    defense = Text(f"{scene.sign('defense')}{printed['defense']}", "dim")
    return Text.assemble(
        scene.mark(target),
        fit(name, NAME),
        " ",
        fit(scene.cost(kind, printed["cost"]), COST),
        " ",
        fit(printed["short"], EFFECT),
        " ",
        fit(Text.assemble(defense, " ", scene.points(kind, target)), POINTS),
    )


def ship(scene: Scene, id: str, left: int) -> Text:
    printed = scene.printed["ships"][id]
    line = Text.assemble(
        scene.mark(f"ship:{id}"),
        fit(Text(f"{scene.sign('ship')} {printed['name']}", "bold" if left else "dim"), NAME),
        " ",
        fit(scene.cost(id, printed["cost"]), COST),
        " ",
        fit(printed["short"], EFFECT + POINTS + 1),
    )
    return line.append(f" ×{left}" if left else f" {scene.say('none-left')}", "" if left else "dim")


# ---------------------------------------------------------------------- the city


def my_city(scene: Scene, width: int) -> list[Text]:
    """The faces of the dice, then three lines for each row."""
    faces = [Text(f"{column}".center(width), "dim") for column in range(1, 7)]
    found = [Text.assemble(" " * BANNER, Text("│", "dim"), ruled(faces))]
    places = {place["space"]: place for place in scene.city["spaces"]}
    for colour, row in scene.printed["colours"].items():
        cells = [cell(scene, places[space], width) for space in row["spaces"]]
        for at, banner in enumerate(row_banner(scene, colour)):
            found.append(Text.assemble(fit(banner, BANNER), Text("│", "dim"), ruled([lines[at] for lines in cells])))
    return found


def row_banner(scene: Scene, colour: str) -> list[Text]:
    """The name of a row, how much of it is built, and its die once it is used."""
    counts = scene.city["row_counts"][colour]
    spaces = len(scene.printed["colours"][colour]["spaces"])
    built = Text(f"{counts['built']}/{spaces}", "bold green" if colour in scene.city["rows"] else "")
    if counts["closed"]:
        built.append(f" {scene.sign('closes')}{counts['closed']}", "red")
    return [Text(scene.name("colours", colour).capitalize(), "bold"), built, scene.used(colour)]


def cell(scene: Scene, place: dict[str, object], width: int) -> list[Text]:
    """A place: its name; what it does; defense, points, and the dice on it or what building there would bring."""
    printed, space = scene.printed["locations"][place["id"]], str(place["space"])
    effect = Text(printed["short"], "red strike" if place["idle"] else "" if place["active"] else "dim")
    worth = Text("", PAST)
    if not place["active"]:
        worth = Text(scene.say("closed"), "red")
    elif place["built"]:
        worth = Text(f"{scene.sign('defense')}{place['defense']} {scene.sign('vp')}{place['vp']}", "dim")
    right = Text.assemble(scene.badge(scene.me, space), *scene.dice_on(scene.me, space))
    name = scene.place_name(scene.me, place)
    return [fit(name, width), fit(effect, width), ends(worth, right, width) if right else fit(worth, width)]


# ---------------------------------------------------------------------- the right side


def rivals(scene: Scene) -> list[Text]:
    """The cities of the others, small, side by side."""
    if not scene.rivals:
        return []
    each = (SIDE + 1) // len(scene.rivals) - 1
    return beside([scene.rival(seat, each) for seat in scene.rivals], [each] * len(scene.rivals))


def hills(scene: Scene) -> list[Text]:
    names = [fit(scene.name("bandits", id), 15) for id in scene.table["bandits"]]
    piles = [Text.assemble(name, scene.bandits(id)) for name, id in zip(names, scene.table["bandits"], strict=True)]
    return [Text(scene.say("hills"), "bold"), *piles]


def the_end(scene: Scene) -> list[Text]:
    """How the end comes, and how near it is."""
    words = [(fit(Text(said, LACKS if near > 0.8 else ""), SIDE - BAR - 1), near) for said, near in scene.ends()]
    heading = Text(scene.say("end"), "bold")
    return [heading, *(Text.assemble(said, " ", bar(near, BAR)) for said, near in words)]
