"""Free text at tables, reports of it, and who may not write."""

import sqlalchemy as sa
from alembic import op

from moguls.server.storage.portable import BIG

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "texts",
        sa.Column("id", BIG, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False, index=True),
        sa.Column("user_id", sa.String, nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("to_seat", sa.Integer),
        sa.Column("readers", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "text_reports",
        sa.Column("text_id", BIG, primary_key=True),
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "text_locks",
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "text_agreements",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("user_id", sa.String, primary_key=True),
    )
