"""Databases as earlier versions left them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlalchemy as sa


# What takes back the versions that came later.
LATER = {
    "0009": ("DROP TABLE reviews_begun", "DROP TABLE reviews_weighed"),
    "0010": (
        "DROP INDEX records_by_owner",
        "ALTER TABLE records DROP COLUMN owner",
        "ALTER TABLE records DROP COLUMN bytes",
    ),
    "0012": ("ALTER TABLE entries DROP COLUMN due",),
    "0013": ("DROP TABLE bans",),
    "0014": ("ALTER TABLE entries DROP COLUMN due_at",),
    "0015": ("DROP TABLE clock_jumps",),
    "0016": (
        *("DROP TABLE deadlines", "DROP TABLE timeouts"),
        *("DROP TABLE heartbeat", "DROP TABLE outages"),
    ),
    "0017": (
        *("DROP TABLE notices", "DROP TABLE deliveries", "DROP TABLE channels"),
        *("DROP TABLE seen", "DROP TABLE keys"),
    ),
    "0018": ("DROP TABLE one_time_links",),
    "0019": ("DROP TABLE vacations", "DROP TABLE manual_vacations"),
    "0020": (
        *("DROP TABLE texts", "DROP TABLE text_reports"),
        *("DROP TABLE text_locks", "DROP TABLE text_agreements"),
    ),
    "0021": ("DROP TABLE recovery_codes",),
    "0022": ("DROP TABLE passkeys",),
    "0023": ("DROP TABLE snapshots",),
    "0024": ("DROP TABLE daily_deals", "DROP TABLE daily_attempts"),
    "0025": ("DROP TABLE puzzle_consents", "DROP TABLE puzzle_games", "DROP TABLE puzzles"),
    "0026": ("DROP TABLE server_epoch",),
    "0027": (
        *("DROP TRIGGER snapshot_of_changed_entry", "DROP TRIGGER snapshot_of_deleted_entry"),
        *("DROP TRIGGER snapshot_of_changed_setup", "ALTER TABLE snapshots ADD COLUMN log VARCHAR"),
    ),
}


def drop_later(connection: sa.Connection, version: str) -> None:
    """Take back all versions after one, as far as they are in the way, and write down which."""
    for later in sorted((it for it in LATER if it > version), reverse=True):
        for statement in LATER[later]:
            connection.exec_driver_sql(statement)
    if version >= "0006":
        connection.exec_driver_sql("ALTER TABLE site DROP COLUMN alive_at")
    change = f"UPDATE alembic_version SET version_num = '{version}'"  # noqa: S608  # our names
    connection.exec_driver_sql(change)


def without_devices(connection: sa.Connection) -> None:
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
