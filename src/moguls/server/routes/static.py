"""The built client: its files, compressed if the browser accepts it, and its page."""

from __future__ import annotations

import json
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, compile_path

from moguls.games import registry
from moguls.server.people.bans import BANNED
from moguls.server.routes.routing import caller_of
from moguls.server.wire.mistakes import mistake
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.server.site import Site

WEB = Path(__file__).parents[2] / "web"
# Paths of the screens; the router of the client reads the same file.
ADDRESSES: dict[str, str] = json.loads(Path(__file__).with_name("screens.json").read_text("utf-8"))
SCREENS = [compile_path(address)[0] for address in ADDRESSES.values()]
FOREVER = "public, max-age=31536000, immutable"
MISSING = (
    "Moguls: the browser client has not been built.\n"
    "From a source tree: python3 go.py builds it and starts the server.\n"
    "The JSON interface works: /api/openapi.json\n"
)
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


async def client(request: Request) -> Response:
    """Return a file of the client, or its page for a screen, with status 404 for other paths."""
    name = request.path_params["path"]
    path = _file(name)
    if path is not None:
        return _send(request, path)
    if _names_file(name):
        return _nothing(request)
    banned = await _banned(request)
    if banned is not None:
        return banned
    page = WEB / "index.html"
    if not page.is_file():
        return PlainTextResponse(MISSING, 503)
    return _page(request, page, 200 if is_screen(f"/{name}") else 404)


async def _banned(request: Request) -> Response | None:
    """Return the response for a banned client, which replaces the page."""
    site: Site = request.app.state.site
    if not site.bans.all():  # the usual case, without a look-up of the caller
        return None
    caller = caller_of(request)
    try:
        site.bans.refuse(caller, await site.people.find(caller))
    except Refusal as refusal:
        if refusal.code != BANNED:  # an unknown token of a program
            return None
        text = mistake(refusal, caller.lang(None)).text
        return PlainTextResponse(f"{text}\n", refusal.status, {"cache-control": "no-store"})
    return None


def is_screen(path: str) -> bool:
    """Return whether the client has a screen at a path; an unknown game has none."""
    match = next(filter(None, (screen.match(path.rstrip("/") or "/") for screen in SCREENS)), None)
    if match is None:
        return False
    return match.groupdict().get("game") in {None, *registry.names()}


def _names_file(name: str) -> bool:
    """Return whether a path names a file, not a page."""
    parts = name.split("/")
    return parts[0] in {"assets", "api", "ws"} or "." in parts[-1]


def _nothing(request: Request) -> Response:
    text = say(
        caller_of(request).lang(None), "error-wire-not-found", {"path": request.url.path[:100]}
    )
    return PlainTextResponse(f"{text}\n", 404, {"cache-control": "no-store"})


def _file(name: str) -> Path | None:
    """Return the file of that name inside the client's folder, if there is one."""
    if not name or name == "index.html" or name.endswith(".br"):
        return None
    try:
        path = (WEB / name).resolve()
        return path if path.is_file() and WEB.resolve() in path.parents else None
    except (OSError, ValueError):  # an impossible name: too long, or with a NUL
        return None


def _send(request: Request, path: Path) -> Response:
    """Return a file; names in assets/ contain a hash, so those files can be cached permanently."""
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if "assets" in path.parts:
        headers["cache-control"] = FOREVER
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = path.with_name(path.name + ".br")
    if "br" in request.headers.get("accept-encoding", "") and packed.is_file():
        headers["content-encoding"] = "br"
        path = packed
    return Response(path.read_bytes(), 200, headers, kind)


def _page(request: Request, page: Path, status: int) -> Response:
    """Return the page with its language, title and description, and the paths of its files.

    The built page has paths relative to itself, but is sent for every screen.
    """
    caller = caller_of(request)
    lang = caller.lang(None)
    text = page.read_text("utf-8").replace('<html lang="en"', f'<html lang="{lang}"', 1)
    text = text.replace('="./', f'="{caller.base}/')
    for key in ("app-title", "app-description"):
        english, here = say("en", key), say(lang, key)
        if lang != "en" and key not in {english, here}:
            text = text.replace(_escape(english), _escape(here))
    return Response(text, status, {"cache-control": "no-cache"}, "text/html")


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


ROUTES = [Route("/{path:path}", client, methods=["GET"])]
