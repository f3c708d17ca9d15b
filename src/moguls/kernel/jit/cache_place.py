"""Cache folder of compiled code: owned by the user alone, since its content is executed.

Never the system's temporary folder, where others could put code for us to run.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

LOG = logging.getLogger("moguls.cache")
LIBRARIES: Final = "native"  # the folder where libraries lie
OTHERS: Final = stat.S_IWGRP | stat.S_IWOTH


def root() -> Path | None:
    """Return the folder that MOGULS_CACHE names, or the user's cache folder; None without one."""
    named = os.environ.get("MOGULS_CACHE")
    if named:
        return Path(named)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "moguls"
    except RuntimeError:  # no HOME, and nobody knows the user
        return None


def own_folder(name: str) -> Path | None:
    """Return a folder of that name in the cache, made if need be, which nobody else can write.

    None, with a line in the log, where that cannot be: all is then compiled in each process.
    """
    top = root()
    if top is None:
        LOG.warning("compiled code is not cached: no home folder; name a folder with MOGULS_CACHE")
        return None
    folder = top / name
    try:
        top.parent.mkdir(parents=True, exist_ok=True)
        for path in (top, folder):
            path.mkdir(mode=0o700, exist_ok=True)
            why = _why_foreign(path)
            if why:
                LOG.warning("compiled code is not cached: %s %s", path, why)
                return None
    except OSError as error:
        LOG.warning("compiled code is not cached: %s: %s", error.filename, error.strerror)
        return None
    return folder


def found_folder(name: str) -> Path | None:
    """Return a folder of that name in the cache if it is there and nobody else can write it."""
    top = root()
    if top is None:
        return None
    folder = top / name
    try:
        is_ours = folder.is_dir() and not any(map(_why_foreign, (top, folder)))
    except OSError:
        return None
    return folder if is_ours else None


def _why_foreign(folder: Path) -> str:
    """Say why what lies in a folder may have been put there by somebody else; "" if it is ours."""
    if not hasattr(os, "getuid"):  # on Windows
        return ""
    owner = folder.lstat()
    if not stat.S_ISDIR(owner.st_mode):
        return "is a link"
    if owner.st_uid != os.getuid():
        return "belongs to somebody else"
    if owner.st_mode & OTHERS:
        return "can be written by others; chmod 700 it once you trust what lies in it"
    return "" if os.access(folder, os.W_OK) else "cannot be written"
