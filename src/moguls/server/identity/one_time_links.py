"""One-time links: valid once, for fifteen minutes, and for one purpose.

A link is a secret behind the `#` of an address, so it reaches no log and no other site. Its page
has one button that posts the secret: a mail program that opens a link beforehand uses up nothing.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from moguls.server.live.links import digest
from moguls.server.ports.identity import OneTimeLink
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.server.live.hub import Hub
    from moguls.server.ports.identity import OneTimeLinkStore

GOOD_FOR: Final = 900.0  # seconds
REMEMBERED: Final = 86_400.0  # seconds for which a link can be said to have expired or been used


class OneTimeLinks:
    """Makes, reads and uses one-time links."""

    def __init__(self, hub: Hub, store: OneTimeLinkStore) -> None:
        """Use the links of a store, with the clock of a hub."""
        self._hub, self._store = hub, store

    async def make(
        self, purpose: str, person: str | None, payload: Mapping[str, str] | None = None
    ) -> str:
        """Return the secret of a new link.

        Args:
            purpose: what it is for.
            person: the id of the person it belongs to, None for none.
            payload: what its use needs.
        """
        secret, now = secrets.token_urlsafe(32), self._hub.clock.time()
        link = OneTimeLink(digest(secret), purpose, person, payload or {}, now, now + GOOD_FOR)
        await self._hub.transact(self._store.add, link, now - REMEMBERED)
        return secret

    async def look(self, purpose: str, secret: str) -> OneTimeLink:
        """Return a valid link; it stays valid.

        Raises:
            Refusal: there is no such link for this purpose, it has expired, or it was used.
        """
        link: OneTimeLink | None = await self._hub.transact(self._store.find, digest(secret))
        if link is None or link.purpose != purpose:
            raise Refusal("one_time/not_found")
        if link.used_at is not None:
            raise Refusal("one_time/used")
        if link.expires_at <= self._hub.clock.time():
            raise Refusal("one_time/expired")
        return link

    async def use(self, purpose: str, secret: str) -> OneTimeLink:
        """Return a valid link, which is used up by this.

        Raises:
            Refusal: there is no such link for this purpose, it has expired, or it was used.
        """
        link = await self.look(purpose, secret)
        if not await self._hub.transact(self._store.use, link.digest, self._hub.clock.time()):
            raise Refusal("one_time/used")  # another request was quicker
        return link
