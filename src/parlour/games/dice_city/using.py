"""D6, D15  Using the ability of a location, with a die or as a copy."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Answers, Choice
from parlour.engine.bits import bit
from parlour.engine.journal import Journal
from parlour.engine.step import Refusal
from parlour.games.dice_city import happens
from parlour.games.dice_city.location import RESOURCE
from parlour.games.dice_city.roles import AT_WORK, LOCATION, SPACE
from parlour.games.dice_city.roles import RESOURCE as ANY_RESOURCE
from parlour.games.dice_city.spaces import COLOURS, space_name
from parlour.games.dice_city.state import NO_DIE, NO_SPACE, AtWork, Cities, CityDecision

THREE: Final[list[int]] = [0, 1, 2]
NO_ROLLS: Final[list[int]] = []


def can_use(table: Cities, space: i64) -> bool:
    """D5.2, D6.3, D15.2-D15.4  Whether the location there is active, has an ability, and can be paid."""
    city, kinds = table.me(), table.kit.kinds
    kind: i64 = city.spaces[space]
    if kinds.usable >> kind & 1 == 0 or city.deactivated >> space & 1:
        return False
    return kinds.priced >> kind & 1 == 0 or table.kit.locations[kind].can_use(table)


def use(table: Cities, space: i64, die: i64, chain: i64, clause: str) -> None:
    """D6.1, D2.9  The ability is carried out at once and whole; its deactivate cost comes first."""
    location = table.location(table.active, space)
    if table.journal is not None:
        event = happens.Use(table.active, location.id, space_name(space), COLOURS[die], chain != 0)
        table.happened(event, clause)
    if location.deactivates:
        table.deactivate(table.active, space, "D2.9")
    if table.journal is None:
        location.use(table, space, die, chain | bit(space))
    else:
        told, waiting = len(table.journal.events), len(table.stack)
        location.use(table, space, die, chain | bit(space))
        if len(table.journal.events) == told and nothing_follows(table, waiting):
            table.happened(happens.NoEffect(table.active, location.id, space_name(space)), "D6.2")
    if location.army and table.army_bonus:
        table.gain_strength(table.army_bonus, "D16.1")
    if location.type == RESOURCE and table.resource_bonus:
        table.gain(location.gives, table.resource_bonus, "D16.4")


def nothing_follows(table: Cities, waiting: i64) -> bool:
    """Whether no more than so many steps wait to happen, or the one above them is a question about nothing."""
    if len(table.stack) == waiting:
        return True
    step = table.stack[len(table.stack) - 1]
    return isinstance(step, CityDecision) and step.in_vain(table)


def is_idle(table: Cities, space: i64, die: i64, chain: i64 = 0) -> bool:
    """D6.2  Whether the location there could be used now, and nothing would come of it."""
    if not can_use(table, space):
        return False
    dream = table.copy()
    dream.rng.load(NO_ROLLS)  # what would be rolled is nobody's business
    journal = Journal()
    dream.journal = journal
    dream.unused &= ~bit(die)
    use(dream, space, die, chain, "D5.2")
    return isinstance(journal.events[len(journal.events) - 1].event, happens.NoEffect)


def why_useless(table: Cities, space: i64, copied: bool) -> Refusal | None:
    """Why the location there cannot be used; None: it can."""
    location, city = table.location(table.active, space), table.me()
    named: dict[str, object] = {"location": LOCATION.at(location.number)}
    if not city.active(space):
        return Refusal("D15.2" if copied else "D5.14", "deactivated", named)
    if not location.usable:
        return Refusal("D15.3" if copied else "D5.14", "no-ability", named)
    if not location.can_use(table):
        return location.lack(table, "D15.4" if copied else "D6.3")
    return None


class CopyAbility(AtWork):
    """D15.1  Which location is used without a die of its own. None left: the copier does nothing (D15.10)."""

    first: ClassVar[int] = 320
    size: ClassVar[int] = 30
    clause: ClassVar[str] = "D15.1"
    about: ClassVar[About | None] = About(location=LOCATION.of("location"), **AT_WORK)
    answers: ClassVar[Answers | None] = Answers(Choice("use {space}", "space:{seat}:{space}", space=SPACE))

    def __init__(self, seat: i64, at: i64, reach: i64, die: i64, chain: i64) -> None:
        self.seat: i64 = seat
        self.at: i64 = at  # where the copier lies
        self.reach: i64 = reach  # the spaces it can copy, as a set
        self.die: i64 = die  # D15.8  the die that was spent on the first copier
        self.chain: i64 = chain  # D15.9  the spaces used already, as a set

    def asides(self) -> list[str]:
        return []  # the chain goes on with them

    def options(self, table: Cities) -> list[int]:
        found: list[int] = []
        left: i64 = self.reach & ~self.chain
        space: i64 = 0
        while left:
            if left & 1 and can_use(table, space):
                found.append(space)
            left >>= 1
            space += 1
        return found

    def choose(self, table: Cities, option: i64) -> None:
        use(table, option, self.die, self.chain, "D15.1")

    def facts(self, table: Cities, option: i64) -> dict[str, object]:
        copied: dict[str, object] = {"copied": LOCATION.at(table.cities[self.seat].spaces[option])}
        if option not in table.answers:
            return copied
        return {**copied, "idle": is_idle(table, option, self.die, self.chain)}

    def why_not(self, table: Cities, option: i64) -> Refusal | None:
        if self.chain >> option & 1:
            return Refusal("D15.9", "in-chain", {})
        if self.reach >> option & 1 == 0:
            copier = table.location(self.seat, self.at)
            return Refusal(copier.id, "out-of-reach", {"location": LOCATION.at(copier.number)})
        return why_useless(table, option, True)


class GainResources(AtWork):
    """D6.1  Resources of the seat's choice, one after the other."""

    first: ClassVar[int] = 352
    size: ClassVar[int] = 3
    clause: ClassVar[str] = "D6.1"
    about: ClassVar[About | None] = About(
        location=LOCATION.of("kind"), left=NUMBER.of("left"), total=NUMBER.of("total"), **AT_WORK
    )
    answers: ClassVar[Answers | None] = Answers(Choice("gain {good}", "stock:{seat}:{good}", good=ANY_RESOURCE))

    def __init__(self, seat: i64, left: i64, kind: i64, at: i64 = NO_SPACE, die: i64 = NO_DIE, total: i64 = 0) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.kind: i64 = kind  # the location that gives them
        self.at: i64 = at
        self.die: i64 = die
        self.total: i64 = total if total > 0 else left  # that it gives in all

    def asides(self) -> list[str]:
        return ["at", "die", "total"]

    def options(self, table: Cities) -> list[int]:
        return THREE

    def choose(self, table: Cities, option: i64) -> None:
        table.gain(option, 1, table.kit.locations[self.kind].id)
        if self.left > 1:
            table.do(GainResources(self.seat, self.left - 1, self.kind, self.at, self.die, self.total))
