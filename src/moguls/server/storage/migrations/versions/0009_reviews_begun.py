"""Reviews that are being made, and their decisions so far: they go on after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "reviews_begun",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("begun_at", sa.Float, nullable=False),
    )
    op.create_table(
        "reviews_weighed",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("weighed", sa.Text, nullable=False),
    )
