"""Who may not come in: people, and networks: asked at each request, kept in memory and stored."""

from __future__ import annotations

import time
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from moguls.server.limits.network import OWN_HALF
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.live.hub import Hub
    from moguls.server.people.person import Known
    from moguls.server.people.visits import Caller
    from moguls.server.storage.bans import Ban
    from moguls.server.storage.store import Store

BANNED: Final = "auth/banned"
MOMENT: Final = "%Y-%m-%d %H:%M UTC"
Network = IPv4Network | IPv6Network


class Bans:
    """The bans of a site."""

    def __init__(self, hub: Hub, store: Store) -> None:
        """Read those that the store has."""
        self._hub, self._store = hub, store
        self._all: dict[str, Ban] = {}
        self._networks: dict[str, Network] = {}
        for ban in store.bans():
            self._take_in(ban)

    def _take_in(self, ban: Ban) -> None:
        self._all[ban.who] = ban
        found = network_named(ban.who)
        if found is not None:
            self._networks[ban.who] = found

    def all(self) -> list[Ban]:
        """Return the bans that have not ended, the oldest first."""
        return sorted(filter(_holds, self._all.values()), key=lambda ban: (ban.made_at, ban.who))

    async def put(self, ban: Ban) -> None:
        """Keep a ban; those that have ended are forgotten on this occasion."""
        for each in [each.who for each in self._all.values() if not _holds(each)]:
            await self.lift(each)
        await self._hub.in_thread(self._store.put_ban, ban)
        self._take_in(ban)

    async def lift(self, who: str) -> None:
        """End a ban."""
        await self._hub.in_thread(self._store.drop_ban, who)
        self._all.pop(who, None)
        self._networks.pop(who, None)

    def why(self, person: str, address: str) -> Refusal | None:
        """Return why a person at an address may not come in, None if it may."""
        if not self._all:
            return None
        found = next(filter(_holds, self._of(person, address)), None)
        return None if found is None else _refusal(found)

    def refuse(self, caller: Caller, known: Known | None) -> None:
        """Refuse one who may not come in.

        Raises:
            Refusal: until when, and why.
        """
        why = self.why("" if known is None else known.person.id, caller.address)
        if why is not None:
            raise why

    def _of(self, person: str, address: str) -> Iterator[Ban]:
        """Yield the bans of a person and of an address."""
        if person in self._all:
            yield self._all[person]
        for who, network in self._networks.items():
            if is_in(address, network):
                yield self._all[who]


def network_named(text: str) -> Network | None:
    """Return the network that a text names, None if it names none; of IPv6 at least the /64."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(found, IPv6Network) and found.prefixlen > OWN_HALF:
        return found.supernet(new_prefix=OWN_HALF)
    return found


def is_in(address: str, network: Network) -> bool:
    """Say whether an address is in a network."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found in network


def _holds(ban: Ban) -> bool:
    """Say whether a ban has not ended."""
    return ban.ends_at is None or ban.ends_at > time.time()


def _refusal(ban: Ban) -> Refusal:
    """Return what one who is banned is told."""
    ends, given = ban.ends_at is not None, bool(ban.reason)
    until = time.strftime(MOMENT, time.gmtime(ban.ends_at)) if ends else ""
    flags = {"ends": "yes" if ends else "no", "given": "yes" if given else "no"}
    return Refusal(BANNED, {**flags, "until": until, "reason": ban.reason})
