"""Client networks as the limits count them: IPv4 addresses and IPv6 /64 prefixes."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

OWN_HALF: Final = 64  # bits of an IPv6 address that a client may choose
WIDER: Final = {4: (24, 16), 6: (48, 32)}  # bits of what one owner of addresses may have


@lru_cache(4096)  # each message asks for it
def network(address: str) -> str:
    """Return an address without the bits that a client can choose: of IPv6 the first 64 bits."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> OWN_HALF << OWN_HALF))


def wider(network: str) -> str:
    """Return the next wider network of a network or an address; "" where there is none."""
    try:
        parsed = ip_network(network)
    except ValueError:
        return ""
    bits = next((width for width in WIDER[parsed.version] if width < parsed.prefixlen), None)
    return "" if bits is None else str(parsed.supernet(new_prefix=bits))
