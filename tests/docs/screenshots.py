"""Takes pictures of every screen of the page: `make screenshots`. The README's picture is one of them."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from tests.docs import board_pictures
from tests.docs.write import DOCS

ROOT = DOCS.parent
FOLDER = ROOT / "build" / "screenshots"
PORT = 8731
ADDRESS = f"http://127.0.0.1:{PORT}/"
README_PICTURE = "table-buy-1440-dark.png"


def main() -> None:
    with tempfile.TemporaryDirectory() as data:
        database = Path(data) / "matches.sqlite"
        command = [sys.executable, "-m", "parlour", "serve", "--port", str(PORT), "--database", str(database)]
        server = subprocess.Popen(command)
        try:
            wait_for(ADDRESS + "api/health")
            npm = Path(sys.executable).with_name("npm")
            subprocess.run(
                [npm, "--prefix", "web", "run", "screenshots", "--", FOLDER],
                cwd=ROOT,
                env={**os.environ, "PARLOUR_URL": ADDRESS},
                check=True,
            )
        finally:
            server.terminate()
            server.wait(20)
    board_pictures.main(FOLDER)
    shutil.copyfile(FOLDER / README_PICTURE, DOCS / "pictures" / "table.png")


def wait_for(address: str, seconds: float = 60) -> None:
    """Until the server answers."""
    end = time.monotonic() + seconds
    while True:
        try:
            urlopen(address).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    main()
