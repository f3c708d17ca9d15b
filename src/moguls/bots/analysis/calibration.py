"""Calibration of the chances of a value network that is right about differences but not levels.

In Take Stock the network has learned from the strongest bot among bots with the rollout policy, so
it overestimates a seat among equals. The chance of the best action is therefore counted in games
played to their end; the odds of the other actions differ from it as in the network. An action
that the search has dropped has fewer visits and may look better by luck: it counts as equal.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING, Final

from moguls.bots.analysis.estimates import ActionChances, Analysis, Chances, ranked

if TYPE_CHECKING:
    from collections.abc import Sequence

# Chances are clipped to this distance from 0 and 1, so that odds are finite.
LEAST: Final = 0.001
# Values closer to each other than this have the same odds except for rounding.
SAME: Final = 1e-9


def anchored(analysis: Analysis, level: Chances) -> Analysis:
    """Return an analysis whose best action has the counted chances, and the others by odds ratio.

    Args:
        analysis: with the chances of the value network.
        level: the counted chances of the best action.
    """
    seat, best = analysis.seat, analysis.of(analysis.best)
    moved = [
        ActionChances(
            it.action,
            level if it.action == analysis.best else _moved(it.chances, best, level, seat),
        )
        for it in analysis.actions
    ]
    return Analysis(seat, analysis.best, ranked(moved, analysis.best, seat))


def odds_moved(level: float, value: float, other: float) -> float:
    """Return the chance whose odds ratio to `level` is that of `other` to `value`.

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
    lead_errors = tuple(hypot(*it) for it in pairs)
    return replace(
        own, wins=wins, errors=tuple(errors), points=points, leads=leads, lead_errors=lead_errors
    )


def _shared(wins: Sequence[float], seat: int, win: float) -> tuple[float, ...]:
    """Return `win` for a seat, and the rest in the proportions of the others."""
    rest = 1 - wins[seat]
    even = 1 / (len(wins) - 1)
    parts = (even if rest < SAME else share / rest for share in wins)
    return tuple(win if k == seat else part * (1 - win) for k, part in enumerate(parts))


def _odds(chance: float) -> float:
    return _clipped(chance) / (1 - _clipped(chance))


def _slope(chance: float) -> float:
    return _clipped(chance) * (1 - _clipped(chance))


def _clipped(chance: float) -> float:
    return min(1 - LEAST, max(LEAST, chance))
