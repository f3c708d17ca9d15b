"""Settings of the interpreter with which the event loop of a server waits less."""

from __future__ import annotations

import gc
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

# By default a full collection holds the event loop for 0.2 to 0.3 s where 1,000 people play. One of
# young objects takes 20 to 350 ms where 3,000 play: it visits all tables that have changed.
THRESHOLDS: Final = 100_000, 20, 10
# Seconds that another thread may keep the interpreter's lock. By default (0.005) a loop that
# needs it again after a call of the system waits five times as long, while tables are opened.
INTERVAL: Final = 0.001


@contextmanager
def rare_collections() -> Iterator[None]:
    """Leave out what exists already, such as modules, and collect new objects less often."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


@contextmanager
def short_turns() -> Iterator[None]:
    """Let other threads keep the interpreter's lock for a millisecond at most."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(INTERVAL)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
