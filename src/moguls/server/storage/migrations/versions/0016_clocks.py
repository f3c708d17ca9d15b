"""Deadlines and timeouts of tables, heartbeat of the server, and its outages."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make the tables; no older table has a time control."""
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("deadlines_at", "deadlines", ["at"])
    op.create_table(
        "timeouts",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String),
        sa.Column("reopened", sa.Boolean, nullable=False),
    )
    op.create_index("timeouts_user", "timeouts", ["user_id"])
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("from_at", sa.Float, primary_key=True),
        sa.Column("to_at", sa.Float, nullable=False),
    )
