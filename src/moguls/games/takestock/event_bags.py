"""Bags of events as ints of 40 bits: each kind has a bit for each of its cards.

A kind of which a bag holds n cards has its lowest n bits set, so equal bags are equal ints, the
number of cards is the number of bits, and each bit stands for one card.
"""

from typing import Final

from moguls.games.takestock.material import COPIES, FREEZE, NUM_EVENTS, NUM_KINDS, NUM_STOCKS
from moguls.kernel.state.bits import lowest, popcount

OUTLINED: Final = ("joined", "without")

FIRST_AT: Final = tuple(sum(COPIES[:kind]) for kind in range(NUM_KINDS))
KIND_AT: Final = tuple(kind for kind in range(NUM_KINDS) for _ in range(COPIES[kind]))
FIELD: Final = tuple(((1 << COPIES[kind]) - 1) << FIRST_AT[kind] for kind in range(NUM_KINDS))
FIRSTS: Final = sum(1 << at for at in FIRST_AT)
ALL_EVENTS: Final = (1 << NUM_EVENTS) - 1
# Splits and freezes, which go back under the pile (TKS-S5).
RETURNING: Final = FIELD[FREEZE] | sum(FIELD[:NUM_STOCKS])


def added(bag: int, kind: int) -> int:
    """Return the bag with one more card of a kind. Rules: TKS-C2."""
    return bag | 1 << FIRST_AT[kind] | (bag & FIELD[kind]) << 1


def removed(bag: int, kind: int) -> int:
    """Return the bag with one card less of a kind that it holds. Rules: TKS-C2."""
    field = bag & FIELD[kind]
    return (bag ^ field) | (field >> 1 & FIELD[kind])


def joined(bag: int, other: int) -> int:
    """Return a bag with the cards of both. Rules: TKS-C2."""
    for _ in range(popcount(other)):
        bag = added(bag, KIND_AT[lowest(other)])
        other &= other - 1
    return bag


def without(bag: int, other: int) -> int:
    """Return the bag without the cards of another, all of which it holds. Rules: TKS-C2."""
    for _ in range(popcount(other)):
        bag = removed(bag, KIND_AT[lowest(other)])
        other &= other - 1
    return bag


def count_of(bag: int, kind: int) -> int:
    """Return the number of cards of a kind in the bag. Rules: TKS-C2."""
    return popcount(bag & FIELD[kind])
