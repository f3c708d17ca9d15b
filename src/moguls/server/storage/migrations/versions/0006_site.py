"""The name of this database, by which its cookies differ from those of another server."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make a table of one row, and draw the name."""
    site = op.create_table("site", sa.Column("id", sa.String, primary_key=True))
    op.get_bind().execute(site.insert().values(id=secrets.token_hex(4)))
