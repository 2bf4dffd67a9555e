"""T4.5  Buying cards, sweeping the store, and the window for those who buy on another's turn."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, SEAT, About, Answers, Choice
from parlour.engine.bits import bit, everyone
from parlour.engine.step import Refusal, Step
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.card import Card, DiscardCard, KeepCard
from parlour.games.king_of_tokyo.keeping import gain_card, hand_over
from parlour.games.king_of_tokyo.question import TokyoDecision
from parlour.games.king_of_tokyo.roles import ANY_TIME, CARD, KEEP
from parlour.games.king_of_tokyo.state import NO_CARD, NOBODY, Tokyo
from parlour.games.king_of_tokyo.store import discards, draw_card, fill_slot, top_card

CARDS: Final[i64] = 66
KEEPS: Final[i64] = 48
DONE: Final[i64] = 0
SWEEP: Final[i64] = 1
PEEK: Final[i64] = 2
TOP: Final[i64] = 3
STORE: Final[i64] = 4
FROM_OTHERS: Final[i64] = 4 + 66
ONLY_DONE: Final[list[int]] = [0]
ALL_SLOTS: Final[i64] = -1


def price(table: Tokyo, seat: i64, card: Card) -> i64:
    """T7.5  What a card costs this monster."""
    return max(card.cost - discount(table, seat), 0)


def discount(table: Tokyo, seat: i64) -> i64:
    """T7.5  What this monster saves on every card."""
    me = table.monsters[seat]
    cut: i64 = 0
    for card in table.keeps(me.powers & table.kit.moments.price_cut):
        cut += card.price_cut(me.times(card))
    return cut


class BuyCards(TokyoDecision):
    """T4.5  You may buy and sweep, mixed as you please and as often as your energy allows."""

    first: ClassVar[int] = 724
    size: ClassVar[int] = 119  # done, sweep, peek, top card, 66 in the store, 48 of others, any time
    clause: ClassVar[str] = "T4.5"
    about: ClassVar[About | None] = About(energy=NUMBER.of("energy"))
    answers: ClassVar[Answers | None] = Answers(
        "done",
        Choice("sweep", "store"),
        Choice("peek", "deck"),
        Choice("buy top card", "deck", verb="buy-top-card"),
        Choice("buy {card}", "card:{card}", card=CARD),
        Choice("take {card}", "card:{card}", card=KEEP),
        ANY_TIME,
    )

    def offers(self, table: Tokyo) -> list[int]:
        me, moments = table.monsters[self.seat], table.kit.moments
        if me.energy == 0 and me.powers == 0:
            return ONLY_DONE
        options: list[int] = [DONE]
        if me.energy >= table.kit.sweep and has_cards(table):
            options.append(SWEEP)
        if me.powers & moments.sees_top_card:
            if table.top_seen >> self.seat & 1:
                if price(table, self.seat, table.kit.cards[table.deck[table.drawn]]) <= me.energy:
                    options.append(TOP)
            elif table.drawn < len(table.deck) or discards(table):
                options.append(PEEK)
        options += affordable(table, self.seat, ALL_SLOTS, STORE)
        if me.powers & moments.buys_from_others:
            for card in table.kit.keeps:
                owner = table.owner_of(card.number)
                if owner != NOBODY and owner != self.seat and price(table, self.seat, card) <= me.energy:
                    options.append(FROM_OTHERS + card.number)
        return options

    def take(self, table: Tokyo, option: i64) -> None:
        if option == DONE:
            return
        if option == SWEEP:
            table.do(Sweep(self.seat), self)
        elif option == PEEK:
            peek(table, self.seat)
            table.do(self)
        elif option == TOP:
            table.do(BuyTopCard(self.seat), self)
        elif option < FROM_OTHERS:
            slot = table.store.index(option - STORE)
            table.do(BuyFromStore(self.seat, slot), Reveal(bit(slot)), self)
        else:
            table.do(BuyFromOther(self.seat, option - FROM_OTHERS), self)

    def energy(self, table: Tokyo) -> i64:
        return table.monsters[self.seat].energy

    def facts(self, table: Tokyo, option: i64) -> dict[str, object]:
        if option == SWEEP:
            return {"price": table.kit.sweep}
        if STORE <= option < FROM_OTHERS:
            return {"price": price(table, self.seat, table.kit.cards[option - STORE])}
        if FROM_OTHERS <= option < self.size - 1:
            card = table.kit.cards[option - FROM_OTHERS]
            return {"price": price(table, self.seat, card), "owner": SEAT.at(table.owner_of(card.number))}
        return {}

    def refuse(self, table: Tokyo, option: i64) -> Refusal | None:
        me = table.monsters[self.seat]
        if option == SWEEP:
            if has_cards(table):
                return energy_short("T4.5.3", table.kit.sweep - me.energy)
            return Refusal("T4.5.3", "store-empty", {})
        if option in (PEEK, TOP) and me.powers & table.kit.moments.sees_top_card:
            if table.top_seen >> self.seat & 1 == 0:
                return Refusal("T4.5.8", "look-first" if option == TOP else "no-card-to-see", {})
            if option == PEEK:
                return Refusal("T4.5.8", "top-card-known", {})
            card = table.kit.cards[table.deck[table.drawn]]
            return energy_short("T4.5.1", price(table, self.seat, card) - me.energy)
        if STORE <= option < FROM_OTHERS:
            card = table.kit.cards[option - STORE]
            if card.number in table.store:
                return energy_short("T4.5.1", price(table, self.seat, card) - me.energy)
        elif FROM_OTHERS <= option < self.size - 1 and me.powers & table.kit.moments.buys_from_others:
            card = table.kit.cards[option - FROM_OTHERS]
            owner = table.owner_of(card.number)
            if owner != NOBODY and owner != self.seat:
                return energy_short("T4.5.7", price(table, self.seat, card) - me.energy)
        return None


def energy_short(clause: str, missing: i64) -> Refusal:
    return Refusal(clause, "energy-short", {"missing": missing})


def affordable(table: Tokyo, seat: i64, slots: i64, first: i64) -> list[int]:
    """The cards in these slots of the store that this monster can pay, as ascending options from `first` on."""
    found: list[int] = []
    purse: i64 = table.monsters[seat].energy + discount(table, seat)
    slot: i64 = 0
    for number in table.store:
        if slots >> slot & 1 and number != NO_CARD and table.kit.costs[number] <= purse:
            found.append(first + number)
        slot += 1
    if len(found) > 1:
        found.sort()
    return found


def has_cards(table: Tokyo) -> bool:
    """Whether there is any card in the store."""
    for number in table.store:
        if number != NO_CARD:
            return True
    return False


def peek(table: Tokyo, seat: i64) -> None:
    """T4.5.8  Looking at the top of the deck is private."""
    number = top_card(table)
    if number != NO_CARD:
        table.top_seen |= bit(seat)
        table.reveal()
        if table.journal is not None:
            table.happened(happens.Peek(seat, table.kit.card_ids[number]), "T4.5.8", known_by=[seat])


class BuyFromStore(Step[Tokyo]):
    """T4.5.1  Pay, rewards for buying, take the card, refill its slot; then the card takes effect."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot

    def run(self, table: Tokyo) -> None:
        card = table.kit.cards[table.store[self.slot]]
        pay_for(table, self.seat, card)
        fill_slot(table, self.slot)
        table.do(TakeEffect(self.seat, card.number))


class BuyTopCard(Step[Tokyo]):
    """T4.5.7, T4.5.8  Buying from the top of the deck."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Tokyo) -> None:
        card = table.kit.cards[draw_card(table)]
        pay_for(table, self.seat, card, off_deck=1)
        table.do(TakeEffect(self.seat, card.number))


class BuyFromOther(Step[Tokyo]):
    """T4.5.7, T7.6  Buying a Keep card away: its owner gets the energy and cannot refuse."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, table: Tokyo) -> None:
        card = table.kit.cards[self.number]
        owner = table.owner_of(self.number)
        cost = price(table, self.seat, card)
        pay_for(table, self.seat, card, owner)
        table.gain_energy(owner, cost, "T4.5.7")
        hand_over(table, owner, self.number)
        table.do(TakeEffect(self.seat, self.number))


def pay_for(table: Tokyo, seat: i64, card: Card, owner: i64 = NOBODY, off_deck: i64 = 0) -> None:
    """T4.5.1  Pay, then rewards for buying; a card may lie before its owner."""
    cost = price(table, seat, card)
    me, moments = table.monsters[seat], table.kit.moments
    if table.journal is not None:
        seller = None if owner == NOBODY else owner
        table.happened(happens.Buy(seat, table.kit.card_ids[card.number], cost, seller, off_deck), "T4.5.1")
    me.energy -= cost
    if me.powers & moments.on_purchase:
        for other in table.keeps(me.powers & moments.on_purchase):
            other.on_purchase(table, seat, me.times(other))


class TakeEffect(Step[Tokyo]):
    """T4.5.2  A Keep card works from now on; a Discard card takes effect once."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, table: Tokyo) -> None:
        card = table.kit.cards[self.number]
        if isinstance(card, KeepCard):
            gain_card(table, self.seat, card)
        elif isinstance(card, DiscardCard):
            card.resolve(table, self.seat)


class Sweep(Step[Tokyo]):
    """T4.5.3  Pay 2 energy: all cards of the store are discarded and three new ones revealed."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Tokyo) -> None:
        if table.journal is not None:
            table.happened(happens.Sweep(self.seat), "T4.5.3")
        table.pay(self.seat, table.kit.sweep, "T4.5.3")
        table.store = [NO_CARD for number in table.store]
        slot: i64 = 0
        while slot < table.kit.store:
            fill_slot(table, slot)
            slot += 1
        table.do(Reveal(everyone(table.kit.store)))


class Reveal(Step[Tokyo]):
    """T4.5.5  Others whose cards allow it may buy among the new cards before the active player goes on."""

    def __init__(self, slots: i64) -> None:
        self.slots: i64 = slots

    def run(self, table: Tokyo) -> None:
        moments = table.kit.moments
        others = table.others(table.active)
        at = len(others) - 1
        while at >= 0:
            for card in table.keeps(table.monsters[others[at]].powers & moments.on_reveal):
                card.on_reveal(table, others[at], self.slots)
            at -= 1
