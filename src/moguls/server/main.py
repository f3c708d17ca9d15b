"""`moguls serve`: one process, one database, one address."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import uvicorn

from moguls.server.admin.mailing import mailer_of
from moguls.server.admin.socket import with_admin
from moguls.server.app import Options, make_app
from moguls.server.front_door.base import base_from
from moguls.server.front_door.forwarded import Forwarded, proxies_from
from moguls.server.front_door.hosts import hosts_from
from moguls.server.front_door.listening import EVERYWHERE, sockets_for, url_of
from moguls.server.front_door.protocol import door, open_many_files
from moguls.server.front_door.sockets import seconds_since_start, socket_door
from moguls.server.front_door.unasked import Unasked
from moguls.server.interpreter import rare_collections, short_turns
from moguls.server.limits.quotas import MEGABYTE, Quotas
from moguls.server.limits.rates import MAX_BODY
from moguls.server.standby.process import Process, refuse_standby
from moguls.server.storage.folders import (
    FILE,
    Place,
    keep_code_beside,
    keep_to_owner,
    lock_folder,
    note_database,
)
from moguls.server.storage.opening import place_of
from moguls.server.thinking.cluster.address import refuse_unusable
from moguls.server.watching import logs
from moguls.server.watching.watch import watch
from moguls.server.webhooks.public import networks_from

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from starlette.applications import Starlette

    from moguls.server.front_door.sockets import SocketDoor
    from moguls.server.settings import Settings
    from moguls.server.storage.postgresql.engine import Guard


def serve(settings: Settings) -> int:
    """Serve until interrupted; return the exit code.

    Raises:
        UsageError: the folder cannot be used, or another server has it.
    """
    host, port, folder = settings.host, settings.port, settings.data
    refuse_standby(settings)
    logs.set_up(settings.log_format, settings.log_level)
    base, named = base_from(settings.base_path), proxies_from(settings.proxies)
    names, url = hosts_from(settings.allow_host), url_of(host, port) + base
    names |= {host.lower()} - EVERYWHERE
    refuse_unusable(settings.thinking)
    lock = lock_folder(folder)
    keep_code_beside(folder)
    keep_to_owner(folder, has_file=not settings.database)
    options = _options(settings, names, base)
    process = Process(settings, base, _opener(settings, options)) if settings.database else None
    app = process.app if process else _site(settings, options)
    sockets = socket_door()
    config = _config(Forwarded(app, named), settings, sockets)  # type: ignore[arg-type]  # its own types
    where = place_of(folder / FILE, settings.database)
    server = Announcing(config, f"{url}  (tables are stored in {where}; press Ctrl-C to stop)")
    server.sockets = sockets
    if settings.browser and _has_screen():
        server.opens = url
    code = _run(server, sockets_for(host, port), process)
    lock.close()
    return code


def _config(trusting: Forwarded, settings: Settings, sockets: type[SocketDoor]) -> uvicorn.Config:
    """Return the configuration of uvicorn."""
    proxies: Any = trusting.trusted_hosts
    open_many_files()
    return uvicorn.Config(
        Unasked(trusting),
        http=door(settings.connections, proxies),
        ws=sockets,
        proxy_headers=False,  # uvicorn's own ignores the host header
        host=settings.host,
        port=settings.port,
        log_level="warning",
        log_config=None,  # see `logs`
        access_log=False,
        ws_max_size=MAX_BODY * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


def _run(
    server: uvicorn.Server, listening: list[socket.socket] | None, process: Process | None
) -> int:
    """Serve until the end; return the exit code."""
    if process is not None:
        process.watch(server)
    with suppress(KeyboardInterrupt), rare_collections(), short_turns():
        server.run(listening)
    code = 0 if server.started else 1
    return code if process is None else process.result(code)


def _site(settings: Settings, options: Options) -> Starlette:
    """Return the site with its administration and its metrics."""
    folder = settings.data
    app = make_app(folder / FILE, options=options)
    note_database(Place(folder, settings.database))
    return with_admin(watch(app, settings), folder, settings)


def _opener(settings: Settings, options: Options) -> Callable[[Guard], Starlette]:
    """Return what opens the site with a guard."""
    return lambda guard: _site(settings, replace(options, guard=guard))


def _options(settings: Settings, names: frozenset[str], base: str) -> Options:
    networks = networks_from(settings.webhook_networks)
    more = networks, mailer_of(settings), settings, settings.database
    return Options(names, base, _quotas(settings), settings.durable, *more)


def _quotas(settings: Settings) -> Quotas:
    per_person, total = settings.records_each * MEGABYTE, settings.records_total * MEGABYTE
    return Quotas(per_person, total, settings.connections)


class Announcing(uvicorn.Server):
    """Server that prints its address once it listens, and may open a browser."""

    opens: str | None = None
    sockets: type[SocketDoor] | None = None  # the protocol of its WebSockets

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        """Keep the text."""
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and print the address."""
        await super().startup(sockets)
        if self.started:
            if self.sockets is not None:
                self.sockets.starting = seconds_since_start()
            sys.stdout.write(f"Moguls is running at {self._address}\n")
            sys.stdout.flush()
            if self.opens is not None:
                threading.Thread(target=webbrowser.open, args=(self.opens,), daemon=True).start()


def _has_screen() -> bool:
    """Return whether a browser could be shown."""
    return sys.platform in {"darwin", "win32"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
