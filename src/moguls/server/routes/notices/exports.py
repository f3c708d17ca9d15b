"""Route of the export of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.identity.methods import methods_of
from moguls.server.live.texts import texts_by
from moguls.server.routes.endpoints import Endpoints
from moguls.server.wire.exports import PersonExport

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()


@ROUTES.get("/api/me/export", "Everything about you.", PersonExport)
async def export(call: Call[None], site: Site, person: Person) -> PersonExport:
    """Return everything that the server has about the caller."""
    site.limits.spend("changes", person.id)
    session, hub, store = call.visit.session, site.hub, site.store
    return PersonExport(
        me=person.seen(),
        devices=await site.devices.list(person, "" if session is None else session.device),
        channels=await site.channels.export(person.id),
        notices=await site.channels.recent(person.id),
        record=await site.lobby.record_of(person.id),
        puzzles=await hub.transact(store.puzzles.agrees, person.id),
        tables=sorted(await hub.transact(store.admin.tables_of, person.id)),
        sign_in=await hub.transact(methods_of, store, person.id),
        texts=await hub.transact(texts_by, store, person.id),
    )
