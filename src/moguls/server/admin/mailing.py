"""Mail of a host: its settings as an SMTP server, and a test of them."""

from __future__ import annotations

import logging
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from moguls.errors import UsageError
from moguls.extras import MissingExtra
from moguls.server.mail.address import normalized
from moguls.server.mail.smtp import SmtpMailer
from moguls.server.ports.mail import Letter, MailHost
from moguls.server.ports.notices import SENT
from moguls.server.wire.mistakes import mistake
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.server.settings import Settings

LOG = logging.getLogger("moguls.mail")
PASSWORD: Final = "MOGULS_MAIL_PASSWORD"  # noqa: S105  # the name of the variable
SUBJECT: Final = "Moguls: test of mail"
TEXT: Final = "This mail shows that {site} can send mail.\n"
RECORDS: Final = """\
Other servers judge mail from {domain} by three DNS records:
SPF    TXT of {domain}: "v=spf1 …" has to name {server} or its address.
       dig +short TXT {domain}
DKIM   TXT of SELECTOR._domainkey.{domain}: the key with which {server} signs. Its operator
       says which selector; the header DKIM-Signature of a received mail shows it as s=.
       dig +short TXT SELECTOR._domainkey.{domain}
DMARC  TXT of _dmarc.{domain}: "v=DMARC1; p=none" is a beginning. It asks that SPF or DKIM
       holds for {domain} itself, not only for the domain of the provider.
       dig +short TXT _dmarc.{domain}
In a received mail the header Authentication-Results says pass or fail for each of them."""


def mailer_of(settings: Settings) -> SmtpMailer | None:
    """Return what sends the mail of a server; None without settings or without the library.

    Raises:
        UsageError: a setting is missing or invalid.
    """
    if not settings.mail_server:
        return None
    host = mail_host(settings, os.environ)
    try:
        return SmtpMailer(host)
    except MissingExtra as error:
        LOG.warning("no mail is sent: %s", error)
        return None


def mail_host(settings: Settings, environ: Mapping[str, str]) -> MailHost:
    """Return the SMTP server of a host.

    Raises:
        UsageError: a setting is missing or invalid.
    """
    needed = ("mail-server", settings.mail_server), ("mail-from", settings.mail_from)
    lacking = [name for name, value in (*needed, ("public-url", settings.public_url)) if not value]
    if lacking:
        msg = f"mail cannot be sent without the settings {', '.join(lacking)}; see docs/settings.md"
        raise UsageError(msg)
    return MailHost(
        settings.mail_server,
        settings.mail_port,
        settings.mail_tls,
        settings.mail_user,
        _password(settings, environ),
        _address(settings.mail_from, "mail-from"),
        _url(settings.public_url),
    )


def _password(settings: Settings, environ: Mapping[str, str]) -> str:
    """Return the password: of the file, else of the environment."""
    path = settings.mail_password_file
    if not path:
        return environ.get(PASSWORD, "")
    try:
        return Path(path).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not text in UTF-8"
        msg = f"mail-password-file: {path} cannot be read: {why}"
        raise UsageError(msg) from error


def _address(text: str, name: str) -> str:
    """Return an address in its written form.

    Raises:
        UsageError: it cannot be one.
    """
    try:
        return normalized(text)
    except Refusal as refusal:
        msg = f"{name}: {text!r} cannot be a mail address. {mistake(refusal, 'en').text}"
        raise UsageError(msg) from refusal


def _url(text: str) -> str:
    """Return the public URL of the site without a slash at its end.

    Raises:
        UsageError: it is not one of a site.
    """
    try:
        parts = urlsplit(text)
        is_good = parts.scheme in {"http", "https"} and bool(parts.hostname)
        is_good = is_good and not (parts.query or parts.fragment or parts.username)
    except ValueError:
        is_good = False
    if not is_good:
        msg = (
            f"public-url: {text!r} is not the address of a site, such as https://games.example.org"
        )
        raise UsageError(msg)
    return text.rstrip("/")


async def mail_check(host: MailHost, address: str | None) -> tuple[bool, list[str]]:
    """Connect, and send a test mail to an address; return whether that worked, and what to read.

    Raises:
        UsageError: there is no such address, or aiosmtplib is not installed.
    """
    to = None if address is None else _address(address, "ADDRESS")
    mailer = SmtpMailer(host)
    is_good, line = await _connect(mailer)
    lines = [line]
    if is_good and to is not None:
        is_good, line = await _send_test(mailer, to)
        lines.append(line)
    domain = host.sender.rpartition("@")[2]
    return is_good, [*lines, "", RECORDS.format(domain=domain, server=host.server)]


async def _connect(mailer: SmtpMailer) -> tuple[bool, str]:
    """Connect and sign in; return whether that worked, and what to read."""
    host = mailer.host
    where = f"{host.server} port {host.port} (mail-tls {host.tls})"
    try:
        async with mailer.connection():
            who = f" as {host.user}" if host.user else " without a name"
            return True, f"connected to {where}{who}"
    except Exception as error:  # noqa: BLE001  # whatever it is, the host has to read it
        why = str(getattr(error, "message", "")) or str(error) or type(error).__name__
        advice = "check mail-server, mail-port, mail-tls, mail-user and the password"
        return False, f"cannot use {where}: {why}; {advice}"


async def _send_test(mailer: SmtpMailer, to: str) -> tuple[bool, str]:
    """Send a test mail; return whether it was taken, and what to read."""
    text = TEXT.format(site=mailer.host.site)
    outcome = await mailer.send(Letter(to, SUBJECT, text, key=secrets.token_hex(8)))
    if outcome.state == SENT:
        return True, f"the server has taken a test mail to {to}; look also among the spam"
    return False, f"the server has not taken a test mail to {to}: {outcome.why} ({outcome.state})"
