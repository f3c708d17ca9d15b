"""Simulation of a site: months of correspondence play in seconds, the same for the same seed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.simulation import checks
from tests.simulation.people import Visitor
from tests.simulation.virtual_time import VirtualLoop
from tests.simulation.world import DAY, HOUR, World, each

if TYPE_CHECKING:
    from moguls.server.site import Site


class Report(NamedTuple):
    """What happened in a simulation.

    Attributes:
        seed, days, people: of the run.
        seconds: of real time.
        table_years: the sum of the times during which tables were in play.
        tables, finished, moves, timeouts: the numbers of each.
        kills, restarts, clock_errors, outages: what went wrong.
        attempts: of deliveries by push, mail and webhook, by outcome.
        deliveries: by their state at the end.
        looks: checks of a table in play.
        digest: of all logs and messages.
    """

    seed: int
    days: float
    people: int
    seconds: float
    table_years: float
    tables: int
    finished: int
    moves: int
    timeouts: int
    kills: int
    restarts: int
    clock_errors: int
    outages: int
    attempts: dict[str, dict[str, int]]
    deliveries: dict[str, int]
    refusals: dict[str, int]
    looks: int
    digest: str


def simulate(seed: int, days: float, people: int = 10, seconds: float | None = None) -> Report:
    """Run a simulation; an assertion fails where something is wrong.

    Args:
        seed: of everything.
        days: that pass.
        people: at the site.
        seconds: of real time after which the run ends early.
    """
    logging.disable(logging.CRITICAL)
    try:
        with ThreadPoolExecutor(1) as thread:  # another event loop may run in this one
            return thread.submit(_run, seed, days, people, seconds).result()
    finally:
        logging.disable(logging.NOTSET)


def _run(seed: int, days: float, people: int, seconds: float | None) -> Report:
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(_simulated(Path(folder), seed, days, people, seconds))


async def _simulated(
    folder: Path, seed: int, days: float, count: int, seconds: float | None
) -> Report:
    began = time.perf_counter()
    world, tables = World(folder, seed), list[str]()
    people = [Visitor(world, number, tables) for number in range(count)]
    checker = checks.Checker(world, tables)
    with world.patches():
        await world.start()
        tasks = [world.keep(person.live()) for person in people]
        tasks += [world.keep(it.go_down()) for it in world.receptions.values()]
        tasks += [world.keep(world.go_wrong()), world.keep(each(HOUR, checker.hour))]
        passed = 0.0
        while passed < days and (seconds is None or time.perf_counter() - began < seconds):
            await asyncio.sleep(DAY / 4)
            passed += 0.25
            _check_running(world, tasks)
        await world.up.wait()
        site = world.site
        await checks.check_memory(site, tables)
        logs = checks.logs_of(site, tables)
        figures = await _figures(site, logs)
        await world.stop()
    assert not world.troubles, world.troubles[:3]
    moves = checks.check_moves(logs, people)
    deliveries = checker.deliveries.finished()
    checker.deliveries.repeated()
    return Report(
        seed=seed,
        days=passed,
        people=count,
        seconds=round(time.perf_counter() - began, 1),
        **figures,
        moves=moves,
        kills=world.kills,
        restarts=world.restarts,
        clock_errors=world.clock_errors,
        attempts={kind: dict(it.outcomes) for kind, it in world.receptions.items()},
        deliveries=deliveries,
        refusals=dict(Counter(code for person in people for code in person.refusals)),
        looks=checker.looks,
        digest=checks.digest_of(logs, [it.shown for it in world.receptions.values()]),
    )


def _check_running(world: World, tasks: list[asyncio.Task[None]]) -> None:
    """Check that nothing has gone wrong so far."""
    assert not world.troubles, world.troubles[:3]
    for task in tasks:
        if task.done():
            task.result()


async def _figures(site: Site, logs: dict[str, Any]) -> dict[str, Any]:
    """Return what the tables of a site have gone through."""
    seconds, finished, timeouts = 0.0, 0, 0
    for table_id, (_setup, entries) in logs.items():
        table = (await site.hub.find(table_id)).table
        end = entries[-1].at if table.status == "over" else site.hub.clock.time()
        seconds += end - table.started_at if table.started_at else 0.0
        finished += table.status == "over"
        timeouts += sum(entry.kind == "timeout" for entry in entries)
    return {
        "table_years": round(seconds / (365.25 * DAY), 2),
        "tables": len(logs),
        "finished": finished,
        "timeouts": timeouts,
        "outages": len(site.hub.outages),
    }
