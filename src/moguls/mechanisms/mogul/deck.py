"""A deck of shares with the crash near its bottom: `deck[deck_at]` is its top card."""

from typing import Protocol

from moguls.kernel.rules.chance import draw
from moguls.mechanisms.mogul.cards import COMPANY_OF, CRASH
from moguls.mechanisms.shuffle import shuffle


class Deck(Protocol):
    """State fields of such a deck: all cards, of which the first `deck_at` are out."""

    rng: int
    deck: list[int]
    deck_at: int


def swap(s: Deck, i: int, j: int) -> None:
    """Exchange two cards of the deck."""
    card = s.deck[i]
    s.deck[i] = s.deck[j]
    s.deck[j] = card


def random_share_of(s: Deck, company: int, start: int) -> int:
    """Return the place of a random share of the company in deck[start:]; the crash lies last."""
    shares = len(s.deck) - 1
    count = 0
    for i in range(start, shares):
        if COMPANY_OF[s.deck[i]] == company:
            count += 1
    skip = draw(s, count)
    place = start
    for i in range(start, shares):
        if COMPANY_OF[s.deck[i]] == company:
            if skip == 0:
                place = i
            skip -= 1
    return place


def bury_crash(s: Deck, places: int) -> None:
    """Swap the crash, the last card, with one of the bottom `places` cards, itself included.

    The shares are in random order, so the swap disturbs nothing.
    """
    last = len(s.deck) - 1
    swap(s, last, last - draw(s, places))


def shuffle_unseen(s: Deck, places: int) -> None:
    """Shuffle the cards that nobody has seen, the crash uniformly among its possible places."""
    at, end = s.deck_at, len(s.deck)
    crash = end
    for i in range(at, end):
        if s.deck[i] == CRASH:
            crash = i
    if crash < end:
        swap(s, crash, end - 1)
        shuffle(s, s.deck, at, end - 1)
        bury_crash(s, min(places, end - at))
