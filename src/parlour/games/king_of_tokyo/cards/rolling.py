"""Keep cards that work on dice: more of them, more rolls, other faces, and what the faces bring."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import SEAT, About, Answers, Choice
from parlour.engine.step import Step
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.card import KeepCard
from parlour.games.king_of_tokyo.faces import FACES, HEART, NAMES, ONE, THREE, TWO, count, die
from parlour.games.king_of_tokyo.keeping import discard_card, put_tokens
from parlour.games.king_of_tokyo.question import TokyoDecision
from parlour.games.king_of_tokyo.roles import ANY_TIME, DIE
from parlour.games.king_of_tokyo.state import Tokyo


class BackgroundDweller(KeepCard):
    """While you roll in your turn you may reroll dice that show 3, for nothing and without end."""

    def rerolls_threes(self) -> bool:
        return True


class CompleteDestruction(KeepCard):
    """All six faces on your final dice: gain 9 stars."""

    def score_dice(self, table: Tokyo, owner: i64, times: i64) -> None:
        face: i64 = 0
        while face < FACES:
            if count(table.dice, face) == 0:
                return
            face += 1
        table.gain_stars(owner, self.stars * times, self.id)


class ExtraHead(KeepCard):
    """One more die in your turns."""

    def more_dice(self, times: i64) -> i64:
        return self.dice * times


class GiantBrain(KeepCard):
    """One more reroll in each of your turns."""

    def more_rerolls(self, times: i64) -> i64:
        return self.rerolls * times


class Gourmet(KeepCard):
    """When you score a set of 1s, gain 2 more stars."""

    def score_dice(self, table: Tokyo, owner: i64, times: i64) -> None:
        if count(table.dice, ONE) >= table.kit.triple:
            table.gain_stars(owner, self.stars * times, self.id)


class HealingRay(KeepCard):
    """Your hearts may heal other monsters, which pay you for it."""

    def heals_others(self) -> bool:
        return True


class HerdCuller(KeepCard):
    """Once in each of your turns you may turn a die to 1."""

    def can_change(self, table: Tokyo, owner: i64, old: i64, new: i64) -> bool:
        return new == ONE and self.uses_left(table, owner) > 0

    def change(self, table: Tokyo, owner: i64) -> None:
        table.culled += 1

    def uses_left(self, table: Tokyo, owner: i64) -> i64:
        return self.dice * table.monsters[owner].times(self) - table.culled


class Omnivore(KeepCard):
    """A 1, a 2 and a 3 on your final dice: gain 2 stars."""

    def score_dice(self, table: Tokyo, owner: i64, times: i64) -> None:
        if count(table.dice, ONE) and count(table.dice, TWO) and count(table.dice, THREE):
            table.gain_stars(owner, self.stars * times, self.id)


class PlotTwist(KeepCard):
    """You may turn one of your dice to any face; then discard this card."""

    def can_change(self, table: Tokyo, owner: i64, old: i64, new: i64) -> bool:
        return True

    def change(self, table: Tokyo, owner: i64) -> None:
        discard_card(table, owner, table.holders(owner, self)[0], self.id)


class PsychicProbe(KeepCard):
    """Reroll one die of another monster after its last roll; a heart discards this card."""

    def after_roll(self, table: Tokyo, owner: i64) -> None:
        steps: list[Step[Tokyo]] = []
        for holder in table.holders(owner, self):
            steps.append(UsePsychicProbe(owner, self.number, holder))
        table.do_all(steps)


class UsePsychicProbe(TokyoDecision):
    """T4.2.6  Which die of the active monster to reroll."""

    first: ClassVar[int] = 848
    size: ClassVar[int] = 8  # none, six faces, any time
    clause: ClassVar[str] = "psychic-probe"
    about: ClassVar[About | None] = About(target=SEAT.of("target"))
    answers: ClassVar[Answers | None] = Answers("pass", Choice("probe {die}", "die:{die}", die=DIE), ANY_TIME)

    def __init__(self, seat: i64, card: i64, holder: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.holder: i64 = holder

    def offers(self, table: Tokyo) -> list[int]:
        if (
            table.monsters[self.seat].cards >> self.holder & 1 == 0
            or table.monsters[self.seat].powers >> self.card & 1 == 0
        ):
            return []
        return [0] + [1 + face for face in range(FACES) if count(table.dice, face)]

    def take(self, table: Tokyo, option: i64) -> None:
        if option == 0:
            return
        old: i64 = option - 1
        new = table.roll(FACES)
        table.dice += die(new) - die(old)
        if table.journal is not None:
            table.happened(happens.Probe(self.seat, table.active, NAMES[old], NAMES[new]), "psychic-probe")
        if new == HEART:
            discard_card(table, self.seat, self.holder, "psychic-probe")

    def target(self, table: Tokyo) -> i64:
        return table.active


class SmokeCloud(KeepCard):
    """A charge buys one more reroll; with the last charge the card is discarded."""

    def on_gain(self, table: Tokyo, owner: i64, holder: i64) -> None:
        put_tokens(table, holder, self.charges, self.id)

    def sells_reroll(self, table: Tokyo, owner: i64) -> bool:
        return True

    def buy_reroll(self, table: Tokyo, owner: i64) -> i64:
        holder = table.holders(owner, self)[0]
        left = table.tokens[holder] - 1
        put_tokens(table, holder, left, self.id)
        if left <= 0:
            discard_card(table, owner, holder, self.id)
        return self.rerolls


class Stretchy(KeepCard):
    """Pay 2 energy to turn one of your dice to any face."""

    def can_change(self, table: Tokyo, owner: i64, old: i64, new: i64) -> bool:
        return table.monsters[owner].energy >= self.price

    def change(self, table: Tokyo, owner: i64) -> None:
        table.pay(owner, self.price, self.id)


class Telepath(KeepCard):
    """Pay 1 energy for one more reroll."""

    def sells_reroll(self, table: Tokyo, owner: i64) -> bool:
        return table.monsters[owner].energy >= self.price

    def buy_reroll(self, table: Tokyo, owner: i64) -> i64:
        table.pay(owner, self.price, self.id)
        return self.rerolls
