"""Tests of `moguls admin drill`: backups that can be restored, and those that cannot."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.storage.backups import back_up
from moguls.server.storage.folders import FILE
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.test_migration import SETUP, make_old
from tests.server.test_unsound import impossible_move, spoil

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which the drill makes its temporary folder."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    return folder


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Return the backup of a server with one running game."""
    return backup_of(tmp_path)


def backup_of(tmp_path: Path, *, spoilt: bool = False) -> Path:
    with TestClient(make_app(tmp_path / FILE, NoThinkers()), base_url=HOME) as client:
        table = Person(client).new_table(bots=["easy", "easy"])
        if spoilt:
            spoil(client, table, impossible_move)
        back_up(tmp_path, tmp_path / "monday.sqlite")
    return tmp_path / "monday.sqlite"


def test_a_good_backup_is_replayed_and_nothing_is_left(
    moguls: Run, backup: Path, temporary: Path
) -> None:
    before = backup.read_bytes()

    done = moguls(f"admin drill {backup}")

    assert (done.code, done.out) == (0, "")
    assert done.err.startswith(f"restored {backup} in ")
    assert "; replayed 1 table, 0 records in " in done.err
    assert done.err.endswith("; none of them cannot be replayed\n")
    assert backup.read_bytes() == before
    assert list(temporary.iterdir()) == []


def test_a_log_that_cannot_be_replayed_fails_the_drill(
    moguls: Run, tmp_path: Path, temporary: Path
) -> None:
    backup = backup_of(tmp_path, spoilt=True)

    done, as_json = (moguls(f"admin drill {backup}{more}") for more in ("", " --json"))

    assert (done.code, as_json.code) == (1, 1)
    assert "(mogul-2002): the log cannot be replayed: " in done.out
    assert json.loads(as_json.out)["kind"] == "table"
    assert done.err.endswith("; 1 of them cannot be replayed\n")
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("cut", [1, 4096, 100_000, 131_072])
def test_a_truncated_backup_is_refused(
    moguls: Run, backup: Path, temporary: Path, cut: int
) -> None:
    backup.write_bytes(backup.read_bytes()[:-cut])

    done = moguls(f"admin drill {backup}")

    assert done.code == 2
    assert f"{backup} is damaged: " in done.err
    assert list(temporary.iterdir()) == []


def test_a_backup_of_a_newer_version_is_refused(moguls: Run, backup: Path, temporary: Path) -> None:
    with closing(sqlite3.connect(backup)) as written:
        written.execute("UPDATE alembic_version SET version_num = '9999'")
        written.commit()

    done = moguls(f"admin drill {backup}")

    assert done.code == 2
    assert f"{backup} was written by a newer Moguls (version 9999); use that one" in done.err
    assert list(temporary.iterdir()) == []


@pytest.mark.usefixtures("temporary")
def test_an_older_backup_is_migrated_as_at_a_start(moguls: Run, tmp_path: Path) -> None:
    make_old(tmp_path / "old.sqlite", "0010")
    before = (tmp_path / "old.sqlite").read_bytes()

    done = moguls(f"admin drill {tmp_path / 'old.sqlite'}")

    assert done.code == 1
    assert json.loads(SETUP)["game"] in done.out
    assert "replayed 1 table" in done.err
    assert (tmp_path / "old.sqlite").read_bytes() == before


def test_a_backup_that_no_server_can_start_with_is_refused(
    moguls: Run, tmp_path: Path, temporary: Path
) -> None:
    make_old(tmp_path / "old.sqlite", "0010")
    with closing(sqlite3.connect(tmp_path / "old.sqlite")) as written:
        written.execute("DROP TABLE entries")
        written.commit()

    done = moguls(f"admin drill {tmp_path / 'old.sqlite'}")

    assert done.code == 2
    assert "old.sqlite can be restored, but no server can start with it: " in done.err
    assert "no such table: entries" in done.err
    assert str(temporary) not in done.err
    assert list(temporary.iterdir()) == []


@pytest.mark.usefixtures("temporary")
def test_a_missing_backup_is_named(moguls: Run, tmp_path: Path) -> None:
    done = moguls(f"admin drill {tmp_path / 'none'}")

    assert (done.code, done.out) == (2, "")
    assert "none is not a file" in done.err
