"""Argument validation: convert to the expected type, or raise UsageError."""

from __future__ import annotations

import operator
from typing import Any, Final

from moguls.errors import UsageError
from moguls.kernel.state.bits import MASK

HALF: Final = 1 << 63


def whole(value: Any, what: str) -> int:
    """Return an integer of Python or NumPy as one of Python.

    Args:
        value: what was given.
        what: it is, for the message: "seed".

    Raises:
        UsageError: it is not an integer; text and truth values are not accepted.
    """
    if type(value) is int:  # as nearly always
        return value
    try:
        if not isinstance(value, bool):
            return operator.index(value)
    except TypeError:
        pass
    msg = f"{what}: {value!r} is not an integer, it is {type(value).__name__}"
    raise UsageError(msg)


def seat_of(value: object, seats: int) -> int:
    """Return a seat.

    Raises:
        UsageError: the table has no such seat.
    """
    seat = whole(value, "seat")
    if not 0 <= seat < seats:
        msg = f"seat: {seat} does not exist; seats are 0 to {seats - 1}"
        raise UsageError(msg)
    return seat


def viewer_of(value: object, seats: int) -> int | None:
    """Return a seat, or None for a spectator.

    Raises:
        UsageError: as `seat_of`.
    """
    return None if value is None else seat_of(value, seats)


def own(data: object) -> Any:
    """Return data of JSON as its own object, of which nobody else holds a part."""
    if isinstance(data, dict):
        return {key: own(value) for key, value in data.items()}
    return [own(value) for value in data] if isinstance(data, (list, tuple)) else data


def wrapped(seed: int, what: str = "seed") -> int:
    """Return a seed modulo 2**64 as a signed number, which is what compiled calls take.

    Args:
        seed: or another number.
        what: its name, for the message.

    Raises:
        UsageError: it is not a whole number.
    """
    number = seed if type(seed) is int else whole(seed, what)
    return number if -HALF <= number < HALF else ((number + HALF) & MASK) - HALF
