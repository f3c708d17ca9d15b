"""An auction in which one pays a chip to stay in, or leaves with all the chips that lie in the bowl."""

from typing import Protocol

from moguls.mechanisms.seats import next_seat


class AtAuction(Protocol):
    """What a state must have to hold such an auction."""

    turn: int
    in_auction: int
    bowl: int
    chips: list[int]


def place_chip(s: AtAuction) -> None:
    """The seat on turn puts one chip into the bowl; the next seat still in is on turn."""
    s.chips[s.turn] -= 1
    s.bowl += 1
    s.turn = next_seat(s.in_auction, s.turn)


def leave_with_bowl(s: AtAuction) -> None:
    """The seat on turn takes the bowl and is out; the next seat still in is on turn."""
    s.chips[s.turn] += s.bowl
    s.bowl = 0
    s.in_auction &= ~(1 << s.turn)
    s.turn = next_seat(s.in_auction, s.turn)


def is_decided(s: AtAuction) -> bool:
    """Say whether a single seat is left."""
    return s.in_auction & (s.in_auction - 1) == 0
