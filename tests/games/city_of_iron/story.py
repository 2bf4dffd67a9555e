"""A table of City of Iron as a test tells it: a position, then what each seat plays.

    table = iron(hand={0: ["banker"]}, coins=[3, 0])
    table.plays(0, "play banker")
    assert table.coins == [7, 0]

Seat 0 is Arc, 1 Cresaria, 2 Hog, 3 Om, unless told otherwise. Strict: a move by a seat that is not asked fails.
"""

from typing import Any, ClassVar, Self

import parlour
from parlour.games.city_of_iron.state import Iron
from tests.games import story

STARS = ["one-star", "two-star", "three-star"]
NO_CARDS: list[str] = []
FULL = ["turnip-farm"] * 3 + ["moss-cellar"] * 2  # as many buildings as a capital holds


class Story(story.Story):
    game = "city-of-iron"
    usual: ClassVar[dict[str, Any]] = {"seats": 2, "row": NO_CARDS}

    @property
    def table(self) -> Iron:
        state = self.match.state
        assert isinstance(state, Iron)
        return state

    def taxes(self, *seats: int) -> Self:
        """These seats collect taxes, one after the other."""
        for seat in seats:
            self.plays(seat, "tax")
        return self

    def printed(self, table: str, id: str) -> dict[str, Any]:
        """What is printed on a thing."""
        found: dict[str, Any] = self.match.printed[table][id]
        return found

    def nation(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.sees(viewer)["nations"][seat]
        return found

    def _each(self, key: str) -> list[Any]:
        return [nation[key] for nation in self.seen["nations"]]

    @property
    def coins(self) -> list[int]:
        return self._each("coins")

    @property
    def science(self) -> list[int]:
        return self._each("science")

    @property
    def vp(self) -> list[int]:
        return self.match.scores()

    @property
    def income(self) -> list[int]:
        return self._each("income")

    def goods(self, seat: int) -> dict[str, int]:
        goods: dict[str, int] = self.nation(seat)["goods"]
        return goods

    def hand(self, seat: int) -> list[str]:
        """The cards in hand, as their owner sees them."""
        return list(self.nation(seat, seat)["hand"]["cards"])

    def deck(self, seat: int, kind: str) -> dict[str, Any]:
        deck: dict[str, Any] = self.nation(seat, seat)["decks"][kind]
        return deck

    def discards(self, seat: int, kind: str) -> list[str]:
        """The discards, first discarded first."""
        discards: list[str] = self.deck(seat, kind)["discards"]
        return discards

    def pool(self, seat: int) -> list[str]:
        return list(self.nation(seat)["pool"])

    @property
    def row(self) -> list[str]:
        return [building["id"] for building in self.seen["row"] if building]

    @property
    def scrap(self) -> list[str]:
        """The discarded buildings."""
        ids: list[str] = self.seen["discarded_buildings"]
        return ids

    def stored(self, seat: int) -> list[str]:
        return [building["id"] for building in self.nation(seat)["stored"]]

    def built(self, seat: int) -> dict[str, list[str]]:
        """The buildings of a seat by land, where there are any."""
        return {
            city["id"]: [building["id"] for building in city["buildings"]]
            for city in self.nation(seat)["cities"]
            if city["buildings"]
        }

    def city(self, seat: int, land: str) -> dict[str, Any]:
        found: dict[str, Any] = next(city for city in self.nation(seat)["cities"] if city["id"] == land)
        return found

    def lands(self, seat: int) -> list[str]:
        return [city["id"] for city in self.nation(seat)["cities"]]

    @property
    def free_lands(self) -> list[str]:
        return list(self.seen["lands"])

    def towns(self, seat: int) -> list[str]:
        return list(self.nation(seat)["towns"])

    def stack(self, stars: int, viewer: int | None = None) -> list[str | None]:
        """The towns of a stack as this seat knows them."""
        return list(self.sees(viewer)["stacks"][STARS[stars - 1]]["towns"])


def iron(**words: Any) -> Story:
    """A table from the words of `docs/scenarios.md`. Nothing is in the row or in a hand unless it is told."""
    return Story(words)


def begun(seats: int, seed: int | str = 0, **options: str) -> parlour.Match:
    """A match from its very start, with nations dealt."""
    return parlour.start("city-of-iron", seats=seats, seed=seed, options={"nations": "dealt", **options})
