"""Every town: what it takes, and what it brings."""

from typing import Any

from tests.games.city_of_iron.story import STARS, iron
from tests.proof import proves

# Ten guns and six compasses, as Hog has them without any card that shows both.
GUNS = ["warlord", "gunslinger", "mercenary", "soldier", "soldier-2"]
COMPASSES = ["guide", "surveyor", "scout"]


def check(id: str, stars: int, defense: int, distance: int, seats: str, **goods: int) -> None:
    """Take it with guns and compasses to spare; with its numbers raised past the hand it cannot be had."""
    words: dict[str, Any] = {"seats": 4, "nations": ["hog", "arc", "om", "cresaria"], "stacks": {stars: [id]}}
    words["hand"] = {0: GUNS + COMPASSES}
    table = iron(**words)
    town = table.printed("towns", id)
    assert table.stack(stars)[0] == id
    assert (town["stack"], town["defense"], town["distance"]) == (STARS[stars - 1], defense, distance)
    table.plays(0, f"attack {id}")
    while table.question == "Pay":
        table.plays(0, "done" if "done" in table.moves else table.moves[0])
    assert (table.towns(0), table.goods(0), table.income[0]) == ([id], goods, 3)
    assert table.city(0, "western-reach")["free"] == 5
    short = iron(**{**words, "overrides": {f"towns.{id}.defense": 11, f"towns.{id}.distance": 7}})
    assert "needs 1 more gun and 1 more compass · I10.2" in short.refusal(f"attack {id}")
    there = [number for number in (2, 3, 4) if id in the_towns(number)]
    assert " ".join(map(str, there)) == seats


def the_towns(seats: int) -> list[str]:
    table = iron(seats=seats).table
    return [table.kit.towns[town].id for stack in table.stacks for town in stack]


@proves("turnip-cross")
def test_turnip_cross_brings_turnips() -> None:
    check("turnip-cross", 1, 3, 1, "2 3 4", turnips=2)


@proves("lantern-hollow")
def test_lantern_hollow_brings_moss() -> None:
    check("lantern-hollow", 1, 4, 1, "2 3 4", moss=2)


@proves("shepherds-gate")
def test_shepherds_gate_brings_srika() -> None:
    check("shepherds-gate", 1, 4, 2, "2 3 4", srika=2)


@proves("ironford")
def test_ironford_brings_ore() -> None:
    check("ironford", 1, 5, 1, "3 4", ore=2)


@proves("cinderwick")
def test_cinderwick_brings_demons() -> None:
    check("cinderwick", 1, 5, 2, "4", demons=1)


@proves("brine-harbor")
def test_brine_harbor_brings_tentacles() -> None:
    check("brine-harbor", 2, 6, 2, "2 3 4", tentacles=2)


@proves("white-pans")
def test_white_pans_brings_salt() -> None:
    check("white-pans", 2, 6, 3, "2 3 4", salt=2)


@proves("gearwick")
def test_gearwick_brings_parts() -> None:
    check("gearwick", 2, 7, 2, "2 3 4", parts=2)


@proves("deepvein")
def test_deepvein_brings_ore_and_parts() -> None:
    check("deepvein", 2, 7, 2, "3 4", ore=2, parts=1)


@proves("emberhold")
def test_emberhold_brings_demons() -> None:
    check("emberhold", 2, 8, 2, "4", demons=2)


@proves("silkwater")
def test_silkwater_brings_silk() -> None:
    check("silkwater", 3, 8, 3, "2 3 4", silk=3)


@proves("prism-rock")
def test_prism_rock_brings_crystals() -> None:
    check("prism-rock", 3, 8, 4, "2 3 4", crystals=3)


@proves("free-port")
def test_free_port_brings_tentacles_and_salt_and_parts() -> None:
    check("free-port", 3, 9, 3, "2 3 4", tentacles=2, salt=2, parts=1)


@proves("anvil-keep")
def test_anvil_keep_brings_ore_and_parts() -> None:
    check("anvil-keep", 3, 9, 3, "3 4", ore=3, parts=2)


@proves("blackgate")
def test_blackgate_brings_demons() -> None:
    check("blackgate", 3, 10, 3, "4", demons=3)
