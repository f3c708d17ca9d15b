"""Port of identity: the storage of one-time links, ways to sign in, and merges of guests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from moguls.server.table.change import TableChange

Row = dict[str, Any]  # of a table of the database, by column
# Outcomes of a merge: it is done, the link was used already, a person is gone, or the guest has
# meanwhile come to another table. Only the first one changes anything.
MergeOutcome = Literal["merged", "link_used", "nobody", "changed"]
MERGED: Final = "merged"
LINK_USED: Final = "link_used"
NOBODY: Final = "nobody"
CHANGED: Final = "changed"


class GameCount(NamedTuple):
    """How many games somebody has, and how many of them are not over."""

    total: int
    running: int


class Merge(NamedTuple):
    """A guest that becomes a person, all or nothing.

    Attributes:
        guest, person: by their ids.
        old_device: on which the guest is signed in.
        device: the row of the same browser, signed in as the person.
        link: a hash of the one-time link that is used up by this; None for none.
        changes: of the tables that have been read.
        unread: the guest's other tables: finished or unreadable games.
        at: the time.
    """

    guest: str
    person: str
    old_device: str
    device: Row
    link: str | None
    changes: Mapping[str, TableChange]
    unread: Sequence[str]
    at: float


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

    def drop_all(self, user: str) -> None:
        """Delete the links of a person."""


class IdentityStore(Protocol):
    """Ways to sign in."""

    def put_recovery_code(self, user: str, digest: str, at: float) -> None:
        """Store the hash of a person's recovery code in place of an older one."""

    def recovery_code_of(self, user: str) -> Row | None:
        """Return when a person's recovery code was made and last used, or None."""

    def use_recovery_code(self, digest: str, at: float) -> str | None:
        """Return the person of a recovery code, and record the use; None for an unknown code."""

    def drop_recovery_code(self, user: str) -> None:
        """Delete the recovery code of a person."""

    def passkeys_of(self, user: str) -> list[Row]:
        """Return the passkeys of a person, the oldest first."""

    def passkey(self, passkey: str) -> Row | None:
        """Return a passkey, or None."""

    def add_passkey(self, row: Row) -> bool:
        """Add a passkey; return whether its id was free."""

    def use_passkey(self, passkey: str, count: int, at: float) -> None:
        """Record the use of a passkey, with its counter of signatures."""

    def drop_passkey(self, user: str, passkey: str) -> bool:
        """Delete a passkey of a person; return whether there was one."""

    def passkey_hosts(self) -> dict[str, int]:
        """Return the number of passkeys of each host name."""


class MergeStore(Protocol):
    """Merges of guests into the people as whom they sign in."""

    def games(self, user: str) -> GameCount:
        """Return how many games a person has."""

    def tables_of(self, user: str) -> dict[str, bool]:
        """Return all tables that a person belongs to, or once did, and which are unfinished."""

    def merge(self, merge: Merge) -> MergeOutcome:
        """Give everything of a guest to a person, sign that one in, and delete the guest."""
