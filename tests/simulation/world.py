"""World: a site on a machine that fails, the time that passes, and all people."""

from __future__ import annotations

import asyncio
import base64
import secrets
from contextlib import ExitStack, suppress
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar
from unittest.mock import patch

from moguls.server import app
from moguls.server.live import heartbeat, timeouts
from moguls.server.notify import mailing, notices
from moguls.server.ports.executor import InlineExecutor
from moguls.server.site import Ports, Site
from moguls.server.storage.folders import FILE
from moguls.server.storage.store import SqliteStore
from tests.simulation.faults import KillableStore, Killed
from tests.simulation.reception import Devices, Hosts, Letters, MailServer, Reception, Webhooks
from tests.simulation.thinking import NoThinking
from tests.simulation.virtual_time import VirtualClock

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterator
    from pathlib import Path

T = TypeVar("T")

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
# Loops of the server that look at the time do so less often here: they would take all of the time.
RHYTHMS: Final = (
    (heartbeat, "EVERY", 240.0),
    (timeouts, "EVERY", 240.0),
    (notices, "TICK", 60.0),
    (app, "TIDY_EVERY", 6 * HOUR),
)
KILLS: Final = 2e-5  # of the process, at each side of a write
BETWEEN_FAULTS: Final = 3 * DAY
CLOCK_ERROR: Final = 2 * HOUR


class Down(Exception):
    """The process was killed before it answered."""


def seeded(rng: Random) -> dict[str, Callable[..., Any]]:
    """Return what `secrets` offers, by a seed."""
    return {
        "token_bytes": lambda size=32: rng.randbytes(size),
        "token_hex": lambda size=32: rng.randbytes(size).hex(),
        "token_urlsafe": lambda size=32: (
            base64.urlsafe_b64encode(rng.randbytes(size)).rstrip(b"=").decode()
        ),
        "randbelow": rng.randrange,
        "randbits": rng.getrandbits,
        "choice": rng.choice,
        "SystemRandom": lambda: rng,
    }


class World:
    """A site that is killed now and then, and what survives it.

    Attributes:
        site: the running one.
        up: is set while it answers.
        since: when it was started, on the monotonic clock.
        kills, restarts, outages, clock_errors: how often each happened.
    """

    site: Site

    def __init__(self, folder: Path, seed: int, kills: float = KILLS) -> None:
        self.path, self.seed, self._kill_rate = folder / FILE, seed, kills
        self.rng = Random(f"{seed} world")
        self.loop = asyncio.get_running_loop()
        self.clock = VirtualClock(self.loop)
        self.receptions = {
            kind: Reception(kind, Random(f"{seed} {kind}"), self.may_kill)
            for kind in ("push", "mail", "webhook")
        }
        self.mail_server = MailServer(self.receptions["mail"])
        self.letters = Letters(self.mail_server)
        self.channels: dict[str, Any] = {
            "push": Devices(self.receptions["push"]),
            "mail": self.letters,
            "webhook": Webhooks(Hosts(self.receptions["webhook"])),
        }
        self.up, self.since = asyncio.Event(), 0.0
        self.kills = self.restarts = self.clock_errors = 0
        self._own: set[asyncio.Task[Any] | None] = {asyncio.current_task()}  # survive a kill
        self._serving: asyncio.Task[None] | None = None
        self._is_dead = False
        self.troubles: list[str] = []
        self.loop.set_exception_handler(self._failed)

    def patches(self) -> ExitStack:
        """Return what a simulation changes in the server: its rhythms and its chance."""
        stack = ExitStack()
        for module, name, value in RHYTHMS:
            stack.enter_context(patch.object(module, name, value))
        stack.enter_context(patch.object(mailing, "picture_of", lambda _table: b""))  # slow
        for name, function in seeded(Random(f"{self.seed} secrets")).items():
            stack.enter_context(patch.object(secrets, name, function))
        return stack

    # -- the process ------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start a process on the file."""
        self._is_dead = False
        store: Any = KillableStore(SqliteStore(self.path), self.may_kill)
        more: dict[str, Any] = {"clock": self.clock, "executor": InlineExecutor()}
        thinking = NoThinking(Random(self.rng.random()))
        self.site = Site(Ports(store, thinking, channels=self.channels, **more))
        patch.object(self.site.limits, "spend").start()  # rates are in real time
        self.since = self.loop.time()
        self._serving = self.keep(self._serve(self.site))

    async def _serve(self, site: Site) -> None:
        async with app._running(site):  # noqa: SLF001  # as the server does it
            self.up.set()
            await asyncio.Event().wait()

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Return the task of something that is not part of the process."""
        task = asyncio.ensure_future(work)
        self._own.add(task)
        return task

    def may_kill(self) -> None:
        """Kill the process now and then; a dead one does nothing more."""
        if not self._is_dead:
            if self.rng.random() >= self._kill_rate:
                return
            self.kill()
        raise Killed

    def kill(self) -> None:
        """Kill the process; another one is started after a while."""
        self.kills += 1
        self._is_dead = True
        self.up.clear()
        self.loop.call_soon(lambda: self.keep(self._bury(self._downtime())))

    def _downtime(self) -> float:
        long = self.rng.random() < 0.2
        return self.rng.uniform(HOUR, 9 * HOUR) if long else self.rng.uniform(1, 10 * MINUTE)

    async def _bury(self, downtime: float) -> None:
        """End all tasks of the process, and start another one."""
        await self._end()
        await asyncio.sleep(downtime)
        await self.start()

    async def _end(self) -> None:
        for task in asyncio.all_tasks() - self._own:
            task.cancel()
        if self._serving is not None:
            self._serving.cancel()
            with suppress(asyncio.CancelledError, Killed):
                await self._serving
        self._own = {task for task in self._own if task is not None and not task.done()}

    async def restart(self) -> None:
        """Stop the process in order, and start another one at once."""
        self.restarts += 1
        self.up.clear()
        await self._end()
        await self.start()

    async def stop(self) -> None:
        """End the world."""
        for task in self._own - {self._serving, asyncio.current_task()}:
            if task is not None:
                task.cancel()
        await asyncio.sleep(0)
        self.up.clear()
        await self._end()

    async def call(self, request: Callable[[Site], Awaitable[T]]) -> T:
        """Return the answer of the process to a request.

        Raises:
            Down: it was killed before its answer; what was asked may have been done.
        """
        await self.up.wait()

        async def asked() -> T:
            return await request(self.site)

        try:
            return await asyncio.ensure_future(asked())
        except (asyncio.CancelledError, Killed):
            current = asyncio.current_task()
            if current is not None and current.cancelling():
                raise
            raise Down from None

    # -- what goes wrong --------------------------------------------------------------------------

    async def go_wrong(self) -> None:
        """Kill, restart, and set the clock wrong, now and then."""
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / BETWEEN_FAULTS))
            await self.up.wait()
            draw = self.rng.random()
            if draw < 0.5:
                self.kill()
            elif draw < 0.8:
                await self.restart()
            else:
                await self._set_clock_wrong()

    async def _set_clock_wrong(self) -> None:
        self.clock_errors += 1
        self.clock.error = self.rng.choice((-CLOCK_ERROR, CLOCK_ERROR))
        await asyncio.sleep(30 * MINUTE)
        self.clock.error = 0.0

    def is_calm(self, seconds: float) -> bool:
        """Return whether the process has run for so long, with a clock that is right."""
        calm = self.up.is_set() and self.loop.time() - self.since >= seconds
        return calm and not self.clock.error

    def _failed(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, Killed):
            self.troubles.append(f"{context['message']}: {error!r}")


def each(seconds: float, work: Callable[[], Awaitable[None]]) -> Coroutine[Any, Any, None]:
    """Return a coroutine that does something again and again."""

    async def forever() -> None:
        while True:
            await asyncio.sleep(seconds)
            await work()

    return forever()


def numbers() -> Iterator[int]:
    """Yield 1, 2, 3 and so on."""
    number = 0
    while True:
        number += 1
        yield number
