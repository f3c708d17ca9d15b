"""Tables at which it is a person's turn, by the rows of the lists, without loading a table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from moguls.games import registry
from moguls.server.wire.lobby import MyTurns, OpenTurn

if TYPE_CHECKING:
    from moguls.server.live.hub import Hub

MOST_UNFINISHED: Final = 200  # tables of a person that are looked at
HOUR: Final = 3600.0
# Seconds after which a page asks again: where a live game is under way at which the person is not
# connected, and otherwise. A page that is connected shows by itself whose turn it is there.
SOON: Final = 15
LATER: Final = 60


def is_turn(row: dict[str, Any]) -> bool:
    """Return whether it is a person's turn at a table, by its row in the person's list."""
    turn, seat, owners = row["turn"], row["seat"], row["shown"]["owners"]
    return None not in {turn, seat} and owners[turn] == owners[seat]


def counts(row: dict[str, Any]) -> bool:
    """Return whether a table counts on badges: not a live one against bots, where nobody waits."""
    seat, public = row["seat"], row["shown"]
    if seat is None or row["status"] != "playing":
        return seat is not None and row["status"] == "waiting"
    others = {owner for owner in public["owners"] if owner is not None} - {public["owners"][seat]}
    return bool(others) or public.get("mode") == "days"


def urgency(row: dict[str, Any]) -> tuple[bool, float, float]:
    """Return the key of the order of unfinished tables: own turns, deadlines, the last changed."""
    deadline = row["deadline"] if row["status"] == "playing" else None
    return not is_turn(row), math.inf if deadline is None else deadline, -row["changed_at"]


async def turns_of(hub: Hub, user: str) -> MyTurns:
    """Return the tables at which it is a person's turn, the most urgent first."""
    rows = await hub.transact(hub.store.unfinished_of, user, MOST_UNFINISHED)
    rows = [row for row in rows if row["game"] in registry.names() and counts(row)]
    turns = sorted((row for row in rows if is_turn(row)), key=urgency)
    listed = [
        OpenTurn(row["table_id"], registry.game(row["game"]).title, row["deadline"])
        for row in turns
    ]
    now = hub.clock.time()
    waits = [
        LATER if _is_connected(hub, user, row["table_id"]) else _ask_after(row, now) for row in rows
    ]
    return MyTurns(listed, min(waits, default=0))  # 0: no turn can come


def _is_connected(hub: Hub, user: str, table_id: str) -> bool:
    """Return whether a person has a connection to a table."""
    live = hub.peek(table_id)
    return live is not None and user in live.online()


def _ask_after(row: dict[str, Any], now: float) -> int:
    """Return after how many seconds a turn may have come at a table."""
    is_quiet = row["shown"].get("mode") == "days" or now - row["changed_at"] > HOUR
    return LATER if is_quiet else SOON
