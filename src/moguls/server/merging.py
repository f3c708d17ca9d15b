"""Merging of a guest into the person as whom its browser signs in.

The session of the guest and the sign-in of the person prove both, so nothing hidden becomes visible
to anybody else. All tables of the guest are locked, and everything changes in one transaction: the
guest's seats, its finished games, all other rows, the link that is used up, and the devices.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.server.identity.sign_in import PURPOSE
from moguls.server.live.links import digest
from moguls.server.live.writing import change_of
from moguls.server.ports.identity import CHANGED, LINK_USED, MERGED, Merge
from moguls.server.table import seat_transfer, timing
from moguls.server.table.evolving import evolve
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.live.live import Live
    from moguls.server.people.person import Session
    from moguls.server.people.visits import Caller
    from moguls.server.ports.identity import MergeOutcome
    from moguls.server.ports.storage import Row
    from moguls.server.site import Site
    from moguls.server.table.change import TableChange
    from moguls.server.table.table import LogEntry, Table

ATTEMPTS: Final = 3  # if the guest comes to another table meanwhile


class Proof(NamedTuple):
    """Who signs in, and what proves it.

    Attributes:
        caller: the browser.
        guest: its session.
        person: the row of the person.
        link: a hash of the one-time link; None if a code has been used.
    """

    caller: Caller
    guest: Session
    person: Row
    link: str | None


class MergedTable(NamedTuple):
    """A table after a merge: its copy, the new entries and their numbers."""

    changed: Table
    entries: list[LogEntry]
    numbers: list[int]


async def sign_in_by_link(
    site: Site, caller: Caller, link: str, session: Session | None
) -> Session:
    """Sign in a browser by a link, and bring its guest's games along.

    Raises:
        Refusal: the link is not valid, or nobody is signed in; nothing has changed.
    """
    person = (await site.identity.links.look(PURPOSE, link)).person or ""
    if session is not None and session.person.id == person:
        return session
    proof = await _proof(site, caller, session, person, digest(link))
    return await _merge(site, proof)


async def sign_in_by_code(
    site: Site, caller: Caller, code: str, session: Session | None
) -> Session:
    """Sign in a browser by a code of another device, and bring its guest's games along.

    Raises:
        Refusal: the code is not valid, or nobody is signed in; nothing has changed.
    """
    person = site.devices.owner(code, caller.network)
    if session is not None and session.person.id == person:
        return session
    proof = await _proof(site, caller, session, person, None)
    if site.devices.codes.use(code) is None:  # another device was quicker
        raise Refusal("device/no_such_code")
    return await _merge(site, proof)


async def _proof(
    site: Site, caller: Caller, guest: Session | None, person: str, link: str | None
) -> Proof:
    if guest is None:
        raise Refusal("sign_in/no_guest")
    row = await site.hub.transact(site.store.user, person)
    if row is None:
        raise Refusal("one_time/not_found")
    return Proof(caller, guest, row, link)


async def _merge(site: Site, proof: Proof) -> Session:
    """Merge; what has begun is finished even if the client disconnects."""
    return await asyncio.shield(asyncio.create_task(_merge_to_the_end(site, proof)))


async def _merge_to_the_end(site: Site, proof: Proof) -> Session:
    session, device = site.people.new_device(proof.person, proof.caller)
    devices = await site.hub.transact(site.store.devices_of, proof.guest.person.id)
    outcome: MergeOutcome = CHANGED
    for _ in range(ATTEMPTS):
        if outcome == CHANGED:
            outcome = await _attempt(site, proof, device)
    if outcome != MERGED:
        codes = {LINK_USED: "one_time/used", CHANGED: "sign_in/not_merged"}
        raise Refusal(codes.get(outcome, "one_time/not_found"))
    site.people.remember(session)
    await _forget_guest(site, proof, devices)
    return session


async def _attempt(site: Site, proof: Proof, device: Row) -> MergeOutcome:
    """Lock the tables of a guest and write everything; return whether that was possible."""
    guest, person = proof.guest.person.id, proof.person["id"]
    tables = await site.hub.transact(site.store.merges.tables_of, guest)
    lives, unread = await _read(site, tables)
    async with AsyncExitStack() as locks:
        for live in lives:
            await locks.enter_async_context(live.lock)
        now = [(live.table, live.now()) for live in lives]
        names = guest, person, proof.person["name"]
        after: dict[str, MergedTable] = await site.hub.executor.compute(_merged, now, *names)
        changes = {
            live.table.id: _change(site, live, after[live.table.id], guest) for live in lives
        }
        at, old = site.hub.clock.time(), proof.guest.device
        merge = Merge(guest, person, old, device, proof.link, changes, unread, at)
        outcome: MergeOutcome = await _write(site, merge, lives, after)
    if outcome == MERGED:
        await _follow(site, merge, lives)
    return outcome


async def _read(site: Site, tables: dict[str, bool]) -> tuple[list[Live], list[str]]:
    """Return the tables that are unfinished or in memory, in one order for all, and the others."""
    lives, unread = [], []
    for table_id, is_unfinished in tables.items():
        try:
            if not is_unfinished and site.hub.peek(table_id) is None:
                unread.append(table_id)
            else:
                lives.append(await site.hub.find(table_id))
        except Refusal:  # its log cannot be read
            unread.append(table_id)
    return lives, unread


def _merged(
    tables: list[tuple[Table, float]], guest: str, person: str, name: str
) -> dict[str, MergedTable]:
    """Return the tables after a merge, by id; the time of a finished one stays."""
    after = {}
    for table, now in tables:
        at = now if table.status in {"waiting", "playing"} else table.at
        entries = timing.stamp(table, seat_transfer.merge(table, guest, person, name), at)
        changed = table.copy()
        numbers = [evolve(changed, entry) for entry in entries]
        after[table.id] = MergedTable(changed, entries, numbers)
    return after


def _change(site: Site, live: Live, after: MergedTable, guest: str) -> TableChange:
    """Return the change to write; a guest with channels has had its notices before."""
    change = change_of(live, after.changed, after.numbers, after.entries)
    if guest in site.notices.reachable:
        return change
    return change._replace(notices=site.hub.notices_of(live, after.changed, after.entries))


async def _write(
    site: Site, merge: Merge, lives: list[Live], after: dict[str, MergedTable]
) -> MergeOutcome:
    """Write everything and apply it; after an error the logs are loaded again."""
    try:
        outcome: MergeOutcome = await site.hub.transact(site.store.merges.merge, merge)
    except Exception:
        for live in lives:
            await _reload(site, live)
        raise
    if outcome == MERGED:
        for live in lives:
            live.table = after[live.table.id].changed
            live.wake()
    return outcome


async def _reload(site: Site, live: Live) -> None:
    live.table = await site.hub.load(live.table.id)
    live.wake()


async def _follow(site: Site, merge: Merge, lives: list[Live]) -> None:
    """Do what a merge makes necessary elsewhere in memory."""
    site.texts.merge(merge.guest, merge.person)
    await site.notices.load()
    for live in lives:
        live.look(merge.person)
        site.hub.after_change(live)
    for table_id in (*merge.changes, *merge.unread):
        site.archive.forget(table_id)
    opened = site.hub.in_use()
    for live in (opened[table_id] for table_id in merge.unread if table_id in opened):
        async with live.lock:
            await _reload(site, live)


async def _forget_guest(site: Site, proof: Proof, devices: list[Row]) -> None:
    """Drop a deleted guest from memory, and close its connections."""
    guest = proof.guest.person
    site.devices.codes.drop(guest.id)
    site.people.forget(guest)
    for device in {proof.guest.device, *(row["id"] for row in devices)}:
        site.people.drop_device(device)
        await site.devices.close(device)
    await site.bans.lift(guest.id)
