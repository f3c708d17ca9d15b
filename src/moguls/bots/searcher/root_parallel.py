"""Root parallelisation: threads search one position in separate trees, which are then combined.

The loops run without the interpreter lock. For a given number of threads the result depends on
the seed and the number of simulations alone, unless time runs out.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple, Protocol

from moguls.bots.search.decision import seed_at

if TYPE_CHECKING:
    from collections.abc import Sequence


class Contender(NamedTuple):
    """A root action of sequential halving or a race: its tries, and their mean value."""

    action: int
    tries: int
    mean: float
    is_left: bool


class TreeSearch(Protocol):
    """A search with a tree of its own; see `Searcher`."""

    def search(self, seat: int, sims: int, seed: int, budget: float | None) -> None:
        """Search, for a maximum of simulations and seconds."""

    def visit_counts(self) -> list[tuple[int, int]]:
        """Return each root action with its visits."""

    def contest(self) -> list[Contender]:
        """Return the actions of sequential halving or a race, or none without either."""


def search_together(
    searchers: Sequence[TreeSearch], seat: int, sims: int, seed: int, budget: float | None
) -> int:
    """Return the most visited action over all trees; of equal ones the first.

    All trees have the same weight, since one whose search ended early has fewer visits. After
    sequential halving or a race it is the action with the highest mean among those left in a tree.

    Args:
        searchers: one for each thread, with the same root and options.
        seat: the seat on turn.
        sims: simulations of all threads together.
        seed: each thread derives its own from it.
        budget: seconds after which all stop, or None for no limit.
    """
    whole, rest = divmod(max(sims, len(searchers)), len(searchers))

    def search(number: int) -> None:
        searchers[number].search(seat, whole + (number < rest), seed_at(seed, number), budget)

    with ThreadPoolExecutor(len(searchers)) as pool:
        list(pool.map(search, range(len(searchers))))
    contests = [searcher.contest() for searcher in searchers]
    return (
        _best(contests)
        if any(contests)
        else _most_visited([searcher.visit_counts() for searcher in searchers])
    )


def _most_visited(trees: Sequence[Sequence[tuple[int, int]]]) -> int:
    """Return the most visited action; all trees have the same weight."""
    totals: dict[int, float] = {}
    for counts in trees:
        total = max(1, sum(visits for _, visits in counts))
        for action, visits in counts:
            totals[action] = totals.get(action, 0.0) + visits / total
    return max(sorted(totals), key=lambda action: totals[action])


def _best(contests: Sequence[Sequence[Contender]]) -> int:
    rows = [row for contest in contests for row in contest if row.tries]
    remaining = sorted({row.action for row in rows if row.is_left})

    def mean(action: int) -> float:
        own = [row for row in rows if row.action == action]
        return sum(row.tries * row.mean for row in own) / sum(row.tries for row in own)

    return max(remaining, key=mean)
