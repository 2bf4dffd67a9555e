"""T4.2, T4.3  Rolling the dice, and what they bring."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import FLAG, NUMBER, About, Answers, Choice, Several
from parlour.engine.bits import bit
from parlour.engine.step import Refusal, Step
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.damage import Claws
from parlour.games.king_of_tokyo.faces import (
    CLAW,
    ENERGY,
    FACES,
    HEART,
    MOST_DICE,
    NAMES,
    ONE,
    THREE,
    TWO,
    Face,
    count,
    die,
    in_order,
    masks,
    picked,
    size,
)
from parlour.games.king_of_tokyo.question import TokyoDecision
from parlour.games.king_of_tokyo.roles import ANY_TIME, CHANGER, DICE, DIE, FACE, GROUP, PATIENT, REROLL_CARD, THREE_DIE
from parlour.games.king_of_tokyo.state import Tokyo

KEEP_ALL: Final[list[int]] = [0]
MASKS: Final[i64] = 512  # of up to nine dice
NUMBERS: Final[i64] = 1
HEARTS: Final[i64] = 2
BOLTS: Final[i64] = 4
CLAWS: Final[i64] = 8


class RollDice(Step[Tokyo]):
    """T4.2, T4.2.1  You throw all your dice at once; their number is fixed for the turn."""

    def run(self, table: Tokyo) -> None:
        if not table.acting():
            return
        me, box = table.monsters[table.active], table.kit
        number: i64 = box.dice - me.shrink * box.shrink_dice - table.fewer
        rerolls: i64 = box.rerolls
        if me.powers & (box.moments.more_dice | box.moments.more_rerolls):
            for card in table.keeps(me.powers):
                number += card.more_dice(me.times(card))
                rerolls += card.more_rerolls(me.times(card))
        table.dice = table.roll_dice(min(max(number, 0), MOST_DICE))
        if table.journal is not None:
            table.happened(happens.Roll(table.active, face_names(table.dice)), "T4.2")
        if me.powers & (box.moments.can_change | box.moments.rerolls_threes):
            table.do(CHANGE_DICE[table.active])
        if table.in_play & box.moments.after_roll:
            table.do(AFTER_ROLL)
        table.do(Reroll(table.active, rerolls))


class Reroll(TokyoDecision):
    """T4.2.2  For each reroll you pick any of your dice and throw them together."""

    first: ClassVar[int] = 16
    size: ClassVar[int] = 516  # masks of dice, two cards that sell rerolls, any time
    clause: ClassVar[str] = "T4.2.2"
    about: ClassVar[About | None] = About(left=NUMBER.of("left"), paid=FLAG.of("paid"))
    answers: ClassVar[Answers | None] = Answers(
        "keep",
        Choice("reroll {dice}", "die:{dice}", dice=DICE),
        Choice("extra-reroll {card}", "card:{card}", card=REROLL_CARD),
        ANY_TIME,
    )

    def __init__(self, seat: i64, left: i64, paid: bool = False) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.paid = paid  # T4.2.3  a reroll has just been paid for, so it is taken

    def offers(self, table: Tokyo) -> list[int]:
        if self.paid:
            return masks(table.dice)[1:]
        moments = table.kit.moments
        powers = table.monsters[self.seat].powers & (moments.rerolls_threes | moments.sells_reroll)
        if powers == 0:
            return masks(table.dice) if self.left > 0 else KEEP_ALL
        options: list[int] = [0]
        if self.left > 0:
            options = masks(table.dice)[:]
        elif powers & moments.rerolls_threes:
            options = [mask for mask in masks(table.dice) if only_threes(table.dice, mask)]
        if table.dice:
            option: int = MASKS
            for card in moments.rerolls_sold:
                if powers >> card.number & 1 and card.sells_reroll(table, self.seat):
                    options.append(option)
                option += 1
        return options

    def take(self, table: Tokyo, option: i64) -> None:
        if option >= MASKS:
            card = table.kit.moments.rerolls_sold[option - MASKS]
            more = card.buy_reroll(table, self.seat)
            table.do(Reroll(self.seat, self.left + more, more > 0))
        elif option:
            free = not self.paid and only_threes(table.dice, option) and self.rerolls_threes(table)
            thrown = picked(table.dice, option)
            rolled = table.roll_dice(size(thrown))
            table.dice += rolled - thrown
            if table.journal is not None:
                event = happens.Reroll(self.seat, face_names(thrown), face_names(rolled), face_names(table.dice))
                table.happened(event, "T4.2.5" if free else "T4.2.2")
            left = self.left if free else self.left - 1
            moments = table.kit.moments
            if left > 0 or table.monsters[self.seat].powers & (moments.rerolls_threes | moments.sells_reroll):
                table.do(Reroll(self.seat, left))

    def rerolls_threes(self, table: Tokyo) -> bool:
        return table.monsters[self.seat].powers & table.kit.moments.rerolls_threes != 0

    def refuse(self, table: Tokyo, option: i64) -> Refusal | None:
        if 0 < option < MASKS and option in masks(table.dice) and self.left == 0:
            return Refusal("T4.2", "no-reroll-left", {})
        if option == 0:
            return Refusal("T4.2.3", "reroll-paid", {})
        if MASKS <= option < MASKS + len(table.kit.moments.rerolls_sold) and not self.paid and table.dice:
            me, card = table.monsters[self.seat], table.kit.moments.rerolls_sold[option - MASKS]
            if me.powers >> card.number & 1:
                return Refusal("T4.2.4", "energy-short", {"missing": card.price - me.energy})
        return None


class AfterRoll(Step[Tokyo]):
    """T4.2.6  After your last roll, others with a power over your dice may use it."""

    def run(self, table: Tokyo) -> None:
        if table.dice and table.in_play & table.kit.moments.after_roll:
            steps: list[Step[Tokyo]] = [TheirDice(seat) for seat in table.others(table.active)]
            table.do_all(steps)


class TheirDice(Step[Tokyo]):
    """T4.2.6  One monster's turn to use its power over the active player's dice."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Tokyo) -> None:
        for card in table.keeps(table.monsters[self.seat].powers & table.kit.moments.after_roll):
            card.after_roll(table, self.seat)


class ChangeDice(TokyoDecision):
    """T4.2.7  You may change your own dice by your cards, in any order and number."""

    first: ClassVar[int] = 560
    size: ClassVar[int] = 111  # done, three cards that turn a die (from face, to face), a 3 rerolled, any time
    clause: ClassVar[str] = "T4.2.7"
    answers: ClassVar[Answers | None] = Answers(
        "done",
        Choice("turn {old} to {new} {card}", "die:{old} card:{card}", card=CHANGER, old=DIE, new=FACE),
        Choice("reroll-three", "die:{die}", die=THREE_DIE),
        ANY_TIME,
    )

    def offers(self, table: Tokyo) -> list[int]:
        moments = table.kit.moments
        powers = table.monsters[self.seat].powers & (moments.can_change | moments.rerolls_threes)
        if powers == 0 or table.dice == 0:
            return KEEP_ALL
        options: list[int] = [0]
        block: int = 1
        for card in moments.changers:
            if powers >> card.number & 1:
                for old in range(FACES):
                    if count(table.dice, old):
                        for new in range(FACES):
                            if new != old and card.can_change(table, self.seat, old, new):
                                options.append(block + old * FACES + new)
            block += FACES * FACES
        if powers & moments.rerolls_threes and count(table.dice, THREE):
            options.append(block)
        return options

    def take(self, table: Tokyo, option: i64) -> None:
        if option == 0:
            return
        at: i64 = option - 1
        which: i64 = at // (FACES * FACES)
        if which == len(table.kit.moments.changers):
            old: i64 = THREE
            new: i64 = table.roll(FACES)
            clause = "T4.2.5"
        else:
            card = table.kit.moments.changers[which]
            card.change(table, self.seat)
            at %= FACES * FACES
            old = at // FACES
            new = at % FACES
            clause = card.id
        table.dice += die(new) - die(old)
        if table.journal is not None:
            table.happened(happens.TurnDie(self.seat, NAMES[old], NAMES[new]), clause)
        table.do(self)

    def refuse(self, table: Tokyo, option: i64) -> Refusal | None:
        at: i64 = option - 1
        which: i64 = at // (FACES * FACES)
        if 0 <= at and which < len(table.kit.moments.changers):
            me, card = table.monsters[self.seat], table.kit.moments.changers[which]
            at %= FACES * FACES
            if me.powers >> card.number & 1 and count(table.dice, at // FACES) and at // FACES != at % FACES:
                if card.price > me.energy:
                    return Refusal("T4.2.7", "energy-short", {"missing": card.price - me.energy})
        return None


class ResolveDice(TokyoDecision):
    """T4.3  You resolve the final dice in four groups, in any order."""

    first: ClassVar[int] = 680
    size: ClassVar[int] = 6  # the usual order, four groups, any time
    clause: ClassVar[str] = "T4.3"
    about: ClassVar[About | None] = About(groups=Several(GROUP).of("groups"))
    answers: ClassVar[Answers | None] = Answers(
        "resolve", Choice("resolve {group}", "die:{group}", verb="resolve-first", group=GROUP), ANY_TIME
    )

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def offers(self, table: Tokyo) -> list[int]:
        return KEEP_ALL if table.kit.fixed_order else GROUP_CHOICES[self.left]

    def take(self, table: Tokyo, option: i64) -> None:
        if option == 0:
            in_usual_order(table, self.left)
        else:
            table.do(GROUP_STEPS[option - 1], ResolveDice(self.seat, self.left & ~bit(option - 1)))

    def groups(self, table: Tokyo) -> list[int]:
        return [group for group in range(4) if self.left >> group & 1]


class FinalDice(Step[Tokyo]):
    """T4.2.8, T4.3  The dice are final; what they show is resolved group by group."""

    def run(self, table: Tokyo) -> None:
        if not table.acting():
            return
        me, moments, dice = table.monsters[table.active], table.kit.moments, table.dice
        groups: i64 = 0
        triple = table.kit.triple
        if (
            count(dice, ONE) >= triple
            or count(dice, TWO) >= triple
            or count(dice, THREE) >= triple
            or me.powers & moments.score_dice
        ):
            groups |= NUMBERS
        if count(dice, HEART):
            groups |= HEARTS
        if count(dice, ENERGY):
            groups |= BOLTS
        if count(dice, CLAW) or me.powers & moments.dice_damage:
            groups |= CLAWS
        if groups & (groups - 1) == 0:
            in_usual_order(table, groups)
        else:
            table.do(ResolveDice(table.active, groups))


def in_usual_order(table: Tokyo, groups: i64) -> None:
    """T4.3  Numbers, hearts, energy, claws."""
    group: i64 = 3
    while group >= 0:
        if groups >> group & 1:
            table.do(GROUP_STEPS[group])
        group -= 1


class Numbers(Step[Tokyo]):
    """T4.3.1, T4.3.2  Three of a number score as many stars as it says, each further die one more."""

    def run(self, table: Tokyo) -> None:
        if not table.acting():
            return
        me, box = table.monsters[table.active], table.kit
        number: i64 = 0
        while number <= THREE:
            shown = count(table.dice, number)
            if shown >= box.triple:
                if number == ONE:
                    table.scored_ones = True
                table.gain_stars(table.active, number + 1 + (shown - box.triple) * box.further, "T4.3.1")
            number += 1
        if me.powers & box.moments.score_dice:
            for card in table.keeps(me.powers & box.moments.score_dice):
                card.score_dice(table, table.active, me.times(card))


class Hearts(Step[Tokyo]):
    """T4.3.4, T4.3.6  Each heart is used once: to heal yourself, for a counter, or for what a card offers."""

    def run(self, table: Tokyo) -> None:
        if not table.acting():
            return
        seat = table.active
        me = table.monsters[seat]
        hearts = count(table.dice, HEART)
        can_treat = me.powers & table.kit.moments.heals_others != 0
        if can_treat or (me.place == 0 and (me.poison or me.shrink)):
            table.do(UseHeart(seat, hearts, 0, 0, False))
        elif me.place == 0:
            table.heal_self(seat, hearts * table.kit.heart, "T4.3.4")


class UseHeart(TokyoDecision):
    """T4.3.6  What one heart is used for. Healing of yourself is added up and done at the end, as one."""

    first: ClassVar[int] = 688
    size: ClassVar[int] = 17  # yourself, poison, shrink, nothing, six patients, six with the added life, any time
    clause: ClassVar[str] = "T4.3.6"
    about: ClassVar[About | None] = About(left=NUMBER.of("left"))
    answers: ClassVar[Answers | None] = Answers(
        Choice("heal", "seat:{seat}"),
        Choice("cure poison", "poison:{seat}", verb="cure-poison"),
        Choice("cure shrink", "shrink:{seat}", verb="cure-shrink"),
        Choice("waste heart"),
        Choice("treat {patient}", "seat:{patient}", patient=PATIENT),
        Choice("treat {patient} fully", "seat:{patient}", verb="treat-fully", patient=PATIENT),
        ANY_TIME,
    )

    def __init__(self, seat: i64, left: i64, mine: i64, paid: i64, given: bool) -> None:
        self.seat: i64 = seat
        self.left: i64 = left  # hearts still to use
        self.mine: i64 = mine  # hearts for yourself
        self.paid: i64 = paid  # patients that have paid before, a bit a seat
        self.given = given  # the added life went to a patient

    def offers(self, table: Tokyo) -> list[int]:
        me = table.monsters[self.seat]
        options: list[int] = []
        if me.place == 0:
            if me.life + self.mine * table.kit.heart < table.most_life(self.seat):
                options.append(0)
            if me.poison:
                options.append(1)
            if me.shrink:
                options.append(2)
        options.append(3)
        if me.powers & table.kit.moments.heals_others:
            patients = [seat for seat in sorted(table.others(self.seat)) if table.lacks_life(seat)]
            options += [4 + seat for seat in patients]
            if me.powers & table.kit.moments.more_healing and not self.given:
                options += [10 + seat for seat in patients]
        return options

    def take(self, table: Tokyo, option: i64) -> None:
        me = table.monsters[self.seat]
        if option == 0:
            self.go_on(table, self.mine + 1, self.paid, self.given)
        elif option < 4:
            if option == 1:
                me.poison -= 1
            elif option == 2:
                me.shrink -= 1
            if table.journal is not None and option < 3:
                cured = happens.CurePoison(self.seat, 1) if option == 1 else happens.CureShrink(self.seat, 1)
                table.happened(cured, "T6.3")
            self.go_on(table, self.mine, self.paid, self.given)
        else:
            more = option >= 10
            patient: i64 = option - 10 if more else option - 4
            self.go_on(table, self.mine, self.paid | bit(patient), self.given or more)
            table.do(LastChance(patient), Treat(self.seat, patient, more, self.paid >> patient & 1 == 0))

    def go_on(self, table: Tokyo, mine: i64, paid: i64, given: bool) -> None:
        if self.left > 1:
            table.do(UseHeart(self.seat, self.left - 1, mine, paid, given))
        else:
            table.do(HealYourself(self.seat, mine, given))

    def refuse(self, table: Tokyo, option: i64) -> Refusal | None:
        if option < 3 and table.in_tokyo(self.seat):
            return Refusal("T4.3.5", "in-tokyo", {})
        if option == 0:
            return Refusal("T7.1", "full-life", {})
        return None


class HealYourself(Step[Tokyo]):
    """T4.3.6, T9.14  Your hearts make up one healing; the added life is for you or for a patient."""

    def __init__(self, seat: i64, hearts: i64, given: bool) -> None:
        self.seat: i64 = seat
        self.hearts: i64 = hearts
        self.given = given

    def run(self, table: Tokyo) -> None:
        if self.given:
            table.heal(self.seat, self.hearts * table.kit.heart, "T4.3.4")
        else:
            table.heal_self(self.seat, self.hearts * table.kit.heart, "T4.3.4")


class Treat(Step[Tokyo]):
    """A heart is spent on another monster, which pays for it (Healing Ray)."""

    def __init__(self, seat: i64, patient: i64, more: bool, first: bool) -> None:
        self.seat: i64 = seat
        self.patient: i64 = patient
        self.more = more
        self.first = first  # T9.15  the first payment of this patient is the cause of the gain

    def run(self, table: Tokyo) -> None:
        me, patient, moments = table.monsters[self.seat], table.monsters[self.patient], table.kit.moments
        for card in table.keeps(me.powers & moments.heals_others):
            hearts: i64 = card.hearts
            if self.more:
                for other in table.keeps(me.powers & moments.more_healing):
                    hearts += other.more_healing(me.times(other))
            hearts = min(hearts, table.most_life(self.patient) - patient.life)
            table.heal(self.patient, hearts, card.id)
            owed = min(patient.energy, hearts * card.price)
            table.pay(self.patient, owed, card.id)
            if self.first:
                table.gain_energy(self.seat, owed, card.id)
            else:
                table.take_energy(self.seat, owed, card.id)


class LastChance(TokyoDecision):
    """T7.8  Before others cut or take your energy you may use what can be used at any time."""

    first: ClassVar[int] = 708
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "T7.8"
    answers: ClassVar[Answers | None] = Answers(Choice("go on"), ANY_TIME)

    def offers(self, table: Tokyo) -> list[int]:
        return KEEP_ALL

    def take(self, table: Tokyo, option: i64) -> None:
        pass


class Energy(Step[Tokyo]):
    """T4.3.7  One energy for each energy symbol; together they are one gain."""

    def run(self, table: Tokyo) -> None:
        if table.acting():
            table.gain_energy(table.active, count(table.dice, ENERGY) * table.kit.bolt, "T4.3.7")


AFTER_ROLL: Final = AfterRoll()
CHANGE_DICE: Final[list[Step[Tokyo]]] = [ChangeDice(seat) for seat in range(6)]
# T4.3  What can be resolved next, by the groups that are left: the usual order, or one of several.
GROUP_CHOICES: Final[list[list[int]]] = [
    [0, *[1 + group for group in range(4) if left >> group & 1]] if left & (left - 1) else [0] for left in range(16)
]
GROUP_STEPS: Final[list[Step[Tokyo]]] = [Numbers(), Hearts(), Energy(), Claws()]


def only_threes(dice: i64, mask: i64) -> bool:
    """Whether a mask picks nothing but dice that show 3."""
    before: i64 = count(dice, ONE) + count(dice, TWO)
    threes: i64 = (bit(count(dice, THREE)) - 1) << before
    return mask & ~threes == 0


def face_names(dice: i64) -> list[Face]:
    return [NAMES[face] for face in in_order(dice)]
