"""ASGI middleware that checks hosts, origins and sizes, and adds the security headers."""

from __future__ import annotations

import logging
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders

from moguls.server.limits.rates import longest_body
from moguls.server.people.visits import bearer_of
from moguls.server.wire.mistakes import key_of
from moguls.server.wire.refusal import STATUS
from moguls.server.wire.words import language, say

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'; require-trusted-types-for 'script'; "
    "trusted-types svelte-trusted-html sw"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SHOWN = 100  # characters of a name
ADVICE = "behind a proxy, both must be the public name (docs/proxies.md)"
PORT_ADVICE = (
    "the proxy has dropped the port: let it send the whole name, with nginx "
    "'proxy_set_header Host $http_host;' instead of $host (docs/proxies.md)"
)
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
LOG = logging.getLogger("moguls.guard")
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
# Asked for by probes and scrapers under names of their own, such as that of a container, or none.
FOR_MACHINES = frozenset({"/healthz", "/readyz", "/metrics"})


class Guard:
    """Refuses foreign hosts and origins and large bodies before other code reads the request."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        """Allow local names, IP addresses and `hosts`; "*" allows every host name."""
        self.app, self.hosts = app, hosts | LOCAL

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        code = self._refuses(scope, headers)
        if code is not None:
            await _refuse(scope, send, code, headers)
            return
        is_page = scope["type"] == "http"
        await self.app(scope, receive, _with_headers(scope, send) if is_page else send)

    def _refuses(self, scope: Scope, headers: Headers) -> str | None:
        """Return the code of a refusal, or None."""
        if scope["path"] not in FOR_MACHINES and not self._knows_host(headers):
            return "auth/host"
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            needed = scope["type"] == "websocket"
            if not _is_own_site(headers, needed=needed):
                origin, host = headers.get("origin", ""), headers.get("host", "")
                advice = PORT_ADVICE if _lacks_port(origin, host) else ADVICE
                names = origin[:SHOWN], host[:SHOWN]
                LOG.warning("refused: a page of %r asked for the host %r; %s", *names, advice)
                return "auth/origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > longest_body(scope["path"]):
            return "wire/too_large"
        return None

    def _knows_host(self, headers: Headers) -> bool:
        host = _name(f"//{','.join(headers.getlist('host'))}")  # of two, a proxy may read another
        return "*" in self.hosts or host in self.hosts or _is_address(host)


def _is_own_site(headers: Headers, *, needed: bool) -> bool:
    """Return whether a write comes from the site's own pages, or from a program.

    A browser always sends the origin with a socket, so one without origin is refused, unless it
    has a program's token, which no page can make a browser send.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return not needed or bearer_of(headers) is not None
    own = _netloc(f"{origin.partition(':')[0]}://{headers.get('host', '')}")
    return own != "" and _netloc(origin) == own


def _netloc(url: str) -> str:
    """Return host and port of a URL in lower case, without a default port; "" if it is invalid.

    Browsers leave the default port out of an origin; some proxies add it to the host.
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return parts.netloc.lower().removesuffix(DEFAULT_PORTS.get(parts.scheme, ":"))


def _lacks_port(origin: str, host: str) -> bool:
    """Return whether a host is that of an origin, but for its port."""
    return _name(origin) != "" and _name(origin) == host.lower() != _netloc(origin)


def _name(url: str) -> str:
    """Return the host name of a URL, without port, brackets and the final dot."""
    try:
        return (urlsplit(url).hostname or "").removesuffix(".")
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    """Return whether a host is an IP address; only names can be pointed at other servers."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _with_headers(scope: Scope, send: Send) -> Send:
    """Return a `send` that adds the security headers."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope.get("scheme") == "https":
                headers.setdefault("strict-transport-security", "max-age=31536000")
        await send(message)

    return sending


async def _refuse(scope: Scope, send: Send, code: str, headers: Headers) -> None:
    """Respond with an error before reading the body."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": code})
        return
    lang = language(None, headers.get("accept-language", ""))
    limit = longest_body(scope["path"])
    values: dict[str, str | int] = {"host": headers.get("host", "")[:SHOWN], "limit": limit}
    body = msgspec.json.encode({"error": {"code": code, "text": say(lang, key_of(code), values)}})
    start: dict[str, object] = {"type": "http.response.start", "status": STATUS[code]}
    start["headers"] = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await _with_headers(scope, send)(start)
    await send({"type": "http.response.body", "body": body})
