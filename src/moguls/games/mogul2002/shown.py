"""Types of what seats and spectators see and hear of Mogul (2002)."""

from typing import Literal

from moguls.core.shown import SeatTold, Shown
from moguls.mechanisms.mogul.shown import (
    MogulChoice,
    MogulOwn,
    MogulPriced,
    MogulResult,
    MogulSeen,
    MogulShared,
)
from moguls.mechanisms.mogul.shown_events import MogulEvent

PhaseName = Literal["loan", "auction", "winner", "runner-up", "over"]


class Mogul2002Kind(MogulShared):
    """Which game it is, and what is being asked."""

    game: Literal["mogul-2002"]
    phase: PhaseName


class Mogul2002Public(Mogul2002Kind, MogulPriced):
    """What everybody may know."""

    result: MogulResult | None


class Mogul2002Own(MogulOwn):
    """What a seat may know besides."""

    actions: list[MogulChoice]


class Mogul2002View(Mogul2002Public, Mogul2002Own, MogulSeen):
    """All that a seat or a spectator may know of a game of Mogul (2002)."""


class Mogul2002Loan(SeatTold):
    """A seat takes a loan, or does not."""

    type: Literal["loan", "decline"]


Mogul2002Event = MogulEvent | Mogul2002Loan
SHOWN = Shown(Mogul2002View, Mogul2002Event)
