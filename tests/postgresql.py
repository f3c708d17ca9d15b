"""Temporary PostgreSQL server for slow tests: one per test process, a new database per test.

A migrated database is the template of the others: a copy takes a fraction of a second.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.serving import free_port, is_free

if TYPE_CHECKING:
    from collections.abc import Iterator

DEBIAN: Final = Path("/usr/lib/postgresql")  # programs of each version, which are not on PATH
USER: Final = "moguls"
TEMPLATE: Final = "template_moguls"
SYSTEM_USER: Final = "postgres"  # initdb refuses root
PATIENCE: Final = 300.0  # seconds for a start or an end on a busy machine
SETTINGS: Final = {
    "fsync": "off",  # nobody needs the data after a power cut
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "listen_addresses": "127.0.0.1",
}
# Texts in the order of a language: "a" before "B", unlike in SQLite. Most machines have that.
INITDB: Final = (
    f"--username={USER} --auth=trust --encoding=UTF8 --no-sync --no-instructions"
    " --locale=C.UTF-8 --locale-provider=icu --icu-locale=en"
)
END_OTHERS: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
POOLER: Final = """
[databases]
* = host=127.0.0.1 port={server} user={user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
{settings}
"""
# Ends the server when the tests end, however they do: then nobody holds the other end of stdin.
WATCH: Final = (
    'folder=$1; signal=$2; shift 2; "$@" </dev/null & server=$!; trap "" INT TERM HUP; read -r _;'
    ' kill -$signal $server 2>/dev/null; wait $server; rm -rf "$folder"'
)


class Cluster:
    """A running server, reachable at 127.0.0.1 and by a Unix socket in its folder.

    Attributes:
        folder: contains everything, also the server's log `log`.
        port: at 127.0.0.1, and in the name of the socket.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.data, self.log = folder / "data", folder / "log"
        self._numbers = itertools.count(1)  # of databases
        self._seeds: dict[str, list[tuple[Any, ...]]] = {}  # rows of the template
        self._make()

    def _make(self) -> None:
        self._run("initdb", *INITDB.split(), "-D", str(self.data))

    @property
    def pid(self) -> int:
        """The process number of the server's first process."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def url(self, name: str, *, by_socket: bool = False) -> str:
        """Return the URL of a database."""
        if by_socket:
            return f"postgresql://{USER}@/{name}?host={self.folder}&port={self.port}"
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def connect(self, name: str = "postgres") -> Any:
        """Return a psycopg connection where each statement is a transaction."""
        import psycopg  # noqa: PLC0415  # installed for slow tests only

        return psycopg.connect(self.url(name), autocommit=True)

    def create(self, template: str = "template0") -> str:
        """Create a database; return its name."""
        name = f"t{next(self._numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def migrated(self) -> str:
        """Create a database of the newest version, of a site of its own; return its name."""
        if not self._seeds:
            self._make_template()
        name = self.create(TEMPLATE)
        with self.connect(name) as connection:
            connection.execute("UPDATE site SET id = %s", (os.urandom(8).hex(),))
        return name

    def clean(self, name: str) -> None:
        """Restore a database to what `migrated` creates, faster than by another copy."""
        with self.connect(name) as connection, connection.transaction():
            connection.execute(END_OTHERS)
            connection.execute("SET LOCAL session_replication_role = replica")  # any order
            for table in self._tables(connection):
                connection.execute(f'DELETE FROM "{table}"')  # noqa: S608  # our names
            for (sequence,) in connection.execute("SELECT sequencename FROM pg_sequences"):
                connection.execute(f'ALTER SEQUENCE "{sequence}" RESTART')
            for table, rows in self._seeds.items():
                for row in rows:
                    values = ", ".join(["%s"] * len(row))
                    insert = f'INSERT INTO "{table}" VALUES ({values})'  # noqa: S608  # our names
                    connection.execute(insert, row)
            connection.execute("UPDATE site SET id = %s", (os.urandom(8).hex(),))

    def drop(self, name: str) -> None:
        """Drop a database, also one in use."""
        with self.connect() as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def _make_template(self) -> None:
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {TEMPLATE} TEMPLATE template0")
        migrate(self.url(TEMPLATE))
        with self.connect(TEMPLATE) as connection:
            for table in self._tables(connection):
                rows = connection.execute(f'SELECT * FROM "{table}"').fetchall()  # noqa: S608
                self._seeds[table] = rows

    def _tables(self, connection: Any) -> list[str]:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        return [str(name) for (name,) in connection.execute(query)]

    @contextmanager
    def running(self) -> Iterator[None]:
        """Run the server, and end it afterwards."""
        words = [f"--{name}={value}" for name, value in SETTINGS.items()]
        words += [f"--port={self.port}", f"--unix_socket_directories={self.folder}"]
        server = [_program("postgres"), "-D", str(self.data), *words]
        with running_in(self.folder, server, self.log) as process:
            self._wait(process)
            yield

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until the server answers."""
        command = [_program("pg_isready"), "-q", "-h", str(self.folder), "-p", str(self.port)]
        end = time.monotonic() + PATIENCE
        while subprocess.run(command, check=False).returncode:
            assert process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    def _run(self, program: str, *words: str) -> None:
        command = [*_as_user(), _program(program), *words]
        with self.log.open("ab") as log:
            process = subprocess.run(command, stdout=log, stderr=log, check=False)
        assert process.returncode == 0, self.log.read_text()


class Replica(Cluster):
    """A server that follows another one, until it is promoted."""

    def __init__(self, folder: Path, primary: Cluster) -> None:
        self._primary = primary
        super().__init__(folder)

    def _make(self) -> None:
        source = ["-h", str(self._primary.folder), "-p", str(self._primary.port), "-U", USER]
        words = ["--write-recovery-conf", "--checkpoint=fast", "--no-sync"]
        self._run("pg_basebackup", *words, *source, "-D", str(self.data))


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """Yield a new server; its folder is removed at the end."""
    with _own_folder() as folder:
        cluster = Cluster(folder)
        with cluster.running():
            yield cluster


@contextmanager
def running_replica(primary: Cluster) -> Iterator[Replica]:
    """Yield a new server that follows another one."""
    with _own_folder() as folder:
        replica = Replica(folder, primary)
        with replica.running():
            yield replica


@contextmanager
def running_pooler(cluster: Cluster, settings: str) -> Iterator[int]:
    """Yield the port of a PgBouncer before a server, with some settings."""
    port, program = free_port(), shutil.which("pgbouncer") or "/usr/sbin/pgbouncer"
    with _own_folder() as folder:
        file, log = folder / "pgbouncer.ini", folder / "log"
        file.write_text(POOLER.format(server=cluster.port, port=port, user=USER, settings=settings))
        with running_in(folder, [program, str(file)], log, "TERM") as process:
            while is_free(port):
                assert process.poll() is None, log.read_text()
                time.sleep(0.02)
            yield port


@contextmanager
def _own_folder() -> Iterator[Path]:
    """Yield a folder of the user that runs PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="moguls-postgresql-"))
    if _as_user():
        shutil.chown(folder, SYSTEM_USER)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_in(
    folder: Path, command: list[str], log: Path, signal: str = "QUIT"
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program that has a folder, and end it afterwards."""
    words = [*_as_user(), "sh", "-c", WATCH, "sh", str(folder), signal, *command]
    with log.open("ab") as out:
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=out, stderr=out)
    try:
        yield process
    finally:
        process.communicate(b"\n", timeout=PATIENCE)


def migrate(url: str) -> None:
    """Migrate a database to the newest version."""
    import sqlalchemy as sa  # noqa: PLC0415  # loaded by each test process
    from alembic import command, config  # noqa: PLC0415

    settings = config.Config()
    settings.set_main_option("script_location", "moguls.server.storage:migrations")
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:", 1))
    with engine.begin() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")
    engine.dispose()


def _as_user() -> list[str]:
    """Return the words that run a program as a user that may run PostgreSQL."""
    return ["runuser", "-u", SYSTEM_USER, "--"] if os.geteuid() == 0 else []


def _program(name: str) -> str:
    """Return the path of a program of PostgreSQL, of the newest version that is installed."""
    versions = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    found = str(versions[-1]) if versions else shutil.which(name)
    assert found, f"{name} is missing: apt-get install postgresql"
    return found


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process; only slow tests may use it."""
    with running_cluster() as made:
        yield made


@pytest.fixture
def postgresql(cluster: Cluster) -> Iterator[str]:
    """The URL of a database of the newest version, without people and tables."""
    name = cluster.migrated()
    yield cluster.url(name)
    cluster.drop(name)


@pytest.fixture
def empty_postgresql(cluster: Cluster) -> Iterator[str]:
    """The URL of a database without tables."""
    name = cluster.create()
    yield cluster.url(name)
    cluster.drop(name)
