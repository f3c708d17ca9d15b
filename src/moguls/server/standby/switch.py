"""Application of a process that may be active or stand by: it changes over without a restart."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import UsageError
from moguls.server.watching import figures

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.applications import Starlette
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from moguls.server.storage.postgresql.leadership import Leadership

LOG: Final = logging.getLogger("moguls.standby")


class SwitchingApp:
    """ASGI application: the standby's pages, then the site while this process is active.

    Attributes:
        failure: why the site could not be opened, in words.
        on_end: closes all connections and ends the process; called in the loop, and again for
            connections that come meanwhile.
    """

    def __init__(
        self,
        leadership: Leadership,
        waiting: ASGIApp,
        load: Callable[[], Starlette],
        loaded: Starlette | None = None,
    ) -> None:
        """Begin with the pages of the standby, unless the process is active already.

        Args:
            leadership: of this process.
            waiting: answers until this process is active.
            load: opens the site, in a thread; called once this process is active.
            loaded: the site of a process that is active already.
        """
        self._leadership, self._waiting, self._load = leadership, waiting, load
        self._loaded = loaded
        self._site: Starlette | None = None
        self._ending, self._stop = asyncio.Event(), threading.Event()
        self._opened = asyncio.Event()
        self.failure = ""
        self.on_end: Callable[[], None] = _nothing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the active process or the standby."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif self._site is None:
            await self._waiting(scope, receive, send)
        else:
            await self._site(scope, receive, self._fenced(send))

    def _fenced(self, send: Send) -> Send:
        """Return a function that closes the connection once this process is not active.

        All connections are closed before the application returns: uvicorn would answer for it.
        """

        async def send_if_active(message: Message) -> None:
            if self._leadership.holds():
                await send(message)
            else:
                self._end()

        return send_if_active

    # -- from start to end ------------------------------------------------------------------------

    async def _live(self, receive: Receive, send: Send) -> None:
        """Answer the server's messages about its start and its end."""
        await receive()
        figures.ACTIVE.set(0)
        loop = asyncio.get_running_loop()
        self._leadership.on_loss = lambda: self._schedule_end(loop)
        serving = asyncio.create_task(self._serve())
        if self._loaded is not None:  # it does not listen before the site is open
            await asyncio.wait(
                {serving, asyncio.create_task(self._opened.wait())},
                return_when=asyncio.FIRST_COMPLETED,
            )
        failed = {"type": "lifespan.startup.failed", "message": self.failure}
        await send(failed if self.failure else {"type": "lifespan.startup.complete"})
        await receive()
        self._stop.set()
        self._ending.set()
        await serving
        await send({"type": "lifespan.shutdown.complete"})

    async def _serve(self) -> None:
        """Wait for the lock, open the site, and close it at the end."""
        try:
            app: Any = self._loaded or await asyncio.to_thread(self._take_over)
            if app is None:
                return
            async with app.router.lifespan_context(app):
                self._site = app
                figures.ACTIVE.set(1)
                LOG.info("this process is active")
                self._opened.set()
                await self._ending.wait()
        except UsageError as error:
            self._fail(str(error))
        except Exception as error:
            LOG.exception("the site cannot be opened")
            self._fail(f"{type(error).__name__}; the log has more")
        finally:
            await asyncio.to_thread(self._leadership.drop)

    def _take_over(self) -> Starlette | None:
        """Wait for the lock, and return the site; None: the process ends before."""
        LOG.info("this process is a standby")
        if not self._leadership.wait(stop=self._stop):
            return None
        began = time.monotonic()
        site = self._load()
        LOG.info("opened the site in %.1f s", time.monotonic() - began)
        return site

    def _fail(self, reason: str) -> None:
        self.failure = reason
        self.on_end()

    def _schedule_end(self, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        """End in the loop, since this process is no longer active."""
        figures.ACTIVE.set(0)
        self.on_end()
        self._ending.set()


def _nothing() -> None:
    """Do nothing."""
