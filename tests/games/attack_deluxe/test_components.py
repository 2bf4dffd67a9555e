"""A2  Components, and A5.9  the joined world."""

import pytest

from parlour.engine.content import Content, ContentError, load_content
from parlour.games.attack_deluxe.atlas import FAR, PACKAGE, Atlas, atlas_of, check_map
from parlour.games.attack_deluxe.game import check_counts
from parlour.games.attack_deluxe.units import count
from tests.games.attack_deluxe.story import HOME, world
from tests.proof import proves

CONTENT = load_content(PACKAGE)


@proves("A2.1")
@pytest.mark.parametrize(("board", "regions", "zones"), [("western", 51, 17), ("pacific", 41, 14), ("world", 92, 31)])
def test_three_maps_hang_together(board: str, regions: int, zones: int) -> None:
    atlas = atlas_of(board)
    assert (atlas.end - atlas.first, atlas.end_zone - atlas.first_zone) == (regions, zones)
    check_map(atlas)
    for region in range(atlas.first, atlas.end):
        assert all(region in atlas.ways[other] for other in atlas.ways[region])


@proves("A2.1")
def test_a_map_that_contradicts_itself_is_refused() -> None:
    tree = {
        **CONTENT.tree,
        "zones": {**CONTENT.tree["zones"], "RED": {**CONTENT.tree["zones"]["RED"], "regions": "EGY"}},
    }
    with pytest.raises(ContentError, match="coast of RED"):
        check_map(Atlas("western", Content(tree, "attack_deluxe")))
    torn = {**CONTENT.tree, "waters": {**CONTENT.tree["waters"], "western": CONTENT.tree["waters"]["western"][:-1]}}
    with pytest.raises(ContentError, match="do not hang together"):
        check_map(Atlas("western", Content(torn, "attack_deluxe")))


@proves("A2.2")
def test_regions_belong_to_eight_continents() -> None:
    numbers = [region["continent"] for region in CONTENT.table("regions").values()]
    assert {id: numbers.count(id) for id in CONTENT.table("continents")} == {
        "NAM": 13,
        "SAM": 10,
        "EUR": 16,
        "AFR": 12,
        "NAS": 9,
        "EAS": 12,
        "SAS": 11,
        "OCE": 9,
    }
    names = [entry["name"] for entry in CONTENT.table("continents").values()]
    assert names[:4] == ["North America", "South America", "Europe & Near East", "Africa"]
    assert names[4:] == ["North Asia", "East Asia", "South Asia", "Oceania"]


@proves("A2.3", "A2.4")
def test_dice_show_units_the_last_kind_twice_and_a_blank() -> None:
    dice = CONTENT.table("dice")
    assert sorted(dice["army"]) == ["artillery", "blank", "infantry", "plane", "plane", "tank"]
    assert sorted(dice["navy"]) == ["battleship", "battleship", "blank", "carrier", "destroyer", "submarine"]
    table = world(land=HOME).table
    table.rng.load(list(range(6)), True)
    rolled = table.roll_faces(6)
    assert [count(rolled, kind) for kind in range(4)] == [1, 1, 1, 2]


@proves("A2.5")
def test_order_dice_go_from_one_to_six() -> None:
    table = world(step="setup", rolls="1 1 6 6")
    assert [roll["dice"] for roll in table.told("order_roll")] == [[1, 1], [6, 6]]


@proves("A2.6")
def test_a_roll_takes_as_many_dice_as_it_needs() -> None:
    table = world(
        step="battle",
        land={0: {"GER": "1 infantry"}, 1: {"MEX": "9 infantry"}},
        attack={"MEX": "12 infantry"},
        overrides={"numbers.line": 12},
        rolls=" ".join(["blank"] * 9 + ["infantry"] * 12),
    )
    assert table.over  # nine, then twelve dice


@proves("A2.7")
def test_units_never_run_out() -> None:
    table = world(land=HOME, production=[500, 0]).plays(0, "build")
    for _ in range(20):
        table.plays(0, "24 infantry")
    assert table.army("GER") == f"{9 + 480} infantry"


@proves("A2.8", "A2.9", "A2.10", "A2.11")
def test_the_box_holds_what_the_manual_says() -> None:
    check_counts(CONTENT)
    cards = [card["copies"] for card in CONTENT.table("cards").values()]
    assert (sum(cards), cards.count(2), cards.count(1)) == (36, 16, 4)
    suits: dict[str, int] = {}
    for card in CONTENT.table("economics").values():
        suits[card["suit"]] = suits.get(card["suit"], 0) + card["copies"]
    assert suits == {"factories": 23, "minerals": 23, "oil": 23, "rail": 23, "population": 26}
    counts = CONTENT.table("counts")
    assert (counts["markers"], counts["pool"], counts["placards"]) == (116, 92, 8)
    assert (counts["oil_markers"], counts["action_markers"]) == (40, 40)


@proves("A2.8")
def test_a_wrong_count_is_found_on_load() -> None:
    tree = {**CONTENT.tree, "counts": {**CONTENT.tree["counts"], "cards": 35}}
    with pytest.raises(ContentError, match="cards: 36 instead of 35"):
        check_counts(Content(tree, "attack_deluxe"))


@proves("A2.12")
def test_markers_hands_and_deck_are_hidden() -> None:
    table = world(land=HOME, hands={0: ["convoy"], 1: ["barrage", "spy-ring"]}, markers={"POL": "monarchy"})
    seen = table.sees(0)
    assert [nation["hand"] for nation in seen["nations"]] == [["convoy"], []]
    assert [nation["cards"] for nation in seen["nations"]] == [1, 2]
    assert table.region("POL")["marker"] == "face-down"
    assert seen["deck"] == 33
    assert table.sees(1)["nations"][1]["hand"] == ["barrage", "spy-ring"]


@proves("A5.9")
def test_the_joined_world_has_more_ways() -> None:
    one, other = atlas_of("western"), atlas_of("world")
    ids = other.region_ids
    sau, prs, ala, chu = (ids.index(id) for id in ("SAU", "PRS", "ALA", "CHU"))
    assert prs in other.ways[sau] and prs not in one.ways[sau]  # a lane through the Arabian Sea
    assert chu in other.ways[ala]  # round the back of the world
    assert other.by_land[ids.index("WRU")][ids.index("KAZ")] == 1
    assert one.by_land[ids.index("WRU")][ids.index("KAZ")] == FAR
    assert len(other.seas[ala]) == len(one.seas[ala]) + 1
