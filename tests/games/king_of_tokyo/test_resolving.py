"""T4.3  Resolving the dice."""

from tests.games.king_of_tokyo.story import QUIET, tokyo
from tests.proof import proves


@proves("T4.3.1", "T4.3.8")
def test_three_ones_score_one_star_and_claws_hit_tokyo() -> None:
    table = tokyo(seats=4, tokyo=2, dice="1 1 1 claw claw heart")
    table.plays(0, "keep", "resolve")
    assert table.stars == [1, 0, 0, 0]
    assert table.life[2] == 8


@proves("T4.3.2")
def test_each_further_die_of_a_number_scores_one_more() -> None:
    table = tokyo(seats=2, dice="2 2 2 2 3 3", rolls=QUIET)
    table.plays(0, "keep")
    assert table.stars == [3, 0]
