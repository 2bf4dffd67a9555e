"""Every clause of every rulebook is proven by a test, and every card has a test of its own.

Nothing is run: the tests are read. `@proves("T4.2")` above a test says which clauses it proves; a test
that is skipped or expected to fail proves nothing.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import pytest

import parlour
from parlour.engine.game import games
from parlour.engine.rulebook import parse_rules

TESTS = Path(__file__).parent / "games"
NO_PROOF = {"skip", "skipif", "xfail"}

# The registered games that are the house's own: one from outside brings its tests with it.
OURS = {id: game for id, game in games().items() if game.package.startswith("parlour.games.")}
GAMES = pytest.mark.parametrize("game", OURS.values(), ids=OURS.keys())

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Test:
    """A test as it is written."""

    __test__ = False  # not one of pytest's own

    name: str
    where: str
    proves: tuple[str, ...]


def read_tests(folder: Path) -> list[Test]:
    """All tests in the files of this folder."""
    found = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, Function) and node.name.startswith("test_") and not set_aside(node):
                found.append(Test(node.name, f"{path.name}:{node.lineno}", tuple(proven_by(node))))
    return found


def proven_by(node: Function) -> Iterator[str]:
    """The ids in `@proves(...)` above this test."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and last_name(decorator.func) == "proves":
            for argument in decorator.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise AssertionError(f"{node.name}: @proves takes the ids of clauses, each as a plain text")
                yield argument.value


def set_aside(node: Function) -> bool:
    """Whether this test is skipped or expected to fail."""
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if last_name(called) in NO_PROOF:
            return True
    return False


def last_name(node: ast.expr) -> str:
    """`proves` of `proves`, and of `tests.proof.proves`."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def folder_of(game: parlour.Game) -> Path:
    return TESTS / game.package.rpartition(".")[2]


def clauses_of(game: parlour.Game) -> list[str]:
    """The ids in the game's rules.md; what cards say is not among them."""
    text = files(game.package).joinpath("rules.md").read_text(encoding="utf-8")
    return [clause.id for clause in parse_rules(text)[1]]


@GAMES
def test_every_clause_is_proven(game: parlour.Game) -> None:
    proven = {id for test in read_tests(folder_of(game)) for id in test.proves}
    unproven = [id for id in clauses_of(game) if id not in proven]
    assert not unproven, f"no test of {game.name} proves {', '.join(unproven)}"


@GAMES
def test_nothing_is_proven_that_does_not_exist(game: parlour.Game) -> None:
    known = game.rulebook.clauses
    wrong = [f"{id} ({test.where})" for test in read_tests(folder_of(game)) for id in test.proves if id not in known]
    assert not wrong, f"{game.name} has no clause or card {', '.join(wrong)}"


@GAMES
def test_every_card_has_a_test_named_as_the_card(game: parlour.Game) -> None:
    names = [test.name for test in read_tests(folder_of(game))]
    missing = []
    for table in game.card_tables:
        for id in game.content.table(table):
            start = f"test_{id.replace('-', '_')}_"
            if not any(name.startswith(start) for name in names):
                missing.append(start)
    assert not missing, f"{game.name} has no test called {', '.join(missing)}"


# ---------------------------------------------------------------------- the check itself


def test_only_tests_that_are_run_prove_anything(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(
        "@proves('T1', 'T2')\n@pytest.mark.parametrize('x', [1])\ndef test_a(x): ...\n"
        "class TestB:\n    @proof.proves('T3')\n    def test_b(self): ...\n"
        "@proves('T4')\n@pytest.mark.skip(reason='later')\ndef test_c(): ...\n"
        "@proves('T5')\n@pytest.mark.xfail\ndef test_d(): ...\n"
        "@proves('T6')\ndef helper(): ...\n"
        "# @proves('T7')\ndef test_e(): ...\n"
    )
    (tmp_path / "helpers.py").write_text("@proves('T8')\ndef test_f(): ...\n")
    found = {test.name: test.proves for test in read_tests(tmp_path)}
    assert found == {"test_a": ("T1", "T2"), "test_b": ("T3",), "test_e": ()}


def test_ids_must_be_written_out(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text("@proves(*CLAUSES)\ndef test_a(): ...\n")
    with pytest.raises(AssertionError, match="test_a: @proves takes"):
        read_tests(tmp_path)
