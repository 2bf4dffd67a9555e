"""Keep cards that deal damage, answer it, or keep it off: one story a card."""

from tests.games.king_of_tokyo.story import tokyo


def test_wings_prevent_all_damage_for_two_energy_and_leave_the_right_to_yield() -> None:
    table = tokyo(seats=3, tokyo=1, life=[10, 4, 10], energy=[0, 2, 0], cards={1: ["wings"]}, dice="claw claw claw claw claw 1")
    table.plays(0, "keep")
    table.plays(1, "prevent")
    assert table.energy[1] == 0
    assert table.life[1] == 4
    assert table.question == "AskYield"
