"""A table of Dice City as a test tells it: a position, then what each seat plays.

    table = cities(dice={0: "1 2 - - -"}, city={0: {"yellow 2": "manor"}})
    table.plays(0, "yellow", "use")
    assert table.vp == [4, 0]  # two tokens, and what the card is worth

Strict: a roll that is not among `rolls` fails the test, and so does a move by a seat that is not asked.
"""

from typing import Any, ClassVar

from parlour.games.dice_city.state import Cities
from tests.games import story

QUIET = "1 1 1 1 1"  # the dice at the end of a turn that a test has no more to say about
NO_CARDS: list[str] = []


class Story(story.Story):
    game = "dice-city"
    usual: ClassVar[dict[str, Any]] = {"seats": 2, "display": NO_CARDS}
    faces: ClassVar[dict[str, int]] = {str(number): number - 1 for number in range(1, 7)}

    @property
    def table(self) -> Cities:
        state = self.match.state
        assert isinstance(state, Cities)
        return state

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
        seen = self.seen
        left: int = seen["bandits"][id]["left"] if id in seen["bandits"] else {**seen["piles"], **seen["ships"]}[id]
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
        display: list[str | None] = self.seen["display"]
        return display

    @property
    def needed(self) -> list[int]:
        """The strength that defeats small, medium and large Bandits in this turn."""
        return [bandits["needed"] for bandits in self.seen["bandits"].values()]

    @property
    def about(self) -> dict[str, object]:
        """What the open question is about."""
        question = self.match.question
        assert question is not None
        return question.about

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.table.active


def cities(**words: Any) -> Story:
    """A table from the words of `docs/scenarios.md`. Nothing is in the display unless it is told."""
    return Story(words)
