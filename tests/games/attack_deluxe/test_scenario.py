"""Scenarios: every key sets what it says, and words that are unknown or impossible are refused."""

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.engine.scenario import COMMON_KEYS
from parlour.games.attack_deluxe.scenario import KEYS, STEPS
from tests.games.attack_deluxe.story import HOME, world


def scene(**words: Any) -> dict[str, Any]:
    seen: dict[str, Any] = parlour.scenario("attack-deluxe", words).view(None)["table"]
    return seen


# ---------------------------------------------------------------------- one story a key


def seats() -> None:
    assert [len(scene(seats=number)["nations"]) for number in range(2, 7)] == [2, 3, 4, 5, 6]


def seed() -> None:
    decks = [tuple(parlour.scenario("attack-deluxe", {"seed": n}).state.deck) for n in range(4)]  # type: ignore[attr-defined]
    assert len(set(decks)) == 4


def options() -> None:
    assert scene(options={"map": "pacific"})["map"] == "pacific"


def overrides() -> None:
    assert world(overrides={"numbers.region_income": 3}).plays(0, "build").certificates(0)[0] == 3


def rolls() -> None:
    table = world(step="setup", rolls=["6", "5", "1", "2"])
    assert [roll["dice"] for roll in table.told("order_roll")] == [[6, 5], [1, 2]]


def strict() -> None:
    with pytest.raises(ValueError, match="not among the 0 loaded ones"):
        parlour.scenario("attack-deluxe", {"step": "setup", "strict": True})
    assert parlour.scenario("attack-deluxe", {"step": "setup"}).seat is not None


def step() -> None:
    words: dict[str, dict[str, Any]] = {
        "setup": {"rolls": "6 6 1 1"},
        "first": {"rolls": "6 6 1 1"},
        "burn": {"oil": [5, 0]},
        "season": {"season": "autumn"},
        "year-end": {},
        "battle": {"attack": {"POL": "1 artillery"}, "rolls": "infantry"},
        "action": {},
    }
    questions = {"setup": "ChooseGovernment", "first": "ChooseDirection", "burn": "AskBurn", "battle": "AskSalvo"}
    assert sorted(words) == sorted(STEPS)
    for name in STEPS:
        assert world(step=name, **words[name]).question == questions.get(name, "ChooseAction"), name


def turn() -> None:
    assert [world(seats=3, turn=seat).asked for seat in range(3)] == [0, 1, 2]


def start() -> None:
    table = world(seats=3, turn=2, start=0)
    assert table.plays(2, "pass").seen["season"] == "summer"


def direction() -> None:
    assert world(seats=3, direction="counterclockwise").plays(0, "pass").asked == 2


def year() -> None:
    assert scene(year=4)["year"] == 4 and scene()["year"] == 1


def season() -> None:
    assert scene(season="autumn")["season"] == "autumn" and scene()["season"] == "spring"


def governments() -> None:
    nations = scene(governments=["monarchy", "democracy"])["nations"]
    assert [nation["government"] for nation in nations] == ["monarchy", "democracy"]


def capitals() -> None:
    words = {"land": {0: {"GER": "1 infantry", "POL": "1 infantry"}}}
    assert world(**words).nation(0)["capital"] == "GER"
    assert world(**words, capitals={0: "POL"}).nation(0)["capital"] == "POL"


def land() -> None:
    table = world(land={0: {"GER": "2 infantry 1 tank"}})
    assert table.army("GER") == "2 infantry 1 tank" and table.army("GBR") == "1 infantry"  # seat 1 as it comes


def docked() -> None:
    assert world(land=HOME, docked={"GER": "1 destroyer 2 carrier"}).ships("GER") == "1 destroyer 2 carrier"


def fleets() -> None:
    table = world(land=HOME, fleets={1: {"NAT": "2 submarine"}})
    assert (table.owner("NAT"), table.ships("NAT")) == (1, "2 submarine")


def cargo() -> None:
    table = world(land=HOME, fleets={1: {"NAT": "1 carrier"}}, cargo={"NAT": {"carrier": "1 plane"}})
    assert table.cargo("NAT") == {"carrier": "1 plane"}


def oil_markers() -> None:
    assert world(land=HOME, oil_markers=["GER", "CHI"]).region("CHI")["oil"]


def markers() -> None:
    assert world(land=HOME, markers={"POL": "democracy"}, face_up=["POL"]).region("POL")["marker"] == "democracy"


def face_up() -> None:
    assert world(land=HOME, face_up=["POL"]).region("POL")["marker"] in (
        "fascism",
        "communism",
        "monarchy",
        "democracy",
    )


def production() -> None:
    assert world(production=[4, 7]).certificates(1)[0] == 7


def oil() -> None:
    assert world(oil={1: 3}).certificates(1)[1] == 3


def levels() -> None:
    assert world(levels={1: {"rail": 3}}).nation(1)["levels"]["rail"] == 3


def hands() -> None:
    assert world(hands={1: ["convoy", "barrage"]}).hand(1) == ["barrage", "convoy"]


def deck() -> None:
    table = world(land=HOME, deck=["spy-ring"]).plays(0, "negotiate", "talk POL")
    assert table.hand(0) == ["spy-ring"]


def discards() -> None:
    assert scene(discards=["convoy"])["discards"] == ["convoy"]


def used() -> None:
    assert world(used={0: ["move", "build"]}).nation(0)["actions"] == ["move", "build"]


def harsh() -> None:
    assert scene(season="winter", harsh=True)["harsh_winter"]


def attack() -> None:
    table = world(step="battle", land=HOME, attack={"POL": "3 infantry"}, rolls="blank")
    assert table.army("POL") == "3 infantry"


STORIES: list[Callable[[], None]] = [
    *(seats, seed, options, overrides, rolls, strict, step, turn, start, direction, year, season, governments),
    *(capitals, land, docked, fleets, cargo, oil_markers, markers, face_up, production, oil, levels, hands, deck),
    *(discards, used, harsh, attack),
]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_key(story: Callable[[], None]) -> None:
    story()


def test_a_capital_that_only_the_first_region_tells_is_saved_and_loaded() -> None:
    """In its record a scenario keeps the order of its words: POL comes first here, though not in the alphabet."""
    match = parlour.scenario("attack-deluxe", {"land": {0: {"POL": "1 infantry", "GER": "1 infantry"}}})
    loaded = parlour.load(match.save())
    for one in (match, loaded, parlour.load(loaded.save())):
        assert one.view(None)["table"]["nations"][0]["capital"] == "POL"
    assert loaded.save() == match.save()


def test_every_key_has_its_story() -> None:
    assert {story.__name__ for story in STORIES} == {key.name for key in [*COMMON_KEYS, *KEYS]}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"lands": {}}, "no key 'lands'"),
        ({"land": {0: {"GRR": "1 infantry"}}}, "'GRR', which is no region"),
        ({"land": {0: {"HON": "1 infantry"}}}, "HON is not on the western map"),
        ({"land": {0: {"GER": "1 destroyer"}}}, "'destroyer', which is no unit here"),
        ({"land": {0: {"GER": "many"}}}, "units are written as"),
        ({"land": {0: {"GER": "0 infantry"}}}, "a number from 1"),
        ({"land": {0: {"GER": "1 tank"}, 1: {"GER": "1 tank"}}}, "GER has two owners"),
        ({"land": 3}, "'land' is a table"),
        ({"capitals": {0: "POL"}, "land": {0: {"GER": "1 tank"}}}, "is not a region of seat 0"),
        ({"docked": {"CHI": "1 carrier"}}, "no ships can be docked in CHI"),
        ({"fleets": {0: {"NAT": "1 carrier"}, 1: {"NAT": "1 carrier"}}}, "two players have ships"),
        ({"cargo": {"NAT": {"destroyer": "1 tank"}}}, "cannot carry"),
        ({"cargo": {"NAT": {"submarine": "1 tank"}}}, "carries nothing"),
        ({"markers": {"EUS": "monarchy"}}, "not neutral"),
        ({"markers": {"POL": "anarchy"}}, "no government"),
        ({"governments": ["fascism"]}, "names 2 placards"),
        ({"levels": {0: {"roads": 1}}}, "no suit"),
        ({"levels": {0: {"rail": 5}}}, "from 0 to 4"),
        ({"hands": {0: ["spy-ring", "spy-ring"]}}, "more often than there are copies"),
        ({"hands": {0: ["convoy", "convoy", "barrage", "barrage", "spy-ring", "war-bonds"]}}, "more than 5 cards"),
        ({"step": "burn", "season": "spring"}, "in winter only"),
        ({"step": "battle"}, "needs an 'attack'"),
        ({"attack": {"POL": "1 tank"}}, "for the step 'battle' only"),
        ({"step": "battle", "attack": {"NAT": "1 carrier"}}, "nobody to attack"),
        ({"step": "battle", "attack": {"EUS": "1 tank"}}, "own"),
        ({"step": "setup", "year": 3}, "nothing on the table yet"),
        ({"oil_markers": 3}, "is a list"),
    ],
)
def test_what_cannot_be_set_up(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(parlour.BadScenario, match=sentence):
        parlour.scenario("attack-deluxe", words)
