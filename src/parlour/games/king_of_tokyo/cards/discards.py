"""Discard cards: they take effect once. Stars and life are given by every card that names them."""

from mypy_extensions import i64

from parlour.engine.step import Step
from parlour.games.king_of_tokyo.card import DiscardCard
from parlour.games.king_of_tokyo.damage import Damage, strike, with_hit
from parlour.games.king_of_tokyo.dice import LastChance
from parlour.games.king_of_tokyo.state import CITY, Tokyo


class ApartmentBuilding(DiscardCard):
    """Gain 3 stars."""


class CommuterTrain(DiscardCard):
    """Gain 2 stars."""


class CornerStore(DiscardCard):
    """Gain 1 star."""


class DropFromHighAltitude(DiscardCard):
    """Gain 2 stars; from outside, everybody leaves Tokyo and you enter City."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        if table.in_tokyo(buyer):
            return
        for seat in table.others(buyer):
            if table.in_tokyo(seat):
                table.leave_tokyo(seat, self.id)
        table.enter_tokyo(buyer, CITY, self.id)


class Energize(DiscardCard):
    """Gain 9 energy."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        table.gain_energy(buyer, self.energy, self.id)


class EvacuationOrders(DiscardCard):
    """Every other monster loses 5 stars."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        for seat in table.others(buyer):
            table.lose_stars(seat, self.loss, self.id)


class FireBlast(DiscardCard):
    """2 damage to every other monster."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        hurt_others(table, buyer, self.damage)


class Frenzy(DiscardCard):
    """Another full turn right after the current one."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        table.frenzies = [*table.frenzies, buyer]


class GasRefinery(DiscardCard):
    """Gain 2 stars, then 3 damage to every other monster."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        hurt_others(table, buyer, self.damage)


class Heal(DiscardCard):
    """Heal 2 life, in Tokyo too."""


class HighAltitudeBombing(DiscardCard):
    """3 damage to every monster, yourself included."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        hits: i64 = with_hit(0, buyer, self.damage)
        for seat in table.others(buyer):
            hits = with_hit(hits, seat, self.damage)
        strike(table, buyer, hits, False, True)


class JetFighters(DiscardCard):
    """Gain 5 stars, then take 4 damage."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        hurt_yourself(table, buyer, self.damage)


class NationalGuard(DiscardCard):
    """Gain 2 stars, then take 2 damage."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        hurt_yourself(table, buyer, self.damage)


class NuclearPowerPlant(DiscardCard):
    """Gain 2 stars and heal 3 life, in Tokyo too."""


class Skyscraper(DiscardCard):
    """Gain 4 stars."""


class Tanks(DiscardCard):
    """Gain 4 stars, then take 3 damage."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        hurt_yourself(table, buyer, self.damage)


class VastStorm(DiscardCard):
    """Gain 2 stars; every other monster loses half its energy."""

    def on_buy(self, table: Tokyo, buyer: i64) -> None:
        others = table.others(buyer)
        at = len(others) - 1
        while at >= 0:
            table.do(LastChance(others[at]), Drain(others[at], self.per, self.energy))
            at -= 1


class Drain(Step[Tokyo]):
    """A monster loses so much of each so many energy (Vast Storm)."""

    def __init__(self, seat: i64, per: i64, loss: i64) -> None:
        self.seat: i64 = seat
        self.per: i64 = per
        self.loss: i64 = loss

    def run(self, table: Tokyo) -> None:
        energy = table.monsters[self.seat].energy
        table.pay(self.seat, min(energy, energy // self.per * self.loss), "vast-storm")


def hurt_others(table: Tokyo, buyer: i64, amount: i64) -> None:
    """T9.2  Damage to every other monster, wherever it stands."""
    hits: i64 = 0
    for seat in table.others(buyer):
        hits = with_hit(hits, seat, amount)
    strike(table, buyer, hits, False, True)


def hurt_yourself(table: Tokyo, buyer: i64, amount: i64) -> None:
    """T9.2  Damage to the buyer alone, which no card increases."""
    table.do(Damage(buyer, with_hit(0, buyer, amount), False, 0))
