"""A table of City of Iron as a test tells it: a position, then what each seat plays.

    table = iron(hand={0: ["banker"]}, coins=[3, 0])
    table.plays(0, "play banker")
    assert table.coins == [7, 0]

Seat 0 is Arc, 1 Cresaria, 2 Hog, 3 Om, unless told otherwise. Strict: a move by a seat that is not asked fails.
"""

from typing import Any

import parlour
from parlour.games.city_of_iron.state import Iron

STARS = ["one_star", "two_stars", "three_stars"]
NO_CARDS: list[str] = []
FULL = ["turnip-farm"] * 3 + ["moss-cellar"] * 2  # as many buildings as a capital holds


class Story:
    """A match that began as a scenario."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.match = parlour.scenario("city-of-iron", {"seats": 2, "strict": True, "row": NO_CARDS, **words})
        self.match.game.invariants(self.match.state)

    @property
    def table(self) -> Iron:
        state = self.match.state
        assert isinstance(state, Iron)
        return state

    @property
    def seen(self) -> dict[str, Any]:
        """The table as a spectator sees it."""
        return self.view(None)

    def view(self, seat: int | None) -> dict[str, Any]:
        seen: dict[str, Any] = self.match.view(seat)["table"]
        return seen

    def plays(self, seat: int, *moves: str) -> "Story":
        """This seat is asked, and answers so."""
        for move in moves:
            assert self.match.seat == seat, f"seat {self.match.seat} is asked ({self.match.prompt}), not seat {seat}"
            self.match.play(move)
            self.match.game.invariants(self.match.state)
        return self

    def taxes(self, *seats: int) -> "Story":
        """These seats collect taxes, one after the other."""
        for seat in seats:
            self.plays(seat, "tax")
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

    def nation(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.view(viewer)["nations"][seat]
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
        return [card["id"] for card in self.nation(seat, seat)["hand"]["cards"]]

    def deck(self, seat: int, kind: str) -> dict[str, Any]:
        decks: list[dict[str, Any]] = self.nation(seat, seat)["decks"]
        return decks[0] if kind == "citizen" else decks[1]

    def discards(self, seat: int, kind: str) -> list[str]:
        """The discards, first discarded first."""
        order: list[str] = self.deck(seat, kind)["discard_order"]
        return order

    def pool(self, seat: int) -> list[str]:
        return [card["id"] for card in self.nation(seat)["pool"]]

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
        return [town["id"] for town in self.nation(seat)["towns"]]

    def stack(self, stars: int, viewer: int | None = None) -> list[str | None]:
        """The towns of a stack as this seat knows them."""
        return [town and town["id"] for town in self.view(viewer)["stacks"][STARS[stars - 1]]["towns"]]

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The journal's events of this kind, as this seat may know them."""
        return [entry.fields for entry in self.match.journal(seat) if entry.kind == kind]

    def clauses(self, kind: str) -> list[str]:
        """The clauses that the journal's events of this kind name."""
        return [entry.clause for entry in self.match.journal() if entry.kind == kind]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[int]:
        return self.match.winners()


def iron(**words: Any) -> Story:
    """A table from the words of `docs/scenarios.md`. Nothing is in the row or in a hand unless it is told."""
    return Story(words)


def begun(seats: int, seed: int = 0, **options: str) -> parlour.Match:
    """A match from its very start, with nations dealt."""
    return parlour.start("city-of-iron", seats=seats, seed=seed, options={"nations": "dealt", **options})
