"""A table of Dice City as a test tells it: a position, then what each seat plays.

    table = cities(dice={0: "1 2 - - -"}, city={0: {"yellow 2": "manor"}})
    table.plays(0, "yellow", "use")
    assert table.vp == [4, 0]  # two tokens, and what the card is worth

Strict: a roll that is not among `rolls` fails the test, and so does a move by a seat that is not asked.
"""

from typing import Any

import parlour
from parlour.games.dice_city.state import Cities

QUIET = "1 1 1 1 1"  # the dice at the end of a turn that a test has no more to say about
NO_CARDS: list[str] = []


class Story:
    """A match that began as a scenario."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.match = parlour.scenario("dice-city", {"seats": 2, "strict": True, "display": NO_CARDS, **words})
        self.match.game.invariants(self.match.state)

    @property
    def table(self) -> Cities:
        state = self.match.state
        assert isinstance(state, Cities)
        return state

    @property
    def seen(self) -> dict[str, Any]:
        """The table as a spectator sees it."""
        seen: dict[str, Any] = self.match.view(None)["table"]
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
        self.table.rng.load([int(face) - 1 for face in faces.split()], True)
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

    def stock(self, seat: int) -> str:
        """What a seat has, such as `2 wood 1 gold`."""
        goods = self.seen["cities"][seat]["stock"]
        return " ".join(f"{amount} {good}" for good, amount in goods.items() if amount) or "nothing"

    def dice(self, seat: int) -> list[str | None]:
        """Where the dice lie, from white to black; None: used."""
        return [die["space"] for die in self.seen["cities"][seat]["dice"]]

    def space(self, seat: int, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(one for one in self.seen["cities"][seat]["spaces"] if one["space"] == name)
        return found

    def built(self, seat: int) -> dict[str, str]:
        """The built locations by space."""
        return {one["space"]: one["id"] for one in self.seen["cities"][seat]["spaces"] if one["built"]}

    def deactivated(self, seat: int) -> list[str]:
        """The spaces with a deactivation token."""
        return [one["space"] for one in self.seen["cities"][seat]["spaces"] if not one["active"]]

    def points(self, seat: int) -> dict[str, int]:
        """Victory points by source."""
        sources: dict[str, int] = self.seen["cities"][seat]["vp_by_source"]
        return {source: points for source, points in sources.items() if points}

    def held(self, seat: int) -> dict[str, int]:
        """Bandits and Trade Ships of a seat."""
        city = self.seen["cities"][seat]
        return {id: number for id, number in {**city["bandits"], **city["ships"]}.items() if number}

    def left(self, id: str) -> int:
        """The cards in a pile of basic locations, Bandits or Trade Ships."""
        piles = [*self.seen["piles"], *self.seen["bandits"], *self.seen["ships"]]
        left: int = next(pile["left"] for pile in piles if pile["id"] == id)
        return left

    @property
    def vp(self) -> list[int]:
        return self.match.scores()

    @property
    def tokens(self) -> list[int]:
        """VP tokens, but for those from deactivated rival locations."""
        return [city["vp_by_source"]["tokens"] for city in self.seen["cities"]]

    @property
    def pass_tokens(self) -> list[int]:
        return [city["pass_tokens"] for city in self.seen["cities"]]

    @property
    def strength(self) -> int:
        strength: int = self.seen["turn"]["strength"]
        return strength

    @property
    def bandits_strength(self) -> int:
        strength: int = self.seen["turn"]["bandits_strength"]
        return strength

    @property
    def display(self) -> list[str | None]:
        return [card and card["id"] for card in self.seen["display"]]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The journal's events of this kind."""
        return [entry.fields for entry in self.match.journal() if entry.kind == kind]

    def clauses(self, *kinds: str) -> list[tuple[str, str]]:
        """The journal's events of these kinds with the clause that each names."""
        return [(entry.kind, entry.clause) for entry in self.match.journal() if entry.kind in kinds]

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


def cities(**words: Any) -> Story:
    """A table from the words of `docs/scenarios.md`. Nothing is in the display unless it is told."""
    return Story(words)
