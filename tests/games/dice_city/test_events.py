"""What the journal tells: enough to draw every change."""

from typing import Any

import pytest

from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves

ROWS = {f"{row} {column}": "mine" for row in ("red", "blue") for column in range(1, 7)}


@proves("D5.1")
@pytest.mark.parametrize(
    ("moves", "deed", "clause"),
    [
        (["move", "yellow right"], "move", "D5.3"),
        (["refresh"], "refresh", "D5.5"),
        (["reactivate"], "reactivate", "D5.8"),
        (["pass"], "pass", "D5.10"),
        (["drop"], "drop", "D5.12"),
    ],
)
def test_whatever_a_die_is_spent_on_the_die_is_named(moves: list[str], deed: str, clause: str) -> None:
    table = cities(
        dice={0: "2 3 - - -"}, city={0: {"red 1": "manor"}}, deactivated={0: ["red 1"]}, display=["well"], deck_left=3
    )
    table.plays(0, "white", *moves)
    assert table.told("spend_die") == [{"seat": 0, "die": "white", "space": "white 2", "deed": deed}]
    assert table.clauses("spend_die") == [clause]


@proves("D5.3")
def test_a_die_that_moves_is_told_from_where_to_where() -> None:
    table = cities(dice={0: "1 3 - - -"}).plays(0, "white", "move", "yellow left")
    assert table.told("move") == [{"seat": 0, "die": "yellow", "origin": "yellow 3", "space": "yellow 2"}]


@proves("D5.5")
def test_a_refresh_is_told_slot_by_slot() -> None:
    table = cities(dice={0: "1 1 - - -"}, display=["well", "-", "well", "manor"], deck=["church", "bazaar", "mint"])
    table.plays(0, "white", "refresh")
    cards = ["well", "well", "manor"]
    assert table.told("refresh") == [{"seat": 0, "cards": cards, "slots": [0, 2, 3], "gone": {"well": 2, "manor": 1}}]
    assert [(told["slot"], told["card"]) for told in table.told("turn_up")] == [
        (0, "church"),
        (2, "bazaar"),
        (3, "mint"),
    ]


@proves("D7.4", "D7.5", "D17.1")
def test_a_die_rolled_again_is_told_with_who_said_so() -> None:
    table = cities(dice={0: "- 4 - - -", 1: "1 2 3 4 5"}, pass_tokens=[2, 0], rolls="6 2")
    table.plays(0, "spend reroll", "red").plays(0, "yellow", "use")
    assert table.told("reroll") == [
        {"seat": 1, "die": "red", "origin": "red 3", "space": "red 6", "by": 0, "back": False},
        {"seat": 0, "die": "yellow", "origin": "yellow 4", "space": "yellow 2", "by": None, "back": True},
    ]


@proves("D12.1", "D12.2", "D12.3", "D12.4")
@pytest.mark.parametrize(
    ("words", "moves", "trigger"),
    [
        (
            {"step": "attack", "strength": 3}
            | {"piles": {"small-bandits": 1, "medium-bandits": 0, "large-bandits": 0}, "rolls": QUIET},
            ["attack small-bandits"],
            "bandits",
        ),
        (
            {"step": "build", "wood": [0, 3, 0], "stone": [0, 3, 0], "iron": [0, 3, 0], "rolls": QUIET}
            | {"piles": {"small-ship": 0, "medium-ship": 1}},
            ["buy medium-ship"],
            "ships",
        ),
        ({"dice": {1: "1 1 - - -"}, "display": ["well"], "deck_left": 1}, ["white", "refresh"], "deck"),
        ({"step": "end", "city": {1: ROWS}, "rolls": QUIET}, ["end"], "rows"),
    ],
)
def test_who_sets_off_the_end_by_what_and_who_plays_last(words: dict[str, Any], moves: list[str], trigger: str) -> None:
    table = cities(seats=3, turn=1, start=1, **words).plays(1, *moves)
    assert table.told("set_off") == [{"seat": 1, "trigger": trigger, "last": 0}]


def test_a_deck_that_is_used_up_in_the_setup_was_nobodys_doing() -> None:
    table = cities(step="setup", seats=2, deck_left=8, display=[], rolls=f"{QUIET} {QUIET}")
    assert table.told("set_off") == [{"seat": None, "trigger": "deck", "last": None}]


@proves("D9.6", "D9.5")
def test_bandits_are_told_with_what_they_took_and_are_worth() -> None:
    table = cities(step="attack", strength=3, bandits_strength=2, rolls=QUIET).plays(0, "attack medium-bandits")
    assert table.told("defeat") == [
        {"seat": 0, "bandits": "medium-bandits", "defense": 4, "strength": 2, "bandits_strength": 2}
        | {"vp": 3, "off_pile": 1}
    ]


@proves("D9.9", "D9.14")
def test_attacks_on_a_seat_are_told_with_what_they_took_and_gave() -> None:
    table = cities(step="attack", strength=6, city={1: {"red 1": "manor"}}, wood=[0, 1], rolls=QUIET)
    table.plays(0, "attack locations 1", "attack stock 1")
    assert table.told("raid") == [
        {"seat": 0, "victim": 1, "location": "manor", "space": "red 1", "defense": 4, "strength": 4, "vp": 2}
    ]
    assert table.told("rob") == [{"seat": 0, "victim": 1, "good": "wood", "amount": 1, "strength": 2}]


@proves("D11.4")
def test_strength_that_was_not_used_is_told_to_be_lost() -> None:
    table = cities(step="attack", strength=4, bandits_strength=1, army_bonus=2, rolls=QUIET).plays(0, "done")
    assert table.told("lapse") == [
        {"seat": 0, "strength": 4, "bandits_strength": 1, "army_bonus": 2, "resource_bonus": 0, "less_defense": 0}
    ]
    assert cities(step="end", rolls=QUIET).told("lapse") == []


@proves("D6.2")
@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("barracks", {"piles": {"regular-army": 0}}),
        ("gold-mine", {"gold_out": 12}),
        ("festival-hall", {}),
        ("merchant-guild", {}),
        ("masons-guild", {}),
        ("stables", {}),
        ("coach-house", {}),
        ("church", {}),
    ],
)
def test_an_ability_without_effect_is_told(id: str, words: dict[str, Any]) -> None:
    table = cities(dice={0: "1 - - - -"}, city={0: {"white 1": id}}, options={"deck": "grand"}, rolls=QUIET, **words)
    table.plays(0, "white", "use")
    assert table.told("no_effect") == [{"seat": 0, "location": id, "space": "white 1"}]
    assert table.clauses("no_effect") == ["D6.2"]


@proves("D6.2")
@pytest.mark.parametrize("id", ["bazaar", "militia", "town-hall", "well", "mint", "barracks", "masons-guild"])
def test_one_with_an_effect_is_not(id: str) -> None:
    city = {"white 2": id, "white 3": "manor"}
    words: dict[str, Any] = {"city": {0: city}, "deactivated": {0: ["white 3"]}}
    if id == "militia":
        words = {"moved": {"white": "red 2"}}
    table = cities(dice={0: "2 1 - - -"}, options={"deck": "grand"}, **words).plays(0, "white", "use")
    assert table.told("no_effect") == []


@proves("D10.1", "D10.4", "D10.6")
def test_a_purchase_is_told_from_where_to_where() -> None:
    table = cities(
        step="build",
        wood=[1, 0],
        stone=[2, 0],
        iron=[2, 0],
        display=["-", "manor"],
        city={0: {"red 1": "well"}},
        deactivated={0: ["red 1"]},
        rolls=QUIET,
    )
    table.plays(0, "buy manor", "build red 1", "buy mine", "build white 1")
    assert table.told("buy") == [
        {"seat": 0, "location": "manor", "slot": 1, "off_pile": 0},
        {"seat": 0, "location": "mine", "slot": None, "off_pile": 1},
    ]
    assert table.told("build") == [
        {"seat": 0, "space": "red 1", "location": "manor", "was_active": False},
        {"seat": 0, "space": "white 1", "location": "mine", "was_active": True},
    ]
    assert table.told("replace") == [{"seat": 0, "space": "red 1", "location": "well"}]


def test_what_happened_reads_well() -> None:
    table = cities(dice={0: "1 2 - - -"}, city={0: {"white 1": "barracks"}}, rolls=QUIET)
    table.plays(0, "white", "use", "build red 1", "yellow", "pass")
    texts = [entry.text for entry in table.match.journal()]
    assert texts[:6] == [
        "Player 1 uses Barracks on white 1 with the white die.",
        "Player 1 takes a Regular Army from its pile.",
        "Player 1 builds Regular Army on red 1.",
        "Player 1 passes with the yellow die.",
        "Player 1 gains 1 pass token.",
        "Player 1 rolls white 1, yellow 1, red 1, blue 1 and black 1.",
    ]
