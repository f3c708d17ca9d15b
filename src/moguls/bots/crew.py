"""Several threads that search the same position, each with a tree of its own, and agree at the end.

The loops run without the interpreter's lock. For a given number of threads the result
depends on the seed and the number of simulations alone, unless time runs out.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from moguls.bots.decide import seed_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.kit import Kit


def search_together(
    kits: Sequence[Kit], seat: int, sims: int, seed: int, budget: float | None
) -> int:
    """Return the action that was tried most, over all trees; of equal ones the first.

    Each tree counts alike: one whose thought ended early, being clear, has tried less in all.

    Args:
        kits: one for each thread, with the same veiled root and dials.
        seat: the seat on turn.
        sims: simulations in all, shared out.
        seed: each thread draws a seed of its own from it.
        budget: seconds after which all stop, or None for no limit.
    """
    whole, rest = divmod(max(sims, len(kits)), len(kits))

    def search(number: int) -> list[tuple[int, float]]:
        kit = kits[number]
        kit.search(seat, whole + (number < rest), seed_at(seed, number), budget)
        tried = kit.tried()
        done = sum(visits for _, visits in tried)
        return [(action, visits / max(1, done)) for action, visits in tried]

    with ThreadPoolExecutor(len(kits)) as pool:
        found = list(pool.map(search, range(len(kits))))
    totals: dict[int, float] = {}
    for action, share in sorted(pair for shares in found for pair in shares):
        totals[action] = totals.get(action, 0.0) + share
    return max(totals, key=lambda action: totals[action])
