"""The deck of both Mogul games as bots have it: nobody knows the order of its face-down cards."""

from moguls.mechanisms.mogul.deck import Deck, swap


def mask_hidden(s: Deck, seat: int) -> None:  # noqa: ARG001  # every seat has seen the same cards
    """Sort the face-down cards, the crash last, and forget cards and draws that are past.

    Two states that a seat cannot tell apart become equal. The chips of others stay: all payments
    are public, so an information state has them.

    Rules: M02-H1, M13-H1.
    """
    for i in range(s.deck_at):
        s.deck[i] = 0
    for i in range(s.deck_at + 1, len(s.deck)):
        for j in range(i, s.deck_at, -1):
            if s.deck[j] < s.deck[j - 1]:
                swap(s, j, j - 1)
    s.rng = 0


def unseen(s: Deck) -> int:
    """Return how many cards are face down, the crash among them.

    With no more of them than the crash has places, each is as likely to be next.

    Rules: M02-S4, M13-S2.
    """
    return len(s.deck) - s.deck_at


def lay_next(s: Deck, card: int) -> None:
    """Bring the face-down card number `card` to the top. Rules: M02-H1, M13-H1."""
    swap(s, s.deck_at, s.deck_at + card)
