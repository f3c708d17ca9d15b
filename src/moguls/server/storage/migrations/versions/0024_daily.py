"""Deals of the days, and attempts of people."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False, unique=True),
        sa.Column("began_at", sa.Float, nullable=False),
        sa.Index("daily_attempts_user", "user_id"),
    )
