"""Addresses of mail of people: confirmed by a link before they are used, changed, and ended."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec

from moguls.server.limits import rates
from moguls.server.limits.buckets import Buckets
from moguls.server.mail.address import normalized
from moguls.server.mail.planning import KIND, MailData, data_of
from moguls.server.notify.personal import known_zone
from moguls.server.ports.mail import Letter
from moguls.server.ports.notices import SENT
from moguls.server.wire.channels import ConfirmedAddress, MailAddressInfo, MailInfo
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from moguls.server.identity.one_time_links import OneTimeLinks
    from moguls.server.notify.personal import PersonalChannels
    from moguls.server.ports.mail import Mailer
    from moguls.server.ports.notices import Row
    from moguls.server.wire.channels import MailPlan, NewMailAddress

PURPOSE: Final = "mail"  # of a one-time link
STOP_BYTES: Final = 16


class MailAddresses:
    """Adds, changes and ends addresses of mail."""

    def __init__(
        self, mailer: Mailer | None, links: OneTimeLinks, channels: PersonalChannels
    ) -> None:
        """Confirm by one-time links; an address is a channel of a person."""
        self._mailer, self._links, self._channels = mailer, links, channels
        self._hub, self._store = channels.hub, channels.store
        self._to = Buckets(rates.MAILS_TO)

    async def all(self, user: str) -> MailInfo:
        """Return the addresses of a person."""
        rows = [row for row in await self._rows(user) if row["kind"] == KIND]
        return MailInfo(self._mailer is not None, [_info(row) for row in rows])

    async def ask(self, user: str, request: NewMailAddress, lang: str) -> None:
        """Send a link to an address; it is used once the link has been confirmed.

        Raises:
            Refusal: it cannot be an address, there is no mail here, or it could not be sent.
        """
        if self._mailer is None:
            raise Refusal("mail/off")
        address, zone = normalized(request.address), known_zone(request.zone)
        self._to.spend(address)
        payload = {
            "address": address,
            "mode": request.mode,
            "hour": str(request.hour),
            "zone": zone,
            "lang": lang,
        }
        link = await self._links.make(PURPOSE, user, payload)
        site = self._mailer.host.site
        text = say(lang, "mail-confirm", {"site": site})
        text += f"\n\n{site}/mail/confirm#{link}\n\n{say(lang, 'mail-confirm-else')}\n"
        subject = say(lang, "mail-confirm-subject")
        outcome = await self._mailer.send(Letter(address, subject, text, key=link))
        if outcome.state != SENT:
            raise Refusal("mail/not_sent")

    async def look(self, link: str) -> ConfirmedAddress:
        """Return the address that a link confirms; the link stays valid.

        Raises:
            Refusal: the link is not valid.
        """
        link_row = await self._links.look(PURPOSE, link)
        return ConfirmedAddress(link_row.payload["address"])

    async def confirm(self, link: str) -> ConfirmedAddress:
        """Use an address from now on.

        Raises:
            Refusal: the link is not valid, or there are too many addresses.
        """
        link_row = await self._links.use(PURPOSE, link)
        payload, user = link_row.payload, str(link_row.person)
        address = payload["address"]
        earlier = [row for row in await self._rows(user) if row["label"] == address]
        stop = data_of(earlier[0]).stop if earlier else secrets.token_urlsafe(STOP_BYTES)
        data = MailData(address, payload["mode"], int(payload["hour"]), stop)
        row = {
            "kind": KIND,
            "address": f"{KIND} {user} {address}",
            "data": msgspec.json.encode(data).decode(),
            "device": "",
            "label": address,
        }
        await self._channels.add(user, row, payload["lang"], payload["zone"])
        return ConfirmedAddress(address)

    async def plan(self, user: str, channel: str, plan: MailPlan) -> None:
        """Change when an address of a person gets mail.

        Raises:
            Refusal: the person has no such address, or the time zone is unknown.
        """
        rows = [it for it in await self._rows(user) if (it["id"], it["kind"]) == (channel, KIND)]
        if not rows:
            raise Refusal("channel/not_found")
        (row,), zone = rows, known_zone(plan.zone)
        data = msgspec.structs.replace(data_of(row), mode=plan.mode, hour=plan.hour)
        columns = ("kind", "address", "device", "label")
        changed: dict[str, Any] = {name: row[name] for name in columns}
        changed["data"] = msgspec.json.encode(data).decode()
        await self._channels.add(user, changed, row["lang"], zone)

    async def stop(self, channel: str, secret: str) -> None:
        """End the mails to an address, by the link in one of them.

        Raises:
            Refusal: there is no such address.
        """
        row: Row | None = await self._hub.transact(self._store.channel, channel)
        is_mail = row is not None and row["kind"] == KIND
        if row is None or not is_mail or not hmac.compare_digest(data_of(row).stop, secret):
            raise Refusal("mail/not_found")
        await self._channels.drop(row["user_id"], channel)

    async def _rows(self, user: str) -> list[Row]:
        rows: list[Row] = await self._hub.transact(self._store.channels_of, user)
        return rows


def _info(row: Row) -> MailAddressInfo:
    data = data_of(row)
    return MailAddressInfo(
        row["id"],
        data.address,
        "each" if data.mode == "each" else "digest",
        data.hour,
        row["zone"],
        row["sent_at"],
        row["failing_since"],
    )
