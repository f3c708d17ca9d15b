"""Nothing that plays, serves or is the library needs what only POSIX has."""

import subprocess
import sys

# A Python that lacks what Windows lacks.
LACKING = """
import os, signal, sys

for name in ("fcntl", "termios", "tty", "pwd", "grp", "resource", "readline"):
    sys.modules[name] = None
for name in ("nice", "getuid", "geteuid", "getpgid", "killpg", "setsid", "sched_getaffinity"):
    delattr(os, name)
for name in ("SIGKILL", "SIGHUP", "SIGUSR1", "SIGCHLD"):
    delattr(signal, name)
"""


def test_all_of_it_is_imported_and_plays() -> None:
    code = """
import moguls.server.main, moguls.server.thinking.scheduler
import moguls.server.front_door.listening, moguls.cli.commands.play
import moguls.cli.commands.simulate, moguls.cli.commands.serve
import moguls.arena.store, moguls.arena.match, moguls.kernel.select, moguls.kernel.native.making
from moguls.bots.bot import make
play = moguls.game("moguli").new(seed=1)
play.move(make("steady", play.game, seed=1).move(play))
moguls.server.thinking.worker.settle(None)
print(play.ply)"""
    run = [sys.executable, "-c", f"{LACKING}import moguls{code}"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout.strip()) == (0, "1"), done.stderr
