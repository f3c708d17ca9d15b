"""What an analysis tells: how a game may end for each seat, by the actions that were looked at."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Any

from moguls.bots.search.action_values import PER_SEAT


@dataclass(frozen=True)
class Chances:
    """How a game may end, estimated.

    Attributes:
        sims: simulations that were counted; 0 where a worth was turned into a chance.
        wins: for each seat its expected share of the win.
        errors: for each seat the standard error of that; 0 where nothing was drawn.
        points: for each seat the points to be expected; empty where none were counted.
        leads: for each seat its expected lead over the best rival; empty likewise.
        lead_errors: for each seat the standard error of that; empty likewise.
    """

    sims: int
    wins: tuple[float, ...]
    errors: tuple[float, ...]
    points: tuple[float, ...] = ()
    leads: tuple[float, ...] = ()
    lead_errors: tuple[float, ...] = ()


@dataclass(frozen=True)
class Outlook:
    """What may come of one action."""

    action: int
    chances: Chances


@dataclass(frozen=True)
class Analysis:
    """A position as the seat on turn knows it.

    Attributes:
        seat: the seat on turn.
        best: the action that the strongest bot plays.
        actions: what may come of those that are worth trying, the best one first, then by the
            chance of the seat.
    """

    seat: int
    best: int
    actions: tuple[Outlook, ...]

    def of(self, action: int) -> Chances:
        """Return what may come of an action.

        Raises:
            KeyError: it is not among those that were looked at.
        """
        return {each.action: each.chances for each in self.actions}[action]

    def led_by(self, best: int) -> Analysis:
        """Return the same with another best action, or this one if that was not looked at."""
        if all(each.action != best for each in self.actions):
            return self
        return Analysis(self.seat, best, ranked([*self.actions], best, self.seat))


def worth_as_chances(seat: int, worth: float) -> Chances:
    """Return the chances of two seats that go with a worth to one, in parts of the scale."""
    win = 1 / (1 + exp(-worth))
    wins = (win, 1 - win) if seat == 0 else (1 - win, win)
    return Chances(0, wins, (0.0, 0.0))


def ranked(found: list[Outlook], best: int, seat: int) -> tuple[Outlook, ...]:
    """Return the best action first, then the others by the chance of the seat."""
    return tuple(
        sorted(found, key=lambda it: (it.action != best, -it.chances.wins[seat], it.action))
    )


def chances_of(sums: Any, row: int, seats: int) -> Chances:
    """Return the means of a row of sums, and how unsure they are."""
    sims = int(sums[row])
    wins, squares, points, leads, spreads = (
        tuple(float(sums[row + 1 + PER_SEAT * seat + k]) / sims for seat in range(seats))
        for k in range(PER_SEAT)
    )
    errors = tuple(_error(win, square, sims) for win, square in zip(wins, squares, strict=True))
    blurs = tuple(_blur(lead, square, sims) for lead, square in zip(leads, spreads, strict=True))
    return Chances(sims, wins, errors, points, leads, blurs)


def _blur(mean: float, square: float, sims: int) -> float:
    """Return the standard error of a mean of points; of a single simulation nothing is known."""
    return sqrt(max(0.0, square - mean * mean) / max(1, sims - 1))


def _error(mean: float, square: float, sims: int) -> float:
    """Return the standard error of a mean; as if one more simulation had ended half won.

    Without that, ten wins out of ten would be certain.
    """
    return sqrt(((square - mean * mean) * sims + 0.25) / (sims * (sims + 1)))
