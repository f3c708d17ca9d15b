"""Admin actions on bans."""

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
    from moguls.server.admin.messages import AddBan, ListBans, Rows, Unban
    from moguls.server.people.bans import Network
    from moguls.server.site import Site

LOOPBACK: Final = ("127.0.0.1", "::1")
LONGEST: Final = 300  # characters of a reason


async def bans(site: Site, _request: ListBans) -> Rows:
    """Return the bans in force."""
    return [_row(it) for it in site.bans.all()]


def _row(new: Ban) -> dict[str, object]:
    until = None if new.ends_at is None else moment(new.ends_at)
    since = moment(new.made_at)
    return {"who": new.who, "since": since, "until": until, "reason": new.reason}


async def ban(site: Site, request: AddBan) -> Rows:
    """Ban a person or a network, and close their sockets.

    Raises:
        UsageError: there is no such person, or the ban is not possible.
    """
    reason = " ".join(request.reason.split())
    if len(reason) > LONGEST:
        msg = f"the reason has {len(reason)} characters, at most {LONGEST} are allowed"
        raise UsageError(msg)
    ends_at = None if request.until is None else _ends_at(request.until)
    network = parse_network(request.who)
    if network is None:
        who = (await people.person_named(site, request.who)).id
    else:
        _refuse_too_much(network)
        who = str(network)
    new = Ban(who, time.time(), ends_at, reason)
    await site.bans.put(new)
    await site.connections.end(lambda it: site.bans.why(it.person, it.address), CLOSED_BANNED)
    return [_row(new)]


def _ends_at(text: str) -> float:
    """Return the end of a ban: a date, or a date and a time; UTC unless it has a zone.

    Raises:
        UsageError: it is not a date, or in the past.
    """
    try:
        end = datetime.fromisoformat(text)
    except ValueError as error:
        msg = f"invalid date {text!r}: expected, for example, 2026-12-24 or 2026-12-24T18:00"
        raise UsageError(msg) from error
    end = end if end.tzinfo is not None else end.replace(tzinfo=UTC)
    if end.timestamp() <= time.time():
        msg = f"the date {text} is in the past; omit it for a permanent ban"
        raise UsageError(msg)
    return end.timestamp()


def _refuse_too_much(network: Network) -> None:
    """Refuse a network that would ban everybody.

    Raises:
        UsageError: it includes all addresses, or those of this machine.
    """
    if not network.prefixlen:
        msg = f"{network} includes every address; name a smaller network"
        raise UsageError(msg)
    if any(ip_address(address) in network for address in LOOPBACK):
        msg = (
            f"{network} includes this machine, and everybody behind a proxy on it unless "
            "--proxies names it (docs/proxies.md); ban the address that the proxy reports"
        )
        raise UsageError(msg)


async def unban(site: Site, request: Unban) -> Rows:
    """Lift a ban.

    Raises:
        UsageError: there is no such ban.
    """
    network = parse_network(request.who)
    who = request.who if network is None else str(network)
    if who not in {other.who for other in site.bans.all()}:
        msg = f"there is no ban of {who}; moguls admin list bans shows all"
        raise UsageError(msg)
    await site.bans.lift(who)
    return [{"who": who, "lifted": True}]
