"""Sign-in of a browser: proof of identity first, then one confirmation for all ways to sign in.

Each proof yields a one-time link for the person; a link that was sent by mail is one. The browser
shows whose it is, and what its current guest would lose, before the link is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from moguls.server.identity.one_time_links import GOOD_FOR
from moguls.server.wire.identity import SignInOffer
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.identity.one_time_links import OneTimeLinks
    from moguls.server.people.devices import Devices
    from moguls.server.people.person import Session
    from moguls.server.people.visits import Caller

PURPOSE: Final = "sign-in"


class SignIn:
    """Confirms and completes sign-ins."""

    def __init__(self, devices: Devices, links: OneTimeLinks) -> None:
        """Sign in devices by one-time links."""
        self._devices, self._links = devices, links

    async def offer(self, person: str, session: Session | None) -> SignInOffer:
        """Return the link of somebody who has proved to be a person."""
        return await self._offer(await self._links.make(PURPOSE, person), person, session)

    async def look(self, link: str, session: Session | None) -> SignInOffer:
        """Return whom a link signs in; it stays valid.

        Raises:
            Refusal: the link is not valid.
        """
        person = (await self._links.look(PURPOSE, link)).person
        return await self._offer(link, person or "", session)

    async def use(
        self, caller: Caller, link: str, session: Session | None, *, leave: bool
    ) -> Session:
        """Sign in a browser by a link, and sign out its current person there.

        The token is new: an older cookie is invalid afterwards.

        Raises:
            Refusal: the link is not valid, or seats would be lost.
        """
        person = (await self._links.look(PURPOSE, link)).person or ""
        if session is not None and session.person.id == person:
            return session
        await self._devices.refuse_lost(session, leave=leave)
        await self._links.use(PURPOSE, link)
        return await self._devices.enter(caller, person, session)

    async def _offer(self, link: str, person: str, session: Session | None) -> SignInOffer:
        devices = self._devices
        row = await devices.people.hub.transact(devices.people.store.user, person)
        if row is None:
            raise Refusal("one_time/not_found")
        info = await devices.info(row, session)
        return SignInOffer(link, int(GOOD_FOR), **msgspec.structs.asdict(info))
