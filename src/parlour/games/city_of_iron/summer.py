"""I5  Summer: turns, and the action that each of them has."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, SEAT, About, Answers, Choice
from parlour.engine.step import Refusal, Step
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.building import (
    BUILD_FROM_ROW,
    BUILD_STORED,
    StoreBuilding,
    add_builds,
    build_facts,
    start_building,
    why_no_build,
)
from parlour.games.city_of_iron.card import CITIZEN, MILITARY
from parlour.games.city_of_iron.drawing import DISCARD_USED, has_card
from parlour.games.city_of_iron.expert import begin, playable, why_unplayable
from parlour.games.city_of_iron.roles import CARD, DECK, WHOLE_ROW, short
from parlour.games.city_of_iron.roles import TOWN as A_TOWN
from parlour.games.city_of_iron.state import NOBODY, SUMMER, Iron, IronDecision
from parlour.games.city_of_iron.things import TOWNS
from parlour.games.city_of_iron.towns import add_attacks, attack, look, why_no_attack

TAX: Final[i64] = 0
RESEARCH: Final[i64] = 1
DRAW_CITIZEN: Final[i64] = 2
DRAW_MILITARY: Final[i64] = 3
STORE: Final[i64] = 4
BUILD: Final[i64] = 5  # 16 of the row, 32 kinds in storage
PLAY: Final[i64] = 53
TOWN: Final[i64] = 101
PLAIN: Final[list[Choice]] = [
    Choice("tax", "coins:{seat}"),
    Choice("research", "science:{seat}"),
    Choice("draw {deck}", "deck:{seat}:{deck}", deck=DECK),
    Choice("store", "row:{row}", row=WHOLE_ROW),
    BUILD_FROM_ROW,
    BUILD_STORED,
]


class SummerBegins(Step[Iron]):
    """I4.7  The turn order is from right to left on the turn track."""

    def run(self, table: Iron) -> None:
        table.phase = SUMMER
        table.turns = [seat for seat in table.track[::-1] if seat != NOBODY]
        table.turn_at = 0
        table.action = 1
        if table.journal is not None:
            table.happened(happens.Season("summer"), "I4.1")
            table.happened(happens.Order(list(table.turns)), "I4.7")
        table.do(TURN)


class Turn(Step[Iron]):
    """I5.1, I5.2  A turn: free cards, then one action."""

    def run(self, table: Iron) -> None:
        seat: i64 = table.turns[table.turn_at]
        table.active = seat
        if table.journal is not None:
            table.happened(happens.Turn(seat, table.action), "I5.1")
        look(table, seat, "I10.7")
        table.do(CHOOSE_ACTION[seat], NEXT_TURN)


class NextTurn(Step[Iron]):
    """I5.1  All take their first action, then all their second, then all their third."""

    def run(self, table: Iron) -> None:
        if table.journal is not None and (table.discount or table.extra_eyes):
            clause = "I6.4" if table.discount else "I16.4"
            table.happened(happens.Lapse(table.active, table.discount, table.extra_eyes), clause)
        table.discount = 0
        table.extra_eyes = 0
        table.turn_at += 1
        if table.turn_at == len(table.turns):
            table.turn_at = 0
            table.action += 1
        if table.action <= table.kit.actions:
            table.do(TURN)


class Acting(IronDecision):
    """The actions that any turn has: tax, research, draw, store, build."""

    def plain(self, table: Iron) -> list[int]:
        nation = table.nations[self.seat]
        found: list[int] = [TAX]
        if nation.coins >= table.kit.research_coins:
            found.append(RESEARCH)
        if not nation.citizens.empty():
            found.append(DRAW_CITIZEN)
        if not nation.military.empty():
            found.append(DRAW_MILITARY)
        if table.row:
            found.append(STORE)
        add_builds(table, nation, found, BUILD, 0, False)
        return found

    def act(self, table: Iron, option: i64) -> None:
        if option == TAX:
            if table.journal is not None:
                table.happened(happens.Tax(self.seat), "I5.4")
            table.gain_coins(self.seat, table.kit.tax, "I5.4")
        elif option == RESEARCH:
            table.nations[self.seat].coins -= table.kit.research_coins
            if table.journal is not None:
                table.happened(happens.Research(self.seat, table.kit.research_coins), "I5.5")
            table.gain_science(self.seat, table.kit.research_science, "I5.5")
        elif option == STORE:
            table.do(STORE_ONE[self.seat])
        elif option < STORE:
            table.draw(self.seat, CITIZEN if option == DRAW_CITIZEN else MILITARY, "I5.6")
        else:
            start_building(table, self.seat, option - BUILD, 0, False, "I6.1")

    def coins(self, table: Iron) -> i64:
        return table.nations[self.seat].coins

    def science(self, table: Iron) -> i64:
        return table.nations[self.seat].science

    def facts(self, table: Iron, option: i64) -> dict[str, object]:
        if option == TAX:
            return {"coins": table.kit.tax}
        if option == RESEARCH:
            return {"coins": table.kit.research_coins, "science": table.kit.research_science}
        return {} if option < BUILD else build_facts(table, self.seat, option - BUILD, 0, False)

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option == RESEARCH:
            return short("I5.5", coins=table.kit.research_coins - table.nations[self.seat].coins)
        if option < STORE:
            return Refusal("I5.6", "deck-empty", {})
        if option == STORE:
            return Refusal("I5.7", "row-empty", {})
        return why_no_build(table, self.seat, option - BUILD, 0, False)


class ChooseAction(Acting):
    """I5.2  Any number of free cards, then one action."""

    first: ClassVar[int] = 656
    size: ClassVar[int] = 117  # five, 48 buildings, 48 cards, 16 towns
    clause: ClassVar[str] = "I5.2"
    about: ClassVar[About | None] = About(coins=NUMBER.of("coins"), science=NUMBER.of("science"))
    answers: ClassVar[Answers | None] = Answers(
        *PLAIN,
        Choice("play {card}", "card:{seat}:{card}", card=CARD),
        Choice("attack {town}", "town:{town}", town=A_TOWN),
    )

    def options(self, table: Iron) -> list[int]:
        found = self.plain(table)
        hand = table.nations[self.seat].hand
        number: i64 = 0
        while hand:
            if hand & 1:
                if table.kit.masks.asking >> number & 1 == 0 or playable(table, self.seat, number):
                    found.append(PLAY + number)
            hand >>= 1
            number += 1
        add_attacks(table, self.seat, found, TOWN)
        return found

    def choose(self, table: Iron, option: i64) -> None:
        if option < PLAY:
            self.act(table, option)
        elif option >= TOWN:
            attack(table, self.seat, option - TOWN)
        else:
            if table.kit.cards[option - PLAY].free:
                table.do(DISCARD_USED[self.seat], self)
            else:
                table.do(DISCARD_USED[self.seat])
            begin(table, self.seat, option - PLAY)

    def facts(self, table: Iron, option: i64) -> dict[str, object]:
        if option < PLAY:
            return super().facts(table, option)
        if option < TOWN:
            card = option - PLAY
            return {"free": table.kit.cards[card].free} if card < len(table.kit.cards) else {}
        if option - TOWN >= TOWNS:
            return {}
        town = table.kit.towns[option - TOWN]
        return {"guns": town.defense, "compasses": town.distance, "holder": SEAT.at(table.holder_of(town.number))}

    def why_not(self, table: Iron, option: i64) -> Refusal | None:
        if option < PLAY:
            return super().why_not(table, option)
        if option >= TOWN:
            return why_no_attack(table, self.seat, option - TOWN)
        card = option - PLAY
        if not has_card(table, self.seat, card):
            return None
        if table.nations[self.seat].hand >> card & 1 == 0:
            return Refusal("I7.1", "not-in-hand", {})
        return why_unplayable(table, self.seat, card)


class Act(Acting):
    """I16.5  One of several actions that a card lets one take."""

    first: ClassVar[int] = 776
    size: ClassVar[int] = 53  # as the first of ChooseAction
    clause: ClassVar[str] = "I16.5"
    about: ClassVar[About | None] = About(
        left=NUMBER.of("left"), coins=NUMBER.of("coins"), science=NUMBER.of("science")
    )
    answers: ClassVar[Answers | None] = Answers(*PLAIN)

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def options(self, table: Iron) -> list[int]:
        return self.plain(table)

    def choose(self, table: Iron, option: i64) -> None:
        if self.left > 1:
            table.do(Act(self.seat, self.left - 1))
        self.act(table, option)


SUMMER_BEGINS: Final = SummerBegins()
TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
CHOOSE_ACTION: Final[list[Step[Iron]]] = [ChooseAction(seat) for seat in range(4)]
STORE_ONE: Final[list[Step[Iron]]] = [StoreBuilding(seat, 0, "I5.7") for seat in range(4)]
