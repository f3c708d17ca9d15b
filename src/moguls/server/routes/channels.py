"""Routes of the ways in which a person is reached while away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from moguls.server.routes.endpoints import Endpoints
from moguls.server.services import channel as services
from moguls.server.webhooks import channel as webhooks
from moguls.server.wire import channels as c
from moguls.server.wire.messages import Nothing

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()


@ROUTES.get("/api/me/channels", "How you are reached while away.", list[c.ChannelInfo])
async def list_channels(_call: Call[None], site: Site, person: Person) -> list[c.ChannelInfo]:
    """List the channels of the caller."""
    return await site.channels.all(person.id)


@ROUTES.delete("/api/me/channels/{channel}", "Remove a channel.", list[c.ChannelInfo])
async def drop_channel(call: Call[None], site: Site, person: Person) -> list[c.ChannelInfo]:
    """Delete a channel of the caller."""
    await site.channels.drop(person.id, call.path["channel"])
    return await site.channels.all(person.id)


@ROUTES.post("/api/me/channels/{channel}/test", "Send a test.", Nothing, c.DeliveryInfo)
async def test_channel(call: Call[Nothing], site: Site, person: Person) -> c.DeliveryInfo:
    """Send a test notification to a channel of the caller."""
    site.limits.spend("tests", person.id)
    return await site.channels.test(person.id, call.path["channel"])


@ROUTES.post("/api/me/webhooks", "A webhook to your own host.", c.NewWebhook, c.CreatedWebhook)
async def add_webhook(call: Call[c.NewWebhook], site: Site, person: Person) -> c.CreatedWebhook:
    """Add a webhook of the caller; the same URL again gets a new secret."""
    site.limits.spend("changes", person.id)
    message, caller = call.message, call.visit.caller
    row = webhooks.new_row(message.url, person.id, caller.site)
    info = await site.channels.add(person.id, row, call.lang, message.zone)
    return c.CreatedWebhook(info, msgspec.json.decode(row["data"])["secret"])


@ROUTES.post("/api/me/services", "Another service.", c.NewService, c.ChannelInfo)
async def add_service(call: Call[c.NewService], site: Site, person: Person) -> c.ChannelInfo:
    """Add a service that shows notices of the caller."""
    site.limits.spend("changes", person.id)
    message = call.message
    row = services.new_row(message.address, person.id, call.visit.caller.site)
    return await site.channels.add(person.id, row, call.lang, message.zone)


@ROUTES.post("/api/me/feeds", "New addresses of your feeds.", c.NewFeeds, c.CreatedFeeds)
async def renew_feeds(call: Call[c.NewFeeds], site: Site, person: Person) -> c.CreatedFeeds:
    """Renew the secret addresses of the caller's feeds."""
    site.limits.spend("changes", person.id)
    where = call.visit.caller.site
    return await site.feeds.renew(person.id, call.lang, call.message.zone, where)
