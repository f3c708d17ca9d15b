"""Score sheet: payments of each finished round, stock by stock; all of it is public."""

from typing import cast

from moguls.games.takestock.market import price
from moguls.games.takestock.round_end import shares, worth
from moguls.games.takestock.shown import (
    STOCK_NAMES,
    TakeStockNumbers,
    TakeStockPrices,
    TakeStockSheet,
    TakeStockSheetLine,
)
from moguls.games.takestock.state import Phase, State


def past(states: list[State]) -> TakeStockSheet:
    """Return the sheet of all scored rounds, from the states of a game in order.

    Certificates and columns stay until the next round is dealt, so the state before each deal, and
    the last one of a game, determine the payments of a round. Rules: TKS-E3, TKS-H1.
    """
    scored = (Phase.NEXT_ROUND, Phase.OVER)
    return {"sheet": [_line(s) for s in states if s.phase in scored]}


def _line(s: State) -> TakeStockSheetLine:
    """Return the payments of a round. Rules: TKS-E3."""
    everyone = range(s.seats)
    prices = {name: price(s, stock) for stock, name in enumerate(STOCK_NAMES)}
    return {
        "round": int(s.round),
        "prices": cast("TakeStockPrices", prices),
        "shares": [stock_shares(s, seat) for seat in everyone],
        "points": [worth(s, seat) for seat in everyone],
        "scores": list(s.totals[: s.seats]),
    }


def stock_shares(s: State, seat: int) -> TakeStockNumbers:
    """Return the shares on a seat's certificates by stock, zeros left out. Rules: TKS-E3."""
    counts = {name: shares(s, seat, stock) for stock, name in enumerate(STOCK_NAMES)}
    return cast("TakeStockNumbers", {name: count for name, count in counts.items() if count})
