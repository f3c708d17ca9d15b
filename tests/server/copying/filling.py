"""Rows for all tables: values of every type and size that a column may have."""

from __future__ import annotations

import math
import random
from typing import Any

import sqlalchemy as sa

from moguls.server.storage.schema import META

TEXTS = (
    "",
    "Zoë",
    "a",
    "B",
    "é",
    "日本",
    "\U0001f682",
    "'; --",
    "\n\t\\",
    "\u00ad",
    "\uffff",
    "\x01",
)
FLOATS = (0.1, -1.5, 1e-300, 1e300, math.pi, 1789000000.123456, 2.0, math.inf)
NUMBERS = (0, 1, -1, 2**31 - 1, -(2**31))
LARGE = (2**53, 2**63 - 1, -(2**63))


def fill(engine: sa.Engine, rows: int) -> None:
    """Fill all tables of an empty database; the same rows each time."""
    chance = random.Random(5)
    with engine.begin() as connection:
        for table in reversed(META.sorted_tables):
            connection.execute(table.delete())
        for table in META.sorted_tables:
            count = 1 if table.name in {"site", "server_epoch"} else rows
            connection.execute(table.insert(), [_row(chance, table, n) for n in range(count)])


def _row(chance: random.Random, table: sa.Table, number: int) -> dict[str, Any]:
    return {column.key: _value(chance, column, number) for column in table.columns}


def _value(chance: random.Random, column: sa.Column[Any], number: int) -> Any:
    if column.foreign_keys or (column.table.name == "tables" and column.primary_key):
        return f"{TEXTS[number % len(TEXTS)]}{number}"
    if column.nullable and chance.random() < 0.3:
        return None
    if isinstance(column.type, sa.Boolean):
        return chance.random() < 0.5
    if isinstance(column.type, sa.String):
        return f"{chance.choice(TEXTS)}{number}" if number % 7 else f"{number}" + "ü" * 2000
    if isinstance(column.type, sa.Float):
        return chance.choice(FLOATS) if not column.primary_key else number + 0.25
    if isinstance(column.type, sa.LargeBinary):
        return chance.randbytes(chance.randrange(300))
    if column.primary_key:
        return number + (2**40 if isinstance(column.type, sa.BigInteger) else 1)
    return chance.choice(NUMBERS)


def content(engine: sa.Engine) -> dict[str, list[str]]:
    """Return all rows as Python writes them: True is not 1, and 1.0 is not 1."""
    with engine.connect() as connection:
        return {
            table.name: sorted(str(tuple(row)) for row in connection.execute(sa.select(table)))
            for table in META.sorted_tables
        }
