"""The citizens that every nation has. Coins, science and cards to draw are given by every card that names them."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.building import BuildWith, StoreBuilding
from parlour.games.city_of_iron.card import Card
from parlour.games.city_of_iron.cities import ChooseDistrict, ChooseLand, reachable
from parlour.games.city_of_iron.realm import UNUSED
from parlour.games.city_of_iron.state import Iron


class Scholar(Card):
    """Gain 1 science."""


class Cartographer(Card):
    """Free: draw a card from either deck."""


class Explorer(Card):
    """Found a city on a free land, with compasses and its vehicle from other cards."""

    founds: ClassVar[bool] = True

    def why_unplayable(self, table: Iron, seat: i64) -> Refusal | None:
        if table.nations[seat].realm.growth() == 0:
            return Refusal("I9.6", "no-token-left", {})
        lands = reachable(table, table.nations[seat].hand & ~bit(self.number))
        return None if lands else Refusal("I7.7", "no-land-in-reach", {})

    def on_play(self, table: Iron, seat: i64) -> None:
        table.do(ChooseLand(seat, self.id))


class Mayor(Card):
    """Add a district, with hammers from other cards."""

    expands: ClassVar[bool] = True

    def why_unplayable(self, table: Iron, seat: i64) -> Refusal | None:
        return Refusal("I9.6", "no-token-left", {}) if table.nations[seat].realm.growth() == 0 else None

    def on_play(self, table: Iron, seat: i64) -> None:
        table.do(ChooseDistrict(seat, self.id))


class Merchant(Card):
    """Free: gain 1 coin."""


class Banker(Card):
    """Gain 4 coins."""


class Architect(Card):
    """Build one building for 2 coins less."""

    def on_play(self, table: Iron, seat: i64) -> None:
        table.do(BuildWith(seat, self.cheaper, False, 0, self.id))


class Builder(Card):
    """Free: the next building of this turn costs 1 coin less."""

    def on_play(self, table: Iron, seat: i64) -> None:
        make_cheaper(table, seat, self)


class Engineer(Card):
    """Build one building without paying its science."""

    def on_play(self, table: Iron, seat: i64) -> None:
        table.do(BuildWith(seat, 0, True, 0, self.id))


class Researcher(Card):
    """Gain 2 science, for a hammer from another card."""


class Surveyor(Card):
    """Store up to 2 buildings, then draw a card from either deck."""

    def on_play(self, table: Iron, seat: i64) -> None:
        if self.stores and table.row:
            table.do(StoreBuilding(seat, self.stores, self.id))


class TaxCollector(Card):
    """Gain 1 coin, and 1 for each token on lands."""

    def on_play(self, table: Iron, seat: i64) -> None:
        realm = table.nations[seat].realm
        laid = 1 + len(realm.tokens) - realm.tokens.count(UNUSED)
        table.gain_coins(seat, self.each * laid, self.id)


class Guide(Card):
    """Draw a citizen and a military card."""


class Governor(Card):
    """Build up to two buildings."""

    def on_play(self, table: Iron, seat: i64) -> None:
        if self.builds:
            table.do(BuildWith(seat, 0, False, self.builds, self.id))


def make_cheaper(table: Iron, seat: i64, card: Card) -> None:
    """I6.4  The next building of this turn costs less."""
    table.discount += card.cheaper
    if table.journal is not None:
        table.happened(happens.Cheaper(seat, card.cheaper), card.id)
