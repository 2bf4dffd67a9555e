"""A10  Negotiate: a neutral region changes sides for a price."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.box import DEMOCRACY, GOVERNMENTS
from parlour.games.attack_deluxe.card import CARDS, copy_of, held
from parlour.games.attack_deluxe.pieces import NOBODY
from parlour.games.attack_deluxe.playing import DISCARD_DOWN
from parlour.games.attack_deluxe.roles import CARD, CARDS_HELD, GOVERNMENT, REGION, one_region
from parlour.games.attack_deluxe.state import FACE_UP, World
from parlour.games.attack_deluxe.units import ARMY, INFANTRY, listed, one


def neutral_neighbours(table: World, seat: i64, only_one: bool) -> list[int]:
    """A10.1  Neutral regions adjacent to a region of this seat."""
    atlas, owners = table.kit.atlas, table.owners
    found: list[int] = []
    region: i64 = atlas.first
    while region < atlas.end:
        if owners[region] == NOBODY:
            for other in atlas.ways[region]:
                if owners[other] == seat:
                    found.append(region)
                    if only_one:
                        return found
                    break
        region += 1
    return found


def price_of(table: World, seat: i64, region: i64) -> i64:
    """A10.3  What this seat pays for a region whose marker is face up."""
    price: i64 = table.kit.prices[table.nations[seat].government * 4 + (table.markers[region] & 3)]
    if table.has_power(seat, DEMOCRACY):
        return max(price - table.kit.power.discount, min(price, 1))
    return price


class ChooseNeutral(Decision[World]):
    """A10.1, A10.2  The region with which the player negotiates; its marker is turned up."""

    first: ClassVar[int] = 2320
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A10.1"
    answers: ClassVar[Answers | None] = one_region("talk {region}")

    def options(self, table: World) -> list[int]:
        return neutral_neighbours(table, self.seat, False)

    def choose(self, table: World, option: i64) -> None:
        marker: i64 = table.markers[option]
        if marker < FACE_UP:
            markers = table.markers[:]
            markers[option] = marker + FACE_UP
            table.markers = markers
            table.reveal()
        if table.journal is not None:
            region, price = table.kit.atlas.region_ids[option], price_of(table, self.seat, option)
            table.happened(happens.Negotiate(self.seat, region, GOVERNMENTS[marker & 3], price), "A10.2")
        table.do(PayPrice(self.seat, option), DrawCards(self.seat), DISCARD_DOWN[self.seat])

    def facts(self, table: World, option: i64) -> dict[str, object]:
        marker: i64 = table.markers[option]
        if marker < FACE_UP:
            return {"government": GOVERNMENT.at(NOBODY)}
        return {"government": GOVERNMENT.at(marker & 3), "price": price_of(table, self.seat, option)}

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option):
            return None
        if table.owners[option] != NOBODY:
            return Refusal("A10.1", "not-neutral", {})
        return Refusal("A10.1", "not-beside-yours", {})


class PayPrice(Decision[World]):
    """A10.3, A10.5  Whether to pay for the region."""

    first: ClassVar[int] = 30
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "A10.3"
    about: ClassVar[About | None] = About(
        region=REGION.of("region"), government=GOVERNMENT.of("government"), price=NUMBER.of("price")
    )
    answers: ClassVar[Answers | None] = Answers("refuse", Choice("pay", "region:{region}"))

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region

    def options(self, table: World) -> list[int]:
        if table.nations[self.seat].production < price_of(table, self.seat, self.region):
            return [0]
        return [0, 1]

    def choose(self, table: World, option: i64) -> None:
        price, government = self.price(table), GOVERNMENTS[self.government(table)]
        if option:
            units: i64 = table.kit.free_infantry * one(INFANTRY)
            table.pay(self.seat, price, 0)
            table.give_region(self.region, self.seat)
            table.put_army(self.region, units)
            if table.journal is not None:
                region = table.kit.atlas.region_ids[self.region]
                event = happens.Convert(self.seat, region, price, listed(units, ARMY), {government: 1})
                table.happened(event, "A10.5")
        elif table.journal is not None:
            table.happened(happens.Refuse(self.seat, table.kit.atlas.region_ids[self.region], price), "A10.3")

    def government(self, table: World) -> i64:
        return table.markers[self.region] & 3

    def price(self, table: World) -> i64:
        return price_of(table, self.seat, self.region)


class DrawCards(Step[World]):
    """A10.6, A18.2  Paid or not, the player draws, for later turns; who draws more keeps one of them."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: World) -> None:
        several = table.has_power(self.seat, DEMOCRACY)
        left: i64 = table.kit.power.drawn if several else table.kit.drawn
        drawn: i64 = 0
        while left > 0:
            card = table.draw_card(self.seat, "A10.6")
            if card >= 0:
                drawn += copy_of(card)
            left -= 1
        table.barred += drawn
        if several:
            table.do(KeepOne(self.seat, drawn))


class KeepOne(Decision[World]):
    """Which of the drawn cards is kept; the others are discarded."""

    first: ClassVar[int] = 150
    size: ClassVar[int] = 20
    clause: ClassVar[str] = "democracy"
    secret: ClassVar[bool] = True
    about: ClassVar[About | None] = About(drawn=CARDS_HELD.of("drawn"))
    answers: ClassVar[Answers | None] = Answers(Choice("keep {card}", "card:{seat}:{card}", card=CARD))

    def __init__(self, seat: i64, drawn: i64) -> None:
        self.seat: i64 = seat
        self.drawn: i64 = drawn

    def options(self, table: World) -> list[int]:
        return [card for card in range(CARDS) if held(self.drawn, card)]

    def imagined(self, table: World) -> Decision[World]:
        return KeepOne(self.seat, table.barred)

    def choose(self, table: World, option: i64) -> None:
        rest: i64 = self.drawn - copy_of(option)
        card: i64 = 0
        while card < CARDS:
            left: i64 = held(rest, card)
            while left > 0:
                table.discard_card(self.seat, card)
                if table.journal is not None:
                    table.happened(happens.DiscardCard(self.seat, table.kit.cards[card].id), "democracy")
                left -= 1
            card += 1


CHOOSE_NEUTRAL: Final[list[Step[World]]] = [ChooseNeutral(seat) for seat in range(6)]
