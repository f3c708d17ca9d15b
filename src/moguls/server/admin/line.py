"""The server's end of the line to its host: a Unix socket in the data folder, for its owner."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from moguls.errors import UsageError
from moguls.server.admin import desk
from moguls.server.admin.messages import Asked, Done, Failed, Row
from moguls.server.admin.sweeping import sweeping

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from starlette.applications import Starlette

    from moguls.server.admin.messages import Answer
    from moguls.server.settings import Settings
    from moguls.server.site import Site

LOG: Final = logging.getLogger("moguls.admin")
NAME: Final = "admin.sock"
LONGEST: Final = 64 * 1024  # bytes of what is asked
OWNER: Final = 0o600


def with_line(app: Starlette, folder: Path, settings: Settings) -> Starlette:
    """Let an application hear its host, and sweep as is set, as long as it lives; return it."""
    lifespan = app.router.lifespan_context

    @asynccontextmanager
    async def heard(app: Starlette) -> AsyncIterator[None]:
        async with lifespan(app):
            site = app.state.site
            async with listening(folder / NAME, site), sweeping(site, settings):
                yield

    app.router.lifespan_context = heard
    return app


@asynccontextmanager
async def listening(path: Path, site: Site) -> AsyncIterator[None]:
    """Answer a host as long as this lasts; where that cannot be, say so and go on."""
    server = None
    try:
        server = await _listen(path, site)
    except (OSError, AttributeError) as error:  # a path that is too long, or no such sockets here
        LOG.warning("moguls admin can act only while no server runs: %s: %s", path, error)
    try:
        yield
    finally:
        if server is not None:
            server.close()
            await site.hub.executor.compute(partial(path.unlink, missing_ok=True))


async def _listen(path: Path, site: Site) -> asyncio.Server:
    """Listen.

    Raises:
        OSError: that cannot be.
    """
    made = _bound(path)
    try:
        return await asyncio.start_unix_server(_heard(site), sock=made, limit=LONGEST)
    except BaseException:
        made.close()
        raise


def _bound(path: Path) -> socket.socket:
    """Return a socket at a path; one that is there is of a server that was killed.

    The folder is locked for this server, and nobody can connect before it listens.

    Raises:
        OSError: that cannot be.
    """
    if path.is_socket():
        path.unlink()
    made = socket.socket(socket.AF_UNIX)
    try:
        made.bind(str(path))
        path.chmod(OWNER)
    except BaseException:
        made.close()
        raise
    return made


def _heard(site: Site) -> Any:
    """Return what answers a connection, line by line."""

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError):  # whoever asked has gone, or a line has no end
            while line := await reader.readline():
                for each in await answers(site, line):
                    writer.write(msgspec.json.encode(each) + b"\n")
                await writer.drain()
        writer.close()

    return hear


async def answers(site: Site, line: bytes) -> list[Answer]:
    """Return what a host is told: rows and that it is done, or why it cannot be."""
    try:
        asked: Asked = msgspec.json.decode(line, type=Asked)
        rows = await desk.do(site, asked)
    except msgspec.MsgspecError as error:
        return [Failed(f"the server does not understand this; is it of another version? {error}")]
    except UsageError as error:
        return [Failed(str(error))]
    except Exception as error:
        LOG.exception("what the host asked for failed")
        return [Failed(f"the server failed: {type(error).__name__}; its log tells more")]
    return [*map(Row, rows), Done()]
