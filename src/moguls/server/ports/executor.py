"""Executor port: work that would hold up the event loop; in threads, or at once without any."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Executor(Protocol):
    """Runner of functions for a coroutine."""

    async def transact(self, function: Callable[..., object], *arguments: object) -> Any:
        """Return the result of a transaction of the store; few run at a time."""

    async def compute(self, function: Callable[..., object], *arguments: object) -> Any:
        """Return the result of a computation that takes more than a few milliseconds."""

    async def close(self) -> None:
        """Wait for the running transactions; no other one begins."""


class ThreadExecutor:
    """Executor with threads: two for transactions, the event loop's own for computations."""

    def __init__(self) -> None:
        """Start no thread yet."""
        self._transactions = ThreadPoolExecutor(max_workers=2, thread_name_prefix="store")

    async def transact(self, function: Callable[..., object], *arguments: object) -> Any:
        """Return the result of a transaction."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._transactions, function, *arguments)

    async def compute(self, function: Callable[..., object], *arguments: object) -> Any:
        """Return the result of a computation."""
        return await asyncio.to_thread(function, *arguments)

    async def close(self) -> None:
        """Wait for the running transactions."""
        await asyncio.to_thread(self._transactions.shutdown)


class InlineExecutor:
    """Executor without threads: the event loop waits meanwhile."""

    async def transact(self, function: Callable[..., object], *arguments: object) -> Any:
        """Return the result of a transaction."""
        return function(*arguments)

    async def compute(self, function: Callable[..., object], *arguments: object) -> Any:
        """Return the result of a computation."""
        return function(*arguments)

    async def close(self) -> None:
        """Do nothing: nothing runs."""
