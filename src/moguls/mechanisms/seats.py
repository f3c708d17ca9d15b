"""Seats round a table, and sets of them as bits."""

from moguls.kernel.state.bits import lowest


def all_seats(seats: int) -> int:
    """Return the set of all seats."""
    return (1 << seats) - 1


def next_seat(among: int, seat: int) -> int:
    """Return the next seat clockwise after `seat` in the set `among`, which is not empty."""
    later = among >> (seat + 1)
    if later != 0:
        return seat + 1 + lowest(later)
    return lowest(among)
