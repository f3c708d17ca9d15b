"""Commands on a folder whose tables are in PostgreSQL: none uses the file in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.cli.main import main
from moguls.server.storage.folders import ELSEWHERE, FILE, Place, note_database
from moguls.server.storage.store import SqliteStore
from tests.serving import free_port

if TYPE_CHECKING:
    from pathlib import Path

URL = "postgresql://ada:hidden@games.invalid/moguls"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an older SQLite file, whose tables are in PostgreSQL."""
    SqliteStore(tmp_path / FILE).close()
    note_database(Place(tmp_path, URL))
    return tmp_path


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    capsys.readouterr()
    assert main([str(word) for word in words]) == 2
    text = capsys.readouterr().err
    assert text.count("\n") == 1
    assert "hidden" not in text
    return text


def test_backup_and_restore_name_the_programs_of_postgresql(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "pg_dump" in refused(capsys, "backup", tmp_path / "new", "--data", folder)
    assert "pg_restore" in refused(capsys, "restore", folder / FILE, "--data", folder)
    assert not (tmp_path / "new").exists()


def test_the_settings_say_so_as_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    SqliteStore(tmp_path / FILE).close()
    monkeypatch.setenv("MOGULS_DATABASE", URL)
    assert "pg_dump" in refused(capsys, "backup", tmp_path / "new", "--data", tmp_path)
    assert "pg_restore" in refused(capsys, "restore", tmp_path / FILE, "--data", tmp_path)


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--no-browser", "--port"],
        ["admin", "check"],
        ["admin", "export", "-"],
        ["admin", "list", "tables"],
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_a_folder_of_postgresql_is_not_used_without_its_database(
    words: list[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = [str(free_port())] if words[0] == "serve" else []
    text = refused(capsys, *words, *port, "--data", folder)
    assert "no database is named: name it in moguls.toml" in text
    assert str(folder / ELSEWHERE) in text


def test_the_file_is_used_again_once_the_note_is_deleted(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / ELSEWHERE).unlink()
    assert main(["admin", "check", "--data", str(folder)]) == 0
    assert "0 tables" in capsys.readouterr().err


@pytest.mark.parametrize("head", [b"PGDMP\1\2", b"--\n-- PostgreSQL database dump\n"])
def test_a_dump_is_not_taken_for_a_backup(
    head: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dump = tmp_path / "dump"
    dump.write_bytes(head + b"\0" * 5000)
    for words in (["admin", "drill", dump], ["restore", dump, "--data", tmp_path / "data"]):
        assert "restore it with pg_restore (or psql)" in refused(capsys, *words)
