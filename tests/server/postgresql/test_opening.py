"""Opening of a PostgreSQL database: migration, and refusals that change nothing."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from moguls.errors import UsageError
from moguls.server.storage.postgresql import migration
from moguls.server.storage.postgresql.store import PostgresStore
from moguls.server.storage.versions import newest_version, upgrade
from tests.serving import free_port

if TYPE_CHECKING:
    import sqlalchemy as sa

    from tests.postgresql import Cluster

pytestmark = pytest.mark.slow


def refused(url: str) -> str:
    with pytest.raises(UsageError) as error:
        PostgresStore(url)
    text = str(error.value)
    assert text.startswith("PostgreSQL database ")
    assert "\n" not in text
    return text


def tables(cluster: Cluster, url: str) -> set[str]:
    query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    with cluster.connect(url.rpartition("/")[2]) as connection:
        return {name for (name,) in connection.execute(query)}


def run(cluster: Cluster, url: str, *statements: str) -> None:
    with cluster.connect(url.rpartition("/")[2]) as connection:
        for statement in statements:
            connection.execute(statement)


def test_several_processes_may_open_an_empty_database_at_once(empty_postgresql: str) -> None:
    with ThreadPoolExecutor(3) as threads:
        stores = list(threads.map(PostgresStore, [empty_postgresql] * 3))
    assert len({store.site_id() for store in stores}) == 1
    assert {migration.version_of(store.engine) for store in stores} == {newest_version()}
    for store in stores:
        store.close()


def test_a_migration_that_fails_changes_nothing(
    cluster: Cluster, empty_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(migration, "newest_version", lambda: "0001")

        def fail(connection: sa.Connection) -> None:
            upgrade(connection)
            raise UsageError

        patch.setattr(migration, "upgrade", fail)
        refused(empty_postgresql)
    assert tables(cluster, empty_postgresql) == set()
    PostgresStore(empty_postgresql).close()


@pytest.mark.parametrize(
    ("version", "words"), [("9999", "a newer Moguls wrote it"), ("ae1027a6acf", "another program")]
)
def test_a_database_of_an_unknown_version_is_refused(
    cluster: Cluster, postgresql: str, version: str, words: str
) -> None:
    with cluster.connect(postgresql.rpartition("/")[2]) as connection:
        connection.execute("UPDATE alembic_version SET version_num = %s", (version,))
    assert words in refused(postgresql)


def test_a_database_of_another_program_is_refused(cluster: Cluster, empty_postgresql: str) -> None:
    run(cluster, empty_postgresql, "CREATE TABLE users (login text)")
    assert "name an empty one" in refused(empty_postgresql)
    assert tables(cluster, empty_postgresql) == {"users"}


def test_a_database_that_is_missing_or_cannot_be_reached_is_refused(cluster: Cluster) -> None:
    assert "createdb" in refused(cluster.url("missing"))
    assert "createuser" in refused(cluster.url("missing").replace("moguls@", "nobody@"))
    away = refused(f"postgresql://moguls:hidden@127.0.0.1:{free_port()}/moguls")
    assert "Connection refused; check that it runs" in away
    assert "hidden" not in away


def test_a_user_without_rights_is_refused(cluster: Cluster, empty_postgresql: str) -> None:
    run(cluster, empty_postgresql, "DROP ROLE IF EXISTS visitor", "CREATE ROLE visitor LOGIN")
    text = refused(empty_postgresql.replace("moguls@", "visitor@"))
    assert "permission denied for schema public; let the user own the database" in text
    assert tables(cluster, empty_postgresql) == set()


def test_a_user_who_may_only_read_is_refused(cluster: Cluster, postgresql: str) -> None:
    run(cluster, postgresql, "DROP ROLE IF EXISTS reader", "CREATE ROLE reader LOGIN")
    run(cluster, postgresql, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
    assert "permission denied for table site" in refused(postgresql.replace("moguls@", "reader@"))
    run(cluster, postgresql, "DROP OWNED BY reader", "DROP ROLE reader")


def test_an_old_server_is_refused(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migration, "OLDEST", 1000)
    assert "version 1000 or newer is needed" in refused(postgresql)


def test_a_database_in_another_encoding_is_refused(cluster: Cluster) -> None:
    with cluster.connect() as connection:
        connection.execute(
            "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'"
            " LOCALE_PROVIDER libc"
        )
    assert "createdb --encoding=UTF8" in refused(cluster.url("latin"))
    cluster.drop("latin")


def is_let_in(url: str) -> bool:
    import psycopg  # noqa: PLC0415  # installed for slow tests only

    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True


def test_a_wrong_password_is_refused_and_never_printed(cluster: Cluster, postgresql: str) -> None:
    rules = cluster.data / "pg_hba.conf"
    before = rules.read_text()
    run(cluster, postgresql, "DROP ROLE IF EXISTS guarded")
    run(cluster, postgresql, "CREATE ROLE guarded LOGIN SUPERUSER PASSWORD 'right'")
    rules.write_text(f"host all guarded 127.0.0.1/32 scram-sha-256\n{before}")
    try:
        run(cluster, postgresql, "SELECT pg_reload_conf()")
        end = time.monotonic() + 300
        while is_let_in(postgresql.replace("moguls@", "guarded:hidden@")):
            assert time.monotonic() < end, "the rules are not used"
        wrong = refused(postgresql.replace("moguls@", "guarded:hidden@"))
        missing = refused(postgresql.replace("moguls@", "guarded@"))
        PostgresStore(postgresql.replace("moguls@", "guarded:right@")).close()
    finally:
        rules.write_text(before)
        run(cluster, postgresql, "SELECT pg_reload_conf()")
    assert "check the user and the password" in wrong
    assert "hidden" not in wrong
    assert "~/.pgpass" in missing
