"""Types of the view and the events of Take Stock.

A key that may be missing in an event is left out for viewers to whom it is secret.
"""

from typing import Final, Literal, NotRequired, TypedDict

from moguls.core.shown import (
    ActionFields,
    BaseEvent,
    ClauseReason,
    EndEvent,
    SeatEvent,
    Shown,
    TableFields,
)
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


class TakeStockEventCard(TypedDict):
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
    event: TakeStockEventCard | None
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


WayName = Literal["top", "split", "none"]
EndName = Literal["market_closed", "high_card", "last_card", "no_card"]


class TakeStockRound(SeatEvent):
    """A round begins; `seat`: the first player."""

    type: Literal["round"]
    round: int
    dealer: int


class TakeStockHand(SeatEvent):
    """The hand that a seat is dealt."""

    type: Literal["hand"]
    cards: list[str]


class TakeStockDraw(SeatEvent):
    """A seat draws a share."""

    type: Literal["draw"]
    card: NotRequired[str]


class TakeStockReshuffle(BaseEvent):
    """The discarded shares, `cards` of them, become the draw pile."""

    type: Literal["reshuffle"]
    cards: int


class TakeStockBuried(BaseEvent):
    """Events go under their pile."""

    type: Literal["buried"]
    events: list[str]


class TakeStockNewPile(BaseEvent):
    """The event pile is set up again."""

    type: Literal["new_pile"]


class TakeStockRaise(SeatEvent):
    """A seat raises; `price`: the new one."""

    type: Literal["raise"]
    card: str
    price: int


class TakeStockSave(SeatEvent):
    """A seat saves a card and discards another, or takes one and discards another."""

    type: Literal["save", "take"]
    card: str
    discard: str


class TakeStockDiscard(SeatEvent):
    """A seat discards a card, or spends an option to save one."""

    type: Literal["discard", "option"]
    card: str


class TakeStockLook(SeatEvent):
    """A seat draws two events, to choose one of them."""

    type: Literal["look"]
    events: NotRequired[list[str]]


class TakeStockKeep(SeatEvent):
    """A seat keeps an event, or puts one aside."""

    type: Literal["keep", "aside"]
    event: NotRequired[str]


class TakeStockPlay(SeatEvent):
    """A seat plays an event."""

    type: Literal["play"]
    event: str


class TakeStockOfSeat(SeatEvent):
    """A seat draws market closed, ends an insider or its options, gets or loses an option."""

    type: Literal["closed", "insider_done", "option_done", "token_up", "token_down"]


class TakeStockPrice(BaseEvent):
    """A price has changed otherwise than by a raise."""

    type: Literal["price"]
    stock: StockName
    was: int
    price: int


class TakeStockAudit(SeatEvent):
    """A seat audits a stock; `way`: its highest card goes, a split goes, or there is neither."""

    type: Literal["audit"]
    stock: StockName
    way: WayName


class TakeStockFreeze(SeatEvent):
    """A seat freezes a stock, or frees it."""

    type: Literal["freeze", "unfreeze"]
    stock: StockName


class TakeStockRoundEnd(BaseEvent):
    """The round ends."""

    type: Literal["round_end"]
    why: EndName


class TakeStockScore(SeatEvent):
    """The points of a seat in the round."""

    type: Literal["score"]
    points: int


class TakeStockEnd(EndEvent):
    """The end of the game."""

    type: Literal["end"]


TakeStockEvent = (
    TakeStockRound
    | TakeStockHand
    | TakeStockDraw
    | TakeStockReshuffle
    | TakeStockBuried
    | TakeStockNewPile
    | TakeStockRaise
    | TakeStockSave
    | TakeStockDiscard
    | TakeStockLook
    | TakeStockKeep
    | TakeStockPlay
    | TakeStockOfSeat
    | TakeStockPrice
    | TakeStockAudit
    | TakeStockFreeze
    | TakeStockRoundEnd
    | TakeStockScore
    | TakeStockEnd
)
SHOWN = Shown(TakeStockView, TakeStockEvent)
