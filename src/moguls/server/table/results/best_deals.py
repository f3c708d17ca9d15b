"""Best deal of each seat of a table, from the public events of its log.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from moguls.server.table.table import events_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.table.table import Table


class BestDeal(NamedTuple):
    """The most valuable deal of a seat.

    Attributes:
        value: its worth, such as the points of a sale.
        step: the number of steps of the game after it.
        event: the public event.
    """

    value: int
    step: int
    event: dict[str, Any]


def best_deals(table: Table) -> list[BestDeal | None]:
    """Return for each seat its first deal of the highest worth; None for a seat without one."""
    best: list[BestDeal | None] = [None] * len(table.seats)
    for deal in _deals(table):
        before = best[deal.event["seat"]]
        if deal.value > (0 if before is None else before.value):
            best[deal.event["seat"]] = deal
    return best


def _deals(table: Table) -> Iterator[BestDeal]:
    """Yield the deals of the last line of play: what was taken back does not count."""
    fields = table.play.game.rules.display.deals
    remaining = _until_taken_back(table)
    for step, limit, packed in zip(table.steps, remaining, table.log, strict=True):
        if step > limit:
            continue
        for event in events_for(packed, None):
            if event.get("type") in fields:
                worth: Any = event[fields[str(event["type"])]]
                yield BestDeal(len(worth) if isinstance(worth, list) else int(worth), step, event)


def _until_taken_back(table: Table) -> list[int]:
    """Return for each entry the least number of steps that the game has had since."""
    limits, least = [], table.play.length
    for step in reversed(table.steps):
        least = min(least, step)
        limits.append(least)
    return limits[::-1]
