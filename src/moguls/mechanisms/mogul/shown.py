"""Types of views, effects and events common to all editions."""

from typing import Literal, NotRequired, TypedDict, cast

from moguls.core.shown import (
    ActionFields,
    BaseEvent,
    ClauseReason,
    EndEvent,
    SeatEvent,
    TableFields,
)

CompanyName = Literal["brown", "pink", "purple", "blue", "green", "gray", "yellow"]


def company_name(name: str) -> CompanyName:
    """Return the colour of a company, which is its name."""
    return cast("CompanyName", name)


class MogulNumbers(TypedDict, total=False):
    """Numbers by company; companies may be missing."""

    brown: int
    pink: int
    purple: int
    blue: int
    green: int
    gray: int
    yellow: int


class MogulQuote(TypedDict):
    """Shares of a company: in front of all seats, not yet seen, sold, and in all."""

    front: int
    unseen: int
    sold: int
    all: int


class MogulMarket(TypedDict, total=False):
    """Shares by place, for each company."""

    brown: MogulQuote
    pink: MogulQuote
    purple: MogulQuote
    blue: MogulQuote
    green: MogulQuote
    gray: MogulQuote
    yellow: MogulQuote


class MogulMarker(TypedDict):
    """Marker of a seat on the score track: space, laps, and whether it is below 0."""

    space: int
    laps: int
    below: bool


class MogulEffect(TypedDict):
    """Effect of an action, as far as it is public before.

    `price`: of each share of a sale; `share`: the share taken, such as "pink/yellow".
    """

    chips: NotRequired[int]
    bowl: NotRequired[int]
    points: NotRequired[int]
    price: NotRequired[int]
    count: NotRequired[int]
    company: NotRequired[CompanyName]
    share: NotRequired[str]


class MogulChoice(ActionFields):
    """An action of the seat on turn, with its effect where it is legal."""

    effect: NotRequired[MogulEffect]


class MogulResult(TypedDict):
    """Final count: points, winners, chips and their points, shares."""

    scores: list[int]
    winners: list[int]
    chips: list[int]
    chip_points: list[int]
    shares: list[int]


class MogulStanding(TypedDict):
    """Seats in the auction, start player, winner and runner-up."""

    in_auction: list[int]
    start: int
    winner: int | None
    runner_up: int | None


class MogulShared(MogulStanding):
    """Public part of the view in every edition.

    `shares`: in front of each seat; `unseen`: number of shares face down by kind, such as
    "pink/yellow"; `crash_chance`: probability that the next card is the crash, a numerator and a
    denominator.
    """

    seats: int
    turn: int | None
    over: bool
    round: int
    revealed: str
    scores: list[int]
    bank: int
    bowl: int
    shares: list[MogulNumbers]
    unseen: dict[str, int]
    deck_left: int
    crash_chance: tuple[int, int]
    track: list[MogulMarker]


class MogulPriced(TypedDict):
    """Price of a share of the sale colour, null when the game is over, and all shares by place."""

    price: int | None
    market: MogulMarket


class MogulBaseView(MogulShared, MogulPriced, TableFields):
    """View of any edition, without the actions."""


class MogulOwn(TypedDict):
    """Part of the view that depends on the seat, and why it must wait; hidden chips are null."""

    seat: int | None
    chips: list[int | None]
    wait: ClauseReason | None


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
    """The end of the game.

    `shares` and `shares_of_next` are there if shares broke a tie: those of the winner, and the most
    of any other seat with as many points.
    """

    type: Literal["end"]
    shares: NotRequired[int]
    shares_of_next: NotRequired[int]


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
