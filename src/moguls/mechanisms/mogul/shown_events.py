"""Types of the events of every edition, by their kind."""

from typing import Literal

from moguls.core.shown import BaseEvent, EndEvent, SeatEvent
from moguls.mechanisms.mogul.shown import CompanyName


class MogulOfSeat(SeatEvent):
    """A seat begins, wins the auction, or comes second."""

    type: Literal["start", "win", "runner_up"]


class MogulBid(SeatEvent):
    """A seat puts a chip into the bowl; `bowl`: the chips in it afterwards."""

    type: Literal["bid"]
    bowl: int


class MogulLeave(SeatEvent):
    """A seat leaves the auction with the chips of the bowl."""

    type: Literal["leave"]
    chips: int


class MogulTake(SeatEvent):
    """A seat takes the share on offer."""

    type: Literal["take"]
    share: str


class MogulSell(SeatEvent):
    """A seat sells shares."""

    type: Literal["sell"]
    company: CompanyName
    count: int
    price: int
    points: int


class MogulReveal(BaseEvent):
    """A share is turned up."""

    type: Literal["reveal"]
    share: str


class MogulCrash(BaseEvent):
    """The crash is turned up."""

    type: Literal["crash"]


class MogulDividend(SeatEvent):
    """A seat gets points for its shares of a company."""

    type: Literal["dividend"]
    points: int
    company: CompanyName


class MogulChipPoints(SeatEvent):
    """Points of a seat for its chips at the end."""

    type: Literal["chip_points"]
    points: int


class MogulEnd(EndEvent):
    """The end of the game."""

    type: Literal["end"]


MogulEvent = (
    MogulOfSeat
    | MogulBid
    | MogulLeave
    | MogulTake
    | MogulSell
    | MogulReveal
    | MogulCrash
    | MogulDividend
    | MogulChipPoints
    | MogulEnd
)
