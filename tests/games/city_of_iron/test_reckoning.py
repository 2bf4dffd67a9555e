"""I11, I13, I14  What the table is worth as it lies, what one thing more would change, and what it lacks."""

from typing import Any

import pytest

import parlour
from tests.games.city_of_iron.story import FULL, Story, begun, iron
from tests.proof import proves


def adds(table: Story, seat: int = 0, slot: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.sees(seat)["row"][slot]["adds"]
    return found


def lacks(table: Story, seat: int | None = 0, slot: int = 0) -> dict[str, Any] | None:
    found: dict[str, Any] | None = table.sees(seat)["row"][slot]["lacks"]
    return found


# ---------------------------------------------------------------------- as it stands


@proves("I13.2", "I13.3", "I13.5", "I13.6")
def test_points_if_scored_now_by_source() -> None:
    """Ore: three against two, and no shield; turnips: two of seat 1 alone, with four of them also the shield."""
    table = iron(
        seats=4,
        buildings={0: {"home": ["mine", "mine", "mine", "watchtower"]}, 1: {"home": ["deep-mine"]}},
        towns={1: ["turnip-cross"]},
    )
    assert table.nation(0)["if_scored"] == {"places": 3, "shields": 0, "buildings": 1, "vp": 4}
    assert table.nation(1)["if_scored"] == {"places": 1 + 2, "shields": 0, "buildings": 0, "vp": 3}
    more = iron(buildings={1: {"home": ["turnip-farm", "turnip-farm"]}}, towns={1: ["turnip-cross"]})
    assert more.nation(1)["if_scored"] == {"places": 2, "shields": 1, "buildings": 0, "vp": 3}


@proves("I11.7", "I13.4")
def test_income_by_source() -> None:
    """Two to begin with, 1 for a mine, 1 for a town, and a coin for each of the two tracks that it leads."""
    table = iron(buildings={0: {"home": ["mine", "inn"]}}, towns={0: ["turnip-cross"]})
    assert table.nation(0)["income_by"] == {"base": 2, "buildings": 1, "towns": 1, "leads": 2}
    assert (table.nation(0)["income"], table.nation(0)["leader_coins"]) == (4, 2)
    assert table.nation(1)["income_by"] == {"base": 2, "buildings": 0, "towns": 0, "leads": 0}


@proves("I11.8")
@pytest.mark.parametrize(("round", "book"), [(2, 0), (3, 1), (4, 0), (5, 1), (7, 0)])
def test_the_science_of_the_book_is_told_apart(round: int, book: int) -> None:
    table = iron(round=round, buildings={0: {"home": ["academy"]}})
    assert (table.seen["coming"]["book"], table.nation(0)["science_icons"]) == (book, 1)


@proves("I13.1", "I11.2")
@pytest.mark.parametrize(
    ("words", "autumn", "scoring"),
    [
        ({"round": 1}, 1, 3),
        ({"round": 3}, 3, 3),
        ({"round": 4, "step": "winter"}, 4, 5),  # the marker lies on round 4 already
        ({"round": 7}, 7, 7),
    ],
)
def test_what_comes_next(words: dict[str, Any], autumn: int, scoring: int) -> None:
    coming = iron(row=["inn", "mine"], **words).seen["coming"]
    assert (coming["autumn"], coming["scoring"], coming["falling"]) == (autumn, scoring, 2)
    assert iron(row=["inn", "mine", "academy", "barracks", "watchtower"], **words).seen["coming"]["falling"] == 4


def test_after_the_last_autumn_nothing_comes() -> None:
    last = iron(step="autumn", round=7, coins=[9, 9])
    assert last.seen["phase"] == "winter"
    assert last.seen["coming"] == {"autumn": None, "scoring": None, "book": 0, "falling": 0}
    change = last.sees(0)["row"][0]["adds"]
    assert not any(number for numbers in change.values() for number in numbers)


@proves("I14.1", "I14.2")
def test_the_leaders_of_the_five_bonuses() -> None:
    table = iron(
        seats=3,
        coins=[5, 5, 0],
        cities={1: {"red-dunes": ["civic"]}},
        buildings={0: {"home": ["inn"]}},
        hand={2: ["mayor"]},
    )
    bonuses = table.seen["bonuses"]
    assert bonuses["coins"] == {"most": 5, "leaders": [0, 1]}  # all who tie
    assert bonuses["distance"] == {"most": 2, "leaders": [1]}
    assert bonuses["buildings"] == {"most": 1, "leaders": [0]}
    assert bonuses["towns"] == {"most": 0, "leaders": []}  # nobody for nothing
    assert bonuses["cards"]["leaders"] == [2]


# ---------------------------------------------------------------------- what one thing more would change


@proves("I13.2", "I13.3", "I13.6", "I11.7")
def test_a_building_says_what_it_would_change_for_each_seat() -> None:
    """Seat 0 draws level in ore: it comes from the second place to the first. So does nobody else."""
    table = iron(
        seats=4,
        row=["mine", "watchtower", "crystal-spire"],
        buildings={0: {"home": ["mine"]}, 1: {"home": ["mine", "mine"]}},
    )
    nothing = [0, 0, 0, 0]
    assert adds(table) == {
        "places": [2, 0, 0, 0],
        "shields": nothing,
        "buildings": nothing,
        "vp": [2, 0, 0, 0],
        "coins": [2, 0, 0, 0],  # one of income, one as a leader
    }
    assert adds(table, 2)["places"] == [0, 0, 1, 0]  # second together with seat 0
    assert adds(table, 1)["vp"] == nothing  # first already
    assert adds(table, 0, 1) == {
        "places": nothing,
        "shields": nothing,
        "buildings": [1, 0, 0, 0],
        "vp": [1, 0, 0, 0],
        "coins": nothing,  # it produces nothing
    }
    assert adds(table, 0, 2)["vp"] == [6 + 2, 0, 0, 0]


@proves("I13.3", "I13.5")
@pytest.mark.parametrize(
    ("others", "places", "coins"),
    [
        (["moss-cellar"], [1, 0, 0, 0], [2, 0, 0, 0]),  # level with three
        ([], [1, -1, 0, 0], [2, -1, 0, 0]),  # seat 1 falls from the first place to the second
    ],
)
def test_others_lose_their_place_and_a_shield_is_reached(
    others: list[str], places: list[int], coins: list[int]
) -> None:
    buildings = {0: {"home": ["moss-cellar"]}, 1: {"home": others}}
    table = iron(seats=4, row=["moss-garden"], buildings=buildings, towns={1: ["lantern-hollow"]})
    assert (adds(table)["places"], adds(table)["shields"]) == (places, [1, 0, 0, 0])
    assert adds(table)["coins"] == coins


def test_what_is_stored_says_so_to_its_owner() -> None:
    table = iron(stored={0: ["mine"]})
    stored = [table.nation(0, viewer)["stored"][0] for viewer in (0, 1, None)]
    assert [one["adds"] and one["adds"]["vp"] for one in stored] == [[3, 0], None, None]
    assert [one["lacks"] and one["lacks"]["science"] for one in stored] == [1, None, None]
    assert iron(row=["mine"]).seen["row"][0]["adds"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_matches_it_comes_as_it_was_reckoned(seats: int) -> None:
    """What building something changes is what was told; what is scored and collected is what would have been."""
    match = begun(seats, f"reckon {seats}")
    rng = parlour.seeded("reckon")
    built = scored = 0
    while not match.over:
        moves = [move for move in match.moves() if move.verb in ("build", "at")] or match.moves()
        move = moves[rng.below(len(moves))]
        before, told = match.view(match.seat)["table"], len(match.journal())
        match.play(move.id)
        after, entries = match.view(None)["table"], match.journal()[told:]
        kinds = [entry.kind for entry in entries]
        if move.verb == "build" and "build" in kinds and "demolish" not in kinds and before["coming"]["scoring"]:
            change = before["row"][move.facts["slot"]]["adds"]
            for seat in range(seats):
                old, new = before["nations"][seat], after["nations"][seat]
                for part in ("places", "shields", "buildings", "vp"):
                    assert new["if_scored"][part] - old["if_scored"][part] == change[part][seat]
                coins = sum(new["income_by"].values()) - sum(old["income_by"].values())
                assert coins == change["coins"][seat]
            built += 1
        for entry in entries:
            if entry.kind == "income":
                by = after["nations"][entry.fields["seat"]]["income_by"]
                assert entry.fields["leader"] == by["leads"]
                assert entry.fields["coins"] == by["base"] + by["buildings"] + by["towns"]
        if "scoring" in kinds:
            scored += 1
            assert before["coming"]["scoring"] == before["coming"]["autumn"] == before["round"]
            for seat in range(seats):
                points = {
                    part: sum(
                        entry.fields["vp"] for entry in entries if entry.kind == kind and entry.fields["seat"] == seat
                    )
                    for part, kind in (("places", "place"), ("shields", "shield"), ("buildings", "building_vp"))
                }
                assert after["nations"][seat]["if_scored"] == {**points, "vp": sum(points.values())}
    assert built > 3 and scored == 3


# ---------------------------------------------------------------------- what is lacking


@proves("I6.2", "I6.5", "I6.7")
def test_a_building_of_the_row_says_what_one_lacks_also_out_of_turn() -> None:
    table = iron(row=["deep-mine", "salt-works"], coins=[3, 9], science=[0, 2], buildings={1: {"home": FULL}})
    assert table.asked == 0
    assert lacks(table) == {"coins": 2, "science": 2, "land": None, "room": False}
    assert lacks(table, 1) == {"coins": 0, "science": 0, "land": None, "room": True}  # in place of another
    assert lacks(table, 0, 1) == {"coins": 1, "science": 1, "land": "desert", "room": False}
    assert lacks(table, None) is None


@proves("I6.4", "I6.3")
def test_what_is_lacking_regards_what_makes_it_cheaper() -> None:
    words: dict[str, Any] = {"nations": ["cresaria", "arc"], "row": ["mine", "inn"], "coins": [3, 3]}
    table = iron(hand={0: ["magician"]}, **words)
    assert lacks(table) == {"coins": 1, "science": 1, "land": None, "room": False}
    table.plays(0, "play magician")
    assert lacks(table) == {"coins": 0, "science": 0, "land": None, "room": False}
    assert lacks(table, 1) == {"coins": 1, "science": 1, "land": None, "room": False}
    mastered = iron(mastered={0: ["mine"]}, **words)
    assert lacks(mastered) == {"coins": 1, "science": 0, "land": None, "room": False}


@pytest.mark.parametrize("seats", [2, 4])
def test_in_random_matches_what_can_be_built_is_what_lacks_nothing(seats: int) -> None:
    match = begun(seats, f"lacks {seats}")
    rng = parlour.seeded("lacks")
    while not match.over:
        if match.question is not None and match.question.kind in ("choose-action", "act", "build-with"):
            row = match.view(match.seat)["table"]["row"]
            offered = {move.facts["slot"] for move in match.moves() if move.verb == "build"}
            free = {
                slot
                for slot, card in enumerate(row)
                if card and not card["lacks"]["coins"] and not card["lacks"]["science"] and not card["lacks"]["land"]
            }
            assert offered == free
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
