"""Settings of the server with defaults and descriptions; `configuring` reads them.

A field is a key of the file, a variable of the environment and an option of `moguls serve`:
`allow_host` is `allow-host = […]`, `MOGULS_ALLOW_HOST` and `--allow-host`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final

from moguls.server.limits.quotas import MEGABYTE, USUAL
from moguls.server.storage.folders import data_folder

if TYPE_CHECKING:
    from dataclasses import Field
    from pathlib import Path

MAX_PORT: Final = 65535
MAX_DAYS: Final = 36500
YES: Final = True
NO: Final = False
PLATFORMS: Final = "the platform's data folder"
PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


@dataclass(frozen=True)
class SettingInfo:
    """Description of a setting.

    Attributes:
        metavar: placeholder for the value in help.
        says: meaning, without a full stop.
        low, high: bounds of a number.
        choices: all values of a text, if they can be listed.
        secret: whether the value is never printed.
        usually: the default in words, if it is not a value.
    """

    metavar: str
    says: str
    low: float = 0
    high: float = 2**31
    choices: tuple[str, ...] = ()
    secret: bool = False
    usually: str = ""


def option(default: object, metavar: str, says: str, **more: Any) -> Any:
    """Return a field with a default, or with a function that returns the default."""
    metadata = {"option": SettingInfo(metavar, says, **more)}
    if callable(default):
        return field(default_factory=default, metadata=metadata)
    return field(default=default, metadata=metadata)


def _data() -> Path:
    """Return the platform's data folder; the environment may change it."""
    return data_folder()


@dataclass(frozen=True)
class Settings:
    """Settings of a server."""

    host: str = option(
        "127.0.0.1",
        "ADDRESS",
        "address to listen on; 0.0.0.0 for all interfaces, :: for IPv6 as well",
    )
    port: int = option(8000, "P", "port to listen on", low=1, high=MAX_PORT)
    data: Path = option(_data, "DIR", "folder of the server's files", usually=PLATFORMS)
    database: str = option(
        "",
        "URL",
        "PostgreSQL database, such as postgresql://USER@HOST/NAME",
        secret=True,
        usually="a SQLite file in the data folder",
    )
    standby: bool = option(
        NO,
        "",
        "wait until no other process serves the database, then take over; see docs/hosting.md",
    )
    data_file: str = option(
        "",
        "FILE",
        "file with the values of your printed game, see docs/data-files.md",
        usually="the built-in values",
    )
    browser: bool = option(YES, "", "open a browser when the server is ready")
    allow_host: tuple[str, ...] = option(
        (), "NAME", "host name by which people reach the server, * for any; may be repeated"
    )
    proxies: tuple[str, ...] = option(
        (), "A,B,…", "addresses of proxies whose X-Forwarded headers are trusted"
    )
    base_path: str = option(
        "",
        "PATH",
        "path of the site behind a proxy, for example /moguls; a proxy may strip it",
    )
    webhook_networks: tuple[str, ...] = option(
        (),
        "A,B,…",
        "private networks or addresses that webhooks of people may reach, also without TLS",
    )
    durable: bool = option(
        NO, "", "acknowledge a move only when it is on disk, so that a power cut loses none"
    )
    thinking: str = option(
        "local",
        "WHERE",
        "where experts, hints and reviews are computed: local, or ray://HOST:PORT",
    )
    log_format: str = option(
        "text", "FORM", "format of the log on stderr", choices=("text", "json")
    )
    log_level: str = option(
        "info",
        "LEVEL",
        "least severity to log; debug logs every request",
        choices=("debug", "info", "warning", "error"),
    )
    metrics_token: str = option(
        "",
        "TOKEN",
        "Bearer token for /metrics; without one only this machine may read them",
        secret=True,
    )
    records_each: int = option(
        USUAL.person_records // MEGABYTE,
        "MB",
        "megabytes of records that one person may store",
    )
    records_total: int = option(
        USUAL.all_records // MEGABYTE,
        "MB",
        "megabytes of records that all people may store",
    )
    connections: int = option(
        USUAL.connections,
        "N",
        "simultaneous connections from one address, not counting WebSockets",
        low=1,
    )
    public_url: str = option(
        "", "URL", "address of the site in mails, for example https://moguls.example.org"
    )
    mail_server: str = option("", "HOST", "SMTP server for mail; none: no mail is sent")
    mail_port: int = option(587, "P", "port of the SMTP server", low=1, high=MAX_PORT)
    mail_tls: str = option(
        "starttls",
        "MODE",
        "encryption: starttls (usually port 587), tls (465), or none on this machine only",
        choices=("starttls", "tls", "none"),
    )
    mail_user: str = option("", "NAME", "name at the SMTP server")
    mail_password_file: str = option(
        "",
        "FILE",
        "file with the password for the SMTP server; or the variable MOGULS_MAIL_PASSWORD",
    )
    mail_from: str = option("", "ADDRESS", "address that mail comes from")
    push_contact: str = option(
        "",
        "ADDRESS",
        "your mailto: or https: address, which push services require; without it there is no push",
    )
    push_hosts: tuple[str, ...] = option(
        PUSH_SERVICES,
        "A,B,…",
        "hosts of push services to which messages are sent; *.NAME for those below a name",
        usually="those of Chrome, Edge, Firefox and Safari",
    )
    sweep_tables: int = option(
        0, "DAYS", "days after which a table that never began is deleted; 0: never", high=MAX_DAYS
    )
    sweep_guests: int = option(
        0, "DAYS", "days after which a guest without tables is deleted; 0: never", high=MAX_DAYS
    )


def all_settings() -> dict[str, Field[object]]:
    """Return the fields by name."""
    return {name_of(setting): setting for setting in fields(Settings)}


def name_of(setting: Field[object]) -> str:
    """Return the name of a setting in files and on the command line."""
    return setting.name.replace("_", "-")


def variable_of(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"MOGULS_{name.replace('-', '_').upper()}"


def option_of(setting: Field[object]) -> SettingInfo:
    """Return the description of a setting."""
    description: SettingInfo = setting.metadata["option"]
    return description


def default_in_words(setting: Field[object]) -> str:
    """Return the default for help and docs."""
    words = option_of(setting).usually
    if words:
        return words
    value = setting.default
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        value = ",".join(value)
    return "none" if value == "" else str(value)
