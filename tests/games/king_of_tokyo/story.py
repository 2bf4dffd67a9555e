"""A table of King of Tokyo as a test tells it: a position, then what each seat plays.

    table = tokyo(seats=4, tokyo=2, dice="1 1 1 claw claw heart")
    table.plays(0, "keep", "resolve")
    assert table.stars == [1, 0, 0, 0]

Strict: a roll that is not among `rolls` fails the test, and so does a move by a seat that is not asked.
"""

from typing import Any, ClassVar

from parlour.games.king_of_tokyo.state import PLACES, Tokyo
from tests.games import story

QUIET = "1 1 2 2 3 3"  # a roll that brings nothing: for the turn after the one a test tells of
NO_CARDS: list[str] = []


class Story(story.Story):
    game = "king-of-tokyo"
    usual: ClassVar[dict[str, Any]] = {"store": NO_CARDS}
    faces: ClassVar[dict[str, int]] = {"1": 0, "2": 1, "3": 2, "heart": 3, "energy": 4, "claw": 5}

    @property
    def table(self) -> Tokyo:
        state = self.match.state
        assert isinstance(state, Tokyo)
        return state

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
        faces: list[str] = self.seen["dice"]
        return faces

    @property
    def store(self) -> list[str | None]:
        return [ware and ware["id"] for ware in self.seen["store"]]

    @property
    def discards(self) -> list[str]:
        ids: list[str] = self.seen["discards"]
        return ids

    def cards(self, seat: int) -> list[str]:
        return [card["id"] for card in self.seen["monsters"][seat]["cards"]]

    def tokens(self, card: str) -> int:
        """Charges or energy on a card in play."""
        for monster in self.seen["monsters"]:
            for entry in monster["cards"]:
                if entry["id"] == card:
                    tokens: int = entry["tokens"]
                    return tokens
        raise AssertionError(f"nobody has {card}")

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.table.active


def tokyo(**words: Any) -> Story:
    """A table from the words of `docs/scenarios.md`. Nothing is in the store unless it is told."""
    return Story(words)
