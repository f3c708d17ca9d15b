"""The connections themselves: how long a head may be, and how long anybody may take; so many each.

What uvicorn has no limits for; a proxy in front has its own, and its address counts for nobody.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from moguls.server.limits.network import network

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Container

MAX_HEAD: Final = 16 * 1024  # bytes of a request without its body
HEAD_SECONDS = 10.0  # until it is there
BODY_SECONDS = 30.0  # after that, until the body is there
STALLED_SECONDS = 30.0  # in which a reader has taken nothing of what waits for it
LINGER_SECONDS = 10.0  # until what is closed is gone, read or not
MAX_FILES: Final = 16_384
ANSWERS: Final = {
    408: "Request Timeout",
    431: "Request Header Fields Too Large",
    503: "Service Unavailable",
}


class Door(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket; those have limits of their own."""

    most = 1_000_000  # connections of one address
    trusted: Container[str | None] = frozenset()  # addresses that are not counted: proxies
    held: Counter[str] = Counter()  # noqa: RUF012  # of all connections; each server has its own

    _part = 0  # bytes that have come at once
    _head = 0  # bytes since the head began
    _address: str | None = None  # under which it is counted
    _timer: asyncio.TimerHandle | None = None
    _is_in_head = True
    _is_refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait for a head, unless its address has too many connections."""
        super().connection_made(transport)
        client = self.client[0] if self.client else ""
        if client not in self.trusted:
            self._address = network(client)
            self.held[self._address] += 1
            if self.held[self._address] > self.most:
                self._refuse(503)
                return
        self._wait(HEAD_SECONDS, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self._stop_waiting()
        self._count_out()
        super().connection_lost(exc)

    def _count_out(self) -> None:
        """Count the connection no longer."""
        if self._address is not None:
            self.held[self._address] -= 1
            if not self.held[self._address]:
                del self.held[self._address]
            self._address = None

    # -- time -------------------------------------------------------------------------------------

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        """Wait so long for one thing, and for no other."""
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, then)

    def _stop_waiting(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        """Refuse what has not come in time; who has said nothing at all is told nothing."""
        if self._head:
            self._refuse(408)
        else:
            self._close()

    def _refuse(self, status: int) -> None:
        """Answer, and close."""
        self._is_refused = True
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status} {ANSWERS[status]}\r\n"
            self.transport.write(f"{head}content-length: 0\r\nconnection: close\r\n\r\n".encode())
        self._close()

    def _close(self) -> None:
        """Close the connection, for good after a while: somebody may never read what waits."""
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection."""
        self._close()

    def pause_writing(self) -> None:
        """Give a reader who takes nothing a while."""
        super().pause_writing()
        self._give(self.transport.get_write_buffer_size())

    def _give(self, left: int) -> None:
        """Give a reader a while to take something of so many bytes, again as long as it does."""
        self._wait(STALLED_SECONDS, lambda: self._look(left))

    def _look(self, before: int) -> None:
        """End a connection of which nothing has been read."""
        left = self.transport.get_write_buffer_size()
        if left < before:
            self._give(left)
        else:
            self.transport.abort()

    def resume_writing(self) -> None:
        """Let a reader go on that has taken something."""
        super().resume_writing()
        self._stop_waiting()

    # -- what comes -------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request; a head without end is not collected."""
        if self._is_refused:
            return
        cycle: Any = self.cycle  # None before the first request
        is_idle = cycle is None or cycle.response_complete
        if self._timer is None and is_idle:  # also where only blank lines come
            self._wait(HEAD_SECONDS, self._late)
        self._part = len(data)
        self._head += self._part
        super().data_received(data)
        if self._is_in_head and self._head > MAX_HEAD:
            self._refuse(431)

    def on_message_begin(self) -> None:
        """Begin with a head, be it behind another request."""
        super().on_message_begin()
        self._is_in_head, self._head = True, self._part
        if self._timer is None:
            self._wait(HEAD_SECONDS, self._late)

    def on_headers_complete(self) -> None:
        """Begin with a request whose head is not too long, and wait for its body."""
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > MAX_HEAD:
            self._refuse(431)
            raise httptools.HttpParserError
        self._is_in_head = False
        self._wait(BODY_SECONDS, self._late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no longer: all is there."""
        self._stop_waiting()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, unless that has been done."""
        if not self._is_refused:
            super().send_400_response(msg)
            self._close()

    def handle_websocket_upgrade(self) -> None:
        """Let the socket's own limits hold from here on."""
        self._stop_waiting()
        self._count_out()
        super().handle_websocket_upgrade()


def door(most: int, trusted: Container[str | None]) -> type[asyncio.Protocol]:
    """Return the protocol of a server that lets one address have so many connections."""
    members: dict[str, object] = {"most": most, "trusted": trusted, "held": Counter()}
    return type("Door", (Door,), members)


def open_many_files() -> None:
    """Let this process hold as many connections as the system lets it; it begins with fewer."""
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
