"""D4, D11, D12  The turn, its end, and the end of the match."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice, Several
from parlour.engine.step import Step
from parlour.games.dice_city import happens
from parlour.games.dice_city.attack import CHOOSE_ATTACK
from parlour.games.dice_city.building import BUY
from parlour.games.dice_city.dice import CHOOSE_DIE
from parlour.games.dice_city.goods import GOLD, GOODS, NAMES, count, unit
from parlour.games.dice_city.roles import FULL_ROWS, RIVAL
from parlour.games.dice_city.scoring import decided_by, score, sources, winners
from parlour.games.dice_city.solo import next_row
from parlour.games.dice_city.spaces import ALL_DICE
from parlour.games.dice_city.state import NOBODY, Cities, CityDecision

GO_ON_OR_END: Final[list[int]] = [0, 1]


class Turn(Step[Cities]):
    """D4.1  A turn has four steps in this order: dice, attack, building and trade, end of turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Cities) -> None:
        table.active = self.seat
        table.unused = ALL_DICE
        table.refreshed = 0
        table.passed = 0
        table.location_victim = NOBODY
        table.stock_victim = NOBODY
        table.beaten = 0
        if table.journal is not None:
            if self.seat == table.start:
                table.happened(happens.Round(table.round), "D4.2")
            table.happened(happens.Turn(self.seat), "D4.1")
        table.do(CHOOSE_DIE[self.seat], CHOOSE_ATTACK[self.seat], BUY[self.seat], END_OF_TURN)


class EndOfTurn(Step[Cities]):
    """D11  Stock and strength are reduced; the end may be set off; the dice are rolled; the turn passes."""

    def run(self, table: Cities) -> None:
        reduce_stock(table)
        if table.journal is not None:
            tell_what_lapses(table)
        table.strength = 0
        table.bandits_strength = 0
        table.army_bonus = 0
        table.resource_bonus = 0
        table.less_defense = 0
        if table.kit.alone:
            next_row(table)
            if table.rows_dealt == 0:
                end_match(table, "D14.7")
                return
        elif not table.ending and table.full_rows(table.active) >= table.kit.end_full_rows:
            table.do(ASK_END[table.active], ROLL_DICE)
            return
        roll_and_pass(table)


def tell_what_lapses(table: Cities) -> None:
    """D11.4  All strength is lost, and every bonus and reduction ends."""
    bonuses = table.army_bonus + table.resource_bonus + table.less_defense
    if table.strength + table.bandits_strength + bonuses:
        event = happens.Lapse(
            table.active,
            table.strength,
            table.bandits_strength,
            table.army_bonus,
            table.resource_bonus,
            table.less_defense,
        )
        table.happened(event, "D11.4")


def reduce_stock(table: Cities) -> None:
    """D11.1, D11.2  Everything above the limits goes back to the supply, gold too."""
    city = table.me()
    if city.stock == 0:
        return
    raised = raised_limit(table, table.active)
    good: i64 = 0
    while good < GOODS:
        above = count(city.stock, good) - limit(table, good, raised)
        if above > 0:
            city.stock -= above * unit(good)
            if good == GOLD:
                table.gold += above
            if table.journal is not None:
                clause = "D11.2" if good == GOLD else "D11.1"
                gold = above if good == GOLD else 0
                table.happened(happens.GiveBack(table.active, NAMES[good], above, gold), clause)
        good += 1


def raised_limit(table: Cities, seat: i64) -> i64:
    """D16.12  How much of each resource the locations of a seat let it keep."""
    city, kit = table.cities[seat], table.kit
    raised: i64 = 0
    if city.kinds & kit.kinds.keeps:
        space: i64 = 0
        for kind in city.spaces:
            if kit.kinds.keeps >> kind & 1 and city.active(space):
                raised = max(raised, kit.locations[kind].keeps())
            space += 1
    return raised


def limit(table: Cities, good: i64, raised: i64) -> i64:
    """D11.1, D11.2  How much of a good is kept, where the limit of resources is raised so far."""
    keep: i64 = table.kit.keep[good]
    return keep if good == GOLD else max(keep, raised)


class AskEnd(CityDecision):
    """D12.4, D12.6  A seat with two full rows and no token on them may set off the end."""

    first: ClassVar[int] = 312
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "D12.4"
    about: ClassVar[About | None] = About(
        rows=NUMBER.of("rows"), last=RIVAL.of("last"), to_play=Several(RIVAL).of("to_play")
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("go on", verb="go-on"), Choice("end", "row:{seat}:{full}", full=FULL_ROWS)
    )

    def options(self, table: Cities) -> list[int]:
        return GO_ON_OR_END

    def choose(self, table: Cities, option: i64) -> None:
        if option:
            table.set_off_end("D12.4")

    def rows(self, table: Cities) -> i64:
        return table.full_rows(self.seat)

    def last(self, table: Cities) -> i64:
        """D12.8  Who would have the last turn."""
        return table.last_seat()

    def to_play(self, table: Cities) -> list[int]:
        """D12.8  Who would still have a turn, in this order."""
        found: list[int] = []
        seat: i64 = self.seat
        while seat != table.last_seat():
            seat = table.seat_after(seat)
            found.append(seat)
        return found


class RollDice(Step[Cities]):
    """D11.5  The dice are rolled after the seat was asked."""

    def run(self, table: Cities) -> None:
        roll_and_pass(table)


def roll_and_pass(table: Cities) -> None:
    """D11.5, D11.6, D12.8  All five dice are rolled; the turn passes unless all seats have had the same number."""
    table.roll_dice(table.active, "D11.5")
    seat = table.seat_after(table.active)
    if seat == table.start:
        if table.ending:
            end_match(table, "D12.8")
            return
        table.round += 1
    table.do(TURNS[seat])


def end_match(table: Cities, clause: str) -> None:
    table.finish()
    if table.journal is not None:
        table.happened(happens.End(), clause)
        for seat in range(table.kit.seats):
            bandits, ships, locations, raids, tokens = sources(table, seat)
            vp = score(table, seat)
            table.happened(happens.Score(seat, vp, bandits, ships, locations, raids, tokens), "D13.1")
        if table.kit.alone:
            vp, target = score(table, table.active), table.kit.target
            if vp >= target:
                table.happened(happens.Win(table.active, vp, "target", vp, target), "D14.9")
            else:
                table.happened(happens.Lose(table.active, target, vp), "D14.9")
            return
        for seat in winners(table):
            ground, mine, theirs = decided_by(table, seat)
            won = happens.Win(seat, score(table, seat), GROUNDS[ground], mine, theirs)
            table.happened(won, f"D13.{ground + 4}")


GROUNDS: Final[list[happens.Ground]] = ["vp", "locations", "cards", "order"]
END_OF_TURN: Final = EndOfTurn()
ROLL_DICE: Final = RollDice()
ASK_END: Final[list[Step[Cities]]] = [AskEnd(seat) for seat in range(4)]
TURNS: Final[list[Step[Cities]]] = [Turn(seat) for seat in range(4)]
