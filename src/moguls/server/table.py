"""A table: what a command does to it, and what an entry of its log makes of it.

No I/O, no clock, no chance in here: `decide` answers a command with entries or refuses it, `evolve`
takes an entry in. Both are all that a test needs to play through whatever can happen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from moguls.core.errors import IllegalMove, MalformedMove
from moguls.games import registry
from moguls.server.refusal import Refusal

if TYPE_CHECKING:
    from moguls.core.playthrough import Playthrough

# Entries that only their own seat may know of; they have no place in the public count.
PRIVATE = frozenset({"order"})
# What bots are called, by seat.
BOT_NAMES = ("Agatha", "Basil", "Clara", "Dexter", "Edith", "Felix")
EMPTY, PERSON, BOT = "empty", "person", "bot"


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
    orders: dict[int, dict[str, int | None]] = field(default_factory=dict)
    log: list[tuple[int, Entry, list[dict[str, Any]]]] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=dict)  # client ids of moves and their numbers
    rematch: str | None = None

    @property
    def host(self) -> str:
        """The user who made the table."""
        return str(self.made["host"])

    def seat_of(self, user: str | None) -> int | None:
        """Return the seat of a user, or None."""
        if user is None:
            return None
        return next((i for i, seat in enumerate(self.seats) if seat.user == user), None)


def new_table(table_id: str, made: dict[str, Any]) -> Table:
    """Return the table that its first entry makes: dealt, nobody seated."""
    game = registry.game(made["game"], **made["options"])
    play = game.new(made["seats"], deal=made["deal"])
    return Table(table_id, made, play, [Seat() for _ in range(made["seats"])])


# -- decide ---------------------------------------------------------------------------------------


def sit(table: Table, user: str, name: str, seat: int | None) -> list[Entry]:
    """Seat a person: on the seat named, or the first that is free."""
    if table.seat_of(user) is not None:
        return []
    _refuse_over(table)
    if seat is None:
        seat = next((i for i, s in enumerate(table.seats) if s.kind == EMPTY), None)
        if seat is None:
            raise Refusal("table/full")
    _refuse_no_seat(table, seat)
    if table.seats[seat].kind != EMPTY:
        raise Refusal("table/seat_taken", {"seat": seat + 1})
    return [Entry("sat", {"seat": seat, "user": user, "name": name})]


def stand(table: Table, user: str) -> list[Entry]:
    """Let a person stand up; during play the seat is kept open for a bot or a person."""
    return [Entry("stood", {"seat": _own_seat(table, user)})]


def seat_bot(table: Table, user: str, seat: int, level: str | None) -> list[Entry]:
    """Seat a bot on a free seat, change its level, or take it away."""
    if user != table.host and table.seat_of(user) is None:
        raise Refusal("table/not_seated")
    _refuse_over(table)
    _refuse_no_seat(table, seat)
    if table.seats[seat].kind == PERSON:
        raise Refusal("table/seat_taken", {"seat": seat + 1})
    if level is None and table.seats[seat].kind == EMPTY:
        return []
    return [bot_entry(seat, level)]


def bot_entry(seat: int, level: str | None) -> Entry:
    """Return the entry that seats a bot, or takes one away."""
    return Entry("bot", {"seat": seat, "level": level, "name": BOT_NAMES[seat % len(BOT_NAMES)]})


def move(table: Table, user: str, client_id: str, seen: int, text: str) -> list[Entry]:
    """Play a person's move; the same client id again does nothing."""
    if client_id in table.done:
        return []
    seat = _own_seat(table, user)
    if table.status == "waiting":
        raise Refusal("table/not_started")
    _refuse_over(table)
    if seen < table.moved:
        raise Refusal("table/stale_sequence", {"seen": seen, "now": table.seq})
    return [_checked_move(table, seat, text, client_id)]


def order(table: Table, user: str, wanted: dict[str, int | None] | None) -> list[Entry]:
    """Set or take back a person's standing order."""
    seat = _own_seat(table, user)
    _refuse_over(table)
    return [Entry("order", {"seat": seat, "order": wanted})]


def automatic_move(table: Table, seat: int, text: str) -> list[Entry]:
    """Play a bot's move, or one that a standing order makes."""
    return [_checked_move(table, seat, text, None)]


def bot_failed(table: Table, seat: int) -> list[Entry]:
    """Put the plain rules of thumb in the place of a bot that failed."""
    return [Entry("bot_failed", {"seat": seat, "level": table.seats[seat].level})]


def rematch(table: Table, user: str, new_id: str) -> list[Entry]:
    """Name the table on which the same seats play again."""
    if table.status != "over":
        raise Refusal("table/not_over")
    if table.seat_of(user) is None and user != table.host:
        raise Refusal("table/not_seated")
    if table.rematch is not None:
        return []
    return [Entry("rematch", {"table": new_id})]


def rename(table: Table, user: str, name: str) -> list[Entry]:
    """Write a person's new name into the log."""
    seat = _own_seat(table, user)
    return [] if table.seats[seat].name == name else [Entry("named", {"seat": seat, "name": name})]


def _checked_move(table: Table, seat: int, text: str, client_id: str | None) -> Entry:
    """Return the entry of a legal move of the seat on turn."""
    legal = sorted(table.play.legal())
    if table.play.turn != seat:
        turn = -1 if table.play.turn is None else table.play.turn
        rule = table.play.game.rules.turn_rule
        raise Refusal("table/not_your_turn", {"seat": turn + 1}, rule=rule)
    try:
        table.play.copy().move(text)
    except MalformedMove as error:
        raise Refusal("rules/malformed_move", {"move": text}, legal=legal) from error
    except IllegalMove as error:
        told: dict[str, str | int] = {"move": text, "why": error.denial.code}
        raise Refusal("rules/illegal_move", told, rule=error.rule, legal=legal) from error
    return Entry("move", {"seat": seat, "move": text}, client_id)


def _own_seat(table: Table, user: str) -> int:
    """Return the user's seat, or refuse."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refusal("table/not_seated")
    return seat


def _refuse_over(table: Table) -> None:
    """Refuse what a finished table has no use for."""
    if table.status == "over":
        raise Refusal("table/over")


def _refuse_no_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table has not."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("table/no_such_seat", {"seat": seat + 1, "seats": len(table.seats)})


# -- evolve ---------------------------------------------------------------------------------------


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
    table.log.append((table.seq, entry, _events(table, entry)))
    _start_when_full(table)


def _events(table: Table, entry: Entry) -> list[dict[str, Any]]:
    """Return what an entry made happen; every game so far has public events only."""
    if entry.kind == "move":
        return table.play.events(None)
    data = {key: value for key, value in entry.data.items() if key != "user"}
    return [{"type": entry.kind, **data}]


def _start_when_full(table: Table) -> None:
    """Begin the game once every seat is taken, and tell of the deal with the last to sit down."""
    if table.status == "waiting" and all(seat.kind != EMPTY for seat in table.seats):
        table.status = "playing"
        table.log[-1][2].extend(table.play.events(None))


def _sat(table: Table, data: dict[str, Any]) -> None:
    table.seats[data["seat"]] = Seat(PERSON, data["user"], data["name"])


def _stood(table: Table, data: dict[str, Any]) -> None:
    table.seats[data["seat"]] = Seat()
    table.orders.pop(data["seat"], None)


def _bot(table: Table, data: dict[str, Any]) -> None:
    level = data["level"]
    table.seats[data["seat"]] = Seat() if level is None else Seat(BOT, None, data["name"], level)


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


def _ordered(table: Table, data: dict[str, Any]) -> None:
    if data["order"] is None:
        table.orders.pop(data["seat"], None)
    else:
        table.orders[data["seat"]] = data["order"]


def _named(table: Table, data: dict[str, Any]) -> None:
    table.seats[data["seat"]].name = data["name"]


def _rematched(table: Table, data: dict[str, Any]) -> None:
    table.rematch = data["table"]


_TAKE_IN = {
    "sat": _sat,
    "stood": _stood,
    "bot": _bot,
    "bot_failed": _bot_failed,
    "move": _moved,
    "order": _ordered,
    "named": _named,
    "rematch": _rematched,
}
