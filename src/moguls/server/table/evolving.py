"""What each entry of a log makes of its table, and what of it is told to whom.

No I/O, no clock, no chance in here. What was once written can always be taken in again: only
`decide`, `seating` and `hosting` say no.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from moguls.core.wish import ONCE
from moguls.server.table.table import (
    BOT,
    EMPTY,
    FOLDED,
    FRAME,
    PERSON,
    PRIVATE,
    SETTINGS,
    Seat,
    heard,
    owner_of,
    packed,
)

if TYPE_CHECKING:
    from moguls.server.table.table import Entry, Table, Told

# What everybody may know of the others; who a person is remains the server's.
PUBLIC = {
    "sat": ("seat", "name"),
    "stood": ("seat", "name"),
    "bot": ("seat", "level", "name"),
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
    "taken_back": ("seat", "step"),
}
# Entries after which a game may begin.
COMING = frozenset({"sat", "bot", "ready", "begun"})


def evolve(table: Table, entry: Entry, number: int | None = None) -> int:
    """Take an entry in; the log is the only truth, so nothing can be refused here.

    Args:
        table: that it changes.
        entry: what happened.
        number: that it has in the log; None for a new one.

    Returns:
        The number that it has in the log: that of an older one over which it is written.
    """
    number = _numbered(table, entry, number)
    mark = table.turn_mark
    table.at = max(table.at, entry.at)  # logs of older versions may go back in time
    _apply(table, entry)
    if table.turn_mark != mark:
        table.turn_at = table.at
    return number


def _apply(table: Table, entry: Entry) -> None:
    """Change the table by an entry, and add it to the public log unless it is private."""
    table.public = None
    more = _besides(table, entry)
    if entry.kind == "move" and entry.client_id is not None:
        table.chosen.append((entry.data["seat"], table.play.length))
    _TAKE_IN[entry.kind](table, entry.data)
    table.links = {seat: each for seat, each in table.links.items() if owner_of(table.seats[seat])}
    if entry.kind in PRIVATE:
        return
    table.folds.clear()
    table.seq += 1
    if entry.client_id is not None:
        table.done[entry.client_id] = table.seq
    if entry.kind in {"move", "taken_back"}:
        table.moved = table.seq
    table.log.append(_told(table, entry, more))
    table.steps.append(table.play.length)
    _start(table, entry.kind)
    _shrink(table)


def _shrink(table: Table) -> None:
    """Pack what happened before all that a frame holds."""
    if len(table.log) > FRAME:
        told = table.log[-FRAME - 1]
        if not isinstance(told, bytes):
            table.log[-FRAME - 1] = packed(told)


def _numbered(table: Table, entry: Entry, number: int | None) -> int:
    """Return the number of an entry, and remember it where a later one may be written over it."""
    place = (entry.kind, int(entry.data["seat"])) if entry.kind in FOLDED else None
    if number is None:
        number = table.length + 1 if place is None else table.folds.get(place, table.length + 1)
    if place is not None:
        table.folds[place] = number
    table.length = max(table.length, number)
    return number


def _besides(table: Table, entry: Entry) -> dict[str, object]:
    """Return what is told of an entry besides: whose place is taken by it."""
    if entry.kind not in {"sat", "bot"}:
        return {}
    held = table.seats[entry.data["seat"]]
    if held.kind == EMPTY and held.former is None:
        return {}
    back = "user" in entry.data and entry.data["user"] == owner_of(held)
    return {"was": held.kind, "of": held.name, "back": back}


def _told(table: Table, entry: Entry, more: dict[str, object]) -> Told:
    """Return what an entry made happen, for each kind of viewer."""
    if entry.kind == "move":
        played = _played(table)
        return _marked(table, played, entry.data["seat"]) if entry.data.get("auto") else played
    told = {key: entry.data[key] for key in PUBLIC[entry.kind] if key in entry.data}
    each = [{key: told[key]} for key in told] if entry.kind == "set" else [{**told, **more}]
    return [[{"type": entry.kind, **one} for one in each] for _ in _viewers(table)]


def _played(table: Table) -> Told:
    """Return what the last move, or the deal, made happen; who is told the same shares a list."""
    found: Told = []
    for viewer in _viewers(table):
        events = table.play.events(viewer)
        found.append(next((other for other in found if other == events), events))
    return found


def _marked(table: Table, told: Told, seat: int) -> Told:
    """Tell a seat that it was not asked; whether the others are is not for anybody to know."""
    each = [heard(told, viewer) for viewer in (*range(len(table.seats)), None)]
    each[seat] = unasked(each[seat])
    return each


def unasked(events: list[dict[str, object]]) -> list[dict[str, object]]:
    """Say in the events of a move that the seat which is told of it has not been asked."""
    return [{**event, "auto": True} if not k else event for k, event in enumerate(events)]


def _viewers(table: Table) -> list[int | None]:
    """Return a viewer of each kind: all hear the same unless the game has secrets."""
    seats: list[int | None] = [*range(len(table.seats))]
    return [*seats, None] if table.play.game.rules.secrets else [None]


def _start(table: Table, kind: str) -> None:
    """Begin the game once every seat is taken, or all agree; tell of the deal with that entry."""
    if table.status != "waiting" or kind not in COMING:
        return
    if any(seat.kind == EMPTY for seat in table.seats):
        return
    agreed = kind == "begun" or all(seat.ready for seat in table.seats if seat.kind == PERSON)
    if agreed or (kind in {"sat", "bot"} and not table.asks):
        table.status = "playing"
        for number in range(len(table.seats)):
            _hold(table, number)
        told = table.log[-1]
        assert not isinstance(told, bytes)  # noqa: S101  # the last entry is not packed
        for events, dealt in zip(told, _played(table), strict=True):
            events.extend(dealt)


def _hold(table: Table, seat: int) -> None:
    """Remember during play whose a seat has been: who has seen its hand sees no other."""
    owner = owner_of(table.seats[seat])
    if owner is not None and table.status == "playing":
        table.held[owner] = table.held.get(owner, set()) | {seat}


def _left_behind(table: Table, seat: int) -> Seat:
    """Return a seat that is empty now: during play it remains whose it was."""
    old = table.seats[seat]
    if table.status != "playing" or owner_of(old) is None:
        return Seat()
    return Seat(name=old.name, former=owner_of(old), friend=old.friend)


def _sat(table: Table, data: dict[str, Any]) -> None:
    friend = data["name"] if data.get("friend") else ""
    table.seats[data["seat"]] = Seat(PERSON, data["user"], data["name"], friend=friend)
    table.left.discard(data["user"])
    _hold(table, data["seat"])


def _stood(table: Table, data: dict[str, Any]) -> None:
    table.seats[data["seat"]] = _left_behind(table, data["seat"])
    _forget(table, data["seat"])


def _forget(table: Table, seat: int) -> None:
    """Forget what whoever sat there has ordered and wished."""
    table.orders.pop(seat, None)
    table.wishes.pop(seat, None)


def _bot(table: Table, data: dict[str, Any]) -> None:
    old, level = table.seats[data["seat"]], data["level"]
    bot = Seat(BOT, None, data["name"], level, owner_of(old), old.friend)
    table.seats[data["seat"]] = _left_behind(table, data["seat"]) if level is None else bot
    _forget(table, data["seat"])


def _bot_failed(table: Table, data: dict[str, Any]) -> None:
    table.seats[data["seat"]].level = "steady"


def _moved(table: Table, data: dict[str, Any]) -> None:
    before = table.play.round
    table.called = False
    if data.get("auto"):
        table.automatic.add(table.play.length + 1)
        if table.wishes.get(data["seat"]) == ONCE:
            del table.wishes[data["seat"]]
    table.play.move(data["move"])
    table.play.compact()
    if table.play.round != before:
        table.orders.clear()
    if table.play.over:
        table.status = "over"
        table.orders.clear()
        table.players = [replace(seat) for seat in table.seats]


def _taken_back(table: Table, data: dict[str, Any]) -> None:
    """Go back to where there were so many steps; the entries stay, the game forgets them."""
    while table.play.length > data["step"]:
        table.play.undo()
    table.called = False
    table.automatic = {step for step in table.automatic if step <= data["step"]}
    table.chosen = [each for each in table.chosen if each[1] < data["step"]]
    table.orders.pop(data["seat"], None)


def _ordered(table: Table, data: dict[str, Any]) -> None:
    if data["order"] is None:
        table.orders.pop(data["seat"], None)
    else:
        table.orders[data["seat"]] = data["order"]


def _wished(table: Table, data: dict[str, Any]) -> None:
    table.wishes[data["seat"]] = data["wish"]


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


def _begun(_table: Table, _data: dict[str, object]) -> None:
    """Let the game begin; `_start` does so."""


def _freed(table: Table, data: dict[str, Any]) -> None:
    held = table.seats[data["seat"]]
    owner = owner_of(held)
    if owner is not None and not held.friend:
        table.removed.add(owner)
    table.seats[data["seat"]] = Seat()
    _forget(table, data["seat"])


def _left(table: Table, data: dict[str, Any]) -> None:
    table.left.add(data["user"])
    for seat in data["seats"]:
        table.seats[seat] = Seat()
        _forget(table, seat)
    if not table.belonging:
        table.status = "closed"


def _ended_by_host(table: Table, data: dict[str, Any]) -> None:
    """Close a table for all: whoever runs the server wants it so."""
    table.left |= table.belonging
    for seat in range(len(table.seats)):
        table.seats[seat] = Seat()
        _forget(table, seat)
    table.status, table.ended = "closed", data["says"]


def _rematched(table: Table, data: dict[str, Any]) -> None:
    table.rematch = data["table"]


def _forked(_table: Table, _data: dict[str, object]) -> None:
    """Say where the game goes on from; the making of the table has it all."""


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
    "forked": _forked,
    "sat": _sat,
    "stood": _stood,
    "bot": _bot,
    "bot_failed": _bot_failed,
    "move": _moved,
    "taken_back": _taken_back,
    "order": _ordered,
    "wish": _wished,
    "next": _called,
    "named": _named,
    "rematch": _rematched,
    "set": _set,
    "ready": _ready,
    "begun": _begun,
    "freed": _freed,
    "left": _left,
    "ended": _ended_by_host,
}
