"""From where somebody asks, and as whom, in plain values: nothing behind it knows of HTTP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.core.wish import ASK, Wanted
from moguls.server.limits.network import network
from moguls.server.wire.words import language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.server.people.person import Known, Person


@dataclass(frozen=True)
class Caller:
    """What the head of a request says of who sends it.

    Attributes:
        address: of the client; "" where that is not known.
        headers: by their names in small letters.
        cookies: by their names.
        base: the path under which the site was reached, "" at the top.
        is_secure: whether it came over TLS.
    """

    address: str
    headers: Mapping[str, str]
    cookies: Mapping[str, str]
    base: str = ""
    is_secure: bool = False

    @property
    def network(self) -> str:
        """The network of the client, as limits count it."""
        return network(self.address)

    @property
    def agent(self) -> str:
        """What the client calls itself."""
        return self.headers.get("user-agent", "")

    @property
    def bearer(self) -> str | None:
        """The token that a program sends, if it sends one."""
        return bearer_of(self.headers)

    @property
    def wish(self) -> Wanted | None:
        """How a program's seat wants to be asked unless it says so: whatever its game asks."""
        return None if self.bearer is None else ASK

    def lang(self, person: Person | None) -> str:
        """Return the language to answer in."""
        wanted = None if person is None else person.lang
        cookie = self.cookies.get("lang")
        return language(wanted or cookie, self.headers.get("accept-language", ""))


@dataclass
class Visit:
    """Somebody who asks.

    Attributes:
        caller: from where.
        known: as whom; None is a stranger. Who signs somebody in changes it.
        is_signed_out: the browser is to forget its cookie.
    """

    caller: Caller
    known: Known | None = None
    is_signed_out: bool = False

    @property
    def payer(self) -> tuple[str, str]:
        """The person and the network to whose account dear work goes."""
        return "" if self.known is None else self.known.person.id, self.caller.network


def bearer_of(headers: Mapping[str, str]) -> str | None:
    """Return the token that a program sends, if it sends one."""
    kind, _space, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None
