"""Admin actions on free text: reports, deletion, and who may not write."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.errors import UsageError
from moguls.server.admin import inspecting
from moguls.server.admin.messages import Show
from moguls.server.admin.rows import moment

if TYPE_CHECKING:
    from moguls.server.admin.messages import ClearText, ListReports, Rows, Silence
    from moguls.server.site import Site


async def reports(site: Site, _request: ListReports) -> Rows:
    """Return the reported texts; nobody else's words are shown."""
    reported = await site.hub.transact(site.store.talk.reported)
    return [
        {
            "text": it.text.id,
            "words": it.text.text,
            "person": it.text.user_id,
            "name": it.name,
            "table": it.text.table_id,
            "written": moment(it.text.at),
            "reports": it.reports,
            "reported": moment(it.at),
        }
        for it in reported
    ]


async def clear(site: Site, request: ClearText) -> Rows:
    """Delete a text.

    Raises:
        UsageError: there is no such text.
    """
    if not await site.texts.clear(request.text):
        msg = f"there is no text {request.text}; moguls admin list reports shows the reported ones"
        raise UsageError(msg)
    return [{"text": request.text, "cleared": True}]


async def silence(site: Site, request: Silence) -> Rows:
    """Allow a person, or everybody at a table, no free text, or allow it again.

    Raises:
        UsageError: there is no such table or person, or free text was allowed.
    """
    if not request.undo:
        await inspecting.show(site, Show(request.who))
        await site.texts.lock(request.who)
    elif not await site.texts.unlock(request.who):
        msg = f"free text is not disabled for {request.who}, so nothing was changed"
        raise UsageError(msg)
    return [{"who": request.who, "free text": request.undo}]
