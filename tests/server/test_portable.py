"""Statements that SQLite and PostgreSQL write differently."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from moguls.server.storage.logs import value_in
from moguls.server.storage.portable import BIG, insert_new, insert_or_update, larger, place_in

META = sa.MetaData()
WORDS = sa.Table(
    "words",
    META,
    sa.Column("word", sa.String, primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
)


def connected() -> sa.Connection:
    engine = sa.create_engine("sqlite://")
    META.create_all(engine)
    return engine.connect()


def test_functions_have_the_name_that_each_database_gives_them() -> None:
    query = sa.select(larger(WORDS.c.count, 2), place_in(WORDS.c.word, "o"))
    in_sqlite = str(query.compile(dialect=sqlite.dialect()))
    in_postgresql = str(query.compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]

    assert "max(words.count, " in in_sqlite
    assert "instr(words.word, " in in_sqlite
    assert "greatest(words.count, " in in_postgresql
    assert "strpos(words.word, " in in_postgresql


def test_a_big_number_can_be_the_row_number_of_sqlite() -> None:
    assert BIG.compile(sqlite.dialect()) == "INTEGER"
    assert BIG.compile(postgresql.dialect()) == "BIGINT"  # type: ignore[no-untyped-call]


def test_a_row_whose_key_is_taken_is_left_out() -> None:
    with connected() as connection:
        assert insert_new(connection, WORDS, {"word": "go", "count": 1}) == 1
        assert insert_new(connection, WORDS, {"word": "go", "count": 2}) == 0
        insert_new(connection, WORDS, [{"word": "go", "count": 3}, {"word": "up", "count": 4}])
        rows = connection.execute(sa.select(WORDS).order_by(WORDS.c.word)).all()

    assert rows == [("go", 1), ("up", 4)]


def test_a_row_is_changed_where_there_is_one_with_its_key() -> None:
    with connected() as connection:
        for count in (5, 3):
            changes = {"count": larger(WORDS.c.count, count)}
            row = {"word": "go", "count": count}
            insert_or_update(connection, WORDS, row, ["word"], changes)
            assert connection.execute(sa.select(WORDS)).all() == [("go", 5)]
        place = sa.select(place_in(WORDS.c.word, "o"), place_in(WORDS.c.word, "x"))
        assert connection.execute(place).one() == (2, 0)


def test_a_value_in_json_is_read_where_there_is_one() -> None:
    assert value_in('{"user": "p1"}', "user") == "p1"
    assert value_in('{"user": "p1"}', "host") is None
    assert value_in("[1]", "host", "") is None
    assert value_in("{", "host", "") == ""


class Recorder:
    """A connection to PostgreSQL that records what would be executed."""

    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]

    def __init__(self) -> None:
        self.statements: list[str] = []

    def execute(self, statement: Any, _rows: object = None) -> Any:
        self.statements.append(str(statement.compile(dialect=self.dialect)))
        counts = statement.get_execution_options().get("preserve_rowcount")
        return SimpleNamespace(rowcount=1 if counts else -1)


def test_conflicts_are_written_for_postgresql() -> None:
    connection: Any = Recorder()
    row = {"word": "go", "count": 3}
    assert insert_new(connection, WORDS, row) == 1
    changes = {"count": larger(WORDS.c.count, 3)}
    insert_or_update(connection, WORDS, row, ["word"], changes)
    new, changed = connection.statements

    assert new.endswith("ON CONFLICT DO NOTHING")
    assert "ON CONFLICT (word) DO UPDATE SET count = greatest(words.count, " in changed
