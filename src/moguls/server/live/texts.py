"""Free text at invitation tables: written, stored, reported, cleared, and put into a record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from moguls.server.live.talk import (
    MOST,
    TalkEntry,
    author_seat,
    plays,
    refuse_reader,
)
from moguls.server.ports.talk import WrittenText
from moguls.server.table.table import owner_of
from moguls.server.wire.exports import ExportedText
from moguls.server.wire.free_text import cleaned_text
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.ports.storage import Store
    from moguls.server.ports.talk import TalkStore
    from moguls.server.table.table import Table, Viewpoint

MOST_BYTES: Final = 3_500  # of the texts in a record: they count as its extra fields


@dataclass
class Texts:
    """The free text of all tables.

    Attributes:
        locked: people and tables without free text.
    """

    hub: Hub
    store: TalkStore

    def __post_init__(self) -> None:
        """Have tables opened with their texts."""
        self.locked: set[str] = set()
        self._last_id = 0
        self.hub.before_open = self.restore

    async def load(self) -> None:
        """Read who may not write."""
        self.locked = await self.hub.transact(self.store.locked)
        self._last_id = await self.hub.transact(self.store.last_id)

    async def restore(self, live: Live) -> None:
        """Give a table its last texts back."""
        if not self._last_id:
            return
        rows = await self.hub.transact(self.store.texts_of, live.table.id)
        for text, name in rows[-MOST:]:
            live.talk.append(_entry(text, name))
        if rows:
            live.talk.agreed = await self.hub.transact(self.store.agreed, live.table.id)

    async def write(
        self, live: Live, author: tuple[str, str, Viewpoint], text: str, to: int | None
    ) -> None:
        """Send and store what a person writes, to all of its group or to one seat.

        Raises:
            Refusal: nobody can read it, it is empty or too long, or free text is not possible.
        """
        table, text, (user, name, viewpoint) = live.table, cleaned_text(text), author
        self._refuse(table, user)
        seat = author_seat(table, user, viewpoint)
        if to is not None:
            refuse_reader(table, user, seat, to)
        at = live.now()
        self._last_id = max(self._last_id + 1, live.talk.last_id + 1, int(at * 1000))
        where = self._last_id, table.id, user, seat, to
        stored = WrittenText(*where, _readers(table, user, seat, to), text, at)
        await self.hub.transact(self.store.add_text, stored)
        live.tell(_entry(stored, name))

    def _refuse(self, table: Table, user: str) -> None:
        if table.open:
            raise Refusal("talk/open_table")
        if not user or not self.locked.isdisjoint((table.id, user)):
            raise Refusal("talk/disabled")

    async def report(self, live: Live, user: str, text_id: int) -> None:
        """Report a text to the host.

        Raises:
            Refusal: the person has no such text to read.
        """
        readable = {it.id for it in live.talk.for_user(live.table, user) if it.text}
        if text_id not in readable:
            raise Refusal("talk/no_such_text")
        await self.hub.transact(self.store.report, text_id, user, live.now())

    async def agree(self, live: Live, user: str, *, agrees: bool) -> None:
        """Record whether a player agrees that the record contains the texts to all seats.

        Raises:
            Refusal: the game is not over, or the person did not play.
        """
        table = live.table
        if table.status != "over":
            raise Refusal("table/not_over")
        if not plays(table, user):
            raise Refusal("table/not_seated")
        await self.hub.transact(lambda: self.store.agree(table.id, user, agrees=agrees))
        agreed = live.talk.agreed
        live.talk.agreed = agreed | {user} if agrees else agreed - {user}
        live.tell_all()

    async def recorded(self, live: Live) -> dict[str, Any]:
        """Return the field of the record with the texts to all seats, if all players agree."""
        table = live.table
        people = {owner for seat in table.seats if (owner := owner_of(seat))}
        if not people or not people <= live.talk.agreed:
            return {}
        rows = await self.hub.transact(self.store.texts_of, table.id)
        lines = [
            {"seat": text.seat, "text": text.text, "at": round(text.at)}
            for text, _ in rows
            if text.seat is not None and text.to_seat is None
        ]
        while lines and len(json.dumps(lines, ensure_ascii=False).encode()) > MOST_BYTES:
            del lines[0]
        return {"talk": lines} if lines else {}

    # -- the host ---------------------------------------------------------------------------------

    async def clear(self, text_id: int) -> bool:
        """Delete a text everywhere; return whether there was one."""
        table_id = await self.hub.transact(self.store.clear, text_id)
        live = self.hub.in_use().get(table_id) if table_id else None
        if live is not None:
            live.talk.remove([text_id])
            live.tell_all()
        return table_id is not None

    async def lock(self, who: str) -> None:
        """Allow a person, or everybody at a table, no free text."""
        await self.hub.transact(self.store.lock, who, self.hub.clock.time())
        self.locked.add(who)

    async def unlock(self, who: str) -> bool:
        """Allow it again; return whether it was not allowed."""
        await self.hub.transact(self.store.unlock, who)
        was_locked = who in self.locked
        self.locked.discard(who)
        return was_locked

    def merge(self, guest: str, person: str) -> None:
        """Put a person in the place of a guest in memory: what is stored has changed before."""
        if guest in self.locked:
            self.locked = self.locked - {guest} | {person}
        for live in self.hub.in_use().values():
            live.talk.merge(guest, person)

    async def forget(self, person: str) -> None:
        """Delete all that a person wrote, and what belongs to it, from the database and memory."""
        tables = await self.hub.transact(self.store.forget, person)
        self.locked.discard(person)
        for table_id in tables:
            live = self.hub.in_use().get(table_id)
            if live is not None:
                live.talk.remove(user=person)
                live.talk.agreed = live.talk.agreed - {person}
                live.tell_all()


def texts_by(store: Store, user: str) -> list[ExportedText]:
    """Return what a person wrote, the oldest first; its readers are others."""
    return [
        ExportedText(it.table_id, it.seat, it.to_seat, it.text, it.at)
        for it in store.talk.texts_by(user)
    ]


def _entry(text: WrittenText, name: str) -> TalkEntry:
    return TalkEntry(
        id=text.id,
        user=text.user_id,
        name=name,
        seat=text.seat,
        to=text.to_seat,
        words=None,
        at=text.at,
        text=text.text,
        readers=text.readers,
    )


def seats_told(table: Table, user: str, to: int | None) -> list[int]:
    """Return one seat of every other player who may read what a player writes."""
    if not plays(table, user):
        return []
    if to is not None:
        return [to]
    seats = {owner_of(seat): number for number, seat in enumerate(table.seats)}
    return sorted(number for owner, number in seats.items() if owner not in {None, user})


def _readers(table: Table, user: str, seat: int | None, to: int | None) -> tuple[str, ...] | None:
    """Return who may read a text besides its author; None: all spectators."""
    if seat is None:
        return None
    seats = table.seats if to is None else [table.seats[to]]
    return tuple(sorted({owner for it in seats if (owner := owner_of(it)) and owner != user}))
