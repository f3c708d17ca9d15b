"""Copies of a server's tables: whole while it runs, put back while none does, nothing lost."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.errors import UsageError
from moguls.server.app import make_app
from moguls.server.storage import backups
from moguls.server.storage.backups import back_up, restore
from moguls.server.storage.folders import FILE, lock_folder
from tests.server.conftest import HOME, NoThinkers, Person

if TYPE_CHECKING:
    from pathlib import Path


def tables(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / FILE)) as read:
        return [str(name) for (name,) in read.execute("SELECT id FROM tables ORDER BY id")]


def test_a_copy_of_a_running_server_holds_what_lies_in_the_log_alone(tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.mkdir()
    app = make_app(folder / FILE, NoThinkers())
    with TestClient(app, base_url=HOME) as client:
        table = Person(client).new_table(sit=False, bots=["easy"])
        shutil.copy(folder / FILE, tmp_path / "by-hand")
        assert back_up(folder, tmp_path / "copy") == 1
    with closing(sqlite3.connect(tmp_path / "by-hand")) as read:
        assert read.execute("SELECT id FROM tables").fetchone() is None

    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert restore(tmp_path / "copy", tmp_path / "here") == (1, None)
    assert tables(tmp_path / "here") == [table]
    with TestClient(make_app(tmp_path / "here" / FILE, NoThinkers()), base_url=HOME) as client:
        assert Person(client).get(f"/api/tables/{table}")["table"]["game"] == "mogul-2002"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["by-hand", "copy", "here", "there"]


def test_what_was_there_is_put_aside_with_its_log(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
        app = make_app(folder / FILE, NoThinkers())
        with TestClient(app, base_url=HOME) as client:
            Person(client).new_table(sit=False, bots=["easy"])
            shutil.copytree(folder, f"{folder}-killed")  # as a server leaves it that was killed
    one, two = (tmp_path / f"{folder.name}-killed" for folder in folders)
    assert (two / f"{FILE}-wal").stat().st_size > 0
    first, second = tables(folders[0]), tables(folders[1])
    back_up(one, tmp_path / "copy")

    count, aside = restore(tmp_path / "copy", two)
    assert count == 1
    assert tables(two) == first, "no log undoes it"
    assert aside is not None
    assert tables(aside) == second
    again = restore(tmp_path / "copy", two)[1]
    assert again is not None
    assert again != aside


def test_nothing_is_written_over_a_file(tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(UsageError, match="copy already exists"):
        back_up(tmp_path, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"


def test_while_a_server_runs_nothing_is_put_back(tmp_path: Path) -> None:
    (tmp_path / "copy").write_bytes(b"")
    with (
        closing(lock_folder(tmp_path)),
        pytest.raises(UsageError, match=r"another server \(process \d+\) is using"),
    ):
        restore(tmp_path / "copy", tmp_path)


def no_database(path: Path) -> str:
    path.write_text("no database, but long enough to be taken for one" * 40)
    return "file is not a database"


def of_others(path: Path) -> str:
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE cats (name)")
    return "no such table: alembic_version"


def newer(path: Path) -> str:
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE alembic_version AS SELECT '9999' AS version_num")
        made.execute("CREATE TABLE tables (id)")
        made.commit()
    return r"was written by a newer Moguls \(version 9999\); use that one"


@pytest.mark.parametrize("spoil", [no_database, of_others, newer])
def test_a_copy_that_is_none_leaves_all_as_it_is(tmp_path: Path, spoil: Any) -> None:
    there = tmp_path / "there"
    there.mkdir()
    with TestClient(make_app(there / FILE, NoThinkers()), base_url=HOME) as client:
        Person(client).new_table(sit=False, bots=["easy"])
    before = tables(there)
    why = spoil(tmp_path / "copy")

    with pytest.raises(UsageError, match=why):
        restore(tmp_path / "copy", there)
    assert tables(there) == before
    assert not [each for each in there.iterdir() if each.name.startswith((".", "before"))]


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"there are no tables in .*; name the folder of a server"):
        back_up(tmp_path, tmp_path / "copy")
    with pytest.raises(UsageError, match="copy is not a file"):
        restore(tmp_path / "copy", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(make_app(tmp_path / FILE, NoThinkers()), base_url=HOME):
        pass

    def full(_source: Path, _to: Path) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups, "_copy", full)
    with pytest.raises(UsageError, match=r"copy cannot be written: .*No space left on device"):
        back_up(tmp_path, tmp_path / "copy")
    assert not [each for each in tmp_path.iterdir() if "copy" in each.name]


def test_a_backup_without_its_last_byte_is_damaged(tmp_path: Path) -> None:
    """SQLite reads zeros for the rest of a page, and finds nothing wrong with the page."""
    with TestClient(make_app(tmp_path / FILE, NoThinkers()), base_url=HOME):
        back_up(tmp_path, tmp_path / "copy")
    (tmp_path / "copy").write_bytes((tmp_path / "copy").read_bytes()[:-1])

    with pytest.raises(UsageError, match="copy is damaged: its last page is incomplete"):
        restore(tmp_path / "copy", tmp_path / "there")
    assert not (tmp_path / "there").exists()
