"""Devices of a person: sign-in by a code, and sign-out."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from moguls.server.limits import rates
from moguls.server.limits.buckets import Buckets
from moguls.server.people.codes import GOOD_FOR, Codes, formatted
from moguls.server.ports.identity import GameCount
from moguls.server.wire.devices import CodeInfo, CreatedCode, DeviceInfo
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.people.people import People
    from moguls.server.people.person import Person, Session
    from moguls.server.people.visits import Caller

SIGNED_OUT = 4401  # a socket is closed with this when its device has been signed out


class Socket(Protocol):
    """A connection that can be closed."""

    async def close(self, code: int) -> None:
        """Close it with a status code."""


class Devices:
    """Signs devices in and out."""

    def __init__(self, people: People) -> None:
        """Begin without codes and without connections."""
        self.people = people
        self.codes = Codes()
        self.guesses = Buckets(rates.CODES)
        self._sockets: dict[str, set[Socket]] = {}

    @contextmanager
    def connected(self, socket: Socket, session: Session | None) -> Iterator[None]:
        """Register a device's connection while the context lasts."""
        if session is None:
            yield
            return
        sockets = self._sockets.setdefault(session.device, set())
        sockets.add(socket)
        try:
            yield
        finally:
            sockets.discard(socket)
            if not sockets:
                self._sockets.pop(session.device, None)

    async def list(self, person: Person, here: str) -> list[DeviceInfo]:
        """Return the devices of a person, the most recently used first."""
        store = self.people.store
        rows = await self.people.hub.transact(store.devices_of, person.id)
        return [
            DeviceInfo(
                row["id"],
                row["browser"],
                row["system"],
                row["made_at"],
                row["seen_at"],
                row["id"] == here,
            )
            for row in rows
        ]

    async def sign_out(self, person: Person, device: str) -> None:
        """Sign out a device of a person, and close its connections.

        Raises:
            Refusal: the person has no such device.
        """
        if not await self.people.sign_out(person.id, device):
            raise Refusal("device/not_found")
        await self.close(device)

    async def close(self, device: str) -> None:
        """Close the connections of a device that has been signed out."""
        closing = [socket.close(SIGNED_OUT) for socket in self._sockets.pop(device, ())]
        await asyncio.gather(*closing, return_exceptions=True)

    def make_code(self, person: Person) -> CreatedCode:
        """Return a new code of a person."""
        code = formatted(self.codes.make(person.id))
        return CreatedCode(code, f"/link#{code}", int(GOOD_FOR))

    async def look(self, code: str, session: Session | None, network: str) -> CodeInfo:
        """Return the person that a code would sign in; the code stays valid.

        Raises:
            Refusal: the code is not valid, or too many were tried.
        """
        user = self.owner(code, network)
        return await self.info(
            await self.people.hub.transact(self.people.store.user, user), session
        )

    async def info(self, row: dict[str, Any], session: Session | None) -> CodeInfo:
        """Return what it means for a session to sign in as the person of a row."""
        current = None if session is None else session.person
        same = current is not None and current.id == row["id"]
        lost = 0 if same else await self._seats_lost(session)
        games = await self._games(None if same else current)
        name = None if current is None else current.name
        return CodeInfo(row["name"], same, name, lost, games.total, games.running)

    async def use(
        self,
        caller: Caller,
        code: str,
        session: Session | None,
        *,
        leave: bool,
    ) -> Session:
        """Sign in a device as the owner of a code, and sign out its current person there.

        The token is new: the code and an older cookie are invalid afterwards.

        Raises:
            Refusal: the code is not valid, too many were tried, or seats would be lost.
        """
        user = self.owner(code, caller.network)
        if session is not None and session.person.id == user:
            return session
        await self.refuse_lost(session, leave=leave)
        if self.codes.use(code) is None:  # another device was quicker
            raise Refusal("device/no_such_code")
        return await self.enter(caller, user, session)

    async def refuse_lost(self, session: Session | None, *, leave: bool) -> None:
        """Refuse to sign out a session whose seats would be lost, unless that is accepted."""
        lost = 0 if leave else await self._seats_lost(session)
        if lost:
            raise Refusal("device/seats_here", {"count": lost})

    async def enter(self, caller: Caller, user: str, session: Session | None) -> Session:
        """Sign in a device with a new token, and sign out the session that it had."""
        signed_in = await self.people.sign_in(caller, user)
        if session is not None:
            await self.sign_out(session.person, session.device)
        return signed_in

    def owner(self, code: str, network: str) -> str:
        """Return the owner of a code.

        Raises:
            Refusal: the code is not valid, or too many were tried from a network.
        """
        if not self.guesses.take(network):
            raise Refusal("device/too_many_codes")
        user = self.codes.owner(code)
        if user is None:
            raise Refusal("device/no_such_code")
        return user

    async def _games(self, person: Person | None) -> GameCount:
        """Return how many games somebody could bring along."""
        if person is None:
            return GameCount(0, 0)
        games: GameCount = await self.people.hub.transact(self.people.store.merges.games, person.id)
        return games

    async def _seats_lost(self, session: Session | None) -> int:
        """Return the number of seats that can be reached on this device only."""
        if session is None:
            return 0
        hub, store, user = self.people.hub, self.people.store, session.person.id
        if len(await hub.transact(store.devices_of, user)) > 1:
            return 0
        return int(await hub.transact(store.seats_held, user))
