"""Moment until which the server's clock has been watched, and the jumps that it has made."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "clock_jumps",
        sa.Column("from_at", sa.Float, primary_key=True),
        sa.Column("to_at", sa.Float, nullable=False),
    )
    op.add_column("site", sa.Column("alive_at", sa.Float))
