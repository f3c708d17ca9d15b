"""Messages over a socket: requests like those of the routes, each with its `type`, and answers."""

from __future__ import annotations

from typing import Annotated, Literal

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
    """Sit down over the socket; `checks_alone`: see `SitDown`."""

    seat: SeatNumber | None = None
    checks_alone: bool = False


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


Words = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "one_moment",
    "smile",
    "laugh",
    "surprise",
    "think",
    "cry",
    "applause",
]


class SayMessage(Wire, tag_field="type", tag="say"):
    """Say one of six phrases and six emotes, in each reader's language.

    `to`: the seat whose person alone reads it; null: all seats, or from a spectator all spectators.
    """

    words: Words
    to: SeatNumber | None = None


class WriteMessage(Wire, tag_field="type", tag="write"):
    """Write a text of at most 200 characters, at a table that is not open; `to`: see `SayMessage`.

    Line breaks and characters that are invisible or change the writing direction are removed.
    """

    text: Annotated[str, Meta(max_length=2000)]
    to: SeatNumber | None = None


class ReportMessage(Wire, tag_field="type", tag="report"):
    """Report a text to the host of the server, by the `id` of its line."""

    id: int


class AgreeMessage(Wire, tag_field="type", tag="agree"):
    """Agree, after the game, that its record contains the texts to all seats, or withdraw that.

    They are in the record once all players agree.
    """

    agrees: bool


class SeenMessage(Wire, tag_field="type", tag="seen"):
    """Report that a visible page has shown the entries up to `seq`: no notice of them is needed."""

    seq: Annotated[int, Meta(ge=0)]


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
    | SayMessage
    | WriteMessage
    | ReportMessage
    | AgreeMessage
    | SeenMessage
    | Ping
)


class Ack(Struct, tag_field="type", tag="ack"):
    """A move is in the log."""

    id: str
    seq: int


class ErrorMessage(Mistake, tag_field="type", tag="error"):
    """An error, over the socket."""


class TalkLine(Struct):
    """One message of somebody at a table.

    Fields:
        seat, name: of the author; a spectator has no seat.
        words, text: a phrase, or null and free text.
        at: seconds since 1970.
        own: you have said it.
        sender: the same for one author at all tables, and different for each reader.
    """

    id: int
    seat: int | None
    name: str
    to: int | None
    words: Words | None
    at: float
    own: bool
    sender: str
    text: str


class TalkMessage(Struct, tag_field="type", tag="talk"):
    """Messages of people: a new one, or the last ones, at first and after a change.

    Fields:
        agreed: seats whose people want the texts in the record, see `AgreeMessage`.
    """

    lines: list[TalkLine]
    is_new: bool
    agreed: list[int] | None = None


class RestartMessage(Struct, tag_field="type", tag="restart"):
    """The server ends; the socket is closed with 1012.

    Fields:
        reconnect_ms: milliseconds after which this client should reconnect; they are spread.
    """

    reconnect_ms: int


class Pong(Struct, tag_field="type", tag="pong"):
    """Answer to a ping."""
