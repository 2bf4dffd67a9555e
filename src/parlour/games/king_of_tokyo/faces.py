"""Dice as a number: how many show each face, four bits a face. Which die is which never matters."""

from typing import Final, Literal

from mypy_extensions import i64

from parlour.engine.bits import bit

ONE: Final[i64] = 0
TWO: Final[i64] = 1
THREE: Final[i64] = 2
HEART: Final[i64] = 3
ENERGY: Final[i64] = 4
CLAW: Final[i64] = 5
FACES: Final[i64] = 6
MOST_DICE: Final[i64] = 9

Face = Literal["1", "2", "3", "heart", "energy", "claw"]
NAMES: Final[list[Face]] = ["1", "2", "3", "heart", "energy", "claw"]
GROUPS: Final[list[str]] = ["numbers", "hearts", "energy", "claws"]  # T4.3  in which dice are resolved


def die(face: i64) -> i64:
    """One die with this face; dice are added and taken away as numbers are."""
    return bit(face << 2)


DICE: Final[list[int]] = [die(face) for face in range(FACES)]


def count(dice: i64, face: i64) -> i64:
    """How many of the dice show this face."""
    return (dice >> (face << 2)) & 15


def size(dice: i64) -> i64:
    """How many dice there are."""
    total: i64 = 0
    while dice:
        total += dice & 15
        dice >>= 4
    return total


def in_order(dice: i64) -> list[int]:
    """The faces, from 1 to claw. A mask of dice speaks of their positions here."""
    return [face for face in range(FACES) for number in range(count(dice, face))]


def picked(dice: i64, mask: i64) -> i64:
    """The dice at the positions of this mask."""
    found: i64 = 0
    face: i64 = 0
    while face < FACES:
        here: i64 = count(dice, face)
        bits: i64 = mask & (bit(here) - 1)
        while bits:
            found += die(face) * (bits & 1)
            bits >>= 1
        mask >>= here
        face += 1
    return found


# Ways to pick dice that have been looked up before, in slots by a hash of the dice.
SLOTS: Final[i64] = 4093
_dice_in_slot: Final[list[int]] = [-1] * 4093
_masks_in_slot: Final[list[list[int]]] = [[] for slot in range(4093)]


def masks(dice: i64) -> list[int]:
    """Every different way to pick dice, as masks: of equal faces always the first ones."""
    slot: i64 = dice % SLOTS
    if _dice_in_slot[slot] != dice:
        known = [0]
        shift: i64 = 0
        face: i64 = 0
        while face < FACES:
            here: i64 = count(dice, face)
            known = [mask | ((bit(number) - 1) << shift) for number in range(here + 1) for mask in known]
            shift += here
            face += 1
        known.sort()
        _dice_in_slot[slot] = dice
        _masks_in_slot[slot] = known
    return _masks_in_slot[slot]


def words(dice: i64) -> str:
    """The faces as they are written in notation."""
    return " ".join([NAMES[face] for face in in_order(dice)])
