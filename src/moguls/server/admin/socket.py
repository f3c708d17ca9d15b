"""Unix socket of the admin service, in the data folder, for its owner."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from moguls.errors import UsageError
from moguls.server.admin import service
from moguls.server.admin.cleanup import sweeping
from moguls.server.admin.messages import AdminRequest, AnswerEnd, AnswerRow, Failed
from moguls.server.ports.storage import NotActive

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from starlette.applications import Starlette

    from moguls.server.admin.messages import Answer
    from moguls.server.settings import Settings
    from moguls.server.site import Site

LOG: Final = logging.getLogger("moguls.admin")
NAME: Final = "admin.sock"
LONGEST: Final = 64 * 1024  # bytes of a request
OWNER: Final = 0o600


def with_admin(app: Starlette, folder: Path, settings: Settings) -> Starlette:
    """Add the admin socket and the sweep schedule to an application; return it."""
    lifespan = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan_with_socket(app: Starlette) -> AsyncIterator[None]:
        async with lifespan(app):
            site = app.state.site
            async with listening(folder / NAME, site), sweeping(site, settings):
                yield

    app.router.lifespan_context = lifespan_with_socket
    return app


@asynccontextmanager
async def listening(path: Path, site: Site) -> AsyncIterator[None]:
    """Answer requests in the context; log a warning where the socket cannot be used."""
    server = None
    try:
        server = await _listen(path, site)
    except (OSError, AttributeError) as error:  # the path is too long, or no Unix sockets
        LOG.warning("moguls admin can act only while no server runs: %s: %s", path, error)
    try:
        yield
    finally:
        if server is not None:
            server.close()
            await site.hub.executor.compute(partial(path.unlink, missing_ok=True))


async def _listen(path: Path, site: Site) -> asyncio.Server:
    listener = _bound(path)
    try:
        return await asyncio.start_unix_server(_handler(site), sock=listener, limit=LONGEST)
    except BaseException:
        listener.close()
        raise


def _bound(path: Path) -> socket.socket:
    """Return a socket bound to a path, in place of one of a killed server.

    The folder is locked for this server, and nobody can connect before it listens.

    Raises:
        OSError: it cannot be bound.
    """
    if path.is_socket():
        path.unlink()
    listener = socket.socket(socket.AF_UNIX)
    try:
        listener.bind(str(path))
        path.chmod(OWNER)
    except BaseException:
        listener.close()
        raise
    return listener


def _handler(site: Site) -> Any:
    """Return the handler of a connection."""

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError):  # the client has gone, or a line is too long
            while line := await reader.readline():
                for answer in await answers(site, line):
                    writer.write(msgspec.json.encode(answer) + b"\n")
                await writer.drain()
        writer.close()

    return hear


async def answers(site: Site, line: bytes) -> list[Answer]:
    """Return the rows of an answer and its end, or the reason of a failure."""
    try:
        request: AdminRequest = msgspec.json.decode(line, type=AdminRequest)
        rows = await service.do(site, request)
    except msgspec.MsgspecError as error:
        return [Failed(f"the server cannot read the request; is it of another version? {error}")]
    except (UsageError, NotActive) as error:
        return [Failed(str(error))]
    except Exception as error:
        LOG.exception("an admin request failed")
        return [Failed(f"the server failed: {type(error).__name__}; its log has more")]
    return [*map(AnswerRow, rows), AnswerEnd()]
