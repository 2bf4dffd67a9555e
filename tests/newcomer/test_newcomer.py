"""What the README promises, where nothing is installed but the wheel and what it declares."""

import json
import re
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.people import Person, play
from tests.newcomer.conftest import ROOT, Newcomer
from tests.server.harness import PATIENCE

pytestmark = pytest.mark.slow

# What is installed, and what the wheel asks for, all the way down. `pip` came with the environment.
CLOSURE = """
import json, re
from importlib.metadata import distribution, distributions
from pip._vendor.packaging.requirements import Requirement

def plain(name): return re.sub(r"[-_.]+", "-", name).lower()

wanted, todo = set(), [("parlour", "")]
while todo:
    name, extra = todo.pop()
    if (plain(name), extra) in wanted: continue
    wanted.add((plain(name), extra))
    for line in distribution(name).requires or []:
        one = Requirement(line)
        if one.marker is None or one.marker.evaluate({"extra": extra}):
            todo += [(one.name, more) for more in ["", *one.extras]]
installed = {plain(one.metadata["Name"]) for one in distributions()} - {"pip", "setuptools"}
print(json.dumps([sorted(installed), sorted({name for name, extra in wanted})]))
"""


def test_the_environment_holds_what_the_wheel_declares_and_nothing_else(newcomer: Newcomer) -> None:
    installed, declared = json.loads(newcomer.prints("-c", CLOSURE, program="python"))
    assert installed == declared
    assert "No broken requirements" in newcomer.prints("-m", "pip", "check", program="python")


def test_the_rules_are_compiled_or_plain_as_the_wheel_says(newcomer: Newcomer) -> None:
    where = newcomer.prints("-c", "import parlour.engine.state as s; print(s.__file__)", program="python").strip()
    assert where.endswith(".py") == newcomer.pure
    assert str(newcomer.bin.parent) in where


def test_every_module_that_needs_no_extra_can_be_imported(newcomer: Newcomer) -> None:
    """A package that came by luck shows here."""
    code = (
        "import pkgutil, importlib, parlour\n"
        "for found in pkgutil.walk_packages(parlour.__path__, 'parlour.'):\n"
        "    if not found.name.startswith(('parlour.__main__', 'parlour.rl.', 'parlour.server.migrations.env')):\n"
        "        try: importlib.import_module(found.name)\n"
        "        except ModuleNotFoundError as error: print(found.name, error.name)\n"
    )
    missing = dict(line.split() for line in newcomer.prints("-c", code, program="python").splitlines())
    assert set(missing.values()) <= {"altair", "openskill", "polars", "vl_convert", "ray"}
    assert all(name.startswith("parlour.arena.") for name in missing)


# ---------------------------------------------------------------------- the commands of the README


def test_the_small_commands(newcomer: Newcomer) -> None:
    games = newcomer.prints("games")
    assert all(id in games for id in ("king-of-tokyo", "dice-city", "vegas-showdown", "city-of-iron", "attack-deluxe"))
    assert "you may pay 2 ⚡" in newcomer.prints("rules", "king-of-tokyo", "wings")
    assert re.search(r"normal × 4 +5 +100", newcomer.prints("simulate", "dice-city", "--matches", "5"))
    odds = newcomer.prints("odds", "attack-deluxe", "army", "4 infantry 2 tank", "3 infantry")
    assert re.search(r"the attackers win \d+\.\d+ %", odds)


def test_a_match_in_the_terminal_is_saved_and_told_again(newcomer: Newcomer) -> None:
    record = newcomer.home / "match.record"
    typed = "".join("1\n" for move in range(6)) + f"save {record}\nquit\n"
    shown = newcomer.prints("play", "king-of-tokyo", "--seats", "3", "--bots", "easy", "--seed", "7", typed=typed)
    assert "You leave at move" in shown and record.is_file()
    told = newcomer.prints("replay", str(record))
    assert "Tokyo" in told and re.search(r"T\d+\.\d+", told)


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("arena king-of-tokyo --seats greedy,random", "lab"),
        ("lab king-of-tokyo --set cards.wings.cost=5", "lab"),
        ("ladder king-of-tokyo", "lab"),
        ("arena king-of-tokyo --seats greedy,random --backend ray", "lab"),
        ("serve --database postgresql://nobody@127.0.0.1/nothing", "postgres"),
    ],
)
def test_a_command_that_needs_an_extra_names_it_in_one_sentence(newcomer: Newcomer, command: str, extra: str) -> None:
    code, out, err = newcomer.run(*command.split())
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and f"pip install 'parlour[{extra}]'" in err


@pytest.mark.parametrize(
    ("door", "extra"), [("aec_env", "rl"), ("gym_env", "rl"), ("vector_env", "rl"), ("spiel_game", "spiel")]
)
def test_a_door_for_learning_names_its_extra(newcomer: Newcomer, door: str, extra: str) -> None:
    code = f"import parlour\nfrom parlour import rl\ntry: rl.{door}\nexcept parlour.ParlourError as error: print(error)"
    assert f"pip install 'parlour[{extra}]'" in newcomer.prints("-c", code, program="python")


def test_the_python_of_the_readme_runs(newcomer: Newcomer) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    code = next(block for block in re.findall(r"```python\n(.*?)```", readme, re.DOTALL) if "parlour.start(" in block)
    newcomer.prints("-c", code.replace('match.play("the-king")', "match.play(match.moves()[0].id)"), program="python")


# ---------------------------------------------------------------------- the server


class Serving:
    """`parlour serve` as a process of the newcomer's."""

    def __init__(self, newcomer: Newcomer, *arguments: str, **variables: str) -> None:
        self.process = subprocess.Popen(
            [str(newcomer.bin / "parlour"), *arguments],
            env=newcomer.variables(**variables),
            cwd=newcomer.home,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            self.process.kill()
            raise AssertionError(f"the server did not start: {line!r} {self.process.communicate()}")
        self.address = found.group()

    def stop(self) -> tuple[int, str, str]:
        """As Ctrl-C does it: the exit code, and what was said after the first line."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


Serve = Callable[..., Serving]


@pytest.fixture
def serve(newcomer: Newcomer) -> Iterator[Serve]:
    """Start the program; whatever happens, it does not outlive the test."""
    started: list[Serving] = []

    def start(*arguments: str, **variables: str) -> Serving:
        started.append(Serving(newcomer, *arguments, **variables))
        return started[-1]

    yield start
    for one in started:
        one.process.kill()
        one.process.wait(PATIENCE)


@pytest.mark.browser
@pytest.mark.skipif(find_chromium() is None, reason="no Chromium is found (apt install chromium)")
def test_the_page_opens_and_a_first_move_is_played_against_a_bot(newcomer: Newcomer, serve: Serve) -> None:
    serving = serve("serve", "--port", "0")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        person = Person(browser, serving.address, "Nina", {}).go()
        card = person.page.locator("article.game").filter(has_text="King of Tokyo")
        card.get_by_role("button", name="Play against bots").click()
        person.page.get_by_role("dialog").get_by_role("button", name="Start").click()
        expect(person.page.locator(".bar .sentence")).to_be_visible()
        play([person], lambda: person.moves >= 1)
        expect(person.page.get_by_role("region", name="Journal")).to_contain_text("Nina")
        troubles = person.troubles
        browser.close()
    assert troubles == []
    assert serving.stop() == (0, "", "")
    assert list(newcomer.home.rglob("parlour.sqlite")), "the matches lie in the newcomer's own data folder"


def test_without_a_display_the_address_is_told_instead(serve: Serve) -> None:
    serving = serve()
    assert serving.process.stdout is not None
    assert "No browser could be opened" in serving.process.stdout.readline()
    assert serving.stop() == (0, "", "")


def test_a_port_that_is_taken_is_one_sentence(newcomer: Newcomer) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, out, err = newcomer.run("serve", "--port", port)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and f"port {port}" in err


def test_a_folder_that_cannot_be_written_is_one_sentence(newcomer: Newcomer) -> None:
    """Below a file there is no folder, not even for root."""
    (newcomer.home / "file").write_text("no folder")
    below = str(newcomer.home / "file" / "data")
    for arguments, variables in [((), {"XDG_DATA_HOME": below}), (("--database", f"{below}/matches.sqlite"), {})]:
        code, out, err = newcomer.run("serve", "--port", "0", *arguments, **variables)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1 and below in err


# ---------------------------------------------------------------------- games from outside that are broken


BROKEN = str(Path(__file__).parent / "broken_games")


def test_a_broken_game_from_outside_is_named_and_left_out(newcomer: Newcomer) -> None:
    code, out, err = newcomer.run("games", PYTHONPATH=BROKEN)
    assert code == 0 and "king-of-tokyo" in out and "no-import" not in out
    sentences = err.splitlines()
    assert len(sentences) == 2
    assert "'no-import'" in sentences[0] and "a_package_that_is_not_there" in sentences[0]
    assert "'wrong-options'" in sentences[1] and "[options.length]" in sentences[1]
    code, out, err = newcomer.run("play", "wrong-options", PYTHONPATH=BROKEN)
    assert code == 2 and err.count("\n") == 1 and "[options.length]" in err


def test_a_broken_game_from_outside_does_not_close_the_front_door(serve: Serve) -> None:
    serving = serve("serve", "--port", "0", PYTHONPATH=BROKEN)
    games = httpx.get(f"{serving.address}/api/games", timeout=PATIENCE).json()
    assert "king-of-tokyo" in [game["id"] for game in games] and len(games) == 5
    code, out, err = serving.stop()
    assert (code, out) == (0, "")
    assert [line.split("'")[1] for line in err.splitlines()] == ["no-import", "wrong-options"]
