"""V1  The aim."""

import pytest

import parlour
from tests.games.vegas_showdown.story import ending, vegas
from tests.proof import proves

FAME = {"fame", "place", "take_off", "call_off", "begin_again", "score"}


@proves("V1.1")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_seat_with_the_most_fame_after_the_final_scoring_wins(best: int) -> None:
    table = ending(fame=[10 + 5 * (seat == best) for seat in range(3)])
    assert table.winners == [best]


@proves("V1.1")
def test_the_final_scoring_decides_and_not_the_fame_on_the_way() -> None:
    table = ending(fame=[10, 9, 0], revenue=[5, 6, 5])
    assert table.points(1)["revenue"] == 5
    assert table.winners == [1]


@proves("V1.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fame_changes_only_by_tiles_publicity_events_and_the_final_scoring(seats: int) -> None:
    match = parlour.start("vegas-showdown", seats=seats, seed=seats)
    rng = parlour.seeded("fame")
    while not match.over:
        before, told = match.scores(), len(match.journal())
        moves = match.moves()
        match.play(moves[rng.below(len(moves))].id)
        new = match.journal()[told:]
        changed = {seat for seat in range(seats) if match.scores()[seat] != before[seat]}
        assert changed <= {entry.fields["seat"] for entry in new if entry.kind in FAME}


@proves("V1.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play(seats: int) -> None:
    assert len(vegas(seats=seats).seen["houses"]) == seats


@proves("V1.3")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_no_other_number_does(seats: int) -> None:
    with pytest.raises(parlour.BadSetup, match=f"Vegas Showdown is for 3 to 5 players, not {seats}"):
        parlour.start("vegas-showdown", seats=seats)
