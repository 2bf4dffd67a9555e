"""A18  Action cards, a story for each."""

from typing import Any

import pytest

from tests.games.attack_deluxe.story import HOME, Story, world
from tests.proof import proves

MEX = {"MEX": "9 infantry"}
WEAK = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": "1 infantry"}}


def blanks(number: int) -> str:
    return " ".join(["blank"] * number)


def holding(*cards: str, **words: Any) -> Story:
    """Seat 0 has these cards."""
    return world(**{"land": {0: {"GER": "9 infantry"}, 1: MEX}, "hands": {0: list(cards)}, **words})


def fight(defenders: str, attackers: str, rolls: str = "", **words: Any) -> Story:
    """Seat 0 attacks Poland, which seat 1 has."""
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "1 infantry", "POL": defenders}}
    return world(step="battle", attack={"POL": attackers}, rolls=rolls, **{"land": land, **words})


def battle(defenders: str, attackers: str, rolls: str = "", **words: Any) -> Story:
    return world(step="battle", fleets={1: {"BAL": defenders}}, attack={"BAL": attackers}, rolls=rolls, **words)


# ---------------------------------------------------------------------- playing cards


@proves("A18.1")
def test_a_card_is_discarded_and_the_discards_become_the_deck() -> None:
    table = holding("war-bonds").plays(0, "build", "play war-bonds")
    assert table.hand(0) == [] and table.seen["discards"] == ["war-bonds"]
    words = holding(deck=[], production=[0, 0]).table
    assert len(words.deck) == 36


@proves("A18.1")
def test_an_empty_deck_is_filled_from_the_discards() -> None:
    table = world(land=HOME)
    state = table.table
    state.discards, state.deck, state.drawn = list(state.deck), [], 0
    table.plays(0, "negotiate", "talk POL")
    assert table.seen["deck"] == 35 and table.seen["discards"] == [] and len(table.told("shuffle")) == 1


@proves("A18.2")
def test_no_card_with_negotiate() -> None:
    table = holding("spy-ring", "military-railway", hands={0: ["spy-ring", "military-railway"], 1: ["convoy"]})
    assert table.plays(0, "negotiate").question == "ChooseNeutral"


@proves("A18.2")
def test_a_card_of_this_turn_cannot_be_played_in_it() -> None:
    table = holding(
        hands={0: ["spy-ring"], 1: ["barrage"]},
        land={0: {"GER": "2 infantry 2 artillery"}, 1: {"MEX": "1 infantry", "POL": "9 infantry"}},
        rolls="artillery blank",
    ).plays(0, "blitz", "play spy-ring")
    assert table.hand(0) == ["barrage"]
    table.plays(0, "target POL", "2 artillery", "go", "done")
    assert table.question == "AskSalvo"  # Barrage was not offered


@proves("A18.3")
def test_one_card_with_an_action_and_one_more_in_each_battle() -> None:
    table = holding(
        "strategic-bombing",
        "breakthrough",
        "armored-spearhead",
        land={0: {"GER": "2 infantry 3 tank 1 plane"}, 1: {"MEX": "1 infantry", "POL": "1 infantry"}},
        rolls="blank",
    ).plays(0, "blitz", "play strategic-bombing", "target POL", "3 tank", "go", "done")
    assert table.moves == ["no card", "play armored-spearhead"]
    table.rolls("blank tank blank blank blank blank blank").plays(0, "play armored-spearhead")
    assert table.owner("POL") == 0 and table.asked == 1  # Breakthrough would have been a second card


@proves("A18.3")
def test_burn_is_an_action_of_its_own_for_cards() -> None:
    table = world(step="burn", land=HOME, oil=[2, 0], hands={0: ["strategic-reserve", "war-bonds"]})
    table.plays(0, "play strategic-reserve", "build")
    assert table.moves == ["no card", "play war-bonds"]


@proves("A18.4")
def test_cards_are_played_when_the_action_is_declared() -> None:
    table = holding("full-steam", "barrage", docked={"GER": "1 destroyer"}).plays(0, "navigate")
    assert table.moves == ["no card", "play full-steam"]
    assert "this is not the moment for it · A18.4" in table.refusal("play barrage")


@proves("A18.5")
def test_in_a_battle_the_attacker_decides_first() -> None:
    table = fight("1 infantry 1 artillery", "1 plane", hands={0: ["air-superiority"], 1: ["barrage", "fortifications"]})
    assert (table.asked, table.moves) == (0, ["no card", "play air-superiority"])
    assert (table.plays(0, "no card").asked, table.moves) == (1, ["no card", "play barrage", "play fortifications"])


@proves("A18.6")
def test_volleys_come_first_then_the_attackers_salvo_then_the_defenders() -> None:
    table = fight(
        "1 infantry 2 artillery 1 plane",
        "1 infantry 2 artillery 1 plane",
        "blank artillery blank artillery blank",
        hands={0: ["air-superiority"], 1: ["barrage"]},
        strict=False,
    )
    table.plays(0, "play air-superiority").plays(1, "play barrage").plays(0, "salvo")
    fired = [
        (entry.kind, entry.fields["seat"])
        for entry in table.match.journal()
        if entry.kind in ("volley", "salvo", "fire")
    ]
    assert fired[:4] == [("volley", 0), ("salvo", 0), ("salvo", 1), ("fire", 1)]


@proves("A18.7")
def test_nobody_keeps_more_than_five_cards() -> None:
    hand = ["convoy", "convoy", "full-steam", "war-bonds", "barrage"]
    table = world(land=HOME, hands={0: hand}, deck=["spy-ring"]).plays(0, "negotiate", "talk POL")
    assert table.question == "DiscardDown" and "discard spy-ring" in table.moves
    table.plays(0, "discard convoy")
    assert sorted(table.hand(0)) == ["barrage", "convoy", "full-steam", "spy-ring", "war-bonds"]


@proves("A18.8")
def test_more_dice_do_not_make_a_unit_hit_twice() -> None:
    table = fight("1 infantry", "4 infantry", "infantry infantry infantry", hands={1: ["fortifications"]}, strict=False)
    table.plays(1, "play fortifications")
    fired = table.told("fire")[0]
    assert (fired["seat"], fired["dice"], fired["hits"]) == (1, 3, 1)


# ---------------------------------------------------------------------- card by card


@proves("forced-march")
def test_forced_march_takes_five_units_two_regions() -> None:
    table = holding("forced-march", land={0: {"FRA": "9 infantry", "GBR": "1 infantry"}, 1: MEX})
    table.plays(0, "move", "play forced-march", "from FRA", "to QUE")  # over Great Britain, and a lane
    assert table.moves == [f"{number} infantry" for number in range(1, 6)]
    table.plays(0, "4 infantry", "from FRA", "to QUE")
    assert table.region("QUE")["arrived"] == {"infantry": 5}  # one march was left


@proves("forced-march")
def test_forced_march_needs_an_own_region_between() -> None:
    table = holding("forced-march").plays(0, "move", "play forced-march", "from GER")
    assert "to UKR" not in table.moves


@proves("paratroop-drop")
def test_paratroop_drop_flies_infantry_over_any_regions() -> None:
    table = holding("paratroop-drop", land={0: {"GER": "4 infantry 4 plane"}, 1: MEX}, rolls="blank")
    table.plays(0, "move", "play paratroop-drop", "to WRU", "drop 3")
    assert table.region("WRU")["arrived"] == {"infantry": 3, "plane": 3}
    table.plays(0, "done")
    assert table.army("WRU") == "3 infantry 3 plane"


@proves("paratroop-drop")
def test_paratroop_drop_in_a_blitz_goes_to_the_target() -> None:
    table = holding(
        "paratroop-drop", land={0: {"GER": "4 infantry 1 plane", "FRA": "3 infantry"}, 1: MEX}, rolls="blank"
    )
    table.plays(0, "blitz", "play paratroop-drop", "target ITA")
    assert table.region("ITA")["arrived"] == {"infantry": 1, "plane": 1}
    assert "done" in table.moves


@proves("breakthrough")
def test_breakthrough_goes_on_with_tanks_and_planes() -> None:
    table = holding("breakthrough", land={0: {"GER": "3 infantry 3 tank"}, 1: MEX}, rolls="blank")
    table.plays(0, "blitz", "target POL", "1 infantry", "3 tank", "done")
    assert table.moves == ["no card", "play breakthrough"]
    table.plays(0, "play breakthrough", "target UKR").rolls("blank").plays(0, "2 tank")
    assert (table.army("POL"), table.army("UKR")) == ("1 infantry 1 tank", "2 tank")


@proves("breakthrough")
def test_breakthrough_leaves_a_unit_behind() -> None:
    table = holding("breakthrough", land={0: {"GER": "3 infantry 3 tank"}, 1: MEX}, rolls="blank")
    table.plays(0, "blitz", "target POL", "1 tank", "go", "done")
    assert table.asked == 1  # a lone tank cannot leave


@proves("barrage")
def test_barrage_fires_the_salvo_twice() -> None:
    table = fight("3 infantry", "1 artillery", "artillery artillery infantry", hands={0: ["barrage"]})
    table.plays(0, "play barrage", "salvo")
    assert [event["hits"] for event in table.told("salvo")] == [1, 1]


@proves("barrage")
def test_barrage_gives_a_defender_a_salvo() -> None:
    table = fight("1 artillery", "1 infantry", "artillery", hands={1: ["barrage"]}).plays(1, "play barrage")
    assert table.told("salvo")[0]["seat"] == 1 and table.owner("POL") == 1 and table.told("fire") == []


@proves("air-superiority")
def test_air_superiority_strikes_planes_first() -> None:
    table = fight("1 infantry 1 plane", "2 plane", "plane plane", hands={0: ["air-superiority"]}, strict=False)
    table.plays(0, "play air-superiority")
    assert table.lost()[0] == (1, "1 infantry 1 plane") and table.owner("POL") == 0
    one = fight("1 infantry 1 plane", "2 plane", "plane blank", hands={0: ["air-superiority"]}, strict=False)
    assert one.plays(0, "play air-superiority").lost()[0] == (1, "1 plane")


@proves("fortifications")
def test_fortifications_bring_two_dice_in_two_turns() -> None:
    table = fight("2 infantry", "4 infantry", blanks(30), hands={1: ["fortifications"]}, strict=False)
    table.plays(1, "play fortifications")
    dice = [event["dice"] for event in table.told("fire") if event["seat"] == 1]
    assert dice[:3] == [4, 4, 2]


@proves("fortifications")
def test_fortifications_are_not_for_attackers() -> None:
    table = fight("1 infantry", "1 infantry", "blank infantry", hands={0: ["fortifications"]})
    assert table.hand(0) == ["fortifications"]


@proves("full-steam")
def test_full_steam_adds_two_steps() -> None:
    table = holding("full-steam", docked={"GER": "1 submarine"}).plays(0, "navigate", "play full-steam", "ships GER")
    table.plays(0, "sail NSE", "sail NAT", "sail WAT", "sail CAR")
    assert table.seen["sailing"]["steps"] == 1


@proves("convoy")
def test_convoy_carries_one_more_until_the_action_ends() -> None:
    table = holding("convoy", docked={"GER": "1 destroyer"}).plays(0, "navigate", "play convoy", "ships GER")
    table.plays(0, "embark GER", "embark GER", "sail NSE", "stop")
    assert table.cargo("NSE") == {"destroyer": "2 infantry"}
    table.plays(0, "done")
    assert table.cargo("NSE") == {"destroyer": "1 infantry"}  # the other was too much


@proves("convoy")
def test_convoy_lands_what_it_carries_more() -> None:
    table = holding("convoy", docked={"GER": "1 destroyer"}, rolls="blank").plays(
        0, "navigate", "play convoy", "ships GER"
    )
    table.plays(0, "embark GER", "embark GER", "sail NSE", "stop", "land NSE", "in GBR", "2 infantry")
    assert table.army("GBR") == "2 infantry"


@proves("wolf-pack")
def test_wolf_pack_strikes_on_submarines_and_blanks() -> None:
    land = {0: {"GER": "5 infantry"}, 1: {"GBR": "5 infantry"}}
    words: dict[str, Any] = {"land": land, "hands": {0: ["wolf-pack"]}}
    table = battle("3 destroyer", "3 submarine", "submarine blank destroyer", strict=False, **words)
    table.plays(0, "play wolf-pack")
    assert table.told("volley")[0]["hits"] == 2
    assert table.lost()[0] == (1, "2 destroyer")


@proves("wolf-pack")
def test_wolf_pack_strengthens_submarines_in_the_first_round_of_a_line_up() -> None:
    words: dict[str, Any] = {"hands": {0: ["wolf-pack"]}, "options": {"seaBattle": "lineup"}}
    words["land"] = {0: {"GER": "5 infantry"}, 1: {"GBR": "5 infantry"}}
    table = battle("1 submarine", "1 submarine", blanks(4), **words).plays(0, "play wolf-pack")
    assert [event["sum"] for event in table.told("engage")] == [0, 1]


@proves("commerce-raiding")
def test_commerce_raiding_takes_production_off_enemy_coasts() -> None:
    land = {0: {"GER": "1 infantry"}, 1: {"GBR": "1 infantry"}, 2: {"FRA": "1 infantry"}}
    fleets = {0: {"NSE": "1 submarine", "NAT": "2 submarine", "BAL": "1 submarine"}}
    table = holding("commerce-raiding", seats=3, land=land, fleets=fleets, production=[0, 5, 5])
    table.plays(0, "navigate", "done", "play commerce-raiding")  # the North Atlantic touches seat 1 only
    assert table.moves == ["raid 1", "raid 2"]
    table.plays(0, "raid 2")
    assert [table.certificates(seat)[0] for seat in range(3)] == [2, 4, 4]


@proves("military-railway")
def test_military_railway_lifts_the_limit_of_a_transport() -> None:
    table = holding("military-railway", land={0: {"GER": "15 infantry", "POL": "1 infantry"}, 1: MEX})
    table.plays(0, "transport", "play military-railway", "from GER")
    assert table.moves[-1] == "14 infantry"


@proves("military-railway")
def test_military_railway_adds_a_transport_to_another_action() -> None:
    table = holding("military-railway", land={0: {"GER": "15 infantry", "POL": "1 infantry"}, 1: MEX})
    table.plays(0, "build", "play military-railway", "transport", "from GER")
    assert table.moves[-1] == "5 infantry"
    table.plays(0, "5 infantry", "done")
    assert table.army("POL") == "6 infantry" and table.nation(0)["actions"] == ["build"]


@proves("war-bonds")
def test_war_bonds_bring_four_production() -> None:
    assert holding("war-bonds").plays(0, "build", "play war-bonds").certificates(0) == (5, 0)


@proves("mobilization")
def test_mobilization_brings_three_infantry_two_in_a_region_at_most() -> None:
    table = holding("mobilization", land={0: {"GER": "1 infantry", "POL": "1 infantry"}, 1: MEX})
    table.plays(0, "build", "play mobilization", "in GER", "in GER", "done")  # the third goes to Poland by itself
    assert (table.army("GER"), table.army("POL")) == ("3 infantry", "2 infantry")


@proves("mobilization")
def test_mobilization_says_where_there_are_enough() -> None:
    land = {0: {"GER": "1 infantry", "POL": "1 infantry", "FRA": "1 infantry"}, 1: MEX}
    table = holding("mobilization", land=land).plays(0, "build", "play mobilization", "in GER", "in GER")
    assert "at most 2 may go into one region" in table.refusal("in GER")


@proves("oil-strike")
def test_oil_strike_places_a_marker_after_income() -> None:
    table = holding("oil-strike", production=[3, 0]).plays(0, "build", "play oil-strike")
    assert table.region("GER")["oil"] and table.certificates(0) == (4, 0)


@proves("scientific-breakthrough")
def test_scientific_breakthrough_leaves_out_two_units() -> None:
    table = holding("scientific-breakthrough", land={0: {"GER": "4 infantry"}, 1: MEX})
    table.plays(0, "research", "play scientific-breakthrough", "research minerals-1")
    table.plays(0, "without infantry", "without infantry")
    assert table.army("GER") == "3 infantry" and table.nation(0)["levels"]["minerals"] == 1


@proves("scientific-breakthrough")
def test_scientific_breakthrough_makes_a_card_possible_but_one_unit_goes() -> None:
    table = holding("scientific-breakthrough", land={0: {"GER": "2 infantry"}, 1: MEX})
    table.plays(0, "research", "play scientific-breakthrough", "research population-1")
    assert table.army("GER") == "1 infantry" and table.nation(0)["levels"]["population"] == 1


@proves("strategic-reserve")
def test_strategic_reserve_burns_two_oil() -> None:
    table = world(step="burn", land=HOME, oil=[3, 0], hands={0: ["strategic-reserve"]})
    table.plays(0, "play strategic-reserve")
    assert table.certificates(0) == (0, 1) and table.question == "ChooseAction"
    poor = world(step="burn", land=HOME, oil=[1, 0], oil_markers=["GER"], hands={0: ["strategic-reserve"]})
    assert "needs 1 more oil" in poor.refusal("play strategic-reserve")


@proves("armored-spearhead")
def test_armored_spearhead_gives_tanks_two_dice() -> None:
    table = fight("4 infantry", "1 infantry 2 tank", blanks(4), hands={0: ["armored-spearhead"]}, strict=False)
    table.plays(0, "play armored-spearhead")
    assert [event["dice"] for event in table.told("fire")][:2] == [4, 5]


@proves("strategic-bombing")
def test_strategic_bombing_costs_production_then_oil() -> None:
    land = {0: {"GER": "1 infantry 5 plane"}, 1: {"MEX": "1 infantry", "POL": "1 infantry", "WRU": "1 infantry"}}
    table = holding("strategic-bombing", land=land, production=[0, 2], oil=[0, 2], rolls="plane plane plane blank")
    table.plays(0, "move", "play strategic-bombing")
    assert table.moves == ["bomb POL", "bomb WRU"]
    table.plays(0, "bomb POL")
    assert table.certificates(1) == (0, 1)


@proves("spy-ring")
def test_spy_ring_sees_a_hand_and_takes_a_card() -> None:
    table = holding(hands={0: ["spy-ring"], 1: ["convoy", "barrage"]}, seats=3).plays(0, "build", "play spy-ring")
    assert table.sees(0)["nations"][1]["hand"] == ["barrage", "convoy"]
    assert table.sees(2)["nations"][1]["hand"] == []
    table.plays(0, "take convoy")
    assert (table.hand(0), table.hand(1)) == (["convoy"], ["barrage"])
    assert table.sees(1)["nations"][0]["hand"] == ["convoy"]  # its owner knows where it went
    assert table.told("spy", 1) == [{"seat": 0, "victim": 1, "cards": ["barrage", "convoy"]}]
    assert table.told("spy", 2) == [{"seat": 0, "victim": 1, "cards": None}]
    assert table.told("take_card", 1) == [{"seat": 0, "victim": 1, "card": "convoy"}]
    assert table.told("take_card", 2) == [{"seat": 0, "victim": 1, "card": None}]


@proves("harsh-winter")
def test_harsh_winter_forbids_move_and_blitz() -> None:
    table = world(step="season", season="winter", land=HOME, oil=[5, 5], hands={1: ["harsh-winter"]}, start=0).plays(
        1, "play harsh-winter"
    )
    table.plays(0, "burn oil")
    assert "move" not in table.moves and "blitz" not in table.moves
    assert "a Harsh Winter forbids it" in table.refusal("move")
    table.plays(0, "pass").plays(1, "no burn")
    assert "move" in table.moves  # a new year


@pytest.mark.parametrize("card", ["forced-march", "full-steam", "convoy", "war-bonds", "mobilization", "oil-strike"])
def test_cards_are_not_offered_with_other_actions(card: str) -> None:
    table = holding(card, land={0: {"GER": "9 infantry", "POL": "1 infantry"}, 1: MEX}).plays(0, "transport")
    assert table.question == "TransportFrom"


@proves("paratroop-drop", "A9.5")
def test_paratroopers_wait_for_their_battle_while_a_transport_is_made() -> None:
    table = holding(
        "paratroop-drop",
        land={0: {"GER": "4 infantry 1 plane", "SPA": "3 infantry", "FRA": "1 infantry"}, 1: MEX},
        levels={0: {"rail": 4}},
        rolls="blank",
    )
    table.plays(0, "move", "play paratroop-drop", "to WRU", "transport", "from SPA", "to FRA", "1 infantry", "done")
    assert table.region("WRU")["arrived"] == {"infantry": 1, "plane": 1}
    table.plays(0, "done")
    assert table.army("WRU") == "1 infantry 1 plane"


@proves("A6.1")
def test_more_units_than_there_are_cannot_go() -> None:
    table = holding().plays(0, "move", "from GER", "to POL")
    assert "only 8 Infantry can go" in table.refusal("9 infantry")


# ---------------------------------------------------------------------- whom and where from


@proves("spy-ring")
def test_spy_ring_is_told_whose_cards_it_looks_at() -> None:
    hands = {0: ["spy-ring"], 1: ["convoy"], 2: ["barrage"]}
    table = holding(hands=hands, seats=3).plays(0, "build", "play spy-ring")
    assert (table.question, table.moves) == ("SpyOn", ["spy on 1", "spy on 2"])


@proves("strategic-bombing")
def test_strategic_bombing_is_told_whose_planes_fly() -> None:
    land = {
        0: {"GER": "2 infantry 1 plane", "FRA": "2 infantry 1 plane"},
        1: {"POL": "1 infantry", "SPA": "1 infantry"},
    }
    table = holding("strategic-bombing", land=land).plays(0, "move", "play strategic-bombing")
    assert (table.question, table.moves) == ("BombFrom", ["from FRA", "from GER"])


@proves("paratroop-drop")
def test_paratroop_drop_is_told_where_the_planes_take_off() -> None:
    land = {0: {"GER": "2 infantry 1 plane", "FRA": "2 infantry 1 plane"}, 1: MEX}
    table = holding("paratroop-drop", land=land).plays(0, "move", "play paratroop-drop")
    assert (table.question, table.moves) == ("DropFrom", ["from FRA", "from GER"])
