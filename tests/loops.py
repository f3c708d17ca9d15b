"""Event loops for tests of coroutines."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def run(work: Coroutine[object, object, T]) -> T:
    """Run a coroutine to its end, in a thread of its own.

    Playwright leaves a running event loop in the thread of the tests, where `asyncio.run` cannot
    start another.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
