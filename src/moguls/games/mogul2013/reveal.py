"""Phase 1: turn the top card of the deck."""

from moguls.games.mogul2013.auction import open_auction
from moguls.games.mogul2013.dividends import pay_dividends
from moguls.games.mogul2013.finish import finish
from moguls.games.mogul2013.material import CRASH
from moguls.games.mogul2013.state import State


def reveal(s: State) -> None:
    """Turn the top card and begin the round, or end the game if it is the crash.

    Rules: M13-R1, M13-R2, M13-X4.
    """
    s.start = s.taker
    s.revealed = s.deck[s.deck_at]
    s.deck_at += 1
    if s.revealed == CRASH:
        finish(s)
    else:
        s.round += 1
        pay_dividends(s)
        open_auction(s)
