"""The built client: its files, compressed where the browser takes that, and its one page."""

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
# Where the screens lie: the router of the client reads the same file.
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
    """Return a file of the client, or its page: for a screen, and to say that nothing is there."""
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
    """Return what one who is banned reads in place of the page."""
    site: Site = request.app.state.site
    if not site.bans.all():  # as nearly always: who asks need not be looked up
        return None
    caller = caller_of(request)
    try:
        site.bans.refuse(caller, await site.people.find(caller))
    except Refusal as refusal:
        if refusal.code != BANNED:  # a program's token that nobody has
            return None
        told = mistake(refusal, caller.lang(None)).text
        return PlainTextResponse(f"{told}\n", refusal.status, {"cache-control": "no-store"})
    return None


def is_screen(path: str) -> bool:
    """Tell whether the client has a screen at a path; a game that is not there has none."""
    found = next(filter(None, (screen.match(path.rstrip("/") or "/") for screen in SCREENS)), None)
    if found is None:
        return False
    return found.groupdict().get("game") in {None, *registry.names()}


def _names_file(name: str) -> bool:
    """Tell whether a path asks for a file and not for a page, as programs and old pages do."""
    parts = name.split("/")
    return parts[0] in {"assets", "api", "ws"} or "." in parts[-1]


def _nothing(request: Request) -> Response:
    """Say in one line that there is no such file."""
    told = say(
        caller_of(request).lang(None), "error-wire-not-found", {"path": request.url.path[:100]}
    )
    return PlainTextResponse(f"{told}\n", 404, {"cache-control": "no-store"})


def _file(name: str) -> Path | None:
    """Return the file of that name inside the client's folder, if there is one."""
    if not name or name == "index.html" or name.endswith(".br"):
        return None
    try:
        path = (WEB / name).resolve()
        return path if path.is_file() and WEB.resolve() in path.parents else None
    except (OSError, ValueError):  # a name that no file can have: too long, or with a NUL in it
        return None


def _send(request: Request, path: Path) -> Response:
    """Return a file; names under assets/ hold a hash of the content, so they keep for ever."""
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
    """Return the page with its language, title and description, and where its files lie.

    The built page names them from where it lies itself; this one is sent for any screen.
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
    """Return text as it stands in HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


ROUTES = [Route("/{path:path}", client, methods=["GET"])]
