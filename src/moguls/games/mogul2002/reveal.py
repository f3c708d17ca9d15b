"""Phase 1: turn the top card of the deck."""

from moguls.games.mogul2002.dividends import pay_dividends
from moguls.games.mogul2002.finish import finish
from moguls.games.mogul2002.loan import open_window
from moguls.games.mogul2002.material import CRASH
from moguls.games.mogul2002.state import State


def reveal(s: State) -> None:
    """Turn the top card and begin the round, or end the game if it is the crash.

    Rules: M02-R1, M02-R2, M02-X6.
    """
    s.start = s.taker
    s.revealed = s.deck[s.deck_at]
    s.deck_at += 1
    if s.revealed == CRASH:
        finish(s)
    else:
        s.round += 1
        pay_dividends(s)
        open_window(s)
