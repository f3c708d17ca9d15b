"""Requests from the machine of the server itself: from its host."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

# Headers that proxies set: with one of them, the peer of the connection is not the client.
FORWARDED: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)


def is_local(address: str, headers: Mapping[str, str]) -> bool:
    """Return whether a request comes from this machine, for a name that only this machine has.

    Args:
        address: of the peer of the connection; a proxy on this machine connects for every client.
        headers: by their names in small letters.
    """
    if any(name in headers for name in FORWARDED):
        return False
    return is_loopback(address) and is_loopback(_host(headers))


def _host(headers: Mapping[str, str]) -> str:
    """Return the Host header without port and brackets."""
    host = headers.get("host", "")
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


def is_loopback(host: str) -> bool:
    """Return whether a name or an address is the loopback of this machine."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
