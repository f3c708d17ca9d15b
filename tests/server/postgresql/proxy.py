"""TCP proxy for tests: it can lose the answer to a commit."""

from __future__ import annotations

import socket
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

HOST = "127.0.0.1"


class TcpProxy:
    """Forwards connections from a port of its own to another port of this machine."""

    def __init__(self, target: int) -> None:
        self._target, self._pairs = target, list[socket.socket]()
        self._lock, self._is_closed = threading.Lock(), False
        self._may_lose, self._loses_from = False, list[socket.socket]()
        self._listener = socket.create_server((HOST, 0))
        self.port = int(self._listener.getsockname()[1])
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def lose_commit(self) -> None:
        """Deliver the next COMMIT, but end its connection in place of the answer."""
        self._may_lose = True

    def close(self) -> None:
        """End everything."""
        with self._lock:
            self._is_closed = True
        for end in self._pairs:
            _close(end)
        with suppress(OSError), socket.create_connection((HOST, self.port)):
            pass  # wakes the thread that accepts
        self._accepting.join(60)
        self._listener.close()

    def _accept(self) -> None:
        while not self._is_closed:
            near, _address = self._listener.accept()
            with self._lock:
                if self._is_closed:
                    _close(near)
                    continue
                far = socket.create_connection((HOST, self._target))
                self._pairs += [near, far]
            for ends in ((near, far), (far, near)):
                threading.Thread(target=self._forward, args=ends, daemon=True).start()

    def _forward(self, source: socket.socket, to: socket.socket) -> None:
        """Forward bytes until one of the ends is closed."""
        with suppress(OSError):
            while data := source.recv(65536):
                if source in self._loses_from:  # the answer: it is committed
                    break
                if self._may_lose and b"COMMIT" in data:
                    self._may_lose = False
                    self._loses_from.append(to)
                to.sendall(data)
        _close(to)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def proxied(target: int) -> Iterator[TcpProxy]:
    """Yield a proxy of a port."""
    proxy = TcpProxy(target)
    try:
        yield proxy
    finally:
        proxy.close()
