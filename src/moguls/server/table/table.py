"""A table as its log has made it: who sits where, how it stands, what everybody has heard.

No I/O, no clock, no chance in here: `decide` answers a command with entries or refuses it, `evolve`
takes an entry in. Both are all that a test needs to play through whatever can happen.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

import msgspec

from moguls.core.play.playthrough import Playthrough
from moguls.core.records.chance_source import from_salt
from moguls.games import registry

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.core.wish import Wanted

# Entries that only their own seat may know of; they have no place in the public count.
PRIVATE = frozenset({"order", "wish", "next"})
# Of these, what a seat said last counts alone, as long as nothing public has come in between: it
# is written over what the seat said before, so that nobody fills a log with them.
FOLDED = frozenset({"order", "wish"})
# What the host decides about a table; a change tells of those that are otherwise now.
SETTINGS = ("open", "yields", "lets", "idle", "pace", "waits")
USUAL_IDLE = 5  # minutes
USUAL_PACE = "normal"
# What paces were called at tables made before there were three.
_OLD_PACES = {"human": "normal", "fast": "at_once"}
# What happened, for each kind of viewer: one list for all, or, where a game has secrets, one for
# each seat and a last one for spectators.
Told = list[list[dict[str, object]]]
# The same as JSON, compressed, of entries that are seldom asked for: a fifth of the memory.
Packed = bytes
# A standing order: numbers by the names of the game's conditions; None where one is not set.
Order = dict[str, int | None]
# What bots are called, by seat.
BOT_NAMES = ("Agatha", "Basil", "Clara", "Dexter", "Edith", "Felix")
EMPTY, PERSON, BOT = "empty", "person", "bot"
# As which seat somebody looks: one of its own by number, as nobody's ("public"), or as it is usual.
Looks = int | str | None
AS_PUBLIC = "public"
FRAME = 50  # entries that a frame has at most, for one who comes back


@dataclass(frozen=True)
class Entry:
    """One entry of the log: what happened, and the id that the client gave it.

    `number`: its place in the log, once read from there; `at`: its time, set by `timing.stamp`.
    """

    kind: str
    data: dict[str, Any]
    client_id: str | None = None
    number: int | None = field(default=None, compare=False)
    at: float = field(default=0.0, compare=False)


@dataclass
class Seat:
    """Who sits where; a bot has a level, a person a user."""

    kind: str = EMPTY
    user: str | None = None
    name: str = ""
    level: str | None = None
    former: str | None = None  # whose the seat is while a bot stands in, or nobody sits there
    friend: str = ""  # the name of one who plays on the user's device; none for the user itself
    ready: bool = False  # its person has said that the game may begin


@dataclass
class Table:
    """A table as its log has made it."""

    id: str
    made: dict[str, Any]
    play: Playthrough
    seats: list[Seat]
    seq: int = 0  # public entries
    moved: int = 0  # the public number of the last move
    length: int = 0  # all entries
    folds: dict[tuple[str, int], int] = field(default_factory=dict)  # numbers of what can be so
    status: str = "waiting"
    orders: dict[int, Order] = field(default_factory=dict)
    wishes: dict[int, Wanted] = field(default_factory=dict)  # of seats that want it unlike usual
    automatic: set[int] = field(default_factory=set)  # steps that nobody has chosen
    # which seat a person chose a move for, and how many steps there were before it
    chosen: list[tuple[int, int]] = field(default_factory=list)
    log: list[Told | Packed] = field(default_factory=list)  # of each public entry
    steps: list[int] = field(default_factory=list)  # of the game, after each public entry
    done: dict[str, int] = field(default_factory=dict)  # client ids of moves and their numbers
    rematch: str | None = None
    players: list[Seat] = field(default_factory=list)  # who sat where when the game ended
    links: dict[int, dict[str, Any]] = field(default_factory=dict)  # new ones of seats
    open: bool = False  # in the list of open tables; otherwise found by its address alone
    yields: bool = False  # newcomers may take over the table's own bots
    lets: bool = False  # whoever sits may seat friends and bots, not the host alone
    idle: int = USUAL_IDLE  # minutes without a move after which one counts as gone; 0: never
    pace: str = USUAL_PACE  # how long a move is seen before a bot makes the next one
    waits: bool = False  # where one person plays, bots wait until it asks for their move
    called: bool = False  # the person has asked for the next one
    ended: str | None = None  # what whoever runs the server has said when closing it
    removed: set[str] = field(default_factory=set)  # users whose seats the host has freed
    left: set[str] = field(default_factory=set)  # users who have left for good
    held: dict[str, set[int]] = field(default_factory=dict)  # the seats of users during play
    # The times of the last entry and of the beginning of this turn; both never decrease.
    at: float = field(default=0.0, compare=False)
    turn_at: float = field(default=0.0, compare=False)
    # What all views share, made once for all viewers, until the next entry.
    public: dict[str, object] | None = field(default=None, compare=False, repr=False)

    @property
    def host(self) -> str:
        """The user who made the table."""
        return str(self.made["host"])

    @property
    def belonging(self) -> set[str]:
        """The users to whom the table still means something: its host, and whose the seats are."""
        owners = {owner_of(seat) for seat in self.seats} - {None}
        return {user for user in (*owners, self.host) if user is not None} - self.left

    @property
    def asks(self) -> bool:
        """Whether the game begins only when it is said so: strangers may have come."""
        people = {seat.user for seat in self.seats if seat.user is not None}
        return bool(self.made.get("asks")) and self.open and len(people) > 1

    @property
    def turn_mark(self) -> tuple[object, ...]:
        """What is otherwise when somebody else is on turn, or the same again."""
        seat = self.play.turn
        return self.status, self.moved, seat, None if seat is None else self.seats[seat].user

    @property
    def known_deal(self) -> bool:
        """Whether hidden cards were known to whoever made the table: it goes on from a game."""
        fork = self.made.get("fork")
        hides = self.play.game.rules.redeal_history is not None
        return hides and fork is not None and "seat" not in fork

    def copy(self) -> Table:
        """Return a twin that can be changed without changing this one."""
        twin = replace(self, play=self.play.copy(), seats=[replace(seat) for seat in self.seats])
        for each in fields(self):
            value = getattr(self, each.name)
            is_copied = each.name not in {"seats", "made", "public"}
            if is_copied and isinstance(value, list | dict | set):
                setattr(twin, each.name, value.copy())
        return twin

    def seats_of(self, user: str | None) -> list[int]:
        """Return the seats of a user: several where friends share its device."""
        return [i for i, seat in enumerate(self.seats) if user and seat.user == user]

    def seen_from(self, user: str | None, looks: Looks) -> int | None:
        """Return the seat as which a user looks; None sees what everybody may see.

        Whoever holds several seats sees no secret before saying as which: they are kept apart.
        """
        own = self.seats_of(user)
        if looks is None:
            return own[0] if len(own) == 1 else None
        return looks if isinstance(looks, int) and looks in own else None


def owner_of(seat: Seat) -> str | None:
    """Return the user whose seat it is: who sits there, or may come back."""
    return seat.user or seat.former


def packed(told: Told) -> Packed:
    """Return what happened with less memory, for `heard`; most viewers are told the same."""
    return zlib.compress(msgspec.json.encode(told), 1)


def heard(told: Told | Packed, seat: int | None) -> list[dict[str, object]]:
    """Return what of an entry a seat may know; None is a spectator."""
    if isinstance(told, bytes):
        told = msgspec.json.decode(zlib.decompress(told), type=Told)
    return told[-1] if seat is None or len(told) == 1 else told[seat]


def new_table(table_id: str, made: dict[str, Any]) -> Table:
    """Return the table that its first entry makes: dealt, nobody seated.

    Chance during the game comes from the salt of the seal, so the log need not hold it. A table
    that goes on from a moment of another game has the steps up to there in its first entry. The
    facts of a data file are those under which it was made, whatever file is in use now.
    """
    key = registry.under(made["game"], made.get("facts", "").encode())
    game = registry.game(key, **made["options"])
    game.check_seats(made["seats"])
    play = Playthrough(game, made["seats"], made["deal"], later_chance=None)
    play.play_on(made.get("steps", []))
    play.later_chance = from_salt(made["salt"])
    play.draw_later()
    seats = [Seat() for _ in range(made["seats"])]
    settings = {name: made[name] for name in SETTINGS if name in made}
    settings["pace"] = pace_of(made)
    return Table(table_id, made, play, seats, **settings)


def pace_of(told: Mapping[str, object]) -> str:
    """Return the pace that was written down when a table was made, by the name it has now."""
    pace = str(told.get("pace", USUAL_PACE))
    return _OLD_PACES.get(pace, pace)
