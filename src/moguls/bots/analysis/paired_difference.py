"""Paired difference of two actions: separate trees with the same determinizations."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from moguls.bots.analysis.calibration import steepness
from moguls.bots.analysis.estimates import chances_of
from moguls.bots.search.action_values import ROW
from moguls.bots.search.tree import floats
from moguls.bots.search.tree_fields import CountedAction
from moguls.kernel.state.types import Slice

if TYPE_CHECKING:
    from moguls.bots.analysis.by_simulation import SimulationAnalysis
    from moguls.bots.analysis.estimates import Chances
    from moguls.bots.analysis.request import AnalysisRequest, Root
    from moguls.bots.searcher.searcher import Searcher
    from moguls.kernel.state.layout import State

# Number of batches of simulations, whose spread gives the standard error.
LOTS: Final = 10


@dataclass(frozen=True)
class PairedDifference:
    """The expected results of one action less those of another.

    Attributes:
        wins: the difference in the share of the win of each seat.
        error: its standard error for the seat on turn.
        lead: that of the lead of the seat on turn; None if leads are not counted.
        lead_error: its standard error.
    """

    wins: tuple[float, ...]
    error: float
    lead: float | None = None
    lead_error: float = 0.0


def difference(
    method: SimulationAnalysis, state: State, actions: tuple[int, int], request: AnalysisRequest
) -> PairedDifference:
    """Return the results of one action less those of another; see `Analyst.compare`."""
    method.searcher.set_up(state, method.options(request), request.seed)
    root = method.root(state)
    seat, seats = root
    rows = [_lots(method.searcher, root, action, request) for action in actions]
    lots = [*zip(*rows, strict=True)]
    shares = [[a.wins[k] - b.wins[k] for a, b in lots] for k in range(seats)]
    leads = [a.leads[seat] - b.leads[seat] for a, b in lots]
    scale = 1.0
    if method.learned:
        values = (fmean(lot.wins[seat] for lot in row) for row in rows)
        scale = _scale(method, state, dict(zip(actions, values, strict=True)), request)
    wins = tuple(scale * fmean(share) for share in shares)
    return PairedDifference(wins, scale * _error(shares[seat]), fmean(leads), _error(leads))


def _error(lots: list[float]) -> float:
    return stdev(lots) / sqrt(LOTS)


def _scale(
    method: SimulationAnalysis, state: State, values: dict[int, float], request: AnalysisRequest
) -> float:
    """Return the change of the chance for each unit of difference of the values of two actions.

    The level is that of the same action in either order, so that exchanging the actions negates
    the difference.
    """
    one, other = min(values), max(values)
    level = method.played_out(state, one, request, request.sims).wins[method.root(state).seat]
    return steepness(level, values[one], values[other])


def _lots(searcher: Searcher, root: Root, action: int, request: AnalysisRequest) -> list[Chances]:
    """Search an action in a tree of its own; return its results by batch."""
    seed, first, size = request.seed, request.sims, max(1, request.sims // LOTS)
    sums = floats(searcher.engine, ROW * LOTS)
    searcher.begin(root.seat, LOTS * size)
    searcher.grow(root.seat, seed, 0, 0)
    for lot in range(LOTS):
        counted = CountedAction(root.seat, action, ROW * lot, 1 + lot * size)
        part = Slice(seed, first + lot * size, size)
        arrays = searcher.tree, searcher.scratch, sums
        searcher.loops.follow_from(searcher.states, counted, part, *arrays)
    return [chances_of(sums, ROW * lot, root.seats) for lot in range(LOTS)]
