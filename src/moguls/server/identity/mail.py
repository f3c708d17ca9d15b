"""Sign-in by mail: a link to an address that its owner has confirmed before.

The answer is the same for known and unknown addresses, and comes before anything is looked up.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from moguls.server.identity.sign_in import PURPOSE
from moguls.server.limits import rates
from moguls.server.limits.buckets import Buckets
from moguls.server.mail.address import normalized
from moguls.server.ports.mail import Letter
from moguls.server.ports.notices import SENT
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from moguls.server.identity.one_time_links import OneTimeLinks
    from moguls.server.live.hub import Hub
    from moguls.server.ports.mail import Mailer
    from moguls.server.ports.notices import NoticeStore, Row

LOG: Final = logging.getLogger("moguls.identity")
MOST_OWNERS: Final = 5  # people with one address who get a link each
MOST_PENDING: Final = 100  # letters on their way


class MailSignIn:
    """Sends links that sign people in."""

    def __init__(
        self, hub: Hub, store: NoticeStore, links: OneTimeLinks, mailer: Mailer | None
    ) -> None:
        """Send to the channels of a store; without a mailer nothing is sent."""
        self._hub, self._store, self._links = hub, store, links
        self._mailer = mailer
        self._to, self._from = Buckets(rates.SIGN_IN_MAILS_TO), Buckets(rates.SIGN_IN_MAILS_FROM)
        self._pending: set[asyncio.Task[None]] = set()

    @property
    def is_possible(self) -> bool:
        """Whether the host has set up mail."""
        return self._mailer is not None

    async def ask(self, text: str, network: str) -> None:
        """Send a link to an address if somebody has confirmed it; nobody learns whether.

        Raises:
            Refusal: there is no mail here, it cannot be an address, or there were too many.
        """
        if self._mailer is None:
            raise Refusal("mail/off")
        address = normalized(text)
        self._from.spend(network)
        if len(self._pending) >= MOST_PENDING:
            raise Refusal("wire/rate_limited")
        task = asyncio.create_task(self._send(self._mailer, address))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)

    async def quiet(self) -> None:
        """Wait until all letters are on their way."""
        await asyncio.gather(*self._pending, return_exceptions=True)

    def stop(self) -> None:
        """Cancel the letters that wait."""
        for task in self._pending:
            task.cancel()

    async def _send(self, mailer: Mailer, address: str) -> None:
        if not self._to.take(address.lower()):
            return
        rows = await self._hub.transact(self._store.mail_channels, address, MOST_OWNERS)
        for row in rows:
            outcome = await mailer.send(await self._letter(mailer, row))
            if outcome.state != SENT:
                LOG.warning("a sign-in mail was not sent: %s", outcome.why)

    async def _letter(self, mailer: Mailer, row: Row) -> Letter:
        """Return the letter to the owner of a channel."""
        lang, site = row["lang"], mailer.host.site
        link = await self._links.make(PURPOSE, row["user_id"])
        lead = say(lang, "sign-in-mail", {"name": row["name"], "site": site})
        text = f"{lead}\n\n{site}/sign-in#{link}\n\n{say(lang, 'sign-in-mail-else')}\n"
        return Letter(row["label"], say(lang, "sign-in-mail-subject"), text, key=link)
