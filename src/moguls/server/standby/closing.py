"""End of a process that is no longer active: first its connections, then everything else."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    import uvicorn

LOST: Final = 75  # exit code: no longer active, start again as a standby (EX_TEMPFAIL)
PATIENCE: Final = 5.0  # seconds for the end, since a transaction may wait for a lost network


def close_all(server: uvicorn.Server) -> None:
    """Close all connections now; sockets are closed with 1012, others without an answer."""
    for listener in getattr(server, "servers", ()):
        listener.close()
    for connection in list(server.server_state.connections):
        close(connection)


def close(connection: Any) -> None:
    """Close a connection of uvicorn; what it has not sent yet is dropped after the close frame."""
    if hasattr(connection, "handshake_complete"):
        connection.shutdown()  # sends 1012 on an open socket
        connection.shutdown = _nothing  # the server's end would close it again, and fail
    else:
        connection.transport.abort()


def end(server: uvicorn.Server, exit_now: Callable[[int], object] = os._exit) -> None:
    """Close all connections and end the process, in `PATIENCE` seconds at most."""
    close_all(server)
    if server.should_exit:
        return
    server.should_exit = True
    timer = threading.Timer(PATIENCE, exit_now, (LOST,))
    timer.daemon = True
    timer.start()


def _nothing() -> None:
    """Do nothing."""
