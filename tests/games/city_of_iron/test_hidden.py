"""I15  What is hidden."""

import json

import pytest

import parlour
from parlour.games.city_of_iron.state import Iron
from tests.games.city_of_iron.story import Story, iron
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
    assert seen["decks"][0]["discards"] == ["explorer", "guide"]
    assert [deck["left"] for deck in seen["decks"]] == [2, 2]
    assert len(seen["pool"]) == 19


@proves("I15.3")
@pytest.mark.parametrize("viewer", [None, 1])
def test_the_order_of_a_discard_pile_is_its_owners_to_remember(viewer: int | None) -> None:
    def discarded(first: str) -> Story:
        table = iron(hand={0: ["researcher", "banker"]})
        return table.plays(0, "play researcher", f"discard {first}")

    one, other = discarded("banker"), discarded("researcher")
    assert one.sees(viewer) == other.sees(viewer)
    assert [entry.text for entry in one.match.journal(viewer)] == [entry.text for entry in other.match.journal(viewer)]
    assert one.discards(0, "citizen") == ["banker", "researcher"]
    assert one.told("arrange", 0)[0]["card"] == "banker"
    assert {tuple(dream.nations[0].citizens.discards) for dream in dreams(one, 0)} == {(5, 9)}
    assert len({tuple(dream.nations[0].citizens.discards) for dream in dreams(one, 1)}) == 2


@proves("I15.3")
def test_a_pile_that_was_turned_over_is_known_to_its_owner_alone() -> None:
    table = iron(citizen_deck={0: []}, citizen_discards={0: ["guide", "mayor", "banker"]}).plays(0, "draw citizen")
    assert table.deck(0, "citizen")["order"] == ["mayor", "banker"]
    assert table.nation(0, 1)["decks"][0]["order"] is None
    assert {tuple(dream.nations[0].citizens.undrawn()) for dream in dreams(table, 0)} == {(3, 5)}
    assert len({tuple(dream.nations[0].citizens.undrawn()) for dream in dreams(table, 1)}) == 6


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
        "cards": [card for card in table.nation(0, 0)["hand"]["cards"] if card["id"] == "mayor"],
        "known_to_all": ["mayor"],
        "hidden": {"citizen": 1, "military": 1},
    }


@pytest.mark.parametrize("seat", [None, 1])
def test_a_drawn_card_is_told_to_its_owner_only(seat: int | None) -> None:
    table = iron(citizen_deck={0: ["scholar"]}).plays(0, "draw citizen")
    assert [told["card"] for told in table.told("draw", 0)] == ["scholar"]
    assert (table.told("draw", seat), len(table.told("draw_unseen", seat))) == ([], 1)
    assert "scholar" not in json.dumps([entry.fields for entry in table.match.journal(seat)])


def test_drawing_what_one_knows_can_be_taken_back() -> None:
    words = {"citizen_deck": {0: ["scholar", "mayor"]}}
    known = iron(**words, known={0: ["citizen"]}).plays(0, "draw citizen")
    assert known.match.why_no_undo() is None
    unknown = iron(**words).plays(0, "draw citizen")
    assert unknown.match.why_no_undo() is not None
