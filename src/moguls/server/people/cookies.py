"""The cookie that says who somebody is, under a name that is this database's own.

Cookies know no port: two servers on one host would overwrite each other's, and so would one server
that is reached without TLS first and with TLS later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.front_door.base import base_of

if TYPE_CHECKING:
    from starlette.datastructures import MutableHeaders
    from starlette.requests import HTTPConnection

YEAR = 365 * 24 * 3600
PLAIN, TIED = "moguls", "__Host-moguls"  # the prefix ties a cookie to this host, with TLS alone
SECURE = "__Secure-moguls"  # under a path: the other prefix is for whole hosts


class Cookies:
    """Reads and writes the cookies of one database."""

    def __init__(self, site_id: str) -> None:
        """Name them after the database."""
        self._plain, self._tied = f"{PLAIN}-{site_id}", f"{TIED}-{site_id}"
        self._secure = f"{SECURE}-{site_id}"

    def name(self, connection: HTTPConnection) -> str:
        """Return the name of the cookie that a connection gets."""
        if not is_secure(connection):
            return self._plain
        return self._secure if base_of(connection) else self._tied

    def tokens(self, connection: HTTPConnection) -> list[tuple[str, str]]:
        """Return the tokens that a connection brings, with their cookies' names, its own first.

        Names of before TLS or a path was put before the server count, and those without a
        database's id, which earlier versions gave: whoever has one of them keeps its seats.
        """
        ours = self.name(connection), self._tied, self._secure, self._plain
        names = dict.fromkeys((*ours, TIED, PLAIN))
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
        parts = [f"{name}={token}", f"Path={base_of(connection)}/", f"Max-Age={seconds}"]
        parts += ["HttpOnly", "SameSite=Lax"]
        if is_secure(connection):
            parts.append("Secure")
        headers.append("set-cookie", "; ".join(parts))


def is_secure(connection: HTTPConnection) -> bool:
    """Say whether the connection came over TLS."""
    return connection.url.scheme in ("https", "wss")
