"""Matches in bulk: the same whatever the number of processes, with honest margins."""

import pytest

import parlour
from parlour.arena.plan import Outcome, Plan
from parlour.arena.report import sum_up, wilson
from parlour.arena.simulate import simulate

GAME = "king-of-tokyo"


def plan(matches: int = 12, **more: object) -> Plan:
    return Plan(GAME, ["random", "random", "random"], matches, **more)  # type: ignore[arg-type]


def test_bots_move_on_by_a_seat_from_match_to_match() -> None:
    seats = Plan(GAME, ["greedy", "random", "random"], 3)
    assert [seats.seating(number).index("greedy") for number in range(4)] == [0, 2, 1, 0]


def test_the_same_seed_gives_the_same_result_on_any_number_of_processes() -> None:
    one, two = simulate(plan(seed=7), jobs=1), simulate(plan(seed=7), jobs=2)
    assert [share.won for share in one.by_seat] == [share.won for share in two.by_seat]
    assert (one.decisions, one.fewest, one.most) == (two.decisions, two.fewest, two.most)
    other = simulate(plan(seed=8))
    assert one.decisions != other.decisions


def test_a_match_of_a_plan_can_be_set_up_again() -> None:
    """Its seed is one that `parlour.start` takes."""
    seats = plan(1, seed=3)
    match = parlour.start(GAME, 3, seats.match_seed(0))
    assert match.seat == 0


def test_shares_add_up() -> None:
    report = simulate(Plan(GAME, ["random", "greedy"], 4))
    assert report.played == report.planned == 4
    assert sum(share.won for share in report.by_bot) + report.nobody == pytest.approx(4)
    assert sum(share.won for share in report.by_seat) + report.nobody == pytest.approx(4)
    assert [share.par for share in report.by_bot] == [0.5, 0.5]
    assert all(share.low <= share.share <= share.high for share in report.by_bot + report.by_seat)
    assert report.fewest <= report.decisions <= report.most


def test_it_tells_how_far_it_is() -> None:
    heard: list[int] = []
    simulate(plan(5), tell=heard.append)
    assert heard == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_leaves_a_report_of_what_was_played(jobs: int) -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    report = simulate(plan(1000), jobs, stop)
    assert (report.played, report.planned) == (3, 1000)


def test_nobody_may_win() -> None:
    report = sum_up(plan(2), [Outcome(0, [0.0, 0.0, 0.0], 10), Outcome(1, [0.5, 0.5, 0.0], 20)], 1.0)
    assert report.nobody == 1
    assert report.by_bot[0].won == 1.0
    assert report.decisions == 15


def test_nothing_played_is_no_error() -> None:
    report = sum_up(plan(2), [], 0.0)
    assert (report.played, report.rate) == (0, 0.0)


def test_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0
    assert 0.2 < wilson(0, 10)[1] < 0.35
    assert wilson(10, 10)[1] == 1.0


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (Plan("chess", ["random"], 1), "there is no game 'chess'"),
        (Plan(GAME, ["random"], 1), "2 to 6 players, not 1"),
        (Plan(GAME, ["random", "rndom"], 1), "did you mean 'random'"),
        (Plan(GAME, ["random", "random"], 0), "at least 1 match"),
        (Plan(GAME, ["random", "random"], 1, options={"tea": "yes"}), "has no option 'tea'"),
        (Plan(GAME, ["random", "random"], 1, overrides={"cards.wing.cost": 1}), "there is no 'cards.wing.cost'"),
    ],
)
def test_a_wrong_plan_gets_one_sentence(wrong: Plan, sentence: str) -> None:
    with pytest.raises(parlour.ParlourError, match=sentence):
        simulate(wrong)


def test_at_least_one_job() -> None:
    with pytest.raises(parlour.ParlourError, match="at least 1 job"):
        simulate(plan(), jobs=0)
