"""Types of the view of Take Stock, and of the effects of actions."""

from typing import Final, Literal, NotRequired, TypedDict

from moguls.core.shown import ActionFields, ClauseReason, TableFields
from moguls.games.takestock.material import STOCKS

StockName = Literal["corn", "gems", "chips", "oil", "movies"]
PhaseName = Literal["turn", "choose", "event", "options", "chance", "over"]
STOCK_NAMES: Final[tuple[StockName, ...]] = STOCKS


class TakeStockLying(TypedDict):
    """Contents of a column: cards by value, splits, and whether it is frozen."""

    cards: list[int]
    splits: int
    frozen: bool


class TakeStockColumn(TakeStockLying):
    """A column in a view.

    `factor`: multiplier of its highest card; `takes`: values that may be laid on it.
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
    """Numbers by stock; stocks may be missing."""

    corn: int
    gems: int
    chips: int
    oil: int
    movies: int


class TakeStockEffect(TypedDict):
    """Effect of an action, as far as its seat can know it.

    `prices`: those that an event would change; `ends`: the round would end; `worth`: value of all
    certificates afterwards; `tokens`: change of the number of options.
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


class TakeStockChoice(ActionFields):
    """An action of the seat on turn, with its effect where it is legal."""

    effect: NotRequired[TakeStockEffect]


class TakeStockAsked(TypedDict):
    """The event that asks for a choice; `left`: number of takes left of an insider."""

    event: str
    left: NotRequired[int]


class TakeStockSheetLine(TypedDict):
    """Payments of a finished round: prices, and for each seat its shares, points and score."""

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
    """Public cards of each seat, and numbers of hidden ones.

    `shown`: cards of the hand that an insider has shown; `shares`: shares on its certificates by
    stock, zeros left out; `worth`: value of the certificates now.
    """

    hand_sizes: list[int]
    shown: list[list[str]]
    kept_sizes: list[int]
    certificates: list[list[str]]
    shares: list[TakeStockNumbers]
    worth: list[int]
    tokens: list[int]


class TakeStockPiles(TypedDict):
    """Numbers of cards and tokens on the piles.

    `above_closed`: least number of events above market closed, null if none is certain.
    """

    supply: int
    draw_left: int
    discards: int
    events_left: int
    above_closed: int | None
    event_discards: int


class TakeStockPublic(TakeStockBeforeSeats, TakeStockPiles):
    """Public part of the view.

    `limit`: the most certificates with which a seat could still save one; `shows`: number of
    shares on a certificate of each value, from 1; `reconstruction`: parts of the game that are
    reconstructed, not printed facts.
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
    """Hands and events of each seat: null for other viewers."""

    hands: list[list[str] | None]
    kept: list[list[str] | None]
    drawn: list[list[str] | None]
    unchosen: list[list[str] | None]


class TakeStockOwn(TakeStockHidden):
    """Part of the view that depends on the seat, with its actions, and why it must wait."""

    seat: int | None
    actions: list[TakeStockChoice]
    wait: ClauseReason | None


class TakeStockView(TakeStockPublic, TakeStockOwn, TakeStockSheet, TableFields):
    """View of a seat or a spectator in Take Stock."""
