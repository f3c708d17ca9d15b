"""What an action would do, as far as its seat can know before: prices, points, an ended round."""

from typing import Any

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
    STOCKS,
    VALUE_OF,
    card_name,
)
from moguls.games.takestock.round_end import worth
from moguls.games.takestock.state import State
from moguls.games.takestock.switches import FOUR_STEPS
from moguls.kernel.bits import has, popcount

Effect = dict[str, Any]


def effect(s: State, action: int) -> Effect:
    """Return what a legal action would do. Rules: TKS-P1, TKS-E3."""
    if action >= Action.CHOOSE:
        return _answer(s, action)
    if action < Action.SAVE:
        return _raise(s, action)
    if action < Action.DRAW_TWO:
        saved, other = divmod(action - Action.SAVE, NUM_CARDS)
        ends = {"ends": True} if popcount(s.hands[s.turn]) <= len((saved, other)) else {}
        return {**_saved(s, saved), "discard": card_name(other), **ends}
    if action < Action.PLAY:
        return {"discard": card_name((action - Action.DRAW_TWO) % NUM_CARDS)}
    card, kind = divmod(action - Action.PLAY, NUM_KEEPABLE)
    return {"discard": card_name(card), **_event(s, kind)}


def _raise(s: State, card: int) -> Effect:
    """Return the new price; an 11 or a 12 ends the round. Rules: TKS-P1, TKS-A2."""
    stock = STOCK_OF[card]
    ends = {"ends": True} if VALUE_OF[card] >= CLOSING else {}
    new = VALUE_OF[card] * (1 + s.splits[stock])
    return {"card": card_name(card), "stock": STOCKS[stock], "price": new, **ends}


def shown_on(s: State) -> list[int]:
    """Return how many shares a certificate of each value shows, from 1. Rules: TKS-C1."""
    scale = HIGHEST if s.options & FOUR_STEPS else 0
    return list(SHARES_ON[scale : scale + HIGHEST])


def _saved(s: State, card: int) -> Effect:
    """Return what saving a card brings. Rules: TKS-C1, TKS-E3."""
    count = shown_on(s)[VALUE_OF[card] - 1]
    points = count * price(s, STOCK_OF[card])
    return {"card": card_name(card), "shares": count, "points": points}


def _event(s: State, kind: int) -> Effect:
    """Return an event with the prices that it would change. Rules: TKS-V1, TKS-V2, TKS-V3."""
    twin = s.copy()
    if kind < CRASH:
        split(twin, kind - SPLIT)
    elif kind < INSIDER:
        crash(twin, kind - CRASH)
    elif kind == MARKET_CRASH:
        market_crash(twin)
    changed = {
        STOCKS[stock]: price(twin, stock)
        for stock in range(NUM_STOCKS)
        if price(twin, stock) != price(s, stock)
    }
    return {"event": KIND_NAMES[kind], **({"prices": changed} if changed else {})}


def _answer(s: State, action: int) -> Effect:
    """Return what an answer to an event, or an option, would do."""
    if action < Action.AUDIT:
        return _event(s, action - Action.CHOOSE)
    if action < Action.FREEZE:
        stock, way = divmod(action - Action.AUDIT, NUM_WAYS)
        twin = s.copy()
        audit(twin, stock, way)
        return {"stock": STOCKS[stock], "price": price(twin, stock)}
    if action < Action.TAKE:
        stock = action - Action.FREEZE
        return {"stock": STOCKS[stock], "frozen": not has(s.frozen, stock)}
    if action < Action.INSIDER_DONE:
        taken, other = divmod(action - Action.TAKE, NUM_CARDS)
        return {"card": card_name(taken), "discard": card_name(other)}
    if Action.BEAR <= action < Action.OPTION:
        return {"discard": card_name(action - Action.BEAR)}
    if Action.OPTION <= action < Action.OPTION_DONE:
        saved = _saved(s, action - Action.OPTION)
        return {**saved, "worth": worth(s, s.turn) + saved["points"], "tokens": -1}
    return {}
