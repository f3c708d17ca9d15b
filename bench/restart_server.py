"""Server of `bench.restart` with probes: times from accepted sockets, and the longest callback.

`GET /bench` returns what was measured since the last such request.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

import uvicorn

from moguls.server.app import make_app
from moguls.server.front_door.protocol import Door
from moguls.server.front_door.sockets import SocketDoor, seconds_since_start, socket_door
from moguls.server.interpreter import rare_collections, short_turns
from moguls.server.thinking.scheduler import Scheduler

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp, Receive, Scope, Send

    from moguls.server.thinking.job import Job, Urgency

FILE = "moguls.sqlite"


class Silent(Scheduler):
    """Tells how many have asked, and answers nobody."""

    asked = 0

    def start(self, game: str) -> None:
        """Start nothing."""

    async def ask(
        self,
        job: Job,  # noqa: ARG002
        urgency: Callable[[], Urgency] | None = None,  # noqa: ARG002
    ) -> str:
        """Count, and wait until killed."""
        self.asked += 1
        print(self.asked, flush=True)
        await asyncio.Event().wait()
        return ""


class Probes:
    """What a server has measured.

    Attributes:
        first: seconds from the accepted connection to the first frame of each socket.
        longest: CPU seconds of the longest callback of the loop; only where it is timed.
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self.accepted: dict[Any, float] = {}
        self.first: list[float] = []
        self.longest = 0.0

    def report(self) -> bytes:
        """Return the measurements as JSON, and begin again."""
        text = json.dumps({"first": self.first, "longest": self.longest})
        self.first, self.longest = [], 0.0
        return text.encode()

    def time_callbacks(self) -> None:
        """Time each callback of asyncio's own loop."""
        run = asyncio.Handle._run  # noqa: SLF001  # there is no other place

        def timed(handle: asyncio.Handle) -> None:
            began = thread_time()
            run(handle)
            self.longest = max(self.longest, thread_time() - began)

        asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]  # noqa: SLF001


def timed_doors(probes: Probes) -> tuple[type[Door], type[SocketDoor]]:
    """Return the protocols of a server, which note times."""
    plain = socket_door()

    class TimedDoor(Door):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            probes.accepted[transport.get_extra_info("peername")] = perf_counter()
            super().connection_made(transport)

    class TimedSocket(plain):  # type: ignore[misc, valid-type]  # a class of this server
        async def send(self, message: Any) -> None:
            await super().send(message)
            began = probes.accepted.pop(self.client, None)
            if message["type"] != "websocket.send":
                probes.accepted[self.client] = began or perf_counter()
            elif began is not None:
                probes.first.append(perf_counter() - began)

    return TimedDoor, TimedSocket


def probed(app: ASGIApp, probes: Probes) -> ASGIApp:
    """Return an application that also tells what was measured."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != "/bench":
            await app(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": probes.report()})

    return answer


class Server(uvicorn.Server):
    """Server that measures its start like `moguls serve`."""

    async def startup(self, sockets: Any = None) -> None:
        """Listen, and note how long that took."""
        await super().startup(sockets)
        self.config.ws.starting = seconds_since_start()  # type: ignore[union-attr]


def serve(folder: Path, port: int, *, times_callbacks: bool) -> None:
    """Serve tables whose bots never answer."""
    probes = Probes()
    if times_callbacks:
        probes.time_callbacks()
    http, sockets = timed_doors(probes)
    config = uvicorn.Config(
        probed(make_app(folder / FILE, Silent()), probes),
        port=port,
        http=http,
        ws=sockets,
        loop="asyncio" if times_callbacks else "auto",
        log_level="error",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    with rare_collections(), short_turns():
        Server(config).run()


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]), times_callbacks=sys.argv[3:] == ["timed"])
