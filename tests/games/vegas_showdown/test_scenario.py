"""Scenarios: every key sets what it says, and words that are unknown or impossible are refused."""

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.engine.scenario import COMMON_KEYS
from parlour.games.vegas_showdown.scenario import KEYS, PHASES
from tests.games.vegas_showdown.story import vegas


def scene(**words: Any) -> dict[str, Any]:
    """What a spectator sees of a scenario, without the words that `vegas` adds."""
    seen: dict[str, Any] = parlour.scenario("vegas-showdown", words).view(None)["table"]
    return seen


# ---------------------------------------------------------------------- one story a key


def seats() -> None:
    assert [len(scene(seats=number)["houses"]) for number in (3, 4, 5)] == [3, 4, 5]
    assert len(scene()["houses"]) == 3


def seed() -> None:
    boards = [tuple(place["tile"] for place in scene(seed=number)["places"]) for number in range(12)]
    assert len(set(boards)) > 5
    assert scene(seed=0) == scene()
    assert scene(seed="a text") == scene(seed="a text")


def options() -> None:
    assert vegas(phase="round", options={"price_drop": "space"}).minimums[0] == 15


def overrides() -> None:
    assert vegas(overrides={"tiles.slots.revenue": 3}).printed("tiles")["slots"]["revenue"] == 3


def rolls() -> None:
    assert vegas(phase="setup", rolls="2").seen["dealer"] == 2


def strict() -> None:
    parlour.scenario("vegas-showdown", {"phase": "setup"})  # the dealer is left to chance
    with pytest.raises(ValueError, match="not among the 0 loaded ones"):
        vegas(phase="setup")


def round_key() -> None:
    assert vegas(round=7).seen["round"] == 7
    assert vegas().seen["round"] == 2
    assert vegas(phase="setup", rolls="0").seen["round"] == 1


def dealer() -> None:
    assert (vegas(dealer=2).seen["dealer"], vegas().seen["dealer"]) == (2, 0)


def phase() -> None:
    first: dict[str, tuple[dict[str, Any], str]] = {
        "setup": ({"rolls": "0"}, "turn_up"),
        "round": ({}, "round"),
        "flip": ({}, "income"),
        "income": ({}, "income"),
        "choose": ({}, ""),
        "adjust": ({"choices": {0: "publicity"}}, "fame"),
        "button": ({}, "button"),
    }
    assert list(first) == PHASES
    for name, (words, kind) in first.items():
        journal = vegas(phase=name, **words).match.journal()
        assert (journal[0].kind if journal else "") == kind, name
    assert vegas().question == "ChooseAction"


def chooser() -> None:
    assert (vegas(chooser=1).asked, vegas(dealer=2).asked) == (1, 2)


def counter(name: str, usual: int) -> Callable[[], None]:
    def story() -> None:
        assert vegas(**{name: [11, 22, 33]}).each(name) == [11, 22, 33]
        assert vegas(**{name: {1: 4}}).each(name) == [usual, 4, usual]
        assert vegas().each(name) == [usual] * 3

    story.__name__ = name
    return story


def tiles() -> None:
    table = vegas(tiles={0: ["lounge a3", "slots  a2 180"], 2: ["restaurant f3 90"]})
    assert [table.sheet(seat) for seat in range(3)] == [["lounge a3", "slots a2 180"], [], ["restaurant f3 90"]]
    assert (table.population, table.revenue, table.fame) == ([8, 8, 10], [6, 5, 5], [2, 0, 0])
    assert table.seen["basic_stacks"] == {"slots": 12, "lounge": 6, "restaurant": 3}


def reserve() -> None:
    table = vegas(reserve={1: "theater slots slots"})
    assert (table.reserve(0), table.reserve(1)) == ([], ["slots", "slots", "theater"])
    assert (table.left("slots"), table.left("large")) == (11, 8)


def choices() -> None:
    table = vegas(choices={0: "renovate", 1: "premier-1 18"}, chooser=2)
    assert (table.asked, table.each("choice")) == (2, ["renovate", "premier-1", None])
    assert (table.place("premier-1")["bid"], table.place("premier-1")["bidder"]) == (18, 1)
    outbid = vegas(choices={0: "slots-1 7", 1: "slots-1 5"}, chooser=2)
    assert outbid.each("outbid") == [False, True, False]


def board() -> None:
    assert vegas(board=["-", "theater"]).board == [None, "theater", None]
    tiles = vegas().printed("tiles")
    assert [tiles[place["tile"]]["size"] for place in scene(seats=4)["places"][:3]] == ["small", "medium", "large"]
    assert scene(seats=4)["places"][3]["tile"] is None


def minimums() -> None:
    assert vegas(minimums={"premier-2": 3, "premier-3": 52}).minimums == [18, 3, 52]
    assert vegas(minimums={"premier-2": 15}, options={"price_drop": "space"}).minimums[1] == 15


def basics() -> None:
    assert vegas(basics={"lounge": 2}).seen["basic_stacks"] == {"slots": 13, "lounge": 2, "restaurant": 4}


def stacks() -> None:
    table = vegas(
        phase="flip",
        board=["-", "table-games", "-"],
        deck=["slow-season", "big-spenders"],
        stacks={"small": ["dragon-room", "fancy-slots"]},
    )
    assert table.board == ["dragon-room", "table-games", "fancy-slots"]


def stack_left() -> None:
    table = vegas(stack_left={"small": 3, "large": 0})
    assert [table.left(size) for size in ("small", "medium", "large")] == [3, 9, 0]


def events() -> None:
    table = vegas(events=["pr-scandal", "tour-buses"])
    assert table.seen["events"]["in_play"] == ["pr-scandal", "tour-buses"]
    assert (table.seen["no_actions"], table.seen["events"]["deck"]) == (["publicity"], 31)


def deck() -> None:
    table = vegas(phase="flip", board=["-", "-", "-"], deck=["pull-strings", "pull-strings", "tax-audit"])
    table.plays(0, "small", "small")
    assert [entry["event"] for entry in table.told("draw_event")] == ["pull-strings", "pull-strings", "tax-audit"]


def deck_left() -> None:
    table = vegas(deck_left=4)
    assert (table.seen["events"]["deck"], len(table.seen["events"]["used"])) == (4, 29)


STORIES: dict[str, Callable[[], None]] = {
    story.__name__.removesuffix("_key"): story
    for story in (
        *(seats, seed, options, overrides, rolls, strict),
        *(round_key, dealer, phase, chooser),
        *(counter(*each) for each in (("cash", 20), ("population", 8), ("revenue", 5), ("fame", 0))),
        *(tiles, reserve, choices, board, minimums, basics, stacks, stack_left, events, deck, deck_left),
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
        ({"cahs": [1, 2, 3]}, "no key 'cahs': did you mean 'cash'"),
        ({"phase": "lunch"}, "'phase' is one of setup, round,"),
        ({"dealer": 3}, "'dealer' is a number from 0 to 2, not 3"),
        ({"round": 0}, "'round' is a number from 1 to 1000, not 0"),
        ({"chooser": 1, "phase": "flip"}, "'chooser' has a meaning only in the phase 'choose'"),
        ({"cash": [1, 2]}, "'cash' is a list of 3 numbers, one a seat"),
        ({"fame": [-1, 0, 0]}, "'fame' is a number from 0 to 1000, not -1"),
        ({"tiles": {0: "lounge a3"}}, "'tiles' has for each seat a list of tiles"),
        ({"tiles": {0: ["lounge"]}}, "a tile, its upper left cell and its turn would be 'lounge a3 90'"),
        ({"tiles": {0: ["lunge a3"]}}, "'tiles' has 'lunge', which is unknown: did you mean 'lounge'"),
        ({"tiles": {0: ["lounge a9"]}}, "'tiles' has 'a9', which is unknown"),
        ({"tiles": {0: ["lounge a3 45"]}}, "'tiles' has '45', which is unknown"),
        ({"tiles": {0: ["lounge g3"]}}, "'tiles' has 'lounge g3', but the Lounge would reach over the edge"),
        ({"tiles": {0: ["lounge a3", "slots b3"]}}, "'tiles' has 'slots b3', but b3 lies under the Lounge"),
        ({"tiles": {0: ["slots c3"]}}, "'tiles' of seat 0 cannot lie so: the Slots at c3 would have no path"),
        ({"tiles": {0: ["lounge a3", "fancy-slots c3"]}}, "the Fancy Slots at c3 would lack Slots on the sheet"),
        ({"tiles": {3: []}}, "'tiles' speaks of seat 3; the seats are 0 to 2"),
        ({"reserve": {0: "jacuzzi"}}, "'reserve' has 'jacuzzi', which is unknown"),
        ({"reserve": {0: "theater theater"}}, "'reserve' has more of 'theater' than there are"),
        ({"reserve": {0: "restaurant " * 5}}, "more basic tiles in the houses than the match has"),
        ({"reserve": {0: "theater"}, "board": ["theater"]}, "there is no further 'theater' in its stack"),
        ({"choices": {0: "sleep"}}, "'choices' has 'sleep', which is unknown"),
        ({"choices": {0: "slots-2 5"}}, "'choices' has 'slots-2 5', which is unknown"),
        ({"choices": {0: "slots-1 6"}}, "a bid at 'slots-1' is one of 5, 7, 9, 12, 15, not '6'"),
        ({"choices": {0: "restaurant-1 25"}}, "seat 0 cannot bid more than its $20"),
        ({"choices": {0: "slots-1 5", 1: "slots-1 5"}}, "two bids of $5 stand on 'slots-1'"),
        ({"choices": {0: "publicity"}, "phase": "flip"}, "only in the phases 'choose' and 'adjust'"),
        ({"choices": {0: "slots-1 5", 1: "slots-1 7"}, "phase": "adjust"}, "seat 0 is outbid"),
        ({"board": ["theater"] * 4}, "'board' has 4 tiles; there are 3 premier spaces"),
        ({"board": ["slots"]}, "'board' has 'slots', which is no premier tile"),
        ({"board": ["theater"], "phase": "setup"}, "'board' is turned up by the setup"),
        ({"board": ["theater"], "minimums": {"premier-2": 7}}, "'minimums' has 'premier-2', which is unknown"),
        ({"board": ["theater"], "minimums": {"premier-1": 9}}, "a marker can stand on 3, 7, 12, 18"),
        ({"minimums": 3}, "'minimums' is a table from name to value, not 3"),
        ({"basics": {"slots": 14}}, "'basics' is a number from 0 to 13, not 14"),
        ({"basics": {"theater": 1}}, "'basics' has 'theater', which is unknown"),
        ({"stacks": {"tiny": []}}, "'stacks' has 'tiny', which is unknown"),
        ({"stacks": {"small": ["theater"]}}, "'stacks' has 'theater', which is unknown"),
        (
            {"stacks": {"small": ["dragon-room"]}, "stack_left": {"small": 0}},
            "'stack_left' of the small stack is from 1",
        ),
        ({"events": ["tax-audit"]}, "'events' has 'tax-audit', which is done with at once"),
        ({"events": ["pr-scandal"], "deck": ["pr-scandal"]}, "'deck' has 'pr-scandal' more often than there are cards"),
        ({"deck": ["rain"]}, "'deck' has 'rain', which is unknown"),
        ({"deck_left": 34}, "'deck_left' is a number from 0 to 33, not 34"),
        ({"rolls": "5"}, "'rolls' has '5', which is unknown"),
    ],
)
def test_unknown_or_impossible_words_are_refused_with_one_sentence(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(parlour.BadScenario) as error:
        parlour.scenario("vegas-showdown", words)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_a_scenario_is_saved_and_loaded_like_any_match() -> None:
    table = vegas(
        phase="adjust",
        choices={0: "renovate", 1: "slots-1 5"},
        tiles={0: ["lounge a3", "slots a2 180"]},
        reserve={0: "restaurant"},
        events=["pr-scandal"],
    )
    table.puts(1, "slots", "a3").plays(0, "take a3", "done", "place lounge", "at a3")
    loaded = parlour.load(table.match.save())
    assert loaded.save() == table.match.save()
    assert loaded.view(1) == table.match.view(1)
