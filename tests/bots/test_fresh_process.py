"""A process that has compiled nothing yet plays at once, and ends when it is told to."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from moguls.bots.registry import MODULES

CODE = """
import json, sys, time
import moguls
from moguls import bots

name = sys.argv[1]
play = moguls.game(name).new(seed=3)
loaded = "numba" in sys.modules
begun = time.perf_counter()
move = bots.choose(name, {}, play.state.pack(), play.turn, "expert")
seconds = time.perf_counter() - begun
print(json.dumps([loaded, move in play.legal(), seconds, bots.is_ready(name)]))
"""


@pytest.mark.parametrize("name", MODULES)
def test_the_first_move_of_a_new_process_waits_for_no_compiler(tmp_path: Path, name: str) -> None:
    """The thought may take 0.4 s; the rest allows for a busy machine."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, name],
        env={**os.environ, "MOGULS_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    loaded, legal, seconds, ready = json.loads(done.stdout)
    assert not loaded
    assert legal
    assert seconds < 2
    assert not ready
