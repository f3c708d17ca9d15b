"""Migrations that are killed at any statement, or that run out of disk space."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from moguls.errors import UsageError
from moguls.server.storage import backups
from moguls.server.storage.backups import restore
from moguls.server.storage.folders import FILE
from moguls.server.storage.store import SqliteStore
from moguls.server.storage.versions import newest_version

if TYPE_CHECKING:
    from pathlib import Path

SETUP = json.dumps({"game": "moguli", "host": "p1", "seats": 2})
SAT = json.dumps({"user": "p1"})
ROWS = (
    "INSERT INTO users VALUES ('p1', 'hash', 'Ada', NULL, 1.0)",
    f"INSERT INTO tables VALUES ('t1', '{SETUP}', 2.0)",  # noqa: S608  # our rows
    *(
        f"INSERT INTO entries VALUES ('t1', {number}, 'sat', '{SAT}', NULL, 3.0)"  # noqa: S608
        for number in range(1, 400)
    ),
)
OLDER = ("0001", "0010")
EMPTY = "0000"


def make_old(path: Path, version: str) -> None:
    """Write a database of an older version with one table."""
    settings = Config()
    settings.set_main_option("script_location", "moguls.server.storage:migrations")
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
        for row in ROWS:
            connection.exec_driver_sql(row)
        command.upgrade(settings, version)
    engine.dispose()


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as read:
        assert read.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return list(read.iterdump())


def started(folder: Path) -> list[int]:
    """Start on a folder; return how many people, tables and entries there are."""
    store = SqliteStore(folder / FILE)
    with store.engine.connect() as connection:
        counts = [
            int(connection.scalar(sa.select(sa.func.count()).select_from(sa.table(name))) or 0)
            for name in ("users", "tables", "entries", "devices")
        ]
        version = connection.exec_driver_sql("SELECT version_num FROM alembic_version")
        assert version.scalar_one() == newest_version()
    assert store.site_id()
    store.close()
    return counts


def copies_at_each_statement(
    folder: Path, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> list[Path]:
    """Start on a folder; return copies of it as a killed process leaves it at each statement."""
    connect = sqlite3.connect
    snapshots: list[Path] = []

    def snapshot(_statement: str) -> None:
        snapshots.append(copies / str(len(snapshots)))
        shutil.copytree(folder, snapshots[-1])

    def traced(*arguments: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **named)
        connection.set_trace_callback(snapshot)
        return connection

    with monkeypatch.context() as patch:
        patch.setattr("sqlite3.dbapi2.connect", traced)
        patch.setattr("sqlite3.connect", traced)
        started(folder)
    return snapshots


@pytest.mark.parametrize("version", [EMPTY, *OLDER])
def test_a_start_that_is_killed_at_any_statement_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    folder, rows = tmp_path / "there", [0, 0, 0, 0] if version == EMPTY else [1, 1, 399, 1]
    folder.mkdir()
    if version != EMPTY:
        make_old(folder / FILE, version)
    (tmp_path / "copies").mkdir()
    snapshots = copies_at_each_statement(folder, tmp_path / "copies", monkeypatch)
    assert len(snapshots) > 30

    seen = []
    for snapshot in snapshots:
        names = sorted(path.name.rpartition(".")[0] for path in snapshot.iterdir())
        state = names, content(snapshot / FILE) if (snapshot / FILE).exists() else []
        if state not in seen:  # the same files start in the same way
            seen.append(state)
            assert started(snapshot) == rows
            copies = [path.name for path in snapshot.iterdir() if "before" in path.name]
            assert copies == ([] if version == EMPTY else [f"before-update-of-{version}.sqlite"])
    assert len(seen) < 9, "a migration is all or nothing"


def limit_pages(connection: Any, _record: object) -> None:
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages + 4}")


def test_a_disk_that_fills_during_a_migration_loses_nothing(tmp_path: Path) -> None:
    make_old(tmp_path / FILE, "0010")
    before = content(tmp_path / FILE)
    sa.event.listen(sa.pool.Pool, "connect", limit_pages)
    try:
        for _start in range(3):
            with pytest.raises(UsageError, match="the disk is full: make room"):
                SqliteStore(tmp_path / FILE)
    finally:
        sa.event.remove(sa.pool.Pool, "connect", limit_pages)

    assert content(tmp_path / FILE) == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE], "no copies pile up"
    assert started(tmp_path) == [1, 1, 399, 1]


NO_ROOM = """
import resource, signal, sys
from pathlib import Path
from moguls.server.storage.store import SqliteStore
from moguls.errors import UsageError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
for _start in range(2):
    try:
        SqliteStore(Path(sys.argv[1]))
    except UsageError as error:
        print(error)
"""


@pytest.mark.skipif(os.name != "posix", reason="no such limits here")
def test_a_disk_that_fills_during_the_copy_loses_nothing(tmp_path: Path) -> None:
    make_old(tmp_path / FILE, "0010")
    before = content(tmp_path / FILE)
    words = [sys.executable, "-c", NO_ROOM, str(tmp_path / FILE)]
    output = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()

    assert len(output) == 2
    assert all("before-update-of-0010.sqlite cannot be written: " in line for line in output)
    assert not any("not a database" in line for line in output)
    assert content(tmp_path / FILE) == before
    assert [path.name for path in tmp_path.glob("*before*")] == []
    assert started(tmp_path) == [1, 1, 399, 1]


def test_the_first_start_of_an_earlier_release_that_was_killed_is_repeated(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("CREATE TABLE users (id VARCHAR NOT NULL PRIMARY KEY)")

    assert started(tmp_path) == [0, 0, 0, 0]


def test_rows_without_a_version_are_never_dropped(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("CREATE TABLE users (id VARCHAR NOT NULL PRIMARY KEY)")
        database.execute("INSERT INTO users VALUES ('p1')")
        database.commit()
    before = content(tmp_path / FILE)

    with pytest.raises(UsageError, match=r"restore a backup: moguls restore BACKUP --data "):
        SqliteStore(tmp_path / FILE)
    assert content(tmp_path / FILE) == before


def test_a_database_damaged_by_an_earlier_release_names_its_first_copy(tmp_path: Path) -> None:
    copy = tmp_path / "before-update-of-0010.sqlite"
    make_old(copy, "0010")
    for name in (FILE, "before-update-of-0010.2.sqlite"):
        shutil.copy(copy, tmp_path / name)
        with closing(sqlite3.connect(tmp_path / name)) as database:
            database.execute("ALTER TABLE entries RENAME TO entries_before")
    os.utime(copy, (1, 1))

    with pytest.raises(UsageError, match=f"moguls restore {copy} --data {tmp_path}, or name"):
        SqliteStore(tmp_path / FILE)
    assert len(list(tmp_path.glob("*before-update*"))) == 2
    restore(copy, tmp_path)
    assert started(tmp_path) == [1, 1, 399, 1]


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path / FILE).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()

    with pytest.raises(UsageError, match=r"a newer Moguls wrote it \(version 9999, .*restore"):
        SqliteStore(tmp_path / FILE)


def test_a_restore_that_is_killed_leaves_a_database_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(tmp_path / FILE, "0010")
    backups.back_up(tmp_path, tmp_path / "copy")
    put_aside = backups._put_aside  # noqa: SLF001  # the moment before the exchange

    def killed(folder: Path) -> Path | None:
        put_aside(folder)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(backups, "_put_aside", killed)
        with pytest.raises(KeyboardInterrupt):
            restore(tmp_path / "copy", tmp_path)
    (tmp_path / f".{FILE}.1").touch()  # the draft of a killed process
    assert started(tmp_path) == [1, 1, 399, 1]

    restore(tmp_path / "copy", tmp_path)
    assert list(tmp_path.glob(f".{FILE}*")) == []
