"""Questions to a monster, with the powers that it can use at any time."""

from mypy_extensions import i64

from parlour.engine.step import Decision, Refusal, Step
from parlour.games.king_of_tokyo.card import KeepCard
from parlour.games.king_of_tokyo.state import Tokyo


class TokyoDecision(Decision[Tokyo]):
    """A question to one monster. Powers for any time are extra options of it (T7.8).

    Subclasses say what they offer in `offers`, and what an offer does in `take`; the option
    after their `size` - 1 own ones is the use of a power.
    """

    def offers(self, table: Tokyo) -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def take(self, table: Tokyo, option: i64) -> None:
        raise NotImplementedError(type(self).__name__)

    def again(self) -> Step[Tokyo]:
        """The same question once more, after a power was used."""
        return self

    def options(self, table: Tokyo) -> list[int]:
        monster = table.monsters[self.seat]
        if not monster.alive:
            return []
        offers = self.offers(table)
        powers = monster.powers & table.kit.moments.may_use
        if powers and offers and anytime_card(table, self.seat, powers) is not None:
            return [*offers, self.size - 1]
        return offers

    def choose(self, table: Tokyo, option: i64) -> None:
        powers = table.monsters[self.seat].powers & table.kit.moments.may_use
        if powers and option == self.size - 1:
            card = anytime_card(table, self.seat, powers)
            if card is not None:
                table.do(self)
                card.use(table, self.seat)
        else:
            self.take(table, option)

    def why_not(self, table: Tokyo, option: i64) -> Refusal | None:
        if option < self.size - 1:
            return self.refuse(table, option)
        for card in table.keeps(table.monsters[self.seat].powers & table.kit.moments.may_use):
            return card.why_not_use(table, self.seat)
        return None

    def refuse(self, table: Tokyo, option: i64) -> Refusal | None:
        """Why an own option cannot be taken; None where nobody would ask."""
        return None


def anytime_card(table: Tokyo, seat: i64, powers: i64) -> KeepCard | None:
    """The card that this monster can use now, as it can at any time."""
    for card in table.keeps(powers):
        if card.may_use(table, seat):
            return card
    return None
