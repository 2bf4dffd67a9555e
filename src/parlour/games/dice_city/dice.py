"""D5  The dice step."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.state import NO_ANSWERS
from parlour.engine.step import Refusal, Step
from parlour.games.dice_city.anytime import OPEN, OwnTurn, means
from parlour.games.dice_city.spaces import COLOURS, COLUMNS, DICE, column_of, members, size, space_name
from parlour.games.dice_city.state import NO_CARD, Cities, CityDecision
from parlour.games.dice_city.using import can_use, use, why_useless

DONE: Final[i64] = 5
MORE: Final[i64] = 6

USE: Final[i64] = 0
MOVE: Final[i64] = 1
REFRESH: Final[i64] = 2
REACTIVATE: Final[i64] = 3
PASS: Final[i64] = 4
DROP: Final[i64] = 5
ACTIONS: Final[list[str]] = ["use", "move", "refresh", "reactivate", "pass", "drop"]

# What can be chosen in the dice step, by the dice left and what can be paid with.
DICE_CHOICES: Final[list[list[int]]] = [
    [*(die for die in range(5) if dice >> die & 1), 5, *(6 + more for more in OPEN[paying])]
    for paying in range(8)
    for dice in range(32)
]
# What a die can do, by the things that are possible besides dropping it and by what can be paid with.
ACTION_CHOICES: Final[list[list[int]]] = [
    [*(do for do in range(5) if can >> do & 1), 5, *(6 + more for more in OPEN[paying])]
    for paying in range(8)
    for can in range(32)
]
# Slots of the display, by the set of them.
SLOTS: Final[list[list[int]]] = [[slot for slot in range(10) if slots >> slot & 1] for slots in range(1024)]


class ChooseDie(OwnTurn):
    """D5.1, D5.13  The active seat picks its unused dice one after the other, or ends the step."""

    first: ClassVar[int] = 0
    size: ClassVar[int] = 14  # five dice, done, extras
    clause: ClassVar[str] = "D5.1"

    def extra(self) -> i64:
        return MORE

    def options(self, table: Cities) -> list[int]:
        if table.unused == 0:
            return NO_ANSWERS
        return DICE_CHOICES[means(table) * 32 + table.unused]

    def take(self, table: Cities, option: i64) -> None:
        if option == DONE:
            if table.journal is not None:
                table.tell("end_dice", "D5.13", {"seat": self.seat, "dice": colours(table.unused)})
            table.unused = 0
        else:
            table.do(USE_DIE[self.seat * DICE + option], self)

    def prompt(self, table: Cities) -> str:
        return f"Choose a die ({size(table.unused)} left)"

    def note(self, table: Cities, option: i64) -> str:
        return "done" if option == DONE else COLOURS[option]

    def words(self, table: Cities, option: i64) -> str:
        if option == DONE:
            return "End the dice step"
        space = table.die_space(option)
        return f"The {COLOURS[option]} die, on {table.location(self.seat, space).name} ({space_name(space)})"

    def marks(self, table: Cities, option: i64) -> list[str]:
        return [] if option == DONE else [f"die:{self.seat}:{COLOURS[option]}"]

    def refuse(self, table: Cities, option: i64) -> Refusal | None:
        return Refusal("D5.1", "this die is no longer on the board")


class UseDie(OwnTurn):
    """D5.1  The die does one of these things, and is taken off the board."""

    first: ClassVar[int] = 592
    size: ClassVar[int] = 14  # what a die can do, extras
    clause: ClassVar[str] = "D5.1"

    def __init__(self, seat: i64, die: i64) -> None:
        self.seat: i64 = seat
        self.die: i64 = die

    def extra(self) -> i64:
        return MORE

    def options(self, table: Cities) -> list[int]:
        kit = table.kit
        can: i64 = 0
        if can_use(table, table.die_space(self.die)):
            can = 1
        if table.unused & ~bit(self.die):
            can |= 2
        if table.refreshed < kit.refreshes_per_turn and open_slots(table):
            can |= 4
        if table.me().deactivated:
            can |= 8
        if table.passed < kit.passes_per_turn:
            can |= 16
        return ACTION_CHOICES[means(table) * 32 + can]

    def take(self, table: Cities, option: i64) -> None:
        table.unused &= ~bit(self.die)
        if option == USE:
            use(table, table.die_space(self.die), self.die, 0, "D5.2")
        elif option == MOVE:
            table.do(MOVE_DIE[self.seat])
        elif option == REFRESH:
            table.refreshed += 1
            refresh(table, 0)
        elif option == REACTIVATE:
            table.do(REACTIVATE_ONE[self.seat])
        elif option == PASS:
            table.passed += 1
            table.gain_pass_tokens(table.kit.pass_gain, "D5.10")
        elif table.journal is not None:
            table.tell("drop", "D5.12", {"seat": self.seat, "colour": COLOURS[self.die]})

    def prompt(self, table: Cities) -> str:
        space = table.die_space(self.die)
        return f"What does the {COLOURS[self.die]} die do on {table.location(self.seat, space).name}?"

    def note(self, table: Cities, option: i64) -> str:
        return ACTIONS[option]

    def words(self, table: Cities, option: i64) -> str:
        if option == USE:
            return f"Use {table.location(self.seat, table.die_space(self.die)).name}"
        return [
            "Move another die",
            f"Refresh {table.kit.refresh_cards} cards of the display",
            "Reactivate a location",
            f"Pass: gain {table.kit.pass_gain} pass token",
            "Drop the die",
        ][option - 1]

    def marks(self, table: Cities, option: i64) -> list[str]:
        if option == USE:
            return [f"space:{self.seat}:{space_name(table.die_space(self.die))}"]
        if option == REFRESH:
            return ["display"]
        return [f"pass-tokens:{self.seat}"] if option == PASS else []

    def refuse(self, table: Cities, option: i64) -> Refusal | None:
        if option == USE:
            return why_useless(table, table.die_space(self.die), False)
        if option == MOVE:
            return Refusal("D5.3", "there is no other unused die to move")
        if option == REFRESH:
            if open_slots(table):
                return Refusal("D5.6", "the display has been refreshed in this turn")
            return Refusal("D5.7", "there is no card in the display")
        if option == REACTIVATE:
            return Refusal("D5.8", "no location of your city is deactivated")
        return Refusal("D5.11", "you have passed in this turn")


class MoveDie(CityDecision):
    """D5.3, D5.4  Another unused die goes one space to the left or right, on the row it lies on."""

    first: ClassVar[int] = 24
    size: ClassVar[int] = 10  # for each die left and right
    clause: ClassVar[str] = "D5.3"

    def options(self, table: Cities) -> list[int]:
        found: list[int] = []
        die: i64 = 0
        while die < DICE:
            if table.unused >> die & 1:
                column = column_of(table.die_space(die))
                if column > 0:
                    found.append(2 * die)
                if column < COLUMNS - 1:
                    found.append(2 * die + 1)
            die += 1
        return found

    def choose(self, table: Cities, option: i64) -> None:
        die: i64 = option // 2
        table.put_die(die, table.die_space(die) + 2 * (option % 2) - 1, "D5.3")

    def prompt(self, table: Cities) -> str:
        return "Which other die moves, and where?"

    def notation(self, table: Cities, option: i64) -> str:
        return f"{COLOURS[option // 2]} {'right' if option % 2 else 'left'}"

    def label(self, table: Cities, option: i64) -> str:
        return f"The {COLOURS[option // 2]} die one space to the {'right' if option % 2 else 'left'}"

    def targets(self, table: Cities, option: i64) -> list[str]:
        die: i64 = option // 2
        return way_marks(self.seat, die, table.die_space(die), 2 * (option % 2) - 1)

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if table.unused >> (option // 2) & 1:
            return Refusal("D5.4", "no die moves past the end of its row")
        return Refusal("D5.3", "only another unused die can be moved")


def way_marks(seat: i64, die: i64, space: i64, way: i64) -> list[str]:
    """What stands for a die that goes so far to the right: the die, and the space if its row has it."""
    marks = [f"die:{seat}:{COLOURS[die]}"]
    if 0 <= column_of(space) + way < COLUMNS:
        marks.append(f"space:{seat}:{space_name(space + way)}")
    return marks


def open_slots(table: Cities) -> i64:
    """The slots of the display with a card, as a set."""
    found: i64 = 0
    slot: i64 = 0
    for card in table.display:
        if card != NO_CARD:
            found |= bit(slot)
        slot += 1
    return found


def refresh(table: Cities, picked: i64) -> None:
    """D5.5, D5.7  When the cards are picked, or all there are go, they are discarded and replaced."""
    filled = open_slots(table)
    cards = table.kit.refresh_cards
    if size(filled) <= cards:
        picked = filled
    if size(picked) < min(cards, size(filled)):
        table.do(Refresh(table.active, picked))
        return
    slots = members(picked)
    if table.journal is not None:
        ids: list[object] = [table.kit.locations[table.display[slot]].id for slot in slots]
        table.tell("refresh", "D5.5", {"seat": table.active, "cards": ids})
    for slot in slots:
        table.take_card(slot)
    for slot in slots:  # and no other: alone, what was bought from the display leaves a gap (D14.4)
        table.fill_display(slot, slot + 1, "D5.5")


class Refresh(CityDecision):
    """D5.5  The cards to discard are picked one by one; nothing is drawn before the last."""

    first: ClassVar[int] = 40
    size: ClassVar[int] = 10
    clause: ClassVar[str] = "D5.5"

    def __init__(self, seat: i64, picked: i64) -> None:
        self.seat: i64 = seat
        self.picked: i64 = picked

    def options(self, table: Cities) -> list[int]:
        return SLOTS[open_slots(table) & ~self.picked]

    def choose(self, table: Cities, option: i64) -> None:
        refresh(table, self.picked | bit(option))

    def prompt(self, table: Cities) -> str:
        left = min(table.kit.refresh_cards, size(open_slots(table))) - size(self.picked)
        return f"Which cards are discarded? ({left} left)"

    def notation(self, table: Cities, option: i64) -> str:
        card = self.card(table, option)
        return "" if card == NO_CARD else f"discard {option + 1} {table.kit.locations[card].id}"

    def label(self, table: Cities, option: i64) -> str:
        card = self.card(table, option)
        return "" if card == NO_CARD else f"Discard {table.kit.locations[card].name}"

    def targets(self, table: Cities, option: i64) -> list[str]:
        return [f"display:{option}"]

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if self.picked >> option & 1:
            return Refusal("D5.5", "this card is picked already")
        return None

    def card(self, table: Cities, slot: i64) -> i64:
        return table.display[slot] if slot < len(table.display) else NO_CARD


class Reactivate(CityDecision):
    """D5.8  One deactivation token comes off a location of the own city."""

    first: ClassVar[int] = 56
    size: ClassVar[int] = 30
    clause: ClassVar[str] = "D5.8"

    def options(self, table: Cities) -> list[int]:
        return members(table.me().deactivated)

    def choose(self, table: Cities, option: i64) -> None:
        table.reactivate(option, "D5.8")

    def prompt(self, table: Cities) -> str:
        return "Which location is reactivated?"

    def notation(self, table: Cities, option: i64) -> str:
        return f"reactivate {space_name(option)}"

    def label(self, table: Cities, option: i64) -> str:
        return f"Reactivate {table.location(self.seat, option).name} ({space_name(option)})"

    def targets(self, table: Cities, option: i64) -> list[str]:
        return [f"space:{self.seat}:{space_name(option)}"]

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if table.me().built >> option & 1:
            return Refusal("D5.8", "this location is active")
        return None


def colours(dice: i64) -> list[object]:
    return [COLOURS[die] for die in members(dice)]


CHOOSE_DIE: Final[list[Step[Cities]]] = [ChooseDie(seat) for seat in range(4)]
USE_DIE: Final[list[Step[Cities]]] = [UseDie(seat, die) for seat in range(4) for die in range(5)]
MOVE_DIE: Final[list[Step[Cities]]] = [MoveDie(seat) for seat in range(4)]
REACTIVATE_ONE: Final[list[Step[Cities]]] = [Reactivate(seat) for seat in range(4)]
