"""Restart of `moguls serve --reload` when a source file changes."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import moguls
from moguls.cli.output import say

PAUSE: Final = 0.5  # seconds between two looks at the files
PATIENCE: Final = 10  # seconds for the old process to end


def supervise(words: list[str]) -> int:
    """Run `moguls` with these arguments until it ends by itself or is interrupted."""
    signal.signal(signal.SIGTERM, _stop)
    while True:
        seen = sources()
        with subprocess.Popen([sys.executable, "-m", "moguls", *words]) as running:  # noqa: S603  # ourselves
            try:
                while running.poll() is None and sources() == seen:
                    time.sleep(PAUSE)
            finally:
                _end(running)
            if sources() == seen:
                return running.returncode
        say("A source file has changed: restarting.")


def sources() -> dict[Path, int]:
    """Return the modification time of each source file of the package."""
    files = Path(moguls.__file__).parent.rglob("*.py")
    return {path: path.stat().st_mtime_ns for path in files if path.exists()}


def _end(running: subprocess.Popen[bytes]) -> None:
    running.terminate()
    try:
        running.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()


def _stop(_number: int, _frame: object) -> None:
    raise KeyboardInterrupt
