"""Bans of people and networks: stored, cached in memory, checked at each request."""

from __future__ import annotations

import time
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from moguls.server.limits.network import OWN_HALF
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.live.ages import Ages
    from moguls.server.live.hub import Hub
    from moguls.server.people.person import Session
    from moguls.server.people.visits import Caller
    from moguls.server.ports.storage import Ban, PeopleStore

BANNED: Final = "auth/banned"
KEPT: Final = 30 * 86_400.0  # seconds after its end that a ban stays in the database
MOMENT: Final = "%Y-%m-%d %H:%M UTC"
Network = IPv4Network | IPv6Network


class Bans:
    """The bans of a site."""

    def __init__(self, hub: Hub, store: PeopleStore, ages: Ages) -> None:
        """Load the stored bans."""
        self._hub, self._store, self._ages = hub, store, ages
        self._all: dict[str, Ban] = {}
        self._networks: dict[str, Network] = {}
        for ban in store.bans():
            self._take_in(ban)

    def _take_in(self, ban: Ban) -> None:
        self._all[ban.who] = ban
        network = parse_network(ban.who)
        if network is not None:
            self._networks[ban.who] = network

    def all(self) -> list[Ban]:
        """Return the current bans, oldest first."""
        return sorted(filter(_holds, self._all.values()), key=lambda ban: (ban.made_at, ban.who))

    async def put(self, ban: Ban) -> None:
        """Store a ban, and drop those that expired a while ago, also by a clock that was wrong."""
        long_ago = await self._ages.before(KEPT)
        for old in [*self._all.values()]:
            if old.ends_at is not None and old.ends_at < long_ago:
                await self.lift(old.who)
        await self._hub.transact(self._store.put_ban, ban)
        self._take_in(ban)

    async def lift(self, who: str) -> None:
        """End a ban."""
        await self._hub.transact(self._store.drop_ban, who)
        self._all.pop(who, None)
        self._networks.pop(who, None)

    def why(self, person: str, address: str) -> Refusal | None:
        """Return the refusal for a banned person or address, None if neither is banned."""
        if not self._all:
            return None
        ban = next(filter(_holds, self._of(person, address)), None)
        return None if ban is None else _refusal(ban)

    def refuse(self, caller: Caller, session: Session | None) -> None:
        """Check that neither person nor address is banned.

        Raises:
            Refusal: one of them is; with the reason and the end of the ban.
        """
        why = self.why("" if session is None else session.person.id, caller.address)
        if why is not None:
            raise why

    def _of(self, person: str, address: str) -> Iterator[Ban]:
        """Yield the bans of a person and of an address."""
        if person in self._all:
            yield self._all[person]
        for who, network in self._networks.items():
            if is_in(address, network):
                yield self._all[who]


def parse_network(text: str) -> Network | None:
    """Return the network of a text, at least a /64 for IPv6; None if it is not a network."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network) and network.prefixlen > OWN_HALF:
        return network.supernet(new_prefix=OWN_HALF)
    return network


def is_in(address: str, network: Network) -> bool:
    """Return whether an address is in a network."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return parsed in network


def _holds(ban: Ban) -> bool:
    return ban.ends_at is None or ban.ends_at > time.time()


def _refusal(ban: Ban) -> Refusal:
    """Return the refusal that a banned person sees."""
    ends, has_reason = ban.ends_at is not None, bool(ban.reason)
    until = time.strftime(MOMENT, time.gmtime(ban.ends_at)) if ends else ""
    flags = {"ends": "yes" if ends else "no", "given": "yes" if has_reason else "no"}
    return Refusal(BANNED, {**flags, "until": until, "reason": ban.reason})
