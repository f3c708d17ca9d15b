"""Types of the views and events of Mogul (2002)."""

from typing import Literal

from moguls.core.shown import SeatEvent, Shown
from moguls.mechanisms.mogul.shown import (
    MogulBaseView,
    MogulChoice,
    MogulEvent,
    MogulOwn,
    MogulPriced,
    MogulResult,
    MogulShared,
)

PhaseName = Literal["loan", "auction", "winner", "runner-up", "over"]


class Mogul2002Kind(MogulShared):
    """Game and phase."""

    game: Literal["mogul-2002"]
    phase: PhaseName


class Mogul2002Public(Mogul2002Kind, MogulPriced):
    """Public part of the view."""

    result: MogulResult | None


class Mogul2002Own(MogulOwn):
    """Part of the view that depends on the seat."""

    actions: list[MogulChoice]


class Mogul2002View(Mogul2002Public, Mogul2002Own, MogulBaseView):
    """View of a seat or a spectator in Mogul (2002)."""


class Mogul2002Loan(SeatEvent):
    """A seat takes a loan, or does not."""

    type: Literal["loan", "decline"]


Mogul2002Event = MogulEvent | Mogul2002Loan
SHOWN = Shown(Mogul2002View, Mogul2002Event)
