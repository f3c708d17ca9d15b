"""Lists of tables: how each stands, and who belongs to it.

What is there already is marked as unknown; the server makes it from the log when it is asked for.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the lists, and enter the tables that there are."""
    listings = op.create_table(
        "listings",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
    )
    op.create_index("listings_open", "listings", ["open", "changed_at"])
    people = op.create_table(
        "listed_people",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("listed_people_table", "listed_people", ["table_id"])
    connection = op.get_bind()
    connection.execute(sa.text(ENTER_TABLES))
    belong = _belong(connection)
    rows = [{"user_id": user, "table_id": table, "seat": None} for user, table in belong]
    if rows:
        connection.execute(people.insert(), rows)
    for table_id, setup in connection.execute(sa.text("SELECT id, made FROM tables")):
        which = listings.c.table_id == table_id
        game = json.loads(setup)["game"]
        connection.execute(listings.update().where(which).values(game=game))


ENTER_TABLES = """
INSERT INTO listings (table_id, game, status, open, turn, shown, made_at, changed_at)
SELECT id, '', 'unknown', false, NULL, '{}', made_at,
  COALESCE((SELECT MAX(at) FROM entries WHERE table_id = tables.id), made_at)
FROM tables
"""


def _belong(connection: sa.Connection) -> set[tuple[str, str]]:
    """Return (user, table) for the host of a table and everybody who ever sat there."""
    setups = connection.execute(sa.text("SELECT id, made FROM tables"))
    sat = connection.execute(sa.text("SELECT table_id, data FROM entries WHERE kind = 'sat'"))
    hosts = {(json.loads(text)["host"], table) for table, text in setups}
    return hosts | {(json.loads(text)["user"], table) for table, text in sat}
