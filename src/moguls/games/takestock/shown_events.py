"""Types of the events of Take Stock, by their kind.

A key that may be missing is left out for viewers to whom it is secret.
"""

from typing import Literal, NotRequired

from moguls.core.shown import EndTold, SeatTold, Shown, Told
from moguls.games.takestock.shown import StockName, TakeStockView

WayName = Literal["top", "split", "none"]
EndName = Literal["market_closed", "high_card", "last_card", "no_card"]


class TakeStockRound(SeatTold):
    """A round begins; `seat`: the first player."""

    type: Literal["round"]
    round: int
    dealer: int


class TakeStockHand(SeatTold):
    """The hand that a seat is dealt."""

    type: Literal["hand"]
    cards: list[str]


class TakeStockDraw(SeatTold):
    """A seat draws a share."""

    type: Literal["draw"]
    card: NotRequired[str]


class TakeStockReshuffle(Told):
    """The discarded shares, `cards` of them, become the draw pile."""

    type: Literal["reshuffle"]
    cards: int


class TakeStockBuried(Told):
    """Events go under their pile."""

    type: Literal["buried"]
    events: list[str]


class TakeStockNewPile(Told):
    """The event pile is set up again."""

    type: Literal["new_pile"]


class TakeStockRaise(SeatTold):
    """A seat raises; `price`: the new one."""

    type: Literal["raise"]
    card: str
    price: int


class TakeStockSave(SeatTold):
    """A seat saves a card and discards another, or takes one and discards another."""

    type: Literal["save", "take"]
    card: str
    discard: str


class TakeStockDiscard(SeatTold):
    """A seat discards a card, or spends an option to save one."""

    type: Literal["discard", "option"]
    card: str


class TakeStockLook(SeatTold):
    """A seat draws two events, to choose one of them."""

    type: Literal["look"]
    events: NotRequired[list[str]]


class TakeStockKeep(SeatTold):
    """A seat keeps an event, or puts one aside."""

    type: Literal["keep", "aside"]
    event: NotRequired[str]


class TakeStockPlay(SeatTold):
    """A seat plays an event."""

    type: Literal["play"]
    event: str


class TakeStockOfSeat(SeatTold):
    """A seat draws market closed, ends an insider or its options, gets or loses an option."""

    type: Literal["closed", "insider_done", "option_done", "token_up", "token_down"]


class TakeStockPrice(Told):
    """A price has changed otherwise than by a raise."""

    type: Literal["price"]
    stock: StockName
    was: int
    price: int


class TakeStockAudit(SeatTold):
    """A seat audits a stock; `way`: its highest card goes, a split goes, or there is neither."""

    type: Literal["audit"]
    stock: StockName
    way: WayName


class TakeStockFreeze(SeatTold):
    """A seat freezes a stock, or frees it."""

    type: Literal["freeze", "unfreeze"]
    stock: StockName


class TakeStockRoundEnd(Told):
    """The round ends."""

    type: Literal["round_end"]
    why: EndName


class TakeStockScore(SeatTold):
    """The points of a seat in the round."""

    type: Literal["score"]
    points: int


class TakeStockEnd(EndTold):
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
