"""How good a position of King of Tokyo is for each seat, for bots.

What a monster has is counted in points, fitted to how matches end: four of them make it 2.7 times as likely to win. To
this comes what its dice promise, which for a last reroll is exact: the faces of the dice that are thrown
are independent, so each group of dice has its own expectation for every way to keep dice.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from parlour.games.king_of_tokyo.dice import BOLTS, CLAWS, HEARTS, MASKS, NUMBERS, ChangeDice, Reroll, ResolveDice
from parlour.games.king_of_tokyo.faces import (
    CLAW,
    ENERGY,
    FACES,
    HEART,
    MOST_DICE,
    THREE,
    count,
    masks,
    picked,
    size,
)
from parlour.games.king_of_tokyo.places import AskYield
from parlour.games.king_of_tokyo.state import OUTSIDE, Tokyo, TokyoBox

# What there is of something is worth so many points.
LIFE: Final = [-20.0, 0.0, 2.6, 5.6, 8.2, 9.8, 10.9, 11.9, 12.7, 13.2, 13.8, 14.2, 14.5]
ENERGY_WORTH: Final = 0.25
CARD_WORTH: Final = 0.3  # for each energy of its cost
COUNTER: Final = -2.3
WIN: Final = 25.0
FAR: Final = 3.0  # what all stars are worth while the goal is far
NEAR: Final = 17.0  # and what they are worth more when it is near
START_IN_TOKYO: Final = 2.0
STAYING: Final = 0.5  # how much of Tokyo's worth lasts into the next round
ATTACK: Final = [0.18, 0.24, 0.25, 0.18, 0.1, 0.04, 0.01]  # how often a monster attacks with so many claws
YIELDS: Final = 0.5  # how often a monster that is attacked in Tokyo leaves it
FRESH_ROLL: Final = 1.2  # what a turn's dice bring
SPREAD: Final = 4.0

ALL_GROUPS: Final[i64] = NUMBERS | HEARTS | BOLTS | CLAWS
ROW: Final[i64] = MOST_DICE + 1


def evaluate(table: Tokyo) -> list[float]:
    """A share of the win for each seat, adding up to 1."""
    if table.over:
        return table.returns()
    worth = [strength(table, seat) for seat in range(table.kit.seats)]
    add_what_comes(table, worth)
    best = max(worth)
    chances = [
        exp((worth[seat] - best) / SPREAD) if table.monsters[seat].alive else 0.0 for seat in range(table.kit.seats)
    ]
    total = sum(chances)
    return [chance / total for chance in chances]


def advise(table: Tokyo) -> i64:
    """The dice to throw again, as one would the last time."""
    question = table.question
    if not isinstance(question, Reroll) or question.left == 0:
        return -1
    promised = outlook(table, [strength(table, seat) for seat in range(table.kit.seats)])
    best: i64 = -1
    most = 0.0
    for option in table.answers:
        if option < MASKS:
            worth = promised.keeping(table.dice, option)
            if best < 0 or worth > most:
                best, most = option, worth
    return best


def strength(table: Tokyo, seat: i64) -> float:
    """What a monster has."""
    monster = table.monsters[seat]
    if not monster.alive:
        return LIFE[0]
    worth = stars_worth(table, monster.stars) + life_worth(monster.life)
    worth += energy_worth(monster.energy) + COUNTER * float(monster.poison + monster.shrink)
    for card in table.keeps(monster.cards):
        worth += CARD_WORTH * float(card.cost)
    if monster.place != OUTSIDE:
        worth += tokyo_worth(table, seat)
    return worth


def stars_worth(table: Tokyo, stars: i64) -> float:
    """The nearer to the goal, the more a star counts."""
    goal = table.kit.goal
    if stars >= goal:
        return FAR + NEAR + WIN
    share = float(stars) / float(goal)
    return FAR * share + NEAR * share * share * share


def life_worth(life: i64) -> float:
    return LIFE[min(max(life, 0), 12)]


def energy_worth(energy: i64) -> float:
    return ENERGY_WORTH * float(min(energy, 12))


def tokyo_worth(table: Tokyo, seat: i64) -> float:
    """What it is worth to stand in Tokyo: stars to come, and the claws of everybody outside before that."""
    outside: i64 = 0
    before: i64 = 0
    passed = False
    for other in table.others(seat):
        if table.monsters[other].place == OUTSIDE:
            outside += 1
            if passed or table.active == seat:
                before += 1
        if other == table.active:
            passed = True
    return HOLDING[outside * 6 + before][min(max(table.monsters[seat].life, 0), 12)]


def entering(table: Tokyo) -> float:
    """What it is worth to the active monster to enter Tokyo."""
    stars = table.monsters[table.active].stars
    return stars_worth(table, stars + table.kit.enter) - stars_worth(table, stars) + tokyo_worth(table, table.active)


def holding(outside: i64) -> list[list[float]]:
    """By monsters that move before the holder's next turn, then by life: what Tokyo is worth to its holder.

    After each attack the holder goes on if that is better than to leave.
    """
    worth = [[0.0] * 13 for before in range(6)]
    for round in range(4):
        for life in range(1, 13):
            worth[0][life] = START_IN_TOKYO + STAYING * max(0.0, worth[outside][life])
        for before in range(1, outside + 1):
            for life in range(1, 13):
                hope = 0.0
                for claws in range(7):
                    left = life - claws
                    stay = worth[before - 1][left] if left > 0 else 0.0
                    if claws:
                        stay = max(0.0, stay) + life_worth(left) - life_worth(life)
                    hope += ATTACK[claws] * stay
                worth[before][life] = hope
    return worth


HOLDING: Final = [row for outside in range(6) for row in holding(outside)]


# ---------------------------------------------------------------------- what is about to come


def add_what_comes(table: Tokyo, worth: list[float]) -> None:
    """The dice on the table, or the next monster's; and who is about to enter Tokyo."""
    question, active = table.question, table.active
    if isinstance(question, Reroll):
        more = table.kit.moments.more_rerolls | table.kit.moments.sells_reroll
        if question.left >= table.kit.rerolls and table.monsters[active].powers & more == 0:
            worth[active] += FRESH_ROLL
        elif question.left > 0:
            worth[active] += outlook(table, worth).with_reroll(table.dice)
        else:
            worth[active] += dice_worth(outlook(table, worth).gains, table.dice, ALL_GROUPS)
    elif isinstance(question, ChangeDice):
        worth[active] += dice_worth(outlook(table, worth).gains, table.dice, ALL_GROUPS)
    elif isinstance(question, ResolveDice):
        worth[active] += dice_worth(outlook(table, worth).gains, table.dice, question.left)
    elif table.resolved:
        if isinstance(question, AskYield) and table.monsters[active].place == OUTSIDE:
            worth[active] += YIELDS * entering(table)
            worth[question.seat] -= YIELDS * tokyo_worth(table, question.seat)
        add_next_turn(table, worth)
    elif table.dice == 0:
        worth[active] += FRESH_ROLL


def add_next_turn(table: Tokyo, worth: list[float]) -> None:
    """So that ending a turn looks no worse than going on with it."""
    seat = table.active
    if not table.again:
        if table.frenzies:
            seat = table.frenzies[0]
        else:
            seat = table.seat_after(table.around)
            while not table.monsters[seat].alive:
                seat = table.seat_after(seat)
    worth[seat] += FRESH_ROLL
    monster = table.monsters[seat]
    if monster.place != OUTSIDE:
        worth[seat] += stars_worth(table, monster.stars + table.kit.start_in_tokyo) - stars_worth(table, monster.stars)


# ---------------------------------------------------------------------- dice


class Outlook:
    """What dice bring the active monster in one position, found once for all the rolls that are looked at."""

    def __init__(self, kit: TokyoBox, position: list[float], gains: list[float], dice: i64) -> None:
        self.kit = kit
        self.position = position
        self.gains = gains
        self.hopes = [thrown_gains(gains, thrown, dice) for thrown in range(dice + 1)]
        self.known: dict[int, float] = {}

    def with_reroll(self, dice: i64) -> float:
        """What dice are worth that may be rolled once more, as well as one can."""
        known = self.known.get(dice)
        if known is None:
            known = max([self.keeping(dice, mask) for mask in masks(dice)])
            self.known[dice] = known
        return known

    def keeping(self, dice: i64, mask: i64) -> float:
        """What is to be expected when the dice of this mask are thrown."""
        thrown = picked(dice, mask)
        return dice_worth(self.hopes[size(thrown)], dice - thrown, ALL_GROUPS)


_last: Final[list[Outlook]] = []  # at most one


def outlook(table: Tokyo, worth: list[float]) -> Outlook:
    """The outlook of this position; the last one is kept, for the many rolls that are compared in it."""
    me = table.monsters[table.active]
    dice = size(table.dice)
    position = [float(table.active), float(dice), float(me.stars), float(me.energy), float(me.poison + me.shrink)]
    position.append(float(table.most_life(table.active)))
    for monster in table.monsters:
        position.append(float(monster.life))
        position.append(float(monster.place))
    position += worth
    if not _last or _last[0].kit is not table.kit or _last[0].position != position:
        _last[:] = [Outlook(table.kit, position, dice_gains(table, worth), dice)]
    return _last[0]


def dice_gains(table: Tokyo, worth: list[float]) -> list[float]:
    """What each number of each face brings the active monster: at `face * ROW + number`."""
    me, kit = table.monsters[table.active], table.kit
    dice = size(table.dice)
    gains = [0.0] * (FACES * ROW)
    have = stars_worth(table, me.stars)
    most = table.most_life(table.active)
    number: i64 = 1
    while number <= dice:
        if number >= kit.triple:
            face: i64 = 0
            while face <= THREE:
                scored = face + 1 + (number - kit.triple) * kit.further
                gains[face * ROW + number] = stars_worth(table, me.stars + scored) - have
                face += 1
        if me.place == OUTSIDE:
            cured = min(number, me.poison + me.shrink)
            healed = min(me.life + (number - cured) * kit.heart, most)
            gains[HEART * ROW + number] = life_worth(healed) - life_worth(me.life) - COUNTER * float(cured)
        gains[ENERGY * ROW + number] = energy_worth(me.energy + number * kit.bolt) - energy_worth(me.energy)
        gains[CLAW * ROW + number] = claw_worth(table, worth, number)
        number += 1
    return gains


def claw_worth(table: Tokyo, worth: list[float], claws: i64) -> float:
    """What claws bring: others fall behind, and Tokyo may be there for the taking."""
    me, amount = table.monsters[table.active], claws * table.kit.claw
    before, after = 0.0, 0.0
    best = max(worth)
    in_tokyo = 0
    for seat in table.others(table.active):
        other = table.monsters[seat]
        chance = exp((worth[seat] - best) / SPREAD)
        before += chance
        if other.place != OUTSIDE:
            in_tokyo += 1
        if (other.place == OUTSIDE) == (me.place == OUTSIDE):
            after += chance
        elif other.life > amount:
            after += chance * exp((life_worth(other.life - amount) - life_worth(other.life)) / SPREAD)
    if after <= 0.0:
        return WIN
    gain = SPREAD * log(before / after)
    if me.place == OUTSIDE:
        gain += entering(table) if in_tokyo == 0 else YIELDS * entering(table)
    return gain


def dice_worth(gains: list[float], dice: i64, groups: i64) -> float:
    """What dice bring that are not rolled again, as far as these groups go."""
    worth = 0.0
    face: i64 = 0
    while face < FACES:
        group: i64 = 0 if face <= THREE else face - THREE
        if groups >> group & 1:
            worth += gains[face * ROW + count(dice, face)]
        face += 1
    return worth


def thrown_gains(gains: list[float], thrown: i64, dice: i64) -> list[float]:
    """The gains to expect of kept dice when so many others are thrown."""
    hopes = [0.0] * (FACES * ROW)
    chances = CHANCES[thrown]
    face: i64 = 0
    while face < FACES:
        kept: i64 = 0
        while kept <= dice - thrown:
            hope = 0.0
            more: i64 = 0
            while more <= thrown:
                hope += chances[more] * gains[face * ROW + kept + more]
                more += 1
            hopes[face * ROW + kept] = hope
            kept += 1
        face += 1
    return hopes


def chances_of(thrown: i64) -> list[float]:
    """How likely it is that 0, 1, 2 … of these dice show a given face."""
    chances = [1.0]
    for die in range(thrown):
        missed = [chance * 5.0 / 6.0 for chance in chances] + [0.0]
        shown = [0.0] + [chance / 6.0 for chance in chances]
        chances = [missed[at] + shown[at] for at in range(len(missed))]
    return chances


CHANCES: Final = [chances_of(thrown) for thrown in range(MOST_DICE + 1)]
