"""Table: its state as its log has made it.

No I/O, no clock, no chance in here: `decide` answers a command with entries or refuses it, `evolve`
applies an entry. A test can play through everything with these two.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from moguls.core.play.playthrough import Playthrough
from moguls.core.records.chance_source import from_salt
from moguls.games import registry
from moguls.server.wire.clock.time_control import TimeControl

if TYPE_CHECKING:
    from moguls.core.auto_response import AutoResponse
    from moguls.core.play.game import Game

# Entries that only their own seat may see; they have no public number.
PRIVATE = frozenset({"order", "auto_response", "next", "standing"})
# Of these only the last one of a seat counts, as long as no public entry came in between: it
# replaces the one before, so that nobody can fill a log with them.
FOLDED = frozenset({"order", "auto_response", "standing"})
# The settings of the host; the entry of a change has those that differ.
SETTINGS = ("open", "bots_replaceable", "guests_may_seat", "idle_minutes", "pace", "step_mode")
USUAL_IDLE = 5  # minutes
USUAL_PACE = "normal"
# The events of an entry, for each kind of viewer: one list for all, or, where a game has secrets,
# one for each seat and a last one for spectators.
Events = list[list[dict[str, object]]]
# The same as compressed JSON, for old entries: a fifth of the memory.
Packed = bytes
# A standing order: a number for each of the game's conditions; None where one is not set.
Order = dict[str, int | None]
# Names of bots, by seat.
BOT_NAMES = ("Agatha", "Basil", "Clara", "Dexter", "Edith", "Felix")
EMPTY, PERSON, BOT = "empty", "person", "bot"
# Viewpoint of a client: one of its seats by number, "public", or None for the default.
Viewpoint = int | str | None
AS_PUBLIC = "public"
FRAME = 50  # entries in a frame at most
SMALL = 200  # bytes of events that are not worth compressing


@dataclass(frozen=True)
class LogEntry:
    """Entry of the log: an event, and the id that the client gave it.

    `number`: its place in the log, once read from there; `at`: its time, set by `timing.stamp`.
    """

    kind: str
    data: dict[str, Any]
    client_id: str | None = None
    number: int | None = field(default=None, compare=False)
    at: float = field(default=0.0, compare=False)


@dataclass
class Seat:
    """A seat; a bot has a level, a person a user."""

    kind: str = EMPTY
    user: str | None = None
    name: str = ""
    level: str | None = None
    former: str | None = None  # the owner while a bot stands in, or nobody sits there
    former_name: str = ""  # the name of the owner while a bot stands in
    friend: str = ""  # the name of a friend on the user's device; "" for the user
    ready: bool = False  # its person agrees to begin
    checks_alone: bool = False  # its person looks without notifications whether it is on turn

    @property
    def player(self) -> str:
        """The name of the player, also while a bot stands in."""
        return self.former_name or self.name

    @property
    def bot_name(self) -> str:
        """The name of a bot that stands in for a person."""
        return self.name if self.former_name else ""

    def copy(self) -> Seat:
        """Return an equal seat."""
        twin = Seat.__new__(Seat)
        twin.__dict__.update(self.__dict__)
        return twin


class Span(NamedTuple):
    """A time in which a seat was on turn, or a bot's decision for it.

    Attributes:
        seat: whose.
        begin, end: in seconds since 1970.
        runs: whether the clock of the seat ran.
        decided: whether it ended with a decision.
        adds: whether that was the first decision of a turn, which adds to the bank.
        part: the number of the turn, in which later decisions may be free; 0: none is.
        returns: whether somebody sat down instead, who needs time to move.
    """

    seat: int
    begin: float
    end: float
    runs: bool
    decided: bool
    adds: bool = False
    part: int = 0
    returns: bool = False


class Stop(NamedTuple):
    """A time in which clocks stand: of one seat on vacation, or of all."""

    begin: float
    end: float
    seat: int | None = None


class Standing(NamedTuple):
    """Standing orders of a seat.

    Attributes:
        orders: as in `StandingOrders`.
        since: the public number of the last move when they were given: only later events count.
        replies: the part of the tree of replies that is still possible.
        row: the moves that the orders have made since their owner last did something.
    """

    orders: dict[str, Any]
    since: int
    replies: list[dict[str, Any]]
    row: int = 0

    @property
    def bot(self) -> dict[str, Any] | None:
        """The bot that plays for the seat, with its limits."""
        return self.orders.get("bot")


class Executed(NamedTuple):
    """A move that an order has made; `step`: the number of steps of the game before it."""

    step: int
    move: str
    reason: str
    line: int | None


@dataclass
class Table:
    """A table, as its log has made it."""

    id: str
    setup: dict[str, Any]  # of its first entry: game, options, deal, seal, host and others
    play: Playthrough
    seats: list[Seat]
    seq: int = 0  # public entries
    moved: int = 0  # the public number of the last move
    length: int = 0  # all entries
    folds: dict[tuple[str, int], int] = field(default_factory=dict)  # replaceable entries
    status: str = "waiting"
    orders: dict[int, Order] = field(default_factory=dict)
    standing: dict[int, Standing] = field(default_factory=dict)  # orders that outlive a round
    executed: dict[int, list[Executed]] = field(default_factory=dict)  # their last moves, by seat
    auto_responses: dict[int, AutoResponse] = field(default_factory=dict)  # not the default
    automatic: set[int] = field(default_factory=set)  # steps that nobody chose
    # moves that people chose: the seat, and the number of steps before it
    chosen: list[tuple[int, int]] = field(default_factory=list)
    log: list[Events | Packed] = field(default_factory=list)  # events of each public entry
    steps: list[int] = field(default_factory=list)  # number of steps after each public entry
    new_host: str | None = None  # as whom the host has signed in
    done: dict[str, int] = field(default_factory=dict)  # public numbers of moves by client id
    rematch: str | None = None
    players: list[Seat] = field(default_factory=list)  # who sat where when the game ended
    links: dict[int, dict[str, Any]] = field(default_factory=dict)  # seat transfer links, by seat
    open: bool = False  # in the list of open tables
    bots_replaceable: bool = False  # newcomers may take over the table's own bots
    guests_may_seat: bool = False  # everyone with a seat may seat friends and bots
    idle_minutes: int = USUAL_IDLE  # without a move, until a player counts as away; 0: never
    pace: str = USUAL_PACE  # the pause between a move and a bot's next one
    step_mode: bool = False  # where one person plays, bots wait until it asks for their move
    called: bool = False  # the person has asked for the next move
    ended: str | None = None  # the text of the administrator who closed it
    removed: set[str] = field(default_factory=set)  # users whose seats the host freed
    left: set[str] = field(default_factory=set)  # users who left for good
    held: dict[str, set[int]] = field(default_factory=dict)  # seats had during play
    time_control: TimeControl | None = None  # None: no clock runs
    # For `clock`, with a time control only: who was on turn for how long, when clocks stand, and
    # the number of the last turn of each seat.
    reopened: set[int] = field(default_factory=set)  # seats whose person never came
    spans: list[Span] = field(default_factory=list)
    stops: list[Stop] = field(default_factory=list)
    pausing: set[int] = field(default_factory=set)  # seats whose people want a pause
    pauses: int = 0
    parts: dict[int, int] = field(default_factory=dict)
    # The times of the last entry and of the beginning of this turn; both never decrease.
    at: float = field(default=0.0, compare=False)
    turn_at: float = field(default=0.0, compare=False)
    started_at: float | None = field(default=None, compare=False)  # the beginning of play
    # The common part of all views, computed once per entry.
    public: dict[str, object] | None = field(default=None, compare=False, repr=False)

    @property
    def host(self) -> str:
        """The user who made the table, or as whom that one has signed in."""
        return self.new_host or str(self.setup["host"])

    @property
    def is_slow(self) -> bool:
        """Whether turns last for days."""
        return self.time_control is not None and self.time_control.mode == "days"

    @property
    def belonging(self) -> set[str]:
        """The users of the table: its host, and the owners of its seats."""
        owners = {user for seat in self.seats if (user := owner_of(seat)) is not None}
        owners.add(self.host)
        return owners - self.left

    @property
    def needs_start(self) -> bool:
        """Whether the game begins only when it is said so: strangers may have come."""
        people = {seat.user for seat in self.seats if seat.user is not None}
        return bool(self.setup.get("needs_start")) and self.open and len(people) > 1

    @property
    def turn_mark(self) -> tuple[object, ...]:
        """A value that changes when a turn begins, even for the same seat."""
        seat = self.play.turn
        return self.status, self.moved, seat, None if seat is None else self.seats[seat].user

    @property
    def deal_known(self) -> bool:
        """Whether hidden cards are known to the person who forked the table from a game."""
        fork = self.setup.get("fork")
        hides = self.play.game.rules.codec.redeal_history is not None
        return hides and fork is not None and "seat" not in fork

    def copy(self) -> Table:
        """Return a copy that can be changed without changing this one."""
        values = self.__dict__.copy()
        for name in COPIED:
            values[name] = values[name].copy()
        values["play"] = self.play.copy()
        values["seats"] = [seat.copy() for seat in self.seats]
        changed = Table.__new__(Table)
        changed.__dict__.update(values)
        return changed

    def seats_of(self, user: str | None) -> list[int]:
        """Return the seats of a user: several where friends share its device."""
        if not user:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.user == user]

    def seen_from(self, user: str | None, viewpoint: Viewpoint) -> int | None:
        """Return the seat of a user's viewpoint; None sees only public information.

        A user with several seats sees no secret before choosing one: their secrets are kept apart.
        """
        own = self.seats_of(user)
        if viewpoint is None:
            return own[0] if len(own) == 1 else None
        return viewpoint if isinstance(viewpoint, int) and viewpoint in own else None


# Fields with a container that a copy has for itself.
CONTAINERS: Final[tuple[Any, ...]] = (list, dict, set)
COPIED: Final = tuple(it.name for it in fields(Table) if it.default_factory in CONTAINERS)


def owner_of(seat: Seat) -> str | None:
    """Return the owner of a seat: the user who sits there, or may come back."""
    return seat.user or seat.former


def packed(events: Events) -> Packed:
    """Return events as bytes, compressed if they are large, for `events_for`."""
    data = msgspec.json.encode(events)
    return data if len(data) < SMALL else zlib.compress(data, 1)


def events_for(events: Events | Packed, seat: int | None) -> list[dict[str, object]]:
    """Return the events that a seat may see; None is a spectator."""
    if isinstance(events, bytes):
        data = events if events[:1] == b"[" else zlib.decompress(events)
        events = msgspec.json.decode(data, type=Events)
    return events[-1] if seat is None or len(events) == 1 else events[seat]


def new_table(table_id: str, setup: dict[str, Any]) -> Table:
    """Return the table of its first entry: dealt, without people.

    Chance during the game comes from the salt of the seal, so the log need not hold it. A table
    that goes on from a moment of another game has the steps up to there in its first entry. The
    facts of a data file are those under which it was made, whatever file is in use now.
    """
    game = game_of(setup)
    game.check_seats(setup["seats"])
    play = Playthrough(game, setup["seats"], setup["deal"], later_chance=None)
    play.play_on(setup.get("steps", []))
    play.later_chance = from_salt(setup["salt"])
    play.draw_later()
    seats = [Seat() for _ in range(setup["seats"])]
    settings = {name: setup[name] for name in SETTINGS if name in setup}
    return Table(table_id, setup, play, seats, time_control=time_control_of(setup), **settings)


def game_of(setup: dict[str, Any]) -> Game:
    """Return the game of a table, under its house rules and its data file."""
    key = registry.under(setup["game"], setup.get("facts", "").encode())
    return registry.game(key, **setup["options"])


def time_control_of(setup: dict[str, Any]) -> TimeControl | None:
    """Return the time control of a table; None where no clock runs."""
    stored = setup.get("time_control")  # missing in older logs
    return None if stored is None else msgspec.convert(stored, TimeControl)
