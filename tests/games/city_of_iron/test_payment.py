"""I7.4-I7.6  A payment as data: what it asks for, what is given, and the cheapest way to complete it."""

import pickle
from itertools import product
from typing import Any

import pytest

import parlour
from parlour.engine.codec import digest
from parlour.games.city_of_iron.card import SYMBOLS
from parlour.games.city_of_iron.paying import Pay
from parlour.games.city_of_iron.state import Iron
from tests.games.city_of_iron.story import Story, begun, iron
from tests.proof import proves


def payment(table: Story, viewer: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.sees(viewer)["payment"]
    return found


def chute(needed: int, given: int, *cards: str) -> dict[str, Any]:
    short, waste = max(needed - given, 0), max(given - needed, 0)
    return {"needed": needed, "given": given, "missing": short, "waste": waste, "cards": list(cards)}


def answers(table: Story) -> dict[str, Any]:
    return {move.notation: move for move in table.match.moves()}


@proves("I10.2", "I7.5")
def test_an_attack_has_a_chute_for_guns_and_one_for_compasses() -> None:
    table = iron(hand={0: ["captain", "pirate", "rifle-company", "guide"]}, stacks={1: ["ironford"]}, seats=4)
    town = table.printed("towns", "ironford")
    assert table.sees(0)["payment"] is None
    table.plays(0, "attack ironford", "captain as guns")
    seen = payment(table)
    assert (seen["seat"], seen["purpose"]) == (0, "attack")
    assert (seen["town"], seen["land"], seen["card"], seen["vehicle"]) == ("ironford", None, None, None)
    assert seen["chutes"] == {"guns": chute(town["defense"], 2, "captain"), "compasses": chute(town["distance"], 0)}
    assert not seen["enough"]


@proves("I7.5")
@pytest.mark.parametrize(("first", "second"), [("captain", "pirate"), ("pirate", "captain")])
def test_of_two_cards_alike_each_lies_where_it_was_laid(first: str, second: str) -> None:
    alike = {"cards.pirate.guns": 2}
    hand = {0: ["captain", "pirate", "rifle-company", "soldier"]}
    table = iron(hand=hand, stacks={1: ["turnip-cross"]}, overrides=alike)
    table.plays(0, "attack turnip-cross", f"{first} as guns", f"{second} as compasses")
    laid = {symbol: one["cards"] for symbol, one in payment(table, 1)["chutes"].items()}
    assert laid == {"guns": [first], "compasses": [second]}
    used = {id: card["symbol"] for id, card in table.sees(1)["in_use"].items()}
    assert used == {first: "guns", second: "compasses"}


def test_which_card_counts_for_what_is_kept_and_changes_nothing() -> None:
    """Positions that differ only in that are equal: nothing that follows depends on it."""
    tables = []
    for first, second in (("captain", "pirate"), ("pirate", "captain")):
        hand = {0: ["captain", "pirate", "rifle-company", "soldier"]}
        table = iron(hand=hand, stacks={1: ["turnip-cross"]}, overrides={"cards.pirate.guns": 2})
        tables.append(table.plays(0, "attack turnip-cross", f"{first} as guns", f"{second} as compasses"))
    assert digest(tables[0].table) == digest(tables[1].table)
    kept = pickle.loads(pickle.dumps(tables[1].table))
    assert tables[1].match.game.view(kept, 0) == tables[1].sees(0)


@proves("I9.3")
def test_a_vehicle_is_a_socket_of_its_own() -> None:
    table = iron(hand={0: ["explorer", "schooner", "airship", "guide", "merchant"]})
    table.plays(0, "play explorer", "settle tangle-bay", "guide as compasses")
    seen = payment(table)
    assert (seen["purpose"], seen["land"], seen["town"]) == ("settle", "tangle-bay", None)
    assert seen["chutes"] == {"compasses": chute(3, 2, "guide")}
    assert seen["vehicle"] == {"needed": "ship", "card": None}
    table.plays(0, "merchant as compasses")
    assert payment(table)["chutes"]["compasses"]["missing"] == 0
    assert not payment(table)["enough"]  # the vehicle is still missing
    table.plays(0, "airship as compasses")
    assert payment(table)["vehicle"] == {"needed": "ship", "card": "airship"}
    assert payment(table)["chutes"]["compasses"] == chute(3, 6, "merchant", "guide", "airship")
    assert payment(table)["enough"]


@proves("I7.7")
def test_a_card_is_paid_with_hammers() -> None:
    table = iron(hand={0: ["mayor", "scholar", "foreman"]}).plays(0, "play mayor")
    seen = payment(table)
    assert (seen["purpose"], seen["card"], seen["vehicle"]) == ("expert", "mayor", None)
    assert seen["chutes"] == {"hammers": chute(2, 0)}


@proves("I7.6")
def test_what_a_card_would_waste_is_told_with_its_answer() -> None:
    table = iron(hand={0: ["mayor", "scholar", "foreman"]}).plays(0, "play mayor")
    facts = {notation: one.facts for notation, one in answers(table).items()}
    assert facts["foreman as hammers"] == {"worth": 3, "waste": 1, "vehicle": False}
    assert facts["scholar as hammers"] == {"worth": 1, "waste": 0, "vehicle": False}
    settling = iron(hand={0: ["explorer", "schooner", "airship", "guide"]})
    settling.plays(0, "play explorer", "settle brine-isles")
    assert answers(settling)["schooner as compasses"].facts == {"worth": 2, "waste": 0, "vehicle": True}
    settling.plays(0, "guide as compasses")
    assert answers(settling)["schooner as compasses"].facts == {"worth": 2, "waste": 2, "vehicle": True}


def test_an_answer_points_at_its_card_and_at_the_chute_it_goes_into() -> None:
    table = iron(hand={0: ["captain", "pirate", "rifle-company"]}, stacks={1: ["turnip-cross"]})
    table.plays(0, "attack turnip-cross")
    assert answers(table)["captain as guns"].targets == ("card:0:captain", "chute:guns")
    assert answers(table)["captain as compasses"].targets == ("card:0:captain", "chute:compasses")


def cheapest(table: Story) -> dict[str, str]:
    return {one["card"]: one["symbol"] for one in payment(table)["cheapest"]}


@proves("I7.6")
@pytest.mark.parametrize(
    ("hand", "found"),
    [
        (["scholar", "banker", "builder", "foreman"], {"foreman": "hammers"}),  # one card rather than two
        (["scholar", "architect", "foreman"], {"architect": "hammers"}),  # nothing is wasted
        (["scholar", "banker", "builder"], {"scholar": "hammers", "builder": "hammers"}),  # they have cost least
    ],
)
def test_the_cheapest_are_the_fewest_cards_then_the_least_waste_then_the_weakest_then_the_least_cost(
    hand: list[str], found: dict[str, str]
) -> None:
    assert cheapest(iron(hand={0: ["mayor", *hand]}).plays(0, "play mayor")) == found


@proves("I7.5", "I9.3")
def test_the_cheapest_regards_both_symbols_and_the_vehicle() -> None:
    table = iron(hand={0: ["captain", "pirate", "rifle-company", "guide"]}, stacks={1: ["turnip-cross"]})
    table.plays(0, "attack turnip-cross")
    assert cheapest(table) == {"rifle-company": "guns", "pirate": "compasses"}
    table.plays(0, "pirate as guns")  # what is given stays
    assert cheapest(table) == {"captain": "guns", "guide": "compasses"}
    table = iron(hand={0: ["explorer", "schooner", "airship", "guide", "merchant"]})
    table.plays(0, "play explorer", "settle tangle-bay")
    assert cheapest(table) == {"airship": "compasses"}
    table.plays(0, "guide as compasses")
    assert cheapest(table) == {"schooner": "compasses"}


@pytest.mark.parametrize("seats", [2, 4])
def test_in_random_matches_nothing_is_cheaper_and_the_cheapest_can_be_played(seats: int) -> None:
    match = begun(seats, f"pay {seats}")
    rng = parlour.seeded("pay")
    paid = 0
    while not match.over:
        question = match.state.question
        if isinstance(question, Pay):
            assert isinstance(match.state, Iron)
            seen = match.view(match.seat)["table"]["payment"]
            assert (len(seen["cheapest"]) == 0) == seen["enough"]
            assert len(seen["cheapest"]) == fewest(match.state, question)
            plan = [f"{one['card']} as {one['symbol']}" for one in seen["cheapest"]] + ["done"]
            assert match.play_all(plan) == len(plan)
            paid += 1
            continue
        moves = match.moves()
        wanted = [move for move in moves if move.verb in ("attack", "settle", "play")] or moves
        match.play(wanted[rng.below(len(wanted))].id)
    assert paid > 3


def fewest(table: Iron, pay: Pay) -> int:
    """By trying everything: how many cards it takes."""
    hand = table.cards_of(table.nations[pay.seat].hand)
    best = len(hand) + 1
    for uses in product((-1, *pay.asked()), repeat=len(hand)):
        missing, vehicle = [pay.guns, pay.compasses, pay.hammers], pay.vehicle
        for card, symbol in zip(hand, uses, strict=True):
            if symbol >= 0:
                missing[symbol] -= card.symbols(symbol)
                vehicle = 0 if SYMBOLS[symbol] == "compasses" and card.vehicle >= vehicle else vehicle
        if max(missing) <= 0 and vehicle == 0:
            best = min(best, len(hand) - uses.count(-1))
    return best


@proves("I15.1")
@pytest.mark.parametrize("viewer", [None, 1])
def test_others_see_what_is_given_and_not_what_the_hand_could_give(viewer: int | None) -> None:
    seen = []
    for held in ("foreman", "architect"):
        table = iron(nations=["arc", "om"], hand={0: ["mayor", "scholar", "banker", held]}, citizen_deck={0: []})
        table.plays(0, "play mayor", "scholar as hammers")
        assert payment(table, viewer)["cheapest"] is None
        seen.append(payment(table, viewer))
    assert seen[0] == seen[1]
