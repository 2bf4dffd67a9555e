"""Every building: what it costs, where it stands, and what it brings."""

from typing import Any

from tests.games.city_of_iron.story import iron
from tests.proof import proves

LANDS = {
    "desert": "red-dunes",
    "volcano": "red-dunes",
    "coast": "brine-isles",
    "jungle": "tangle-bay",
    "sky": "cloud-garden",
}


def check(id: str, copies: str, coins: int, science: int, land: str, **brings: Any) -> None:
    """Build it with just enough coins and science, on a land of its type, and see what has changed.

    `copies`: how many there are with two, three and four players.
    """
    words: dict[str, Any] = {"seats": 4, "coins": [coins, 0, 0, 0], "science": [science, 0, 0, 0], "row": [id]}
    if land in LANDS:
        assert f"on {land} land · I6.5" in iron(**words).refusal(f"build {id} 1")
        words["cities"] = {0: {LANDS[land]: ["great"]}}
    if coins:
        poor = iron(**{**words, "coins": [coins - 1, 0, 0, 0]})
        assert "needs 1 more coin · I6.2" in poor.refusal(f"build {id} 1")
    if science:
        ignorant = iron(**{**words, "science": [science - 1, 0, 0, 0]})
        assert "needs 1 more science · I6.2" in ignorant.refusal(f"build {id} 1")
    table = iron(**words).plays(0, f"build {id} 1")
    if land == "any":
        assert iron(**words, cities={0: {"cloud-garden": ["civic"]}}).plays(0, f"build {id} 1").moves == [
            "at fields-of-arc",
            "at cloud-garden",
        ]
    seen = table.nation(0)
    goods = brings.pop("goods", {})
    assert table.built(0) == {LANDS.get(land, "fields-of-arc"): [id]}
    assert (seen["coins"], seen["science"], seen["goods"]) == (0, 0, goods)
    assert seen["income"] == 2 + bool(goods)
    found = {
        "vp": seen["building_vp"],
        "citizens": seen["citizen_draws"] - 1,
        "military": seen["military_draws"],
        "science_icons": seen["science_icons"],
        "eyes": seen["eyes"],
    }
    assert {name: number for name, number in found.items() if number} == brings
    entry = table.match.game.content.table("buildings")[id]
    assert " ".join(str(sum(entry["copies"][:marks])) for marks in (1, 2, 3)) == copies


@proves("turnip-farm")
def test_turnip_farm_produces_turnips() -> None:
    check("turnip-farm", "3 4 5", 2, 0, "plains", goods={"turnips": 1})


@proves("moss-cellar")
def test_moss_cellar_produces_moss() -> None:
    check("moss-cellar", "2 3 4", 3, 0, "forest", goods={"moss": 1})


@proves("srika-pasture")
def test_srika_pasture_produces_srika() -> None:
    check("srika-pasture", "2 3 4", 3, 1, "plains", goods={"srika": 1})


@proves("mine")
def test_mine_produces_ore() -> None:
    check("mine", "2 3 4", 4, 1, "mountain", goods={"ore": 1})


@proves("academy")
def test_academy_brings_science() -> None:
    check("academy", "2 2 2", 4, 0, "any", science_icons=1)


@proves("barracks")
def test_barracks_brings_military() -> None:
    check("barracks", "2 2 2", 3, 0, "any", military=1)


@proves("inn")
def test_inn_brings_citizens() -> None:
    check("inn", "2 2 2", 3, 0, "any", citizens=1)


@proves("watchtower")
def test_watchtower_has_an_eye() -> None:
    check("watchtower", "1 1 1", 2, 0, "any", vp=1, eyes=1)


@proves("salt-works")
def test_salt_works_produces_salt() -> None:
    check("salt-works", "2 2 3", 4, 1, "desert", goods={"salt": 1})


@proves("docks")
def test_docks_produces_tentacles() -> None:
    check("docks", "2 2 3", 4, 1, "coast", goods={"tentacles": 1})


@proves("demon-tower")
def test_demon_tower_produces_demons() -> None:
    check("demon-tower", "2 3 3", 5, 2, "volcano", goods={"demons": 1})


@proves("factory")
def test_factory_produces_parts() -> None:
    check("factory", "2 3 3", 5, 2, "any", goods={"parts": 1})


@proves("turnip-plantation")
def test_turnip_plantation_produces_turnips() -> None:
    check("turnip-plantation", "0 1 1", 4, 1, "plains", goods={"turnips": 2})


@proves("deep-mine")
def test_deep_mine_produces_ore() -> None:
    check("deep-mine", "1 1 1", 5, 2, "mountain", goods={"ore": 2})


@proves("library")
def test_library_brings_science() -> None:
    check("library", "2 2 2", 4, 1, "any", vp=1, science_icons=1)


@proves("chowder-house")
def test_chowder_house_brings_citizens() -> None:
    check("chowder-house", "1 1 1", 4, 1, "any", vp=1, citizens=1)


@proves("war-college")
def test_war_college_brings_military() -> None:
    check("war-college", "1 1 1", 4, 1, "any", vp=1, military=1)


@proves("observatory")
def test_observatory_has_an_eye() -> None:
    check("observatory", "1 1 1", 4, 1, "any", vp=2, eyes=1)


@proves("silk-grove")
def test_silk_grove_produces_silk() -> None:
    check("silk-grove", "2 2 3", 6, 2, "jungle", goods={"silk": 1}, vp=1)


@proves("crystal-spire")
def test_crystal_spire_produces_crystals() -> None:
    check("crystal-spire", "2 2 3", 7, 2, "sky", goods={"crystals": 1}, vp=2)


@proves("moss-garden")
def test_moss_garden_produces_moss() -> None:
    check("moss-garden", "0 1 1", 5, 2, "forest", goods={"moss": 2}, vp=1)


@proves("srika-ranch")
def test_srika_ranch_produces_srika() -> None:
    check("srika-ranch", "0 1 1", 5, 2, "plains", goods={"srika": 2}, vp=1)


@proves("steamworks")
def test_steamworks_produces_parts() -> None:
    check("steamworks", "1 1 1", 7, 3, "any", goods={"parts": 2}, vp=1)


@proves("demon-vault")
def test_demon_vault_produces_demons() -> None:
    check("demon-vault", "1 1 1", 8, 3, "volcano", goods={"demons": 2}, vp=1)


@proves("monument")
def test_monument_scores() -> None:
    check("monument", "1 1 1", 7, 2, "any", vp=4)


@proves("palace")
def test_palace_scores() -> None:
    check("palace", "1 1 1", 10, 3, "any", vp=6)


@proves("opera-house")
def test_opera_house_brings_citizens() -> None:
    check("opera-house", "1 1 1", 6, 2, "any", vp=3, citizens=1)


@proves("fortress")
def test_fortress_brings_military() -> None:
    check("fortress", "1 1 1", 6, 2, "any", vp=3, military=1)


@proves("clock-tower")
def test_clock_tower_has_an_eye() -> None:
    check("clock-tower", "1 1 1", 6, 2, "any", vp=3, eyes=1)


@proves("grand-bazaar")
def test_grand_bazaar_produces_turnips_and_moss_and_srika_and_ore() -> None:
    check("grand-bazaar", "1 1 1", 8, 2, "any", goods={"turnips": 1, "moss": 1, "srika": 1, "ore": 1}, vp=1)
