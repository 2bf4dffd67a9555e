"""What lies on the table in ATTACK! Deluxe, and the verbs that change it."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.rng import Rng
from parlour.engine.state import Stack, State
from parlour.engine.step import Decision
from parlour.games.attack_deluxe import happens
from parlour.games.attack_deluxe.box import POPULATION, SEASONS, WorldBox
from parlour.games.attack_deluxe.card import CARDS, both, copy_of, held
from parlour.games.attack_deluxe.chronicle import Chronicle
from parlour.games.attack_deluxe.pieces import LEVEL_BITS, NOBODY, Battle, Nation
from parlour.games.attack_deluxe.scoring import scores, winners
from parlour.games.attack_deluxe.secrets import redraw
from parlour.games.attack_deluxe.units import HOLDS, size

FACE_UP: Final[i64] = 4  # added to the government of a marker that has been turned up
NO_MARKER: Final[i64] = -1
NO_ACTION: Final[i64] = -1
# The kind of unit that a face shows, as one unit of it; the blank shows none.
FACES: Final[list[int]] = [1, 32768, 1073741824, 35184372088832, 35184372088832, 0]

SPRING: Final[i64] = 0
WINTER: Final[i64] = 3


class World(State):
    """The table. All its lists but `nations` are shared by copies, and replaced where they change."""

    def __init__(
        self,
        box: WorldBox,
        rng: Rng,
        stack: Stack,
        question: Decision[Any] | None,
        answers: list[int],
        learnt: i64,
        over: bool,
        nations: list[Nation],
        owners: list[int],
        armies: list[int],
        moved: list[int],
        docked: list[int],
        berthed: list[int],
        oil: list[int],
        markers: list[int],
        pool: list[int],
        taken: list[int],
        admirals: list[int],
        fleets: list[int],
        holds: list[int],
        sailed: list[int],
        sailed_holds: list[int],
        entries: list[int],
        battle: Battle | None,
        deck: list[int],
        drawn: i64,
        discards: list[int],
        known: list[int],
        order: list[int],
        year: i64,
        season: i64,
        start: i64,
        backwards: bool,
        position: i64,
        active: i64,
        action: i64,
        carded: bool,
        barred: i64,
        target: i64,
        pending: i64,
        rail_left: i64,
        march_left: i64,
        freight_left: i64,
        side_freight: i64,
        more_steps: i64,
        more_cargo: i64,
        oil_to_place: i64,
        advanced: i64,
        dropped: i64,
        harsh: bool,
        changed: list[int],
        captor: i64,
        chronicle: Chronicle,
    ) -> None:
        super().__init__(box, rng, stack, question, answers, learnt, over)
        self.kit = box
        self.nations = nations
        self.owners = owners  # of regions
        self.armies = armies  # in regions
        self.moved = moved  # armies that have come there in this action: to stay, or to attack
        self.docked = docked  # ships on coastlines
        self.berthed = berthed  # ships that have come to a coastline in this action
        self.oil = oil  # 1: an oil marker lies in the region
        self.markers = markers  # the government marker of a neutral region
        self.pool = pool  # markers put aside unseen
        self.taken = taken  # markers of the pool that players hold, by government
        self.admirals = admirals  # whose ships lie in a zone
        self.fleets = fleets  # ships in zones
        self.holds = holds  # armies aboard, three holds a zone
        self.sailed = sailed  # ships of the active seat that have come to a zone in this action
        self.sailed_holds = sailed_holds
        self.entries = entries  # from where they came, a bit for each place around the zone
        self.battle = battle
        self.deck = deck
        self.drawn: i64 = drawn
        self.discards = discards
        self.known = known  # cards that a seat knows to be in another's hand: at `seat * seats + other`
        self.order = order  # of the setup
        self.year: i64 = year
        self.season: i64 = season
        self.start: i64 = start  # the starting player
        self.backwards = backwards  # counterclockwise
        self.position: i64 = position  # of the active seat in turn order
        self.active: i64 = active
        self.action: i64 = action
        self.carded = carded  # the acting player has played a card with this action
        self.barred: i64 = barred  # cards of the acting player that cannot be played in this turn
        self.target: i64 = target  # of a Blitz
        self.pending: i64 = pending  # 1 more than the card that waits for the target
        self.rail_left: i64 = rail_left  # units that can still use the railway in this Move
        self.march_left: i64 = march_left  # units that can still go two regions by a card
        self.freight_left: i64 = freight_left  # units that can still go in this Transport
        self.side_freight: i64 = side_freight  # units in a Transport beside this action
        self.more_steps: i64 = more_steps
        self.more_cargo: i64 = more_cargo
        self.oil_to_place: i64 = oil_to_place  # oil markers, after income
        self.advanced: i64 = advanced  # units bought in this Build: army, and navy from bit 16 on
        self.dropped: i64 = dropped  # units that can be left out of this Research
        self.harsh = harsh  # no Move or Blitz in this Winter
        self.changed = changed  # regions that changed hands in this action
        self.captor: i64 = captor  # who took a capital
        self.chronicle = chronicle  # for those who look on: nothing in the rules asks for it

    def copy(self) -> "World":
        battle = self.battle
        return World(
            self.kit,
            self.rng.copy(),
            self.stack[:],
            self.question,
            self.answers,
            self.learnt,
            self.over,
            [nation.copy() for nation in self.nations],
            self.owners,
            self.armies,
            self.moved,
            self.docked,
            self.berthed,
            self.oil,
            self.markers,
            self.pool,
            self.taken,
            self.admirals,
            self.fleets,
            self.holds,
            self.sailed,
            self.sailed_holds,
            self.entries,
            None if battle is None else battle.copy(),
            self.deck,
            self.drawn,
            self.discards,
            self.known,
            self.order,
            self.year,
            self.season,
            self.start,
            self.backwards,
            self.position,
            self.active,
            self.action,
            self.carded,
            self.barred,
            self.target,
            self.pending,
            self.rail_left,
            self.march_left,
            self.freight_left,
            self.side_freight,
            self.more_steps,
            self.more_cargo,
            self.oil_to_place,
            self.advanced,
            self.dropped,
            self.harsh,
            self.changed,
            self.captor,
            self.chronicle,
        )

    def asides(self) -> list[str]:
        return ["chronicle"]

    def redraw(self, seat: i64) -> None:
        """A2.12  Hidden are face-down markers, cards in other hands and in the deck, and rows not yet revealed."""
        redraw(self, seat)

    def turn_count(self) -> i64:
        return (self.year * len(SEASONS) + self.season) * self.kit.seats + self.position

    def scores(self) -> list[int]:
        return scores(self)

    def winners(self) -> list[int]:
        return winners(self) if self.over else []

    # ------------------------------------------------------------------ seats

    def seat_after(self, seat: i64) -> i64:
        """A3.16  The next seat in turn order."""
        seats: i64 = self.kit.seats
        if self.backwards:
            return seats - 1 if seat == 0 else seat - 1
        seat += 1
        return 0 if seat == seats else seat

    def has_power(self, seat: i64, government: i64) -> bool:
        """A19.1  Whether this seat has the placard power of that government."""
        return self.kit.powers and self.nations[seat].government == government

    # ------------------------------------------------------------------ land

    def region_count(self, seat: i64) -> i64:
        total: i64 = 0
        for owner in self.owners:
            if owner == seat:
                total += 1
        return total

    def spare(self, region: i64) -> i64:
        """A5.2  How many units may leave a region: one must stay, or have come."""
        here: i64 = size(self.armies[region])
        return here if self.moved[region] else here - 1

    def put_army(self, region: i64, units: i64) -> None:
        armies = self.armies[:]
        armies[region] = units
        self.armies = armies

    def add_army(self, region: i64, units: i64) -> None:
        self.put_army(region, self.armies[region] + units)

    def arrive(self, region: i64, units: i64) -> None:
        """Units come to a region and do no more in this action but fight."""
        moved = self.moved[:]
        moved[region] += units
        self.moved = moved

    def give_region(self, region: i64, seat: i64) -> None:
        """A14.10, A14.11  The region is controlled by this seat, and a neutral marker there is taken."""
        owners = self.owners[:]
        owners[region] = seat
        self.owners = owners
        marker: i64 = self.markers[region]
        if marker != NO_MARKER:
            taken, markers = self.taken[:], self.markers[:]
            taken[marker & 3] += 1
            markers[region] = NO_MARKER
            self.taken, self.markers = taken, markers
            if marker < FACE_UP:
                self.reveal()
        self.changed = [*self.changed, region]

    def capital_at(self, region: i64) -> i64:
        """Whose capital is in this region."""
        seat: i64 = 0
        for nation in self.nations:
            if nation.capital == region:
                return seat
            seat += 1
        return NOBODY

    def enemy_zones(self, seat: i64) -> i64:
        """A5.6  The zones that other players control, as a set."""
        found: i64 = 0
        admirals = self.admirals
        zone: i64 = self.kit.atlas.first_zone
        end: i64 = self.kit.atlas.end_zone
        while zone < end:
            admiral: i64 = admirals[zone]
            if admiral != NOBODY and admiral != seat:
                found |= bit(zone)
            zone += 1
        return found

    # ------------------------------------------------------------------ sea

    def zone_count(self, seat: i64) -> i64:
        """A5.3  Zones in which only this seat has ships."""
        total: i64 = 0
        zone: i64 = 0
        for admiral in self.admirals:
            if admiral == seat and self.holds_zone(seat, zone):
                total += 1
            zone += 1
        return total

    def holds_zone(self, admiral: i64, zone: i64) -> bool:
        """A5.3  Whether only the seat whose fleet is in this zone has ships there."""
        return self.sailed[zone] == 0 or admiral == self.active

    def put_docked(self, region: i64, ships: i64) -> None:
        docked = self.docked[:]
        docked[region] = ships
        self.docked = docked

    def put_fleet(self, zone: i64, seat: i64, ships: i64) -> None:
        """A5.3  These ships lie in the zone, and control it."""
        fleets = self.fleets[:]
        fleets[zone] = ships
        self.fleets = fleets
        admiral: i64 = seat if ships else NOBODY
        if self.admirals[zone] != admiral:
            admirals = self.admirals[:]
            admirals[zone] = admiral
            self.admirals = admirals

    def put_hold(self, zone: i64, hold: i64, units: i64) -> None:
        if self.holds[zone * HOLDS + hold] != units:
            holds = self.holds[:]
            holds[zone * HOLDS + hold] = units
            self.holds = holds

    def cargo(self, zone: i64) -> i64:
        """All army units aboard ships in a zone, but for those that came in this action."""
        at: i64 = zone * HOLDS
        holds = self.holds
        return holds[at] + holds[at + 1] + holds[at + 2]

    def cargo_limit(self, seat: i64) -> i64:
        """A8.6  How many army units a ship of this seat can carry now."""
        return self.kit.ship_cargo + (self.more_cargo if seat == self.active else 0)

    # ------------------------------------------------------------------ certificates and cards

    def gain(self, seat: i64, production: i64, oil: i64) -> None:
        nation = self.nations[seat]
        nation.production += production
        nation.oil += oil

    def pay(self, seat: i64, production: i64, oil: i64) -> None:
        nation = self.nations[seat]
        nation.production -= production
        nation.oil -= oil

    def oil_left(self) -> i64:
        """A13.4  Oil markers in the supply."""
        left: i64 = self.kit.oil_markers
        for marker in self.oil:
            left -= marker
        return left

    def put_oil(self, region: i64, marker: i64) -> None:
        oil = self.oil[:]
        oil[region] = marker
        self.oil = oil

    def oil_count(self, seat: i64) -> i64:
        """Oil markers in regions of this seat."""
        total: i64 = 0
        region: i64 = 0
        for marker in self.oil:
            if marker and self.owners[region] == seat:
                total += 1
            region += 1
        return total

    def population(self, seat: i64) -> i64:
        """A11.1  What Population cards bring to every income."""
        total: i64 = 0
        level: i64 = self.nations[seat].level(POPULATION)
        while level > 0:
            level -= 1
            total += self.kit.economics[POPULATION * 4 + level].production
        return total

    def gain_level(self, seat: i64, suit: i64) -> None:
        self.nations[seat].levels += bit(suit * LEVEL_BITS)

    def copies_left(self, suit: i64, level: i64) -> i64:
        """A12.3  How many cards of this level lie in the pile."""
        left: i64 = self.kit.economics[suit * 4 + level - 1].copies
        for nation in self.nations:
            if nation.level(suit) >= level:
                left -= 1
        return left

    def draw_card(self, seat: i64, clause: str) -> i64:
        """A18.1  The top card of the deck, after a shuffle where it is empty; -1: there is none."""
        if self.drawn == len(self.deck):
            if not self.discards:
                return -1
            pile = self.discards[:]
            self.rng.shuffle(pile)
            self.deck, self.drawn, self.discards = pile, 0, []
            if self.journal is not None:
                self.happened(happens.Shuffle(len(pile)), "A18.1")
        card: i64 = self.deck[self.drawn]
        self.drawn += 1
        self.nations[seat].hand += copy_of(card)
        self.reveal()
        if self.journal is not None:
            self.happened(happens.Draw(seat, self.kit.cards[card].id), clause, known_by=[seat])
        return card

    def lose_card(self, seat: i64, card: i64) -> None:
        """The card leaves the hand; nobody knows it there any more than it can still be there."""
        nation, seats = self.nations[seat], self.kit.seats
        nation.hand -= copy_of(card)
        known = self.known[:]
        for other in range(seats):
            known[other * seats + seat] = both(known[other * seats + seat], nation.hand)
        self.known = known
        if seat == self.active:
            self.barred = both(self.barred, nation.hand)

    def discard_card(self, seat: i64, card: i64) -> None:
        self.lose_card(seat, card)
        self.discards = [*self.discards, card]

    def let_know(self, seat: i64, other: i64, cards: i64) -> None:
        """From now on this seat knows these cards to be in the other's hand."""
        known = self.known[:]
        known[seat * self.kit.seats + other] = cards
        self.known = known
        self.reveal()

    def playable(self, seat: i64, window: i64) -> list[int]:
        """A18.3, A18.4  The cards in hand that this seat can play in this window now."""
        mask: i64 = self.kit.windows[window]
        hand: i64 = self.nations[seat].hand
        found: list[int] = []
        if hand & mask:
            card: i64 = 0
            while card < CARDS:
                number: i64 = held(hand & mask, card)
                if number and seat == self.active:
                    number -= held(self.barred, card)
                if number and self.kit.cards[card].fits(self, seat):
                    found.append(card)
                card += 1
        return found

    # ------------------------------------------------------------------ dice

    def roll_faces(self, number: i64) -> i64:
        """Roll army or navy dice: how many show each kind of unit."""
        return self.roll_all(number, FACES)

    def hand_list(self, hand: i64) -> list[str]:
        return [self.kit.cards[card].id for card in range(CARDS) for copy in range(held(hand, card))]
