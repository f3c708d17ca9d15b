"""VAPID key pair of a site, by which push services recognise it (RFC 8292)."""

from __future__ import annotations

import base64
import secrets
from functools import cache
from typing import Final

KEY: Final = "vapid"  # its name in the store
SIZE: Final = 32  # bytes of a private key
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256


def new_private_key() -> str:
    """Return a new private key; without a library, so that every first start makes one."""
    return encoded((secrets.randbelow(_ORDER - 1) + 1).to_bytes(SIZE, "big"))


@cache
def public_key(private_key: str) -> str:
    """Return the public key that browsers subscribe with."""
    from cryptography.hazmat.primitives import serialization as form  # noqa: PLC0415  # extra notify
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415  # extra notify

    number = int.from_bytes(decoded(private_key), "big")
    public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    point = form.PublicFormat.UncompressedPoint
    return encoded(public.public_bytes(form.Encoding.X962, point))


def encoded(data: bytes) -> str:
    """Return bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of a text in base64url.

    Raises:
        ValueError: it is not valid.
    """
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
