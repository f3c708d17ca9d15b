"""Term of a process: the lock of the active process, and an epoch later than all others."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from moguls.server.storage.folders import InUse
from moguls.server.storage.postgresql.address import address_of
from moguls.server.storage.postgresql.engine import engine_of
from moguls.server.storage.postgresql.fence import Fence
from moguls.server.storage.postgresql.leadership import Leadership
from moguls.server.storage.postgresql.migration import check_server
from moguls.server.storage.postgresql.session import LockSession, Lost
from moguls.server.storage.postgresql.store import PostgresStore
from moguls.server.storage.postgresql.troubles import refusal, refusing

if TYPE_CHECKING:
    from collections.abc import Iterator


class Term:
    """The time in which a process alone may write a database.

    Attributes:
        address: of the database.
        leadership: its lock.
        fence: its epoch; `check` guards each writing transaction.
    """

    def __init__(self, url: str) -> None:
        """Begin without the lock.

        Raises:
            UsageError: the URL is not valid.
        """
        self.address = address_of(url)
        self.leadership = Leadership(lambda: LockSession(self.address))
        self.fence = Fence(self.leadership)

    def take(self) -> bool:
        """Take the lock; return whether nobody else has it.

        Raises:
            UsageError: the database cannot be used.
        """
        try:
            is_free = self.leadership.take()
        except Lost as error:
            raise refusal(self.address, error) from None
        if not is_free:
            self.leadership.drop()
        return is_free

    def enter(self) -> None:
        """Count the epoch up, once and as soon as there is one: earlier processes write no more.

        Raises:
            UsageError: the database cannot be used, or another process has taken it over.
        """
        engine = engine_of(self.address)
        try:
            with refusing(self.address):
                check_server(engine)  # a replica gives its lock to anybody
                self.fence.enter(engine)
        finally:
            engine.dispose()


@contextmanager
def term_store(url: str) -> Iterator[PostgresStore]:
    """Yield the store of a command that has a term of its own, in place of a server.

    Raises:
        InUse: another process has the lock.
        UsageError: the database cannot be used.
    """
    term = Term(url)
    if not term.take():
        raise InUse(str(term.address))
    try:
        term.enter()
        with closing(PostgresStore(url, term.fence.check)) as store:
            yield store
    finally:
        term.leadership.drop()
