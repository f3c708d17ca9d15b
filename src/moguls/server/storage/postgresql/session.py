"""Session of PostgreSQL that holds the lock of the active process; every query has a deadline.

The lock belongs to the session: PostgreSQL releases it when the connection ends, or when no query
has come for `IDLE` seconds, since the connection of a stopped process stays open.
"""

from __future__ import annotations

import selectors
import socket
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.server.storage.postgresql.engine import ACTIVE
from moguls.server.storage.postgresql.troubles import POOLED, refusing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from psycopg import Connection
    from psycopg.pq.abc import PGresult

    from moguls.server.storage.postgresql.address import Address

IDLE: Final = 10.0  # seconds without a query until PostgreSQL ends the session
TCP_TIMEOUT: Final = 5.0  # seconds until unacknowledged data ends the connection
CONNECT: Final = 5  # seconds to connect
PATIENCE: Final = 5.0  # seconds for a query
OWN: Final = {
    "application_name": "moguls lock",
    "connect_timeout": str(CONNECT),
    "tcp_user_timeout": f"{TCP_TIMEOUT * 1000:.0f}",
    "keepalives_idle": "3",
    "keepalives_interval": "2",
    "keepalives_count": "3",
}
OLDEST: Final = 140_000  # PostgreSQL 14 introduced idle_session_timeout
LOCKED: Final = f"""
    SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND pid = pg_backend_pid() AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = {ACTIVE >> 32} AND objid = {ACTIVE & 0xFFFFFFFF}
"""  # noqa: S608  # a constant
# What poolers say that let no options pass.
REFUSES_OPTIONS: Final = "unsupported startup parameter"


class Lost(Exception):
    """The session has ended, or does not answer in time."""


class LockSession:
    """A session with its lock, used by one thread at a time."""

    def __init__(self, address: Address) -> None:
        """Connect.

        Raises:
            Lost: the database cannot be reached now.
            UsageError: it is too old, or a pooler is in between.
        """
        self._address = address
        with refusing(address):
            self._connect()

    def _connect(self) -> None:
        self._connection = _connected(self._address.connecting())
        self._raw = self._connection.pgconn
        self._alarm, self._alarm_end = socket.socketpair()
        self._selector, self._waiting = selectors.DefaultSelector(), selectors.DefaultSelector()
        self._selector.register(self._raw.socket, selectors.EVENT_READ)
        for end in (self._raw.socket, self._alarm_end):
            self._waiting.register(end, selectors.EVENT_READ)
        try:
            self._check_version()
            self._set_up()
        except BaseException:
            self.close()
            raise

    def _check_version(self) -> None:
        version = self._connection.info.server_version
        if version < OLDEST:
            msg = f"its server is PostgreSQL {version // 10_000}; version 14 or newer is needed"
            raise UsageError(msg)

    def _set_up(self) -> None:
        # A pooler invents the process that it names at the start of a connection. Nothing may be
        # set through it: the settings would stay in a session that others get.
        if self.ask("SELECT pg_backend_pid()") != [str(self._connection.info.backend_pid)]:
            raise UsageError(POOLED)
        for name, seconds in (("idle_session_timeout", IDLE), ("tcp_user_timeout", TCP_TIMEOUT)):
            self.ask(f"SELECT set_config('{name}', '{seconds * 1000:.0f}', false)")
        (idle,) = self.ask("SELECT setting FROM pg_settings WHERE name = 'idle_session_timeout'")
        if float(idle) != IDLE * 1000:
            raise UsageError(POOLED)

    def take(self) -> bool:
        """Try to take the lock; return whether this session has it.

        Raises:
            Lost: the session has ended.
            UsageError: the lock does not stay with the session.
        """
        if self.ask(f"SELECT pg_try_advisory_lock({ACTIVE})") != ["t"]:
            return False
        if not self.holds():
            with refusing(self._address):
                raise UsageError(POOLED)
        return True

    def holds(self) -> bool:
        """Ask the database whether this session has the lock.

        Raises:
            Lost: the session has ended.
        """
        return self.ask(LOCKED) == ["1"]

    def wait(self, seconds: float) -> None:
        """Wait, not longer than until the database says something unasked: the session ends."""
        self._waiting.select(seconds)

    def wake(self) -> None:
        """End the waiting of another thread."""
        self._alarm.send(b"0")

    def ask(self, query: str, seconds: float = PATIENCE) -> list[str]:
        """Return the first row of a query as texts.

        Raises:
            Lost: there is no answer in time, or an error.
        """
        from psycopg import Error  # noqa: PLC0415  # an extra

        deadline = time.monotonic() + seconds
        try:
            self._raw.send_query(query.encode())
            self._raw.flush()
            while self._raw.is_busy():
                if not self._selector.select(deadline - time.monotonic()):
                    msg = f"the database has not answered for {seconds:.0f} s"
                    raise Lost(msg)
                self._raw.consume_input()
            return self._row()
        except (Error, OSError) as error:
            raise Lost(str(error).strip()) from error

    def _row(self) -> list[str]:
        """Return the first row of the results that have arrived."""
        row: list[str] | None = None
        while (result := self._raw.get_result()) is not None:
            if result.error_message:
                raise Lost(result.error_message.decode(errors="replace").strip())
            row = row or _first_of(result)
        if row is None:
            msg = "the database has sent no row"
            raise Lost(msg)
        return row

    def close(self) -> None:
        """End the session, and so release the lock."""
        for it in (self._selector, self._waiting, self._alarm, self._alarm_end):
            it.close()
        with suppress(Exception):  # it may have ended
            self._connection.close()


def _connected(parameters: Mapping[str, str]) -> Connection:
    import psycopg  # noqa: PLC0415  # an extra

    conninfo = psycopg.conninfo.make_conninfo(**{**parameters, **OWN})
    try:
        return psycopg.connect(conninfo, autocommit=True)
    except psycopg.OperationalError as error:
        if REFUSES_OPTIONS in str(error):
            raise UsageError(POOLED) from error
        raise Lost(str(error).strip()) from error


def _first_of(result: PGresult) -> list[str]:
    if not result.ntuples:
        return []
    values = (result.get_value(0, column) or b"" for column in range(result.nfields))
    return [value.decode() for value in values]
