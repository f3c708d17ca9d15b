"""Results of an analysis: expected results of each seat, by action."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Any

from moguls.bots.search.action_values import PER_SEAT


@dataclass(frozen=True)
class Chances:
    """Expected results of a game.

    Attributes:
        sims: simulations that were counted; 0 if they were computed from a minimax value.
        wins: the expected share of the win of each seat.
        errors: their standard errors; 0 if nothing was drawn.
        points: the expected points of each seat; empty if none were counted.
        leads: the expected lead of each seat over the best rival, or empty.
        lead_errors: their standard errors, or empty.
    """

    sims: int
    wins: tuple[float, ...]
    errors: tuple[float, ...]
    points: tuple[float, ...] = ()
    leads: tuple[float, ...] = ()
    lead_errors: tuple[float, ...] = ()


@dataclass(frozen=True)
class ActionChances:
    """The expected results of one action."""

    action: int
    chances: Chances


@dataclass(frozen=True)
class Analysis:
    """Analysis of a position by the information of the seat on turn.

    Attributes:
        seat: the seat on turn.
        best: the action of the strongest bot.
        actions: the candidates, the best one first, then by the chance of the seat.
    """

    seat: int
    best: int
    actions: tuple[ActionChances, ...]

    def of(self, action: int) -> Chances:
        """Return the expected results of an action.

        Raises:
            KeyError: it was not analysed.
        """
        return {it.action: it.chances for it in self.actions}[action]

    def led_by(self, best: int) -> Analysis:
        """Return the same with another best action, or this one if that was not analysed."""
        if all(it.action != best for it in self.actions):
            return self
        return Analysis(self.seat, best, ranked([*self.actions], best, self.seat))


def chances_of_value(seat: int, value: float) -> Chances:
    """Return the chances of two seats for a minimax value of one, in units of the scale."""
    win = 1 / (1 + exp(-value))
    wins = (win, 1 - win) if seat == 0 else (1 - win, win)
    return Chances(0, wins, (0.0, 0.0))


def ranked(actions: list[ActionChances], best: int, seat: int) -> tuple[ActionChances, ...]:
    """Return the best action first, then the others by the chance of the seat."""
    return tuple(
        sorted(actions, key=lambda it: (it.action != best, -it.chances.wins[seat], it.action))
    )


def chances_of(sums: Any, row: int, seats: int) -> Chances:
    """Return the means of a row of sums and their standard errors."""
    sims = int(sums[row])
    wins, squares, points, leads, spreads = (
        tuple(float(sums[row + 1 + PER_SEAT * seat + k]) / sims for seat in range(seats))
        for k in range(PER_SEAT)
    )
    errors = tuple(_error(win, square, sims) for win, square in zip(wins, squares, strict=True))
    blurs = tuple(_blur(lead, square, sims) for lead, square in zip(leads, spreads, strict=True))
    return Chances(sims, wins, errors, points, leads, blurs)


def _blur(mean: float, square: float, sims: int) -> float:
    return sqrt(max(0.0, square - mean * mean) / max(1, sims - 1))


def _error(mean: float, square: float, sims: int) -> float:
    """Return the standard error of a mean, with one more simulation that is half won.

    Without it, ten wins out of ten would be certain.
    """
    return sqrt(((square - mean * mean) * sims + 0.25) / (sims * (sims + 1)))
