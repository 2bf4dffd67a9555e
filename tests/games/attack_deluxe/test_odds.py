"""The battle calculator: against known numbers, and against battles that are fought by the rules."""

from typing import Any

import pytest

import parlour
from parlour.engine.errors import ParlourError
from parlour.engine.state import State
from parlour.games.attack_deluxe.battle import Deploy
from parlour.games.attack_deluxe.engage import Engagement
from parlour.games.attack_deluxe.forecast import known_odds
from parlour.games.attack_deluxe.hits import line_hits
from parlour.games.attack_deluxe.odds import Odds, army_battle, navy_battle, read_units, stack_of
from parlour.games.attack_deluxe.rows import Lineup
from parlour.games.attack_deluxe.state import World
from parlour.games.attack_deluxe.symbols import mixed
from parlour.games.attack_deluxe.units import ARMY, CARRIER, NAVY, PLANE, count, size, struck_first
from tests.conftest import SOAK
from tests.games.attack_deluxe.story import Story, world
from tests.games.attack_deluxe.test_economics_cards import ON
from tests.proof import proves

HOME = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry"}}
BATTLES = 1_000_000 if SOAK else 3_000
MARGIN = 4.5  # standard deviations

# Attacker's chance against a neutral region by year, from a table of 20,000 trials each.
TRIALS = {
    "2 infantry": {1: 0.78, 2: 0.36, 3: 0.13, 4: 0.04},
    "3 infantry": {1: 0.93, 2: 0.59, 3: 0.27, 4: 0.10},
    "1 infantry 1 artillery 1 tank": {1: 0.98, 2: 0.79, 3: 0.47, 4: 0.24},
    "2 infantry 1 artillery 1 tank 1 plane": {1: 1.0, 2: 1.0, 3: 0.97, 4: 0.79},
}


def army(units: str) -> int:
    return stack_of(read_units(units, ARMY))


def mean_hits(units: str) -> float:
    return sum(hits * chance for hits, chance in enumerate(line_hits(army(units))))


def test_hits_of_a_line() -> None:
    assert mean_hits("1 infantry 1 artillery 1 tank 1 plane") == pytest.approx(2.356, abs=0.001)
    assert mean_hits("4 infantry") == pytest.approx(4 / 6)
    assert sum(line_hits(army("3 infantry 2 plane"))) == pytest.approx(1)


@pytest.mark.parametrize("attackers", list(TRIALS))
def test_odds_against_neutral_regions(attackers: str) -> None:
    for year, wins in TRIALS[attackers].items():
        assert army_battle(attackers, year=year).wins == pytest.approx(wins, abs=0.012)


def test_odds_between_armies_and_between_fleets() -> None:
    nine = "4 infantry 2 artillery 2 tank 1 plane"
    assert army_battle(nine, nine).wins == pytest.approx(0.20, abs=0.01)
    fleet = "1 battleship 1 destroyer 1 submarine"
    assert navy_battle(fleet, fleet, lineup=True).wins == pytest.approx(0.5)
    assert navy_battle("1 battleship 2 destroyer 2 submarine", "1 battleship 2 destroyer 2 submarine").wins == (
        pytest.approx(0.21, abs=0.012)
    )


def test_a_duel_of_two_infantry_can_be_worked_out_by_hand() -> None:
    odds = army_battle("1 infantry", "1 infantry")
    assert odds.wins == pytest.approx((5 / 6 * 1 / 6) / (1 - 25 / 36), abs=1e-9)
    assert odds.attacker_losses == pytest.approx(1 - odds.wins, abs=1e-9)
    assert odds.defender_losses == pytest.approx(odds.wins, abs=1e-9)


def test_a_duel_of_two_carriers_counts_air_support() -> None:
    hit = 1 - 5 / 6 * 4 / 6
    assert navy_battle("1 carrier", "1 carrier").wins == pytest.approx((1 - hit) * hit / (1 - (1 - hit) ** 2), abs=1e-9)


def test_a_duel_in_a_line_up() -> None:
    odds = navy_battle("1 destroyer", "1 destroyer", lineup=True)
    assert odds.wins == pytest.approx(0.5) and odds.plain()["wins"] == odds.wins
    better = navy_battle("1 destroyer", "1 submarine", lineup=True, order_dice=True)
    # two dice with 2 more: higher in 721 of 1296 throws, equal in 125
    wins = sum((6 - abs(7 - a)) * (6 - abs(7 - b)) for a in range(2, 13) for b in range(2, 13) if a + 2 > b)
    ties = sum((6 - abs(7 - a)) * (6 - abs(7 - b)) for a in range(2, 13) for b in range(2, 13) if a + 2 == b)
    assert better.wins == pytest.approx(wins / (1296 - ties))


# Counted once with a limit a thousand times finer.
@pytest.mark.parametrize(
    ("attackers", "defenders", "wins"),
    [
        ("12 infantry 4 artillery 6 tank 2 plane", "12 infantry 4 artillery 6 tank 2 plane", 0.2217768),
        ("6 infantry 2 artillery 3 tank 1 plane", "year 12", 0.5757636),
        pytest.param(
            "20 infantry 6 artillery 8 tank 6 plane",
            "20 infantry 6 artillery 8 tank 6 plane",
            0.1857817,
            marks=pytest.mark.slow,
        ),
    ],
)
def test_the_largest_battles_lose_no_precision(attackers: str, defenders: str, wins: float) -> None:
    game: Any = parlour.find_game("attack-deluxe")
    assert game.odds("army", attackers, defenders, {})["wins"] == pytest.approx(wins, abs=5e-5)


def by_lineup(attackers: str, defenders: str) -> float:
    return navy_battle(attackers, defenders, lineup=True).wins


def test_ships_lie_in_the_row_as_they_are_written() -> None:
    # a Destroyer beats a Submarine, and a Battleship a Destroyer: each where it lies opposite
    ships = "1 submarine 1 destroyer"
    assert by_lineup("1 destroyer 1 battleship", ships) > by_lineup("1 battleship 1 destroyer", ships)
    # a Carrier between two ships helps both of them, one at the end only one
    ships = "1 submarine 1 submarine 1 submarine"
    assert by_lineup("1 destroyer 1 carrier 1 destroyer", ships) > by_lineup("2 destroyer 1 carrier", ships)


def test_a_line_up_of_more_than_eight_ships_lays_eight_of_them() -> None:
    assert by_lineup("10 submarine", "10 submarine") == pytest.approx(0.5)
    # a Carrier helps the ship before it in the row; as the ninth ship it is in none
    there = read_units("8 destroyer", NAVY)
    lineup = Lineup(Engagement(parlour.find_game("attack-deluxe").content.numbers(), False))
    assert lineup.bonus(read_units("7 destroyer 1 carrier", NAVY), there, 6) == 1
    assert lineup.bonus(read_units("8 destroyer 1 carrier", NAVY), there, 7) == 0


def test_odds_follow_numbers_that_are_changed() -> None:
    game = parlour.find_game("attack-deluxe")

    def wins(battle: str, attackers: str, defenders: str, **numbers: int) -> float:
        changed: dict[str, object] = {f"numbers.{name}": number for name, number in numbers.items()}
        found: float = game.odds(battle, attackers, defenders, {"seaBattle": "lineup"}, changed)["wins"]
        return found

    hunt = ("navy", "2 destroyer", "2 submarine")
    assert wins(*hunt, prey=0) < wins(*hunt) < wins(*hunt, prey=3)
    assert wins("navy", "2 carrier", "2 submarine", carrier_bonus=0) < wins("navy", "2 carrier", "2 submarine")
    many = ("navy", "1 destroyer 1 battleship", "1 submarine 1 submarine")
    assert wins(*many, row=1) != wins(*many)
    assert wins("army", "9 infantry", "5 infantry", line=8) != wins("army", "9 infantry", "5 infantry")


def test_a_battleship_that_lies_sideways_fights_no_more_but_is_not_lost() -> None:
    odds = navy_battle("1 battleship", "1 battleship", lineup=True)
    assert odds.wins == pytest.approx(0.5) and odds.attacker_losses + odds.defender_losses == pytest.approx(0, abs=1e-9)


def test_carriers_sink_each_other_where_they_lie() -> None:
    odds = navy_battle("1 destroyer 1 carrier", "1 destroyer 1 carrier", lineup=True)
    assert odds.wins == pytest.approx(0.5)
    # a side that is gone has lost both ships, and one that has won one of them at most
    assert 1 < odds.attacker_losses == pytest.approx(odds.defender_losses)
    assert odds.attackers[CARRIER] > 0.5


@pytest.mark.parametrize("order_dice", [False, True])
def test_both_sides_of_a_line_up_are_alike(order_dice: bool) -> None:
    here, there = "2 carrier 1 submarine 2 battleship 6 destroyer", "4 submarine 2 carrier 1 battleship 2 carrier"
    odds = navy_battle(here, there, lineup=True, order_dice=order_dice)
    turned = navy_battle(there, here, lineup=True, order_dice=order_dice)
    assert odds.wins == pytest.approx(1 - turned.wins)
    assert odds.attackers == pytest.approx(turned.defenders) and odds.defenders == pytest.approx(turned.attackers)


def test_a_salvo_helps() -> None:
    units = "2 infantry 2 artillery"
    assert army_battle(units, "3 infantry").wins > army_battle(units, "3 infantry", salvo=False).wins


def test_a_line_is_filled_as_mixed_as_can_be() -> None:
    reserve = army("6 infantry 3 artillery 3 tank 2 plane")
    added = mixed(0, reserve, 4)
    assert [count(added, kind) for kind in range(4)] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: army_battle("3 infantri", "1 tank"), "did you mean 'infantry'"),
        (lambda: army_battle("infantry", "1 tank"), "units are written as"),
        (lambda: army_battle("1 infantry"), "name the defenders, or the year"),
        (lambda: army_battle("1 infantry", year=13), "there is no year 13"),
        (lambda: navy_battle("1 tank", "1 carrier"), "no unit here"),
        (lambda: navy_battle("61 carrier", "1 carrier", lineup=True), "at most 60 of them"),
        (lambda: navy_battle("9999999999 carrier", "1 carrier"), "at most 60 of them"),
    ],
)
def test_what_cannot_be_asked(call: Any, sentence: str) -> None:
    with pytest.raises(ParlourError, match=sentence):
        call()


def test_the_game_answers_for_the_command_line() -> None:
    game: Any = parlour.find_game("attack-deluxe")
    assert game.odds("army", "2 infantry", "year 1", {})["wins"] == pytest.approx(0.78, abs=0.01)
    assert game.odds("army", "2 infantry", "1 infantry", {})["attacker_losses"]["tank"] == 0
    assert game.odds("navy", "1 carrier", "1 carrier", {"seaBattle": "lineup"})["wins"] == pytest.approx(0.5)
    with pytest.raises(ParlourError, match="of an army or a navy"):
        game.odds("air", "1 plane", "1 plane", {})
    with pytest.raises(ParlourError, match="did you mean 'seaBattle'"):
        game.odds("navy", "1 carrier", "1 carrier", {"seaBatle": "lineup"})
    with pytest.raises(ParlourError, match="is one of navy, order"):
        game.odds("navy", "1 carrier", "1 carrier", {"lineupDice": "both"})


# ---------------------------------------------------------------------- battles by the rules


def fought(state: World, place: int, orders: list[list[int]]) -> tuple[bool, int, int]:
    """Fight a battle to its end by the rules, lines as mixed as can be and rows in the orders of the defender and the
    attacker; who won, and what was lost. Battles on land have no orders."""
    assert state.battle is not None
    while not state.over and state.battle is not None:
        question = state.question
        if isinstance(question, Deploy):
            here = state.battle
            wanted = mixed(here.line[question.side], here.reserve[question.side], question.left)
            answer = count(wanted, question.kind)
        elif type(question).__name__ == "AskSalvo":
            answer = 1
        elif type(question).__name__ == "LayShip":
            offered = question.options(state)
            answer = next(kind for kind in orders[question.side] if kind in offered)
        else:
            answer = 0
        last = state.battle
        state.answer(answer)
    taken = state.owners[place] == 0 if not orders else state.admirals[place] == 0
    return taken, last.lost[0], last.lost[1]


def compare(odds: Odds, words: dict[str, Any], place: int, orders: list[list[int]]) -> None:
    """As often won, and as much lost, as the calculator says, within chance."""
    scene = parlour.scenario("attack-deluxe", {"seats": 2, **words}).state
    compare_from(scene, place, orders, odds.wins, odds.attacker_losses, odds.defender_losses)


def compare_from(
    scene: State, place: int, orders: list[list[int]], wins: float, attacker_losses: float, defender_losses: float
) -> None:
    assert isinstance(scene, World) and scene.battle is not None
    before = scene.battle.lost
    scene.journal = None
    rng = parlour.seeded("odds")
    won, lost = 0, [0, 0]
    for _ in range(BATTLES):
        state = scene.copy()
        state.rng = rng.split()
        taken, *losses = fought(state, place, orders)
        won += taken
        for side in range(2):
            lost[side] += size(losses[side] - before[side])
    deviation = (wins * (1 - wins) / BATTLES) ** 0.5 + 1e-9
    assert abs(won / BATTLES - wins) < MARGIN * deviation
    assert lost[0] / BATTLES == pytest.approx(defender_losses, abs=0.15 if not SOAK else 0.03)
    assert lost[1] / BATTLES == pytest.approx(attacker_losses, abs=0.15 if not SOAK else 0.03)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ("6 infantry 1 artillery 2 tank", "4 infantry 1 artillery 1 tank"),
        ("3 infantry 3 artillery 3 tank 3 plane", "3 infantry 3 artillery 2 tank 2 plane"),
        ("2 artillery 4 plane", "7 infantry"),
    ],
)
def test_army_odds_agree_with_battles_by_the_rules(attackers: str, defenders: str) -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": defenders}}
    words = {"step": "battle", "land": land, "attack": {"POL": attackers}}
    place = 31  # Poland
    compare(army_battle(attackers, defenders), words, place, [])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("system", "attackers", "defenders"),
    [
        ("symbols", "2 destroyer 1 submarine 1 carrier 1 battleship", "1 destroyer 2 submarine 1 carrier 1 battleship"),
        ("lineup", "2 destroyer 1 submarine 1 carrier 1 battleship", "1 destroyer 2 submarine 1 carrier 1 battleship"),
        ("lineup", "2 battleship 3 carrier 4 destroyer 2 submarine", "4 submarine 4 carrier 1 battleship 1 destroyer"),
    ],
)
def test_navy_odds_agree_with_battles_by_the_rules(system: str, attackers: str, defenders: str) -> None:
    words = {"step": "battle", "land": HOME, "fleets": {1: {"CAT": defenders}}, "attack": {"CAT": attackers}}
    words["options"] = {"seaBattle": system}
    orders = [list(dict.fromkeys(read_units(side, NAVY))) for side in (defenders, attackers)]
    compare(navy_battle(attackers, defenders, lineup=system == "lineup"), words, 8, orders)


def test_names_are_those_of_the_units() -> None:
    assert army_battle("1 tank", "1 plane").names == ARMY and navy_battle("1 carrier", "1 carrier").names == NAVY


# ---------------------------------------------------------------------- odds of a position

POLAND = 31
MEX = {"MEX": "9 infantry"}


def foreseen(table: Story, *moves: str) -> dict[str, Any]:
    """The odds after a plan of the seat that is asked."""
    odds = table.match.ahead(list(moves), odds=True).odds
    assert odds is not None
    return odds


def here(table: Story, seat: int = 0) -> dict[str, Any]:
    odds = table.match.game.odds_of(table.match.state, seat)
    assert odds is not None
    return odds


def test_an_attack_that_is_planned_has_its_odds_before_anything_is_played() -> None:
    table = world(land={0: {"GER": "8 infantry 2 tank"}, 1: {**MEX, "POL": "3 infantry", "FRA": "5 infantry"}})
    assert table.match.game.odds_of(table.match.state, 0) is None
    assert table.match.ahead(["move", "from GER", "to POL"], odds=True).odds is None
    plan = ["move", "from GER", "to POL", "2 tank", "2 infantry", "go", "from GER", "to FRA", "2 infantry", "go"]
    odds = foreseen(table, *plan)
    assert odds.keys() == {"POL", "FRA"}
    assert odds["POL"] == {
        "neutral": False,
        "attackers": {"infantry": 2, "tank": 2},
        "defenders": {"infantry": 3},
        **army_battle("2 infantry 2 tank", "3 infantry").plain(),
    }
    assert odds["FRA"]["wins"] == army_battle("2 infantry", "5 infantry").wins
    assert table.match.ahead(plan).odds is None  # nobody asked for them
    # dice would be rolled: what comes of them nobody can know
    dice = table.match.ahead([*plan, "done", "fight FRA"], odds=True)
    assert dice.stopped == "learnt" and dice.odds == odds


def test_who_defends_a_neutral_region_dice_will_say() -> None:
    table = world(land={0: {"GER": "9 infantry"}, 1: MEX}, year=3)
    odds = foreseen(table, "move", "from GER", "to POL", "4 infantry", "go")["POL"]
    assert odds["neutral"] and odds["defenders"] == {}
    assert odds["wins"] == army_battle("4 infantry", year=3).wins


def test_tables_that_look_alike_have_the_same_odds() -> None:
    plan = ["move", "from GER", "to POL", "4 infantry", "go"]
    told = []
    for seed, hand in ((1, "barrage"), (2, "fortifications"), (3, "convoy")):  # other dice, other cards of others
        table = world(seed=seed, land={0: {"GER": "9 infantry"}, 1: MEX}, hands={1: [hand]}, strict=False)
        told.append((table.match.view(0), foreseen(table, *plan)))
    assert told[0] == told[1] == told[2]


def test_rows_that_are_laid_in_secret_do_not_show_in_the_odds() -> None:
    told = []
    for row in (["destroyer", "submarine"], ["submarine", "destroyer"]):
        table = world(
            step="battle",
            land=HOME,
            options={"seaBattle": "lineup"},
            fleets={1: {"CAT": "2 destroyer 2 submarine"}},
            attack={"CAT": "1 destroyer 1 carrier 1 battleship"},
        ).plays(1, *[f"lay {ship}" for ship in row], "lay destroyer")
        assert table.match.seat == 0
        told.append((table.match.view(0), here(table), foreseen(table, "lay carrier")))
    assert told[0] == told[1]
    assert told[0][1]["CAT"]["wins"] == by_lineup("1 destroyer 1 carrier 1 battleship", "2 destroyer 2 submarine")


def test_rows_that_are_revealed_are_fought_as_they_lie() -> None:
    table = world(
        step="battle",
        land=HOME,
        options={"seaBattle": "lineup"},
        fleets={1: {"CAT": "1 destroyer 1 submarine"}},
        attack={"CAT": "1 destroyer 1 battleship"},
        hands={1: ["wolf-pack"]},
    ).plays(1, "lay submarine")
    table.plays(0, "lay destroyer")
    assert table.question == "PlayCard"
    assert here(table)["CAT"]["wins"] == by_lineup("1 destroyer 1 battleship", "1 submarine 1 destroyer")


def test_a_fleet_that_sails_among_enemies_has_its_odds() -> None:
    table = world(land=HOME, docked={"GER": "2 destroyer 1 battleship"}, fleets={1: {"NSE": "1 submarine"}})
    odds = foreseen(table, "navigate", "ships GER", "all", "sail NSE")["NSE"]
    assert odds["wins"] == navy_battle("2 destroyer 1 battleship", "1 submarine").wins


def test_units_that_go_straight_into_battle_have_their_odds_too() -> None:
    table = world(land={0: {"GER": "4 infantry"}, 1: MEX}, year=2, fleets={0: {"BAL": "1 destroyer"}})
    ahead = table.match.ahead(["blitz", "target POL", "from GER", "3 infantry"], odds=True)
    regions = {region["id"]: region["army"] for region in ahead.view["table"]["regions"]}
    assert ahead.stopped == "learnt" and regions["GER"] == {"infantry": 1}  # they have left; no die has fallen
    assert ahead.odds is not None and ahead.odds["POL"] == {
        "neutral": True,
        "attackers": {"infantry": 3},
        "defenders": {},
        **army_battle("3 infantry", year=2).plain(),
    }


def test_the_longer_line_of_a_blitz_counts() -> None:
    words: dict[str, Any] = {"land": {0: {"GER": "9 infantry"}, 1: {**MEX, "POL": "6 infantry"}}}
    words["governments"] = ["fascism", "democracy"]
    plan = ["blitz", "target POL", "from GER", "8 infantry", "go"]
    plain = foreseen(world(**words), *plan)["POL"]["wins"]
    assert plain == army_battle("8 infantry", "6 infantry").wins
    assert foreseen(world(**words, options=ON), *plan)["POL"]["wins"] > plain


def battle(attackers: str, defenders: str, **words: Any) -> Story:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": defenders}}
    return world(step="battle", land=land, attack={"POL": attackers}, **words)


def test_a_salvo_counts_if_it_is_fired() -> None:
    units = ("2 artillery 2 infantry", "4 infantry")
    table = battle(*units)
    assert table.question == "AskSalvo"
    with_it, without = army_battle(*units).wins, army_battle(*units, salvo=False).wins
    assert here(table)["POL"]["wins"] == foreseen(table, "salvo")["POL"]["wins"] == pytest.approx(with_it)
    assert foreseen(table, "no salvo")["POL"]["wins"] == pytest.approx(without) and without < with_it


def test_the_defenders_salvo_is_to_come_though_the_attacker_fires_none() -> None:
    units = ("2 artillery 2 infantry", "3 infantry 1 artillery")
    barrage = battle(*units, hands={1: ["barrage"]}).plays(1, "play barrage")
    assert foreseen(barrage, "no salvo")["POL"]["wins"] < foreseen(battle(*units), "no salvo")["POL"]["wins"]


@proves("air-superiority", "A18.6")
def test_planes_that_are_to_strike_first_count() -> None:
    table = battle("1 plane", "1 infantry", hands={0: ["air-superiority"]}, strict=False)
    before = here(table)["POL"]["wins"]
    assert before == pytest.approx(army_battle("1 plane", "1 infantry").wins)
    # of six faces two are Planes: a third of the battles is won before it begins
    assert foreseen(table, "play air-superiority")["POL"]["wins"] == pytest.approx(1 / 3 + 2 / 3 * before)
    # the defender's Planes strike too, but second
    both = battle("1 plane", "1 plane", hands={0: ["air-superiority"], 1: ["air-superiority"]}, strict=False)
    plain = here(both)["POL"]["wins"]
    both.plays(0, "play air-superiority")
    assert here(both)["POL"]["wins"] == pytest.approx(1 / 3 + 2 / 3 * plain)
    assert foreseen(both, "play air-superiority")["POL"]["wins"] == pytest.approx(1 / 3 + 4 / 9 * plain)


@proves("air-superiority")
def test_planes_strike_planes_first() -> None:
    assert struck_first(army("2 infantry 2 plane"), 3, PLANE) == army("1 infantry 2 plane")
    assert struck_first(army("2 infantry 2 plane"), 3, -1) == army("2 infantry 1 plane")


@proves("wolf-pack", "A18.6")
def test_a_wolf_pack_that_is_to_strike_counts() -> None:
    fleets = {1: {"CAT": "1 destroyer"}}
    table = world(
        step="battle", land=HOME, fleets=fleets, attack={"CAT": "1 submarine"}, hands={0: ["wolf-pack"]}, strict=False
    )
    before = here(table)["CAT"]["wins"]
    assert foreseen(table, "play wolf-pack")["CAT"]["wins"] == pytest.approx(1 / 3 + 2 / 3 * before)


@proves("wolf-pack", "A17.6")
def test_a_wolf_pack_in_a_line_up_counts_in_the_first_round_only() -> None:
    words: dict[str, Any] = {"step": "battle", "land": HOME, "fleets": {1: {"CAT": "1 submarine 1 destroyer"}}}
    words |= {"options": {"seaBattle": "lineup"}, "hands": {0: ["wolf-pack"]}}
    table = world(**words, attack={"CAT": "2 submarine"}).plays(1, "lay submarine").plays(0)
    # two Submarines with 2 more in the first round: more than without, less than if they always had it
    plain = here(table)["CAT"]["wins"]
    packed = foreseen(table, "play wolf-pack")["CAT"]["wins"]
    engagement = Engagement(parlour.find_game("attack-deluxe").content.numbers(), False)
    always = Lineup(engagement, [2, 0])
    always.first_round = True
    fleets = always.fleet(read_units("2 submarine", NAVY)), always.fleet(read_units("1 submarine 1 destroyer", NAVY))
    assert plain < packed < always.odds(*fleets)[0]


def test_odds_that_are_known_are_not_worked_out_again() -> None:
    table = world(land={0: {"GER": "8 infantry"}, 1: {**MEX, "POL": "3 infantry"}})
    plan = ["move", "from GER", "to POL", "4 infantry", "go"]
    told, known = foreseen(table, *plan), known_odds(table.table)
    number, wins = len(known), told["POL"]["wins"]
    assert wins in {odds.wins for odds in known.values()}
    assert table.match.odds_ahead(plan) == told and len(known_odds(table.table)) == number
    longer = world(
        land={0: {"GER": "8 infantry"}, 1: {**MEX, "POL": "3 infantry"}}, overrides={"numbers.line": 1}, strict=False
    )
    assert foreseen(longer, *plan)["POL"]["wins"] != wins  # another box has other numbers


def test_a_battle_that_would_take_long_to_work_out_has_no_odds() -> None:
    many = "20 infantry 20 tank 9 plane"
    table = world(land={0: {"GER": many}, 1: {**MEX, "POL": "20 infantry", "FRA": "9 infantry"}})
    assert foreseen(table, "move", "from GER", "to FRA", "all").keys() == {"FRA"}
    assert foreseen(table, "move", "from GER", "to POL", "20 tank", "go").keys() == {"POL"}
    assert table.match.ahead(["move", "from GER", "to POL", "all"], odds=True).odds is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("attackers", "defenders", "hands", "moves"),
    [
        # before the salvo, with a Barrage on both sides
        (
            "2 infantry 2 artillery 1 tank",
            "3 infantry 2 artillery",
            {0: ["barrage"], 1: ["barrage"]},
            [(1, "2 artillery"), (0, "1 tank"), (0, "2 artillery"), (0, "play barrage"), (1, "play barrage")],
        ),
        # with more dice for the defender, and for Tanks
        (
            "2 infantry 1 artillery 2 tank",
            "4 infantry",
            {0: ["armored-spearhead"], 1: ["fortifications"]},
            [(0, "2 tank"), (0, "1 artillery"), (0, "play armored-spearhead"), (1, "play fortifications")],
        ),
        # before Planes strike on both sides
        (
            "1 infantry 1 artillery 2 plane",
            "2 infantry 1 artillery 1 plane",
            {0: ["air-superiority"], 1: ["air-superiority"]},
            [(0, "play air-superiority"), (1, "play air-superiority")],
        ),
        # in the middle, with lines half filled
        ("5 infantry 5 plane", "6 infantry 3 tank", {}, [(1, "1 tank"), (0, "2 plane")]),
    ],
)
def test_odds_in_a_battle_agree_with_how_it_goes_on(
    attackers: str, defenders: str, hands: dict[int, list[str]], moves: list[tuple[int, str]]
) -> None:
    table = battle(attackers, defenders, hands=hands, strict=False)
    for seat, move in moves:
        table.plays(seat, move)
        odds = here(table)["POL"]
        losses = [sum(odds[side].values()) for side in ("attacker_losses", "defender_losses")]
        compare_from(table.match.state.copy(), POLAND, [], odds["wins"], *losses)
    assert table.question == ("AskSalvo" if hands else "Deploy")
    assert hands or table.seen["battle"]["turn"] > 1
