"""The desk at which a host is served, beside a running server and in its place alike."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import UsageError
from moguls.server.admin import asked as asks
from moguls.server.admin import banning, looking, people, sweeping, tables
from moguls.server.wire.mistakes import key_of
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.server.admin.asked import Asked, Rows
    from moguls.server.site import Site

LOG: Final = logging.getLogger("moguls.admin")


async def _delete(site: Site, asked: asks.Delete) -> Rows:
    """Delete a table or a person.

    Raises:
        UsageError: there is neither.
    """
    (row,) = await looking.show(site, asks.Show(asked.which))
    await (tables if "table" in row else people).delete(site, asked.which)
    return [{"table" if "table" in row else "person": asked.which, "deleted": True}]


# What is done for each thing that is asked.
DONE: Final[dict[type[object], Callable[[Site, Any], Awaitable[Rows]]]] = {
    asks.ListTables: looking.tables,
    asks.ListPeople: looking.people,
    asks.ListBans: banning.bans,
    asks.Show: looking.show,
    asks.Close: tables.close,
    asks.Delete: _delete,
    asks.Free: tables.free,
    asks.Rename: people.rename,
    asks.Ban: banning.ban,
    asks.Unban: banning.unban,
    asks.Sweep: sweeping.sweep,
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
    if not isinstance(asked, asks.Looks):
        LOG.info("the host: %s", asked)
    return found
