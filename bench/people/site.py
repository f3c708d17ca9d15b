"""A server with simulated people: both are started, measured apart, and stopped."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from bench.people.generator import Orders
from bench.people.habits import usual
from bench.people.prepared_tables import keep
from bench.people.processes import Used, used
from bench.people.seating_plan import plan
from tests.serving import Server

if TYPE_CHECKING:
    from types import TracebackType

    from bench.people.seating_plan import PlannedTable

SETTLE: Final = 10.0  # seconds between the last person and the measurement
MOST_SEATS: Final = 7  # with a spectator
BUSY: Final = 0.8  # cores of the generator from which on its waiting times are its own
MOVES: Final = re.compile(r'^moguls_moves_total\{by="(\w+)",.*\} (\S+)$', re.MULTILINE)


class Site:
    """A server with tables in mid-game, and a process with their people."""

    def __init__(self, people: int, *, is_idle: bool = False) -> None:
        """Plan tables for so many people, who come later."""
        self.tables: list[PlannedTable] = plan(people, usual())
        self._is_idle = is_idle
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        """Start the server and the generator."""
        with self._stack:
            folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
            site_id = keep(folder, self.tables, usual())
            self.server = Server(folder)
            self._stack.callback(self.server.stop)
            self.server.start()
            orders = Orders(self.server.port, f"moguls-{site_id}", self.tables, self._is_idle)
            given = folder / "orders.json"
            given.write_bytes(msgspec.json.encode(orders))
            self._generator = subprocess.Popen(  # noqa: S603  # our own module
                [sys.executable, "-m", "bench.people.generator", str(given)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            self._stack.callback(self._end_generator)
            self._empty = self.used()
            self._stack = self._stack.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop both."""
        self._stack.close()

    def _end_generator(self) -> None:
        self._generator.kill()
        self._generator.wait()

    @property
    def pid(self) -> int:
        """The id of the server's process."""
        assert self.server.process is not None  # noqa: S101  # it was started
        return self.server.process.pid

    def ask(self, **command: object) -> dict[str, Any]:
        """Have the generator do something; return its answer."""
        pipe, answers = self._generator.stdin, self._generator.stdout
        assert pipe is not None  # noqa: S101  # as started
        assert answers is not None  # noqa: S101
        pipe.write(json.dumps(command).encode() + b"\n")
        pipe.flush()
        answer: dict[str, Any] = json.loads(answers.readline())
        return answer

    def used(self) -> Used:
        """Return what the processes have used until now."""
        return used(self.pid, self._generator.pid)

    def moves(self) -> dict[str, float]:
        """Return how many moves were written, by who made them."""
        with urllib.request.urlopen(f"{self.server.url}/metrics", timeout=300) as answer:  # noqa: S310  # ours
            text = answer.read().decode()
        found: dict[str, float] = {}
        for by, number in MOVES.findall(text):
            found[by] = found.get(by, 0.0) + float(number)
        return found

    def measure(self, people: int, seconds: float) -> dict[str, Any]:
        """Return the figures of so many people, once they are there and play."""
        self.ask(do="gather", number=people)
        time.sleep(min(SETTLE, seconds))
        moves, before = self.moves(), self.used()
        answer = self.ask(do="measure", seconds=seconds)
        after, moved = self.used(), self.moves()
        lasted = after.at - before.at
        rates = {by: (moved[by] - moves.get(by, 0)) / lasted for by in moved}
        return figures(answer, rates, [self._empty, before, after])

    def idle(self) -> dict[str, Any]:
        """Return by how much the server's memory grows: with its tables, then with more sockets."""
        sizes, connected = [self.used().memory["server"]], [0]
        for firsts in (True, False):
            self.ask(do="gather", number=len(self.tables) * MOST_SEATS, firsts=firsts)
            time.sleep(SETTLE)
            connected.append(self.ask(do="measure", seconds=0)["connected"])
            sizes.append(self.used().memory["server"])
        opened = max(1, connected[2] - connected[1])
        return {
            "sockets": connected[2],
            "tables": len(self.tables),
            "growth_mb": round((sizes[2] - sizes[0]) / 1e6, 1),
            "bytes_per_further_socket": round((sizes[2] - sizes[1]) / opened),
            "empty_server_mb": round(sizes[0] / 1e6, 1),
        }


def figures(answer: dict[str, Any], rates: dict[str, float], uses: list[Used]) -> dict[str, Any]:
    """Return the figures of one measurement.

    Args:
        answer: of the generator.
        rates: moves a second, by who made them.
        uses: without people, and before and after the measurement.
    """
    empty, before, after = uses
    seconds = after.at - before.at
    cpu = {name: (after.cpu[name] - before.cpu[name]) / seconds for name in after.cpu}
    counts, connected = answer["counts"], max(1, answer["connected"])
    moves = {by: round(rate, 1) for by, rate in sorted(rates.items())}
    return {
        **{name: answer[name] for name in ("there", "connected", "asleep")},
        "seconds": round(seconds, 1),
        "cpu": {name: round(value, 3) for name, value in cpu.items()},
        "moves_per_second": {"all": round(sum(rates.values()), 1), **moves},
        **waits(answer, cpu["generator"]),
        "memory_mb": {name: round(size / 1e6, 1) for name, size in after.memory.items()},
        "memory_bytes_per_person": round(
            (after.memory["server"] - empty.memory["server"]) / connected
        ),
        "bytes_per_person_and_second": round(counts.get("bytes", 0) / connected / seconds),
        "done": {name: counts[name] for name in sorted(counts) if name != "bytes"},
        "errors": answer["errors"],
    }


def waits(answer: dict[str, Any], generator: float) -> dict[str, Any]:
    """Return the waiting times; no 99th percentile where the generator itself was late."""
    found = {name: dict(answer[name]) for name in ("ack_ms", "next_turn_ms", "first_frame_ms")}
    if generator < BUSY:
        return found
    for times in found.values():
        times["p99"] = None
    why = f"the load generator used {generator:.2f} of a core: its own delays would be in p99"
    return {**found, "no_p99": why}
