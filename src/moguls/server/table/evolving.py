"""Application of log entries to a table, and the events that each viewer gets of them.

No I/O, no clock, no chance in here. Every stored entry can be applied again: only `decide`,
`seating` and `hosting` refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.core.auto_response import ONCE
from moguls.server.table import seat_transfer
from moguls.server.table.clock import vacations
from moguls.server.table.clock.spans import record, turn_of
from moguls.server.table.orders import standing
from moguls.server.table.table import (
    BOT,
    EMPTY,
    FOLDED,
    FRAME,
    PERSON,
    PRIVATE,
    SETTINGS,
    Seat,
    Stop,
    events_for,
    owner_of,
    packed,
)

if TYPE_CHECKING:
    from moguls.server.table.table import Events, LogEntry, Table

# Public data of entries; the id of a person is not public.
PUBLIC = {
    "sat": ("seat", "name"),
    "stood": ("seat", "name"),
    "bot": ("seat", "level", "name"),
    "timeout": ("seat", "level", "name", "new"),
    "pause": ("seat", "agrees", "until"),
    "vacation": ("seat", "until"),
    "bot_failed": ("seat", "level", "why"),  # old entries do not say why
    "named": ("seat", "name"),
    "rematch": ("table",),
    "set": SETTINGS,
    "forked": ("step",),
    "ready": ("seat", "ready"),
    "begun": (),
    "freed": ("seat", "name"),
    "left": ("seat", "name"),
    "ended": ("says",),
    "link": ("seat",),
    "link_off": ("seat", "why"),
    "handed": ("seat", "name"),
    "merged": ("seat", "name", "previous_name", "shares"),
    "taken_back": ("seat", "step"),
}
# Entries after which a game may begin.
COMING = frozenset({"sat", "bot", "ready", "begun", "merged"})


def evolve(table: Table, entry: LogEntry, number: int | None = None) -> int:
    """Apply an entry; the log is the truth, so nothing is refused here.

    Args:
        table: is changed.
        entry: the entry.
        number: its number in the log; None for a new one.

    Returns:
        Its number in the log; where it replaces an older entry, that one's number.
    """
    number = _numbered(table, entry, number)
    mark, turn = table.turn_mark, None if table.time_control is None else turn_of(table)
    table.at = max(table.at, entry.at)  # logs of older versions may go back in time
    _apply(table, entry)
    is_same = entry.kind == "merged" and table.status == mark[0]  # the same person's turn
    if turn is not None and not is_same:
        record(table, turn, entry)
    if table.turn_mark != mark and not is_same:
        table.turn_at = table.at
    return number


def _apply(table: Table, entry: LogEntry) -> None:
    """Change the table by an entry, and add it to the public log unless it is private."""
    table.public = None
    more = _besides(table, entry)
    if entry.kind == "move" and entry.client_id is not None:
        table.chosen.append((entry.data["seat"], table.play.length))
    _TAKE_IN[entry.kind](table, entry.data)
    table.links = {seat: link for seat, link in table.links.items() if owner_of(table.seats[seat])}
    if entry.kind in PRIVATE:
        return
    table.folds.clear()
    table.seq += 1
    if entry.client_id is not None:
        table.done[entry.client_id] = table.seq
    if entry.kind in {"move", "taken_back"}:
        table.moved = table.seq
    standing.follow(table, entry)
    table.log.append(_events_of(table, entry, more))
    table.steps.append(table.play.length)
    _start(table, entry.kind)
    _shrink(table)


def _shrink(table: Table) -> None:
    """Compress events that are older than those of a full frame."""
    if len(table.log) > FRAME:
        events = table.log[-FRAME - 1]
        if not isinstance(events, bytes):
            table.log[-FRAME - 1] = packed(events)


def _numbered(table: Table, entry: LogEntry, number: int | None) -> int:
    """Return the number of an entry; remember it where a later entry may replace it."""
    place = (entry.kind, int(entry.data["seat"])) if entry.kind in FOLDED else None
    if number is None:
        number = table.length + 1 if place is None else table.folds.get(place, table.length + 1)
    if place is not None:
        table.folds[place] = number
    table.length = max(table.length, number)
    return number


def _besides(table: Table, entry: LogEntry) -> dict[str, object]:
    """Return more event data of an entry that seats somebody: the seat's former owner."""
    if entry.kind not in {"sat", "bot", "timeout"}:
        return {}
    seat = table.seats[entry.data["seat"]]
    if seat.kind == EMPTY and seat.former is None:
        return {}
    back = "user" in entry.data and entry.data["user"] == owner_of(seat)
    return {"previous_kind": seat.kind, "previous_name": seat.name, "returning": back}


def _events_of(table: Table, entry: LogEntry, more: dict[str, object]) -> Events:
    """Return the events of an entry, for each kind of viewer."""
    if entry.kind == "move":
        played = _played(table)
        return _marked(table, played, entry.data["seat"]) if entry.data.get("auto") else played
    data = {key: entry.data[key] for key in PUBLIC[entry.kind] if key in entry.data}
    whole = [] if entry.kind == "merged" and not data else [{**data, **more}]
    events = [{key: data[key]} for key in data] if entry.kind == "set" else whole
    return [[{"type": entry.kind, **one} for one in events] for _ in _viewers(table)]


def _played(table: Table) -> Events:
    """Return the events of the last move, or the deal; viewers with equal events share a list."""
    per_viewer: Events = []
    for events in table.play.events_for(*_viewers(table)):
        per_viewer.append(next((other for other in per_viewer if other == events), events))
    return per_viewer


def _marked(table: Table, events: Events, seat: int) -> Events:
    """Mark the events as automatic for their seat; nobody else may know that."""
    per_viewer = [events_for(events, viewer) for viewer in (*range(len(table.seats)), None)]
    per_viewer[seat] = unasked(per_viewer[seat])
    return per_viewer


def unasked(events: list[dict[str, object]]) -> list[dict[str, object]]:
    """Return the events of a move, the first one marked as automatic."""
    return [{**event, "auto": True} if not k else event for k, event in enumerate(events)]


def _viewers(table: Table) -> list[int | None]:
    """Return one viewer of each kind: all get the same events unless the game has secrets."""
    seats: list[int | None] = [*range(len(table.seats))]
    return [*seats, None] if table.play.game.rules.display.secrets else [None]


def _start(table: Table, kind: str) -> None:
    """Start the game once it may begin; add the deal to the events of the last entry."""
    if table.status != "waiting" or kind not in COMING:
        return
    if any(seat.kind == EMPTY for seat in table.seats):
        return
    agreed = kind == "begun" or all(seat.ready for seat in table.seats if seat.kind == PERSON)
    if agreed or (kind in {"sat", "bot", "merged"} and not table.needs_start):
        table.status, table.started_at = "playing", table.at
        for number in range(len(table.seats)):
            _hold(table, number)
        per_viewer = table.log[-1]
        assert not isinstance(per_viewer, bytes)  # noqa: S101  # the last entry is not packed
        for events, dealt in zip(per_viewer, _played(table), strict=True):
            events.extend(dealt)


def _hold(table: Table, seat: int) -> None:
    """Record during play who has had which seat: nobody may see two hands."""
    owner = owner_of(table.seats[seat])
    if owner is not None and table.status == "playing":
        table.held[owner] = table.held.get(owner, set()) | {seat}


def _left_behind(table: Table, seat: int) -> Seat:
    """Return an empty seat; during play it is reserved for its owner."""
    old = table.seats[seat]
    if table.status != "playing" or owner_of(old) is None:
        return Seat()
    return Seat(name=old.player, former=owner_of(old), friend=old.friend)


def _sat(table: Table, data: dict[str, Any]) -> None:
    friend = data["name"] if data.get("friend") else ""
    standing.resume(table, data["seat"])
    alone = data.get("checks_alone", False)
    seat = Seat(PERSON, data["user"], data["name"], friend=friend, checks_alone=alone)
    table.seats[data["seat"]] = seat
    table.left.discard(data["user"])
    table.reopened.discard(data["seat"])
    vacations.cut_short(table, data["seat"])
    _hold(table, data["seat"])


def _stood(table: Table, data: dict[str, Any]) -> None:
    table.seats[data["seat"]] = _left_behind(table, data["seat"])
    _forget(table, data["seat"])


def _forget(table: Table, seat: int) -> None:
    table.orders.pop(seat, None)
    table.auto_responses.pop(seat, None)
    vacations.cut_short(table, seat)
    if table.seats[seat].former is None:  # else its person may return
        standing.forget(table, seat)


def _bot(table: Table, data: dict[str, Any]) -> None:
    old, level = table.seats[data["seat"]], data["level"]
    owner = owner_of(old)
    player = old.player if owner or old.kind == EMPTY else ""
    bot = Seat(BOT, None, data["name"], level, owner, player, old.friend)
    table.seats[data["seat"]] = _left_behind(table, data["seat"]) if level is None else bot
    _forget(table, data["seat"])


def _timed_out(table: Table, data: dict[str, Any]) -> None:
    """Let a bot play for a seat; one whose person never came is anybody's."""
    if data["new"]:
        table.seats[data["seat"]] = Seat(BOT, None, data["name"], data["level"])
        table.reopened.add(data["seat"])
        _forget(table, data["seat"])
    else:
        _bot(table, data)


def _paused(table: Table, data: dict[str, Any]) -> None:
    """Take in that somebody wants a pause; it begins once all do."""
    (table.pausing.add if data["agrees"] else table.pausing.discard)(data["seat"])
    if data["until"] is not None:
        table.stops.append(Stop(table.at, data["until"]))
        table.pausing.clear()
        table.pauses += 1


def _bot_failed(table: Table, data: dict[str, Any]) -> None:
    table.seats[data["seat"]].level = "steady"


def _moved(table: Table, data: dict[str, Any]) -> None:
    before = table.play.round if table.orders else 0  # it is read from the whole state
    table.called = False
    if data.get("auto"):
        table.automatic.add(table.play.length + 1)
        if table.auto_responses.get(data["seat"]) == ONCE:
            del table.auto_responses[data["seat"]]
    table.play.move(data["move"])
    table.play.compact()
    if table.orders and table.play.round != before:
        table.orders.clear()
    if table.play.over:
        table.status = "over"
        table.orders.clear()
        table.players = [seat.copy() for seat in table.seats]


def _taken_back(table: Table, data: dict[str, Any]) -> None:
    """Undo steps; their entries stay in the log."""
    while table.play.length > data["step"]:
        table.play.undo()
    table.called = False
    table.automatic = {step for step in table.automatic if step <= data["step"]}
    table.chosen = [choice for choice in table.chosen if choice[1] < data["step"]]
    table.orders.pop(data["seat"], None)


def _ordered(table: Table, data: dict[str, Any]) -> None:
    if data["order"] is None:
        table.orders.pop(data["seat"], None)
    else:
        table.orders[data["seat"]] = data["order"]


def _auto_response_set(table: Table, data: dict[str, Any]) -> None:
    table.auto_responses[data["seat"]] = data["auto_response"]


def _called(table: Table, _data: dict[str, object]) -> None:
    table.called = True


def _named(table: Table, data: dict[str, Any]) -> None:
    seat = table.seats[data["seat"]]
    seat.name = data["name"]
    seat.friend = seat.friend and data["name"]


def _set(table: Table, data: dict[str, object]) -> None:
    for name in SETTINGS:
        setattr(table, name, data.get(name, getattr(table, name)))


def _ready(table: Table, data: dict[str, Any]) -> None:
    for seat in table.seats_of(table.seats[data["seat"]].user):
        table.seats[seat].ready = data["ready"]


def _ignored(_table: Table, _data: dict[str, object]) -> None:
    """Do nothing: `_start` starts a game, and a forked table was made with all its steps."""


def _freed(table: Table, data: dict[str, Any]) -> None:
    seat = table.seats[data["seat"]]
    owner = owner_of(seat)
    if owner is not None and not seat.friend:
        table.removed.add(owner)
    table.seats[data["seat"]] = Seat()
    _forget(table, data["seat"])


def _left(table: Table, data: dict[str, Any]) -> None:
    table.left.add(data["user"])
    stays = table.status == "playing" and table.time_control is not None
    for seat in data["seats"]:  # where a clock runs, a bot plays on under the name
        table.seats[seat] = Seat(name=table.seats[seat].player if stays else "")
        _forget(table, seat)
    if not table.belonging:
        table.status = "closed"


def _ended_by_host(table: Table, data: dict[str, Any]) -> None:
    """Close a table for everybody: the administrator has ended it."""
    table.left |= table.belonging
    for seat in range(len(table.seats)):
        table.seats[seat] = Seat()
        _forget(table, seat)
    table.status, table.ended = "closed", data["says"]


def _rematched(table: Table, data: dict[str, Any]) -> None:
    table.rematch = data["table"]


def _linked(table: Table, data: dict[str, Any]) -> None:
    table.links[data["seat"]] = {"digest": data["digest"], "opens": data["opens"]}


def _link_ended(table: Table, data: dict[str, Any]) -> None:
    table.links.pop(data["seat"], None)


def _handed(table: Table, data: dict[str, object]) -> None:
    _link_ended(table, data)
    _sat(table, data)


_TAKE_IN = {
    "link": _linked,
    "link_off": _link_ended,
    "handed": _handed,
    "merged": seat_transfer.follow_merge,
    "forked": _ignored,
    "sat": _sat,
    "stood": _stood,
    "bot": _bot,
    "bot_failed": _bot_failed,
    "timeout": _timed_out,
    "pause": _paused,
    "vacation": vacations.follow,
    "move": _moved,
    "taken_back": _taken_back,
    "order": _ordered,
    "auto_response": _auto_response_set,
    "standing": standing.set_orders,
    "next": _called,
    "named": _named,
    "rematch": _rematched,
    "set": _set,
    "ready": _ready,
    "begun": _ignored,
    "freed": _freed,
    "left": _left,
    "ended": _ended_by_host,
}
