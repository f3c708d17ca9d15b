"""Phase 4: the winner takes the revealed share or uses the sell option, the runner-up the other."""

from moguls.games.mogul2013.actions import Why
from moguls.games.mogul2013.depots import build, shift, why_not_build, why_not_shift
from moguls.games.mogul2013.material import BOX_OF, COMPANY_OF
from moguls.games.mogul2013.reveal import reveal
from moguls.games.mogul2013.state import Phase, State
from moguls.games.mogul2013.switches import BARE_NOTHING


def why_not_choose(s: State) -> Why:
    """Return why neither option is open now, or `Why.NONE`. Rules: M13-X1."""
    if s.phase == Phase.OVER:
        return Why.OVER
    if s.phase == Phase.AUCTION:
        return Why.AUCTION_RUNNING
    return Why.NONE


def why_not_take(s: State) -> Why:
    """Return why the seat on turn may not take the share, or `Why.NONE`. Rules: M13-X1."""
    if s.phase == Phase.RUNNER_UP and not s.option_used:
        return Why.WINNER_TOOK
    return why_not_choose(s)


def why_not_option(s: State) -> Why:
    """Return why the seat on turn does not have the sell option, or `Why.NONE`.

    Rules: M13-X1, M13-X2.
    """
    if s.phase == Phase.RUNNER_UP and s.option_used:
        return Why.OPTION_USED
    return why_not_choose(s)


def why_not_nothing(s: State) -> Why:
    """Return why the seat on turn may not leave the sell option unused, or `Why.NONE`.

    Rules: M13-X2.
    """
    denied = why_not_option(s)
    if denied == Why.NONE and s.options & BARE_NOTHING and saleable(s) != 0:
        return Why.HAS_SHARES
    return denied


def why_not_sell(s: State) -> Why:
    """Return why the seat on turn may not sell, or `Why.NONE`. Rules: M13-X2."""
    denied = why_not_option(s)
    if denied == Why.NONE and saleable(s) == 0:
        return Why.NO_SHARES
    return denied


def why_not_erect(s: State, station: int) -> Why:
    """Return why the seat on turn may not put a depot up there, or `Why.NONE`.

    Rules: M13-X2, M13-D1.
    """
    denied = why_not_option(s)
    if denied == Why.NONE:
        return why_not_build(s, station)
    return denied


def why_not_move(s: State, start: int, to: int) -> Why:
    """Return why the seat on turn may not move that depot there, or `Why.NONE`.

    Rules: M13-X2, M13-D2.
    """
    denied = why_not_option(s)
    if denied == Why.NONE:
        return why_not_shift(s, start, to)
    return denied


def saleable(s: State) -> int:
    """Return how many shares of the box colour the seat on turn has. Rules: M13-X2."""
    return s.shares[s.turn][BOX_OF[s.revealed]]


def price(s: State) -> int:
    """Return the dollars for one sold share: its company's shares in front of all seats together.

    Rules: M13-X3.
    """
    company = BOX_OF[s.revealed]
    total = 0
    for seat in range(s.seats):
        total += s.shares[seat][company]
    return total


def take(s: State) -> None:
    """Put the revealed share in front of the seat on turn, the next start player.

    Rules: M13-X1, M13-X4.
    """
    s.shares[s.turn][COMPANY_OF[s.revealed]] += 1
    s.taker = s.turn
    s.option_used = 0
    _go_on(s)


def sell(s: State) -> None:
    """Sell all shares of the box colour at the price that holds before. Rules: M13-X2, M13-X3."""
    s.score[s.turn] += saleable(s) * price(s)
    s.shares[s.turn][BOX_OF[s.revealed]] = 0
    do_nothing(s)


def erect(s: State, station: int) -> None:
    """Put a depot up instead of selling. Rules: M13-X2, M13-D1."""
    build(s, station)
    do_nothing(s)


def move(s: State, start: int, to: int) -> None:
    """Move a depot instead of selling. Rules: M13-X2, M13-D2."""
    shift(s, start, to)
    do_nothing(s)


def do_nothing(s: State) -> None:
    """End the sell option, however it was used. Rules: M13-X1, M13-X2."""
    s.option_used = 1
    _go_on(s)


def _go_on(s: State) -> None:
    """Let the runner-up use the other option; after it, the next round begins. Rules: M13-X1."""
    if s.phase == Phase.WINNER:
        s.phase = Phase.RUNNER_UP
        s.turn = s.runner_up
    else:
        reveal(s)
