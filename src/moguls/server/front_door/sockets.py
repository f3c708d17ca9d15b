"""WebSocket protocol that tells its client at a shutdown when to reconnect.

The times are spread, so that the next process is not asked by all clients at once.
"""

from __future__ import annotations

import os
import time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from moguls.server.wire.socket import RestartMessage

if TYPE_CHECKING:
    from collections.abc import Iterator

RATE: Final = 200.0  # connections a second that a process opens at half a core
ENDING: Final = 1.0  # seconds until this process has ended
STARTING: Final = 3.0  # seconds of a start that was not measured
SOONEST, LATEST = 1.0, 15.0  # seconds: limits of a measured start


class SocketDoor(WebSocketsSansIOProtocol):
    """One WebSocket; each server has a subclass of its own."""

    starting = STARTING  # seconds until the next process answers
    numbers: Iterator[int]  # of the sockets, in order of their ends

    def start_keepalive(self) -> None:
        """Drop the heads of the handshake, a tenth of a socket's memory, and send pings."""
        self.request = self.response = None  # type: ignore[assignment]  # not needed again
        super().start_keepalive()

    def shutdown(self) -> None:
        """Send when to reconnect, and close with 1012."""
        is_open = self.handshake_complete and self.conn.state is State.OPEN
        if is_open and not (self.close_sent or self.transport.is_closing()):
            seconds = ENDING + self.starting + next(self.numbers) / RATE
            self.conn.send_text(msgspec.json.encode(RestartMessage(round(seconds * 1000))))
        super().shutdown()


def socket_door() -> type[SocketDoor]:
    """Return the protocol class of the WebSockets of a server."""
    return type("SocketDoor", (SocketDoor,), {"numbers": count()})


def seconds_since_start() -> float:
    """Return the age of this process, within limits; `STARTING` where the system does not say."""
    try:
        fields = Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()
        began = int(fields[19]) / os.sysconf("SC_CLK_TCK")
        age = time.clock_gettime(time.CLOCK_BOOTTIME) - began
    except (OSError, AttributeError, ValueError, IndexError):
        return STARTING
    return min(max(age, SOONEST), LATEST)
