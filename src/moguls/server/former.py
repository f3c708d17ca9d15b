"""Former players: deletion of a person whose games stay, and names in earlier entries of logs."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from moguls.server.table import seating
from moguls.server.table.listing import listing
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import LANGUAGES, say

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.site import Site


async def delete_person(site: Site, person: Person, *, is_named: bool = True) -> None:
    """Delete a person: sign its devices out, leave its tables, replace its name in all logs.

    What it can sign in with, its channels and its imported records are deleted; its games stay.

    Args:
        site: where.
        person: the person.
        is_named: whether a log may name it; to look takes a while.
    """
    for device in await site.hub.transact(site.store.devices_of, person.id):
        with suppress(Refusal):  # it has signed out meanwhile
            await site.devices.sign_out(person, device["id"])
    for table in await site.hub.transact(site.store.admin.tables_of, person.id):
        with suppress(Refusal):  # it is over, or closed to play
            await site.hub.do(await site.hub.find(table), seating.leave, person.id)
    if is_named:
        lang = person.lang if person.lang in LANGUAGES else "en"
        await rename_in_logs(site, person.id, say(str(lang), "former-player"), friends=True)
    await site.texts.forget(person.id)
    for record in await site.hub.transact(site.store.admin.delete_person, person.id):
        site.archive.forget(record)
    await site.bans.lift(person.id)
    site.people.forget(person)


async def rename_in_logs(site: Site, user: str, name: str, *, friends: bool) -> None:
    """Rename a person in the logs of all tables, and for those who are there."""
    for table in await site.hub.transact(site.store.admin.tables_naming, user):
        await _rename_in_log(site, table, user, name, friends=friends)
        site.archive.forget(table)


async def _rename_in_log(site: Site, table: str, user: str, name: str, *, friends: bool) -> None:
    """Rename a person at one table, alone there; works for logs that cannot be replayed, too."""

    def write() -> None:
        site.store.admin.rename_in_log(table, user, name, friends=friends)

    try:
        live = await site.hub.find(table)
    except Refusal:
        await site.hub.transact(write)
        return
    async with live.lock:
        await site.hub.transact(write)
        live.table = await site.hub.load(table)
        await site.hub.transact(site.store.repair_listing, table, listing(live.table))
        live.wake()
