"""Copies of databases: complete, exact, continued after an interruption, and refused in time."""

from __future__ import annotations

import signal
import subprocess
import sys
import tracemalloc
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage import opening
from moguls.server.storage.copying import transfer
from moguls.server.storage.copying.ends import copy
from moguls.server.storage.folders import FILE
from moguls.server.storage.schema import META, SITE
from moguls.server.storage.versions import newest_version
from tests.server.copying.filling import content
from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.storage.copying.rows import Values
    from moguls.server.storage.copying.side import Side
    from tests.server.copying.conftest import Place

    Ends = tuple[Place, Place]

KILLED = """
import os, signal, sys
from moguls.server.storage.copying import rows, transfer
from moguls.server.storage.copying.ends import copy
rows.BATCH, write, left = 10, transfer.write, int(sys.argv[3])
def counted(*words):
    global left
    write(*words)
    left -= 1
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)
transfer.write = counted
copy(sys.argv[1], sys.argv[2], print)
"""


def silent(_table: str, _rows: int) -> None:
    pass


def versions(engine: sa.Engine) -> list[str]:
    with engine.connect() as connection:
        query = "SELECT version_num FROM alembic_version"
        return [str(version) for (version,) in connection.exec_driver_sql(query)]


def test_a_copy_and_its_copy_have_the_same_rows(
    ends: Ends, new_place: Callable[[str, str], Place]
) -> None:
    source, target = ends
    back = new_place(source.engine.dialect.name, "")
    before = content(source.engine)

    there = copy(source.text, target.text, silent)
    again = copy(target.text, back.text, silent)

    assert content(target.engine) == before == content(back.engine) == content(source.engine)
    assert there == again
    assert all(table.is_equal for table in there)
    assert {table.table: table.source.rows for table in there} == {
        name: len(rows) for name, rows in before.items()
    }
    assert len({table.source.sha256 for table in there}) == len(META.tables)
    assert versions(target.engine) == [newest_version()]


@pytest.mark.parametrize("after", [1, 40])
def test_a_killed_copy_continues(ends: Ends, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = ends
    words = [sys.executable, "-c", KILLED, source.text, target.text, str(after)]
    killed = subprocess.run(words, capture_output=True, text=True, check=False, cwd=ROOT)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    begun = sum(map(len, content(target.engine).values()))
    assert 0 < begun <= after * 10
    assert versions(target.engine)[0].startswith("unfinished-")
    monkeypatch.setattr("moguls.server.storage.copying.rows.BATCH", 10)

    written: list[int] = []
    copy(source.text, target.text, lambda _table, rows: written.append(rows))

    assert content(target.engine) == content(source.engine)
    assert sum(written) == sum(map(len, content(source.engine).values())) - begun
    assert versions(target.engine) == [newest_version()]


def interrupted(source: str, target: str, monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    write = transfer.write
    written: list[object] = []

    def fails_at_last(*words: object) -> None:
        if len(written) == after:
            raise KeyboardInterrupt
        written.append(words)
        write(*words)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(transfer, "write", fails_at_last)
        with pytest.raises(KeyboardInterrupt):
            copy(source, target, silent)


def test_a_copy_continues_from_each_interruption(
    ends: Ends, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = ends
    monkeypatch.setattr("moguls.server.storage.copying.rows.BATCH", 10)
    for after in (0, 5, 3, 50):
        interrupted(source.text, target.text, monkeypatch, after)

    copy(source.text, target.text, silent)

    assert content(target.engine) == content(source.engine)


@pytest.mark.parametrize("change", ["deleted", "added", "moved"])
def test_a_source_that_was_changed_after_an_interruption_is_copied_from_the_beginning(
    ends: Ends, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = ends
    interrupted(source.text, target.text, monkeypatch, 10)
    bans = META.tables["bans"]
    with source.engine.begin() as connection:
        if change == "moved":  # a unique value belongs to another row
            devices = META.tables["devices"]
            last = connection.execute(sa.select(devices).order_by(devices.c.id.desc())).first()
            assert last is not None
            connection.execute(devices.delete().where(devices.c.id == last.id))
            connection.execute(devices.insert(), {**last._asdict(), "id": "\U0001f683"})
        elif change == "added":
            row = {"who": "", "made_at": 1.0, "reason": "first of all"}
            connection.execute(bans.delete().where(bans.c.who == ""))
            connection.execute(bans.insert(), row)
        else:
            connection.execute(bans.delete())

    copy(source.text, target.text, silent)

    assert content(target.engine) == content(source.engine)
    assert versions(target.engine) == [newest_version()]


def test_no_server_starts_on_an_unfinished_copy(
    ends: Ends, new_place: Callable[[str, str], Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = ends
    interrupted(source.text, target.text, monkeypatch, 10)
    before = content(target.engine)

    with pytest.raises(UsageError, match="an interrupted moguls admin copy is filling it; repeat"):
        open_store(target)
    with pytest.raises(UsageError, match="is an unfinished copy itself: finish that one first"):
        copy(target.text, new_place("sqlite", "").text, silent)
    assert content(target.engine) == before


def open_store(place: Place) -> None:
    """Open a database as a server does."""
    is_file = place.engine.dialect.name == "sqlite"
    opening.open_store(Path(place.text) / FILE, "" if is_file else place.text).close()


def test_an_unfinished_copy_of_another_source_is_not_continued(
    ends: Ends, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = ends
    interrupted(source.text, target.text, monkeypatch, 10)
    before = content(target.engine)
    with source.engine.begin() as connection:
        connection.execute(SITE.update().values(id="another"))

    with pytest.raises(UsageError, match="has an unfinished copy of another database"):
        copy(source.text, target.text, silent)
    assert content(target.engine) == before


def test_a_target_with_data_is_refused_and_not_changed(
    ends: Ends, new_place: Callable[[str, str], Place]
) -> None:
    source, target = ends[0], new_place(ends[1].engine.dialect.name, "made")
    with target.engine.begin() as connection:
        row = {"id": "p1", "name": "Ada", "made_at": 1.0}
        connection.execute(META.tables["users"].insert(), row)
    before = content(target.engine)

    with pytest.raises(UsageError, match=r"already has data \(in the table users\)"):
        copy(source.text, target.text, silent)
    assert content(target.engine) == before
    assert versions(target.engine) == [newest_version()]


def test_a_target_on_which_a_server_has_started_is_empty(
    ends: Ends, new_place: Callable[[str, str], Place]
) -> None:
    source, target = ends[0], new_place(ends[1].engine.dialect.name, "made")

    copy(source.text, target.text, silent)

    assert content(target.engine) == content(source.engine)


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize(
    ("version", "advice"), [("0019", "migrate it by one start"), ("9999", "use the newer Moguls")]
)
def test_other_versions_are_refused(
    ends: Ends, new_place: Callable[[str, str], Place], which: int, version: str, advice: str
) -> None:
    places = ends[0], new_place(ends[1].engine.dialect.name, "made")
    with places[which].engine.begin() as connection:
        change = f"UPDATE alembic_version SET version_num = '{version}'"  # noqa: S608  # ours
        connection.exec_driver_sql(change)
    before = content(places[1].engine)

    with pytest.raises(UsageError, match=f"has version {version}, .*{advice}"):
        copy(places[0].text, places[1].text, silent)
    assert content(places[1].engine) == before


def test_a_copy_that_differs_is_never_finished(ends: Ends, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = ends
    write = transfer.write

    def loses_one(side: Side, table: sa.Table, batch: list[Values]) -> None:
        write(side, table, batch[1:] if table.name == "notices" else batch)

    monkeypatch.setattr(transfer, "write", loses_one)
    with pytest.raises(UsageError, match=r"differs in notices \(30 and 29 rows\): do not use it"):
        copy(source.text, target.text, silent)
    assert versions(target.engine)[0].startswith("unfinished-")


def test_memory_does_not_grow_with_the_rows(ends: Ends) -> None:
    source, target = ends
    text = "x" * 200_000
    with source.engine.begin() as connection:
        for number in range(200):
            row = {"id": f"r{number}", "game": "g", "record": text, "made_at": 1.0, "bytes": 1}
            connection.execute(META.tables["records"].insert(), row)
    tracemalloc.start()
    copy(source.text, target.text, silent)
    _now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < 20_000_000, "half of the rows"
