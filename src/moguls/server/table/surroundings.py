"""What a table's frame tells that its log does not: who is connected, and how its bots think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection


@dataclass(frozen=True)
class Surroundings:
    """Who is at a table now.

    Attributes:
        online: users who are connected.
        watchers: how many connected people have no seat.
        absent: users who have been away for a while.
        hurried: whether bots have had less time for their last decision than usual.
    """

    online: Collection[str] = ()
    watchers: int = 0
    absent: Collection[str] = ()
    hurried: bool = False
