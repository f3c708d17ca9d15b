"""Where a server keeps what it keeps."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import IO, Final

from moguls.errors import UsageError
from moguls.kernel.native import file_lock

FILE: Final = "moguls.sqlite"
ENDINGS: Final = ("", "-wal", "-shm")  # of the files of the database
OWNER: Final = 0o600
OTHERS: Final = 0o077  # what all but the owner may do
# How names begin of what a server and its host put into a data folder.
OURS: Final = ("moguls.", ".moguls.", "lock", "cache", "before-", "admin.sock")
LOG: Final = logging.getLogger("moguls.folders")


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


def make_folder(folder: Path) -> None:
    """Make a data folder, for its owner alone; one that is there is left as it is.

    Raises:
        OSError: it cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def lock_folder(folder: Path) -> IO[str]:
    """Take the folder for this process alone; the system frees it however the process ends.

    Raises:
        UsageError: it cannot be written, or another server has it.
    """
    try:
        make_folder(folder)
        lock = (folder / "lock").open("a+")
    except OSError as error:
        msg = f"the data folder {folder} cannot be used: {error.strerror}; name another by --data"
        raise UsageError(msg) from error
    try:
        is_ours = file_lock.take(lock)
    except OSError as error:
        lock.close()
        msg = f"{folder} cannot be locked for one server: {error.strerror}; name another by --data"
        raise UsageError(msg) from error
    if not is_ours:
        lock.seek(0)
        owner = lock.read().strip() or "unknown"
        lock.close()
        msg = (
            f"another server (process {owner}) is using {folder / FILE}: one process a file. "
            "Stop it, or serve other data with --data DIR and another --port"
        )
        raise UsageError(msg)
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def keep_to_owner(folder: Path) -> None:
    """Let nobody else read or write the tables: decks and salts lie in them.

    So does the folder, as long as it holds nothing else: one with other things in it, as a home, is
    left as it is. A new file is made closed.

    Raises:
        UsageError: the folder or the files are somebody else's.
    """
    if os.name != "posix":
        return
    try:
        _keep_folder(folder)
        (folder / FILE).touch(OWNER)
        for path in (folder / f"{FILE}{ending}" for ending in ENDINGS):
            if path.exists():
                _close(path, OWNER)
    except OSError as error:
        msg = f"{error.filename} cannot be kept to its owner: {error.strerror}"
        raise UsageError(msg) from error


def _keep_folder(folder: Path) -> None:
    """Close a folder that holds only what is ours.

    Raises:
        UsageError: it is another user's, who could put other files in the place of ours.
    """
    owner = folder.stat().st_uid
    if owner != os.geteuid():
        msg = (
            f"the data folder {folder} belongs to another user (number {owner}); serve as that one,"
            " give it to this one, or name another folder by --data"
        )
        raise UsageError(msg)
    if all(each.name.startswith(OURS) for each in folder.iterdir()):
        _close(folder, 0o700)


def _close(path: Path, mode: int) -> None:
    """Let only its owner use a file or folder, and say so where others could."""
    if path.stat().st_mode & OTHERS:
        path.chmod(mode)
        LOG.warning("%s could be read or written by others; now by its owner alone", path)
