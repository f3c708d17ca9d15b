"""Rewards of a finished game for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from moguls.core.play.configured import ConfiguredRules


def win(points: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Return each seat's share of the win: they sum to 1."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]


def margin(points: Sequence[int], winners: Sequence[int]) -> list[float]:  # noqa: ARG001  # all alike
    """Return each seat's points less those of the best of the others."""
    best = [max([*points[:seat], *points[seat + 1 :]]) for seat in range(len(points))]
    return [float(own - other) for own, other in zip(points, best, strict=True)]


def rank(points: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Return which part of the others each seat has left behind; who is level counts half."""
    keys = [(seat in winners, own) for seat, own in enumerate(points)]
    others = len(keys) - 1
    return [(sum(k < key for k in keys) + (keys.count(key) - 1) / 2) / others for key in keys]


def zero_sum(points: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Return the share of the win, moved and stretched: a sole winner has 1, and all sum to 0."""
    seats = len(points)
    return [(seats * share - 1) / (seats - 1) for share in win(points, winners)]


REWARDS: Final[dict[str, Callable[[Sequence[int], Sequence[int]], list[float]]]] = {
    "win": win,
    "margin": margin,
    "rank": rank,
    "zero_sum": zero_sum,
}


def reward_of(name: str) -> Callable[[Sequence[int], Sequence[int]], list[float]]:
    """Return a way to reward by its name.

    Raises:
        UsageError: there is none of this name; says which there are.
    """
    if name not in REWARDS:
        msg = f"reward={name!r} is not possible; expected {', '.join(REWARDS)}"
        raise UsageError(msg)
    return REWARDS[name]


def range_of(name: str, game: ConfiguredRules, seats: int) -> tuple[float, float]:
    """Return the least and the most that a seat can be rewarded with.

    Raises:
        UsageError: there is no way to reward of this name.
    """
    reward_of(name)
    if name == "margin":
        score = next(plane for plane in game.rules.planes if plane.name == "score")
        wide = float(score.high - score.low)
        return -wide, wide
    return (-1 / (seats - 1), 1.0) if name == "zero_sum" else (0.0, 1.0)


def sum_of(name: str, seats: int) -> float | None:
    """Return what the rewards of all seats sum to in every game; None where that differs."""
    if name == "margin":
        return 0.0 if seats == 2 else None  # noqa: PLR2004  # what one has more, the other has less
    return {"win": 1.0, "rank": seats / 2, "zero_sum": 0.0}[name]
