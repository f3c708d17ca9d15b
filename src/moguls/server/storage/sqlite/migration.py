"""Migration of the database file: in one transaction, after a copy of the older version.

A start that fails or is killed at any point leaves the database as it was.
"""

from __future__ import annotations

import logging
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.backups import back_up
from moguls.server.storage.versions import newest_version, unfinished, upgrade

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LOG: Final = logging.getLogger("moguls.store")
COPY: Final = "before-update-of-"
# Tables of the first migration. Earlier releases created them outside a transaction.
FIRST: Final = frozenset({"alembic_version", "users", "tables", "entries"})


class UnknownVersion(Exception):
    """The database is of a version that this Moguls does not know."""


def migrate(engine: sa.Engine, path: Path) -> None:
    """Migrate to the newest version, if need be.

    Raises:
        UnknownVersion: a newer Moguls has written the file.
        UsageError: the older version cannot be copied, or a copy is unfinished.
        sqlalchemy.exc.DBAPIError: the file is damaged, or cannot be written.
    """
    version = version_of(engine)
    if version is None:
        _upgrade(engine)
    elif why := unfinished(version):
        msg = f"{path} cannot be used: {why}"
        raise UsageError(msg)
    elif version > newest_version():
        newest = newest_version()
        msg = f"a newer Moguls wrote it (version {version}, this one knows {newest} at most)"
        raise UnknownVersion(msg)
    elif version < newest_version():
        with _copy_of_older(path, version):
            _upgrade(engine)
    for copy in path.parent.glob(f".{COPY}*.sqlite"):  # of a start killed after its commit
        copy.replace(_free_name(path, copy.stem.removeprefix(f".{COPY}")))


def restoring(engine: sa.Engine, path: Path, error: Exception) -> str:
    """Return what helps if a database cannot be migrated, in words."""
    if isinstance(error, UnknownVersion):
        cause, copy = "use that one", None
    else:
        cause, copy = "perhaps it is damaged: keep it", _first_copy(engine, path)
    what = f"{copy}, the copy from before the update" if copy else "a backup"
    file = copy or "BACKUP"
    return f"{cause}, or restore {what}: moguls restore {file} --data {path.parent}"


def _first_copy(engine: sa.Engine, path: Path) -> Path | None:
    """Return the oldest copy from before the update of this version; later ones may be damaged."""
    try:
        version = version_of(engine)
    except sa.exc.DBAPIError:
        return None
    copies = path.parent.glob(f"{COPY}{version}*.sqlite")
    return min(copies, key=lambda copy: (copy.stat().st_mtime, copy.name), default=None)


def version_of(engine: sa.Engine) -> str | None:
    """Return the version of the database; None where it cannot be read."""
    try:
        with engine.connect() as connection:
            query = sa.text("SELECT version_num FROM alembic_version")
            return str(connection.execute(query).scalar_one())
    except (sa.exc.OperationalError, sa.exc.NoResultFound):
        return None


@contextmanager
def _copy_of_older(path: Path, version: str) -> Iterator[None]:
    """Copy a database before it is migrated.

    The copy is hidden until the migration is committed, and replaces that of a killed start:
    repeated failures never fill the disk.
    """
    for earlier in path.parent.glob(f".*{COPY}*"):
        earlier.unlink()
    hidden = path.with_name(f".{COPY}{version}.sqlite")
    back_up(path.parent, hidden)
    try:
        yield
    except BaseException:
        with suppress(OSError):
            hidden.unlink()
        raise
    copy = hidden.replace(_free_name(path, version))
    versions = version, newest_version()
    LOG.warning(
        "migrated the tables from version %s to %s; the old ones are in %s", *versions, copy
    )


def _free_name(path: Path, version: str) -> Path:
    copy = path.with_name(f"{COPY}{version}.sqlite")
    number = 1
    while copy.exists():
        number += 1
        copy = path.with_name(f"{COPY}{version}.{number}.sqlite")
    return copy


def _upgrade(engine: sa.Engine) -> None:
    """Run the migrations.

    Python's `sqlite3` begins no transaction before a statement such as CREATE TABLE, so each of
    these would be committed alone.
    """
    with (
        engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection,
        connection.begin(),
    ):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _drop_unfinished(connection)
        upgrade(connection)


def _drop_unfinished(connection: sa.Connection) -> None:
    """Drop what the first start of an earlier release left when it was killed: empty tables."""
    tables = set(sa.inspect(connection).get_table_names())
    counts = (f"SELECT count(*) FROM {name}" for name in sorted(tables))  # noqa: S608  # see FIRST
    if (
        tables
        and tables <= FIRST
        and not any(connection.exec_driver_sql(count).scalar_one() for count in counts)
    ):
        for name in ("alembic_version", "entries", "tables", "users"):
            connection.exec_driver_sql(f"DROP TABLE IF EXISTS {name}")
