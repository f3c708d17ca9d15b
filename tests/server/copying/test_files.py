"""Copies from and to SQLite files: locks, rights, names, and what servers see on a copy."""

from __future__ import annotations

import os
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.storage.backups import back_up
from moguls.server.storage.copying import file
from moguls.server.storage.folders import FILE, lock_folder
from tests.cli.conftest import moguls
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.copying.filling import content

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done
    from tests.server.copying.conftest import Place

    Run = Callable[..., Done]

__all__ = ["moguls"]


def seen_on(path: Path, cookie: str = "") -> tuple[str, Any]:
    """Return the cookie of a person, and what a server shows them."""
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        person = Person(client)
        person.cookie = cookie
        if not cookie:
            table = person.new_table(options={"first_player": "0"})
            for other in (Person(client), Person(client)):
                other.sit(table)
            person.play(table)
        shown = person.get("/api/me/tables")
        tables = [person.get(f"/api/tables/{each['id']}")["view"] for each in shown["tables"]]
        return person.cookie, (shown, tables)


def test_a_server_shows_the_same_on_a_copy(moguls: Run, tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    there.mkdir()
    cookie, shown = seen_on(there / FILE)

    done = moguls(f"admin copy --from {there} --to {here}")

    assert done.code == 0, done.err
    assert "both have the same " in done.err
    assert seen_on(here / FILE, cookie)[1] == shown


@pytest.mark.parametrize("busy", ["there", "here"])
def test_a_database_that_a_server_uses_is_refused(
    moguls: Run, tmp_path: Path, new_place: Callable[[str, str], Place], busy: str
) -> None:
    there, here = new_place("sqlite", "made"), tmp_path / "here"
    folder = there.text if busy == "there" else here
    with closing(lock_folder(type(here)(folder))):
        done = moguls(f"admin copy --from {there.text} --to {here}")

    assert done.code == 2
    assert f"process {os.getpid()} uses {folder}/{FILE}: stop that server before a copy" in done.err
    assert not (here / FILE).exists()


def test_a_backup_can_be_copied_into_a_private_file(
    moguls: Run, tmp_path: Path, new_place: Callable[[str, str], Place]
) -> None:
    source = new_place("sqlite", "made")
    back_up(type(tmp_path)(source.text), tmp_path / "monday.sqlite")

    done = moguls(f"admin copy --from {tmp_path}/monday.sqlite --to {tmp_path}/copy.sqlite --json")

    assert done.code == 0, done.err
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600
    assert '{"table": "users", "rows": 0, "sha256": "' in done.out
    assert not (tmp_path / "lock").exists()
    engine = sa.create_engine(f"sqlite:///{tmp_path}/copy.sqlite", poolclass=sa.pool.NullPool)
    assert content(engine) == content(source.engine)


def test_two_copies_cannot_fill_the_same_file(
    moguls: Run, new_place: Callable[[str, str], Place], tmp_path: Path
) -> None:
    source, path = new_place("sqlite", "made"), tmp_path / "copy.sqlite"
    with closing(file.FileSide(path, writes=True)) as first:
        first.create()
        first.begin_writing()
        first.version()
        done = moguls(f"admin copy --from {source.text} --to {path}")

    assert done.code == 2
    assert f"to {path} has failed: database is locked; repeat the command" in done.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--from {0}/none --to {0}/to", "there are no tables in {0}/none/moguls.sqlite"),
        ("--from {0}/a --to {0}/a/moguls.sqlite", "are the same database"),
        ("--from {0}/text.sqlite --to {0}/to", "cannot be read as a database of Moguls: "),
        ("--from {0}/empty.sqlite --to {0}/to", "there are no tables in {0}/empty.sqlite"),
        ("--from mysql://x/y --to {0}/to", "cannot be mysql://"),
    ],
)
def test_what_cannot_be_copied_is_refused(
    moguls: Run, tmp_path: Path, words: str, why: str
) -> None:
    (tmp_path / "text.sqlite").write_text("no database" * 1000)
    (tmp_path / "empty.sqlite").touch()

    done = moguls(f"admin copy {words.format(tmp_path)}")

    assert done.code == 2
    assert why.format(tmp_path) in done.err
    assert not (tmp_path / "to").exists()
