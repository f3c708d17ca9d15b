"""Admin service: does requests in a running server, and in its place."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import UsageError
from moguls.server.admin import (
    banning,
    cleanup,
    clock,
    inspecting,
    messages,
    people,
    puzzling,
    tables,
    talk,
)
from moguls.server.wire.mistakes import key_of
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.server.admin.messages import AdminRequest, Rows
    from moguls.server.site import Site

LOG: Final = logging.getLogger("moguls.admin")


async def _delete(site: Site, request: messages.Delete) -> Rows:
    """Delete a table or a person.

    Raises:
        UsageError: there is no such table or person.
    """
    (row,) = await inspecting.show(site, messages.Show(request.which))
    await (tables if "table" in row else people).delete(site, request.which)
    return [{"table" if "table" in row else "person": request.which, "deleted": True}]


# The function of each request.
HANDLERS: Final[dict[type[object], Callable[[Site, Any], Awaitable[Rows]]]] = {
    messages.ListTables: inspecting.tables,
    messages.ListPeople: inspecting.people,
    messages.ListBans: banning.bans,
    messages.Show: inspecting.show,
    messages.Close: tables.close,
    messages.Delete: _delete,
    messages.SignOut: people.sign_out,
    messages.Free: tables.free,
    messages.Rename: people.rename,
    messages.AddBan: banning.ban,
    messages.Unban: banning.unban,
    messages.ListReports: talk.reports,
    messages.ClearText: talk.clear,
    messages.Silence: talk.silence,
    messages.Sweep: cleanup.sweep,
    messages.CheckClock: clock.check,
    messages.AddPuzzles: puzzling.add,
}


async def do(site: Site, request: AdminRequest) -> Rows:
    """Do a request; return the rows of the answer.

    Raises:
        UsageError: it failed.
    """
    try:
        rows = await HANDLERS[type(request)](site, request)
    except Refusal as refusal:
        msg = f"{say('en', key_of(refusal.code), refusal.details)} ({refusal.code})"
        raise UsageError(msg) from refusal
    if not isinstance(request, messages.ReadRequest):
        LOG.info("admin: %s", request)
    return rows
