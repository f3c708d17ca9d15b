"""Lock on the library of a game, so that one process makes it and the others wait.

The system frees a lock however the process ends.
"""

from __future__ import annotations

import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final

from moguls.kernel.jit import cache_place
from moguls.kernel.native.file_lock import take
from moguls.kernel.native.finding import CACHED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PAUSE: Final = 0.5  # seconds between two looks at what is being made


@contextmanager
def held(folder: Path, game: str) -> Iterator[bool]:
    """Hold the lock of a game as far as nobody else does; yield whether it is ours."""
    with ExitStack() as ends:
        yield take(ends.enter_context((folder / f"{game}.lock").open("a+b")))


def is_being_made(game: str) -> bool:
    """Say whether a process makes the library of a game now."""
    folder = cache_place.found_folder(CACHED)
    if folder is None:
        return False
    try:
        with (folder / f"{game}.lock").open("rb") as file:
            return not take(file)
    except OSError:  # nobody has ever made one
        return False


def wait(game: str, enough: Callable[[], bool]) -> None:
    """Wait until nobody makes the library of a game any more, or until there is enough of it."""
    while is_being_made(game) and not enough():
        time.sleep(PAUSE)
