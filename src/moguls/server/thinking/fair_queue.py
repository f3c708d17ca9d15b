"""Hierarchical fair queue: network, then person, then table; least used time first.

Each level is fair by itself: ten people behind one address together get as much time as one person
behind another. A newcomer starts at the level of the others: nobody saves up time while away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection

Path = tuple[str, ...]

MOST: Final = 10_000  # remembered paths
HEAD_START: Final = 1.0  # seconds for a newcomer, so that its first decision comes soon


class FairQueue:
    """Seconds used by each path, such as (network, person, table), and by its prefixes."""

    def __init__(self) -> None:
        """Begin without paths."""
        self._used: dict[Path, float] = {}
        self._now: dict[Path, float] = {}  # time used by the last choice, by its parent

    def choose(self, waiting: Collection[Path]) -> Path:
        """Return the path with the least used time; on ties the first of `waiting`, never empty."""
        paths = list(waiting)
        for depth in range(1, len(paths[0]) + 1):
            heads = dict.fromkeys(path[:depth] for path in paths)
            head = min(heads, key=self.used)
            self._now[head[:-1]] = max(self._now.get(head[:-1], 0.0), self.used(head))
            paths = [path for path in paths if path[:depth] == head]
        return paths[0]

    def used(self, path: Path) -> float:
        """Return the used time of a path, at least that of a newcomer."""
        return max(self._used.get(path, 0.0), self._newcomer(path))

    def charge(self, path: Path, seconds: float) -> None:
        """Add used time; a negative amount corrects an estimate that was too high."""
        for depth in range(1, len(path) + 1):
            head = path[:depth]
            self._used[head] = self.used(head) + seconds
        if len(self._used) > MOST:
            self._shrink()

    def _newcomer(self, path: Path) -> float:
        return self._now.get(path[:-1], 0.0) - HEAD_START

    def _shrink(self) -> None:
        """Drop the half that is least ahead of a newcomer."""
        ahead = sorted(self._used, key=lambda path: self._used[path] - self._newcomer(path))
        for path in ahead[: len(ahead) - MOST // 2]:
            del self._used[path]
        parents = {path[:-1] for path in self._used}
        self._now = {path: now for path, now in self._now.items() if path in parents}
