"""The tokens: what each is as a city and as a district, and the card that it brings in autumn."""

import parlour
from tests.games.city_of_iron.story import iron
from tests.proof import proves


def drawn(token: str) -> tuple[int, int, int, int]:
    """Room as a city and as a district; and the citizen and military symbols that it adds."""
    bare = iron().nation(0)
    city = iron(cities={0: {"red-dunes": [token]}})
    district = iron(cities={0: {"home": [token]}})
    return (
        city.city(0, "red-dunes")["room"],
        district.city(0, "fields-of-arc")["room"] - 5,
        city.nation(0)["citizen_draws"] - bare["citizen_draws"],
        city.nation(0)["military_draws"] - bare["military_draws"],
    )


def test_capital_is_the_first_city() -> None:
    seen = iron().nation(0)
    assert (seen["cities"][0]["room"], seen["citizen_draws"], seen["military_draws"]) == (5, 1, 0)


@proves("I9.7", "civic")
def test_civic_token_brings_a_citizen() -> None:
    assert drawn("civic") == (3, 2, 1, 0)


@proves("I9.7", "garrison")
def test_garrison_token_brings_a_military_card() -> None:
    assert drawn("garrison") == (3, 2, 0, 1)


@proves("I9.7", "great")
def test_great_token_brings_room_alone() -> None:
    assert drawn("great") == (4, 3, 0, 0)


def test_rules_can_be_asked_for_a_token_and_for_what_a_building_costs() -> None:
    clause = parlour.find_game("city-of-iron").rulebook.clause
    assert clause("civic").text.startswith("As a city room for 3 buildings, as a district for 2 more")
    assert clause("mine").text == "Deck A, 4 coins, 1 science, on mountain land. Produces 1 ore; 1 more income."
    assert clause("ironclad").text == "Military, 4 coins, 2 compasses, 2 guns, a ship. Gain 2 coins."
    assert "reached by airship" in clause("shard-isle").text
