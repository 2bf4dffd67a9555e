"""I3  Setup."""

from collections import Counter

import pytest

import parlour
from parlour.games.city_of_iron.state import Iron
from parlour.games.city_of_iron.things import SCORE_CARD
from tests.games.city_of_iron.story import begun, iron
from tests.proof import proves


def state(match: parlour.Match) -> Iron:
    assert isinstance(match.state, Iron)
    return match.state


@proves("I3.1")
def test_nations_are_chosen_in_seat_order_and_none_twice() -> None:
    match = parlour.start("city-of-iron", seats=3)
    assert (match.seat, [move.notation for move in match.moves()]) == (0, ["arc", "cresaria", "hog", "om"])
    match.play("hog")
    with pytest.raises(parlour.IllegalMove, match=r"taken already · I3\.1"):
        match.play("hog")
    match.play("om")
    match.play("arc")
    assert [nation["nation"] for nation in match.view(None)["table"]["nations"]] == ["hog", "om", "arc"]


@proves("I3.1")
def test_nations_can_be_dealt() -> None:
    found = Counter(
        tuple(nation["nation"] for nation in begun(2, seed).view(None)["table"]["nations"]) for seed in range(100)
    )
    assert len(found) == 12
    assert all(one != other for one, other in found)


@proves("I3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_alike(seats: int) -> None:
    match = begun(seats)
    for nation in match.view(None)["table"]["nations"]:
        assert (nation["coins"], nation["science"], nation["income"], nation["vp"]) == (7, 0, 2, 0)
        (city,) = nation["cities"]
        assert (city["room"], city["free"], city["buildings"]) == (5, 5, [])
        assert match.printed["lands"][city["id"]]["distance"] == 0
        assert (nation["citizen_draws"], nation["military_draws"]) == (1, 0)


@proves("I3.2")
def test_every_nation_begins_on_its_own_homeland() -> None:
    table = iron(seats=4)
    homes = ["fields-of-arc", "cresarian-highlands", "western-reach", "emerald-hills"]
    assert [table.lands(seat) for seat in range(4)] == [[home] for home in homes]


@proves("I3.3")
@pytest.mark.parametrize(
    ("seat", "citizens", "military"),
    [
        (0, ["cartographer", "scholar"], ["captain", "soldier"]),
        (1, ["cartographer", "scholar"], ["captain", "soldier"]),
        (2, ["cartographer", "scholar"], ["gunslinger", "soldier"]),
        (3, ["cartographer", "fixer", "scholar"], ["captain", "soldier"]),
    ],
)
def test_starting_decks(seat: int, citizens: list[str], military: list[str]) -> None:
    table = iron(seats=4)
    assert table.deck(seat, "citizen")["cards"] == citizens
    assert table.deck(seat, "military")["cards"] == military
    assert ("captain" in table.pool(seat)) == (seat == 2)


@proves("I3.4")
def test_starting_decks_are_shuffled_and_one_citizen_is_drawn() -> None:
    hands, military = Counter[int](), Counter[tuple[int, ...]]()
    for seed in range(60):
        nation = state(begun(2, seed)).nations[0]
        assert bin(nation.hand).count("1") == 1
        hands[nation.hand] += 1
        military[tuple(nation.military.cards)] += 1
    assert min(hands[1], hands[2]) > 10  # the Scholar or the Cartographer
    assert len(military) > 2


@proves("I3.5")
def test_all_other_cards_are_the_buy_pool_for_all_to_see() -> None:
    match = begun(4)
    for viewer in (None, 0, 3):
        for nation in match.view(viewer)["table"]["nations"]:
            assert len(nation["pool"]) == (23 if nation["nation"] == "om" else 24)


@proves("I3.6")
def test_homelands_of_others_are_put_away() -> None:
    table = iron(seats=2)
    assert not {"western-reach", "emerald-hills"} & set(table.free_lands)
    assert not {"fields-of-arc", "cresarian-highlands"} & set(table.free_lands)
    assert {"red-dunes", "brine-isles", "cinder-coast", "tangle-bay", "cloud-garden", "shard-isle"} <= set(
        table.free_lands
    )


@proves("I3.7")
@pytest.mark.parametrize(("seats", "lands"), [(2, 8), (3, 6), (4, 6)])
@pytest.mark.parametrize("option", ["two-only", "not-two"])
def test_marked_lands_are_for_two_players(seats: int, lands: int, option: str) -> None:
    free = iron(seats=seats, options={"lands": option}).free_lands
    if option == "not-two":
        lands = 14 - lands
    assert len(free) == lands
    assert ("old-battlefield" in free) == ("emerald-delta" in free) == (lands == 8)


@proves("I3.8")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [16, 14, 12]), (3, [20, 17, 14]), (4, [24, 19, 16])])
def test_marked_buildings_are_taken_out(seats: int, sizes: list[int]) -> None:
    table = state(begun(seats))
    cards = [card for card in table.row + table.deck[table.drawn :] if card < SCORE_CARD]
    decks = Counter(table.kit.buildings[card].deck for card in cards)
    assert [decks[deck] for deck in range(3)] == sizes


@proves("I3.9")
def test_decks_are_shuffled_with_their_score_cards_below_them() -> None:
    orders = set()
    for seed in range(10):
        table = state(begun(3, seed))
        letters = "".join("ABC"[table.kit.buildings[card].deck] if card < SCORE_CARD else "." for card in table.deck)
        assert letters == "A" * 20 + "." + "B" * 17 + "." + "C" * 14 + "."
        orders.add(tuple(table.deck))
    assert len(orders) == 10


@proves("I3.10")
@pytest.mark.parametrize(("seats", "row"), [(2, 7), (3, 10), (4, 12)])
def test_the_row_is_filled_from_deck_a(seats: int, row: int) -> None:
    match = begun(seats)
    seen = match.view(None)["table"]
    assert len(seen["row"]) == row
    buildings = match.game.content.table("buildings")
    assert {buildings[building["id"]]["deck"] for building in seen["row"]} == {"A"}
    assert seen["row"][0]["id"] == state(match).kit.buildings[state(match).deck[0]].id


@proves("I3.11")
@pytest.mark.parametrize(("seats", "left"), [(2, 3), (3, 4), (4, 5)])
def test_towns_are_taken_out_and_only_the_top_of_a_stack_is_seen(seats: int, left: int) -> None:
    match = begun(seats)
    groups = match.game.content.table("towns")
    there = set()
    for stars, (id, stack) in enumerate(match.view(0)["table"]["stacks"].items(), 1):
        assert (match.printed["stacks"][id]["stars"], stack["left"]) == (stars, left)
        assert [town is None for town in stack["towns"]] == [False] + [True] * (left - 1)
    for towns in state(match).stacks:
        there |= {groups[state(match).kit.towns[town].id]["group"] for town in towns}
    assert there == {2: {"none"}, 3: {"none", "ore"}, 4: {"none", "ore", "demon"}}[seats]


@proves("I3.11")
def test_town_stacks_are_shuffled() -> None:
    assert len({tuple(map(tuple, state(begun(4, seed)).stacks)) for seed in range(10)}) == 10


@proves("I3.12")
def test_the_first_bidders_are_drawn_by_lot() -> None:
    found = Counter(tuple(begun(3, seed).view(None)["table"]["bid_track"]) for seed in range(120))
    assert len(found) == 6
    match = begun(3, 5)
    assert match.seat == match.view(None)["table"]["bid_track"][0]


@proves("I3.13")
def test_the_markers_begin_on_one() -> None:
    seen = begun(2).view(None)["table"]
    assert (seen["round"], seen["action"], seen["phase"]) == (1, 1, "spring")
