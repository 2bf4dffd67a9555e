"""A3  Setup."""

from typing import Any

import pytest

import parlour
from parlour.games.attack_deluxe.atlas import atlas_of
from parlour.games.attack_deluxe.pieces import Nation
from parlour.games.attack_deluxe.setup import PlaceCapital
from tests.games.attack_deluxe.story import Story, world
from tests.proof import proves

FIRST = "6 6 1 1"  # seat 0 chooses before seat 1


def begun(rolls: str = FIRST, **words: Any) -> Story:
    return world(step="setup", rolls=rolls, **words)


def governed(rolls: str = FIRST, **words: Any) -> Story:
    table = begun(rolls, **words)
    return table.plays(0, "fascism", "minerals").plays(1, "communism", "factories")


def settled(rolls: str = FIRST, **words: Any) -> Story:
    """Both have a capital only."""
    return governed(rolls, **words).plays(0, "capital GER").plays(1, "capital MEX").plays(0, "done")


@proves("A3.1")
def test_the_map_goes_by_the_number_of_players() -> None:
    boards = {seats: parlour.start("attack-deluxe", seats=seats).view(None)["table"]["map"] for seats in range(2, 7)}
    assert boards == {2: "western", 3: "western", 4: "western", 5: "world", 6: "world"}
    pacific = parlour.start("attack-deluxe", seats=4, options={"map": "pacific"}).view(None)["table"]
    assert (pacific["map"], len(pacific["regions"])) == ("pacific", 41)


@proves("A3.2")
def test_the_deck_is_shuffled_and_piles_lie_open() -> None:
    decks = {tuple(parlour.start("attack-deluxe", seed=seed).state.deck) for seed in range(5)}  # type: ignore[attr-defined]
    assert len(decks) == 5
    piles = begun().seen["economics"]
    assert [[card["left"] for card in pile["cards"]] for pile in piles] == [[8, 6, 5, 4]] * 4 + [[8, 7, 6, 5]]


@proves("A3.3")
def test_the_highest_roll_chooses_first_and_ties_roll_again() -> None:
    table = begun("3 3 2 4 5 5 1 1 6 6", seats=3)  # seats 0 and 1 tie behind seat 2, then seat 1 is ahead
    table.plays(2, "fascism", "rail").plays(1, "monarchy", "rail").plays(0, "communism", "rail")
    assert table.asked == 2


@proves("A3.4")
def test_a_second_placard_only_when_all_are_taken() -> None:
    table = begun("6 6 5 5 4 4 3 3 2 2", seats=5)
    for seat, government in enumerate(["fascism", "communism", "monarchy"]):
        table.plays(seat, government, "rail")
    # only Democracy is left to seat 3, which takes it without being asked; then all four are there again
    assert table.told("govern")[-1] == {"seat": 3, "government": "democracy", "production": 3, "oil": 1}
    table.plays(3, "rail")
    assert table.moves == ["fascism", "communism", "monarchy", "democracy"]


@proves("A3.4")
def test_a_government_that_is_taken_is_refused() -> None:
    table = begun().plays(0, "fascism", "rail")
    assert "it is taken, while another one is free · A3.4" in table.refusal("fascism")


@proves("A3.5")
def test_a_placard_comes_with_certificates_and_a_card() -> None:
    table = begun(deck=["convoy"]).plays(0, "fascism")
    assert table.certificates(0) == (3, 1)
    assert table.hand(0) == ["convoy"]


@proves("A3.6", "A12.6")
def test_a_first_economics_card_by_government() -> None:
    table = begun().plays(0, "monarchy")
    assert table.moves == ["minerals", "rail"]
    assert "Monarchy does not start with it · A3.6" in table.refusal("factories")
    table.plays(0, "rail").plays(1, "communism")
    assert table.moves == ["factories", "minerals", "rail"]
    table.plays(1, "factories")
    assert table.nation(0)["points_by_source"]["technology"] == 1


@proves("A3.7")
def test_capitals_lie_by_the_sea_outside_the_arctic() -> None:
    table = governed()
    assert "A3.7" in table.refusal("capital CUS")  # inland
    assert "A3.7" in table.refusal("capital NRU")  # in the Arctic, by an Arctic sea
    assert "A3.7" in table.refusal("capital ALA")
    assert len(table.moves) == 9 + 9 + 15 + 12
    sites = atlas_of("world").capital_sites
    assert sum(sites) == 74


@proves("A3.8")
def test_capitals_go_to_different_continents_while_they_can() -> None:
    table = governed().plays(0, "capital GER")
    assert "there is a capital on this continent · A3.8" in table.refusal("capital FRA")
    table.plays(1, "capital MEX")


@proves("A3.8")
def test_continents_with_a_capital_are_barred() -> None:
    table = world(step="setup", seats=5, rolls="6 6 5 5 4 4 3 3 2 2")
    for seat in range(3):
        table.plays(seat, table.moves[0], "rail")
    table.plays(3, "rail").plays(4, "fascism", "rail")
    for seat, capital in enumerate(["GER", "MEX", "PER", "EGY"]):
        table.plays(seat, f"capital {capital}")
    assert "capital FRA" not in table.moves and "capital HON" in table.moves  # four continents have none


@proves("A3.9")
def test_up_to_two_more_regions_beside_the_capital() -> None:
    table = governed().plays(0, "capital GER").plays(1, "capital MEX")
    assert table.moves == ["done", *[f"ground {id}" for id in "GBR FRA ITA SCA FIN POL BLK WRU".split()]]
    assert "not adjacent" in table.refusal("ground UKR")
    assert "another continent" in table.refusal("ground LIB")
    table.plays(0, "ground POL", "1 infantry", "0 artillery", "0 tank", "0 plane")
    assert "it is taken" in table.refusal("ground POL")
    table.plays(0, "ground GBR", "1 infantry", "0 artillery", "0 tank", "0 plane")  # over the North Sea
    assert table.question == "StartOil"


@proves("A3.10")
def test_the_army_is_divided_with_a_unit_everywhere() -> None:
    table = governed().plays(0, "capital GER").plays(1, "capital MEX")
    table.plays(0, "ground POL", "0 infantry", "0 artillery", "0 tank")
    assert table.moves == ["1 plane", "2 plane"]  # somebody must go
    table.plays(0, "2 plane")
    assert table.army("POL") == "2 plane"
    assert table.army("GER") == "12 infantry 4 artillery 6 tank"


@proves("A3.11")
@pytest.mark.parametrize(
    ("forces", "army", "ships"),
    [
        ("classic", "12 infantry 4 artillery 6 tank 2 plane", "2 destroyer 2 submarine 1 battleship"),
        ("skirmish", "8 infantry 3 artillery 4 tank 1 plane", "1 destroyer 1 submarine 1 battleship"),
    ],
)
@proves("A3.12")
def test_starting_forces_stand_in_the_capital_and_on_its_coastline(forces: str, army: str, ships: str) -> None:
    table = governed(options={"startForces": forces}).plays(0, "capital GER")
    assert (table.army("GER"), table.ships("GER")) == (army, ships)
    assert all(zone["owner"] is None for zone in table.seen["zones"])


@proves("A3.13")
def test_the_oil_marker_goes_into_a_starting_region() -> None:
    table = governed().plays(0, "capital GER").plays(1, "capital MEX")
    table.plays(0, "ground POL", "1 infantry", "0 artillery", "0 tank", "0 plane", "done")
    assert table.moves == ["oil GER", "oil POL"]
    assert "none of your starting regions" in table.refusal("oil FRA")
    table.plays(0, "oil POL")
    assert table.region("POL")["oil"] and table.seen["oil_markers"] == 39


@proves("A3.14", "A3.15")
def test_every_other_region_gets_a_marker_and_the_rest_is_put_aside() -> None:
    table = settled(FIRST + " 1 1 6 6").plays(1, "done")
    markers = [region["marker"] for region in table.seen["regions"]]
    assert markers.count("face-down") == 49 and markers.count(None) == 2
    assert table.seen["markers_unseen"] == 92 - 49
    pool = table.table.pool + [marker for marker in table.table.markers if marker >= 0]
    assert [pool.count(government) for government in range(4)] == [23] * 4
    assert table.nation(0)["regions"] == 1  # two of three markers are back in the box


@proves("A3.16")
def test_the_starting_player_chooses_the_direction() -> None:
    table = settled(FIRST + " 3 3 2 4 1 1 6 6").plays(1, "done")  # a tie, then seat 1
    assert table.moves == ["clockwise", "counterclockwise"]
    table.plays(1, "counterclockwise")
    assert (table.seen["start"], table.seen["year"], table.seen["direction"]) == (1, 1, "counterclockwise")
    assert table.asked == 1


@proves("A3.8")
def test_when_every_continent_has_a_capital_only_the_last_one_is_barred() -> None:
    table = governed().plays(0, "capital GER").plays(1, "capital MEX")
    state, atlas = table.table, atlas_of("western")
    question = PlaceCapital(0)
    free = {atlas.continent[region] for region in question.options(state)}
    assert free == {1, 3}  # South America and Africa
    state.nations.append(Nation(2, atlas.region_ids.index("PER"), 0, 0, 0, 0, 0, False))
    state.nations.append(Nation(3, atlas.region_ids.index("EGY"), 0, 0, 0, 0, 0, False))
    state.order = [0, 1, 2, 3]
    assert {atlas.continent[region] for region in question.options(state)} == {0, 1, 2}  # all but Africa
