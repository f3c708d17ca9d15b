"""Reviews of finished games, each made once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("review", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
