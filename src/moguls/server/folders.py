"""Where a server keeps what it keeps."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Return where tables are kept unless told otherwise: the platform's data folder."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "moguls"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "moguls"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "moguls"


def keep_code_beside(folder: Path) -> None:
    """Let this process and all that it starts keep native code in the folder of the tables.

    Who runs a service there has made that folder its own; MOGULS_CACHE names another.
    """
    os.environ.setdefault("MOGULS_CACHE", str((folder / "cache").absolute()))
