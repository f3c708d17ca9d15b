"""Rows of logs and data files: what is read equals what was written, and how often it is read."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from moguls.server.storage.facts import KEPT, Facts
from moguls.server.storage.schema import ENTRIES, LOGS, TABLES
from moguls.server.storage.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any


TEXTS = (
    '{"name":"Zoë \\ud83d\\ude00"}',
    '{"a": "\\"\\\\/\\u0001"}',
    "not JSON",
    "",
    "\x00\x1f\x7f",
)
TIMES = (0.0, 0.1 + 0.2, 1.0, 12.3, 1_732_859_473.123_456_8, 1_732_859_473.000_000_2, 2.0**33 - 0.1)


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sa.Connection]:
    """Return a transaction on a database with one table."""
    store = SqliteStore(tmp_path / "moguls.sqlite")
    with store.engine.begin() as connection:
        connection.execute(TABLES.insert().values(id="t", made="{}", made_at=0.0))
        yield connection
    store.close()


def write(connection: sa.Connection, number: int, **values: object) -> None:
    row = {"kind": "move", "data": "{}", "at": 0.0, **values}
    connection.execute(ENTRIES.insert().values(table_id="t", number=number, **row))


def test_texts_and_times_are_read_as_they_were_written(connection: sa.Connection) -> None:
    rows = [(text, text or None, at) for text in TEXTS for at in TIMES]
    for number, (text, client_id, at) in reversed(list(enumerate(rows, 1))):
        write(connection, number, data=text, client_id=client_id, at=at)

    found = LOGS.rows(connection, "t")

    assert [tuple(row) for row in found] == [
        ("move", text, client_id, number, at)
        for number, (text, client_id, at) in enumerate(rows, 1)
    ]


def test_only_rows_after_an_entry_of_one_table_are_read(connection: sa.Connection) -> None:
    connection.execute(TABLES.insert().values(id="u", made="{}", made_at=0.0))
    connection.execute(
        ENTRIES.insert().values(table_id="u", number=3, kind="move", data="{}", at=0.0)
    )
    for number in (1, 2, 3, 4):
        write(connection, number)
    assert [row.number for row in LOGS.rows(connection, "t", 2)] == [3, 4]
    assert LOGS.rows(connection, "t", 4) == []
    assert LOGS.rows(connection, "none") == []


def test_sqlite_gives_one_row_for_a_whole_log(connection: sa.Connection) -> None:
    """Each row more gives up the interpreter, for which another thread may make it wait."""
    for number in range(1, 100):
        write(connection, number)

    def counted(_cursor: object, row: tuple[Any, ...]) -> tuple[Any, ...]:
        rows.append(row)
        return row

    rows = list[object]()
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.row_factory = counted
    assert len(LOGS.rows(connection, "t")) == 99
    assert len(rows) == 1


def test_the_last_data_files_are_read_once(connection: sa.Connection) -> None:
    """A hash never has another text."""
    facts = Facts(sa.MetaData())
    setups = [facts.put(connection, {"facts": f"file {k}"}) for k in range(KEPT + 1)]
    statements = list[object]()
    sa.event.listen(
        connection, "before_cursor_execute", lambda *arguments: statements.append(arguments[2])
    )
    for setup, read in [(0, 1), (0, 1), *zip(range(1, KEPT + 1), range(2, KEPT + 2), strict=True)]:
        assert facts.restore(connection, setups[setup]) == {"facts": f"file {setup}"}
        assert len(statements) == read
    assert facts.restore(connection, setups[0]) == {"facts": "file 0"}  # had to go
    assert len(statements) == KEPT + 2
