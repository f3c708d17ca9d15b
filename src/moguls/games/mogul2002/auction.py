"""Phase 3: one chip to stay in, or leave with the bowl."""

from moguls.games.mogul2002.actions import Why
from moguls.games.mogul2002.state import Phase, State
from moguls.mechanisms.chip_auction import is_decided, leave_with_bowl, place_chip


def open_auction(s: State) -> None:
    """Begin the auction with the start player on turn and all seats in. Rules: M02-A1."""
    s.phase = Phase.AUCTION
    s.turn = s.start


def why_not_leave(s: State) -> Why:
    """Return why the seat on turn may not leave, or `Why.NONE`. Rules: M02-A2, M02-A4."""
    if s.phase == Phase.AUCTION:
        return Why.NONE
    if s.phase == Phase.LOAN:
        return Why.WINDOW_OPEN
    if s.phase == Phase.OVER:
        return Why.OVER
    return Why.AUCTION_OVER


def why_not_bid(s: State) -> Why:
    """Return why the seat on turn may not bid, or `Why.NONE`. Rules: M02-A2, M02-A4."""
    if s.phase == Phase.AUCTION and s.chips[s.turn] == 0:
        return Why.NO_CHIP
    return why_not_leave(s)


def bid(s: State) -> None:
    """Put exactly one chip of the seat on turn into the bowl. Rules: M02-A1, M02-A2."""
    place_chip(s)


def leave(s: State) -> None:
    """Leave with the bowl; the seat left alone is the winner and acts first.

    Rules: M02-A3, M02-A4, M02-X1.
    """
    s.runner_up = s.turn
    leave_with_bowl(s)
    if is_decided(s):
        s.winner = s.turn
        s.phase = Phase.WINNER
