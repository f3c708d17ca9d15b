"""Refusals of a PostgreSQL database that cannot be used: each with its reason and a remedy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError

if TYPE_CHECKING:
    from moguls.server.storage.postgresql.address import Address

# What libpq or the server says (in English: other languages get the general remedy).
REMEDIES: Final = {
    "password authentication failed": "check the user and the password",
    "no password supplied": "give one in the URL, in ~/.pgpass, by ?passfile=FILE or PGPASSWORD",
    "no pg_hba.conf entry": "allow this user and address in pg_hba.conf",
    "does not exist": "create it with createuser or createdb, or name another one",
    "permission denied for schema": "let the user own the database (ALTER DATABASE … OWNER TO …)",
    "permission denied": "give the user its rights, or let it own the database",
    "already exists": "another program uses this database: name an empty one",
    "canceling statement due to lock timeout": "another process is writing to it: try again later",
    "unsupported startup parameter": "connect to the server itself, without a pooling proxy",
    "root certificate": "name it with ?sslrootcert=FILE",
}
GENERAL: Final = "check that it runs and can be reached from here"
ELSE: Final = "or leave the setting database out to use SQLite"
PREFIXES: Final = ("connection failed: ", "connection is bad: ")


def refusal(address: Address, error: Exception) -> UsageError:
    """Return the refusal of a database after an error of SQLAlchemy or of the driver."""
    why = address.redacted(reason_of(error))
    remedy = next((it for cause, it in REMEDIES.items() if cause in why), GENERAL)
    return UsageError(f"{address} cannot be used: {why}; {remedy}, {ELSE}")


def reason_of(error: Exception) -> str:
    """Return what the driver says, in one line."""
    text = str(getattr(error, "orig", None) or error).strip()
    line = text.splitlines()[0] if text else type(error).__name__
    for prefix in PREFIXES:
        line = line.removeprefix(prefix)
    return line.rstrip(".;:")
