"""Port of identity: the storage of one-time links and ways to sign in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping


class OneTimeLink(NamedTuple):
    """A link that works once.

    Attributes:
        digest: a hash of its secret; the secret itself is not stored.
        purpose: what it is for; it is valid for nothing else.
        person: the id of the person it belongs to, None for none.
        payload: what its use needs, such as an address.
        made_at, expires_at: seconds since 1970.
        used_at: None while it is unused.
    """

    digest: str
    purpose: str
    person: str | None
    payload: Mapping[str, str]
    made_at: float
    expires_at: float
    used_at: float | None = None


class OneTimeLinkStore(Protocol):
    """One-time links by the hash of their secrets."""

    def add(self, link: OneTimeLink, forget_before: float) -> None:
        """Add a link, and delete those that expired before a time."""

    def find(self, digest: str) -> OneTimeLink | None:
        """Return a link, also a used or expired one, or None."""

    def use(self, digest: str, at: float) -> bool:
        """Mark a link as used; return whether it was unused and had not expired."""
