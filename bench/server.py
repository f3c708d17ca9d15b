"""The server with people at human pace: CPU, moves a second, waiting times and memory.

    python -m bench.server --people 2000 [--seconds 60]
    python -m bench.server --find [--minutes 5]      the most people for whom the server suffices
    python -m bench.server --idle 4000               memory of sockets on which nothing happens

What people do is in bench/people/habits.toml. They are in a process of their own, whose CPU is
listed apart, as is that of the bot workers. Tables begin in mid-game. The output is JSON; `cpu` is
in cores: `server` is the process of the event loop with all its threads, `event_loop` its first
thread. The server suffices if the 99th percentile of the acknowledgements is at most 100 ms and the
process uses at most half a core. `bench.saturation` measures moves without thinking. Linux only.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from bench.notes import say, tell
from bench.people.site import Site

if TYPE_CHECKING:
    from collections.abc import Callable

PEOPLE, SECONDS, MINUTES, WINDOW = 2000, 60.0, 5.0, 40.0
ACK_MS: Final = 100.0
CORES: Final = 0.5
FIRST, MOST, CLOSE = 1000, 6000, 1.1  # people in a search; it ends when the limits are so close
STEP: Final = 50


def suffices(run: dict[str, Any]) -> bool:
    """Return whether the server was quick and cheap enough in a run."""
    p99: float | None = run["ack_ms"]["p99"]
    cpu: float = run["cpu"]["server"]
    return p99 is not None and p99 <= ACK_MS and cpu <= CORES


def next_number(good: int, bad: int, run: dict[str, Any]) -> int:
    """Return how many people to try next: as many as the CPU allows, between the limits."""
    by_cpu: float = run["there"] * CORES / max(run["cpu"]["server"], 0.01)
    least, most = good * CLOSE, min(bad / CLOSE, good * 2.5 if good else bad / 2)
    number = round(min(max(by_cpu, least), most) / STEP) * STEP
    return max(STEP, number)


def search(
    measure: Callable[[int], dict[str, Any]], is_time_up: Callable[[], bool]
) -> list[dict[str, Any]]:
    """Measure numbers of people until the most for whom the server suffices are known."""
    runs: list[dict[str, Any]] = []
    good, bad, number = 0, MOST + 1, FIRST
    while not is_time_up():
        runs.append(run := measure(number))
        if suffices(run):
            good = run["there"]
        else:
            bad = run["there"]
        if bad <= max(STEP, good * CLOSE**2) or good >= MOST / CLOSE:
            break
        number = next_number(good, bad, run)
    return runs


def found(minutes: float) -> dict[str, Any]:
    """Return the most people for whom the server suffices, and all runs."""
    until = perf_counter() + 60 * minutes
    with Site(MOST) as site:

        def measure(people: int) -> dict[str, Any]:
            run = site.measure(people, WINDOW)
            say(f"{people} people: {run['cpu']}, {run['ack_ms']}")
            return run

        runs = search(measure, lambda: perf_counter() > until - 2 * WINDOW)
    good = [run["there"] for run in runs if suffices(run)]
    return {"people": max(good, default=0), "runs": runs}


def measured(people: int, seconds: float) -> dict[str, Any]:
    """Return the figures of so many people on a server of their own."""
    with Site(people) as site:
        say(f"{people} people at {len(site.tables)} tables")
        return site.measure(people, seconds)


def idle(sockets: int) -> dict[str, Any]:
    """Return the memory that idle sockets take, and that of their tables."""
    with Site(sockets, is_idle=True) as site:
        return site.idle()


def main(words: list[str]) -> None:
    """Print the figures as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--people", type=int, default=PEOPLE)
    what.add_argument("--find", action="store_true")
    what.add_argument("--idle", type=int, metavar="SOCKETS")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("old", nargs="*", help=argparse.SUPPRESS)
    given = parser.parse_args(words)
    if given.old:
        parser.error(f"people at full speed: python -m bench.saturation {' '.join(given.old)}")
    if not Path("/proc/self/schedstat").exists():
        parser.error("it reads /proc, which this system does not have")
    if given.find:
        tell({"bench": "server", **found(given.minutes)})
    elif given.idle:
        tell({"bench": "server", **idle(given.idle)})
    else:
        tell({"bench": "server", **measured(given.people, given.seconds)})


if __name__ == "__main__":
    main(sys.argv[1:])
