"""Links that play a move: what they say is signed, and it holds for one turn of one seat.

Such a link lies in a mail for days and is not a one-time link: it is used up with the turn.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final, NamedTuple

FEW: Final = 6  # moves for which a mail has links
MAC_BYTES: Final = 16


class MoveLink(NamedTuple):
    """A move of a turn.

    Attributes:
        table: its id.
        seat: that moves.
        moved: the public number of the last move before it: it says which turn is meant.
        choice: the number of the move among the legal ones.
    """

    table: str
    seat: int
    moved: int
    choice: int


def signed(link: MoveLink, user: str, key: str) -> str:
    """Return a link as text that only this server can make, for the person in the seat."""
    return f"{_plain(link)}.{_mac(link, user, key)}"


def read_link(text: str) -> MoveLink | None:
    """Return a link whose signature has still to be checked; None for other text."""
    parts = text.split(".")
    if len(parts) != len(MoveLink._fields) + 1:
        return None
    table, *numbers, _mac_of_it = parts
    if not all(it.isdecimal() and it.isascii() and len(it) < 10 for it in numbers):  # noqa: PLR2004  # digits
        return None
    return MoveLink(table, *map(int, numbers))


def is_signed(text: str, user: str, key: str) -> bool:
    """Return whether this server made a link for a person."""
    link = read_link(text)
    return link is not None and hmac.compare_digest(
        text.encode("utf-8", "replace"), signed(link, user, key).encode()
    )


def _plain(link: MoveLink) -> str:
    return ".".join(map(str, link))


def _mac(link: MoveLink, user: str, key: str) -> str:
    digest = hmac.digest(key.encode(), f"{_plain(link)}.{user}".encode(), sha256)
    return urlsafe_b64encode(digest[:MAC_BYTES]).decode().rstrip("=")
