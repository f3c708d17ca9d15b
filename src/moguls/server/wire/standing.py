"""Standing orders as their owner sees them in every frame; nobody else gets any of this."""

from __future__ import annotations

from msgspec import Struct


class ExecutedOrder(Struct):
    """A move that an order has made.

    Fields:
        step: the number of steps of the game before it.
        reason: why, as a code.
        line: the line of the order that decided, from 0; null where none did.
    """

    step: int
    move: str
    reason: str
    line: int | None


class StandingInfo(Struct):
    """The state of a seat's standing orders.

    Fields:
        bot: the level of the bot that plays for the seat.
        asks: why the seat is asked now; null unless it is on turn.
        executed: the last moves that orders have made, the newest last.
    """

    active: bool
    bot: str | None
    asks: str | None
    executed: list[ExecutedOrder]
