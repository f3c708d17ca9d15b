"""The cookie that says who somebody is, under a name that is this database's own.

Cookies know no port: two servers on one host would overwrite each other's, and so would one server
that is reached without TLS first and with TLS later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.datastructures import MutableHeaders
    from starlette.requests import HTTPConnection

YEAR = 365 * 24 * 3600
PLAIN, TIED = "moguls", "__Host-moguls"  # the prefix ties a cookie to this host, with TLS alone


class Cookies:
    """Reads and writes the cookies of one database."""

    def __init__(self, site_id: str) -> None:
        """Name them after the database."""
        self._plain, self._tied = f"{PLAIN}-{site_id}", f"{TIED}-{site_id}"

    def name(self, connection: HTTPConnection) -> str:
        """Return the name of the cookie that a connection gets."""
        return self._tied if is_secure(connection) else self._plain

    def tokens(self, connection: HTTPConnection) -> list[tuple[str, str]]:
        """Return the tokens that a connection brings, with their cookies' names, its own first.

        Names of before TLS was put before the server count, and those without a database's id,
        which earlier versions gave: whoever has one of them keeps its seats.
        """
        names = dict.fromkeys((self.name(connection), self._tied, self._plain, TIED, PLAIN))
        found = connection.cookies
        return [(name, found[name]) for name in names if found.get(name)]

    def give(self, headers: MutableHeaders, connection: HTTPConnection, token: str) -> None:
        """Add the cookie to an answer."""
        self._set(headers, connection, self.name(connection), token, YEAR)

    def take_back(self, headers: MutableHeaders, connection: HTTPConnection) -> None:
        """Let the browser forget the cookie of this connection."""
        self._set(headers, connection, self.name(connection), "", 0)

    def _set(
        self,
        headers: MutableHeaders,
        connection: HTTPConnection,
        name: str,
        token: str,
        seconds: int,
    ) -> None:
        """Add a cookie to an answer."""
        parts = [f"{name}={token}", "Path=/", f"Max-Age={seconds}", "HttpOnly", "SameSite=Lax"]
        if is_secure(connection):
            parts.append("Secure")
        headers.append("set-cookie", "; ".join(parts))


def is_secure(connection: HTTPConnection) -> bool:
    """Say whether the connection came over TLS."""
    return connection.url.scheme in ("https", "wss")
