"""A player that searches: Monte Carlo tree search over what its seat can know, for any number of players.

Each iteration imagines one table for the seat, walks down the tree with it, plays on at first sight for a while, and
lets the game's own judgement say how that has come out. The tree is shared by all imagined tables: a place in it is
what has been played and rolled, and what is asked next, of whom, with which options. Each seat takes, at its own
questions, what is best for itself.
"""

from math import exp, sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64

from parlour.bots.bot import Bot, slip
from parlour.bots.glance import look, play_on
from parlour.bots.greedy import try_options
from parlour.engine.game import Game, find_game
from parlour.engine.rng import Rng
from parlour.engine.state import State

UNIFORM: Final = 0.1  # the share of the prior that all options have alike
LOOK_AT_CLOCK: Final[i64] = 4  # iterations between two looks at the clock
HASH: Final[i64] = 0x1FFFFFFFFFFF
NO_LIMIT: Final[i64] = 1_000_000_000
WORTH_KEEPING: Final[i64] = 16  # visits of a place from which the next search goes on
MANY: Final[i64] = 6  # a choice between fewer options needs less thought


class Habits:
    """How a search thinks, and for how long: what comes first of the three limits ends it."""

    def __init__(
        self,
        looks: i64 = NO_LIMIT,
        iterations: i64 = NO_LIMIT,
        seconds: float = 1.8,
        advised: bool = False,
        decisions: i64 = 30,
        turns: i64 = NO_LIMIT,
        walks: i64 = NO_LIMIT,
        slips: bool = False,
        trust: float = 16.0,
        curiosity: float = 0.5,
        sharpness: float = 0.06,
    ) -> None:
        self.looks: i64 = looks  # options looked at: a measure of work that is the same on every machine
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.advised = advised  # takes the game's advice where it has one, and tries no option there
        self.decisions: i64 = decisions  # that one walk looks ahead
        self.turns: i64 = turns  # that it looks ahead, where the game counts them: all options are judged at one time
        self.walks: i64 = walks  # of so many turns that are enough, with those that are remembered
        self.slips = slips  # takes anything now and then, as often as the game says
        self.trust = trust  # so many visits the first judgement of an option is worth
        self.curiosity = curiosity  # how much a likely but little tried option draws
        self.sharpness = sharpness  # a difference in chances that makes an option 2.7 times as likely


class Way:
    """An option at a place in the tree, and what became of it."""

    def __init__(self, option: i64, first: float, trust: float) -> None:
        self.option: i64 = option
        self.visits: i64 = 0
        self.weight = trust
        self.total = first * trust  # of the chances of the seat that decides
        self.prior = 0.0
        self.places: dict[int, Place] = {}

    def chance(self) -> float:
        """The chance to win that this option gives, as far as is known."""
        return self.total / self.weight

    def leads_to(self, table: State, seat: i64, first: i64) -> "Place":
        """The place that this way has led to at this table; a new one where it never did."""
        key = mark(seat, first, table.answers, table.rng.shown)
        found = self.places.get(key)
        if found is None or found.options != table.answers:
            found = Place(seat, table.answers)
            self.places[key] = found
        return found


class Place:
    """A question that the search has come to."""

    def __init__(self, seat: i64, options: list[int]) -> None:
        self.seat: i64 = seat
        self.options = options
        self.visits: i64 = 0
        self.ways: list[Way] = []  # none until it is looked at for the second time

    def best_way(self, curiosity: float) -> Way:
        """The way to walk next: what does well, and what deserves a look."""
        draw = curiosity * sqrt(float(self.visits) + 1.0)
        best = self.ways[0]
        most = -1.0
        for way in self.ways:
            value = way.total / way.weight + draw * way.prior / (float(way.visits) + 1.0)
            if value > most:
                best, most = way, value
        return best

    def open(self, options: list[int], outlooks: list[float], habits: Habits) -> None:
        """Lay out the ways from here, each with a first judgement."""
        best = max(outlooks)
        total = 0.0
        for at in range(len(options)):
            way = Way(options[at], outlooks[at], habits.trust)
            way.prior = exp((outlooks[at] - best) / habits.sharpness)
            total += way.prior
            self.ways.append(way)
        for way in self.ways:
            way.prior = UNIFORM / float(len(options)) + (1.0 - UNIFORM) * way.prior / total


class Search:
    """What a seat has thought about one question so far."""

    def __init__(self, table: State, rng: Rng, habits: Habits, root: Place | None = None) -> None:
        question = table.question
        assert question is not None
        self.table = table
        self.game: Game = find_game(table.box.game)
        self.rng = rng
        self.habits = habits
        self.seat: i64 = question.seat
        self.first: i64 = question.first
        self.root = Place(self.seat, table.answers) if root is None else root
        self.enough: i64 = habits.iterations
        self.remembered: i64 = 0
        self.until: i64 = NO_LIMIT  # this turn
        if habits.turns < NO_LIMIT and table.turn_count() > 0:
            self.until = table.turn_count() + habits.turns
            self.enough = min(self.enough, habits.walks)
            self.remembered = self.root.visits  # they have looked as far ahead as new ones will
        self.iterations = self.remembered
        self.looked: i64 = 0
        if not self.root.ways:
            options = try_options(table, self.seat, self.game, rng)
            outlooks = [candidate.total / float(candidate.tries) for candidate in options]
            self.root.open([candidate.option for candidate in options], outlooks, habits)

    def think(self) -> None:
        """Go on until a limit is reached, or no other option can come out first.

        Where the game can say what to do, many short looks tell more than a few long ones: nothing is left to search.
        """
        habits = self.habits
        if self.game.advise(self.table) >= 0:
            return
        options: i64 = len(self.root.ways)
        looks = habits.looks * min(options, MANY) // MANY
        end = monotonic() + habits.seconds
        while self.iterations < self.enough and self.looked < looks:
            if self.iterations % LOOK_AT_CLOCK == 0 and (monotonic() > end or self.is_settled(looks)):
                return
            self.walk()

    def is_settled(self, looks: i64) -> bool:
        """Whether the foremost option is so far ahead that what is left cannot change it."""
        left = self.enough - self.iterations
        walks = self.iterations - self.remembered
        if walks:
            left = min(left, (looks - self.looked) * walks // max(1, self.looked))
        return self.lead() > left

    def lead(self) -> i64:
        """How many visits the foremost option is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        for way in self.root.ways:
            if way.visits > first:
                second = first
                first = way.visits
            elif way.visits > second:
                second = way.visits
        return first - second

    def walk(self) -> None:
        """One iteration: from the table down to a place that is new, on from there, and back with what was found."""
        habits, game = self.habits, self.game
        table = self.table.imagine(self.seat, self.rng)
        place = self.root
        seats: list[int] = []
        ways: list[Way] = []
        decisions = habits.decisions
        until = self.until
        self.iterations += 1
        looked = self.looked
        while True:
            place.visits += 1
            if not place.ways:
                if place.visits == 1:
                    self.looked += play_on(table, game, self.rng, decisions, until)
                    break
                self.looked += len(table.answers)
                place.open(table.answers, look(table, game, self.rng, 1), habits)
            way = place.best_way(habits.curiosity)
            seats.append(place.seat)
            ways.append(way)
            table.answer(way.option)
            decisions -= 1
            question = table.question
            if question is None or decisions <= 0 or table.turn_count() >= until:
                break
            place = way.leads_to(table, question.seat, question.first)
        self.looked = max(self.looked, looked + 1)
        chances = game.evaluate(table)
        for at in range(len(ways)):
            one = ways[at]
            one.visits += 1
            one.weight += 1.0
            one.total += chances[seats[at]]

    def ranking(self) -> list[Way]:
        """The options, the best first: of those that were tried often the most promising, then the others."""
        often = max([way.visits for way in self.root.ways]) // 2
        return sorted(self.root.ways, key=lambda way: (way.visits >= often, way.chance()), reverse=True)


def mark(seat: i64, first: i64, answers: list[int], shown: i64) -> i64:
    """What tells one place from another: the question, and what was rolled on the way to it."""
    found: i64 = (shown * 8 + seat) * 4096 + first
    for option in answers:
        found = ((found & HASH) * 65_599 + option + 1) ^ (found >> 17)
    return found & HASH


class Suggestion:
    """An action, and the chance to win that it seems to give."""

    def __init__(self, action: i64, chance: float) -> None:
        self.action: i64 = action
        self.chance = chance


class SearchBot(Bot):
    """Searches, and remembers between the moves of one turn what it saw behind the one it chose."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.chosen: Way | None = None

    def choose(self, table: State, rng: Rng) -> int:
        question = table.question
        assert question is not None
        game, habits = find_game(table.box.game), self.habits
        option: i64 = slip(table, game.slips, rng) if habits.slips else -1
        if option < 0 and habits.advised:
            option = game.advise(table)
        if option >= 0:
            self.chosen = None
            return question.first + option
        search = self.search(table, rng)
        self.chosen = search.ranking()[0]
        return search.first + self.chosen.option

    def suggest(self, table: State, rng: Rng, number: i64) -> list[Suggestion]:
        """The best options at the open question of this imagined table, the best first."""
        search = self.search(table, rng)
        found: list[Suggestion] = []
        chance = 1.0
        for way in search.ranking()[:number]:
            chance = min(chance, way.chance())  # an option that was hardly tried is no better than one tried often
            found.append(Suggestion(search.first + way.option, chance))
        return found

    def search(self, table: State, rng: Rng) -> Search:
        """Think about the open question."""
        question = table.question
        assert question is not None
        root: Place | None = None
        if self.chosen is not None:
            root = self.chosen.leads_to(table, question.seat, question.first)
            if root.visits < WORTH_KEEPING:
                root = None
        search = Search(table, rng, self.habits, root)
        search.think()
        return search
