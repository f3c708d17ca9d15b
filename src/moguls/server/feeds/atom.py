"""Feed of notices in Atom (RFC 4287)."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element, SubElement, tostring

from moguls.games import registry
from moguls.server.notify.wording import shown_time
from moguls.server.table.notices.notice import BOT_CAME, TURN
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.ports.notices import Row

NAMESPACE: Final = "http://www.w3.org/2005/Atom"
MEDIA_TYPE: Final = "application/atom+xml; charset=utf-8"


def atom(channel: Row, notices: Sequence[Row], site: str) -> bytes:
    """Return the feed of some notices, the latest first.

    Args:
        channel: the row of the feed: its language and time zone.
        notices: their rows, with the games of their tables.
        site: the address of the site.
    """
    lang = channel["lang"]
    at = max([channel["made_at"], *(notice["done_at"] for notice in notices)])
    feed = Element("feed", {"xmlns": NAMESPACE, "xml:lang": lang})
    _add(feed, "id", f"urn:moguls:feed:{channel['id']}")
    _add(feed, "title", say(lang, "feed-notices"))
    _add(feed, "updated", _iso(at))
    _add(SubElement(feed, "author"), "name", "Moguls")
    SubElement(feed, "link", href=f"{site}/")
    for notice in notices:
        _add_entry(feed, channel, notice, site)
    content: bytes = tostring(feed, "utf-8", xml_declaration=True)
    return content


def _add_entry(feed: Element, channel: Row, notice: Row, site: str) -> None:
    lang, kind = channel["lang"], notice["kind"]
    words: dict[str, str | int] = {
        "game": registry.game(notice["game"]).title,
        "time": shown_time(notice["made_at"], lang, channel["zone"]),
        "deadline": shown_time(notice["deadline"], lang, channel["zone"]),
    }
    name = hashlib.sha256(f"{channel['id']} {notice['id']}".encode()).hexdigest()[:32]
    entry = SubElement(feed, "entry")
    _add(entry, "id", f"urn:moguls:notice:{name}")
    _add(entry, "title", say(lang, f"notice-{kind}-title", words))
    _add(entry, "updated", _iso(notice["done_at"]))
    _add(entry, "summary", say(lang, _key(kind, notice["deadline"]), words))
    SubElement(entry, "link", href=f"{site}/table/{notice['table_id']}")


def _key(kind: str, deadline: float) -> str:
    if kind == BOT_CAME:
        return "feed-bot"
    return "notice-turn-until" if kind == TURN and deadline else f"notice-{kind}"


def _add(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def _iso(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).isoformat().replace("+00:00", "Z")
