"""One decision of a finished game, weighed with no more than its player knew."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from moguls.bots.analysis.paired_difference import PairedDifference

if TYPE_CHECKING:
    from moguls.bots.analysis.analyst import Analyst
    from moguls.bots.analysis.estimates import Analysis
    from moguls.kernel.state.layout import State

# So many actions are told, besides the one that was played.
TOLD: Final = 4


@dataclass(frozen=True)
class Option:
    """An action that the player had.

    Attributes:
        action: its number.
        win: the share of the win that the player could expect of it.
        error: its standard error.
        sims: simulations that were counted.
    """

    action: int
    win: float
    error: float
    sims: int


@dataclass(frozen=True)
class Weighed:
    """A decision weighed.

    Attributes:
        seat: who decided.
        action: what was played.
        best: what the strongest bot would have played, knowing only what the player knew.
        choices: how many actions were looked at; 1 means that there was nothing to decide.
        wins: for each seat its chance before the decision, with all hands open.
        errors: the standard errors of these.
        cost: for each seat what the action changed against the best one, which is 0 where that
            was played; an estimate, and so now and then above 0 for the player.
        cost_error: the standard error of what it cost the player.
        lead: what the action changed of the player's lead in points against the best one, an
            estimate likewise; None where no points were counted.
        lead_error: the standard error of that.
        options: the best action, then the others by chance; the one played is among them.
    """

    seat: int
    action: int
    best: int
    choices: int
    wins: tuple[float, ...]
    errors: tuple[float, ...]
    cost: tuple[float, ...]
    cost_error: float
    options: tuple[Option, ...]
    lead: float | None = None
    lead_error: float = 0.0

    def undecided(self) -> Weighed:
        """Return it as an answer that was given for a player who was not asked.

        What it cost is nobody's skill then.
        """
        own = tuple(each for each in self.options if each.action == self.action)
        free, lead = (0.0,) * len(self.cost), None if self.lead is None else 0.0
        told = replace(self, cost=free, cost_error=0.0, lead=lead, lead_error=0.0)
        return replace(told, best=self.action, choices=1, options=own)


def weigh(analyst: Analyst, state: State, action: int, seed: int, sims: int) -> Weighed:
    """Weigh an action that was played.

    Args:
        analyst: of the game.
        state: before it.
        action: the one played.
        seed: the same seed and number of simulations give the same result.
        sims: simulations.
    """
    found = analyst.analyse(state, seed, sims, also=(action,))
    standing = analyst.standing(state, seed, sims) or found.of(found.best)
    cost = _cost(analyst, state, found, action, seed, sims)
    return Weighed(
        seat=found.seat,
        action=action,
        best=found.best,
        choices=len(found.actions),
        wins=standing.wins,
        errors=standing.errors,
        cost=cost.wins,
        cost_error=cost.error,
        options=_told(found, action),
        lead=cost.lead,
        lead_error=cost.lead_error,
    )


def _cost(
    analyst: Analyst, state: State, found: Analysis, action: int, seed: int, sims: int
) -> PairedDifference:
    """Return what the action cost.

    The best action is the one that came out best, partly by luck; so both are compared on deals
    of their own, and what cost nothing costs nothing on average.
    """
    best, played = found.of(found.best), found.of(action)
    if action == found.best:
        return PairedDifference((0.0,) * len(best.wins), 0.0, 0.0 if best.leads else None)
    fresh = analyst.compare(state, (action, found.best), seed, sims)
    return fresh or PairedDifference(
        tuple(a - b for a, b in zip(played.wins, best.wins, strict=True)), 0.0
    )


def _told(found: Analysis, played: int) -> tuple[Option, ...]:
    """Return the first options and the one played."""
    told = [each for k, each in enumerate(found.actions) if k < TOLD or each.action == played]
    seat = found.seat
    return tuple(
        Option(it.action, it.chances.wins[seat], it.chances.errors[seat], it.chances.sims)
        for it in told
    )
