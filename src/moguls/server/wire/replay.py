"""Messages of replays of finished games, and of forks from them."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from msgspec import Meta, Struct

from moguls.server.wire.lobby import ResultInfo  # noqa: TC001  # read at run time
from moguls.server.wire.messages import Level, Pace, SeatNumber, Wire
from moguls.server.wire.shown import Event, View  # noqa: TC001  # read at run time


class NewGoOn(Wire):
    """Fork a game after `at` steps of a replay: play on at a seat against bots of a level.

    `redeal`: everything that the seat could not know is redealt; else nothing changes. `pace`: of
    the bots, see `Arrange`.
    """

    at: Annotated[int, Meta(ge=0, le=99_999)]
    seat: SeatNumber
    level: Level = "normal"
    redeal: bool = True
    pace: Pace = "normal"


class ReplaySeat(Struct):
    """The player of a seat; the level of a bot, if known; its name if it stood in for a person."""

    seat: int
    name: str
    level: str | None
    bot_name: str


class MarkInfo(Struct):
    """The first step of a round in a replay."""

    step: int
    round: int


class ForkInfo(TypedDict):
    """The origin of a forked game: a replay, and the number of its steps.

    `seat`: everything that it could not know was redealt; without it, nothing was.
    """

    after: int
    of: str
    seat: NotRequired[int]


class ReplayInfo(Struct):
    """A finished game.

    `steps`: their number, one less than that of the moments; `marks`: the beginnings of rounds;
    `table`: where it was played, if it was here; `you`: the viewer's seat in it, unless there are
    several; `has_hidden_info`: seats have secrets, so that
    cards can be redealt; `fork`: the moment of another game that it continues.
    """

    id: str
    game: str
    title: str
    message_prefix: str
    options: dict[str, str]
    seats: list[ReplaySeat]
    steps: int
    marks: list[MarkInfo]
    result: ResultInfo | None
    table: str | None
    you: int | None
    has_hidden_info: bool
    fork: ForkInfo | None


class StepInfo(Struct):
    """A step of a replay: a move of a seat, or a chance outcome; step 0 is the deal."""

    step: int
    seat: int | None
    move: str | None
    chance: str | None
    events: list[Event]


class MomentInfo(Struct):
    """A moment of a replay: the last step, and the viewer's view after it."""

    step: StepInfo
    view: View


class RecordKept(Struct):
    """An imported record: its replay, and the line on which it began."""

    replay: str
    path: str
    line: int
    game: str
    title: str
    steps: int
