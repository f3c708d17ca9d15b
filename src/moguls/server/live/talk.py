"""Messages of people at a table; neither its log nor its seal contains any of them.

Phrases and emotes are in memory only; free text is stored as well (`texts`). The seats talk among
themselves, and so do the spectators: neither group gets the other's messages.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from moguls.server.table.rights import refuse_no_seat
from moguls.server.table.table import PERSON, owner_of
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

    `seat`: the seat of its author, None for a spectator; `to`: a seat, or None for the whole group;
    `words`: None for free text; `readers`: of free text of a seat, for good: who sits down later
    does not read it.
    """

    id: int
    user: str
    name: str
    seat: int | None
    to: int | None
    words: Words | None
    at: float
    text: str = ""
    readers: tuple[str, ...] | None = None


class Talk:
    """The last messages at a table.

    Attributes:
        agreed: the people who want the free text in the record of the game.
    """

    def __init__(self) -> None:
        """Begin without any."""
        self._last: deque[TalkEntry] = deque(maxlen=MOST)
        self.last_id = 0
        self.agreed: set[str] = set()

    def entry(
        self,
        table: Table,
        author: tuple[str, str, Viewpoint],
        words: Words,
        to: int | None,
        at: float,
    ) -> TalkEntry:
        """Return what an author says: to all of its group, or to the person in one seat.

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
        seat = author_seat(table, user, viewpoint)
        if to is not None:
            refuse_reader(table, user, seat, to)
        # In milliseconds, so that the numbers go on rising after a restart.
        number = max(self.last_id + 1, int(at * 1000))
        name = name if seat is None else table.seats[seat].player
        return TalkEntry(number, user, name, seat, to, words, at)

    def append(self, entry: TalkEntry) -> None:
        """Add a message that is complete."""
        self.last_id = max(self.last_id, entry.id)
        self._last.append(entry)

    def remove(self, ids: Iterable[int] = (), user: str | None = None) -> None:
        """Remove messages by number, or those of an author."""
        removed = set(ids)
        others = [it for it in self._last if it.id not in removed and it.user != user]
        self._last = deque(others, maxlen=MOST)

    def merge(self, guest: str, person: str) -> None:
        """Put a person in the place of the guest that it has been."""
        self._last = deque((_merged(it, guest, person) for it in self._last), maxlen=MOST)
        self.agreed = {person if user == guest else user for user in self.agreed}

    def for_user(self, table: Table, user: str | None) -> list[TalkEntry]:
        """Return the last messages that a user may read."""
        return [message for message in self._last if may_read(table, message, user)]


def _merged(entry: TalkEntry, guest: str, person: str) -> TalkEntry:
    user, readers = person if entry.user == guest else entry.user, entry.readers
    if readers is not None:
        readers = tuple(sorted({person if it == guest else it for it in readers}))
    return replace(entry, user=user, readers=readers)


def may_read(table: Table, message: TalkEntry, user: str | None) -> bool:
    """Return whether a message is for a user: its author, or a reader of the same group."""
    if user is not None and user == message.user:
        return True
    if message.readers is not None:
        return user in message.readers
    if message.to is not None:
        return message.to in table.seats_of(user)
    return plays(table, user) == (message.seat is not None)


def plays(table: Table, user: str | None) -> bool:
    """Return whether a user has a seat, or a bot plays there for it."""
    return user is not None and any(owner_of(seat) == user for seat in table.seats)


def sender_key(reader: str | None, author: str) -> str:
    """Return what identifies an author to one reader, at all tables, without revealing its id."""
    return blake2b(f"{reader}:{author}".encode(), digest_size=KEY_BYTES).hexdigest()


def encoded(
    messages: Iterable[TalkEntry],
    reader: str | None,
    *,
    is_new: bool,
    agreed: list[int] | None = None,
) -> str:
    """Return messages as JSON for one reader."""
    lines = [
        TalkLine(
            id=it.id,
            seat=it.seat,
            name=it.name,
            to=it.to,
            words=it.words,
            text=it.text,
            at=it.at,
            own=it.user == reader,
            sender=sender_key(reader, it.user),
        )
        for it in messages
    ]
    return msgspec.json.encode(TalkMessage(lines, is_new, agreed)).decode()


def author_seat(table: Table, user: str, viewpoint: Viewpoint) -> int | None:
    """Return the seat that speaks: the viewpoint's, or the first of several; None for none."""
    seat = table.seen_from(user, viewpoint)
    if seat is not None or not user:
        return seat
    owned = (number for number, it in enumerate(table.seats) if owner_of(it) == user)
    return next(owned, None)


def refuse_reader(table: Table, user: str, seat: int | None, to: int) -> None:
    """Refuse a message to a seat where nobody can read it, or that is not for spectators."""
    refuse_no_seat(table, to)
    if seat is None:
        raise Refusal("talk/watching")
    reader = table.seats[to]
    if reader.kind != PERSON or reader.user == user:
        raise Refusal("talk/nobody", {"seat": to + 1})
