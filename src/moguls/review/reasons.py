"""Reasons for the best action in a hint: keys of messages and their numbers.

The browser and the terminal have the sentences; this module decides which of them are true.
Differences are those of the rounded numbers, so that sums agree with what is displayed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot
from typing import TYPE_CHECKING, Final, Literal, get_args

if TYPE_CHECKING:
    from moguls.bots.analysis.estimates import Analysis, Chances

Key = Literal[
    "lead",
    "behind",
    "forced",
    "only",
    "more",
    "close",
    "less",
    "less-several",
    "preferred",
    "better",
]
KEYS: Final[tuple[Key, ...]] = get_args(Key)
SURE: Final = 2  # standard errors
LEAST: Final = 0.01


@dataclass(frozen=True)
class ActionReason:
    """A sentence of a hint.

    Attributes:
        key: of the sentence.
        action: another action that it names, if any.
        points: its number of points or dollars, if any.
        numbers: its other numbers by name: games in a hundred, actions, simulations; and "error",
            twice the standard error of its games or points, if there is one.
        flags: "sure": whether the difference is significant.
    """

    key: Key
    action: int | None = None
    points: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    flags: dict[str, bool] = field(default_factory=dict)


def hundredths(chances: Chances, seat: int) -> int:
    """Return a chance in games of a hundred, rounded for display."""
    return int(100 * chances.wins[seat] + 0.5)


def paragraphs(analysis: Analysis, legal: int) -> tuple[list[ActionReason], list[ActionReason]]:
    """Return the reasons about the end of the game, and about the best action against others.

    Args:
        analysis: an analysis; its first action is the best.
        legal: the number of legal actions; a single one is not searched.
    """
    return _ending(analysis), [ActionReason("forced")] if legal == 1 else _compared(analysis)


def _ending(analysis: Analysis) -> list[ActionReason]:
    ahead = _lead(analysis.actions[0].chances, analysis.seat)
    key: Key = "lead" if ahead > 0 else "behind"
    numbers = _within(_blur(analysis.actions[0].chances, analysis.seat))
    return [ActionReason(key, points=abs(ahead), numbers=numbers)] if ahead else []


def _compared(analysis: Analysis) -> list[ActionReason]:
    if len(analysis.actions) == 1:
        return [ActionReason("only")]
    best, other = analysis.actions[:2]
    games = hundredths(best.chances, analysis.seat) - hundredths(other.chances, analysis.seat)
    error = hypot(best.chances.errors[analysis.seat], other.chances.errors[analysis.seat])
    sure = _is_sure(best.chances, other.chances, analysis.seat, error)
    numbers = {"games": abs(games), **_within(100 * error)}
    if games > 0 and sure:
        return [ActionReason("more", other.action, numbers=numbers), *_better(analysis)]
    if games >= 0:
        return [ActionReason("close", other.action, numbers=numbers), *_better(analysis)]
    return [_less(analysis, numbers, sure=sure), *_preferred(analysis), *_better(analysis)]


def _less(analysis: Analysis, numbers: dict[str, int], *, sure: bool) -> ActionReason:
    own, *others = (hundredths(it.chances, analysis.seat) for it in analysis.actions)
    count, flags = sum(it > own for it in others), {"sure": sure}
    if count > 1:
        return ActionReason("less-several", numbers={**numbers, "count": count}, flags=flags)
    return ActionReason("less", analysis.actions[1].action, numbers=numbers, flags=flags)


def _preferred(analysis: Analysis) -> list[ActionReason]:
    """Return the reason of the most visited action; nothing for minimax values."""
    tried, *others = (it.chances.sims for it in analysis.actions)
    numbers = {"tried": tried, "sims": tried + sum(others)}
    return [ActionReason("preferred", numbers=numbers)] if tried else []


def _better(analysis: Analysis) -> list[ActionReason]:
    best, other = (_lead(it.chances, analysis.seat) for it in analysis.actions[:2])
    error = hypot(*(_blur(it.chances, analysis.seat) for it in analysis.actions[:2]))
    points = best - other
    return [ActionReason("better", points=points, numbers=_within(error))] if points > 0 else []


def _within(error: float) -> dict[str, int]:
    """Return twice a standard error, rounded to at least 1; nothing without one."""
    return {"error": max(1, round(SURE * error))} if error else {}


def _is_sure(one: Chances, other: Chances, seat: int, error: float) -> bool:
    return abs(one.wins[seat] - other.wins[seat]) > max(LEAST, SURE * error)


def _lead(chances: Chances, seat: int) -> int:
    """Return the expected lead; 0 if leads are not counted."""
    return round(chances.leads[seat]) if chances.leads else 0


def _blur(chances: Chances, seat: int) -> float:
    """Return the standard error of that lead; 0 without one."""
    return chances.lead_errors[seat] if chances.lead_errors else 0.0
