"""WebSockets: each connection is a cursor into a table's log, with a task of its own.

They use Starlette directly, unlike the functions of routes. `hearing` executes the messages.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from moguls.server.limits import rates
from moguls.server.limits.connections import Connection
from moguls.server.live.live import Live, Viewer
from moguls.server.live.soundness import SHUT
from moguls.server.people.visits import Visit
from moguls.server.routes.finding import table_named
from moguls.server.routes.hearing import hear
from moguls.server.routes.queries import read_viewpoint
from moguls.server.routes.reading import read
from moguls.server.routes.routing import caller_of, refusal_after, refused
from moguls.server.table import rights
from moguls.server.wire import socket as messages
from moguls.server.wire.mistakes import mistake
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.websockets import WebSocket

    from moguls.server.people.person import Person, Session
    from moguls.server.site import Site

LOG = logging.getLogger("moguls.sockets")
CLOSED_FAILED, CLOSED_FORBIDDEN, CLOSED_NOT_FOUND, CLOSED_TOO_MANY = 1011, 4403, 4404, 4429
CLOSED_SHUT, CLOSED_BANNED = 4410, 4423


async def table_socket(socket: WebSocket) -> None:
    """Serve one connection to a table until it closes."""
    site: Site = socket.app.state.site
    caller = caller_of(socket)
    try:
        session = await site.people.find(caller)
    except Refusal:  # an unknown token of a program
        await _close(socket, CLOSED_FORBIDDEN)
        return
    try:
        site.bans.refuse(caller, session)
    except Refusal as refusal:
        person = None if session is None else session.person
        await _say_and_close(socket, person, refusal, CLOSED_BANNED)
        return
    key, person = caller.network, None if session is None else session.person
    if not _comes(site, key, person) or not _count(site, key, person, 1):
        await _close(socket, CLOSED_TOO_MANY)
        return
    try:
        try:
            live = await table_named(socket.path_params["table"], Visit(caller, session), site)
        except Refusal as refusal:
            await _refuse_table(socket, person, refusal)
            return
        session = await _accepted(socket, site, session)
        who = session.person if session else site.people.stranger()
        with (
            site.devices.connected(socket, session),
            site.connections.registered(_of(socket, live, who)),
        ):
            await _serve(socket, site, live, who)
    finally:
        _count(site, key, person, -1)


def _of(socket: WebSocket, live: Live, person: Person) -> Connection:
    """Return the registry entry of a socket."""

    async def end(why: Refusal, code: int) -> None:
        await _send(socket, _error(why, socket, person, []))
        await socket.close(code)

    return Connection(live.table.id, person.id, caller_of(socket).address, end)


async def _close(socket: WebSocket, code: int) -> None:
    """Accept and close with a code: browsers report no other refusal."""
    await socket.accept()
    await socket.close(code)


async def _refuse_table(socket: WebSocket, person: Person | None, refusal: Refusal) -> None:
    """Close the socket of a missing table, or send first why the table is closed to play."""
    if refusal.code not in SHUT | {"daily/sealed"}:
        is_late = refusal.code == "wire/rate_limited"
        await _close(socket, CLOSED_TOO_MANY if is_late else CLOSED_NOT_FOUND)
        return
    await _say_and_close(socket, person, refusal, CLOSED_SHUT)


async def _say_and_close(
    socket: WebSocket, person: Person | None, refusal: Refusal, code: int
) -> None:
    """Accept, send a refusal, and close."""
    await socket.accept()
    await _send(socket, _error(refusal, socket, person, []))
    await socket.close(code)


async def _accepted(socket: WebSocket, site: Site, session: Session | None) -> Session | None:
    """Accept the connection, with a cookie for a client without one or with an old one."""
    caller = caller_of(socket)
    if session is None and site.limits.newcomers.take(caller.network):
        session = await site.people.greet(caller, caller.lang(None))
    headers = MutableHeaders()
    if session is not None and session.token is not None:
        headers.append("set-cookie", site.people.cookies.setting(caller, session.token))
    await socket.accept(headers=headers.raw)
    return session


def _comes(site: Site, address: str, person: Person | None) -> bool:
    """Return whether a new connection is within the rate limit: each costs a whole frame."""
    try:
        site.limits.connections.spend("" if person is None else person.id, address)
    except Refusal:
        return False
    return True


def _count(site: Site, address: str, person: Person | None, change: int) -> bool:
    """Count a connection in or out; return whether one more is allowed."""
    keys = {address: rates.MAX_SOCKETS_PER_ADDRESS}
    if person is not None:
        keys[person.id] = rates.MAX_SOCKETS_PER_USER
    counts = site.limits.sockets
    if change > 0 and any(counts.get(key, 0) >= most for key, most in keys.items()):
        return False
    for key in keys:
        counts[key] = counts.get(key, 0) + change
        if counts[key] <= 0:
            del counts[key]
    return True


async def _serve(socket: WebSocket, site: Site, live: Live, person: Person) -> None:
    """Send frames and receive messages until either ends."""
    await site.links.hear(person.id)
    await site.update_name(live, person)
    try:
        viewer = _viewer(socket, live, person)
    except Refusal as refusal:
        await _send(socket, _error(refusal, socket, person, []))
        await socket.close(CLOSED_FORBIDDEN)
        return
    live.come(viewer)
    site.driver.look(live)
    sending = asyncio.create_task(_send_news(socket, live, viewer))
    try:
        await _listen(socket, site, live, person, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending
        live.go(viewer)


def _viewer(socket: WebSocket, live: Live, person: Person) -> Viewer:
    """Return the viewer that the query parameters describe.

    Raises:
        Refusal: the viewpoint is somebody else's seat.
    """
    viewpoint = read_viewpoint(socket.query_params.get("as"))
    rights.refuse_anothers(live.table, person.id, viewpoint)
    since = socket.query_params.get("since", "0")
    seen = int(since) if since.isdecimal() and len(since) < 10 else 0  # noqa: PLR2004  # digits
    return Viewer(person.id, seen, viewpoint, auto_response=caller_of(socket).auto_response)


async def _send_news(socket: WebSocket, live: Live, viewer: Viewer) -> None:
    """Send a frame whenever there is news; a slow client gets fewer and larger ones.

    On failure the connection is closed, so that the client reconnects.
    """
    try:
        while True:
            await viewer.news.wait()
            viewer.news.clear()
            if viewer.needs_frame:
                viewer.needs_frame = False
                await socket.send_text(live.news_for(viewer))
            while viewer.letters:
                await socket.send_text(viewer.letters.pop(0))
    except WebSocketDisconnect:
        return
    except Exception:
        LOG.exception("table %s: a frame could not be sent", live.table.id)
        await socket.close(CLOSED_FAILED)


async def _listen(
    socket: WebSocket, site: Site, live: Live, person: Person, viewer: Viewer
) -> None:
    """Receive messages one by one, and reply to their sender."""
    network = caller_of(socket).network
    while True:
        data = await socket.receive()
        if data["type"] == "websocket.disconnect":
            return
        ids: list[str] = []
        try:
            site.limits.messages.spend(person.id, network)
            said = _read(data.get("text"), ids)
            reply = await hear(site, live, person, viewer, said)
        except Refusal as refusal:
            reply = _error(refusal, socket, person, ids)
        except Exception as error:
            LOG.exception("table %s: a message could not be answered", live.table.id)
            reply = _error(refusal_after(error), socket, person, ids)
        if reply is not None:
            await _send(socket, reply)


async def _send(socket: WebSocket, message: object) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())


def _error(
    refusal: Refusal, socket: WebSocket, person: Person | None, ids: list[str]
) -> messages.ErrorMessage:
    """Return a refusal in the client's language, with the id of the refused message, if any."""
    error = mistake(refusal, caller_of(socket).lang(person), *ids)
    return messages.ErrorMessage(**msgspec.structs.asdict(error))


def _read(text: str | None, ids: list[str]) -> object:
    """Decode a message, and put its id into `ids`, so that a refusal can name it."""
    if text is None:
        raise Refusal("wire/malformed", {"why": "frames are text"})
    said: object = read(messages.ClientMessage, text)  # type: ignore[arg-type]  # a union type
    if isinstance(said, messages.MoveMessage):
        ids.append(said.id)
    return said


async def no_socket(request: Request) -> Response:
    """Refuse a plain request for a socket: a proxy has dropped the upgrade headers."""
    response = refused(Refusal("wire/upgrade"), caller_of(request).lang(None))
    response.headers["upgrade"] = "websocket"
    response.headers["connection"] = "upgrade"
    return response


SOCKET = "/ws/tables/{table}"
ROUTES = [WebSocketRoute(SOCKET, table_socket), Route(SOCKET, no_socket, methods=["GET"])]
