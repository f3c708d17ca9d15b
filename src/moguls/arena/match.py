"""Quick matches: the same deals for every seating, the bots moved on a seat each game."""

from __future__ import annotations

from contextlib import closing
from time import perf_counter
from typing import TYPE_CHECKING, Final

from moguls.arena.entrant import entrant_of
from moguls.arena.external_bots import ExternalBots
from moguls.arena.result import Played, Result
from moguls.arena.table import Row, Table, row_of
from moguls.bots.searcher.searcher import SEEDS, Searcher

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from moguls.core.game import Game
    from moguls.core.playthrough import Playthrough

SLICE: Final = 0.25  # seconds between two reports of progress
MAX_SLICE: Final = 4096  # games


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
    names = tuple(bot_names)
    game.check_seats(len(names))
    entrants = [entrant_of(name, game) for name in names]
    searcher = Searcher(game.engine() if compiled else game.plain())
    played: list[Played] = []
    plies = 0
    with closing(ExternalBots()) as external_bots:
        table = Table(game, entrants, seed & SEEDS, searcher, external_bots)
        by_ply = record is not None or not table.native
        for rows, moves in _recorded(table, games, record) if by_ply else _in_slices(table, games):
            played += [_played(len(played) + i, row) for i, row in enumerate(rows)]
            plies += moves
            if on_progress is not None:
                on_progress(len(played), games)
    told = names, seed & SEEDS, plies, tuple(played), tuple(table.faults)
    return Result(game.name, dict(game.options), *told)


def _in_slices(table: Table, games: int) -> Iterator[tuple[list[Row], int]]:
    """Play in slices of native code, each about as long as `SLICE`."""
    done, size = 0, 1
    while done < games:
        size = min(size, games - done)
        begun = perf_counter()
        yield table.play(done, size)
        done += size
        spent = max(perf_counter() - begun, 1e-6)
        size = max(1, min(2 * size, MAX_SLICE, int(size * SLICE / spent)))


def _recorded(
    table: Table, games: int, record: Callable[[Playthrough], None] | None
) -> Iterator[tuple[list[Row], int]]:
    """Play the same games one ply at a time, handing each playthrough over at its end."""
    for k in range(games):
        play = table.step(k)
        if record is not None:
            record(play)
        yield [row_of(play)], play.ply


def _played(k: int, row: Row) -> Played:
    """Return game k of a match."""
    scores, winners, _plies = row
    seats = len(scores)
    return Played(k, tuple((seat + k) % seats for seat in range(seats)), scores, winners)
