"""Steps of the installation: skipped if their inputs are unchanged, with one-line errors.

Standard library only: this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
BEGAN = time.monotonic()

REASONS: tuple[tuple[str, str], ...] = (
    (
        r"No space left on device|ENOSPC|os error 28",
        "the disk is full; make room (about 1 GB) and run the command again",
    ),
    (
        r"name resolution|dns error|Could not resolve|ENOTFOUND|EAI_AGAIN"
        r"|Network is unreachable|ENETUNREACH|Connection refused|ECONNREFUSED|tcp connect error"
        r"|error sending request|NewConnectionError|timed out|ETIMEDOUT"
        r"|No matching distribution found|Unable to locate package",
        "the packages cannot be fetched; check the network and run the command again",
    ),
    (
        r"EACCES|Permission denied|Read-only file system|EROFS",
        "a file cannot be written; run the command as the owner of this folder",
    ),
    (
        r"hash mismatch|do not match the hashes|EINTEGRITY",
        "a package differs from the locked one; do not use it, and try again later",
    ),
)


class Failed(Exception):
    """A step has failed; the message is one line for the person at the keyboard."""


def say(text: str) -> None:
    """Print a line with the seconds since the start."""
    sys.stdout.write(f"{time.monotonic() - BEGAN:6.1f} s  {text}\n")
    sys.stdout.flush()


def step(name: str, inputs: Iterable[Path | str], makes: Path, work: Callable[[], None]) -> None:
    """Run a step unless it has run with the same inputs and its result exists.

    Args:
        name: a few words, printed.
        inputs: files, by content, and texts.
        makes: a file or folder that exists afterwards.
        work: raises Failed.
    """
    stamp = TOOLS / "done" / _slug(name)
    digest = fingerprint(inputs)
    if makes.exists() and stamp.exists() and stamp.read_text() == digest:
        return
    stamp.unlink(missing_ok=True)
    began = time.monotonic()
    say(f"{name} ...")
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest)
    say(f"{name}: done in {time.monotonic() - began:.1f} s")


def fingerprint(inputs: Iterable[Path | str]) -> str:
    """Return a hash of the names and contents of all inputs."""
    digest = hashlib.sha256()
    for item in inputs:
        digest.update(str(item).encode() + b"\0")
        if isinstance(item, Path) and item.is_file():
            digest.update(item.read_bytes() + b"\0")
    return digest.hexdigest()


def together(*works: Callable[[], None]) -> None:
    """Run functions at the same time; raise the first failure when all have ended."""
    with ThreadPoolExecutor(len(works)) as pool:
        for running in [pool.submit(work) for work in works]:
            running.result()


def call(
    name: str, command: list[str | Path], where: Path = ROOT, env: dict[str, str] | None = None
) -> None:
    """Run a program with its output in a log file.

    Raises:
        Failed: it could not be started or has failed; the message says why in one line.
    """
    log = TOOLS / "log" / f"{_slug(name)}.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as out:
        try:
            code = subprocess.run(
                command,
                cwd=where,
                env={**os.environ, "NO_COLOR": "1", **(env or {})},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
        except OSError as error:
            msg = f"{name}: {command[0]} cannot be started: {error.strerror}"
            raise Failed(msg) from error
    if code != 0:
        msg = f"{name}: {reason(log)}"
        raise Failed(msg)


def reason(log: Path) -> str:
    """Return why a program failed: one line if the cause is known, else the end of its output."""
    text = log.read_text(errors="replace")
    where = f"(output: {log.relative_to(ROOT)})"
    for pattern, sentence in REASONS:
        if re.search(pattern, text, re.IGNORECASE):
            return f"{sentence} {where}"
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    return "\n    ".join([f"failed {where}, the last lines are:", *lines[-12:]])


def _slug(name: str) -> str:
    return re.sub(r"\W+", "-", name).strip("-").lower()
