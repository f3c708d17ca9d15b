"""The score sheet: what each finished round paid, stock by stock; all of it is public."""

from typing import Any

from moguls.games.takestock.market import price
from moguls.games.takestock.material import STOCKS
from moguls.games.takestock.round_end import shares, worth
from moguls.games.takestock.state import Phase, State

Sheet = list[dict[str, Any]]


def past(states: list[State]) -> dict[str, Sheet]:
    """Return the sheet of all rounds that have been scored, given states of a game in order.

    Certificates and columns lie there until the next round is dealt, so the state before each
    deal, and the last one of a game, say what the round paid. Rules: TKS-E3, TKS-H1.
    """
    scored = (Phase.NEXT_ROUND, Phase.OVER)
    return {"sheet": [_line(s) for s in states if s.phase in scored]}


def _line(s: State) -> dict[str, Any]:
    """Return what a round paid. Rules: TKS-E3."""
    everyone = range(s.seats)
    return {
        "round": int(s.round),
        "prices": {name: price(s, stock) for stock, name in enumerate(STOCKS)},
        "shares": [held(s, seat) for seat in everyone],
        "points": [worth(s, seat) for seat in everyone],
        "scores": list(s.totals[: s.seats]),
    }


def held(s: State, seat: int) -> dict[str, int]:
    """Return the shares on a seat's certificates by stock, zeros left out. Rules: TKS-E3."""
    found = {name: shares(s, seat, stock) for stock, name in enumerate(STOCKS)}
    return {name: count for name, count in found.items() if count}
