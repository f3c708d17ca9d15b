"""Routes of devices: which ones, a code for one more, that code on the other one, signing out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.routing import Route

from moguls.server.limits.network import network_of
from moguls.server.people.people import bearer_of
from moguls.server.routes.reading import body
from moguls.server.routes.routing import CODE, CODE_LOOK, answer, route
from moguls.server.wire import devices, messages

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.server.people.people import Known, Person
    from moguls.server.site import Site


@route
async def list_devices(request: Request, site: Site, person: Person) -> Any:
    """List the devices on which one is signed in."""
    return await site.devices.list(person, _here(request))


@route
async def delete_device(request: Request, site: Site, person: Person) -> Any:
    """Sign one of one's devices out, perhaps the one that asks: its cookie goes with it."""
    device = request.path_params["device"]
    await site.devices.sign_out(person, device)
    response = answer(await site.devices.list(person, _here(request)))
    if device == _here(request):
        site.people.cookies.take_back(response.headers, request)
        request.state.known = None
    return response


@route
async def post_code_for_me(request: Request, site: Site, person: Person) -> Any:
    """Make a code that signs one more device in."""
    await body(request, messages.Nothing)
    return site.devices.make_code(person)


@route
async def post_look(request: Request, site: Site, _person: Person) -> Any:
    """Tell as whom a code would sign this device in."""
    wanted = await body(request, devices.TryCode)
    return await site.devices.look(wanted.code, _by_cookie(request), network_of(request))


@route
async def post_code(request: Request, site: Site, _person: Person) -> Any:
    """Sign this device in by a code."""
    wanted = await body(request, devices.UseCode)
    where, before = network_of(request), _by_cookie(request)
    known = await site.devices.use(request, wanted.code, before, where, leave=wanted.leave)
    request.state.known = known
    return known.person.seen()


def _here(request: Request) -> str:
    """Return the device that asks; a stranger has none."""
    known: Known | None = request.state.known
    return "" if known is None else known.device


def _by_cookie(request: Request) -> Known | None:
    """Return who the browser is; a program that sends its token does not give that up."""
    return None if bearer_of(request.headers) else request.state.known


ROUTES = [
    Route("/api/me/devices", list_devices, methods=["GET"]),
    Route("/api/me/devices/{device}", delete_device, methods=["DELETE"]),
    Route("/api/me/code", post_code_for_me, methods=["POST"]),
    Route(CODE_LOOK, post_look, methods=["POST"]),
    Route(CODE, post_code, methods=["POST"]),
]
