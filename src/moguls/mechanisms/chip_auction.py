"""Auction in which a seat pays a chip to stay in, or leaves with all chips in the bowl."""

from typing import Protocol

from moguls.mechanisms.seats import next_seat


class AtAuction(Protocol):
    """State fields of such an auction."""

    turn: int
    in_auction: int
    bowl: int
    chips: list[int]


def place_chip(s: AtAuction) -> None:
    """Put one chip of the seat on turn into the bowl; the next seat still in is on turn."""
    s.chips[s.turn] -= 1
    s.bowl += 1
    s.turn = next_seat(s.in_auction, s.turn)


def leave_with_bowl(s: AtAuction) -> None:
    """Give the bowl to the seat on turn, which is out; the next seat still in is on turn."""
    s.chips[s.turn] += s.bowl
    s.bowl = 0
    s.in_auction &= ~(1 << s.turn)
    s.turn = next_seat(s.in_auction, s.turn)


def is_decided(s: AtAuction) -> bool:
    """Return whether a single seat is left."""
    return s.in_auction & (s.in_auction - 1) == 0
