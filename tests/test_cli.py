"""The program: every command, its errors, and a match that is played through a pipe."""

import io
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

import parlour
from parlour.bots import BOTS
from parlour.cli import main
from parlour.engine.asking import Move
from parlour.terminal import drawing
from parlour.terminal.listing import in_columns
from parlour.terminal.reading import alike, find_move
from parlour.terminal.replay import Replay
from tests.server.harness import wait_for

GAME = "king-of-tokyo"


class Program:
    """`parlour` with these arguments and this input: its exit code, stdout and stderr."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: object, typed: str = "") -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        return code, out, err

    def plays(self, *lines: str, more: tuple[object, ...] = ()) -> str:
        """What is shown in a match in which these lines are typed."""
        code, out, err = self("play", GAME, "--bots", "random", "--seed", 3, *more, typed="\n".join(lines) + "\n")
        assert (code, err) == (0, "")
        return out


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    return Program(capsys, monkeypatch)


def one_line(err: str) -> str:
    assert err.startswith("parlour: ")
    assert err.count("\n") == 1
    return err


# ---------------------------------------------------------------------- the small commands


def test_version_and_help(program: Program) -> None:
    assert program("--version") == (0, f"parlour {parlour.__version__}\n", "")
    code, out, err = program("--help")
    assert (code, err) == (0, "")
    for command in ("play", "simulate", "arena", "ladder", "lab", "replay", "rules", "games", "bench"):
        assert command in out


def test_python_m_parlour() -> None:
    done = subprocess.run([sys.executable, "-m", "parlour", "games"], capture_output=True, text=True, check=True)
    assert GAME in done.stdout
    wrong = subprocess.run([sys.executable, "-m", "parlour", "gmes"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "games" in one_line(wrong.stderr)


def test_games(program: Program) -> None:
    code, out, _ = program("games")
    assert code == 0
    assert "King of Tokyo" in out
    code, out, _ = program("games", "--json")
    [game] = [game for game in json.loads(out) if game["id"] == GAME]
    assert game["seats"] == [2, 6]
    assert game["version"] == parlour.find_game(GAME).version
    assert {option["name"] for option in game["options"]} == set(parlour.find_game(GAME).options)
    assert all(option["default"] in option["values"] and option["sentence"] for option in game["options"])


def test_rules(program: Program) -> None:
    code, out, _ = program("rules", GAME)
    assert code == 0
    assert "T1.1" in out and "wings" in out
    code, out, _ = program("rules", GAME, "T4.2", "--json")
    ids = [clause["id"] for clause in json.loads(out)]
    assert ids[:2] == ["T4.2", "T4.2.1"]
    assert all(id.startswith("T4.2") for id in ids)
    assert program("rules", GAME, "wings")[1].startswith("Wings\n")
    code, out, _ = program("rules", GAME, "--search", "bay closes", "--json")
    assert code == 0
    assert all("bay" in clause["text"].casefold() for clause in json.loads(out))


def test_odds(program: Program) -> None:
    battle = ("odds", "attack-deluxe", "army", "4 infantry 2 tank", "3 infantry")
    code, out, _ = program(*battle, "--json")
    odds = json.loads(out)
    assert code == 0 and 0.9 < odds["wins"] < 1.0
    assert 0 < sum(odds["attacker_losses"].values()) < sum(odds["defender_losses"].values()) <= 3
    assert f"the attackers win {100 * odds['wins']:.2f} %" in program(*battle)[1]
    few, many = (
        json.loads(program("odds", "attack-deluxe", "navy", ships, "2 destroyer", "--json")[1])["wins"]
        for ships in ("2 destroyer", "5 destroyer")
    )
    assert 0 < few < many < 1


def test_a_result_can_go_to_a_file(program: Program, tmp_path: Path) -> None:
    for more, start in (([], "T4"), (["--json"], "[")):
        file = tmp_path / "rules"
        assert program("rules", GAME, "T4", *more, "--output", file) == (0, "", "")
        assert file.read_text(encoding="utf-8").startswith(start)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["plya"], "No such command 'plya'"),
        (["games", "--jsn"], "No such option: --jsn"),
        (["rules"], "Missing argument 'GAME'"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", GAME, "T99"], "has no clause 'T99'"),
        (["rules", GAME, "--search", "teapot"], "no clause has all the words 'teapot'"),
        (["simulate", GAME, "--seats", "greedy,rndom"], "there is no bot 'rndom': did you mean 'random'?"),
        (["simulate", GAME, "--seats", "random"], "is for 2 to 6 players, not 1"),
        (["simulate", GAME, "--seats", "random,random", "--matches", "many"], "--matches"),
        (["simulate", GAME, "--seats", "random,random", "--matches", "0"], "at least 1 match"),
        (["simulate", GAME, "--seats", "random,random", "--set", "wings"], "--set takes name=value, not 'wings'"),
        (["simulate", GAME, "--seats", "random,random", "--set", "cards.wings.cost=dear"], "'dear' is no value"),
        (["simulate", GAME, "--seats", "random,random", "--option", "tea=1"], "has no option 'tea'"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", GAME, "--seats", "9"], "is for 2 to 6 players, not 9"),
        (["play", GAME, "--seats", "4", "--bots", "greedy,random"], "4 seats are you and 3 bots, not 2"),
        (["play", GAME, "--bots", "gredy"], "there is no bot 'gredy'"),
        (["play", GAME, "--seat", "5"], "there is no seat 5"),
        (["play", GAME, "--option", "goal=soon"], "option 'goal' is one of"),
        (["play", GAME, "--load", "nowhere.txt"], "nowhere.txt: No such file"),
        (["replay", "nowhere.txt"], "nowhere.txt: No such file"),
        (["odds", GAME, "army", "1 tank", "1 tank"], "has no battles to calculate"),
        (["odds", "attack-deluxe", "army", "1 tnk", "1 tank"], "'tnk' is no unit here: did you mean 'tank'?"),
        (["odds", "attack-deluxe", "air", "1 tank", "1 tank"], "a battle is of an army or a navy, not 'air'"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", GAME, "--seconds", "0"], "--seconds is more than 0"),
    ],
)
def test_a_wrong_word_gets_one_line_and_exit_2(program: Program, arguments: list[str], sentence: str) -> None:
    code, out, err = program(*arguments)
    assert (code, out) == (2, "")
    assert sentence in one_line(err)


# ---------------------------------------------------------------------- simulate


def test_simulate(program: Program) -> None:
    arguments = ["simulate", GAME, "--seats", "random,random,random", "--matches", 6, "--seed", 5]
    code, out, err = program(*arguments)
    assert (code, err) == (0, "")
    assert "seed 5" in out and "6 matches" in out and "matches/s" in out
    code, out, _ = program(*arguments, "--json", "--jobs", 2, "--set", "numbers.goal=10")
    report = json.loads(out)
    assert code == 0
    assert (report["planned"], report["played"], report["seed"]) == (6, 6, 5)
    assert report["overrides"] == {"numbers.goal": 10}
    assert report["by_bot"][0].keys() == {"name", "seats", "won", "share", "low", "high", "par"}
    assert len(report["by_seat"]) == 3
    assert report["decisions"] > 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupted_simulation_reports_what_was_played() -> None:
    arguments = ["simulate", GAME, "--seats", "random,random", "--matches", "1000000", "--jobs", "2", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "parlour", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        wait_for(lambda: not children.exists() or len(children.read_text().split()) >= 2)  # a busy machine is slow
        time.sleep(4)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    report = json.loads(out)
    assert report["planned"] == 1_000_000
    assert 0 <= report["played"] < 1_000_000


# ---------------------------------------------------------------------- play


def test_a_match_can_be_played_to_its_end_through_a_pipe(program: Program) -> None:
    out = program.plays(*["keep", "1"] * 400, more=("--seats", 2))
    assert "The match is over." in out
    assert "won." in out or "Nobody won" in out
    assert "Traceback" not in out


def test_the_end_of_the_input_is_the_end_of_the_sitting(program: Program) -> None:
    code, out, err = program("play", GAME, "--bots", "random", "--seed", 3)
    assert (code, err) == (0, "")
    assert out.endswith("You leave at move 0.\n")


def test_without_a_command_the_browser_is_opened(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[object, ...]] = []
    monkeypatch.setattr("parlour.server.serve.serve", lambda *arguments: served.append(arguments))
    program()
    program("serve", "--host", "0.0.0.0", "--port", "9000", "--database", "x.sqlite", "--workers", "2")
    program("serve", "--public-url", "https://games.example.org")
    assert served == [
        ("127.0.0.1", None, "", 1, True, ""),
        ("0.0.0.0", 9000, "x.sqlite", 2, False, ""),
        ("127.0.0.1", None, "", 1, False, "https://games.example.org"),
    ]


def test_the_table_fits_80_columns(program: Program) -> None:
    out = program.plays("kraken", "keep", "1", more=("--seats", 6))
    assert "Tokyo City" in out and "Tokyo Bay" in out and "Store" in out and "Guest · Kraken" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_moves_by_number_notation_and_in_short(program: Program) -> None:
    out = program.plays("4", "quit")
    assert "Guest plays Kraken. (T3.1)" in out
    assert "Guest plays Cyber Bunny." in program.plays("cyb", "quit")
    assert "can be 'the-king'" not in program.plays("the", "quit")
    assert "the moves are numbered 1 to 6" in program.plays("9", "quit")


def test_the_same_seed_is_the_same_match(program: Program) -> None:
    lines = ["kraken", *["keep", "1"] * 6, "quit"]
    assert program.plays(*lines) == program.plays(*lines)


def test_help_and_explanations(program: Program) -> None:
    out = program.plays("?", "? wings", "? T4.2.1", "?poison spit", "? teapot", "? bay closes", "quit")
    assert "save FILE" in out
    assert "wings In any turn" in out
    assert "T4.2.1 You roll six dice" in out
    assert "poison-spit Each time" in out
    assert "the rules do not speak of 'teapot'" in out
    assert "Bay" in out


def at_buying(program: Program, tmp_path: Path, *lines: str) -> str:
    """A sitting that begins where the person buys, with 3 energy."""
    words = {"seats": 3, "step": "buy", "energy": [3, 0, 0], "store": "wings heal jets"}
    file = tmp_path / "buying.txt"
    file.write_text(parlour.scenario(GAME, words).save(), encoding="utf-8")
    typed = "\n".join(lines) + "\n"
    code, out, err = program("play", GAME, "--load", file, "--bots", "random", typed=typed)
    assert (code, err) == (0, "")
    return out


def test_why_a_move_may_not_be_made(program: Program, tmp_path: Path) -> None:
    out = at_buying(program, tmp_path, "buy wings", "why buy jets", "why buy heal", "why", "b win", "quit")
    assert "'buy wings' cannot be played: needs 3 more energy · T4.5.1" in out
    assert "'buy jets' cannot be played: needs 2 more energy · T4.5.1" in out
    assert "You may: buy heal." in out
    assert out.count("'buy wings' cannot be played") == 2


def with_the_last_die(program: Program, tmp_path: Path, *lines: str) -> str:
    """A sitting that begins with a single die, which ends the turn with whatever it does."""
    file = tmp_path / "last.txt"
    file.write_text(parlour.scenario("dice-city", {"dice": {"0": "1 - - - -"}}).save(), encoding="utf-8")
    code, out, err = program("play", "--load", file, "--bots", "random", typed="\n".join(lines) + "\n")
    assert (code, err) == (0, "")
    return out


def test_a_move_that_ends_the_turn_unasked_is_held_until_it_is_confirmed(program: Program, tmp_path: Path) -> None:
    warning = "Pass: gain 1 pass token: this ends your turn, and cannot be taken back."
    for again in ("yes", "Y", "pass", "pas"):
        out = with_the_last_die(program, tmp_path, "white", "pass", "log", "yes", "quit")
        assert warning in out and "gains 1 pass token." not in out  # a command is no confirmation
        out = with_the_last_die(program, tmp_path, "white", "pass", again, "quit")
        assert out.count(warning) == 1 and "Player 1 gains 1 pass token." in out
    out = with_the_last_die(program, tmp_path, "white", "pass", "drop", "yes", "quit")
    assert "gains 1 pass token." not in out and "Player 1 drops the white die." in out
    out = with_the_last_die(program, tmp_path, "white", "yes", "undo", "quit")
    assert "'yes' is no move here" in out


def test_hint_and_moves(program: Program, tmp_path: Path) -> None:
    out = at_buying(program, tmp_path, "hint", "moves heal", "1", "quit")
    hints = re.findall(r"^(Expert would play|or) +(\d+) % (buy heal|sweep|done) +\S", out, re.MULTILINE)
    assert [first for first, _, _ in hints] == ["Expert would play", *["or"] * (len(hints) - 1)]
    assert 2 <= len({move for _, _, move in hints}) == len(hints) <= 3
    assert all(0 <= int(chance) <= 100 for _, chance, _ in hints)
    assert "Player 1 buys Heal for 3 ⚡." in out


def test_undo_save_and_load(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "a match.txt"
    code, out, _ = program(
        "play", GAME, "--seed", 3, "--seat", 2, "--bots", "random,greedy", "--name", "Ada",
        typed=f"kraken\nundo\nsave {file}\nsave\nquit\n",
    )  # fmt: skip
    assert code == 0
    assert "the last move cannot be taken back" in out
    assert "say where to: save FILE" in out
    match = parlour.load(file.read_text(encoding="utf-8"))
    assert match.players == ["Random", "Ada", "Greedy"]
    code, out, err = program("play", "--load", file, typed="table\nlog\nquit\n")
    assert (code, err) == (0, "")
    assert "Ada plays Kraken." in out
    assert f"You leave at move {match.ply}." in out


def test_without_a_word_the_bots_are_normal_and_any_level_can_be_asked_for(program: Program, tmp_path: Path) -> None:
    for more, others in (((), "Normal"), (("--bots", "expert"), "Expert")):
        file = tmp_path / f"{others}.txt"
        code, _, err = program("play", GAME, "--seats", 3, "--name", "Ada", *more, typed=f"save {file}\nquit\n")
        assert (code, err) == (0, "")
        assert parlour.load(file.read_text(encoding="utf-8")).players == ["Ada", others, f"{others} 2"]


def test_back_leads_out_of_a_choice_that_is_begun(program: Program, tmp_path: Path) -> None:
    """A bid is a place and then an amount: after the place one can go back, and the record knows nothing of it."""
    file = tmp_path / "match.txt"
    lines = ("back", "bid slots-1", "back", "bid lounge-1", "for 9", f"save {file}", "undo", "quit")
    typed = "\n".join(lines) + "\n"
    start = tmp_path / "start.txt"
    start.write_text(parlour.scenario("vegas-showdown", {"seats": 3, "cash": [20, 0, 0]}).save())
    code, out, _ = program("play", "--load", start, "--bots", "random", "--seat", 1, typed=typed)
    assert code == 0 and "no choice is begun; undo takes your last move back" in out
    assert "back goes back" in out
    bids = [move for move in file.read_text().splitlines() if "slots-1" in move]
    assert not bids and "bid lounge-1" in file.read_text()


def test_undo_takes_back_what_taught_nothing(program: Program) -> None:
    """A roll that is kept, and resolved without a new roll, can be taken back."""
    for seed in range(30):
        out = program.plays("kraken", "keep", "undo", "quit", more=("--seed", seed, "--seats", 2))
        if "cannot be taken back" not in out:
            assert out.count("Keep the dice or reroll some (2 left)") == 2
            return
    raise AssertionError("no first turn could be taken back")


def test_a_saved_match_knows_its_game_and_its_start(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(parlour.start(GAME, 2).save(), encoding="utf-8")
    code, _, err = program("play", GAME, "--load", file, "--seed", 4)
    assert code == 2
    assert "cannot be given with --load" in one_line(err)
    file.write_bytes(b"\xff\xfe\x00")
    for command in ("replay", "play"):
        code, _, err = program(*([command] if command == "replay" else ["play", "--load"]), file)
        assert code == 2
        assert "it is not text" in one_line(err)
    file.write_text("parlour record 99\n", encoding="utf-8")
    code, _, err = program("replay", file)
    assert code == 2
    assert "newer" in one_line(err)


# ---------------------------------------------------------------------- reading what was typed


def test_many_moves_that_begin_alike_are_one_line_and_can_be_said_in_short() -> None:
    match = parlour.scenario(GAME, {"seats": 2, "dice": "1 2 3 heart claw claw"})
    moves = match.moves()
    assert set(alike(moves)) == {"reroll"}
    for typed in ("reroll 1 claw claw", "REROLL claw 1 claw", "r 1 c c", "1 claw claw", "c c 1"):
        assert [move.notation for move in find_move(typed, moves)] == ["reroll 1 claw claw"]
    assert [move.notation for move in find_move("k", moves)] == ["keep"]
    assert find_move("reroll 1 1", moves) == []


def test_words_in_their_order_mean_more_than_words_in_another() -> None:
    moves = [Move(0, "take 1 from 2", ""), Move(1, "take 2 from 1", "")]
    assert find_move("t 2 f 1", moves) == [moves[1]]
    assert find_move("take from 2 1", moves) == moves


def test_dice_can_be_picked_by_their_letters() -> None:
    match = parlour.scenario(GAME, {"seats": 2, "dice": "1 2 3 heart claw claw"})
    own = drawing.find_drawing(match)
    for typed, notation in (
        ("ade", "reroll 1 heart claw"),
        ("r a f", "reroll 1 claw"),
        ("reroll ♥ ⚔", "reroll heart claw"),
    ):
        assert own.shorthand(typed, match.view(0), match.moves()) == notation
    assert own.shorthand("keep", match.view(0), match.moves()) == "keep"
    assert own.shorthand("aa", match.view(0), match.moves()) == "aa"


# ---------------------------------------------------------------------- drawing


def test_any_game_can_be_drawn_plainly() -> None:
    match = parlour.scenario(GAME, {"seats": 3, "cards": {1: ["wings"]}, "dice": "1 1 1 2 2 3"})
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(drawing.Drawing(match.game, match.printed).table(match.view(0), match.moves(), 24))
    text = console.export_text()
    assert "monsters" in text and "Wings" in text and "bay open" in text


def test_a_game_from_elsewhere_can_be_played(program: Program) -> None:
    code, out, err = program("play", "nim", "--seats", 2, "--seed", 1, typed="?\n? N1\nhint\n" + "1\n" * 30)
    assert (code, err) == (0, "")
    assert "heaps" in out and "The match is over." in out


def test_moves_stand_in_columns_where_a_screen_is_short_and_keep_their_numbers() -> None:
    moves = [Move(at, f"take {at}", "Take it" if at % 2 else "Take something with a long name") for at in range(1, 12)]
    assert in_columns(moves, 80, 3) is None  # three columns of three lines are not enough
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(in_columns(moves, 80, 4))
    lines = [line.split() for line in console.export_text().splitlines()]
    assert lines[0] == "1 Take it 5 Take it 9 Take it".split()
    assert lines[1] == "2 take 2 6 take 6 10 take 10".split()  # as it is written, where the words are too long
    assert len(lines) == 4 and lines[3] == "4 take 4 8 take 8".split()


def test_shared_terminal_code_names_no_game() -> None:
    folder = Path(drawing.__file__).parent
    for file in folder.glob("*.py"):
        text = file.read_text(encoding="utf-8").casefold()
        for name in parlour.games():
            assert not re.search(rf"\b{name.replace('-', '[-_ ]')}\b", text), f"{file.name} names {name}"


# ---------------------------------------------------------------------- replay


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = parlour.start(GAME, 2, 4, players=["Ada", "Bob"])
    for move in ("kraken", "alienoid", "keep"):
        match.play(move)
    file = tmp_path / "record.txt"
    file.write_text(match.save(), encoding="utf-8")
    return file


def test_replay(program: Program, record: Path) -> None:
    code, out, err = program("replay", record, "--all")
    assert (code, err) == (0, "")
    assert "1  Ada: kraken" in out
    assert "Ada plays Kraken. T3.1" in out
    assert "The record ends here" in out
    code, out, _ = program("replay", record, "--json", "--seat", 1)
    told = json.loads(out)
    assert [move["move"] for move in told["moves"]] == ["", "kraken", "alienoid", "keep"]
    assert told["moves"][1]["events"][0]["clause"] == "T3.1"
    assert told["players"] == ["Ada", "Bob"]
    assert told["over"] is False
    assert program("replay", record, "--seat", 3)[0] == 2


def test_replay_step_by_step(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Replay(record.read_text(encoding="utf-8"))
    for typed, seen, unseen in (
        ("\n\n\n", "The record ends here", "Store"),
        ("\nt\n", "Ada: kraken", "Bob: alienoid"),
        ("3\nq\n", "3  Ada: keep" if told.plies[3].seat == 0 else "3  Bob: keep", "alienoid"),
        ("q\n", "Setup", "kraken"),
    ):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        console = Console(width=80, height=40, file=io.StringIO(), record=True)
        told.step_through(console)
        text = console.export_text()
        assert seen in text
        assert unseen not in text


# ---------------------------------------------------------------------- bench


def test_bench(program: Program) -> None:
    code, out, _ = program("bench", GAME, "--seconds", 0.2, "--json")
    assert code == 0
    [figures] = json.loads(out)
    assert (figures["game"], figures["seats"]) == (GAME, 4)
    assert figures["running"] in figures["variants"]
    for variant in figures["variants"].values():
        assert variant.keys() == {"matches", "decisions", "decision", "copy", "imagine", "view"}
        assert all(figure > 0 for figure in variant.values())
    assert bool(figures["ratios"]) == (figures["running"] == "compiled")
    code, out, _ = program("bench", GAME, "--seconds", 0.1)
    assert code == 0
    assert f"This is the {figures['running']} build" in out


@pytest.mark.slow
def test_bench_of_bots(program: Program) -> None:
    code, out, err = program("bench", GAME, "--bots", "--seats", 2, "--json")
    assert (code, err) == (0, "")
    [found] = json.loads(out)
    assert list(found["moves"]) == list(BOTS)
    assert all(0 < mean <= longest for mean, longest in found["moves"].values())
    assert found["iterations"] > 0
    assert sum(found["parts"].values()) == pytest.approx(1)
