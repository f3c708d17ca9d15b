"""A mail server for tests: what it takes, what it refuses, and who may sign in."""

from __future__ import annotations

import asyncio
import warnings
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.policy import default
from typing import TYPE_CHECKING, Any

from aiosmtpd.smtp import SMTP, AuthResult

from moguls.server.mail.smtp import SmtpMailer
from moguls.server.ports.mail import Letter, MailHost
from tests.server.fakes import FakeClock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from email.message import EmailMessage

SENDER = "moguls@games.example.org"
ADA = "ada@example.org"
RIGHT = "correct horse"  # a password
START = 1_700_000_000.0


class Inbox:
    """Handler of an SMTP server.

    Attributes:
        mails: what has been taken.
        raw: the same as bytes.
        refusals: answers of SMTP to the next recipients.
        data_refusals: of the next contents.
        port: where it listens.
    """

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.refusals: list[str] = []
        self.data_refusals: list[str] = []
        self.port = 0

    async def handle_RCPT(  # noqa: N802  # names of aiosmtpd
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.data_refusals:
            return self.data_refusals.pop(0)
        self.raw.append(envelope.content)
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def mailer(self, clock: FakeClock | None = None, **changes: Any) -> SmtpMailer:
        """Return what sends here."""
        host = MailHost("127.0.0.1", self.port, "none", "", "", SENDER, "https://games.example.org")
        return SmtpMailer(host._replace(**changes), clock or FakeClock(0.0, START), patience=5.0)


@asynccontextmanager
async def serving(*, password: str | None = None) -> AsyncIterator[Inbox]:
    """Serve while the context lasts; with a password, people sign in."""
    inbox = Inbox()
    made: list[SMTP] = []

    def check(*arguments: Any) -> AuthResult:
        return AuthResult(success=arguments[-1].password == (password or "").encode())

    def accept() -> SMTP:
        more: dict[str, Any] = {}
        if password is not None:
            more = {"authenticator": check, "auth_required": True, "auth_require_tls": False}
        with warnings.catch_warnings(action="ignore"):  # that passwords come without TLS
            made.append(SMTP(inbox, hostname="localhost", loop=asyncio.get_running_loop(), **more))
        return made[-1]

    server = await asyncio.get_running_loop().create_server(accept, "127.0.0.1", 0)
    inbox.port = server.sockets[0].getsockname()[1]
    try:
        yield inbox
    finally:
        server.close()
        for it in made:
            if it.transport is not None:
                it.transport.close()
        await asyncio.sleep(0)


def letter(**changes: Any) -> Letter:
    """Return a letter to Ada."""
    return Letter(ADA, "Your turn", "It is your turn.\n", "notice 1")._replace(**changes)
