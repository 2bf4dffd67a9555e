"""V16  The options of a match, and the house rule for two."""

import pytest

import parlour
from tests.games.vegas_showdown.story import ending, vegas
from tests.proof import proves

VALUES = {"price_drop": ("circle", "space"), "two_players": ("off", "on")}
TWO = {"two_players": "on"}


def test_these_are_all_the_options_and_the_first_value_is_the_usual_one() -> None:
    options = parlour.find_game("vegas-showdown").options
    assert {name: option.values for name, option in options.items()} == VALUES
    assert {name: option.default for name, option in options.items()} == {name: v[0] for name, v in VALUES.items()}


def test_each_option_names_the_clause_that_speaks_of_it() -> None:
    game = parlour.find_game("vegas-showdown")
    for name, entry in game.content.table("options").items():
        assert f"{name} = " in game.rulebook.clause(entry["clause"]).text


@proves("V5.2.1", "V5.2.2")
@pytest.mark.parametrize(("value", "minimum"), [("circle", 12), ("space", 15)])
def test_price_drop(value: str, minimum: int) -> None:
    assert vegas(phase="round", options={"price_drop": value}).minimums[0] == minimum


@proves("V16.1")
def test_two_may_play_where_the_option_says_so() -> None:
    assert parlour.start("vegas-showdown", seats=2, options=TWO).seat in (0, 1)
    for options in ({}, {"two_players": "off"}):
        with pytest.raises(parlour.BadSetup, match="for 3 to 5 players, not 2"):
            parlour.start("vegas-showdown", seats=2, options=options)
    with pytest.raises(parlour.BadSetup, match="for 3 to 5 players, not 1"):
        parlour.start("vegas-showdown", seats=1, options=TWO)


@proves("V16.1")
def test_a_match_for_two_is_saved_and_ends() -> None:
    match = parlour.start("vegas-showdown", seats=2, seed=1, options=TWO)
    rng = parlour.seeded("two")
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
        match.game.invariants(match.state)
    assert parlour.load(match.save()).scores() == match.scores()


@proves("V16.2")
def test_two_use_the_setup_for_three() -> None:
    table = vegas(seats=2, options=TWO)
    assert table.seen["basic_stacks"] == {"slots": 13, "lounge": 7, "restaurant": 4}
    assert [place["id"] for place in table.seen["places"]] == [
        "premier-1", "premier-2", "premier-3", "slots-1", "lounge-1", "restaurant-1"
    ]  # fmt: skip


@proves("V16.3")
@pytest.mark.parametrize(("counters", "points"), [([9, 8], [5, 3]), ([8, 8], [4, 4])])
def test_with_two_ranks_score_as_ever(counters: list[int], points: list[int]) -> None:
    table = ending(seats=2, options=TWO, population=counters)
    assert [table.points(seat)["population"] for seat in range(2)] == points


@pytest.mark.parametrize(
    ("overrides", "sentence"),
    [
        ({"tiles.slots.colour": "pink"}, "tiles.slots.colour cannot be 'pink': known are blue, green, yellow"),
        ({"tiles.slots.size": "large"}, "'tiles.slots.size' cannot be changed"),
        ({"events.big-spenders.base": "luck"}, "events.big-spenders.base cannot be 'luck'"),
        ({"entrances.yellow-entrance.cell": "c3"}, "cannot be changed: the rest of the game builds on it"),
        ({"tiles.slots.copies": 20}, "cannot be changed: it says what is in the box"),
        ({"tiles.theater.price": 2}, "tiles.theater.price must be from 3 to 52, not 2"),
    ],
)
def test_house_rules_that_cannot_be_are_refused(overrides: dict[str, object], sentence: str) -> None:
    with pytest.raises(parlour.BadSetup) as error:
        parlour.start("vegas-showdown", overrides=overrides)
    assert sentence in str(error.value)


def test_house_rules_change_numbers_and_some_words() -> None:
    changed: dict[str, object] = {"tiles.slots.colour": "green", "tiles.slots.red": True, "tiles.theater.price": 40}
    slots = vegas(overrides=changed).printed("tiles")["slots"]
    assert (slots["colour"], slots["red"]) == ("green", True)
    board = vegas(overrides=changed, board=["-", "-", "theater"])
    assert board.minimums[2] == 33  # the circle below 40
    assert vegas(overrides=changed, board=["-", "-", "theater"], options={"price_drop": "space"}).minimums[2] == 37


def test_texts_speak_of_the_numbers_of_the_match() -> None:
    game = parlour.find_game("vegas-showdown")

    def text(event: str, **overrides: object) -> str:
        match = parlour.start(
            "vegas-showdown",
            seats=3,
            seed=1,
            overrides={f"events.{event}.{key}": value for key, value in overrides.items()},
        )
        return game.words().text_of(match.state.box.content, "events", event)

    assert "go down one extra step." in text("construction-boom")
    assert "go down 2 extra steps." in text("construction-boom", steps_down=2)
    assert "go up 3 steps." in text("cost-overruns", steps_up=3)
    assert text("cover-story").startswith("Every house with the largest Population gains 2 Fame")
    assert text("cover-story", most="revenue", fame=3).startswith("Every house with the largest Revenue gains 3 Fame")
    assert text("big-spenders", base="population") == "Income this round goes by Population alone."
