"""Vacations of people, and when one begins by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Make the tables; running games keep their deadlines, without a vacation until a move."""
    op.create_table(
        "vacations",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("begin_at", sa.Float, primary_key=True),
        sa.Column("end_at", sa.Float, nullable=False),
        sa.Column("user_id", sa.String),
    )
    op.create_index("vacations_user", "vacations", ["user_id", "end_at"])
    op.create_table("manual_vacations", sa.Column("user_id", sa.String, primary_key=True))
    op.add_column("deadlines", sa.Column("user_id", sa.String))
    op.add_column("deadlines", sa.Column("rest_at", sa.Float))
    op.create_index("deadlines_rest", "deadlines", ["rest_at"])
