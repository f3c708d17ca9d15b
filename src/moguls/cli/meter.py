"""A progress bar on stderr that also keeps the time."""

from __future__ import annotations

import sys
import time
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from moguls.cli.output import complain, console

if TYPE_CHECKING:
    from collections.abc import Iterator

COMPILING: Final = "Native code is being compiled: on a new machine that takes a minute or two …"
WAIT: Final = 2.0  # seconds until that is said; what lies on the disk is loaded by then


class Meter:
    """Counts games as they are played.

    Attributes:
        seconds: from `ready` to the last `advance`.
    """

    def __init__(self, bar: Progress, games: int) -> None:
        """Show a bar for some games."""
        self._bar, self._task = bar, bar.add_task("", total=games)
        self._began = time.perf_counter()
        self.seconds = 1e-9

    def ready(self) -> None:
        """Start the clock: whatever had to be loaded or compiled is."""
        self._began = time.perf_counter()

    def expect(self, games: int) -> None:
        """Learn how many games there will be."""
        self._bar.update(self._task, total=games)

    def advance(self, games: int) -> None:
        """Count some games more."""
        self._bar.advance(self._task, games)
        self.seconds = max(time.perf_counter() - self._began, 1e-9)


@contextmanager
def metered(games: int, what: str = "games") -> Iterator[Meter]:
    """Show a progress bar while games are played, or others counted, if stderr is a terminal."""
    columns = (BarColumn(), MofNCompleteColumn(), what, TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=console(sys.stderr), transient=True, disable=quiet) as bar:
        yield Meter(bar, games)


@contextmanager
def compiling() -> Iterator[None]:
    """Say once on stderr what is being waited for, if native code takes longer than a moment."""
    said = Timer(WAIT, complain, (COMPILING,))
    said.daemon = True
    said.start()
    try:
        yield
    finally:
        said.cancel()
