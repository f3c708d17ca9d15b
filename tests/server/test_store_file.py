"""The file of the tables holds nearly everything by itself, and is copied before it is changed."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from starlette.testclient import TestClient

from moguls.errors import UsageError
from moguls.server.app import make_app
from moguls.server.live.hub import Hub
from moguls.server.storage.backups import restore
from moguls.server.storage.folders import FILE
from moguls.server.storage.sqlite import file
from moguls.server.storage.sqlite.file import fold
from moguls.server.storage.store import SqliteStore
from moguls.server.storage.versions import newest_version
from tests.server.conftest import HOME, NoThinkers, Person

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OLDER = "0006"


def alone(path: Path) -> int:
    copy = path.with_name("alone")
    shutil.copy(path, copy)
    with closing(sqlite3.connect(copy)) as read:
        return int(read.execute("SELECT count(*) FROM tables").fetchone()[0])


def killed(folder: Path) -> Path:
    """Return a file as a server leaves it that was killed: all lies in its log."""
    app = make_app(folder / FILE, NoThinkers())
    with TestClient(app, base_url=HOME) as client:
        Person(client).new_table(sit=False, bots=["easy"])
        shutil.copytree(folder, folder / "killed")
    assert alone(folder / "killed" / FILE) == 0
    return folder / "killed" / FILE


def test_at_the_start_the_file_takes_in_what_lies_in_its_log(tmp_path: Path) -> None:
    path = killed(tmp_path)
    store = SqliteStore(path)

    assert alone(path) == 1
    assert path.with_name(f"{FILE}-wal").stat().st_size == 0
    store.close()


def test_at_the_end_there_is_no_log(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path / FILE, NoThinkers()), base_url=HOME) as client:
        Person(client).new_table(sit=False, bots=["easy"])
        assert alone(tmp_path / FILE) == 0

    assert not (tmp_path / f"{FILE}-wal").exists()
    assert alone(tmp_path / FILE) == 1


def test_while_nobody_plays_the_file_takes_its_log_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "QUIET", 0.2)
    with TestClient(make_app(tmp_path / FILE, NoThinkers()), base_url=HOME) as client:
        Person(client).new_table(sit=False, bots=["easy"])
        until = time.monotonic() + 300
        while alone(tmp_path / FILE) == 0:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_a_reader_is_not_waited_for(tmp_path: Path) -> None:
    path = killed(tmp_path)
    with closing(sqlite3.connect(path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables").fetchone()
        began = time.monotonic()
        assert not fold(path)
        assert time.monotonic() - began < 4, "no timeout of SQLite's has passed"
    assert fold(path)


def older(path: Path) -> None:
    """Make tables as an earlier version had them, with one person in them."""
    with closing(sqlite3.connect(path)):
        pass
    config = Config()
    config.set_main_option("script_location", "moguls.server.storage:migrations")
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, OLDER)
    engine.dispose()


def version(path: Path) -> str:
    with closing(sqlite3.connect(path)) as read:
        return str(read.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def test_tables_of_an_earlier_version_are_copied_before_they_are_changed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, copy = tmp_path / FILE, tmp_path / f"before-update-of-{OLDER}.sqlite"
    older(path)
    SqliteStore(path).close()

    assert [version(path), version(copy)] == [newest_version(), OLDER]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert f"from version {OLDER} to {newest_version()}" in caplog.text
    SqliteStore(path).close()
    assert len(list(tmp_path.glob("before-update*"))) == 1, "none where nothing is changed"

    restore(copy, tmp_path)
    assert version(path) == OLDER
    SqliteStore(path).close()
    assert (tmp_path / f"before-update-of-{OLDER}.2.sqlite").exists(), "the first stays"


def test_what_cannot_be_copied_is_not_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_source: Path, _to: Path) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("moguls.server.storage.backups._copy", full)
    older(tmp_path / FILE)
    let_go: list[SqliteStore] = []
    monkeypatch.setattr(SqliteStore, "close", closes(let_go))
    with pytest.raises(UsageError, match=r"before-update-of-\d+.sqlite cannot be written"):
        SqliteStore(tmp_path / FILE)
    assert len(let_go) == 1
    assert version(tmp_path / FILE) == OLDER


def closes(told: list[Any]) -> Callable[[SqliteStore], None]:
    close = SqliteStore.close

    def noted(store: SqliteStore) -> None:
        told.append(store)
        close(store)

    return noted


def test_a_server_ends_what_is_written_before_its_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    stop = Hub.stop

    async def noted(hub: Hub) -> None:
        await stop(hub)
        told.append(hub)

    monkeypatch.setattr(Hub, "stop", noted)
    monkeypatch.setattr(SqliteStore, "close", closes(told))
    with TestClient(make_app(tmp_path / FILE, NoThinkers()), base_url=HOME):
        assert told == []
    assert [*map(type, told)] == [Hub, SqliteStore]


def test_a_new_file_is_copied_from_nothing(tmp_path: Path) -> None:
    SqliteStore(tmp_path / FILE).close()

    assert [each.name for each in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize(("durable", "pragma"), [(False, 1), (True, 2)])
def test_a_commit_waits_for_the_disk_where_that_is_asked(
    tmp_path: Path, durable: bool, pragma: int
) -> None:
    store = SqliteStore(tmp_path / FILE, durable=durable)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == pragma
    store.close()


NO_ROOM = """
import resource, sys
from pathlib import Path
from moguls.server.storage.store import SqliteStore
from moguls.errors import UsageError
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
try:
    SqliteStore(Path(sys.argv[1]))
except UsageError as error:
    sys.stdout.write(str(error))
"""


@pytest.mark.skipif(os.name != "posix", reason="no such limits here")
def test_a_file_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    SqliteStore(tmp_path / FILE).close()
    words = [sys.executable, "-c", NO_ROOM, str(tmp_path / FILE)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)

    assert done.stdout.startswith(f"{tmp_path / FILE} cannot be used: ")
    assert done.stdout.endswith("or name another folder with --data")


def test_a_file_that_is_read_only_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SqliteStore(tmp_path / FILE).close()
    real = sqlite3.connect

    def read_only(database: str, **more: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = real(f"file:{database}?mode=ro", uri=True, **more)
        return made

    monkeypatch.setattr("sqlite3.dbapi2.connect", read_only)
    with pytest.raises(UsageError, match="the file is read-only: let the server's user write it"):
        SqliteStore(tmp_path / FILE)
