"""Channel of feeds: what is sent there can be read at the address."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Final

from moguls.server.ports.notices import SENT, DeliveryOutcome

if TYPE_CHECKING:
    from moguls.server.ports.notices import NoticeMessage, Row

KIND: Final = "feed"  # of a row of the channels
LABEL: Final = "Atom"  # in the list of deliveries
TOKEN_BYTES: Final = 32


class FeedChannel:
    """Publishes notices: the delivery itself is the entry of the feed."""

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        """Publish a message."""
        del address, message, now
        return DeliveryOutcome(SENT, "published")


def address_of(token: str) -> str:
    """Return the address of a channel: a hash, so that no copy of the database opens a feed."""
    return f"{KIND} {hashlib.sha256(token.encode()).hexdigest()}"


def new_row() -> tuple[Row, str]:
    """Return the columns that are a feed's own, and its new token."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"kind": KIND, "address": address_of(token), "data": "{}", "device": "", "label": LABEL}
    return row, token
