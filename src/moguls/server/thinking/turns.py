"""Whose turn it is: of those who wait, who has had least; whole networks first, then their people.

Each level is fair by itself: ten people behind one address have together what one behind another
has. What counts is time, not the number of jobs. Who comes anew begins where the others are: nobody
saves up turns while away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection

Path = tuple[str, ...]

MOST: Final = 10_000  # that are remembered
BEHIND: Final = 1.0  # seconds that a newcomer is ahead of the others: its first decision comes soon


class Turns:
    """Seconds that each has had, by paths such as (network, person, table) and their beginnings."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._had: dict[Path, float] = {}
        self._now: dict[Path, float] = {}  # what those had who were last chosen, by their parent

    def choose(self, waiting: Collection[Path]) -> Path:
        """Return whose turn it is of these, at least one, in the order in which they came."""
        paths = list(waiting)
        for depth in range(1, len(paths[0]) + 1):
            heads = dict.fromkeys(path[:depth] for path in paths)
            head = min(heads, key=self.had)
            self._now[head[:-1]] = max(self._now.get(head[:-1], 0.0), self.had(head))
            paths = [path for path in paths if path[:depth] == head]
        return paths[0]

    def had(self, path: Path) -> float:
        """Return what one has had, as far as it counts."""
        return max(self._had.get(path, 0.0), self._newcomer(path))

    def charge(self, path: Path, seconds: float) -> None:
        """Write down what one has had; less than nothing takes back what was too much."""
        for depth in range(1, len(path) + 1):
            head = path[:depth]
            self._had[head] = self.had(head) + seconds
        if len(self._had) > MOST:
            self._forget()

    def _newcomer(self, path: Path) -> float:
        """Return what one counts with who was never here."""
        return self._now.get(path[:-1], 0.0) - BEHIND

    def _forget(self) -> None:
        """Forget the half that is least ahead of a newcomer."""
        ahead = sorted(self._had, key=lambda path: self._had[path] - self._newcomer(path))
        for path in ahead[: len(ahead) - MOST // 2]:
            del self._had[path]
        parents = {path[:-1] for path in self._had}
        self._now = {path: now for path, now in self._now.items() if path in parents}
