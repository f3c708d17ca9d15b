"""Application: the site with its routes, over one database."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware

from moguls.games import registry
from moguls.server.channels import channels_of
from moguls.server.front_door.base import Based
from moguls.server.identity.passkeys import warn_of_lost
from moguls.server.limits.quotas import USUAL
from moguls.server.live.resuming import PATIENCE, go_on
from moguls.server.ports.executor import ThreadExecutor
from moguls.server.routes import feeds, mail, sockets, static
from moguls.server.routes.api import ENDPOINTS
from moguls.server.routes.guard import Guard
from moguls.server.routes.routing import anything_else, caller_of, refusal_after, refused, served
from moguls.server.site import Ports, Site
from moguls.server.storage.opening import open_store
from moguls.server.thinking.cluster.address import LOCAL
from moguls.server.thinking.cluster.scheduler import ClusterScheduler
from moguls.server.thinking.scheduler import Scheduler
from moguls.server.watching.figures import MoveMetrics
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from starlette.requests import Request
    from starlette.responses import Response

    from moguls.server.limits.quotas import Quotas
    from moguls.server.ports.mail import Mailer
    from moguls.server.settings import Settings
    from moguls.server.storage.postgresql.engine import Guard as WriteGuard
    from moguls.server.thinking.interface import Thinking
    from moguls.server.webhooks.public import Network


WARM_UP_AFTER: Final = 1.5  # seconds
TIDY_EVERY: Final = 2.5  # seconds


@dataclass(frozen=True)
class Options:
    """How an application serves.

    Attributes:
        hosts: host names besides the local ones; "*" for all.
        base: the path under which the site lies on its host, such as "/moguls".
        quotas: storage and connections per person.
        durable: whether a move waits until the disk has it.
        webhook_networks: private networks that webhooks may reach.
        mailer: sends mails; None: the host has not set that up.
        settings: of the host, for the channels that reach people; None: there are none.
        database: URL of a PostgreSQL database; empty: a SQLite file.
        guard: called at the beginning of each writing transaction in PostgreSQL.
    """

    hosts: frozenset[str] = frozenset()
    base: str = ""
    quotas: Quotas = USUAL
    durable: bool = False
    webhook_networks: Sequence[Network] = ()
    mailer: Mailer | None = None
    settings: Settings | None = None
    database: str = ""
    guard: WriteGuard | None = None


DEFAULTS: Final = Options()


def make_app(
    path: Path, thinking: Thinking | None = None, options: Options = DEFAULTS
) -> Starlette:
    """Return the application over one database.

    Args:
        path: the SQLite file, created if need be; not used if the options name a database.
        thinking: computes moves, hints and reviews; None: a scheduler with processes.
        options: how it serves.

    Raises:
        UsageError: the database cannot be used.
    """
    store = open_store(path, options.database, durable=options.durable, guard=options.guard)
    executor = ThreadExecutor()
    channels = channels_of(
        store.notices, options.settings, executor, options.webhook_networks, options.mailer
    )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        ports = Ports(
            store,
            thinking or _thinking_of(options),
            MoveMetrics(),
            executor=executor,
            mailer=options.mailer,
        )
        site = Site(replace(ports, **channels._asdict()), options.quotas)
        app.state.site = site
        warn_of_lost(store.identity.passkey_hosts(), options.hosts)
        async with _running(site):
            yield

    api = [served(endpoint) for endpoint in (*ENDPOINTS, *mail.ONE_CLICK.all)]
    return Starlette(
        routes=[*sockets.ROUTES, *api, anything_else(api), *feeds.ROUTES, *static.ROUTES],
        middleware=[
            Middleware(Based, base=options.base),
            Middleware(Guard, hosts=options.hosts),
        ],
        exception_handlers={405: _wrong_method, Exception: _failed},
        lifespan=lifespan,
    )


def _thinking_of(options: Options) -> Thinking:
    """Return the scheduler that the settings name."""
    where = LOCAL if options.settings is None else options.settings.thinking
    if where == LOCAL:
        return Scheduler()
    scheduler = ClusterScheduler(where)
    scheduler.connect()
    return scheduler


@asynccontextmanager
async def _running(site: Site) -> AsyncIterator[None]:
    """Start the background tasks of a site; stop everything at the end."""
    # Preparing uses a processor for a while: serve people first. The first game of the home page
    # is prepared before anybody opens a table.
    start, first = site.thinking.start, registry.names()[0]
    warming = asyncio.get_running_loop().call_later(WARM_UP_AFTER, start, first)
    await site.reviews.resume()
    await site.notices.load()
    await site.texts.load()
    await site.people.load_recent()
    tidying = asyncio.create_task(_tidy(site))
    resuming = asyncio.create_task(go_on(site.hub, site.driver))
    beating = asyncio.create_task(site.heartbeat.beat_periodically())
    sweeping = asyncio.create_task(site.timeouts.sweep_periodically())
    notifying = asyncio.create_task(site.notices.run())
    try:
        yield
    finally:
        warming.cancel()
        tidying.cancel()
        resuming.cancel()
        beating.cancel()
        sweeping.cancel()
        site.timeouts.stop()
        site.identity.mail.stop()
        notifying.cancel()
        await site.hub.opening.quiet(PATIENCE)
        await site.warm_up.stop()
        await site.reviews.stop()
        site.archive.stop()
        await site.driver.stop()
        await site.hub.executor.compute(lambda: site.thinking.stop(wait=True))
        await site.hub.stop()
        site.store.close()


async def _tidy(site: Site) -> None:
    """Keep the database in order, as long as the server runs."""
    while True:
        await asyncio.sleep(TIDY_EVERY)
        await site.hub.executor.compute(site.store.tidy)


async def _wrong_method(request: Request, _error: object) -> Response:
    """Refuse a method that a path does not have."""
    refusal = Refusal("wire/method", {"method": request.method})
    return refused(refusal, caller_of(request).lang(None))


async def _failed(request: Request, error: Exception) -> Response:
    """Refuse after an internal error; its cause is only in the log."""
    return refused(refusal_after(error), caller_of(request).lang(None))
