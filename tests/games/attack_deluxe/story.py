"""A table of ATTACK! Deluxe as a test tells it: a position, then what each seat plays.

    table = world(land={0: {"GER": "3 infantry"}}, rolls="infantry blank blank")
    table.plays(0, "move", "to POL", "2 infantry", "go")
    assert table.owner("POL") == 0

Strict: a roll that is not among `rolls` fails the test, and so does a move by a seat that is not asked.
"""

from typing import Any

import parlour
from parlour.games.attack_deluxe.state import World

HOME = {0: {"GER": "9 infantry"}, 1: {"MEX": "9 infantry"}}


class Story:
    """A match that began as a scenario."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.match = parlour.scenario("attack-deluxe", {"seats": 2, "strict": True, **words})
        self.match.game.invariants(self.match.state)

    @property
    def table(self) -> World:
        state = self.match.state
        assert isinstance(state, World)
        return state

    @property
    def seen(self) -> dict[str, Any]:
        """The table as a spectator sees it."""
        return self.sees(None)

    def sees(self, seat: int | None) -> dict[str, Any]:
        seen: dict[str, Any] = self.match.view(seat)["table"]
        return seen

    def plays(self, seat: int, *moves: str) -> "Story":
        """This seat is asked, and answers so."""
        for move in moves:
            assert self.match.seat == seat, f"seat {self.match.seat} is asked ({self.match.prompt}), not seat {seat}"
            self.match.play(move)
            self.match.game.invariants(self.match.state)
        return self

    def rolls(self, faces: str) -> "Story":
        """The next dice."""
        words = {"infantry": 0, "artillery": 1, "tank": 2, "plane": 3, "blank": 5}
        words |= {"destroyer": 0, "submarine": 1, "carrier": 2, "battleship": 3}
        words |= {str(number): number - 1 for number in range(1, 7)}
        self.table.rng.load([words[face] for face in faces.split()], True)
        return self

    @property
    def asked(self) -> int | None:
        return self.match.seat

    @property
    def question(self) -> str:
        """The kind of question that is open, by its class's name; empty when the match is over."""
        question = self.table.question
        return "" if question is None else type(question).__name__

    @property
    def moves(self) -> list[str]:
        """The legal moves, in notation."""
        return [move.notation for move in self.match.moves()]

    def refusal(self, move: str) -> str:
        """What a player who tries this is told; the match stays as it is."""
        try:
            self.match.play(move)
        except parlour.IllegalMove as refused:
            return str(refused)
        raise AssertionError(f"{move!r} was not refused")

    def region(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = next(region for region in self.seen["regions"] if region["id"] == id)
        return found

    def zone(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = next(zone for zone in self.seen["zones"] if zone["id"] == id)
        return found

    def owner(self, id: str) -> int | None:
        """Whose region or zone it is."""
        places = [*self.seen["regions"], *self.seen["zones"]]
        owner: int | None = next(place for place in places if place["id"] == id)["owner"]
        return owner

    def army(self, id: str) -> str:
        return told(self.region(id)["army"])

    def ships(self, id: str) -> str:
        """Ships on a coastline, or in a zone."""
        places = [*self.seen["regions"], *self.seen["zones"]]
        return told(next(place for place in places if place["id"] == id)["ships"])

    def nation(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.sees(seat)["nations"][seat]
        return found

    def certificates(self, seat: int) -> tuple[int, int]:
        """Production and oil."""
        return self.nation(seat)["production"], self.nation(seat)["oil"]

    def hand(self, seat: int) -> list[str]:
        hand: list[str] = self.nation(seat)["hand"]
        return hand

    def side(self, name: str) -> dict[str, Any]:
        """The attacker or the defender of the battle that goes on."""
        side: dict[str, Any] = self.seen["battle"][name]
        return side

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The journal's events of this kind, as this seat may know them."""
        return [entry.fields for entry in self.match.journal(seat) if entry.kind == kind]

    def clauses(self, kind: str) -> list[str]:
        return [entry.clause for entry in self.match.journal() if entry.kind == kind]

    @property
    def points(self) -> list[int]:
        return self.match.scores()

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[int]:
        return self.match.winners()


def told(units: dict[str, int]) -> str:
    return " ".join(f"{number} {name}" for name, number in units.items()) or "nobody"


def world(**words: Any) -> Story:
    """A table from the words of `docs/scenarios.md`."""
    return Story(words)
