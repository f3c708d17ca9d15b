"""The built client: its files, compressed where the browser takes that, and its one page."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from moguls.server.site import lang_of
from moguls.server.words import say

if TYPE_CHECKING:
    from starlette.requests import Request

WEB = Path(__file__).parents[1] / "web"
FOREVER = "public, max-age=31536000, immutable"
MISSING = (
    "Moguls: the browser client has not been built.\n"
    "From a source tree: python3 go.py builds it and starts the server.\n"
    "The JSON interface works: /api/openapi.json\n"
)
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


async def client(request: Request) -> Response:
    """Return a file of the client, or its page for every other path."""
    path = _file(request.path_params["path"])
    if path is not None:
        return _send(request, path)
    page = WEB / "index.html"
    if not page.is_file():
        return PlainTextResponse(MISSING, 503)
    return _page(request, page)


def _file(name: str) -> Path | None:
    """Return the file of that name inside the client's folder, if there is one."""
    if not name or name == "index.html" or name.endswith(".br"):
        return None
    path = (WEB / name).resolve()
    return path if path.is_file() and WEB.resolve() in path.parents else None


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


def _page(request: Request, page: Path) -> Response:
    """Return the page with its language, title and description."""
    lang = lang_of(request, None)
    text = page.read_text("utf-8").replace('<html lang="en"', f'<html lang="{lang}"', 1)
    for key in ("app-title", "app-description"):
        english, here = say("en", key), say(lang, key)
        if lang != "en" and key not in {english, here}:
            text = text.replace(_escape(english), _escape(here))
    return Response(text, 200, {"cache-control": "no-cache"}, "text/html")


def _escape(text: str) -> str:
    """Return text as it stands in HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


ROUTES = [Route("/{path:path}", client, methods=["GET"])]
