"""Fence around the database: each write checks that no later process has become active.

The row of the epoch is locked until the write ends. So a transaction of an earlier active process
is either committed before the next one counts up, or refused.
"""

from __future__ import annotations

from typing import Protocol

import sqlalchemy as sa

from moguls.server.ports.storage import NotActive
from moguls.server.storage.schema import EPOCH


class Holder(Protocol):
    """Who knows whether this process is the active one."""

    def holds(self) -> bool:
        """Return whether it certainly is."""

    def lose(self, reason: str) -> None:
        """Say that it no longer is."""


class Fence:
    """The epoch of this process."""

    def __init__(self, leadership: Holder) -> None:
        """Begin outside: `enter` counts up."""
        self._leadership = leadership
        self._watched: sa.Engine | None = None
        self.epoch: int | None = None

    def enter(self, engine: sa.Engine) -> None:
        """Count the epoch up once, if the database has one yet; it waits for unfinished writes.

        Raises:
            NotActive: another process became active meanwhile; its epoch stays the last one.
        """
        if self.epoch is not None:
            return
        with engine.connect() as connection:
            if not sa.inspect(connection).has_table(EPOCH.name):
                return
        with engine.begin() as connection:
            change = EPOCH.update().values(epoch=EPOCH.c.epoch + 1)
            epoch = connection.execute(change.returning(EPOCH.c.epoch)).scalar_one()
            self._refuse_inactive()
        self.epoch = epoch

    def check(self, connection: sa.Connection) -> None:
        """Check at the beginning of a writing transaction that this process is active.

        Before it has entered, it only migrates a database without an epoch.

        Raises:
            NotActive: it is not; nothing is written.
        """
        self._watch(connection.engine)
        if self.epoch is not None:
            own = sa.select(EPOCH.c.epoch).where(EPOCH.c.epoch == self.epoch)
            if connection.execute(own.with_for_update(read=True)).first() is None:
                self._leadership.lose("another process has become active")
        self._refuse_inactive()

    def _refuse_inactive(self) -> None:
        if not self._leadership.holds():
            msg = "this process is no longer active"
            raise NotActive(msg)

    def _watch(self, engine: sa.Engine) -> None:
        """Give up once a connection of the engine is lost.

        Nobody knows whether a transaction that was being committed was: the tables in memory may
        differ from the database, and are to be read again.
        """
        if engine is not self._watched:
            self._watched = engine
            sa.event.listen(engine, "handle_error", self._on_error)

    def _on_error(self, context: sa.ExceptionContext) -> None:
        if context.is_disconnect and not context.is_pre_ping:
            self._leadership.lose("a connection to the database was lost")
