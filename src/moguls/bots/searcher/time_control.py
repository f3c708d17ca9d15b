"""Time control: long native loops run in slices, so that they can stop in time."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

SLICE: Final = 0.015  # seconds of a slice, about


_is_ended: list[Callable[[], bool]] = []


def end_when(is_ended: Callable[[], bool]) -> None:
    """End all searches of this process as soon as a function returns True."""
    _is_ended[:] = [is_ended]


def _is_over(budget: float | None, spent: float) -> bool:
    return (budget is not None and spent >= budget) or any(ended() for ended in _is_ended)


def run_sliced(
    take: Callable[[int, int], bool | None], steps: int, first: int, budget: float | None
) -> int:
    """Run steps 0 to steps - 1, or as many as fit into a time; at least one slice.

    `end_when` may end it earlier.

    Args:
        take: runs a slice, given its first step and its size; returns True if the rest is not
            needed.
        steps: at least 1.
        first: the size of the first slice, before the speed is known.
        budget: seconds, or None for no limit.

    Returns:
        The number of steps that were run.
    """
    start = now = perf_counter()
    finished, size = 0, first
    while finished < steps and (finished == 0 or not _is_over(budget, now - start)):
        size = min(size, steps - finished)
        settled = take(finished, size)
        finished += size
        if settled:
            break
        spent = perf_counter() - now
        now += spent
        size = max(1, min(2 * size, int(size * SLICE / max(spent, 1e-6))))
    return finished
