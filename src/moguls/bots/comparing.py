"""By how much one action is better than another: each in a tree of its own, on the same deals."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from moguls.bots.anchoring import steepness
from moguls.bots.chances import chances_of
from moguls.bots.outlook import ROW
from moguls.bots.tree import floats

if TYPE_CHECKING:
    from moguls.bots.analysis_by_simulations import BySimulations, Table
    from moguls.bots.kit import Kit
    from moguls.bots.thought import Thought
    from moguls.core.declare import State

# Simulations that compare two actions come in so many lots, whose spread tells the error.
LOTS: Final = 10


def difference(
    way: BySimulations, state: State, actions: tuple[int, int], thought: Thought
) -> tuple[tuple[float, ...], float]:
    """Return what one action brings each seat less what another does, and the error of that.

    As `moguls.bots.analysis.Analyst.compare` describes it.
    """
    way.kit.set_up(state, way.dials(thought), thought.seed)
    table = way.table(state)
    seat, _, seats = table
    rows = [_lots(way.kit, table, action, thought) for action in actions]
    lots = [[a - b for a, b in zip(*pair, strict=True)] for pair in zip(*rows, strict=True)]
    means = tuple(fmean(lot[each] for lot in lots) for each in range(seats))
    error = stdev(lot[seat] for lot in lots) / sqrt(LOTS)
    if not way.learned:
        return means, error
    values = (fmean(lot[seat] for lot in row) for row in rows)
    scale = _scale(way, state, dict(zip(actions, values, strict=True)), thought)
    return tuple(scale * mean for mean in means), scale * error


def _scale(way: BySimulations, state: State, values: dict[int, float], thought: Thought) -> float:
    """Return how much a chance changes for each part by which the values of actions differ.

    The level is that of the same action in whatever order they are given, so that a difference
    turned round is the opposite.
    """
    one, other = min(values), max(values)
    level = way.played_out(state, one, thought, thought.sims).wins[way.table(state)[0]]
    return steepness(level, values[one], values[other])


def _lots(kit: Kit, table: Table, action: int, thought: Thought) -> list[tuple[float, ...]]:
    """Think about an action in a tree of its own; return all seats' wins by lots of deals."""
    seed, first, size = thought.seed, thought.sims, max(1, thought.sims // LOTS)
    sums = floats(kit.engine, ROW * LOTS)
    kit.begin(table[0], LOTS * size)
    kit.grow(table[0], seed, 0, 0)
    for lot in range(LOTS):
        begun, at = (action, ROW * lot), (first + lot * size, 1 + lot * size)
        kit.loops.follow_from(kit.states, table, begun, seed, at, size, kit.tree, kit.memo, sums)
    return [chances_of(sums, ROW * lot, table[2]).wins for lot in range(LOTS)]
