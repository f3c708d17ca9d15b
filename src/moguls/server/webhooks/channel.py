"""Channel of webhooks: what is sent, its signature, and what follows from an answer."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from moguls.server.ports.notices import DEAD, FAILED, SENT, WAITING, DeliveryOutcome
from moguls.server.webhooks.client import Unreachable
from moguls.server.webhooks.target import read_target
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.ports.notices import NoticeMessage, Row
    from moguls.server.webhooks.client import Response, WebhookClient

KIND: Final = "webhook"  # of a row of the channels
SECRET_BYTES: Final = 32
LONGEST_WAIT: Final = 86_400.0  # seconds for which a host may put a notice off
AGAIN: Final = frozenset({408, 425, 429})  # statuses that ask for another attempt
OK, REDIRECT, GONE, BROKEN = 200, 300, 410, 500
CURABLE: Final = frozenset({"timeout", "connection", "address", "no_http"})


class WebhookChannel:
    """Sends notices to the hosts of people."""

    def __init__(self, client: WebhookClient) -> None:
        """Send by a client."""
        self._client = client

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        """Send a message to the URL of a channel."""
        data = msgspec.json.decode(address["data"])
        body = body_of(address["id"], message, data["site"] + message.path)
        signature = signature_of(data["secret"], int(now), body)
        try:
            target = read_target(data["url"])
            response = await self._client.post(target, {"Moguls-Signature": signature}, body)
        except Refusal as refusal:  # an older version has allowed the URL
            return DeliveryOutcome(FAILED, refusal.code)
        except Unreachable as error:
            code = str(error)
            return DeliveryOutcome(WAITING if code in CURABLE else FAILED, code)
        return _outcome(response)


def body_of(channel: str, message: NoticeMessage, url: str) -> bytes:
    """Return the body of a request; `id` is the same when a message is sent again."""
    text = f"{channel}\n{message.tag}\n{message.title}\n{message.body}"
    return msgspec.json.encode(
        {
            "version": 1,
            "id": sha256(text.encode()).hexdigest()[:32],
            "title": message.title,
            "text": message.body,
            "url": url,
            "tag": message.tag,
            "expires_at": int(message.expires_at),
            "is_urgent": message.is_urgent,
            "is_quiet": message.is_quiet,
            "waiting": message.waiting,
        }
    )


def signature_of(secret: str, now: int, body: bytes) -> str:
    """Return the time, and the HMAC-SHA256 of time, full stop and body by a secret."""
    digest = hmac.digest(secret.encode(), b"%d." % now + body, "sha256").hex()
    return f"t={now},v1={digest}"


def new_row(url: str, user: str, site: str) -> Row:
    """Return the columns that are a webhook's own: its URL, a new secret, and what is shown.

    Two people may use the same URL, so the address contains the person as well.

    Args:
        url: that is called.
        user: whose webhook it is.
        site: the address of the site as this person knows it, for links.

    Raises:
        Refusal: the URL cannot be used.
    """
    target = read_target(url)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    data = msgspec.json.encode({"url": url, "secret": secret, "site": site}).decode()
    return {
        "kind": KIND,
        "address": f"{KIND} {user} {url}",
        "data": data,
        "device": "",
        "label": urlsplit(f"//{target.authority}").netloc,
    }


def _outcome(response: Response) -> DeliveryOutcome:
    status, why = response.status, str(response.status)
    if OK <= status < REDIRECT:
        return DeliveryOutcome(SENT, why)
    if status == GONE:
        return DeliveryOutcome(DEAD, why)
    if status >= BROKEN or status in AGAIN:
        return DeliveryOutcome(WAITING, why, min(response.retry_after, LONGEST_WAIT))
    return DeliveryOutcome(FAILED, why)
