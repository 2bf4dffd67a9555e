"""What players read: sentences that count well, and texts that say all that a thing does."""

from typing import Any

import pytest

import parlour
from tests.games.city_of_iron.story import Story, begun, iron
from tests.proof import proves


def texts(table: Story, *kinds: str) -> list[str]:
    return [entry.text for entry in table.match.journal() if entry.kind in kinds]


@proves("I4.6")
def test_one_coin_is_one() -> None:
    assert texts(iron().plays(0, "tax"), "coins") == ["Player 1 gains 1 coin."]
    assert texts(iron(overrides={"numbers.tax": 2}).plays(0, "tax"), "coins") == ["Player 1 gains 2 coins."]
    late = iron(step="spring", bid_track=[0, 1], coins=[9, 9]).plays(0, "slot 1").plays(1, "slot 5")
    assert texts(late, "bid_gain", "bid_pay") == [
        "Player 1 gains 1 coin from Slot 1.",
        "Player 2 pays 5 coins for Slot 5.",
    ]


def test_a_payment_names_what_is_paid_and_nothing_else() -> None:
    table = iron(row=["inn", "mine"], coins=[9, 9], science=[0, 1])
    table.plays(0, "build inn 1").plays(1, "build mine 1")
    assert texts(table, "pay") == [
        "Player 1 pays 3 coins for Inn.",
        "Player 2 pays 4 coins and 1 science for Mine.",
    ]


@proves("I6.5")
def test_a_city_on_the_wrong_land_says_so() -> None:
    docks = iron(row=["docks"], coins=[9, 0], science=[9, 0])
    assert docks.refusal("build docks 1") == "none of your cities is on coast land · I6.5"
    volcanoes = {0: {"old-battlefield": ["civic"], "red-dunes": ["great"]}}
    table = iron(row=["demon-tower"], coins=[9, 0], science=[9, 0], cities=volcanoes).plays(0, "build demon-tower 1")
    assert table.refusal("at fields-of-arc") == "there is no volcano land here · I6.5"


@pytest.mark.parametrize(
    ("table", "id", "text"),
    [
        ("buildings", "turnip-farm", "Produces 1 turnip; 1 more income."),
        ("buildings", "watchtower", "1 eye: in each stack you may look at and attack one town further down; "),
        ("towns", "turnip-cross", "Falls to 3 guns and 1 compass; brings 2 turnips and 1 income."),
        ("lands", "red-dunes", "Desert and volcano; 2 compasses away."),
        ("lands", "fields-of-arc", "Plains, forest and mountain, the home of a nation; at no distance."),
        ("cards", "cartographer", "Draw a card from either of your decks."),
        ("cards", "boss", "Gain 1 coin."),
        ("slots", "1", "Brings 1 coin. The cube furthest to the right acts first."),
    ],
)
def test_texts_say_all_that_a_thing_does(table: str, id: str, text: str) -> None:
    assert begun(2).printed[table][id]["text"].startswith(text)


def test_a_rulebook_tells_what_is_printed_too() -> None:
    book = parlour.find_game("city-of-iron").rulebook
    found: dict[str, Any] = {id: book.clause(id).text for id in ("mine", "banker", "civic", "turnip-cross")}
    assert found["mine"].startswith("Deck A, 4 coins, 1 science, on mountain land. Produces 1 ore")
    assert found["banker"].startswith("Citizen, ")
    assert found["civic"].startswith("As a city room for ")
    assert found["turnip-cross"].startswith("Falls to 3 guns")


def test_names_have_the_same_apostrophe_as_sentences() -> None:
    towns = begun(2).printed["towns"]
    assert towns["shepherds-gate"]["name"] == "Shepherd’s Gate"
