"""Forwarded headers of trusted proxies: client address, scheme and host of a request."""

from __future__ import annotations

from ipaddress import ip_network
from typing import TYPE_CHECKING, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

EVERY: Final = "*"
POSSIBLE: Final = f"127.0.0.1, ::1, 10.0.0.0/8 are, or {EVERY} for all"
HOST, FORWARDED_HOST = b"host", b"x-forwarded-host"


class Forwarded(ProxyHeadersMiddleware):
    """Applies X-Forwarded-For, -Proto and -Host of trusted proxies, and ignores all others."""

    async def __call__(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        """Pass a request on with the client, scheme and host that the proxy has seen."""
        if scope["type"] != "lifespan":
            client = scope["client"]
            if (client[0] if client else "") in self.trusted_hosts:
                scope["headers"] = _with_forwarded_host(list(scope["headers"]))
        await super().__call__(scope, receive, send)


def proxies_from(addresses: Sequence[str]) -> list[str]:
    """Return the addresses of trusted proxies from a setting.

    Raises:
        UsageError: one of them is not an address or a network.
    """
    for address in addresses:
        try:
            _ = address == EVERY or ip_network(address)
        except ValueError as error:
            msg = f"proxies: {address!r} is not an address: {error}; {POSSIBLE}"
            raise UsageError(msg) from error
    return list(addresses)


def _with_forwarded_host(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Replace the host by the forwarded one; of several the last, which the nearest proxy set."""
    forwarded = [value for name, value in headers if name == FORWARDED_HOST]
    if not forwarded:
        return headers
    host = forwarded[-1].rpartition(b",")[2].strip()
    return [(HOST, host), *((name, value) for name, value in headers if name != HOST)]
