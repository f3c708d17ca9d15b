"""Devices: a person may be signed in on several, each with a token of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make their table, and give each person the one device that it had so far."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False, unique=True),
        sa.Column("browser", sa.String, nullable=False),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
    op.create_index("ix_devices_user_id", "devices", ["user_id"])
    if op.get_bind().dialect.name == "sqlite":  # no other database is that old
        op.get_bind().execute(sa.text(ONE_EACH))
    with op.batch_alter_table("users") as users:
        users.drop_column("token_hash")


ONE_EACH = """
INSERT INTO devices (id, user_id, token_hash, browser, system, made_at, seen_at)
SELECT lower(hex(randomblob(6))), id, token_hash, '', '', made_at, made_at FROM users
"""
