"""People without accounts: an opaque cookie or a program's token, of which a hash is stored.

A person may be signed in on several devices, each with a token of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import TYPE_CHECKING, Any

from moguls.server.live.attention import Whereabouts
from moguls.server.live.renaming import rename
from moguls.server.people import agents
from moguls.server.people.cookies import Cookies
from moguls.server.people.person import Person, Session
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from moguls.server.live.hub import Hub
    from moguls.server.people.visits import Caller
    from moguls.server.ports.storage import Store

MAX_SESSIONS = 10_000  # cached in memory
SEEN_EVERY = 3600.0  # seconds between two updates of a device's last visit


class People:
    """Finds people by their cookie or token, and creates new ones."""

    def __init__(self, hub: Hub, store: Store) -> None:
        """Use the people of a store, and the tables of a hub for their names there."""
        self.hub, self.store = hub, store
        self.cookies = Cookies(store.site_id())
        self.whereabouts = Whereabouts()
        self._sessions: dict[str, Session] = {}  # by the hash of the token
        self._people: dict[str, Person] = {}  # one object for all devices of a person
        self._signed_out: set[str] = set()  # devices, some of them during a look-up

    async def find(self, caller: Caller) -> Session | None:
        """Return the session of a request, or None without a known cookie.

        Raises:
            Refusal: the program's token is unknown.
        """
        bearer = caller.bearer
        if bearer is None:
            session = await self._by_cookie(caller)
        else:
            session = await self._by_token(bearer, caller)
            if session is None:
                raise Refusal("auth/token")
        if session is not None:
            self.whereabouts.note(session.person.id, caller.network)
        return session

    async def _by_cookie(self, caller: Caller) -> Session | None:
        """Return the session of the first known cookie.

        An unknown cookie may be another server's: it is left alone.
        """
        own = self.cookies.name(caller)
        for name, token in self.cookies.tokens(caller):
            session = await self._by_token(token, caller)
            if session is not None:
                renewed = None if name == own else token
                return Session(session.person, session.device, renewed)
        return None

    async def _by_token(self, token: str, caller: Caller) -> Session | None:
        """Return the session of a token, from memory or from the store."""
        key = _hash(token)
        if key not in self._sessions:
            row = await self.hub.transact(self.store.by_token, key)
            if row is None or row["device"] in self._signed_out:
                return None
            if len(self._sessions) > MAX_SESSIONS:
                self._sessions.clear()
                self._people.clear()
            self._cache(key, row)
        session = self._sessions[key]
        if abs(self.hub.clock.time() - session.seen_at) > SEEN_EVERY:  # the clock may be set back
            session.seen_at = self.hub.clock.time()
            names = agents.device_name(caller.agent)
            await self.hub.transact(self.store.see_device, session.device, *names)
        return session

    async def load_recent(self) -> None:
        """Cache the sessions of those who have been here lately: they come back after a start."""
        since = self.hub.clock.time() - 2 * SEEN_EVERY  # the last visit is updated so rarely
        for row in await self.hub.transact(self.store.sessions_since, since, MAX_SESSIONS // 2):
            self._cache(row["token_hash"], row)

    def _cache(self, key: str, row: dict[str, Any]) -> None:
        session = Session(self.person_of(row), row["device"], seen_at=row["seen_at"])
        self._sessions[key] = session

    def person_of(self, row: dict[str, Any]) -> Person:
        """Return the person of a row: one object, so that a new name reaches all devices."""
        return self._people.setdefault(row["id"], Person(row["id"], row["name"], row["lang"]))

    def stranger(self) -> Person:
        """Return a spectator without a cookie, of whom nothing is stored."""
        return Person("", "", None)

    async def greet(self, caller: Caller, lang: str, name: str | None = None) -> Session:
        """Create a person with a name, or a guest name in a language, on its first device."""
        name = name or say(lang, "guest-name", {"number": str(secrets.randbelow(9000) + 1000)})
        row = {"id": secrets.token_urlsafe(9), "name": name, "lang": None}
        session, device = self.new_device(row, caller)
        await self.hub.transact(self.store.add_user, row, device)
        self.whereabouts.note(session.person.id, caller.network)
        return self.remember(session)

    async def sign_in(self, caller: Caller, user: str) -> Session:
        """Sign in a stored person on another device."""
        row = await self.hub.transact(self.store.user, user)
        session, device = self.new_device(row, caller)
        await self.hub.transact(self.store.add_device, device)
        return self.remember(session)

    def new_device(self, row: dict[str, Any], caller: Caller) -> tuple[Session, dict[str, str]]:
        """Return a session with a new token, and the row of its device."""
        token, device = secrets.token_urlsafe(32), secrets.token_hex(6)
        browser, system = agents.device_name(caller.agent)
        keys = {"id": device, "user_id": row["id"], "token_hash": _hash(token)}
        session = Session(self.person_of(row), device, token, self.hub.clock.time())
        return session, {**keys, "browser": browser, "system": system}

    def remember(self, session: Session) -> Session:
        """Cache a session without its token."""
        cached = Session(session.person, session.device, seen_at=session.seen_at)
        self._sessions[_hash(session.token or "")] = cached
        return session

    async def sign_out(self, user: str, device: str) -> bool:
        """Remove a device of a person; return whether there was one."""
        done = await self.hub.transact(self.store.drop_device, user, device)
        if done:
            self.drop_device(device)
        return bool(done)

    def drop_device(self, device: str) -> None:
        """Drop a device from memory that has been deleted from the store."""
        self._signed_out.add(device)
        self._sessions = {key: s for key, s in self._sessions.items() if s.device != device}

    def forget(self, person: Person) -> None:
        """Drop a person from memory who has been deleted from the store."""
        self._people.pop(person.id, None)

    async def change(self, person: Person, name: str | None, lang: str | None) -> None:
        """Change a person's name or language, in the store and at the tables, then in memory."""
        changes = {"name": name and name.strip(), "lang": lang}
        values = {key: value for key, value in changes.items() if value is not None}
        if "name" in values:
            # The rename is completed even if the client disconnects.
            await asyncio.shield(asyncio.create_task(rename(self.hub, person.id, values)))
        elif values:
            await self.hub.transact(self.store.change_user, person.id, values)
        person.name, person.lang = values.get("name", person.name), values.get("lang", person.lang)


def _hash(token: str) -> str:
    """Return the hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()
