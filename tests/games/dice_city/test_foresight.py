"""What the rules reckon for those who look on: what a use, a building, an attack would bring."""

from typing import Any

import pytest

import parlour
from parlour.engine.asking import Blocked, Move
from tests.games.dice_city.story import QUIET, Story, cities
from tests.proof import proves

ALL = {"deck": "grand"}
KINDS = list(parlour.find_game("dice-city").content.table("locations"))
CARDS = KINDS[6:]
BASICS = KINDS[6:11]


def move(table: Story, notation: str) -> Move:
    return next(move for move in table.match.moves() if move.notation == notation)


def blocked(table: Story, notation: str) -> Blocked:
    return next(move for move in table.match.blocked() if move.notation == notation)


def building(kind: str, **words: Any) -> Story:
    """The active seat has this card in hand."""
    rich = {good: [9, 0] for good in ("wood", "stone", "iron")} | {"gold": [5, 0]}
    table = cities(step="build", display=[kind], options=ALL, **rich, **words)
    return table.plays(0, f"buy {kind}")


# ---------------------------------------------------------------------- building


@proves("D10.5", "D10.6", "D13.2")
def test_a_space_tells_what_building_there_would_bring_and_cost() -> None:
    city = {"white 1": "manor", "white 2": "mine", "white 3": "well"}
    table = building("stables", city={0: city}, deactivated={0: ["white 1"]})
    facts = {space: move(table, f"build {space}").facts for space in ("white 1", "white 4", "red 1")}
    assert facts["white 1"] == {
        "covers": "manor",
        "replaces": "manor",
        "reopens": True,
        "points": -1,  # a Manor is worth 2, the Stables 1
        "defense": 0,
        "row_built": 3,
        "row_closed": 0,
        "full_rows": 0,
    }
    assert facts["white 4"]["covers"] is not None and facts["white 4"]["replaces"] is None
    assert [facts["white 4"][key] for key in ("points", "row_built", "row_closed")] == [1, 4, 1]
    assert [facts["red 1"][key] for key in ("points", "row_built", "reopens")] == [1, 1, False]


@proves("cathedral")
def test_neighbours_that_count_each_other_are_in_the_points_of_a_space() -> None:
    table = building("cathedral", city={0: {"white 1": "cathedral", "white 2": "manor", "red 1": "mine"}})
    assert move(table, "build white 2").facts["points"] == 2 - 2  # two Cathedrals see two places, a Manor goes
    assert move(table, "build white 3").facts["points"] > move(table, "build red 2").facts["points"]


@pytest.mark.parametrize("kind", CARDS)
def test_the_points_of_every_space_come_true(kind: str) -> None:
    city = {"white 1": "cathedral", "white 2": "manor", "yellow 1": "great-wall", "yellow 2": "mine"}
    words: dict[str, Any] = {"city": {0: city}, "held": {0: {"small-bandits": 2}}, "deck": ["mint"] * 2}
    rich = {good: [9, 0] for good in ("wood", "stone", "iron")} | {"gold": [5, 0]}
    display = [] if kind in BASICS else [kind]
    table = cities(step="build", display=display, options=ALL, **rich, **words)
    street = move(table, f"buy {kind}")
    table.plays(0, f"buy {kind}")
    before, record = table.vp[0], table.match.save()
    told = {move.notation: move.facts["points"] for move in table.match.moves()}
    assert len(told) == 30 and street.facts["points"] == max(told.values())
    for notation in ("build white 1", "build white 3", "build yellow 1", "build yellow 5", "build black 6"):
        match = parlour.load(record)
        match.play(notation)
        assert match.scores()[0] - before == told[notation], notation


@proves("D16.7")
def test_a_space_tells_how_the_defense_of_the_others_changes() -> None:
    city = {"white 1": "mine", "white 2": "manor", "red 1": "great-wall", "red 2": "mine"}
    table = building("great-wall", city={0: city})
    assert move(table, "build white 3").facts["defense"] == 4  # two more for each of two
    assert move(table, "build white 1").facts["defense"] == 2
    assert move(table, "build blue 1").facts["defense"] == 0
    other = building("stables", city={0: city})
    assert other.match.moves()[0].facts["defense"] == 0
    assert move(other, "build red 1").facts["defense"] == -2


@proves("D12.4")
def test_a_space_tells_how_many_rows_would_be_full() -> None:
    city = {f"red {column}": "mine" for column in range(1, 6)}
    table = building("stables", city={0: city})
    facts = move(table, "build red 6").facts
    assert (facts["row_built"], facts["full_rows"]) == (6, 1)
    assert move(table, "build blue 6").facts["full_rows"] == 0


@proves("D10.3")
def test_the_street_tells_what_a_card_is_worth_at_best_and_what_is_missing_of_each_good() -> None:
    city = {"white 1": "cathedral"}
    table = cities(step="build", city={0: city}, display=["manor", "town-hall"], wood=[1, 0], stone=[2, 0], options=ALL)
    assert move(table, "buy manor").facts == {"cost": {"wood": 1, "stone": 2}, "points": 3}  # the Cathedral counts it
    short = blocked(table, "buy town-hall")
    assert short.facts == {"missing": {"wood": 1, "iron": 1}, "points": 3}
    assert blocked(table, "buy small-ship").facts["points"] == 5


@proves("D10.3", "D10.13")
def test_view_shows_what_every_seat_lacks_for_what_is_for_sale() -> None:
    table = cities(step="dice", display=["manor"], wood=[1, 9], stone=[1, 9], iron=[2, 9], piles={"quarry": 0})
    mine, other = (city["lacks"] for city in table.seen["cities"])
    assert mine["manor"] == {"stone": 1} and mine["small-ship"] == {"wood": 1, "stone": 1}
    assert "mine" not in mine and "quarry" not in mine  # it can be paid; there is none
    assert "manor" not in other and "large-ship" not in other


@proves("triumphal-arch")
def test_what_comes_when_built_is_in_the_points() -> None:
    table = building("triumphal-arch", held={0: {"small-bandits": 2}})
    assert {one.facts["points"] for one in table.match.moves()} == {2 + 2}


# ---------------------------------------------------------------------- attacks


@proves("D9.3", "D9.9", "D9.14", "D9.15")
@proves("D7.2", "D8.2")
def test_view_shows_how_pass_tokens_and_gold_could_pay_for_what_is_lacking() -> None:
    table = cities(step="build", stone=[1, 1], gold=[1, 1], pass_tokens=[2, 2])
    mine, other = (city["ways"] for city in table.seen["cities"])
    spend = {"spend": {"stone": 1}, "trade": {}, "pass_tokens": 2, "gold": 0}
    trade = {"spend": {}, "trade": {"stone": 1}, "pass_tokens": 0, "gold": 1}
    assert mine["quarry"] == [spend, trade]  # it costs two stones
    assert mine["mine"] == [{"spend": {"iron": 1}, "trade": {"iron": 1}, "pass_tokens": 2, "gold": 1}]
    assert "small-ship" not in mine  # five units are missing
    assert other == {}  # it is not their turn


@proves("D8.2")
def test_gold_that_a_thing_costs_is_not_traded_for_it() -> None:
    table = cities(step="build", display=["concert-hall"], options=ALL, wood=[1, 0], gold=[1, 0])
    assert table.seen["cities"][0]["lacks"]["concert-hall"] == {"stone": 1}
    assert "concert-hall" not in table.seen["cities"][0]["ways"]
    rich = cities(step="build", display=["concert-hall"], options=ALL, wood=[1, 0], gold=[2, 0])
    assert rich.seen["cities"][0]["ways"]["concert-hall"] == [
        {"spend": {}, "trade": {"stone": 1}, "pass_tokens": 0, "gold": 1}
    ]
    assert "gold-mine" not in cities(step="build", pass_tokens=[2, 0]).seen["cities"][0]["ways"]  # too much is missing


def test_every_way_that_is_shown_can_be_gone() -> None:
    """Spend and trade as it says, and the thing can be bought."""
    rng, tried = parlour.seeded("ways"), 0
    for _ in range(40):
        tokens, stock = rng.below(6), {good: [rng.below(3), 0] for good in ("wood", "stone", "iron")}
        gold = 1 + rng.below(2)  # so that there is something to do
        table = cities(step="build", options=ALL, pass_tokens=[tokens, 0], gold=[gold, 0], **stock)
        offered = {move.notation for move in table.match.moves()}
        for ware, ways in table.seen["cities"][0]["ways"].items():
            assert f"buy {ware}" not in offered
            for way in ways:
                plan = [f"spend {good}" for good, times in way["spend"].items() for _ in range(times)]
                plan += [f"trade {good}" for good, times in way["trade"].items() for _ in range(times)]
                after = table.match.ahead(plan).view["table"]["cities"][0]
                assert after["pass_tokens"] == tokens - way["pass_tokens"]
                assert f"buy {ware}" in {move.notation for move in table.match.ahead(plan).moves}
                tried += 1
    assert tried > 100


def test_view_shows_all_that_an_attack_can_reach_and_what_the_rest_lacks() -> None:
    city = {1: {"white 1": "manor", "red 1": "cathedral"}, 2: {"blue 1": "mine", "blue 2": "well"}}
    table = cities(
        seats=3, step="attack", strength=4, city=city, deactivated={2: ["blue 2"]}, wood=[1, 1, 0], gold=[0, 0, 1]
    )
    reach = table.seen["turn"]["reach"]
    assert reach[0] is None
    assert reach[1] == {
        "locations_open": True,
        "locations": {
            "white 1": {"needed": 4, "missing": 0, "vp": 2, "left": 0},
            "red 1": {"needed": 6, "missing": 2, "vp": 2, "left": None},
        },
        "stock_open": True,
        "stock": {"wood": {"needed": 2, "missing": 0, "vp": 0, "left": 2}},
        "in_reach": 2,
    }
    assert list(reach[2]["locations"]) == ["blue 1"]  # what is deactivated cannot be attacked
    assert reach[2]["stock"] == {"gold": {"needed": 3, "missing": 0, "vp": 0, "left": 1}}
    table.plays(0, "attack stock 1")
    reach = table.seen["turn"]["reach"]
    assert (reach[2]["stock_open"], reach[2]["locations_open"], reach[2]["in_reach"]) == (False, True, 1)


@proves("D9.4")
def test_strength_that_is_compared_remains() -> None:
    table = cities(step="attack", strength=4, city={1: {"white 1": "manor"}}, options={"army": "compared"})
    assert table.seen["turn"]["reach"][1]["locations"]["white 1"]["left"] == 4
    assert move(table, "attack small-bandits").facts["left"] == 4


def test_what_can_be_reached_is_told_in_the_attack_step_only_and_not_to_those_who_are_alone() -> None:
    assert cities(step="dice").seen["turn"]["reach"] is None
    assert cities(step="build", wood=[2, 0]).seen["turn"]["reach"] is None
    assert cities(seats=1, step="attack", strength=3).seen["turn"]["reach"] is None


@pytest.mark.parametrize("seed", range(6))
def test_what_the_view_says_can_be_reached_is_what_can_be_attacked(seed: int) -> None:
    match = parlour.start("dice-city", seats=3, seed=f"reach {seed}")
    rng, seen = parlour.seeded(f"reach {seed}"), 0
    while not match.over and match.ply < 600:
        question = match.question
        assert question is not None
        if question.kind == "choose-attack":
            seen += 1
            reach = match.view(None)["table"]["turn"]["reach"]
            for verb, part in (("attack-locations", "locations"), ("attack-stock", "stock")):
                lit = {target for move in match.moves() if move.verb == verb for target in move.targets}
                kind = "space" if part == "locations" else "stock"
                assert lit == {
                    f"{kind}:{seat}:{thing}"
                    for seat, rival in enumerate(reach)
                    if rival is not None and rival[f"{part}_open"]
                    for thing, aim in rival[part].items()
                    if aim["missing"] == 0
                }
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    assert seen


@proves("D9.5", "D9.6")
def test_bandits_tell_what_is_missing_and_what_would_remain() -> None:
    table = cities(step="attack", strength=2, bandits_strength=2, pass_tokens=[2, 0])
    assert [one["missing"] for one in table.seen["bandits"].values()] == [0, 0, 1]
    assert move(table, "attack small-bandits").facts == {"strength": 3, "vp": 2, "left": 1, "bandits_left": 0}
    table.plays(0, "attack small-bandits")
    assert (table.strength, table.bandits_strength) == (1, 0)


# ---------------------------------------------------------------------- dice


@proves("D6.2")
@pytest.mark.parametrize(
    ("kind", "words", "idle"),
    [
        ("gold-mine", {"gold_out": 12}, True),
        ("gold-mine", {}, False),
        ("barracks", {"piles": {"regular-army": 0}}, True),
        ("barracks", {}, False),
        ("festival-hall", {}, True),
        ("festival-hall", {"wood": [2, 0]}, False),
        ("church", {}, True),
        ("masons-guild", {}, True),
        ("catapult", {}, False),
        ("traveller", {}, False),
        ("storehouse", {}, False),  # it cannot be used at all, and says so
    ],
)
def test_a_location_of_which_nothing_would_come_is_told_before(kind: str, words: dict[str, Any], idle: bool) -> None:
    words = {"dice": {0: "1 - - - -"}, "city": {0: {"white 1": kind}}, "options": ALL, "rolls": QUIET, **words}
    if kind == "traveller":
        words |= {"dice": {0: "- 4 - - -"}, "city": {}}
    table = cities(**words)
    die, space = ("yellow", "yellow 4") if kind == "traveller" else ("white", "white 1")
    assert table.space(0, space)["id"] == kind and table.space(0, space)["idle"] == idle
    facts = move(table, die).facts
    assert (facts["idle"], facts["usable"]) == (idle, kind != "storehouse")
    table.plays(0, die)
    if kind == "storehouse":
        assert blocked(table, "use").reason
        return
    assert move(table, "use").facts["idle"] == idle
    if kind != "traveller":
        table.plays(0, "use")
        assert bool(table.told("no_effect")) == idle


def test_only_a_location_with_an_unused_die_is_idle() -> None:
    table = cities(dice={0: "2 - - - -"}, city={0: {"white 1": "church", "yellow 1": "church"}}, options=ALL)
    assert not any(space["idle"] for city in table.seen["cities"] for space in city["spaces"])


@proves("D15.1")
def test_a_copy_of_which_nothing_would_come_is_told_before() -> None:
    city = {"white 1": "town-hall", "red 1": "festival-hall", "red 2": "citadel"}
    table = cities(dice={0: "1 - - - -"}, city={0: city}, options=ALL).plays(0, "white", "use")
    assert move(table, "use red 1").facts == {"copied": "festival-hall", "idle": True}
    assert move(table, "use red 2").facts == {"copied": "citadel", "idle": False}


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_use_would_do_can_be_foreseen_up_to_what_is_learnt(kind: str) -> None:
    """Every location is looked at before it is used: where a die is rolled, that is where it stops."""
    spaces = parlour.start("dice-city", seats=2, seed=1).printed["spaces"]
    printed = next((space for space, one in spaces.items() if one["location"] == kind), None)
    space = printed or "white 1"
    colour, column = space.split()
    colours = ["white", "yellow", "red", "blue", "black"]
    dice = " ".join(column if one == colour else "3" for one in colours)
    rich = {good: [3, 1] for good in ("wood", "stone", "iron", "gold")} | {"pass_tokens": [3, 0]}
    city = {"blue 3": "manor"} if printed else {"white 1": kind, "blue 3": "manor"}
    table = cities(dice={0: dice}, city={0: city}, options=ALL, **rich)
    view = table.match.view(0)
    refused = not table.match.printed["locations"][kind]["usable"]
    if refused:
        with pytest.raises(parlour.IllegalMove):
            table.match.ahead([colour, "use"])
        return
    ahead = table.match.ahead([colour, "use"])
    assert ahead.stopped == ("learnt" if kind == "traveller" else None)
    assert (ahead.view["table"] != view["table"]) and table.match.view(0) == view


@proves("D5.1")
def test_view_shows_the_face_of_a_die_also_when_it_is_used() -> None:
    table = cities(dice={0: "4 2 1 6 3"}).plays(0, "white", "pass")
    dice = table.seen["cities"][0]["dice"]
    assert [die["face"] for die in dice] == [4, 2, 1, 6, 3]
    assert (dice[0]["used"], dice[0]["space"]) == (True, None)


@proves("D5.6", "D5.11")
def test_view_shows_what_may_still_be_done_once_in_this_turn() -> None:
    table = cities(dice={0: "1 1 1 - -"}, display=["well"], deck=["manor"])
    assert (table.seen["turn"]["may_refresh"], table.seen["turn"]["may_pass"]) == (True, True)
    table.plays(0, "white", "pass")
    assert (table.seen["turn"]["may_refresh"], table.seen["turn"]["may_pass"]) == (True, False)


# ---------------------------------------------------------------------- rows and the end


def test_view_counts_what_is_built_and_closed_on_each_row() -> None:
    city = {"white 1": "mine", "white 2": "mine", "red 6": "well"}
    table = cities(city={0: city}, deactivated={0: ["white 2"]})
    counts = table.seen["cities"][0]["row_counts"]
    assert counts["white"] == {"built": 2, "closed": 1} and counts["red"] == {"built": 1, "closed": 0}
    assert counts["black"] == {"built": 0, "closed": 0}


@proves("D12.4", "D12.7")
def test_view_shows_who_has_set_off_the_end_and_by_what() -> None:
    rows = {f"{row} {column}": "mine" for row in ("red", "blue") for column in range(1, 7)}
    table = cities(seats=3, step="end", city={0: rows}, rolls=QUIET)
    assert table.seen["set_off"] is None
    assert table.about == {"rows": 2, "last": 2, "to_play": [1, 2]}
    table.plays(0, "end")
    assert table.seen["set_off"] == {"seat": 0, "trigger": "rows", "clause": "D12.4"}
    assert parlour.load(table.match.save()).view(None)["table"]["set_off"] == table.seen["set_off"]


@proves("D12.1")
def test_the_last_bandits_are_told_as_what_set_off_the_end() -> None:
    piles = {"small-bandits": 1, "medium-bandits": 0, "large-bandits": 0}
    table = cities(step="attack", turn=1, strength=3, piles=piles, city={0: {"white 1": "mine"}}, rolls=QUIET)
    table.plays(1, "attack small-bandits")
    assert table.seen["set_off"] == {"seat": 1, "trigger": "bandits", "clause": "D12.1"}


def test_the_deck_tells_how_many_cards_it_had() -> None:
    match = parlour.start("dice-city", seats=2, seed=4)
    table = match.view(None)["table"]
    assert table["deck_size"] == table["deck"] + 8


# ---------------------------------------------------------------------- amounts


@pytest.mark.parametrize(
    ("kind", "moves", "about"),
    [
        ("toll-house", [], {"left": 2, "total": 2}),
        ("toll-house", ["gain wood"], {"left": 1, "total": 2}),
        ("market-place", [], {"sold": "wood", "paid": 0, "most": 2}),
        ("market-place", ["get iron"], {"sold": "wood", "paid": 1, "most": 2}),
        ("music-school", [], {"paid": 1, "most": 2, "gained": 2}),
        ("coach-house", ["pay nothing"], {"left": 2, "most": 2}),
    ],
)
def test_questions_about_amounts_say_how_far_they_have_come(kind: str, moves: list[str], about: dict[str, Any]) -> None:
    table = cities(
        dice={0: "1 1 - - -"}, city={0: {"white 1": kind}}, wood=[3, 0], gold=[1, 0], pass_tokens=[2, 0], options=ALL
    )
    table.plays(0, "white", "use", *moves)
    assert {key: table.about[key] for key in about} == about


def test_a_market_tells_how_much_of_a_good_can_be_sold() -> None:
    table = cities(dice={0: "1 - - - -"}, city={0: {"white 1": "market-place"}}, wood=[3, 0], iron=[1, 0], options=ALL)
    table.plays(0, "white", "use")
    assert [one.facts for one in table.match.moves()] == [
        {"price": 1, "most": 2, "gain": 2},
        {"price": 1, "most": 1, "gain": 2},
    ]
