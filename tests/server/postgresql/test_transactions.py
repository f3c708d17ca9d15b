"""PostgreSQL store: its transactions, its guard, and lost connections."""

from __future__ import annotations

import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from moguls.server.storage.postgresql.store import PostgresStore
from moguls.server.storage.schema import PEOPLE, SITE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.postgresql import Cluster

pytestmark = pytest.mark.slow
ROUNDS = 25


@pytest.fixture
def store(postgresql: str) -> Iterator[PostgresStore]:
    opened = PostgresStore(postgresql)
    yield opened
    opened.close()


def add(store: PostgresStore, name: str) -> None:
    device = {"id": name, "user_id": name, "token_hash": name, "browser": "", "system": ""}
    store.add_user({"id": name, "name": name}, device)


def test_writers_read_what_the_earlier_ones_wrote(store: PostgresStore) -> None:
    with store.engine.begin() as connection:
        connection.execute(SITE.update().values(alive_at=0.0))

    def count(_thread: int) -> None:
        for _ in range(ROUNDS):
            with store.engine.begin() as connection:
                number = connection.execute(sa.select(SITE.c.alive_at)).scalar_one()
                connection.execute(SITE.update().values(alive_at=number + 1))

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(count, range(4)))
    with store.engine.connect() as connection:
        assert connection.execute(sa.select(SITE.c.alive_at)).scalar_one() == 4 * ROUNDS


def test_a_reader_sees_one_moment_and_waits_for_nobody(store: PostgresStore) -> None:
    query = sa.select(sa.func.count()).select_from(PEOPLE.users)
    with store.engine.connect() as reader:
        assert reader.execute(query).scalar_one() == 0
        add(store, "ada")
        assert reader.execute(query).scalar_one() == 0
    with store.engine.begin() as writer:
        writer.execute(PEOPLE.users.delete())
        assert store.user("ada") is not None
    assert store.user("ada") is None


def test_a_reading_transaction_cannot_write(store: PostgresStore) -> None:
    with (
        store.engine.connect() as reader,
        pytest.raises(sa.exc.InternalError, match="read-only transaction"),
    ):
        reader.execute(SITE.update().values(alive_at=1.0))


def test_its_size_is_known_as_long_as_it_answers(store: PostgresStore, cluster: Cluster) -> None:
    assert store.sizes()["database"] > 1_000_000
    cluster.drop(store.address.name)
    assert store.sizes() == {}


def test_the_guard_may_refuse_any_writing_transaction(postgresql: str) -> None:
    calls: list[Any] = []
    is_fenced = threading.Event()

    def guard(connection: sa.Connection) -> None:
        calls.append(connection.execute(sa.select(SITE.c.id)).scalar_one())
        if is_fenced.is_set():
            raise PermissionError

    store = PostgresStore(postgresql, guard)
    try:
        add(store, "ada")
        count = len(calls)
        assert store.user("ada") is not None
        assert (len(calls), set(calls)) == (count, {store.site_id()}), "reading needs no guard"
        is_fenced.set()
        with pytest.raises(PermissionError):
            add(store, "bob")
        assert store.user("bob") is None
        is_fenced.clear()
        add(store, "bob")
    finally:
        store.close()


def end_all(store: PostgresStore) -> None:
    """End all other connections to the database, like a restart of its server."""
    address = store.address.parameters
    import psycopg  # noqa: PLC0415  # slow only

    with psycopg.connect(**address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_connections_that_were_ended_are_replaced(store: PostgresStore) -> None:
    for name in ("ada", "bob", "eve"):
        add(store, name)
        end_all(store)
        assert store.can_write()
        assert store.user(name) is not None


def test_a_connection_lost_in_a_transaction_changes_nothing(store: PostgresStore) -> None:
    def write() -> None:
        with store.engine.begin() as connection:
            PEOPLE.add(connection, {"id": "ada", "name": "Ada"})
            end_all(store)
            connection.execute(sa.select(SITE.c.id))

    with pytest.raises(sa.exc.OperationalError) as lost:
        write()
    assert store.fails_for_all(lost.value)
    assert store.user("ada") is None
    add(store, "ada")


def test_no_error_quotes_a_row(store: PostgresStore, caplog: pytest.LogCaptureFixture) -> None:
    deck = str(7**30)
    with pytest.raises(sa.exc.IntegrityError) as failed:
        store.add_user({"id": "ada", "name": None, "lang": deck}, {})
    logging.getLogger("tests").error("it failed", exc_info=failed.value)

    assert "null value in column" in caplog.text
    assert deck not in caplog.text


def test_an_error_of_one_row_does_not_hit_other_tables(store: PostgresStore) -> None:
    add(store, "ada")
    with pytest.raises(sa.exc.IntegrityError) as taken:
        add(store, "ada")
    with pytest.raises(sa.exc.DataError) as unfit:
        add(store, "a\0b")
    assert not store.fails_for_all(taken.value)
    assert not store.fails_for_all(unfit.value)
    assert store.fails_for_all(sa.exc.TimeoutError("no connection"))
