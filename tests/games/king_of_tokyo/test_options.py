"""The options of a match, each in both values."""

import pytest

import parlour
from tests.games.king_of_tokyo.story import QUIET, Story, tokyo
from tests.proof import proves

CLAW = "claw 1 1 2 2 3"
NO_CLAW = "1 1 2 2 3 3"

VALUES = {
    "monsters": ("choose", "dealt"),
    "order": ("any", "fixed"),
    "entry": ("claw", "always"),
    "yielding": ("attacked", "hurt"),
    "attacks": ("claws", "damage"),
    "flames": ("neighbours", "targets"),
    "goal": ("end-of-turn", "at-once"),
}


def both(option: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("value", VALUES[option])


def test_these_are_all_the_options_and_the_first_value_is_the_usual_one() -> None:
    options = parlour.find_game("king-of-tokyo").options
    assert {name: option.values for name, option in options.items()} == VALUES
    assert {name: option.default for name, option in options.items()} == {name: v[0] for name, v in VALUES.items()}


def test_each_option_names_the_clause_that_speaks_of_it() -> None:
    game = parlour.find_game("king-of-tokyo")
    for name, entry in game.content.table("options").items():
        clause = game.rulebook.clause(entry["clause"])
        assert f"`{name}`" in clause.text, name
        for value in entry["values"]:
            assert f"`{value}`" in clause.text, (name, value)


def test_an_unknown_option_or_value_is_refused() -> None:
    with pytest.raises(parlour.BadSetup, match="no option 'goals': did you mean 'goal'"):
        parlour.start("king-of-tokyo", options={"goals": "at-once"})
    with pytest.raises(parlour.BadSetup, match="'goal' is one of end-of-turn, at-once, not 'never'"):
        parlour.start("king-of-tokyo", options={"goal": "never"})


@proves("T3.1")
@both("monsters")
def test_monsters(value: str) -> None:
    match = parlour.start("king-of-tokyo", seats=3, options={"monsters": value})
    figures = [monster["figure"] for monster in match.view(None)["table"]["monsters"]]
    if value == "choose":
        assert match.prompt == "Choose your monster"
        assert figures == ["", "", ""]
    else:
        assert match.prompt.startswith("Keep the dice")
        assert len(set(figures)) == 3
        assert "" not in figures


@proves("T4.3")
@both("order")
def test_order(value: str) -> None:
    table = tokyo(seats=2, options={"order": value}, tokyo=1, life=[5, 10], dice="1 1 1 heart energy claw")
    table.plays(0, "keep")
    if value == "any":
        table.plays(0, "resolve claws", "resolve hearts", "resolve numbers")
        expected = ["damage", "heal", "stars", "energy"]
    else:
        expected = ["stars", "heal", "energy", "damage"]
    told = [entry.kind for entry in table.match.journal() if entry.kind in expected]
    assert told == expected
    assert (table.asked, table.question) == (1, "AskYield")


@proves("T4.4.6")
@both("entry")
def test_entry(value: str) -> None:
    table = tokyo(seats=2, options={"entry": value}, dice=NO_CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.places[0] == ("outside" if value == "claw" else "city")
    assert table.stars[0] == (0 if value == "claw" else 1)


@proves("T4.4.6")
@both("entry")
def test_entry_with_a_claw_is_the_same(value: str) -> None:
    table = tokyo(seats=2, options={"entry": value}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert (table.places[0], table.stars[0]) == ("city", 1)


@proves("T4.4.2")
@both("yielding")
def test_yielding(value: str) -> None:
    table = tokyo(seats=2, options={"yielding": value}, tokyo=1, cards={1: ["armor-plating"]}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life[1] == 10
    assert table.question == ("AskYield" if value == "attacked" else "Reroll")


@proves("T4.4.2")
@both("yielding")
def test_yielding_of_one_that_lost_life_is_the_same(value: str) -> None:
    table = tokyo(seats=2, options={"yielding": value}, tokyo=1, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    table.plays(1, "yield")
    assert table.places == ["city", "outside"]


def acid(value: str, **words: object) -> Story:
    """Acid Attack and its friends, without a claw."""
    cards = {0: ["acid-attack", "alpha-monster", "spiked-tail"]}
    table = tokyo(seats=3, options={"attacks": value}, cards=cards, dice=NO_CLAW, rolls=QUIET, **words)
    return table.plays(0, "keep")


@proves("T4.3.10")
@both("attacks")
def test_attacks(value: str) -> None:
    table = acid(value, tokyo=1)
    if value == "claws":
        assert table.life[1] == 9
        assert table.stars[0] == 0
        assert table.question == "Reroll"
    else:
        assert table.life[1] == 8  # Spiked Tail adds to an attack
        assert table.stars[0] == 1  # Alpha Monster is paid
        table.plays(1, "yield")
        assert table.places == ["city", "outside", "outside"]


@proves("T4.3.10")
@both("attacks")
def test_attacks_on_an_empty_tokyo(value: str) -> None:
    table = acid(value)
    assert table.places[0] == ("outside" if value == "claws" else "city")
    assert table.life == [10, 10, 10]


@proves("T4.3.10")
@both("attacks")
def test_attacks_without_claws_and_without_added_damage_are_none(value: str) -> None:
    table = tokyo(
        seats=3,
        options={"attacks": value},
        tokyo=1,
        cards={0: ["alpha-monster", "spiked-tail"]},
        dice=NO_CLAW,
        rolls=QUIET,
    )
    table.plays(0, "keep")
    assert table.life[1] == 10
    assert table.stars[0] == 0


@proves("T9.1")
@both("flames")
def test_flames(value: str) -> None:
    table = tokyo(seats=4, options={"flames": value}, tokyo=2, cards={0: ["fire-breathing"]}, dice=CLAW)
    table.plays(0, "keep")
    assert table.life == ([10, 9, 9, 9] if value == "neighbours" else [10, 10, 9, 10])


@proves("T9.1")
@both("flames")
def test_flames_on_neighbours_that_are_targets_are_the_same(value: str) -> None:
    table = tokyo(seats=4, options={"flames": value}, tokyo=0, cards={0: ["fire-breathing"]}, dice=CLAW, rolls=QUIET)
    table.plays(0, "keep")
    assert table.life == [10, 8, 9, 8]


@proves("T1.3")
@both("goal")
def test_goal(value: str) -> None:
    table = tokyo(
        seats=3,
        options={"goal": value},
        life=[4, 10, 10],
        stars=[15, 0, 0],
        energy=[5, 0, 0],
        store=["jet-fighters"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy jet-fighters")
    assert table.winners == ([] if value == "end-of-turn" else [0])
    assert table.life[0] == (0 if value == "end-of-turn" else 4)
