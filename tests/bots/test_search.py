"""The search: what it finds, what ends it, what it remembers, and that it beats a bot that does not search."""

import pytest

import parlour
from parlour.arena.plan import Plan
from parlour.arena.simulate import simulate
from parlour.bots import LEVELS, ask, find_bot, hint
from parlour.bots.glance import play_on
from parlour.bots.mcts import Habits, Search, SearchBot
from parlour.bots.random import playout
from tests.contract.walks import every_table

PATIENT = 600.0  # seconds: the clock ends no search of these tests


def midway(game: str, seats: int, decisions: int = 30) -> parlour.State:
    state = parlour.start(game, seats=seats, seed=3).state
    state.journal = None
    playout(state, parlour.seeded("midway"), decisions)
    return state


def heaps(*stones: int) -> parlour.State:
    """Nim with these heaps, the first seat to take."""
    return parlour.scenario("nim", {"heaps": list(stones)}).state


@pytest.mark.parametrize(
    ("stones", "best"),
    [((1, 2), "take 1 from 2"), ((2, 3), "take 1 from 2"), ((1, 1, 3), "take 3 from 3"), ((1, 2, 4), "take 1 from 3")],
)
def test_it_finds_the_move_after_which_nim_is_won(stones: tuple[int, ...], best: str) -> None:
    state = heaps(*stones)
    action = ask(SearchBot(Habits(iterations=600, seconds=PATIENT)), state, parlour.seeded(1))
    question = state.question
    assert question is not None
    assert question.notation(state, action - question.first) == best


def test_it_takes_a_sure_win() -> None:
    """Three 1s and a star to go: it keeps them."""
    words = {"seats": 2, "stars": [19, 0], "dice": "1 1 1 2 2 3", "rerolls": 2}
    copy = parlour.scenario("king-of-tokyo", words).state
    bot = SearchBot(Habits(iterations=30, seconds=PATIENT))
    while copy.seat == 0:
        copy.play(ask(bot, copy, parlour.seeded(1)))
    assert copy.winners() == [0]


def test_with_the_habit_it_takes_the_advice_of_the_game() -> None:
    state = parlour.scenario("king-of-tokyo", {"seats": 6, "dice": "1 1 2 3 heart claw", "rerolls": 2}).state
    question = state.question
    assert question is not None
    advised = question.first + parlour.find_game("king-of-tokyo").advise(state)
    assert advised >= question.first
    assert ask(SearchBot(Habits(iterations=1, advised=True)), state, parlour.seeded(1)) == advised
    assert ask(find_bot("hard"), state, parlour.seeded(2)) == advised


@every_table
def test_it_plays_at_every_table(id: str, seats: int) -> None:
    state = midway(id, seats)
    if not state.over:
        bot = SearchBot(Habits(iterations=4, seconds=PATIENT))
        assert ask(bot, state, parlour.seeded(1)) in state.legal()


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_with_a_legal_move(level: str) -> None:
    state = midway("king-of-tokyo", 3)
    assert ask(find_bot(level), state, parlour.seeded(1)) in state.legal()


def test_the_same_dice_think_the_same() -> None:
    state = midway("vegas-showdown", 3)
    rankings = []
    for again in range(2):
        search = Search(state.imagine(0, parlour.seeded(4)), parlour.seeded(5), Habits(iterations=10, seconds=PATIENT))
        search.think()
        rankings.append([(way.option, way.visits, way.chance()) for way in search.ranking()])
    assert rankings[0] == rankings[1]


@pytest.mark.parametrize(
    ("habits", "most"),
    [
        (Habits(iterations=7, seconds=PATIENT), 7),
        (Habits(looks=1, seconds=PATIENT), 1),  # a walk that is begun is ended
        (Habits(seconds=0.0), 0),
    ],
    ids=["iterations", "looks", "seconds"],
)
def test_each_limit_ends_the_search(habits: Habits, most: int) -> None:
    state = midway("king-of-tokyo", 4)
    assert state.seat is not None
    search = Search(state.imagine(state.seat, parlour.seeded(1)), parlour.seeded(1), habits)
    search.think()
    assert search.iterations <= most
    assert search.ranking()[0].option in state.answers


def test_it_looks_some_turns_ahead_where_the_game_counts_them() -> None:
    game, rng = parlour.find_game("attack-deluxe"), parlour.seeded(1)
    state = parlour.scenario("attack-deluxe", {"seats": 3}).state
    state.journal = None
    began = state.turn_count()
    for turns in (1, 2, 4):
        table = state.copy()
        play_on(table, game, rng, 10_000, began + turns)
        assert table.over or table.turn_count() == began + turns
    looked = [Search(state.copy(), parlour.seeded(2), Habits(iterations=8, turns=turns)) for turns in (1, 6)]
    for search in looked:
        search.think()
    assert looked[0].looked < looked[1].looked


def test_turns_are_no_limit_where_the_game_does_not_count_them() -> None:
    state = midway("king-of-tokyo", 4)
    far, near = Habits(iterations=8, seconds=PATIENT), Habits(iterations=8, seconds=PATIENT, turns=0, walks=1)
    searches = [Search(state.copy(), parlour.seeded(2), habits) for habits in (far, near)]
    for search in searches:
        search.think()
    assert searches[0].looked == searches[1].looked > 8


def test_it_goes_on_with_its_tree_in_the_same_turn() -> None:
    """Of the second choice in a turn it knows what it saw while it thought about the first."""
    state = midway("dice-city", 2)
    bot, rng = SearchBot(Habits(iterations=40, seconds=PATIENT)), parlour.seeded(2)
    seat = state.seat
    state.play(ask(bot, state, rng))
    assert state.seat == seat is not None
    table = state.imagine(seat, rng)
    assert bot.search(table, rng).root.visits > 40
    stranger = SearchBot(Habits(iterations=40, seconds=PATIENT))
    assert stranger.search(table, rng).root.visits <= 40


def test_what_it_remembers_counts_where_all_walks_end_with_the_turn() -> None:
    state = parlour.scenario("attack-deluxe", {"seats": 3}).state
    state.journal = None
    bot, rng = SearchBot(Habits(seconds=PATIENT, turns=1, walks=60)), parlour.seeded(2)
    seat = state.seat
    state.play(ask(bot, state, rng))
    assert state.seat == seat is not None
    search = bot.search(state.imagine(seat, rng), rng)
    assert 16 <= search.remembered < 60
    assert search.root.visits == search.iterations <= 60


@pytest.mark.parametrize(("slips", "least", "most"), [(True, 1, 12), (False, 0, 0)])
def test_a_hard_bot_takes_anything_now_and_then_where_the_game_says_so(slips: bool, least: int, most: int) -> None:
    """A capital lies open. Of forty times four are left to chance, and most actions do not take it."""
    land = {0: {"GER": "1 infantry"}, 1: {"MEX": "9 infantry", "POL": "12 infantry 5 tank"}}
    state = parlour.scenario("attack-deluxe", {"seats": 2, "turn": 1, "land": land}).state
    state.journal = None
    assert state.question is not None
    bot = SearchBot(Habits(seconds=0.0, turns=0, slips=slips))
    options = [ask(bot, state, parlour.seeded(number)) - state.question.first for number in range(40)]
    chosen = [state.question.notation(state, option) for option in options]
    assert least <= sum(action not in ("move", "blitz") for action in chosen) <= most


def test_a_hint_names_the_best_moves_with_falling_chances() -> None:
    state = midway("king-of-tokyo", 2)
    moves = hint(state, parlour.seeded(1), 3)
    assert 1 < len(moves) <= 3
    assert {move.action for move in moves} <= set(state.legal())
    chances = [move.chance for move in moves]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


def test_there_is_no_hint_when_the_match_is_over() -> None:
    state = midway("king-of-tokyo", 2, 1_000_000)
    with pytest.raises(ValueError, match="the match is over"):
        hint(state, parlour.seeded(1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"), [("vegas-showdown", 3), ("city-of-iron", 2)], ids=["vegas-showdown", "city-of-iron"]
)
def test_hard_beats_greedy(game: str, seats: int) -> None:
    report = simulate(Plan(game, ["hard"] + ["greedy"] * (seats - 1), 6, seed="sample"))
    hard = report.by_bot[0]
    assert hard.won >= 4, f"hard won {hard.won} of 6"
