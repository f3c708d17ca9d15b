"""WebSocket protocol that tells its client at a shutdown when to reconnect.

The times are spread, so that the next process is not asked by all clients at once.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from moguls.server.wire.socket import RestartMessage

if TYPE_CHECKING:
    from collections.abc import Iterator

RESTART: Final = 1.0  # seconds until the next process answers
RATE: Final = 200.0  # connections a second that it opens at half a core
LONGEST: Final = 60.0  # seconds


class SocketDoor(WebSocketsSansIOProtocol):
    """One WebSocket; each server has a subclass of its own."""

    waits: Iterator[float]  # seconds until each socket may reconnect, in order of their ends

    def shutdown(self) -> None:
        """Send when to reconnect, and close with 1012."""
        if self.handshake_complete and self.conn.state is State.OPEN:
            message = RestartMessage(round(next(self.waits) * 1000))
            self.conn.send_text(msgspec.json.encode(message))
        super().shutdown()


def socket_door() -> type[SocketDoor]:
    """Return the protocol class of the WebSockets of a server."""
    return type("SocketDoor", (SocketDoor,), {"waits": reconnection_times()})


def reconnection_times() -> Iterator[float]:
    """Yield the seconds after which one socket after another may reconnect."""
    return (min(LONGEST, RESTART + number / RATE) for number in count())
