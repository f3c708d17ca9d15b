"""Cheap client ends of a WebSocket and of HTTP: the load shares a machine with the server.

Frames of a client are masked with zeros, which any server accepts, and which leaves them as they
are.
"""

from __future__ import annotations

import asyncio
import base64
import re
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple, cast

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED, SHORT, LONG = 0x80, 125, 126
HEAD_END: Final = b"\r\n\r\n"
LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
NO_MASK: Final = bytes(4)
WENT_AWAY: Final = (1001).to_bytes(2)


class Browser(NamedTuple):
    """Who asks: the server's address, the person's own address and cookie."""

    port: int
    local: str
    cookie: str

    def request(self, path: str, *more: str) -> bytes:
        """Return the head of a request."""
        host = f"127.0.0.1:{self.port}"
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", f"Cookie: {self.cookie}", *more]
        return "\r\n".join([*lines, "Accept-Language: en", "", ""]).encode()

    def upgrade(self, path: str) -> bytes:
        """Return the head of a request for a WebSocket."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        wanted = f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "Upgrade: websocket"
        origin = f"Origin: http://127.0.0.1:{self.port}"
        return self.request(path, origin, "Connection: Upgrade", *wanted)

    async def connect(self, protocol: asyncio.Protocol) -> None:
        """Open a connection from the person's own address.

        Raises:
            OSError: the server does not accept it.
        """
        loop = asyncio.get_running_loop()
        local = (self.local, 0)
        await loop.create_connection(lambda: protocol, "127.0.0.1", self.port, local_addr=local)


def encoded(opcode: int, payload: bytes) -> bytes:
    """Return a client's frame."""
    size = len(payload)
    is_short = size <= SHORT
    length = bytes([MASKED | size]) if is_short else bytes([MASKED | LONG]) + size.to_bytes(2)
    return bytes([0x80 | opcode]) + length + NO_MASK + payload


class Frames:
    """Takes a server's frames out of the bytes of a connection."""

    def __init__(self) -> None:
        """Begin without bytes."""
        self.rest = b""

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """Return opcode and payload of each frame that is complete; a server sends no parts."""
        data = self.rest + data if self.rest else data
        found, at, end = [], 0, len(data)
        while end - at >= 2:  # noqa: PLR2004  # the shortest frame
            size, start = data[at + 1], at + 2
            if size >= LONG:
                wide = 2 if size == LONG else 8
                if end - start < wide:
                    break
                size, start = int.from_bytes(data[start : start + wide]), start + wide
            if end - start < size:
                break
            found.append((data[at] & 15, data[start : start + size]))
            at = start + size
        self.rest = data[at:] if at < end else b""
        return found


class Socket(asyncio.Protocol):
    """A WebSocket; `heard` gets each text, `opened` and `lost` are called once at most."""

    def __init__(
        self,
        request: bytes,
        heard: Callable[[bytes], None],
        opened: Callable[[], None],
        lost: Callable[[Socket], None],
    ) -> None:
        """Send the request once connected."""
        self._request, self._heard, self._opened, self._lost = request, heard, opened, lost
        self._frames = Frames()
        self._head = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Pass on what the server says."""
        if not self._is_open:
            data = self._shake_hands(data)
        for opcode, payload in self._frames.feed(data):
            if opcode == TEXT:
                self._heard(payload)
            elif opcode == PING:
                self._write(PONG, payload)
            elif opcode == CLOSE:
                self.close()

    def _shake_hands(self, data: bytes) -> bytes:
        """Read the answer to the request; return what follows it."""
        self._head += data
        head, end, rest = self._head.partition(HEAD_END)
        if not end:
            return b""
        if not head.startswith(b"HTTP/1.1 101"):
            self.close()
            return b""
        self._is_open = True
        self._opened()
        return rest

    def connection_lost(self, _error: Exception | None) -> None:
        """Report the end."""
        self._transport = None
        self._lost(self)

    def send(self, text: bytes) -> None:
        """Send a text, unless the connection is closed."""
        self._write(TEXT, text)

    def _write(self, opcode: int, payload: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(encoded(opcode, payload))

    def close(self) -> None:
        """Leave the page."""
        self._write(CLOSE, WENT_AWAY)
        if self._transport is not None:
            self._transport.close()

    def sleep(self) -> None:
        """Stop reading: nothing is answered any more."""
        if self._transport is not None:
            self._transport.pause_reading()

    def wake(self) -> None:
        """Read again."""
        if self._transport is not None:
            self._transport.resume_reading()


class Requests(asyncio.Protocol):
    """Requests one after another on a connection, which the server closes when it is idle."""

    def __init__(self, heads: list[bytes]) -> None:
        """Send the first once connected."""
        self._heads = heads
        self._data = b""
        self._transport: asyncio.Transport | None = None
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the first request."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._heads.pop(0))

    def data_received(self, data: bytes) -> None:
        """Send the next request once the response is complete; the last one is the result."""
        self._data += data
        head, end, body = self._data.partition(HEAD_END)
        length = LENGTH.search(head)
        size = int(length[1]) if length else 0
        if not end or len(body) < size or self._transport is None:
            return
        answer, self._data = self._data, b""
        if self._heads:
            self._transport.write(self._heads.pop(0))
        elif not self.done.done():
            self.done.set_result(answer)

    def connection_lost(self, _error: Exception | None) -> None:
        """Fail if responses are missing."""
        if not self.done.done():
            self.done.set_exception(ConnectionError("the server closed the connection"))


async def fetch(browser: Browser, paths: list[str]) -> bytes:
    """Request pages one after another; return the head and body of the last response.

    Raises:
        OSError: the server closed the connection, or did not accept it.
    """
    requests = Requests([browser.request(path) for path in paths])
    await browser.connect(requests)
    return await requests.done
