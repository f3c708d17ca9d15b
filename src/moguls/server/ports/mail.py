"""Port of mail: what is sent, and what sends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from moguls.server.ports.notices import DeliveryOutcome


class MailHost(NamedTuple):
    """The SMTP server of a site, and what its mails say of their origin.

    Attributes:
        server, port: where it listens.
        tls: "starttls", "tls" (from the first byte) or "none".
        user, password: "" for a server without sign-in.
        sender: the address that mails come from.
        site: the public URL of the site, without a slash at its end; "" if it is not set.
    """

    server: str
    port: int
    tls: str
    user: str
    password: str
    sender: str
    site: str = ""


class InlineImage(NamedTuple):
    """A PNG that travels with a mail; its page shows `cid:name`."""

    name: str
    data: bytes


class Letter(NamedTuple):
    """A mail to one person.

    Attributes:
        to: a checked address, see `mail.address`.
        subject, text: in the language of the reader.
        key: of what it is about: a repeated letter with the same key has the same Message-ID.
        html: the same as a page; "" for none.
        headers: further headers.
        images: of the page.
    """

    to: str
    subject: str
    text: str
    key: str
    html: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    images: tuple[InlineImage, ...] = ()


class Mailer(Protocol):
    """Sends mails.

    Attributes:
        host: whose mails these are.
    """

    host: MailHost

    async def send(self, letter: Letter) -> DeliveryOutcome:
        """Send a letter: SENT, WAITING (try again), FAILED, or DEAD for an address that is gone."""
