"""Answers of a standby: it serves nothing, and says so."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from moguls.server.front_door.base import Based
from moguls.server.routes.routing import caller_of, refused
from moguls.server.watching.figures import COUNTED
from moguls.server.watching.health import may_see
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request
    from starlette.websockets import WebSocket

RETRY: Final = 5  # seconds after which a client may try again
HEADERS: Final = {"cache-control": "no-store", "retry-after": str(RETRY)}
PROGRAMS: Final = ("api/", "ws/", "feeds/")
PAGES: Final = ("GET", "HEAD")
METHODS: Final = (*PAGES, "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
STYLE: Final = (
    ":root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}"
    "body{max-width:34rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.6rem;line-height:1.2}"
)
PAGE: Final = (
    '<!doctype html><html lang="{lang}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width">'
    '<meta http-equiv="refresh" content="{retry}">'
    "<title>{title}</title><style>{style}</style><h1>{title}</h1><p>{text}</p></html>"
)


def standby_app(token: str, base: str) -> Starlette:
    """Return the application of a process that waits.

    Args:
        token: that may read the metrics from elsewhere; empty: nobody may.
        base: the path under which the site lies.
    """

    async def metrics(request: Request) -> Response:
        """Return the metrics of the process."""
        if not may_see(request, token):
            return PlainTextResponse("forbidden\n", 403, HEADERS)
        return Response(generate_latest(COUNTED), 200, HEADERS, CONTENT_TYPE_LATEST)

    return Starlette(
        routes=[
            Route("/healthz", _health, methods=["GET"]),
            Route("/readyz", _health, methods=["GET"]),
            Route("/metrics", metrics, methods=["GET"]),
            WebSocketRoute("/{path:path}", _socket),
            Route("/{path:path}", _anything, methods=METHODS),
        ],
        middleware=[Middleware(Based, base=base)],
    )


async def _health(_request: Request) -> Response:
    """Answer that this process is well and waits: proxies send people to the active one."""
    return PlainTextResponse("standby\n", 503, HEADERS)


async def _anything(request: Request) -> Response:
    """Answer a program or a page."""
    is_page = not request.path_params["path"].startswith(PROGRAMS)
    return _page(request) if is_page and request.method in PAGES else _refusal(request)


async def _socket(socket: WebSocket) -> None:
    """Refuse a socket before it is open."""
    await socket.send_denial_response(_refusal(socket))


def _refusal(connection: HTTPConnection) -> Response:
    """Return the refusal of the interface for programs."""
    response = refused(Refusal("server/standby"), caller_of(connection).lang(None))
    response.headers.update(HEADERS)
    return response


def _page(connection: HTTPConnection) -> Response:
    """Return the page for people."""
    lang = caller_of(connection).lang(None)
    title, text = (escape(say(lang, key)) for key in ("standby-title", "error-server-standby"))
    page = PAGE.format(lang=lang, retry=RETRY, title=title, text=text, style=STYLE)
    return HTMLResponse(page, 503, {**HEADERS, "content-security-policy": POLICY})
