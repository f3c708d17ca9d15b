"""A long loop of native code cut into slices, so that it can stop in time."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

SLICE: Final = 0.015  # seconds between two looks at the clock


_is_ended: list[Callable[[], bool]] = []


def end_when(is_ended: Callable[[], bool]) -> None:
    """Let all searches of this process end as soon as a function says so."""
    _is_ended[:] = [is_ended]


def _is_over(budget: float | None, spent: float) -> bool:
    """Say whether there is no time left, or nobody wants the search any more."""
    return (budget is not None and spent >= budget) or any(ended() for ended in _is_ended)


def run_sliced(
    take: Callable[[int, int], bool | None], steps: int, first: int, budget: float | None
) -> int:
    """Take steps 0 to steps - 1, or those that fit into a time; at least one slice of them.

    It also ends where `end_when` says so.

    Args:
        take: takes the steps from one number on, so many of them; True if the rest is not needed.
        steps: at least 1.
        first: how many to take before the speed is known.
        budget: seconds, or None for no limit.

    Returns:
        How many steps were taken.
    """
    begun = now = perf_counter()
    done, size = 0, first
    while done < steps and (done == 0 or not _is_over(budget, now - begun)):
        size = min(size, steps - done)
        settled = take(done, size)
        done += size
        if settled:
            break
        spent = perf_counter() - now
        now += spent
        size = max(1, min(2 * size, int(size * SLICE / max(spent, 1e-6))))
    return done
