"""TableObserver port: receives measurements of live tables."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.server.table.table import LogEntry, Table


class TableObserver(Protocol):
    """Receiver of measurements; nothing depends on it."""

    def storing(self, what: str) -> AbstractContextManager[object]:
        """Return a context for a transaction of the store, named by its method."""

    def acknowledged(self, seconds: float) -> None:
        """Record the seconds until a person's move was written."""

    def written(self, table: Table, entries: Iterable[LogEntry]) -> None:
        """Record written entries, with the table before them."""


class NullObserver:
    """TableObserver that ignores everything."""

    def storing(self, _what: str) -> AbstractContextManager[object]:
        """Return an empty context."""
        return nullcontext()

    def acknowledged(self, _seconds: float) -> None:
        """Do nothing."""

    def written(self, _table: Table, _entries: Iterable[LogEntry]) -> None:
        """Do nothing."""
