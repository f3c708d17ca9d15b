"""Finding what a path names; who has it opened from the store pays for the work."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from moguls.server.limits.network import network_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starlette.requests import HTTPConnection

    from moguls.server.live.live import Live
    from moguls.server.replay.replays import Replay
    from moguls.server.site import Site


@contextmanager
def paying(connection: HTTPConnection, site: Site) -> Iterator[Callable[[int], None]]:
    """Let somebody begin dear work; say with what it gives how many steps it was.

    Raises:
        Refusal: it has had more done than it may.
    """
    known = getattr(connection.state, "known", None)
    who = "" if known is None else known.person.id, network_of(connection)
    site.work.spend(*who)
    yield lambda steps: site.work.owe(*who, steps)


async def table_of(connection: HTTPConnection, site: Site) -> Live:
    """Return the table that a path names.

    Raises:
        Refusal: there is none, or too much has been opened.
    """
    table_id = connection.path_params["table"]
    if site.hub.is_open(table_id):
        return await site.hub.find(table_id)
    with paying(connection, site) as pay:
        live = await site.hub.find(table_id)
        pay(len(live.table.log))
    return live


async def replay_of(connection: HTTPConnection, site: Site) -> Replay:
    """Return the replay that a path names.

    Raises:
        Refusal: as `table_of`; or the game is not over.
    """
    replay_id = connection.path_params["replay"]
    if site.archive.is_open(replay_id):
        return await site.archive.find(replay_id)
    with paying(connection, site) as pay:
        replay = await site.archive.find(replay_id)
        pay(len(replay.steps))
    return replay
