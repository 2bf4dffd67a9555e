"""D10  Building and trade."""

import pytest

from tests.games.dice_city.story import QUIET, Story, cities
from tests.proof import proves


def rich(**words: object) -> Story:
    """Seat 0 may buy anything."""
    return cities(step="build", wood=[9, 0], stone=[9, 0], iron=[9, 0], gold=[4, 0], **words)


@proves("D10.1")
def test_cards_are_bought_in_any_order_and_number() -> None:
    table = rich(display=["manor"], deck=["well"])
    table.plays(0, "buy small-ship", "buy mine", "build white 1", "buy manor", "build white 2", "buy well")
    table.plays(0, "build white 3", "buy mine", "build white 4")
    assert table.built(0) == {"white 1": "mine", "white 2": "manor", "white 3": "well", "white 4": "mine"}
    assert table.held(0) == {"small-ship": 1}
    assert table.question == "Buy"


@proves("D10.1")
def test_the_seat_may_buy_nothing() -> None:
    table = rich(rolls=QUIET)
    table.plays(0, "done")
    assert (table.turn, table.built(0)) == (1, {})


@proves("D10.2")
def test_for_sale_are_the_display_the_basic_piles_and_the_ships() -> None:
    table = rich(display=["manor", "-", "well"])
    assert table.moves[:11] == [
        "done",
        "buy lumber-mill",
        "buy quarry",
        "buy mine",
        "buy regular-army",
        "buy gold-mine",
        "buy manor",
        "buy well",
        "buy small-ship",
        "buy medium-ship",
        "buy large-ship",
    ]
    assert table.refusal("buy bazaar") == "'buy bazaar' cannot be played now · D10.1"


@proves("D10.2")
def test_an_empty_ship_pile_sells_nothing() -> None:
    table = rich(piles={"large-ship": 0})
    assert "this pile is empty · D10.2" in table.refusal("buy large-ship")


@proves("D10.2")
def test_two_equal_cards_of_the_display_are_one_offer() -> None:
    table = rich(display=["well", "manor", "well"], deck=["bazaar"], deck_left=1)
    assert table.moves.count("buy well") == 1
    table.plays(0, "buy well", "build white 1")
    assert "buy well" in table.moves


@proves("D10.3")
def test_a_location_costs_what_it_shows() -> None:
    table = cities(
        step="build", display=["town-hall"], wood=[2, 0], stone=[3, 0], iron=[1, 0], deck_left=0, rolls=QUIET
    )
    table.plays(0, "buy town-hall", "build white 1")
    assert table.stock(0) == "1 stone"
    assert table.told("pay") == [{"seat": 0, "goods": {"wood": 2, "stone": 2, "iron": 1}, "gold": 0}]


@proves("D10.3")
def test_what_is_missing_is_said() -> None:
    table = cities(step="build", display=["town-hall"], wood=[2, 0], stone=[1, 0])
    assert table.refusal("buy town-hall") == "needs 1 more stone and 1 more iron · D10.3"


@proves("D10.4")
def test_a_bought_location_is_built_at_once_on_any_space() -> None:
    table = rich(city={0: {"white 2": "manor", "white 3": "well"}}, deactivated={0: ["white 3"]})
    table.plays(0, "buy mine")
    assert table.seen["turn"]["building"] == "mine"
    colours = ["white", "yellow", "red", "blue", "black"]
    assert table.moves == [f"build {colour} {column}" for colour in colours for column in range(1, 7)]


@proves("D10.5")
def test_a_card_built_over_leaves_the_game_with_its_points() -> None:
    table = rich(city={0: {"white 1": "manor", "white 2": "regular-army"}}, rolls=QUIET)
    assert (table.vp[0], table.left("regular-army")) == (3, 14)
    table.plays(0, "buy mine", "build white 1", "buy mine", "build white 2")
    assert table.vp[0] == 0
    assert table.left("regular-army") == 14  # it does not return to its pile
    assert table.seen["gone"] == {"regular-army": 1, "manor": 1}
    assert [gone["location"] for gone in table.told("replace")] == ["manor", "regular-army"]


@proves("D10.6")
def test_a_token_on_the_card_built_over_is_put_back() -> None:
    table = rich(city={0: {"white 1": "manor"}}, deactivated={0: ["white 1"]})
    table.plays(0, "buy mine", "build white 1")
    assert table.deactivated(0) == []


@proves("D10.7")
def test_a_printed_location_built_over_is_out_of_sight() -> None:
    table = cities(step="build", iron=[2, 0], city={0: {"yellow 1": "cathedral"}}, rolls=QUIET)
    assert table.vp[0] == 2
    table.plays(0, "buy mine", "build yellow 3")
    assert table.vp[0] == 1
    used = cities(dice={0: "- 3 1 - -"}, city={0: {"yellow 3": "mine"}})
    used.plays(0, "yellow", "use")
    assert (used.stock(0), used.tokens) == ("2 iron", [0, 0])


@proves("D10.8")
def test_the_display_is_filled_as_soon_as_a_bought_card_is_built() -> None:
    eight = ["manor", "well", "bazaar", "church", "stables", "mint", "barracks", "cemetery"]
    table = rich(display=eight, deck=["town-hall"])
    table.plays(0, "buy bazaar")
    assert table.display[2] is None
    table.plays(0, "build white 1")
    assert table.display[2] == "town-hall"
    assert table.clauses("turn_up") == ["D10.8"]


@proves("D10.8")
def test_no_undo_once_a_card_was_turned_up() -> None:
    table = rich(display=["manor"], deck=["well"])
    table.plays(0, "buy manor")
    assert table.match.why_no_undo() is None
    table.plays(0, "build white 1")
    assert table.match.why_no_undo() is not None


@proves("D10.8")
def test_the_display_is_filled_as_far_as_the_deck_reaches() -> None:
    table = rich(display=["manor", "well"], deck=["bazaar"], deck_left=1)
    table.plays(0, "buy manor", "build white 1", "buy well", "build white 2")
    assert table.display == ["bazaar", None, None, None, None, None, None, None]


@proves("D10.8")
def test_buying_a_basic_card_does_not_touch_the_display() -> None:
    table = rich(display=["manor"])
    table.plays(0, "buy mine", "build white 1")
    assert table.display == ["manor"] + [None] * 7


@proves("D10.9")
def test_discarded_cards_are_never_shuffled_back() -> None:
    table = cities(dice={0: "1 1 - - -"}, display=["manor", "well", "bazaar", "church"], deck_left=0)
    table.plays(0, "white", "refresh")
    assert table.display == [None] * 8
    assert table.seen["deck"] == 0


@proves("D10.8", "D10.10")
def test_the_display_is_full_again_before_the_statue_is_adorned() -> None:
    table = rich(display=["grand-statue"], deck=["well"], deck_left=1)
    table.plays(0, "buy grand-statue", "build white 1")
    assert (table.question, table.display[0]) == ("AdornStatue", "well")
    assert table.happened("build", "turn_up", "vp") == ["build", "turn_up"]
    table.plays(0, "pay stone", "done")
    assert (table.tokens, table.display[0]) == ([1, 0], "well")


@proves("D10.3")
def test_a_card_that_costs_nothing_is_bought_with_an_empty_stock() -> None:
    table = cities(step="build", overrides={"locations.mine.cost.iron": 0}, rolls=QUIET)
    assert table.moves == ["done", "buy mine"]
    table.plays(0, "buy mine", "build white 1")
    assert (table.built(0), table.stock(0)) == ({"white 1": "mine"}, "nothing")
    free = {f"ships.small-ship.cost.{good}": 0 for good in ("wood", "stone", "iron")}
    ship = cities(step="build", overrides=free, rolls=QUIET)
    assert ship.moves == ["done", "buy small-ship"]
    ship.plays(0, "buy small-ship", "done")
    assert ship.held(0) == {"small-ship": 1}


@proves("D10.11")
def test_a_city_may_hold_any_number_of_copies() -> None:
    table = rich(city={0: {f"red {column}": "mine" for column in range(1, 7)}}, display=["well", "well", "well"])
    for space in ("white 1", "white 2", "white 3"):
        table.plays(0, "buy well", f"build {space}")
    table.plays(0, "buy mine", "build white 4")
    assert sorted(table.built(0).values()) == ["mine"] * 7 + ["well"] * 3


@proves("D10.12")
def test_a_used_up_basic_pile_stays_empty_and_does_not_end_the_match() -> None:
    table = rich(piles={"mine": 1})
    table.plays(0, "buy mine", "build white 1")
    assert table.left("mine") == 0
    assert table.refusal("buy mine") == "this pile is used up · D10.12"
    assert not table.seen["ending"]


@proves("D10.13")
@pytest.mark.parametrize(("ship", "each"), [("small-ship", 2), ("medium-ship", 3), ("large-ship", 4)])
def test_a_trade_ship_costs_resources_and_scores_at_the_end(ship: str, each: int) -> None:
    table = cities(step="build", wood=[each, 0], stone=[each, 0], iron=[each - 1, 0], gold=[5, 0], rolls=QUIET)
    assert table.refusal(f"buy {ship}") == "needs 1 more iron · D10.13"
    table.plays(0, "trade iron", f"buy {ship}")
    assert table.held(0) == {ship: 1}
    assert table.tokens == [0, 0]
