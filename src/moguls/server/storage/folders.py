"""Data folder of a server: its place, its lock, and its permissions."""

from __future__ import annotations

import logging
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

from moguls.errors import UsageError
from moguls.kernel.native import file_lock

FILE: Final = "moguls.sqlite"
ELSEWHERE: Final = "moguls.postgresql"  # is there where the tables are in PostgreSQL
NOTE: Final = (
    "The tables of this folder are in a PostgreSQL database.\n"
    "Delete this file to use moguls.sqlite in this folder instead.\n"
)
ENDINGS: Final = ("", "-wal", "-shm")  # of the database's files
OWNER: Final = 0o600
SHARED: Final = 0o660  # in a folder that a group shares
OTHERS: Final = 0o077  # permissions of all but the owner
GROUP: Final = 0o070
WORLD_WRITES: Final = 0o002
ROOT: Final = 0
# Prefixes of the files that a server and its administrator put into a data folder.
OURS: Final = ("moguls.", ".moguls.", "lock", "cache", "before-", ".before-", "admin.sock")
LOG: Final = logging.getLogger("moguls.folders")


class InUse(UsageError):
    """Another process uses the tables."""


class FolderInUse(InUse):
    """Another process has locked a data folder.

    Attributes:
        owner: its number.
    """

    def __init__(self, path: Path, owner: str) -> None:
        self.owner = owner
        super().__init__(
            f"another server (process {owner}) is using {path}: only one process can. "
            "Stop it, or serve other data with --data DIR and another --port"
        )


@dataclass(frozen=True)
class Place:
    """Place of a server's tables: a file in its data folder, or a PostgreSQL database.

    Attributes:
        folder: of the server.
        database: URL of the database; empty: the file.
    """

    folder: Path
    database: str = field(default="", repr=False)

    @property
    def is_postgresql(self) -> bool:
        """Whether the tables are in PostgreSQL, as far as settings and folder say."""
        return bool(self.database) or (self.folder / ELSEWHERE).exists()


def refuse_file(place: Place) -> None:
    """Refuse to use the file in a folder whose tables are in PostgreSQL: it would be an old one.

    Raises:
        UsageError: no database is named, but the folder is of one.
    """
    if place.is_postgresql and not place.database:
        msg = (
            f"the tables of {place.folder} are in PostgreSQL, and no database is named: name it "
            "in moguls.toml, MOGULS_DATABASE or, where there is one, the option --database; or "
            f"delete {place.folder / ELSEWHERE} to use the SQLite file"
        )
        raise UsageError(msg)


def refuse_postgresql(place: Place, instead: str) -> None:
    """Refuse a command that is only for files.

    Raises:
        UsageError: the tables are in PostgreSQL; the message names what to use instead.
    """
    if place.is_postgresql:
        msg = f"the tables of {place.folder} are in PostgreSQL, not in a SQLite file: use {instead}"
        raise UsageError(msg)


def note_database(place: Place) -> None:
    """Note in a folder that its tables are in PostgreSQL, if they are."""
    if place.database:
        (place.folder / ELSEWHERE).write_text(NOTE)


def data_folder() -> Path:
    """Return the default data folder of the platform."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "moguls"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "moguls"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "moguls"


def keep_code_beside(folder: Path) -> None:
    """Keep compiled code in the data folder, for this process and its children.

    MOGULS_CACHE names another folder.
    """
    os.environ.setdefault("MOGULS_CACHE", str((folder / "cache").absolute()))


def make_folder(folder: Path) -> None:
    """Create a data folder, for its owner alone; an existing one is left as it is.

    Raises:
        OSError: it cannot be created.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def lock_folder(folder: Path) -> IO[str]:
    """Lock the folder for this process; the system frees it however the process ends.

    Raises:
        UsageError: it cannot be written, or another server has it.
    """
    try:
        make_folder(folder)
        lock = (folder / "lock").open("a+")
        open_to_group(folder / "lock", file_mode(folder))
    except OSError as error:
        msg = f"the data folder {folder} cannot be used: {error.strerror}; name another with --data"
        raise UsageError(msg) from error
    try:
        is_ours = file_lock.take(lock)
    except OSError as error:
        lock.close()
        msg = f"{folder} cannot be locked: {error.strerror}; name another with --data"
        raise UsageError(msg) from error
    if not is_ours:
        lock.seek(0)
        owner = lock.read().strip() or "unknown"
        lock.close()
        raise FolderInUse(folder / FILE, owner)
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def is_shared(folder: Path) -> bool:
    """Return whether root owns a folder that this user may write by its group, and others may not.

    Such are the volumes of containers with a group of their own, or with arbitrary users.
    """
    if os.name != "posix" or os.geteuid() == ROOT:
        return False
    facts = folder.stat()
    is_ours = facts.st_gid in {os.getegid(), *os.getgroups()}
    bits = facts.st_mode & (GROUP | WORLD_WRITES)
    return facts.st_uid == ROOT and is_ours and bits == GROUP


def file_mode(folder: Path) -> int:
    """Return the permissions of the files in a data folder: for the owner, or the group as well."""
    return SHARED if is_shared(folder) else OWNER


def keep_to_owner(folder: Path, *, has_file: bool = True) -> None:
    """Restrict the tables to their owner: they contain decks and salts.

    The same for the folder, unless it contains other files, like a home folder does. In a shared
    folder the group keeps its access.

    Args:
        folder: of a server.
        has_file: whether the tables are in a file there, which is created if need be.

    Raises:
        UsageError: the folder or the files belong to another user.
    """
    if os.name != "posix":
        return
    mode = file_mode(folder)
    try:
        if mode == OWNER:
            _keep_folder(folder)
        if has_file:
            (folder / FILE).touch(OWNER)
        for path in (folder / f"{FILE}{ending}" for ending in ENDINGS):
            if path.exists():
                _close(path, mode)
                open_to_group(path, mode)
    except OSError as error:
        msg = f"cannot restrict {error.filename} to its owner: {error.strerror}"
        raise UsageError(msg) from error


def open_to_group(path: Path, mode: int) -> None:
    """Add what a mode allows the group, whatever the umask, to a file of this user."""
    facts = path.stat()
    if mode & GROUP & ~facts.st_mode and os.name == "posix" and facts.st_uid == os.geteuid():
        path.chmod(mode)


def _keep_folder(folder: Path) -> None:
    """Restrict a folder that contains only the server's files.

    Raises:
        UsageError: it belongs to another user, who could replace the files.
    """
    owner = folder.stat().st_uid
    if owner != os.geteuid():
        msg = (
            f"the data folder {folder} belongs to another user (number {owner}); serve as that"
            " user, give it to this one, or name another folder with --data"
        )
        if owner == ROOT:
            msg += "; or let a group of this user write it, and nobody else (chmod g+rwx,o-w)"
        raise UsageError(msg)
    if all(path.name.startswith(OURS) for path in folder.iterdir()):
        _close(folder, 0o700)


def _close(path: Path, mode: int) -> None:
    """Restrict a file or folder to a mode; log a warning where others could use it."""
    if path.stat().st_mode & OTHERS & ~mode:
        path.chmod(mode)
        LOG.warning(
            "%s could be read or written by others; access is now restricted to its owner", path
        )
