"""Say with the last entry of each table whether it goes on by itself, and how urgent that is."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add `due`: where the lists show a bot on turn; what is otherwise is mended when opened."""
    op.add_column("entries", sa.Column("due", sa.Integer))
    if op.get_bind().dialect.name == "sqlite":  # no other database is that old
        op.execute(BOTS_ON_TURN)


BOTS_ON_TURN = """
UPDATE entries SET due = (
  SELECT CASE WHEN EXISTS (
    SELECT 1 FROM json_each(shown, '$.seats') WHERE json_extract(value, '$[0]') <> 'bot'
  ) THEN 1 ELSE 2 END FROM listings WHERE listings.table_id = entries.table_id
)
WHERE (table_id, number) IN (
  SELECT entries.table_id, MAX(number) FROM entries
  JOIN listings ON listings.table_id = entries.table_id
  WHERE status = 'playing'
    AND json_extract(shown, '$.seats[' || listings.turn || '][0]') = 'bot'
  GROUP BY entries.table_id
)
"""
