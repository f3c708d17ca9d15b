"""Admin actions on people: delete and rename, also in all logs."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from moguls.errors import UsageError
from moguls.server.table import seating
from moguls.server.table.listing import listing
from moguls.server.wire.names import BadNameError, nickname
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import LANGUAGES, say

if TYPE_CHECKING:
    from moguls.server.admin.messages import Rename, Rows
    from moguls.server.people.person import Person
    from moguls.server.site import Site


async def rename(site: Site, request: Rename) -> Rows:
    """Rename a person, also in earlier entries of logs.

    Raises:
        UsageError: there is no such person, or the name is not valid.
    """
    person = await person_named(site, request.person)
    try:
        name = nickname(request.name)
    except BadNameError as error:
        key = f"error-{error.code.replace('/', '-').replace('_', '-')}"
        msg = f"invalid name {request.name!r}: {say('en', key, error.details)}"
        raise UsageError(msg) from error
    await site.hub.transact(site.store.change_user, person.id, {"name": name})
    person.name = name
    await _rename_in_logs(site, person.id, name, friends=False)
    return [{"person": person.id, "name": name}]


async def delete(site: Site, who: str, *, is_named: bool = True) -> None:
    """Delete a person: sign its devices out, leave its tables, remove its name from all logs.

    Args:
        site: where.
        who: the person's id.
        is_named: whether a log may name it; to look takes a while.

    Raises:
        UsageError: there is no such person.
    """
    person = await person_named(site, who)
    for device in await site.hub.transact(site.store.devices_of, person.id):
        with suppress(Refusal):  # it has signed out meanwhile
            await site.devices.sign_out(person, device["id"])
    for table in await site.hub.transact(site.store.admin.tables_of, person.id):
        with suppress(Refusal):  # it is over, or closed to play
            await site.hub.do(await site.hub.find(table), seating.leave, person.id)
    lang = person.lang if person.lang in LANGUAGES else "en"
    guest = say(str(lang), "guest-name", {"number": str(secrets.randbelow(9000) + 1000)})
    if is_named:
        await _rename_in_logs(site, person.id, guest, friends=True)
    await site.texts.forget(person.id)
    for record in await site.hub.transact(site.store.admin.delete_person, person.id):
        site.archive.forget(record)
    await site.bans.lift(person.id)
    site.people.forget(person)


async def person_named(site: Site, who: str) -> Person:
    """Return a person by id.

    Raises:
        UsageError: there is no such person.
    """
    row = await site.hub.transact(site.store.user, who)
    if row is None:
        msg = f"there is no person {who}; moguls admin list people shows all"
        raise UsageError(msg)
    return site.people.person_of(row)


async def _rename_in_logs(site: Site, user: str, name: str, *, friends: bool) -> None:
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
