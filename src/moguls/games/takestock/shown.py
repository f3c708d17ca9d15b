"""Types of what seats and spectators see of Take Stock: the view, and the effects of actions."""

from typing import Final, Literal, NotRequired, TypedDict

from moguls.core.shown import Chosen, Played, Reason
from moguls.games.takestock.material import STOCKS

StockName = Literal["corn", "gems", "chips", "oil", "movies"]
PhaseName = Literal["turn", "choose", "event", "options", "chance", "over"]
STOCK_NAMES: Final[tuple[StockName, ...]] = STOCKS


class TakeStockLying(TypedDict):
    """What lies in a column: its cards by value, its splits, and whether it is frozen."""

    cards: list[int]
    splits: int
    frozen: bool


class TakeStockColumn(TakeStockLying):
    """A column as it is seen.

    `factor`: what its highest card is multiplied by; `takes`: values that may be laid on it.
    """

    factor: int
    price: int
    takes: list[int]


class TakeStockColumns(TypedDict):
    """The columns by stock."""

    corn: TakeStockColumn
    gems: TakeStockColumn
    chips: TakeStockColumn
    oil: TakeStockColumn
    movies: TakeStockColumn


class TakeStockPrices(TypedDict):
    """The prices by stock."""

    corn: int
    gems: int
    chips: int
    oil: int
    movies: int


class TakeStockNumbers(TypedDict, total=False):
    """Numbers by stock: of some of them."""

    corn: int
    gems: int
    chips: int
    oil: int
    movies: int


class TakeStockEffect(TypedDict):
    """What an action would bring about, as far as its seat can know before.

    `prices`: those that an event would change; `ends`: the round would end; `worth`: of all
    certificates then; `tokens`: so many options more.
    """

    card: NotRequired[str]
    stock: NotRequired[StockName]
    price: NotRequired[int]
    shares: NotRequired[int]
    points: NotRequired[int]
    discard: NotRequired[str]
    event: NotRequired[str]
    prices: NotRequired[TakeStockNumbers]
    ends: NotRequired[bool]
    frozen: NotRequired[bool]
    worth: NotRequired[int]
    tokens: NotRequired[int]


class TakeStockChoice(Chosen):
    """An action of the seat on turn, with its effect where it is legal."""

    effect: NotRequired[TakeStockEffect]


class TakeStockAsked(TypedDict):
    """The event that asks for something; `left`: so many takes more of an insider."""

    event: str
    left: NotRequired[int]


class TakeStockSheetLine(TypedDict):
    """What a finished round paid: prices, and for each seat its shares, points and score."""

    round: int
    prices: TakeStockPrices
    shares: list[TakeStockNumbers]
    points: list[int]
    scores: list[int]


class TakeStockSheet(TypedDict):
    """The sheet of all rounds that have been scored."""

    sheet: list[TakeStockSheetLine]


class TakeStockResult(TypedDict):
    """The final count; `last_round`: points of each seat in it."""

    scores: list[int]
    winners: list[int]
    last_round: list[int]


class TakeStockBeforeSeats(TypedDict):
    """What lies open before each seat, and how much is hidden there.

    `shown`: cards of the hand that an insider has shown; `shares`: on its certificates by stock,
    zeros left out; `worth`: of them now.
    """

    hand_sizes: list[int]
    shown: list[list[str]]
    kept_sizes: list[int]
    certificates: list[list[str]]
    shares: list[TakeStockNumbers]
    worth: list[int]
    tokens: list[int]


class TakeStockPiles(TypedDict):
    """How many cards and tokens lie where.

    `above_closed`: so many events at least lie above market closed, null where none surely do.
    """

    supply: int
    draw_left: int
    discards: int
    events_left: int
    above_closed: int | None
    event_discards: int


class TakeStockPublic(TakeStockBeforeSeats, TakeStockPiles):
    """What everybody may know.

    `limit`: the most certificates with which a seat could still save one; `shows`: how many shares
    a certificate of each value shows, from 1; `reconstruction`: parts of the game that are no
    printed fact.
    """

    game: Literal["take-stock"]
    seats: int
    phase: PhaseName
    turn: int | None
    over: bool
    round: int
    rounds: int
    scores: list[int]
    dealer: int
    active: int
    columns: TakeStockColumns
    limit: int
    shows: list[int]
    event: TakeStockAsked | None
    reconstruction: list[str]
    result: TakeStockResult | None


class TakeStockHidden(TypedDict):
    """Hands and events of each seat: null for who may not see them."""

    hands: list[list[str] | None]
    kept: list[list[str] | None]
    drawn: list[list[str] | None]
    unchosen: list[list[str] | None]


class TakeStockOwn(TakeStockHidden):
    """What a seat may know besides, what it can do, and why it must wait."""

    seat: int | None
    actions: list[TakeStockChoice]
    wait: Reason | None


class TakeStockView(TakeStockPublic, TakeStockOwn, TakeStockSheet, Played):
    """All that a seat or a spectator may know of a game of Take Stock."""
