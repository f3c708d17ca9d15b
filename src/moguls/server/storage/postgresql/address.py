"""Address of a PostgreSQL database: a URL of libpq, `postgresql://user@host/name`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import import_module, util
from typing import Any, Final

from moguls.errors import UsageError
from moguls.extras import command

SCHEMES: Final = ("postgresql", "postgres")
SCHEME: Final = re.compile(r"([a-z][a-z0-9+.-]*)://", re.IGNORECASE)
PORTS: Final = re.compile(r"[0-9,]*")
DRIVER: Final = "psycopg"
# Of each connection, unless the URL has another value: a host that is gone is noticed in seconds.
USUAL: Final = {
    "application_name": "moguls",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
# A process that stops within a transaction, or loses its network, must not lock out the others.
SESSION: Final = "-c lock_timeout=10s -c idle_in_transaction_session_timeout=10s"


@dataclass(frozen=True)
class Address:
    """Parameters of connections.

    Attributes:
        parameters: of libpq; with the password, if the URL has one.
    """

    parameters: dict[str, str]

    def __repr__(self) -> str:
        """Return the address without a password."""
        return f"Address({self})"

    def __str__(self) -> str:
        """Return the database and its place, without user and password."""
        name = self.name or "the user's database"
        return f"PostgreSQL database {name} at {self.place}"

    @property
    def name(self) -> str:
        """The name of the database; empty if libpq chooses it."""
        return self.parameters.get("dbname", "")

    @property
    def place(self) -> str:
        """The host and the port; libpq reads what is missing from its environment."""
        hosts = self.parameters.get("host") or self.parameters.get("hostaddr") or "localhost"
        return f"{hosts}:{self.parameters.get('port') or 5432}"

    def connecting(self) -> dict[str, str]:
        """Return the parameters of a connection, with those that a URL usually lacks."""
        options = f"{SESSION} {self.parameters.get('options', '')}".strip()
        return {**USUAL, **self.parameters, "options": options}

    def redacted(self, text: str) -> str:
        """Return a text without the password."""
        password = self.parameters.get("password")
        return text.replace(password, "***") if password else text


def address_of(url: str) -> Address:
    """Return the address that a URL names.

    Raises:
        UsageError: it is of another kind, is not valid, or psycopg is not installed. The message
            has no part of the URL, since that may contain a password.
    """
    scheme = SCHEME.match(url)
    if scheme is None or scheme[1].lower() not in SCHEMES:
        kind = f"{scheme[1].lower()}://" if scheme else "a text without postgresql://"
        msg = (
            f"the setting database cannot be {kind}: it names a PostgreSQL database, "
            "postgresql://USER@HOST/NAME; without it, tables are in a SQLite file in --data"
        )
        raise UsageError(msg)
    if util.find_spec(DRIVER) is None:
        msg = (
            "the setting database cannot be used: the package psycopg is not installed; install "
            f"it with {command('postgresql')}, or leave the setting out to use SQLite"
        )
        raise UsageError(msg)
    return Address(_parsed(url))


def _parsed(url: str) -> dict[str, str]:
    """Return the parameters in a URL.

    Raises:
        UsageError: it is not valid.
    """
    driver: Any = import_module(DRIVER)
    try:
        parameters: dict[str, str] = driver.conninfo.conninfo_to_dict(url)
    except driver.Error:
        parameters = {}
    # Such are what a password with special characters leaves in the wrong place.
    is_split = any("@" in str(parameters.get(part, "")) for part in ("host", "dbname"))
    if not parameters or is_split or not PORTS.fullmatch(str(parameters.get("port", ""))):
        msg = (
            "the setting database is not a valid URL: write postgresql://USER@HOST:PORT/NAME, and "
            "encode special characters of a password (%40 for @, %2F for /, %25 for %)"
        )
        raise UsageError(msg) from None
    return {name: str(value) for name, value in parameters.items()}
