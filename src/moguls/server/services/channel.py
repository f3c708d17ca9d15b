"""Channel of other services."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from moguls.server.ports.notices import DROPPED, FAILED, DeliveryOutcome
from moguls.server.services.forms import read_service
from moguls.server.services.sender import send
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.ports.notices import NoticeMessage, Row

KIND: Final = "service"  # of a row of the channels
QUIET: Final = DeliveryOutcome(DROPPED, "quiet")  # no message can be replaced without a sound


class ServiceChannel:
    """Sends notices to services."""

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        """Send a message to the service of a channel."""
        if message.is_quiet:
            return QUIET
        if message.expires_at <= now:
            return DeliveryOutcome(DROPPED, "expired")
        data = msgspec.json.decode(address["data"])
        try:
            form, arguments = read_service(data["url"])
        except Refusal as refusal:  # an older version has allowed the address
            return DeliveryOutcome(FAILED, refusal.code)
        body = f"{message.body}\n{data['site']}{message.path}"
        return await send(form, arguments, _harmless(message.title), _harmless(body))


def new_row(url: str, user: str, site: str) -> Row:
    """Return the columns that are a service's own.

    Args:
        url: the address, with its tokens.
        user: whose channel it is.
        site: the address of the site as this person knows it, for links.

    Raises:
        Refusal: the address has no known form.
    """
    form, _ = read_service(url)
    return {
        "kind": KIND,
        "address": f"{KIND} {user} {url}",
        "data": msgspec.json.encode({"url": url, "site": site}).decode(),
        "device": "",
        "label": form.title,
    }


def _harmless(text: str) -> str:
    """Return a text in which the name of a player calls nobody, such as @everyone."""
    return text.replace("@", "@\N{WORD JOINER}").replace(
        "<", "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
    )
