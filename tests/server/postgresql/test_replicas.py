"""Databases that take no writes: a replica, and one whose transactions only read."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from moguls.cli.main import main
from moguls.errors import UsageError
from moguls.server.storage.copying.remote import RemoteSide
from moguls.server.storage.postgresql.store import PostgresStore
from tests.postgresql import running_replica
from tests.server.postgresql.starting import served, unusable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.postgresql import Cluster, Replica

pytestmark = pytest.mark.slow
BOTH = pytest.mark.parametrize("standby", [False, True])


@pytest.fixture(scope="module")
def name(cluster: Cluster) -> Iterator[str]:
    """A database that the replica has as well."""
    made = cluster.migrated()
    yield made
    cluster.drop(made)


@pytest.fixture(scope="module")
def replica(cluster: Cluster, name: str) -> Iterator[Replica]:
    del name  # it is there before
    with running_replica(cluster) as made:
        yield made


@BOTH
def test_a_process_does_not_serve_a_replica(replica: Replica, name: str, *, standby: bool) -> None:
    text = unusable(replica.url(name), standby=standby)

    assert text.startswith("PostgreSQL database ")
    assert "cannot be used: it is a replica: it takes no writes" in text
    assert text.endswith("name the primary server")


def test_a_server_ends_with_the_reason(replica: Replica, name: str, tmp_path: Path) -> None:
    code, text = served(replica.url(name), tmp_path)

    assert code == 2
    assert "cannot be used: it is a replica" in text


def test_an_empty_database_of_a_replica_is_refused_as_well(
    replica: Replica, cluster: Cluster
) -> None:
    name = cluster.create()
    end = time.monotonic() + 300
    while not has(replica, name):
        assert time.monotonic() < end, replica.log.read_text()
        time.sleep(0.02)
    for use in (PostgresStore, RemoteSide):
        with pytest.raises(UsageError, match="it is a replica"):
            use(replica.url(name))
    cluster.drop(name)


def has(replica: Replica, name: str) -> bool:
    with replica.connect() as connection:
        query = "SELECT count(*) FROM pg_database WHERE datname = %s"
        return bool(connection.execute(query, (name,)).fetchone() == (1,))


def test_a_replica_can_be_read(
    replica: Replica, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = replica.url(name)
    assert main(["admin", "check", "--database", url, "--data", str(tmp_path)]) == 0
    assert "0 tables, 0 records" in capsys.readouterr().err


@BOTH
def test_a_process_does_not_serve_what_it_may_only_read(
    postgresql: str, cluster: Cluster, *, standby: bool
) -> None:
    name = postgresql.rpartition("/")[2]
    with cluster.connect() as connection:
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    text = unusable(postgresql, standby=standby)

    assert text.startswith("PostgreSQL database ")
    assert "cannot be used: default_transaction_read_only is on: name a server that takes" in text


def test_a_replica_that_was_promoted_can_be_used(replica: Replica, name: str) -> None:
    with replica.connect() as connection:
        assert connection.execute("SELECT pg_promote()").fetchone() == (True,)
    PostgresStore(replica.url(name)).close()
