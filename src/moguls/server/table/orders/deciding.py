"""Decisions on commands about standing orders, and what their owner is shown.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from moguls.server.table.orders.answering import CHAIN, Automatic, decision, judged
from moguls.server.table.orders.standing import BEFORE_THE_GAME
from moguls.server.table.orders.trees import checked_tree
from moguls.server.table.rights import own_seat, refuse_over
from moguls.server.table.table import LogEntry, Standing
from moguls.server.wire.orders.messages import (
    DEEPEST,
    MOST_LINES,
    MOST_NODES,
    OrderFieldInfo,
    OrderForm,
    OrderPreview,
    StandingOrders,
)
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.standing import ExecutedOrder, StandingInfo

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from moguls.core.standing import OrderField
    from moguls.server.table.table import Table, Viewpoint
    from moguls.server.wire.orders.messages import OrderContent


def put(
    table: Table, user: str, orders: StandingOrders | None, viewpoint: Viewpoint = None
) -> list[LogEntry]:
    """Set or cancel a seat's standing orders; only the seat sees it, and no move is made by it."""
    seat = own_seat(table, user, viewpoint)
    refuse_over(table)
    data = None if orders is None else checked(table, seat, orders)
    if data is None and seat not in table.standing:
        return []
    if data is not None and seat in table.standing and table.standing[seat].orders == data:
        return []
    return [LogEntry("standing", {"seat": seat, "orders": data})]


def checked(table: Table, seat: int, orders: StandingOrders) -> dict[str, Any] | None:
    """Return orders as data for the log, or refuse what the game does not have."""
    rules = table.play.game.rules
    language = rules.automation.standing
    if language is None and (orders.lines or orders.general):
        raise Refusal("table/no_orders")
    if language is not None:
        for line in orders.lines:
            _refuse_wrong(line, language.line)
        _refuse_wrong(orders.general, language.general)
    data: dict[str, Any] = msgspec.to_builtins(orders)
    if orders.replies:
        checked_tree(table, seat, data["replies"])
    return data if any(data.values()) else None


def _refuse_wrong(part: Mapping[str, OrderContent], fields: Sequence[OrderField]) -> None:
    """Refuse unknown fields, and values that a field does not have."""
    by_name = {it.name: it for it in fields}
    for name, value in part.items():
        if name not in by_name:
            why = f"a standing order has {', '.join(by_name) or 'no lines'}, not {name!r}"
            raise Refusal("wire/unknown_field", {"why": why})
        if value is not None and not _is_valid(by_name[name], value):
            choices = by_name[name].choices
            valid = f"of {', '.join(choices)}" if choices else "a number"
            raise Refusal("table/order_value", {"why": f"{name} is {valid}"})


def _is_valid(field: OrderField, value: OrderContent) -> bool:
    if field.is_list:
        return isinstance(value, list) and set(value) <= set(field.choices)
    if field.choices:
        return value in field.choices
    return isinstance(value, int)


def info(table: Table, seat: int | None) -> StandingInfo | None:
    """Return the state of a seat's own orders; None where nothing is to be said."""
    if seat is None or (seat not in table.standing and seat not in table.executed):
        return None
    standing = table.standing.get(seat)
    answer = decision(table) if table.play.turn == seat else None
    return StandingInfo(
        active=standing is not None,
        bot=None if standing is None or standing.bot is None else standing.bot["level"],
        asks=answer.reason if answer is not None and answer.asks else None,
        executed=[ExecutedOrder(*it) for it in table.executed.get(seat, [])],
    )


def form(table: Table, user: str, viewpoint: Viewpoint = None) -> OrderForm:
    """Return what orders of a table can say, and the seat's own."""
    seat = own_seat(table, user, viewpoint)
    automation, standing = table.play.game.rules.automation, table.standing.get(seat)
    language = automation.standing
    # Of the planned replies, those that are still possible.
    now = None if standing is None else {**standing.orders, "replies": standing.replies}
    return OrderForm(
        line=() if language is None else _fields(language.line),
        general=() if language is None else _fields(language.general),
        has_replies=automation.has_replies,
        most_lines=MOST_LINES,
        most_nodes=MOST_NODES,
        deepest=DEEPEST,
        chain=CHAIN,
        orders=None if now is None else msgspec.convert(now, StandingOrders),
    )


def _fields(fields: Sequence[OrderField]) -> tuple[OrderFieldInfo, ...]:
    return tuple(OrderFieldInfo(it.name, it.choices, it.is_list, it.default) for it in fields)


def preview(
    table: Table, user: str, orders: StandingOrders | None, viewpoint: Viewpoint = None
) -> OrderPreview:
    """Return what an order would do with the table as it is; nothing is changed."""
    seat = own_seat(table, user, viewpoint)
    refuse_over(table)
    data = None if orders is None else checked(table, seat, orders)
    answer = None if data is None else _imagined(table, seat, data)
    if answer is None:
        return OrderPreview("later", None, None, None)
    state = "asks" if answer.asks else "bot" if answer.level else "plays"
    return OrderPreview(state, answer.move, answer.reason, answer.line)


def _imagined(table: Table, seat: int, data: dict[str, Any]) -> Automatic | None:
    """Return the answer to the seat's decision, or to one that it may soon have."""
    if table.status != "playing":
        return None
    rules, state = table.play.game.rules, table.play.state
    if table.play.turn != seat:
        language = rules.automation.standing
        ahead = None if language is None else language.ahead(state, seat)
        if ahead is None:
            return None
        state = ahead
    return judged(rules, state, seat, Standing({**data, "replies": []}, BEFORE_THE_GAME, []))
