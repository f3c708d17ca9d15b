"""Tables of Moguli for browser tests: deals differ, so moves that open walks are searched for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

if TYPE_CHECKING:
    from tests.browser.guests import Guest

FIRST = {"first_player": "0", "start_row_duty": "board"}
LOOKING = {"start_row_duty": "rotation"}  # as people play unless they say otherwise
MOST_TABLES = 6  # a deal where no rotation opens anything is rare


def make(me: Guest, other: Guest, *, auto_response: str = "ask", **options: str) -> str:
    table = me.make(2, game="moguli", auto_response=auto_response, options={**FIRST, **options})
    other.sit(table)
    return table


def legal(guest: Guest, table: str, kind: str = "") -> list[str]:
    """Return the legal moves of a kind of the seat on turn, if it is this person's."""
    actions = guest.frame(table)["view"]["actions"]
    return [each["move"] for each in actions if each["legal"] and each["move"].startswith(kind)]


def opened(guest: Guest, table: str, move: str) -> list[dict[str, Any]]:
    told = guest.ask(f"/tables/{table}/preview?move={quote(move)}")
    return list(told["effect"]["seats"][0]["opened"])


def opening(me: Guest, other: Guest, **options: str) -> tuple[str, str]:
    """Make a table and find a rotation that opens a walk there: the table and the rotation."""
    for _ in range(MOST_TABLES):
        table = make(me, other, **options)
        for move in legal(me, table, "rotate"):
            if opened(me, table, move):
                return table, move
    msg = "no rotation of any table opens a walk"
    raise AssertionError(msg)


def at_a_loss(
    me: Guest, other: Guest, *, auto_response: str = "ask", spare: str = "", **options: str
) -> tuple[str, dict[str, list[int]]]:
    """Make a table where no pawn can move yet: the table, and the rotations that would open a way.

    The tile to spare is none of those. One deal in three is like that.
    """
    for _ in range(5 * MOST_TABLES):
        table = make(me, other, auto_response=auto_response, **options)
        openers = me.frame(table)["view"]["openers"]
        if openers and all(each["tile"] != spare for each in openers):
            return table, {each["tile"]: each["degrees"] for each in openers}
    msg = "at every table a pawn can move at once, or no rotation opens a way"
    raise AssertionError(msg)


def with_a_walk(me: Guest, other: Guest, **options: str) -> tuple[str, str]:
    table, rotation = opening(me, other, **options)
    if not legal(me, table, "pawn"):
        me.move(table, rotation)
    return table, legal(me, table, "pawn")[0]
