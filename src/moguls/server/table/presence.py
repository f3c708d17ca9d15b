"""Presence: the part of a table's frame that is not in its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from moguls.server.table.clock.banks import Interval


@dataclass(frozen=True)
class Presence:
    """The users at a table now.

    Attributes:
        online: connected users.
        watchers: the number of connected people without a seat.
        absent: users who have been away for a while.
        hurried: whether the last bot had less time to think than usual.
        outages: the times in which no server ran, for the clock.
        common: what all viewers are shown alike of one table, computed for the first of them; a
            presence is used for one table as long as neither changes.
    """

    online: Collection[str] = ()
    watchers: int = 0
    absent: Collection[str] = ()
    hurried: bool = False
    outages: Sequence[Interval] = ()
    common: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
