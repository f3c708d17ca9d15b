"""Moment of a table's next automatic action, next to its urgency."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add `due_at`; what is due in an older database has been due since its last entry."""
    op.add_column("entries", sa.Column("due_at", sa.Float))
    op.execute("UPDATE entries SET due_at = at WHERE due IS NOT NULL")
