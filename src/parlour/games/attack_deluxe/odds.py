"""Exact odds of a battle: the attacker's chance to win, and what both sides can expect to lose.

    army_battle("4 infantry 2 tank", "3 infantry").wins
    army_battle("4 infantry 2 tank", year=3).attacker_losses
    navy_battle("2 destroyer 1 battleship", "2 submarine", lineup=True)

Both sides fill their lines as mixed as they can, the attacker fires the Opening Salvo, nobody plays cards. In a
line-up battle both lay their ships in every round from left to right in the order in which they are written here, and
nobody retreats. `symbols.py` says how near the truth the largest battles by symbols come.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.content import load_content
from parlour.engine.errors import ParlourError, did_you_mean
from parlour.games.attack_deluxe.engage import Engagement
from parlour.games.attack_deluxe.hits import FACES
from parlour.games.attack_deluxe.rows import Lineup
from parlour.games.attack_deluxe.symbols import Side, Symbols
from parlour.games.attack_deluxe.units import ARMY, KINDS, NAVY, count, one

MOST_UNITS: Final = 60


class Odds:
    """How a battle will end. Losses are by kind of unit."""

    def __init__(self, names: list[str], wins: float, attackers: list[float], defenders: list[float]) -> None:
        self.names = names
        self.wins = wins
        self.attackers = attackers
        self.defenders = defenders

    @property
    def attacker_losses(self) -> float:
        return sum(self.attackers)

    @property
    def defender_losses(self) -> float:
        return sum(self.defenders)

    def plain(self) -> dict[str, object]:
        """The odds as JSON has them."""
        return {
            "wins": self.wins,
            "attacker_losses": {self.names[kind]: self.attackers[kind] for kind in range(KINDS)},
            "defender_losses": {self.names[kind]: self.defenders[kind] for kind in range(KINDS)},
        }


def army_battle(
    attackers: str,
    defenders: str = "",
    year: int = 0,
    salvo: bool = True,
    numbers: dict[str, int] | None = None,
) -> Odds:
    """A14, A15  Against these defenders, or against a neutral region in this year; with the game's numbers or these."""
    attack = stack_of(read_units(attackers, ARMY))
    if bool(year) == bool(defenders):
        raise ParlourError("name the defenders, or the year for a neutral region")
    if not 0 <= year <= 12:
        raise ParlourError(f"there is no year {year}: they go from 1 to 12")
    forces = neutral_forces(year) if year else {stack_of(read_units(defenders, ARMY)): 1.0}
    numbers = numbers or usual_numbers()
    return by_symbols(numbers, False, attack, forces, salvo)


def navy_battle(
    attackers: str,
    defenders: str,
    lineup: bool = False,
    order_dice: bool = False,
    numbers: dict[str, int] | None = None,
) -> Odds:
    """A16, A17  By symbols, or by line-up; with the game's numbers or these."""
    numbers = numbers or usual_numbers()
    attack, defence = read_units(attackers, NAVY), read_units(defenders, NAVY)
    if lineup:
        return by_lineup(Engagement(numbers, order_dice), attack, defence)
    return by_symbols(numbers, True, stack_of(attack), {stack_of(defence): 1.0}, False)


def usual_numbers() -> dict[str, int]:
    return load_content("parlour.games.attack_deluxe").numbers()


def by_symbols(numbers: dict[str, int], sea: bool, attack: i64, forces: dict[int, float], salvo: bool) -> Odds:
    """A14, A16  From the beginning, with no cards."""
    attackers = Side(sea, numbers["line"], numbers["line_growth"])
    defenders = Side(sea, numbers["line"], numbers["line_growth"])
    battle = Symbols(attackers, defenders)
    there = {defenders.position(0, units): likely for units, likely in forces.items()}
    battle.deploy(attackers.position(0, attack), there, 1 if salvo else 0, 0)
    return outcome(battle, attack, forces)


def by_lineup(engagement: Engagement, attack: bytes, defence: bytes, packs: list[int] | None = None) -> Odds:
    """A17  Ships in the order in which they are laid; `packs` is what Submarines add in the first round."""
    battle = Lineup(engagement, packs)
    left = battle.odds_at_first(battle.fleet(attack), battle.fleet(defence))
    lost = [attack.count(kind) - left[1 + kind] for kind in range(KINDS)]
    lost_there = [defence.count(kind) - left[1 + KINDS + kind] for kind in range(KINDS)]
    return Odds(NAVY, left[0], lost, lost_there)


def outcome(battle: Symbols, attack: i64, forces: dict[int, float]) -> Odds:
    """Of a battle that has been fought: losses are what there is at first but for what is left at the end."""
    attackers, defenders = battle.attackers, battle.defenders
    ended = attackers.wins + defenders.wins
    lost, lost_there = [0.0] * KINDS, [0.0] * KINDS
    for kind in range(KINDS):
        lost[kind] = float(count(attack, kind)) - attackers.left[kind] / ended
        lost_there[kind] = -defenders.left[kind] / ended
        for units, likely in forces.items():
            lost_there[kind] += likely * float(count(units, kind))
    return Odds(NAVY if attackers.sea else ARMY, attackers.wins / ended, lost, lost_there)


def read_units(units: str, names: list[str]) -> bytes:
    """The kinds in `3 infantry 1 tank`, one after the other."""
    words = units.split()
    found = b""
    for at in range(0, len(words) - 1, 2):
        number, kind = words[at], words[at + 1]
        if kind not in names:
            raise ParlourError(f"{kind!r} is no unit here: {did_you_mean(kind, names)}")
        if not number.isdigit():
            raise ParlourError(f"{number!r} is no number of units")
        found += bytes([names.index(kind)]) * min(int(number), MOST_UNITS + 1)
    if len(words) % 2 or not 0 < len(found) <= MOST_UNITS:
        raise ParlourError(
            f"units are written as '3 {names[0]} 1 {names[2]}', at most {MOST_UNITS} of them, not {units!r}"
        )
    return found


def stack_of(units: bytes) -> int:
    total: i64 = 0
    for kind in units:
        total += one(kind)
    return int(total)


def neutral_forces(year: i64) -> dict[int, float]:
    """A15.2  What so many army dice bring, with their chances."""
    forces: dict[int, float] = {0: 1.0}
    for die in range(year):
        rolled: dict[int, float] = {}
        for units, likely in forces.items():
            rolled[units] = rolled.get(units, 0.0) + likely / 6.0
            for kind in range(KINDS):
                more = units + int(one(kind))
                rolled[more] = rolled.get(more, 0.0) + likely * float(FACES[kind]) / 6.0
        forces = rolled
    return forces
