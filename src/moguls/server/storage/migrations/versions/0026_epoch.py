"""Epoch of the active process, of which a database has one row."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Make the table."""
    epoch = op.create_table(
        "server_epoch", sa.Column("epoch", sa.BigInteger, primary_key=True, autoincrement=False)
    )
    op.bulk_insert(epoch, [{"epoch": 0}])
