"""Dice City with its expansion Crossroads, for one to four players. `game` is what the house plays it by."""

from parlour.games.dice_city.game import DiceCity

game = DiceCity()

__all__ = ["game"]
