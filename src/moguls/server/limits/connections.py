"""The sockets that are open, so that those of a table, a person or an address can be ended."""

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
    """A socket: at which table, whose, from which address; `end` says why and closes it."""

    table: str
    person: str
    address: str
    end: Callable[[Refusal, int], Awaitable[None]]


class Connections:
    """All open sockets of a server."""

    def __init__(self) -> None:
        """Begin with none."""
        self._open: set[Connection] = set()

    @contextmanager
    def kept(self, connection: Connection) -> Iterator[None]:
        """Know a socket as long as it lasts."""
        self._open.add(connection)
        try:
            yield
        finally:
            self._open.discard(connection)

    def people(self) -> set[str]:
        """Return whose sockets are open."""
        return {each.person for each in self._open}

    async def end(self, why_of: Callable[[Connection], Refusal | None], code: int) -> None:
        """Say why to those sockets that have a reason to end, and close them with a code."""
        reasons = [(each, why_of(each)) for each in self._open]
        ending = [each.end(why, code) for each, why in reasons if why is not None]
        await asyncio.gather(*ending, return_exceptions=True)
