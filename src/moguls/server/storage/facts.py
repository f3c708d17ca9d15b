"""The data files under which tables were made, each kept once however many tables it has."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import sqlalchemy as sa


class Facts:
    """Their table in the database; how a table was made names one by its hash."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Describe the table."""
        self.table = sa.Table(
            "facts",
            meta,
            sa.Column("digest", sa.String, primary_key=True),
            sa.Column("text", sa.Text, nullable=False),
        )

    def put(self, connection: sa.Connection, made: dict[str, Any]) -> dict[str, object]:
        """Keep the data file that a table was made with; return how it was made, with its hash."""
        if "facts" not in made:
            return made
        digest = sha256(made["facts"].encode()).hexdigest()
        row = {"digest": digest, "text": made["facts"]}
        connection.execute(self.table.insert().prefix_with("OR IGNORE").values(**row))
        return {**made, "facts": digest}

    def put_back(self, connection: sa.Connection, made: dict[str, object]) -> dict[str, object]:
        """Return how a table was made with its data file in place of the hash."""
        if "facts" not in made:
            return made
        which = self.table.c.digest == made["facts"]
        text = connection.execute(sa.select(self.table.c.text).where(which)).scalar_one()
        return {**made, "facts": text}
