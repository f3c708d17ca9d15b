"""Links that work once."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "one_time_links",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("user_id", sa.String, index=True),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False, index=True),
        sa.Column("used_at", sa.Float),
    )
