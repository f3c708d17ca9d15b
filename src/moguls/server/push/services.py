"""Push services: which addresses a browser may name, and what a host must set.

The address of a subscription is chosen by the client, so that without a list of services a person
could let the server send requests anywhere.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from urllib.parse import SplitResult

LONGEST: Final = 1000  # characters of an address
_NAME: Final = r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*"
_ENTRY: Final = re.compile(rf"(?:\*\.)?{_NAME}|http:/{{2}}[a-z0-9.\[\]:-]+")
_MAIL: Final = re.compile(rf"mailto:[^@\s<>]+@({_NAME})", re.IGNORECASE)
_OWN: Final = ("localhost", "local", "internal", "invalid")


def is_allowed(address: str, hosts: Sequence[str]) -> bool:
    """Return whether an address belongs to a service that the host allows.

    Args:
        address: of a subscription.
        hosts: names of services; `*.` before one allows the names below it, and `http://` with a
            port allows an unencrypted one.
    """
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    plain = len(address) <= LONGEST and address.isascii() and address.isprintable()
    if not plain or " " in address or "\\" in address or "@" in parts.netloc or parts.fragment:
        return False
    if parts.scheme == "http":
        return f"http://{parts.netloc}" in hosts
    return parts.scheme == "https" and port in {None, 443} and _is_listed(parts, hosts)


def _is_listed(parts: SplitResult, hosts: Sequence[str]) -> bool:
    name = (parts.hostname or "").lower()
    return name in hosts or any(
        entry.startswith("*.") and name.endswith(entry[1:]) and name != entry[2:] for entry in hosts
    )


def check_hosts(hosts: Sequence[str]) -> None:
    """Check the setting of allowed services.

    Raises:
        UsageError: an entry is not valid.
    """
    for entry in hosts:
        if not _ENTRY.fullmatch(entry):
            msg = f"push-hosts: {entry!r} is not a host name; *.example.org allows those below it"
            raise UsageError(msg)


def check_contact(contact: str) -> None:
    """Check the address under which push services can reach the host; "" is valid.

    Raises:
        UsageError: it is not an address that services accept.
    """
    mail = _MAIL.fullmatch(contact)
    name = mail[1].lower() if mail else (urlsplit(contact).hostname or "")
    is_web = contact.startswith("https://") and re.fullmatch(_NAME, name)
    if contact and (not (mail or is_web) or name.rpartition(".")[2] in _OWN):
        msg = (
            f"push-contact: {contact!r} is not an address that push services accept; "
            "name one of yours: mailto:you@games.example or https://games.example"
        )
        raise UsageError(msg)
