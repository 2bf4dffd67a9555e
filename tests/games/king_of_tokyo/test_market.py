"""T4.5  Buying cards and sweeping the store."""

import pytest

import parlour
from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves


def all_cards(*, keep: bool | None = None) -> list[str]:
    """Every card by its name in notation; only Keep or only Discard cards if that is asked."""
    names = []
    for id, entry in parlour.find_game("king-of-tokyo").content.table("cards").items():
        if keep is None or (entry["kind"] == "keep") == keep:
            names += [id] + [f"{id}-{copy}" for copy in range(2, entry["copies"] + 1)]
    return names


def without(*cards: str) -> list[str]:
    return [name for name in all_cards() if name not in cards]


@proves("T4.5")
def test_buying_and_sweeping_mix_as_often_as_energy_allows() -> None:
    table = tokyo(
        seats=2,
        energy=[14, 0],
        store=["corner-store", "wings", "jets"],
        deck=["heal", "tanks", "commuter-train", "mimic", "energize"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store", "sweep", "buy commuter-train", "sweep")
    assert table.energy[0] == 3
    assert table.stars[0] == 1 + 2
    assert table.question == "BuyCards"
    table.plays(0, "done")
    assert table.turn == 1


@proves("T4.5")
def test_buying_comes_after_the_tokyo_step() -> None:
    table = tokyo(seats=2, tokyo=1, energy=[3, 0], store=["corner-store"], dice="claw 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.question == "AskYield"
    table.plays(1, "yield")
    assert table.places[0] == "city"
    assert table.question == "BuyCards"


@proves("T4.5")
def test_energy_from_the_dice_of_this_turn_counts() -> None:
    table = tokyo(seats=2, energy=[1, 0], store=["corner-store"], dice="energy energy 1 1 2 3", rolls=QUIET)
    table.plays(0, "keep", "buy corner-store")
    assert table.energy[0] == 0
    assert table.stars[0] == 1


@proves("T4.5.1")
def test_any_open_card_is_bought_for_its_cost() -> None:
    table = tokyo(seats=2, energy=[6, 5], store=["corner-store", "wings", "mimic"], step="buy", rolls=QUIET)
    assert table.moves == ["done", "sweep", "buy wings", "buy corner-store"]
    table.plays(0, "buy wings")
    assert table.energy == [0, 5]
    assert table.cards(0) == ["wings"]


@proves("T4.5.1")
@pytest.mark.parametrize(("energy", "missing"), [(0, 6), (4, 2), (5, 1)])
def test_a_card_too_dear_is_refused_with_what_is_missing(energy: int, missing: int) -> None:
    table = tokyo(seats=2, energy=[energy, 0], cards={0: ["made-in-a-lab"]}, store=["wings"], deck=["jets"], step="buy")
    assert table.refusal("buy wings") == f"needs {missing} more energy · T4.5.1"


@proves("T4.5.1")
def test_a_purchase_runs_in_its_order() -> None:
    table = tokyo(
        seats=2,
        energy=[3, 9],
        cards={0: ["dedicated-news-team"], 1: ["opportunist"]},
        store=["corner-store"],
        deck=["heal"],
        step="buy",
    )
    table.plays(0, "buy corner-store")
    assert table.happened("buy", "stars", "turn_up") == ["buy", "stars", "turn_up", "stars"]
    assert table.clauses("buy", "stars", "turn_up") == ["T4.5.1", "dedicated-news-team", "T4.5.4", "corner-store"]
    assert (table.asked, table.question) == (1, "UseOpportunist")  # the window comes last


@proves("T4.5.1")
def test_a_reward_for_buying_is_not_paid_for_the_card_itself() -> None:
    table = tokyo(seats=2, energy=[3, 0], store=["dedicated-news-team"], step="buy", rolls=QUIET)
    table.plays(0, "buy dedicated-news-team")
    assert table.stars[0] == 0


@proves("T4.5.2")
def test_a_keep_card_lies_before_you_and_works_from_then_on() -> None:
    table = tokyo(
        seats=2, energy=[6, 0], store=["alien-metabolism", "corner-store"], step="buy", rolls=f"{QUIET} {QUIET}"
    )
    table.plays(0, "buy alien-metabolism", "buy corner-store")
    assert table.energy[0] == 1
    assert table.cards(0) == ["alien-metabolism"]
    assert "alien-metabolism" not in table.discards


@proves("T4.5.2")
def test_a_discard_card_takes_effect_once_and_goes_to_the_pile() -> None:
    table = tokyo(seats=2, energy=[5, 0], store=["apartment-building"], step="buy", rolls=f"{QUIET} {QUIET} {QUIET}")
    table.plays(0, "buy apartment-building")
    assert table.stars[0] == 3
    assert table.cards(0) == []
    assert table.discards == ["apartment-building"]
    table.plays(1, "keep")
    table.plays(0, "keep")
    assert table.stars[0] == 3


@proves("T4.5.3")
def test_a_sweep_costs_two_and_brings_three_new_cards() -> None:
    table = tokyo(
        seats=2,
        energy=[2, 0],
        store=["wings", "jets", "mimic"],
        deck=["heal", "tanks", "energize"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "sweep")
    assert table.energy[0] == 0
    assert table.store == ["heal", "tanks", "energize"]
    assert sorted(table.discards) == ["jets", "mimic", "wings"]


@proves("T4.5.3")
@pytest.mark.parametrize("energy", [0, 1])
def test_no_discount_makes_a_sweep_cheaper(energy: int) -> None:
    table = tokyo(
        seats=2,
        energy=[energy, 0],
        cards={0: ["alien-metabolism", "made-in-a-lab"]},
        store=["wings"],
        deck=["jets"],
        step="buy",
    )
    assert "sweep" not in table.moves
    assert table.refusal("sweep") == f"needs {2 - energy} more energy · T4.5.3"


@proves("T4.5.3")
def test_an_empty_store_cannot_be_swept() -> None:
    table = tokyo(seats=2, energy=[9, 0], cards={0: ["made-in-a-lab"]}, store=[], step="buy")
    assert "sweep" not in table.moves
    assert table.refusal("sweep") == "the store is empty · T4.5.3"


@proves("T4.5.4")
def test_a_bought_card_is_replaced_at_once() -> None:
    table = tokyo(
        seats=2, energy=[9, 0], store=["wings", "corner-store", "mimic"], deck=["heal"], step="buy", rolls=QUIET
    )
    table.plays(0, "buy corner-store")
    assert table.store == ["wings", "heal", "mimic"]
    assert "buy heal" in table.moves


@proves("T4.5.4")
def test_when_the_deck_is_empty_the_discard_pile_becomes_the_deck() -> None:
    table = tokyo(
        seats=2,
        energy=[3, 0],
        cards={1: all_cards(keep=True)},
        store=["corner-store", "heal", "tanks"],
        discards=[name for name in all_cards(keep=False) if name not in ("corner-store", "heal", "tanks")],
        tokens={"monster-batteries": 4},
        step="buy",
    )
    assert table.match.view(0)["table"]["deck"] == 0
    table.plays(0, "buy corner-store")
    refill = table.store[0]
    assert refill in all_cards(keep=False)
    assert refill != "corner-store"  # the card just bought is not yet in the pile
    assert table.match.view(0)["table"]["deck"] == 14
    assert table.discards == ["corner-store"]
    assert table.told("shuffle") == [{"cards": 15}]


@proves("T4.5.4")
def test_swept_cards_are_in_the_pile_that_becomes_the_deck() -> None:
    table = tokyo(
        seats=2,
        energy=[2, 0],
        store=["corner-store", "heal", "tanks"],
        discards=without("corner-store", "heal", "tanks"),
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "sweep")
    assert None not in table.store
    assert table.match.view(0)["table"]["deck"] == 63
    assert table.discards == []


@proves("T4.5.4")
def test_with_no_card_anywhere_the_slot_stays_empty() -> None:
    discards = ["corner-store", *(name for name in all_cards(keep=False) if name != "corner-store")]
    table = tokyo(
        seats=2,
        energy=[3, 0],
        cards={1: all_cards(keep=True)},
        tokens={"monster-batteries": 4},
        store=discards[:3],
        discards=discards[3:],
        step="buy",
    )
    # Three slots cannot hold all Discard cards, so no match comes this far: lay them all into the store by hand.
    state = table.table
    state.store = state.store + [card.number for card in state.kit.cards if card.id in table.discards]
    assert table.discards == []
    table.plays(0, "buy corner-store")
    assert table.store[0] is None
    assert None not in table.store[1:]
    assert table.discards == ["corner-store"]


@proves("T4.5.5")
def test_others_whose_cards_allow_it_buy_new_cards_before_the_active_player_goes_on() -> None:
    table = tokyo(
        seats=3,
        energy=[9, 7, 0],
        cards={1: ["opportunist"]},
        store=["corner-store", "wings"],
        deck=["heal", "commuter-train", "tanks"],
        step="buy",
    )
    table.plays(0, "buy corner-store")
    assert table.asked == 1
    assert table.moves == ["pass", "buy heal"]  # not Wings, which lay there before
    table.plays(1, "buy heal")
    assert table.moves == ["pass", "buy commuter-train"]  # the refill is new too
    table.plays(1, "buy commuter-train")
    assert table.energy[1] == 0
    assert (table.asked, table.question) == (0, "BuyCards")
    assert table.store == ["tanks", "wings", None]


@proves("T4.5.5")
def test_after_a_sweep_all_three_cards_are_new() -> None:
    table = tokyo(
        seats=2,
        energy=[2, 20],
        cards={1: ["opportunist"]},
        store=["wings", "jets", "mimic"],
        deck=["heal", "tanks", "energize", "corner-store"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "sweep")
    assert sorted(table.moves) == ["buy energize", "buy heal", "buy tanks", "pass"]
    table.plays(1, "buy tanks")
    assert sorted(table.moves) == ["buy corner-store", "buy energize", "buy heal", "pass"]


@proves("T4.5.5")
@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2]), (3, [1, 2])])
def test_they_are_asked_clockwise_and_after_a_pass_the_next_owner_is_asked(turn: int, order: list[int]) -> None:
    table = tokyo(
        seats=4,
        turn=turn,
        energy=[9, 9, 9, 9],
        cards={1: ["mimic"], 2: ["opportunist"]},
        copied="opportunist",
        store=["corner-store"],
        deck=["heal", "tanks", "wings"],
        step="buy",
    )
    table.plays(turn, "buy corner-store")
    table.plays(order[0], "buy heal", "pass")
    assert table.asked == order[1]
    assert "buy tanks" in table.moves
    table.plays(order[1], "pass")
    assert (table.asked, table.question) == (turn, "BuyCards")


@proves("T4.5.5")
def test_clockwise_from_the_active_players_left() -> None:
    table = tokyo(
        seats=4,
        turn=1,
        energy=[9, 9, 9, 9],
        cards={0: ["opportunist"], 3: ["mimic"]},
        copied="opportunist",
        store=["corner-store"],
        deck=["heal"],
        step="buy",
    )
    table.plays(1, "buy corner-store")
    table.plays(3, "pass")
    table.plays(0, "pass")
    assert table.asked == 1


@proves("T4.5.5")
def test_the_active_player_gets_no_window_of_its_own() -> None:
    table = tokyo(seats=2, energy=[9, 0], cards={0: ["opportunist"]}, store=["corner-store"], deck=["heal"], step="buy")
    table.plays(0, "buy corner-store")
    assert table.question == "BuyCards"


@proves("T4.5.6")
def test_a_card_bought_on_anothers_turn_takes_effect_at_once_with_its_buyer_as_source() -> None:
    table = tokyo(
        seats=3,
        energy=[3, 3, 0],
        cards={1: ["opportunist", "poison-spit"]},
        store=["corner-store"],
        deck=["fire-blast"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store")
    table.plays(1, "buy fire-blast")
    assert {hurt["source"] for hurt in table.told("damage")[:2]} == {1}
    assert table.life[1:] == [10, 8]
    assert table.poison == [1, 0, 1]


@proves("T4.5.7")
def test_buying_is_paying_for_a_card_wherever_it_comes_from() -> None:
    table = tokyo(
        seats=3,
        energy=[20, 1, 0],
        cards={0: ["dedicated-news-team", "made-in-a-lab", "parasitic-tentacles"], 1: ["jets"]},
        store=["corner-store"],
        deck=["heal", "commuter-train"],
        step="buy",
    )
    table.plays(0, "buy corner-store")
    assert table.stars[0] == 1 + 1
    table.plays(0, "peek", "buy top card")
    assert table.stars[0] == 1 + 1 + 2 + 1
    table.plays(0, "take jets")
    assert table.stars[0] == 1 + 1 + 2 + 1 + 1
    assert table.energy == [20 - 3 - 4 - 5, 1 + 5, 0]  # the former owner got the energy
    assert "jets" in table.cards(0)
    assert table.cards(1) == []


@proves("T4.5.7")
def test_a_purchase_in_a_reveal_window_is_a_purchase() -> None:
    table = tokyo(
        seats=2,
        energy=[3, 3],
        cards={1: ["opportunist", "dedicated-news-team"]},
        store=["corner-store"],
        deck=["heal"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store")
    table.plays(1, "buy heal")
    assert table.stars == [1, 1]


@proves("T4.5.7")
def test_a_card_that_is_copied_is_not_bought() -> None:
    table = tokyo(
        seats=2,
        energy=[8, 0],
        cards={0: ["dedicated-news-team"], 1: ["wings"]},
        store=["mimic"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy mimic")
    assert table.stars[0] == 1  # for Mimic
    table.plays(0, "copy wings")
    assert table.stars[0] == 1


@proves("T4.5.8")
def test_looking_at_the_top_of_the_deck_is_private_and_reveals_nothing() -> None:
    table = tokyo(
        seats=2,
        energy=[2, 9],
        cards={0: ["made-in-a-lab"], 1: ["opportunist"]},
        store=["wings"],
        deck=["energize"],
        step="buy",
    )
    table.plays(0, "peek")
    assert (table.asked, table.question) == (0, "BuyCards")  # no window for Opportunist
    assert table.match.view(0)["table"]["top_card"]["id"] == "energize"
    assert table.match.view(1)["table"]["top_card"] is None
    assert table.seen["top_card"] is None


@proves("T4.5.8")
def test_a_card_not_bought_stays_on_top() -> None:
    table = tokyo(
        seats=2,
        energy=[6, 0],
        cards={0: ["made-in-a-lab"]},
        store=["corner-store"],
        deck=["energize", "heal"],
        step="buy",
    )
    table.plays(0, "peek", "buy corner-store")
    assert table.store[0] == "energize"  # it has come into the store as the refill
    assert table.match.view(0)["table"]["top_card"] is None
    assert "peek" in table.moves
    table.plays(0, "peek")
    assert table.match.view(0)["table"]["top_card"]["id"] == "heal"


@proves("T4.5.8")
def test_a_peeked_card_that_comes_into_the_store_is_revealed_like_any_other() -> None:
    table = tokyo(
        seats=2,
        energy=[3, 3],
        cards={0: ["made-in-a-lab"], 1: ["opportunist"]},
        store=["corner-store"],
        deck=["heal"],
        step="buy",
    )
    table.plays(0, "peek", "buy corner-store")
    assert table.asked == 1
    assert table.moves == ["pass", "buy heal"]
