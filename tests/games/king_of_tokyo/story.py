"""A table of King of Tokyo as a test tells it: a position, then what each seat plays.

    table = tokyo(seats=4, tokyo=2, dice="1 1 1 claw claw heart")
    table.plays(0, "keep", "resolve")
    assert table.stars == [1, 0, 0, 0]

Strict: a roll that is not among `rolls` fails the test, and so does a move by a seat that is not asked.
"""

from typing import Any

import parlour
from parlour.games.king_of_tokyo.state import PLACES, Tokyo

QUIET = "1 1 2 2 3 3"  # a roll that brings nothing: for the turn after the one a test tells of
NO_CARDS: list[str] = []


class Story:
    """A match that began as a scenario."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.match = parlour.scenario("king-of-tokyo", {"strict": True, "store": NO_CARDS, **words})

    @property
    def table(self) -> Tokyo:
        state = self.match.state
        assert isinstance(state, Tokyo)
        return state

    def plays(self, seat: int, *moves: str) -> "Story":
        """This seat is asked, and answers so."""
        for move in moves:
            assert self.match.seat == seat, f"seat {self.match.seat} is asked ({self.match.prompt}), not seat {seat}"
            self.match.play(move)
            self.match.game.invariants(self.match.state)
        return self

    def rolls(self, faces: str) -> "Story":
        """The next dice."""
        names = ["1", "2", "3", "heart", "energy", "claw"]
        self.table.rng.load([names.index(face) for face in faces.split()], True)
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

    @property
    def life(self) -> list[int]:
        return [monster.life for monster in self.table.monsters]

    @property
    def stars(self) -> list[int]:
        return [monster.stars for monster in self.table.monsters]

    @property
    def energy(self) -> list[int]:
        return [monster.energy for monster in self.table.monsters]

    @property
    def poison(self) -> list[int]:
        return [monster.poison for monster in self.table.monsters]

    @property
    def shrink(self) -> list[int]:
        return [monster.shrink for monster in self.table.monsters]

    @property
    def places(self) -> list[str]:
        """`city`, `bay` or `outside`, in seat order."""
        return [PLACES[monster.place] for monster in self.table.monsters]

    @property
    def alive(self) -> list[bool]:
        return [monster.alive for monster in self.table.monsters]

    @property
    def dice(self) -> list[str]:
        faces: list[str] = self.match.view(None)["table"]["dice"]
        return faces

    @property
    def store(self) -> list[str | None]:
        return [ware and ware["id"] for ware in self.match.view(None)["table"]["store"]]

    @property
    def discards(self) -> list[str]:
        ids: list[str] = self.match.view(None)["table"]["discards"]
        return ids

    def cards(self, seat: int) -> list[str]:
        return [card["id"] for card in self.match.view(None)["table"]["monsters"][seat]["cards"]]

    def tokens(self, card: str) -> int:
        """Charges or energy on a card in play."""
        for monster in self.match.view(None)["table"]["monsters"]:
            for entry in monster["cards"]:
                if entry["id"] == card:
                    tokens: int = entry["tokens"]
                    return tokens
        raise AssertionError(f"nobody has {card}")

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The journal's events of this kind, as this seat may know them."""
        return [entry.fields for entry in self.match.journal(seat) if entry.kind == kind]

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.table.active

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[int]:
        return self.match.winners()


def tokyo(**words: Any) -> Story:
    """A table from the words of `docs/scenarios.md`. Nothing is in the store unless it is told."""
    return Story(words)
