"""Each viewer counts the moves it may know of: a secret answer does not show by how many moves it took."""

import pytest

import parlour

WINTER = {"seats": 3, "step": "winter", "round": 2, "coins": [9, 9, 9]}


def winter() -> parlour.Match:
    return parlour.scenario("city-of-iron", WINTER)


def plies(match: parlour.Match) -> list[int]:
    return [match.known_ply(viewer) for viewer in (0, 1, 2, None)]


def test_how_many_cards_another_picks_in_winter_does_not_show() -> None:
    many, few = winter(), winter()
    for pick in ("buy mayor", "buy guide"):
        many.play(pick)
        assert many.hidden
    assert plies(many) == [2, 0, 0, 0]
    for match in (many, few):
        match.play("done")
        assert not match.hidden
    assert (many.ply, few.ply) == (3, 1)
    assert plies(many) == [3, 1, 1, 1] and plies(few) == [1, 1, 1, 1]
    for viewer in (1, 2, None):
        assert many.view(viewer) == few.view(viewer)
        assert many.journal(viewer) == few.journal(viewer)
        assert many.last(viewer) == few.last(viewer) == parlour.LastMove(0, None)
    assert many.last(0) == parlour.LastMove(0, "done")
    assert many.last(1, open_record=True) == parlour.LastMove(0, "done")


def test_the_last_card_that_can_be_paid_ends_the_choice_as_done_does() -> None:
    words = {**WINTER, "coins": [2, 9, 9]}
    paid, done = (parlour.scenario("city-of-iron", words) for _ in range(2))
    while paid.seat == 0:
        paid.play(next(move.notation for move in paid.moves() if move.notation != "done"))
    done.play("done")
    assert paid.view(1) == done.view(1) and plies(paid)[1:] == plies(done)[1:] == [1, 1, 1]


def test_journal_and_since_speak_of_the_viewers_own_plies() -> None:
    match = winter()
    for move in ("buy mayor", "buy guide", "done", "done", "done"):
        match.play(move)
    assert [(entry.kind, entry.ply) for entry in match.journal(0) if entry.kind in ("picks", "bought")] == [
        ("picks", 1),
        ("picks", 2),
        ("bought", 5),
    ]
    bought = [entry for entry in match.journal(1) if entry.kind == "bought"]
    assert [entry.ply for entry in bought] == [3] and match.known_ply(1) == 3
    assert [entry for entry in match.journal(1, 3) if entry.kind == "bought"] == bought
    assert match.known_plies(1) == [0, 0, 0, 1, 2, 3] and match.known_plies(0) == [0, 1, 2, 3, 4, 5]


def test_a_hidden_move_is_taken_back_without_a_trace() -> None:
    match = winter()
    before = [(match.view(viewer), match.journal(viewer), match.why_no_undo(viewer)) for viewer in (1, 2)]
    match.play("buy mayor")
    assert [(match.view(viewer), match.journal(viewer), match.why_no_undo(viewer)) for viewer in (1, 2)] == before
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert match.ply == 0 and plies(match) == [0, 0, 0, 0]


def test_who_waits_for_a_secret_answer_cannot_take_back_and_hears_the_same_before_and_after_it() -> None:
    match = winter()
    match.play("done")
    assert match.seat == 1
    reasons = [match.why_no_undo(0)]
    match.play(match.moves()[1].id)
    assert match.hidden
    reasons.append(match.why_no_undo(0))
    assert reasons == ["Player 2 may have moved since"] * 2
    with pytest.raises(parlour.CannotUndo, match="may have moved since"):
        match.undo(0)


def test_the_record_keeps_every_move_and_the_counts_come_back_with_it() -> None:
    match = winter()
    for move in ("buy mayor", "buy guide", "done"):
        match.play(move)
    loaded = parlour.load(match.save())
    assert loaded.ply == 3 and plies(loaded) == plies(match)
