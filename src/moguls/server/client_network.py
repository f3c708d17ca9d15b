"""Where requests come from: the network of a client, as limits count it."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

OWN_HALF: Final = 64  # bits of an IPv6 address that a client may choose


def network_of(connection: HTTPConnection) -> str:
    """Return the network that a request or a socket comes from; "" where that is not known."""
    return "" if connection.client is None else network(connection.client.host)


def network(address: str) -> str:
    """Return an address without what its client may choose: of IPv6 the first 64 bits."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> OWN_HALF << OWN_HALF))
