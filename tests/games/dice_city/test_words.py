"""What players read: sentences that count well, names for every id, texts that say all."""

from typing import Any

import pytest

import parlour
from tests.games.dice_city.story import cities
from tests.proof import proves


def printed(seats: int = 2) -> dict[str, Any]:
    return parlour.start("dice-city", seats=seats, options={"deck": "grand"} if seats > 1 else {}).printed


@pytest.mark.parametrize(
    ("table", "names"),
    [
        ("steps", ["Dice", "Attack", "Building and trade", "End of turn"]),
        (
            "deeds",
            ["using a location", "moving another die", "refreshing the display", "reactivating a location"],
        ),
        ("display_rows", ["top row", "bottom row"]),
        ("keywords", ["None", "Army", "Harvest"]),
        ("sets", ["printed on the board", "basic piles", "base game", "Crossroads"]),
    ],
)
def test_ids_that_people_read_have_names(table: str, names: list[str]) -> None:
    assert [thing["name"] for thing in printed()[table].values()] == names


def test_names_have_the_same_apostrophe_as_sentences() -> None:
    names = [thing["name"] for thing in printed()["locations"].values()]
    assert [name for name in names if "’" in name] == [
        "Raiders’ Guild", "Goldsmiths’ Guild", "Travellers’ Tavern", "Masons’ Guild"
    ]  # fmt: skip
    assert not [name for name in names if "'" in name]


@proves("D7.1")
def test_one_pass_token_is_one() -> None:
    words: dict[str, Any] = {"dice": {0: "1 1 - - -"}, "pass_tokens": [1, 0]}
    short = next(no for no in cities(**words).match.blocked() if no.notation == "spend wood")
    assert (short.label, short.reason) == ("2 pass tokens: gain 1 wood", "needs 1 more pass token")
    cheap = cities(**words, overrides={"numbers.pass_price": 1}).match.moves()
    assert next(move.label for move in cheap if move.verb == "spend") == "1 pass token: gain 1 wood"


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("manor", "Gain 2 VP tokens."),
        ("music-school", "Pay 1 pass token, or up to 2. Each brings 2 VP tokens."),
        (
            "cathedral",
            "Worth 1 VP for each Cultural location on its row: this one, other built ones and printed Small Houses, "
            "deactivated or not.",
        ),
        (
            "concert-hall",
            "Look along this column: every active Cultural location in it, this one and printed Small Houses too, "
            "brings 1 VP token.",
        ),
        ("masons-guild", "Reactivate as many locations as you like on this row or in this column."),
        (
            "festival-hall",
            "Each kind of resource brings 1 VP token for every 2 units of it in your stock. You keep the units.",
        ),
    ],
)
def test_texts_of_locations_say_what_counts(id: str, text: str) -> None:
    assert printed()["locations"][id]["text"] == text


@proves("D9.6", "D9.9", "D10.8", "D10.10")
def test_clauses_about_attacks_and_the_display_say_what_is_done() -> None:
    book = parlour.find_game("dice-city").rulebook
    assert all("at least as much strength as its defense" in book.clause(id).text for id in ("D9.6", "D9.9"))
    assert "as soon as a card that was bought is built" in book.clause("D10.8").text
    assert "after the location is placed and the display has been filled up" in book.clause("D10.10").text
