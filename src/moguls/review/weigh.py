"""Evaluation of one decision of a finished game, by the information of its player."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from moguls.bots.analysis.paired_difference import PairedDifference

if TYPE_CHECKING:
    from moguls.bots.analysis.analyst import Analyst
    from moguls.bots.analysis.estimates import Analysis
    from moguls.kernel.state.layout import State

# Number of listed actions, besides the one that was played.
NUM_LISTED: Final = 4


@dataclass(frozen=True)
class WeighedAction:
    """An action of the player.

    Attributes:
        action: its number.
        win: its expected share of the win for the player.
        error: its standard error.
        sims: simulations that were counted.
    """

    action: int
    win: float
    error: float
    sims: int


@dataclass(frozen=True)
class Weighed:
    """An evaluated decision.

    Attributes:
        seat: the player.
        action: the action that was played.
        best: the action of the strongest bot with the player's information.
        choices: the number of evaluated actions; 1 if there was nothing to decide.
        wins: the chance of each seat before the decision, with all hands open.
        errors: their standard errors.
        cost: the change of each seat's chance by the action against the best one, 0 if that was
            played; an estimate, which may be above 0 for the player.
        cost_error: its standard error for the player.
        lead: the estimated change of the player's lead in points; None if points are not counted.
        lead_error: its standard error.
        options: the best action, then the others by chance, with the one that was played.
    """

    seat: int
    action: int
    best: int
    choices: int
    wins: tuple[float, ...]
    errors: tuple[float, ...]
    cost: tuple[float, ...]
    cost_error: float
    options: tuple[WeighedAction, ...]
    lead: float | None = None
    lead_error: float = 0.0

    def undecided(self) -> Weighed:
        """Return it as a decision without a choice, whose cost does not count as skill."""
        own = tuple(option for option in self.options if option.action == self.action)
        free, lead = (0.0,) * len(self.cost), None if self.lead is None else 0.0
        result = replace(self, cost=free, cost_error=0.0, lead=lead, lead_error=0.0)
        return replace(result, best=self.action, choices=1, options=own)


def weigh(analyst: Analyst, state: State, action: int, seed: int, sims: int) -> Weighed:
    """Evaluate an action that was played.

    Args:
        analyst: of the game.
        state: before it.
        action: the one played.
        seed: the same seed and number of simulations give the same result.
        sims: simulations.
    """
    analysis = analyst.analyse(state, seed, sims, also=(action,))
    standing = analyst.standing(state, seed, sims) or analysis.of(analysis.best)
    cost = _cost(analyst, state, analysis, action, seed, sims)
    return Weighed(
        seat=analysis.seat,
        action=action,
        best=analysis.best,
        choices=len(analysis.actions),
        wins=standing.wins,
        errors=standing.errors,
        cost=cost.wins,
        cost_error=cost.error,
        options=_options(analysis, action),
        lead=cost.lead,
        lead_error=cost.lead_error,
    )


def _cost(
    analyst: Analyst, state: State, analysis: Analysis, action: int, seed: int, sims: int
) -> PairedDifference:
    """Return the cost of the action.

    The best action is best partly by luck; so both are compared on other determinizations, and
    the cost of an equal action is 0 on average.
    """
    best, played = analysis.of(analysis.best), analysis.of(action)
    if action == analysis.best:
        return PairedDifference((0.0,) * len(best.wins), 0.0, 0.0 if best.leads else None)
    fresh = analyst.compare(state, (action, analysis.best), seed, sims)
    return fresh or PairedDifference(
        tuple(a - b for a, b in zip(played.wins, best.wins, strict=True)), 0.0
    )


def _options(analysis: Analysis, played: int) -> tuple[WeighedAction, ...]:
    """Return the first actions and the one that was played."""
    listed = [it for k, it in enumerate(analysis.actions) if k < NUM_LISTED or it.action == played]
    seat = analysis.seat
    return tuple(
        WeighedAction(it.action, it.chances.wins[seat], it.chances.errors[seat], it.chances.sims)
        for it in listed
    )
