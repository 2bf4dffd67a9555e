"""What event cards do: one class for each effect. Titles, numbers and tiles are in content.toml."""

from mypy_extensions import i64

from parlour.games.vegas_showdown.cells import count_cells
from parlour.games.vegas_showdown.event import Event
from parlour.games.vegas_showdown.sheet import kind_of
from parlour.games.vegas_showdown.state import House, Vegas


class PickStack(Event):
    """V6.3.1  Leaves the size of the tile to the dealer, and does nothing else."""


class Ban(Event):
    """V6.2.2  Forbids bids on some tiles, or an action, until the button is passed."""


class IncomeChange(Event):
    """V7.3  Income is so much more or less."""


class IncomeBase(Event):
    """V7.2  Income goes by one counter, or by the higher of the two."""

    def income_base(self, population: i64, revenue: i64) -> i64:
        if self.base == "population":
            return population
        if self.base == "revenue":
            return revenue
        return max(population, revenue)


class FameForTiles(Event):
    """V15.5  Fame for each tile of some names on a sheet."""

    def on_draw(self, table: Vegas) -> None:
        for seat in range(table.kit.seats):
            table.gain_fame(seat, self.fame * tiles_among(table.houses[seat], self.tiles), self.id)


class MoneyForTiles(Event):
    """V15.5, V15.11  Money for each tile of some names on a sheet."""

    def on_draw(self, table: Vegas) -> None:
        for seat in range(table.kit.seats):
            table.gain_money(seat, self.money * tiles_among(table.houses[seat], self.tiles), self.id)


class FameForMost(Event):
    """V15.6, V15.7  Fame for all who have the most of something, if anybody has any."""

    def on_draw(self, table: Vegas) -> None:
        amounts = [self.amount(house) for house in table.houses]
        most = max(amounts)
        for seat in range(table.kit.seats):
            if most > 0 and amounts[seat] == most:
                table.gain_fame(seat, self.fame, self.id)

    def amount(self, house: House) -> int:
        if self.most == "population":
            return house.population
        if self.most == "revenue":
            return house.revenue
        return count_cells(house.sheet.covered)


class FameForConnection(Event):
    """Fame for every house in which a path leads from one entrance to the other."""

    def on_draw(self, table: Vegas) -> None:
        for seat in range(table.kit.seats):
            if table.connected(seat):
                table.gain_fame(seat, self.fame, self.id)


class MoneyForLeastFame(Event):
    """V15.6  Money for all who have the least Fame."""

    def on_draw(self, table: Vegas) -> None:
        least = min([house.fame for house in table.houses])
        for seat in range(table.kit.seats):
            if table.houses[seat].fame == least:
                table.gain_money(seat, self.money, self.id)


class Tax(Event):
    """V15.12  Who has enough cash pays some of it, and never more than that."""

    def on_draw(self, table: Vegas) -> None:
        for seat in range(table.kit.seats):
            cash = table.houses[seat].cash
            if cash >= self.from_cash:
                table.pay(seat, min(self.tax, cash), self.id)


class MoveMarkers(Event):
    """V15.9  All Minimum-Bid markers on the board go up or down."""

    def on_draw(self, table: Vegas) -> None:
        table.move_markers(self.steps, self.id)


def tiles_among(house: House, kinds: i64) -> i64:
    """How many tiles on the sheet are of these kinds."""
    total: i64 = 0
    for lies in house.sheet.tiles:
        total += kinds >> kind_of(lies) & 1
    return total
