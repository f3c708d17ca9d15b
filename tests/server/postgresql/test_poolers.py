"""PgBouncer in between: whatever its mode, it is refused, and nothing stays in its sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.errors import UsageError
from moguls.server.storage.copying.remote import RemoteSide
from moguls.server.storage.postgresql.store import PostgresStore
from moguls.server.storage.postgresql.troubles import POOLED
from tests.postgresql import running_pooler
from tests.server.postgresql.starting import served, unusable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.postgresql import Cluster

pytestmark = pytest.mark.slow
# As it comes, it refuses connections with options; many hosts let it ignore them.
MODES = {
    "as it comes": "",
    "transactions": "pool_mode = transaction\nignore_startup_parameters = options",
    # One session of PostgreSQL for each connection, but no way to tell that from the others.
    "sessions": "pool_mode = session\nignore_startup_parameters = options",
}
LOCKS = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def pooled(mode: str, cluster: Cluster, postgresql: str) -> Iterator[str]:
    """The URL of a database behind a pooler."""
    with running_pooler(cluster, MODES[mode]) as port:
        yield postgresql.replace(f":{cluster.port}/", f":{port}/")


@pytest.mark.parametrize("standby", [False, True])
def test_a_process_serves_nothing_through_a_pooler(
    pooled: str, cluster: Cluster, *, standby: bool
) -> None:
    import psycopg  # noqa: PLC0415  # installed for slow tests only

    text = unusable(pooled, standby=standby)

    assert text.startswith("PostgreSQL database ")
    assert text.endswith(f" cannot be used: {POOLED}")
    with cluster.connect() as connection:
        assert connection.execute(LOCKS).fetchone() == (0,)
    with psycopg.connect(pooled, autocommit=True) as other:
        shown = other.execute("SHOW idle_session_timeout").fetchone()
        assert shown == ("0",), "it stays in a session that others get"


@pytest.mark.parametrize("mode", ["transactions"], indirect=True)
def test_a_server_ends_with_the_reason(pooled: str, tmp_path: Path) -> None:
    code, text = served(pooled, tmp_path, "--standby")

    assert code == 2
    assert text.endswith(f" cannot be used: {POOLED}")


def test_neither_a_store_nor_a_copy_uses_a_pooler(pooled: str, mode: str, cluster: Cluster) -> None:
    words = "without a pooling proxy" if mode == "as it comes" else POOLED
    for use in (PostgresStore, RemoteSide):
        with pytest.raises(UsageError, match=words):
            use(pooled)
    with cluster.connect() as connection:
        assert connection.execute(LOCKS).fetchone() == (0,)
