"""Routes of mail: addresses, their confirmation, and the end of mails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.routes.endpoints import Endpoints
from moguls.server.wire import channels as c
from moguls.server.wire.messages import Nothing

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()
# At the address of the page, where mail programs post; not part of the interface of programs.
ONE_CLICK = Endpoints()


@ROUTES.get("/api/me/mail", "Your addresses of mail.", c.MailInfo)
async def list_addresses(_call: Call[None], site: Site, person: Person) -> c.MailInfo:
    """List the addresses of the caller."""
    return await site.mail_addresses.all(person.id)


@ROUTES.post("/api/me/mail", "Send a link that confirms an address.", c.NewMailAddress, Nothing)
async def add_address(call: Call[c.NewMailAddress], site: Site, person: Person) -> Nothing:
    """Send a link to an address, which the caller confirms there."""
    site.limits.spend("mails", person.id)
    await site.mail_addresses.ask(person.id, call.message, call.lang)
    return Nothing()


@ROUTES.put("/api/me/mail/{channel}", "When an address gets mail.", c.MailPlan, c.MailInfo)
async def plan_address(call: Call[c.MailPlan], site: Site, person: Person) -> c.MailInfo:
    """Change when an address of the caller gets mail."""
    site.limits.spend("changes", person.id)
    await site.mail_addresses.plan(person.id, call.path["channel"], call.message)
    return await site.mail_addresses.all(person.id)


@ROUTES.post(
    "/api/mail/look", "The address of a link.", c.MailLink, c.ConfirmedAddress, greets=False
)
async def look(call: Call[c.MailLink], site: Site, _person: Person) -> c.ConfirmedAddress:
    """Return the address that a link confirms."""
    return await site.mail_addresses.look(call.message.link)


@ROUTES.post(
    "/api/mail/confirm", "Confirm an address.", c.MailLink, c.ConfirmedAddress, greets=False
)
async def confirm(call: Call[c.MailLink], site: Site, _person: Person) -> c.ConfirmedAddress:
    """Use an address from now on."""
    return await site.mail_addresses.confirm(call.message.link)


@ROUTES.post(
    "/api/mail/move/look", "What a link of a move does.", c.MailLink, c.MailMoveInfo, greets=False
)
async def look_at_move(call: Call[c.MailLink], site: Site, _person: Person) -> c.MailMoveInfo:
    """Return what a link of a move would do; nothing is changed."""
    return await site.mail_moves.look(call.message.link, call.lang)


@ROUTES.post("/api/mail/move", "Play the move of a link.", c.MailLink, c.MoveTable, greets=False)
async def play_move(call: Call[c.MailLink], site: Site, _person: Person) -> c.MoveTable:
    """Play the move of a link in a mail; the link itself is the permission."""
    return c.MoveTable(await site.mail_moves.play(call.message.link))


@ROUTES.post("/api/mail/stop/{channel}/{secret}", "End mails.", bytes, Nothing, greets=False)
@ONE_CLICK.post("/mail/stop/{channel}/{secret}", "End mails.", bytes, Nothing, greets=False)
async def stop(call: Call[bytes], site: Site, _person: Person) -> Nothing:
    """End the mails to an address; mail programs call this, and the page of the link."""
    await site.mail_addresses.stop(call.path["channel"], call.path["secret"])
    return Nothing()
