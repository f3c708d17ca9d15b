"""Devices of a person: one more is signed in by a code, any of them can be signed out."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from moguls.server.limits import rates
from moguls.server.limits.buckets import Buckets
from moguls.server.people.codes import GOOD_FOR, Codes, shown
from moguls.server.wire.devices import CodeFound, CodeMade, DeviceSeen
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.people.people import People
    from moguls.server.people.person import Known, Person
    from moguls.server.people.visits import Caller

SIGNED_OUT = 4401  # a socket is closed with this when its device has been signed out


class Socket(Protocol):
    """A connection that can be ended."""

    async def close(self, code: int) -> None:
        """End it with a code."""


class Devices:
    """Signs devices in and out."""

    def __init__(self, people: People) -> None:
        """Begin without codes and without connections."""
        self.people = people
        self.codes = Codes()
        self.guesses = Buckets(rates.CODES)
        self._sockets: dict[str, set[Socket]] = {}

    @contextmanager
    def connected(self, socket: Socket, known: Known | None) -> Iterator[None]:
        """Remember a device's connection as long as it lasts."""
        if known is None:
            yield
            return
        sockets = self._sockets.setdefault(known.device, set())
        sockets.add(socket)
        try:
            yield
        finally:
            sockets.discard(socket)
            if not sockets:
                self._sockets.pop(known.device, None)

    async def list(self, person: Person, here: str) -> list[DeviceSeen]:
        """Return the devices of a person, the last seen first."""
        store = self.people.store
        rows = await self.people.hub.in_thread(store.devices_of, person.id)
        return [
            DeviceSeen(
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
        """Sign a device of a person out, and end its connections.

        Raises:
            Refusal: the person has no such device.
        """
        if not await self.people.sign_out(person.id, device):
            raise Refusal("device/not_found")
        closing = [socket.close(SIGNED_OUT) for socket in self._sockets.pop(device, ())]
        await asyncio.gather(*closing, return_exceptions=True)

    def make_code(self, person: Person) -> CodeMade:
        """Return a new code of a person."""
        code = shown(self.codes.make(person.id))
        return CodeMade(code, f"/link#{code}", int(GOOD_FOR))

    async def look(self, code: str, known: Known | None, network: str) -> CodeFound:
        """Tell as whom a code would sign a device in; the code stays good.

        Raises:
            Refusal: it is no code, or too many were tried.
        """
        user = self._whose(code, network)
        row = await self.people.hub.in_thread(self.people.store.user, user)
        was = None if known is None else known.person
        same = was is not None and was.id == user
        left = 0 if same else await self._left_behind(known)
        return CodeFound(row["name"], same, None if was is None else was.name, left)

    async def use(
        self,
        caller: Caller,
        code: str,
        known: Known | None,
        *,
        leave: bool,
    ) -> Known:
        """Sign a device in as the person whose code it is; it forgets who it was.

        The token is a new one: neither the code nor an older cookie is worth anything afterwards.

        Raises:
            Refusal: it is no code, too many were tried, or seats would be left behind.
        """
        user = self._whose(code, caller.network)
        if known is not None and known.person.id == user:
            return known
        left = await self._left_behind(known)
        if left and not leave:
            raise Refusal("device/seats_here", {"count": left})
        if self.codes.use(code) is None:  # another device was quicker
            raise Refusal("device/no_such_code")
        signed_in = await self.people.sign_in(caller, user)
        if known is not None:
            await self.sign_out(known.person, known.device)
        return signed_in

    def _whose(self, code: str, network: str) -> str:
        """Return whose code it is, unless too many were tried from a network."""
        if not self.guesses.take(network):
            raise Refusal("device/too_many_codes")
        user = self.codes.whose(code)
        if user is None:
            raise Refusal("device/no_such_code")
        return user

    async def _left_behind(self, known: Known | None) -> int:
        """Return at how many tables somebody sits who can be reached on this device alone."""
        if known is None:
            return 0
        hub, store, user = self.people.hub, self.people.store, known.person.id
        if len(await hub.in_thread(store.devices_of, user)) > 1:
            return 0
        return int(await hub.in_thread(store.seats_held, user))
