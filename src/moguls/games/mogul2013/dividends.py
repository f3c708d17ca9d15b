"""Phase 2: the revealed company pays its shareholders."""

from moguls.games.mogul2013.material import COMPANY_OF
from moguls.games.mogul2013.state import State


def pay_dividends(s: State) -> None:
    """Pay one dollar for each share in front of a seat of the company just revealed.

    Rules: M13-R3.
    """
    company = COMPANY_OF[s.revealed]
    for seat in range(s.seats):
        s.score[seat] += s.shares[seat][company]
