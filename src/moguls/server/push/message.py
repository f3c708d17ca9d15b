"""Push message of a notice: its content in the declarative format, and its headers (RFC 8030)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from moguls.server.ports.notices import NoticeMessage

DECLARATIVE: Final = 8030  # marks the format that browsers show without a service worker
LONGEST_LIFE: Final = 12 * 3600  # seconds


def content_of(message: NoticeMessage, site: str, lang: str) -> bytes:
    """Return the content of a push message.

    Args:
        message: what is shown.
        site: the address of the site, without a slash at its end.
        lang: language of the message.
    """
    notification: dict[str, Any] = {
        "title": message.title,
        "body": message.body,
        "lang": lang,
        "navigate": site + message.path,
        "tag": message.tag,
        "silent": message.is_quiet,
    }
    badge = message.waiting
    return msgspec.json.encode(
        {"web_push": DECLARATIVE, "notification": notification, "app_badge": badge}
    )


def headers_of(message: NoticeMessage, now: float) -> dict[str, str]:
    """Return the headers of a push message: how long it is news, and what it replaces."""
    life = max(0, min(int(message.expires_at - now), LONGEST_LIFE))
    urgency = "high" if message.is_urgent else "low" if message.is_quiet else "normal"
    return {"ttl": str(life), "topic": message.tag, "urgency": urgency}
