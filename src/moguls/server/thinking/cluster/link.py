"""Link to the bridge process: threads that start it, read from it and write to it.

The event loop only puts requests into a queue and receives events. A bridge that ends or is silent
is replaced, after a pause that doubles with each failure.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import subprocess
import sys
import threading
import time
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

import msgspec

from moguls.server.thinking.cluster.messages import Alive, Down, read_event, write

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from moguls.server.thinking.cluster.messages import Event, Request

LOG = logging.getLogger("moguls.thinking")

FIRST_PAUSE, MAX_PAUSE = 1.0, 60.0  # seconds before a bridge is replaced
SILENCE: Final = 15.0  # seconds without a sign of life
CONNECTING: Final = 60.0  # seconds for the first one
LOOK: Final = 1.0  # seconds between two checks
STOPPING: Final = 5.0  # seconds for the end of its thread


def bridge_command(address: str) -> list[str]:
    """Return the command of a bridge; its workers have an owner that the next bridge knows."""
    module = "moguls.server.thinking.cluster.bridge"
    return [sys.executable, "-m", module, address, secrets.token_hex(8)]


class BridgeLink:
    """Keeps a bridge running until it is stopped."""

    def __init__(
        self, command: Sequence[str], handle: Callable[[Event], None], pause: float = FIRST_PAUSE
    ) -> None:
        """Start nothing yet.

        Args:
            command: of the bridge.
            handle: called in the event loop for each event but signs of life.
            pause: seconds before a bridge is replaced; they double with each failure.
        """
        self._command, self._handle, self._pause = command, handle, pause
        self._requests: SimpleQueue[Request] = SimpleQueue()
        self._stopped = threading.Event()
        self._lock = threading.Lock()  # so that no bridge starts after `stop`
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._run, name="bridge", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._deadline = 0.0  # monotonic time until which the bridge may be silent

    @property
    def pid(self) -> int | None:
        """The process id of the bridge, if one runs."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the bridge; called in the event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def send(self, request: Request) -> None:
        """Send a request; those to a bridge that ends meanwhile are lost, and `Down` follows."""
        self._requests.put(request)

    def stop(self, *, wait: bool = False) -> None:
        """Kill the bridge for good; with `wait` return when it is gone."""
        with self._lock:
            self._stopped.set()
            if self._process is not None:
                self._process.kill()
        if wait and self._thread.is_alive():
            self._thread.join(STOPPING)

    def _run(self) -> None:
        """Replace bridges until the link is stopped."""
        pause = self._pause
        while (process := self._started()) is not None:
            writer = threading.Thread(target=self._write, args=(process,), daemon=True)
            writer.start()
            threading.Thread(target=self._watch, args=(process,), daemon=True).start()
            is_connected = self._read(process)
            process.kill()
            writer.join()
            _close(process)
            self._tell(Down("the connection to the cluster has ended"))
            pause = self._pause if is_connected else min(MAX_PAUSE, 2 * pause)
            self._stopped.wait(pause)

    def _started(self) -> subprocess.Popen[bytes] | None:
        """Return a new bridge, or None after `stop`."""
        with self._lock:
            if self._stopped.is_set():
                return None
            self._deadline = time.monotonic() + CONNECTING
            self._process = subprocess.Popen(  # noqa: S603  # this Python and this package
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
            return self._process

    def _read(self, process: subprocess.Popen[bytes]) -> bool:
        """Receive events until a bridge ends; return whether it was connected."""
        assert process.stdout is not None  # noqa: S101  # a pipe
        is_connected = False
        with suppress(msgspec.MsgspecError, OSError):
            while (event := read_event(process.stdout)) is not None:
                if isinstance(event, Alive):
                    is_connected = True
                    self._deadline = time.monotonic() + SILENCE
                else:
                    self._tell(event)
        return is_connected

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        """Send requests until a bridge ends; one that hangs may block this thread."""
        assert process.stdin is not None  # noqa: S101  # a pipe
        while process.poll() is None:
            with suppress(Empty, OSError):
                write(process.stdin, self._requests.get(timeout=LOOK))

    def _watch(self, process: subprocess.Popen[bytes]) -> None:
        """Kill a bridge that is silent for too long."""
        while process.poll() is None:
            if time.monotonic() > self._deadline:
                LOG.warning("the bridge to the cluster is silent: it is restarted")
                process.kill()
            time.sleep(LOOK)

    def _tell(self, event: Event) -> None:
        """Hand an event to the event loop, unless that or the link has ended."""
        assert self._loop is not None  # noqa: S101  # started
        if self._stopped.is_set():
            return
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._handle, event)


def _close(process: subprocess.Popen[bytes]) -> None:
    """Wait for a killed process, and close its pipes."""
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()
