"""What a player has, and what a battle is while it lasts."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.piece import Piece
from parlour.games.attack_deluxe.units import size

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
DEFENDER: Final[i64] = 0
ATTACKER: Final[i64] = 1
FIRST_TURNS: Final[i64] = 2  # of a battle, in which further dice are rolled

LEVEL_BITS: Final[i64] = 3
LEVEL: Final[i64] = 7


class Nation(Piece):
    """A player's government and what lies before it, all as numbers."""

    def __init__(
        self, government: i64, capital: i64, production: i64, oil: i64, levels: i64, hand: i64, used: i64, railed: bool
    ) -> None:
        self.government: i64 = government
        self.capital: i64 = capital
        self.production: i64 = production
        self.oil: i64 = oil
        self.levels: i64 = levels  # three bits a suit
        self.hand: i64 = hand
        self.used: i64 = used  # the actions of this year, a bit each
        self.railed = railed  # the year's Transport beside another action has been made

    def copy(self) -> "Nation":
        return Nation(
            self.government,
            self.capital,
            self.production,
            self.oil,
            self.levels,
            self.hand,
            self.used,
            self.railed,
        )

    def level(self, suit: i64) -> i64:
        """A12.2  The highest level in this suit."""
        return self.levels >> (suit * LEVEL_BITS) & LEVEL


class Battle(Piece):
    """A battle on land or at sea. Of two things the first is the defender's, the second the attacker's."""

    def __init__(
        self,
        sea: bool,
        place: i64,
        sides: list[int],
        neutral: bool,
        turn: i64,
        acting: i64,
        limits: list[int],
        line: list[int],
        reserve: list[int],
        lost: list[int],
        salvos: list[int],
        more_dice: list[int],
        tank_dice: list[int],
        volleys: list[int],
        rolled: i64,
        dice: i64,
        rows: list[int],
        shown: bool,
        damaged: list[int],
        bonus: list[int],
    ) -> None:
        self.sea = sea
        self.place: i64 = place  # a region, or a zone
        self.sides = sides  # who decides; never changed
        self.neutral = neutral
        self.turn: i64 = turn
        self.acting: i64 = acting
        self.limits = limits  # how many fit into the line in the first turn; never changed
        self.line = line
        self.reserve = reserve
        self.lost = lost
        self.salvos = salvos
        self.more_dice = more_dice  # in the first two turns
        self.tank_dice = tank_dice  # dice that each tank rolls beyond its first
        self.volleys = volleys  # cards that fire before the battle, by 1 more than their number
        self.rolled: i64 = rolled  # the last faces
        self.dice: i64 = dice  # how many there were
        self.rows = rows  # three bits a ship, from the left: 1 more than its kind
        self.shown = shown  # the rows have been revealed
        self.damaged = damaged  # battleships that have left a line-up battle
        self.bonus = bonus  # for submarines, in the first round

    def copy(self) -> "Battle":
        return Battle(
            self.sea,
            self.place,
            self.sides,
            self.neutral,
            self.turn,
            self.acting,
            self.limits,
            self.line[:],
            self.reserve[:],
            self.lost[:],
            self.salvos[:],
            self.more_dice[:],
            self.tank_dice[:],
            self.volleys[:],
            self.rolled,
            self.dice,
            self.rows[:],
            self.shown,
            self.damaged[:],
            self.bonus[:],
        )

    def force(self, side: i64) -> i64:
        """All that this side has in line and reserve."""
        return self.line[side] + self.reserve[side]

    def side_of(self, seat: i64) -> i64:
        """On which side this seat decides."""
        return ATTACKER if self.sides[ATTACKER] == seat else DEFENDER

    def room(self, side: i64, growth: i64) -> i64:
        """A14.5  How many units from reserve must go into the line now."""
        limit: i64 = self.limits[side]
        free: i64 = limit + (self.turn - 1) * growth - size(self.line[side])
        return max(min(free, size(self.reserve[side])), 0)


def new_battle(sea: bool, place: i64, sides: list[int], neutral: bool, limits: list[int]) -> Battle:
    return Battle(
        sea=sea,
        place=place,
        sides=sides,
        neutral=neutral,
        turn=1,
        acting=DEFENDER,
        limits=limits,
        line=[0, 0],
        reserve=[0, 0],
        lost=[0, 0],
        salvos=[0, 0],
        more_dice=[0, 0],
        tank_dice=[0, 0],
        volleys=[0, 0],
        rolled=0,
        dice=0,
        rows=[0, 0],
        shown=False,
        damaged=[0, 0],
        bonus=[0, 0],
    )
