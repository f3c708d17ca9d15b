"""Letters as messages of RFC 5322: headers, a plain text, and a page with its pictures."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, formataddr
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import datetime

    from moguls.server.ports.mail import Letter, MailHost

NAME: Final = "Moguls"
KEY_BYTES: Final = 16


def message_of(letter: Letter, host: MailHost, at: datetime) -> EmailMessage:
    """Return a letter as a message.

    Args:
        letter: what is sent.
        host: from where.
        at: the time of the letter.
    """
    message = EmailMessage(policy=SMTP)
    message["From"] = formataddr((NAME, host.sender))
    message["To"] = letter.to
    message["Subject"] = one_line(letter.subject)
    message["Date"] = format_datetime(at)
    message["Message-ID"] = message_id(letter.key, host.sender)
    message["Auto-Submitted"] = "auto-generated"  # no out-of-office replies (RFC 3834)
    for name, value in letter.headers:
        message[name] = one_line(value)
    message.set_content(letter.text)
    if letter.html:
        message.add_alternative(letter.html, subtype="html")
        _attach(message, letter)
    return message


def _attach(message: EmailMessage, letter: Letter) -> None:
    """Attach the pictures to the page of a message."""
    page = message.get_body(("html",))
    assert page is not None  # noqa: S101  # it was just added
    for image in letter.images:
        page.add_related(
            image.data,
            "image",
            "png",
            cid=f"<{image.name}>",
            filename=f"{image.name}.png",
            disposition="inline",
        )


def message_id(key: str, sender: str) -> str:
    """Return the Message-ID of a key: the same for each attempt, and nothing can be read in it."""
    digest = blake2b(key.encode(), digest_size=KEY_BYTES).hexdigest()
    return f"<{digest}@{sender.rpartition('@')[2]}>"


def one_line(text: str) -> str:
    """Return a text without line breaks, which would begin another header."""
    return " ".join(text.split())
