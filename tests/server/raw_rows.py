"""Rows of a server's database, read and written past its store, in SQLite or PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.server.storage.schema import META

if TYPE_CHECKING:
    from pathlib import Path


def url_of(path: Path) -> str:
    """Return the URL of the database for which a path stands; see `on_postgresql`."""
    return f"sqlite:///{path}"


def execute(path: Path, *statements: tuple[str, dict[str, Any]]) -> list[tuple[Any, ...]]:
    """Execute statements in one transaction; return the rows of the last one."""
    engine = sa.create_engine(url_of(path), poolclass=sa.pool.NullPool)
    rows: list[tuple[Any, ...]] = []
    with engine.begin() as connection:
        for statement, values in statements:
            result = connection.execute(sa.text(statement), values)
            rows = [tuple(row) for row in result] if result.returns_rows else []
    engine.dispose()
    return rows


def all_rows(path: Path) -> dict[str, list[str]]:
    """Return the rows of all tables as texts, in a fixed order."""
    names = [table.name for table in META.sorted_tables]
    rows = {name: execute(path, (f'SELECT * FROM "{name}"', {})) for name in names}  # noqa: S608
    return {name: sorted(map(repr, rows[name])) for name in names}


def dump(path: Path) -> str:
    """Return all rows of all tables as one text."""
    return "\n".join(f"{name} {rows}" for name, rows in all_rows(path).items())
