"""Addresses of mail that people type: their one written form, and what cannot be one."""

from __future__ import annotations

import re
from typing import Final

import idna

from moguls.server.wire.refusal import Refusal

LONGEST: Final = 254  # characters of an address (RFC 5321)
LONGEST_LOCAL: Final = 64  # before the @
# Quoted parts, comments and route addresses are never somebody's address, but tricks of headers.
_LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")


def normalized(text: str) -> str:
    """Return an address in the form that is stored and compared: the domain in small ASCII letters.

    Raises:
        Refusal: it cannot be an address, with the reason.
    """
    local, at, domain = text.strip().rpartition("@")
    if not at:
        raise Refusal("mail/no_at")
    if len(local) > LONGEST_LOCAL or len(text.strip()) > LONGEST:
        raise Refusal("mail/too_long", {"limit": LONGEST})
    if not _LOCAL.fullmatch(local):
        raise Refusal("mail/local_part")
    try:
        host = idna.encode(domain.removesuffix("."), uts46=True).decode("ascii").lower()
    except (idna.IDNAError, UnicodeError):
        host = ""
    if "." not in host or host.rpartition(".")[2].isdecimal():
        raise Refusal("mail/domain")
    return f"{local}@{host}"
