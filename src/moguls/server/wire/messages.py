"""Messages between server and client, defined once: validation, JSON and both schemas.

Unknown fields are refused. Frames and their views are built by `views`, from an allow-list.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from moguls.core.auto_response import AutoResponse  # noqa: TC001  # msgspec reads it at run time
from moguls.core.commitment import SealOpened  # noqa: TC001  # msgspec reads it at run time
from moguls.server.wire.clock.time_control import (  # noqa: TC001  # msgspec reads it at run time
    ClockInfo,
    TimeControl,
)
from moguls.server.wire.names import nickname
from moguls.server.wire.shown import Effect, Event, View  # noqa: TC001  # read at run time
from moguls.server.wire.standing import StandingInfo  # noqa: TC001  # read at run time

Level = Literal["beginner", "easy", "normal", "hard", "expert"]
Pace = Literal["slow", "normal", "at_once"]
# Minutes without a move after which the player on turn counts as away; 0: never.
Idle = Literal[0, 2, 5, 15]
Name = Annotated[str, Meta(max_length=1000)]  # as typed; see `names.nickname`
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=999)]
# A standing order: a number for each of the game's conditions (`GameInfo.orders`); a condition that
# is not set is null or missing.
Order = Annotated[dict[Annotated[str, Meta(max_length=40)], Count | None], Meta(max_length=16)]


class Wire(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A message whose unknown fields are refused."""


class Named(Wire):
    """A message with a name, in the form that `names.nickname` returns."""

    name: Name | None = None

    def __post_init__(self) -> None:
        """Check and normalize the name."""
        if self.name is not None:
            self.name = nickname(self.name)


# -- requests -----------------------------------------------------------------------------------


class NewTable(Wire):
    """Create a table: its maker sits in seat 0 unless `sit` is false.

    `friends` who play on the maker's device take the next seats, then `bots`. A null among the
    bots leaves that seat empty; `open`: in the list of open tables from the start; `auto_response`:
    of the maker's seats, see `PutAutoResponse`; `time_control`: null for no clock; the others: see
    `Arrange`. `checks_alone`: see `SitDown`.
    """

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, str] = {}
    bots: list[Level | None] = []
    friends: Annotated[list[Name], Meta(max_length=16)] = []
    sit: bool = True
    pace: Pace = "normal"
    open: bool = False
    bots_replaceable: bool = False
    guests_may_seat: bool = False
    idle_minutes: Idle = 5
    step_mode: bool = False
    auto_response: AutoResponse | None = None
    time_control: TimeControl | None = None
    checks_alone: bool = False

    def __post_init__(self) -> None:
        """Check and normalize the friends' names."""
        self.friends = [nickname(friend) for friend in self.friends]


class SitDown(Named):
    """Take a seat; null takes the first free one.

    With a `name` it is for a friend who plays on your device; on a friend's seat, a new name.
    `auto_response`: see `PutAutoResponse`. `checks_alone`: no channel tells you of your turns.
    """

    seat: SeatNumber | None = None
    invite: str | None = None
    auto_response: AutoResponse | None = None
    checks_alone: bool = False


class StandUp(Wire):
    """Leave a seat: the given one, if you have several."""

    seat: SeatNumber | None = None


class SeatBot(Wire):
    """Seat a bot of a level, or remove it with null."""

    seat: SeatNumber
    level: Level | None


class FreeSeat(Wire):
    """Free somebody's seat while the table waits."""

    seat: SeatNumber


class SayReady(Wire):
    """Agree that the game may begin, or withdraw that."""

    ready: bool = True


class Arrange(Wire):
    """The host's settings of a table.

    Fields:
        open: whether the table is in the list of open tables.
        bots_replaceable: newcomers may take over bots; fixed once the game has begun.
        guests_may_seat: everyone with a seat may seat friends and bots.
        idle_minutes: minutes without a move until the player on turn counts as away; 0: never.
        pace: how long a move is shown before a bot makes the next one.
        step_mode: bots wait until the only person, who may set it, too, requests their moves.
    """

    open: bool | None = None
    bots_replaceable: bool | None = None
    guests_may_seat: bool | None = None
    idle_minutes: Idle | None = None
    pace: Pace | None = None
    step_mode: bool | None = None


class PlayMove(Wire):
    """Play a move: `id` is unique per move; `seq` is the last entry that the client has seen."""

    id: ClientId
    seq: Annotated[int, Meta(ge=0)]
    move: MoveText


class PutOrder(Wire):
    """Set the standing order, numbers by the game's conditions; null removes it."""

    order: Order | None


class PutMe(Named):
    """Change your name or language."""

    lang: Literal["en", "fr", "it", "de"] | None = None


class Nothing(Wire):
    """No content."""


# -- views --------------------------------------------------------------------------------------


class SeatInfo(Struct):
    """A seat as everybody sees it.

    Fields:
        you: the seat is the viewer's, possibly one of several.
        bot_name: the name of a bot that stands in for the person `name`; else empty.
        replaced_by_bot: a bot stands in for the viewer, who may sit down again.
        friend: its player uses somebody else's device.
        reserved: only its former player may sit there; checks_alone: no channel reaches its player.
        ready: its player agrees to begin.
        away: absent or without a move for so long that a bot may take the seat.
        link_opens_at: when a new link for a friend without a device opens, in seconds since 1970.
    """

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    bot_name: str
    online: bool
    you: bool
    replaced_by_bot: bool
    friend: bool
    reserved: bool
    checks_alone: bool
    ready: bool
    away: bool
    link_opens_at: float | None


class TableInfo(Struct):
    """A table as a viewer sees it: all but the game itself.

    Fields:
        message_prefix: prefix of the keys of the game's messages, for example "m02".
        status: "closed" means that all players have left for good.
        you: the seat whose view is shown; null for the public view.
        has_hidden_info: seats have secrets in this game.
        is_host, host_name: the viewer made it; name of its maker, empty without a seat.
        orders, order: the conditions of orders for one auction, and the viewer's own order.
        standing: the viewer's orders that hold until cancelled.
        question, auto_response: the game's recurring question, if any, and the answer to it.
        can_take_back: the viewer may take its last move back, here or at another table.
        awaiting_next: the bot on turn waits for a request, see `CallNext`.
        bots_throttled: bots think for less time than usual because the server is busy.
        open, bots_replaceable, guests_may_seat, idle_minutes, pace, step_mode: see `Arrange`.
        needs_start: the game begins only when the host starts it or all players are ready.
        daily: day of its deal. deal_known: hidden cards of the game it continues were known.
        can_host, can_seat: the viewer has the host's rights; may seat friends and bots.
        removed: the host has freed the viewer's seat, who may not sit down again.
        clock: null without a time control.
    """

    id: str
    game: str
    title: str
    message_prefix: str
    status: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatInfo]
    you: int | None
    has_hidden_info: bool
    is_host: bool
    host_name: str
    options: dict[str, str]
    daily: str | None
    commit: str
    reveal: SealOpened | None
    orders: tuple[str, ...]
    order: dict[str, int | None] | None
    standing: StandingInfo | None
    question: str | None
    auto_response: AutoResponse | None
    spectators: int
    rematch: str | None
    can_take_back: bool
    pace: Pace
    step_mode: bool
    awaiting_next: bool
    bots_throttled: bool
    open: bool
    bots_replaceable: bool
    guests_may_seat: bool
    idle_minutes: Idle
    needs_start: bool
    deal_known: bool
    can_host: bool
    can_seat: bool
    removed: bool
    clock: ClockInfo | None


class EntryInfo(Struct):
    """The events of one log entry, and the number of steps of the game after it."""

    seq: int
    events: list[Event]
    step: int


class Frame(Struct, tag_field="type", tag="frame", rename={"from_": "from"}):
    """Everything that a viewer needs: the news since `from`, and all that it may see.

    `fixed`: the static fields of the view. Over a socket only the first view of a connection has
    them; keep them for later ones.
    """

    seq: int
    from_: int = 0
    log: list[EntryInfo] = []
    table: TableInfo | None = None
    view: View | None = None
    fixed: tuple[str, ...] = ()


# -- answers of routes -----------------------------------------------------------------------------


class Preview(Struct):
    """The changes by a legal move that its `effect` in the view does not show.

    `seq`: the last public entry of the log; `effect`: the game's own, empty where it has none.
    """

    seq: int
    move: str
    effect: Effect


class WhyNot(Struct):
    """The reason why a move is not possible now, with its clause; neither where it is possible."""

    move: str
    rule: str | None
    code: str | None


class SwitchInfo(Struct):
    """A house-rule switch: its values, its default, and the clause that explains it.

    `numbers`: the range of whole numbers that are valid, too.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    numbers: list[int] | None


class GameInfo(Struct):
    """A game of this server: numbers of seats, switches, levels of bots.

    Fields:
        message_prefix: prefix of the keys of the game's messages, for example "m02".
        orders: the conditions of standing orders.
    """

    name: str
    title: str
    message_prefix: str
    seats: list[int]
    switches: list[SwitchInfo]
    levels: tuple[str, ...]
    orders: tuple[str, ...]


class Me(Struct):
    """You; only you see the id. `guest`: you have not chosen a name yet."""

    id: str
    name: str
    lang: str | None
    guest: bool


class CreatedTable(Struct):
    """A new table: its id, and the path that is its invitation."""

    table: str
    invite: str


class Seated(Struct):
    """Your seat."""

    seat: int


class Done(Struct):
    """The number of the last public entry of the table's log."""

    seq: int


class News(Struct, rename={"from_": "from"}):
    """The events after an entry."""

    seq: int
    from_: int
    log: list[EntryInfo]


class CreatedRematch(Struct):
    """The table of the rematch."""

    table: str


class Mistake(Struct, omit_defaults=True):
    """An error: a code for programs, a sentence, the rule, the legal moves.

    `log`: the entries since the one on which a move was based, if it came too late.

    For a refused record also its place: line and column of the text, step and move of the game.
    """

    code: str
    text: str
    rule: str | None = None
    legal: list[str] | None = None
    id: str | None = None
    log: list[EntryInfo] | None = None
    line: int | None = None
    column: int | None = None
    step: int | None = None
    move: str | None = None


class Refused(Struct):
    """Answer to a refused request; the table is unchanged."""

    error: Mistake
