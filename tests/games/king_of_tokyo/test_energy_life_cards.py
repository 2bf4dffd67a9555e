"""T7  Energy, life and cards."""

import pytest

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves

CLAW = "claw 1 1 2 2 3"
NO_HELP = "1 1 2 2 3 3"


# ---------------------------------------------------------------------- life


@proves("T7.1")
@pytest.mark.parametrize(("cards", "most"), [([], 10), (["even-bigger"], 12)])
def test_nothing_heals_you_above_your_maximum(cards: list[str], most: int) -> None:
    hearts = tokyo(seats=2, life=[most - 1, 10], cards={0: cards}, dice="heart heart heart 1 1 2", rolls=QUIET)
    hearts.plays(0, "keep")
    assert hearts.life[0] == most
    card = tokyo(seats=2, life=[most - 1, 10], energy=[3, 0], cards={0: cards}, store=["heal"], step="buy", rolls=QUIET)
    card.plays(0, "buy heal")
    assert card.life[0] == most
    full = tokyo(seats=2, life=[most, 10], energy=[3, 0], cards={0: cards}, store=["heal"], step="buy", rolls=QUIET)
    full.plays(0, "buy heal")
    assert full.life[0] == most


@proves("T7.1", "T7.2")
def test_a_card_raises_the_maximum() -> None:
    table = tokyo(seats=2, life=[10, 10], energy=[4, 0], store=["even-bigger"], step="buy", rolls=QUIET)
    table.plays(0, "buy even-bigger")
    assert table.life[0] == 12
    assert [monster["most_life"] for monster in table.match.view(0)["table"]["monsters"]] == [12, 10]


@proves("T7.2")
def test_a_second_copy_does_not_raise_it_further() -> None:
    table = tokyo(
        seats=2, life=[11, 10], energy=[8, 0], cards={0: ["even-bigger"]}, store=["mimic"], step="buy", rolls=QUIET
    )
    table.plays(0, "buy mimic")
    assert table.life[0] == 12
    assert table.match.view(0)["table"]["monsters"][0]["most_life"] == 12


@proves("T7.2")
@pytest.mark.parametrize(("life", "after"), [(12, 10), (11, 10), (10, 10), (7, 7)])
def test_with_the_card_life_above_the_old_maximum_is_lost_which_is_no_damage(life: int, after: int) -> None:
    table = tokyo(
        seats=2,
        life=[life, 10],
        cards={0: ["even-bigger", "metamorph", "were-only-making-it-stronger"]},
        step="end",
        rolls=QUIET,
    )
    table.plays(0, "sell even-bigger", "done")
    assert table.life[0] == after
    assert table.told("damage") == []
    assert table.energy[0] == 4  # the printed cost, and nothing for the loss


# ---------------------------------------------------------------------- cards


@proves("T7.3")
def test_a_keep_card_works_as_long_as_you_own_it() -> None:
    table = tokyo(seats=2, tokyo=1, cards={0: ["spiked-tail", "metamorph"]}, dice=CLAW, rolls=f"{NO_HELP} {CLAW}")
    table.plays(0, "keep")
    assert table.life[1] == 8
    table.plays(1, "stay")
    table.plays(0, "sell spiked-tail", "done")
    table.plays(1, "keep")
    table.plays(0, "keep")
    assert table.life[1] == 8 - 1


@proves("T7.3")
def test_a_card_that_says_it_is_discarded_is() -> None:
    table = tokyo(seats=2, cards={0: ["plot-twist"]}, dice="1 1 2 2 3 3", rolls=QUIET)
    table.plays(0, "keep", "turn 3 to 1 plot-twist")
    assert table.cards(0) == []
    assert table.discards == ["plot-twist"]


@proves("T7.3")
def test_a_card_bought_away_works_for_its_new_owner_only() -> None:
    table = tokyo(
        seats=2,
        tokyo=1,
        energy=[5, 0],
        cards={0: ["parasitic-tentacles"], 1: ["spiked-tail"]},
        step="buy",
        rolls=f"claw 1 1 2 2 3 {CLAW}",
    )
    table.plays(0, "take spiked-tail")
    table.plays(1, "keep")
    assert table.life[0] == 9
    table.plays(0, "keep")
    assert table.life[1] == 8


@proves("T7.4")
def test_what_a_keep_card_does_it_must_do() -> None:
    table = tokyo(
        seats=3, tokyo=0, cards={0: ["nova-breath", "spiked-tail"], 1: ["camouflage"]}, dice=CLAW, rolls=f"1 2 {QUIET}"
    )
    table.plays(0, "keep")
    assert table.life == [10, 8, 8]  # nobody was asked whether to use a card
    assert table.told("hide") == [{"seat": 1, "hearts": 0, "dice": 2}]
    assert table.turn == 1


@proves("T7.4")
def test_where_its_text_says_that_you_may_you_are_asked() -> None:
    table = tokyo(seats=2, cards={0: ["freeze-time"]}, dice="1 1 1 2 2 3")
    table.plays(0, "keep")
    assert table.moves == ["pass", "another turn"]


@proves("T7.4")
def test_a_limit_each_turn_means_the_owners_own_turns() -> None:
    table = tokyo(seats=2, cards={0: ["herd-culler"]}, dice="2 2 2 1 3 3", rolls=f"{QUIET} {QUIET}")
    table.plays(0, "keep", "turn 2 to 1 herd-culler")
    table.plays(1, "keep")  # it is not offered on the turn of another
    table.plays(0, "keep")
    assert table.question == "ChangeDice"


@proves("T7.4")
def test_a_card_that_works_on_the_turns_of_others_is_fresh_on_each_of_them() -> None:
    table = tokyo(
        seats=3, turn=1, cards={0: ["psychic-probe"]}, dice="1 1 2 2 3 3", rolls=f"3 {QUIET} 3 {QUIET} {QUIET}"
    )
    table.plays(1, "keep")
    table.plays(0, "probe 3")
    table.plays(2, "keep")
    table.plays(0, "probe 3")
    assert table.turn == 0
    table.plays(0, "keep")  # and there is no probing of its own dice
    assert table.turn == 1


@proves("T7.5")
def test_a_discount_lowers_the_price_of_every_card_you_buy() -> None:
    table = tokyo(
        seats=2,
        energy=[2 + 3 + 4, 0],
        cards={0: ["alien-metabolism", "made-in-a-lab", "parasitic-tentacles"], 1: ["jets"]},
        store=["corner-store"],
        deck=["tanks", "commuter-train"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store")
    assert table.energy[0] == 3 + 4
    table.plays(0, "peek", "buy top card")
    assert table.energy[0] == 4
    table.plays(0, "take jets")
    assert table.energy == [0, 4]  # the other monster gets what was paid


@proves("T7.5")
def test_a_discount_holds_in_a_reveal_window() -> None:
    table = tokyo(
        seats=2,
        energy=[3, 2],
        cards={1: ["opportunist", "alien-metabolism"]},
        store=["corner-store"],
        deck=["heal"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store")
    table.plays(1, "buy heal")
    assert table.energy[1] == 0


@proves("T7.5")
def test_a_price_is_never_below_nothing() -> None:
    table = tokyo(
        seats=2,
        overrides={"cards.alien-metabolism.discount": 5},
        cards={0: ["alien-metabolism"]},
        store=["corner-store"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy corner-store")
    assert table.stars[0] == 1
    assert table.energy[0] == 0


@proves("T7.6")
def test_a_card_bought_from_another_arrives_with_full_charges() -> None:
    table = tokyo(
        seats=2,
        energy=[4, 0],
        cards={0: ["parasitic-tentacles"], 1: ["smoke-cloud"]},
        tokens={"smoke-cloud": 1},
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "take smoke-cloud")
    assert table.tokens("smoke-cloud") == 3


@proves("T7.6")
def test_a_card_bought_from_another_has_its_effects_on_arrival() -> None:
    table = tokyo(
        seats=2,
        life=[7, 12],
        energy=[4, 0],
        cards={0: ["parasitic-tentacles"], 1: ["even-bigger"]},
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "take even-bigger")
    assert table.life == [9, 10]


@proves("T7.6")
def test_what_the_former_owner_had_stored_does_not_come_along() -> None:
    table = tokyo(
        seats=2,
        energy=[5, 0],
        cards={0: ["parasitic-tentacles"], 1: ["monster-batteries"]},
        tokens={"monster-batteries": 6},
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "take monster-batteries")
    assert table.energy == [3, 6 + 2]
    assert table.tokens("monster-batteries") == 0
    table.plays(0, "load 3")
    assert table.tokens("monster-batteries") == 6


@proves("T7.6")
def test_a_mimic_bought_away_gets_a_new_target_from_its_buyer() -> None:
    table = tokyo(
        seats=2,
        energy=[8, 0],
        cards={0: ["parasitic-tentacles"], 1: ["mimic", "wings", "jets"]},
        copied="wings",
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "take mimic")
    assert table.moves == ["copy jets", "copy parasitic-tentacles", "copy wings"]
    table.plays(0, "copy jets")
    assert table.match.view(0)["table"]["copied"] == "jets"


# ---------------------------------------------------------------------- energy


@proves("T7.7")
def test_energy_on_a_card_cannot_be_spent_or_counted() -> None:
    table = tokyo(
        seats=2,
        energy=[0, 0],
        cards={0: ["monster-batteries", "energy-hoarder", "solar-powered", "rapid-healing"]},
        tokens={"monster-batteries": 12},
        life=[5, 10],
        store=["corner-store"],
        step="buy",
        rolls=QUIET,
    )
    assert table.turn == 1  # there was nothing it could have bought or healed with
    assert table.stars[0] == 0
    assert table.energy[0] == 1  # the reserve was empty
    assert table.tokens("monster-batteries") == 12


@proves("T7.7")
def test_energy_on_a_card_cannot_be_taken() -> None:
    table = tokyo(
        seats=2,
        energy=[6, 7],
        cards={1: ["monster-batteries"]},
        tokens={"monster-batteries": 6},
        store=["vast-storm"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy vast-storm")
    assert table.energy[1] == 4 + 2  # half is lost; its own turn has brought 2 from the card
    assert table.tokens("monster-batteries") == 4


@proves("T7.7")
def test_charges_are_no_energy() -> None:
    table = tokyo(seats=2, cards={0: ["smoke-cloud", "stretchy"]}, dice="1 1 2 2 3 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.turn == 1
    assert table.tokens("smoke-cloud") == 3


@proves("T7.8")
def test_a_power_for_any_time_is_offered_at_your_own_decisions() -> None:
    table = tokyo(
        seats=2,
        tokyo=1,
        life=[3, 10],
        energy=[12, 0],
        cards={0: ["rapid-healing", "freeze-time"]},
        store=["corner-store"],
        dice="1 1 1 energy claw 2",
        rolls="1 1 2 2 3",
    )
    for question, move in (
        ("Reroll", "keep"),
        ("ChangeDice", "done"),
        ("ResolveDice", "resolve"),
        ("BuyCards", "done"),
        ("UseFreezeTime", "another turn"),
    ):
        assert (table.asked, table.question) == (0, question)
        life = table.life[0]
        table.plays(0, "use rapid-healing")
        assert table.life[0] == life + 1
        assert table.question == question  # and the question is still open
        table.plays(0, move)
        if table.asked == 1:
            table.plays(1, "stay")
    assert table.energy[0] == 12 + 1 - 5 * 2


@proves("T7.8")
@pytest.mark.parametrize("kind", ["attack", "card", "poison"])
def test_it_is_offered_in_every_damage_event_against_you(kind: str) -> None:
    if kind == "attack":
        table = tokyo(seats=2, tokyo=1, life=[9, 9], energy=[0, 2], cards={1: ["rapid-healing"]}, dice=CLAW)
        table.plays(0, "keep")
    elif kind == "card":
        table = tokyo(
            seats=2,
            life=[9, 9],
            energy=[3, 2],
            cards={1: ["rapid-healing"]},
            store=["fire-blast"],
            step="buy",
            rolls=QUIET,
        )
        table.plays(0, "buy fire-blast")
    else:
        table = tokyo(
            seats=2,
            turn=1,
            life=[9, 9],
            energy=[0, 2],
            poison=[0, 1],
            cards={1: ["rapid-healing"]},
            step="end",
            rolls=QUIET,
        )
    assert (table.asked, table.question) == (1, "Brace")
    table.plays(1, "use rapid-healing")
    assert table.energy[1] == 0


@proves("T7.8")
def test_it_is_offered_before_a_storm_cuts_your_energy() -> None:
    table = tokyo(
        seats=2,
        life=[10, 7],
        energy=[6, 5],
        cards={1: ["rapid-healing"]},
        store=["vast-storm"],
        step="buy",
        rolls=QUIET,
    )
    table.plays(0, "buy vast-storm")
    assert (table.asked, table.question) == (1, "LastChance")
    table.plays(1, "use rapid-healing", "go on")
    assert table.life[1] == 8
    assert table.energy[1] == 3 - 1


@proves("T7.8")
def test_it_is_offered_before_a_healer_takes_your_energy() -> None:
    table = tokyo(
        seats=2,
        life=[10, 7],
        energy=[0, 3],
        cards={0: ["healing-ray"], 1: ["rapid-healing"]},
        dice="heart 1 1 2 2 3",
        rolls=QUIET,
    )
    table.plays(0, "keep", "treat 1")
    assert (table.asked, table.question) == (1, "LastChance")
    table.plays(1, "use rapid-healing")
    assert table.life[1] == 9
    assert table.energy == [1, 0]


@proves("T7.9")
@pytest.mark.parametrize(("has", "pays"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_who_has_less_than_it_must_give_up_gives_what_it_has(has: int, pays: int) -> None:
    table = tokyo(
        seats=2, life=[10, 5], energy=[0, has], cards={0: ["healing-ray"]}, dice="heart 1 1 2 2 3", rolls=QUIET
    )
    table.plays(0, "keep", "treat 1")
    assert table.life[1] == 6
    assert table.energy == [pays, has - pays]


@proves("T7.10")
@pytest.mark.parametrize(
    ("card", "stars"), [("jet-fighters", 5), ("national-guard", 2), ("tanks", 4), ("gas-refinery", 2)]
)
def test_a_card_that_gives_stars_and_deals_damage_gives_the_stars_first(card: str, stars: int) -> None:
    table = tokyo(seats=2, energy=[6, 0], store=[card], step="buy", rolls=QUIET)
    table.plays(0, f"buy {card}")
    if table.question == "BuyCards":
        table.plays(0, "done")
    assert table.stars[0] == stars
    assert table.happened("stars", "damage") == ["stars", "damage"]


@proves("T7.10")
def test_with_the_option_at_once_the_stars_win_before_the_damage() -> None:
    table = tokyo(
        seats=3,
        options={"goal": "at-once"},
        life=[4, 10, 10],
        stars=[15, 0, 0],
        energy=[5, 0, 0],
        store=["jet-fighters"],
        step="buy",
    )
    table.plays(0, "buy jet-fighters")
    assert table.winners == [0]
    assert table.life[0] == 4
