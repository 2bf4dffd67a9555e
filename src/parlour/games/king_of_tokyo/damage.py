"""T4.3.8-T4.3.11, T5  Claws, and damage: built, lessened, landed together."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.step import Step
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.card import KeepCard
from parlour.games.king_of_tokyo.faces import CLAW, HEART, THREE, count
from parlour.games.king_of_tokyo.keeping import lose_card
from parlour.games.king_of_tokyo.question import TokyoDecision
from parlour.games.king_of_tokyo.roles import ANY_TIME, KEEP
from parlour.games.king_of_tokyo.state import BAY, CITY, NO_CARD, NOBODY, OUTSIDE, Tokyo

# The amounts of one event: eight bits a seat.
AMOUNT: Final[i64] = 255


def hit(hits: i64, seat: i64) -> i64:
    """How much of the damage is for this seat."""
    return hits >> (seat << 3) & AMOUNT


def with_hit(hits: i64, seat: i64, amount: i64) -> i64:
    """The same damage with this much for this seat."""
    return hits & ~(bit(seat << 3) * AMOUNT) | (min(amount, AMOUNT) << (seat << 3))


class Claws(Step[Tokyo]):
    """T4.3.8, T4.3.10  Claws deal damage across the border of Tokyo; a claw makes an attack."""

    def run(self, table: Tokyo) -> None:
        if not table.acting():
            return
        seat, box = table.active, table.kit
        me, moments = table.monsters[seat], box.moments
        claws = count(table.dice, CLAW)
        amount: i64 = claws * box.claw
        if me.powers & moments.dice_damage:
            for card in table.keeps(me.powers & moments.dice_damage):
                amount += card.dice_damage(table, seat, me.times(card))
        attack = claws > 0 or (box.damage_attacks and amount > 0)
        if attack:
            if me.powers & (moments.on_attack | moments.attack_damage):
                for card in table.keeps(me.powers & moments.on_attack):
                    card.on_attack(table, seat, me.times(card))
                for card in table.keeps(me.powers & moments.attack_damage):
                    amount += card.attack_damage(table, seat, me.times(card))
            table.entering = me.place == OUTSIDE
        if amount > 0:
            hits = border_hits(table, seat, amount, attack)
            if attack:
                table.attacked = in_tokyo_and_hit(table, hits)
            strike(table, seat, hits, attack, True)


def border_hits(table: Tokyo, seat: i64, amount: i64, attack: bool) -> i64:
    """T4.3.9  Monsters on the other side of the border; all others for a card that says so."""
    me = table.monsters[seat]
    everybody = attack and me.powers & table.kit.moments.attacks_all != 0
    hits: i64 = 0
    other: i64 = 0
    for monster in table.monsters:
        if monster.alive and other != seat:
            if everybody or (monster.place == OUTSIDE) != (me.place == OUTSIDE):
                hits = with_hit(hits, other, amount)
        other += 1
    return hits


def in_tokyo_and_hit(table: Tokyo, hits: i64) -> i64:
    """T4.4.1  The monsters that may yield: those attacked in Tokyo."""
    found: i64 = 0
    seat: i64 = 0
    for monster in table.monsters:
        if monster.place != OUTSIDE and hit(hits, seat):
            found |= bit(seat)
        seat += 1
    return found


def strike(table: Tokyo, seat: i64, hits: i64, attack: bool, urban: bool) -> None:
    """T5.3  Damage to others, with what cards add in Tokyo (where `urban`) and for neighbours."""
    me, moments = table.monsters[seat], table.kit.moments
    if hits == 0:
        return
    others: i64 = hits & ~(bit(seat << 3) * AMOUNT)
    if urban and others and me.place != OUTSIDE and me.powers & moments.tokyo_damage:
        for card in table.keeps(me.powers & moments.tokyo_damage):
            hits = add_to_each(table, hits, seat, card.tokyo_damage(me.times(card)))
    if others and me.powers & moments.neighbour_damage:
        for card in table.keeps(me.powers & moments.neighbour_damage):
            more = card.neighbour_damage(me.times(card))
            for neighbour in neighbours(table, seat):
                if hit(others, neighbour) or not table.kit.flames_on_targets:
                    hits = with_hit(hits, neighbour, hit(hits, neighbour) + more)
    table.do(Damage(seat, hits, attack, 0))


def add_to_each(table: Tokyo, hits: i64, source: i64, more: i64) -> i64:
    for seat in table.others(source):
        if hit(hits, seat):
            hits = with_hit(hits, seat, hit(hits, seat) + more)
    return hits


def neighbours(table: Tokyo, seat: i64) -> list[int]:
    """T5.4  The nearest living monsters on either side; a sole opponent counts once."""
    others = table.others(seat)
    return others if len(others) < 2 else [others[0], others[len(others) - 1]]


class Damage(Step[Tokyo]):
    """T5.1  One occasion on which damage is dealt. A change makes a new one; `asked` marks who had a say."""

    def __init__(self, source: i64, hits: i64, attack: bool, asked: i64) -> None:
        self.source: i64 = source
        self.hits: i64 = hits
        self.attack = attack
        self.asked: i64 = asked

    def run(self, table: Tokyo) -> None:
        moments = table.kit.moments
        concerned: i64 = 0
        hits: i64 = self.hits
        seat: i64 = 0
        for monster in table.monsters:
            if hit(hits, seat):
                if not monster.alive:
                    hits = with_hit(hits, seat, 0)
                elif monster.powers & (moments.before_attack | moments.lessens) or table.shielded >> seat & 1:
                    concerned |= bit(seat)
            seat += 1
        if concerned:
            damage = self if hits == self.hits else Damage(self.source, hits, self.attack, self.asked)
            if not damage.ask(table, concerned):
                return
            hits = damage.hits
        table.do(Land(self.source, hits))

    def ask(self, table: Tokyo, concerned: i64) -> bool:
        """T5.5, T5.6  Let targets have their say, in turn; True: all have had it, nothing changed."""
        moments = table.kit.moments
        order = self.order(table)
        if self.attack:
            for seat in order:
                powers = table.monsters[seat].powers & moments.before_attack
                if powers and concerned >> seat & 1 and table.attacked >> seat & 1 and self.asked >> seat & 1 == 0:
                    damage = Damage(self.source, self.hits, self.attack, self.asked | bit(seat))
                    for card in table.keeps(powers):
                        card.before_attack(table, seat, damage)
                    return False
        for seat in order:
            if concerned >> seat & 1 and self.asked >> (8 + seat) & 1 == 0:
                damage = Damage(self.source, self.hits, self.attack, self.asked | bit(8 + seat))
                table.do(Lessen(seat, damage, hiding(table, seat)))
                return False
        return True

    def order(self, table: Tokyo) -> list[int]:
        """T5.6  Clockwise from the source's left, the source last; without a source, the active player first."""
        if self.source == NOBODY:
            return [table.active, *table.others(table.active)]
        return [*table.others(self.source), self.source]

    def amount(self, seat: i64) -> i64:
        return hit(self.hits, seat)

    def changed(self, seat: i64, amount: i64) -> "Damage":
        """The same damage, with this much for this seat."""
        return Damage(self.source, with_hit(self.hits, seat, amount), self.attack, self.asked)


def hiding(table: Tokyo, seat: i64) -> i64:
    """How many times this monster rolls to hide from damage."""
    me, moments = table.monsters[seat], table.kit.moments
    rolls: i64 = 0
    for card in table.keeps(me.powers & moments.hides):
        rolls += card.hides(me.times(card))
    return rolls


class Lessen(Step[Tokyo]):
    """T5.7  One target lessens its damage: protection, shrugging off, hiding, then what it may pay for."""

    def __init__(self, seat: i64, damage: Damage, rolls: i64) -> None:
        self.seat: i64 = seat
        self.damage = damage
        self.rolls: i64 = rolls  # times it may still roll to hide

    def run(self, table: Tokyo) -> None:
        seat, moments = self.seat, table.kit.moments
        powers = table.monsters[seat].powers
        amount = self.damage.amount(seat)
        if table.shielded >> seat & 1:
            amount = 0
        if amount and powers & moments.shrugs_off:
            for card in table.keeps(powers & moments.shrugs_off):
                if card.shrugs_off(amount):
                    amount = 0
                    if table.journal is not None:
                        table.happened(happens.ShrugOff(seat), card.id)
        damage = self.damage.changed(seat, amount)
        if amount == 0:
            table.do(damage)
        elif self.rolls:
            table.do(Hide(seat, damage, self.rolls - 1, 0, amount))
        elif powers & (moments.can_prevent | moments.may_use):
            table.do(Brace(seat, damage))
        else:
            table.do(damage)


class Hide(Step[Tokyo]):
    """A die is rolled for each point of damage; each heart takes one off (Camouflage)."""

    def __init__(self, seat: i64, damage: Damage, rolls: i64, hearts: i64, dice: i64) -> None:
        self.seat: i64 = seat
        self.damage = damage
        self.rolls: i64 = rolls
        self.hearts: i64 = hearts
        self.dice: i64 = dice

    def run(self, table: Tokyo) -> None:
        rolled = table.roll_dice(min(self.dice, 15))
        hearts = self.hearts + count(rolled, HEART)
        if table.journal is not None:
            table.happened(happens.Hide(self.seat, self.dice, count(rolled, HEART)), "camouflage")
        threes = count(rolled, THREE)
        if threes and table.monsters[self.seat].powers & table.kit.moments.rerolls_threes:
            table.do(HideAgain(self.seat, self.damage, self.rolls, hearts, threes))
        else:
            left = max(0, self.damage.amount(self.seat) - hearts)
            table.do(Lessen(self.seat, self.damage.changed(self.seat, left), self.rolls))


class HideAgain(TokyoDecision):
    """T9.10  Dice rolled to hide that show 3 may be rerolled by the owner of Background Dweller."""

    first: ClassVar[int] = 712
    size: ClassVar[int] = 3
    clause: ClassVar[str] = "T9.10"
    about: ClassVar[About | None] = About(threes=NUMBER.of("threes"))
    answers: ClassVar[Answers | None] = Answers("keep", "reroll-threes", ANY_TIME)

    def __init__(self, seat: i64, damage: Damage, rolls: i64, hearts: i64, threes: i64) -> None:
        self.seat: i64 = seat
        self.damage = damage
        self.rolls: i64 = rolls
        self.hearts: i64 = hearts
        self.threes: i64 = threes

    def offers(self, table: Tokyo) -> list[int]:
        return [0, 1]

    def take(self, table: Tokyo, option: i64) -> None:
        if option:
            table.do(Hide(self.seat, self.damage, self.rolls, self.hearts, self.threes))
        else:
            left = max(0, self.damage.amount(self.seat) - self.hearts)
            table.do(Lessen(self.seat, self.damage.changed(self.seat, left), self.rolls))


class Brace(TokyoDecision):
    """T5.7  Before damage lands, you may pay to prevent it, or heal."""

    first: ClassVar[int] = 716
    size: ClassVar[int] = 3  # take it, prevent it, any time
    clause: ClassVar[str] = "T5.7"
    about: ClassVar[About | None] = About(amount=NUMBER.of("amount"), shield=KEEP.of("shield_number"))
    answers: ClassVar[Answers | None] = Answers(Choice("take damage"), Choice("prevent", "card:{shield}"), ANY_TIME)

    def __init__(self, seat: i64, damage: Damage) -> None:
        self.seat: i64 = seat
        self.damage = damage

    def offers(self, table: Tokyo) -> list[int]:
        return [0] if self.shield(table) is None else [0, 1]

    def shield(self, table: Tokyo) -> KeepCard | None:
        for card in table.keeps(table.monsters[self.seat].powers & table.kit.moments.can_prevent):
            if card.can_prevent(table, self.seat):
                return card
        return None

    def take(self, table: Tokyo, option: i64) -> None:
        card = self.shield(table)
        if option == 0 or card is None:
            table.do(self.damage)
        else:
            card.prevent(table, self.seat)
            table.do(self.damage.changed(self.seat, 0))

    def amount(self, table: Tokyo) -> i64:
        return self.damage.amount(self.seat)

    def shield_number(self, table: Tokyo) -> i64:
        card = self.shield(table)
        return NO_CARD if card is None else card.number

    def facts(self, table: Tokyo, option: i64) -> dict[str, object]:
        card = self.shield(table) if option == 1 else None
        return {} if card is None else {"price": card.price}


class Land(Step[Tokyo]):
    """T5.9, T5.11  All amounts are taken off at the same moment; then what follows from it, in order."""

    def __init__(self, source: i64, hits: i64) -> None:
        self.source: i64 = source
        self.hits: i64 = hits

    def run(self, table: Tokyo) -> None:
        table.hurt = 0
        special: i64 = 0
        down: i64 = 0
        seat: i64 = 0
        for monster in table.monsters:
            amount = min(hit(self.hits, seat), monster.life)
            if amount and monster.alive:
                monster.life -= amount
                table.hurt |= bit(seat)
                special |= monster.powers
                if monster.life == 0:
                    down |= bit(seat)
                if table.journal is not None:
                    source = None if self.source == NOBODY else self.source
                    table.happened(happens.Damage(seat, amount, source), "T5.9")
            seat += 1
        self.count_for_source(table)
        if special & table.kit.moments.after_loss:
            self.compensate(table, down)
        if down:
            fall(table, down)

    def count_for_source(self, table: Tokyo) -> None:
        """T6.1  Counters for the hurt, given by the cards of the source."""
        source = self.source
        if source == NOBODY or table.hurt & ~bit(source) == 0:
            return
        table.dealt |= bit(source)
        me, moments = table.monsters[source], table.kit.moments
        if me.powers & moments.on_hurt:
            for card in table.keeps(me.powers & moments.on_hurt):
                for victim in table.others(source):
                    if table.hurt >> victim & 1:
                        card.on_hurt(table, source, victim, me.times(card))

    def compensate(self, table: Tokyo, down: i64) -> None:
        """T5.11  Compensation for survivors."""
        for seat in [table.active, *table.others(table.active)]:
            monster = table.monsters[seat]
            lost = hit(self.hits, seat)
            powers = monster.powers & table.kit.moments.after_loss
            if powers and table.hurt >> seat & 1 and down >> seat & 1 == 0:
                for card in table.keeps(powers):
                    card.after_loss(table, seat, lost, monster.times(card))


def fall(table: Tokyo, down: i64) -> None:
    """T5.11-T5.13  Rewards for monsters at 0, revivals, eliminations, the Bay, the end of the match."""
    moments = table.kit.moments
    for seat in [table.active, *table.others(table.active)]:
        monster = table.monsters[seat]
        if monster.life and monster.powers & moments.on_death:
            for card in table.keeps(monster.powers & moments.on_death):
                victim: i64 = 0
                while victim < table.kit.seats:
                    if down >> victim & 1:
                        card.on_death(table, seat, monster.times(card))
                    victim += 1
    if table.over:
        return
    # T8.11  Looked at before anybody loses a card: a copy revives along with the real one.
    revivers: list[int] = [monster.powers & moments.revive for monster in table.monsters]
    revived: i64 = 0
    seat = 0
    while seat < table.kit.seats:
        if down >> seat & 1 and revive(table, seat, revivers[seat]):
            revived |= bit(seat)
        seat += 1
    seat = 0
    while seat < table.kit.seats:
        if down & ~revived & bit(seat):
            eliminate(table, seat)
        seat += 1
    close_bay(table)
    living = table.living()
    if living == 0:
        table.win(NOBODY, "T1.6")
    elif living == 1:
        last: i64 = 0
        while not table.monsters[last].alive:
            last += 1
        table.win(last, "T1.5")


def revive(table: Tokyo, seat: i64, revivers: i64) -> bool:
    """T5.12  A card of its own may revive a monster at 0 life."""
    for card in table.keeps(revivers):
        if card.revive(table, seat):
            return True
    return False


def eliminate(table: Tokyo, seat: i64) -> None:
    """T5.12  Cards, energy and counters are lost, and the place in Tokyo is free."""
    monster = table.monsters[seat]
    if table.journal is not None:
        event = happens.Eliminate(seat, monster.life, monster.energy, monster.poison, monster.shrink)
        table.happened(event, "T5.12")
    monster.alive = False
    monster.place = OUTSIDE
    lose_all_cards(table, seat)
    monster.life = 0
    monster.energy = 0
    monster.poison = 0
    monster.shrink = 0
    monster.reached = 0


def lose_all_cards(table: Tokyo, seat: i64) -> None:
    for card in table.keeps(table.monsters[seat].cards):
        lose_card(table, seat, card.number)


def close_bay(table: Tokyo) -> None:
    """T6.7-T6.9  With fewer than five alive the Bay closes; its monster leaves, or takes an empty City."""
    bay = table.who_is_in(BAY)
    if bay == NOBODY or table.bay_open():
        return
    if table.who_is_in(CITY) == NOBODY and not (table.entering and table.acting()):
        table.monsters[bay].place = CITY
        if table.journal is not None:
            table.happened(happens.MoveUp(bay), "T6.8")
    else:
        table.leave_tokyo(bay, "T6.8", bay_closes=True)
