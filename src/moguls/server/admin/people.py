"""Admin actions on people: delete, rename and sign out."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from moguls.errors import UsageError
from moguls.server.former import delete_person, rename_in_logs
from moguls.server.identity.methods import kinds, methods_of
from moguls.server.wire.names import BadNameError, nickname
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from moguls.server.admin.messages import Rename, Rows, SignOut
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
    await rename_in_logs(site, person.id, name, friends=False)
    return [{"person": person.id, "name": name}]


async def delete(site: Site, who: str, *, is_named: bool = True) -> None:
    """Delete a person, see `former.delete_person`.

    Args:
        site: where.
        who: the person's id.
        is_named: whether a log may name it; to look takes a while.

    Raises:
        UsageError: there is no such person.
    """
    await delete_person(site, await person_named(site, who), is_named=is_named)


async def sign_out(site: Site, request: SignOut) -> Rows:
    """Sign a person out on all devices, and end links and codes that sign it in.

    Passkeys, a recovery code and a mail address stay: the answer says whether there are any.

    Raises:
        UsageError: there is no such person.
    """
    person, hub = await person_named(site, request.person), site.hub
    devices = await hub.transact(site.store.devices_of, person.id)
    site.devices.codes.drop(person.id)
    await hub.transact(site.store.one_time_links.drop_all, person.id)
    for device in devices:
        with suppress(Refusal):  # it has signed out meanwhile
            await site.devices.sign_out(person, device["id"])
    ways = await hub.transact(methods_of, site.store, person.id)
    return [{"person": person.id, "devices": len(devices), "can_return_by": kinds(ways)}]


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
