"""Types of the events of Moguli, by their kind."""

from typing import Literal, TypedDict

from moguls.core.shown import BaseEvent, EndEvent, SeatEvent, Shown
from moguls.games.moguli.shown import (
    EndName,
    MoguliPreview,
    MoguliView,
    MoguliWayEnds,
    StallName,
    Walk,
)


class MoguliOfSeat(SeatEvent):
    """A seat begins, keeps its start row, earns a bonus, has the last turn, is next, or is bound.

    Bound: it must clear its start row.
    """

    type: Literal["start", "keep", "earned", "last_turn", "turn", "bound"]


class MoguliSwap(SeatEvent):
    """A seat swaps its start row with a central row."""

    type: Literal["swap"]
    row: int


class MoguliRotate(SeatEvent):
    """A seat turns a tile; `bonus`: it is the second rotation of this turn."""

    type: Literal["rotate"]
    tile: str
    degrees: int
    bonus: bool


class MoguliPawn(SeatEvent, MoguliWayEnds):
    """A pawn walks."""

    type: Literal["pawn"]
    walk: Walk


class MoguliAcross(SeatEvent):
    """The number of pawns across of a seat has changed."""

    type: Literal["across"]
    pawns: int


class MoguliStall(TypedDict):
    """Turns that count towards the end of a stuck game."""

    stall: StallName


class MoguliStalled(BaseEvent, MoguliStall):
    """Number of stuck turns in a row."""

    type: Literal["stalled"]
    turns: int


class MoguliEnd(EndEvent, MoguliStall):
    """The end of the game, and why."""

    type: Literal["end"]
    why: EndName
    stalled: int
    round: int


MoguliEvent = (
    MoguliOfSeat | MoguliSwap | MoguliRotate | MoguliPawn | MoguliAcross | MoguliStalled | MoguliEnd
)
SHOWN = Shown(MoguliView, MoguliEvent, MoguliPreview)
