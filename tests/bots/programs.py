"""Small programs for the tests: what each does is said in a few lines of Python."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60.0  # seconds a decision; no test waits for them, but a busy machine may be slow
HEAD = """
import json, os, sys, time
sys.stdout.reconfigure(line_buffering=True)
def say(**message):
    print(json.dumps(message))
def turns(log=None):
    for line in sys.stdin:
        if log:
            open(log, "a").write(line)
        heard = json.loads(line)
        if heard["type"] == "hello":
            say(type="ready", name="test")
        elif heard["type"] in ("turn", "error"):
            yield heard
"""


def program(folder: Path, body: str, seconds: float = PATIENCE) -> str:
    """Return the name of a bot that runs a few lines of Python, in which `LOG` is a file."""
    path = folder / "program.py"
    log = folder / "heard.jsonl"
    path.write_text(f"{HEAD}\nLOG = {str(log)!r}\n{body}\n", "utf-8")
    return f"program@{seconds}:{sys.executable} -S {path}"
