"""How long a newcomer waits: a fresh clone of this repository, `make play` in it, and `make play` again.

    python benchmarks/start.py            some three minutes, most of them for the first start

Nothing is taken from this checkout but what is committed; the clone lies in a temporary folder and is removed.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 900.0


def start(clone: Path, home: Path, python: str) -> tuple[float, list[str]]:
    """Seconds from the command to the line that says where the page is, and what was said before it."""
    arguments = f"serve --port 0 --database {home / 'matches.sqlite'}"
    began = time.monotonic()
    process = subprocess.Popen(
        ["make", "play", f"PYTHON={python}", f"ARGS={arguments}"],
        cwd=clone,
        env={name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    said = []
    try:
        for line in process.stdout:
            if "Parlour is at" in line:
                return time.monotonic() - began, said
            said.append(line.rstrip())
            if time.monotonic() - began > PATIENCE:
                break
        raise SystemExit("it did not start:\n" + "\n".join(said))
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a newcomer waits for the first start, and for the second.")
    parser.add_argument("--python", default=sys.executable, help="the Python that `make play` is given")
    python = parser.parse_args().python
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder, "parlour"), Path(folder)
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        first, said = start(clone, home, python)
        print("\n".join(said))
        print(f"first start   {first:6.1f} s")
        for name in ("second start", "third start"):
            seconds, said = start(clone, home, python)
            print("\n".join([*said, f"{name:13} {seconds:6.1f} s"]))


if __name__ == "__main__":
    main()
