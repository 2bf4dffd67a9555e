"""I9, I10  What lies within reach of a hand, and what is lacking where it does not."""

from typing import Any

import pytest

import parlour
from tests.games.city_of_iron.story import Story, begun, iron
from tests.proof import proves


def reach(table: Story, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.sees(seat)["reach"]
    return found


def lacks(thing: dict[str, Any]) -> dict[str, Any]:
    """Without what is not lacking."""
    return {key: value for key, value in thing.items() if value and key not in ("adds", "tracks")}


@proves("I9.2", "I9.3")
def test_a_land_says_what_is_lacking_for_it() -> None:
    """The Explorer's own compass is of no use to itself."""
    table = iron(hand={0: ["explorer", "guide"], 1: ["guide", "merchant", "schooner"]})
    assert lacks(reach(table)["lands"]["old-battlefield"]) == {"open": True}
    assert lacks(reach(table)["lands"]["brine-isles"]) == {"vehicle": "ship"}
    assert lacks(reach(table)["lands"]["shard-isle"]) == {"compasses": 2, "vehicle": "airship"}
    assert lacks(reach(table, 1)["lands"]["brine-isles"]) == {"card": "explorer"}  # also out of turn
    assert set(reach(table)["lands"]) == set(table.free_lands)


@proves("I9.6")
def test_without_a_token_no_land_and_no_district_is_within_reach() -> None:
    used = {0: {"red-dunes": ["civic"], "home": ["great", "garrison"]}}
    table = iron(hand={0: ["explorer", "guide", "mayor", "foreman"]}, cities=used)
    assert lacks(reach(table)["lands"]["old-battlefield"]) == {"token": True}
    assert lacks(reach(table)["district"]) == {"token": True}


@proves("I9.5", "I7.7")
def test_a_district_says_what_is_lacking_for_it() -> None:
    assert lacks(reach(iron(hand={0: ["mayor", "scholar"]}))["district"]) == {"hammers": 1}
    assert lacks(reach(iron(hand={0: ["mayor", "scholar", "banker"]}))["district"]) == {"open": True}
    assert lacks(reach(iron(hand={0: ["foreman"]}))["district"]) == {"card": "mayor"}
    assert lacks(reach(iron())["district"]) == {"card": "mayor", "hammers": 2}


def test_a_card_that_is_played_is_not_lacking() -> None:
    table = iron(hand={0: ["explorer", "guide", "merchant", "scout"]}).plays(0, "play explorer")
    assert table.question == "ChooseLand"
    assert lacks(reach(table)["lands"]["red-dunes"]) == {"open": True}
    table = iron(hand={0: ["mayor", "foreman", "banker"]}).plays(0, "play mayor")
    assert lacks(reach(table)["district"]) == {"open": True}
    used = iron(hand={0: ["researcher", "mayor", "banker", "scholar"]}).plays(0, "play researcher", "mayor as hammers")
    assert used.question == "Pay"
    assert reach(used)["district"]["card"] == "mayor"  # it serves for its hammer only


@proves("I10.2", "I7.5")
def test_a_town_says_what_is_lacking_for_it() -> None:
    stacks = {1: ["turnip-cross"], 2: ["brine-harbor"]}
    assert lacks(reach(iron(hand={0: ["captain"]}, stacks=stacks))["towns"]["turnip-cross"]) == {"guns": 1}
    both = reach(iron(hand={0: ["captain", "pirate"]}, stacks=stacks))["towns"]
    assert lacks(both["turnip-cross"]) == {"either": True}  # three guns or a compass
    assert lacks(both["brine-harbor"]) == {"guns": 3}
    assert lacks(reach(iron(hand={0: ["general", "guide"]}, stacks=stacks))["towns"]["turnip-cross"]) == {"open": True}


@proves("I10.6", "I10.7")
def test_a_town_below_the_top_is_told_to_whoever_has_looked_and_needs_eyes() -> None:
    order = {1: ["lantern-hollow", "turnip-cross"]}
    army = ["general", "rifle-company", "guide"]
    table = iron(hand={0: army}, spied={0: ["turnip-cross"]}, stacks=order)
    assert lacks(reach(table)["towns"]["turnip-cross"]) == {"eyes": 1}
    assert "turnip-cross" not in reach(table, 1)["towns"]
    seeing = iron(hand={0: army}, stacks=order, buildings={0: {"home": ["watchtower"]}})
    assert lacks(reach(seeing)["towns"]["turnip-cross"]) == {"open": True}
    scouting = iron(
        hand={0: ["scout", *army], 1: ["general"]}, spied={0: ["turnip-cross"], 1: ["turnip-cross"]}, stacks=order
    )
    scouting.plays(0, "play scout")
    assert lacks(reach(scouting)["towns"]["turnip-cross"]) == {"open": True}
    assert lacks(reach(scouting, 1)["towns"]["turnip-cross"])["eyes"] == 1  # the scout is seat 0's


@proves("I10.1", "I10.5", "I13.2")
def test_a_town_says_what_it_would_change_for_who_takes_it_and_who_loses_it() -> None:
    table = iron(towns={1: ["turnip-cross"]}, stacks={2: ["white-pans"]}, round=3)
    assert reach(table)["towns"]["turnip-cross"]["adds"] == {
        "places": [2, -2],
        "shields": [0, 0],
        "buildings": [0, 0],
        "vp": [2, -2],
        "coins": [2, -2],  # one of income, one as a leader
    }
    assert reach(table)["towns"]["white-pans"]["adds"]["vp"] == [4, 0]
    assert "turnip-cross" not in reach(table, 1)["towns"]  # one's own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_matches_what_is_open_is_what_can_be_done(seats: int) -> None:
    match = begun(seats, f"reach {seats}")
    rng = parlour.seeded("reach")
    done = set()
    while not match.over:
        assert match.question is not None
        before, moves = match.view(match.seat)["table"], match.moves()
        told = before["reach"]
        notations = [move.notation for move in moves]
        lands = {id for id, land in told["lands"].items() if land["open"]}
        if match.question.kind == "choose-action":
            towns = {id for id, town in told["towns"].items() if town["open"]}
            assert {f"attack {id}" for id in towns} == {move.notation for move in moves if move.verb == "attack"}
            assert ("play explorer" in notations) == bool(lands)
            assert ("play mayor" in notations) == told["district"]["open"]
        elif match.question.kind == "choose-land":
            assert {f"settle {id}" for id in lands} == set(notations)
        wanted = [move for move in moves if move.verb in ("attack", "settle") or move.notation in BOLD] or moves
        move = wanted[rng.below(len(wanted))]
        match.play(move.id)
        if move.verb == "attack":
            match.play_all([f"{one['card']} as {one['symbol']}" for one in cheapest(match)])
            while match.question is not None and match.question.kind == "pay":
                match.play("done")
            after = match.view(None)["table"]
            for seat in range(seats):
                old, new = before["nations"][seat], after["nations"][seat]
                gain = new["if_scored"]["vp"] - old["if_scored"]["vp"]
                assert gain == told["towns"][move.subjects["town"]]["adds"]["vp"][seat]
        done.add(move.verb)
    assert "attack" in done


BOLD = ("play explorer", "play mayor", "draw military", "draw citizen")


def cheapest(match: parlour.Match) -> list[dict[str, str]]:
    payment = match.view(match.seat)["table"]["payment"]
    found: list[dict[str, str]] = payment["cheapest"] if payment else []
    return found


@pytest.mark.parametrize("held", ["schooner", "rifle-company"])
def test_it_tells_nobody_what_another_holds(held: str) -> None:
    table = iron(hand={0: ["explorer", held]}, military_deck={0: []})
    other = iron(hand={0: ["explorer", "soldier"]}, military_deck={0: []})
    assert reach(table, 1) == reach(other, 1)
    assert table.seen["reach"] is None
    assert parlour.start("city-of-iron", seats=2).view(0)["table"]["reach"] is None  # before there is a nation


@proves("I10.3", "I10.5")
def test_a_town_tells_the_tracks_of_its_goods_as_they_would_be() -> None:
    table = iron(towns={1: ["turnip-cross"]}, buildings={0: {"home": ["turnip-farm"]}})
    (track,) = reach(table)["towns"]["turnip-cross"]["tracks"]
    assert track["id"] == "turnips"
    assert track["counts"] == [3, 0]
    assert track["places"] == [1, None]
    now = next(good for good in table.sees(0)["goods"] if good["id"] == "turnips")
    assert now["counts"] == [1, 2]  # nothing has changed by the reckoning
