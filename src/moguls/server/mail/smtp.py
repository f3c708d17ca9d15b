"""Mail over SMTP with `aiosmtplib`; its answers become outcomes.

Neither an address nor an answer of a server, which may repeat it, is ever logged or stored.
"""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from moguls import extras
from moguls.server.mail.letters import message_of
from moguls.server.ports.clock import SYSTEM
from moguls.server.ports.notices import DEAD, FAILED, SENT, WAITING, DeliveryOutcome

if TYPE_CHECKING:
    from types import ModuleType

    from moguls.server.ports.clock import Clock
    from moguls.server.ports.mail import Letter, MailHost

LOG = logging.getLogger("moguls.mail")
PATIENCE: Final = 20.0  # seconds for each answer of the server
LASTING: Final = 500  # answers from here on are final
GONE: Final = frozenset({550, 551, 553})  # no such mailbox
# An enhanced status (RFC 3463) such as 5.7.1 says that something else than the mailbox is at fault.
_ENHANCED: Final = re.compile(r"\s*[245]\.(\d{1,3})\.\d{1,3}\b")
_OF_MAILBOX: Final = "1"


def library() -> ModuleType:
    """Return aiosmtplib.

    Raises:
        MissingExtra: it is not installed.
    """
    with extras.needed("mail needs aiosmtplib", "notify"):
        import aiosmtplib  # noqa: PLC0415  # optional, and only servers with mail need it
    return aiosmtplib


class SmtpMailer:
    """Sends each letter over a connection of its own."""

    def __init__(self, host: MailHost, clock: Clock = SYSTEM, patience: float = PATIENCE) -> None:
        """Send through a server.

        Raises:
            MissingExtra: aiosmtplib is not installed.
        """
        self.host, self._clock, self._patience = host, clock, patience
        self._library = library()

    def connection(self) -> Any:
        """Return a new connection, to be used as a context; it is made there, and signs in."""
        host = self.host
        return self._library.SMTP(
            hostname=host.server,
            port=host.port,
            username=host.user or None,
            password=host.password or None,
            use_tls=host.tls == "tls",
            start_tls=host.tls == "starttls",
            timeout=self._patience,
        )

    async def send(self, letter: Letter) -> DeliveryOutcome:
        """Send a letter; return its outcome."""
        message = message_of(letter, self.host, datetime.fromtimestamp(self._clock.time(), UTC))
        try:
            async with self.connection() as smtp:
                await smtp.send_message(message, sender=self.host.sender, recipients=[letter.to])
        except (self._library.SMTPException, OSError) as error:
            outcome = self._outcome(error)
            if outcome.state == WAITING:
                LOG.warning("a mail could not be sent yet: %s", outcome.why)
            return outcome
        return DeliveryOutcome(SENT, "250")

    def _outcome(self, error: Exception) -> DeliveryOutcome:
        """Return what an error means for a letter."""
        refused = getattr(error, "recipients", None)
        if isinstance(error, self._library.SMTPRecipientsRefused) and refused:
            return of_recipient(refused[0].code, refused[0].message)
        if isinstance(error, self._library.SMTPRecipientRefused):
            return of_recipient(error.code, error.message)
        code = getattr(error, "code", None)
        if isinstance(error, self._library.SMTPDataError) and code and code >= LASTING:
            return DeliveryOutcome(FAILED, str(code))  # its content is not wanted
        # The host's settings are wrong, or the server cannot be reached: the letter can wait.
        return DeliveryOutcome(WAITING, type(error).__name__ if code is None else str(code))


def of_recipient(code: int, answer: str) -> DeliveryOutcome:
    """Return the outcome where a server refuses an address."""
    if code < LASTING:
        return DeliveryOutcome(WAITING, str(code))
    enhanced = _ENHANCED.match(answer)
    is_gone = code in GONE and (enhanced is None or enhanced[1] == _OF_MAILBOX)
    return DeliveryOutcome(DEAD if is_gone else FAILED, str(code))
