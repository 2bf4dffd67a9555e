"""What answers speak of in King of Tokyo: cards, dice and their faces, monsters."""

from parlour.engine.answers import NONE, Amount, Choice, Listed, Player, Role
from parlour.engine.bits import bit
from parlour.games.king_of_tokyo.card import KeepCard
from parlour.games.king_of_tokyo.faces import FACES, GROUPS, NAMES, THREE, in_order, masks, picked, words
from parlour.games.king_of_tokyo.state import Tokyo


def ids(cards: list[KeepCard]) -> list[str]:
    return [card.id for card in cards]


CARD = Listed[Tokyo]("card", 66, lambda table: table.kit.card_ids, "cards")
KEEP = Listed[Tokyo]("card", 48, lambda table: table.kit.card_ids, "cards")
REROLL_CARD = Listed[Tokyo]("card", 3, lambda table: ids(table.kit.moments.rerolls_sold), "cards")
CHANGER = Listed[Tokyo]("card", 3, lambda table: ids(table.kit.moments.changers), "cards")
FIGURE = Listed[Tokyo]("figure", 6, lambda table: table.kit.figure_ids, "monsters")
FACE = Listed[Tokyo]("face", int(FACES), lambda table: NAMES, "faces")
PATIENT = Player("patient")
LOAD = Amount("amount", 51)


class Die(Listed[Tokyo]):
    """A die that shows this face; which of them never matters, so the first one is lit."""

    def marks(self, table: Tokyo, number: int) -> list[str]:
        dice = in_order(table.dice)
        return [str(dice.index(number))] if number in dice else []


class DieOfThree(Role[Tokyo]):
    """A die that shows 3."""

    def data(self, table: Tokyo, number: int) -> object:
        return NAMES[THREE]

    def marks(self, table: Tokyo, number: int) -> list[str]:
        return DIE.marks(table, int(THREE))


class Dice(Role[Tokyo]):
    """Some of the dice, at least one: a number is their mask less one. They are written by their faces."""

    many = True

    def write(self, table: Tokyo, number: int) -> str:
        return words(picked(table.dice, number + 1)) if number + 1 in masks(table.dice) else ""

    def read(self, table: Tokyo, word: str) -> int:
        wanted, mask = word.split(), 0
        for at, face in enumerate(in_order(table.dice)):
            if NAMES[face] in wanted:
                wanted.remove(NAMES[face])
                mask |= bit(at)
        return NONE if wanted else mask - 1

    def data(self, table: Tokyo, number: int) -> object:
        return [NAMES[face] for face in in_order(picked(table.dice, number + 1))]

    def marks(self, table: Tokyo, number: int) -> list[str]:
        return [str(at) for at in range(number.bit_length() + 1) if number + 1 >> at & 1]


class Group(Listed[Tokyo]):
    """T4.3  One of the four groups in which dice are resolved; its dice are lit."""

    def marks(self, table: Tokyo, number: int) -> list[str]:
        return [str(at) for at, face in enumerate(in_order(table.dice)) if max(int(face) - 2, 0) == number]


class AnyTime(Role[Tokyo]):
    """T7.8  The cards that can be used at any time; each of them stands for it."""

    spaced = True

    def write(self, table: Tokyo, number: int) -> str:
        return " ".join(self.marks(table, number))

    def read(self, table: Tokyo, word: str) -> int:
        return 0 if word == self.write(table, 0) else NONE

    def data(self, table: Tokyo, number: int) -> object:
        return self.marks(table, number)

    def marks(self, table: Tokyo, number: int) -> list[str]:
        return ids(table.keeps(table.kit.moments.may_use))


DIE = Die("die", int(FACES), lambda table: NAMES, "faces")
THREE_DIE = DieOfThree("die", 1, "faces")
DICE = Dice("dice", 511, "faces")
GROUP = Group("group", 4, lambda table: GROUPS, "groups")
ANY_TIME = Choice("use {card}", "card:{card}", aside=True, card=AnyTime("card", 1, "cards"))
