"""Shuffle of part of a list of cards, in place."""

from moguls.kernel.rules.chance import Chancy, draw


def shuffle(s: Chancy, cards: list[int], start: int, stop: int) -> None:
    """Put cards[start:stop] in a uniformly random order."""
    for size in range(stop - start, 1, -1):
        i = start + size - 1
        j = start + draw(s, size)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
