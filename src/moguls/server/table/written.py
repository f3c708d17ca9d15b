"""What a change to a table leaves to be kept: a store writes it as a whole or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from moguls.server.table.listing import Listing
    from moguls.server.table.table import Entry


class Written(NamedTuple):
    """What is written of a change to a table.

    Attributes:
        length: how many entries the log had.
        numbers: of the entries; one up to `length` is written over what had that number.
        entries: what happened.
        listing: the table after them, as the lists have it; None where at most its turn is new.
        turn: the seat to move, where `listing` does not say it.
        due: how urgent it is then that the table goes on by itself, if it does.
    """

    length: int
    numbers: list[int]
    entries: list[Entry]
    listing: Listing | None
    turn: int | None = None
    due: int | None = None
