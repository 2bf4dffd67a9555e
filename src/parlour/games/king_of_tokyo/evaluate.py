"""How good a position of King of Tokyo is for each seat, for bots."""

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.games.king_of_tokyo.dice import Reroll
from parlour.games.king_of_tokyo.faces import CLAW, ENERGY, HEART, THREE, count
from parlour.games.king_of_tokyo.state import OUTSIDE, Tokyo

# In stars: what a point of something is worth.
LIFE: Final = [0.0, 2.0, 3.6, 4.9, 6.0, 6.9, 7.6, 8.2, 8.7, 9.1, 9.4, 9.6, 9.8]
CARD_COST: Final = 0.45
ENERGY_WORTH: Final = 0.3
COUNTER: Final = -1.2
HOLDING_TOKYO: Final = 1.4
SPREAD: Final = 4.0


def evaluate(table: Tokyo) -> list[float]:
    """A share of the win for each seat, adding up to 1."""
    if table.over:
        return table.returns()
    worth = [strength(table, seat) for seat in range(table.kit.seats)]
    if table.dice and not table.resolved:
        worth[table.active] += dice_worth(table)
    best = max(worth)
    chances = [
        exp((worth[seat] - best) / SPREAD) if table.monsters[seat].alive else 0.0 for seat in range(table.kit.seats)
    ]
    total = sum(chances)
    return [chance / total for chance in chances]


def strength(table: Tokyo, seat: i64) -> float:
    """What a monster has, in stars."""
    monster = table.monsters[seat]
    if not monster.alive:
        return 0.0
    stars = float(monster.stars)
    worth = stars + 6.0 * cube(stars / float(max(1, table.kit.goal))) + life_worth(monster.life)
    worth += ENERGY_WORTH * float(min(monster.energy, 12)) + COUNTER * float(monster.poison + monster.shrink)
    for card in table.keeps(monster.cards):
        worth += CARD_COST * float(card.cost)
    if monster.place != OUTSIDE:
        worth += HOLDING_TOKYO if monster.life > 4 else HOLDING_TOKYO * (float(monster.life) - 4.0) / 2.0
    return worth


def cube(share: float) -> float:
    return share * share * share


def life_worth(life: i64) -> float:
    return LIFE[min(life, len(LIFE) - 1)]


def dice_worth(table: Tokyo) -> float:
    """What the active monster's dice promise, in stars."""
    me, dice = table.monsters[table.active], table.dice
    question = table.question
    hope = 0.0
    if isinstance(question, Reroll):
        hope = float(min(question.left, 2))
    worth = 0.0
    number: i64 = 0
    while number <= THREE:
        shown = count(dice, number)
        if shown >= table.kit.triple:
            worth += float(number + 1 + shown - table.kit.triple)
        elif shown == 2:
            worth += 0.22 * float(number + 1) * hope
        elif shown == 1:
            worth += 0.04 * float(number + 1) * hope
        number += 1
    worth += 0.4 * float(count(dice, ENERGY))
    if me.place == OUTSIDE:
        healed = min(me.life + count(dice, HEART), table.most_life(table.active))
        worth += life_worth(healed) - life_worth(me.life)
    return worth + claw_worth(table, count(dice, CLAW))


def claw_worth(table: Tokyo, claws: i64) -> float:
    """What claws promise: damage across the border, or an empty city to walk into."""
    if claws == 0:
        return 0.0
    me = table.monsters[table.active]
    worth = 0.0
    targets = 0
    for other in table.others(table.active):
        monster = table.monsters[other]
        if (monster.place == OUTSIDE) != (me.place == OUTSIDE):
            targets += 1
            worth += 0.3 * float(min(claws, monster.life))
            if monster.life <= claws:
                worth += 2.0
    if me.place == OUTSIDE and targets == 0:
        worth += 1.5 if me.life > 4 else -1.0
    return worth
