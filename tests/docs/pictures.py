"""Draws the pictures of the terminal for the README: `make pictures`."""

import io
import re
from typing import Any

from rich.console import Console

import parlour
from parlour.bots import find_bot
from parlour.terminal.play import Sitting
from tests.docs.write import DOCS
from tests.games.vegas_showdown.crowded import CROWDED

KING_OF_TOKYO: dict[str, Any] = {
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
DICE_CITY: dict[str, Any] = {
    "seats": 4,
    "round": 14,
    "city": {
        "0": {
            "white 1": "regular-army",
            "white 2": "lumber-mill",
            "white 5": "merchant-guild",
            "white 6": "catapult",
            "yellow 2": "travellers-tavern",
            "yellow 3": "cathedral",
            "red 1": "manor",
            "red 4": "watch-tower",
            "blue 1": "quarry",
            "blue 5": "storehouse",
            "black 3": "mine",
            "black 6": "town-hall",
        },
        "1": {
            "white 1": "barracks",
            "yellow 2": "watch-tower",
            "red 3": "manor",
            "blue 1": "mine",
            "blue 2": "great-wall",
        },
        "2": {"white 4": "mint", "yellow 2": "bazaar", "red 3": "cathedral", "red 5": "manor", "blue 1": "mine"},
        "3": {"white 4": "church", "yellow 2": "quarry", "red 3": "town-hall", "red 4": "quarry", "blue 1": "mine"},
    },
    "deactivated": {"0": ["white 6"], "3": ["red 3"]},
    "dice": {"0": "6 2 1 5 3", "1": "1 2 3 4 5", "2": "4 2 6 1 1", "3": "2 2 4 1 6"},
    "wood": [3, 0, 0, 1],
    "stone": [1, 1, 1, 0],
    "iron": [0, 0, 2, 0],
    "gold": [1, 1, 0, 0],
    "pass_tokens": [1, 0, 1, 3],
    "vp_tokens": [9, 6, 4, 7],
    "held": {"0": {"small-bandits": 2}, "2": {"small-ship": 1}},
    "display": "concert-hall cathedral goldsmiths-guild mercenary-tavern mint blacksmith stables well",
    "options": {"deck": "grand"},
}


def main() -> None:
    draw("king-of-tokyo", KING_OF_TOKYO, "terminal", 92)
    draw("dice-city", DICE_CITY, "terminal-dice-city", 120)
    draw("vegas-showdown", CROWDED, "terminal-vegas-showdown", 120)


def draw(game: str, scene: dict[str, Any], name: str, width: int) -> None:
    match = parlour.scenario(game, scene)
    match.players = ["Ann", "Bo", "Cy", "Di", "Ed"][: len(match.players)]
    console = Console(record=True, width=width, height=40, file=io.StringIO(), force_terminal=True)
    bots = {seat: find_bot("greedy") for seat in range(1, len(match.players))}
    sitting = Sitting(match, 0, bots, parlour.seeded(1), console)
    sitting.show()
    drawn = console.export_svg(title=f"parlour play {game}", unique_id="parlour")
    drawn = re.sub(r"@font-face \{.*?\}\n", "", drawn, flags=re.DOTALL)  # no fonts from elsewhere
    (DOCS / "pictures" / f"{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
