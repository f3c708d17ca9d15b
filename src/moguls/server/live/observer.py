"""Who is told how live tables fare: a server counts it, a browser need not."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.server.table.table import Entry, Table


class Observer(Protocol):
    """What can be told; nothing depends on who hears it."""

    def storing(self, what: str) -> AbstractContextManager[object]:
        """Return what lasts as long as a transaction of the store, named by its method."""

    def acknowledged(self, seconds: float) -> None:
        """Hear how long a person's move took to be written."""

    def written(self, table: Table, entries: Iterable[Entry]) -> None:
        """Hear of entries that have been written, and of the table before them."""


class NobodyObserves:
    """An observer that counts nothing."""

    def storing(self, _what: str) -> AbstractContextManager[object]:
        """Return what does nothing."""
        return nullcontext()

    def acknowledged(self, _seconds: float) -> None:
        """Do nothing."""

    def written(self, _table: Table, _entries: Iterable[Entry]) -> None:
        """Do nothing."""
