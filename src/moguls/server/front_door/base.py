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
# Pages and folders of the site: with a base of the same name it would be ambiguous whether a proxy
# has removed the base.
PAGES: Final = frozenset(
    {
        *("daily", "games", "healthz", "import", "lobby", "metrics", "new", "readyz", "record"),
        *("settings", "sign-in"),
    }
)
FOLDERS: Final = frozenset(
    {"api", "assets", "learn", "link", "mail", "puzzles", "replay", "review", "rules", "t", "ws"}
)


def base_from(text: str) -> str:
    """Return the base path of a setting without its final slash.

    Raises:
        UsageError: it is not a path, or a page of the site has the same path.
    """
    path = text.rstrip("/")
    if not path:
        return ""
    if not PATH.fullmatch(path):
        possible = "expected a path such as /moguls, of letters, digits and -_~."
        msg = f"invalid base-path {text!r}: {possible}"
        raise UsageError(msg)
    if path.split("/")[1] in FOLDERS or path[1:] in PAGES:
        msg = f"base-path {text!r} is a page of the site itself; choose another, such as /moguls"
        raise UsageError(msg)
    return path


class Based:
    """ASGI middleware that removes the base path of each request.

    A path without the base is accepted, too: a proxy may have removed it already.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        """Serve `app` under a base, which has no final slash."""
        self.app, self.base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; redirect a request for the base itself to the base with a slash."""
        if self.base and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path == self.base and scope["type"] == "http":
                await _redirect(send, f"{self.base}/", scope["query_string"])
                return
            inside = path.startswith(f"{self.base}/")
            scope = {**scope, KEY: self.base, "path": path[len(self.base) :] if inside else path}
        await self.app(scope, receive, send)


def base_of(connection: HTTPConnection) -> str:
    """Return the base path of the site for a connection."""
    return str(connection.scope.get(KEY, ""))


async def _redirect(send: Send, path: str, query: bytes) -> None:
    """Redirect permanently to another path of this host, with the same query."""
    where = path.encode() + (b"?" + query if query else b"")
    start: dict[str, object] = {"type": "http.response.start", "status": 308}
    start["headers"] = [(b"location", where), (b"content-length", b"0")]
    await send(start)
    await send({"type": "http.response.body", "body": b""})
