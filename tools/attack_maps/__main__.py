"""Makes the maps anew: `python -m tools.attack_maps [western] [pacific] [world]`, or `make maps`."""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

from tools.attack_maps.anchors import covered, find_anchors
from tools.attack_maps.borders import Borders
from tools.attack_maps.coasts import SOURCE, read_coasts
from tools.attack_maps.neighbours import BOARDS, Content
from tools.attack_maps.partition import cut
from tools.attack_maps.shapes import parts
from tools.attack_maps.sheet import Place, Sheet
from tools.attack_maps.topology import Topology
from tools.attack_maps.ways import find_gates, find_ghosts, find_lanes, find_points, find_wraps

OUTPUT = Path(__file__).parents[2] / "web" / "src" / "games" / "attack_deluxe" / "maps"
# How far a line may be simplified, in units, and what is too short or too small to be drawn.
LINES = {"rivers": (1.6, 26.0), "canals": (0.1, 0.0)}
AREAS = {"lakes": (1.3, 30.0), "islands": (0.6, 3.0)}


def main(boards: list[str]) -> int:
    if not SOURCE.exists():
        sys.exit("the coasts are not here: `npm --prefix tools/attack_maps ci` brings them, `make maps` does all of it")
    borders = Borders()
    coasts = read_coasts(borders.unnamed)
    partition = cut(borders, coasts)
    wrong = 0
    OUTPUT.mkdir(exist_ok=True)
    for board in boards:
        content = Content(board)
        sheet = Sheet(content, partition, borders, coasts)
        made, complaints = assemble(sheet, content)
        text = json.dumps(made, separators=(",", ":"), ensure_ascii=False) + "\n"
        (OUTPUT / f"{board}.json").write_text(text, encoding="utf-8")
        packed = len(gzip.compress(text.encode(), mtime=0))
        print(f"{board}: {len(text) / 1000:.0f} kB, {packed / 1000:.1f} packed; disagreements: {len(complaints)}")
        print("".join(f"  {complaint}\n" for complaint in complaints), end="")
        wrong += len(complaints)
    return 1 if wrong else 0


def assemble(sheet: Sheet, content: Content) -> tuple[dict[str, Any], list[str]]:
    """One map as it is shipped, and where it disagrees with the content."""
    settings = sheet.settings
    topology = Topology(settings["grid"])
    topology.add_places(sheet.places)
    topology.smooth(lambda id: id in content.every_zone)
    touching = topology.touching()
    places = topology.shapes()
    for name, shape in sheet.drawn.items():
        kind = name.split()[0]
        if kind in AREAS:
            topology.add_areas(name, parts(shape), *AREAS[kind])
        else:
            topology.add_lines(name, parts(shape, "LineString"), *LINES.get(kind, (1.0, 0.0)))
    anchors = find_anchors(places, content, settings)
    lanes = find_lanes(places, content, settings.get("merge", {}))

    def properties(place: Place) -> dict[str, bool]:
        told = {"ghost": place.ghost, "off": not content.has(place.id), "plate": place.id in sheet.borders.plates}
        return {name: True for name, holds in told.items() if holds}

    made = {
        **topology.as_json(properties),
        "frame": settings["frame"],
        "window": settings["window"],
        "kept": settings["kept"],
        "anchors": anchors,
        "lanes": lanes,
        "gates": find_gates(topology, content),
        "points": find_points(touching, content),
        "wraps": find_wraps(topology, content, lanes, sheet.width),
        "ghosts": find_ghosts(places, content),
    }
    return made, content.disagreements(touching) + covered(anchors)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(BOARDS)))
