"""Backup while a server runs, and restore while none does.

A file copied by hand may lack what is still in its write-ahead log (`-wal`), and a write-ahead log
of another file damages one that is put next to it. SQLite copies both as one.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.server.storage.folders import (
    ENDINGS,
    FILE,
    OWNER,
    file_mode,
    lock_folder,
    open_to_group,
)
from moguls.server.storage.troubles import disk_trouble
from moguls.server.storage.versions import newest_version

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DUMPS: Final = (b"PGDMP", b"--\n-- PostgreSQL database")  # first bytes of a dump of pg_dump
MAGIC: Final = b"SQLite format 3\0"
DISK_ERRORS: Final = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_READONLY")


def back_up(folder: Path, to: Path) -> int:
    """Copy the tables of a folder to one file; return how many tables.

    Args:
        folder: of a server, which may run.
        to: a new file, written whole or not at all.

    Raises:
        UsageError: there are none, the file exists, or something cannot be read or written.
    """
    if to.exists():
        msg = f"{to} already exists; name another file"
        raise UsageError(msg)
    if not (folder / FILE).exists():
        msg = f"there are no tables in {folder}; name the folder of a server with --data"
        raise UsageError(msg)
    with _replacing(to) as draft:
        return _copy(folder / FILE, draft)


def restore(source: Path, folder: Path) -> tuple[int, Path | None]:
    """Replace the tables of a folder by a backup; the old ones are moved to a folder of their own.

    Args:
        source: as `back_up` wrote it.
        folder: of a server that does not run; created if need be.

    Returns:
        How many tables there are now, and the folder of the old ones, if any.

    Raises:
        UsageError: a server runs there, the backup is damaged or of a newer version, or something
            cannot be read or written.
    """
    if not source.is_file():
        msg = f"{source} is not a file"
        raise UsageError(msg)
    _refuse_dump(source)
    if _ends_within_a_page(source):
        msg = f"{source} is damaged: its last page is incomplete; use another backup"
        raise UsageError(msg)
    with closing(lock_folder(folder)), _replacing(folder / FILE) as draft:
        _remove_drafts(draft)
        count = _copy(source, draft)
        return count, _put_aside(folder)


@contextmanager
def _replacing(to: Path) -> Iterator[Path]:
    """Yield a draft that replaces a file at the end, unless writing fails.

    Raises:
        UsageError: something cannot be read or written.
    """
    draft = to.with_name(f".{to.name}.{os.getpid()}")
    try:
        draft.unlink(missing_ok=True)  # of a killed process with the same number
        draft.touch(OWNER, exist_ok=False)
        open_to_group(draft, file_mode(to.parent))
        yield draft
        draft.replace(to)
    except (OSError, sqlite3.Error) as error:
        cause = disk_trouble(error)
        msg = f"{to} cannot be written: {error}" + (f"; {cause}" if cause else "")
        raise UsageError(msg) from error
    finally:
        draft.unlink(missing_ok=True)


def _remove_drafts(draft: Path) -> None:
    """Remove the drafts of killed processes; nobody else writes into a locked folder."""
    for other in draft.parent.glob(f".{FILE}.*"):
        if other != draft:
            other.unlink()


def _copy(source: Path, to: Path) -> int:
    """Copy a database with its write-ahead log to an empty file; return how many tables.

    Raises:
        UsageError: it is damaged, not a database of Moguls, or of a newer version.
    """
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(to)) as written:
        try:
            read.backup(written)
            written.execute("PRAGMA journal_mode=DELETE")
            _drop_snapshots(written)
            (state,) = written.execute("PRAGMA integrity_check(1)").fetchone()
            (version,) = written.execute("SELECT version_num FROM alembic_version").fetchone()
            (count,) = written.execute("SELECT count(*) FROM tables").fetchone()
        except (sqlite3.DatabaseError, TypeError) as error:
            name = str(getattr(error, "sqlite_errorname", ""))
            if name.startswith(DISK_ERRORS):
                raise
            is_damaged = name.startswith("SQLITE_CORRUPT")
            msg = f"{source} is {'damaged' if is_damaged else 'not a database of Moguls'}: {error}"
            raise UsageError(msg) from error
    if state != "ok":
        msg = f"{source} is damaged: {state}"
        raise UsageError(msg)
    if str(version) > newest_version():
        msg = f"{source} was written by a newer Moguls (version {version}); use that one"
        raise UsageError(msg)
    return int(count)


def _refuse_dump(source: Path) -> None:
    """Refuse a dump of PostgreSQL.

    Raises:
        UsageError: it is one; the message says how to restore it.
    """
    with suppress(OSError), source.open("rb") as read:  # the copy says why
        if read.read(80).startswith(DUMPS):
            msg = (
                f"{source} is a dump of PostgreSQL, not of moguls backup: restore it with "
                "pg_restore (or psql), and check it with moguls admin check --database URL"
            )
            raise UsageError(msg)


def _ends_within_a_page(source: Path) -> bool:
    """Return whether a database was cut off within a page; SQLite would read zeros for the rest."""
    try:
        with source.open("rb") as read:
            head = read.read(18)
            size = read.seek(0, os.SEEK_END)
    except OSError:
        return False  # the copy says why
    page = int.from_bytes(head[16:18], "big")
    page = 65536 if page == 1 else page  # the format has two bytes for it
    return head.startswith(MAGIC) and page > 0 and size % page > 0


def _drop_snapshots(copy: sqlite3.Connection) -> None:
    """Delete what is rebuilt from the logs; a database of an older version has none."""
    with suppress(sqlite3.OperationalError), copy:
        copy.execute("DELETE FROM snapshots")


def _put_aside(folder: Path) -> Path | None:
    """Put a database and its write-ahead log into a folder of their own; return it, if any.

    The database itself stays until the backup replaces it, where the file system can have it twice:
    a server that starts after a restore was killed finds one of both, never an empty folder.
    """
    files = [path for ending in ENDINGS if (path := folder / f"{FILE}{ending}").exists()]
    if not files:
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(folder / FILE)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # then the file alone is complete
    aside = _new_folder(folder / f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}")
    for path in files:
        if path.name == FILE:
            _link(path, aside / FILE)
        elif path.exists():
            path.replace(aside / path.name)
    return aside


def _new_folder(name: Path) -> Path:
    """Create a folder with this name, or with a number added to it."""
    folder, number = name, 0
    while folder.exists():
        number += 1
        folder = name.with_name(f"{name.name}.{number}")
    folder.mkdir(mode=0o700)
    return folder


def _link(path: Path, to: Path) -> None:
    try:
        to.hardlink_to(path)
    except OSError:  # a file system without links
        path.replace(to)
