"""One end of a copy: a database that no server uses meanwhile."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.storage.copying.rows import Values

VERSION = sa.table("alembic_version", sa.column("version_num", sa.String))


class Side(ABC):
    """A database that is open for a copy, and locked against servers and other copies.

    Attributes:
        name: in messages, without a password.
        migrating: command that migrates it.
        connection: the only one; it holds the lock, or ends with it.
    """

    name: str
    migrating: str
    connection: sa.Connection

    @abstractmethod
    def create(self) -> None:
        """Create all tables in an empty database."""

    @abstractmethod
    def begin_writing(self) -> None:
        """Prevent others from using a database that has all tables."""

    @abstractmethod
    def begin_reading(self) -> None:
        """Begin a transaction that sees one moment."""

    @abstractmethod
    def unsuitable(self, values: Values) -> str:
        """Return what this database cannot store of a row; empty if it can store all."""

    @abstractmethod
    def finish(self, tables: Sequence[sa.Table]) -> None:
        """Set what belongs to the rows of the tables but is not part of them."""

    @abstractmethod
    def close(self) -> None:
        """Close the database and release it."""

    def version(self) -> str | None:
        """Return the version of the database; None: it is empty."""
        if not sa.inspect(self.connection).has_table(VERSION.name):
            return None
        number: str | None = self.connection.execute(sa.select(VERSION)).scalar()
        return number

    def set_version(self, version: str) -> None:
        """Change the version, in a transaction of the caller."""
        self.connection.execute(VERSION.update().values(version_num=version))
