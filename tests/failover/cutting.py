"""TCP proxy that can drop everything silently like a broken network."""

from __future__ import annotations

import asyncio
from contextlib import closing, suppress
from typing import Self

HERE = "127.0.0.1"


class Line:
    """Proxy to a port of this machine."""

    def __init__(self, port: int) -> None:
        self._far_port, self._is_whole = port, asyncio.Event()
        self._is_whole.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._lost: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._pass, HERE, 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.mend()

    def cut(self) -> None:
        """Swallow all bytes from now on."""
        self._is_whole.clear()

    def mend(self, *, loses_ends: bool = False) -> None:
        """Pass again; connections from before are closed, or their ends never learn of it."""
        self._is_whole.set()
        if loses_ends:
            self._lost |= self._writers
            return
        for writer in list(self._writers):
            writer.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            await self._is_whole.wait()  # a connection that nobody answers
            far_reader, far_writer = await asyncio.open_connection(HERE, self._far_port)
            self._writers.add(far_writer)
            with closing(far_writer):
                await both(self._copy(reader, far_writer), self._copy(far_reader, writer))
        finally:
            self._writers -= {writer}
            writer.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                if self._is_whole.is_set() and writer not in self._lost:
                    writer.write(data)
                    await writer.drain()
            await self._is_whole.wait()  # the other end does not learn of the end
            if writer in self._lost:
                await asyncio.Event().wait()
        finally:
            self._writers -= {writer}
            writer.close()


async def both(*copies: object) -> None:
    """Run two directions until the first ends, whatever the other does."""
    tasks = [asyncio.ensure_future(copy) for copy in copies]  # type: ignore[call-overload]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        with suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
