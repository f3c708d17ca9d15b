"""Actions that even beginners do not play, since the first lessons of the game advise against them.

A person who has just learnt the game borrows only when short of chips, and does not leave an
auction for nothing while there are chips to bid.
"""

from typing import Final

from moguls.games.mogul2013.actions import Action
from moguls.games.mogul2013.state import Phase, State

SHORT: Final = 4  # with fewer chips a seat is short of them


def is_avoided(s: State, action: int) -> bool:
    """Say whether an action is the credit, or leaves an empty bowl, with chips enough in hand."""
    if s.chips[s.turn] < SHORT:
        return False
    leaves = action == Action.LEAVE and s.phase == Phase.AUCTION and s.bowl == 0
    return bool(action == Action.CREDIT or leaves)
