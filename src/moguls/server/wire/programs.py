"""Messages of programs: their identity, and their turns."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from moguls.server.wire.messages import Name, Wire
from moguls.server.wire.names import nickname
from moguls.server.wire.shown import Event, View  # noqa: TC001  # read at run time


class NewProgram(Wire):
    """Register a program under the name that others at its tables see."""

    name: Name

    def __post_init__(self) -> None:
        """Check and normalize the name."""
        self.name = nickname(self.name)


class CreatedProgram(Struct):
    """A program's token, to be sent as `Authorization: Bearer TOKEN`. Keep it."""

    id: str
    name: str
    token: str


class GameResult(Struct):
    """The result of a game: each seat's share of the win, its points, and the winners."""

    returns: list[float]
    scores: list[int]
    winners: list[int]


class TurnInfo(Struct, rename={"from_": "from"}):
    """The state of a game for a seat, in the terms of the protocol for programs.

    `status`: the game has not begun, others are to move, it is your turn, or it is over; `seq`:
    the last entry of the log, to be sent with a move; `from`: the entry after which `events`
    begin; `legal`: your moves, none unless it is your turn.
    """

    status: Literal["waiting", "others", "yours", "over"]
    seq: int
    from_: int
    seat: int
    legal: list[str]
    view: View | None
    events: list[Event]
    end: GameResult | None
