"""Types of what seats and spectators see of every edition: the shared part of view and effects."""

from typing import Literal, NotRequired, TypedDict, cast

from moguls.core.shown import Chosen, Played, Reason

CompanyName = Literal["brown", "pink", "purple", "blue", "green", "gray", "yellow"]


def company_name(name: str) -> CompanyName:
    """Return the colour of a company, which is its name."""
    return cast("CompanyName", name)


class MogulNumbers(TypedDict, total=False):
    """Numbers by company: of some of them."""

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
    """Where the shares of each company are."""

    brown: MogulQuote
    pink: MogulQuote
    purple: MogulQuote
    blue: MogulQuote
    green: MogulQuote
    gray: MogulQuote
    yellow: MogulQuote


class MogulMarker(TypedDict):
    """Where a seat's marker stands on the score track: the space, laps done, below 0 or not."""

    space: int
    laps: int
    below: bool


class MogulEffect(TypedDict):
    """What an action would do, as far as anybody can know before.

    `price`: of each share of a sale; `share`: what is taken, as "pink/yellow".
    """

    chips: NotRequired[int]
    bowl: NotRequired[int]
    points: NotRequired[int]
    price: NotRequired[int]
    count: NotRequired[int]
    company: NotRequired[CompanyName]
    share: NotRequired[str]


class MogulChoice(Chosen):
    """An action of the seat on turn, with its effect where it is legal."""

    effect: NotRequired[MogulEffect]


class MogulResult(TypedDict):
    """The final count: points, who has won, chips and what they count, shares."""

    scores: list[int]
    winners: list[int]
    chips: list[int]
    chip_points: list[int]
    shares: list[int]


class MogulStanding(TypedDict):
    """Who is in, who began, who won and who came second."""

    in_auction: list[int]
    start: int
    winner: int | None
    runner_up: int | None


class MogulShared(MogulStanding):
    """What everybody may know in every edition.

    `shares`: in front of each seat; `unseen`: face down, as "pink/yellow"; `crash_chance`: that the
    next card is the crash, as numerator and denominator.
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
    """What the share on offer costs, null when the game is over, and where all shares are."""

    price: int | None
    market: MogulMarket


class MogulSeen(MogulShared, MogulPriced, Played):
    """What every view has of any edition, save what a seat can do."""


class MogulOwn(TypedDict):
    """What a seat may know besides, and why it must wait; hidden chips are null."""

    seat: int | None
    chips: list[int | None]
    wait: Reason | None
