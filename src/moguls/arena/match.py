"""Quick matches: the same deals for every seating, the bots rotated by a seat each game."""

from __future__ import annotations

from contextlib import closing
from time import perf_counter
from typing import TYPE_CHECKING, Final

from moguls.arena.game_runner import GameRunner
from moguls.arena.plan import GameSetup, in_order
from moguls.arena.result import Result
from moguls.bots.searcher.searcher import SEEDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from moguls.arena.outcome import Outcome
    from moguls.arena.plan import Plan
    from moguls.bots.external.faults import Fault
    from moguls.bots.python_bot import Bot
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough

SLICE: Final = 0.25  # seconds between two reports of progress


def play_match(
    game: Game,
    bots: Sequence[str | Bot],
    games: int,
    seed: int,
    on_progress: Callable[[int, int], None] | None = None,
    record: Callable[[Playthrough], None] | None = None,
    *,
    native: bool = True,
) -> Result:
    """Play a match of bots, one a seat.

    Game k plays deal k // seats with the bots rotated by k % seats seats, so that a multiple of
    the number of seats is fair to all. Built-in bots count simulations and ignore the clock: with
    them the same arguments give the same result.

    Args:
        game: with its house rules.
        bots: one for each seat: a name such as "hard" or "search:500", or an object (`bots.Bot`);
            either may come more than once.
        games: at least 0.
        seed: of deals and bots.
        on_progress: called with the games played and all games, a few times a second.
        record: called with each finished playthrough; slower, since games then run ply by ply.
        native: whether to search in native code; the result is the same.

    Raises:
        UsageError: no such bot, a bot has failed, or the game does not allow so many seats.
    """
    plan = in_order(game, bots, games, seed & SEEDS)
    runner = GameRunner(plan, game, game.engine() if native else game.plain())
    outcomes: list[Outcome] = []
    faults: list[Fault] = []
    report = _throttled(on_progress, games)
    with closing(runner.external_bots):
        for setup in _setups(plan, games):
            outcome, play, lost = runner.play(setup, by_ply=record is not None)
            if record is not None and play is not None:
                record(play)
            outcomes.append(outcome)
            faults += lost
            report(len(outcomes))
    return Result(
        game=game.name,
        options=dict(game.options),
        names=plan.bots,
        seed=plan.seed,
        plies=sum(outcome.plies for outcome in outcomes),
        games=tuple(outcomes),
        faults=tuple(faults),
    )


def _setups(plan: Plan, games: int) -> Iterator[GameSetup]:
    """Yield the games of a match, with the bots in the given order."""
    for k in range(games):
        yield GameSetup(k, k // plan.seats, 0, plan.tables[0], k % plan.seats)


def _throttled(on_progress: Callable[[int, int], None] | None, games: int) -> Callable[[int], None]:
    """Return a function that reports progress at most once in `SLICE`, and at the end."""
    last = perf_counter()

    def report(count: int) -> None:
        nonlocal last
        if on_progress is not None and (count == games or perf_counter() - last >= SLICE):
            on_progress(count, games)
            last = perf_counter()

    return report
