"""Phase 4: the winner takes the revealed share or sells, the runner-up does the other."""

from moguls.games.mogul2002.actions import Why
from moguls.games.mogul2002.material import COMPANY_OF, SALE_OF
from moguls.games.mogul2002.reveal import reveal
from moguls.games.mogul2002.state import Phase, State
from moguls.games.mogul2002.switches import ALL_OR_NONE


def why_not_option(s: State) -> Why:
    """Return why neither option is open now, or `Why.NONE`. Rules: M02-X1."""
    if s.phase == Phase.OVER:
        return Why.OVER
    if s.phase == Phase.LOAN:
        return Why.WINDOW_OPEN
    if s.phase == Phase.AUCTION:
        return Why.AUCTION_RUNNING
    return Why.NONE


def why_not_take(s: State) -> Why:
    """Return why the seat on turn may not take the share, or `Why.NONE`. Rules: M02-X1, M02-X2."""
    if s.phase == Phase.RUNNER_UP and not s.winner_sold:
        return Why.WINNER_TOOK
    return why_not_option(s)


def why_not_sell(s: State, count: int) -> Why:
    """Return why the seat on turn may not sell `count` shares, or `Why.NONE`.

    Rules: M02-X2, M02-X4, M02-X5.
    """
    denied = why_not_option(s)
    if denied != Why.NONE:
        return denied
    if s.phase == Phase.RUNNER_UP and s.winner_sold:
        return Why.WINNER_SOLD
    if count > saleable(s):
        return Why.TOO_FEW
    if s.options & ALL_OR_NONE and count != 0 and count != saleable(s):
        return Why.ALL_OR_NONE
    return Why.NONE


def saleable(s: State) -> int:
    """Return how many shares of the revealed share's sale colour the seat on turn has.

    Rules: M02-X4.
    """
    return s.shares[s.turn][SALE_OF[s.revealed]]


def sales(s: State) -> int:
    """Return the numbers of shares that may be sold, as a set of bits.

    Rules: M02-X4, M02-X5.
    """
    most = saleable(s)
    if s.options & ALL_OR_NONE:
        return 1 | 1 << most
    return (2 << most) - 1


def price(s: State) -> int:
    """Return the points for one sold share: its company's shares in front of all seats together.

    Rules: M02-X4.
    """
    company = SALE_OF[s.revealed]
    total = 0
    for seat in range(s.seats):
        total += s.shares[seat][company]
    return total


def take(s: State) -> None:
    """Put the revealed share in front of the seat on turn, the next start player.

    Rules: M02-X3, M02-X6.
    """
    s.shares[s.turn][COMPANY_OF[s.revealed]] += 1
    s.taker = s.turn
    s.winner_sold = 0
    _go_on(s)


def sell(s: State, count: int) -> None:
    """Sell `count` shares at the price that holds before the sale. Rules: M02-X4, M02-X5."""
    s.score[s.turn] += count * price(s)
    s.shares[s.turn][SALE_OF[s.revealed]] -= count
    s.winner_sold = 1
    _go_on(s)


def _go_on(s: State) -> None:
    """Let the runner-up do the other thing; after it, the next round begins. Rules: M02-X2."""
    if s.phase == Phase.WINNER:
        s.phase = Phase.RUNNER_UP
        s.turn = s.runner_up
    else:
        reveal(s)
