"""Chances where a learned value says how much better one action is than another, but not how good.

In Take Stock such a value has seen the strongest bot among others that play by rules of thumb, and
so tells too much of whoever plays with equals. How likely the best action wins is therefore counted
in games played to their end; from there the others' odds differ as the value's do. What the search
has dropped was tried less often, and may show more by luck: it counts as just as good.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING, Final

from moguls.bots.analysis.estimates import Analysis, Chances, Outlook, ranked

if TYPE_CHECKING:
    from collections.abc import Sequence

# No chance is taken for less, or for more than what is missing to 1: odds must be finite.
LEAST: Final = 0.001
# Values that are nearer to each other have the same odds but for rounding.
SAME: Final = 1e-9


def anchored(found: Analysis, level: Chances) -> Analysis:
    """Return an analysis whose best action has the chances counted, and the others by its odds.

    Args:
        found: the chances are what the value says.
        level: what comes of the best action.
    """
    seat, best = found.seat, found.of(found.best)
    moved = [
        Outlook(
            it.action, level if it.action == found.best else _moved(it.chances, best, level, seat)
        )
        for it in found.actions
    ]
    return Analysis(seat, found.best, ranked(moved, found.best, seat))


def odds_moved(level: float, value: float, other: float) -> float:
    """Return the chance whose odds are to those of a level as the odds of two values are.

    >>> round(odds_moved(0.5, 0.75, 0.5), 2)
    0.25
    """
    odds = _odds(level) * _odds(other) / _odds(value)
    return odds / (1 + odds)


def steepness(level: float, value: float, other: float) -> float:
    """Return by how much a chance changes for each part that the value does.

    Args:
        level: the chance of the first of two actions.
        value: of that one.
        other: of the second.
    """
    if abs(other - value) < SAME:
        return _slope(level) / _slope(value)
    return (odds_moved(level, value, other) - _clipped(level)) / (other - value)


def _moved(own: Chances, best: Chances, level: Chances, seat: int) -> Chances:
    """Return the chances of an action besides the best."""
    value, other = best.wins[seat], own.wins[seat]
    win = min(level.wins[seat], odds_moved(level.wins[seat], value, other))
    scale = _slope(win) / _slope(other)
    wins = _shared(own.wins, seat, win)
    errors = [scale * error for error in own.errors]
    errors[seat] = hypot(errors[seat], level.errors[seat])
    points, leads = (
        tuple(base + mine - its for base, mine, its in zip(*three, strict=True))
        for three in (
            (level.points, own.points, best.points),
            (level.leads, own.leads, best.leads),
        )
    )
    pairs = zip(own.lead_errors, level.lead_errors, strict=True)
    told = replace(own, points=points, leads=leads, lead_errors=tuple(hypot(*it) for it in pairs))
    return replace(told, wins=wins, errors=tuple(errors))


def _shared(wins: Sequence[float], seat: int, win: float) -> tuple[float, ...]:
    """Return a seat's share of the win, and the rest as the others share it."""
    rest = 1 - wins[seat]
    even = 1 / (len(wins) - 1)
    parts = (even if rest < SAME else each / rest for each in wins)
    return tuple(win if k == seat else part * (1 - win) for k, part in enumerate(parts))


def _odds(chance: float) -> float:
    """Return the odds of a chance."""
    return _clipped(chance) / (1 - _clipped(chance))


def _slope(chance: float) -> float:
    """Return how fast a chance changes with the logarithm of its odds."""
    return _clipped(chance) * (1 - _clipped(chance))


def _clipped(chance: float) -> float:
    """Return a chance that is neither sure nor none."""
    return min(1 - LEAST, max(LEAST, chance))
