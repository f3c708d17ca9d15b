"""Engine of PostgreSQL: one writer at a time, and reads of one moment."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from moguls.server.storage.postgresql.address import Address

    Guard = Callable[[sa.Connection], None]

WRITER: Final = 0x6D6F67756C73  # key of the writers' lock, in each database ("moguls")
# Key of the lock that the active process holds, and a copy: one number for all sites, since locks
# belong to a database. The letters of Moguls.
ACTIVE: Final = 0x4D4F47554C53
LOCK: Final = sa.text(f"SELECT pg_advisory_xact_lock({WRITER})")
# Reads see one moment, like those of SQLite, however many queries a transaction has.
READ: Final[dict[str, Any]] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
POOL: Final[dict[str, Any]] = {
    "pool_pre_ping": True,  # a connection that was lost meanwhile is replaced
    "pool_size": 4,
    "max_overflow": 12,
    "pool_timeout": 10,
    "pool_recycle": 1800,
}


class PostgresEngine(sa.Engine):
    """Engine whose `connect` reads and whose `begin` writes.

    SQLite has one writer at a time, and the store relies on that: it reads a value and writes what
    follows from it, in one transaction. So each writing transaction first takes a lock of the
    database. It is READ COMMITTED: the statements after the lock see everything that earlier
    writers have committed, and nobody else writes until the end. (In REPEATABLE READ they would
    see the moment before the lock was granted.)
    """

    guard: Guard | None = None

    def connect(self) -> sa.Connection:
        """Return a connection whose transactions only read."""
        return super().connect().execution_options(**READ)

    @contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        """Begin a writing transaction, once no other one runs; the guard may refuse it."""
        with super().connect() as connection, connection.begin():
            connection.execute(LOCK)
            if self.guard is not None:
                self.guard(connection)
            yield connection


def engine_of(address: Address, guard: Guard | None = None) -> PostgresEngine:
    """Return the engine of a database; it connects when it is first used.

    Args:
        address: of the database.
        guard: called at the beginning of each writing transaction, after its lock; an error that
            it raises ends the transaction.
    """
    # The URL has no parameters: errors and logs of SQLAlchemy can quote it. Rows contain the deck:
    # errors must not quote the values of a failed statement.
    plain = sa.create_engine("postgresql+psycopg://", hide_parameters=True, **POOL)

    @sa.event.listens_for(plain, "do_connect")
    def name(_dialect: object, _record: object, words: list[Any], options: dict[str, Any]) -> None:
        words.clear()
        options.update(address.connecting())

    sa.event.listen(plain, "handle_error", _shorten)
    engine = PostgresEngine(plain.pool, plain.dialect, plain.url, hide_parameters=True)
    engine.guard = guard
    return engine


def _shorten(context: sa.engine.ExceptionContext) -> None:
    """Keep the first line of an error only: the others quote the row that failed."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None and error.args:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:])
