"""Routes of identity: the ways to sign in, and signing in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server import former, merging
from moguls.server.routes.devices import by_cookie
from moguls.server.routes.endpoints import Endpoints
from moguls.server.wire import identity as i
from moguls.server.wire.messages import Me, Nothing

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()


@ROUTES.get("/api/me/account", "What you can sign in with.", i.AccountInfo)
async def get_account(call: Call[None], site: Site, person: Person) -> i.AccountInfo:
    """Return the ways in which the caller can sign in."""
    return await site.identity.account(person, call.visit.caller)


@ROUTES.delete("/api/me/account", "Delete yourself; your games stay.", Nothing)
async def drop_account(call: Call[None], site: Site, person: Person) -> Nothing:
    """Delete the caller: at tables and in records it is a former player."""
    await former.delete_person(site, person)
    call.visit.is_signed_out = True
    return Nothing()


@ROUTES.post("/api/me/recovery", "Your new recovery code.", Nothing, i.CreatedRecoveryCode)
async def make_recovery(_call: Call[Nothing], site: Site, person: Person) -> i.CreatedRecoveryCode:
    """Create a recovery code in place of an older one."""
    site.limits.spend("changes", person.id)
    return await site.identity.recovery.make(person.id)


@ROUTES.delete("/api/me/recovery", "Delete your recovery code.", i.AccountInfo)
async def drop_recovery(call: Call[None], site: Site, person: Person) -> i.AccountInfo:
    """Delete the recovery code of the caller."""
    await site.identity.recovery.drop(person.id)
    return await site.identity.account(person, call.visit.caller)


@ROUTES.post("/api/me/passkeys/options", "Begin a passkey.", Nothing, i.PasskeyOptions)
async def begin_passkey(call: Call[Nothing], site: Site, person: Person) -> i.PasskeyOptions:
    """Return what the browser of the caller needs to make a passkey."""
    site.limits.spend("changes", person.id)
    return await site.identity.passkeys.offer(person, call.visit.caller)


@ROUTES.post("/api/me/passkeys", "Add a passkey.", i.AddPasskey, i.AccountInfo)
async def add_passkey(call: Call[i.AddPasskey], site: Site, person: Person) -> i.AccountInfo:
    """Store a passkey that the browser of the caller has made."""
    caller, request = call.visit.caller, call.message
    await site.identity.passkeys.add(person, caller, request.response, request.name)
    return await site.identity.account(person, caller)


@ROUTES.delete("/api/me/passkeys/{passkey}", "Delete a passkey.", i.AccountInfo)
async def drop_passkey(call: Call[None], site: Site, person: Person) -> i.AccountInfo:
    """Delete a passkey of the caller."""
    await site.identity.passkeys.drop(person.id, call.path["passkey"])
    return await site.identity.account(person, call.visit.caller)


@ROUTES.post(
    "/api/sign-in/passkey/options",
    "Begin a sign-in by a passkey.",
    Nothing,
    i.PasskeyOptions,
    greets=False,
)
async def ask_passkey(call: Call[Nothing], site: Site, _person: Person) -> i.PasskeyOptions:
    """Return what a browser needs to sign somebody in by a passkey."""
    site.identity.spend_attempt(call.visit.caller.network)
    return await site.identity.passkeys.ask(call.visit.caller)


@ROUTES.post(
    "/api/sign-in/passkey",
    "Whom a passkey signs in.",
    i.TryPasskey,
    i.SignInOffer,
    greets=False,
)
async def try_passkey(call: Call[i.TryPasskey], site: Site, _person: Person) -> i.SignInOffer:
    """Return a sign-in for the owner of a passkey."""
    visit = call.visit
    owner = await site.identity.passkeys.owner(visit.caller, call.message.response)
    return await site.identity.sign_in.offer(owner, by_cookie(visit))


@ROUTES.post(
    "/api/sign-in/mail",
    "Send a link that signs in, if the address is known.",
    i.AskSignInMail,
    Nothing,
    greets=False,
)
async def ask_mail(call: Call[i.AskSignInMail], site: Site, _person: Person) -> Nothing:
    """Send a link to an address; the answer is the same for unknown ones."""
    await site.identity.mail.ask(call.message.address, call.visit.caller.network)
    return Nothing()


@ROUTES.post(
    "/api/sign-in/recovery",
    "Whom a recovery code signs in.",
    i.TryRecoveryCode,
    i.SignInOffer,
    greets=False,
)
async def recover(call: Call[i.TryRecoveryCode], site: Site, _person: Person) -> i.SignInOffer:
    """Return a sign-in for the owner of a recovery code."""
    visit = call.visit
    return await site.identity.recover(call.message.code, by_cookie(visit), visit.caller.network)


@ROUTES.post("/api/sign-in/look", "Whom a link signs in.", i.TrySignIn, i.SignInOffer, greets=False)
async def look(call: Call[i.TrySignIn], site: Site, _person: Person) -> i.SignInOffer:
    """Return the person whom a link signs in."""
    return await site.identity.sign_in.look(call.message.link, by_cookie(call.visit))


@ROUTES.post("/api/sign-in", "Sign in by a link.", i.UseSignIn, Me, greets=False)
async def sign_in(call: Call[i.UseSignIn], site: Site, _person: Person) -> Me:
    """Sign this browser in by a link."""
    visit, request = call.visit, call.message
    caller, link, before = visit.caller, request.link, by_cookie(visit)
    if request.bring:
        session = await merging.sign_in_by_link(site, caller, link, before)
    else:
        session = await site.identity.sign_in.use(caller, link, before, leave=request.leave)
    visit.session = session
    return session.person.seen()
