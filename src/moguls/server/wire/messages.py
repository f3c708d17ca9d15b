"""Every message between server and client, once: validation, JSON and both schemas come from here.

Unknown fields are refused. Frames and their views are built by `views`, from an allow-list.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from moguls.core.commitment import SealOpened  # noqa: TC001  # msgspec reads it at run time
from moguls.core.wish import Wanted  # noqa: TC001  # msgspec reads it at run time
from moguls.server.wire.names import nickname
from moguls.server.wire.shown import Effect, Event, View  # noqa: TC001  # read at run time

Level = Literal["beginner", "easy", "normal", "hard", "expert"]
Pace = Literal["slow", "normal", "at_once"]
# Minutes without a move after which who is on turn counts as gone; 0: never.
Idle = Literal[0, 2, 5, 15]
Name = Annotated[str, Meta(max_length=1000)]  # as it is typed; `names.nickname` says what is one
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=999)]
# A standing order: numbers by the names of the game's conditions (`GameSeen.orders`); a condition
# that is not set is null or left out.
Order = Annotated[dict[Annotated[str, Meta(max_length=40)], Count | None], Meta(max_length=16)]


class Wire(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A message whose unknown fields are refused."""


class Named(Wire):
    """A message with a name, which is kept in the one form that `names.nickname` gives it."""

    name: Name | None = None

    def __post_init__(self) -> None:
        """Check the name, and bring it into that form."""
        if self.name is not None:
            self.name = nickname(self.name)


# -- what a client may send ---------------------------------------------------------------------


class NewTable(Wire):
    """Make a table: the maker sits in seat 0 unless `sit` is false.

    `friends` who play on the maker's device take the next seats, then `bots`. A null among the
    bots leaves that seat empty; `open`: in the list of open tables from the start; `wish`: of the
    maker's seats, see `PutWish`; all else is as in `Arrange`. What paces were called before is
    understood: `human`, now `normal`, and `fast`, now `at_once`.
    """

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, str] = {}
    bots: list[Level | None] = []
    friends: Annotated[list[Name], Meta(max_length=16)] = []
    sit: bool = True
    pace: Pace | Literal["human", "fast"] = "normal"
    open: bool = False
    yields: bool = False
    lets: bool = False
    idle: Idle = 5
    waits: bool = False
    wish: Wanted | None = None

    def __post_init__(self) -> None:
        """Check the friends' names, and bring them into one form."""
        self.friends = [nickname(each) for each in self.friends]


class SitDown(Named):
    """Take a seat; null takes the first that is free.

    With a `name` it is for a friend who plays on your device; on a friend's seat, a new name.
    `wish`: how your seat wants to be asked, see `PutWish`.
    """

    seat: SeatNumber | None = None
    invite: str | None = None
    wish: Wanted | None = None


class StandUp(Wire):
    """Leave a seat: the one named, where you have several."""

    seat: SeatNumber | None = None


class SeatBot(Wire):
    """Seat a bot of a level, or take it away with null."""

    seat: SeatNumber
    level: Level | None


class FreeSeat(Wire):
    """Free somebody's seat while the table waits."""

    seat: SeatNumber


class SayReady(Wire):
    """Say that the game may begin, or not yet."""

    ready: bool = True


class Arrange(Wire):
    """The host's choices.

    `open`: in the list of open tables; `yields`: newcomers may take over bots, fixed once the game
    has begun; `lets`: whoever sits may seat friends and bots; `idle`: minutes without a move after
    which who is on turn counts as gone, 0 for never; `pace`: how long a move is seen before a bot
    makes the next one; `waits`: where one person plays, bots wait until it asks for each of their
    moves. That person may say so as well.
    """

    open: bool | None = None
    yields: bool | None = None
    lets: bool | None = None
    idle: Idle | None = None
    pace: Pace | None = None
    waits: bool | None = None


class PlayMove(Wire):
    """Play a move: `id` is made by the client, once a move; `seq` is the last that it has seen."""

    id: ClientId
    seq: Annotated[int, Meta(ge=0)]
    move: MoveText


class PutOrder(Wire):
    """Set the standing order, numbers by the names of the game's conditions; null takes it back."""

    order: Order | None


class PutMe(Named):
    """Change one's name or language."""

    lang: Literal["en", "fr", "it", "de"] | None = None


class Nothing(Wire):
    """No content."""


# -- what the server sends ----------------------------------------------------------------------


class SeatSeen(Struct):
    """A seat as everybody sees it.

    `you`: the seat is the viewer's, perhaps one of several; `yours`: a bot stands in for the
    viewer, who may sit down again; `friend`: who sits there plays on somebody else's device;
    `kept`: it is somebody's who may come back, so that nobody else may sit there; `ready`: says
    that the game may begin; `gone`: has been away, or has not moved, for so long that a bot may
    take the place; `link`: when a new link for a friend who has lost every device opens, in seconds
    since 1970, or null.
    """

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    online: bool
    you: bool
    yours: bool
    friend: bool
    kept: bool
    ready: bool
    gone: bool
    link: float | None


class TableSeen(Struct):
    """A table as a viewer sees it: all but the game itself.

    `words`: how the keys of its messages begin, as "m02"; `orders`: the conditions of standing
    orders; `order`: the viewer's own alone; `you`: the seat as which the viewer looks, null for one
    who sees only what everybody may see; `veiled`: whether seats have secrets in this game; `open`,
    `yields`, `lets`, `idle`, `pace`, `waits`: as in `Arrange`; `held`: the bot on turn waits until
    it is asked; `hurried`: its bots think for less time than usual, because many are asked for now;
    `question`: what a seat can wish not to be asked, by name, null where the game has
    none, and `wish`: what the viewer's own wishes; `asks`: the game begins only when the host says
    so, or all are ready; `known`: it goes on from a game whose hidden cards were known; `back`: the
    viewer may go back to before its last move, here or at another table; `leads`: the viewer may do
    what the host may; `fills`: the viewer may seat friends and bots; `removed`: the host has freed
    the viewer's seat, who may not sit down again. A table that all have left for good is "closed".
    """

    id: str
    game: str
    title: str
    words: str
    status: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatSeen]
    you: int | None
    veiled: bool
    host: bool
    options: dict[str, str]
    commit: str
    reveal: SealOpened | None
    orders: tuple[str, ...]
    order: dict[str, int | None] | None
    question: str | None
    wish: Wanted | None
    watchers: int
    rematch: str | None
    back: bool
    pace: Pace
    waits: bool
    held: bool
    hurried: bool
    open: bool
    yields: bool
    lets: bool
    idle: Idle
    asks: bool
    known: bool
    leads: bool
    fills: bool
    removed: bool


class LogSeen(Struct):
    """What one entry of the log made happen, and how many steps of the game there are after it."""

    seq: int
    events: list[Event]
    step: int


class Frame(Struct, tag_field="type", tag="frame", rename={"from_": "from"}):
    """All that a viewer needs: what is new since `from`, and the whole of what it may see.

    `fixed`: parts of the view that never change at this table. Over a socket only the first view
    of a connection has them; keep them for the later ones.
    """

    seq: int
    from_: int = 0
    log: list[LogSeen] = []
    table: TableSeen | None = None
    view: View | None = None
    fixed: tuple[str, ...] = ()


# -- what the routes answer ------------------------------------------------------------------------


class Preview(Struct):
    """What a legal move would change, as far as its `effect` in the view does not tell.

    `seq`: the last public entry of the log; `effect`: the game's own, empty where it has none.
    """

    seq: int
    move: str
    effect: Effect


class WhyNot(Struct):
    """Why a move is not possible now: its clause and the reason, neither where it is possible."""

    move: str
    rule: str | None
    code: str | None


class SwitchSeen(Struct):
    """A house-rule switch: its values, the default among them, and the clause that explains it.

    `numbers`: the lowest and the highest of the whole numbers that it may be besides.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    numbers: list[int] | None


class GameSeen(Struct):
    """A game that can be played here: numbers of seats, switches, levels of bots.

    `orders`: the conditions of standing orders; `words`: how the keys of its messages begin.
    """

    name: str
    title: str
    words: str
    seats: list[int]
    switches: list[SwitchSeen]
    levels: tuple[str, ...]
    orders: tuple[str, ...]


class Me(Struct):
    """Who one is here; the id is told to nobody else. `guest`: no name has been chosen yet."""

    id: str
    name: str
    lang: str | None
    guest: bool


class TableMade(Struct):
    """A new table: its id, and the path that is its invitation."""

    table: str
    invite: str


class Seated(Struct):
    """One's seat."""

    seat: int


class Done(Struct):
    """The number of the last public entry of the table's log."""

    seq: int


class News(Struct, rename={"from_": "from"}):
    """What has happened since an entry."""

    seq: int
    from_: int
    log: list[LogSeen]


class RematchMade(Struct):
    """The table of the rematch."""

    table: str


class Mistake(Struct, omit_defaults=True):
    """What was wrong: a code for programs, a sentence, the rule, what is legal.

    `log`: what has happened since the entry that a move was chosen at, if it came too late.

    In a record that is refused also where: line and column of the text, step and move of the game.
    """

    code: str
    text: str
    rule: str | None = None
    legal: list[str] | None = None
    id: str | None = None
    log: list[LogSeen] | None = None
    line: int | None = None
    column: int | None = None
    step: int | None = None
    move: str | None = None


class Refused(Struct):
    """The answer to what could not be done; the table is as it was."""

    error: Mistake


# -- what the socket says besides frames -----------------------------------------------------------


class Ack(Struct, tag_field="type", tag="ack"):
    """A move is in the log."""

    id: str
    seq: int


class ErrorSaid(Mistake, tag_field="type", tag="error"):
    """A mistake, over the socket."""


class Pong(Struct, tag_field="type", tag="pong"):
    """The server is there."""
