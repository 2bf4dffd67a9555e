"""A table of ATTACK! Deluxe as a test tells it: a position, then what each seat plays.

    table = world(land={0: {"GER": "3 infantry"}}, rolls="infantry blank blank")
    table.plays(0, "move", "to POL", "2 infantry", "go")
    assert table.owner("POL") == 0

Strict: a roll that is not among `rolls` fails the test, and so does a move by a seat that is not asked; and whatever is
played, events must tell of every change of a counter that spectators see.
"""

from collections import Counter
from typing import Any, ClassVar, Self

from parlour.engine.events import Event, changes
from parlour.engine.journal import Told
from parlour.engine.schema import counters_of
from parlour.games.attack_deluxe.state import World
from tests.games import story

HOME = {0: {"GER": "9 infantry"}, 1: {"MEX": "9 infantry"}}


class Story(story.Story):
    game = "attack-deluxe"
    usual: ClassVar[dict[str, Any]] = {"seats": 2}
    faces: ClassVar[dict[str, int]] = {
        "infantry": 0,
        "artillery": 1,
        "tank": 2,
        "plane": 3,
        "blank": 5,
        "destroyer": 0,
        "submarine": 1,
        "carrier": 2,
        "battleship": 3,
        **{str(number): number - 1 for number in range(1, 7)},
    }

    def plays(self, seat: int, *moves: str) -> Self:
        before, known = self.counters(), len(self.events())
        super().plays(seat, *moves)
        told = Counter[str]()
        for one in self.events()[known:]:
            assert isinstance(one.event, Event)
            for counter, number in changes(one.event):
                told[counter] += number
        after = self.counters()
        for counter in {*before, *after, *told}:
            assert after[counter] - before[counter] == told[counter], f"{counter} after {moves}"
        return self

    def events(self) -> list[Told]:
        journal = self.match.state.journal
        return [] if journal is None else journal.events

    def counters(self) -> Counter[str]:
        """What spectators see that can be counted."""
        return Counter(dict(counters_of(self.match.game.schema, self.seen)))

    @property
    def table(self) -> World:
        state = self.match.state
        assert isinstance(state, World)
        return state

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

    def cargo(self, id: str) -> dict[str, str]:
        """Army units aboard in a zone, by the kind of ship."""
        return {ship: told(units) for ship, units in self.zone(id)["cargo"].items()}

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

    def lost(self) -> list[tuple[int | None, str]]:
        """Who lost which units in battles, in order; None: neutrals."""
        return [(event["seat"], told(event["units"])) for event in super().told("lose")]

    @property
    def points(self) -> list[int]:
        return self.match.scores()


def told(units: dict[str, int]) -> str:
    return " ".join(f"{number} {name}" for name, number in units.items()) or "nobody"


def world(**words: Any) -> Story:
    """A table from the words of `docs/scenarios.md`."""
    return Story(words)
