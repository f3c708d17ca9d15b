"""Phrases and emotes at a table, in memory only: log and record do not contain them.

The seats talk among themselves, and so do the spectators: neither group gets the other's messages.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from moguls.server.table.rights import refuse_no_seat
from moguls.server.table.table import PERSON
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.socket import TalkLine, TalkMessage

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.server.table.table import Table, Viewpoint
    from moguls.server.wire.socket import Words

MOST: Final = 40  # messages in memory at a table
KEY_BYTES: Final = 9


@dataclass(frozen=True)
class TalkEntry:
    """A message: who said what to whom.

    `seat`: the seat of its author, None for a spectator; `to`: a seat, or None for the whole group.
    """

    id: int
    user: str
    name: str
    seat: int | None
    to: int | None
    words: Words
    at: float


class Talk:
    """The last messages at a table."""

    def __init__(self) -> None:
        """Begin without any."""
        self._last: deque[TalkEntry] = deque(maxlen=MOST)
        self._last_id = 0

    def add(
        self,
        table: Table,
        author: tuple[str, str, Viewpoint],
        words: Words,
        to: int | None,
        at: float,
    ) -> TalkEntry:
        """Add what an author says: to all of its group, or to the person in one seat.

        Args:
            table: where it is said.
            author: user, name and viewpoint.
            words: what is said.
            to: a seat, or None for the whole group.
            at: the time.

        Raises:
            Refusal: nobody can read it.
        """
        user, name, viewpoint = author
        seat = _author_seat(table, user, viewpoint)
        if to is not None:
            _refuse_reader(table, user, seat, to)
        # In milliseconds, so that the numbers go on rising after a restart.
        self._last_id = max(self._last_id + 1, int(at * 1000))
        name = name if seat is None else table.seats[seat].player
        entry = TalkEntry(self._last_id, user, name, seat, to, words, at)
        self._last.append(entry)
        return entry

    def for_user(self, table: Table, user: str | None) -> list[TalkEntry]:
        """Return the last messages that a user may read."""
        return [message for message in self._last if may_read(table, message, user)]


def may_read(table: Table, message: TalkEntry, user: str | None) -> bool:
    """Return whether a message is for a user: its author, or a reader of the same group."""
    if user is not None and user == message.user:
        return True
    seats = table.seats_of(user)
    if message.to is not None:
        return message.to in seats
    return bool(seats) == (message.seat is not None)


def sender_key(reader: str | None, author: str) -> str:
    """Return what identifies an author to one reader, at all tables, without revealing its id."""
    return blake2b(f"{reader}:{author}".encode(), digest_size=KEY_BYTES).hexdigest()


def encoded(messages: Iterable[TalkEntry], reader: str | None, *, is_new: bool) -> str:
    """Return messages as JSON for one reader."""
    lines = [
        TalkLine(
            id=it.id,
            seat=it.seat,
            name=it.name,
            to=it.to,
            words=it.words,
            at=it.at,
            own=it.user == reader,
            sender=sender_key(reader, it.user),
        )
        for it in messages
    ]
    return msgspec.json.encode(TalkMessage(lines, is_new)).decode()


def _author_seat(table: Table, user: str, viewpoint: Viewpoint) -> int | None:
    """Return the seat that speaks: the viewpoint's, or the first of several; None for none."""
    seat = table.seen_from(user, viewpoint)
    return seat if seat is not None else next(iter(table.seats_of(user)), None)


def _refuse_reader(table: Table, user: str, seat: int | None, to: int) -> None:
    """Refuse a message to a seat where nobody can read it, or that is not for spectators."""
    refuse_no_seat(table, to)
    if seat is None:
        raise Refusal("talk/watching")
    reader = table.seats[to]
    if reader.kind != PERSON or reader.user == user:
        raise Refusal("talk/nobody", {"seat": to + 1})
