"""I15  What is hidden."""

import json

import pytest

import parlour
from parlour.engine.codec import digest
from parlour.games.city_of_iron.state import Iron
from tests.games.city_of_iron.story import Story, begun, iron
from tests.proof import proves


def dreams(table: Story, seat: int, number: int = 30) -> list[Iron]:
    """What this seat may take the table for."""
    found = []
    for seed in range(number):
        dream = table.table.imagine(seat, parlour.seeded(seed))
        assert isinstance(dream, Iron)
        assert table.match.game.view(dream, seat) == table.sees(seat)
        table.match.game.invariants(dream)
        found.append(dream)
    return found


@proves("I15.1")
@pytest.mark.parametrize("viewer", [None, 1])
def test_a_hand_and_a_draw_pile_are_hidden_from_others(viewer: int | None) -> None:
    one = iron(hand={0: ["scholar"]}, citizen_deck={0: ["cartographer", "guide"]})
    other = iron(hand={0: ["guide"]}, citizen_deck={0: ["scholar", "cartographer"]})
    assert one.sees(viewer) == other.sees(viewer)
    assert one.sees(0) != other.sees(0)


@proves("I15.1")
def test_the_building_decks_and_the_towns_below_the_top_are_hidden() -> None:
    words = {"stacks": {1: ["turnip-cross"]}}
    one = iron(deck=["inn", "mine"], **words)
    other = iron(deck=["mine", "inn"], **words)
    assert one.sees(0) == other.sees(0)
    lower = iron(stacks={1: ["turnip-cross", "shepherds-gate"]})
    assert lower.stack(1, 0) == iron(stacks={1: ["turnip-cross", "lantern-hollow"]}).stack(1, 0)
    assert len({tuple(dream.deck) for dream in dreams(one, 0)}) == 30
    assert len({tuple(dream.stacks[0]) for dream in dreams(lower, 0)}) == 2


@proves("I15.1")
def test_a_town_that_was_looked_at_stays_where_it_is_in_the_mind() -> None:
    table = iron(seats=4, spied={0: ["ironford"]}, stacks={1: ["turnip-cross", "lantern-hollow", "ironford"]})
    stacks = {tuple(dream.stacks[0]) for dream in dreams(table, 0)}
    assert {stack[2] for stack in stacks} == {3}
    assert len(stacks) > 3
    assert len({dream.stacks[0][2] for dream in dreams(table, 1)}) > 2


@proves("I15.2")
@pytest.mark.parametrize("viewer", [None, 1])
def test_everything_else_lies_open(viewer: int | None) -> None:
    table = iron(
        coins=[3, 4],
        science=[5, 6],
        hand={0: ["banker", "mayor", "scout"]},
        citizen_discards={0: ["guide", "explorer"]},
        stored={0: ["inn"]},
        towns={0: ["turnip-cross"]},
        buildings={0: {"home": ["mine"]}},
    )
    seen = table.sees(viewer)["nations"][0]
    assert (seen["coins"], seen["science"]) == (3, 5)
    assert [card["id"] for card in seen["stored"]] == ["inn"]
    assert seen["hand"] == {"cards": [], "known_to_all": [], "hidden": {"citizen": 2, "military": 1}}
    assert seen["decks"]["citizen"]["discards"] == ["guide", "explorer"]
    assert [deck["left"] for deck in seen["decks"].values()] == [2, 2]
    assert len(seen["pool"]) == 19


@proves("I15.3")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_discard_piles_lie_face_up_for_all_with_their_order(viewer: int | None) -> None:
    table = iron(hand={0: ["researcher", "banker"]}).plays(0, "play researcher", "discard banker")
    assert table.nation(0, viewer)["decks"]["citizen"]["discards"] == ["banker", "researcher"]
    assert [told["card"] for told in table.told("discard", viewer)] == ["banker", "researcher"]
    orders = {tuple(dream.nations[0].citizens.discards) for dream in dreams(table, 0 if viewer is None else viewer)}
    assert orders == {(5, 9)}


@proves("I15.3")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_pile_that_was_turned_over_is_known_to_all(viewer: int | None) -> None:
    """All have seen in which order its cards lay, so all know what is drawn from it."""
    table = iron(citizen_deck={0: []}, citizen_discards={0: ["guide", "mayor", "banker"]}).plays(0, "draw citizen")
    seen = table.nation(0, viewer)
    assert seen["decks"]["citizen"]["order"] == ["mayor", "banker"]
    assert seen["hand"]["known_to_all"] == ["guide"]
    assert [told["card"] for told in table.told("draw", viewer)] == ["guide"]
    for dream in dreams(table, 1):
        assert dream.nations[0].citizens.undrawn() == [3, 5]
        assert dream.nations[0].hand == table.table.nations[0].hand


@proves("I15.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_matches_all_see_the_same_discards_and_none_of_another_starting_deck(seats: int) -> None:
    match = begun(seats, seats)
    rng = parlour.seeded("discards")
    ordered = 0
    while not match.over:
        piles = [match.view(viewer)["table"]["nations"] for viewer in (None, *range(seats))]
        for seat in range(seats):
            for kind in ("citizen", "military"):
                own = piles[1 + seat][seat]["decks"][kind]
                for viewer, nations in enumerate(piles, -1):
                    other = nations[seat]["decks"][kind]
                    assert (other["discards"], other["order"]) == (own["discards"], own["order"])
                    assert other["cards"] == (own["cards"] if viewer == seat or own["order"] is not None else None)
                ordered += len(own["discards"]) > 1 or own["order"] is not None
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    assert ordered > 20


@proves("I15.3")
def test_of_a_starting_deck_nobody_knows_the_order() -> None:
    table = iron(nations=["om", "arc"])
    assert table.deck(0, "citizen")["order"] is None
    assert table.deck(0, "citizen")["cards"] == ["cartographer", "fixer", "scholar"]
    assert len({tuple(dream.nations[0].citizens.undrawn()) for dream in dreams(table, 0)}) == 6


@proves("I15.4")
def test_a_bought_card_is_known_to_all_until_it_is_used() -> None:
    table = iron(step="winter", round=2, coins=[3, 0], hand={0: ["mayor"]}).plays(0, "buy banker")
    assert table.nation(0, 1)["hand"]["known_to_all"] == ["banker"]
    assert all(dream.nations[0].hand >> 5 & 1 for dream in dreams(table, 1))
    assert any(not dream.nations[0].hand >> 3 & 1 for dream in dreams(table, 1))
    table.plays(1, "slot 1").plays(0, "play banker")  # seat 0 can pay for one slot only
    assert table.nation(0, 1)["hand"]["known_to_all"] == []


@proves("I15.4")
def test_a_card_taken_back_is_known_to_all() -> None:
    table = iron(hand={0: ["general"]}, military_discards={0: ["scout", "pirate"]})
    table.plays(0, "play general", "take scout", "done")
    assert table.nation(0, 1)["hand"]["known_to_all"] == ["scout"]


@proves("I15.4")
def test_when_a_pile_is_turned_over_all_can_tell_the_rest() -> None:
    words = {"citizen_deck": {0: []}, "citizen_discards": {0: ["guide", "banker"]}}
    table = iron(hand={0: ["mayor", "scout"]}, **words).plays(0, "draw citizen")
    assert table.nation(0, 1)["hand"] == {
        "cards": [id for id in table.hand(0) if id in ("mayor", "guide")],
        "known_to_all": ["mayor", "guide"],
        "hidden": {"citizen": 0, "military": 1},
    }


@pytest.mark.parametrize("seat", [None, 1])
def test_a_drawn_card_is_told_to_its_owner_only(seat: int | None) -> None:
    table = iron(citizen_deck={0: ["scholar"]}).plays(0, "draw citizen")
    assert [told["card"] for told in table.told("draw", 0)] == ["scholar"]
    assert [told["card"] for told in table.told("draw", seat)] == [None]
    assert "scholar" not in json.dumps([entry.fields for entry in table.match.journal(seat)])


def test_drawing_what_one_knows_can_be_taken_back() -> None:
    words = {"citizen_deck": {0: ["scholar", "mayor"]}}
    known = iron(**words, known={0: ["citizen"]}).plays(0, "draw citizen")
    assert known.match.why_no_undo() is None
    unknown = iron(**words).plays(0, "draw citizen")
    assert unknown.match.why_no_undo() is not None


@proves("I15.1", "I10.7")
def test_what_another_has_looked_at_is_not_known_only_where() -> None:
    tables = []
    for below in (["lantern-hollow", "ironford"], ["ironford", "lantern-hollow"]):
        tables.append(iron(seats=4, spied={0: below[:1]}, stacks={1: ["turnip-cross", *below]}))
    imagined = [digest(table.table.imagine(1, parlour.seeded("dream"))) for table in tables]
    assert imagined[0] == imagined[1]
    for dream in dreams(tables[0], 1, 5):
        spied, stack = dream.nations[0].spied, dream.stacks[0]
        assert [spied >> town & 1 for town in stack[1:3]] == [1, 0]


@proves("I4.8", "I15.1")
def test_the_last_bid_of_spring_cannot_be_taken_back_where_another_may_hold_a_fixer() -> None:
    reasons = []
    for held in ("fixer", "scholar"):
        table = iron(step="spring", nations=["arc", "om"], coins=[9, 9], bid_track=[1, 0], hand={1: [held]})
        table.plays(1, "slot 3").plays(0, "slot 2")
        reasons.append(table.match.why_no_undo(0))
    assert reasons == ["something new came to light with the last move"] * 2
    nobody = iron(step="spring", nations=["arc", "hog"], coins=[9, 9], bid_track=[1, 0])
    assert nobody.plays(1, "slot 3").plays(0, "slot 2").match.why_no_undo(0) is None


@proves("I12.1")
def test_a_winter_without_purchases_cannot_be_taken_back_either() -> None:
    table = iron(step="winter", round=2, coins=[5, 5]).plays(0, "done").plays(1, "done")
    assert table.match.why_no_undo(1) == "something new came to light with the last move"
