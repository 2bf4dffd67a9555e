"""The worked example learns: after a minute it wins more often than a player at random."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_maskable_ppo.py"


@pytest.mark.slow
def test_a_minute_of_training_beats_random(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="the example needs the extra train")
    kept = tmp_path / "player.zip"
    options = ["--minutes", "1", "--matches", "320", "--json", "--output", str(kept)]
    done = subprocess.run([sys.executable, str(EXAMPLE), *options], stdout=subprocess.PIPE, text=True, check=False)
    result = json.loads(done.stdout)
    assert done.returncode == 0, result
    assert result["after"][0] > result["before"][0] and kept.exists()
