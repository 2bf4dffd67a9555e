"""Draws the picture of the terminal for the README: `make pictures`."""

import io
import re

from rich.console import Console

import parlour
from parlour.bots import find_bot
from parlour.terminal.play import Sitting
from tests.docs.write import DOCS

SCENE = {
    "seats": 4,
    "tokyo": 2,
    "life": [8, 5, 7, 9],
    "stars": [9, 4, 11, 6],
    "energy": [5, 2, 3, 1],
    "monsters": ["kraken", "cyber-bunny", "the-king", "meka-dragon"],
    "cards": {"0": ["wings", "giant-brain"], "1": ["mimic"], "2": ["urbavore"], "3": ["smoke-cloud"]},
    "copied": "urbavore",
    "poison": [0, 1, 0, 0],
    "store": ["jets", "fire-blast", "herd-culler"],
    "dice": "2 2 energy claw claw claw",
}


def main() -> None:
    match = parlour.scenario("king-of-tokyo", SCENE)
    match.players = ["Ann", "Bo", "Cy", "Di"]
    console = Console(record=True, width=92, height=40, file=io.StringIO(), force_terminal=True)
    sitting = Sitting(match, 0, {seat: find_bot("greedy") for seat in (1, 2, 3)}, parlour.seeded(1), console)
    sitting.show()
    drawn = console.export_svg(title="parlour play king-of-tokyo", unique_id="parlour")
    drawn = re.sub(r"@font-face \{.*?\}\n", "", drawn, flags=re.DOTALL)  # no fonts from elsewhere
    (DOCS / "pictures" / "terminal.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
