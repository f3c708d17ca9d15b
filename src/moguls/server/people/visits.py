"""Caller and session of a request in plain values: the code behind it is free of HTTP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.core.auto_response import ASK, AutoResponse
from moguls.server.limits.network import network
from moguls.server.wire.words import language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.server.people.person import Person, Session


@dataclass(frozen=True)
class Caller:
    """The client of a request, from its head.

    Attributes:
        address: of the client; "" if unknown.
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
        """The network of the client, by which limits count."""
        return network(self.address)

    @property
    def site(self) -> str:
        """The address of the site as the client knows it, without a slash at the end.

        A page sends it even behind a proxy that hides the scheme.
        """
        scheme = "https" if self.is_secure else "http"
        address = f"{scheme}://{self.headers.get('host', 'localhost')}"
        return self.headers.get("origin", address) + self.base

    @property
    def agent(self) -> str:
        """What the client calls itself."""
        return self.headers.get("user-agent", "")

    @property
    def bearer(self) -> str | None:
        """The bearer token of a program, or None."""
        return bearer_of(self.headers)

    @property
    def auto_response(self) -> AutoResponse | None:
        """The default auto-responses of a program's seat: it is asked everything."""
        return None if self.bearer is None else ASK

    def lang(self, person: Person | None) -> str:
        """Return the language to answer in."""
        chosen_language = None if person is None else person.lang
        cookie = self.cookies.get("lang")
        return language(chosen_language or cookie, self.headers.get("accept-language", ""))


@dataclass
class Visit:
    """A request's caller and session.

    Attributes:
        caller: the client.
        session: None for a spectator without identity; signing in sets it.
        is_signed_out: whether the answer deletes the cookie.
    """

    caller: Caller
    session: Session | None = None
    is_signed_out: bool = False

    @property
    def payer(self) -> tuple[str, str]:
        """The person and the network that are charged for expensive work."""
        return "" if self.session is None else self.session.person.id, self.caller.network


def bearer_of(headers: Mapping[str, str]) -> str | None:
    """Return the bearer token of a program, or None."""
    kind, _space, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None
