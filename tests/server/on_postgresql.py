"""Plugin of pytest that runs tests of the server on PostgreSQL: `-p tests.server.on_postgresql`.

Each path that a test opens as a SQLite file stands for a database of its own.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.storage.postgresql.reading import PostgresReadStore
from moguls.server.storage.postgresql.store import PostgresStore
from moguls.server.storage.read_only import FileReadStore
from moguls.server.storage.store import SqliteStore
from tests.postgresql import running_cluster
from tests.server import raw_rows

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgresql import Cluster

ENDING = ExitStack()
# On a busy machine a test may stop for long within a transaction.
UNHURRIED = "-c%20idle_in_transaction_session_timeout%3D0%20-c%20lock_timeout%3D0"


class Databases:
    """Databases by the paths that stand for them, until the end of a test."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.free: list[str] = []
        self.names: dict[Path, str] = {}
        self.stores: list[Any] = []

    def url(self, path: Path) -> str:
        place = path.resolve()
        if place not in self.names:
            self.names[place] = self.free.pop() if self.free else self.cluster.migrated()
        return f"{self.cluster.url(self.names[place], by_socket=True)}&options={UNHURRIED}"

    def dialect_url(self, path: Path) -> str:
        """Return the URL of a database as SQLAlchemy writes it."""
        return self.url(path).replace("postgresql:", "postgresql+psycopg:", 1)

    def store(self, kind: type, path: Path, *, durable: bool = False) -> Any:
        """Return a store in place of that of a file."""
        del durable  # PostgreSQL has settings for it
        reads = issubclass(kind, FileReadStore)
        store: Any = (PostgresReadStore if reads else PostgresStore)(self.url(path))
        store.path = path
        self.stores.append(store)
        return store

    def end(self) -> None:
        """Close what a test has left open, and clean its databases for the next one."""
        for store in self.stores:
            store.close()
        for name in self.names.values():
            self.cluster.clean(name)
            self.free.append(name)
        self.stores.clear()
        self.names.clear()


def pytest_sessionstart(session: pytest.Session) -> None:
    databases = Databases(ENDING.enter_context(running_cluster()))
    patch = ENDING.enter_context(pytest.MonkeyPatch.context())
    patch.setattr(SqliteStore, "__new__", databases.store)
    patch.setattr(raw_rows, "url_of", databases.dialect_url)
    patch.setattr(FileReadStore, "__new__", databases.store)
    session.config.stash[DATABASES] = databases


def pytest_sessionfinish() -> None:
    ENDING.close()


DATABASES = pytest.StashKey[Databases]()


@pytest.fixture(autouse=True)
def on_postgresql(request: pytest.FixtureRequest) -> Any:
    yield
    request.config.stash[DATABASES].end()
