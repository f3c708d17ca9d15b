"""Says once in the log where X-Forwarded-For comes from an address that nobody has named."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

LOG = logging.getLogger("moguls.unasked")
TOLD = (
    "X-Forwarded-For from %s is not believed: all who come that way count as one. "
    "If that is your proxy, name it with --proxies"
)


class Unasked:
    """Passes everything on to what believes named proxies, and remembers what it has said."""

    def __init__(self, trusting: ProxyHeadersMiddleware) -> None:
        """Nothing has been said yet."""
        self._trusting = trusting
        self._has_told = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on."""
        if not self._has_told and scope["type"] in {"http", "websocket"}:
            client = (scope.get("client") or ("",))[0]
            is_forwarded = any(name == b"x-forwarded-for" for name, _value in scope["headers"])
            if is_forwarded and client not in self._trusting.trusted_hosts:
                self._has_told = True
                LOG.warning(TOLD, client or "an unknown address")
        await self._trusting(scope, receive, send)
