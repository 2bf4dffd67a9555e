"""I9  Lands and cities."""

import pytest

from tests.games.city_of_iron.story import iron
from tests.proof import proves


@proves("I9.1")
def test_a_city_has_room_for_its_tokens_together() -> None:
    cities = {0: {"red-dunes": ["civic", "great"], "home": ["garrison"]}}
    table = iron(cities=cities)
    assert table.city(0, "red-dunes")["room"] == 3 + 3
    assert table.city(0, "fields-of-arc")["room"] == 5 + 2


@proves("I9.2")
def test_founding_a_city_takes_compasses_a_land_and_a_token() -> None:
    table = iron(hand={0: ["explorer", "guide", "surveyor"]}).plays(0, "play explorer")
    assert table.moves == ["settle red-dunes", "settle old-battlefield", "settle emerald-delta"]
    assert "needs a card with a ship · I9.3" in table.refusal("settle brine-isles")
    table.plays(0, "settle emerald-delta")
    assert table.moves == ["surveyor as compasses", "guide as compasses"]
    table.plays(0, "guide as compasses")  # and the Surveyor follows by itself
    assert table.moves == ["city civic", "city garrison", "city great"]
    table.plays(0, "city great")
    assert table.lands(0) == ["fields-of-arc", "emerald-delta"]
    assert "emerald-delta" not in table.free_lands
    city = table.city(0, "emerald-delta")
    assert (city["room"], city["tokens"]) == (4, [{"id": "great", "side": "city"}])


@proves("I9.2")
def test_a_land_that_is_too_far_is_refused() -> None:
    table = iron(hand={0: ["explorer", "guide"]}).plays(0, "play explorer")
    assert "needs 1 more compass · I9.2" in table.refusal("settle emerald-delta")


@proves("I9.3")
@pytest.mark.parametrize(
    ("vehicle", "lands"),
    [
        ("guide", ["red-dunes", "old-battlefield", "emerald-delta"]),
        ("schooner", ["red-dunes", "brine-isles", "cinder-coast", "tangle-bay", "old-battlefield", "emerald-delta"]),
        (
            "airship",
            [
                *("red-dunes", "brine-isles", "cinder-coast", "tangle-bay", "cloud-garden", "shard-isle"),
                *("old-battlefield", "emerald-delta"),
            ],
        ),
    ],
)
def test_vehicles_open_lands_and_an_airship_serves_as_a_ship(vehicle: str, lands: list[str]) -> None:
    table = iron(hand={0: ["explorer", vehicle, "surveyor"]}).plays(0, "play explorer")
    assert table.moves == [f"settle {land}" for land in lands]


@proves("I9.3")
def test_the_vehicle_must_be_among_the_cards_used_and_counts_for_the_distance() -> None:
    hand = ["explorer", "schooner", "guide", "surveyor"]
    table = iron(hand={0: hand}).plays(0, "play explorer", "settle cinder-coast")
    table.plays(0, "guide as compasses", "surveyor as compasses")
    # four compasses are more than enough, but nobody sails yet: the Schooner follows by itself
    assert table.question == "ChooseToken"
    assert list(table.seen["in_use"]) == ["explorer", "surveyor", "guide", "schooner"]
    alone = iron(hand={0: ["explorer", "schooner"]}).plays(0, "play explorer", "settle brine-isles", "city civic")
    assert alone.lands(0)[1] == "brine-isles"


@proves("I9.4")
def test_there_is_one_city_to_a_land() -> None:
    table = iron(hand={0: ["explorer", "guide"]}, cities={1: {"red-dunes": ["civic"]}}).plays(0, "play explorer")
    # Only the Old Battlefield is left within reach, so it is claimed at once.
    assert table.question == "ChooseToken"
    table.plays(0, "city civic")
    assert table.lands(0) == ["fields-of-arc", "old-battlefield"]
    far = iron(hand={0: ["explorer", "guide", "surveyor"]}, cities={1: {"red-dunes": ["civic"]}})
    far.plays(0, "play explorer")
    assert "this land is not free · I9.4" in far.refusal("settle red-dunes")


@proves("I9.5")
def test_expanding_takes_hammers_and_no_coins() -> None:
    table = iron(hand={0: ["mayor", "foreman"]}, cities={0: {"red-dunes": ["civic"]}}, coins=[0, 0])
    table.plays(0, "play mayor")
    assert table.moves == [
        *("district garrison at fields-of-arc", "district great at fields-of-arc"),
        *("district garrison at red-dunes", "district great at red-dunes"),
    ]
    table.plays(0, "district great at red-dunes", "discard foreman")
    assert table.city(0, "red-dunes")["tokens"] == [
        {"id": "civic", "side": "city"},
        {"id": "great", "side": "district"},
    ]
    assert (table.city(0, "red-dunes")["room"], table.coins[0]) == (6, 0)


@proves("I9.5")
def test_a_city_may_have_several_districts() -> None:
    table = iron(hand={0: ["mayor", "foreman"]}, cities={0: {"home": ["civic", "great"]}}).plays(0, "play mayor")
    assert table.city(0, "fields-of-arc")["room"] == 5 + 2 + 3 + 2


@proves("I9.6")
def test_nobody_grows_more_than_three_times() -> None:
    grown = {0: {"home": ["civic", "great"], "red-dunes": ["garrison"]}}
    table = iron(hand={0: ["mayor", "foreman", "explorer", "guide"]}, cities=grown)
    assert "all your growth tokens are used · I9.6" in table.refusal("play mayor")
    assert "all your growth tokens are used · I9.6" in table.refusal("play explorer")
    some = iron(hand={0: ["mayor", "foreman"]}, cities={0: {"home": ["great"]}}).plays(0, "play mayor")
    assert "this token is used already · I9.6" in some.refusal("district great at fields-of-arc")


@proves("I9.7")
@pytest.mark.parametrize(
    ("token", "city", "district", "citizens", "military"),
    [("civic", 3, 2, 2, 0), ("garrison", 3, 2, 1, 1), ("great", 4, 3, 1, 0)],
)
def test_tokens(token: str, city: int, district: int, citizens: int, military: int) -> None:
    founded, grown = iron(cities={0: {"red-dunes": [token]}}), iron(cities={0: {"home": [token]}})
    assert founded.city(0, "red-dunes")["room"] == city
    assert grown.city(0, "fields-of-arc")["room"] == 5 + district
    for table in (founded, grown):
        assert (table.nation(0)["citizen_draws"], table.nation(0)["military_draws"]) == (citizens, military)


@proves("I9.8")
def test_the_symbol_of_a_new_token_counts_from_the_next_autumn_on() -> None:
    table = iron(hand={0: ["mayor", "foreman"]}, action=3, coins=[0, 0]).plays(0, "play mayor")
    table.plays(0, "district garrison at fields-of-arc", "discard mayor")
    assert table.hand(0) == []
    table.taxes(1)
    assert len(table.hand(0)) == 2  # a citizen of the capital, and a military card of the new district
