"""A process that has compiled nothing yet plays at once, and ends when it is told to."""

import json
import os
import subprocess
import sys
from pathlib import Path

CODE = """
import json, sys, time
import moguls
from moguls import bots

play = moguls.game("mogul-2002").new(seats=4, seed=3)
loaded = "numba" in sys.modules
begun = time.perf_counter()
move = bots.choose("mogul-2002", {}, play.state.pack(), play.turn, "expert", 1)
print(json.dumps([loaded, move, time.perf_counter() - begun, bots.is_ready("mogul-2002")]))
"""


def test_the_first_move_of_a_new_process_waits_for_no_compiler(tmp_path: Path) -> None:
    """The thought may take 0.4 s; the rest allows for a busy machine."""
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "MOGULS_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    loaded, move, seconds, ready = json.loads(done.stdout)
    assert not loaded
    assert move in {"loan", "decline"}
    assert seconds < 2
    assert not ready
