"""What the seat on turn is told of a move that it asks about."""

from __future__ import annotations

from msgspec import Struct

from moguls.server.wire.shown import Effect  # noqa: TC001  # read at run time


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
