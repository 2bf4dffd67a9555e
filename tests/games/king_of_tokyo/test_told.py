"""What players, pages and learners are told: what answers point at, what happened, and how it reads."""

from typing import Any

import pytest

import parlour
from parlour.engine.asking import Move
from tests.games.king_of_tokyo.story import QUIET, Story, tokyo
from tests.games.naming import ids_in


def offered(table: Story) -> dict[str, Move]:
    return {move.notation: move for move in table.match.moves()}


def about(table: Story) -> dict[str, Any]:
    question = table.match.question
    assert question is not None
    return question.about


def text(table: Story, kind: str) -> str:
    """The last line of the journal of this kind."""
    return [entry.text for entry in table.match.journal() if entry.kind == kind][-1]


# ---------------------------------------------------------------------- what answers point at


def test_psychic_probe_points_at_the_die_it_rerolls() -> None:
    table = tokyo(cards={1: ["psychic-probe"]}, dice="1 1 1 2 2 claw").plays(0, "keep")
    assert table.match.question is not None and table.match.question.kind == "use-psychic-probe"
    assert about(table) == {"target": 0}
    probe = offered(table)["probe claw"]
    assert (probe.targets, probe.subjects, probe.label) == (("die:5",), {"die": "claw"}, "Reroll ⚔")
    assert table.match.prompt == "Psychic Probe: reroll one of Player 1’s dice?"


@pytest.mark.parametrize(("card", "energy"), [("stretchy", 2), ("herd-culler", 0), ("plot-twist", 0)])
def test_a_card_that_changes_dice_points_at_the_die_and_at_itself(card: str, energy: int) -> None:
    table = tokyo(cards={0: [card]}, energy=[energy, 0], dice=QUIET).plays(0, "keep")
    turn = offered(table)[f"turn 3 to 1 {card}"]
    assert (turn.verb, turn.targets) == ("turn", ("die:4", f"card:{card}"))
    assert turn.subjects == {"card": card, "old": "3", "new": "1"}


@pytest.mark.parametrize("card", ["smoke-cloud", "telepath"])
def test_a_card_that_sells_rerolls_is_what_one_points_at(card: str) -> None:
    table = tokyo(cards={0: [card]}, energy=[2, 0], dice=QUIET, rerolls=0)
    assert about(table) == {"left": 0, "paid": False}
    more = offered(table)[f"extra-reroll {card}"]
    assert more.targets == (f"card:{card}",) and more.subjects == {"card": card}
    table.plays(0, f"extra-reroll {card}")
    assert about(table)["paid"] and offered(table)["reroll 1 1"].targets == ("die:0", "die:1")


def test_what_a_face_does_is_said_with_the_numbers_of_the_box() -> None:
    usual = tokyo(dice=QUIET).match.printed["faces"]
    assert usual["claw"]["text"] == "1 damage to every monster on the other side of Tokyo’s border."
    assert (usual["1"]["clause"], usual["claw"]["clause"]) == ("T4.3.1", "T4.3.8")
    changed = {"numbers.claw": 2, "numbers.heart": 3, "numbers.bolt": 4, "numbers.triple": 4, "numbers.further": 2}
    faces = tokyo(dice=QUIET, overrides=changed).match.printed["faces"]
    assert faces["claw"]["text"].startswith("2 damage") and "3 ♥" in faces["heart"]["text"]
    assert "4 ⚡" in faces["energy"]["text"]
    assert faces["2"]["text"] == "4 of them score 2 ★, each further one 2 ★ more."


@pytest.mark.parametrize("seats", [2, 6])
def test_whatever_a_view_names_is_printed_with_its_name(seats: int) -> None:
    match = parlour.start("king-of-tokyo", seats=seats, seed="names")
    rng, unnamed = parlour.seeded("names"), set[tuple[str, str]]()
    while not match.over and match.ply < 300:
        for tables, id in ids_in(match.game.schema, match.view(match.seat)["table"]):
            if id and not any(match.printed[table].get(id, {}).get("name") for table in tables):
                unnamed.add((" ".join(tables), id))  # an empty id: no monster is chosen yet
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
    assert not unnamed


# ---------------------------------------------------------------------- events


def test_a_card_that_is_bought_from_a_monster_says_from_whom() -> None:
    table = tokyo(
        cards={0: ["parasitic-tentacles"], 1: ["jets"]}, energy=[9, 0], store=["corner-store"], step="buy", rolls=QUIET
    ).plays(0, "take jets")
    assert table.told("buy") == [{"seat": 0, "card": "jets", "cost": 5, "seller": 1, "off_deck": 0}]
    assert text(table, "buy") == "Player 1 buys Jets from Player 2 for 5 ⚡."
    table.plays(0, "buy corner-store")
    assert table.told("buy")[-1]["seller"] is None and text(table, "buy") == "Player 1 buys Corner Store for 3 ⚡."


def test_who_leaves_because_the_bay_closes_is_said_to() -> None:
    words: dict[str, Any] = {"seats": 5, "bay": 2, "energy": [9, 0, 0, 0, 0], "life": [10, 10, 10, 2, 10]}
    table = tokyo(**words, tokyo=1, store=["fire-blast", "corner-store"], step="buy").plays(0, "buy fire-blast")
    assert table.told("leave") == [{"seat": 2, "bay_closes": True}]
    assert text(table, "leave") == "The Bay closes, and Player 3 leaves Tokyo."
    moved = tokyo(**words, store=["fire-blast", "corner-store"], step="buy").plays(0, "buy fire-blast")
    assert moved.told("move_up") == [{"seat": 2}] and moved.told("leave") == []


def test_jets_that_stay_leave_a_line() -> None:
    table = tokyo(seats=3, tokyo=1, cards={1: ["jets"]}, dice="claw claw claw 1 1 2", rolls=QUIET)
    table.plays(0, "keep").plays(1, "stay")
    assert [(entry.text, entry.clause) for entry in table.match.journal() if entry.kind == "stay"] == [
        ("Player 2 stays in Tokyo.", "jets")
    ]


def test_the_end_is_told_with_its_cause_and_what_everybody_has() -> None:
    stars = tokyo(seats=3, stars=[21, 3, 7], step="end")
    assert stars.told("win") == [{"seat": 0, "stars": 21, "by": "stars", "tied": []}]
    assert [(one["seat"], one["stars"], one["alive"]) for one in stars.told("score")] == [
        (0, 21, True),
        (1, 3, True),
        (2, 7, True),
    ]
    assert text(stars, "win") == "Player 1 wins with 21 ★."
    last = tokyo(tokyo=1, life=[10, 1], dice="claw 1 1 2 2 3").plays(0, "keep")
    assert last.told("win") == [{"seat": 0, "stars": 0, "by": "survival", "tied": []}]
    assert text(last, "win") == "Player 1 wins: no other monster is left."
    assert [one["alive"] for one in last.told("score")] == [True, False]


@pytest.mark.parametrize(("first", "winner"), [("claws", 1), ("numbers", 0)])
def test_who_was_there_first_wins_ahead_of_others_with_as_many_stars(first: str, winner: int) -> None:
    table = tokyo(
        seats=4,
        tokyo=0,
        life=[10, 10, 1, 10],
        stars=[19, 17, 0, 0],
        cards={1: ["eater-of-the-dead"]},
        dice="1 1 1 claw 2 3",
    ).plays(0, "keep", f"resolve {first}")
    assert table.told("win") == [{"seat": winner, "stars": 20, "by": "stars", "tied": [1 - winner]}]
    assert text(table, "win") == f"Player {winner + 1} wins with 20 ★, ahead of Player {2 - winner}."


def test_nobody_wins_is_told_too() -> None:
    table = tokyo(seats=3, life=[3, 3, 3], energy=[9, 0, 0], store=["high-altitude-bombing"], step="buy").plays(
        0, "buy high-altitude-bombing"
    )
    assert table.told("nobody_wins") == [{}] and not any(one["alive"] for one in table.told("score"))


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("herd-culler", "you may turn one of your dice to 1."),
        ("extra-head", "you roll one more die"),
        ("giant-brain", "you have 1 more reroll."),
        ("smoke-cloud", "you may spend a charge for 1 more reroll."),
        ("telepath", "you may pay 1 ⚡ for 1 more reroll."),
        ("freeze-time", "with 1 die fewer."),
        ("poison-spit", "A monster takes 1 damage for each Poison counter"),
        ("shrink-ray", "A monster rolls 1 die fewer for each Shrink counter"),
    ],
)
def test_cards_read_as_people_speak(card: str, says: str) -> None:
    assert says in tokyo(dice=QUIET).match.printed["cards"][card]["text"]


def test_cards_read_well_with_other_numbers_too() -> None:
    changed = {
        "cards.herd-culler.dice": 2,
        "cards.extra-head.dice": 3,
        "cards.giant-brain.rerolls": 2,
        "numbers.shrink_dice": 2,
    }
    cards = tokyo(dice=QUIET, overrides=changed).match.printed["cards"]
    assert "turn up to 2 of your dice to 1" in cards["herd-culler"]["text"]
    assert "3 more dice" in cards["extra-head"]["text"] and "2 more rerolls" in cards["giant-brain"]["text"]
    assert "2 dice fewer" in cards["shrink-ray"]["text"]


def test_dice_places_and_players_are_called_by_their_names() -> None:
    table = tokyo(dice="1 1 2 2 energy claw", options={"order": "fixed"}, rolls=QUIET)
    assert offered(table)["reroll energy"].label == "Reroll ⚡"
    table.plays(0, "keep")
    assert text(table, "enter") == "Player 1 enters Tokyo City."
    healer = tokyo(seats=3, cards={0: ["healing-ray"]}, life=[9, 6, 10], dice="heart heart heart 1 2 2")
    healer.match.players[:] = ["Ann", "Bea", "Cal"]
    healer.plays(0, "keep")
    assert offered(healer)["treat 1"].label == "Heal Bea"


def test_an_extra_turn_says_how_many_dice_are_missing() -> None:
    table = tokyo(cards={0: ["freeze-time"]}, dice="1 1 1 2 2 3", rolls=QUIET).plays(0, "keep")
    assert about(table) == {"fewer": 1}
    assert table.match.prompt == "Freeze Time: take another turn with 1 die fewer?"
    table.plays(0, "another turn")
    assert text(table, "freeze") == "Player 1 takes another turn, with 1 die fewer."
    assert text(table, "turn") == "Player 1’s turn, with 1 die fewer."
