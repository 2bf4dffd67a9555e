"""D5.13  The last die: with nothing to attack and nothing to buy, the turn ends with what it does."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.rng import seeded
from parlour.games.dice_city.dice import DONE, ChooseDie
from parlour.games.dice_city.spaces import size
from parlour.games.dice_city.state import Cities
from parlour.games.dice_city.view import step_of

DREAMS: Final = 4  # what the die draws or rolls can give the seat something more to do


def ends_turn(table: Cities, option: i64) -> bool:
    """Whether the turn can end with this answer, though it does not say so: the dice are rolled then, for good."""
    if size(table.unused) > 1 or step_of(table) != "dice":
        return False
    if isinstance(table.question, ChooseDie) and option == DONE:
        return False
    for seed in range(DREAMS):
        dream = table.imagine(table.active, seeded(seed))
        assert isinstance(dream, Cities)
        dream.answer(option)
        if dream.over or dream.active != table.active or dream.round != table.round:
            return True
    return False
