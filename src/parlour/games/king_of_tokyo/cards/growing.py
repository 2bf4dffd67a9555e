"""Keep cards about life, energy, stars, the store and further turns."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import FLAG, NUMBER, About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.step import Refusal
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.card import KeepCard
from parlour.games.king_of_tokyo.keeping import copy_card, discard_card, put_tokens
from parlour.games.king_of_tokyo.market import BuyFromStore, affordable, energy_short, price
from parlour.games.king_of_tokyo.question import TokyoDecision
from parlour.games.king_of_tokyo.roles import ANY_TIME, CARD, KEEP, LOAD
from parlour.games.king_of_tokyo.state import Tokyo

MOST_LOAD: Final[i64] = 50


class AlienMetabolism(KeepCard):
    """Cards cost you 1 energy less."""

    def price_cut(self, times: i64) -> i64:
        return self.discount * times


class DedicatedNewsTeam(KeepCard):
    """Gain 1 star whenever you buy a card."""

    def on_purchase(self, table: Tokyo, owner: i64, times: i64) -> None:
        table.gain_stars(owner, self.stars * times, self.id)


class EnergyHoarder(KeepCard):
    """At the end of your turn, 1 star for each full 6 energy."""

    def end_of_turn(self, table: Tokyo, owner: i64, times: i64) -> None:
        table.gain_stars(owner, table.monsters[owner].energy // self.per * self.stars * times, self.id)

    def end_order(self) -> i64:
        return 2


class EvenBigger(KeepCard):
    """Your maximum life is 12; gain 2 life with this card, and lose what is above 10 with it."""

    def on_gain(self, table: Tokyo, owner: i64, holder: i64) -> None:
        table.heal(owner, self.hearts, self.id)

    def on_loss(self, table: Tokyo, owner: i64) -> None:
        table.cut_life(owner, self.id)

    def most_life(self) -> i64:
        return self.life


class FreezeTime(KeepCard):
    """After a turn in which you scored a set of 1s you may take another, with one die less."""

    def extra_turn(self, table: Tokyo, owner: i64) -> None:
        if table.scored_ones:
            table.do(UseFreezeTime(owner, self.dice))


class UseFreezeTime(TokyoDecision):
    """T4.6.3  Whether to take the extra turn."""

    first: ClassVar[int] = 864
    size: ClassVar[int] = 3
    clause: ClassVar[str] = "freeze-time"
    about: ClassVar[About | None] = About(fewer=NUMBER.of("fewer"))
    answers: ClassVar[Answers | None] = Answers("pass", Choice("another turn", verb="go-again"), ANY_TIME)

    def __init__(self, seat: i64, fewer: i64) -> None:
        self.seat: i64 = seat
        self.fewer: i64 = fewer

    def offers(self, table: Tokyo) -> list[int]:
        return [0, 1]

    def take(self, table: Tokyo, option: i64) -> None:
        if option:
            table.again = True
            table.fewer += self.fewer
            if table.journal is not None:
                table.happened(happens.Freeze(self.seat, self.fewer, table.fewer), "freeze-time")


class FriendOfChildren(KeepCard):
    """Each gain of energy is 1 more."""

    def more_energy(self, times: i64) -> i64:
        return self.energy * times


class Herbivore(KeepCard):
    """At the end of your turn, 1 star if you made no other monster lose life."""

    def end_of_turn(self, table: Tokyo, owner: i64, times: i64) -> None:
        if table.dealt >> owner & 1 == 0:
            table.gain_stars(owner, self.stars * times, self.id)

    def end_order(self) -> i64:
        return 3


class MadeInALab(KeepCard):
    """You may look at the deck's top card and buy it."""

    def sees_top_card(self) -> bool:
        return True


class Metamorph(KeepCard):
    """At the end of your turn you may discard Keep cards for their printed cost."""

    def closing(self, table: Tokyo, owner: i64) -> None:
        table.do(UseMetamorph(owner))


class UseMetamorph(TokyoDecision):
    """T4.6.1  Which card to sell."""

    first: ClassVar[int] = 868
    size: ClassVar[int] = 50  # none, 48 cards, any time
    clause: ClassVar[str] = "metamorph"
    answers: ClassVar[Answers | None] = Answers("done", Choice("sell {card}", "card:{card}", card=KEEP), ANY_TIME)

    def offers(self, table: Tokyo) -> list[int]:
        monster = table.monsters[self.seat]
        if monster.powers & table.kit.moments.closing == 0:
            return []
        return [0] + [1 + card.number for card in table.keeps(monster.cards)]

    def take(self, table: Tokyo, option: i64) -> None:
        if option == 0:
            return
        card = table.kit.keeps[option - 1]
        discard_card(table, self.seat, card.number, "metamorph")
        table.take_energy(self.seat, card.cost, "metamorph")
        table.do(self)

    def facts(self, table: Tokyo, option: i64) -> dict[str, object]:
        return {"cost": table.kit.keeps[option - 1].cost} if 0 < option < self.size - 1 else {}


class Mimic(KeepCard):
    """A copy of another Keep card in play; the counter may be moved for 1 energy."""

    def on_gain(self, table: Tokyo, owner: i64, holder: i64) -> None:
        table.do(UseMimic(owner, False))

    def before_rolling(self, table: Tokyo, owner: i64) -> None:
        table.do(UseMimic(owner, True))


class UseMimic(TokyoDecision):
    """T8.1, T8.4  Which Keep card to copy, at once or by moving the counter."""

    first: ClassVar[int] = 920
    size: ClassVar[int] = 50  # none, 48 cards, any time
    clause: ClassVar[str] = "T8.1"
    about: ClassVar[About | None] = About(moving=FLAG.of("moving"))
    answers: ClassVar[Answers | None] = Answers("pass", Choice("copy {card}", "card:{card}", card=KEEP), ANY_TIME)

    def __init__(self, seat: i64, moving: bool) -> None:
        self.seat: i64 = seat
        self.moving = moving

    def offers(self, table: Tokyo) -> list[int]:
        price = table.kit.keeps[table.kit.mimic].price
        if self.moving and table.monsters[self.seat].energy < price:
            return []
        in_play: i64 = 0
        for monster in table.monsters:
            in_play |= monster.cards
        in_play &= ~bit(table.kit.mimic)
        options = [1 + card.number for card in table.keeps(in_play) if card.number != table.copied]
        return [0, *options] if self.moving else options

    def take(self, table: Tokyo, option: i64) -> None:
        if option == 0:
            return
        if self.moving:
            table.pay(self.seat, table.kit.keeps[table.kit.mimic].price, "T8.4")
        if table.journal is not None:
            table.happened(happens.Copy(self.seat, table.kit.card_ids[option - 1]), "T8.1")
        copy_card(table, self.seat, option - 1)


class MonsterBatteries(KeepCard):
    """Load it with energy, which the bank doubles; it gives 2 at the start of each of your turns."""

    def on_gain(self, table: Tokyo, owner: i64, holder: i64) -> None:
        table.do(LoadBatteries(owner, holder))

    def on_sale(self, table: Tokyo, owner: i64, holder: i64) -> None:
        table.take_energy(owner, table.tokens[holder], "T9.16")

    def start_of_turn(self, table: Tokyo, owner: i64) -> None:
        for holder in table.holders(owner, self):
            given = min(self.energy, table.tokens[holder])
            put_tokens(table, holder, table.tokens[holder] - given, self.id)
            table.take_energy(owner, given, self.id)
            if table.tokens[holder] == 0:
                discard_card(table, owner, holder, self.id)


class LoadBatteries(TokyoDecision):
    """How much of your energy to put on Monster Batteries."""

    first: ClassVar[int] = 972
    size: ClassVar[int] = 52  # 0 to 50, any time
    clause: ClassVar[str] = "monster-batteries"
    about: ClassVar[About | None] = About(holder=KEEP.of("holder"))
    answers: ClassVar[Answers | None] = Answers(Choice("load {amount}", "card:{holder}", amount=LOAD), ANY_TIME)

    def __init__(self, seat: i64, holder: i64) -> None:
        self.seat: i64 = seat
        self.holder: i64 = holder

    def offers(self, table: Tokyo) -> list[int]:
        return list(range(min(table.monsters[self.seat].energy, MOST_LOAD) + 1))

    def take(self, table: Tokyo, option: i64) -> None:
        table.monsters[self.seat].energy -= option
        if table.journal is not None:
            table.happened(happens.Load(self.seat, table.kit.card_ids[self.holder], option), "monster-batteries")
        put_tokens(table, self.holder, 2 * option, "monster-batteries")
        if option == 0:
            discard_card(table, self.seat, self.holder, "monster-batteries")

    def refuse(self, table: Tokyo, option: i64) -> Refusal | None:
        return energy_short("monster-batteries", option - table.monsters[self.seat].energy)


class Opportunist(KeepCard):
    """You may buy cards as they are turned up in the store on another monster's turn."""

    def on_reveal(self, table: Tokyo, owner: i64, slots: i64) -> None:
        table.do(UseOpportunist(owner, slots))


class UseOpportunist(TokyoDecision):
    """T4.5.5  Buy among the new cards, one by one; refills count as new."""

    first: ClassVar[int] = 1028
    size: ClassVar[int] = 68  # none, 66 cards, any time
    clause: ClassVar[str] = "opportunist"
    answers: ClassVar[Answers | None] = Answers("pass", Choice("buy {card}", "card:{card}", card=CARD), ANY_TIME)

    def __init__(self, seat: i64, slots: i64) -> None:
        self.seat: i64 = seat
        self.slots: i64 = slots

    def offers(self, table: Tokyo) -> list[int]:
        me = table.monsters[self.seat]
        if me.powers & table.kit.moments.on_reveal == 0 or not table.acting():
            return []
        return [0, *affordable(table, self.seat, self.slots, 1)]

    def take(self, table: Tokyo, option: i64) -> None:
        if option:
            table.do(BuyFromStore(self.seat, table.store.index(option - 1)), self)

    def facts(self, table: Tokyo, option: i64) -> dict[str, object]:
        if 0 < option < self.size - 1:
            return {"price": price(table, self.seat, table.kit.cards[option - 1])}
        return {}

    def refuse(self, table: Tokyo, option: i64) -> Refusal | None:
        if 0 < option < self.size - 1 and option - 1 in table.store:
            if self.slots >> table.store.index(option - 1) & 1 == 0:
                return Refusal("T4.5.5", "not-turned-up", {})
            card = table.kit.cards[option - 1]
            short = price(table, self.seat, card) - table.monsters[self.seat].energy
            return energy_short("T4.5.1", short)
        return None


class ParasiticTentacles(KeepCard):
    """You may buy Keep cards lying before other monsters."""

    def buys_from_others(self) -> bool:
        return True


class RapidHealing(KeepCard):
    """At any time: pay 2 energy to heal 1 life."""

    def may_use(self, table: Tokyo, owner: i64) -> bool:
        monster = table.monsters[owner]
        return monster.energy >= self.price and monster.life > 0 and table.lacks_life(owner)

    def why_not_use(self, table: Tokyo, owner: i64) -> Refusal:
        if not table.lacks_life(owner):
            return Refusal(self.id, "full-life", {})
        return energy_short(self.id, self.price - table.monsters[owner].energy)

    def use(self, table: Tokyo, owner: i64) -> None:
        table.pay(owner, self.price, self.id)
        table.heal_self(owner, self.hearts, self.id)


class Regeneration(KeepCard):
    """Each time you heal yourself, 1 life more."""

    def more_healing(self, times: i64) -> i64:
        return self.hearts * times


class RootingForTheUnderdog(KeepCard):
    """At the end of your turn, 1 star if you have the fewest."""

    def end_of_turn(self, table: Tokyo, owner: i64, times: i64) -> None:
        for seat in table.others(owner):
            if table.monsters[seat].stars <= table.monsters[owner].stars:
                return
        table.gain_stars(owner, self.stars * times, self.id)

    def end_order(self) -> i64:
        return 1


class SolarPowered(KeepCard):
    """At the end of your turn, 1 energy if you have none."""

    def end_of_turn(self, table: Tokyo, owner: i64, times: i64) -> None:
        if table.monsters[owner].energy == 0:
            table.gain_energy(owner, self.energy * times, self.id)

    def end_order(self) -> i64:
        return 4
