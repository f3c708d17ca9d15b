"""Where requests come from: the network of a client, as limits count it."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

OWN_HALF: Final = 64  # bits of an IPv6 address that a client may choose
WIDER: Final = {4: (24, 16), 6: (48, 32)}  # bits of what one owner of addresses may have


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


def wider(network: str) -> str:
    """Return the next wider network of one, or of an address; "" where there is none."""
    try:
        found = ip_network(network)
    except ValueError:
        return ""
    bits = next((each for each in WIDER[found.version] if each < found.prefixlen), None)
    return "" if bits is None else str(found.supernet(new_prefix=bits))
