"""Progress bar on stderr, and its clock."""

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

COMPILING: Final = "Compiling native code; on a new machine this takes a minute or two …"
WAIT: Final = 2.0  # seconds until this is printed; code from the cache is loaded by then


class Meter:
    """Counts games as they are played.

    Attributes:
        seconds: from `ready` to the last `advance`.
    """

    def __init__(self, bar: Progress, games: int) -> None:
        self._bar, self._task = bar, bar.add_task("", total=games)
        self._began = time.perf_counter()
        self.seconds = 1e-9

    def ready(self) -> None:
        """Start the clock, after loading and compiling."""
        self._began = time.perf_counter()

    def expect(self, games: int) -> None:
        """Set the total number of games."""
        self._bar.update(self._task, total=games)

    def advance(self, games: int) -> None:
        """Count some finished games."""
        self._bar.advance(self._task, games)
        self.seconds = max(time.perf_counter() - self._began, 1e-9)


@contextmanager
def metered(games: int, what: str = "games") -> Iterator[Meter]:
    """Show a progress bar if stderr is a terminal.

    Args:
        games: total number.
        what: is counted.
    """
    columns = (BarColumn(), MofNCompleteColumn(), what, TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=console(sys.stderr), transient=True, disable=quiet) as bar:
        yield Meter(bar, games)


@contextmanager
def compiling() -> Iterator[None]:
    """Print on stderr that native code is being compiled, if it takes longer than a moment."""
    timer = Timer(WAIT, complain, (COMPILING,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
