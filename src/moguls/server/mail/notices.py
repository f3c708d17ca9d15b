"""Channel of mail: notices as letters, one for each or many in a digest."""

from __future__ import annotations

from hashlib import blake2b
from html import escape
from typing import TYPE_CHECKING, Final

from moguls.server.mail.planning import data_of
from moguls.server.ports.mail import InlineImage, Letter
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.ports.mail import Mailer
    from moguls.server.ports.notices import DeliveryOutcome, NoticeMessage, Row

ONE_CLICK: Final = "List-Unsubscribe=One-Click"  # RFC 8058
_STYLE: Final = "font-family:sans-serif;line-height:1.5;max-width:36em"
_WIDE: Final = "max-width:100%;height:auto"
MOST_PICTURES: Final = 3  # of a letter
_SMALL: Final = "font-size:85%"


class MailChannel:
    """Sends notices to addresses of mail."""

    def __init__(self, mailer: Mailer) -> None:
        """Send by a mailer."""
        self._mailer = mailer

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        """Send one message as a letter."""
        return await self.send_all(address, [message], f"{message.tag} {message.body}", now)

    async def send_all(
        self, address: Row, messages: Sequence[NoticeMessage], key: str, _now: float
    ) -> DeliveryOutcome:
        """Send messages as one letter; a repeated one has the same key."""
        letter = letter_of(address, messages, key, self._mailer.host.site)
        return await self._mailer.send(letter)


def letter_of(channel: Row, messages: Sequence[NoticeMessage], key: str, site: str) -> Letter:
    """Return the letter of some messages, those of a table together, with one link each.

    Args:
        channel: whose letter it is.
        messages: the most urgent first.
        key: of the letter.
        site: the public URL.
    """
    lang, tables = channel["lang"], _by_table(messages)
    stop = stop_url(channel, site)
    subject = messages[0].title
    if len(tables) > 1:
        subject = say(lang, "mail-digest-subject", {"count": len(tables)})
    foot = say(lang, "mail-foot"), f"{site}/settings", say(lang, "mail-stop-link"), stop
    return Letter(
        to=data_of(channel).address,
        subject=subject,
        text=_text(tables, site, foot),
        key=blake2b(f"{channel['id']} {key}".encode()).hexdigest(),
        html=_page(lang, tables, site, foot),
        images=tuple(_pictures(tables).values()),
        headers=(("List-Unsubscribe", f"<{stop}>"), ("List-Unsubscribe-Post", ONE_CLICK)),
    )


def stop_url(channel: Row, site: str) -> str:
    """Return the address that ends the mails of a channel: a page, and a POST for mail programs."""
    return f"{site}/mail/stop/{channel['id']}/{data_of(channel).stop}"


def _by_table(messages: Sequence[NoticeMessage]) -> dict[str, list[NoticeMessage]]:
    """Return the messages by the page that they open."""
    tables: dict[str, list[NoticeMessage]] = {}
    for message in messages:
        tables.setdefault(message.path, []).append(message)
    return tables


def _moves(messages: Sequence[NoticeMessage]) -> tuple[tuple[str, str], ...]:
    """Return the moves of a table, once."""
    return next((it.moves for it in messages if it.moves), ())


def _pictures(tables: dict[str, list[NoticeMessage]]) -> dict[str, InlineImage]:
    """Return the pictures of the first tables, by the page of the table."""
    pictures = {
        path: InlineImage(f"board{number}", it.picture)
        for number, (path, messages) in enumerate(tables.items())
        for it in messages
        if it.picture
    }
    return dict(list(pictures.items())[:MOST_PICTURES])


def _text(
    tables: dict[str, list[NoticeMessage]], site: str, foot: tuple[str, str, str, str]
) -> str:
    parts = []
    for path, messages in tables.items():
        lines = [line for it in messages for line in (it.title, it.body)]
        moves = [f"{words}: {site}{move}" for words, move in _moves(messages)]
        parts.append("\n".join([*lines, site + path, *moves]))
    why, settings, words, stop = foot
    return "\n\n".join([*parts, f"-- \n{why} {settings}\n{words}: {stop}"]) + "\n"


def _page(
    lang: str,
    tables: dict[str, list[NoticeMessage]],
    site: str,
    foot: tuple[str, str, str, str],
) -> str:
    """Return the same as a page without anything that would be loaded from elsewhere."""
    parts, pictures = [], _pictures(tables)
    for path, messages in tables.items():
        parts += [
            f"<p><strong>{escape(it.title)}</strong><br>{escape(it.body)}</p>" for it in messages
        ]
        if path in pictures:
            alt = escape(say(lang, "mail-picture"))
            parts.append(
                f'<p><img src="cid:{pictures[path].name}" alt="{alt}" style="{_WIDE}"></p>'
            )
        links = [(say(lang, "mail-open"), path), *_moves(messages)]
        parts += [f"<p>{_link(site + where, words)}</p>" for words, where in links]
    why, settings, words, stop = foot
    end = f"{escape(why)} {_link(settings, settings)}<br>{_link(stop, words)}"
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"></head>'
        f'<body style="{_STYLE}">{"".join(parts)}<p style="{_SMALL}">{end}</p></body></html>'
    )


def _link(url: str, words: str) -> str:
    return f'<a href="{escape(url)}">{escape(words)}</a>'
