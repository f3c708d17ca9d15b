"""`moguls admin` on PostgreSQL while no server is active: it holds the server's lock meanwhile."""

from __future__ import annotations

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from moguls.cli.main import main
from moguls.errors import UsageError
from moguls.server.ports.storage import NotActive
from moguls.server.storage.postgresql.session import LockSession
from moguls.server.storage.postgresql.store import PostgresStore
from moguls.server.storage.postgresql.term import Term, term_store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.postgresql import Cluster

    Act = Callable[..., list[dict[str, Any]]]

pytestmark = pytest.mark.slow
PATIENCE = 300


def add(store: Any, name: str) -> None:
    device = {"id": name, "user_id": name, "token_hash": name, "browser": "", "system": ""}
    store.add_user({"id": name, "name": name}, device)


@pytest.fixture
def store(postgresql: str) -> Iterator[PostgresStore]:
    """A database with a person; nobody is active."""
    opened = PostgresStore(postgresql)
    add(opened, "ada")
    yield opened
    opened.close()


@pytest.fixture
def act(
    store: PostgresStore,
    postgresql: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Act:
    """A subcommand with the database of the settings; returns the rows of its answer."""
    del store
    monkeypatch.setenv("MOGULS_DATABASE", postgresql)

    def made(*words: str) -> list[dict[str, Any]]:
        capsys.readouterr()
        code = main(["admin", *words, "--json", "--data", str(tmp_path)])
        out, err = capsys.readouterr()
        if code:
            raise UsageError(err)
        return [json.loads(line) for line in out.splitlines()]

    return made


def test_it_reads_and_writes_one_command_after_another(act: Act, store: PostgresStore) -> None:
    assert [row["person"] for row in act("list", "people")] == ["ada"]
    act("ban", "ada", "--reason", "rude")
    assert [ban.who for ban in store.bans()] == ["ada"]
    act("unban", "ada")
    act("delete", "ada", "--yes")
    assert store.user("ada") is None
    assert act("list", "people") == []


def test_it_changes_nothing_while_another_process_is_active(
    act: Act, store: PostgresStore, postgresql: str
) -> None:
    term = Term(postgresql)
    assert term.take()
    for words in (["list", "people"], ["delete", "ada", "--yes"]):
        with pytest.raises(UsageError, match="another process uses PostgreSQL database") as refused:
            act(*words)
        assert "it may be on another machine" in str(refused.value)
        assert str(refused.value).count("\n") == 1
    assert store.user("ada") is not None
    term.leadership.drop()
    act("delete", "ada", "--yes")
    assert store.user("ada") is None


def test_a_process_that_was_active_before_writes_no_more(act: Act, postgresql: str) -> None:
    """Such as one that was stopped until its lock was gone, and does not know it yet."""
    earlier = Term(postgresql)
    assert earlier.take()
    earlier.enter()
    stopped = PostgresStore(postgresql, earlier.fence.check)
    add(stopped, "bob")
    earlier.leadership.drop()
    earlier.leadership.holds = (  # type: ignore[method-assign]  # it believes so
        lambda: not earlier.leadership.reason
    )
    act("rename", "ada", "Ada")
    with pytest.raises(NotActive):
        add(stopped, "eve")
    stopped.close()
    assert {row["person"] for row in act("list", "people")} == {"ada", "bob"}


def test_a_standby_waits_until_it_is_done(store: PostgresStore, postgresql: str) -> None:
    del store
    standby, stop = Term(postgresql), threading.Event()
    with ThreadPoolExecutor(1) as threads:
        with term_store(postgresql) as acting:
            waiting = threads.submit(standby.leadership.wait, stop=stop)
            time.sleep(1.2)  # it tries twice a second
            assert not waiting.done()
            add(acting, "bob")
        assert waiting.result(PATIENCE)
    standby.leadership.drop()


def write_on(store: Any) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        add(store, f"p{time.monotonic()}")


def test_it_writes_no_more_once_its_lock_is_gone(
    store: PostgresStore, postgresql: str, cluster: Cluster
) -> None:
    with term_store(postgresql) as acting, cluster.connect(store.address.name) as connection:
        add(acting, "bob")
        connection.execute(
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = 'moguls lock'"
        )
        with pytest.raises(NotActive):
            write_on(acting)
    assert store.user("bob") is not None


def test_a_database_of_an_older_version_is_not_migrated(
    act: Act, store: PostgresStore, cluster: Cluster
) -> None:
    with cluster.connect(store.address.name) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        with pytest.raises(UsageError, match="start this version's server on it once"):
            act("list", "people")
        query = "SELECT version_num FROM alembic_version"
        assert connection.execute(query).fetchone() == ("0001",)


def test_who_waits_with_the_lock_can_be_woken(store: PostgresStore) -> None:
    session = LockSession(store.address)
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(session.wait, PATIENCE)
        session.wake()
        waiting.result(PATIENCE / 10)
    session.close()
