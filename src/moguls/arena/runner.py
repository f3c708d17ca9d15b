"""Runner of a plan on all cores: worker processes play deals, the file has them in order."""

from __future__ import annotations

import pickle
from collections import deque
from contextlib import closing
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

from moguls.arena import sprt
from moguls.arena.entrant import entrant_of
from moguls.arena.game_runner import GameRunner
from moguls.arena.hooks import SILENT, Hooks
from moguls.arena.manifest import game_of
from moguls.arena.store import add, writing
from moguls.arena.table import MatchTable
from moguls.arena.workers import QUEUED, processes
from moguls.bots.registered import add_objects, objects_among
from moguls.bots.searcher.searcher import SEEDS, Searcher
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from moguls.arena.game_runner import Scripts
    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome
    from moguls.arena.part import ArenaPart
    from moguls.arena.plan import Plan
    from moguls.arena.workers import Pending, WorkerPool, Workers
    from moguls.bots.python_bot import Bot

SLICE: Final = 0.5  # seconds of a task, about
MAX_TASK: Final = 256  # deals of a task


_runners: list[GameRunner] = []  # of this worker process: at most one


def _begin(plan: Plan) -> None:
    _runners[:] = [GameRunner(plan)]


def _play_deals(
    plan: Plan, objects: Mapping[str, Bot], deals: range, scripts: Scripts
) -> tuple[list[list[Outcome]], float]:
    """Play some deals; return them and their seconds."""
    if not _runners or _runners[0].plan != plan:
        add_objects(objects)
        _begin(plan)
    start = perf_counter()
    games = [_runners[0].deal(number, scripts) for number in deals]
    return games, perf_counter() - start


@dataclass
class Tasks:
    """Divides deals into tasks that take about `SLICE`."""

    plan: Plan
    deals: range
    scripts: Scripts = field(default_factory=dict)
    size: int = 1

    @property
    def are_left(self) -> bool:
        """Whether there are deals left."""
        return len(self.deals) > 0

    def take(self) -> tuple[range, Scripts] | None:
        """Return the next task, or None."""
        if not self.are_left:
            return None
        deals, self.deals = self.deals[: self.size], self.deals[self.size :]
        a_deal = self.plan.games_a_deal
        games = range(deals.start * a_deal, deals.stop * a_deal)
        return deals, {game: self.scripts[game] for game in games if game in self.scripts}

    def finish(self, deals: int, seconds: float) -> None:
        """Adapt the size of the next tasks to the seconds of a finished one."""
        fitting = int(deals * SLICE / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 2 * self.size, MAX_TASK))


def play_deals(tasks: Tasks, jobs: int | WorkerPool) -> Iterator[list[Outcome]]:
    """Play deals in `jobs` processes, or in a pool; yield them in order.

    Raises:
        UsageError: a bot object cannot be sent to other processes.
        CutOff: a process was killed.
    """
    if jobs == 1:
        yield from _alone(tasks)
        return
    objects = _picklable(tasks.plan)
    with processes(jobs) if isinstance(jobs, int) else jobs as workers:
        yield from _together(tasks, objects, workers)


def _picklable(plan: Plan) -> dict[str, Bot]:
    """Return the bot objects of a plan, if they can be sent to other processes.

    Raises:
        UsageError: one of them cannot.
    """
    objects = objects_among(plan.bots)
    for name, bot in objects.items():
        try:
            pickle.dumps(bot)
        except Exception as error:
            msg = f"the bot object {name!r} cannot be sent to worker processes ({error}): define"
            msg += " its class at the top level of a module, use a name of the entry-point group"
            msg += " moguls.bots, or play with jobs=1"
            raise UsageError(msg) from error
    return objects


def _compile(plan: Plan) -> None:
    """Compile in this process, so that the workers find the code in the disk cache."""
    game = game_of(plan)
    entrants = [entrant_of(name, game, checked=True) for name in plan.bots]
    searcher = Searcher(game.engine())
    if any(entrant.native for entrant in entrants):
        around = [entrant_of("random", game)] * plan.seats
        MatchTable(game, around, plan.seed & SEEDS, searcher).play(0)
    first = game.new(plan.seats, seed=1).state
    for entrant in entrants:
        if entrant.config is not None and not entrant.native:
            searcher.think(first, replace(entrant.config, sims=1), 1, None)


def _alone(tasks: Tasks) -> Iterator[list[Outcome]]:
    _begin(tasks.plan)
    with closing(_runners[0].external_bots):
        while (task := tasks.take()) is not None:
            games, seconds = _play_deals(tasks.plan, {}, *task)
            tasks.finish(len(games), seconds)
            yield from games


def _together(
    tasks: Tasks, objects: Mapping[str, Bot], workers: Workers
) -> Iterator[list[Outcome]]:
    running: deque[Pending] = deque()
    while True:
        while len(running) < QUEUED * workers.jobs and (task := tasks.take()) is not None:
            running.append(workers.submit(_play_deals, tasks.plan, objects, *task))
        if not running:
            return
        games, seconds = running.popleft().result()
        tasks.finish(len(games), seconds)
        yield from games


def run(
    manifest: Manifest,
    folder: Path,
    jobs: int | WorkerPool,
    hooks: Hooks = SILENT,
    scripts: Scripts | None = None,
    part: ArenaPart | None = None,
) -> list[Outcome]:
    """Play an arena to its end, or continue it; return its games.

    A part is played to its last deal, since a sequential test is of the whole.

    Args:
        manifest: of the arena.
        folder: of games and manifest; created if need be.
        jobs: the number of processes of this machine, or a cluster (`arena.cluster`).
        hooks: called at first and after each deal, and while native code is compiled.
        scripts: recorded moves, which replace the bots that are not deterministic.
        part: play only these deals.

    Raises:
        UsageError: the folder has another arena, or a bot has failed.
    """
    deals = range(manifest.plan.deals) if part is None else part.deals
    with writing(folder, manifest, part) as (before, stream):
        games = list(before)
        hooks.on_progress(len(games))
        verdict = Verdict(manifest if part is None else replace(manifest, question=None))
        verdict.add_all(games)
        remaining = deals[len(games) // manifest.plan.games_a_deal :]
        tasks = Tasks(manifest.plan, remaining, scripts or {})
        if verdict.answer is not None or not tasks.are_left:
            return games
        with hooks.compiling:
            _compile(manifest.plan)
        for deal in play_deals(tasks, jobs):
            add(stream, deal)
            games += deal
            hooks.on_progress(len(games))
            verdict.add(deal)
            if verdict.answer is not None:
                break
    return games


class Verdict:
    """The sequential test of an arena, if it has one."""

    def __init__(self, manifest: Manifest) -> None:
        """Begin without a deal."""
        self.a_deal = manifest.plan.games_a_deal
        self.test = None if manifest.question is None else sprt.Test(manifest.question)

    @property
    def answer(self) -> str | None:
        """The answer of the test, or None so far."""
        return None if self.test is None else self.test.answer

    def add_all(self, games: Sequence[Outcome]) -> None:
        """Count the deals of some games."""
        for at in range(0, len(games), self.a_deal):
            self.add(games[at : at + self.a_deal])

    def add(self, deal: Iterable[Outcome]) -> None:
        """Count a deal: the first bot's mean share of the win a seat."""
        if self.test is None:
            return
        shares = [
            game.share(seat) for game in deal for seat, bot in enumerate(game.bots) if bot == 0
        ]
        self.test.add(sum(shares) / len(shares))


def scripts_of(games: Iterable[Outcome]) -> Scripts:
    """Return the recorded moves of games."""
    return {game.game: game.moves for game in games if game.moves is not None}
