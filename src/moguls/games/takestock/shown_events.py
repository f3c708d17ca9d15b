"""Types of the events of Take Stock, by their kind.

A key that may be missing is left out for viewers to whom it is secret.
"""

from typing import Literal, NotRequired

from moguls.core.shown import BaseEvent, EndEvent, SeatEvent, Shown
from moguls.games.takestock.shown import StockName, TakeStockView

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
