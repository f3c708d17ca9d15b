"""What a host does with people: delete, rename; their names are told otherwise in all logs."""

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


async def rename(site: Site, asked: Rename) -> Rows:
    """Give a person another name, in what the logs tell of earlier, too.

    Raises:
        UsageError: there is no such person, or it cannot be called so.
    """
    person = await found(site, asked.person)
    try:
        name = nickname(asked.name)
    except BadNameError as error:
        key = f"error-{error.code.replace('/', '-').replace('_', '-')}"
        msg = f"{asked.name!r} cannot be a name: {say('en', key, error.told)}"
        raise UsageError(msg) from error
    await site.hub.transact(site.store.change_user, person.id, {"name": name})
    person.name = name
    await _name_otherwise(site, person.id, name, friends=False)
    return [{"person": person.id, "name": name}]


async def delete(site: Site, who: str, *, named: bool = True) -> None:
    """Delete a person: its devices are signed out, its seats are bots', no log tells its name.

    Args:
        site: where.
        who: the person's id.
        named: whether a log may name it; to look takes a while.

    Raises:
        UsageError: there is no such person.
    """
    person = await found(site, who)
    for device in await site.hub.transact(site.store.devices_of, person.id):
        with suppress(Refusal):  # it has signed out meanwhile
            await site.devices.sign_out(person, device["id"])
    for table in await site.hub.transact(site.store.admin.tables_of, person.id):
        with suppress(Refusal):  # it is over, or closed to play
            await site.hub.do(await site.hub.find(table), seating.leave, person.id)
    lang = person.lang if person.lang in LANGUAGES else "en"
    guest = say(str(lang), "guest-name", {"number": str(secrets.randbelow(9000) + 1000)})
    if named:
        await _name_otherwise(site, person.id, guest, friends=True)
    for brought in await site.hub.transact(site.store.admin.delete_person, person.id):
        site.archive.forget(brought)
    await site.bans.lift(person.id)
    site.people.forget(person)


async def found(site: Site, who: str) -> Person:
    """Return a person who is named.

    Raises:
        UsageError: there is none.
    """
    row = await site.hub.transact(site.store.user, who)
    if row is None:
        msg = f"there is no person {who}; moguls admin list people tells them all"
        raise UsageError(msg)
    return site.people.person_of(row)


async def _name_otherwise(site: Site, user: str, name: str, *, friends: bool) -> None:
    """Tell another name of a person in the logs of all tables, and to those who are there."""
    for table in await site.hub.transact(site.store.admin.tables_naming, user):
        await _at_one(site, table, user, name, friends=friends)
        site.archive.forget(table)


async def _at_one(site: Site, table: str, user: str, name: str, *, friends: bool) -> None:
    """Tell another name at one table, alone there; what cannot be replayed has a log, too."""

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
