"""Hashes of the files that the command of a program names."""

from __future__ import annotations

import hashlib
import shlex
from pathlib import Path

from moguls.bots.external.names import read_name


def files_of(name: str) -> dict[str, str]:
    """Return a hash of each file that the command of a program names, the program included.

    Files that these load are not covered.

    Args:
        name: program:COMMAND, of a program that can be started.
    """
    words = shlex.split(read_name(name)[0])
    return {word: hash_of(Path(word)) for word in words if Path(word).is_file()}


def hash_of(path: Path) -> str:
    """Return a hash of a file, or "" if it can be run but not read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""
