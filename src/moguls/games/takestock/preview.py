"""Effect of an action, as far as its seat can know it: prices, points, end of the round."""

from typing import cast

from moguls.games.takestock.actions import NUM_WAYS, Action
from moguls.games.takestock.audit import audit
from moguls.games.takestock.market import crash, market_crash, price, split
from moguls.games.takestock.material import (
    CLOSING,
    CRASH,
    HIGHEST,
    INSIDER,
    KIND_NAMES,
    MARKET_CRASH,
    NUM_CARDS,
    NUM_KEEPABLE,
    NUM_STOCKS,
    SHARES_ON,
    SPLIT,
    STOCK_OF,
    VALUE_OF,
    card_name,
)
from moguls.games.takestock.round_end import worth
from moguls.games.takestock.shown import STOCK_NAMES, TakeStockEffect, TakeStockNumbers
from moguls.games.takestock.state import State
from moguls.games.takestock.switches import FOUR_STEPS
from moguls.kernel.state.bits import has, popcount


def effect(s: State, action: int) -> TakeStockEffect:
    """Return the effect of a legal action. Rules: TKS-P1, TKS-E3."""
    if action >= Action.CHOOSE:
        return _answer(s, action)
    if action < Action.SAVE:
        return _raise(s, action)
    if action < Action.DRAW_TWO:
        return _save(s, *divmod(action - Action.SAVE, NUM_CARDS))
    if action < Action.PLAY:
        return {"discard": card_name((action - Action.DRAW_TWO) % NUM_CARDS)}
    card, kind = divmod(action - Action.PLAY, NUM_KEEPABLE)
    result = _event(s, kind)
    result["discard"] = card_name(card)
    return result


def _save(s: State, card: int, other: int) -> TakeStockEffect:
    """Return the effect of saving a card and discarding another. Rules: TKS-A3, TKS-E1."""
    result = _saved(s, card)
    result["discard"] = card_name(other)
    if popcount(s.hands[s.turn]) <= len((card, other)):
        result["ends"] = True
    return result


def _raise(s: State, card: int) -> TakeStockEffect:
    """Return the new price; an 11 or a 12 ends the round. Rules: TKS-P1, TKS-A2."""
    stock = STOCK_OF[card]
    new = VALUE_OF[card] * (1 + s.splits[stock])
    result: TakeStockEffect = {"card": card_name(card), "stock": STOCK_NAMES[stock], "price": new}
    if VALUE_OF[card] >= CLOSING:
        result["ends"] = True
    return result


def shown_on(s: State) -> list[int]:
    """Return the number of shares on a certificate of each value, from 1. Rules: TKS-C1."""
    scale = HIGHEST if s.options & FOUR_STEPS else 0
    return list(SHARES_ON[scale : scale + HIGHEST])


def _saved(s: State, card: int) -> TakeStockEffect:
    """Return the effect of saving a card. Rules: TKS-C1, TKS-E3."""
    count = shown_on(s)[VALUE_OF[card] - 1]
    points = count * price(s, STOCK_OF[card])
    return {"card": card_name(card), "shares": count, "points": points}


def _event(s: State, kind: int) -> TakeStockEffect:
    """Return the effect of an event: the prices it would change. Rules: TKS-V1, TKS-V2, TKS-V3."""
    copy = s.copy()
    if kind < CRASH:
        split(copy, kind - SPLIT)
    elif kind < INSIDER:
        crash(copy, kind - CRASH)
    elif kind == MARKET_CRASH:
        market_crash(copy)
    prices = {
        STOCK_NAMES[stock]: price(copy, stock)
        for stock in range(NUM_STOCKS)
        if price(copy, stock) != price(s, stock)
    }
    result: TakeStockEffect = {"event": KIND_NAMES[kind]}
    if prices:
        result["prices"] = cast("TakeStockNumbers", prices)
    return result


def _answer(s: State, action: int) -> TakeStockEffect:
    if action < Action.AUDIT:
        return _event(s, action - Action.CHOOSE)
    if action < Action.FREEZE:
        stock, way = divmod(action - Action.AUDIT, NUM_WAYS)
        copy = s.copy()
        audit(copy, stock, way)
        return {"stock": STOCK_NAMES[stock], "price": price(copy, stock)}
    if action < Action.TAKE:
        stock = action - Action.FREEZE
        return {"stock": STOCK_NAMES[stock], "frozen": not has(s.frozen, stock)}
    if action < Action.INSIDER_DONE:
        card, other = divmod(action - Action.TAKE, NUM_CARDS)
        return {"card": card_name(card), "discard": card_name(other)}
    if Action.BEAR <= action < Action.OPTION:
        return {"discard": card_name(action - Action.BEAR)}
    if Action.OPTION <= action < Action.OPTION_DONE:
        result = _saved(s, action - Action.OPTION)
        result["worth"] = worth(s, s.turn) + result["points"]
        result["tokens"] = -1
        return result
    return {}
