"""Data files of tables: each is stored once, however many tables were made with it."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.server.storage.portable import insert_new

if TYPE_CHECKING:
    from moguls.server.ports.storage import Row

KEPT: Final = 16  # data files in memory; a hash never has another text


class Facts:
    """Data files by their hash, which stands in for them in a table's row."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the table."""
        self.table = sa.Table(
            "facts",
            meta,
            sa.Column("digest", sa.String, primary_key=True),
            sa.Column("text", sa.Text, nullable=False),
        )
        self._texts: OrderedDict[str, str] = OrderedDict()  # threads use it

    def put(self, connection: sa.Connection, setup: Row) -> Row:
        """Store the data file of a new table; return the table's values with the hash in it."""
        if "facts" not in setup:
            return setup
        digest = sha256(setup["facts"].encode()).hexdigest()
        row = {"digest": digest, "text": setup["facts"]}
        insert_new(connection, self.table, row)
        return {**setup, "facts": digest}

    def restore(self, connection: sa.Connection, setup: Row) -> Row:
        """Return a table's values with the data file in place of the hash."""
        if "facts" not in setup:
            return setup
        text = self._texts.get(setup["facts"])
        return {**setup, "facts": text or self._read(connection, setup["facts"])}

    def _read(self, connection: sa.Connection, digest: str) -> str:
        which = self.table.c.digest == digest
        text = connection.execute(sa.select(self.table.c.text).where(which)).scalar_one()
        self._texts[digest] = text
        while len(self._texts) > KEPT:
            self._texts.popitem(last=False)
        return str(text)
