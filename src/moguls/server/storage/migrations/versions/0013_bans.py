"""Bans of people and networks."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "bans",
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("ends_at", sa.Float),
        sa.Column("reason", sa.String, nullable=False),
    )
