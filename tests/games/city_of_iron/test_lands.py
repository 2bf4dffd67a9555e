"""Every land: how far it is, what it takes to get there, and what it is like."""

from typing import Any

from tests.games.city_of_iron.story import iron
from tests.proof import proves


def reach(compasses: int, vehicle: str) -> list[str]:
    """The lands that the Explorer can settle with one card of so many compasses and this vehicle."""
    numbers: dict[str, Any] = {"cards.guide.compasses": compasses, "cards.guide.vehicle": vehicle}
    table = iron(hand={0: ["explorer", "guide"]}, overrides=numbers)
    if "play explorer" not in table.moves:
        return []
    table.plays(0, "play explorer")
    if table.question == "ChooseLand":
        return [move.removeprefix("settle ") for move in table.moves]
    return table.plays(0, "city civic").lands(0)[1:]  # there was only one


def check_home(seat: int, id: str) -> None:
    table = iron(seats=4)
    home = table.printed("lands", table.lands(seat)[0])
    assert home == table.printed("lands", id)
    assert (home["terrain"], home["distance"], home["vehicle"]) == (["plains", "forest", "mountain"], 0, "none")
    assert id not in table.free_lands
    assert table.nation(seat)["bonus_counts"]["distance"] == 0


def check(id: str, terrain: list[str], distance: int, vehicle: str, marked: bool = False) -> None:
    """It is reached with exactly enough; not with a compass less, nor with a lesser vehicle."""
    assert id in reach(distance, vehicle)
    assert id not in reach(distance - 1, vehicle)
    if vehicle != "none":
        assert id not in reach(distance, "none" if vehicle == "ship" else "ship")
    table = iron(cities={0: {id: ["great"]}})
    assert (table.printed("lands", id)["terrain"], table.city(0, id)["room"]) == (terrain, 4)
    assert table.nation(0)["bonus_counts"]["distance"] == distance
    assert (id in iron(seats=4).free_lands) == (not marked)


@proves("fields-of-arc")
def test_fields_of_arc_is_a_home() -> None:
    check_home(0, "fields-of-arc")


@proves("cresarian-highlands")
def test_cresarian_highlands_is_a_home() -> None:
    check_home(1, "cresarian-highlands")


@proves("western-reach")
def test_western_reach_is_a_home() -> None:
    check_home(2, "western-reach")


@proves("emerald-hills")
def test_emerald_hills_is_a_home() -> None:
    check_home(3, "emerald-hills")


@proves("red-dunes")
def test_red_dunes_is_desert_and_volcano() -> None:
    check("red-dunes", ["desert", "volcano"], 2, "none")


@proves("brine-isles")
def test_brine_isles_is_coast_and_desert_by_ship() -> None:
    check("brine-isles", ["coast", "desert"], 2, "ship")


@proves("cinder-coast")
def test_cinder_coast_is_volcano_and_coast_by_ship() -> None:
    check("cinder-coast", ["volcano", "coast"], 3, "ship")


@proves("tangle-bay")
def test_tangle_bay_is_jungle_and_coast_by_ship() -> None:
    check("tangle-bay", ["jungle", "coast"], 3, "ship")


@proves("cloud-garden")
def test_cloud_garden_is_sky_and_jungle_by_airship() -> None:
    check("cloud-garden", ["sky", "jungle"], 3, "airship")


@proves("shard-isle")
def test_shard_isle_is_sky_and_desert_by_airship() -> None:
    check("shard-isle", ["sky", "desert"], 4, "airship")


@proves("old-battlefield")
def test_old_battlefield_is_plains_and_volcano_for_two() -> None:
    check("old-battlefield", ["plains", "volcano"], 2, "none", marked=True)


@proves("emerald-delta")
def test_emerald_delta_is_forest_and_jungle_for_two() -> None:
    check("emerald-delta", ["forest", "jungle"], 3, "none", marked=True)
