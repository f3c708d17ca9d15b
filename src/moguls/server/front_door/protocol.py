"""HTTP protocol with limits that uvicorn lacks: size of heads, timeouts, connections per address.

A proxy in front has its own limits, and its address is not counted.
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
HEAD_SECONDS = 10.0  # to receive the head
BODY_SECONDS = 30.0  # to receive the body after the head
STALLED_SECONDS = 30.0  # without the client reading from a full buffer
LINGER_SECONDS = 10.0  # from closing until the connection is aborted, read or not
MAX_FILES: Final = 16_384
ANSWERS: Final = {
    408: "Request Timeout",
    431: "Request Header Fields Too Large",
    503: "Service Unavailable",
}


class Door(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket; sockets have limits of their own."""

    most = 1_000_000  # connections per address
    trusted: Container[str | None] = frozenset()  # addresses that are not counted: proxies
    # Open connections per address; each server has its own counter.
    open_counts: Counter[str] = Counter()  # noqa: RUF012  # shared on purpose

    _part = 0  # bytes of the last chunk
    _head = 0  # bytes since the head began
    _address: str | None = None  # the address under which the connection is counted
    _timer: asyncio.TimerHandle | None = None
    _is_in_head = True
    _is_refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Wait for a head, unless the address has too many connections."""
        super().connection_made(transport)
        client = self.client[0] if self.client else ""
        if client not in self.trusted:
            self._address = network(client)
            self.open_counts[self._address] += 1
            if self.open_counts[self._address] > self.most:
                self._refuse(503)
                return
        self._wait(HEAD_SECONDS, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's place in the count."""
        self._stop_waiting()
        self._count_out()
        super().connection_lost(exc)

    def _count_out(self) -> None:
        if self._address is not None:
            self.open_counts[self._address] -= 1
            if not self.open_counts[self._address]:
                del self.open_counts[self._address]
            self._address = None

    # -- time -------------------------------------------------------------------------------------

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        """Start the timer; a running one is replaced."""
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, then)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        """Refuse a request that is too late; close silently if no byte was received."""
        if self._head:
            self._refuse(408)
        else:
            self._close()

    def _refuse(self, status: int) -> None:
        """Answer with an error status, and close."""
        self._is_refused = True
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status} {ANSWERS[status]}\r\n"
            self.transport.write(f"{head}content-length: 0\r\nconnection: close\r\n\r\n".encode())
        self._close()

    def _close(self) -> None:
        """Close the connection; abort it after a while, since the client may never read."""
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection."""
        self._close()

    def pause_writing(self) -> None:
        """Start the timeout of a client that does not read."""
        super().pause_writing()
        self._watch_reader(self.transport.get_write_buffer_size())

    def _watch_reader(self, unread: int) -> None:
        """Check later whether some of the unread bytes have been read, again while they are."""
        self._wait(STALLED_SECONDS, lambda: self._check_reader(unread))

    def _check_reader(self, before: int) -> None:
        """Abort a connection from which nothing has been read."""
        unread = self.transport.get_write_buffer_size()
        if unread < before:
            self._watch_reader(unread)
        else:
            self.transport.abort()

    def resume_writing(self) -> None:
        """Stop the timeout of a client that reads again."""
        super().resume_writing()
        self._stop_waiting()

    # -- what comes -------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Receive a part of a request; a head without end is refused, not collected."""
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
        """Start the time and size limits of a head, also after another request."""
        super().on_message_begin()
        self._is_in_head, self._head = True, self._part
        if self._timer is None:
            self._wait(HEAD_SECONDS, self._late)

    def on_headers_complete(self) -> None:
        """Check the size of a head, and wait for the body."""
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > MAX_HEAD:
            self._refuse(431)
            raise httptools.HttpParserError
        self._is_in_head = False
        self._wait(BODY_SECONDS, self._late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer of a complete request."""
        self._stop_waiting()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse an invalid request, unless it has been refused already."""
        if not self._is_refused:
            super().send_400_response(msg)
            self._close()

    def handle_websocket_upgrade(self) -> None:
        """Stop the limits of HTTP: sockets have their own."""
        self._stop_waiting()
        self._count_out()
        super().handle_websocket_upgrade()


def door(most: int, trusted: Container[str | None]) -> type[asyncio.Protocol]:
    """Return the protocol class of a server that allows `most` connections per address."""
    members: dict[str, object] = {"most": most, "trusted": trusted, "open_counts": Counter()}
    return type("Door", (Door,), members)


def open_many_files() -> None:
    """Raise the soft limit of open files, and so of connections, as far as the system allows."""
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
