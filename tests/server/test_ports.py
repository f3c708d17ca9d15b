"""Ports of the server: a whole table in memory, without a thread, a process or a system clock."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.live.attention import Whereabouts
from moguls.server.live.driver import Driver
from moguls.server.live.hints import Hints
from moguls.server.live.hub import Hub
from moguls.server.ports.executor import InlineExecutor
from moguls.server.table import decide
from moguls.server.thinking.queue import Queue
from moguls.server.wire.messages import NewTable
from tests import loops
from tests.server.conftest import first_move
from tests.server.fakes import FakeClock, MemoryStore

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.live.live import Live
    from moguls.server.ports.storage import TableStore
    from moguls.server.thinking.interface import Thinking
    from moguls.server.thinking.job import Job, Urgency

SERVER = Path(__file__).parents[2] / "src" / "moguls" / "server"


class Inline:
    """Thinking without processes: the first legal move."""

    def __init__(self) -> None:
        self.queue = Queue()

    def start(self, game: str) -> None:
        pass

    async def is_prepared(self, game: str) -> bool:
        return bool(game)

    async def is_ready(self, game: str, facts: bytes = b"") -> bool:
        return bool(game) or bool(facts)

    async def check_records(self, data: bytes) -> str | None:
        del data
        return None

    async def can_answer(self, seconds: float) -> bool:
        return seconds > 0

    async def ask(self, job: Job, urgency: Callable[[], Urgency] | None = None) -> str:
        assert urgency is None or urgency() in type(urgency())
        return first_move(*job.question)

    async def insist(self, job: Job) -> str:
        return await self.ask(job)

    def seconds_until(self, job: Job) -> float:
        return float(job.share)

    def stop(self, *, wait: bool = False) -> None:
        assert wait in {True, False}


def forbid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each thread, process and reading of the system's clock fail."""

    def refuse(*_arguments: object, **_named: object) -> Any:
        pytest.fail("neither threads, nor processes, nor the system's clock")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refuse)
    monkeypatch.setattr("subprocess.Popen.__init__", refuse)
    monkeypatch.setattr("moguls.server.ports.clock.SystemClock.time", refuse)
    monkeypatch.setattr("moguls.server.ports.clock.SystemClock.monotonic", refuse)


async def play(store: TableStore, clock: FakeClock) -> Live:
    """Play a game of a person against bots to its end, ten seconds a move of the person."""
    thinking: Thinking = Inline()
    hub = Hub(store, clock=clock, executor=InlineExecutor())
    driver = Driver(hub, thinking, Whereabouts())
    Hints(thinking, Whereabouts())
    hub.after_change = driver.look
    request = NewTable("mogul-2002", 3, bots=["easy", "easy"], pace="at_once")
    live = await hub.make(request, "ada", "Ada")
    number = 0
    while live.table.status == "playing":
        live.look("ada")
        if live.table.play.turn == 0:
            number += 1
            clock.now += 10
            text = next(iter(live.table.play.legal()))
            await hub.do(live, decide.move, "ada", str(number), live.table.seq, text)
        await asyncio.sleep(0)
    await driver.stop()
    await hub.stop()
    return live


def test_a_table_is_played_in_memory_without_threads_processes_and_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store, clock = MemoryStore(), FakeClock(0.0, 1_000_000.0)

    async def run() -> Live:
        with monkeypatch.context() as patch:
            forbid(patch)
            return await play(store, clock)

    live = loops.run(run())

    assert live.table.status == "over"
    assert live.table.at == clock.time()
    _made, entries = store.load(live.table.id) or ({}, [])
    times = [entry.at for entry in entries if entry.kind == "move" and entry.data["seat"] == 0]
    assert len(times) > 10
    assert times == sorted(times)
    assert times[-1] > 1_000_000.0
    hub = Hub(store, clock=clock, executor=InlineExecutor())
    again = loops.run(hub.find(live.table.id))
    assert (again.table.play.scores, again.table.turn_at) == (
        live.table.play.scores,
        live.table.turn_at,
    )


def names_used(path: Path) -> set[str]:
    """Return all names and attributes that a file uses, and the modules that it imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.alias(name=name):
                names.add(name)
            case ast.ImportFrom(module=str(name)):
                names.add(name)
    return names


def test_only_the_executor_port_uses_threads() -> None:
    threads = {"to_thread", "run_in_executor", "ThreadPoolExecutor"}
    users = {
        str(path.relative_to(SERVER)) for path in SERVER.rglob("*.py") if names_used(path) & threads
    }
    # Names and services of other people may take long: they have threads of their own. A standby
    # waits for its lock before there is a site with ports.
    others = {"services/sender.py", "webhooks/client.py", "standby/switch.py"}
    assert users == {"ports/executor.py", *others}


def test_only_storage_has_sql() -> None:
    libraries = {"sqlalchemy", "sqlite3", "alembic"}
    users = {
        path.relative_to(SERVER).parts[0]
        for path in SERVER.rglob("*.py")
        if names_used(path) & libraries
    }
    assert users == {"storage"}


FORBIDDEN = (
    "import asyncio",
    "import datetime",
    "import io",
    "import os",
    "import random",
    "import secrets",
    "import socket",
    "import subprocess",
    "import threading",
    "from pathlib import Path",
    "from time import monotonic",
    'TEXT = open("file").read()',
)


@pytest.mark.parametrize("path", sorted((SERVER / "table").glob("*.py")), ids=lambda it: it.stem)
def test_the_lint_finds_io_clock_and_chance_in_each_module_of_a_table(path: Path) -> None:
    command = [sys.executable, "-m", "ruff", "check", "--select", "TID251,PTH123"]
    command += ["--output-format", "concise", "--stdin-filename", str(path), "-"]
    source = path.read_text("utf-8") + "\n" + "\n".join(FORBIDDEN) + "\n"
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    violations = [line for line in done.stdout.splitlines() if "TID251" in line or "PTH123" in line]
    assert len(violations) == len(FORBIDDEN), done.stdout
