"""Who touches whom, and whether the game's content says the same."""

import tomllib
from pathlib import Path
from typing import Any

CONTENT = Path(__file__).parents[2] / "src" / "parlour" / "games" / "attack_deluxe" / "content.toml"
BOARDS = {"western": ["western"], "pacific": ["pacific"], "world": ["western", "pacific", "world"]}
LEAST = 5.0  # units of common edge that make neighbours
Pair = tuple[str, str]  # ids in the order of the alphabet


def pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


class Content:
    """What the content says of one map."""

    def __init__(self, board: str) -> None:
        with CONTENT.open("rb") as opened:
            told: dict[str, Any] = tomllib.load(opened)
        self.board = board
        boards = BOARDS[board]
        self.every_region: set[str] = set(told["regions"])
        self.every_zone: set[str] = set(told["zones"])
        self.regions: dict[str, Any] = {id: e for id, e in told["regions"].items() if e["board"] in boards}
        self.zones: dict[str, Any] = {id: e for id, e in told["zones"].items() if e["board"] in boards}
        self.seas: dict[str, list[str]] = {id: entry["seas"].split() for id, entry in self.regions.items()}
        self.lanes: list[list[str]] = [text.split() for on in boards for text in told["lanes"].get(on, [])]
        self.wraps: list[list[str]] = []
        if board == "world":
            self.wraps = [text.split() for text in told["seam"]["wraps"]]
            for text in told["coasts"]["world"]:
                region, zone = text.split()
                self.seas[region].append(zone)
        self.waters = {pair(*text.split()) for on in boards for text in told["waters"].get(on, [])}
        self.neighbours = self.waters | {pair(*text.split()) for on in boards for text in told["borders"].get(on, [])}
        self.neighbours |= {pair(region, zone) for region, zones in self.seas.items() for zone in zones}

    def has(self, id: str) -> bool:
        return id in self.regions or id in self.zones

    def disagreements(self, touching: dict[Pair, float], least: float = LEAST) -> list[str]:
        """In words, one line each."""
        found = []
        for one, other in sorted(self.neighbours):
            length = touching.get((one, other), 0)
            if length < least:
                found.append(f"{one} and {other} should touch ({length:.1f})")
        for (one, other), length in sorted(touching.items()):
            surplus = self.has(one) and self.has(other) and (one, other) not in self.neighbours
            if surplus and length >= least:
                found.append(f"{one} and {other} should not touch ({length:.1f})")
        return found
