"""Migration of a PostgreSQL database, in one transaction that locks out other writers."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.postgresql.troubles import POOLED
from moguls.server.storage.versions import newest_version, unfinished, upgrade

LOG: Final = logging.getLogger("moguls.store")
OLDEST: Final = 14  # with idle_session_timeout
VERSION: Final = re.compile(r"[0-9]{4}")
# A migration may compute for a while between two statements.
NO_HURRY: Final = "SET LOCAL idle_in_transaction_session_timeout = 0"


def check_server(engine: sa.Engine) -> None:
    """Refuse servers that this version cannot use.

    Raises:
        UsageError: it is too old, cannot be written, stores texts in another encoding, or its locks
            keep nobody out.
    """
    check_locks(engine)
    with engine.connect() as connection:
        number = int(_server_setting(connection, "server_version_num")) // 10000
        encoding = _server_setting(connection, "server_encoding")
        is_read_only = _server_setting(connection, "default_transaction_read_only") == "on"
    if number < OLDEST:
        msg = f"its server is PostgreSQL {number}; version {OLDEST} or newer is needed"
        raise UsageError(msg)
    if encoding != "UTF8":
        msg = f"its encoding is {encoding}; create one with createdb --encoding=UTF8 -T template0"
        raise UsageError(msg)
    if is_read_only:
        msg = "default_transaction_read_only is on: name a server that takes writes, or turn it off"
        raise UsageError(msg)


def check_locks(engine: sa.Engine) -> None:
    """Refuse servers where a lock of a session keeps nobody out.

    Raises:
        UsageError: it is a replica, or a pooler is in between.
    """
    with engine.connect() as connection:
        raw: Any = connection.connection.driver_connection
        query = "SELECT pg_is_in_recovery(), pg_backend_pid()"
        is_replica, process = connection.exec_driver_sql(query).one()
    if raw.info.backend_pid != process:
        raise UsageError(POOLED)
    if is_replica:
        msg = "it is a replica: it takes no writes, and its locks keep nobody out"
        msg += "; name the primary server"
        raise UsageError(msg)


def _server_setting(connection: sa.Connection, name: str) -> str:
    return str(connection.exec_driver_sql(f"SHOW {name}").scalar_one())


def migrate(engine: sa.Engine) -> None:
    """Migrate to the newest version, if need be: all or nothing.

    Raises:
        UsageError: a newer Moguls has written the database, or another program.
        sqlalchemy.exc.DBAPIError: it cannot be written.
    """
    newest = newest_version()
    if version_of(engine) == newest:
        return
    with engine.begin() as connection:
        connection.exec_driver_sql(NO_HURRY)
        version = _version(connection)
        _refuse_unknown(version, newest)
        if version != newest:
            upgrade(connection)
    if version not in (None, newest):
        LOG.warning("migrated the tables from version %s to %s", version, newest)


def version_of(engine: sa.Engine) -> str | None:
    """Return the version of the database; None: it is empty."""
    with engine.connect() as connection:
        return _version(connection)


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def _refuse_unknown(version: str | None, newest: str) -> None:
    """Refuse a database that this version cannot migrate.

    Raises:
        UsageError: a newer Moguls has written it, or another program.
    """
    if version is None:
        return
    if why := unfinished(version):
        raise UsageError(why)
    if VERSION.fullmatch(version):
        if version <= newest:
            return
        msg = f"a newer Moguls wrote it (version {version}, this one knows {newest} at most)"
        msg += "; use that one, or name another database"
    else:
        msg = "another program uses it; name an empty one"
    raise UsageError(msg)
