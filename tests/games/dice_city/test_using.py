"""D6  Using a location."""

import pytest

from tests.games.dice_city.story import cities
from tests.proof import proves


@proves("D6.1")
def test_an_ability_is_carried_out_at_once_and_the_choices_are_the_active_seats() -> None:
    table = cities(dice={0: "1 1 1 - -"}, city={0: {"white 1": "toll-house"}})
    table.plays(0, "white", "use")
    assert (table.asked, table.question) == (0, "GainResources")
    table.plays(0, "gain iron")  # one, and one for each other die of this column
    assert table.moves == ["gain wood", "gain stone", "gain iron"]  # the whole of it, before anything else
    table.plays(0, "gain iron", "gain wood")
    assert (table.stock(0), table.question) == ("1 wood 2 iron", "ChooseDie")


@proves("D6.2")
@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("gold-mine", {"gold": [0, 12]}),
        ("barracks", {"piles": {"regular-army": 0}}),
        ("festival-hall", {}),
        ("merchant-guild", {}),
        ("masons-guild", {}),
    ],
)
def test_the_die_is_spent_even_if_nothing_happens(id: str, words: dict[str, object]) -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": id}}, **words)
    table.plays(0, "white", "use")
    assert table.dice(0) == [None, "yellow 1", None, None, None]
    assert (table.stock(0), table.tokens, table.strength) == ("nothing", [0, 0], 0)


@proves("D6.3")
@pytest.mark.parametrize(
    ("id", "lack"),
    [
        ("storehouse", "needs 1 unit of a resource"),
        ("market-place", "needs 1 unit of a resource"),
        ("art-gallery", "needs 1 more gold"),
        ("music-school", "needs 1 more pass token"),
        ("goldsmiths-guild", "needs 2 different resources, or 1 gold"),
    ],
)
def test_a_location_with_a_price_needs_a_seat_that_can_pay(id: str, lack: str) -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": id}})
    table.plays(0, "white")
    assert table.moves == ["move", "pass", "drop"]
    assert table.refusal("use") == f"{lack} · D6.3"


@proves("D6.3")
def test_to_use_it_is_to_pay() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "storehouse"}}, wood=[1, 0], iron=[1, 0])
    table.plays(0, "white", "use")
    assert table.moves == ["pay wood", "pay iron"]
    assert table.refusal("pay stone") == "needs 1 more stone · D6.3"


@proves("D6.4")
def test_a_location_is_used_again_by_each_further_die() -> None:
    table = cities(dice={0: "1 1 1 - -"}, moved={"yellow": "white 1", "red": "white 1"})
    table.plays(0, "white", "use", "red", "use", "yellow", "use")
    used = {"seat": 0, "location": "forest", "space": "white 1", "copied": False}
    assert table.told("use") == [{**used, "die": die} for die in ("white", "red", "yellow")]


@proves("D6.4")
def test_a_location_is_used_again_each_time_it_is_copied() -> None:
    city = {0: {"white 1": "manor", "yellow 1": "town-hall", "red 1": "town-hall"}}
    table = cities(dice={0: "1 1 1 1 -"}, city=city)
    table.plays(0, "yellow", "use", "use white 1", "red", "use", "use white 1", "white", "use")
    assert table.tokens == [6, 0]


@proves("D6.5")
def test_what_an_ability_gave_for_the_turn_stays_when_its_location_is_gone() -> None:
    table = cities(
        dice={0: "1 1 1 2 -"},
        city={0: {"white 1": "blacksmith", "yellow 1": "barracks", "red 1": "mint", "blue 2": "regular-army"}},
    )
    table.plays(0, "white", "use", "red", "use", "yellow", "use", "build white 1")
    assert table.built(0)["white 1"] == "regular-army"
    table.plays(0, "blue", "use")
    assert table.strength == 3
    assert table.seen["turn"]["resource_bonus"] == 1


@proves("D6.5")
def test_strength_of_a_location_stays_when_it_deactivates_itself() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "catapult"}})
    table.plays(0, "white", "use")
    assert (table.strength, table.deactivated(0)) == (3, ["white 1"])
