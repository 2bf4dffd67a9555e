"""What lies on the table in Dice City, and the verbs that change it."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.piece import Piece
from parlour.engine.rng import Rng
from parlour.engine.state import Stack, State
from parlour.engine.step import Decision
from parlour.games.dice_city import happens, schema
from parlour.games.dice_city.box import BASIC_BITS, BASIC_MASK, CitiesBox, one_basic
from parlour.games.dice_city.goods import GOLD, MOST, NAMES, count, paid, unit
from parlour.games.dice_city.location import PRINTED, Location
from parlour.games.dice_city.scoring import score, winners
from parlour.games.dice_city.spaces import (
    COLOURS,
    COLUMNS,
    DICE,
    ROW,
    ROWS,
    put_die,
    space_name,
    space_of,
)

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1
NO_DIE: Final[i64] = -1
NO_SPACE: Final[i64] = -1
SETUP: Final = "D3.5"
TRIGGERS: Final[dict[str, schema.Trigger]] = {"D12.1": "bandits", "D12.2": "ships", "D12.3": "deck", "D12.4": "rows"}
WAYS: Final[i64] = 7776  # in which five dice can fall


class City(Piece):
    """What one seat has. `spaces` is shared by copies and never changed in place."""

    def __init__(
        self,
        spaces: list[int],
        kinds: i64,
        built: i64,
        deactivated: i64,
        dice: i64,
        stock: i64,
        pass_tokens: i64,
        vp_tokens: i64,
        raid_tokens: i64,
        bandits: i64,
        ships: i64,
    ) -> None:
        self.spaces = spaces  # the kind of location that lies open on each space
        self.kinds: i64 = kinds  # those kinds, as a set
        self.built: i64 = built  # the spaces with a location card, as a set
        self.deactivated: i64 = deactivated  # the spaces with a deactivation token, as a set
        self.dice: i64 = dice
        self.stock: i64 = stock
        self.pass_tokens: i64 = pass_tokens
        self.vp_tokens: i64 = vp_tokens
        self.raid_tokens: i64 = raid_tokens  # VP tokens from deactivated rival locations
        self.bandits: i64 = bandits  # cards won, or won over when alone
        self.ships: i64 = ships

    def copy(self) -> "City":
        return City(
            self.spaces,
            self.kinds,
            self.built,
            self.deactivated,
            self.dice,
            self.stock,
            self.pass_tokens,
            self.vp_tokens,
            self.raid_tokens,
            self.bandits,
            self.ships,
        )

    def active(self, space: i64) -> bool:
        """D1.4  Whether no deactivation token lies there."""
        return self.deactivated >> space & 1 == 0


class Cities(State):
    """The table. Lists that copies share (deck, display) are never changed in place."""

    def __init__(
        self,
        box: CitiesBox,
        rng: Rng,
        stack: Stack,
        question: Decision[Any] | None,
        answers: list[int],
        learnt: i64,
        over: bool,
        cities: list[City],
        active: i64,
        start: i64,
        round: i64,
        unused: i64,
        strength: i64,
        bandits_strength: i64,
        army_bonus: i64,
        resource_bonus: i64,
        less_defense: i64,
        refreshed: i64,
        passed: i64,
        location_victim: i64,
        stock_victim: i64,
        beaten: i64,
        deck: list[int],
        deck_end: i64,
        drawn: i64,
        display: list[int],
        for_sale: i64,
        rows_dealt: i64,
        basics: i64,
        bandits: i64,
        ships: i64,
        gold: i64,
        gold_out: i64,
        ending: bool,
        ended_by: i64 = NOBODY,
        end_clause: str = "",
    ) -> None:
        super().__init__(box, rng, stack, question, answers, learnt, over)
        self.kit = box
        self.cities = cities
        self.active: i64 = active  # whose turn it is
        self.start: i64 = start  # who had the first turn
        self.round: i64 = round
        self.unused: i64 = unused  # dice of the active seat on its board, a bit a die
        self.strength: i64 = strength  # against everything
        self.bandits_strength: i64 = bandits_strength
        self.army_bonus: i64 = army_bonus
        self.resource_bonus: i64 = resource_bonus
        self.less_defense: i64 = less_defense  # of Bandits in this turn
        self.refreshed: i64 = refreshed  # how often in this turn
        self.passed: i64 = passed
        self.location_victim: i64 = location_victim  # whose locations are attacked in this turn
        self.stock_victim: i64 = stock_victim
        self.beaten: i64 = beaten  # Bandits defeated in this turn
        self.deck = deck
        self.deck_end: i64 = deck_end  # cards beyond it stay in the box
        self.drawn: i64 = drawn
        self.display = display
        self.for_sale: i64 = for_sale  # the kinds in the display and in the basic piles
        self.rows_dealt: i64 = rows_dealt  # alone: the rows of the display that got cards, top 1, bottom 2
        self.basics: i64 = basics
        self.bandits: i64 = bandits
        self.ships: i64 = ships
        self.gold: i64 = gold  # in the supply
        self.gold_out: i64 = gold_out  # of the game
        self.ending = ending  # the end has been set off
        self.ended_by: i64 = ended_by  # who has set it off, and by which clause: only told
        self.end_clause = end_clause

    def copy(self) -> "Cities":
        return Cities(
            self.kit,
            self.rng.copy(),
            self.stack[:],
            self.question,
            self.answers,
            self.learnt,
            self.over,
            [city.copy() for city in self.cities],
            self.active,
            self.start,
            self.round,
            self.unused,
            self.strength,
            self.bandits_strength,
            self.army_bonus,
            self.resource_bonus,
            self.less_defense,
            self.refreshed,
            self.passed,
            self.location_victim,
            self.stock_victim,
            self.beaten,
            self.deck,
            self.deck_end,
            self.drawn,
            self.display,
            self.for_sale,
            self.rows_dealt,
            self.basics,
            self.bandits,
            self.ships,
            self.gold,
            self.gold_out,
            self.ending,
            self.ended_by,
            self.end_clause,
        )

    def asides(self) -> list[str]:
        return ["ended_by", "end_clause"]

    def redraw(self, seat: i64) -> None:
        """D1.7  Hidden is the order of the deck, and what of it stays in the box."""
        rest = self.deck[self.drawn :]
        self.rng.redraw(rest)
        self.deck = self.deck[: self.drawn] + rest

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.kit.seats)]

    def winners(self) -> list[int]:
        return winners(self)

    # ------------------------------------------------------------------ seats and cities

    def me(self) -> City:
        """The city of the active seat."""
        return self.cities[self.active]

    def seat_after(self, seat: i64) -> i64:
        """D4.2  The next seat clockwise."""
        seat += 1
        return 0 if seat == self.kit.seats else seat

    def last_seat(self) -> i64:
        """D12.8  Who has the last turn of a round."""
        return (self.start + self.kit.seats - 1) % self.kit.seats

    def location(self, seat: i64, space: i64) -> Location:
        """D1.3  What lies open there."""
        return self.kit.locations[self.cities[seat].spaces[space]]

    def count_type(self, seat: i64, where: i64, type: i64) -> i64:
        """D2.4  How many locations on these spaces are of this type, printed ones too."""
        total: i64 = 0
        space: i64 = 0
        for kind in self.cities[seat].spaces:
            if where >> space & 1 and self.kit.locations[kind].type == type:
                total += 1
            space += 1
        return total

    def defense(self, seat: i64, space: i64) -> i64:
        """D16.7  A location's own defense, and what others on its row add to it."""
        city, kit = self.cities[seat], self.kit
        total = kit.locations[city.spaces[space]].defense
        if city.kinds & kit.kinds.guards:
            other: i64 = space - space % COLUMNS
            end: i64 = other + COLUMNS
            while other < end:
                kind: i64 = city.spaces[other]
                if kit.kinds.guards >> kind & 1 and other != space and city.active(other):
                    total += kit.locations[kind].guards()
                other += 1
        return total

    def full_rows(self, seat: i64) -> i64:
        """D12.4  How many rows are full of built locations, without a deactivation token."""
        city = self.cities[seat]
        total: i64 = 0
        for row in ROW:
            if city.built & row == row and city.deactivated & row == 0:
                total += 1
        return total

    def which_rows(self, seat: i64) -> list[int]:
        """D12.4  The rows that are full."""
        city = self.cities[seat]
        return [row for row in range(ROWS) if city.built & ROW[row] == ROW[row] and city.deactivated & ROW[row] == 0]

    def build(self, space: i64, kind: i64, clause: str) -> None:
        """D10.4, D10.5, D10.6  The card comes to lie there, active; what it covers is gone for good."""
        city = self.me()
        old: i64 = city.spaces[space]
        if self.journal is not None:
            name, ids = space_name(space), self.kit.location_ids
            if old >= PRINTED:
                self.happened(happens.Replace(self.active, name, ids[old]), "D10.5")
            self.happened(happens.Build(self.active, name, ids[kind], city.active(space)), clause)
        after = city.spaces[:]
        after[space] = kind
        city.spaces = after
        city.kinds = 0
        for each in after:
            city.kinds |= bit(each)
        city.built |= bit(space)
        city.deactivated &= ~bit(space)

    def deactivate(self, seat: i64, space: i64, clause: str) -> None:
        self.cities[seat].deactivated |= bit(space)
        if self.journal is not None:
            event = happens.Deactivate(seat, self.location(seat, space).id, space_name(space))
            self.happened(event, clause)

    def reactivate(self, space: i64, clause: str) -> None:
        self.me().deactivated &= ~bit(space)
        if self.journal is not None:
            event = happens.Reactivate(self.active, self.location(self.active, space).id, space_name(space))
            self.happened(event, clause)

    # ------------------------------------------------------------------ goods, tokens, strength

    def gain(self, good: i64, amount: i64, clause: str) -> None:
        """D2.15, D8.1  Resources never run out; gold is gained as far as the supply has any."""
        city = self.me()
        amount = min(amount, MOST - count(city.stock, good))
        if good == GOLD:
            amount = min(amount, self.gold)
            self.gold -= amount
        if amount > 0:
            city.stock += amount * unit(good)
            if self.journal is not None:
                gold = amount if good == GOLD else 0
                self.happened(happens.Gain(self.active, NAMES[good], amount, gold), clause)

    def pay(self, price: i64, clause: str) -> None:
        """D8.5, D10.3  Resources go back to the supply, gold leaves the game."""
        self.me().stock -= price
        self.gold_out += count(price, GOLD)
        if self.journal is not None and price:
            self.happened(happens.Pay(self.active, paid(price), count(price, GOLD)), clause)

    def rob(self, victim: i64, good: i64, amount: i64, clause: str, strength: i64 = 0) -> None:
        """Goods go from another seat's stock to the active one's; an attack has used up strength for it."""
        amount = min(amount, MOST - count(self.me().stock, good))
        self.cities[victim].stock -= amount * unit(good)
        self.me().stock += amount * unit(good)
        if self.journal is not None:
            self.happened(happens.Rob(self.active, victim, NAMES[good], amount, strength), clause)

    def gain_pass_tokens(self, amount: i64, clause: str) -> None:
        self.me().pass_tokens += amount
        if self.journal is not None and amount:
            self.happened(happens.PassTokens(self.active, amount), clause)

    def spend_pass_tokens(self, amount: i64, clause: str) -> None:
        self.me().pass_tokens -= amount
        if self.journal is not None and amount:
            self.happened(happens.Spend(self.active, amount), clause)

    def gain_vp(self, amount: i64, clause: str) -> None:
        self.me().vp_tokens += amount
        if self.journal is not None and amount:
            self.happened(happens.Vp(self.active, amount), clause)

    def gain_strength(self, amount: i64, clause: str) -> None:
        self.strength += amount
        if self.journal is not None and amount:
            self.happened(happens.Strength(self.active, amount), clause)

    def gain_bandits_strength(self, amount: i64, clause: str) -> None:
        """D9.2  Strength against Bandits only."""
        self.bandits_strength += amount
        if self.journal is not None and amount:
            self.happened(happens.BanditsStrength(self.active, amount), clause)

    # ------------------------------------------------------------------ dice

    def die_space(self, die: i64) -> i64:
        """Where a die of the active seat lies."""
        return space_of(self.me().dice, die)

    def put_die(self, die: i64, space: i64, clause: str) -> None:
        """An unused die of the active seat goes to another space."""
        city = self.me()
        if self.journal is not None:
            origin = space_name(space_of(city.dice, die))
            self.happened(happens.Move(self.active, COLOURS[die], origin, space_name(space)), clause)
        city.dice = put_die(city.dice, die, space)

    def roll_die(self, seat: i64, die: i64, clause: str) -> None:
        """D17.3  A die that is rolled again comes down on its own colour's row."""
        city = self.cities[seat]
        origin: i64 = space_of(city.dice, die)
        city.dice = put_die(city.dice, die, die * COLUMNS + self.roll(COLUMNS))
        if self.journal is not None:
            space = space_name(space_of(city.dice, die))
            by = None if seat == self.active else self.active
            back = by is None and self.unused >> die & 1 == 0
            self.happened(happens.Reroll(seat, COLOURS[die], space_name(origin), space, by, back), clause)

    def roll_dice(self, seat: i64, clause: str) -> None:
        """D11.5  All five dice; one draw serves them, unless they are loaded."""
        dice: i64 = 0
        die: i64 = DICE - 1
        if self.rng.is_loaded():
            die = 0
            while die < DICE:
                dice = put_die(dice, die, die * COLUMNS + self.roll(COLUMNS))
                die += 1
        else:
            chance: i64 = self.rng.below(WAYS)
            self.reveal(chance)
            while die >= 0:
                dice = dice * 32 + die * COLUMNS + chance % COLUMNS
                chance //= COLUMNS
                die -= 1
        self.cities[seat].dice = dice
        if self.journal is not None:
            spaces = [space_name(space_of(dice, die)) for die in range(DICE)]
            self.happened(happens.Roll(seat, spaces), clause)

    # ------------------------------------------------------------------ cards

    def basic_left(self, kind: i64) -> i64:
        """D2.11  How many cards the pile of this basic kind has."""
        return self.basics >> ((kind - PRINTED) * BASIC_BITS) & BASIC_MASK

    def take_basic(self, kind: i64) -> None:
        self.basics -= one_basic(kind)
        self.see_wares()

    def deck_left(self) -> i64:
        return self.deck_end - self.drawn

    def take_card(self, slot: i64) -> None:
        """A card leaves the display."""
        display = self.display[:]
        display[slot] = NO_CARD
        self.display = display
        self.see_wares()

    def fill_display(self, first: i64, end: i64, clause: str) -> None:
        """D10.8, D12.3  Empty slots are filled from the deck, as far as it reaches."""
        if self.drawn == self.deck_end:
            return
        display = self.display[:]
        slot: i64 = first
        while slot < end and self.drawn < self.deck_end:
            if display[slot] == NO_CARD:
                card: i64 = self.deck[self.drawn]
                display[slot] = card
                self.drawn += 1
                self.reveal()
                if self.journal is not None:
                    self.happened(happens.TurnUp(self.kit.location_ids[card], slot), clause)
            slot += 1
        self.display = display
        self.see_wares()
        if self.drawn == self.deck_end:
            self.set_off_end("D12.3", clause != SETUP)

    def see_wares(self) -> None:
        """Which kinds are for sale, after the display or a basic pile has changed."""
        wares: i64 = 0
        kind: i64 = PRINTED
        left: i64 = self.basics
        while left:
            if left & BASIC_MASK:
                wares |= bit(kind)
            left >>= BASIC_BITS
            kind += 1
        for card in self.display:
            if card != NO_CARD:
                wares |= bit(card)
        self.for_sale = wares

    # ------------------------------------------------------------------ the end

    def set_off_end(self, clause: str, in_turn: bool = True) -> None:
        """D12.7, D14.8  It cannot be taken back; alone there is no such thing. By somebody, but for the setup."""
        if not self.ending and not self.kit.alone:
            self.ending = True
            self.ended_by = self.active if in_turn else NOBODY
            self.end_clause = clause
            if self.journal is not None:
                seat = self.active if in_turn else None
                last = self.last_seat() if in_turn else None
                self.happened(happens.SetOff(seat, TRIGGERS[clause], last), clause)


def how_many(ids: list[str]) -> dict[str, int]:
    """How often each id is there."""
    found: dict[str, int] = {}
    for id in ids:
        found[id] = found.get(id, 0) + 1
    return found


class CityDecision(Decision[Cities]):
    """A question to one seat: always the one whose turn it is."""

    def in_vain(self, table: Cities) -> bool:
        """Whether there is nothing to choose, nor to be had."""
        return not self.options(table)


class Spent(CityDecision):
    """A question that a die was spent on. Nothing follows from which one, but what players are told."""

    def __init__(self, seat: i64, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.die: i64 = die

    def asides(self) -> list[str]:
        return ["die"]

    def space(self, table: Cities) -> i64:
        """Where the location lies that the question has to do with: under the die."""
        return NO_SPACE if self.die == NO_DIE else table.die_space(self.die)

    def location(self, table: Cities) -> i64:
        space = self.space(table)
        return NO_CARD if space == NO_SPACE else table.cities[self.seat].spaces[space]


class AtWork(Spent):
    """A question of a location that is used; where it lies, too, is only told. It need not be under the die."""

    def __init__(self, seat: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.at: i64 = at
        self.die: i64 = die

    def asides(self) -> list[str]:
        return ["at", "die"]

    def space(self, table: Cities) -> i64:
        return self.at
