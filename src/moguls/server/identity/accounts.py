"""Identity of a site: one-time links, and the ways to sign in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.identity.mail import MailSignIn
from moguls.server.identity.one_time_links import OneTimeLinks
from moguls.server.identity.passkeys import Passkeys, place_of
from moguls.server.identity.recovery import RecoveryCodes
from moguls.server.identity.sign_in import SignIn
from moguls.server.limits import rates
from moguls.server.limits.buckets import Buckets
from moguls.server.wire.identity import AccountInfo, SignInOffer
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.people.devices import Devices
    from moguls.server.people.person import Person, Session
    from moguls.server.people.visits import Caller
    from moguls.server.ports.mail import Mailer
    from moguls.server.ports.storage import Store


class Accounts:
    """What a person can sign in with."""

    def __init__(self, devices: Devices, store: Store, mailer: Mailer | None = None) -> None:
        """Use the devices of a site, its store, and what sends its mails."""
        self._devices, self._store = devices, store.identity
        self._hub = devices.people.hub
        self._attempts = Buckets(rates.SIGN_INS)
        self.links = OneTimeLinks(self._hub, store.one_time_links)
        self.recovery = RecoveryCodes(self._hub, store.identity)
        self.passkeys = Passkeys(self._hub, store.identity, self.links)
        self.mail = MailSignIn(self._hub, store.notices, self.links, mailer)
        self.sign_in = SignIn(devices, self.links)

    async def account(self, person: Person, caller: Caller) -> AccountInfo:
        """Return the ways in which a person can sign in."""
        row = await self._hub.transact(self._store.recovery_code_of, person.id)
        made_at, used_at = (None, None) if row is None else (row["made_at"], row["used_at"])
        passkeys, off = await self.passkeys.all(person.id), place_of(caller).off
        return AccountInfo(made_at, used_at, passkeys, off, self.mail.is_possible)

    def spend_attempt(self, network: str) -> None:
        """Count an attempt to sign in from a network.

        Raises:
            Refusal: there were too many.
        """
        self._attempts.spend(network)

    async def recover(self, code: str, session: Session | None, network: str) -> SignInOffer:
        """Return the sign-in of a recovery code's owner.

        Raises:
            Refusal: the code is nobody's, or too many were tried.
        """
        if not self._devices.guesses.take(network):
            raise Refusal("device/too_many_codes")
        return await self.sign_in.offer(await self.recovery.owner(code), session)
