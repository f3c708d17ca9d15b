"""Routes of devices: the list, sign-in codes, and sign-out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server import merging
from moguls.server.routes.endpoints import Endpoints
from moguls.server.wire import devices as d
from moguls.server.wire.messages import Me, Nothing

if TYPE_CHECKING:
    from moguls.server.people.person import Person, Session
    from moguls.server.people.visits import Visit
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()


@ROUTES.get("/api/me/devices", "Your devices.", list[d.DeviceInfo])
async def list_devices(call: Call[None], site: Site, person: Person) -> list[d.DeviceInfo]:
    """List the devices of the caller."""
    return await site.devices.list(person, _here(call.visit))


@ROUTES.delete("/api/me/devices/{device}", "Sign a device out.", list[d.DeviceInfo])
async def sign_out(call: Call[None], site: Site, person: Person) -> list[d.DeviceInfo]:
    """Sign out a device of the caller; for the current one, the cookie is deleted."""
    device, here = call.path["device"], _here(call.visit)
    await site.devices.sign_out(person, device)
    devices = await site.devices.list(person, here)
    call.visit.is_signed_out = device == here
    return devices


@ROUTES.post("/api/me/code", "A code for another device.", Nothing, d.CreatedCode)
async def make_code(_call: Call[Nothing], site: Site, person: Person) -> d.CreatedCode:
    """Create a code that signs in another device."""
    return site.devices.make_code(person)


@ROUTES.post(
    "/api/code/look", "The person that a code signs in.", d.TryCode, d.CodeInfo, greets=False
)
async def look(call: Call[d.TryCode], site: Site, _person: Person) -> d.CodeInfo:
    """Return the person that a code would sign in."""
    visit = call.visit
    return await site.devices.look(call.message.code, by_cookie(visit), visit.caller.network)


@ROUTES.post("/api/code", "Sign in by a code.", d.UseCode, Me, greets=False)
async def use_code(call: Call[d.UseCode], site: Site, _person: Person) -> Me:
    """Sign in this device by a code."""
    visit, said = call.visit, call.message
    before = by_cookie(visit)
    if said.bring:
        session = await merging.sign_in_by_code(site, visit.caller, said.code, before)
    else:
        session = await site.devices.use(visit.caller, said.code, before, leave=said.leave)
    visit.session = session
    return session.person.seen()


def _here(visit: Visit) -> str:
    """Return the current device, "" without a session."""
    return "" if visit.session is None else visit.session.device


def by_cookie(visit: Visit) -> Session | None:
    """Return the session of a browser; a program keeps its identity."""
    return None if visit.caller.bearer else visit.session
