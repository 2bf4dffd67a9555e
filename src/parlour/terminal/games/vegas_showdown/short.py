"""The table in a shorter form, for a screen of 80 × 24."""

from rich.text import Text

from parlour.games.vegas_showdown import schema
from parlour.terminal.games.vegas_showdown.scene import LACKS, Scene
from parlour.terminal.games.vegas_showdown.sheet import miniature
from parlour.terminal.games.vegas_showdown.strip import leads, left
from parlour.terminal.games.vegas_showdown.whole import goals, mine, reserve
from parlour.terminal.layout import beside, ends, fit, joined

NAME, VALUES, LEADS = 21, 10, 9
SHEET = 15


def lines(scene: Scene, width: int) -> list[Text]:
    """What is for sale, my sheet small beside the standings, and what waits in the reserve."""
    events = [Text(scene.name("events", id), "bold red") for id in scene.table["events"]["in_play"]]
    phase = Text(scene.name("phases", scene.table["phase"]) if scene.table["phase"] else "", "bold")
    return [
        ends(joined([phase, *events], " · "), scene.when(), width),
        *(fit(ware(scene, place), width) for place in scene.table["places"]),
        fit(scene.stacks(), width),
        fit(mine(scene), width),
        *beside([[*miniature(scene, scene.house)], scene.ladder()], [SHEET, width - SHEET - 1]),
        ends(goals(scene), reserve(scene)[0], width),
    ]


def ware(scene: Scene, place: schema.BoardPlace) -> Text:
    """A place where a tile is for sale: who leads, and how it fits."""
    tile = place["tile"]
    if tile is None:
        return Text(f"    {scene.name('places', place['id'])}: {scene.say('empty')}", "dim")
    verdict = Text(scene.say("no-bids-short"), LACKS) if place["no_bids"] else scene.fits(tile)
    return Text.assemble(
        scene.mark(f"place:{place['id']}"),
        scene.moon(tile),
        " ",
        fit(Text(scene.name("tiles", tile), f"bold {scene.ink(tile)}"), NAME),
        " ",
        fit(scene.values(tile), VALUES),
        " ",
        fit(leads(scene, place), LEADS),
        " ",
        joined([left(scene, place), verdict]),
    )
