"""Discard cards: each takes effect once, at the moment it is bought."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, Story, tokyo
from tests.proof import proves


def bought(card: str, **words: object) -> Story:
    """Seat 0 of three has bought this card in its buying step."""
    table = tokyo(**{"seats": 3, "step": "buy", "store": [card], "energy": [10, 0, 0], "rolls": QUIET, **words})
    return table.plays(0, f"buy {card}")


@proves("T4.5.2")
def test_apartment_building_gives_three_stars() -> None:
    table = bought("apartment-building")
    assert table.stars == [3, 0, 0]
    assert table.energy == [5, 0, 0]
    assert table.cards(0) == []
    assert "apartment-building" in table.discards


def test_commuter_train_gives_two_stars() -> None:
    table = bought("commuter-train")
    assert table.stars == [2, 0, 0]
    assert table.energy == [6, 0, 0]


def test_corner_store_gives_one_star() -> None:
    table = bought("corner-store")
    assert table.stars == [1, 0, 0]
    assert table.energy == [7, 0, 0]


@proves("T9.18")
def test_drop_from_high_altitude_enters_city_and_throws_its_monster_out_unhurt() -> None:
    table = bought("drop-from-high-altitude", tokyo=1)
    assert table.stars == [2 + 1, 0, 0]
    assert table.places == ["city", "outside", "outside"]
    assert table.life == [10, 10, 10]
    assert table.energy == [5, 0, 0]
    assert (table.asked, table.question) == (0, "BuyCards")  # nobody was attacked, nobody is asked


def test_drop_from_high_altitude_enters_an_empty_city() -> None:
    table = bought("drop-from-high-altitude")
    assert table.stars == [3, 0, 0]
    assert table.places == ["city", "outside", "outside"]


@pytest.mark.parametrize("places", [{"tokyo": 0, "bay": 1}, {"tokyo": 1, "bay": 0}])
def test_drop_from_high_altitude_bought_in_tokyo_gives_the_two_stars_only(places: dict[str, int]) -> None:
    table = bought("drop-from-high-altitude", seats=5, energy=[10, 0, 0, 0, 0], **places)
    assert table.stars == [2, 0, 0, 0, 0]
    assert table.places.index("city") == places["tokyo"]
    assert table.places.index("bay") == places["bay"]


def test_energize_gives_nine_energy() -> None:
    table = bought("energize")
    assert table.energy == [10 - 8 + 9, 0, 0]


def test_evacuation_orders_cost_every_other_monster_five_stars() -> None:
    table = bought("evacuation-orders", stars=[6, 7, 3])
    assert table.stars == [6, 2, 0]
    assert table.energy == [3, 0, 0]


def test_evacuation_orders_are_there_twice() -> None:
    table = tokyo(
        seats=3,
        step="buy",
        store=["evacuation-orders", "evacuation-orders-2"],
        energy=[14, 0, 0],
        stars=[0, 19, 12],
        rolls=QUIET,
    )
    table.plays(0, "buy evacuation-orders", "buy evacuation-orders-2")
    assert table.stars == [0, 9, 2]


@pytest.mark.parametrize("place", [0, 1])
def test_fire_blast_deals_two_damage_to_every_other_monster(place: int) -> None:
    table = bought("fire-blast", tokyo=place)
    assert table.life == [10, 8, 8]
    assert table.energy == [7, 0, 0]
    assert (table.asked, table.question) == (0, "BuyCards")  # no attack: nobody may yield


def test_frenzy_takes_another_full_turn_after_this_one() -> None:
    table = bought("frenzy", energy=[7, 0, 0], rolls=f"{QUIET} {QUIET}")
    assert table.turn == 0
    assert table.dice == QUIET.split()
    table.plays(0, "keep")
    assert table.turn == 1


def test_gas_refinery_gives_two_stars_and_deals_three_damage_to_every_other_monster() -> None:
    table = bought("gas-refinery", tokyo=2)
    assert table.stars == [2, 0, 0]
    assert table.life == [10, 7, 7]
    assert table.energy == [4, 0, 0]


@pytest.mark.parametrize(("life", "after"), [(5, 7), (9, 10)])
def test_heal_heals_two_life_in_tokyo_too(life: int, after: int) -> None:
    table = bought("heal", tokyo=0, life=[life, 5, 5])
    assert table.life == [after, 5, 5]
    assert table.energy == [7, 0, 0]


def test_high_altitude_bombing_deals_three_damage_to_every_monster() -> None:
    table = bought("high-altitude-bombing", tokyo=2)
    assert table.life == [7, 7, 7]
    assert table.energy == [6, 0, 0]


@proves("T7.10")
@pytest.mark.parametrize(
    ("card", "cost", "stars", "damage"), [("jet-fighters", 5, 5, 4), ("national-guard", 3, 2, 2), ("tanks", 4, 4, 3)]
)
def test_cards_that_hurt_their_buyer_give_the_stars_first(card: str, cost: int, stars: int, damage: int) -> None:
    table = bought(card)
    assert [entry.kind for entry in table.match.journal()][-2:] == ["stars", "damage"]
    assert table.stars == [stars, 0, 0]
    assert table.life == [10 - damage, 10, 10]
    assert table.energy == [10 - cost, 0, 0]


def test_jet_fighters_give_five_stars_and_deal_their_buyer_four_damage() -> None:
    table = bought("jet-fighters")
    assert table.stars == [5, 0, 0]
    assert table.life == [6, 10, 10]


def test_national_guard_gives_two_stars_and_deals_its_buyer_two_damage() -> None:
    table = bought("national-guard")
    assert table.stars == [2, 0, 0]
    assert table.life == [8, 10, 10]


@pytest.mark.parametrize(("life", "after"), [(5, 8), (9, 10)])
def test_nuclear_power_plant_gives_two_stars_and_heals_three_life_in_tokyo_too(life: int, after: int) -> None:
    table = bought("nuclear-power-plant", tokyo=0, life=[life, 5, 5])
    assert table.stars == [2, 0, 0]
    assert table.life == [after, 5, 5]
    assert table.energy == [4, 0, 0]


def test_skyscraper_gives_four_stars() -> None:
    table = bought("skyscraper")
    assert table.stars == [4, 0, 0]
    assert table.energy == [4, 0, 0]


def test_tanks_give_four_stars_and_deal_their_buyer_three_damage() -> None:
    table = bought("tanks")
    assert table.stars == [4, 0, 0]
    assert table.life == [7, 10, 10]


def test_vast_storm_gives_two_stars_and_costs_every_other_monster_half_its_energy() -> None:
    table = bought("vast-storm", energy=[10, 7, 1])
    assert table.stars == [2, 0, 0]
    assert table.energy == [4, 4, 1]
