"""Types of the events of tables, besides those of games.

`evolving.PUBLIC` lists the public keys of each entry; these are their types.
"""

from typing import Literal, NotRequired, TypedDict

from moguls.server.wire.messages import Idle, Level, Pace


class TableTaken(TypedDict):
    """The former occupant of a seat, if any: its kind, its name, whether it has returned."""

    seat: int
    name: str
    previous_kind: NotRequired[Literal["empty", "person", "bot"]]
    previous_name: NotRequired[str]
    returning: NotRequired[bool]


class TableSat(TableTaken):
    """Somebody has sat down."""

    type: Literal["sat"]


class TableBot(TableTaken):
    """A bot has been seated, or removed where the level is null."""

    type: Literal["bot"]
    level: Level | None


class TableTimeout(TableTaken):
    """The time of a seat is over: a bot plays; `new`: its person never moved, and others may."""

    type: Literal["timeout"]
    level: Level
    new: bool


class TablePause(TypedDict):
    """Somebody wants a pause, or no longer; `until`: it begins, because all people want it."""

    type: Literal["pause"]
    seat: int
    agrees: bool
    until: float | None


class TableVacation(TypedDict):
    """A vacation of a seat has begun; `until` null: its person is back."""

    type: Literal["vacation"]
    seat: int
    until: float | None


class TableBotFailed(TypedDict):
    """A bot has failed, and rules of thumb replace it. Old entries have no `why`."""

    type: Literal["bot_failed"]
    seat: int
    level: Level | None
    why: NotRequired[str]


class TableNamed(TypedDict):
    """Somebody has stood up, been removed, got the seat by a link, or changed the name."""

    type: Literal["stood", "named", "freed", "handed"]
    seat: int
    name: str


class TableMerged(TypedDict):
    """A guest has signed in as somebody else; nothing is said after the game, or without a seat.

    `shares`: who has a seat there already, and now plays both; `name`: of that person.
    """

    type: Literal["merged"]
    seat: int
    name: str
    previous_name: str
    shares: bool


class TableLeft(TypedDict):
    """Somebody has left for good, with or without a seat."""

    type: Literal["left"]
    seat: NotRequired[int]
    name: NotRequired[str]


class TableReady(TypedDict):
    """Somebody agrees that the game may begin, or withdraws that."""

    type: Literal["ready"]
    seat: int
    ready: bool


class TableLink(TypedDict):
    """A link for a seat has been created, or withdrawn."""

    type: Literal["link", "link_off"]
    seat: int
    why: NotRequired[str]


class TableTakenBack(TypedDict):
    """Steps were taken back; `step` is the number of those that remain."""

    type: Literal["taken_back"]
    seat: int
    step: int


class TableForked(TypedDict):
    """The game continues another one, after so many steps."""

    type: Literal["forked"]
    step: int


class TableRematch(TypedDict):
    """The same people play again, at another table."""

    type: Literal["rematch"]
    table: str


class TableBegun(TypedDict):
    """The host has started the game."""

    type: Literal["begun"]


class TableEnded(TypedDict):
    """An administrator has closed the table, with a text that may be empty."""

    type: Literal["ended"]
    says: str


class TableSet(TypedDict):
    """A setting has changed, see `Arrange`."""

    type: Literal["set"]
    open: NotRequired[bool]
    bots_replaceable: NotRequired[bool]
    guests_may_seat: NotRequired[bool]
    idle_minutes: NotRequired[Idle]
    pace: NotRequired[Pace]
    step_mode: NotRequired[bool]


TableEvents = (
    TableSat
    | TableBot
    | TableTimeout
    | TablePause
    | TableVacation
    | TableBotFailed
    | TableNamed
    | TableMerged
    | TableLeft
    | TableReady
    | TableLink
    | TableTakenBack
    | TableForked
    | TableRematch
    | TableBegun
    | TableEnded
    | TableSet
)
