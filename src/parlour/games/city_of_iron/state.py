"""What lies on the table in City of Iron, and the verbs that change it."""

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.bits import bit
from parlour.engine.piece import Piece
from parlour.engine.rng import Rng
from parlour.engine.state import Stack, State
from parlour.engine.step import Decision, Step
from parlour.games.city_of_iron import happens
from parlour.games.city_of_iron.box import IronBox
from parlour.games.city_of_iron.card import CITIZEN, KINDS, SYMBOLS, Card
from parlour.games.city_of_iron.piles import Pile
from parlour.games.city_of_iron.realm import CITY, DISTRICT, Realm, survey, with_building, without_building
from parlour.games.city_of_iron.schema import Phase
from parlour.games.city_of_iron.secrets import redraw
from parlour.games.city_of_iron.things import PLACE

NOBODY: Final[i64] = -1
NO_SLOT: Final[i64] = -1
SETUP: Final[i64] = 0
SPRING: Final[i64] = 1
SUMMER: Final[i64] = 2
AUTUMN: Final[i64] = 3
WINTER: Final[i64] = 4
PHASES: Final[list[Phase]] = ["setup", "spring", "summer", "autumn", "winter"]


class Nation(Piece):
    """What one seat has. Cards are bits, a bit a card number; lists, piles and realm are shared by copies."""

    def __init__(
        self,
        sheet: i64,
        coins: i64,
        science: i64,
        vp: i64,
        hand: i64,
        shown: i64,
        pool: i64,
        buying: i64,
        citizens: Pile,
        military: Pile,
        realm: Realm,
        stored: list[int],
        mastered: i64,
        spied: i64,
        scored: list[int],
    ) -> None:
        self.sheet: i64 = sheet  # which nation it is
        self.coins: i64 = coins
        self.science: i64 = science
        self.vp: i64 = vp
        self.hand: i64 = hand
        self.shown: i64 = shown  # cards of the hand that everybody knows to be there
        self.pool: i64 = pool
        self.buying: i64 = buying  # what it has chosen in winter, until all reveal
        self.citizens = citizens
        self.military = military
        self.realm = realm
        self.stored = stored  # kinds of buildings, ascending
        self.mastered: i64 = mastered  # kinds of buildings that cost it no more science
        self.spied: i64 = spied  # towns that it has looked at
        self.scored = scored  # its points for places, shields, buildings: nothing in the rules asks for them

    def copy(self) -> "Nation":
        return Nation(
            self.sheet,
            self.coins,
            self.science,
            self.vp,
            self.hand,
            self.shown,
            self.pool,
            self.buying,
            self.citizens,
            self.military,
            self.realm,
            self.stored,
            self.mastered,
            self.spied,
            self.scored,
        )

    def asides(self) -> list[str]:
        return ["scored"]

    def pile(self, kind: i64) -> Pile:
        return self.citizens if kind == CITIZEN else self.military

    def set_pile(self, kind: i64, pile: Pile) -> None:
        if kind == CITIZEN:
            self.citizens = pile
        else:
            self.military = pile

    def owned(self) -> i64:
        """I8.6  How many cards it owns."""
        total: i64 = len(self.citizens.discards) + len(self.military.discards)
        total += self.citizens.left() + self.military.left()
        hand = self.hand
        while hand:
            hand &= hand - 1
            total += 1
        return total


class Iron(State):
    """The table. Lists that copies share are never changed in place."""

    def __init__(
        self,
        box: IronBox,
        rng: Rng,
        stack: Stack,
        question: Decision[Any] | None,
        answers: list[int],
        learnt: i64,
        over: bool,
        nations: list[Nation],
        phase: i64,
        round: i64,
        action: i64,
        active: i64,
        bidders: list[int],
        track: list[int],
        turns: list[int],
        turn_at: i64,
        discount: i64,
        extra_eyes: i64,
        spent: i64,
        row: list[int],
        deck: list[int],
        drawn: i64,
        end_a: i64,
        end_b: i64,
        scrap: list[int],
        score_cards: i64,
        stacks: list[list[int]],
        lands: i64,
    ) -> None:
        super().__init__(box, rng, stack, question, answers, learnt, over)
        self.kit = box
        self.nations = nations
        self.phase: i64 = phase
        self.round: i64 = round
        self.action: i64 = action  # which of a round's actions is being taken
        self.active: i64 = active  # whose turn it is to decide
        self.bidders = bidders  # the bid track, from the left
        self.track = track  # the turn track, from the left: a seat, or NOBODY
        self.turns = turns  # the turn order of this round
        self.turn_at: i64 = turn_at  # and the place in it
        self.discount: i64 = discount  # on the next building of this turn
        self.extra_eyes: i64 = extra_eyes  # in this turn
        self.spent: i64 = spent  # cards that are in use and not yet discarded, a bit a card
        self.row = row
        self.deck = deck  # deck A, B and C, one behind the other, each with its score card
        self.drawn: i64 = drawn
        self.end_a: i64 = end_a  # where deck A ends, and deck B
        self.end_b: i64 = end_b
        self.scrap = scrap  # discarded buildings
        self.score_cards: i64 = score_cards  # those set aside, a bit a deck
        self.stacks = stacks  # the neutral towns, top first
        self.lands: i64 = lands  # free ones, a bit a land

    def copy(self) -> "Iron":
        return Iron(
            self.kit,
            self.rng.copy(),
            self.stack[:],
            self.question,
            self.answers,
            self.learnt,
            self.over,
            [nation.copy() for nation in self.nations],
            self.phase,
            self.round,
            self.action,
            self.active,
            self.bidders,
            self.track,
            self.turns,
            self.turn_at,
            self.discount,
            self.extra_eyes,
            self.spent,
            self.row,
            self.deck,
            self.drawn,
            self.end_a,
            self.end_b,
            self.scrap,
            self.score_cards,
            self.stacks,
            self.lands,
        )

    def redraw(self, seat: i64) -> None:
        redraw(self, seat)

    def scores(self) -> list[int]:
        return [nation.vp for nation in self.nations]

    def winners(self) -> list[int]:
        """I1.2, I1.3  The most VP, then the most coins, then the most buildings."""
        if not self.over:
            return []
        standings = [[nation.vp, nation.coins, len(nation.realm.buildings)] for nation in self.nations]
        best = max(standings)
        return [seat for seat in range(self.kit.seats) if standings[seat] == best]

    # ------------------------------------------------------------------ coins and science

    def gain_coins(self, seat: i64, amount: i64, clause: str) -> None:
        self.nations[seat].coins += amount
        if self.journal is not None and amount:
            self.happened(happens.Coins(seat, amount), clause)

    def lose_coins(self, seat: i64, amount: i64, clause: str) -> None:
        self.nations[seat].coins -= amount
        if self.journal is not None and amount:
            self.happened(happens.LoseCoins(seat, amount), clause)

    def gain_science(self, seat: i64, amount: i64, clause: str) -> None:
        self.nations[seat].science += amount
        if self.journal is not None and amount:
            self.happened(happens.Science(seat, amount), clause)

    def gain_vp(self, seat: i64, amount: i64) -> None:
        self.nations[seat].vp += amount

    # ------------------------------------------------------------------ cards

    def draw(self, seat: i64, kind: i64, clause: str) -> None:
        """I8.3, I8.5, I15.3  Draw a card, if there is one; an empty draw pile is replaced by the discards first."""
        nation = self.nations[seat]
        pile = nation.pile(kind)
        if pile.at == len(pile.cards):
            if not pile.discards:
                self.lose_draws(seat, kind, 1)
                return
            pile = pile.turned_over()
            if self.journal is not None:
                hand = len(self.cards_of(nation.hand & ~nation.shown & self.of_kind(kind)))
                self.happened(happens.Flip(seat, KINDS[kind], len(pile.cards), hand), "I8.3")
            nation.shown |= nation.hand & self.of_kind(kind)
        card: i64 = pile.cards[pile.at]
        nation.set_pile(kind, pile.drawn())
        nation.hand |= bit(card)
        if pile.known:
            nation.shown |= bit(card)
        else:
            self.reveal()
        if self.journal is not None:
            event = happens.Draw(seat, KINDS[kind], self.kit.cards[card].id, 0 if pile.known else 1)
            self.happened(event, clause, known_by=None if pile.known else [seat])

    def lose_draws(self, seat: i64, kind: i64, number: i64) -> None:
        """I8.5  Draws from a deck without a card are lost."""
        if self.journal is not None and number:
            self.happened(happens.NoDraw(seat, KINDS[kind], number), "I8.5")

    def of_kind(self, kind: i64) -> i64:
        """The cards of this kind, citizens or military, a bit a card."""
        return self.kit.masks.citizens if kind == CITIZEN else self.kit.masks.military

    def lay_open(self, seat: i64, card: i64) -> None:
        """I7.9  A card leaves the hand and is in use."""
        nation = self.nations[seat]
        nation.hand &= ~bit(card)
        nation.shown &= ~bit(card)
        self.spent |= bit(card)

    def use(self, seat: i64, card: i64, symbol: i64, clause: str) -> None:
        """I7.5  A card is used for symbols of one kind."""
        if self.journal is not None:
            used, unseen = self.kit.cards[card], self.unseen(seat, card)
            worth = used.symbols(symbol)
            self.happened(happens.Use(seat, used.id, KINDS[used.kind], SYMBOLS[symbol], worth, unseen), clause)
        self.lay_open(seat, card)

    def unseen(self, seat: i64, card: i64) -> i64:
        """I15.4  1 for a card in hand of which nobody else knows that it is there, else 0."""
        return 0 if self.nations[seat].shown >> card & 1 else 1

    def discard(self, seat: i64, card: i64) -> None:
        """I8.1  A used card comes onto the discard pile of its kind."""
        self.spent &= ~bit(card)
        nation = self.nations[seat]
        kind = self.kit.cards[card].kind
        nation.set_pile(kind, nation.pile(kind).with_discard(card))

    def take_back(self, seat: i64, card: i64, clause: str) -> None:
        """I15.4  A card comes from its discard pile into the hand, as all can see."""
        nation = self.nations[seat]
        kind = self.kit.cards[card].kind
        nation.set_pile(kind, nation.pile(kind).without_discard(card))
        nation.hand |= bit(card)
        nation.shown |= bit(card)
        if self.journal is not None:
            self.happened(happens.Recover(seat, self.kit.cards[card].id, KINDS[kind]), clause)

    def cards_of(self, cards: i64) -> list[Card]:
        """The cards of these bits, in the order of their numbers."""
        found: list[Card] = []
        number: i64 = 0
        while cards:
            if cards & 1:
                found.append(self.kit.cards[number])
            cards >>= 1
            number += 1
        return found

    # ------------------------------------------------------------------ buildings

    def take_from_row(self, slot: i64) -> i64:
        """I5.9  A building leaves the row, and the others slide left."""
        kind: i64 = self.row[slot]
        self.row = self.row[:slot] + self.row[slot + 1 :]
        return kind

    def store(self, seat: i64, kind: i64) -> None:
        nation = self.nations[seat]
        stored = [*nation.stored, kind]
        stored.sort()
        nation.stored = stored

    def unstore(self, seat: i64, kind: i64) -> None:
        nation = self.nations[seat]
        stored = nation.stored[:]
        stored.remove(kind)
        nation.stored = stored

    def scrap_buildings(self, kinds: list[int]) -> None:
        """To the discarded buildings."""
        self.scrap = self.scrap + kinds

    def raise_building(self, seat: i64, city: i64, kind: i64, slot: i64, clause: str) -> None:
        """I6.9  A building comes to stand in this city, and counts; NO_SLOT: it comes from storage."""
        nation = self.nations[seat]
        realm = nation.realm
        buildings = [*realm.buildings, city * PLACE + kind]
        buildings.sort()
        sites = with_building(realm.sites, city * PLACE + kind)
        nation.realm = survey(self.kit, realm.lands, realm.tokens, buildings, realm.towns, sites)
        nation.mastered |= bit(kind)
        if self.journal is not None:
            id, land = self.kit.buildings[kind].id, self.land_of(seat, city)
            self.happened(happens.Build(seat, id, land, None if slot == NO_SLOT else slot), clause)

    def demolish(self, seat: i64, city: i64, kind: i64, clause: str) -> None:
        """I6.8  A building is gone with all it gave."""
        self._take_down(seat, city, kind)
        self.scrap_buildings([kind])
        if self.journal is not None:
            self.happened(happens.Demolish(seat, self.kit.buildings[kind].id, self.land_of(seat, city)), clause)

    def move_building(self, seat: i64, start: i64, kind: i64, end: i64, clause: str) -> None:
        """I16.3  A building goes to another city of the same player."""
        realm = self.nations[seat].realm
        buildings = realm.buildings[:]
        buildings.remove(start * PLACE + kind)
        buildings.append(end * PLACE + kind)
        buildings.sort()
        sites = with_building(without_building(realm.sites, start * PLACE + kind), end * PLACE + kind)
        self.nations[seat].realm = survey(self.kit, realm.lands, realm.tokens, buildings, realm.towns, sites)
        if self.journal is not None:
            lands = self.land_of(seat, start), self.land_of(seat, end)
            self.happened(happens.Move(seat, self.kit.buildings[kind].id, *lands), clause)

    def _take_down(self, seat: i64, city: i64, kind: i64) -> None:
        realm = self.nations[seat].realm
        buildings = realm.buildings[:]
        buildings.remove(city * PLACE + kind)
        sites = without_building(realm.sites, city * PLACE + kind)
        self.nations[seat].realm = survey(self.kit, realm.lands, realm.tokens, buildings, realm.towns, sites)

    def land_of(self, seat: i64, city: i64) -> str:
        """The id of the land on which a city lies."""
        return self.kit.lands[self.nations[seat].realm.lands[city]].id

    # ------------------------------------------------------------------ lands and towns

    def found_city(self, seat: i64, land: i64, token: i64, clause: str) -> None:
        """I9.2  A free land is claimed, and a growth token lies on it, city side up."""
        realm = self.nations[seat].realm
        self.lands &= ~bit(land)
        tokens = realm.tokens[:]
        tokens[token] = len(realm.lands) * 2 + CITY
        lands = [*realm.lands, land]
        self.nations[seat].realm = survey(self.kit, lands, tokens, realm.buildings, realm.towns, realm.sites)
        if self.journal is not None:
            event = happens.Settle(seat, self.kit.lands[land].id, self.kit.tokens[token + 1].id)
            self.happened(event, clause)

    def add_district(self, seat: i64, city: i64, token: i64, clause: str) -> None:
        """I9.5  A growth token comes into a city, district side up."""
        realm = self.nations[seat].realm
        tokens = realm.tokens[:]
        tokens[token] = city * 2 + DISTRICT
        self.nations[seat].realm = survey(self.kit, realm.lands, tokens, realm.buildings, realm.towns, realm.sites)
        if self.journal is not None:
            self.happened(happens.Expand(seat, self.land_of(seat, city), self.kit.tokens[token + 1].id), clause)

    def holder_of(self, town: i64) -> i64:
        """Who holds a town; NOBODY: it is neutral, or not in this match."""
        seat: i64 = 0
        for nation in self.nations:
            if nation.realm.towns >> town & 1:
                return seat
            seat += 1
        return NOBODY

    def hold_town(self, seat: i64, town: i64) -> None:
        self._set_towns(seat, self.nations[seat].realm.towns | bit(town))

    def lose_town(self, seat: i64, town: i64) -> None:
        self._set_towns(seat, self.nations[seat].realm.towns & ~bit(town))

    def _set_towns(self, seat: i64, towns: i64) -> None:
        realm = self.nations[seat].realm
        self.nations[seat].realm = survey(self.kit, realm.lands, realm.tokens, realm.buildings, towns, realm.sites)


class IronDecision(Decision[Iron]):
    """A question to one seat."""


class TakeOver(Step[Iron]):
    """It is this seat's turn to decide."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, table: Iron) -> None:
        table.active = self.seat


TAKE_OVER: Final[list[Step[Iron]]] = [TakeOver(seat) for seat in range(4)]
