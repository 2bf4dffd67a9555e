"""D1  Aim and words."""

import pytest

import parlour
from tests.games.dice_city.story import QUIET, cities
from tests.proof import proves

PRINTED = {"forest", "mountain", "cave", "militia", "small-house", "traveller"}


@proves("D1.1")
def test_the_most_victory_points_from_all_sources_win() -> None:
    table = cities(
        seats=3,
        turn=2,
        ending=True,
        step="end",
        city={0: {"white 1": "regular-army"}, 1: {"white 1": "gold-mine"}},
        held={0: {"large-bandits": 1, "small-ship": 1}, 1: {"small-ship": 1}},
        vp_tokens=[3, 7, 0],
        raid_tokens=[2, 0, 11],
        rolls=QUIET,
    )
    assert table.over
    assert table.vp == [1 + 4 + 5 + 3 + 2, 1 + 5 + 7, 11]
    assert table.winners == [0]


@proves("D1.2")
@pytest.mark.parametrize("seats", [0, 5])
def test_it_is_a_game_for_one_to_four(seats: int) -> None:
    with pytest.raises(parlour.BadSetup, match="for 1 to 4 players"):
        parlour.start("dice-city", seats=seats)


@proves("D1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_seats_play(seats: int) -> None:
    match = parlour.start("dice-city", seats=seats)
    assert len(match.view(None)["table"]["cities"]) == seats
    assert match.printed["target"] == (50 if seats == 1 else None)


@proves("D1.3")
def test_a_location_is_what_lies_open_on_a_space() -> None:
    table = cities(city={0: {"white 1": "manor"}})
    built, printed = table.space(0, "white 1"), table.space(0, "white 2")
    assert (built["id"], built["built"]) == ("manor", True)
    assert (printed["id"], printed["built"]) == ("mountain", False)
    on_board = table.match.printed["spaces"]
    assert [on_board[space]["location"] for space in ("white 1", "white 2")] == ["forest", "mountain"]
    assert table.built(0) == {"white 1": "manor"}


@proves("D1.4")
def test_a_deactivation_token_switches_off_what_a_die_could_use() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "manor"}}, deactivated={0: ["white 1"]})
    table.plays(0, "white")
    assert "use" not in table.moves
    assert "Manor is deactivated · D5.14" in table.refusal("use")


@proves("D1.4")
@pytest.mark.parametrize(("token", "defense"), [([], 5), (["white 1"], 3)])
def test_a_deactivation_token_switches_off_what_is_ongoing(token: list[str], defense: int) -> None:
    table = cities(city={0: {"white 1": "great-wall", "white 2": "regular-army"}}, deactivated={0: token})
    assert table.space(0, "white 2")["defense"] == defense


@proves("D1.5")
def test_a_die_is_unused_until_it_has_done_something() -> None:
    table = cities(dice={0: "1 2 3 4 5"})
    assert table.dice(0) == ["white 1", "yellow 2", "red 3", "blue 4", "black 5"]
    table.plays(0, "red", "drop", "white", "use")
    assert table.dice(0) == [None, "yellow 2", None, "blue 4", "black 5"]
    assert table.moves == ["yellow", "blue", "black", "done"]


@proves("D1.6")
def test_gold_is_no_resource() -> None:
    table = cities(dice={0: "1 1 - - -"}, city={0: {"white 1": "festival-hall"}}, wood=[2, 0], gold=[8, 0])
    table.plays(0, "white", "use")
    assert table.tokens == [1, 0]


@proves("D1.7")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_order_of_the_deck_is_hidden_from_all(seat: int | None) -> None:
    one = cities(options={"deck": "base"}, deck=["manor", "well"])
    other = cities(options={"deck": "base"}, deck=["church", "bazaar"])
    assert one.match.view(seat) == other.match.view(seat)


@proves("D1.7")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everything_else_lies_open(seat: int | None) -> None:
    table = cities(
        seats=3,
        dice={0: "1 2 3 4 5", 1: "6 6 6 6 6"},
        city={1: {"red 1": "manor"}},
        deactivated={1: ["red 1"]},
        wood=[1, 2, 3],
        pass_tokens=[0, 4, 0],
        held={2: {"medium-bandits": 2, "medium-ship": 1}},
        display=["well", "-", "bazaar"],
    )
    seen = table.match.view(seat)["table"]
    assert [city["stock"]["wood"] for city in seen["cities"]] == [1, 2, 3]
    assert [city["pass_tokens"] for city in seen["cities"]] == [0, 4, 0]
    assert seen["cities"][2]["bandits"] == {"small-bandits": 0, "medium-bandits": 2, "large-bandits": 0}
    assert seen["cities"][2]["ships"] == {"small-ship": 0, "medium-ship": 1, "large-ship": 0}
    assert [die["space"] for die in seen["cities"][1]["dice"]][:2] == ["white 6", "yellow 6"]
    assert seen["display"][:3] == ["well", None, "bazaar"]
    assert {"well", "bazaar", "manor"} <= set(seen["deck_kinds"])
    assert len(seen["deck_kinds"]) == 20


@proves("D1.7")
def test_cards_that_are_gone_can_be_looked_up() -> None:
    table = cities(dice={0: "1 1 - - -"}, display=["well", "well", "manor", "bazaar"], deck=["church"])
    table.plays(0, "white", "refresh")
    assert table.seen["gone"] == {"bazaar": 1, "manor": 1, "well": 2}


@proves("D1.7")
def test_what_a_seat_imagines_differs_in_the_order_of_the_deck_only() -> None:
    table = cities(display=["well", "bazaar"])
    dreams = [table.table.imagine(0, parlour.seeded(seed)) for seed in range(10)]
    decks = {tuple(dream.deck) for dream in dreams}  # type: ignore[attr-defined]
    assert len(decks) == 10
    for dream in dreams:
        assert table.match.game.view(dream, 0) == table.seen
        assert dream.legal() == table.table.legal()


@proves("D1.8")
def test_the_text_of_a_location_wins_over_a_general_clause() -> None:
    table = cities(dice={0: "- 4 - - -"}, rolls="2")
    table.plays(0, "yellow", "use")  # a die that was used is off the board, but for the Traveller's
    assert table.dice(0) == [None, "yellow 2", None, None, None]
