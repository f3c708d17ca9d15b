"""Recovery codes of people."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "recovery_codes",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("digest", sa.String, nullable=False, unique=True),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("used_at", sa.Float),
    )
