"""By how much one action is better than another: each in a tree of its own, on the same deals."""

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
    from moguls.bots.analysis.by_simulation import BySimulations
    from moguls.bots.analysis.estimates import Chances
    from moguls.bots.analysis.request import AnalysisRequest, Root
    from moguls.bots.searcher.searcher import Searcher
    from moguls.kernel.state.layout import State

# Simulations that compare two actions come in so many lots, whose spread tells the error.
LOTS: Final = 10


@dataclass(frozen=True)
class Difference:
    """What one action brings less what another does, to be expected.

    Attributes:
        wins: for each seat its share of the win.
        error: the standard error of that for the seat on turn.
        lead: points of the seat on turn, over the best of the others; None where none are counted.
        lead_error: the standard error of these.
    """

    wins: tuple[float, ...]
    error: float
    lead: float | None = None
    lead_error: float = 0.0


def difference(
    way: BySimulations, state: State, actions: tuple[int, int], request: AnalysisRequest
) -> Difference:
    """Return what one action brings less what another does.

    As `moguls.bots.analysis.analyst.Analyst.compare` describes it.
    """
    way.searcher.set_up(state, way.options(request), request.seed)
    root = way.root(state)
    seat, seats = root
    rows = [_lots(way.searcher, root, action, request) for action in actions]
    lots = [*zip(*rows, strict=True)]
    shares = [[a.wins[k] - b.wins[k] for a, b in lots] for k in range(seats)]
    leads = [a.leads[seat] - b.leads[seat] for a, b in lots]
    scale = 1.0
    if way.learned:
        values = (fmean(lot.wins[seat] for lot in row) for row in rows)
        scale = _scale(way, state, dict(zip(actions, values, strict=True)), request)
    wins = tuple(scale * fmean(each) for each in shares)
    return Difference(wins, scale * _error(shares[seat]), fmean(leads), _error(leads))


def _error(lots: list[float]) -> float:
    """Return the standard error of the mean of lots."""
    return stdev(lots) / sqrt(LOTS)


def _scale(
    way: BySimulations, state: State, values: dict[int, float], request: AnalysisRequest
) -> float:
    """Return how much a chance changes for each part by which the values of actions differ.

    The level is that of the same action in whatever order they are given, so that a difference
    turned round is the opposite.
    """
    one, other = min(values), max(values)
    level = way.played_out(state, one, request, request.sims).wins[way.root(state).seat]
    return steepness(level, values[one], values[other])


def _lots(searcher: Searcher, root: Root, action: int, request: AnalysisRequest) -> list[Chances]:
    """Think about an action in a tree of its own; return what comes of it by lots of deals."""
    seed, first, size = request.seed, request.sims, max(1, request.sims // LOTS)
    sums = floats(searcher.engine, ROW * LOTS)
    searcher.begin(root.seat, LOTS * size)
    searcher.grow(root.seat, seed, 0, 0)
    for lot in range(LOTS):
        begun = CountedAction(root.seat, action, ROW * lot, 1 + lot * size)
        part, rooms = Slice(seed, first + lot * size, size), (searcher.tree, searcher.scratch, sums)
        searcher.loops.follow_from(searcher.states, begun, part, *rooms)
    return [chances_of(sums, ROW * lot, root.seats) for lot in range(LOTS)]
