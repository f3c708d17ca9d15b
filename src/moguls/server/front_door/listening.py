"""Listening addresses: their URLs, and a dual-stack socket for IPv4 and IPv6."""

from __future__ import annotations

import socket
from typing import Final

EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104  # named, not bound


def url_of(host: str, port: int) -> str:
    """Return the URL by which this machine reaches a server that listens on an address."""
    if host in EVERYWHERE:
        host = "127.0.0.1" if host != "::" or socket.has_dualstack_ipv6() else "::1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def sockets_for(host: str, port: int) -> list[socket.socket] | None:
    """Return a dual-stack socket for `::`, or None where uvicorn opens its own.

    Raises:
        OSError: the address cannot be bound.
    """
    if host != "::" or not socket.has_dualstack_ipv6():
        return None
    return [socket.create_server((host, port), family=socket.AF_INET6, dualstack_ipv6=True)]
