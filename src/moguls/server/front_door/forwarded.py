"""What proxies tell of a request: from whom it came, by which scheme, and to which host."""

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
HOST, TOLD = b"host", b"x-forwarded-host"


class Forwarded(ProxyHeadersMiddleware):
    """Believes X-Forwarded-For, -Proto and -Host of trusted proxies, and of nobody else."""

    async def __call__(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        """Pass a request on as it was before the proxy."""
        if scope["type"] != "lifespan":
            client = scope["client"]
            if (client[0] if client else "") in self.trusted_hosts:
                scope["headers"] = _with_told_host(list(scope["headers"]))
        await super().__call__(scope, receive, send)


def proxies_from(named: Sequence[str]) -> list[str]:
    """Return the proxies that a host names.

    Raises:
        UsageError: one of them is no address, so nothing would ever come from it.
    """
    for each in named:
        try:
            _ = each == EVERY or ip_network(each)
        except ValueError as error:
            msg = f"proxies: {each!r} is no address: {error}; {POSSIBLE}"
            raise UsageError(msg) from error
    return list(named)


def _with_told_host(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return headers with the host that a proxy tells; of several the nearest proxy's, the last."""
    told = [value for name, value in headers if name == TOLD]
    if not told:
        return headers
    host = told[-1].rpartition(b",")[2].strip()
    return [(HOST, host), *((name, value) for name, value in headers if name != HOST)]
