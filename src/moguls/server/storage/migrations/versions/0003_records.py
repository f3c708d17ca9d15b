"""Records that people bring, to be looked at as replays."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "records",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
