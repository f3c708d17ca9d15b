"""Why the strongest bot would play an action: what a hint says, as keys of messages and numbers.

The browser and the terminal each have the sentences; which of them are true is told here alone.
Differences are those of the numbers that are shown, so that nobody finds a sum wrong.
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
class Reason:
    """A sentence of a hint.

    Attributes:
        key: which sentence.
        action: another action that it names, if any.
        points: what it counts in points, or dollars, if anything.
        numbers: what else it counts, by name: games in a hundred, actions, simulations; and
            "error", twice the standard error of its games or points, where one is known.
        flags: what is said one way or the other: whether the difference is more than chance
            does ("sure").
    """

    key: Key
    action: int | None = None
    points: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    flags: dict[str, bool] = field(default_factory=dict)


def hundredths(chances: Chances, seat: int) -> int:
    """Return a chance as it is shown, in games of a hundred."""
    return int(100 * chances.wins[seat] + 0.5)


def paragraphs(found: Analysis, legal: int) -> tuple[list[Reason], list[Reason]]:
    """Say how the game may end, and how the best action compares with the others.

    Args:
        found: an analysis; its first action is the best.
        legal: how many actions are legal: of one alone no search was made.
    """
    return _ending(found), [Reason("forced")] if legal == 1 else _compared(found)


def _ending(found: Analysis) -> list[Reason]:
    ahead = _lead(found.actions[0].chances, found.seat)
    key: Key = "lead" if ahead > 0 else "behind"
    numbers = _within(_blur(found.actions[0].chances, found.seat))
    return [Reason(key, points=abs(ahead), numbers=numbers)] if ahead else []


def _compared(found: Analysis) -> list[Reason]:
    if len(found.actions) == 1:
        return [Reason("only")]
    best, other = found.actions[:2]
    games = hundredths(best.chances, found.seat) - hundredths(other.chances, found.seat)
    error = hypot(best.chances.errors[found.seat], other.chances.errors[found.seat])
    sure = _is_sure(best.chances, other.chances, found.seat, error)
    numbers = {"games": abs(games), **_within(100 * error)}
    if games > 0 and sure:
        return [Reason("more", other.action, numbers=numbers), *_better(found)]
    if games >= 0:
        return [Reason("close", other.action, numbers=numbers), *_better(found)]
    return [_less(found, numbers, sure=sure), *_preferred(found), *_better(found)]


def _less(found: Analysis, numbers: dict[str, int], *, sure: bool) -> Reason:
    own, *others = (hundredths(it.chances, found.seat) for it in found.actions)
    count, flags = sum(it > own for it in others), {"sure": sure}
    if count > 1:
        return Reason("less-several", numbers={**numbers, "count": count}, flags=flags)
    return Reason("less", found.actions[1].action, numbers=numbers, flags=flags)


def _preferred(found: Analysis) -> list[Reason]:
    """Say what the bot's own search goes by; nothing where it compares positions."""
    tried, *others = (it.chances.sims for it in found.actions)
    numbers = {"tried": tried, "sims": tried + sum(others)}
    return [Reason("preferred", numbers=numbers)] if tried else []


def _better(found: Analysis) -> list[Reason]:
    best, other = (_lead(it.chances, found.seat) for it in found.actions[:2])
    error = hypot(*(_blur(it.chances, found.seat) for it in found.actions[:2]))
    points = best - other
    return [Reason("better", points=points, numbers=_within(error))] if points > 0 else []


def _within(error: float) -> dict[str, int]:
    """Return twice an error as it is told, never as none; nothing where no error is known."""
    return {"error": max(1, round(SURE * error))} if error else {}


def _is_sure(one: Chances, other: Chances, seat: int, error: float) -> bool:
    return abs(one.wins[seat] - other.wins[seat]) > max(LEAST, SURE * error)


def _lead(chances: Chances, seat: int) -> int:
    """Return the lead with which the game should end; 0 where none is counted."""
    return round(chances.leads[seat]) if chances.leads else 0


def _blur(chances: Chances, seat: int) -> float:
    """Return the standard error of that lead; 0 where none is known."""
    return chances.lead_errors[seat] if chances.lead_errors else 0.0
