"""What a game is to the rest of the house, and where the games are found."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any, ClassVar, TypeVar

from parlour.engine.content import Content, ContentError, load_content
from parlour.engine.errors import BadSetup, UnknownGame, did_you_mean
from parlour.engine.frozen import frozen
from parlour.engine.rng import Rng
from parlour.engine.rulebook import Rulebook, read_rulebook
from parlour.engine.saying import ENGLISH, Saying
from parlour.engine.scenario import Key, Keys
from parlour.engine.state import Box, State
from parlour.engine.step import Decision
from parlour.engine.words import Words, languages_of, words_of

C = TypeVar("C")
GROUP = "parlour.games"
USUAL_SEATS = 4
MOST_BOXES = 64  # settings of one game that are kept ready


@dataclass(frozen=True)
class Option:
    """A matter of taste that a match is started with."""

    name: str
    values: tuple[str, ...]
    default: str
    sentence: str


class Game:
    """Subclass it, and name an instance under the entry point group `parlour.games`."""

    package: ClassVar[str]  # where rules.md and content.toml lie
    version: ClassVar[int] = 1  # goes up when an old record would no longer replay equally
    card_tables: ClassVar[tuple[str, ...]] = ("cards",)  # tables of content whose entries have a text
    schema: ClassVar[Any] = None  # the TypedDict of its view
    printed_schema: ClassVar[Any] = None  # the TypedDict of what is printed
    things: ClassVar[Mapping[str, str]] = {}  # kinds of things that answers point at, and the clause on their use
    happens: ClassVar[ModuleType | None] = None  # where its events are declared
    slips: ClassVar[float] = 0.0  # how often a hard bot takes anything, where first sight is hard to beat by thought

    # ------------------------------------------------------------------ what each game says

    def box(self, seats: int, options: dict[str, str], overrides: dict[str, object]) -> Box:
        """What a match is played with. The arguments have been checked."""
        raise NotImplementedError

    def deal(self, box: Box, rng: Rng) -> State:
        """The table before the first step, with the steps of the setup on its stack."""
        raise NotImplementedError

    def decisions(self) -> list[type[Decision[Any]]]:
        """Every kind of question; their offsets and sizes make the action ids."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """What this seat sees, listed, as plain data; None: a spectator."""
        raise NotImplementedError

    def printed(self, box: Box) -> Mapping[str, Any]:
        """What lies open in the box and never changes in a match: things by table and id, tracks, a map; no words."""
        return {}

    def evaluate(self, state: State) -> list[float]:
        """How good the position is for each seat, from 0 to 1, for bots."""
        raise NotImplementedError

    def advise(self, state: State) -> int:
        """The option that is as good as any at the open question, where that is quickly found; -1: nobody knows."""
        return -1

    def confirms(self, state: State, option: int) -> bool:
        """Whether a person had better confirm this answer: the turn ends with it unasked, and for good.

        It may look at nothing that is hidden from the seat that is asked.
        """
        return False

    def invariants(self, state: State) -> None:
        """Raise an AssertionError where the table cannot be so."""
        raise NotImplementedError

    def scenario_keys(self) -> list[Key]:
        """The words a scenario of this game understands."""
        raise NotImplementedError

    def set_up(self, box: Box, rng: Rng, keys: Keys) -> State:
        """A position from these words."""
        raise NotImplementedError

    def odds(
        self,
        battle: str,
        attackers: str,
        defenders: str,
        options: dict[str, str],
        overrides: dict[str, object] | None = None,
    ) -> dict[str, Any]:
        """Where there are battles: the attacker's exact chance to win one, and what both sides can expect to lose."""
        raise BadSetup("setup.no-battles", {"game": self.called})

    def odds_of(self, table: State, seat: int) -> dict[str, object] | None:
        """The odds of what is about to be fought on this table, as far as this seat may know; None: nothing is."""
        return None

    # ------------------------------------------------------------------ what follows from it

    @cached_property
    def content(self) -> Content:
        return load_content(self.package)

    @cached_property
    def rulebook(self) -> Rulebook:
        return self.rulebook_in(ENGLISH)

    def rulebook_in(self, language: str) -> Rulebook:
        return read_rulebook(self.package, self.content, self.words(language), self.card_tables)

    def words(self, language: str = ENGLISH) -> Words:
        """The catalogue of its sentences in a language; in English where it has none in that."""
        return words_of(self.package, language if language in self.languages else ENGLISH)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that it has sentences in: the names of the files in its folder `words`."""
        return languages_of(self.package)

    @cached_property
    def id(self) -> str:
        return str(self.content.table("game")["id"])

    @cached_property
    def name(self) -> str:
        return str(self.content.table("game")["name"])

    @cached_property
    def called(self) -> Saying:
        """Its name, as sentences take it that are said in some language later."""
        return Saying("game" if self.words().has("game") else self.name, package=self.package)

    @cached_property
    def seats(self) -> range:
        least, most = self.content.table("game")["seats"]
        return range(least, most + 1)

    @cached_property
    def usual_seats(self) -> int:
        """How many play where nobody says otherwise."""
        return max(self.seats[0], min(USUAL_SEATS, self.seats[-1]))

    @cached_property
    def options(self) -> dict[str, Option]:
        return {
            name: Option(name, tuple(entry["values"]), entry["default"], self.option_sentence(name))
            for name, entry in self.content.table("options").items()
        }

    def option_sentence(self, name: str, language: str = ENGLISH) -> str:
        """What an option changes."""
        words = self.words(language)
        if words.has(f"options-{name}"):
            return words.say(f"options-{name}", {})
        return str(self.content.table("options")[name]["sentence"])

    def option_value(self, name: str, value: str, language: str = ENGLISH) -> str:
        """A value of an option, as people choose it."""
        words, message = self.words(language), f"options-{name}.{value}"
        return words.say(message, {}) if words.has(message) else value.replace("-", " ")

    def about(self, what: str, language: str = ENGLISH) -> str:
        """The game's `name`, its `sentence` for the front door, or its `credit`."""
        words, message = self.words(language), "game" if what == "name" else f"game.{what}"
        if words.has(message):
            return words.say(message, {})
        return str(self.content.table("game").get(what, ""))

    @cached_property
    def action_count(self) -> int:
        return max(kind.first + kind.size for kind in self.decisions())

    def make_box(self, seats: int, options: Mapping[str, object], overrides: Mapping[str, object]) -> Box:
        """The box for a match, or one sentence on what is wrong with the request."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            fields = {"game": self.called, "fewest": self.seats[0], "most": self.seats[-1], "seats": str(seats)}
            raise BadSetup("setup.seats", fields)
        return self.shared_box(seats, self.choose_options(options), overrides)

    def shared_box(self, seats: int, options: Mapping[str, str], overrides: Mapping[str, object]) -> Box:
        """The box for these settings, all of them named. It is made once: nothing in a box ever changes."""
        changed = tuple((path, type(value), value) for path, value in sorted(overrides.items()))
        key = (seats, *options.values(), *changed)
        boxes = self._boxes
        try:
            found = boxes.get(key)
        except TypeError:  # a list, say, which `box` will refuse
            return self.box(seats, dict(options), dict(overrides))
        if found is None:
            found = self.box(seats, frozen(dict(options)), frozen(dict(overrides)))
            if len(boxes) >= MOST_BOXES:
                del boxes[next(iter(boxes))]
            boxes[key] = found
        return found

    @cached_property
    def _boxes(self) -> dict[tuple[object, ...], Box]:
        return {}

    def choose_options(self, options: Mapping[str, object]) -> dict[str, str]:
        """All options, those that are not named as usual."""
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in options.items():
            if name not in chosen:
                known = did_you_mean(str(name), chosen)
                raise BadSetup("setup.no-option", {"game": self.called, "option": repr(name), "known": known})
            values = self.options[name].values
            if value not in values:
                fields = {"option": repr(name), "values": ", ".join(values), "value": repr(value)}
                raise BadSetup("setup.no-value", fields)
            chosen[name] = str(value)
        return chosen


def games() -> dict[str, Game]:
    """All installed games by id: ours come in by the same door as anybody's."""
    return _installed()[0]


def left_out() -> dict[str, Saying]:
    """The installed games that cannot be played, each with a sentence that says why."""
    return _installed()[1]


@cache
def _installed() -> tuple[dict[str, Game], dict[str, Saying]]:
    found: dict[str, Game] = {}
    broken: dict[str, Saying] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.name in found:
            continue
        try:
            game = entry.load()
            check_game(game, entry.name)
            found[entry.name] = game
        except (Exception, SystemExit) as error:  # whatever a stranger's module does, the house stays open
            reason = " ".join(str(error).split()) or "no reason given"
            named = "" if isinstance(error, ContentError) else f"{type(error).__name__}: "
            fields = {"game": repr(entry.name), "entry": entry.value, "reason": f"{named}{reason}"}
            broken[entry.name] = Saying("setup.left-out", fields)
    return found, broken


def find_game(id: str) -> Game:
    known = games()
    if id not in known:
        broken = left_out().get(id)
        if broken is not None:
            raise UnknownGame(broken.id, broken.fields)
        raise UnknownGame("setup.no-game", {"game": repr(id), "known": did_you_mean(str(id), known)})
    return known[id]


def check_game(game: object, name: str) -> None:
    """All that the front door and the setup of a match ask of a game is there, or a ContentError says what is not."""
    if not isinstance(game, Game):
        raise ContentError(f"it is no Game but {type(game).__name__}")
    about = game.content.table("game")
    wanted: dict[str, type | tuple[type, ...]] = {"id": str, "name": str, "seats": list}
    further: dict[str, type | tuple[type, ...]] = {"minutes": int, "weight": (int, float)}
    for key, kind in {**wanted, **further}.items():
        if not isinstance(about.get(key), kind) and (key in wanted or key in about):
            raise ContentError(f"[game] in its content.toml has no proper {key!r}")
    if about["id"] != name:
        raise ContentError(f"it calls itself {about['id']!r}")
    seats = about["seats"]
    if len(seats) != 2 or not all(isinstance(number, int) for number in seats) or not 1 <= seats[0] <= seats[1]:
        raise ContentError(f"[game] says seats = {seats}; the fewest and the most were wanted")
    for option, entry in game.content.table("options").items():
        values = entry.get("values") if isinstance(entry, dict) else None
        if not isinstance(values, list) or not values or not all(isinstance(value, str) for value in values):
            raise ContentError(f"[options.{option}] has no list of texts as 'values'")
        sentence = isinstance(entry.get("sentence"), str) or game.words().has(f"options-{option}")
        if entry.get("default") not in values or not sentence:
            raise ContentError(f"[options.{option}] needs a 'default' out of its values, and a 'sentence'")
    check_actions(game.decisions())
    if not game.rulebook.clauses:
        raise ContentError("its rules.md has no clause")


def check_actions(kinds: Iterable[type[Decision[Any]]]) -> None:
    """No two questions may share an action id."""
    taken: dict[int, str] = {}
    for kind in kinds:
        for action in range(kind.first, kind.first + kind.size):
            if action < 0 or action in taken:
                raise ValueError(f"{kind.__name__} and {taken.get(action)} share the action {action}")
            taken[action] = kind.__name__


def classes_by_id(modules: Iterable[ModuleType], base: type[C]) -> dict[str, type[C]]:
    """The classes of these modules that make something of a kind, by the id that the content has for each."""
    return {
        re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower(): found
        for module in modules
        for name, found in vars(module).items()
        if isinstance(found, type) and issubclass(found, base)
    }
