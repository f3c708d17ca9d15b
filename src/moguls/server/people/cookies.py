"""The cookie that says who somebody is, under a name that is this database's own.

Cookies know no port: two servers on one host would overwrite each other's, and so would one server
that is reached without TLS first and with TLS later.
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
        """Name them after the database."""
        self._plain, self._tied = f"{PLAIN}-{site_id}", f"{TIED}-{site_id}"
        self._secure = f"{SECURE}-{site_id}"

    def name(self, caller: Caller) -> str:
        """Return the name of the cookie that a caller gets."""
        if not caller.is_secure:
            return self._plain
        return self._secure if caller.base else self._tied

    def tokens(self, caller: Caller) -> list[tuple[str, str]]:
        """Return the tokens that a caller brings, with their cookies' names, its own first.

        Names of before TLS or a path was put before the server count, and those without a
        database's id, which earlier versions gave: whoever has one of them keeps its seats.
        """
        ours = self.name(caller), self._tied, self._secure, self._plain
        names = dict.fromkeys((*ours, TIED, PLAIN))
        found = caller.cookies
        return [(name, found[name]) for name in names if found.get(name)]

    def given(self, caller: Caller, token: str) -> str:
        """Return what an answer says to give the cookie."""
        return self._set(caller, token, YEAR)

    def taken_back(self, caller: Caller) -> str:
        """Return what an answer says to let the browser forget the cookie."""
        return self._set(caller, "", 0)

    def _set(self, caller: Caller, token: str, seconds: int) -> str:
        """Return the head of an answer that sets a cookie."""
        parts = [f"{self.name(caller)}={token}", f"Path={caller.base}/", f"Max-Age={seconds}"]
        parts += ["HttpOnly", "SameSite=Lax"]
        if caller.is_secure:
            parts.append("Secure")
        return "; ".join(parts)
