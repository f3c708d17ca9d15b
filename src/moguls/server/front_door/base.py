"""The path under which the site lies on its host: "" at the top, else such as "/moguls"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.types import ASGIApp, Receive, Scope, Send

KEY: Final = "moguls.base"  # in the scope of a request
PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
# Paths of the site's own, and those below which it has some: under one of them nobody could tell
# whether a proxy has taken the base off.
PAGES: Final = frozenset(
    {"games", "healthz", "import", "lobby", "metrics", "new", "readyz", "settings"}
)
FOLDERS: Final = frozenset(
    {"api", "assets", "learn", "link", "replay", "review", "rules", "t", "ws"}
)


def base_from(text: str) -> str:
    """Return a base as a host names it, without a slash at its end.

    Raises:
        UsageError: it is no path, or one that the site has itself.
    """
    path = text.rstrip("/")
    if not path:
        return ""
    if not PATH.fullmatch(path):
        msg = f"base-path {text!r} is no path; /moguls is one, of letters, digits and any of -_~."
        raise UsageError(msg)
    if path.split("/")[1] in FOLDERS or path[1:] in PAGES:
        msg = f"base-path {text!r} is a path of the site's own; take another, as /moguls"
        raise UsageError(msg)
    return path


class Based:
    """Takes the base off the path of each request, so that nothing behind it knows of one.

    A path without it is as good: a proxy may have taken it off already.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        """Let the site lie under a base, which has no slash at its end."""
        self.app, self.base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or send one for the base itself to the folder of that name."""
        if self.base and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path == self.base and scope["type"] == "http":
                await _redirect(send, f"{self.base}/", scope["query_string"])
                return
            inside = path.startswith(f"{self.base}/")
            scope = {**scope, KEY: self.base, "path": path[len(self.base) :] if inside else path}
        await self.app(scope, receive, send)


def base_of(connection: HTTPConnection) -> str:
    """Return the base of the site that a connection has reached."""
    return str(connection.scope.get(KEY, ""))


async def _redirect(send: Send, path: str, query: bytes) -> None:
    """Name another path on this host for good, for the same query."""
    where = path.encode() + (b"?" + query if query else b"")
    start: dict[str, object] = {"type": "http.response.start", "status": 308}
    start["headers"] = [(b"location", where), (b"content-length", b"0")]
    await send(start)
    await send({"type": "http.response.body", "body": b""})
