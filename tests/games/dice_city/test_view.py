"""What everybody sees."""

import json
import pickle
from typing import Any

import pytest

import parlour
from parlour.engine.codec import digest
from parlour.engine.schema import things_in
from parlour.games.dice_city.schema import Table
from parlour.games.dice_city.state import NO_DIE
from parlour.games.dice_city.view import see
from tests.games.dice_city.story import QUIET, Story, cities
from tests.proof import proves

ROWS = {f"{row} {column}": "mine" for row in ("red", "blue") for column in range(1, 7)}


def test_view_names_the_question_and_the_seat() -> None:
    seen = cities(seats=3, turn=1).match.view(2)
    assert (seen["game"], seen["you"], seen["seat"], seen["ply"]) == ("dice-city", 2, 1, 0)
    assert (seen["over"], seen["winners"], seen["scores"]) == (False, [], [0, 0, 0])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_seats_and_spectators_see_the_same_table(seat: int) -> None:
    match = parlour.start("dice-city", seats=3, seed=2)
    assert match.view(seat)["table"] == match.view(None)["table"]


def test_view_shows_what_lies_on_a_space_and_how_it_stands() -> None:
    table = cities(city={0: {"yellow 1": "cathedral", "yellow 2": "great-wall"}}, deactivated={0: ["yellow 1"]})
    assert table.space(0, "yellow 1") == {
        "space": "yellow 1",
        "id": "cathedral",
        "built": True,
        "active": False,
        "defense": 8,
        "vp": 3,
        "idle": False,
    }


def test_view_names_cards_and_piles_by_their_ids_and_what_is_printed_tells_the_rest() -> None:
    table = cities(display=["manor", "-", "cathedral"])
    assert table.display[:4] == ["manor", None, "cathedral", None]
    printed = table.match.printed
    manor = printed["locations"]["manor"]
    assert (manor["name"], manor["text"]) == ("Manor", "Gain 2 VP tokens.")
    assert (manor["type"], manor["cost"]) == ("cultural", {"wood": 1, "stone": 2, "iron": 0, "gold": 0})
    assert (manor["defense"], manor["vp"]) == (4, 2)
    assert printed["locations"]["cathedral"]["vp"] is None  # it depends on where it will lie
    assert table.seen["ships"] == {"small-ship": 4, "medium-ship": 2, "large-ship": 1}
    assert printed["ships"]["medium-ship"]["name"] == "Medium Trade Ship"
    assert printed["ships"]["medium-ship"]["cost"] == {"wood": 3, "stone": 3, "iron": 3, "gold": 0}
    assert table.seen["bandits"]["small-bandits"] == {"needed": 3, "left": 4, "open": True, "missing": 3}


def test_view_shows_the_die_that_is_chosen_and_the_card_in_hand() -> None:
    table = cities(dice={0: "1 1 - - -"})
    assert table.seen["turn"]["die"] is None
    assert table.plays(0, "yellow").seen["turn"]["die"] == "yellow"
    buying = cities(step="build", stone=[2, 0], display=["masons-guild"])
    buying.plays(0, "buy masons-guild")
    assert buying.seen["turn"]["building"] == "masons-guild"
    assert buying.seen["gone"] == {}  # it is on its way to the city
    army = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "barracks"}}).plays(0, "white", "use")
    assert (army.seen["turn"]["building"], army.seen["turn"]["location"]) == ("regular-army", "barracks")
    assert army.seen["gone"] == {}


def at_work(seen: dict[str, Any]) -> tuple[str | None, ...]:
    turn = seen["turn"]
    return turn["die"], turn["die_space"], turn["location"], turn["space"]


@proves("D5.1", "D15.8")
def test_view_shows_the_die_and_the_location_at_work() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "town-hall", "red 1": "travellers-tavern"}})
    assert at_work(table.seen) == (None, None, None, None)
    assert at_work(table.plays(0, "white").seen) == ("white", "white 1", "town-hall", "white 1")
    assert at_work(table.plays(0, "use").seen) == ("white", "white 1", "town-hall", "white 1")
    assert at_work(table.plays(0, "use red 1").seen) == ("white", "white 1", "travellers-tavern", "red 1")
    assert at_work(table.plays(0, "gain wood").seen) == (None, None, None, None)
    statue = cities(step="build", stone=[3, 0], iron=[2, 0], display=["grand-statue"])
    statue.plays(0, "buy grand-statue", "build white 1")
    assert at_work(statue.seen) == (None, None, "grand-statue", None)
    waiting = cities(dice={0: "1 1 - - -"}, pass_tokens=[2, 0]).plays(0, "white", "spend reroll")
    assert at_work(waiting.seen) == ("white", "white 1", "forest", "white 1")  # while a rival's die is named


# What a die on white 1 can ask about, each with the moves that lead there.
ASKING: list[tuple[str, list[str], str]] = [
    ("forest", [], "use-die"),
    ("forest", ["move"], "move-die"),
    ("forest", ["refresh"], "refresh"),
    ("forest", ["refresh", "discard 1 well"], "refresh"),
    ("forest", ["reactivate"], "reactivate"),
    ("town-hall", ["use"], "copy-ability"),
    ("well", ["use"], "draw-water"),
    ("masons-guild", ["use"], "mend"),
    ("masons-guild", ["use", "reactivate white 3"], "mend"),
    ("barracks", ["use"], "build"),
    ("mercenary-tavern", ["use"], "hire-mercenaries"),
    ("raiders-guild", ["use"], "plunder"),
    ("storehouse", ["use"], "store-resource"),
    ("market-place", ["use"], "sell-resource"),
    ("market-place", ["use", "pay wood"], "exchange"),
    ("market-place", ["use", "pay wood", "get iron"], "exchange"),
    ("goldsmiths-guild", ["use"], "work-gold"),
    ("goldsmiths-guild", ["use", "pay gold"], "gain-resources"),
    ("goldsmiths-guild", ["use", "pay gold", "gain iron"], "gain-resources"),
    ("toll-house", ["use"], "gain-resources"),
    ("music-school", ["use"], "pay-music"),
    ("stables", ["use"], "ride"),
    ("bridge", ["use"], "cross-bridge"),
    ("coach-house", ["use"], "hire-coach"),
    ("coach-house", ["use", "pay nothing"], "near-coach"),
    ("coach-house", ["use", "pay nothing", "yellow left"], "near-coach"),
    ("coach-house", ["use", "pay gold"], "far-coach"),
    ("coach-house", ["use", "pay gold", "yellow to yellow 1"], "far-coach"),
]


def over_white_1(id: str) -> Story:
    city = {} if id == "forest" else {"white 1": id}
    return cities(
        dice={0: "1 3 3 - -"},
        city={0: {**city, "white 3": "manor", "white 4": "manor"}},
        deactivated={0: ["white 3", "white 4"]},
        display=["well", "manor", "church", "bazaar", "mint"],
        wood=[2, 1],
        stone=[2, 0],
        gold=[1, 0],
        pass_tokens=[2, 0],
        options={"deck": "grand"},
    )


@proves("D5.1")
@pytest.mark.parametrize(("id", "moves", "kind"), ASKING)
def test_whatever_a_die_asks_about_names_the_die_and_the_location(id: str, moves: list[str], kind: str) -> None:
    table = over_white_1(id).plays(0, "white", *moves)
    question = table.match.question
    assert question is not None and question.kind == kind
    assert at_work(table.seen) == ("white", "white 1", id, "white 1")
    assert table.seen["turn"]["deed"] == (moves[0] if moves else None)
    assert (question.about["die"], question.about["space"]) == ("white", "white 1")
    assert question.about["by" if kind == "build" else "location"] == id


@proves("D15.8")
@pytest.mark.parametrize(
    ("copied", "moves"), [("well", []), ("barracks", []), ("market-place", []), ("coach-house", ["pay gold"])]
)
def test_what_a_copied_location_asks_about_names_it_and_the_die_of_the_copier(copied: str, moves: list[str]) -> None:
    city = {"white 1": "town-hall", "red 6": copied}
    table = cities(dice={0: "1 3 - - -"}, city={0: city}, wood=[2, 0], gold=[1, 0], options={"deck": "grand"})
    table.plays(0, "white", "use", "use red 6", *moves)
    assert at_work(table.seen) == ("white", "white 1", copied, "red 6")
    assert table.seen["turn"]["deed"] == "use"


@proves("D10.4")
def test_nothing_is_at_work_for_a_location_that_was_bought() -> None:
    table = cities(step="build", stone=[2, 0], display=["masons-guild"]).plays(0, "buy masons-guild")
    assert at_work(table.seen) == (None, None, None, None)
    assert table.about == {"location": "masons-guild", "by": None, "space": None, "die": None}


@pytest.mark.parametrize(("id", "moves", "kind"), ASKING)
def test_the_die_at_work_is_kept_and_makes_no_difference_to_the_position(id: str, moves: list[str], kind: str) -> None:
    state = over_white_1(id).plays(0, "white", *moves).table
    back = pickle.loads(pickle.dumps(state))
    assert see(back) == see(state)
    if kind not in ("use-die", "copy-ability", "draw-water"):  # these go on with the die
        back.question.die = NO_DIE
        assert see(back) != see(state) and digest(back) == digest(state)


@proves("D5.5")
def test_view_shows_what_is_picked_in_a_refresh() -> None:
    table = cities(dice={0: "1 1 - - -"}, display=["well", "manor", "church", "bazaar", "mint"])
    table.plays(0, "white", "refresh")
    assert table.seen["turn"]["picked"] == []
    assert table.plays(0, "discard 2 manor", "discard 5 mint").seen["turn"]["picked"] == [1, 4]


@proves("D11.1", "D11.2", "D16.12")
def test_view_shows_what_each_seat_may_keep_and_would_give_back() -> None:
    city = {1: {"white 1": "banking-house"}}
    table = cities(dice={0: "1 1 - - -"}, city=city, wood=[3, 3], gold=[2, 1], options={"deck": "grand"})
    mine, other = table.seen["cities"]
    assert mine["keep"] == {"wood": 1, "stone": 1, "iron": 1, "gold": 1}
    assert mine["too_much"] == {"wood": 2, "stone": 0, "iron": 0, "gold": 1}
    assert other["keep"] == {"wood": 2, "stone": 2, "iron": 2, "gold": 1}
    assert other["too_much"] == {"wood": 1, "stone": 0, "iron": 0, "gold": 0}
    off = cities(city=city, deactivated={1: ["white 1"]}, options={"deck": "grand"})
    assert off.seen["cities"][1]["keep"]["wood"] == 1


@proves("D12.1", "D12.2", "D12.3", "D12.4")
def test_view_shows_how_near_the_end_is() -> None:
    city = {0: {f"red {column}": "mine" for column in range(1, 7)} | {"blue 1": "mine"}, 1: {"white 1": "mine"}}
    piles = {"small-bandits": 1, "medium-bandits": 0, "large-bandits": 2, "small-ship": 2, "large-ship": 0}
    table = cities(city=city, piles=piles, deck_left=5, deactivated={0: ["red 2"]})
    assert table.seen["to_end"] == {
        "bandits": 3, "bandits_piles": 1, "ships": 2, "ship_piles": 1, "deck": 5, "rows": [6, 11]
    }  # fmt: skip
    assert cities(overrides={"numbers.end_full_rows": 6}).seen["to_end"]["rows"] == [None, None]
    assert cities(seats=1).seen["to_end"] is None


@proves("D12.8")
def test_view_shows_who_plays_last() -> None:
    assert cities(seats=3, start=1).seen["last_seat"] is None
    assert cities(seats=3, start=1, ending=True).seen["last_seat"] == 0


@proves("D14.7")
@pytest.mark.parametrize(("solo", "turns"), [("normal", 15), ("hard", 12)])
def test_view_shows_how_many_turns_are_left_alone(solo: str, turns: int) -> None:
    match = parlour.start("dice-city", seats=1, options={"solo": solo}, seed=1)
    assert match.view(0)["table"]["alone"] == {"rows_dealt": ["top", "bottom"], "turns_left": turns}
    rng = parlour.seeded(1)
    while not match.over:
        moves = [move for move in match.moves() if move.verb != "refresh"]
        left = match.view(0)["table"]["alone"]["turns_left"]
        played = match.view(0)["table"]["round"]
        assert played + left == turns + 1
        match.play(moves[rng.below(len(moves))].id)
    assert match.view(0)["table"]["alone"] == {"rows_dealt": [], "turns_left": 0}
    assert cities(seats=2).seen["alone"] is None


@proves("D5.6", "D5.11")
def test_view_shows_how_often_one_has_refreshed_and_passed_and_may_in_a_turn() -> None:
    table = cities(dice={0: "1 1 1 - -"}, display=["well"], deck=["manor"])
    limits = table.match.printed["actions"]
    assert (limits["refreshes_per_turn"], limits["passes_per_turn"]) == (1, 1)
    assert (table.seen["turn"]["refreshed"], table.seen["turn"]["passed"]) == (0, 0)
    table.plays(0, "white", "refresh", "yellow", "pass")
    assert (table.seen["turn"]["refreshed"], table.seen["turn"]["passed"]) == (1, 1)


@proves("D9.13", "D9.16")
def test_view_shows_whose_locations_and_stock_are_bound_in_this_turn() -> None:
    city = {1: {"red 1": "manor", "red 2": "manor"}, 2: {"red 1": "manor"}}
    table = cities(seats=3, step="attack", strength=14, city=city, wood=[0, 0, 2])
    assert (table.seen["turn"]["location_victim"], table.seen["turn"]["stock_victim"]) == (None, None)
    table.plays(0, "attack locations 1", "attack red 1", "attack stock 2")
    assert (table.seen["turn"]["location_victim"], table.seen["turn"]["stock_victim"]) == (1, 2)


@proves("D16.7")
def test_what_a_great_wall_adds_shows_beside_what_is_printed() -> None:
    table = cities(city={0: {"yellow 1": "manor", "yellow 2": "great-wall"}})
    kinds = table.match.printed["locations"]
    assert (kinds["manor"]["defense"], table.space(0, "yellow 1")["defense"]) == (4, 6)
    assert (kinds["great-wall"]["defense"], table.space(0, "yellow 2")["defense"]) == (5, 5)


@proves("D14.13")
def test_view_shows_which_bandits_can_be_attacked() -> None:
    table = cities(seats=1, step="attack", strength=5, options={"army": "compared"}, beaten={"small-bandits": 1})
    assert [bandits["open"] for bandits in table.seen["bandits"].values()] == [False, True, True]
    empty = cities(piles={"small-bandits": 0})
    assert [bandits["open"] for bandits in empty.seen["bandits"].values()] == [False, True, True]


@proves("D10.5")
def test_view_shows_basic_cards_that_were_built_over() -> None:
    table = cities(step="build", iron=[2, 0], city={0: {"red 1": "quarry"}}, rolls=QUIET)
    assert table.seen["gone"] == {}
    assert table.plays(0, "buy mine", "build red 1").seen["gone"] == {"quarry": 1}


@pytest.mark.parametrize(
    ("words", "moves", "step"),
    [
        ({"pass_tokens": [2, 0]}, [], "dice"),
        ({"pass_tokens": [2, 0]}, ["spend reroll"], "dice"),
        ({"city": {0: {"white 1": "barracks"}}}, ["white", "use"], "dice"),
        ({"step": "attack", "strength": 3}, [], "attack"),
        ({"step": "attack", "strength": 3, "pass_tokens": [2, 0]}, ["spend reroll"], "attack"),
        ({"step": "attack", "strength": 3, "wood": [0, 1], "iron": [0, 1]}, ["attack stock 1"], "attack"),
        ({"step": "build", "iron": [2, 0]}, [], "build"),
        ({"step": "build", "iron": [2, 0]}, ["buy mine"], "build"),
        ({"step": "build", "iron": [2, 0], "pass_tokens": [2, 0]}, ["spend reroll"], "build"),
        ({"step": "end", "city": {0: ROWS}}, [], "end"),
    ],
)
def test_view_shows_which_step_goes_on(words: dict[str, Any], moves: list[str], step: str) -> None:
    assert cities(**words).plays(0, *moves).seen["turn"]["step"] == step


def test_view_shows_what_bandits_need_in_this_turn() -> None:
    table = cities(less_defense=1)
    assert [bandits["defense"] for bandits in table.match.printed["bandits"].values()] == [3, 4, 5]
    assert table.needed == [2, 3, 4]


def test_view_shows_full_rows() -> None:
    table = cities(city={0: {f"red {column}": "mine" for column in range(1, 7)}})
    assert [city["full_rows"] for city in table.seen["cities"]] == [1, 0]
    assert [city["rows"] for city in table.seen["cities"]] == [["red"], []]


def test_view_shows_points_by_source() -> None:
    table = cities(held={0: {"small-bandits": 1}}, vp_tokens=[2, 0])
    assert table.seen["cities"][0]["vp_by_source"] == {
        "bandits": 2, "ships": 0, "locations": 0, "raids": 0, "tokens": 2
    }  # fmt: skip


@pytest.mark.parametrize("seats", [1, 3])
def test_every_move_points_at_what_stands_for_it(seats: int) -> None:
    """Targets name things that the view has, so that a page can light them; the rest are buttons of their own."""
    kinds, buttons = set(), set()
    for seed in range(3):
        match = parlour.start("dice-city", seats=seats, seed=seed, options={"deck": "grand"})
        rng = parlour.seeded(f"targets {seed}")
        while not match.over:
            known = set(things_in(Table, match.view(None)["table"]))
            moves = match.moves()
            for move in moves:
                assert set(move.targets) <= known, move
                kinds |= {target.partition(":")[0] for target in move.targets}
            dark = [move.verb for move in moves if not move.targets]
            assert len(dark) == len(set(dark))
            buttons.update(dark)
            match.play(moves[rng.below(len(moves))].id)
    assert {"die", "space", "display", "pass-tokens", "stock", "pile"} <= kinds
    assert buttons <= {"done", "go-on", "pay-nothing", "roll-no-other"}


@proves("D10.1", "D14.4")
def test_all_copies_of_a_card_in_the_display_stand_for_buying_it() -> None:
    cards = ["manor", "well", "-", "-", "manor", "manor"]
    rich: dict[str, Any] = {"step": "build", "wood": [1], "stone": [2], "display": cards, "seats": 1}
    alone = {move.notation: move.targets for move in cities(**rich).match.moves()}
    assert alone["buy manor"] == ("display:4", "display:5")
    assert alone["buy manor top"] == ("display:0",)
    rich |= {"seats": 2, "wood": [1, 0], "stone": [2, 0]}
    together = {move.notation: move.targets for move in cities(**rich).match.moves()}
    assert together["buy manor"] == ("display:0", "display:4", "display:5")
    assert "buy manor top" not in together


@proves("D5.5")
def test_two_copies_that_can_be_discarded_are_told_apart() -> None:
    table = cities(dice={0: "1 1 - - -"}, display=["manor", "well", "manor", "church", "bazaar"])
    table.plays(0, "white", "refresh")
    moves = table.match.moves()
    assert [move.label for move in moves[::2]] == [
        "Discard Manor (place 1)",
        "Discard Manor (place 3)",
        "Discard Bazaar (place 5)",
    ]
    assert [move.targets for move in moves] == [(f"display:{slot}",) for slot in range(5)]
    table.plays(0, "discard 3 manor")
    assert table.about == {"picked": [2], "left": 3, "location": "forest", "space": "white 1", "die": "white"}


@proves("D5.1")
def test_what_a_die_can_do_points_at_what_it_is_done_to() -> None:
    table = cities(
        dice={0: "1 3 6 - -"}, city={0: {"red 1": "manor"}}, deactivated={0: ["red 1"]}, display=["well", "-", "manor"]
    ).plays(0, "yellow")
    assert table.about == {
        "die": "yellow",
        "space": "yellow 3",
        "location": "small-house",
        "others": ["white", "red"],
    }
    assert {move.verb: move.targets for move in table.match.moves()} == {
        "use": ("space:0:yellow 3",),
        "move": ("die:0:white", "die:0:red"),
        "refresh": ("display:0", "display:2"),
        "reactivate": ("space:0:red 1",),
        "pass": ("pass-tokens:0",),
        "drop": ("die:0:yellow",),
    }


@proves("D9.9", "D9.14")
def test_an_attack_on_a_rival_points_at_all_that_it_can_reach_with_what_that_needs_and_gives() -> None:
    city = {1: {"white 1": "manor", "white 2": "mine", "red 1": "cathedral", "red 2": "regular-army"}}
    table = cities(step="attack", strength=4, city=city, wood=[0, 1], gold=[0, 2], iron=[1, 0])
    on_locations, on_stock = table.match.moves()[-2:]
    assert on_locations.targets == ("space:1:white 1", "space:1:white 2", "space:1:red 2")
    assert on_locations.subjects == {"victim": 1, "spaces": ["white 1", "white 2", "red 2"]}
    assert on_locations.facts["needs"] == {"white 1": 4, "white 2": 2, "red 2": 3}
    assert on_locations.facts["gives"] == {"white 1": 2, "white 2": 0, "red 2": 1}
    assert on_stock.targets == ("stock:1:wood", "stock:1:gold")
    assert on_stock.facts["needs"] == {"wood": 2, "gold": 3}
    table.plays(0, "attack locations 1")
    assert [(move.subjects["space"], move.facts["strength"], move.facts["vp"]) for move in table.match.moves()] == [
        ("white 1", 4, 2),
        ("white 2", 2, 0),
        ("red 2", 3, 1),
    ]


@proves("D12.4")
def test_the_end_question_points_at_the_full_rows() -> None:
    table = cities(step="end", city={0: ROWS})
    assert table.about == {"rows": 2, "last": 1, "to_play": [1]}
    assert [move.targets for move in table.match.moves()] == [(), ("row:0:red", "row:0:blue")]


@proves("grand-statue")
def test_the_statue_says_what_it_is_and_points_at_what_it_takes() -> None:
    table = cities(step="build", stone=[3, 0], iron=[2, 0], display=["grand-statue"])
    table.plays(0, "buy grand-statue", "build white 1")
    assert table.about == {"location": "grand-statue", "left": 3, "paid": 0, "most": 3, "gained": 0}
    assert [move.targets for move in table.match.moves()] == [(), ("stock:0:stone",), ("stock:0:iron",)]


@proves("D7.1", "D8.2")
def test_gold_has_one_name_wherever_it_is_pointed_at() -> None:
    trade = cities(dice={0: "1 1 - - -"}, gold=[1, 0]).match.moves()
    assert [move.targets for move in trade if move.verb == "trade"] == [
        ("stock:0:gold", f"stock:0:{good}") for good in ("wood", "stone", "iron")
    ]
    tavern = cities(dice={0: "1 1 - - -"}, gold=[1, 0], city={0: {"white 1": "mercenary-tavern"}})
    tavern.plays(0, "white", "use")
    assert tavern.match.moves()[1].targets == ("stock:0:gold", "strength:0")


def test_a_die_that_moves_points_at_itself_and_where_it_goes() -> None:
    table = cities(dice={0: "1 3 1 - -"}).plays(0, "white", "move")
    targets = {move.notation: move.targets for move in table.match.moves()}
    assert targets == {
        "yellow left": ("die:0:yellow", "space:0:yellow 2"),
        "yellow right": ("die:0:yellow", "space:0:yellow 4"),
        "red right": ("die:0:red", "space:0:red 2"),
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_views_are_plain_data_all_through_a_match(seats: int) -> None:
    match = parlour.start("dice-city", seats=seats, seed=seats)
    rng = parlour.seeded("views")
    while not match.over and match.ply < 150:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].notation)
        seen = match.view(None)
        assert json.loads(json.dumps(seen)) == seen


def test_view_after_the_end_names_the_winner() -> None:
    table = cities(step="end", turn=1, ending=True, vp_tokens=[3, 5], rolls=QUIET)
    seen = table.match.view(None)
    assert (seen["over"], seen["winners"], seen["scores"], seen["seat"]) == (True, [1], [3, 5], None)
