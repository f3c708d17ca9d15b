"""A warning, once per process, about X-Forwarded-For from an address that is not trusted."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

LOG = logging.getLogger("moguls.unasked")
WARNING = (
    "X-Forwarded-For from %s is ignored, so all its clients count as one. "
    "If that is your proxy, name it with --proxies"
)


class Unasked:
    """ASGI middleware in front of `ProxyHeadersMiddleware` that logs the warning."""

    def __init__(self, trusting: ProxyHeadersMiddleware) -> None:
        """Wrap the middleware that knows the trusted proxies."""
        self._trusting = trusting
        self._has_warned = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on."""
        if not self._has_warned and scope["type"] in {"http", "websocket"}:
            client = (scope.get("client") or ("",))[0]
            is_forwarded = any(name == b"x-forwarded-for" for name, _value in scope["headers"])
            if is_forwarded and client not in self._trusting.trusted_hosts:
                self._has_warned = True
                LOG.warning(WARNING, client or "an unknown address")
        await self._trusting(scope, receive, send)
