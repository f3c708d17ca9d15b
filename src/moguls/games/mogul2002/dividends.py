"""Phase 2: the revealed company pays its shareholders."""

from moguls.games.mogul2002.material import COMPANY_OF
from moguls.games.mogul2002.state import State


def pay_dividends(s: State) -> None:
    """Score one point for each share in front of a seat of the company just revealed.

    Rules: M02-R3.
    """
    company = COMPANY_OF[s.revealed]
    for seat in range(s.seats):
        s.score[seat] += s.shares[seat][company]
