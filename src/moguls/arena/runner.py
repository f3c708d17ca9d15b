"""Playing a plan on all cores: processes play deals, the file has them in one order."""

from __future__ import annotations

from collections import deque
from contextlib import closing
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

from moguls.arena import sprt
from moguls.arena.entrant import entrant_of
from moguls.arena.hooks import SILENT, Hooks
from moguls.arena.manifest import game_of
from moguls.arena.player import Player
from moguls.arena.store import add, writing
from moguls.arena.table import Table
from moguls.arena.workers import WAITING, processes
from moguls.bots.searcher.searcher import SEEDS, Searcher

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome
    from moguls.arena.part import Part
    from moguls.arena.plan import Plan
    from moguls.arena.player import Scripts
    from moguls.arena.workers import Crew, Pending, Workers

SLICE: Final = 0.5  # seconds that a process is busy with one errand, about
MAX_ERRAND: Final = 256  # deals


_players: list[Player] = []  # of a process that plays: one


def _begin(plan: Plan) -> None:
    """Make this process's player."""
    _players[:] = [Player(plan)]


def _errand(plan: Plan, deals: range, scripts: Scripts) -> tuple[list[list[Outcome]], float]:
    """Play some deals; return them and the seconds they took."""
    if not _players or _players[0].plan != plan:
        _begin(plan)
    begun = perf_counter()
    played = [_players[0].deal(number, scripts) for number in deals]
    return played, perf_counter() - begun


@dataclass
class Errands:
    """Hands out deals, as many at once as take about `SLICE`."""

    plan: Plan
    deals: range
    scripts: Scripts = field(default_factory=dict)
    size: int = 1

    @property
    def are_left(self) -> bool:
        """Whether there are deals to be handed out."""
        return len(self.deals) > 0

    def take(self) -> tuple[range, Scripts] | None:
        """Return the next errand, or None."""
        if not self.are_left:
            return None
        deals, self.deals = self.deals[: self.size], self.deals[self.size :]
        a_deal = self.plan.games_a_deal
        games = range(deals.start * a_deal, deals.stop * a_deal)
        return deals, {game: self.scripts[game] for game in games if game in self.scripts}

    def took(self, deals: int, seconds: float) -> None:
        """Learn from an errand how large the next one may be."""
        fitting = int(deals * SLICE / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 2 * self.size, MAX_ERRAND))


def deals_played(errands: Errands, jobs: int | Crew) -> Iterator[list[Outcome]]:
    """Play deals in so many processes, or by what else works; yield them in order.

    Raises:
        CutOff: a process has been killed.
    """
    if jobs == 1:
        yield from _alone(errands)
        return
    with processes(jobs) if isinstance(jobs, int) else jobs as workers:
        yield from _together(errands, workers)


def _compile(plan: Plan) -> None:
    """Compile here, so that each process finds it on the disk and does not do the same again."""
    game = game_of(plan)
    entrants = [entrant_of(name, game, known=True) for name in plan.bots]
    searcher = Searcher(game.engine())
    if any(entrant.native for entrant in entrants):
        around = [entrant_of("random", game)] * plan.seats
        Table(game, around, plan.seed & SEEDS, searcher).play(0)
    first = game.new(plan.seats, seed=1).state
    for entrant in entrants:
        if entrant.config is not None and not entrant.native:
            searcher.think(first, replace(entrant.config, sims=1), 1, None)


def _alone(errands: Errands) -> Iterator[list[Outcome]]:
    """Play in this process."""
    _begin(errands.plan)
    with closing(_players[0].external_bots):
        while (errand := errands.take()) is not None:
            played, seconds = _errand(errands.plan, *errand)
            errands.took(len(played), seconds)
            yield from played


def _together(errands: Errands, workers: Workers) -> Iterator[list[Outcome]]:
    """Play in several processes, some errands ahead."""
    running: deque[Pending] = deque()
    while True:
        while len(running) < WAITING * workers.jobs and (errand := errands.take()) is not None:
            running.append(workers.submit(_errand, errands.plan, *errand))
        if not running:
            return
        played, seconds = running.popleft().result()
        errands.took(len(played), seconds)
        yield from played


def run(
    made: Manifest,
    folder: Path,
    jobs: int | Crew,
    hooks: Hooks = SILENT,
    scripts: Scripts | None = None,
    part: Part | None = None,
) -> list[Outcome]:
    """Play an arena to its end, or on from where it was; return its games.

    A part of one is played to its last deal: a sequential test is of the whole.

    Args:
        made: what is played.
        folder: where games and manifest are, or will be.
        jobs: how many processes of this machine, or a cluster (`arena.cluster`).
        hooks: called at first and after each deal, and while native code is compiled.
        scripts: moves of an earlier run for the bots that may not play the same again.
        part: play only these deals.

    Raises:
        UsageError: the folder holds another arena, or a bot has failed.
    """
    deals = range(made.plan.deals) if part is None else part.deals
    with writing(folder, made, part) as (before, stream):
        games = list(before)
        hooks.on_progress(len(games))
        verdict = Verdict(made if part is None else replace(made, question=None))
        verdict.add_all(games)
        left = deals[len(games) // made.plan.games_a_deal :]
        errands = Errands(made.plan, left, scripts or {})
        if verdict.answer is not None or not errands.are_left:
            return games
        with hooks.compiling:
            _compile(made.plan)
        for played in deals_played(errands, jobs):
            add(stream, played)
            games += played
            hooks.on_progress(len(games))
            verdict.add(played)
            if verdict.answer is not None:
                break
    return games


class Verdict:
    """The sequential test of an arena, if it has one."""

    def __init__(self, made: Manifest) -> None:
        """Begin without a deal."""
        self.a_deal = made.plan.games_a_deal
        self.test = None if made.question is None else sprt.Test(made.question)

    @property
    def answer(self) -> str | None:
        """What is known by now."""
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
    """Return the moves that games have written down."""
    return {game.game: game.moves for game in games if game.moves is not None}
