"""What lies on the table in King of Tokyo, and the verbs that change it."""

from typing import Any, Final, Literal

from mypy_extensions import i64

from parlour.engine.content import Content
from parlour.engine.piece import Piece
from parlour.engine.rng import Rng
from parlour.engine.state import Box, Stack, State
from parlour.engine.step import Decision
from parlour.games.king_of_tokyo import happens
from parlour.games.king_of_tokyo.card import Card, KeepCard, Moments
from parlour.games.king_of_tokyo.faces import DICE

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1
OUTSIDE: Final[i64] = 0
CITY: Final[i64] = 1
BAY: Final[i64] = 2
NO_KEEPS: Final[list[KeepCard]] = []
Place = Literal["outside", "city", "bay"]
PLACES: Final[list[Place]] = ["outside", "city", "bay"]


class TokyoBox(Box):
    """The 66 cards with their moments, the numbers of the rules, and the options as yes or no."""

    def __init__(
        self,
        game: str,
        seats: i64,
        options: dict[str, str],
        overrides: dict[str, object],
        content: Content,
        cards: list[Card],
        keeps: list[KeepCard],
        mimic: i64,
    ) -> None:
        super().__init__(game, seats, options, overrides, content)
        self.cards = cards
        self.keeps = keeps
        self.mimic: i64 = mimic  # the card that copies others
        self.costs: list[int] = [card.cost for card in cards]
        ids = [card.id for card in cards]  # the second copy of a doubled card is written with a 2
        self.card_ids: list[str] = [f"{id}-2" if id in ids[:at] else id for at, id in enumerate(ids)]
        monsters = content.table("monsters")
        self.figure_ids: list[str] = sorted(monsters, key=lambda id: int(monsters[id]["number"]))
        self.moments = Moments(keeps)
        numbers: dict[str, int] = content.numbers()
        self.most_life: i64 = numbers["most_life"]
        self.life: i64 = min(numbers["life"], numbers["most_life"])
        self.stars: i64 = numbers["stars"]
        self.energy: i64 = numbers["energy"]
        self.goal: i64 = numbers["goal"]
        self.dice: i64 = numbers["dice"]
        self.rerolls: i64 = numbers["rerolls"]
        self.triple: i64 = numbers["triple"]
        self.further: i64 = numbers["further"]
        self.heart: i64 = numbers["heart"]
        self.bolt: i64 = numbers["bolt"]
        self.claw: i64 = numbers["claw"]
        self.start_in_tokyo: i64 = numbers["start_in_tokyo"]
        self.enter: i64 = numbers["enter"]
        self.bay_from: i64 = numbers["bay_from"]
        self.store: i64 = numbers["store"]
        self.sweep: i64 = numbers["sweep"]
        self.poison_damage: i64 = numbers["poison_damage"]
        self.shrink_dice: i64 = numbers["shrink_dice"]
        counts: dict[str, int] = content.table("counts")
        self.poison_supply: i64 = counts["poison"]
        self.shrink_supply: i64 = counts["shrink"]
        self.monsters_dealt = options["monsters"] == "dealt"
        self.fixed_order = options["order"] == "fixed"
        self.enter_always = options["entry"] == "always"
        self.yield_if_hurt = options["yielding"] == "hurt"
        self.damage_attacks = options["attacks"] == "damage"
        self.flames_on_targets = options["flames"] == "targets"
        self.goal_at_once = options["goal"] == "at-once"


class Monster(Piece):
    """A player's monster and what lies before it. Cards are bits, a bit a card number."""

    def __init__(
        self,
        figure: i64,
        life: i64,
        stars: i64,
        energy: i64,
        place: i64,
        alive: bool,
        poison: i64,
        shrink: i64,
        cards: i64,
        powers: i64,
        doubled: i64,
        reached: i64,
    ) -> None:
        self.figure: i64 = figure
        self.life: i64 = life
        self.stars: i64 = stars
        self.energy: i64 = energy
        self.place: i64 = place
        self.alive = alive
        self.poison: i64 = poison
        self.shrink: i64 = shrink
        self.cards: i64 = cards
        self.powers: i64 = powers  # its cards and the one it copies
        self.doubled: i64 = doubled  # what it has twice, really and as a copy
        self.reached: i64 = reached  # when it came to the goal, 0: it is below

    def copy(self) -> "Monster":
        return Monster(
            self.figure,
            self.life,
            self.stars,
            self.energy,
            self.place,
            self.alive,
            self.poison,
            self.shrink,
            self.cards,
            self.powers,
            self.doubled,
            self.reached,
        )

    def times(self, card: KeepCard) -> i64:
        """T8.7  1, or 2 where a copy in the same hands adds to the card."""
        return 1 + (self.doubled >> card.number & 1)


class Tokyo(State):
    """The table. Lists that copies share (deck, store, tokens, frenzies) are never changed in place."""

    def __init__(
        self,
        box: TokyoBox,
        rng: Rng,
        stack: Stack,
        question: Decision[Any] | None,
        answers: list[int],
        learnt: i64,
        over: bool,
        monsters: list[Monster],
        active: i64,
        around: i64,
        dice: i64,
        fewer: i64,
        resolved: bool,
        attacked: i64,
        yielded: i64,
        hurt: i64,
        entering: bool,
        used: i64,
        culled: i64,
        shielded: i64,
        dealt: i64,
        scored_ones: bool,
        again: bool,
        frenzies: list[int],
        deck: list[int],
        drawn: i64,
        top_seen: i64,
        store: list[int],
        tokens: list[int],
        copied: i64,
        in_play: i64,
        clock: i64,
        winner: i64,
    ) -> None:
        super().__init__(box, rng, stack, question, answers, learnt, over)
        self.kit = box
        self.monsters = monsters
        self.active: i64 = active  # whose turn it is
        self.around: i64 = around  # whose turn it is in the round; an extra turn does not change it
        self.dice: i64 = dice
        self.fewer: i64 = fewer  # dice less in this extra turn
        self.resolved = resolved  # the dice of this turn have been resolved
        self.attacked: i64 = attacked  # monsters in Tokyo that may still yield, a bit a seat
        self.yielded: i64 = yielded  # monsters that yielded this turn
        self.hurt: i64 = hurt  # monsters that lost life in the last damage event
        self.entering = entering  # the active monster has attacked from outside, and will enter
        self.used: i64 = used  # cards used up for this turn
        self.culled: i64 = culled  # dice turned by a card with a limit each turn
        self.shielded: i64 = shielded  # monsters that lose no life for the rest of this turn
        self.dealt: i64 = dealt  # monsters that made another lose life this turn
        self.scored_ones = scored_ones
        self.again = again  # another turn, with fewer dice, follows this one
        self.frenzies = frenzies  # seats that have an extra turn to come
        self.deck = deck
        self.drawn: i64 = drawn  # how many cards of the deck are gone from it
        self.top_seen: i64 = top_seen  # who knows the deck's top card
        self.store = store
        self.tokens = tokens  # charges or energy on each Keep card
        self.copied: i64 = copied  # the card under the Mimic counter
        self.in_play: i64 = in_play  # the powers of all monsters together
        self.clock: i64 = clock
        self.winner: i64 = winner

    def copy(self) -> "Tokyo":
        return Tokyo(
            self.kit,
            self.rng.copy(),
            self.stack[:],
            self.question,
            self.answers,
            self.learnt,
            self.over,
            [monster.copy() for monster in self.monsters],
            self.active,
            self.around,
            self.dice,
            self.fewer,
            self.resolved,
            self.attacked,
            self.yielded,
            self.hurt,
            self.entering,
            self.used,
            self.culled,
            self.shielded,
            self.dealt,
            self.scored_ones,
            self.again,
            self.frenzies,
            self.deck,
            self.drawn,
            self.top_seen,
            self.store,
            self.tokens,
            self.copied,
            self.in_play,
            self.clock,
            self.winner,
        )

    def redraw(self, seat: i64) -> None:
        """T2.7  Hidden are the order of the deck, and a top card that somebody else has seen."""
        known: i64 = self.drawn
        if seat >= 0 and self.top_seen >> seat & 1:
            known += 1
        rest = self.deck[known:]
        self.rng.redraw(rest)
        self.deck = self.deck[:known] + rest

    def scores(self) -> list[int]:
        return [monster.stars for monster in self.monsters]

    def winners(self) -> list[int]:
        return [] if self.winner == NOBODY else [self.winner]

    # ------------------------------------------------------------------ seats

    def seat_after(self, seat: i64) -> i64:
        """The next seat clockwise, its monster alive or not."""
        seat += 1
        return 0 if seat == self.kit.seats else seat

    def others(self, seat: i64) -> list[int]:
        """The other living monsters, clockwise from this one's left."""
        found: list[int] = []
        other = self.seat_after(seat)
        while other != seat:
            if self.monsters[other].alive:
                found.append(other)
            other = self.seat_after(other)
        return found

    def living(self) -> i64:
        total: i64 = 0
        for monster in self.monsters:
            if monster.alive:
                total += 1
        return total

    def acting(self) -> bool:
        """T4.6.8  Whether the active monster is still there to go on with its turn."""
        return self.monsters[self.active].alive

    # ------------------------------------------------------------------ cards

    def keeps(self, cards: i64) -> list[KeepCard]:
        """The cards of these bits, in the order of their numbers."""
        if cards == 0:
            return NO_KEEPS
        found: list[KeepCard] = []
        number: i64 = 0
        while cards:
            if cards & 1:
                found.append(self.kit.keeps[number])
            cards >>= 1
            number += 1
        return found

    def holders(self, seat: i64, card: KeepCard) -> list[int]:
        """T8.6  The cards before this monster that act as this one: a copy first, then the card."""
        monster = self.monsters[seat]
        found: list[int] = []
        if self.copied == card.number and monster.cards >> self.kit.mimic & 1:
            found.append(self.kit.mimic)
        if monster.cards >> card.number & 1:
            found.append(card.number)
        return found

    def owner_of(self, number: i64) -> i64:
        seat: i64 = 0
        for monster in self.monsters:
            if monster.cards >> number & 1:
                return seat
            seat += 1
        return NOBODY

    # ------------------------------------------------------------------ stars, energy, life

    def gain_stars(self, seat: i64, amount: i64, clause: str) -> None:
        """T1.3, T1.7  With enough of them a monster may win at once; then nobody gains any more."""
        if self.over:
            return
        monster = self.monsters[seat]
        monster.stars += amount
        if monster.reached == 0 and monster.stars >= self.kit.goal:
            self.clock += 1
            monster.reached = self.clock
            if self.kit.goal_at_once:
                self.win(seat, "T1.3")
        if self.journal is not None and amount:
            self.happened(happens.Stars(seat, amount), clause)

    def lose_stars(self, seat: i64, amount: i64, clause: str) -> None:
        """T1.8  Never below 0."""
        monster = self.monsters[seat]
        amount = min(amount, monster.stars)
        monster.stars -= amount
        if monster.stars < self.kit.goal:
            monster.reached = 0
        if self.journal is not None and amount:
            self.happened(happens.LoseStars(seat, amount), clause)

    def gain_energy(self, seat: i64, amount: i64, clause: str) -> None:
        """A gain of energy from one cause, which cards may add to."""
        if amount > 0:
            monster = self.monsters[seat]
            if monster.powers & self.kit.moments.more_energy:
                for card in self.keeps(monster.powers & self.kit.moments.more_energy):
                    amount += card.more_energy(monster.times(card))
            self.take_energy(seat, amount, clause)

    def take_energy(self, seat: i64, amount: i64, clause: str) -> None:
        """Energy that no card adds to."""
        self.monsters[seat].energy += amount
        if self.journal is not None and amount:
            self.happened(happens.Energy(seat, amount), clause)

    def pay(self, seat: i64, amount: i64, clause: str) -> None:
        self.monsters[seat].energy -= amount
        if self.journal is not None and amount:
            self.happened(happens.Pay(seat, amount), clause)

    def most_life(self, seat: i64) -> i64:
        """T7.1  The maximum, or what a card raises it to."""
        most: i64 = self.kit.most_life
        powers = self.monsters[seat].powers & self.kit.moments.most_life
        if powers:
            for card in self.keeps(powers):
                most = max(most, card.most_life())
        return most

    def lacks_life(self, seat: i64) -> bool:
        return self.monsters[seat].life < self.most_life(seat)

    def heal_self(self, seat: i64, amount: i64, clause: str) -> None:
        """T9.13  A monster heals itself, which cards may add to."""
        if amount > 0:
            monster = self.monsters[seat]
            if monster.powers & self.kit.moments.more_healing:
                for card in self.keeps(monster.powers & self.kit.moments.more_healing):
                    amount += card.more_healing(monster.times(card))
            self.heal(seat, amount, clause)

    def heal(self, seat: i64, amount: i64, clause: str) -> None:
        """T7.1  Never above the maximum."""
        monster = self.monsters[seat]
        amount = min(amount, self.most_life(seat) - monster.life)
        if amount > 0:
            monster.life += amount
            if self.journal is not None:
                self.happened(happens.Heal(seat, amount), clause)

    def cut_life(self, seat: i64, clause: str) -> None:
        """T7.2  Life above the maximum is lost, which is no damage."""
        monster = self.monsters[seat]
        most = self.most_life(seat)
        if monster.life > most:
            if self.journal is not None:
                self.happened(happens.CutLife(seat, monster.life - most), clause)
            monster.life = most

    def add_poison(self, seat: i64, amount: i64, clause: str) -> None:
        """T6.6  As far as the supply goes."""
        given: i64 = 0
        for monster in self.monsters:
            given += monster.poison
        amount = min(amount, self.kit.poison_supply - given)
        if amount > 0:
            self.monsters[seat].poison += amount
            if self.journal is not None:
                self.happened(happens.Poison(seat, amount), clause)

    def add_shrink(self, seat: i64, amount: i64, clause: str) -> None:
        """T6.6  As far as the supply goes."""
        given: i64 = 0
        for monster in self.monsters:
            given += monster.shrink
        amount = min(amount, self.kit.shrink_supply - given)
        if amount > 0:
            self.monsters[seat].shrink += amount
            if self.journal is not None:
                self.happened(happens.Shrink(seat, amount), clause)

    # ------------------------------------------------------------------ Tokyo

    def in_tokyo(self, seat: i64) -> bool:
        """T3.3  City or Bay."""
        return self.monsters[seat].place != OUTSIDE

    def who_is_in(self, place: i64) -> i64:
        seat: i64 = 0
        for monster in self.monsters:
            if monster.place == place:
                return seat
            seat += 1
        return NOBODY

    def bay_open(self) -> bool:
        """T6.7  While at least five monsters live."""
        return self.living() >= self.kit.bay_from

    def free_place(self) -> i64:
        """T4.4.5  City if it is free, else the open Bay; OUTSIDE: none is."""
        if self.who_is_in(CITY) == NOBODY:
            return CITY
        if self.bay_open() and self.who_is_in(BAY) == NOBODY:
            return BAY
        return OUTSIDE

    def enter_tokyo(self, seat: i64, place: i64, clause: str) -> None:
        """T4.4.5  Entering earns a star."""
        self.monsters[seat].place = place
        if self.journal is not None:
            self.happened(happens.Enter(seat, PLACES[place]), clause)
        self.gain_stars(seat, self.kit.enter, clause)

    def leave_tokyo(self, seat: i64, clause: str, bay_closes: bool = False) -> None:
        self.monsters[seat].place = OUTSIDE
        if self.journal is not None:
            self.happened(happens.Leave(seat, bay_closes), clause)

    # ------------------------------------------------------------------ dice

    def roll_dice(self, number: i64) -> i64:
        """Roll this many dice."""
        return self.roll_all(number, DICE)

    # ------------------------------------------------------------------ the end

    def win(self, seat: i64, clause: str) -> None:
        """T1.7  The match stops at the moment it is won; NOBODY: nobody wins."""
        self.winner = seat
        if self.journal is not None:
            self.tell_end(seat, clause)
        self.finish()

    def tell_end(self, seat: i64, clause: str) -> None:
        """T1.4, T1.5  What everybody has, and why this seat has won."""
        for other, monster in enumerate(self.monsters):
            self.happened(happens.Score(other, monster.stars, monster.alive), "T1.1")
        if seat == NOBODY:
            self.happened(happens.NobodyWins(), clause)
        elif self.living() == 1:
            self.happened(happens.Win(seat, self.monsters[seat].stars, "survival", []), clause)
        else:
            there = [other for other, monster in enumerate(self.monsters) if monster.alive and monster.reached]
            tied = [other for other in there if other != seat]
            self.happened(happens.Win(seat, self.monsters[seat].stars, "stars", tied), clause)
