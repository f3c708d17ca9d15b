"""Messages over a socket: requests like those of the routes, each with its `type`, and answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from moguls.core.auto_response import AutoResponse  # noqa: TC001  # msgspec reads it at run time
from moguls.server.wire.messages import (  # msgspec reads them at run time
    ClientId,
    Idle,
    Level,
    Mistake,
    MoveText,
    Named,
    Order,
    Pace,
    SeatNumber,
    Wire,
)


class MoveMessage(Wire, tag_field="type", tag="move"):
    """Play a move over the socket."""

    id: ClientId
    seq: Annotated[int, Meta(ge=0)]
    move: MoveText


class OrderMessage(Wire, tag_field="type", tag="order"):
    """Set the standing order over the socket."""

    order: Order | None


class AutoResponseMessage(Wire, tag_field="type", tag="auto_response"):
    """Set the auto-response over the socket, see `PutAutoResponse`."""

    auto_response: AutoResponse


class SitMessage(Named, tag_field="type", tag="sit"):
    """Sit down over the socket."""

    seat: SeatNumber | None = None


class StandMessage(Wire, tag_field="type", tag="stand"):
    """Stand up over the socket."""

    seat: SeatNumber | None = None


class LookMessage(Wire, tag_field="type", tag="look"):
    """Change the viewpoint to another of your seats, or to the public one with null.

    A frame follows with everything that this seat may see, its log from the beginning.

    A frame comes with all that this seat may know, its log from the beginning.
    """

    seat: SeatNumber | None


class BotMessage(Wire, tag_field="type", tag="bot"):
    """Seat a bot over the socket."""

    seat: SeatNumber
    level: Level | None


class FreeMessage(Wire, tag_field="type", tag="free"):
    """Free somebody's seat over the socket."""

    seat: SeatNumber


class ReadyMessage(Wire, tag_field="type", tag="ready"):
    """Agree over the socket that the game may begin, or withdraw that."""

    ready: bool = True


class BeginMessage(Wire, tag_field="type", tag="begin"):
    """Begin the game over the socket."""


class ArrangeMessage(Wire, tag_field="type", tag="arrange"):
    """Change the host's settings over the socket, see `Arrange`."""

    open: bool | None = None
    bots_replaceable: bool | None = None
    guests_may_seat: bool | None = None
    idle_minutes: Idle | None = None
    pace: Pace | None = None
    step_mode: bool | None = None


class NextMessage(Wire, tag_field="type", tag="next"):
    """Request the move of a waiting bot over the socket, see `CallNext`."""

    seq: Annotated[int, Meta(ge=0)]


class RematchMessage(Wire, tag_field="type", tag="rematch"):
    """Request a rematch over the socket."""


class Ping(Wire, tag_field="type", tag="ping"):
    """Check the connection."""


ClientMessage = (
    MoveMessage
    | OrderMessage
    | AutoResponseMessage
    | SitMessage
    | StandMessage
    | LookMessage
    | BotMessage
    | FreeMessage
    | ReadyMessage
    | BeginMessage
    | ArrangeMessage
    | NextMessage
    | RematchMessage
    | Ping
)


class Ack(Struct, tag_field="type", tag="ack"):
    """A move is in the log."""

    id: str
    seq: int


class ErrorMessage(Mistake, tag_field="type", tag="error"):
    """An error, over the socket."""


class Pong(Struct, tag_field="type", tag="pong"):
    """Answer to a ping."""
