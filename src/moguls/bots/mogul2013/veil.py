"""What a bot must not see is wiped from its copy of the state before it thinks."""

from moguls.games.mogul2013.material import DECK_SIZE
from moguls.games.mogul2013.state import State


def veil(s: State, seat: int) -> None:  # noqa: ARG001  # every seat has seen the same cards
    """Sort the face-down cards, the crash last, and forget cards and draws that are past.

    Two states that a seat cannot tell apart become equal. The chips of others stay: all payments
    are public, so an information state has them.

    Rules: M13-H1.
    """
    for i in range(s.deck_at):
        s.deck[i] = 0
    for i in range(s.deck_at + 1, DECK_SIZE):
        for j in range(i, s.deck_at, -1):
            if s.deck[j] < s.deck[j - 1]:
                kept = s.deck[j]
                s.deck[j] = s.deck[j - 1]
                s.deck[j - 1] = kept
    s.rng = 0
