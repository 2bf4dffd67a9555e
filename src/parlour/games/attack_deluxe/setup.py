"""A3  Setup: governments, capitals, armies, oil, and who starts."""

from typing import ClassVar, Final, Literal

from mypy_extensions import i64

from parlour.engine.answers import NUMBER, About, Amount, Answers, Choice
from parlour.engine.bits import bit, everyone
from parlour.engine.rng import Rng
from parlour.engine.state import NO_ANSWERS
from parlour.engine.step import Decision, Refusal, Step
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.asking import DONE, AskNumber
from parlour.games.attack_deluxe.atlas import REGIONS, ZONES
from parlour.games.attack_deluxe.box import GOVERNMENTS, NO_HOLDS, NO_REGIONS, NO_ZONES, SUITS, WorldBox
from parlour.games.attack_deluxe.chronicle import EMPTY
from parlour.games.attack_deluxe.oil import PlaceOil
from parlour.games.attack_deluxe.pieces import NOBODY, NOWHERE, Nation
from parlour.games.attack_deluxe.playing import DISCARD_DOWN
from parlour.games.attack_deluxe.roles import FIRST_CARD, GOVERNMENT, REGION, UNIT, one_region
from parlour.games.attack_deluxe.state import NO_ACTION, NO_MARKER, World
from parlour.games.attack_deluxe.turn import START_YEAR
from parlour.games.attack_deluxe.units import ARMY, KINDS, NAVY, count, listed, one
from parlour.games.attack_deluxe.units import size as size_of

POOL: Final[i64] = 23  # A2.10  of each government
MOST: Final = 61  # units of a kind at the start, and 0


def lay_out(box: WorldBox, rng: Rng) -> World:
    """A3.2, A3.15  The table with the deck and the pool of markers shuffled, before anything has happened."""
    deck = [int(card.number) for card in box.cards for copy in range(card.copies)]
    rng.shuffle(deck)
    pool = [government for government in range(len(GOVERNMENTS)) for marker in range(POOL)]
    rng.shuffle(pool)
    return World(
        box=box,
        rng=rng,
        stack=[],
        question=None,
        answers=NO_ANSWERS,
        learnt=0,
        over=False,
        nations=[Nation(NOBODY, NOWHERE, 0, 0, 0, 0, 0, False) for seat in range(box.seats)],
        owners=[int(NOBODY)] * REGIONS,
        armies=NO_REGIONS,
        moved=NO_REGIONS,
        docked=NO_REGIONS,
        berthed=NO_REGIONS,
        oil=NO_REGIONS,
        markers=[int(NO_MARKER)] * REGIONS,
        pool=pool,
        taken=[0] * len(GOVERNMENTS),
        admirals=[int(NOBODY)] * ZONES,
        fleets=NO_ZONES,
        holds=NO_HOLDS,
        sailed=NO_ZONES,
        sailed_holds=NO_HOLDS,
        entries=NO_ZONES,
        battle=None,
        deck=deck,
        drawn=0,
        discards=[],
        known=[0] * (box.seats * box.seats),
        order=[],
        year=1,
        season=0,
        start=0,
        backwards=False,
        position=0,
        active=0,
        action=NO_ACTION,
        carded=False,
        barred=0,
        target=NOWHERE,
        pending=0,
        rail_left=0,
        march_left=0,
        freight_left=0,
        side_freight=0,
        more_steps=0,
        more_cargo=0,
        oil_to_place=0,
        advanced=0,
        dropped=0,
        harsh=False,
        changed=[],
        captor=NOBODY,
        chronicle=EMPTY,
    )


class RollOrder(Step[World]):
    """A3.3  Order dice from high to low; who ties rolls again, among themselves. Then setup goes on in that order."""

    def run(self, table: World) -> None:
        table.order = ranked(table, everyone(table.kit.seats), "A3.3")
        steps: list[Step[World]] = [ChooseGovernment(seat) for seat in table.order]
        steps += [PlaceCapital(seat) for seat in table.order]
        for seat in table.order:
            steps += [ChooseGround(seat, 0), StartOil(seat, table.kit.start_oil_markers)]
        table.do_all([*steps, LayMarkers(), FirstPlayer(everyone(table.kit.seats))])


def rolled_by(table: World, seat: i64, clause: str) -> i64:
    """Two order dice."""
    one_die = table.roll(6) + 1
    other = table.roll(6) + 1
    if table.journal is not None:
        table.happened(happens.OrderRoll(seat, [one_die, other]), clause)
    return one_die + other


def ranked(table: World, seats: i64, clause: str) -> list[int]:
    """These seats from the highest roll to the lowest."""
    sums = [0] * table.kit.seats
    for seat in range(table.kit.seats):
        if seats >> seat & 1:
            sums[seat] = rolled_by(table, seat, clause)
    found: list[int] = []
    value: i64 = 12
    while value >= 2:
        tied: i64 = 0
        last: i64 = 0
        for seat in range(table.kit.seats):
            if sums[seat] == value:
                tied |= bit(seat)
                last = seat
        if tied:
            if tied != bit(last):
                tell_tie(table, tied, clause)
            found += [last] if tied == bit(last) else ranked(table, tied, clause)
        value -= 1
    return found


def tell_tie(table: World, tied: i64, clause: str) -> None:
    if table.journal is not None:
        table.happened(happens.RollTie([seat for seat in range(table.kit.seats) if tied >> seat & 1]), clause)


class ChooseGovernment(Decision[World]):
    """A3.4  A second placard of a government only when all four are taken."""

    first: ClassVar[int] = 0
    size: ClassVar[int] = 4
    clause: ClassVar[str] = "A3.4"
    answers: ClassVar[Answers | None] = Answers(
        Choice("{government}", "government:{government}", verb="govern", government=GOVERNMENT)
    )

    def options(self, table: World) -> list[int]:
        taken = [0, 0, 0, 0]
        for nation in table.nations:
            if nation.government != NOBODY:
                taken[nation.government] += 1
        fewest = min(taken)
        return [number for number in range(len(GOVERNMENTS)) if taken[number] == fewest]

    def choose(self, table: World, option: i64) -> None:
        nation, kit = table.nations[self.seat], table.kit
        nation.government = option
        nation.production = kit.production
        nation.oil = kit.oil
        if table.journal is not None:
            table.happened(happens.Govern(self.seat, GOVERNMENTS[option], kit.production, kit.oil), "A3.4")
        for card in range(kit.first_cards):
            table.draw_card(self.seat, "A3.5")
        table.do(DISCARD_DOWN[self.seat], ChooseStartCard(self.seat))

    def why_not(self, table: World, option: i64) -> Refusal | None:
        return Refusal("A3.4", "government-taken", {})


class ChooseStartCard(Decision[World]):
    """A3.6  An economics card of level 1, by government."""

    first: ClassVar[int] = 6
    size: ClassVar[int] = 5
    clause: ClassVar[str] = "A3.6"
    about: ClassVar[About | None] = About(government=GOVERNMENT.of("government"))
    answers: ClassVar[Answers | None] = Answers(
        Choice("{card}", "economics:{card}", verb="begin-with", card=FIRST_CARD)
    )

    def options(self, table: World) -> list[int]:
        return table.kit.start_suits[self.government(table)]

    def government(self, table: World) -> i64:
        return table.nations[self.seat].government

    def choose(self, table: World, option: i64) -> None:
        table.gain_level(self.seat, option)
        if table.journal is not None:
            card = table.kit.economics[option * 4]
            table.happened(happens.Tech(self.seat, card.id, SUITS[option], card.level), "A3.6")

    def why_not(self, table: World, option: i64) -> Refusal | None:
        return Refusal("A3.6", "not-a-first-card", {})


class PlaceCapital(Decision[World]):
    """A3.7, A3.8  A site by the sea, outside the Arctic, on a continent without a capital while there is one."""

    first: ClassVar[int] = 3110
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A3.7"
    answers: ClassVar[Answers | None] = one_region("capital {region}")

    def options(self, table: World) -> list[int]:
        atlas = table.kit.atlas
        barred = self.barred(table)
        return [
            region
            for region in range(atlas.first, atlas.end)
            if atlas.capital_sites[region]
            and barred >> atlas.continent[region] & 1 == 0
            and table.owners[region] == NOBODY
        ]

    def barred(self, table: World) -> i64:
        """A3.8  Continents that cannot be chosen, as a set."""
        atlas = table.kit.atlas
        used: i64 = 0
        last: i64 = 0
        for seat in table.order:
            capital: i64 = table.nations[seat].capital
            if capital != NOWHERE:
                last = bit(atlas.continent[capital])
                used |= last
        for region in range(atlas.first, atlas.end):
            if atlas.capital_sites[region] and used >> atlas.continent[region] & 1 == 0:
                return used
        return last

    def choose(self, table: World, option: i64) -> None:
        kit = table.kit
        table.nations[self.seat].capital = option
        take_ground(table, self.seat, option)
        table.put_army(option, kit.start_army)
        table.put_docked(option, kit.start_navy)
        if table.journal is not None:
            army, ships = listed(kit.start_army, ARMY), listed(kit.start_navy, NAVY)
            table.happened(happens.PlaceCapital(self.seat, kit.atlas.region_ids[option], army, ships), "A3.7")

    def why_not(self, table: World, option: i64) -> Refusal | None:
        if not table.kit.atlas.has(option):
            return None
        if not table.kit.atlas.capital_sites[option]:
            return Refusal("A3.7", "no-capital-site", {})
        return Refusal("A3.8", "capital-on-continent", {})


def take_ground(table: World, seat: i64, region: i64) -> None:
    owners = table.owners[:]
    owners[region] = seat
    table.owners = owners


class ChooseGround(Decision[World]):
    """A3.9  Up to two more regions: nobody's, on the capital's continent, adjacent to the capital."""

    first: ClassVar[int] = 3210
    size: ClassVar[int] = 93
    clause: ClassVar[str] = "A3.9"
    about: ClassVar[About | None] = About(capital=REGION.of("capital"), left=NUMBER.of("left"))
    answers: ClassVar[Answers | None] = Answers("done", Choice("ground {region}", "region:{region}", region=REGION))

    def __init__(self, seat: i64, chosen: i64) -> None:
        self.seat: i64 = seat
        self.chosen: i64 = chosen

    def options(self, table: World) -> list[int]:
        if self.chosen >= table.kit.further_regions:
            return []
        atlas, capital = table.kit.atlas, table.nations[self.seat].capital
        found: list[int] = [DONE]
        for other in atlas.ways[capital]:
            if table.owners[other] == NOBODY and atlas.continent[other] == atlas.continent[capital]:
                found.append(1 + other)
        return found

    def choose(self, table: World, option: i64) -> None:
        if option != DONE:
            region = option - 1
            take_ground(table, self.seat, region)
            if table.journal is not None:
                table.happened(happens.TakeGround(self.seat, table.kit.atlas.region_ids[region]), "A3.9")
            table.do(Spread(self.seat, region, 0), ChooseGround(self.seat, self.chosen + 1))

    def capital(self, table: World) -> i64:
        return table.nations[self.seat].capital

    def left(self, table: World) -> i64:
        """How many further regions may still be chosen."""
        return table.kit.further_regions - self.chosen

    def why_not(self, table: World, option: i64) -> Refusal | None:
        atlas, region = table.kit.atlas, option - 1
        if not atlas.has(region):
            return None
        if table.owners[region] != NOBODY:
            return Refusal("A3.9", "taken", {})
        capital = table.nations[self.seat].capital
        if atlas.continent[region] != atlas.continent[capital]:
            return Refusal("A3.9", "other-continent", {})
        return Refusal("A3.9", "not-beside-capital", {})


class Spread(AskNumber):
    """A3.10  How many units of a kind go from the capital into this region; at least one unit stays, and goes."""

    first: ClassVar[int] = 3310
    size: ClassVar[int] = MOST
    clause: ClassVar[str] = "A3.10"
    about: ClassVar[About | None] = About(
        origin=REGION.of("origin"),
        region=REGION.of("region"),
        unit=UNIT.of("kind"),
        least=NUMBER.of("least"),
        most=NUMBER.of("most"),
    )
    answers: ClassVar[Answers | None] = Answers(
        Choice("{amount} {unit}", "unit:{origin}:{unit}", verb="send", amount=Amount("amount", MOST))
    )

    def __init__(self, seat: i64, region: i64, kind: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region
        self.kind: i64 = kind

    def origin(self, table: World) -> i64:
        return table.nations[self.seat].capital

    def least(self, table: World) -> i64:
        here: i64 = table.armies[table.nations[self.seat].capital]
        later: i64 = 0
        kind: i64 = self.kind + 1
        while kind < KINDS:
            later += count(here, kind)
            kind += 1
        return 1 if table.armies[self.region] == 0 and later == 0 else 0

    def most(self, table: World) -> i64:
        here: i64 = table.armies[table.nations[self.seat].capital]
        return min(count(here, self.kind), size_of(here) - 1 - self.kept(table))

    def kept(self, table: World) -> i64:
        """Units that must be left for a further region."""
        return table.kit.further_regions - (table.region_count(self.seat) - 1)

    def choose(self, table: World, option: i64) -> None:
        capital = table.nations[self.seat].capital
        if option:
            units: i64 = option * one(self.kind)
            table.put_army(capital, table.armies[capital] - units)
            table.add_army(self.region, units)
            if table.journal is not None:
                ids = table.kit.atlas.region_ids
                event = happens.Spread(self.seat, ids[capital], ids[self.region], listed(units, ARMY))
                table.happened(event, "A3.10")
        if self.kind + 1 < KINDS:
            table.do(Spread(self.seat, self.region, self.kind + 1))


class StartOil(PlaceOil):
    """A3.13  The oil marker goes into one of the starting regions."""

    first: ClassVar[int] = 3920
    size: ClassVar[int] = 92
    clause: ClassVar[str] = "A3.13"

    def for_next(self) -> Step[World]:
        return StartOil(self.seat, self.left - 1)

    def why_not(self, table: World, option: i64) -> Refusal | None:
        return Refusal("A3.13", "not-a-starting-region", {}) if table.kit.atlas.has(option) else None


class LayMarkers(Step[World]):
    """A3.15  A face-down marker on every region that nobody has; the rest is put aside unseen."""

    def run(self, table: World) -> None:
        lay_markers(table)
        if table.journal is not None:
            ids = table.kit.atlas.region_ids
            laid = [ids[region] for region, marker in enumerate(table.markers) if marker != NO_MARKER]
            table.happened(happens.LayMarkers(laid, len(laid)), "A3.15")


def lay_markers(table: World) -> None:
    markers = table.markers[:]
    used: i64 = 0
    for region in range(table.kit.atlas.first, table.kit.atlas.end):
        if table.owners[region] == NOBODY and markers[region] == NO_MARKER:
            markers[region] = table.pool[used]
            used += 1
    table.markers = markers
    table.pool = table.pool[used:]


class FirstPlayer(Step[World]):
    """A3.16  The highest roll starts; who ties rolls again."""

    def __init__(self, rolling: i64) -> None:
        self.rolling: i64 = rolling  # a bit a seat

    def run(self, table: World) -> None:
        best: i64 = 0
        tied: i64 = 0
        leader: i64 = 0
        for seat in range(table.kit.seats):
            if self.rolling >> seat & 1:
                rolled = rolled_by(table, seat, "A3.16")
                if rolled > best:
                    best, tied, leader = rolled, 0, seat
                if rolled == best:
                    tied |= bit(seat)
        if tied & (tied - 1):
            tell_tie(table, tied, "A3.16")
            table.do(FirstPlayer(tied))
            return
        table.start = leader
        table.active = leader
        if table.journal is not None:
            table.happened(happens.First(leader), "A3.16")
        table.do(ChooseDirection(leader), START_YEAR)


class ChooseDirection(Decision[World]):
    """A3.16  The starting player chooses clockwise or counterclockwise."""

    first: ClassVar[int] = 12
    size: ClassVar[int] = 2
    clause: ClassVar[str] = "A3.16"
    answers: ClassVar[Answers | None] = Answers(
        Choice("clockwise", "direction:clockwise"), Choice("counterclockwise", "direction:counterclockwise")
    )

    def options(self, table: World) -> list[int]:
        return [0, 1]

    def choose(self, table: World, option: i64) -> None:
        table.backwards = option == 1
        if table.journal is not None:
            table.happened(happens.Direction(self.seat, DIRECTIONS[option]), "A3.16")


DIRECTIONS: Final[list[Literal["clockwise", "counterclockwise"]]] = ["clockwise", "counterclockwise"]
