"""Keep cards that deal damage, answer it, or keep it off."""

from typing import ClassVar

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.bits import bit
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.card import KeepCard
from parlour.games.king_of_tokyo.damage import Damage, border_hits, lose_all_cards, strike, with_hit
from parlour.games.king_of_tokyo.faces import TWO, count
from parlour.games.king_of_tokyo.places import yield_tokyo
from parlour.games.king_of_tokyo.question import TokyoDecision
from parlour.games.king_of_tokyo.roles import ANY_TIME
from parlour.games.king_of_tokyo.state import Tokyo


class AcidAttack(KeepCard):
    """Your dice deal 1 more damage, claw or not; gained after your dice, it deals it at once."""

    def dice_damage(self, table: Tokyo, owner: i64, times: i64) -> i64:
        amount: i64 = 0
        for holder in table.holders(owner, self):
            if table.used >> holder & 1 == 0:
                table.used |= bit(holder)
                amount += self.damage
        return amount

    def on_gain(self, table: Tokyo, owner: i64, holder: i64) -> None:
        if table.active == owner and table.resolved and table.used >> holder & 1 == 0:
            table.used |= bit(holder)
            strike(table, owner, border_hits(table, owner, self.damage, False), False, False)


class AlphaMonster(KeepCard):
    """If you attack, gain 1 star."""

    def on_attack(self, table: Tokyo, owner: i64, times: i64) -> None:
        table.gain_stars(owner, self.stars * times, self.id)


class ArmorPlating(KeepCard):
    """Damage of no more than 1 costs you nothing."""

    def shrugs_off(self, amount: i64) -> bool:
        return amount <= self.damage


class Burrowing(KeepCard):
    """Your attacks from Tokyo deal 1 more; who takes your place when you yield takes 1 damage."""

    def attack_damage(self, table: Tokyo, owner: i64, times: i64) -> i64:
        return self.damage * times if table.in_tokyo(owner) else 0

    def after_yield(self, table: Tokyo, owner: i64, entered: i64, times: i64) -> None:
        table.do(Damage(owner, with_hit(0, entered, self.sting * times), False, 0))


class Camouflage(KeepCard):
    """Roll a die for each point of damage; every heart saves one."""

    def hides(self, times: i64) -> i64:
        return times


class EaterOfTheDead(KeepCard):
    """Gain 3 stars whenever the life of another monster reaches 0."""

    def on_death(self, table: Tokyo, owner: i64, times: i64) -> None:
        table.gain_stars(owner, self.stars * times, self.id)


class FireBreathing(KeepCard):
    """Your neighbours take 1 more damage when you deal damage."""

    def neighbour_damage(self, times: i64) -> i64:
        return self.damage * times


class ItHasAChild(KeepCard):
    """If your life reaches 0, lose all cards and stars, leave Tokyo, and play on with 10 life."""

    def revive(self, table: Tokyo, owner: i64) -> bool:
        monster = table.monsters[owner]
        lose_all_cards(table, owner)
        stars, before = monster.stars, monster.life
        monster.stars = 0
        monster.reached = 0
        monster.life = min(self.life, table.most_life(owner))
        if table.journal is not None:
            table.happened(happens.Revive(owner, monster.life - before, stars), self.id)
        if table.in_tokyo(owner):
            table.leave_tokyo(owner, "T5.13")
        return monster.life > 0


class Jets(KeepCard):
    """When attacked in Tokyo, you may yield before the damage and take none of it."""

    def before_attack(self, table: Tokyo, owner: i64, damage: Damage) -> None:
        table.do(UseJets(owner, damage))


class UseJets(TokyoDecision):
    """T5.5  Whether to yield before the damage."""

    first: ClassVar[int] = 860
    size: ClassVar[int] = 3
    clause: ClassVar[str] = "jets"
    about: ClassVar[About | None] = About(amount=NUMBER.of("amount"))
    answers: ClassVar[Answers | None] = Answers("stay", Choice("yield", "seat:{seat}"), ANY_TIME)

    def __init__(self, seat: i64, damage: Damage) -> None:
        self.seat: i64 = seat
        self.damage = damage

    def offers(self, table: Tokyo) -> list[int]:
        return [0, 1]

    def take(self, table: Tokyo, option: i64) -> None:
        table.attacked &= ~bit(self.seat)
        if option:
            yield_tokyo(table, self.seat)
            table.do(self.damage.changed(self.seat, 0))
        else:
            if table.journal is not None:
                table.happened(happens.Stay(self.seat), "jets")
            table.do(self.damage)

    def amount(self, table: Tokyo) -> i64:
        return self.damage.amount(self.seat)


class NovaBreath(KeepCard):
    """All other monsters are targets of your attacks."""

    def attacks_all(self) -> bool:
        return True


class PoisonQuills(KeepCard):
    """A set of 2s adds 2 damage to your dice."""

    def dice_damage(self, table: Tokyo, owner: i64, times: i64) -> i64:
        return self.damage * times if count(table.dice, TWO) >= table.kit.triple else 0


class PoisonSpit(KeepCard):
    """Monsters that you make lose life get a Poison counter."""

    def on_hurt(self, table: Tokyo, owner: i64, victim: i64, times: i64) -> None:
        table.add_poison(victim, self.counters * times, self.id)


class ShrinkRay(KeepCard):
    """Monsters that you make lose life get a Shrink counter."""

    def on_hurt(self, table: Tokyo, owner: i64, victim: i64, times: i64) -> None:
        table.add_shrink(victim, self.counters * times, self.id)


class SpikedTail(KeepCard):
    """Your attacks deal 1 more damage."""

    def attack_damage(self, table: Tokyo, owner: i64, times: i64) -> i64:
        return self.damage * times


class Urbavore(KeepCard):
    """1 more star for starting in Tokyo; 1 more damage to others from Tokyo."""

    def start_in_tokyo(self, table: Tokyo, owner: i64, times: i64) -> None:
        table.gain_stars(owner, self.stars * times, self.id)

    def tokyo_damage(self, times: i64) -> i64:
        return self.damage * times


class WereOnlyMakingItStronger(KeepCard):
    """When you lose 2 life or more at once and survive, gain 1 energy."""

    def after_loss(self, table: Tokyo, owner: i64, lost: i64, times: i64) -> None:
        if lost >= self.hearts:
            table.gain_energy(owner, self.energy * times, self.id)


class Wings(KeepCard):
    """Before damage lands, pay 2 energy: you lose no life for the rest of this turn."""

    def can_prevent(self, table: Tokyo, owner: i64) -> bool:
        return table.monsters[owner].energy >= self.price

    def prevent(self, table: Tokyo, owner: i64) -> None:
        table.pay(owner, self.price, self.id)
        table.shielded |= bit(owner)
