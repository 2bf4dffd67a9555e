"""Environments that hold a wheel and what it declares, made by `make newcomer`, and nothing of this one."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
KINDS = ("newcomer", "newcomer-pure")  # with compiled rules, and in plain Python


class Newcomer:
    """Somebody who has installed Parlour, with a home of their own and nothing else."""

    def __init__(self, environment: Path, home: Path) -> None:
        self.bin = environment / "bin"
        self.home = home
        self.pure = environment.name.endswith("pure")

    def variables(self, **more: str) -> dict[str, str]:
        """Only what any shell has: no path to our sources, no display."""
        kept = {"PATH": f"{self.bin}{os.pathsep}/usr/bin{os.pathsep}/bin", "HOME": str(self.home), "LANG": "C.UTF-8"}
        return {**kept, **more}

    def run(self, *arguments: str, typed: str = "", program: str = "parlour", **variables: str) -> tuple[int, str, str]:
        """The exit code, what was printed, and what was complained about; never a traceback."""
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            input=typed,
            env=self.variables(**variables),
            cwd=self.home,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done.returncode, done.stdout, done.stderr

    def prints(self, *arguments: str, typed: str = "", program: str = "parlour") -> str:
        code, out, err = self.run(*arguments, typed=typed, program=program)
        assert code == 0, err
        return out


@pytest.fixture(params=KINDS)
def newcomer(request: pytest.FixtureRequest, tmp_path: Path) -> Newcomer:
    environment = ROOT / request.config.getoption("--newcomer") / request.param
    assert (environment / ".done").exists(), f"{environment} is not there: make newcomer"
    return Newcomer(environment, tmp_path)
