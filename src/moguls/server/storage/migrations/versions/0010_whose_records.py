"""Say of each record who brought it, and how many bytes it has."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add both; records that are here already are nobody's."""
    op.add_column("records", sa.Column("owner", sa.String))
    op.add_column("records", sa.Column("bytes", sa.Integer, nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "sqlite":  # no other database is that old
        op.execute("UPDATE records SET bytes = length(CAST(record AS BLOB))")
    op.create_index("records_by_owner", "records", ["owner", "bytes"])
