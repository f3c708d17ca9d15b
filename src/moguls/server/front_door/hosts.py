"""Host names by which a server may be reached, in the form that requests have."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import idna

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable

EVERY: Final = "*"
LABEL: Final = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"  # names of containers may have a _
NAME: Final = re.compile(rf"{LABEL}(\.{LABEL})*")
POSSIBLE: Final = f"expected a name such as games.example.org, or {EVERY} for any"


def hosts_from(names: Iterable[str]) -> frozenset[str]:
    """Return the host names of a setting; capitals, umlauts, a scheme or a port may be there.

    Raises:
        UsageError: one of them cannot be a host name.
    """
    return frozenset(_host(name) for name in names)


def _host(text: str) -> str:
    try:
        return text if text == EVERY else _address(text) or _name(text)
    except ValueError as error:  # also those of `idna`
        msg = f"allow-host: {text!r} cannot be a host name; {POSSIBLE}"
        raise UsageError(msg) from error


def _address(text: str) -> str | None:
    """Return an IP address without brackets, or None."""
    is_bracketed = text.startswith("[") and text.endswith("]")
    try:
        return str(ip_address(text[1:-1] if is_bracketed else text))
    except ValueError:
        return None


def _name(text: str) -> str:
    """Return the host of a name or URL as browsers send it.

    Raises:
        ValueError: it has none, or more than a host and a port.
    """
    parts = urlsplit(text if "//" in text else f"//{text}")
    has_more = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    host = (parts.hostname or "").removesuffix(".")
    if has_more or parts.scheme not in {"", "http", "https"} or parts.port == 0:
        raise ValueError(text)
    if not host.isascii():
        host = idna.encode(host, uts46=True).decode()
    if not NAME.fullmatch(host) and not _address(host):
        raise ValueError(text)
    return host
