"""Who somebody is: an opaque cookie, or a program's token, kept as a hash; no account."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moguls.server.cookies import Cookies
from moguls.server.refusal import Refusal
from moguls.server.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import HTTPConnection

    from moguls.server.hub import Hub

KNOWN = 10_000  # people kept in memory


@dataclass
class Person:
    """A person: an id for the log, a name for the others, a language."""

    id: str
    name: str
    lang: str | None


class People:
    """Finds people by their cookie, and greets new ones."""

    def __init__(self, hub: Hub) -> None:
        """Keep people in the hub's store."""
        self.hub = hub
        self.cookies = Cookies(hub.store.site_id())
        self._known: dict[str, Person] = {}

    async def find(self, connection: HTTPConnection) -> tuple[Person | None, str | None]:
        """Return who sends a request, or None for one whom we do not know, and a token to give.

        The token is for one who is known by a cookie of another name than it would get now.

        Raises:
            Refusal: a program's token that nobody has.
        """
        bearer = bearer_of(connection.headers)
        if bearer is None:
            return await self._by_cookie(connection)
        person = await self._who_has(bearer)
        if person is None:
            raise Refusal("auth/token")
        return person, None

    async def _by_cookie(self, connection: HTTPConnection) -> tuple[Person | None, str | None]:
        """Return who has the first cookie that is known here, and the token if it is renewed.

        A cookie that nobody here has may be another server's: it stays as it is.
        """
        own = self.cookies.name(connection)
        for name, token in self.cookies.tokens(connection):
            person = await self._who_has(token)
            if person is not None:
                return person, None if name == own else token
        return None, None

    async def _who_has(self, token: str) -> Person | None:
        """Return whose token it is."""
        key = _hash(token)
        if key not in self._known:
            row = await self.hub.in_thread(self.hub.store.user_by_token, key)
            if row is None:
                return None
            if len(self._known) > KNOWN:
                self._known.clear()
            self._known[key] = Person(row["id"], row["name"], row["lang"])
        return self._known[key]

    def stranger(self) -> Person:
        """Return somebody without a cookie, who only looks: nothing is kept of it."""
        return Person("", "", None)

    async def greet(self, lang: str, name: str | None = None) -> tuple[Person, str]:
        """Return a new person, called a guest in a language or by a name, and its token."""
        token = secrets.token_urlsafe(32)
        name = name or say(lang, "guest-name", {"number": str(secrets.randbelow(9000) + 1000)})
        person = Person(secrets.token_urlsafe(9), name, None)
        row: dict[str, Any] = {"id": person.id, "name": person.name, "lang": None}
        row["token_hash"] = _hash(token)
        await self.hub.in_thread(self.hub.store.add_user, row)
        self._known[_hash(token)] = person
        return person, token

    async def change(self, person: Person, name: str | None, lang: str | None) -> None:
        """Change a person's name or language, in the store and at the tables."""
        values: dict[str, str | None] = {}
        if name is not None:
            values["name"] = person.name = name.strip()
        if lang is not None:
            values["lang"] = person.lang = lang
        if values:
            await self.hub.in_thread(lambda: self.hub.store.change_user(person.id, **values))
        if name is not None:
            await self.hub.rename(person.id, person.name)


def _hash(token: str) -> str:
    """Return what the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def bearer_of(headers: Mapping[str, str]) -> str | None:
    """Return the token that a program sends, if it sends one."""
    kind, _space, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None
