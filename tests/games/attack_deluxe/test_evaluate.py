"""How bots see a table."""

from typing import Any

import pytest

from parlour.arena.plan import Plan
from parlour.arena.simulate import simulate
from parlour.bots import ask, find_bot
from parlour.engine.rng import seeded
from parlour.games.attack_deluxe.danger import Danger, chance, force
from parlour.games.attack_deluxe.odds import army_battle, read_units, stack_of
from parlour.games.attack_deluxe.units import ARMY
from tests.games.attack_deluxe.story import Story, world

MEX = {"MEX": "9 infantry"}


def judged(**words: Any) -> list[float]:
    table = world(**words)
    return table.match.game.evaluate(table.match.state)


def test_more_is_better() -> None:
    even = judged(land={0: {"GER": "9 infantry"}, 1: MEX})
    assert judged(land={0: {"GER": "9 infantry", "POL": "1 infantry"}, 1: MEX})[0] > even[0]
    assert judged(land={0: {"GER": "9 infantry"}, 1: MEX}, production=[5, 0])[0] > even[0]
    assert judged(land={0: {"GER": "9 infantry"}, 1: MEX}, fleets={0: {"NSE": "1 destroyer"}})[0] > even[0]
    assert judged(land={0: {"GER": "9 infantry"}, 1: MEX}, levels={1: {"rail": 1}})[0] < even[0]


def test_a_naked_capital_is_worse() -> None:
    safe = judged(land={0: {"GER": "9 infantry", "POL": "1 infantry"}, 1: MEX})
    bare = judged(land={0: {"GER": "1 infantry", "POL": "9 infantry"}, 1: MEX})
    assert safe[0] > bare[0]


def test_a_good_attack_promises_more_than_a_bad_one() -> None:
    words: dict[str, Any] = {"land": {0: {"GER": "12 infantry 4 tank"}, 1: {"MEX": "1 infantry", "POL": "1 infantry"}}}
    good = world(**words).plays(0, "blitz", "target POL")
    words["land"][1]["POL"] = "30 infantry 9 plane"
    bad = world(**words).plays(0, "blitz", "target POL")
    game = good.match.game
    assert game.evaluate(good.match.state)[0] > game.evaluate(bad.match.state)[0]


@pytest.mark.parametrize("picks", [["1 infantry"], ["12 infantry"], ["3 tank", "2 infantry"]])
@pytest.mark.parametrize("group", [["move", "from GER", "to POL"], ["blitz", "target POL"]])
def test_a_group_is_worth_what_it_is_worth_when_it_goes(group: list[str], picks: list[str]) -> None:
    words: dict[str, Any] = {"land": {0: {"GER": HOST}, 1: {"MEX": "9 infantry", "POL": "2 infantry"}}}
    picked = world(**words).plays(0, *group, *picks)
    gone = world(**words).plays(0, *group, *picks, "go")
    evaluate = picked.match.game.evaluate
    assert evaluate(picked.match.state) == evaluate(gone.match.state)
    assert "go" in [move.notation for move in picked.match.moves()]


HOST = "12 infantry 4 artillery 5 tank 1 plane"


def test_a_strong_enemy_next_to_the_capital_is_worse_than_one_far_away() -> None:
    near = judged(land={0: {"GER": "2 infantry"}, 1: {"MEX": "9 infantry", "POL": HOST}}, turn=1)
    far = judged(land={0: {"GER": "2 infantry"}, 1: {"MEX": "9 infantry", "EUS": HOST}}, turn=1)
    assert near[0] < far[0]
    assert near[1] > far[1]


def test_whoever_can_take_a_capital_before_the_others_move_is_nearly_the_winner() -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "9 infantry", "POL": HOST}}
    assert judged(land=land, turn=1)[1] > 0.9
    waiting = world(land=land, turn=1)
    storming = world(land=land, turn=1).plays(1, "blitz", "target GER", "all")
    evaluate = waiting.match.game.evaluate
    assert evaluate(storming.match.state)[1] > 0.9
    assert evaluate(waiting.plays(1, "build").match.state)[1] < evaluate(storming.match.state)[1]


def test_tanks_threaten_a_capital_from_afar_only_through_own_regions() -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "9 infantry", "UKR": "1 infantry 9 tank"}}
    assert Danger(world(land=land, turn=1).table).takes == [0.0, 0.0]
    land[1]["POL"] = "1 infantry"
    assert Danger(world(land=land, turn=1).table).takes[1] > 0.9


def test_an_action_of_this_year_that_is_spent_threatens_nobody() -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "9 infantry", "UKR": "1 infantry 9 tank", "POL": "1 infantry"}}
    for used, threat in [([], True), (["move"], True), (["blitz"], False)]:
        assert (Danger(world(land=land, turn=1, used={1: used}).table).takes[1] > 0.9) is threat


@pytest.mark.parametrize("action", ["move", "blitz", "build", "research"])
def test_an_action_promises_the_same_with_a_card_in_hand_that_could_go_with_it(action: str) -> None:
    words: dict[str, Any] = {"land": {0: {"GER": HOST}, 1: {"MEX": "9 infantry", "POL": "2 infantry"}}}
    words["hands"] = {0: ["forced-march", "strategic-bombing", "war-bonds", "spy-ring", "scientific-breakthrough"]}
    asked = world(**words, production=[9, 0]).plays(0, action)
    declined = world(**words, production=[9, 0]).plays(0, action, "no card")
    evaluate = asked.match.game.evaluate
    assert "no card" in [move.notation for move in asked.match.moves()]
    assert evaluate(asked.match.state) == evaluate(declined.match.state)


def test_a_build_can_save_a_capital() -> None:
    """As long as there is production left for it."""
    land = {0: {"GER": "1 infantry", "FRA": "1 infantry"}, 1: {"MEX": "9 infantry", "POL": "9 infantry"}}

    def threat(production: int, *moves: str) -> float:
        return Danger(world(land=land, production=[production, 0]).plays(0, "build", *moves).table).takes[1]

    assert threat(20) == threat(20, "20 infantry") == threat(20, "20 infantry", "in GER") == 0.0
    assert threat(0) > 0.9
    assert threat(20, "20 infantry", "in FRA") > 0.9
    assert threat(20, "done") > 0.9


def test_who_can_build_before_the_attack_comes_is_not_in_danger() -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "9 infantry", "POL": "9 infantry"}}

    def threat(**words: Any) -> float:
        return Danger(world(land=land, **words).table).takes[1]

    assert threat(production=[20, 0]) == 0.0
    assert threat(production=[20, 0], used={0: ["build"]}) > 0.9
    assert threat(production=[20, 0], turn=1) > 0.9
    assert threat() > 0.9


def test_in_a_new_year_spent_actions_threaten_again() -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "9 infantry", "POL": "9 infantry"}}
    spent = {1: ["move", "blitz"]}
    for season, threat in [("summer", False), ("autumn", True)]:
        table = world(land=land, used=spent, season=season, turn=1, start=1).plays(1, "pass").table
        assert (Danger(table).takes[1] > 0.9) is threat


@pytest.mark.parametrize(("guards", "could_fall"), [("1 infantry", True), ("60 infantry", False)])
def test_a_region_that_could_fall_is_worth_less(guards: str, could_fall: bool) -> None:
    near, far = [
        judged(land={0: {"GER": "9 infantry", "CON": guards}, 1: {"MEX": "9 infantry", place: "9 infantry"}})[0]
        for place in ("SAF", "PAT")
    ]
    assert (near < far) is could_fall


@pytest.mark.parametrize("seed", range(4))
def test_greedy_builds_where_its_capital_would_fall(seed: int) -> None:
    land = {0: {"GER": "1 infantry", "FRA": "1 infantry"}, 1: {"MEX": "9 infantry", "POL": "9 infantry"}}
    table = played_by_greedy(world(land=land, production=[20, 0], seed=seed, strict=False))
    assert Danger(table.table).takes[1] == 0.0


def test_research_promises_the_points_of_its_card_while_units_are_given_up() -> None:
    words: dict[str, Any] = {"land": {0: {"GER": "12 infantry 12 artillery 12 tank 12 plane"}, 1: MEX}}
    cards = [move.notation for move in world(**words).plays(0, "research").match.moves()]
    chosen = [world(**words).plays(0, "research", card).match for card in cards]
    chances = [match.game.evaluate(match.state)[0] for match in chosen]
    assert cards[chances.index(max(chances))] == "research population-1"


def played_by_greedy(table: Story) -> Story:
    """One action of the seat whose turn it is, as greedy plays it; the dice are those of the table."""
    match, rng = table.match, seeded("greedy")
    seat, bot = table.table.active, find_bot("greedy")
    while match.seat is not None and table.table.active == seat:
        match.play(ask(bot, match.state, rng))
    return table


@pytest.mark.parametrize("seed", range(4))
def test_greedy_takes_a_capital_that_lies_open(seed: int) -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "9 infantry", "POL": HOST}}
    table = played_by_greedy(world(land=land, turn=1, seed=seed, strict=False))
    assert table.match.over and table.match.winners() == [1]


@pytest.mark.parametrize("seed", range(4))
def test_greedy_does_not_bare_its_capital_beside_a_strong_enemy(seed: int) -> None:
    land = {0: {"GER": HOST}, 1: {"MEX": "9 infantry", "POL": HOST}}
    table = played_by_greedy(world(land=land, seed=seed, strict=False))
    assert not table.match.over
    assert force(table.table.armies[table.table.nations[0].capital]) > 0.8 * force(stack_of(read_units(HOST, ARMY)))


@pytest.mark.parametrize("seed", range(4))
def test_greedy_sends_no_more_of_its_capital_than_an_attack_needs(seed: int) -> None:
    land = {0: {"GER": HOST}, 1: {"MEX": "9 infantry", "POL": "1 infantry"}}
    table = played_by_greedy(world(land=land, seed=seed, strict=False))
    assert force(table.table.armies[table.table.nations[0].capital]) > 0.5 * force(stack_of(read_units(HOST, ARMY)))


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ("1 infantry", "1 infantry"),
        ("3 infantry 1 tank", "2 infantry"),
        ("4 infantry 2 artillery 3 tank", "6 infantry 1 plane"),
        ("12 infantry", "5 infantry 4 tank"),
        (HOST, HOST),
        (HOST, "12 infantry 3 artillery 1 tank 1 plane"),
        ("2 infantry", "9 infantry 2 tank"),
        ("5 tank 2 plane", "1 infantry"),
    ],
)
def test_the_rough_chance_is_near_the_exact_one(attackers: str, defenders: str) -> None:
    forces = [force(stack_of(read_units(units, ARMY))) for units in (attackers, defenders)]
    assert chance(*forces) == pytest.approx(army_battle(attackers, defenders).wins, abs=0.2)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    report = simulate(Plan("attack-deluxe", ["greedy"] + ["random"] * (seats - 1), 6, 1, {}, {}))
    greedy = next(share for share in report.by_bot if share.name == "greedy")
    assert greedy.won >= 4
