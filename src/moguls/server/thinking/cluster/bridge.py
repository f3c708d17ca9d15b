"""Bridge process: the only one that imports Ray, so that the server never waits for it.

It reads requests from its standard input, writes events to its standard output, and ends with
either of them or with its connection to the cluster.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from contextlib import suppress
from functools import partial
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import IO, TYPE_CHECKING, Any, Final

from moguls.server.thinking.cluster.crew import Crew
from moguls.server.thinking.cluster.messages import (
    Alive,
    Ask,
    Drop,
    EndThought,
    Note,
    Prepare,
    QuestionAnswered,
    QuestionFailed,
    read_request,
    write,
)
from moguls.server.thinking.cluster.token_check import refuse_unusable_cluster
from moguls.server.thinking.interface import DIED, RAISED

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.thinking.cluster.messages import Event, Request

LOOK: Final = 1.0  # seconds between two looks at the nodes
# Ray reads them: a lost connection fails at once and ends the workers, since this process is
# restarted; no telemetry.
ENVIRONMENT: Final = {"RAY_CLIENT_RECONNECT_GRACE_PERIOD": "0", "RAY_USAGE_STATS_ENABLED": "0"}


class Bridge:
    """Passes questions to workers and answers back; a thread keeps the connection."""

    def __init__(self, address: str, owner: str, out: IO[bytes]) -> None:
        """Take the address of the cluster, and the name of the server; connect to nothing yet."""
        self._address, self._owner, self._out = address, owner, out
        self._lock = threading.Lock()
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._ray: Any = None
        self._crew: Crew | None = None

    def send(self, event: Event) -> None:
        """Tell the server of an event; without a server this process ends."""
        try:
            with self._lock:
                write(self._out, event)
        except OSError:
            os._exit(1)

    def run(self) -> None:
        """Connect, and keep the workers until the connection is lost."""
        try:
            self._connect()
            self._keep()
        except Exception as error:  # noqa: BLE001  # Ray raises many kinds
            self.send(Note("warning", f"no cluster at {self._address}: {_in_short(error)}"))
        os._exit(1)

    def _connect(self) -> None:
        refuse_unusable_cluster(self._address)
        self._ray = ray = import_module("ray")
        import_module("ray.util.scheduling_strategies")
        ray.init(self._address, log_to_driver=False, logging_level="ERROR", namespace="moguls")
        self._crew = Crew(ray, self.send, self._calls.put, self._owner)
        self._crew.end_former()

    def _keep(self) -> None:
        """Look at the nodes now and then, and do what other threads ask for."""
        assert self._crew is not None  # noqa: S101  # connected
        due = time.monotonic()
        while True:
            with suppress(Empty):
                self._calls.get(timeout=max(0.0, due - time.monotonic()))()
            if time.monotonic() >= due:
                self._crew.update(self._ray.nodes())
                self.send(Alive())
                due = time.monotonic() + LOOK

    def take(self, request: Request) -> None:
        """Do what the server asks for; `run` works in another thread."""
        crew = self._crew
        actor = None if crew is None else crew.ready.get(request.worker)
        if isinstance(request, Ask):
            self._ask(actor, request)
        elif crew is None or actor is None:
            return
        elif isinstance(request, EndThought):
            actor.end.remote(request.number)
        elif isinstance(request, Prepare):
            actor.prepare.remote(request.game)
        elif isinstance(request, Drop):
            self._calls.put(partial(crew.drop, request.worker, "it was silent for too long"))

    def _ask(self, actor: Any, request: Ask) -> None:
        if actor is None:
            self.send(QuestionFailed(request.number, request.worker, DIED, "the worker is gone"))
            return
        try:
            future = actor.answer.remote(request.number, request.task).future()
        except Exception as error:  # noqa: BLE001  # the connection is lost
            self._fail(request, error)
            return
        future.add_done_callback(partial(self._answered, request))

    def _answered(self, request: Ask, future: Any) -> None:
        error = future.exception()
        if error is None:
            self.send(QuestionAnswered(request.number, request.worker, future.result()))
        else:
            self._fail(request, error)

    def _fail(self, request: Ask, error: BaseException) -> None:
        """Report a failure: of the question, or of the worker, which is replaced then."""
        if isinstance(error, self._ray.exceptions.RayTaskError):
            self.send(QuestionFailed(request.number, request.worker, RAISED, _in_short(error)))
            return
        self.send(QuestionFailed(request.number, request.worker, DIED, _in_short(error)))
        if self._crew is not None:
            why = f"its process is gone: {_in_short(error)}"
            self._calls.put(partial(self._crew.drop, request.worker, why))


def _in_short(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines or [type(error).__name__])[-1]


def main(address: str, owner: str) -> None:
    """Serve as the bridge of a server until it closes the standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    os.environ.update(ENVIRONMENT)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what Ray prints
    bridge = Bridge(address, owner, out)
    threading.Thread(target=bridge.run, daemon=True).start()
    while (request := read_request(sys.stdin.buffer)) is not None:
        bridge.take(request)
    os._exit(0)  # the cluster ends the workers with the connection


if __name__ == "__main__":
    main(*sys.argv[1:])
