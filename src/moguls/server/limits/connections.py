"""Registry of open sockets, so that those of a table, a person or an address can be closed."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from moguls.server.wire.refusal import Refusal


@dataclass(eq=False, frozen=True)
class Connection:
    """A socket with its table, person and address; `end` sends the reason and closes it."""

    table: str
    person: str
    address: str
    end: Callable[[Refusal, int], Awaitable[None]]


class Connections:
    """All open sockets of a server."""

    def __init__(self) -> None:
        """Begin without sockets."""
        self._open: set[Connection] = set()

    @contextmanager
    def registered(self, connection: Connection) -> Iterator[None]:
        """Keep a socket registered while the context lasts."""
        self._open.add(connection)
        try:
            yield
        finally:
            self._open.discard(connection)

    def people(self) -> set[str]:
        """Return the people with open sockets."""
        return {connection.person for connection in self._open}

    async def end(self, why_of: Callable[[Connection], Refusal | None], code: int) -> None:
        """Close the sockets for which `why_of` returns a refusal, with that refusal and a code."""
        reasons = [(connection, why_of(connection)) for connection in self._open]
        ending = [connection.end(why, code) for connection, why in reasons if why is not None]
        await asyncio.gather(*ending, return_exceptions=True)
