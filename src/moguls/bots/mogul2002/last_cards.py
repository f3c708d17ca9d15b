"""What exact play of the last cards asks: how many are face down, and to have one come next."""

from moguls.games.mogul2002.material import DECK_SIZE
from moguls.games.mogul2002.state import State


def unseen(s: State) -> int:
    """Return how many cards are face down, the crash among them.

    With no more of them than the crash has places, each is as likely to be next. Rules: M02-S4.
    """
    return DECK_SIZE - s.deck_at


def lay_next(s: State, card: int) -> None:
    """Bring the face-down card number `card` to the top. Rules: M02-H1."""
    kept = s.deck[s.deck_at]
    s.deck[s.deck_at] = s.deck[s.deck_at + card]
    s.deck[s.deck_at + card] = kept
