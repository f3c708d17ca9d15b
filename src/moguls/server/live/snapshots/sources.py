"""Hash of the rules: of all source code that decides what is in a table after its log."""

from __future__ import annotations

import logging
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Final

from moguls.games.registry import PACKAGES

LOG: Final = logging.getLogger("moguls.snapshots")
ROOT: Final = Path(__file__).resolve().parents[3]
SHARED: Final = ("core", "kernel", "mechanisms", "server/table", "server/wire")
READING: Final = Lock()
NO_HASH: Final = ""  # no snapshot is written or used


def hash_of_rules(game: str) -> str:
    """Return a hash of the sources of a game and of the code that all games share.

    A game under another data file has the same sources; the data file is in its log. Threads that
    need it at the same time wait for one of them to read the sources.
    """
    with READING:
        return sources_hash(game)


@cache
def sources_hash(game: str) -> str:
    """Read the sources and return their hash."""
    own = PACKAGES[game].removeprefix("moguls.").replace(".", "/")
    digest = sha256()
    try:
        for folder in (*SHARED, own):
            paths = sorted((ROOT / folder).rglob("*.py"))
            if not paths:  # installed without sources
                return NO_HASH
            for path in paths:
                digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
                digest.update(path.read_bytes() + b"\0")
    except OSError as error:
        LOG.warning("no snapshots of tables: the sources cannot be read: %s", error)
        return NO_HASH
    return digest.hexdigest()[:32]
