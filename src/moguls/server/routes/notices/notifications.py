"""Routes of the page of notifications: all channels with the last notices, push, place, tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.front_door.local import is_local
from moguls.server.people.agents import device_name
from moguls.server.push.channel import KIND, PushChannel
from moguls.server.push.keys import public_key
from moguls.server.routes.endpoints import Endpoints
from moguls.server.wire import channels as c
from moguls.server.wire.messages import Nothing
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.people.visits import Visit
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()
ALL = "/api/me/notifications"


@ROUTES.get(ALL, "Your channels and the last notices.", c.NotificationsInfo)
async def get_notifications(call: Call[None], site: Site, person: Person) -> c.NotificationsInfo:
    """Return the channels of the caller and the last notices."""
    return await _all(call.visit, site, person)


@ROUTES.put(ALL, "Language and time zone of messages.", c.PutPlace, c.NotificationsInfo)
async def put_place(call: Call[c.PutPlace], site: Site, person: Person) -> c.NotificationsInfo:
    """Change language and time zone of the caller's channels."""
    request, device = call.message, _device(call.visit)
    await site.channels.put_place(person.id, device, request.lang, request.zone)
    return await _all(call.visit, site, person)


@ROUTES.post(
    "/api/me/channels/push", "Be reached by push here.", c.NewSubscription, c.NotificationsInfo
)
async def subscribe(
    call: Call[c.NewSubscription], site: Site, person: Person
) -> c.NotificationsInfo:
    """Add or renew the subscription of a browser."""
    caller, request = call.visit.caller, call.message
    push = site.channels.offered(KIND)
    if not isinstance(push, PushChannel):
        raise Refusal("channel/off")
    row = push.new_row(
        request.address, {"p256dh": request.p256dh, "auth": request.auth}, caller.site
    )
    label = " · ".join(filter(None, device_name(caller.agent)))
    row |= {"device": _device(call.visit), "label": label}
    await site.channels.add(person.id, row, request.lang, request.zone)
    return await _all(call.visit, site, person)


@ROUTES.post(
    "/api/me/channels/{channel}/opened", "You opened a test.", Nothing, c.NotificationsInfo
)
async def open_test(call: Call[Nothing], site: Site, person: Person) -> c.NotificationsInfo:
    """Mark a channel of the caller as working."""
    await site.channels.open_test(person.id, call.path["channel"])
    return await _all(call.visit, site, person)


async def _all(visit: Visit, site: Site, person: Person) -> c.NotificationsInfo:
    channels, device = site.channels, _device(visit)
    is_host = is_local(visit.caller.address, visit.caller.headers)
    offers = [
        c.OfferInfo(offer.kind, not offer.missing, list(offer.missing) if is_host else [])
        for offer in channels.offers
    ]
    push = channels.notices.channels.get(KIND)
    key = public_key(push.private_key) if isinstance(push, PushChannel) else None
    return c.NotificationsInfo(
        offers,
        key,
        await channels.all(person.id),
        await channels.here(person.id, device),
        await channels.recent(person.id),
    )


def _device(visit: Visit) -> str:
    """Return the device of a request, "" without a session."""
    return "" if visit.session is None else visit.session.device
