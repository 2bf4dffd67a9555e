"""D2  What is in the box: the content against the components of the manual."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import parlour
from parlour.bots.random import playout
from parlour.engine.content import Content, ContentError, load_content
from parlour.games.dice_city.box import CitiesBox, pile
from parlour.games.dice_city.game import check_counts
from parlour.games.dice_city.goods import GOLD, count, listed
from parlour.games.dice_city.location import TYPES
from parlour.games.dice_city.state import Cities
from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves

BOARD = {
    "white": ["forest", "mountain", "cave", "forest", "mountain", "cave"],
    "yellow": ["mountain", "militia", "small-house", "traveller", "militia", "forest"],
    "red": ["cave", "militia", "traveller", "militia", "small-house", "mountain"],
    "blue": ["forest", "small-house", "militia", "traveller", "militia", "cave"],
    "black": ["mountain", "cave", "forest", "mountain", "cave", "forest"],
}

# Every card as the facts have it: type, keyword, wood, stone, iron, gold, copies, defense, VP.
CARDS = {
    "lumber-mill": ("resource", "harvest", 2, 0, 0, 0, 15, 2, 0),
    "quarry": ("resource", "harvest", 0, 2, 0, 0, 15, 2, 0),
    "mine": ("resource", "harvest", 0, 0, 2, 0, 15, 2, 0),
    "regular-army": ("military", "army", 0, 0, 2, 0, 15, 3, 1),
    "gold-mine": ("commodity", "none", 1, 1, 1, 0, 12, 3, 1),
    "barracks": ("military", "none", 0, 2, 1, 0, 3, 4, 2),
    "blacksmith": ("military", "none", 0, 1, 2, 0, 3, 4, 2),
    "catapult": ("military", "army", 2, 0, 1, 0, 3, 4, 2),
    "training-camp": ("military", "none", 1, 0, 1, 0, 3, 3, 1),
    "watch-tower": ("military", "army", 1, 1, 1, 0, 3, 4, 2),
    "bazaar": ("economic", "none", 1, 0, 1, 0, 3, 3, 1),
    "market-place": ("economic", "none", 2, 0, 1, 0, 3, 4, 2),
    "merchant-guild": ("economic", "none", 2, 1, 1, 0, 3, 5, 3),
    "mint": ("economic", "none", 0, 2, 2, 0, 3, 5, 3),
    "storehouse": ("economic", "none", 1, 1, 0, 0, 3, 3, 1),
    "cathedral": ("cultural", "none", 1, 2, 2, 0, 3, 6, 0),
    "festival-hall": ("cultural", "none", 2, 0, 0, 0, 3, 3, 1),
    "grand-statue": ("cultural", "none", 0, 1, 1, 0, 3, 4, 2),
    "great-wall": ("cultural", "none", 0, 2, 1, 0, 3, 5, 3),
    "manor": ("cultural", "none", 1, 2, 0, 0, 3, 4, 2),
    "cemetery": ("civic", "none", 1, 1, 0, 0, 3, 3, 1),
    "church": ("civic", "none", 1, 1, 1, 0, 3, 4, 2),
    "stables": ("civic", "none", 2, 0, 0, 0, 3, 3, 1),
    "town-hall": ("civic", "none", 2, 2, 1, 0, 3, 5, 3),
    "well": ("civic", "none", 0, 1, 1, 0, 3, 3, 1),
    "parade-ground": ("military", "army", 1, 1, 1, 0, 3, 4, 2),
    "mercenary-tavern": ("military", "army", 1, 0, 1, 0, 3, 3, 1),
    "raiders-guild": ("military", "none", 2, 0, 1, 0, 3, 4, 2),
    "citadel": ("military", "army", 0, 1, 2, 1, 3, 6, 4),
    "toll-house": ("economic", "none", 0, 1, 1, 0, 3, 3, 1),
    "goldsmiths-guild": ("economic", "none", 1, 1, 1, 0, 3, 4, 2),
    "travellers-tavern": ("economic", "none", 2, 0, 0, 0, 3, 3, 1),
    "banking-house": ("economic", "none", 1, 1, 2, 0, 3, 5, 3),
    "concert-hall": ("cultural", "none", 1, 1, 0, 1, 3, 4, 2),
    "art-gallery": ("cultural", "none", 0, 1, 1, 0, 3, 3, 1),
    "music-school": ("cultural", "none", 2, 0, 0, 0, 3, 3, 1),
    "triumphal-arch": ("cultural", "none", 1, 2, 0, 0, 3, 4, 2),
    "crossroads": ("civic", "none", 2, 1, 0, 0, 3, 4, 2),
    "bridge": ("civic", "none", 1, 1, 0, 0, 3, 3, 1),
    "coach-house": ("civic", "none", 1, 0, 1, 0, 3, 3, 1),
    "masons-guild": ("civic", "none", 0, 2, 0, 0, 3, 3, 1),
}


def the_box(**overrides: object) -> CitiesBox:
    box = parlour.find_game("dice-city").make_box(2, {}, overrides)
    assert isinstance(box, CitiesBox)
    return box


@proves("D2.1", "D2.2")
@pytest.mark.parametrize("seat", [0, 3])
def test_every_board_has_five_rows_of_six_printed_locations(seat: int) -> None:
    table = cities(seats=4)
    spaces, printed = table.seen["cities"][seat]["spaces"], table.match.printed["spaces"]
    assert [one["space"] for one in spaces] == list(printed) and len(spaces) == 30
    for row, ids in BOARD.items():
        assert [table.space(seat, space)["id"] for space, one in printed.items() if one["row"] == row] == ids
        assert [one["column"] for one in printed.values() if one["row"] == row] == [1, 2, 3, 4, 5, 6]
    assert [printed[one["space"]]["row"] for one in spaces[::6]] == ["white", "yellow", "red", "blue", "black"]


@proves("D2.2")
def test_the_outer_ring_is_forests_mountains_and_caves() -> None:
    table = cities()
    spaces, printed = table.seen["cities"][0]["spaces"], table.match.printed
    assert Counter(one["id"] for one in spaces) == {
        "forest": 6, "mountain": 6, "cave": 6, "militia": 6, "small-house": 3, "traveller": 3
    }  # fmt: skip
    for one in spaces:
        space = printed["spaces"][one["space"]]
        ring = space["row"] in ("white", "black") or space["column"] in (1, 6)
        assert (printed["locations"][one["id"]]["type"] == "resource") == ring


@proves("D2.3")
def test_a_printed_location_has_neither_defense_nor_points() -> None:
    table = cities(step="attack", strength=9, city={1: {"white 1": "mine"}})
    assert table.space(1, "yellow 3")["defense"] is None
    assert table.space(1, "yellow 3")["vp"] is None
    assert table.vp == [0, 0]
    table.plays(0, "attack locations 1")
    assert table.deactivated(1) == ["white 1"]  # the only one that could be attacked


@proves("D2.3")
def test_printed_locations_cannot_be_attacked() -> None:
    table = cities(step="attack", strength=9, city={1: {"white 1": "mine", "white 2": "mine"}})
    table.plays(0, "attack locations 1")
    assert table.moves == ["attack white 1", "attack white 2"]
    assert "a printed location cannot be attacked · D2.3" in table.refusal("attack yellow 2")


@proves("D2.4")
def test_printed_locations_count_with_type_and_keyword() -> None:
    house = cities(city={0: {"yellow 1": "cathedral"}})
    assert house.points(0) == {"locations": 2}  # itself and the printed Small House
    army = cities(dice={0: "- 2 1 - -"}, army_bonus=1)
    army.plays(0, "yellow", "use")
    assert army.strength == 2


@proves("D2.5")
def test_each_seat_has_five_dice_one_in_each_colour() -> None:
    for city in cities(seats=4).seen["cities"]:
        assert [die["colour"] for die in city["dice"]] == ["white", "yellow", "red", "blue", "black"]


@proves("D2.5")
def test_a_die_has_the_faces_one_to_six_once_each() -> None:
    match = parlour.start("dice-city", seats=2, seed=1)
    thrown: Counter[int] = Counter()
    table = match.state
    assert isinstance(table, Cities)
    for _ in range(1200):
        table.roll_dice(0, "D11.5")
        thrown.update(int(die["space"][-1]) for die in match.view(None)["table"]["cities"][0]["dice"])
    assert sorted(thrown) == [1, 2, 3, 4, 5, 6]
    assert all(850 < times < 1150 for times in thrown.values())


@proves("D2.6", "D2.12")
@pytest.mark.parametrize("id", CARDS)
def test_every_card_is_as_the_facts_have_it(id: str) -> None:
    location = next(location for location in the_box().locations if location.id == id)
    type, keyword, wood, stone, iron, gold, copies, defense, vp = CARDS[id]
    assert TYPES[location.type] == type
    assert (location.army, location.harvest) == (keyword == "army", keyword == "harvest")
    assert listed(location.cost) == {"wood": wood, "stone": stone, "iron": iron, "gold": gold}
    assert (location.copies, location.defense, location.vp) == (copies, defense, vp)


@proves("D2.6")
def test_the_gold_mine_is_the_only_commodity() -> None:
    types = {location.id: TYPES[location.type] for location in the_box().locations}
    assert set(types.values()) == set(TYPES)
    assert [id for id, type in types.items() if type == "commodity"] == ["gold-mine"]
    assert [id for id, type in types.items() if type == "resource"] == [
        "forest", "mountain", "cave", "lumber-mill", "quarry", "mine"
    ]  # fmt: skip


@proves("D2.7")
def test_some_military_locations_are_no_army() -> None:
    military = [location for location in the_box().locations if TYPES[location.type] == "military"]
    assert [location.id for location in military if not location.army] == [
        "barracks", "blacksmith", "training-camp", "raiders-guild"
    ]  # fmt: skip
    assert [location.id for location in the_box().locations if location.army] == [
        "militia", "regular-army", "catapult", "watch-tower", "parade-ground", "mercenary-tavern", "citadel"
    ]  # fmt: skip


@proves("D2.8")
def test_only_the_three_basic_resource_cards_are_harvest() -> None:
    assert [location.id for location in the_box().locations if location.harvest] == ["lumber-mill", "quarry", "mine"]


@proves("D2.9")
@pytest.mark.parametrize("id", ["catapult", "bazaar", "merchant-guild", "cemetery"])
def test_a_deactivate_cost_is_a_token_on_the_location_itself_and_nobody_gains_points(id: str) -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": id}})
    before = table.vp
    table.plays(0, "white", "use")
    if table.question == "CopyAbility":
        table.plays(0, "use white 2")
    assert table.deactivated(0) == ["white 1"]
    assert table.vp == before
    assert "D2.9" in table.clauses("deactivate")


@proves("D2.9")
def test_these_are_all_the_locations_with_a_deactivate_cost() -> None:
    assert [location.id for location in the_box().locations if location.deactivates] == [
        "catapult", "bazaar", "merchant-guild", "cemetery"
    ]  # fmt: skip


@proves("D2.10")
@pytest.mark.parametrize("id", ["great-wall", "banking-house"])
def test_a_die_on_an_ongoing_location_has_nothing_to_use(id: str) -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": id}})
    table.plays(0, "white")
    assert table.moves == ["move", "pass", "drop"]
    assert [location.id for location in the_box().locations if location.ongoing] == ["great-wall", "banking-house"]


@proves("D2.11")
def test_the_basic_piles() -> None:
    assert cities().seen["piles"] == {
        "lumber-mill": 15, "quarry": 15, "mine": 15, "regular-army": 15, "gold-mine": 12
    }  # fmt: skip


@proves("D2.12")
@pytest.mark.parametrize(("set", "kinds"), [("base", 5), ("crossroads", 4)])
def test_the_deck_kinds_are_equally_many_of_each_type(set: str, kinds: int) -> None:
    found = [location for location in the_box().locations if location.set == set]
    assert Counter(TYPES[location.type] for location in found) == {
        "military": kinds, "economic": kinds, "cultural": kinds, "civic": kinds
    }  # fmt: skip
    assert {location.copies for location in found} == {3}
    assert len(CARDS) == 5 + 20 + 16


@proves("D2.13")
def test_small_bandits_are_six_with_defense_3_and_2_points() -> None:
    four = cities(seats=4)
    assert (four.match.printed["bandits"]["small-bandits"]["vp"], four.left("small-bandits")) == (2, 6)
    assert four.seen["bandits"]["small-bandits"]["needed"] == 3
    table = cities(step="attack", strength=3, rolls=QUIET)
    table.plays(0, "attack small-bandits")
    assert table.points(0) == {"bandits": 2}


@proves("D2.13")
def test_medium_bandits_are_six_with_defense_4_and_3_points() -> None:
    four = cities(seats=4)
    assert (four.match.printed["bandits"]["medium-bandits"]["vp"], four.left("medium-bandits")) == (3, 6)
    assert four.seen["bandits"]["medium-bandits"]["needed"] == 4
    table = cities(step="attack", strength=4, rolls=QUIET)
    table.plays(0, "attack medium-bandits")
    assert table.points(0) == {"bandits": 3}


@proves("D2.13")
def test_large_bandits_are_six_with_defense_5_and_4_points() -> None:
    four = cities(seats=4)
    assert (four.match.printed["bandits"]["large-bandits"]["vp"], four.left("large-bandits")) == (4, 6)
    assert four.seen["bandits"]["large-bandits"]["needed"] == 5
    table = cities(step="attack", strength=5, rolls=QUIET)
    table.plays(0, "attack large-bandits")
    assert table.points(0) == {"bandits": 4}


@proves("D2.14")
def test_small_ship_costs_two_of_each_and_scores_5() -> None:
    assert cities(seats=4).left("small-ship") == 6
    table = cities(step="build", wood=[2, 0], stone=[2, 0], iron=[2, 0], rolls=QUIET)
    table.plays(0, "buy small-ship")
    assert (table.stock(0), table.points(0)) == ("nothing", {"ships": 5})


@proves("D2.14")
def test_medium_ship_costs_three_of_each_and_scores_10() -> None:
    assert cities(seats=4).left("medium-ship") == 4
    table = cities(step="build", wood=[3, 0], stone=[3, 0], iron=[3, 0], rolls=QUIET)
    table.plays(0, "buy medium-ship")
    assert (table.stock(0), table.points(0)) == ("nothing", {"ships": 10})


@proves("D2.14")
def test_large_ship_costs_four_of_each_and_scores_20() -> None:
    assert cities(seats=4).left("large-ship") == 1
    table = cities(step="build", wood=[4, 0], stone=[4, 0], iron=[4, 0], rolls=QUIET)
    table.plays(0, "buy large-ship")
    assert (table.stock(0), table.points(0)) == ("nothing", {"ships": 20})


@proves("D2.15")
def test_tokens_never_run_out() -> None:
    table = cities(
        dice={0: "1 3 1 1 -"},
        city={0: {"red 1": "travellers-tavern", "blue 1": "bazaar"}},
        wood=[900, 900],
        vp_tokens=[400, 400],
        pass_tokens=[400, 400],
    )
    table.plays(0, "white", "use", "yellow", "use", "red", "use", "gain wood")
    assert table.stock(0) == "902 wood"
    assert (table.tokens, table.pass_tokens) == ([401, 400], [401, 400])


def test_a_stock_counts_further_than_anybody_ever_gets_and_no_further() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "lumber-mill"}}, wood=[9998, 0])
    table.plays(0, "white", "use")
    assert table.stock(0) == "9999 wood"


@proves("D2.16")
def test_there_are_exactly_twelve_gold() -> None:
    assert cities().seen["gold"] == 12
    with pytest.raises(parlour.BadScenario, match="only 12 gold"):
        cities(gold=[7, 6])
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "gold-mine"}}, gold=[1, 2], gold_out=3)
    table.plays(0, "white", "use", "trade wood")
    seen = table.seen
    assert (seen["gold"], seen["gold_out"], table.stock(0)) == (12 - 1 - 2 - 3 - 1, 4, "1 wood 1 gold")


@proves("D2.16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_cards_and_gold_are_conserved_all_through_a_match(seats: int) -> None:
    for seed in range(6):
        table: Any = parlour.start("dice-city", seats=seats, seed=seed).state
        table.journal = None
        box, rng = table.kit, parlour.seeded(seed)
        while not table.over:
            playout(table, rng, 7)
            assert table.gold + table.gold_out + sum(count(city.stock, GOLD) for city in table.cities) == 12
            if seats > 1:
                for number in range(3):
                    for piles, left, held in ((box.bandits, "bandits", "bandits"), (box.ships, "ships", "ships")):
                        cards = sum(pile(getattr(city, held), number) for city in table.cities)
                        assert cards + pile(getattr(table, left), number) == piles[number].cards


@proves("D2.17")
@pytest.mark.parametrize("id", ["all-that-glitters", "by-royal-decree"])
def test_crossroads_is_the_only_expansion(id: str) -> None:
    box = the_box()
    assert {location.set for location in box.locations} == {"printed", "basic", "base", "crossroads"}
    assert id not in box.content.table("locations")
    assert len(box.locations) == 47


@proves("D2.2", "D2.11", "D2.12", "D2.13", "D2.14")
@pytest.mark.parametrize(
    ("table", "id", "key", "value"),
    [
        ("locations", "manor", "copies", 4),
        ("locations", "manor", "type", "civic"),
        ("locations", "mine", "copies", 14),
        ("locations", "gold-mine", "set", "base"),
        ("rows", "white", "spaces", ["forest"] * 6),
        ("bandits", "small-bandits", "cards_extra", 3),
        ("ships", "large-ship", "cards_per_seat", 1),
        ("numbers", None, "gold_supply", 13),
    ],
)
def test_content_that_does_not_match_the_box_is_not_loaded(table: str, id: str | None, key: str, value: object) -> None:
    loaded = load_content("parlour.games.dice_city")
    check_counts(loaded)
    content = Content(deepcopy(loaded.tree), loaded.name)
    entry = content.table(table) if id is None else content.table(table)[id]
    entry[key] = value
    with pytest.raises(ContentError):
        check_counts(content)


def test_house_rules_change_numbers_and_texts() -> None:
    changed = {"locations.manor.vp_tokens": 5, "bandits.small-bandits.vp": 9}
    box = the_box(**changed)
    assert [location.vp_tokens for location in box.locations if location.id == "manor"] == [5]
    assert box.bandits[0].vp == 9
    printed = parlour.start("dice-city", seats=2, overrides=changed).printed
    assert printed["locations"]["manor"]["text"] == "Gain 5 VP tokens."
    assert printed["bandits"]["small-bandits"]["vp"] == 9


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("locations.manor.type", "culture", "did you mean 'cultural'"),
        ("locations.forest.gives", "wool", "did you mean 'wood'"),
        ("locations.militia.keyword", "arny", "did you mean 'army'"),
        ("locations.barracks.builds", "manor", "known are"),
        ("locations.manor.set", "basic", "did you mean 'base'"),
        ("locations.manor.copies", 4, "what is in the box"),
        ("numbers.display_columns", 6, "must be from 1 to 5"),
        ("numbers.pass_price", 0, "must be from 1 to"),
        ("locations.manor.type", "resource", "it yields nothing"),
        ("locations.militia.keyword", "harvest", "it yields nothing"),
        ("locations.forest.deactivates", True, "no token lies on a printed location"),
        ("locations.manor.text", "Gain { $much }.", "text"),
    ],
)
def test_house_rules_that_make_no_sense_are_refused(path: str, value: object, sentence: str) -> None:
    with pytest.raises(parlour.BadSetup, match=sentence):
        the_box(**{path: value})


def test_a_house_rule_can_give_a_location_another_type_and_yield() -> None:
    overrides = {"locations.forest.gives": "gold", "locations.forest.type": "commodity"}
    table = cities(overrides=overrides, dice={0: "1 1 - - -"})
    table.plays(0, "white", "use")
    assert table.stock(0) == "1 gold"
