"""Types of the events of Moguli, by their kind."""

from typing import Literal, TypedDict

from moguls.core.shown import EndTold, SeatTold, Shown, Told
from moguls.games.moguli.shown import (
    EndName,
    MoguliPreview,
    MoguliView,
    MoguliWayEnds,
    StallName,
    Walk,
)


class MoguliOfSeat(SeatTold):
    """A seat begins, keeps its start row, earns a bonus, has the last turn, is next, or is bound.

    Bound: it must clear its start row.
    """

    type: Literal["start", "keep", "earned", "last_turn", "turn", "bound"]


class MoguliSwap(SeatTold):
    """A seat swaps its start row with a central row."""

    type: Literal["swap"]
    row: int


class MoguliRotate(SeatTold):
    """A seat turns a tile; `bonus`: for the second time in this turn."""

    type: Literal["rotate"]
    tile: str
    degrees: int
    bonus: bool


class MoguliPawn(SeatTold, MoguliWayEnds):
    """A pawn walks."""

    type: Literal["pawn"]
    walk: Walk


class MoguliAcross(SeatTold):
    """A seat has so many pawns across."""

    type: Literal["across"]
    pawns: int


class MoguliStall(TypedDict):
    """Which turns count towards the end of a game that is stuck."""

    stall: StallName


class MoguliStalled(Told, MoguliStall):
    """So many turns in a row have been stuck."""

    type: Literal["stalled"]
    turns: int


class MoguliEnd(EndTold, MoguliStall):
    """The end of the game, and why."""

    type: Literal["end"]
    why: EndName
    stalled: int
    round: int


MoguliEvent = (
    MoguliOfSeat | MoguliSwap | MoguliRotate | MoguliPawn | MoguliAcross | MoguliStalled | MoguliEnd
)
SHOWN = Shown(MoguliView, MoguliEvent, MoguliPreview)
