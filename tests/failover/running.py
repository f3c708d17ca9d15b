"""Two processes over one database, failures one after another, and people who play meanwhile."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from tests.failover.cutting import HERE, Line
from tests.failover.history import History, log_of, problems
from tests.failover.players import Site, table
from tests.failover.routing import Router
from tests.serving import free_port, shared

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator
    from pathlib import Path

    import sqlalchemy as sa

KILL, STOP, CUT = "kill", "stop", "cut"
LIMITS: Final = {KILL: 5.0, STOP: 30.0, CUT: 30.0}  # seconds for a takeover
START: Final = 300.0  # seconds for a process to start on a busy machine
PLAY: Final = (0.5, 2.0)  # seconds of play before a failure
CHANCE: Final = random.Random(1)
PROGRAM: Final = ("-m", "moguls")


class Slot:
    """A process that is started again when it ends, like a unit of systemd."""

    def __init__(self, folder: Path, database: str, line: Line, program: tuple[str, ...]) -> None:
        folder.mkdir()
        self.folder, self.port, self.line = folder, free_port(), line
        words = ("serve", "--no-browser", "--standby", "--port", str(self.port))
        url = database.format(port=line.port)
        self._command = (*program, *words, "--data", str(folder), "--database", url)
        self.process: Process | None = None
        self.codes: list[int] = []

    async def run(self) -> None:
        """Start the process again and again, until cancelled."""
        try:
            with (self.folder / "server.log").open("ab") as log:
                while True:
                    self.process = await asyncio.create_subprocess_exec(
                        sys.executable, *self._command, stdout=log, stderr=log, env=shared()
                    )
                    self.codes.append(await self.process.wait())
        finally:
            self.send(signal.SIGCONT)
            self.send(signal.SIGKILL)
            if self.process is not None:
                await self.process.wait()

    def send(self, number: signal.Signals) -> None:
        """Send a signal, if the process is there."""
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.send_signal(number)


class Run:
    """A run.

    Attributes:
        takeovers: seconds until the other process was active, by failure.
        silences: seconds until the next acknowledged move of anybody, by failure.
        answers: how often a process answered after it was resumed, while another was active.
    """

    def __init__(self, slots: list[Slot], router: Router, site: Site) -> None:
        self._slots, self._router, self._site = slots, router, site
        self.takeovers: dict[str, list[float]] = {KILL: [], STOP: [], CUT: []}
        self.silences: dict[str, list[float]] = {KILL: [], STOP: [], CUT: []}
        self.answers = 0
        self.playing: list[asyncio.Task[None]] = []

    async def fail(self, kind: str) -> None:
        """Let the active process fail in a way, and wait until the other one is active."""
        await self.until_both()
        await asyncio.sleep(CHANCE.uniform(*PLAY))
        failing = self._router.active
        slot, codes = self._slots[failing], len(self._slots[failing].codes)
        probe = Probe(slot.port)
        await probe.connect()
        began = monotonic()
        await self._begin(slot, kind, probe)
        await self._until(lambda: self._router.active == 1 - failing)
        self.takeovers[kind].append(monotonic() - began)
        before = len(self._site.history.acknowledged)
        await self._until(lambda: len(self._site.history.acknowledged) > before)
        self.silences[kind].append(monotonic() - began)
        slot.send(signal.SIGCONT)
        self.answers += await probe.answers() if kind == STOP else 0
        await self._until(lambda: len(slot.codes) > codes)
        slot.line.mend()

    async def _begin(self, slot: Slot, kind: str, probe: Probe) -> None:
        if kind == CUT:
            slot.line.cut()
        elif kind == KILL:
            slot.send(signal.SIGKILL)
        else:
            slot.send(signal.SIGSTOP)
            await probe.ask()

    async def until_both(self) -> None:
        """Wait until one process is active and the other waits."""
        await self._until(lambda: sorted(self._router.states) == ["alive", "standby"])

    async def _until(self, condition: Any) -> None:
        async with asyncio.timeout(START):
            while not condition():
                for task in self.playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)


class Probe:
    """Requests to a process that is stopped: it must not answer them when it goes on."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def connect(self) -> None:
        """Open a connection."""
        self._open.append(await asyncio.open_connection(HERE, self._port))

    async def ask(self) -> None:
        """Send a request on the connection, and on a new one, which the system accepts."""
        await self.connect()
        for _, writer in self._open:
            writer.write(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n")

    async def answers(self) -> int:
        """Return how many requests were answered before the connection was closed."""
        count = 0
        for reader, writer in self._open:
            with suppress(OSError):
                count += bool(await asyncio.wait_for(reader.read(), START))
            writer.close()
        return count


@asynccontextmanager
async def running(
    folder: Path, cluster_port: int, database: str, tables: int, program: tuple[str, ...] = PROGRAM
) -> AsyncIterator[tuple[Run, History]]:
    """Run two processes and the people of some tables.

    Args:
        folder: for the data of the processes.
        cluster_port: of the PostgreSQL server.
        database: its URL, with {port} where the port belongs.
        tables: how many tables are played at.
        program: what Python runs.
    """
    history = History()
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(Line(cluster_port)) for _ in range(2)]
        slots = [
            Slot(folder / str(number), database, line, program) for number, line in enumerate(lines)
        ]
        router = await stack.enter_async_context(Router([slot.port for slot in slots]))
        site = Site(router.url, history)
        run = Run(slots, router, site)
        tasks = [asyncio.create_task(slot.run()) for slot in slots]
        stack.push_async_callback(_cancelled, tasks)
        await run.until_both()
        run.playing = [asyncio.create_task(table(site)) for _ in range(tables)]
        stack.push_async_callback(_cancelled, run.playing)
        yield run, history
        site.is_over = True
        await asyncio.wait(run.playing, timeout=START)
        for task in run.playing:
            task.result()


async def _cancelled(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def failures(
    kinds: list[str], folder: Path, engine: sa.Engine, *, minutes: float, **more: Any
) -> dict[str, Any]:
    """Return the figures of failures one after another, and what is wrong with the log.

    After so many minutes no further failure begins.
    """
    end = monotonic() + minutes * 60
    async with running(folder, **more) as (run, history):
        for kind in kinds:
            if monotonic() < end:
                await run.fail(kind)
    wrong = problems(history, log_of(engine))
    wrong += [f"{run.answers} answers after a stop"] if run.answers else []
    return {
        "sent": len(history.sent),
        "acknowledged": len(history.acknowledged),
        "takeover": {kind: _spread(run.takeovers[kind]) for kind in LIMITS},
        "until_next_move": {kind: _spread(run.silences[kind]) for kind in LIMITS},
        "problems": wrong,
    }


def _spread(seconds: list[float]) -> dict[str, float]:
    """Return the number, the median and the maximum."""
    if not seconds:
        return {"count": 0}
    ordered = sorted(seconds)
    middle, last = ordered[len(ordered) // 2], ordered[-1]
    return {"count": len(ordered), "p50": round(middle, 2), "max": round(last, 2)}
