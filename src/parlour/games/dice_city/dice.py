"""D5  The dice step."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.state import NO_ANSWERS
from parlour.engine.step import Refusal, Step
from parlour.games.dice_city import happens
from parlour.games.dice_city.anytime import OPEN, OwnTurn, means
from parlour.games.dice_city.roles import (
    ANY_TIME,
    AT_WORK,
    CARDS,
    COLOUR,
    COLOURS_OF,
    LOCATION,
    NEXT_SPACE,
    SLOT,
    SLOTS_OF,
    SPACE,
    TOKENS,
    WAY,
)
from parlour.games.dice_city.spaces import COLOURS, COLUMNS, DICE, column_of, members, size, space_name
from parlour.games.dice_city.state import NO_CARD, NO_DIE, Cities, Spent, how_many
from parlour.games.dice_city.using import can_use, is_idle, use, why_useless

DONE: Final[i64] = 5
MORE: Final[i64] = 6

USE: Final[i64] = 0
MOVE: Final[i64] = 1
REFRESH: Final[i64] = 2
REACTIVATE: Final[i64] = 3
PASS: Final[i64] = 4
DROP: Final[i64] = 5
DEEDS: Final[list[happens.Deed]] = ["move", "refresh", "reactivate", "pass", "drop"]
CLAUSES: Final[list[str]] = ["D5.3", "D5.5", "D5.8", "D5.10", "D5.12"]

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
    about: ClassVar[About | None] = About(dice=COLOURS_OF.of("dice"), left=NUMBER.of("left"))
    answers: ClassVar[Answers | None] = Answers(
        Choice("{die}", "die:{seat}:{die}", verb="pick", die=COLOUR), "done", *ANY_TIME
    )

    def extra(self) -> i64:
        return MORE

    def options(self, table: Cities) -> list[int]:
        if table.unused == 0:
            return NO_ANSWERS
        return DICE_CHOICES[means(table) * 32 + table.unused]

    def take(self, table: Cities, option: i64) -> None:
        if option == DONE:
            if table.journal is not None:
                table.happened(happens.EndDice(self.seat, [COLOURS[die] for die in members(table.unused)]), "D5.13")
            table.unused = 0
        else:
            table.do(USE_DIE[self.seat * DICE + option], self)

    def dice(self, table: Cities) -> list[int]:
        return members(table.unused)

    def left(self, table: Cities) -> i64:
        return size(table.unused)

    def reckon(self, table: Cities, option: i64) -> dict[str, object]:
        """What the die lies on; whether that could be used now, and if anything would come of it."""
        if option == DONE:
            return {}
        space = table.die_space(option)
        lies = lies_on(table, self.seat, space)
        return {**lies, "usable": can_use(table, space), "idle": is_idle(table, space, option)}

    def refuse(self, table: Cities, option: i64) -> Refusal | None:
        return Refusal("D5.1", "die-used", {})


def lies_on(table: Cities, seat: i64, space: i64) -> dict[str, object]:
    """A space of a city and the location there, as facts; -1: no space."""
    kind: i64 = table.cities[seat].spaces[space] if space >= 0 else NO_CARD
    return {"space": SPACE.at(space), "location": LOCATION.at(kind)}


class UseDie(OwnTurn):
    """D5.1  The die does one of these things, and is taken off the board."""

    first: ClassVar[int] = 592
    size: ClassVar[int] = 14  # what a die can do, extras
    clause: ClassVar[str] = "D5.1"
    about: ClassVar[About | None] = About(
        die=COLOUR.of("die"), space=SPACE.of("space"), location=LOCATION.of("location"), others=COLOURS_OF.of("others")
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("use", "space:{seat}:{space}"),
        Choice("move", "die:{seat}:{others}"),
        Choice("refresh", "display:{slots}", slots=CARDS),
        Choice("reactivate", "space:{seat}:{spaces}", spaces=TOKENS),
        Choice("pass", "pass-tokens:{seat}"),
        Choice("drop", "die:{seat}:{die}"),
        *ANY_TIME,
    )

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
        if table.journal is not None and option != USE:
            space, deed = space_name(table.die_space(self.die)), DEEDS[option - 1]
            table.happened(happens.SpendDie(self.seat, COLOURS[self.die], space, deed), CLAUSES[option - 1])
        if option == USE:
            use(table, table.die_space(self.die), self.die, 0, "D5.2")
        elif option == MOVE:
            table.do(MOVE_DIE[self.seat * DICE + self.die])
        elif option == REFRESH:
            table.refreshed += 1
            refresh(table, 0, self.die)
        elif option == REACTIVATE:
            table.do(REACTIVATE_ONE[self.seat * DICE + self.die])
        elif option == PASS:
            table.passed += 1
            table.gain_pass_tokens(table.kit.pass_gain, "D5.10")

    def space(self, table: Cities) -> i64:
        return table.die_space(self.die)

    def location(self, table: Cities) -> i64:
        return table.cities[self.seat].spaces[table.die_space(self.die)]

    def others(self, table: Cities) -> list[int]:
        return members(table.unused & ~bit(self.die))

    def reckon(self, table: Cities, option: i64) -> dict[str, object]:
        if option == USE:
            return {"idle": is_idle(table, table.die_space(self.die), self.die)}
        if option == REFRESH:
            return {"cards": min(table.kit.refresh_cards, size(open_slots(table)))}
        if option == REACTIVATE:
            return {"closed": size(table.me().deactivated)}
        return {"gain": table.kit.pass_gain} if option == PASS else {}

    def refuse(self, table: Cities, option: i64) -> Refusal | None:
        if option == USE:
            return why_useless(table, table.die_space(self.die), False)
        if option == MOVE:
            return Refusal("D5.3", "no-other-die", {})
        if option == REFRESH:
            if open_slots(table):
                return Refusal("D5.6", "refreshed", {})
            return Refusal("D5.7", "display-empty", {})
        if option == REACTIVATE:
            return Refusal("D5.8", "nothing-deactivated", {})
        return Refusal("D5.11", "passed", {})


class MoveDie(Spent):
    """D5.3, D5.4  Another unused die goes one space to the left or right, on the row it lies on."""

    first: ClassVar[int] = 24
    size: ClassVar[int] = 10  # for each die left and right
    clause: ClassVar[str] = "D5.3"
    about: ClassVar[About | None] = About(location=LOCATION.of("location"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(
        Choice(
            "{die} {way}", "die:{seat}:{die} space:{seat}:{space}", verb="move", die=COLOUR, way=WAY, space=NEXT_SPACE
        )
    )

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

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        return goes_to(table, self.seat, table.die_space(option // 2), 2 * (option % 2) - 1)

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if table.unused >> (option // 2) & 1:
            return Refusal("D5.4", "row-ends", {})
        return Refusal("D5.3", "only-unused-dice", {})


def goes_to(table: Cities, seat: i64, space: i64, steps: i64) -> dict[str, object]:
    """The location so many steps to the right, as a fact; none where the row ends before."""
    there = space + steps if 0 <= column_of(space) + steps < COLUMNS else NO_CARD
    return {"there": LOCATION.at(table.cities[seat].spaces[there] if there >= 0 else NO_CARD)}


def open_slots(table: Cities) -> i64:
    """The slots of the display with a card, as a set."""
    found: i64 = 0
    slot: i64 = 0
    for card in table.display:
        if card != NO_CARD:
            found |= bit(slot)
        slot += 1
    return found


def refresh(table: Cities, picked: i64, die: i64) -> None:
    """D5.5, D5.7  When the cards are picked, or all there are go, they are discarded and replaced."""
    filled = open_slots(table)
    cards = table.kit.refresh_cards
    if size(filled) <= cards:
        picked = filled
    if size(picked) < min(cards, size(filled)):
        table.do(Refresh(table.active, picked, die))
        return
    slots = members(picked)
    if table.journal is not None:
        cards_gone = [table.kit.location_ids[table.display[slot]] for slot in slots]
        table.happened(happens.Refresh(table.active, cards_gone, slots, how_many(cards_gone)), "D5.5")
    for slot in slots:
        table.take_card(slot)
    for slot in slots:  # and no other: alone, what was bought from the display leaves a gap (D14.4)
        table.fill_display(slot, slot + 1, "D5.5")


class Refresh(Spent):
    """D5.5  The cards to discard are picked one by one; nothing is drawn before the last."""

    first: ClassVar[int] = 40
    size: ClassVar[int] = 10
    clause: ClassVar[str] = "D5.5"
    about: ClassVar[About | None] = About(
        picked=SLOTS_OF.of("slots"), left=NUMBER.of("left"), location=LOCATION.of("location"), **AT_WORK
    )
    answers: ClassVar[Answers | None] = Answers(Choice("discard {slot}", "display:{slot}", slot=SLOT))

    def __init__(self, seat: i64, picked: i64, die: i64 = NO_DIE) -> None:
        self.seat: i64 = seat
        self.picked: i64 = picked
        self.die: i64 = die

    def options(self, table: Cities) -> list[int]:
        return SLOTS[open_slots(table) & ~self.picked]

    def choose(self, table: Cities, option: i64) -> None:
        refresh(table, self.picked | bit(option), self.die)

    def slots(self, table: Cities) -> list[int]:
        return members(self.picked)

    def left(self, table: Cities) -> i64:
        return min(table.kit.refresh_cards, size(open_slots(table))) - size(self.picked)

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        return {"card": LOCATION.at(self.card(table, option)), "place": option + 1}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if self.picked >> option & 1:
            return Refusal("D5.5", "card-picked", {})
        return None

    def card(self, table: Cities, slot: i64) -> i64:
        return table.display[slot] if slot < len(table.display) else NO_CARD


class Reactivate(Spent):
    """D5.8  One deactivation token comes off a location of the own city."""

    first: ClassVar[int] = 56
    size: ClassVar[int] = 30
    clause: ClassVar[str] = "D5.8"
    about: ClassVar[About | None] = About(location=LOCATION.of("location"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(Choice("reactivate {space}", "space:{seat}:{space}", space=SPACE))

    def options(self, table: Cities) -> list[int]:
        return members(table.me().deactivated)

    def choose(self, table: Cities, option: i64) -> None:
        table.reactivate(option, "D5.8")

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        return {"location": LOCATION.at(table.cities[self.seat].spaces[option])}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if table.me().built >> option & 1:
            return Refusal("D5.8", "active", {})
        return None


CHOOSE_DIE: Final[list[Step[Cities]]] = [ChooseDie(seat) for seat in range(4)]
USE_DIE: Final[list[Step[Cities]]] = [UseDie(seat, die) for seat in range(4) for die in range(5)]
MOVE_DIE: Final[list[Step[Cities]]] = [MoveDie(seat, die) for seat in range(4) for die in range(5)]
REACTIVATE_ONE: Final[list[Step[Cities]]] = [Reactivate(seat, die) for seat in range(4) for die in range(5)]
