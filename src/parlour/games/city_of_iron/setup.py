"""I3  Setup: nations, decks, row, towns, lands, and the first bid track."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.rng import Rng
from parlour.engine.state import NO_ANSWERS
from parlour.engine.step import Refusal, Step
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.autumn import fill_row
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.card import CITIZEN
from parlour.games.city_of_iron.piles import Pile
from parlour.games.city_of_iron.realm import UNUSED, survey
from parlour.games.city_of_iron.roles import NATION
from parlour.games.city_of_iron.spring import EMPTY_TRACK
from parlour.games.city_of_iron.state import SETUP, TAKE_OVER, Iron, IronDecision, Nation
from parlour.games.city_of_iron.things import DECKS, GROWTH, SCORE_CARD, STACKS
from parlour.games.city_of_iron.turn import ROUND

NATIONS: Final[i64] = 4
GROUPS_OUT: Final[list[list[str]]] = [["ore", "demon"], ["demon"], []]  # with two, three and four seats


def lay_out(box: IronBox, rng: Rng) -> Iron:
    """I3.6-I3.11  The table with its decks shuffled, before anybody has a nation."""
    decks = [shuffled_deck(box, rng, deck) for deck in range(len(DECKS))]
    lands: i64 = 0
    homes = [sheet.home for sheet in box.sheets]
    for land in box.lands:
        if land.number not in homes and (box.marked_lands or not land.marked):
            lands |= bit(land.number)
    return Iron(
        box=box,
        rng=rng,
        stack=[],
        question=None,
        answers=NO_ANSWERS,
        learnt=0,
        over=False,
        nations=[empty_nation(box, seat) for seat in range(box.seats)],
        phase=SETUP,
        round=1,
        action=1,
        active=0,
        bidders=list(range(box.seats)),
        track=EMPTY_TRACK,
        turns=[],
        turn_at=0,
        discount=0,
        extra_eyes=0,
        spent=0,
        row=[],
        deck=[card for deck in decks for card in deck],
        drawn=0,
        end_a=len(decks[0]),
        end_b=len(decks[0]) + len(decks[1]),
        scrap=[],
        score_cards=0,
        stacks=[shuffled_towns(box, rng, stack) for stack in range(STACKS)],
        lands=lands,
    )


def shuffled_deck(box: IronBox, rng: Rng, deck: i64) -> list[int]:
    """I3.8, I3.9  The cards of a deck that this many players use, shuffled, and its score card below."""
    cards = [
        building.number
        for building in box.buildings
        if building.deck == deck
        for copy in range(sum(building.copies[: box.seats - 1]))
    ]
    rng.shuffle(cards)
    return [*cards, SCORE_CARD + deck]


def shuffled_towns(box: IronBox, rng: Rng, stack: i64) -> list[int]:
    """I3.11  The towns of a stack that this many players use, shuffled."""
    out = GROUPS_OUT[box.seats - 2]
    towns: list[int] = [town.number for town in box.towns if town.stack == stack and town.group not in out]
    rng.shuffle(towns)
    return towns


def empty_nation(box: IronBox, seat: i64) -> Nation:
    """What a seat has before it has chosen a nation: a board without cards, on some home or other."""
    none: list[int] = []
    return Nation(
        sheet=-1,
        coins=box.start_coins,
        science=box.start_science,
        vp=0,
        hand=0,
        shown=0,
        pool=0,
        buying=0,
        citizens=Pile(none, 0, none, False),
        military=Pile(none, 0, none, False),
        realm=survey(box, [box.sheets[seat].home], [UNUSED for token in range(GROWTH)], none, 0, none),
        stored=none,
        mastered=0,
        spied=0,
        scored=[0, 0, 0],
    )


def become(table: Iron, seat: i64, number: i64) -> None:
    """I3.2-I3.5  The seat takes a nation: its home, its starting decks, and the rest as its buy pool."""
    kit, nation = table.kit, table.nations[seat]
    sheet = kit.sheets[number]
    nation.sheet = number
    realm = nation.realm
    nation.realm = survey(kit, [sheet.home], realm.tokens, realm.buildings, realm.towns, realm.sites)
    nation.pool = sheet.cards
    for card in sheet.citizens + sheet.military:
        nation.pool &= ~bit(card)
    citizens, military = sheet.citizens[:], sheet.military[:]
    table.rng.shuffle(citizens)
    table.rng.shuffle(military)
    nation.citizens = Pile(citizens, 0, [], False)
    nation.military = Pile(military, 0, [], False)
    if table.journal is not None:
        table.happened(happens.Choose(seat, sheet.id, len(citizens), len(military)), "I3.1")


class ChooseNation(IronDecision):
    """I3.1  One after the other the players take a nation that is left."""

    first: ClassVar[int] = 0
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "I3.1"
    answers: ClassVar[Answers | None] = Answers(
        Choice("{nation}", "nation:{nation}", verb="choose", nation=NATION),
    )

    def options(self, table: Iron) -> list[int]:
        taken = [nation.sheet for nation in table.nations]
        return [number for number in range(NATIONS) if number not in taken]

    def choose(self, table: Iron, option: i64) -> None:
        become(table, self.seat, option)

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        return Refusal("I3.1", "nation-taken", {})


def choosing(seats: i64) -> list[Step[Iron]]:
    """I3.1  All choose, in seat order."""
    return [step for seat in range(seats) for step in (TAKE_OVER[seat], ChooseNation(seat))]


class DealNations(Step[Iron]):
    """I3.1  Option `nations` = `dealt`: handed out at random."""

    def run(self, table: Iron) -> None:
        numbers = list(range(NATIONS))
        table.rng.shuffle(numbers)
        table.reveal()
        for seat in range(table.kit.seats):
            become(table, seat, numbers[seat])


class FirstCards(Step[Iron]):
    """I3.4, I3.10, I3.12  First cards are drawn, the row is filled, and the cubes come onto the bid track."""

    def run(self, table: Iron) -> None:
        for seat in range(table.kit.seats):
            number: i64 = 0
            while number < table.kit.start_cards:
                table.draw(seat, CITIZEN, "I3.4")
                number += 1
        fill_row(table, "I3.10")
        bidders = list(range(table.kit.seats))
        table.rng.shuffle(bidders)
        table.bidders = bidders
        table.reveal()
        if table.journal is not None:
            table.happened(happens.FirstOrder(list(bidders)), "I3.12")
        table.do(ROUND)


FIRST_CARDS: Final = FirstCards()
