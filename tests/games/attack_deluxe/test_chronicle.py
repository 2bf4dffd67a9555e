"""What is told of what has happened in an action, a battle, a match: so that who comes back sees it too."""

from typing import Any

import pytest

import parlour
from parlour.engine.codec import digest
from parlour.games.attack_deluxe.chronicle import EMPTY
from tests.games.attack_deluxe.story import HOME, world
from tests.games.attack_deluxe.test_navy_battle import battle, lay, lineup
from tests.proof import proves

MEX = {"MEX": "9 infantry"}


@proves("A6.1")
def test_marches_are_told_with_their_origin_until_the_action_is_over() -> None:
    table = world(land={0: {"GER": "6 infantry 1 tank", "POL": "2 infantry"}, 1: MEX})
    table.plays(0, "move", "from GER", "to FRA", "2 infantry", "1 tank", "from GER", "to POL", "1 infantry")
    assert table.seen["marches"] == [
        {"origin": "GER", "goal": "FRA", "units": {"infantry": 2, "tank": 1}},
        {"origin": "GER", "goal": "POL", "units": {"infantry": 1}},
    ]
    again = parlour.load(table.match.save())
    assert again.view(0)["table"]["marches"] == table.seen["marches"]
    for _ in range(3):
        table.match.undo(0)
    assert [march["goal"] for march in table.seen["marches"]] == ["FRA"]


def test_an_action_that_is_over_has_no_marches() -> None:
    table = world(land={0: {"GER": "3 infantry", "POL": "1 infantry"}, 1: MEX})
    table.plays(0, "transport", "from GER", "1 infantry")
    assert table.seen["marches"] == [{"origin": "GER", "goal": "POL", "units": {"infantry": 1}}]
    table.plays(0, "done")
    assert table.seen["action"] is None and table.seen["marches"] == []


@proves("A8.1", "A8.9")
def test_voyages_and_landings_are_told() -> None:
    table = world(land=HOME, docked={"GER": "1 destroyer"}).plays(0, "navigate", "ships GER", "embark GER")
    table.plays(0, "sail NSE", "sail MAT")
    assert table.seen["sailing"]["way"] == ["GER", "NSE", "MAT"] and table.seen["voyages"] == []
    table.plays(0, "stop")
    assert table.seen["voyages"] == [{"ships": {"destroyer": 1}, "way": ["GER", "NSE", "MAT"]}]
    assert table.seen["sailing"] is None
    cargo = {"NSE": {"destroyer": "1 infantry"}, "BAL": {"destroyer": "1 tank"}}
    table = world(land=HOME, fleets={0: {"NSE": "1 destroyer", "BAL": "1 destroyer"}}, cargo=cargo)
    table.plays(0, "navigate", "done", "land NSE", "in GBR")
    assert table.seen["marches"] == [{"origin": "NSE", "goal": "GBR", "units": {"infantry": 1}}]


@proves("A12.1")
def test_units_that_are_given_up_are_told_until_the_card_is_had() -> None:
    table = world(land={0: {"GER": "5 infantry", "POL": "5 infantry"}, 1: MEX})
    table.plays(0, "research", "research minerals-1", "discard infantry GER")
    assert table.seen["given_up"] == [{"place": "GER", "unit": "infantry"}]
    question = table.match.question
    assert question is not None and question.about["given"] == {"infantry": 1}
    assert question.about["units"] == {"infantry": 2}
    assert {move.facts["here"] for move in table.match.moves()} == {4, 5}


# ---------------------------------------------------------------------- battles


@proves("A14.7", "A14.8")
def test_all_volleys_of_a_battle_are_told_with_blanks_and_losses() -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": "3 infantry 3 tank"}}
    # the defender deploys 4 of 6, the attacker fires a salvo; then the defender
    table = world(
        step="battle",
        land=land,
        attack={"POL": "2 artillery 2 infantry"},
        rolls="artillery blank infantry tank blank blank infantry infantry artillery",
    )
    assert table.seen["battle"]["stage"] == "deploy"
    table.plays(1, "2 tank")
    assert table.seen["battle"]["stage"] == "salvo" and table.seen["battle"]["volleys"] == []
    table.plays(0, "salvo")
    sheet = table.seen["battle"]
    assert sheet["volleys"][0] == {
        "kind": "salvo",
        "side": "attacker",
        "turn": 1,
        "card": None,
        "dice": 2,
        "faces": {"artillery": 1},
        "blanks": 1,
        "air_dice": 0,
        "air_hits": 0,
        "hits": 1,
        "lost": {"infantry": 1},
    }
    assert sheet["stage"] == "deploy" and sheet["defender"]["limit"] == 4


@proves("A16.3", "A16.4")
def test_air_support_is_told_apart_from_the_dice_of_the_line() -> None:
    # the defender has 1 Carrier in a line of 4, the attacker 3 of 6 Submarines and a Destroyer
    table = battle("1 carrier 6 destroyer", "2 destroyer 6 submarine", "carrier blank blank blank plane")
    table.plays(1, "1 carrier").plays(0, "3 submarine")
    volley = table.seen["battle"]["volleys"][0]
    assert table.seen["battle"]["stage"] == "deploy"
    assert (volley["side"], volley["dice"], volley["faces"], volley["blanks"]) == ("defender", 4, {"carrier": 1}, 3)
    assert (volley["air_dice"], volley["air_hits"], volley["hits"]) == (1, 1, 2)
    assert volley["lost"] == {"destroyer": 1, "submarine": 1}


@proves("A18.5")
def test_cards_in_force_are_told_at_their_side() -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": "2 infantry"}}
    table = world(step="battle", land=land, attack={"POL": "1 artillery"}, hands={0: ["barrage"]}, strict=False)
    assert table.seen["battle"]["stage"] == "cards"
    table.plays(0, "play barrage")
    assert table.seen["battle"]["attacker"]["cards"] == ["barrage"] and not table.seen["battle"]["defender"]["cards"]


@proves("A17.3", "A17.4", "A17.5", "A17.7", "A17.9")
def test_engagements_tell_all_parts_of_their_sums_and_what_they_hit() -> None:
    # values: Destroyer 1, Battleship 4, blank 0; the defender's dice come first in each engagement
    rolls = "blank blank destroyer destroyer blank blank battleship battleship"
    table = lineup("1 submarine 1 battleship 1 destroyer", "1 destroyer 1 carrier", rolls)
    lay(table, 1, "submarine", "battleship")
    lay(table, 0, "destroyer")
    sheet = table.seen["battle"]
    assert sheet["stage"] == "retreat"
    first, second = sheet["engagements"]
    assert (first["round"], first["number"]) == (1, 1)
    # a Destroyer beats a Submarine, and has a Carrier beside it
    assert first["attacker"]["prey"] == 2 and first["attacker"]["escort"] == 1 and first["attacker"]["carrier"] == 0
    for engaged in (first["attacker"], first["defender"], second["attacker"], second["defender"]):
        parts = [engaged[part] for part in ("prey", "carrier", "escort", "card")]
        assert engaged["sum"] == sum(engaged["dice"]) + sum(parts)
    assert first["hit"] == "defender" and first["hit_number"] == 1 and first["sunk"]
    assert second["attacker"]["carrier"] == 1 and second["hit"] == "defender"
    # the first ship that is afloat is the Battleship, which is turned
    assert (second["hit_number"], second["sunk"]) == (2, False)
    assert (sheet["defender"]["sunk"], sheet["defender"]["sideways"]) == ([1], [2])


@proves("A17.1")
def test_rows_that_are_laid_do_not_show_in_what_is_told() -> None:
    table = lineup("2 destroyer 2 submarine 1 carrier", "1 carrier 1 battleship")
    before = table.match.view(0)
    assert before["table"]["battle"]["stage"] == "lay"
    question = table.match.question
    assert question is not None and (question.about["row"], question.about["most"]) == ([], 5)
    table.plays(1, "lay submarine")
    assert table.match.view(0) == before
    question = table.match.question
    assert question is not None and question.about["row"] == ["submarine"]


# ---------------------------------------------------------------------- the match


@proves("A20.1")
def test_points_are_told_season_by_season() -> None:
    table = world(land=HOME, season="autumn", start=0)
    table.plays(0, "pass").plays(1, "pass")
    seasons = table.seen["seasons"]
    assert [(one["year"], one["season"]) for one in seasons][:1] == [(1, "autumn")]
    assert seasons[0]["points"] == table.match.scores()


@pytest.mark.parametrize("option", ["endAndScore", "instantWin"])
@proves("A1.3", "A1.4")
def test_the_end_tells_who_took_whose_capital_and_what_decided(option: str) -> None:
    words: dict[str, Any] = {"land": {0: {"GER": "9 infantry", "POL": "9 plane"}, 1: {"FRA": "1 infantry"}}}
    table = world(**words, options={"capitalCapture": option}, strict=False)
    table.plays(0, "blitz", "target FRA", "from POL", "8 plane", "done")
    while not table.match.over:
        table.match.play(table.match.moves()[0].notation)
    ending = table.seen["ending"]
    assert (ending["cause"], ending["captor"], ending["loser"], ending["capital"]) == ("capital", 0, 1, "FRA")
    assert ending["decided"] == ("capital" if option == "instantWin" else "points")
    assert table.seen["seasons"][-1]["points"] == table.match.scores()


def test_nothing_is_kept_where_there_is_no_journal() -> None:
    match = parlour.start("attack-deluxe", seats=3, seed="search")
    state, rng = match.state, parlour.seeded("search")
    silent: Any = state.copy()
    while not state.over and match.ply < 300:
        action = state.legal()[rng.below(len(state.legal()))]
        state.play(action)
        silent.play(action)
        assert digest(state) == digest(silent)
    assert silent.chronicle is EMPTY
