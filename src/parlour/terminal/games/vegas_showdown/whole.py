"""The whole table, for a screen of 120 × 40 or more."""

from rich.text import Text

from parlour.terminal.games.vegas_showdown.scene import CAN, FULL, LACKS, MOST, Scene
from parlour.terminal.games.vegas_showdown.sheet import draw, miniature
from parlour.terminal.games.vegas_showdown.strip import strip
from parlour.terminal.layout import beside, ends, fit, joined

WIDTH, HEIGHT = 118, 38
SHEET = 69
FIGURES = 9  # at the right of a rival's miniature
MOST_RESERVE = 2  # lines


def lines(scene: Scene, width: int) -> list[Text]:
    """All of it, from the phases of the round to what the signs mean."""
    side = width - SHEET - 1
    house = [mine(scene), goals(scene), *draw(scene, scene.house, scene.me), *reserve(scene)]
    return [
        ends(scene.phases(), scene.when(), width),
        *strip(scene, width),
        ends(scene.stacks(), dealer(scene), width),
        fit(scene.events(), width),
        *beside([house, [*scene.ladder(), *rivals(scene, side)]], [SHEET, side]),
        fit(scene.legend(), width),
    ]


def dealer(scene: Scene) -> Text:
    return Text.assemble((f"{scene.say('dealer')} ", "dim"), scene.player(scene.table["dealer"]))


def mine(scene: Scene) -> Text:
    """My figures, the counter that decides on the income marked, and the income in words."""
    income = Text(scene.say("income", amount=scene.house["income"]), "green")
    cash = Text(f"${scene.house['cash']}", "bold green")
    return joined(
        [
            scene.player(scene.me),
            cash,
            scene.counters(scene.me, "  "),
            income,
            scene.fame(scene.me),
            scene.choice(scene.me),
        ],
        "  ",
    )


def goals(scene: Scene) -> Text:
    """How far the sections are, whether the entrances are joined, diamonds, and how many cells are free."""
    house = scene.house
    parts = []
    for id, section in (("casino", house["sections"]["casino"]), ("hotel", house["sections"]["hotel"])):
        said = f"{scene.say(id)} {section['covered']}/{section['cells']}"
        lost = bool(section["foreign"])
        parts.append(Text(said, "dim strike" if lost else CAN if section["complete"] else ""))
    parts.append(Text(scene.say("joined" if house["connected"] else "apart"), CAN if house["connected"] else "dim"))
    parts.append(Text(f"{FULL}{len(house['full_diamonds'])} {MOST}{len(house['three_quarter_diamonds'])}", "red"))
    free = len(house["free"])
    parts.append(Text(scene.say("free", cells=free), LACKS if free <= 3 else ""))
    return joined(parts, " · ")


def reserve(scene: Scene) -> list[Text]:
    """What waits for its place, and how it fits."""
    found = []
    for tile, number in scene.house["reserve"].items():
        times = f" ×{number}" if number > 1 else ""
        found.append(
            joined(
                [
                    Text.assemble(scene.mark(f"reserve:{scene.me}:{tile}"), scene.moon(tile)),
                    Text(f"{scene.name('tiles', tile)}{times}", f"bold {scene.ink(tile)}"),
                    scene.values(tile),
                    scene.fits(tile),
                ]
            )
        )
    heading = Text(f"{scene.say('reserve')} ", "bold")
    if not found:
        return [heading.append("–", "dim")]
    if len(found) > MOST_RESERVE:
        return [Text.assemble(heading, joined([short_of(scene, tile) for tile in scene.house["reserve"]], ", "))]
    return [Text.assemble(heading if at == 0 else " " * heading.cell_len, line) for at, line in enumerate(found)]


def short_of(scene: Scene, tile: str) -> Text:
    """A tile of a full reserve: its name, and whether it fits."""
    fits = scene.house["fits"][tile]["places"]
    return Text.assemble(
        scene.mark(f"reserve:{scene.me}:{tile}"),
        (scene.name("tiles", tile), scene.ink(tile)),
        (f" {fits or '×'}", "green" if fits else "red"),
    )


def rivals(scene: Scene, width: int) -> list[Text]:
    """The others, two in a row, each with a small sheet."""
    each = (width - 1) // 2
    found = []
    for at in range(0, len(scene.rivals), 2):
        pair = [rival(scene, seat) for seat in scene.rivals[at : at + 2]]
        found += beside(pair, [each] * len(pair))
    return found


def rival(scene: Scene, seat: int) -> list[Text]:
    """Name and choice, then the small sheet beside the figures."""
    house = scene.table["houses"][seat]
    held = sum(house["reserve"].values())
    figures = [
        Text.assemble((f"${house['cash']}", "bold green"), (f" +${house['income']}", "green")),
        scene.counters(seat),
        scene.fame(seat),
        Text(scene.say("free", cells=len(house["free"]))),
        Text(scene.say("held", tiles=held) if held else "", "dim"),
    ]
    sheet = miniature(scene, house)
    return [
        joined([scene.player(seat), scene.choice(seat)]),
        *beside([sheet, figures], [2 * scene.printed["columns"], FIGURES]),
    ]
