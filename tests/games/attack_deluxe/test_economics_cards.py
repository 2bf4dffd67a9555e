"""The economics cards and the placard powers, a story for each."""

from typing import Any

from tests.games.attack_deluxe.story import Story, world
from tests.proof import proves

MEX = {"MEX": "9 infantry"}
RICH = {"GER": "30 infantry 9 artillery 9 tank 9 plane", "POL": "1 infantry", "FRA": "1 infantry"}


def researched(card: str, units: str, **words: Any) -> Story:
    """Seat 0 takes this card, and gives up these units, all in Germany."""
    suit, level = card.rsplit("-", 1)
    levels = {0: {suit: int(level) - 1}} if level != "1" else {}
    land = {0: RICH, 1: MEX}
    table = world(land=land, levels=levels, docked={"GER": "3 destroyer"}, **words)
    table.plays(0, "research", f"research {card}")
    while table.question == "GiveUp":
        table.plays(0, next(move for move in table.moves if move.endswith("GER")))
    lost = {}
    for stack, before in ((table.region("GER")["army"], RICH["GER"]), (table.region("GER")["ships"], "3 destroyer")):
        words_ = before.split()
        for number, kind in zip(words_[::2], words_[1::2], strict=True):
            if int(number) != stack.get(kind, 0):
                lost[kind] = int(number) - stack.get(kind, 0)
    assert lost == {kind: int(number) for number, kind in zip(units.split()[::2], units.split()[1::2], strict=True)}
    assert table.nation(0)["levels"][suit] == int(level)
    return table


def having(suit: str, level: int, **words: Any) -> Story:
    return world(**{"land": {0: {"GER": "9 infantry"}, 1: MEX}, "levels": {0: {suit: level}}, **words})


def bonus(level: int) -> int:
    """What Factories of this level add to the production of a single region."""
    return having("factories", level).plays(0, "build").certificates(0)[0] - 1


@proves("factories-1")
def test_factories_1_add_one_production() -> None:
    researched("factories-1", "1 infantry 1 artillery")
    assert bonus(1) == 1


@proves("factories-2")
def test_factories_2_add_two_production() -> None:
    researched("factories-2", "1 artillery 1 tank")
    assert bonus(2) == 2


@proves("factories-3")
def test_factories_3_add_four_production() -> None:
    researched("factories-3", "1 artillery 2 tank")
    assert bonus(3) == 4


@proves("factories-4")
def test_factories_4_add_six_production() -> None:
    researched("factories-4", "1 artillery 2 tank 1 plane")
    assert bonus(4) == 6


def advanced(level: int) -> tuple[list[str], list[str]]:
    """How many Tanks and Carriers a Build brings with Minerals of this level."""
    table = having("minerals", level, production=[100, 0], oil=[20, 0]).plays(0, "build")
    return [move for move in table.moves if "tank" in move], [move for move in table.moves if "carrier" in move]


@proves("minerals-1")
def test_minerals_1_allow_two_advanced_units_of_each_class() -> None:
    researched("minerals-1", "3 infantry")
    assert advanced(1) == (["1 tank", "2 tank"], ["1 carrier", "2 carrier"])


@proves("minerals-2")
def test_minerals_2_allow_three() -> None:
    researched("minerals-2", "3 infantry 1 artillery")
    assert [moves[-1] for moves in advanced(2)] == ["3 tank", "3 carrier"]


@proves("minerals-3")
def test_minerals_3_allow_four() -> None:
    researched("minerals-3", "3 infantry 1 artillery 1 tank")
    assert [moves[-1] for moves in advanced(3)] == ["4 tank", "4 carrier"]


@proves("minerals-4")
def test_minerals_4_lift_the_limit_and_make_advanced_units_cheaper() -> None:
    researched("minerals-4", "4 infantry 1 artillery 2 tank")
    assert [moves[-1] for moves in advanced(4)] == ["20 tank", "20 carrier"]  # oil is the limit
    table = having("minerals", 4, production=[9, 0], oil=[9, 0]).plays(0, "build", "1 plane", "1 infantry")
    assert table.certificates(0) == (10 - 2 - 1, 8)


@proves("oil-1")
def test_oil_1_places_a_marker() -> None:
    table = researched("oil-1", "1 tank").plays(0, "oil POL")
    assert table.region("POL")["oil"] and table.asked == 1


@proves("oil-2")
def test_oil_2_places_a_marker() -> None:
    table = researched("oil-2", "1 tank 1 destroyer").plays(0, "oil POL")
    assert table.seen["oil_markers"] == 39 and table.asked == 1


@proves("oil-3")
def test_oil_3_places_two_markers() -> None:
    table = researched("oil-3", "1 infantry 1 tank 1 plane").plays(0, "oil POL", "oil FRA")
    assert table.seen["oil_markers"] == 38 and table.asked == 1


@proves("oil-4")
def test_oil_4_places_a_marker_and_makes_burning_cheap() -> None:
    researched("oil-4", "2 tank 1 plane 1 destroyer").plays(0, "oil POL")
    table = having("oil", 4, step="burn", oil=[3, 0]).plays(0, "burn oil")
    assert table.certificates(0) == (0, 0)


def freight(level: int) -> str:
    """The most that a Transport moves with Rail Transport of this level."""
    land = {0: {"GER": "24 infantry", "POL": "1 infantry"}, 1: MEX}
    return having("rail", level, land=land).plays(0, "transport", "from GER").moves[-1]


def marchers(level: int) -> str:
    """The most that march two regions in a Move."""
    table = having("rail", level, land={0: {"GER": "24 infantry", "POL": "1 infantry"}, 1: MEX}).plays(0, "move")
    if level == 4:
        table.plays(0, "no transport")
    return table.plays(0, "from GER", "to UKR").moves[-1]


@proves("rail-1")
def test_rail_1_moves_eight_and_marches_two() -> None:
    researched("rail-1", "1 infantry 1 artillery")
    assert (freight(1), marchers(1)) == ("8 infantry", "2 infantry")


@proves("rail-2")
def test_rail_2_moves_twelve_and_marches_four() -> None:
    researched("rail-2", "3 infantry 1 artillery")
    assert (freight(2), marchers(2)) == ("12 infantry", "4 infantry")


@proves("rail-3")
def test_rail_3_moves_all_and_marches_six() -> None:
    researched("rail-3", "2 infantry 3 artillery")
    assert (freight(3), marchers(3)) == ("23 infantry", "6 infantry")


@proves("rail-4")
def test_rail_4_moves_all_marches_eight_and_adds_a_transport() -> None:
    researched("rail-4", "4 infantry 4 artillery")
    assert (freight(4), marchers(4)) == ("23 infantry", "8 infantry")


def people(level: int) -> tuple[int, int]:
    """Income beyond the region's own, and points."""
    table = having("population", level).plays(0, "build")
    return table.certificates(0)[0] - 1, table.nation(0)["points_by_source"]["population"]


@proves("population-1")
def test_population_1_brings_one_production_and_two_points() -> None:
    researched("population-1", "2 infantry")
    assert people(1) == (1, 2)


@proves("population-2")
def test_population_2_brings_one_more_and_two_points() -> None:
    researched("population-2", "4 infantry")
    assert people(2) == (2, 4)


@proves("population-3")
def test_population_3_brings_one_more_and_two_points() -> None:
    researched("population-3", "6 infantry")
    assert people(3) == (3, 6)


@proves("population-4")
def test_population_4_brings_one_more_and_two_points() -> None:
    researched("population-4", "8 infantry")
    assert people(4) == (4, 8)


# ---------------------------------------------------------------------- placard powers

ON = {"placardPowers": "on"}


@proves("fascism", "A19.1")
def test_fascism_has_a_longer_line_in_its_blitz() -> None:
    words: dict[str, Any] = {"land": {0: {"GER": "9 infantry"}, 1: {"MEX": "1 infantry", "POL": "9 infantry"}}}
    words |= {"governments": ["fascism", "monarchy"], "strict": False}
    for options, dice in ((ON, [4, 5]), ({}, [4, 4])):
        table = world(options=options, rolls=" ".join(["blank"] * 9), **words)
        table.plays(0, "blitz", "target POL", "8 infantry")
        assert [event["dice"] for event in table.told("fire")][:2] == dice


@proves("communism", "A19.1")
def test_communism_builds_a_free_infantry() -> None:
    words: dict[str, Any] = {"land": {0: {"GER": "1 infantry"}, 1: MEX}, "governments": ["communism", "fascism"]}
    assert world(options=ON, **words).plays(0, "build").army("GER") == "2 infantry"
    assert world(**words).plays(0, "build").army("GER") == "1 infantry"


@proves("monarchy", "A19.1")
def test_monarchy_sails_further_and_builds_small_ships_cheaper() -> None:
    words: dict[str, Any] = {"land": {0: {"GER": "1 infantry"}, 1: MEX}, "governments": ["monarchy", "fascism"]}
    words |= {"docked": {"GER": "1 submarine"}, "production": [3, 0]}
    for options, steps, left in ((ON, 4, 3), ({}, 3, 2)):
        table = world(options=options, **words).plays(0, "navigate", "ships GER")
        assert table.seen["sailing"]["steps"] == steps
        assert world(options=options, **words).plays(0, "build", "1 destroyer").certificates(0)[0] == left


@proves("democracy", "A19.1")
def test_democracy_talks_cheaper_and_keeps_one_of_two_cards() -> None:
    words: dict[str, Any] = {"land": {0: {"GER": "1 infantry"}, 1: MEX}, "governments": ["democracy", "fascism"]}
    words |= {"markers": {"POL": "fascism", "FRA": "democracy"}, "production": [9, 0], "deck": ["convoy", "barrage"]}
    table = world(options=ON, **words).plays(0, "negotiate", "talk POL", "pay")
    assert table.certificates(0)[0] == 7
    assert table.moves == ["keep barrage", "keep convoy"]
    table.plays(0, "keep convoy")
    assert table.hand(0) == ["convoy"] and table.seen["discards"] == ["barrage"]
    same = world(options=ON, **words).plays(0, "negotiate", "talk FRA", "pay")
    assert same.certificates(0)[0] == 8  # never below 1
    off = world(**words).plays(0, "negotiate", "talk POL", "pay")
    assert off.certificates(0)[0] == 6 and off.hand(0) == ["convoy"]
