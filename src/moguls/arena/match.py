"""Quick matches: the same deals for every seating, the bots moved on a seat each game."""

from __future__ import annotations

from contextlib import closing
from time import perf_counter
from typing import TYPE_CHECKING, Final

from moguls.arena.plan import Setting, in_order
from moguls.arena.player import Player
from moguls.arena.result import Result
from moguls.bots.searcher.searcher import SEEDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from moguls.arena.outcome import Outcome
    from moguls.arena.plan import Plan
    from moguls.bots.external.faults import Fault
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough

SLICE: Final = 0.25  # seconds between two reports of progress


def play_match(
    game: Game,
    bot_names: Sequence[str],
    games: int,
    seed: int,
    on_progress: Callable[[int, int], None] | None = None,
    record: Callable[[Playthrough], None] | None = None,
    *,
    compiled: bool = True,
) -> Result:
    """Play a match of bots, one a seat.

    Game k plays deal k // seats with the bots moved on k % seats seats, so that a multiple of
    the number of seats is fair to all. Bots think by number of simulations, never by the clock,
    unless they are no bots of ours: the same arguments give the same result.

    Args:
        game: with its house rules.
        bot_names: one for each seat, as "hard" or "search:500"; a name may come often.
        games: at least 0.
        seed: of deals and bots.
        on_progress: called with the games played and all games, some times a second.
        record: called with each finished playthrough; slower, since games then run plain.
        compiled: whether to think in native code; the result is the same.

    Raises:
        UsageError: no such bot, or a number of bots that the game has no seats for.
    """
    plan = in_order(game, bot_names, games, seed & SEEDS)
    player = Player(plan, game, game.engine() if compiled else game.plain())
    played: list[Outcome] = []
    faults: list[Fault] = []
    tell = _now_and_then(on_progress, games)
    with closing(player.external_bots):
        for setting in _settings(plan, games):
            outcome, play, lost = player.play(setting, by_ply=record is not None)
            if record is not None and play is not None:
                record(play)
            played.append(outcome)
            faults += lost
            tell(len(played))
    plies = sum(outcome.plies for outcome in played)
    told = plan.bots, plan.seed, plies, tuple(played), tuple(faults)
    return Result(game.name, dict(game.options), *told)


def _settings(plan: Plan, games: int) -> Iterator[Setting]:
    """Yield the games of a match: the order round its table is the one that was asked for."""
    for k in range(games):
        yield Setting(k, k // plan.seats, 0, plan.tables[0], k % plan.seats)


def _now_and_then(
    on_progress: Callable[[int, int], None] | None, games: int
) -> Callable[[int], None]:
    """Return what tells of progress: when `SLICE` has passed, and when all are played."""
    told = perf_counter()

    def tell(done: int) -> None:
        nonlocal told
        if on_progress is not None and (done == games or perf_counter() - told >= SLICE):
            on_progress(done, games)
            told = perf_counter()

    return tell
