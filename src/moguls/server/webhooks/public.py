"""Check whether an IP address is public, by lists of our own.

The answer of `ipaddress.is_global` depends on the version of Python.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable

Network = IPv4Network | IPv6Network

# The special-purpose registry of IANA, and an address inside one cloud.
_SPECIAL_4: Final = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",  # behind the address translation of a provider
        "127.0.0.0/8",
        "168.63.129.16/32",  # the services of Azure for its machines
        "169.254.0.0/16",  # link-local, with the metadata of most clouds
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
    )
)
# Everything else is local, reserved, multicast, or an IPv4 address in disguise (mapped, NAT64).
_GLOBAL_6: Final = IPv6Network("2000::/3")
_SPECIAL_6: Final = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # Teredo, ORCHID, benchmarks
        "2001:db8::/32",
        "2002::/16",  # 6to4
        "3fff::/20",
    )
)
_ISATAP: Final = 0x5EFE  # before an IPv4 address, after 0 or the bit of global addresses


def is_public(address: str) -> bool:
    """Return whether an IP address is reached through the public internet."""
    try:
        parsed = ip_address(address)
    except ValueError:  # also one with a zone
        return False
    if isinstance(parsed, IPv4Address):
        return not _is_in(parsed, _SPECIAL_4)
    return parsed in _GLOBAL_6 and not _is_in(parsed, _SPECIAL_6) and not _is_isatap(parsed)


def is_in(address: str, networks: Iterable[Network]) -> bool:
    """Return whether an IP address belongs to some networks."""
    try:
        return _is_in(ip_address(address), networks)
    except ValueError:
        return False


def networks_from(texts: Iterable[str]) -> tuple[Network, ...]:
    """Return networks, or single addresses, from a setting.

    Raises:
        UsageError: one is neither.
    """
    try:
        return tuple(ip_network(text) for text in texts)
    except ValueError as error:
        msg = f"webhook-networks: {error}; use for example 192.168.1.0/24 or 127.0.0.1"
        raise UsageError(msg) from error


def _is_in(address: IPv4Address | IPv6Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks)


def _is_isatap(address: IPv6Address) -> bool:
    return int(address) >> 32 & 0xFDFFFFFF == _ISATAP
