"""What is seen, what can be undone, and how few options there are."""

from typing import Any

import pytest

import parlour
from parlour.bots.random import playout
from parlour.games.attack_deluxe.state import World
from tests.games.attack_deluxe.story import HOME, world
from tests.games.naming import ids_in

MEX = {"MEX": "9 infantry"}


def test_a_view_has_all_that_a_drawing_needs() -> None:
    table = world(
        land=HOME, docked={"GER": "1 destroyer"}, oil_markers=["GER"], markers={"POL": "monarchy"}, face_up=["POL"]
    )
    assert table.region("GER") == {
        "id": "GER",
        "owner": 0,
        "army": {"infantry": 9},
        "arrived": {},
        "ships": {"destroyer": 1},
        "sailed": {},
        "oil": True,
        "capital": 0,
        "marker": None,
    }
    assert table.region("POL")["marker"] == "monarchy"
    assert table.nation(0)["points_by_source"]["capitals"] == 5


def test_what_the_map_says_of_a_place_is_printed_and_in_no_view() -> None:
    table = world(land=HOME)
    printed = table.match.printed
    assert printed["regions"]["GER"] == {
        "name": "Germany",
        "continent": "EUR",
        "arctic": False,
        "canal": False,
        "capital_site": True,
        "borders": ["FRA", "ITA", "SCA", "POL", "BLK"],
        "crossings": {
            "GBR": [{"by": "anchor", "zones": ["NSE"]}],
            "FIN": [{"by": "anchor", "zones": ["BAL"]}],
            "WRU": [{"by": "anchor", "zones": ["BAL"]}],
        },
        "by_land": printed["regions"]["GER"]["by_land"],
        "seas": ["NSE", "BAL"],
    }
    sea = printed["zones"]["NSE"]
    assert (sea["name"], sea["anchor"], sea["waters"]) == ("North Sea", True, ["NAT", "MAT", "BAL"])
    assert printed["economics"]["minerals-1"]["needs"] == {"infantry": 3}
    assert not {"name", "borders", "crossings", "seas", "waters", "needs"} & keys_in(table.seen)


def keys_in(value: Any) -> set[str]:
    if isinstance(value, list):
        return {key for item in value for key in keys_in(item)}
    return {*value, *(key for item in value.values() for key in keys_in(item))} if isinstance(value, dict) else set()


@pytest.mark.parametrize("seats", [2, 6])
def test_whatever_a_view_names_is_printed_with_its_name(seats: int) -> None:
    match = parlour.start("attack-deluxe", seats=seats, seed="names", options={"seaBattle": "lineup"})
    rng, unnamed = parlour.seeded("names"), set[tuple[str, str]]()
    while not match.over and match.ply < 600:
        for tables, id in ids_in(match.game.schema, match.view(match.seat)["table"]):
            if not any(match.printed[table].get(id, {}).get("name") for table in tables):
                unnamed.add((" ".join(tables), id))
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    assert not unnamed


def test_a_battle_is_seen_as_it_stands() -> None:
    table = world(
        step="battle",
        land={0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": "2 infantry"}},
        attack={"POL": "1 artillery"},
    )
    battle = table.seen["battle"]
    assert (battle["place"], battle["sea"], battle["turn"], battle["acting"]) == ("POL", False, 1, "defender")
    assert battle["attacker"]["line"] == {"artillery": 1} and battle["defender"]["line"] == {"infantry": 2}


def test_ships_under_way_are_seen() -> None:
    table = world(land=HOME, docked={"GER": "1 destroyer"}).plays(0, "navigate", "ships GER", "embark GER", "sail NSE")
    assert table.seen["sailing"] == {
        "at": "NSE",
        "ships": {"destroyer": 1},
        "cargo": {"destroyer": {"infantry": 1}},
        "steps": 2,
        "way": ["GER", "NSE"],
    }


def test_an_action_can_be_undone_until_dice_are_rolled() -> None:
    table = world(land={0: {"GER": "5 infantry", "POL": "1 infantry"}, 1: MEX}, rolls="blank")
    before = table.match.save()
    table.plays(0, "move", "from GER", "to FRA", "2 infantry", "from GER", "to POL", "1 infantry")
    for _ in range(7):
        table.match.undo(0)
    assert table.match.save() == before
    table.plays(0, "move", "from GER", "to FRA", "2 infantry", "done")
    assert table.match.why_no_undo(0) is not None


def test_targets_name_places_and_units() -> None:
    table = world(land=HOME).plays(0, "move", "from GER")
    assert {move.targets for move in table.match.moves()} >= {("region:POL",), ("region:FRA",)}
    table.plays(0, "to POL")
    assert table.match.moves()[0].targets == ("unit:GER:infantry",)


def test_lists_of_options_stay_short_on_the_joined_world() -> None:
    most = 0
    for seed in range(2):
        match = parlour.start("attack-deluxe", seats=6, seed=seed, options={"length": "total"})
        state, rng = match.state, parlour.seeded(seed)
        state.journal = None
        while not state.over:
            most = max(most, len(state.answers))
            playout(state, rng, 1)
    assert most < 200


def test_what_a_seat_cannot_know_is_redrawn() -> None:
    table = world(
        step="battle",
        land=HOME,
        options={"seaBattle": "lineup"},
        hands={1: ["convoy", "barrage"]},
        fleets={1: {"CAT": "3 destroyer 3 submarine"}},
        attack={"CAT": "2 carrier 2 battleship"},
    ).plays(1, *["lay destroyer"] * 3)  # three submarines follow
    state, game = table.table, table.match.game
    rng = parlour.seeded("dreams")
    dreams = [state.imagine(0, rng) for _ in range(30)]
    assert all(game.view(dream, 0) == game.view(state, 0) for dream in dreams)
    rows = {dream.battle.rows[0] for dream in dreams if isinstance(dream, World) and dream.battle is not None}
    hands = {dream.nations[1].hand for dream in dreams if isinstance(dream, World)}
    markers = {tuple(dream.markers) for dream in dreams if isinstance(dream, World)}
    assert min(len(rows), len(hands), len(markers)) > 5
    mine = state.imagine(1, rng)
    assert isinstance(mine, World) and mine.nations[1].hand == state.nations[1].hand
