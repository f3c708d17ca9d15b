"""Router for tests: forwards connections to the process that answers /healthz with 200."""

from __future__ import annotations

import asyncio
from contextlib import closing, suppress
from typing import Self

from tests.failover.cutting import HERE, both

PROBE = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
EVERY = 0.1  # seconds between two probes
PATIENCE = 1.0  # seconds for an answer


async def health(port: int) -> str:
    """Return "alive", "standby", or nothing where the process does not answer."""
    writer = None
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(HERE, port)
            writer.write(PROBE)
            answer = await reader.read()
    except OSError:  # also TimeoutError
        return ""
    finally:
        if writer is not None:
            writer.close()
    return answer.rpartition(b"\r\n")[2].decode().strip()


class Router:
    """Listens on one port for all clients."""

    def __init__(self, ports: list[int]) -> None:
        self.ports, self.active = ports, -1  # its index; -1: none
        self.states = [""] * len(ports)
        self._pipes: dict[asyncio.Task[None], int] = {}

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._pass, HERE, 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://{HERE}:{self.port}"
        self._probing = [asyncio.create_task(self._probe(it)) for it in range(len(self.ports))]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in (*self._probing, *self._pipes):
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self._probing, *self._pipes, return_exceptions=True)

    async def _probe(self, index: int) -> None:
        while True:
            self.states[index] = await health(self.ports[index])
            if self.states[index] == "alive" and self.active != index:
                self.active = index
                for task in [it for it, other in self._pipes.items() if other != index]:
                    task.cancel()
            await asyncio.sleep(EVERY)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pipes[task] = self.active
        try:
            if self.active >= 0:
                far_reader, far_writer = await asyncio.open_connection(
                    HERE, self.ports[self.active]
                )
                with closing(far_writer):
                    await both(_copy(reader, far_writer), _copy(far_reader, writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            del self._pipes[task]
            writer.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()
