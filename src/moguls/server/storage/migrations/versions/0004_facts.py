"""The data files under which tables were made.

Tables of before did not name theirs: they went on only under the file they were made with, so it is
the one in use now.
"""

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

from moguls.games import registry

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table, and store the current data file for each table of a game with one."""
    facts = op.create_table(
        "facts",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    rows = [(key, json.loads(text)) for key, text in connection.execute(MADE)]
    for game in {setup["game"] for _key, setup in rows} & set(registry.WITH_DATA_FILE):
        text = registry.rules_of(game).facts.decode()
        digest = sha256(text.encode()).hexdigest()
        connection.execute(facts.insert().values(digest=digest, text=text))
        for key, setup in rows:
            if setup["game"] == game:
                _write(connection, key, {**setup, "facts": digest})


MADE = sa.text("SELECT id, made FROM tables")
CHANGE = sa.text("UPDATE tables SET made = :made WHERE id = :id")


def _write(connection: sa.Connection, key: str, setup: dict[str, object]) -> None:
    text = json.dumps(setup, separators=(",", ":"), ensure_ascii=False)
    connection.execute(CHANGE, {"made": text, "id": key})
