"""Several threads that search the same position, each with a tree of its own, and agree at the end.

The loops run without the interpreter's lock. For a given number of threads the result
depends on the seed and the number of simulations alone, unless time runs out.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple, Protocol

from moguls.bots.search.decision import seed_at

if TYPE_CHECKING:
    from collections.abc import Sequence


class Contender(NamedTuple):
    """An action that a tree has tried as often as others: what its tries were worth in the mean."""

    action: int
    tries: int
    worth: float
    is_left: bool


class TreeSearch(Protocol):
    """A search of one position in a tree of its own; see `Searcher`."""

    def search(self, seat: int, sims: int, seed: int, budget: float | None) -> None:
        """Search, for so many simulations or seconds at most."""

    def visit_counts(self) -> list[tuple[int, int]]:
        """Return each action at the root of the tree with how often it was tried."""

    def contest(self) -> list[Contender]:
        """Return the actions that halving or a race compared, or none where there was none."""


def search_together(
    searchers: Sequence[TreeSearch], seat: int, sims: int, seed: int, budget: float | None
) -> int:
    """Return the action that was tried most, over all trees; of equal ones the first.

    Each tree counts alike: one whose search ended early, being clear, has tried less in all. Where
    actions were tried alike and then dropped, it is the best by all tries of those that a tree has
    left.

    Args:
        searchers: one for each thread, with the same root, as its seat knows it, and options.
        seat: the seat on turn.
        sims: simulations in all, shared out.
        seed: each thread draws a seed of its own from it.
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
        else _most_tried([searcher.visit_counts() for searcher in searchers])
    )


def _most_tried(trees: Sequence[Sequence[tuple[int, int]]]) -> int:
    """Return the action that was tried most, each tree counting alike."""
    totals: dict[int, float] = {}
    for tried in trees:
        done = max(1, sum(visits for _, visits in tried))
        for action, visits in tried:
            totals[action] = totals.get(action, 0.0) + visits / done
    return max(sorted(totals), key=lambda action: totals[action])


def _best(contests: Sequence[Sequence[Contender]]) -> int:
    """Return the action that is best by all tries, of those that are left in some tree."""
    rows = [each for contest in contests for each in contest if each.tries]
    left = sorted({each.action for each in rows if each.is_left})

    def mean(action: int) -> float:
        own = [each for each in rows if each.action == action]
        return sum(each.tries * each.worth for each in own) / sum(each.tries for each in own)

    return max(left, key=mean)
