"""State of a seat's standing orders, changed by log entries.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.core.standing import StandingOrder
from moguls.server.table.table import Executed, Standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.core.standing import OrderField, OrderLanguage, OrderLine, OrderValue
    from moguls.server.table.table import LogEntry, Table

SHOWN: Final = 12  # executed orders that the owner is shown
BEFORE_THE_GAME: Final = -1


def order_of(language: OrderLanguage, orders: dict[str, Any]) -> StandingOrder | None:
    """Return an order with all fields of its game, or None if it has no content."""
    lines, general = orders.get("lines") or [], orders.get("general") or {}
    if not lines and not general:
        return None
    return StandingOrder(
        [_complete(language.line, line) for line in lines], _complete(language.general, general)
    )


def _complete(fields: Sequence[OrderField], values: OrderLine) -> dict[str, OrderValue]:
    """Return the values of all fields: entries of older versions may lack some."""
    return {it.name: it.default if (v := values.get(it.name)) is None else v for it in fields}


def set_orders(table: Table, data: dict[str, Any]) -> None:
    """Set or cancel the orders of a seat."""
    seat, orders = data["seat"], data["orders"]
    if orders is None:
        table.standing.pop(seat, None)
    else:
        since = BEFORE_THE_GAME if table.status == "waiting" else table.moved
        table.standing[seat] = Standing(orders, since, orders.get("replies") or [])


def forget(table: Table, seat: int) -> None:
    """Forget all about the orders of a seat: it has another player."""
    table.standing.pop(seat, None)
    table.executed.pop(seat, None)


def resume(table: Table, seat: int) -> None:
    """Use the orders of a person again that comes back: not for a decision that is open already."""
    if (standing := table.standing.get(seat)) is not None and table.status == "playing":
        orders = {**standing.orders, "bot": None}
        table.standing[seat] = standing._replace(since=table.moved, row=0, orders=orders)
        if not any(orders.values()):
            del table.standing[seat]


def follow(table: Table, entry: LogEntry) -> None:
    """Change the orders of all seats after a move, or after one was taken back."""
    if entry.kind == "move":
        _follow_move(table, entry)
    elif entry.kind == "taken_back":
        for seat, standing in table.standing.items():
            table.standing[seat] = standing._replace(since=table.moved, replies=[])
    if table.status in {"over", "closed"}:
        table.standing.clear()


def _follow_move(table: Table, entry: LogEntry) -> None:
    seat, by = entry.data["seat"], entry.data.get("by")
    if by is not None:
        line = by.get("line")
        step = Executed(table.play.length - 1, entry.data["move"], by["reason"], line)
        table.executed[seat] = [*table.executed.get(seat, []), step][-SHOWN:]
    followed = {
        owner: _followed(standing, entry, is_own=owner == seat)
        for owner, standing in table.standing.items()
    }
    table.standing = {owner: it for owner, it in followed.items() if any(it.orders.values())}


def _followed(standing: Standing, entry: LogEntry, *, is_own: bool) -> Standing:
    """Return orders after a move; an own move ends the bot: its person is back."""
    branch = [it for it in standing.replies if it["move"] == entry.data["move"]]
    replies = branch[0].get("then") or [] if branch else []
    standing = standing._replace(replies=replies)
    if standing.orders.get("replies") and not replies:
        standing = standing._replace(orders={**standing.orders, "replies": []})
    if not is_own:
        return standing
    if entry.data.get("by") is not None:
        return standing._replace(row=standing.row + 1)
    if entry.client_id is not None:
        return standing._replace(row=0, orders={**standing.orders, "bot": None})
    return standing
