"""The identity cookie, with a name of its own for each database.

Cookies do not depend on the port: two servers on one host would overwrite each other's cookie, and
so would one server that is reached without TLS first and with TLS later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moguls.server.people.visits import Caller

YEAR = 365 * 24 * 3600
PLAIN, TIED = "moguls", "__Host-moguls"  # the prefix ties a cookie to this host, with TLS alone
SECURE = "__Secure-moguls"  # under a path: the other prefix is for whole hosts


class Cookies:
    """Reads and writes the cookies of one database."""

    def __init__(self, site_id: str) -> None:
        """Use names with the id of the database."""
        self._plain, self._tied = f"{PLAIN}-{site_id}", f"{TIED}-{site_id}"
        self._secure = f"{SECURE}-{site_id}"

    def name(self, caller: Caller) -> str:
        """Return the name of the cookie for a caller."""
        if not caller.is_secure:
            return self._plain
        return self._secure if caller.base else self._tied

    def tokens(self, caller: Caller) -> list[tuple[str, str]]:
        """Return the tokens of a caller with their cookies' names, the current name first.

        Names from before TLS or a base path was set up are accepted, and those without the id of a
        database, which earlier versions used: people who have one of them keep their seats.
        """
        ours = self.name(caller), self._tied, self._secure, self._plain
        names = dict.fromkeys((*ours, TIED, PLAIN))
        cookies = caller.cookies
        return [(name, cookies[name]) for name in names if cookies.get(name)]

    def setting(self, caller: Caller, token: str) -> str:
        """Return the Set-Cookie header that stores a token."""
        return self._header(caller, token, YEAR)

    def deleting(self, caller: Caller) -> str:
        """Return the Set-Cookie header that deletes the cookie."""
        return self._header(caller, "", 0)

    def _header(self, caller: Caller, token: str, seconds: int) -> str:
        parts = [f"{self.name(caller)}={token}", f"Path={caller.base}/", f"Max-Age={seconds}"]
        parts += ["HttpOnly", "SameSite=Lax"]
        if caller.is_secure:
            parts.append("Secure")
        return "; ".join(parts)
