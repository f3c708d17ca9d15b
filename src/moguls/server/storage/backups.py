"""Copies of the tables of a server: taken while it runs, put back while none does.

A file that is copied by hand may lack what still lies in the log beside it (`-wal`), and a log of
another file undoes one that is laid beside it. SQLite copies both as one.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING

from moguls.errors import UsageError
from moguls.server.storage.folders import ENDINGS, FILE, OWNER, lock_folder
from moguls.server.storage.versions import newest_version

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def back_up(folder: Path, to: Path) -> int:
    """Copy the tables of a folder to a file that holds all of them; return how many tables.

    Args:
        folder: of a server, which may run.
        to: a new file, written whole or not at all.

    Raises:
        UsageError: there are none, the file is there already, or something cannot be read or
            written.
    """
    if to.exists():
        msg = f"{to} is there already, and nothing is written over it; name another file"
        raise UsageError(msg)
    if not (folder / FILE).exists():
        msg = f"there are no tables in {folder}; name the folder of a server by --data"
        raise UsageError(msg)
    with _written_whole(to) as draft:
        return _copy(folder / FILE, draft)


def restore(source: Path, folder: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the tables of a folder; what was there is put aside.

    Args:
        source: as `back_up` wrote it.
        folder: of a server that does not run; made if need be.

    Returns:
        How many tables there are now, and the folder of those that were there before, if any.

    Raises:
        UsageError: a server runs there, the copy is damaged or of a newer version, or something
            cannot be read or written.
    """
    if not source.is_file():
        msg = f"{source} is no file"
        raise UsageError(msg)
    with closing(lock_folder(folder)), _written_whole(folder / FILE) as draft:
        count = _copy(source, draft)
        return count, _put_aside(folder)


@contextmanager
def _written_whole(to: Path) -> Iterator[Path]:
    """Yield where to write what then lies in the place of a file, or nowhere if that fails.

    Raises:
        UsageError: it cannot be read or written.
    """
    draft = to.with_name(f".{to.name}.{os.getpid()}")
    try:
        draft.touch(OWNER, exist_ok=False)
        yield draft
        draft.replace(to)
    except (OSError, sqlite3.Error) as error:
        msg = f"{to} cannot be written: {error}"
        raise UsageError(msg) from error
    finally:
        draft.unlink(missing_ok=True)


def _copy(source: Path, to: Path) -> int:
    """Copy a database to an empty file, with what its log holds; return how many tables.

    Raises:
        UsageError: it is damaged, none of ours, or of a newer version.
    """
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(to)) as written:
        try:
            read.backup(written)
            written.execute("PRAGMA journal_mode=DELETE")
            (state,) = written.execute("PRAGMA integrity_check(1)").fetchone()
            (version,) = written.execute("SELECT version_num FROM alembic_version").fetchone()
            (count,) = written.execute("SELECT count(*) FROM tables").fetchone()
        except (sqlite3.DatabaseError, TypeError) as error:
            msg = f"{source}: no tables of Moguls could be copied from it: {error}"
            raise UsageError(msg) from error
    if state != "ok":
        msg = f"{source} is damaged: {state}"
        raise UsageError(msg)
    if str(version) > newest_version():
        msg = f"{source} is of a newer Moguls (its tables are at {version}); take that one"
        raise UsageError(msg)
    return int(count)


def _put_aside(folder: Path) -> Path | None:
    """Move a database and its log to a folder of their own; return which, if there was any."""
    there = [path for ending in ENDINGS if (path := folder / f"{FILE}{ending}").exists()]
    if not there:
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(folder / FILE)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # then its file alone is whole
    aside = folder / f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 0
    while aside.exists():
        number += 1
        aside = aside.with_name(f"{aside.name.partition('.')[0]}.{number}")
    aside.mkdir(mode=0o700)
    for path in there:
        if path.exists():
            path.replace(aside / path.name)
    return aside
