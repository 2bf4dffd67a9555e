"""The ladder: every two bots, a control that comes out even, and a page that says so."""

from pathlib import Path

import pytest

pytest.importorskip("polars", reason="the ladder needs the extra `lab`")
pytest.importorskip("openskill", reason="the ladder needs the extra `lab`")

import parlour
from parlour.arena.backends import Here
from parlour.arena.ladder import CONTROL, Duel, Ladder, Score, Terms, climb, duels, matches_of, seats_of
from parlour.arena.pages import ladder_page, ladder_section
from parlour.arena.ratings import Rating

GAME = "king-of-tokyo"


def test_each_bot_and_the_next_each_level_and_the_next_and_a_control() -> None:
    assert duels(["a", "normal", "b", "hard"]) == [
        ("a", "normal"),
        ("normal", "b"),
        ("b", "hard"),
        ("normal", "hard"),
        ("a", "a"),
    ]


def test_a_ladder_is_played_once_and_written_from_what_was_played(tmp_path: Path) -> None:
    terms, heard = Terms(4, 5.0, "seed"), []
    first = climb(tmp_path, GAME, ["random", "greedy"], terms, Here(), heard.append)
    assert first.seats == 2
    duel = first.between("greedy", "random")
    assert duel is not None and duel.share > 0.5
    assert first.control.one == "random" and first.control.two == "random (itself)"
    assert heard[-1] == 4 + 4 * CONTROL
    assert heard == sorted(heard)

    class Nobody(Here):
        def play(self, *arguments: object) -> object:  # type: ignore[override]
            raise AssertionError("everything has been played")

    assert climb(tmp_path, GAME, ["random", "greedy"], Terms(4, 0.0, "seed"), Nobody()) == first  # type: ignore[arg-type]
    page = ladder_page([first], terms, "parlour ladder")
    assert "| **greedy** |" in page and "| **random** |" in page
    assert "random against itself wins" in page
    assert "seed/GAME/ONE/TWO/NUMBER" in page


def test_a_duel_ends_when_its_time_is_up(tmp_path: Path) -> None:
    ladder = climb(tmp_path, GAME, ["random"], Terms(100_000, 0.01, 1), Here())
    assert 1 <= ladder.control.matches < 100_000


def test_a_control_that_is_not_even_is_told() -> None:
    duels = [Duel("a", "b", 0.9, 0.8, 0.95, 50), Duel("a", "a (itself)", 0.7, 0.6, 0.8, 100)]
    ladder = Ladder(GAME, 4, [Rating("a", 30, 29, 31, 100), Rating("b", 20, 19, 21, 50)], duels)
    assert "something is wrong" in ladder_section(ladder)
    turned = ladder.between("b", "a")
    assert turned is not None and (turned.share, turned.low, turned.high) == pytest.approx((0.1, 0.05, 0.2))


def test_a_game_in_which_hard_slips_says_so() -> None:
    duels = [Duel("a", "a (itself)", 0.5, 0.4, 0.6, 100)]
    assert {game.slips > 0 for game in parlour.games().values()} == {True, False}
    for id, game in parlour.games().items():
        section = ladder_section(Ladder(id, 2, [Rating("a", 30, 29, 31, 100)], duels))
        assert ("Hard takes anything" in section) is (game.slips > 0)


def test_the_table_is_one_at_which_two_sides_are_equal() -> None:
    assert seats_of(parlour.find_game(GAME)) == 2
    assert all(seats_of(game) in (2, 4) for game in parlour.games().values())


def test_the_levels_that_people_choose_from_are_compared_one_by_one() -> None:
    duels = [Duel("easy", "normal", 0.2, 0.1, 0.3, 50), Duel("easy", "easy (itself)", 0.5, 0.4, 0.6, 100)]
    ladder = Ladder(GAME, 2, [Rating("normal", 30, 29, 31, 50), Rating("easy", 20, 19, 21, 150)], duels)
    assert "- normal beats easy 80% (70% – 90%) of 50" in ladder_section(ladder)


@pytest.mark.slow
def test_one_of_each_level_among_those_below_at_every_table_that_is_not_for_duels(tmp_path: Path) -> None:
    terms, heard = Terms(3, 5.0, "seed"), []
    ladder = climb(tmp_path, "vegas-showdown", ["easy", "normal"], terms, Here(), heard.append)
    assert [crowd.seats for crowd in ladder.crowds] == [3, 5]
    for crowd in ladder.crowds:
        assert [(duel.one, duel.two) for duel in crowd.duels] == [("normal", "easy")]
        assert 0 < crowd.duels[0].matches <= 3
        assert f"- one normal among {crowd.seats - 1} easy wins" in ladder_section(ladder)
    assert not ladder.alone
    vegas = parlour.find_game("vegas-showdown")
    assert heard[-1] == matches_of(vegas, ["easy", "normal"], terms) == 3 + 3 * CONTROL + 3 + 3


@pytest.mark.slow
def test_where_a_game_is_for_one_each_level_plays_alone(tmp_path: Path) -> None:
    ladder = climb(tmp_path, "dice-city", ["easy", "normal"], Terms(4, 5.0, "seed"), Here())
    easy, normal = ladder.alone
    assert (easy.bot, normal.bot, easy.matches) == ("easy", "normal", 4)
    assert 0 < easy.points < normal.points
    alone = [Score("easy", 0.5, 0.15, 0.85, 9.96, 4)]
    said = ladder_section(Ladder("dice-city", 2, ladder.ratings, ladder.duels, alone=alone))
    assert "- easy wins 50% (15% – 85%) of 4, with 10.0 points on average" in said


def test_a_ladder_without_time_has_nothing_to_tell(tmp_path: Path) -> None:
    ladder = climb(tmp_path, "dice-city", ["easy", "normal"], Terms(4, 0.0, "seed"), Here())
    assert [score.matches for score in ladder.alone] == [0, 0]
    said = ladder_section(ladder)
    assert "- easy wins 0% (0% – 100%) of 0" in said
    assert "- one normal among 3 easy has not played" in said


def test_a_game_for_two_has_no_larger_table(monkeypatch: pytest.MonkeyPatch) -> None:
    game, terms, bots = parlour.find_game("nim"), Terms(4, 5.0, "seed"), ["easy", "normal"]
    duels_only = 4 + 4 * CONTROL
    assert matches_of(game, bots, terms) == duels_only + 4
    monkeypatch.setattr(game, "seats", range(2, 3))
    assert matches_of(game, bots, terms) == duels_only
