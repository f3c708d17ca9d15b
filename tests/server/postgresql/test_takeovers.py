"""Takeover while the earlier process writes: what it commits, it commits before."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from moguls.server.ports.storage import NotActive
from moguls.server.storage.postgresql.engine import LOCK
from moguls.server.storage.postgresql.store import PostgresStore
from moguls.server.storage.schema import EPOCH
from tests.server.standby.test_fence import FakeLeadership, fence_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.postgresql import Cluster

    Start = Callable[..., Any]

pytestmark = pytest.mark.slow
PATIENCE = 300
PATIENT = "?options=-c%20lock_timeout%3D0%20-c%20idle_in_transaction_session_timeout%3D"
RAISED = EPOCH.update().values(epoch=EPOCH.c.epoch + 1)


class Process:
    """The writes of a process; they may stop after the check of the epoch."""

    def __init__(self, url: str, timeout: int = 0) -> None:
        """Connect; PostgreSQL ends transactions that stop for longer than the timeout, in ms."""
        self.leadership, self.checked = FakeLeadership(), threading.Event()
        self.goes_on = threading.Event()
        self.goes_on.set()
        self.fence = fence_of(self.leadership)
        self.store = PostgresStore(f"{url}{PATIENT}{timeout}", self._check)

    def _check(self, connection: sa.Connection) -> None:
        self.fence.check(connection)
        self.checked.set()
        assert self.goes_on.wait(PATIENCE)

    def enter(self) -> None:
        self.fence.enter(self.store.engine)

    def stop(self) -> None:
        """Stop the next write after its check."""
        self.checked.clear()
        self.goes_on.clear()

    def add(self, name: str) -> None:
        """Write a person."""
        device = {"id": name, "user_id": name, "token_hash": name, "browser": "", "system": ""}
        self.store.add_user({"id": name, "name": name}, device)


@pytest.fixture
def start(postgresql: str, threads: ThreadPoolExecutor) -> Iterator[Start]:
    del threads  # they end after the processes
    with ExitStack() as stack:

        def made(timeout: int = 0) -> Process:
            process = Process(postgresql, timeout)
            stack.enter_context(closing(process.store))
            stack.callback(process.goes_on.set)
            return process

        yield made


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(2) as made:
        yield made


def until_one_waits(cluster: Cluster) -> None:
    end = time.monotonic() + PATIENCE
    with cluster.connect() as connection:
        query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while connection.execute(query).fetchone() != (1,):
            assert time.monotonic() < end, "nobody waits"
            time.sleep(0.01)


def test_a_takeover_waits_for_a_write_that_was_checked_before(
    start: Start, threads: ThreadPoolExecutor, cluster: Cluster
) -> None:
    earlier, later = start(), start()
    earlier.enter()
    earlier.stop()
    writing = threads.submit(earlier.add, "ada")
    assert earlier.checked.wait(PATIENCE)
    entering = threads.submit(later.enter)
    until_one_waits(cluster)
    assert not entering.done()
    earlier.goes_on.set()
    writing.result(PATIENCE)
    entering.result(PATIENCE)

    assert later.store.user("ada") is not None, "it is read by the later process"
    with pytest.raises(NotActive):
        earlier.add("bob")
    assert later.store.user("bob") is None
    later.add("bob")


def test_a_write_of_a_process_that_stopped_is_not_committed_after_the_takeover(
    start: Start, threads: ThreadPoolExecutor
) -> None:
    earlier, later = start(timeout=200), start()
    earlier.enter()
    earlier.stop()
    writing = threads.submit(earlier.add, "ada")
    assert earlier.checked.wait(PATIENCE)
    later.enter()
    earlier.goes_on.set()
    with pytest.raises(sa.exc.DBAPIError, match="idle-in-transaction timeout"):
        writing.result(PATIENCE)

    assert later.store.user("ada") is None
    assert earlier.leadership.reasons == ["a connection to the database was lost"]
    with pytest.raises(NotActive):
        earlier.add("ada")


def test_the_epoch_cannot_be_raised_between_check_and_commit(
    start: Start, threads: ThreadPoolExecutor, cluster: Cluster
) -> None:
    """The row itself is locked, whether or not who raises it takes the lock of writers."""
    process = start()
    process.enter()
    engine = sa.create_engine(process.store.engine.url, creator=lambda: connected(process, cluster))
    process.stop()
    writing = threads.submit(process.add, "ada")
    assert process.checked.wait(PATIENCE)
    with engine.begin() as other:
        other.exec_driver_sql("SET lock_timeout = 100")
    with pytest.raises(sa.exc.OperationalError, match="lock timeout"), engine.begin() as other:
        other.execute(RAISED)
    process.goes_on.set()
    writing.result(PATIENCE)
    with engine.begin() as other:
        other.execute(RAISED)
    engine.dispose()
    with pytest.raises(NotActive):
        process.add("bob")


def test_a_write_that_began_before_a_takeover_sees_it(
    start: Start, threads: ThreadPoolExecutor, cluster: Cluster
) -> None:
    """It began, and waits for the lock of writers, which the takeover has."""
    process = start()
    process.enter()
    engine = sa.create_engine(process.store.engine.url, creator=lambda: connected(process, cluster))
    with engine.begin() as other:
        other.execute(LOCK)
        writing = threads.submit(process.add, "ada")
        until_one_waits(cluster)
        other.execute(RAISED)
    engine.dispose()
    with pytest.raises(NotActive):
        writing.result(PATIENCE)

    assert process.store.user("ada") is None
    assert process.leadership.reasons == ["another process has become active"]


def connected(process: Process, cluster: Cluster) -> Any:
    import psycopg  # noqa: PLC0415  # installed for slow tests only

    return psycopg.connect(cluster.url(process.store.address.name))
