"""Small reverse proxy that puts the site under a path of its own host."""

import select
import socket
from contextlib import suppress
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Self

from tests.serving import Server

HERE = "127.0.0.1"
NOTHING = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Proxy(ThreadingTCPServer):
    """Forwards requests under a path, stripped or not, and answers 404 otherwise.

    Attributes:
        passes_sockets: whether WebSockets are forwarded; else the upgrade header is dropped.
    """

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, server: Server, base: str, *, strips: bool, sockets: bool = True) -> None:
        super().__init__((HERE, 0), Passing)
        self.before, self.base, self.strips, self.passes_sockets = server, base, strips, sockets
        self.host = f"{HERE}:{self.server_address[1]}"
        self.url = f"http://{self.host}{base}"

    def __enter__(self) -> Self:
        Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    def rewritten(self, head: bytes) -> bytes | None:
        """Return the head of a request for the server; None if it is for another site."""
        method, path, rest = head.split(b" ", 2)
        base = self.base.encode()
        if path != base and not path.startswith((base + b"/", base + b"?")):
            return None
        if self.strips and path != base:
            path = path[len(base) :]
        return b" ".join([method, path, b"\r\n".join(self._lines(rest.split(b"\r\n")))])

    def _lines(self, lines: list[bytes]) -> list[bytes]:
        """Return headers that close the connection, except for a forwarded WebSocket."""
        named = [each.lower().partition(b":")[0] for each in lines]
        if b"upgrade" in named and self.passes_sockets:
            return lines
        kept = [lines[i] for i, name in enumerate(named) if name not in {b"connection", b"upgrade"}]
        return [kept[0], b"Connection: close", *kept[1:]]


class Passing(StreamRequestHandler):
    """Passes one request on, and what follows it."""

    server: Proxy
    rbufsize = 0  # what comes after the head is for the server

    def handle(self) -> None:
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            line = self.rfile.readline()
            if not line:
                return
            head += line
        there = self.server.rewritten(head)
        if there is None:
            self.wfile.write(NOTHING)
            return
        with socket.create_connection((HERE, self.server.before.port)) as far, suppress(OSError):
            far.sendall(there)
            between(self.connection, far)


def between(near: socket.socket, far: socket.socket) -> None:
    while True:
        for end in select.select([near, far], [], [])[0]:
            data = end.recv(65_536)
            if not data:
                return
            (far if end is near else near).sendall(data)
