"""What an action would do, as far as its seat can know before: prices, points, an ended round."""

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
    """Return what a legal action would do. Rules: TKS-P1, TKS-E3."""
    if action >= Action.CHOOSE:
        return _answer(s, action)
    if action < Action.SAVE:
        return _raise(s, action)
    if action < Action.DRAW_TWO:
        return _save(s, *divmod(action - Action.SAVE, NUM_CARDS))
    if action < Action.PLAY:
        return {"discard": card_name((action - Action.DRAW_TWO) % NUM_CARDS)}
    card, kind = divmod(action - Action.PLAY, NUM_KEEPABLE)
    made = _event(s, kind)
    made["discard"] = card_name(card)
    return made


def _save(s: State, card: int, other: int) -> TakeStockEffect:
    """Return what saving a card and discarding another brings. Rules: TKS-A3, TKS-E1."""
    made = _saved(s, card)
    made["discard"] = card_name(other)
    if popcount(s.hands[s.turn]) <= len((card, other)):
        made["ends"] = True
    return made


def _raise(s: State, card: int) -> TakeStockEffect:
    """Return the new price; an 11 or a 12 ends the round. Rules: TKS-P1, TKS-A2."""
    stock = STOCK_OF[card]
    new = VALUE_OF[card] * (1 + s.splits[stock])
    made: TakeStockEffect = {"card": card_name(card), "stock": STOCK_NAMES[stock], "price": new}
    if VALUE_OF[card] >= CLOSING:
        made["ends"] = True
    return made


def shown_on(s: State) -> list[int]:
    """Return how many shares a certificate of each value shows, from 1. Rules: TKS-C1."""
    scale = HIGHEST if s.options & FOUR_STEPS else 0
    return list(SHARES_ON[scale : scale + HIGHEST])


def _saved(s: State, card: int) -> TakeStockEffect:
    """Return what saving a card brings. Rules: TKS-C1, TKS-E3."""
    count = shown_on(s)[VALUE_OF[card] - 1]
    points = count * price(s, STOCK_OF[card])
    return {"card": card_name(card), "shares": count, "points": points}


def _event(s: State, kind: int) -> TakeStockEffect:
    """Return an event with the prices that it would change. Rules: TKS-V1, TKS-V2, TKS-V3."""
    twin = s.copy()
    if kind < CRASH:
        split(twin, kind - SPLIT)
    elif kind < INSIDER:
        crash(twin, kind - CRASH)
    elif kind == MARKET_CRASH:
        market_crash(twin)
    changed = {
        STOCK_NAMES[stock]: price(twin, stock)
        for stock in range(NUM_STOCKS)
        if price(twin, stock) != price(s, stock)
    }
    made: TakeStockEffect = {"event": KIND_NAMES[kind]}
    if changed:
        made["prices"] = cast("TakeStockNumbers", changed)
    return made


def _answer(s: State, action: int) -> TakeStockEffect:
    """Return what an answer to an event, or an option, would do."""
    if action < Action.AUDIT:
        return _event(s, action - Action.CHOOSE)
    if action < Action.FREEZE:
        stock, way = divmod(action - Action.AUDIT, NUM_WAYS)
        twin = s.copy()
        audit(twin, stock, way)
        return {"stock": STOCK_NAMES[stock], "price": price(twin, stock)}
    if action < Action.TAKE:
        stock = action - Action.FREEZE
        return {"stock": STOCK_NAMES[stock], "frozen": not has(s.frozen, stock)}
    if action < Action.INSIDER_DONE:
        taken, other = divmod(action - Action.TAKE, NUM_CARDS)
        return {"card": card_name(taken), "discard": card_name(other)}
    if Action.BEAR <= action < Action.OPTION:
        return {"discard": card_name(action - Action.BEAR)}
    if Action.OPTION <= action < Action.OPTION_DONE:
        saved = _saved(s, action - Action.OPTION)
        saved["worth"] = worth(s, s.turn) + saved["points"]
        saved["tokens"] = -1
        return saved
    return {}
