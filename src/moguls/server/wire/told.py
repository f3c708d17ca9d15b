"""Types of what tables tell besides their games: who comes and goes, and what the host decides.

`evolving.PUBLIC` says which keys of an entry are told; these say what they hold.
"""

from typing import Literal, NotRequired, TypedDict

from moguls.server.wire.messages import Idle, Level, Pace


class TableTaken(TypedDict):
    """Whose place is taken, if it was anybody's: what was there, the name, whether it is back."""

    seat: int
    name: str
    previous_kind: NotRequired[Literal["empty", "person", "bot"]]
    previous_name: NotRequired[str]
    returning: NotRequired[bool]


class TableSat(TableTaken):
    """Somebody has sat down."""

    type: Literal["sat"]


class TableBot(TableTaken):
    """A bot has been seated, or taken away where the level is null."""

    type: Literal["bot"]
    level: Level | None


class TableBotFailed(TypedDict):
    """A bot has failed: plain rules of thumb play on for it. Old entries do not say why."""

    type: Literal["bot_failed"]
    seat: int
    level: Level | None
    why: NotRequired[str]


class TableNamed(TypedDict):
    """Somebody has stood up, been freed of a seat, got it by a link, or has another name."""

    type: Literal["stood", "named", "freed", "handed"]
    seat: int
    name: str


class TableLeft(TypedDict):
    """Somebody has left for good, with a seat or as one who had none."""

    type: Literal["left"]
    seat: NotRequired[int]
    name: NotRequired[str]


class TableReady(TypedDict):
    """Somebody says that the game may begin, or not yet."""

    type: Literal["ready"]
    seat: int
    ready: bool


class TableLink(TypedDict):
    """A link for a seat has been made, or taken back."""

    type: Literal["link", "link_off"]
    seat: int
    why: NotRequired[str]


class TableTakenBack(TypedDict):
    """The game has gone back to where there were so many steps."""

    type: Literal["taken_back"]
    seat: int
    step: int


class TableForked(TypedDict):
    """The game goes on from another one, after so many steps."""

    type: Literal["forked"]
    step: int


class TableRematch(TypedDict):
    """The same people play again, at another table."""

    type: Literal["rematch"]
    table: str


class TableBegun(TypedDict):
    """The host lets the game begin."""

    type: Literal["begun"]


class TableEnded(TypedDict):
    """Who runs the server has closed the table, and says why, or nothing."""

    type: Literal["ended"]
    says: str


class TableSet(TypedDict):
    """One setting is otherwise now, see `Arrange`."""

    type: Literal["set"]
    open: NotRequired[bool]
    bots_replaceable: NotRequired[bool]
    guests_may_seat: NotRequired[bool]
    idle_minutes: NotRequired[Idle]
    pace: NotRequired[Pace]
    step_mode: NotRequired[bool]


TableTold = (
    TableSat
    | TableBot
    | TableBotFailed
    | TableNamed
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
