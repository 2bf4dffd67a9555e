"""Scenarios: every key sets what it says, and words that are unknown or impossible are refused."""

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.engine.scenario import COMMON_KEYS
from parlour.games.dice_city.scenario import KEYS, STEPS
from tests.games.dice_city.story import QUIET, cities


def scene(**words: Any) -> dict[str, Any]:
    """What a spectator sees of a scenario, without the words that `cities` adds."""
    seen: dict[str, Any] = parlour.scenario("dice-city", words).view(None)["table"]
    return seen


# ---------------------------------------------------------------------- one story a key


def seats() -> None:
    assert [len(scene(seats=number)["cities"]) for number in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert len(scene()["cities"]) == 1


def seed() -> None:
    displays = [tuple(scene(seats=2, seed=number)["display"]) for number in range(10)]
    assert len(set(displays)) > 5
    assert scene(seats=2, seed=0) == scene(seats=2)
    assert scene(seed="a text") == scene(seed="a text")


def options() -> None:
    assert len(scene(seats=2, options={"deck": "grand"})["deck_kinds"]) == 36


def overrides() -> None:
    words = {"seats": 2, "overrides": {"ships.small-ship.vp": 6}}
    assert parlour.scenario("dice-city", words).printed["ships"]["small-ship"]["vp"] == 6


def rolls() -> None:
    table = cities(step="first", rolls="1 2 3 4 5 6 6 6 6 6")
    assert table.dice(0) == ["white 1", "yellow 2", "red 3", "blue 4", "black 5"]


def strict() -> None:
    parlour.scenario("dice-city", {"seats": 2, "step": "first", "rolls": "1 2"})  # the rest is left to chance
    with pytest.raises(ValueError, match="not among the 2 loaded ones"):
        cities(step="first", rolls="1 2")


def turn() -> None:
    for seat in range(3):
        table = cities(seats=3, turn=seat)
        assert (table.turn, table.asked) == (seat, seat)
    assert cities(seats=3).turn == 0


def start() -> None:
    assert cities(seats=3, start=2).seen["start"] == 2
    assert cities(seats=3).seen["start"] == 0


def round_key() -> None:
    assert cities(round=7).seen["round"] == 7
    assert cities().seen["round"] == 1


def step() -> None:
    words: dict[str, dict[str, Any]] = {
        "setup": {"strict": False},
        "first": {"rolls": f"{QUIET} {QUIET}"},
        "turn": {},
        "dice": {},
        "attack": {"strength": 3},
        "build": {"wood": [2, 0]},
        "end": {"rolls": QUIET},
    }
    questions = {"attack": "ChooseAttack", "build": "Buy"}
    assert sorted(words) == sorted(STEPS)
    for name in STEPS:
        assert cities(step=name, **words[name]).question == questions.get(name, "ChooseDie"), name
    assert cities(step="end", rolls=QUIET).turn == 1
    assert cities().question == "ChooseDie"


def ending() -> None:
    assert cities(ending=True).seen["ending"]
    assert not cities().seen["ending"]


def city_key() -> None:
    table = cities(city={0: {"white 1": "manor", "black  6": "mine"}, 1: {"red 3": "well"}})
    assert table.built(0) == {"white 1": "manor", "black 6": "mine"}
    assert table.built(1) == {"red 3": "well"}
    assert table.left("mine") == 14
    assert "manor" in table.seen["deck_kinds"] and "well" in table.seen["deck_kinds"]


def deactivated() -> None:
    table = cities(city={1: {"white 1": "manor", "white 2": "mine"}}, deactivated={1: ["white 2"]})
    assert (table.deactivated(0), table.deactivated(1)) == ([], ["white 2"])


def dice() -> None:
    table = cities(dice={0: "1 2 - 4 6", 1: [6, 5, 4, 3, 2]})
    assert table.dice(0) == ["white 1", "yellow 2", None, "blue 4", "black 6"]
    assert table.dice(1) == ["white 6", "yellow 5", "red 4", "blue 3", "black 2"]
    assert cities().dice(1) == ["white 1", "yellow 1", "red 1", "blue 1", "black 1"]


def moved() -> None:
    assert cities(moved={"white": "red 3"}).dice(0)[0] == "red 3"


def good(name: str) -> Callable[[], None]:
    def story() -> None:
        assert cities(seats=3, **{name: [1, 2, 3]}).stock(2) == f"3 {name}"
        assert cities(seats=3, **{name: {1: 4}}).stock(1) == f"4 {name}"
        assert cities(seats=3).stock(0) == "nothing"

    story.__name__ = name
    return story


def pass_tokens() -> None:
    assert cities(pass_tokens=[3, 1]).pass_tokens == [3, 1]


def vp_tokens() -> None:
    assert cities(vp_tokens=[3, 1]).tokens == [3, 1]


def raid_tokens() -> None:
    table = cities(raid_tokens=[3, 1])
    assert (table.vp, table.points(0)) == ([3, 1], {"raids": 3})


def held() -> None:
    table = cities(held={0: {"small-bandits": 2}, 1: {"large-ship": 1}})
    assert (table.held(0), table.held(1)) == ({"small-bandits": 2}, {"large-ship": 1})
    assert (table.left("small-bandits"), table.left("large-ship")) == (2, 0)
    assert cities(seats=1, held={0: {"small-bandits": 9}}).left("small-bandits") == 1


def display() -> None:
    assert cities(display=["manor", "-", "well"]).display == ["manor", None, "well", None, None, None, None, None]
    seen = scene(seats=2, deck=["manor", "well"])
    assert seen["display"][:2] == ["manor", "well"]
    assert (len(seen["display"]), seen["deck"]) == (8, 52)


def deck() -> None:
    table = cities(step="build", wood=[2, 0], display=["stables"], deck=["manor", "well"], rolls=QUIET)
    table.plays(0, "buy stables", "build white 1")
    assert table.display[:2] == ["manor", "well"]


def deck_left() -> None:
    assert cities(deck_left=3).seen["deck"] == 3
    assert cities().seen["deck"] == 60
    assert scene(seats=2, deck_left=5)["deck"] == 5
    assert sum(cities(deck_left=50).seen["gone"].values()) == 10
    assert cities(seats=1, options={"deck": "grand"}, deck_left=3).seen["deck"] == 3


def rows_dealt() -> None:
    assert cities(seats=1, step="end", deck_left=0, rows_dealt=2).over
    assert not cities(seats=1, step="end", deck_left=0, rows_dealt=3, rolls=QUIET).over


def piles() -> None:
    table = cities(piles={"mine": 3, "small-bandits": 1, "medium-ship": 0})
    assert [table.left(id) for id in ("mine", "small-bandits", "medium-ship", "quarry")] == [3, 1, 0, 15]


def gold_out() -> None:
    assert (cities(gold_out=4).seen["gold"], cities(gold_out=4).seen["gold_out"]) == (8, 4)


def this_turn(name: str, value: object = 2) -> Callable[[], None]:
    def story() -> None:
        assert cities(seats=3, **{name: value}).seen["turn"][name] == value
        assert not cities(seats=3).seen["turn"][name]

    story.__name__ = name
    return story


def beaten() -> None:
    words: dict[str, Any] = {"seats": 1, "options": {"army": "compared"}, "step": "attack", "strength": 4}
    assert cities(beaten={"small-bandits": 1}, **words).moves == ["done", "attack medium-bandits"]
    assert cities(**words).moves == ["done", "attack small-bandits", "attack medium-bandits"]


STORIES: dict[str, Callable[[], None]] = {
    story.__name__.removesuffix("_key"): story
    for story in (
        *(seats, seed, options, overrides, rolls, strict),
        *(turn, start, round_key, step, ending, city_key, deactivated, dice, moved),
        *(good(name) for name in ("wood", "stone", "iron", "gold")),
        *(pass_tokens, vp_tokens, raid_tokens, held, display, deck, deck_left, rows_dealt, piles, gold_out, beaten),
        *(this_turn(name) for name in ("strength", "bandits_strength", "army_bonus", "resource_bonus", "less_defense")),
        *(this_turn(name, 1) for name in ("refreshed", "passed")),
        *(this_turn(name, 1) for name in ("location_victim", "stock_victim")),
    )
}
ALL_KEYS = [*COMMON_KEYS, *KEYS]


@pytest.mark.parametrize("name", [key.name for key in ALL_KEYS])
def test_every_key_sets_what_it_says(name: str) -> None:
    STORIES[name]()


def test_there_is_no_story_without_a_key() -> None:
    assert set(STORIES) == {key.name for key in ALL_KEYS}


def test_every_key_is_described() -> None:
    names = [key.name for key in ALL_KEYS]
    assert len(set(names)) == len(names)
    for key in ALL_KEYS:
        assert key.kind, key.name
        assert key.sentence.endswith("."), key.name


# ---------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"woods": [1, 2]}, "no key 'woods': did you mean 'wood'"),
        ({"step": "lunch"}, "'step' is one of setup, first,"),
        ({"turn": 2}, "'turn' is a number from 0 to 1, not 2"),
        ({"start": "me"}, "'start' is a number from 0 to 1, not 'me'"),
        ({"round": 0}, "'round' is a number from 1 to 1000, not 0"),
        ({"ending": 1}, "'ending' is true or false, not 1"),
        ({"seats": 1, "ending": True}, "'ending' has no meaning for a seat that is alone"),
        ({"city": {0: ["manor"]}}, "'city' has for each seat a table from space to location"),
        ({"city": {0: {"white 7": "manor"}}}, "'city' speaks of 'white 7', which is no space: did you mean"),
        ({"city": {0: {"white 1": "manner"}}}, "'city' has 'manner', which is unknown: did you mean 'manor'"),
        ({"city": {0: {"white 1": "forest"}}}, "'city' has 'forest', which is unknown"),
        ({"city": {2: {}}}, "'city' speaks of seat 2; the seats are 0 to 1"),
        (
            {"city": {0: {f"white {column}": "manor" for column in (1, 2, 3, 4)}}},
            "'manor' is named, more often than there are cards",
        ),
        (
            {"city": {0: {"white 1": "citadel"}}, "options": {"deck": "base"}},
            "'citadel' is named, which is not in this deck",
        ),
        (
            {"display": ["barracks", "blacksmith", "catapult", "training-camp", "watch-tower", "citadel"]},
            "is named, which is not in this deck",
        ),
        ({"city": {0: {"white 1": "mine"}}, "piles": {"mine": 0}}, "more of 'mine' than its pile"),
        ({"deactivated": {0: "white 1"}}, "'deactivated' has for each seat a list of spaces"),
        ({"deactivated": {0: ["white 1"]}}, "seat 0 has no built location on 'white 1'"),
        ({"dice": {0: "1 2 3"}}, "'dice' has for each seat 5 columns, not '1 2 3'"),
        ({"dice": {0: "1 2 3 4 7"}}, "'dice' has '7', which is unknown"),
        ({"dice": {1: "1 2 3 4 -"}}, "'dice' are used up only by the active seat"),
        ({"dice": {0: "1 2 3 4 -"}, "step": "build"}, "'dice' are used up only by the active seat"),
        ({"moved": ["white"]}, "'moved' is a table from colour to space"),
        ({"moved": {"pink": "red 1"}}, "'moved' has 'pink', which is unknown"),
        ({"moved": {"white": "red 9"}}, "'moved' speaks of 'red 9', which is no space"),
        ({"moved": {"white": "red 1"}, "dice": {0: "- 1 1 1 1"}}, "the white die, which is not on the board"),
        ({"wood": [1]}, "'wood' is a list of 2 numbers, one a seat"),
        ({"stone": [-1, 0]}, "'stone' is a number from 0 to 9999, not -1"),
        ({"gold": [7, 6]}, "there are only 12 gold"),
        ({"gold_out": 13}, "there are only 12 gold"),
        ({"pass_tokens": [True, 0]}, "'pass_tokens' is a number from 0 to 1000, not True"),
        ({"held": {0: ["small-bandits"]}}, "'held' is a table from name to number"),
        ({"held": {0: {"bandits": 1}}}, "'held' has 'bandits', which is unknown"),
        ({"held": {0: {"large-ship": 2}}}, "'held' has more of 'large-ship' than there are"),
        ({"piles": {"mine": 16}}, "there cannot be 16 in the pile of 'mine'"),
        ({"piles": {"manor": 1}}, "'piles' has 'manor', which is unknown"),
        ({"piles": {"large-bandits": 5}}, "there cannot be 5 in the pile of 'large-bandits'"),
        ({"seats": 1, "piles": {"large-bandits": 0}}, "there cannot be 0 in the pile of 'large-bandits'"),
        ({"display": ["manor"] * 9}, "'display' has 9 cards; at most 8 fit"),
        ({"display": ["mine"]}, "'display' has 'mine', which is unknown"),
        ({"deck": ["-"]}, "'deck' has '-', which is unknown"),
        ({"deck_left": 61}, "'deck_left' is a number from 0 to 52, not 61"),
        ({"rows_dealt": 1}, "'rows_dealt' is for a seat that is alone"),
        ({"seats": 1, "rows_dealt": 4}, "'rows_dealt' is a number from 0 to 3, not 4"),
        ({"strength": -1}, "'strength' is a number from 0 to 1000, not -1"),
        ({"refreshed": 2}, "'refreshed' is a number from 0 to 1, not 2"),
        ({"passed": 2}, "'passed' is a number from 0 to 1, not 2"),
        ({"location_victim": 0}, "'location_victim' cannot be the seat whose turn it is"),
        ({"stock_victim": 2}, "'stock_victim' is a number from 0 to 1, not 2"),
        ({"beaten": {"mine": 1}}, "'beaten' has 'mine', which is unknown"),
        ({"rolls": "7"}, "'rolls' has '7', which is unknown"),
    ],
)
def test_unknown_or_impossible_words_are_refused_with_one_sentence(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(parlour.BadScenario) as error:
        parlour.scenario("dice-city", {"seats": 2, **words})
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_a_scenario_is_saved_and_loaded_like_any_match() -> None:
    table = cities(
        dice={0: "1 1 - - -"},
        city={0: {"white 1": "church"}, 1: {"red 1": "manor"}},
        deactivated={1: ["red 1"]},
        held={1: {"small-bandits": 1}},
        display=["well"],
    )
    table.plays(0, "white", "use")
    loaded = parlour.load(table.match.save())
    assert loaded.save() == table.match.save()
    assert loaded.view(1) == table.match.view(1)
