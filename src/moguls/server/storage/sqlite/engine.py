"""Engine of an existing SQLite file, with one connection."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from pathlib import Path


def single_engine(path: Path, mode: str, timeout: float = 5.0) -> sa.Engine:
    """Return an engine whose only connection opens a file when it is first used.

    Args:
        path: the file.
        mode: "ro" to read, "rw" to write as well.
        timeout: seconds to wait for locks of other processes.
    """
    url = f"{path.absolute().as_uri()}?mode={mode}"
    return sa.create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(url, uri=True, timeout=timeout, check_same_thread=False),
        poolclass=sa.pool.StaticPool,
        hide_parameters=True,
    )
