"""Look-up of tables and replays by path; opening one from the store is charged to the caller."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from moguls.server.table import daily

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from moguls.server.live.live import Live
    from moguls.server.people.visits import Visit
    from moguls.server.replay.replays import GameReplay
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site


@contextmanager
def paying(visit: Visit, site: Site) -> Iterator[Callable[[int], None]]:
    """Check the limit for expensive work; call the yielded function with the number of steps.

    Raises:
        Refusal: the caller is over its limit.
    """
    who = visit.payer
    site.limits.work.spend(*who)
    yield lambda steps: site.limits.work.owe(*who, steps)


async def table_of(call: Call[Any], site: Site) -> Live:
    """Return the table in the path of a call.

    Raises:
        Refusal: as `table_named`.
    """
    return await table_named(call.path["table"], call.visit, site)


async def table_named(table_id: str, visit: Visit, site: Site) -> Live:
    """Return a table by its id.

    Raises:
        Refusal: there is none, the caller has opened too many, or it must not see the deal yet.
    """
    user, now = None if visit.session is None else visit.session.person.id, site.hub.clock.time()
    if site.hub.peek(table_id) is not None:
        live = await site.hub.find(table_id)
    else:
        with paying(visit, site) as pay:
            live = await site.hub.find(table_id)
            pay(len(live.table.log))
    daily.refuse_others(live.table, user, now)
    return live


async def replay_of(call: Call[Any], site: Site) -> GameReplay:
    """Return the replay in the path of a call.

    Raises:
        Refusal: as `table_named`; or the game is not over.
    """
    replay_id = call.path["replay"]
    if site.archive.is_open(replay_id):
        return await site.archive.find(replay_id)
    with paying(call.visit, site) as pay:
        replay = await site.archive.find(replay_id)
        pay(len(replay.steps))
    return replay
