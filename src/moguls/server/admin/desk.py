"""The desk at which a host is served, beside a running server and in its place alike."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import UsageError
from moguls.server.admin import banning, looking, messages, people, sweeping, tables
from moguls.server.wire.mistakes import key_of
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.server.admin.messages import Asked, Rows
    from moguls.server.site import Site

LOG: Final = logging.getLogger("moguls.admin")


async def _delete(site: Site, asked: messages.Delete) -> Rows:
    """Delete a table or a person.

    Raises:
        UsageError: there is neither.
    """
    (row,) = await looking.show(site, messages.Show(asked.which))
    await (tables if "table" in row else people).delete(site, asked.which)
    return [{"table" if "table" in row else "person": asked.which, "deleted": True}]


# What is done for each thing that is asked.
DONE: Final[dict[type[object], Callable[[Site, Any], Awaitable[Rows]]]] = {
    messages.ListTables: looking.tables,
    messages.ListPeople: looking.people,
    messages.ListBans: banning.bans,
    messages.Show: looking.show,
    messages.Close: tables.close,
    messages.Delete: _delete,
    messages.Free: tables.free,
    messages.Rename: people.rename,
    messages.Ban: banning.ban,
    messages.Unban: banning.unban,
    messages.Sweep: sweeping.sweep,
}


async def do(site: Site, asked: Asked) -> Rows:
    """Do what a host asks for; return what there is to tell.

    Raises:
        UsageError: it cannot be done, and why.
    """
    try:
        found = await DONE[type(asked)](site, asked)
    except Refusal as refusal:
        msg = f"{say('en', key_of(refusal.code), refusal.told)} ({refusal.code})"
        raise UsageError(msg) from refusal
    if not isinstance(asked, messages.Looks):
        LOG.info("the host: %s", asked)
    return found
