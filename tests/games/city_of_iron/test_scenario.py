"""Scenarios: every key sets what it says, and words that are unknown or impossible are refused."""

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.engine.scenario import COMMON_KEYS
from parlour.games.city_of_iron.scenario import KEYS, STEPS
from tests.games.city_of_iron.story import iron


def scene(**words: Any) -> dict[str, Any]:
    """What a spectator sees of a scenario, without the words that `iron` adds."""
    seen: dict[str, Any] = parlour.scenario("city-of-iron", words).view(None)["table"]
    return seen


# ---------------------------------------------------------------------- one story a key


def seats() -> None:
    assert [len(scene(seats=number)["nations"]) for number in (2, 3, 4)] == [2, 3, 4]
    assert len(scene()["nations"]) == 2


def seed() -> None:
    rows = {tuple(building["id"] for building in scene(seed=number)["row"]) for number in range(10)}
    assert len(rows) > 5
    assert scene(seed=0) == scene()


def options() -> None:
    assert len(scene(options={"lands": "not-two"})["lands"]) == 6


def overrides() -> None:
    assert iron(overrides={"goods.silk.shield": 7}).printed("goods", "silk")["shield"] == 7


def rolls() -> None:
    with pytest.raises(parlour.BadScenario, match="'rolls' has '1', which is unknown"):
        scene(rolls="1")  # nobody rolls dice in this game


def strict() -> None:
    assert scene(strict=True) == scene(strict=False)


def step() -> None:
    questions = {
        "setup": "ChooseNation",
        "spring": "Bid",
        "end-of-spring": "ChooseAction",
        "summer": "ChooseAction",
        "autumn": "PickCards",
        "winter": "PickCards",
        "end": "",
    }
    assert {name: iron(step=name).question for name in STEPS} == questions
    assert iron().question == "ChooseAction"


def nations() -> None:
    table = iron(nations=["om", "hog"])
    assert [table.nation(seat)["nation"] for seat in (0, 1)] == ["om", "hog"]
    assert [nation["nation"] for nation in iron(seats=4).seen["nations"]] == ["arc", "cresaria", "hog", "om"]


def round_key() -> None:
    assert iron(round=5).seen["round"] == 5
    assert iron().seen["round"] == 1


def action() -> None:
    assert iron(action=3).seen["action"] == 3
    assert iron().seen["action"] == 1


def turn() -> None:
    assert iron(seats=3, turn=2).asked == 2
    assert iron(seats=3, order=[1, 0, 2]).asked == 1


def order() -> None:
    table = iron(seats=3, order=[2, 0, 1])
    assert table.seen["turn_order"] == [2, 0, 1]
    assert [slot["seat"] for slot in table.seen["turn_track"]] == [None, None, 1, 0, 2]


def bid_track() -> None:
    for round in (1, 4):
        assert iron(seats=3, step="spring", round=round, bid_track=[1, 2, 0]).asked == 1


def coins() -> None:
    assert iron(coins=[3, 8]).coins == [3, 8]
    assert iron(coins={1: 2}).coins == [7, 2]


def science() -> None:
    assert iron(science=[3, 8]).science == [3, 8]


def vp() -> None:
    assert iron(vp=[-3, 8]).vp == [-3, 8]


def hand() -> None:
    table = iron(hand={0: ["mayor", "scholar"]})
    assert sorted(table.hand(0)) == ["mayor", "scholar"]
    assert table.deck(0, "citizen")["cards"] == ["cartographer"]
    assert "mayor" not in table.pool(0)
    assert table.hand(1) == []


def shown() -> None:
    table = iron(hand={0: ["mayor", "guide"]}, shown={0: ["guide"]})
    assert table.nation(0, 1)["hand"]["known_to_all"] == ["guide"]


def citizen_deck() -> None:
    table = iron(citizen_deck={0: ["guide", "mayor"]}).plays(0, "draw citizen")
    assert (table.hand(0), table.deck(0, "citizen")["cards"]) == (["guide"], ["mayor"])
    assert "scholar" in table.pool(0)


def military_deck() -> None:
    table = iron(military_deck={0: ["scout", "soldier"]}).plays(0, "draw military")
    assert (table.hand(0), table.deck(0, "military")["left"]) == (["scout"], 1)


def citizen_discards() -> None:
    assert iron(citizen_discards={0: ["guide", "mayor"]}).discards(0, "citizen") == ["guide", "mayor"]


def military_discards() -> None:
    assert iron(military_discards={1: ["scout", "pirate"]}).discards(1, "military") == ["scout", "pirate"]


def known() -> None:
    table = iron(citizen_deck={0: ["guide", "mayor"]}, known={0: ["citizen"]})
    assert table.deck(0, "citizen")["order"] == ["guide", "mayor"]
    assert table.deck(0, "military")["order"] is None


def cities() -> None:
    table = iron(cities={0: {"red-dunes": ["civic", "great"], "home": ["garrison"]}})
    assert table.lands(0) == ["fields-of-arc", "red-dunes"]
    sides = [(token["id"], token["side"]) for token in table.city(0, "red-dunes")["tokens"]]
    assert sides == [("civic", "city"), ("great", "district")]
    assert table.nation(0)["unused_tokens"] == []
    assert "red-dunes" not in table.free_lands


def buildings() -> None:
    table = iron(cities={0: {"red-dunes": ["civic"]}}, buildings={0: {"home": ["mine"], "red-dunes": ["inn"]}})
    assert table.built(0) == {"fields-of-arc": ["mine"], "red-dunes": ["inn"]}
    assert table.nation(0)["mastered"] == ["mine", "inn"]


def mastered() -> None:
    assert iron(mastered={0: ["palace"]}).nation(0)["mastered"] == ["palace"]


def stored() -> None:
    assert iron(stored={1: ["palace", "mine"]}).stored(1) == ["mine", "palace"]


def towns() -> None:
    table = iron(towns={1: ["turnip-cross"]})
    assert table.towns(1) == ["turnip-cross"]
    assert len(table.stack(1)) == 2


def spied() -> None:
    table = iron(spied={1: ["turnip-cross"]}, stacks={1: ["lantern-hollow", "turnip-cross"]})
    assert table.stack(1, 1)[:2] == ["lantern-hollow", "turnip-cross"]


def stacks() -> None:
    table = iron(stacks={1: ["shepherds-gate"], "3": ["prism-rock"]})
    assert (table.stack(1)[0], table.stack(3)[0]) == ("shepherds-gate", "prism-rock")


def row() -> None:
    assert iron(row=["mine", "inn", "mine"]).row == ["mine", "inn", "mine"]
    assert [len(scene(seats=number)["row"]) for number in (2, 3, 4)] == [7, 10, 12]
    assert scene(round=6)["deck"]["next"] == "C"


def deck() -> None:
    assert iron(step="autumn", deck=["mine", "inn"], coins=[0, 0]).row[:2] == ["mine", "inn"]


def left() -> None:
    table = iron(left={"A": 3, "B": 0})
    assert table.seen["deck"]["left"] == 3 + 0 + 12
    assert len(table.scrap) == 13 + 14


def score_cards() -> None:
    assert iron(score_cards=["A", "B"]).seen["score_cards"] == ["score-a", "score-b"]


def cheaper() -> None:
    assert iron(cheaper=2, row=["mine"]).sees(0)["row"][0]["price"] == 2


def extra_eyes() -> None:
    assert len([town for town in iron(extra_eyes=1).stack(1, 0) if town]) == 2


STORIES: dict[str, Callable[[], None]] = {
    story.__name__.removesuffix("_key"): story
    for story in (
        *(seats, seed, options, overrides, rolls, strict),
        *(step, nations, round_key, action, turn, order, bid_track, coins, science, vp, hand, shown),
        *(citizen_deck, military_deck, citizen_discards, military_discards, known, cities, buildings),
        *(mastered, stored, towns, spied, stacks, row, deck, left, score_cards, cheaper, extra_eyes),
    )
}
ALL_KEYS = [*COMMON_KEYS, *KEYS]


@pytest.mark.parametrize("name", [key.name for key in ALL_KEYS])
def test_every_key_sets_what_it_says(name: str) -> None:
    STORIES[name]()


def test_there_is_no_story_without_a_key() -> None:
    assert set(STORIES) == {key.name for key in ALL_KEYS}


def test_every_key_is_described() -> None:
    for key in ALL_KEYS:
        assert key.kind, key.name
        assert key.sentence.endswith("."), key.name


# ---------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"coin": [1, 2]}, "no key 'coin': did you mean 'coins'"),
        ({"step": "lunch"}, "'step' is one of setup, spring,"),
        ({"round": 9}, "'round' is a number from 1 to 8, not 9"),
        ({"action": 4}, "'action' is a number from 1 to 3, not 4"),
        ({"turn": 2}, "'turn' is a number from 0 to 1, not 2"),
        ({"order": [0, 0]}, "'order' names every seat once"),
        ({"bid_track": [1]}, "'bid_track' names every seat once"),
        ({"nations": ["om"]}, "'nations' names 2 different nations"),
        ({"nations": ["om", "om"]}, "'nations' names 2 different nations"),
        ({"nations": ["om", "orc"]}, "'nations' has 'orc', which is unknown: did you mean 'arc'"),
        ({"coins": [1]}, "'coins' is a list of 2 numbers"),
        ({"hand": {0: ["warlord"]}}, "'hand' has 'warlord', which is unknown"),
        ({"hand": {2: []}}, "'hand' speaks of seat 2"),
        ({"hand": {0: ["mayor"]}, "citizen_discards": {0: ["mayor"]}}, "a card of seat 0 is in two places"),
        ({"citizen_deck": {0: ["soldier"]}}, "'citizen_deck' cannot hold 'soldier'"),
        ({"shown": {0: ["mayor"]}}, "'shown' has 'mayor', which is not in the hand of seat 0"),
        ({"known": {0: ["red"]}}, "'known' has 'red', which is unknown"),
        ({"cities": {0: ["red-dunes"]}}, "'cities' has for each seat a table from land to names"),
        ({"cities": {0: {"red-dune": ["civic"]}}}, "'cities' speaks of 'red-dune', which is no land: did you mean"),
        ({"cities": {0: {"red-dunes": []}}}, "a city at 'red-dunes' needs a token"),
        ({"cities": {0: {"red-dunes": ["capital"]}}}, "'cities' has 'capital', which is unknown"),
        ({"cities": {0: {"western-reach": ["civic"]}}}, "the land 'western-reach' is not free"),
        (
            {"cities": {0: {"red-dunes": ["civic"]}, 1: {"red-dunes": ["civic"]}}},
            "the land 'red-dunes' is not free",
        ),
        ({"cities": {0: {"home": ["civic", "civic"]}}}, "the token 'civic' of seat 0 is laid twice"),
        ({"buildings": {0: {"red-dunes": ["inn"]}}}, "seat 0 has no city at 'red-dunes'"),
        ({"buildings": {0: {"home": ["inn"] * 2 + ["academy"] * 2 + ["mine"] * 2}}}, "has no room for so many"),
        ({"buildings": {0: {"home": ["watchtower", "watchtower"]}}}, "'watchtower' is named more often than"),
        ({"stored": {0: ["castle"]}}, "'stored' has 'castle', which is unknown"),
        ({"towns": {0: ["ironford"]}}, "'towns' has 'ironford', which is unknown"),
        ({"towns": {0: ["silkwater"], 1: ["silkwater"]}}, "the town 'silkwater' is held twice"),
        ({"stacks": {4: []}}, "'stacks' is a table from stars, 1 to 3, to towns"),
        ({"stacks": {1: ["silkwater"]}}, "'stacks' has 'silkwater', which is unknown"),
        ({"row": ["mine"] * 8}, "'row' has 8 buildings; at most 7 lie there"),
        ({"left": {"D": 1}}, "'left' is a table from the decks A, B and C to numbers"),
        ({"left": {"A": 17}}, "'left' is a number from 0 to 16, not 17"),
        ({"step": "winter", "cheaper": 1}, "are for a turn in summer"),
    ],
)
def test_words_that_cannot_be_are_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(parlour.BadScenario, match=sentence):
        iron(**words)
