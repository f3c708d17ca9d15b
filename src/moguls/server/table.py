"""A table, and what each entry of its log makes of it.

No I/O, no clock, no chance in here: `decide` answers a command with entries or refuses it, `evolve`
takes an entry in. Both are all that a test needs to play through whatever can happen.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

from moguls.core.later_chance import from_salt
from moguls.core.playthrough import Playthrough
from moguls.games import registry

# Entries that only their own seat may know of; they have no place in the public count.
PRIVATE = frozenset({"order"})
# What everybody may know of the others; who a person is remains the server's.
PUBLIC = {
    "sat": ("seat", "name"),
    "stood": ("seat",),
    "bot": ("seat", "level", "name"),
    "bot_failed": ("seat", "level", "why"),  # old entries do not say why
    "named": ("seat", "name"),
    "rematch": ("table",),
    "set": ("open", "yields"),
    "forked": ("step",),
}
# What happened, for each kind of viewer: one list for all, or, where a game has secrets, one for
# each seat and a last one for spectators.
Told = list[list[dict[str, Any]]]
# A standing order: numbers by the names of the game's conditions; None where one is not set.
Order = dict[str, int | None]
# What bots are called, by seat.
BOT_NAMES = ("Agatha", "Basil", "Clara", "Dexter", "Edith", "Felix")
EMPTY, PERSON, BOT = "empty", "person", "bot"
# As which seat somebody looks: one of its own by number, as nobody's ("public"), or as it is usual.
Looks = int | str | None
AS_PUBLIC = "public"


@dataclass(frozen=True)
class Entry:
    """One entry of the log: what happened, and the id that the client gave it."""

    kind: str
    data: dict[str, Any]
    client_id: str | None = None


@dataclass
class Seat:
    """Who sits where; a bot has a level, a person a user."""

    kind: str = EMPTY
    user: str | None = None
    name: str = ""
    level: str | None = None
    former: str | None = None  # the user for whom a bot stands in
    friend: str = ""  # the name of one who plays on the user's device; none for the user itself


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
    status: str = "waiting"
    orders: dict[int, Order] = field(default_factory=dict)
    log: list[tuple[int, Entry, Told]] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)  # of the game, after each public entry
    done: dict[str, int] = field(default_factory=dict)  # client ids of moves and their numbers
    rematch: str | None = None
    players: list[Seat] = field(default_factory=list)  # who sat where when the game ended
    open: bool = False  # in the list of open tables; otherwise found by its address alone
    yields: bool = False  # newcomers may take over the table's own bots

    @property
    def host(self) -> str:
        """The user who made the table."""
        return str(self.made["host"])

    def copy(self) -> Table:
        """Return a twin that can be changed without changing this one."""
        twin = replace(self, play=self.play.copy(), seats=[replace(seat) for seat in self.seats])
        for each in fields(self):
            value = getattr(self, each.name)
            if each.name not in {"seats", "made"} and isinstance(value, list | dict):
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


def heard(told: Told, seat: int | None) -> list[dict[str, Any]]:
    """Return what of an entry a seat may know; None is a spectator."""
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
    return Table(table_id, made, play, seats, open=made.get("open", False))


def evolve(table: Table, entry: Entry) -> None:
    """Take an entry in; the log is the only truth, so nothing can be refused here."""
    table.length += 1
    _TAKE_IN[entry.kind](table, entry.data)
    if entry.kind in PRIVATE:
        return
    table.seq += 1
    if entry.client_id is not None:
        table.done[entry.client_id] = table.seq
    if entry.kind == "move":
        table.moved = table.seq
    table.log.append((table.seq, entry, _told(table, entry)))
    table.steps.append(table.play.length)
    _start_when_full(table)


def _told(table: Table, entry: Entry) -> Told:
    """Return what an entry made happen, for each kind of viewer."""
    if entry.kind == "move":
        return _played(table)
    event = {"type": entry.kind, **_public(entry)}
    return [[event] for _ in _viewers(table)]


def _public(entry: Entry) -> dict[str, Any]:
    """Return what everybody may know of an entry that is no move; old ones lack what is newer."""
    return {key: entry.data[key] for key in PUBLIC[entry.kind] if key in entry.data}


def _played(table: Table) -> Told:
    """Return what the last move, or the deal, made happen."""
    return [table.play.events(viewer) for viewer in _viewers(table)]


def _viewers(table: Table) -> list[int | None]:
    """Return a viewer of each kind: all hear the same unless the game has secrets."""
    seats: list[int | None] = [*range(len(table.seats))]
    return [*seats, None] if table.play.game.rules.secrets else [None]


def _start_when_full(table: Table) -> None:
    """Begin the game once every seat is taken, and tell of the deal with the last to sit down."""
    if table.status == "waiting" and all(seat.kind != EMPTY for seat in table.seats):
        table.status = "playing"
        for events, dealt in zip(table.log[-1][2], _played(table), strict=True):
            events.extend(dealt)


def _sat(table: Table, data: dict[str, Any]) -> None:
    friend = data["name"] if data.get("friend") else ""
    table.seats[data["seat"]] = Seat(PERSON, data["user"], data["name"], friend=friend)


def _stood(table: Table, data: dict[str, Any]) -> None:
    table.seats[data["seat"]] = Seat()
    table.orders.pop(data["seat"], None)


def _bot(table: Table, data: dict[str, Any]) -> None:
    old, level = table.seats[data["seat"]], data["level"]
    bot = Seat(BOT, None, data["name"], level, old.user or old.former, old.friend)
    table.seats[data["seat"]] = Seat() if level is None else bot
    table.orders.pop(data["seat"], None)


def _bot_failed(table: Table, data: dict[str, Any]) -> None:
    table.seats[data["seat"]].level = "steady"


def _moved(table: Table, data: dict[str, Any]) -> None:
    before = table.play.round
    table.play.move(data["move"])
    if table.play.round != before:
        table.orders.clear()
    if table.play.over:
        table.status = "over"
        table.orders.clear()
        table.players = [replace(seat) for seat in table.seats]


def _ordered(table: Table, data: dict[str, Any]) -> None:
    if data["order"] is None:
        table.orders.pop(data["seat"], None)
    else:
        table.orders[data["seat"]] = data["order"]


def _named(table: Table, data: dict[str, Any]) -> None:
    seat = table.seats[data["seat"]]
    seat.name = data["name"]
    seat.friend = seat.friend and data["name"]


def _set(table: Table, data: dict[str, Any]) -> None:
    table.open, table.yields = data["open"], data["yields"]


def _rematched(table: Table, data: dict[str, Any]) -> None:
    table.rematch = data["table"]


def _forked(_table: Table, _data: dict[str, Any]) -> None:
    """Say where the game goes on from; the making of the table has it all."""


_TAKE_IN = {
    "forked": _forked,
    "sat": _sat,
    "stood": _stood,
    "bot": _bot,
    "bot_failed": _bot_failed,
    "move": _moved,
    "order": _ordered,
    "named": _named,
    "rematch": _rematched,
    "set": _set,
}
