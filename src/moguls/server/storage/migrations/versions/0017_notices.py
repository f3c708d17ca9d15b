"""Notices to people who are away, their deliveries and channels, and the server's keys."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make the tables."""
    _add_notices()
    _add_deliveries()
    _add_channels()
    op.create_table(
        "seen",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
    )


def _add_notices() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False, index=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moved", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("not_before", sa.Float, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
        sa.Column("deadline", sa.Float, nullable=False),
        sa.Column("is_slow", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.Float, index=True),
        sa.Column("why", sa.String),
        sa.UniqueConstraint("table_id", "seat", "seq", "kind", "deadline", "user_id"),
    )


def _add_deliveries() -> None:
    op.create_table(
        "deliveries",
        sa.Column("notice_id", sa.Integer, primary_key=True),
        sa.Column("channel_id", sa.String, primary_key=True),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("is_quiet", sa.Boolean, nullable=False),
        sa.Column("done_at", sa.Float),
        sa.Column("due_at", sa.Float, index=True),
    )


def _add_channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False, index=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.Text, nullable=False, unique=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("renewed_at", sa.Float, nullable=False),
        sa.Column("sent_at", sa.Float),
        sa.Column("failing_since", sa.Float),
        sa.Column("opened_at", sa.Float),
    )
