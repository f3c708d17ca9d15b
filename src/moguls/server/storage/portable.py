"""SQL that databases write differently: the same for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Rows = Mapping[str, Any] | Sequence[Mapping[str, Any]]

POSTGRESQL: Final = "postgresql"
# Ids that do not fit 32 bits; SQLite numbers rows by an INTEGER only.
BIG: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


class larger(sa.sql.functions.GenericFunction[Any]):  # noqa: N801  # written like a function of SQL
    """The larger one of two numbers."""

    inherit_cache = True


class place_in(sa.sql.functions.GenericFunction[int]):  # noqa: N801  # as above
    """Where a text contains another one, from 1; 0 if it does not."""

    inherit_cache = True
    type = sa.Integer()


def insert_new(connection: sa.Connection, table: sa.Table, rows: Rows) -> int:
    """Insert rows, without those whose key is taken; return how many rows were added."""
    statement = _insert(connection, table).on_conflict_do_nothing()
    # PostgreSQL's driver counts the rows of an insertion only if that is requested.
    return connection.execute(statement.execution_options(preserve_rowcount=True), rows).rowcount


def insert_or_update(
    connection: sa.Connection,
    table: sa.Table,
    row: Mapping[str, Any],
    key: Sequence[str],
    changes: Mapping[str, Any],
) -> None:
    """Insert a row, or change the one with the same key."""
    statement = _insert(connection, table).values(**row)
    connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=changes))


def _insert(connection: sa.Connection, table: sa.Table) -> Any:
    is_postgresql = connection.dialect.name == POSTGRESQL
    return postgresql.insert(table) if is_postgresql else sqlite.insert(table)


@compiles(larger, "sqlite")
def _larger_in_sqlite(element: larger, compiler: Any, **more: Any) -> str:
    return f"max({compiler.process(element.clauses, **more)})"


@compiles(larger)
def _larger(element: larger, compiler: Any, **more: Any) -> str:
    return f"greatest({compiler.process(element.clauses, **more)})"


@compiles(place_in, "sqlite")
def _place_in_sqlite(element: place_in, compiler: Any, **more: Any) -> str:
    return f"instr({compiler.process(element.clauses, **more)})"


@compiles(place_in)
def _place_in(element: place_in, compiler: Any, **more: Any) -> str:
    return f"strpos({compiler.process(element.clauses, **more)})"
