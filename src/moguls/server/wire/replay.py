"""What replays tell of a game that is over, and how one plays on from a moment of it."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from msgspec import Meta, Struct

from moguls.server.wire.lobby import ResultSeen  # noqa: TC001  # read at run time
from moguls.server.wire.messages import Level, Pace, SeatNumber, Wire
from moguls.server.wire.shown import Event, View  # noqa: TC001  # read at run time


class NewGoOn(Wire):
    """Play on from the moment after `at` steps of a replay, in a seat, against bots of a level.

    `redeal`: all that the seat could not know there is drawn anew; else it is as it was. `pace`: of
    the bots, as in `Arrange`.
    """

    at: Annotated[int, Meta(ge=0, le=99_999)]
    seat: SeatNumber
    level: Level = "normal"
    redeal: bool = True
    pace: Pace = "normal"


class ReplaySeat(Struct):
    """Who sat in a seat; the level of a bot, where that is known."""

    seat: int
    name: str
    level: str | None


class MarkSeen(Struct):
    """A turning point of a replay: after which step a round began."""

    step: int
    round: int


class ForkSeen(TypedDict):
    """Where a game goes on from: after how many steps, and of which replay.

    `seat`: all that it could not know there was drawn anew; without it, nothing was.
    """

    after: int
    of: str
    seat: NotRequired[int]


class ReplaySeen(Struct):
    """A finished game.

    `steps`: their number, one less than that of the moments; `marks`: the beginnings of rounds;
    `table`: where it was played, if it was here; `has_hidden_info`: seats have secrets, so that
    cards can be redealt; `fork`: the moment of another game that it continues.
    """

    id: str
    game: str
    title: str
    message_prefix: str
    options: dict[str, str]
    seats: list[ReplaySeat]
    steps: int
    marks: list[MarkSeen]
    result: ResultSeen | None
    table: str | None
    has_hidden_info: bool
    fork: ForkSeen | None


class StepSeen(Struct):
    """A step of a replay: who made which move, or what chance brought; step 0 is the deal."""

    step: int
    seat: int | None
    move: str | None
    chance: str | None
    events: list[Event]


class MomentSeen(Struct):
    """A moment of a replay: the last step, and what its viewer sees after it."""

    step: StepSeen
    view: View


class RecordKept(Struct):
    """A record that was brought here: its replay, and on which line it began."""

    replay: str
    path: str
    line: int
    game: str
    title: str
    steps: int
