"""Choice of the database: a file in the data folder, or a PostgreSQL server."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from moguls.server.storage.folders import FILE, lock_folder, refuse_file
from moguls.server.storage.read_only import FileReadStore
from moguls.server.storage.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from moguls.server.storage.folders import Place
    from moguls.server.storage.postgresql.engine import Guard
    from moguls.server.storage.read_only import ReadStore
    from moguls.server.storage.sql_store import SqlStore


def open_store(
    path: Path, url: str = "", *, durable: bool = False, guard: Guard | None = None
) -> SqlStore:
    """Return the open store of a server, migrated to the newest version.

    Args:
        path: the SQLite file, used without a URL.
        url: of a PostgreSQL database; empty: none.
        durable: whether a commit waits until the disk has it; PostgreSQL has settings for that.
        guard: called at the beginning of each writing transaction in PostgreSQL.

    Raises:
        UsageError: the database cannot be used.
    """
    if not url:
        return SqliteStore(path, durable=durable)
    # The extra `postgresql` is needed only here.
    from moguls.server.storage.postgresql.store import PostgresStore  # noqa: PLC0415

    return PostgresStore(url, guard)


def place_of(path: Path, url: str = "") -> str:
    """Return where the tables are, in words without a password."""
    if not url:
        return str(path)
    from moguls.server.storage.postgresql.address import address_of  # noqa: PLC0415  # as above

    return str(address_of(url))


@contextmanager
def reading(place: Place) -> Iterator[ReadStore]:
    """Yield the store of a server's tables.

    Raises:
        UsageError: there is none that can be read.
    """
    store = _read_store(place)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def acting(place: Place) -> Iterator[SqlStore]:
    """Yield the store of a command that acts in place of a server: none can start meanwhile.

    Raises:
        InUse: a server or another command uses the tables.
        UsageError: they cannot be used.
    """
    if place.database:
        # The extra `postgresql` is needed only here.
        from moguls.server.storage.postgresql.term import term_store  # noqa: PLC0415

        with term_store(place.database) as remote:
            yield remote
        return
    with lock_folder(place.folder), closing(SqliteStore(place.folder / FILE)) as store:
        yield store


def _read_store(place: Place) -> ReadStore:
    """Return the store of a place.

    Raises:
        UsageError: there is none that can be read.
    """
    if not place.database:
        refuse_file(place)
        return FileReadStore(place.folder / FILE)
    # The extra `postgresql` is needed only here.
    from moguls.server.storage.postgresql.reading import PostgresReadStore  # noqa: PLC0415

    return PostgresReadStore(place.database)
