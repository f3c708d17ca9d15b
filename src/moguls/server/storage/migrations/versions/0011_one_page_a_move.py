"""Logs without an index beside them, in the order in which they are read; moves tell the turn."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Write all entries anew; the turn of those that are here already stands in the lists."""
    if op.get_bind().dialect.name != "sqlite":  # no other database is that old
        op.drop_constraint("entries_table_id_client_id_key", "entries")
        op.add_column("entries", sa.Column("turn", sa.Integer))
        return
    op.rename_table("entries", "entries_before")
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("client_id", sa.String),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("turn", sa.Integer),
        sqlite_with_rowid=False,
    )
    names = "table_id, number, kind, data, client_id, at"
    op.execute(
        f"INSERT INTO entries ({names}) SELECT {names} FROM entries_before"  # noqa: S608  # ours
        " ORDER BY table_id, number"
    )
    op.drop_table("entries_before")
