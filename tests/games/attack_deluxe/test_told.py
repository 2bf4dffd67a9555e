"""What players, pages and learners are told: what a question is about, what is seen, what happened, what is printed."""

from typing import Any

import msgspec
import pytest

import parlour
from parlour.engine.answers import kind_of
from parlour.engine.schema import counters_of, things_in
from parlour.games.attack_deluxe.schema import Printed
from tests.games.attack_deluxe.story import HOME, Story, world
from tests.games.attack_deluxe.test_navy_battle import battle as navy_battle
from tests.games.attack_deluxe.test_navy_battle import lay, lineup
from tests.games.attack_deluxe.test_setup import begun, governed
from tests.golden.questions import reach
from tests.proof import proves

MEX = {"MEX": "9 infantry"}


def about(table: Story) -> dict[str, Any]:
    question = table.match.question
    assert question is not None
    return question.about


def subjects(table: Story) -> dict[str, dict[str, object]]:
    return {move.notation: move.subjects for move in table.match.moves()}


# ---------------------------------------------------------------------- questions


def test_who_picks_units_knows_from_where_to_where_and_how_many() -> None:
    table = world(land={0: {"GER": "5 infantry 2 tank"}, 1: MEX}).plays(0, "move", "from GER", "to POL", "2 infantry")
    assert about(table) == {
        "origin": "GER",
        "goal": "POL",
        "picked": {"infantry": 2},
        "available": {"infantry": 5, "tank": 2},
        "limits": {"tank": 2},
        "most": 6,
    }
    assert subjects(table)["1 tank"] == {"unit": "tank", "amount": 1}


def test_ships_that_are_picked_and_sail_are_told_with_their_cargo() -> None:
    table = world(land=HOME, docked={"GER": "1 destroyer 1 battleship"}).plays(0, "navigate", "ships GER")
    assert (about(table)["place"], about(table)["available"]) == ("GER", {"destroyer": 1, "battleship": 1})
    table.plays(0, "all", "embark GER")
    assert subjects(table)["infantry on destroyer"] == {"unit": "infantry", "ship": "destroyer"}
    targets = {move.notation: move.targets for move in table.match.moves()}
    assert targets["infantry on destroyer"] == ("unit:GER:infantry", "sailing:destroyer")
    assert targets["infantry on battleship"] == ("unit:GER:infantry", "sailing:battleship")
    table.plays(0, "infantry on destroyer", "sail NSE")
    assert about(table) == {
        "place": "NSE",
        "ships": {"destroyer": 1, "battleship": 1},
        "cargo": {"destroyer": {"infantry": 1}},
        "steps": 2,
        "room": 1,
    }
    dock = next(move for move in table.match.moves() if move.notation == "dock GER")
    embark = next(move for move in table.match.moves() if move.notation == "embark GER")
    assert (dock.verb, dock.targets) == ("dock", ("coast:GER",))
    assert (embark.verb, embark.targets) == ("embark", ("region:GER",))


def test_a_landing_tells_its_zone_and_region() -> None:
    table = world(
        land=HOME, fleets={0: {"NSE": "2 destroyer"}}, cargo={"NSE": {"destroyer": "1 infantry 1 tank"}}
    ).plays(0, "navigate", "done", "land NSE", "in GER")
    assert (about(table)["zone"], about(table)["region"]) == ("NSE", "GER")
    assert about(table)["available"] == {"infantry": 1, "tank": 1}
    assert subjects(table)["1 tank"] == {"unit": "tank", "amount": 1}


def test_a_line_is_filled_out_of_what_is_told() -> None:
    table = world(
        step="battle",
        land={0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": "3 infantry 3 tank"}},
        attack={"POL": "1 infantry"},
        strict=False,
    )
    assert about(table) == {
        "place": "POL",
        "side": "defender",
        "unit": "tank",
        "line": {},
        "reserve": {"infantry": 3, "tank": 3},
        "left": 4,
        "least": 1,
        "most": 3,
    }
    assert table.match.prompt == "Poland: how many Tanks go into line? (4 units to choose)"
    assert table.match.moves()[0].targets == ("reserve:defender:tank",)


def test_units_that_are_given_up_left_out_and_placed_are_told() -> None:
    table = world(
        land={0: {"GER": "5 infantry", "POL": "5 infantry"}, 1: MEX}, hands={0: ["scientific-breakthrough"]}
    ).plays(0, "research", "play scientific-breakthrough")
    assert about(table) == {"spared": 2}
    minerals = next(move for move in table.match.moves() if move.notation == "research minerals-1")
    assert minerals.facts == {"units": {"infantry": 3}} and minerals.label == "Minerals 1 (3 Infantry)"
    table.plays(0, "research minerals-1")
    assert about(table) == {"card": "minerals-1", "units": {"infantry": 3}, "left_out": {}, "left": 2}
    table.plays(0, "without infantry")
    assert (about(table)["left_out"], about(table)["left"]) == ({"infantry": 1}, 1)
    table.plays(0, "no more")
    assert about(table) == {"card": "minerals-1", "unit": "infantry", "units": {"infantry": 2}, "given": {}}
    assert table.told("research") == [{"seat": 0, "card": "minerals-1", "units": {"infantry": 2}}]
    built = world(land={0: {"GER": "1 infantry", "POL": "1 infantry"}, 1: MEX}, production=[9, 0])
    built.plays(0, "build")
    prices = {move.notation: move.facts for move in built.match.moves() if move.facts}
    assert prices["2 artillery"] == {"production": 4, "oil": 0}
    assert (about(built)["advanced_army"], about(built)["advanced_navy"]) == (1, 1)
    built.plays(0, "2 artillery")
    assert about(built) == {"unit": "artillery", "number": 2}


def test_how_many_may_still_go_in_a_transport_is_told() -> None:
    land = {0: {"GER": "9 infantry", "POL": "1 infantry"}, 1: MEX}
    table = world(land=land).plays(0, "transport", "from GER", "2 infantry")
    assert about(table) == {"left": 3} and table.seen["left"]["transport"] == 3
    railway = world(land=land, hands={0: ["military-railway"]}).plays(0, "transport", "play military-railway")
    assert about(railway) == {"left": None} and railway.seen["left"]["transport"] is None


def test_units_that_spread_at_the_start_are_pointed_at_where_they_stand() -> None:
    table = governed().plays(0, "capital GER").plays(1, "capital MEX").plays(0, "ground POL")
    assert table.match.question is not None and table.match.question.kind == "spread"
    assert about(table) == {"origin": "GER", "region": "POL", "unit": "infantry", "least": 0, "most": 12}
    moves = {move.notation: move for move in table.match.moves()}
    assert moves["3 infantry"].targets == ("unit:GER:infantry",)
    assert (moves["3 infantry"].verb, moves["3 infantry"].subjects) == ("send", {"amount": 3})
    assert table.match.prompt == "How many Infantry go from Germany to Poland?"


def test_ships_are_laid_out_of_those_that_are_left() -> None:
    table = lineup("2 destroyer 1 submarine", "1 carrier 1 battleship")
    lay(table, 1, "submarine")
    assert about(table) == {
        "zone": "BAL",
        "side": "attacker",
        "number": 1,
        "most": 2,
        "row": [],
        "left": {"carrier": 1, "battleship": 1},
    }
    assert table.match.moves()[0].targets == ("line:attacker:carrier",)
    assert table.match.prompt == "Baltic Sea: ship 1 of your row, from the left?"
    assert [move.label for move in table.match.moves()] == ["A Carrier", "A Battleship"]


def test_cargo_that_is_lost_or_goes_along_is_told_with_its_ship() -> None:
    table = navy_battle(
        "2 destroyer 1 carrier",
        "1 destroyer 1 battleship",
        "blank blank blank blank destroyer blank",
        cargo={"BAL": {"destroyer": "1 infantry 1 tank", "carrier": "1 plane"}},
    )
    assert about(table) == {"zone": "BAL", "ship": "destroyer", "aboard": {"infantry": 1, "tank": 1}, "over": 1}
    assert table.match.moves()[0].targets == ("cargo:1:BAL:destroyer:infantry",)
    assert table.match.prompt == "Baltic Sea: there is no room aboard your Destroyers for 1 unit. Which is lost?"
    sailing = world(
        land=HOME, fleets={0: {"NSE": "3 destroyer"}}, cargo={"NSE": {"destroyer": "1 infantry 1 tank"}}
    ).plays(0, "navigate", "ships NSE")
    assert about(sailing) == {
        "place": "NSE",
        "picked": {},
        "available": {"destroyer": 3},
        "limits": {"destroyer": 3},
        "most": 3,
    }
    sailing.plays(0, "1 destroyer")
    told = {"zone": "NSE", "ships": {"destroyer": 1}, "cargo": {}, "unit": "infantry", "ship": "destroyer"}
    assert about(sailing) == {**told, "least": 0, "most": 1}


def test_every_amount_has_its_unit_number_and_price() -> None:
    table = world(land={0: {"GER": "1 infantry", "POL": "1 infantry"}, 1: MEX}, production=[9, 0], oil=[9, 0])
    table.plays(0, "build")
    moves = {move.notation: move for move in table.match.moves()}
    for amount in (1, 2):
        move = moves[f"{amount} destroyer"]
        assert (move.verb, move.targets) == ("buy", ("supply:destroyer",))
        assert move.subjects == {"unit": "destroyer", "amount": amount}
        assert move.facts == {"production": 2 * amount, "oil": 0}


# ---------------------------------------------------------------------- the view


def test_a_roll_is_seen_with_who_fired_and_what_it_hit() -> None:
    table = world(
        step="battle",
        land={0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": "4 infantry 4 tank"}},
        attack={"POL": "2 infantry 2 plane"},
        rolls="infantry infantry plane blank plane plane plane blank",
        strict=False,
    )
    battle = table.seen["battle"]
    assert (battle["fired"], battle["dice"], battle["rolled"], battle["hits"]) == (None, 0, {}, 0)
    assert (battle["acting"], battle["neutral"], battle["turn"]) == ("defender", False, 1)
    table.plays(1, "2 tank")
    battle = table.seen["battle"]  # both have fired, and the defender fills its line for the second turn
    assert (battle["fired"], battle["dice"], battle["rolled"]) == ("attacker", 2, {"plane": 2})
    assert (battle["hits"], battle["acting"], battle["turn"]) == (2, "defender", 2)
    assert battle["defender"]["lost"] == {"infantry": 2} and battle["attacker"]["lost"] == {"infantry": 2}
    assert (battle["defender"]["limit"], battle["defender"]["reserve"]) == (5, {"infantry": 2, "tank": 2})
    fired = [(one["side"], one["faces"], one["blanks"], one["air"], one["hits"]) for one in table.told("fire")]
    assert fired == [("defender", {"infantry": 2, "plane": 1}, 1, 0, 2), ("attacker", {"plane": 2}, 0, 0, 2)]


def test_air_support_is_told_apart() -> None:
    table = navy_battle("1 submarine", "1 carrier", "blank carrier plane")
    assert table.told("air_support") == [{"seat": 0, "side": "attacker", "place": "BAL", "dice": 1, "hits": 1}]
    attack = table.told("fire")[1]
    assert (attack["faces"], attack["air"], attack["hits"]) == ({"carrier": 1}, 1, 2)


def test_what_is_left_of_this_years_builds_and_transports_is_seen() -> None:
    table = world(land={0: {"GER": "9 infantry", "POL": "1 infantry"}, 1: MEX}, levels={0: {"rail": 4}})
    nation = table.nation(0)
    assert (nation["advanced_army"], nation["advanced_navy"]) == (1, 1)
    assert (nation["transport_limit"], nation["rail_transport"]) == (None, True)
    table.plays(0, "build", "transport", "from GER", "1 infantry", "done")
    assert not table.nation(0)["rail_transport"]


def test_a_nation_knows_what_comes_and_what_things_cost() -> None:
    table = world(
        land={0: {"GER": "1 infantry", "POL": "1 infantry"}, 1: MEX},
        levels={0: {"factories": 2, "population": 1, "oil": 4, "minerals": 4, "rail": 1}},
        oil_markers=["GER"],
        production=[2, 2],
    )
    nation = table.nation(0)
    assert nation["income"] == {"regions": 2, "population": 1, "oil": 1, "factories": 2}
    assert (nation["burn_price"], nation["transport_limit"], nation["ship_steps"]) == (3, 8, 3)
    assert (nation["prices"]["infantry"], nation["prices"]["plane"]) == (1, 2)
    assert not nation["income_taken"] and nation["markers"]["build"] == 0
    table.plays(0, "build")
    assert table.certificates(0) == (2 + 2 + 1 + 2, 1)
    assert table.nation(0)["income_taken"] and table.nation(0)["markers"]["build"] == 1
    assert table.told("income") == [{"seat": 0, "regions": 2, "population": 1, "oil": 1}]
    assert table.told("factories") == [{"seat": 0, "production": 2}]


def test_ships_that_have_sailed_are_told_from_those_that_have_not() -> None:
    table = world(land=HOME, docked={"GER": "2 destroyer"})
    table.plays(0, "navigate", "ships GER", "1 destroyer", "sail NSE", "dock GER")
    assert table.region("GER")["ships"] == {"destroyer": 2} and table.region("GER")["sailed"] == {"destroyer": 1}


def test_a_battle_shows_limits_and_the_cards_in_force() -> None:
    table = world(
        step="battle",
        land={0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": "2 infantry"}},
        attack={"POL": "1 artillery"},
        hands={0: ["barrage"], 1: ["fortifications"]},
        strict=False,
    )
    assert (table.side("attacker")["limit"], table.side("attacker")["salvos"]) == (4, 0)
    table.plays(0, "play barrage").plays(1, "play fortifications")
    assert table.side("attacker")["salvos"] == 1 and table.side("defender")["more_dice"] == 2
    assert about(table) == {"region": "POL", "dice": 1, "salvos": 2}


def test_cards_that_were_got_in_this_turn_only_their_owner_sees_barred() -> None:
    table = world(land=HOME, hands={0: ["spy-ring"], 1: ["convoy"]}, seats=3)
    table.plays(0, "move", "play spy-ring")
    assert table.sees(0)["nations"][0]["barred"] == ["convoy"]
    assert table.sees(1)["nations"][0]["barred"] == [] and table.seen["nations"][0]["barred"] == []


# ---------------------------------------------------------------------- events


def test_neutrals_fight_under_their_own_name() -> None:
    table = world(land=HOME, year=2, markers={"POL": "monarchy"}, rolls="tank infantry", strict=False).plays(
        0, "move", "from GER", "to POL", "4 infantry", "done"
    )
    assert [event["seat"] for event in table.told("battle")] == [0]
    assert table.told("battle")[0]["defender"] is None
    texts = [entry.text for entry in table.match.journal() if entry.kind in ("deploy", "lose", "fire", "hold")]
    assert "The neutrals of Poland put 1 Infantry and 1 Tank into line." in texts
    assert any(text.startswith("The neutrals of Poland fire with 2 dice:") for text in texts)
    assert not any("Player 2" in text for text in texts)


def test_a_volley_and_its_faces_are_told() -> None:
    table = world(
        step="battle",
        land={0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": "1 infantry"}},
        attack={"POL": "2 plane"},
        hands={0: ["air-superiority"]},
        rolls="plane blank",
    ).plays(0, "play air-superiority")
    assert table.told("volley") == [
        {
            "seat": 0,
            "side": "attacker",
            "place": "POL",
            "card": "air-superiority",
            "dice": 2,
            "faces": {"plane": 1},
            "blanks": 1,
            "hits": 1,
        }
    ]


def test_tanks_and_planes_join_a_blitz_by_their_own_clauses() -> None:
    land = {0: {"FRA": "1 infantry 1 tank 1 plane", "GER": "2 infantry"}, 1: {**MEX, "POL": "1 infantry"}}
    table = world(land=land, strict=False).plays(0, "blitz", "target POL", "from FRA", "all", "from GER")
    assert table.clauses("go") == ["A7.3", "A7.4", "A7.2"]


def test_where_units_land_from_and_what_they_go_aboard_is_told() -> None:
    table = world(land=HOME, docked={"GER": "1 destroyer"}, strict=False)
    table.plays(0, "navigate", "ships GER", "embark GER", "sail NSE", "stop")
    assert table.told("embark") == [
        {"seat": 0, "region": "GER", "place": "GER", "ship": "destroyer", "units": {"infantry": 1}}
    ]
    assert table.told("sail")[0]["origin"] == "GER" and table.told("sail")[0]["zone"] == "NSE"
    table.plays(0, "land NSE", "in GBR")
    assert table.told("land")[0] | {"units": {}} == {
        "seat": 0,
        "zone": "NSE",
        "region": "GBR",
        "units": {},
        "cargo": {"destroyer": {"infantry": 1}},
    }


def test_what_broke_a_tie_is_told_and_points_by_their_sources() -> None:
    table = world(
        land={0: {"GER": "2 infantry"}, 1: {"MEX": "1 infantry"}},
        year=6,
        season="winter",
        oil=[0, 0],
        oil_markers=["GER"],
    )
    while not table.match.over:
        assert table.match.seat is not None
        table.plays(table.match.seat, table.match.moves()[0].notation)
    assert table.told("end") == [{"cause": "years", "by": None}]
    scores = table.told("score")
    assert [sum(score["sources"].values()) for score in scores] == [score["points"] for score in scores]
    assert table.told("win") == [{"seat": 0, "points": scores[0]["points"], "by": "units", "value": 2}]


def test_a_capital_that_falls_ends_the_match_and_it_is_told_who_took_it() -> None:
    table = world(
        land={0: {"GER": "2 infantry", "POL": "9 infantry"}, 1: {"WRU": "1 infantry"}},
        rolls="blank infantry",
        strict=False,
    ).plays(0, "move", "from POL", "to WRU", "4 infantry", "done")
    while not table.match.over:
        assert table.match.seat is not None
        table.plays(table.match.seat, table.match.moves()[0].notation)
    assert table.told("end") == [{"cause": "capital", "by": 0}]
    assert [score["sources"] for score in table.told("score")] == [
        nation["points_by_source"] for nation in table.seen["nations"]
    ]
    assert table.told("win")[0]["by"] == "points"


def test_rows_of_ships_tell_dice_hits_by_place_damage_and_ties() -> None:
    table = lineup("1 battleship 1 submarine", "2 destroyer")
    table.rolls("blank blank blank blank blank blank battleship battleship")
    lay(table, 1, "battleship")
    assert table.told("tie") == []  # a Battleship beats a Destroyer, which beats a Submarine: each adds 2
    assert table.told("hit") == [
        {"seat": 0, "side": "attacker", "zone": "BAL", "number": 1, "ship": "destroyer", "sunk": True},
        {"seat": 1, "side": "defender", "zone": "BAL", "number": 1, "ship": "battleship", "sunk": False},
    ]
    assert table.told("damage") == [{"seat": 1, "side": "defender", "zone": "BAL", "number": 1}]
    even = lineup("1 destroyer", "1 destroyer", "battleship blank battleship blank")
    assert even.told("tie") == [{"zone": "BAL", "number": 1}]
    assert [one["dice"] for one in even.told("engage")] == [[4, 0], [4, 0]]


def test_a_region_that_is_not_paid_for_and_a_tie_for_the_order_are_told() -> None:
    table = world(land={0: {"GER": "1 infantry"}, 1: MEX}, markers={"POL": "monarchy"}, production=[9, 0])
    table.plays(0, "negotiate", "talk POL", "refuse")
    assert [event["region"] for event in table.told("refuse")] == ["POL"]
    assert table.told("refuse")[0]["price"] == table.told("negotiate")[0]["price"]
    rolled = begun("3 3 2 4 5 5 1 1 6 6", seats=3)
    assert rolled.told("roll_tie") == [{"seats": [0, 1]}]


# ---------------------------------------------------------------------- words


def test_numbers_and_articles_read_well() -> None:
    table = world(
        land={0: {"GER": "9 infantry 2 tank", "POL": "1 infantry"}, 1: MEX},
        docked={"GER": "1 destroyer"},
        production=[30, 0],
        oil=[9, 9],
        strict=False,
    )
    table.plays(0, "build")
    labels = {move.notation: move.label for move in table.match.moves()}
    assert labels["1 infantry"] == "1 Infantry (1 production)"
    assert labels["2 destroyer"] == "2 Destroyers (4 production)"
    assert labels["1 tank"] == "1 Tank (2 production, 1 oil)"
    table.plays(0, "3 destroyer")
    assert table.match.prompt == "Where do 3 Destroyers go?"
    assert "Player 1 buys 3 Destroyers for 6 production." in [entry.text for entry in table.match.journal(0)]
    sailor = world(land=HOME, docked={"GER": "1 destroyer"}).plays(0, "navigate", "ships GER", "embark GER")
    assert sailor.match.journal(0)[-1].text == "Player 1 embarks 1 Infantry in Germany, aboard a Destroyer."
    sailor.plays(0, "sail NSE", "sail NAT")
    assert sailor.match.prompt == "1 Destroyer in North Atlantic: where to? (1 step left)"


def test_what_planes_bomb_costs_nothing_that_is_not_lost() -> None:
    land = {0: {"GER": "1 infantry 5 plane"}, 1: {"MEX": "1 infantry", "POL": "1 infantry"}}
    words: dict[str, Any] = {"land": land, "hands": {0: ["strategic-bombing"]}}
    lost = []
    for production, oil, rolls in (
        (9, 9, "plane blank blank blank"),
        (1, 9, "plane plane blank blank"),
        (0, 0, "plane"),
    ):
        table = world(**words, production=[0, production], oil=[0, oil], rolls=rolls, strict=False)
        table.plays(0, "move", "play strategic-bombing")
        lost.append(next(entry.text for entry in table.match.journal() if entry.kind == "bomb").partition(": ")[2])
    assert lost[0] == "1 hit, and Player 2 loses 1 production."
    assert lost[1] == "2 hits, and Player 2 loses 1 production and 1 oil."
    assert "loses" not in lost[2]


@pytest.mark.parametrize(
    ("table", "id", "says"),
    [
        ("economics", "factories-2", "only your highest Factories card counts"),
        ("economics", "minerals-1", "at most"),
        ("economics", "rail-1", "over two land borders, with a region of yours between them"),
        ("cards", "air-superiority", "before it begins"),
        ("cards", "wolf-pack", "before it begins"),
        ("cards", "breakthrough", "with or without a battle"),
    ],
)
def test_cards_say_how_far_they_go(table: str, id: str, says: str) -> None:
    assert says in world(land=HOME).match.printed[table][id]["text"]


def test_every_economics_card_says_its_point() -> None:
    printed = world(land=HOME).match.printed["economics"]
    assert len(printed) == 20
    assert all(f"Worth {card['vp']} point" in card["text"] for card in printed.values())


def test_the_rulebook_tells_of_action_markers_lines_and_neutral_dice() -> None:
    clauses = world(land=HOME).match.game.rulebook.clauses
    assert "40 action markers, of which each player takes four" in clauses["A2.11"].text
    assert "four in its first turn, and one more in each further turn" in clauses["A14.5"].text
    assert "as many army dice as the number of the year, one in the first" in clauses["A15.2"].text


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize("seats", [2, 6])
def test_what_is_printed_fits_its_schema_and_speaks_of_places_on_the_map_only(seats: int) -> None:
    table = world(seats=seats, land={seat: {id: "1 infantry"} for seat, id in enumerate(["GER", "MEX"])}, strict=False)
    game, box = table.match.game, table.match.state.box
    printed = game.printed(box)
    assert msgspec.convert(printed, Printed) == printed
    regions, zones = printed["regions"], printed["zones"]
    assert len(regions) == (51 if seats == 2 else 92) and len(zones) == (17 if seats == 2 else 31)
    for id, region in regions.items():
        assert {*region["borders"], *region["crossings"], *region["by_land"]} <= regions.keys() and {
            *region["seas"]
        } <= zones.keys()
        assert all(id in regions[other]["borders"] for other in region["borders"])
    assert printed["economics"]["rail-3"]["units"] is None and printed["units"]["tank"]["advanced"]
    assert printed["governments"]["fascism"]["prices"]["fascism"] == 1
    assert printed["army_die"] == ["infantry", "artillery", "tank", "plane", "plane", None]


def test_every_unit_on_the_map_can_be_pointed_at() -> None:
    table = world(land=HOME, docked={"GER": "1 destroyer"}, fleets={1: {"NSE": "1 carrier"}})
    things = {*things_in(table.match.game.schema, table.seen)}
    assert {"region:GER", "coast:GER", "unit:GER:infantry", "unit:GER:destroyer", "unit:NSE:carrier"} <= things
    counters = dict(counters_of(table.match.game.schema, table.seen))
    assert counters["regions.GER.army.infantry"] == 9


# ---------------------------------------------------------------------- targets


@pytest.mark.parametrize("kind", [kind_of(kind) for kind in parlour.find_game("attack-deluxe").decisions()])
def test_what_is_lit_stands_for_one_thing_or_for_amounts_of_it(kind: str) -> None:
    moves = reach("attack-deluxe", kind).moves()
    meant: dict[tuple[str, ...], set[tuple[object, ...]]] = {}
    for move in moves:
        if move.targets:
            others = [(name, value) for name, value in sorted(move.subjects.items()) if name != "amount"]
            meant.setdefault(move.targets, set()).add((move.verb, *map(str, others)))
    assert not {targets: of for targets, of in meant.items() if len(of) > 1}
    unlit = [move.verb for move in moves if not move.targets]
    assert len({*unlit}) == len(unlit)  # a button is known by its verb


def test_stop_salvo_retreat_direction_and_oil_are_pressed_on_the_table() -> None:
    lit = {
        "sail": ("stop", "group:"),
        "ask-salvo": ("salvo", "line:attacker:artillery"),
        "ask-retreat": ("retreat", "side:"),
        "choose-direction": ("clockwise", "direction:clockwise"),
    }
    for kind, (verb, target) in lit.items():
        match = reach("attack-deluxe", kind)
        move = next(move for move in match.moves() if move.verb == verb)
        assert len(move.targets) == 1 and move.targets[0].startswith(target)
    winter = world(land=HOME, step="burn", oil=[9, 0])
    assert next(move.targets for move in winter.match.moves() if move.verb == "burn-oil") == ("treasury:0",)


@proves("A8.1", "A8.5")
def test_ships_say_why_they_go_nowhere_else() -> None:
    table = world(land={0: {"GER": "9 infantry", "EBR": "3 infantry"}, 1: MEX}, docked={"GER": "1 destroyer"})
    table.plays(0, "navigate", "ships GER", "sail NSE")
    match = table.match
    whys = {
        target: match.why_not(target) for target in ("zone:SAT", "coast:EBR", "region:EBR", "region:MEX", "coast:FRA")
    }
    reasons = {target: why.reason for target, why in whys.items() if why is not None}
    assert reasons == {
        "zone:SAT": "it is more than one step from North Sea",
        "coast:EBR": "it is more than one step from North Sea",
        "region:EBR": "your ships do not lie at its coast",
        "region:MEX": "your ships do not lie at its coast",
        "coast:FRA": "this coastline is not yours",
    }
    assert match.why_not("group:NSE") is None


@proves("A5.4", "A9.2")
def test_every_region_says_why_no_army_goes_there() -> None:
    land = {0: {"GER": "9 infantry", "POL": "1 infantry", "BLK": "1 infantry"}, 1: MEX}
    for action in ("move", "transport"):
        table = world(land=land).plays(0, action, "from GER")
        regions = {f"region:{region['id']}" for region in table.seen["regions"]}
        lit = {target for move in table.match.moves() for target in move.targets}
        assert {target for blocked in table.match.blocked() for target in blocked.targets} == regions - lit


def test_where_a_group_goes_is_told_with_what_is_there_for_it() -> None:
    table = world(
        land={0: {"GER": "4 infantry 2 plane", "POL": "1 infantry"}, 1: MEX}, fleets={1: {"NSE": "1 carrier"}}
    )
    table.plays(0, "move", "from GER")
    assert about(table) == {
        "origin": "GER",
        "available": {"infantry": 4, "plane": 2},
        "most": 5,
        "by_rail": 0,
        "by_march": 0,
    }
    facts = {move.notation: move.facts for move in table.match.moves()}
    assert facts["to POL"] == {"hostile": False, "most": 5} and facts["to FRA"] == {"hostile": True, "most": 5}
    assert facts["to GBR"] == {"hostile": True, "most": 2}  # Planes only, over enemy ships


# ---------------------------------------------------------------------- nations and neutrals


@proves("A4.2", "A3.16")
def test_turn_order_and_who_has_acted_are_told() -> None:
    land = {0: {"GER": "1 infantry"}, 1: MEX, 2: {"SAF": "1 infantry"}}
    table = world(seats=3, land=land, start=1, turn=1).plays(1, "pass")
    assert (table.seen["order"], table.seen["acted"]) == ([1, 2, 0], [1])
    backwards = world(seats=3, land=land, start=1, turn=1, direction="counterclockwise")
    assert (backwards.seen["order"], backwards.seen["acted"]) == ([1, 0, 2], [])


@proves("A10.3")
def test_a_seat_is_told_what_neutrals_would_cost_it() -> None:
    words: dict[str, Any] = {"governments": ["fascism", "monarchy"], "markers": {"POL": "monarchy", "FRA": "fascism"}}
    table = world(land=HOME, **words, face_up=["POL"])
    prices = table.match.printed["governments"]
    assert table.sees(0)["neutral_prices"] == {"POL": prices["fascism"]["prices"]["monarchy"]}
    assert table.sees(1)["neutral_prices"] == {"POL": prices["monarchy"]["prices"]["monarchy"]}
    assert table.seen["neutral_prices"] == {}  # nobody's own


@proves("A3.15", "A2.12")
def test_how_many_markers_of_each_government_are_unseen_tells_nothing_of_a_region() -> None:
    told = []
    for there in ("monarchy", "democracy"):
        other = "democracy" if there == "monarchy" else "monarchy"
        table = world(land=HOME, markers={"POL": there, "FRA": other, "SPA": "fascism"}, face_up=["SPA"])
        told.append(table.sees(0)["markers_hidden"])
        hidden = sum(region["marker"] == "face-down" for region in table.seen["regions"])
        assert sum(told[-1].values()) == hidden + table.seen["markers_unseen"]
    assert told[0] == told[1]


@proves("A11.5", "A13.1")
def test_wells_and_units_that_are_bought_and_not_placed_are_told_to_all() -> None:
    table = world(land={0: {"GER": "1 infantry", "POL": "1 infantry"}, 1: MEX}, production=[9, 0], oil_markers=["GER"])
    assert table.seen["nations"][0]["wells"] == 1 and table.seen["to_place"] == {}
    table.plays(0, "build", "2 artillery")
    assert table.seen["to_place"] == {"artillery": 2}
    table.plays(0, "in GER")
    assert table.seen["to_place"] == {}
