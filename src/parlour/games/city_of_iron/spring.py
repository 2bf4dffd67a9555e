"""I4  Spring: the bid for the turn order."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Refusal, Step
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.roles import SLOT, short
from parlour.games.city_of_iron.state import NOBODY, SPRING, TAKE_OVER, Iron, IronDecision

EMPTY_TRACK: Final[list[int]] = [-1, -1, -1, -1, -1]


class Spring(Step[Iron]):
    """I4.2, I4.3  The cubes lie on the bid track; from left to right everybody bids."""

    def run(self, table: Iron) -> None:
        table.phase = SPRING
        table.action = 1
        if table.round > 1:
            table.bidders = [seat for seat in table.track if seat != NOBODY]
        table.track = EMPTY_TRACK
        if table.journal is not None:
            table.happened(happens.Season("spring"), "I4.1")
        table.do(PAY_BIDS, END_OF_SPRING)
        table.do_all([step for seat in table.bidders for step in (TAKE_OVER[seat], BIDS[seat])])


class Bid(IronDecision):
    """I4.2  A cube goes onto an open slot of the turn track."""

    first: ClassVar[int] = 8
    size: ClassVar[int] = 5
    clause: ClassVar[str] = "I4.2"
    about: ClassVar[About | None] = About(coins=NUMBER.of("coins"))
    answers: ClassVar[Answers | None] = Answers(Choice("slot {slot}", "slot:{slot}", verb="bid", slot=SLOT))

    def options(self, table: Iron) -> list[int]:
        found: list[int] = []
        coins = table.nations[self.seat].coins
        cheapest: i64 = NOBODY
        slot: i64 = 0
        for cube in table.track:
            if cube == NOBODY:
                cost = table.kit.slots[slot].cost
                if cost <= coins:
                    found.append(slot)
                if cheapest == NOBODY or cost < table.kit.slots[cheapest].cost:
                    cheapest = slot
            slot += 1
        return found if found else [cheapest]

    def choose(self, table: Iron, option: i64) -> None:
        track = table.track[:]
        track[option] = self.seat
        table.track = track
        if table.journal is not None:
            table.happened(happens.Bid(self.seat, table.kit.slots[option].id), "I4.2")

    def coins(self, table: Iron) -> i64:
        return table.nations[self.seat].coins

    def facts(self, table: Iron, option: i64) -> dict[str, object]:
        slot = table.kit.slots[option]
        return {"cost": slot.cost, "gain": slot.gain}

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if table.track[option] != NOBODY:
            return Refusal("I4.4", "slot-taken", {})
        return short("I4.5", coins=table.kit.slots[option].cost - table.nations[self.seat].coins)


class PayBids(Step[Iron]):
    """I4.6  All cubes are placed: what they cost is paid, as far as the coins go."""

    def run(self, table: Iron) -> None:
        slot: i64 = 0
        for seat in table.track:
            if seat != NOBODY:
                nation, place = table.nations[seat], table.kit.slots[slot]
                cost = min(place.cost, nation.coins)
                nation.coins += place.gain - cost
                if table.journal is not None:
                    if cost:
                        table.happened(happens.BidPay(seat, place.id, cost), "I4.6")
                    if place.gain:
                        table.happened(happens.BidGain(seat, place.id, place.gain), "I4.6")
            slot += 1


class EndOfSpring(Step[Iron]):
    """I4.8  Now cards that speak of the end of spring can be played."""

    def run(self, table: Iron) -> None:
        seat = table.kit.seats - 1
        while seat >= 0:
            nation, spring = table.nations[seat], table.kit.masks.spring
            if table.kit.sheets[nation.sheet].cards & spring & ~nation.pool & ~nation.shown:
                table.reveal_asking(seat)
            cards = nation.hand & spring
            if cards:
                for card in table.cards_of(cards):
                    card.end_of_spring(table, seat)
                table.do(TAKE_OVER[seat])
            seat -= 1


def swap_cubes(table: Iron, seat: i64, other: i64, clause: str) -> None:
    """I16.7  Two cubes change places on the turn track."""
    swapped: list[int] = []
    for cube in table.track:
        if cube == seat:
            swapped.append(other)
        elif cube == other:
            swapped.append(seat)
        else:
            swapped.append(cube)
    table.track = swapped
    if table.journal is not None:
        slot, other_slot = [table.kit.slots[swapped.index(cube)].id for cube in (seat, other)]
        table.happened(happens.Swap(seat, other, slot, other_slot), clause)


BIDS: Final[list[Step[Iron]]] = [Bid(seat) for seat in range(4)]
SPRING_BEGINS: Final = Spring()
PAY_BIDS: Final = PayBids()
END_OF_SPRING: Final = EndOfSpring()
