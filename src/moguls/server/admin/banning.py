"""What a host does against people and networks: bans, and lifts bans."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.server.admin import people
from moguls.server.admin.rows import moment
from moguls.server.people.bans import parse_network
from moguls.server.ports.storage import Ban
from moguls.server.routes.sockets import CLOSED_BANNED

if TYPE_CHECKING:
    from moguls.server.admin.messages import Ban as BanAsked
    from moguls.server.admin.messages import ListBans, Rows, Unban
    from moguls.server.people.bans import Network
    from moguls.server.site import Site

LOOPBACK: Final = ("127.0.0.1", "::1")
LONGEST: Final = 300  # characters of a reason


async def bans(site: Site, _asked: ListBans) -> Rows:
    """Return the bans that hold."""
    return [_row(each) for each in site.bans.all()]


def _row(made: Ban) -> dict[str, object]:
    """Return a ban as a host sees it."""
    until = None if made.ends_at is None else moment(made.ends_at)
    since = moment(made.made_at)
    return {"who": made.who, "since": since, "until": until, "reason": made.reason}


async def ban(site: Site, asked: BanAsked) -> Rows:
    """Ban a person or a network, and end their sockets.

    Raises:
        UsageError: there is no such person, or the ban cannot be.
    """
    reason = " ".join(asked.reason.split())
    if len(reason) > LONGEST:
        msg = f"a reason may have {LONGEST} characters; this has {len(reason)}"
        raise UsageError(msg)
    ends_at = None if asked.until is None else _ends_at(asked.until)
    network = parse_network(asked.who)
    if network is None:
        who = (await people.found(site, asked.who)).id
    else:
        _refuse_too_much(network)
        who = str(network)
    made = Ban(who, time.time(), ends_at, reason)
    await site.bans.put(made)
    await site.connections.end(lambda each: site.bans.why(each.person, each.address), CLOSED_BANNED)
    return [_row(made)]


def _ends_at(text: str) -> float:
    """Return when a ban ends: a date, or a date and a time; of UTC unless they say otherwise.

    Raises:
        UsageError: it is none, or gone.
    """
    try:
        found = datetime.fromisoformat(text)
    except ValueError as error:
        msg = f"until {text!r}: no date, as 2026-12-24, and no moment, as 2026-12-24T18:00"
        raise UsageError(msg) from error
    found = found if found.tzinfo is not None else found.replace(tzinfo=UTC)
    if found.timestamp() <= time.time():
        msg = f"until {text}: that is over; leave it out for a ban without an end"
        raise UsageError(msg)
    return found.timestamp()


def _refuse_too_much(network: Network) -> None:
    """Refuse a network that would shut out everybody.

    Raises:
        UsageError: it is all addresses, or this machine's own.
    """
    if not network.prefixlen:
        msg = f"{network} is every address; name a smaller network"
        raise UsageError(msg)
    if any(ip_address(each) in network for each in LOOPBACK):
        msg = (
            f"{network} is this machine itself, and all who come through a proxy on it, unless "
            "--proxies names it (docs/proxies.md); ban the address that the proxy tells"
        )
        raise UsageError(msg)


async def unban(site: Site, asked: Unban) -> Rows:
    """Lift a ban.

    Raises:
        UsageError: there is none of that name.
    """
    network = parse_network(asked.who)
    who = asked.who if network is None else str(network)
    if who not in {each.who for each in site.bans.all()}:
        msg = f"no ban is of {who}; moguls admin list bans tells them all"
        raise UsageError(msg)
    await site.bans.lift(who)
    return [{"who": who, "lifted": True}]
