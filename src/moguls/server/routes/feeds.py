"""Feeds at secret addresses: unknown addresses and old ones get the same answer."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from moguls.server.routes.routing import caller_of
from moguls.server.wire.mistakes import mistake
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.server.site import Site

FRESH: Final = 300  # seconds for which a reader need not ask again
WAIT: Final = "60"  # seconds
PRIVATE: Final = {"x-robots-tag": "noindex", "cache-control": f"private, max-age={FRESH}"}


async def read(request: Request) -> Response:
    """Return a feed, or 304 to a reader that has it."""
    site: Site = request.app.state.site
    caller, lang = caller_of(request), caller_of(request).lang(None)
    if not site.feeds.readers.take(caller.network):
        text = say(lang, "error-wire-rate-limited")
        return PlainTextResponse(f"{text}\n", 429, {"retry-after": WAIT})

    def check(user: str) -> None:
        why = site.bans.why(user, caller.address)
        if why is not None:
            raise why

    try:
        feed = await site.feeds.read(**request.path_params, site=caller.site, check=check)
    except Refusal as refusal:
        text = mistake(refusal, lang).text
        return PlainTextResponse(f"{text}\n", refusal.status, {"cache-control": "no-store"})
    if feed is None:
        text = say(lang, "feed-unknown")
        return PlainTextResponse(f"{text}\n", 404, {"cache-control": "no-store"})
    content, media_type = feed
    headers = {**PRIVATE, "etag": f'"{hashlib.sha256(content).hexdigest()[:20]}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(content, 200, headers, media_type)


ROUTES = [Route("/feeds/{token}/{name}", read, methods=["GET"])]
