"""Refusals of a PostgreSQL database that cannot be used: each with its reason and a remedy."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.ports.storage import NotActive

if TYPE_CHECKING:
    from collections.abc import Iterator

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
POOLED: Final = (
    "a connection pooler such as PgBouncer is in between, and the lock of the active process needs "
    "a session of its own; name PostgreSQL itself"
)
PREFIXES: Final = ("connection failed: ", "connection is bad: ")


@contextmanager
def refusing(address: Address) -> Iterator[None]:
    """Refuse a database after an error in the context.

    Raises:
        UsageError: it cannot be used, or another process has taken it over.
    """
    try:
        yield
    except sa.exc.SQLAlchemyError as error:
        raise refusal(address, error) from None
    except UsageError as error:
        msg = f"{address} cannot be used: {error}"
        raise UsageError(msg) from None
    except NotActive as error:
        msg = f"{address} cannot be used: {error}; start again"
        raise UsageError(msg) from None


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
