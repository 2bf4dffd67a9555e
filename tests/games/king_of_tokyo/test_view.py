"""What a seat and a spectator see."""

import json

import pytest

import parlour
from tests.games.king_of_tokyo.story import QUIET, Story, tokyo
from tests.proof import proves


def peeked() -> Story:
    """Seat 1 of three has looked at the deck's top card, Energize, on its turn."""
    table = tokyo(
        seats=3,
        turn=1,
        energy=[0, 9, 0],
        cards={0: ["opportunist"], 1: ["made-in-a-lab"]},
        store=["corner-store"],
        deck=["energize", "heal"],
        step="buy",
        rolls=f"{QUIET} {QUIET} {QUIET}",
    )
    return table.plays(1, "peek")


@proves("T2.7", "T4.5.8")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_peek_is_seen_by_its_owner_only_in_the_view(seat: int | None) -> None:
    table = peeked()
    seen = table.match.view(seat)
    top = seen["table"]["top_card"]
    assert (top and top["id"]) == ("energize" if seat == 1 else None)
    assert ("energize" in json.dumps(seen)) == (seat == 1)
    assert seen["table"]["top_card_seen_by"] == [1]  # that somebody has looked is open


@proves("T2.7", "T4.5.8")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_peek_is_told_to_its_owner_only_in_the_journal(seat: int | None) -> None:
    table = peeked()
    told = [entry for entry in table.match.journal(seat) if entry.clause == "T4.5.8"]
    assert len(told) == 1
    if seat == 1:
        assert told[0].text == "Player 2 looks at the top card: Energize."
        assert told[0].fields == {"seat": 1, "card": "energize"}
    else:
        assert told[0].text == "Player 2 looks at the top card."
        assert told[0].fields == {"seat": 1, "card": None}


@proves("T4.5.8")
def test_the_owner_keeps_its_knowledge_until_the_card_is_gone() -> None:
    table = peeked()
    table.plays(1, "done")
    table.plays(2, "keep")
    assert table.match.view(1)["table"]["top_card"]["id"] == "energize"
    table.plays(0, "keep")
    table.plays(1, "keep", "buy corner-store")
    assert table.store[0] == "energize"
    assert table.match.view(1)["table"]["top_card"] is None
    assert table.match.view(1)["table"]["top_card_seen_by"] == []


@proves("T2.7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_seat_imagines_looks_to_it_like_what_it_sees(seat: int) -> None:
    table = peeked()
    game, state = table.match.game, table.match.state
    tops = set()
    for seed in range(30):
        dream = state.imagine(seat, parlour.seeded(seed))
        assert game.view(dream, seat) == game.view(state, seat)
        assert dream.legal() == state.legal()
        top = game.view(dream, 1)["top_card"]
        tops.add(top["id"])
    assert (tops == {"energize"}) == (seat == 1)


def test_view_names_the_question_and_the_seat() -> None:
    table = tokyo(seats=3, turn=1, dice="1 1 2 2 3 3")
    seen = table.match.view(2)
    assert (seen["game"], seen["you"], seen["seat"], seen["ply"]) == ("king-of-tokyo", 2, 1, 0)
    assert (seen["over"], seen["winners"], seen["scores"]) == (False, [], [0, 0, 0])
    assert table.match.view(None)["you"] is None


def test_view_shows_the_dice_and_the_rerolls_left() -> None:
    table = tokyo(seats=2, dice="claw 3 1 2 heart energy", rolls="1")
    seen = table.match.view(1)["table"]
    assert seen["dice"] == ["1", "2", "3", "heart", "energy", "claw"]
    assert (seen["rerolls"], seen["resolved"], seen["active"]) == (2, False, 0)
    table.plays(0, "reroll claw")
    assert table.match.view(1)["table"]["rerolls"] == 1


def test_view_shows_prices_as_they_are_for_the_one_who_looks() -> None:
    table = tokyo(seats=2, cards={1: ["alien-metabolism"]}, store=["wings", "heal"], dice="1 1 2 2 3 3")
    prices = {
        seat: [ware and ware["price"] for ware in table.match.view(seat)["table"]["store"]] for seat in (0, 1, None)
    }
    assert prices == {0: [6, 3, None], 1: [5, 2, None], None: [6, 3, None]}
    cards = table.match.printed["cards"]
    assert [(cards[id]["kind"], cards[id]["cost"]) for id in ("wings", "heal")] == [("keep", 6), ("discard", 3)]


def test_view_shows_who_may_yield_and_who_is_shielded() -> None:
    table = tokyo(seats=3, tokyo=1, energy=[0, 2, 0], cards={1: ["wings"]}, dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    assert not any(monster["shielded"] for monster in table.match.view(0)["table"]["monsters"])
    table.plays(1, "prevent")
    seen = table.match.view(0)["table"]
    assert seen["may_yield"] == [1]
    assert [monster["shielded"] for monster in seen["monsters"]] == [False, True, False]


def test_view_shows_turns_still_to_come() -> None:
    table = tokyo(seats=3, fewer=1, extra_turns=[2, 0], dice="1 1 2 2 3")
    seen = table.seen
    assert (seen["fewer_dice"], seen["extra_turns"]) == (1, [2, 0])


def test_view_shows_both_copies_of_a_doubled_card_apart() -> None:
    table = tokyo(
        seats=2, cards={0: ["extra-head"], 1: ["extra-head-2"]}, store=["evacuation-orders-2"], dice="1 1 2 2 3 3"
    )
    assert table.cards(0) == ["extra-head"]
    assert table.cards(1) == ["extra-head-2"]
    assert table.store[0] == "evacuation-orders-2"


def test_view_after_the_end_names_the_winner() -> None:
    table = tokyo(seats=2, stars=[21, 3], step="end")
    seen = table.match.view(None)
    assert (seen["over"], seen["winners"], seen["scores"], seen["seat"]) == (True, [0], [21, 3], None)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_views_are_plain_data_all_through_a_match(seats: int) -> None:
    match = parlour.start("king-of-tokyo", seats=seats, seed=seats, options={"monsters": "dealt"})
    rng = parlour.seeded("views")
    while not match.over and match.ply < 150:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].notation)
        for seat in (None, *range(seats)):
            seen = match.view(seat)
            assert json.loads(json.dumps(seen)) == seen


@pytest.mark.parametrize("seat", [-1, 3, "0"])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    table = tokyo(seats=3, dice="1 1 2 2 3 3")
    with pytest.raises(parlour.ParlourError, match="the seats are 0 to 2"):
        table.match.view(seat)
    with pytest.raises(parlour.ParlourError, match="the seats are 0 to 2"):
        table.match.journal(seat)


def test_the_card_that_prevents_damage_is_what_one_points_at() -> None:
    table = tokyo(seats=2, tokyo=1, energy=[0, 2], cards={1: ["wings"]}, dice="claw claw 1 1 2 2")
    table.plays(0, "keep")
    question, moves = table.match.question, {move.notation: move for move in table.match.moves()}
    assert question is not None and question.kind == "brace" and question.about == {"amount": 2, "shield": "wings"}
    assert moves["prevent"].targets == ("card:wings",) and moves["prevent"].facts == {"price": 2}
    assert moves["prevent"].label == "Prevent it with Wings (2 ⚡)"
