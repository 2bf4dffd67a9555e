"""Scenarios: every key sets what it says, and words that are unknown or impossible are refused."""

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.engine.scenario import COMMON_KEYS
from parlour.games.king_of_tokyo.scenario import KEYS, STEPS
from tests.games.king_of_tokyo.story import QUIET, Story, tokyo

DICE = "1 1 2 2 3 3"


def monsters(table: Story, field: str) -> list[Any]:
    return [monster[field] for monster in table.seen["monsters"]]


def scene(**words: Any) -> dict[str, Any]:
    """What a spectator sees of a scenario, without the words that `tokyo` adds."""
    seen: dict[str, Any] = parlour.scenario("king-of-tokyo", words).view(None)["table"]
    return seen


# ---------------------------------------------------------------------- one story a key


def seats() -> None:
    assert [len(scene(seats=number)["monsters"]) for number in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]
    assert len(scene()["monsters"]) == 2


def seed() -> None:
    rolls = [tuple(scene(seed=number)["dice"]) for number in range(10)]
    assert rolls == [tuple(scene(seed=number)["dice"]) for number in range(10)]
    assert len(set(rolls)) > 5
    assert scene(seed=0) == scene()
    assert scene(seed="a text") == scene(seed="a text")


def options() -> None:
    table = tokyo(options={"goal": "at-once"}, stars=[19, 0], dice="1 1 1 2 2 3", energy=[9, 0], store=["heal"])
    assert table.plays(0, "keep").over


def overrides() -> None:
    table = tokyo(overrides={"cards.wings.cost": 5}, store=["wings"], dice=DICE)
    assert table.match.view(0)["table"]["store"][0]["price"] == 5


def rolls() -> None:
    table = tokyo(step="roll", rolls=["claw", "1", "2", "3", "heart", "energy", "3"])
    assert table.dice == ["1", "2", "3", "heart", "energy", "claw"]
    assert table.plays(0, "reroll 1").dice == ["2", "3", "3", "heart", "energy", "claw"]


def strict() -> None:
    loose = parlour.scenario("king-of-tokyo", {"step": "roll", "rolls": "claw claw", "strict": False})
    assert loose.view(None)["table"]["dice"].count("claw") >= 2
    assert parlour.scenario("king-of-tokyo", {"step": "roll"}).view(None)["table"]["dice"]  # not strict by itself
    with pytest.raises(ValueError, match="not among the 2 loaded ones"):
        parlour.scenario("king-of-tokyo", {"step": "roll", "rolls": "claw claw", "strict": True})


def turn() -> None:
    for seat in range(3):
        table = tokyo(seats=3, turn=seat, dice=DICE)
        assert (table.turn, table.asked) == (seat, seat)
    assert tokyo(seats=3, dice=DICE).turn == 0


def around() -> None:
    table = tokyo(seats=4, turn=3, around=0, dice=DICE, rolls=QUIET)
    assert table.plays(3, "keep").turn == 1
    assert tokyo(seats=4, turn=3, dice=DICE, rolls=QUIET).plays(3, "keep").turn == 0


def step() -> None:
    words: dict[str, dict[str, Any]] = {
        "setup": {},
        "first": {"rolls": f"claw 1 1 2 2 3 {DICE} {QUIET}"},
        "start": {"tokyo": 0, "rolls": QUIET},
        "roll": {"tokyo": 0, "rolls": QUIET},
        "reroll": {"dice": DICE},
        "change": {"dice": DICE, "cards": {0: ["plot-twist"]}},
        "resolve": {"dice": "energy claw 1 1 2 2"},
        "tokyo": {"tokyo": 1, "attacked": [1]},
        "buy": {"energy": [3, 0], "store": ["heal"]},
        "end": {"cards": {0: ["metamorph"]}},
        "next": {"rolls": QUIET},
    }
    questions = {
        "setup": "ChooseMonster",
        "change": "ChangeDice",
        "resolve": "ResolveDice",
        "tokyo": "AskYield",
        "buy": "BuyCards",
        "end": "UseMetamorph",
    }
    assert sorted(words) == sorted(STEPS)
    for name in STEPS:
        table = tokyo(step=name, **words[name])
        assert table.question == questions.get(name, "Reroll"), name
    assert tokyo(step="start", **words["start"]).stars[0] == 2  # Tokyo pays at the start
    assert tokyo(step="roll", **words["roll"]).stars[0] == 0
    assert tokyo(step="next", **words["next"]).turn == 1
    assert tokyo(dice=DICE).question == "Reroll"  # where dice are given
    assert tokyo(tokyo=0, rolls=QUIET).stars[0] == 2  # else from the start


def dice() -> None:
    assert tokyo(dice="claw energy heart 3 2 1").dice == ["1", "2", "3", "heart", "energy", "claw"]
    assert tokyo(dice=["1", "1", "claw"]).dice == ["1", "1", "claw"]


def rerolls() -> None:
    assert tokyo(dice=DICE).match.view(0)["table"]["rerolls"] == 2
    assert tokyo(dice=DICE, rerolls=5).match.view(0)["table"]["rerolls"] == 5
    assert tokyo(dice=DICE, rerolls=0, rolls=QUIET).turn == 1


def tokyo_key() -> None:
    assert tokyo(seats=3, tokyo=2, dice=DICE).places == ["outside", "outside", "city"]
    assert tokyo(seats=3, dice=DICE).places == ["outside", "outside", "outside"]


def bay() -> None:
    assert tokyo(seats=5, tokyo=0, bay=4, dice=DICE).places == ["city", "outside", "outside", "outside", "bay"]
    assert tokyo(seats=6, bay=1, dice=DICE).places[1] == "bay"


def life() -> None:
    table = tokyo(seats=4, life=[3, 0, 12, 10], cards={2: ["even-bigger"]}, dice=DICE)
    assert table.life == [3, 0, 12, 10]
    assert table.alive == [True, False, True, True]
    assert tokyo(seats=3, life={1: 4}, dice=DICE).life == [10, 4, 10]
    assert tokyo(seats=3, dice=DICE).life == [10, 10, 10]


def stars() -> None:
    assert tokyo(seats=3, stars=[1, 2, 3], dice=DICE).stars == [1, 2, 3]
    assert tokyo(seats=3, stars={"2": 9}, dice=DICE).stars == [0, 0, 9]


def energy() -> None:
    assert tokyo(seats=3, energy=[4, 5, 6], dice=DICE).energy == [4, 5, 6]


def poison() -> None:
    assert tokyo(seats=3, poison=[1, 0, 2], dice=DICE).poison == [1, 0, 2]


def shrink() -> None:
    assert tokyo(seats=3, shrink=[0, 3, 1], dice=DICE).shrink == [0, 3, 1]


def monsters_key() -> None:
    assert monsters(tokyo(seats=3, monsters=["kraken", "alienoid"], dice=DICE), "figure") == [
        "kraken",
        "alienoid",
        "cyber-bunny",
    ]
    assert monsters(tokyo(seats=2, dice=DICE), "figure") == ["alienoid", "cyber-bunny"]
    choosing = tokyo(seats=3, step="setup", monsters=["kraken"])
    assert choosing.asked == 1
    assert "kraken" not in choosing.moves


def cards() -> None:
    table = tokyo(seats=3, cards={0: ["wings", "jets"], 2: ["extra-head-2"]}, dice=DICE)
    assert [sorted(table.cards(seat)) for seat in range(3)] == [["jets", "wings"], [], ["extra-head-2"]]


def tokens() -> None:
    table = tokyo(cards={0: ["smoke-cloud", "monster-batteries"]}, tokens={"monster-batteries": 8}, dice=DICE)
    assert (table.tokens("smoke-cloud"), table.tokens("monster-batteries")) == (3, 8)
    assert tokyo(cards={0: ["smoke-cloud"]}, tokens={"smoke-cloud": 1}, dice=DICE).tokens("smoke-cloud") == 1


def copied() -> None:
    table = tokyo(cards={0: ["mimic"], 1: ["smoke-cloud"]}, copied="smoke-cloud", dice=DICE)
    assert table.seen["copied"] == "smoke-cloud"
    assert table.tokens("mimic") == 3
    assert "extra-reroll smoke-cloud" in table.moves


def store() -> None:
    assert tokyo(store=["wings", "heal", "tanks"], dice=DICE).store == ["wings", "heal", "tanks"]
    assert tokyo(store=["wings"], dice=DICE).store == ["wings", None, None]
    drawn = scene(deck=["wings", "heal", "tanks"], dice=DICE)
    assert [ware["id"] for ware in drawn["store"]] == ["wings", "heal", "tanks"]


def deck() -> None:
    table = tokyo(energy=[20, 0], store=["corner-store"], deck=["wings", "heal"], step="buy")
    assert table.seen["deck"] == 65
    assert table.plays(0, "buy corner-store").store[0] == "wings"
    assert table.plays(0, "buy wings").store[0] == "heal"


def discards() -> None:
    table = tokyo(discards=["wings", "evacuation-orders-2"], dice=DICE)
    assert sorted(table.discards) == ["evacuation-orders-2", "wings"]
    assert table.seen["deck"] == 64
    assert tokyo(dice=DICE).discards == []


def top_seen() -> None:
    table = tokyo(seats=3, deck=["wings"], top_seen=[0, 2], dice=DICE)
    tops = [table.match.view(seat)["table"]["top_card"] for seat in (0, 1, 2, None)]
    assert [top and top["id"] for top in tops] == ["wings", None, "wings", None]


def extra_turns() -> None:
    table = tokyo(seats=3, extra_turns=[2, 0], dice=DICE, rolls=f"{QUIET} {QUIET} {QUIET}")
    turns = [table.plays(table.turn, "keep").turn for turn in range(3)]
    assert turns == [2, 0, 1]


def fewer() -> None:
    table = tokyo(step="roll", fewer=2, rolls="1 1 2 2")
    assert len(table.dice) == 4


def shielded() -> None:
    table = tokyo(seats=2, tokyo=1, shielded=[1], dice="claw claw 1 1 2 2")
    assert monsters(table, "shielded") == [False, True]
    assert table.plays(0, "keep").life == [10, 10]


def dealt() -> None:
    assert tokyo(dealt=[0], cards={0: ["herbivore"]}, step="end", rolls=QUIET).stars[0] == 0
    assert tokyo(dealt=[1], cards={0: ["herbivore"]}, step="end", rolls=QUIET).stars[0] == 1


def attacked() -> None:
    table = tokyo(seats=5, tokyo=1, bay=2, attacked=[2], step="tokyo", rolls=QUIET)
    assert table.seen["may_yield"] == [2]
    assert table.asked == 2
    assert table.plays(2, "stay").turn == 1


def entering() -> None:
    assert tokyo(entering=True, step="tokyo", rolls=QUIET).places[0] == "city"
    assert tokyo(entering=False, step="tokyo", rolls=QUIET).places[0] == "outside"


def scored_ones() -> None:
    assert tokyo(scored_ones=True, cards={0: ["freeze-time"]}, step="end").question == "UseFreezeTime"
    assert tokyo(scored_ones=False, cards={0: ["freeze-time"]}, step="end", rolls=QUIET).turn == 1


STORIES: dict[str, Callable[[], None]] = {
    story.__name__.removesuffix("_key"): story
    for story in (
        *(seats, seed, options, overrides, rolls, strict),
        *(turn, around, step, dice, rerolls, tokyo_key, bay, life, stars, energy, poison, shrink, monsters_key),
        *(cards, tokens, copied, store, deck, discards, top_seen, extra_turns, fewer),
        *(shielded, dealt, attacked, entering, scored_ones),
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
        ({"lives": [1, 2]}, "no key 'lives': did you mean 'life'"),
        ({"step": "lunch"}, "'step' is one of setup, first,"),
        ({"turn": 2}, "'turn' is a number from 0 to 1, not 2"),
        ({"turn": "me"}, "'turn' is a number from 0 to 1, not 'me'"),
        ({"around": -1}, "'around' is a number from 0 to 1"),
        ({"dice": "1 2 4"}, "'dice' has '4', which is unknown"),
        ({"dice": "1 1 1 1 1 1 1 1 1 1"}, "'dice' has 10 entries; at most 9 fit"),
        ({"dice": 5}, "'dice' is a list of names, not 5"),
        ({"rolls": "claws"}, "'rolls' has 'claws', which is unknown: did you mean 'claw'"),
        ({"rerolls": -1, "dice": "1"}, "'rerolls' is a number from 0 to 20"),
        ({"strict": "yes"}, "'strict' is true or false, not 'yes'"),
        ({"seed": 1.5}, "'seed' is a number or a text, not 1.5"),
        ({"options": []}, "'options' is a table"),
        ({"overrides": 3}, "'overrides' is a table"),
        ({"tokyo": 5}, "'tokyo' is a number from 0 to 1, not 5"),
        ({"bay": 0}, "Tokyo Bay is open only with 5 monsters alive"),
        ({"seats": 5, "tokyo": 1, "bay": 1}, "seat 1 cannot stand in 'bay'"),
        ({"seats": 3, "life": [9, 0, 9], "tokyo": 1}, "seat 1 cannot stand in 'tokyo'"),
        ({"life": [1, 2, 3]}, "'life' is a list of 2 numbers, one a seat"),
        ({"life": [13, 10]}, "'life' is a number from 0 to 12, not 13"),
        ({"life": [12, 10]}, "seat 0 cannot have 12 life; its most is 10"),
        ({"life": {5: 1}}, "'life' speaks of seat 5; the seats are 0 to 1"),
        ({"life": [0, 0]}, "'life' leaves fewer than two monsters alive"),
        ({"life": [10, 0]}, "'life' leaves fewer than two monsters alive"),
        ({"seats": 3, "life": [0, 9, 9]}, "seat 0 is eliminated and cannot have the turn"),
        ({"seats": 3, "life": [9, 9, 0], "step": "first"}, "nobody is eliminated before the first turn"),
        ({"stars": [-1, 0]}, "'stars' is a number from 0 to 1000, not -1"),
        ({"energy": [True, 0]}, "'energy' is a number from 0 to 1000, not True"),
        ({"poison": [12, 1]}, "there are only 12 poison counters"),
        ({"shrink": [13, 0]}, "'shrink' is a number from 0 to 12, not 13"),
        ({"monsters": ["godzilla"]}, "'monsters' has 'godzilla', which is unknown"),
        ({"monsters": ["kraken", "kraken"]}, "'monsters' names one twice"),
        ({"monsters": ["kraken", "alienoid", "the-king"]}, "'monsters' has 3 entries; at most 2 fit"),
        ({"monsters": ["kraken"], "step": "setup", "options": {"monsters": "dealt"}}, "'monsters' are dealt"),
        ({"cards": ["wings"]}, "'cards' is a table from seat to value"),
        ({"cards": {0: ["wing"]}}, "'cards' has 'wing', which is unknown: did you mean 'wings'"),
        ({"cards": {0: ["heal"]}}, "seat 0 cannot have 'heal'"),
        ({"cards": {2: ["wings"]}}, "'cards' speaks of seat 2; the seats are 0 to 1"),
        ({"cards": {0: ["wings"], 1: ["wings"]}}, "'cards' has 'wings', which lies elsewhere already"),
        ({"seats": 3, "life": [9, 9, 0], "cards": {2: ["wings"]}}, "seat 2 cannot have 'wings'"),
        ({"cards": {0: ["wings"]}, "store": ["wings"]}, "'store' has 'wings', which lies elsewhere already"),
        ({"deck": ["wings"], "discards": ["wings"]}, "'deck' has 'wings', which lies elsewhere already"),
        ({"store": ["wings", "jets", "heal", "tanks"]}, "'store' has 4 entries; at most 3 fit"),
        ({"tokens": {"smoke-cloud": 2}}, "'tokens' speaks of 'smoke-cloud', which nobody has"),
        ({"tokens": ["smoke-cloud"]}, "'tokens' is a table from card to number"),
        ({"cards": {0: ["smoke-cloud"]}, "tokens": {"smoke-cloud": -1}}, "'tokens' is a number from 0 to 1000"),
        ({"copied": "wings"}, "'copied' is a Keep card in play, and somebody must have Mimic"),
        ({"cards": {0: ["mimic"]}, "copied": "mimic"}, "'copied' is a Keep card in play"),
        ({"cards": {0: ["mimic", "wings", "jets"]}, "copied": "wings jets"}, "'copied' has 2 entries; at most 1 fit"),
        ({"top_seen": 0}, "'top_seen' is a list of seats, not 0"),
        ({"top_seen": [3]}, "'top_seen' is a number from 0 to 1, not 3"),
        ({"extra_turns": [2]}, "'extra_turns' is a number from 0 to 1, not 2"),
        ({"extra_turns": "0"}, "'extra_turns' is a list of seats, not '0'"),
        ({"fewer": 10}, "'fewer' is a number from 0 to 9, not 10"),
        ({"shielded": 1}, "'shielded' is a list of seats"),
        ({"dealt": {}}, "'dealt' is a list of seats"),
        ({"attacked": [1]}, "'attacked' has seat 1, which is not in Tokyo or has the turn itself"),
        ({"tokyo": 0, "attacked": [0]}, "'attacked' has seat 0, which is not in Tokyo or has the turn itself"),
        ({"entering": 1}, "'entering' is true or false, not 1"),
        ({"tokyo": 0, "entering": True}, "seat 0 is in Tokyo already and cannot be 'entering'"),
        ({"scored_ones": "no"}, "'scored_ones' is true or false, not 'no'"),
    ],
)
def test_unknown_or_impossible_words_are_refused_with_one_sentence(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(parlour.BadScenario) as error:
        parlour.scenario("king-of-tokyo", words)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_nobody_has_seen_the_top_card_of_an_empty_deck() -> None:
    cards = []
    for id, entry in parlour.find_game("king-of-tokyo").content.table("cards").items():
        cards += [id, f"{id}-2"][: entry["copies"]]
    with pytest.raises(parlour.BadScenario, match="the deck is empty"):
        tokyo(discards=cards, top_seen=[0], dice=DICE)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"seats": 7}, "for 2 to 6 players"),
        ({"options": {"goals": "x"}}, "no option 'goals'"),
        ({"overrides": {"cards.wings.price": "x"}}, "is no value of that kind"),
    ],
)
def test_seats_options_and_overrides_are_refused_as_for_any_match(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(parlour.BadSetup) as error:
        parlour.scenario("king-of-tokyo", words)
    assert sentence in str(error.value)


def test_a_scenario_is_saved_and_loaded_like_any_match() -> None:
    table = tokyo(seats=3, tokyo=1, life=[10, 4, 10], cards={1: ["wings"]}, energy=[0, 2, 0], dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    table.plays(1, "prevent")
    loaded = parlour.load(table.match.save())
    assert loaded.save() == table.match.save()
    assert loaded.view(1) == table.match.view(1)
