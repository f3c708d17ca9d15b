"""Triggers that delete the snapshot of a table whose log or setup changes, in place of hashes."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

# What is changed, and which snapshots are deleted. `mark` changes other columns of an entry. A
# later migration that builds one of these tables again must make its triggers again.
CHANGES = {
    "snapshot_of_changed_entry": (
        "UPDATE OF table_id, number, kind, data, client_id, at ON entries",
        "table_id = old.table_id AND number >= old.number"
        " OR table_id = new.table_id AND number >= new.number",
    ),
    "snapshot_of_deleted_entry": (
        "DELETE ON entries",
        "table_id = old.table_id AND number >= old.number",
    ),
    "snapshot_of_changed_setup": ("UPDATE OF made ON tables", "table_id = old.id"),
}


def upgrade() -> None:
    """Make the table again, without hashes of logs, and the triggers."""
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    make = _on_postgresql if op.get_bind().dialect.name == "postgresql" else _on_sqlite
    for name, (change, which) in CHANGES.items():
        make(name, change, f"DELETE FROM snapshots WHERE {which};")  # noqa: S608  # our names


def _on_sqlite(name: str, change: str, action: str) -> None:
    op.execute(sa.text(f"CREATE TRIGGER {name} AFTER {change} BEGIN {action} END"))


def _on_postgresql(name: str, change: str, action: str) -> None:
    body = f"BEGIN {action} RETURN NULL; END"
    op.execute(
        sa.text(
            f"CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $${body}$$"
        )
    )
    op.execute(
        sa.text(f"CREATE TRIGGER {name} AFTER {change} FOR EACH ROW EXECUTE FUNCTION {name}()")
    )
