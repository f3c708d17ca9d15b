"""Who somebody is: an opaque cookie, or a program's token, kept as a hash; no account.

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
from moguls.server.people.person import Known, Person
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from moguls.server.live.hub import Hub
    from moguls.server.people.visits import Caller
    from moguls.server.storage.store import Store

KNOWN = 10_000  # devices kept in memory
SEEN_EVERY = 3600.0  # seconds after which it is written again that a device has been here


class People:
    """Finds people by their cookie, and greets new ones."""

    def __init__(self, hub: Hub, store: Store) -> None:
        """Keep people in a store, and their names at the tables of a hub."""
        self.hub, self.store = hub, store
        self.cookies = Cookies(store.site_id())
        self.whereabouts = Whereabouts()
        self._known: dict[str, Known] = {}  # by the hash of the token
        self._people: dict[str, Person] = {}  # the same object on all devices
        self._gone: set[str] = set()  # devices signed out, some of them while they were looked up

    async def find(self, caller: Caller) -> Known | None:
        """Return who sends a request, or None for one whom we do not know.

        Raises:
            Refusal: a program's token that nobody has.
        """
        bearer = caller.bearer
        if bearer is None:
            known = await self._by_cookie(caller)
        else:
            known = await self._who_has(bearer, caller)
            if known is None:
                raise Refusal("auth/token")
        if known is not None:
            self.whereabouts.note(known.person.id, caller.network)
        return known

    async def _by_cookie(self, caller: Caller) -> Known | None:
        """Return who has the first cookie that is known here.

        A cookie that nobody here has may be another server's: it stays as it is.
        """
        own = self.cookies.name(caller)
        for name, token in self.cookies.tokens(caller):
            known = await self._who_has(token, caller)
            if known is not None:
                renewed = None if name == own else token
                return Known(known.person, known.device, renewed)
        return None

    async def _who_has(self, token: str, caller: Caller) -> Known | None:
        """Return whose token it is."""
        key = _hash(token)
        if key not in self._known:
            row = await self.hub.in_thread(self.store.by_token, key)
            if row is None or row["device"] in self._gone:
                return None
            if len(self._known) > KNOWN:
                self._known.clear()
                self._people.clear()
            self._known[key] = Known(self.person_of(row), row["device"], seen_at=row["seen_at"])
        known = self._known[key]
        if self.hub.clock.time() - known.seen_at > SEEN_EVERY:
            known.seen_at = self.hub.clock.time()
            named = agents.named(caller.agent)
            await self.hub.in_thread(self.store.see_device, known.device, *named)
        return known

    def person_of(self, row: dict[str, Any]) -> Person:
        """Return the person of a row: one object, so that a new name is new on all its devices."""
        return self._people.setdefault(row["id"], Person(row["id"], row["name"], row["lang"]))

    def stranger(self) -> Person:
        """Return somebody without a cookie, who only looks: nothing is kept of it."""
        return Person("", "", None)

    async def greet(self, caller: Caller, lang: str, name: str | None = None) -> Known:
        """Return a new person, called a guest in a language or by a name, on its first device."""
        name = name or say(lang, "guest-name", {"number": str(secrets.randbelow(9000) + 1000)})
        row = {"id": secrets.token_urlsafe(9), "name": name, "lang": None}
        known, device = self._new_device(row, caller)
        await self.hub.in_thread(self.store.add_user, row, device)
        self.whereabouts.note(known.person.id, caller.network)
        return self._remember(known)

    async def sign_in(self, caller: Caller, user: str) -> Known:
        """Return a person whom the store has, on one more device."""
        row = await self.hub.in_thread(self.store.user, user)
        known, device = self._new_device(row, caller)
        await self.hub.in_thread(self.store.add_device, device)
        return self._remember(known)

    def _new_device(self, row: dict[str, Any], caller: Caller) -> tuple[Known, dict[str, str]]:
        """Return a person on a device with a new token, and the device as it is kept."""
        token, device = secrets.token_urlsafe(32), secrets.token_hex(6)
        browser, system = agents.named(caller.agent)
        kept = {"id": device, "user_id": row["id"], "token_hash": _hash(token)}
        known = Known(self.person_of(row), device, token, self.hub.clock.time())
        return known, {**kept, "browser": browser, "system": system}

    def _remember(self, known: Known) -> Known:
        """Keep a device in memory."""
        kept = Known(known.person, known.device, seen_at=known.seen_at)
        self._known[_hash(known.token or "")] = kept
        return known

    async def sign_out(self, user: str, device: str) -> bool:
        """Forget a device of a person; say whether it was one."""
        done = await self.hub.in_thread(self.store.drop_device, user, device)
        if done:
            self._gone.add(device)
            self._known = {key: each for key, each in self._known.items() if each.device != device}
        return bool(done)

    def forget(self, person: Person) -> None:
        """Forget a person who is not in the store any more."""
        self._people.pop(person.id, None)

    async def change(self, person: Person, name: str | None, lang: str | None) -> None:
        """Change a person's name or language, in the store and at the tables, then in memory."""
        wanted = {"name": name and name.strip(), "lang": lang}
        values = {key: value for key, value in wanted.items() if value is not None}
        if "name" in values:
            # Who asked may go away: what has been begun is finished all the same.
            await asyncio.shield(asyncio.create_task(rename(self.hub, person.id, values)))
        elif values:
            await self.hub.in_thread(self.store.change_user, person.id, values)
        person.name, person.lang = values.get("name", person.name), values.get("lang", person.lang)


def _hash(token: str) -> str:
    """Return what the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
