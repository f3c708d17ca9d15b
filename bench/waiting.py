"""Cost of tables of days that wait: one sweep over their deadlines, and one heartbeat.

python -m bench.waiting [TABLES]
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bench.notes import spread, tell
from moguls.server.storage.folders import FILE
from moguls.server.storage.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable

TABLES, RUNS, DAY = 10_000, 200, 86_400.0


def fill(store: SqliteStore, count: int) -> None:
    """Add tables with a deadline; no deadline has passed."""
    now = time.time()
    with store.engine.begin() as connection:
        for number in range(count):
            row = f"t{number}", "{}", now
            connection.exec_driver_sql("INSERT INTO tables VALUES (?, ?, ?)", row)
            deadline = f"t{number}", 0, now + DAY + number
            connection.exec_driver_sql("INSERT INTO deadlines VALUES (?, ?, ?)", deadline)


def milliseconds(run: Callable[[], object]) -> list[float]:
    """Return how long a transaction takes, each time."""
    times = []
    for _ in range(RUNS):
        began = time.perf_counter()
        run()
        times.append((time.perf_counter() - began) * 1000)
    return times


def main() -> None:
    """Measure, and print JSON."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / FILE)
        fill(store, count)
        sweep = milliseconds(lambda: store.clocks.expired(time.time(), 1000))
        beat = milliseconds(lambda: store.clocks.beat(time.time()))
        store.close()
    per_minute = 2 * sum(sweep) / RUNS + sum(beat) / RUNS
    figures = {"sweep_ms": spread(sweep), "heartbeat_ms": spread(beat)}
    tell({"tables": count, **figures, "share_of_a_core": round(per_minute / 60_000, 7)})


if __name__ == "__main__":
    main()
