"""Databases as earlier versions left them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlalchemy as sa


# Tables that came with later versions.
LATER = {"0009": ("reviews_begun", "reviews_weighed")}


def drop_later(connection: sa.Connection, version: str) -> None:
    """Take back the tables of all versions after one, and write down that it is this one."""
    for later in (it for it in LATER if it > version):
        for table in LATER[later]:
            connection.exec_driver_sql(f"DROP TABLE {table}")
    change = f"UPDATE alembic_version SET version_num = '{version}'"  # noqa: S608  # our names
    connection.exec_driver_sql(change)


def without_devices(connection: sa.Connection) -> None:
    """Take back migration 0007: each person has one token again."""
    run = connection.exec_driver_sql
    run("ALTER TABLE users RENAME TO later")
    run(
        "CREATE TABLE users (id VARCHAR NOT NULL PRIMARY KEY, token_hash VARCHAR NOT NULL UNIQUE, "
        "name VARCHAR NOT NULL, lang VARCHAR, made_at FLOAT NOT NULL)"
    )
    run(
        "INSERT INTO users SELECT later.id, token_hash, name, lang, later.made_at "
        "FROM later JOIN devices ON devices.user_id = later.id"
    )
    run("DROP TABLE later")
    run("DROP TABLE devices")
