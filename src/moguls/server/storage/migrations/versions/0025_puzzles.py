"""Puzzles of people's games, and who agrees to them."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Make the tables."""
    op.create_table("puzzle_consents", sa.Column("user_id", sa.String, primary_key=True))
    op.create_table("puzzle_games", sa.Column("table_id", sa.String, primary_key=True))
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False, index=True),
        sa.Column("table_id", sa.String, nullable=False, index=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("solution", sa.Text, nullable=False),
    )
