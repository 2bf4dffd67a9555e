"""A4.4  The action of a season: which one, the card with it, and what follows."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import About, Answers, Choice, Several
from parlour.engine.bits import bit
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.blitz import BLITZ_FROM, BLITZ_TARGET, blitz_targets
from parlour.games.attack_deluxe.box import ACTIONS
from parlour.games.attack_deluxe.build import BUILD
from parlour.games.attack_deluxe.card import AFTER, DECLARE, held
from parlour.games.attack_deluxe.fighting import CHOOSE_BATTLE, CHOOSE_SEA_BATTLE
from parlour.games.attack_deluxe.landing import LAND_FROM, SETTLE_FLEETS
from parlour.games.attack_deluxe.move import begin_move, can_move
from parlour.games.attack_deluxe.navigate import CHOOSE_FLEET, can_navigate
from parlour.games.attack_deluxe.negotiate import CHOOSE_NEUTRAL, neutral_neighbours
from parlour.games.attack_deluxe.pieces import NOWHERE
from parlour.games.attack_deluxe.playing import PLAY_CARD
from parlour.games.attack_deluxe.research import CHOOSE_TECH, open_cards
from parlour.games.attack_deluxe.roles import ACTION, ANY_ACTION, SEASON
from parlour.games.attack_deluxe.settling import settle_land
from parlour.games.attack_deluxe.state import NO_ACTION, World
from parlour.games.attack_deluxe.transport import TRANSPORT_FROM, AskTransport, can_transport, transport_limit

PASS: Final[i64] = 0
MOVE: Final[i64] = 1
BLITZ: Final[i64] = 2
NAVIGATE: Final[i64] = 3
TRANSPORT: Final[i64] = 4
NEGOTIATE: Final[i64] = 5
BUILDING: Final[i64] = 6
RESEARCH: Final[i64] = 7


def possible(table: World, seat: i64, action: i64) -> bool:
    """Whether there is anything to do in this action."""
    if action == MOVE:
        return can_move(table, seat)
    if action == BLITZ:
        return len(blitz_targets(table, seat, True)) > 0
    if action == NAVIGATE:
        return can_navigate(table, seat)
    if action == TRANSPORT:
        return can_transport(table, seat)
    if action == NEGOTIATE:
        return len(neutral_neighbours(table, seat, True)) > 0
    if action == RESEARCH:
        return can_research(table, seat)
    return True


def can_research(table: World, seat: i64) -> bool:
    """A12.1  Whether any card can be had, with a card in hand that asks for fewer units too."""
    dropped: i64 = 0
    hand: i64 = table.nations[seat].hand & table.kit.windows[DECLARE]
    if hand:
        for card in table.kit.cards:
            if held(hand, card.number):
                dropped = max(dropped, card.leaves_out())
    return len(open_cards(table, seat, dropped, True)) > 0


class ChooseAction(Decision[World]):
    """A4.2, A4.5  The action, or a pass."""

    first: ClassVar[int] = 16
    size: ClassVar[int] = 8
    clause: ClassVar[str] = "A4.2"
    about: ClassVar[About | None] = About(season=SEASON.of("season"), used=Several(ANY_ACTION).of("used"))
    answers: ClassVar[Answers | None] = Answers(
        "pass", Choice("{action}", "action:{seat}:{action}", verb="act", action=ACTION)
    )

    def run(self, table: World) -> None:
        if table.nations[self.seat].hand and self.rests_on_hand(table):
            table.reveal_asking(self.seat)
        super().run(table)

    def rests_on_hand(self, table: World) -> bool:
        """Whether nothing but a Research can be done, and that perhaps with a card only."""
        action: i64 = MOVE
        while action < RESEARCH:
            if self.allowed(table, action) and possible(table, self.seat, action):
                return False
            action += 1
        return self.allowed(table, RESEARCH) and len(open_cards(table, self.seat, 0, True)) == 0

    def options(self, table: World) -> list[int]:
        found: list[int] = [PASS]
        action: i64 = MOVE
        while action <= RESEARCH:
            if self.allowed(table, action) and possible(table, self.seat, action):
                found.append(action)
            action += 1
        return found

    def allowed(self, table: World, action: i64) -> bool:
        if table.harsh and action <= BLITZ:
            return False
        return table.kit.repeats or action == NEGOTIATE or table.nations[self.seat].used >> action & 1 == 0

    def choose(self, table: World, option: i64) -> None:
        seat = self.seat
        if table.journal is not None:
            event = happens.Pass(seat) if option == PASS else happens.Action(seat, ACTIONS[option])
            table.happened(event, "A4.2")
        if option == PASS:
            return
        table.action = option
        table.nations[seat].used |= bit(option)
        table.changed = []
        table.do(BEGIN[seat][option], END_ACTION)
        if option != TRANSPORT:
            table.do(ASK_BEFORE[seat])
        if option != NEGOTIATE:
            table.do(PLAY_CARD[seat][DECLARE])

    def season(self, table: World) -> i64:
        return table.season

    def used(self, table: World) -> list[int]:
        return [action for action in range(MOVE, RESEARCH + 1) if table.nations[self.seat].used >> action & 1]

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if table.harsh and option in (MOVE, BLITZ):
            return Refusal("A4.2", "harsh-winter", {})
        if not self.allowed(table, option):
            return Refusal("A4.5", "taken-this-year", {})
        return Refusal(CLAUSES[option], NOTHING[option], {})


CLAUSES: Final[list[str]] = ["A4.2", "A6.1", "A7.5", "A8.1", "A9.1", "A10.1", "A11.1", "A12.1"]
NOTHING: Final[list[str]] = [
    "",
    "nobody-can-move",
    "no-blitz-in-reach",
    "no-ships",
    "nobody-to-transport",
    "no-neutral-beside",
    "",
    "no-research",
]


class Begin(Step[World]):
    """A4.4  The action itself, and a Transport after it for those who may."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action

    def run(self, table: World) -> None:
        seat, action = self.seat, self.action
        if action != TRANSPORT:
            table.do(ASK_AFTER[seat])
        if action == MOVE:
            table.do(CHOOSE_BATTLE[seat], SETTLE_LAND)
            begin_move(table, seat)
        elif action == BLITZ:
            table.do(CHOOSE_BATTLE[seat], AFTER_BLITZ)
            table.do(BLITZ_TARGET[seat], WITH_TARGET, BLITZ_FROM[seat])
        elif action == NAVIGATE:
            table.do(CHOOSE_BATTLE[seat], SETTLE_LAND, PLAY_CARD[seat][AFTER])
            table.do(CHOOSE_FLEET[seat], CHOOSE_SEA_BATTLE[seat], SETTLE_FLEETS, LAND_FROM[seat])
        elif action == TRANSPORT:
            table.freight_left = max(transport_limit(table, seat), table.freight_left)
            table.do(TRANSPORT_FROM[seat])
        elif action == NEGOTIATE:
            table.do(CHOOSE_NEUTRAL[seat])
        elif action == BUILDING:
            table.do(BUILD[seat])
        else:
            table.do(CHOOSE_TECH[seat])


class WithTarget(Step[World]):
    """A18.4  A card that waits for the target of the Blitz."""

    def run(self, table: World) -> None:
        if table.pending:
            table.kit.cards[table.pending - 1].on_target(table, table.active)


class AfterBlitz(Step[World]):
    """A7.1  The battle of the Blitz is over; who has won it may have a card for that."""

    def run(self, table: World) -> None:
        settle_land(table, table.active)
        if table.owners[table.target] == table.active:
            table.do(PLAY_CARD[table.active][AFTER])


class SettleLand(Step[World]):
    """A6.2  All battles are over: units are at home where they have come to."""

    def run(self, table: World) -> None:
        settle_land(table, table.active)


class EndAction(Step[World]):
    """What held for this action only does so no more."""

    def run(self, table: World) -> None:
        settle_land(table, table.active)
        table.action = NO_ACTION
        table.carded = False
        table.barred = 0
        table.target = NOWHERE
        table.pending = 0
        table.rail_left = 0
        table.march_left = 0
        table.freight_left = 0
        table.side_freight = 0
        table.more_steps = 0
        table.more_cargo = 0
        table.dropped = 0
        if table.journal is not None:
            table.chronicle = table.chronicle.action_over()


SETTLE_LAND: Final = SettleLand()
WITH_TARGET: Final = WithTarget()
AFTER_BLITZ: Final = AfterBlitz()
END_ACTION: Final = EndAction()
CHOOSE_ACTION: Final[list[Step[World]]] = [ChooseAction(seat) for seat in range(6)]
ASK_BEFORE: Final[list[Step[World]]] = [AskTransport(seat, False) for seat in range(6)]
ASK_AFTER: Final[list[Step[World]]] = [AskTransport(seat, True) for seat in range(6)]
BEGIN: Final[list[list[Step[World]]]] = [[Begin(seat, action) for action in range(8)] for seat in range(6)]
