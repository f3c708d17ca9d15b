"""Cache of analysts, one for each game of a process; a thread compiles their native code."""

from __future__ import annotations

import threading
from functools import cache
from typing import Final

import moguls
from moguls.bots.analysis.analyst import Analyst
from moguls.kernel.engines.plain import Plain

# Seconds of the search for a hint.
HINT_SECONDS: Final = 0.9

_native: Final[dict[str, Analyst]] = {}
_threads: Final[dict[str, threading.Thread]] = {}
_lock: Final = threading.Lock()


def analyst_of(game: str) -> Analyst:
    """Wait for native code, and return the analyst of a game; it is not thread-safe.

    Without a compiler it is a plain one.

    Args:
        game: its name, or a key that `registry.under` returned.
    """
    is_ready(game)
    return _native.get(game) or _plain(game)


def is_ready(game: str, seconds: float | None = None) -> bool:
    """Begin to compile, unless that has begun; return whether it is finished.

    Args:
        game: as in `analyst_of`.
        seconds: the maximum time to wait; None for no limit.
    """
    with _lock:
        if game not in _threads:
            _threads[game] = threading.Thread(target=_compile, args=(game,), daemon=True)
            _threads[game].start()
    _threads[game].join(seconds)
    return not _threads[game].is_alive()


def _compile(game: str) -> None:
    """Compile or load an analysis, which the first call does."""
    engine = moguls.game(game).engine()
    if isinstance(engine, Plain):  # there is no native code
        return
    first, analyst = moguls.game(game).new(seed=1).state, Analyst(engine)
    analyst.analyse(first, 1, 2)
    analyst.standing(first, 1, 2)
    _native[game] = analyst


@cache
def _plain(game: str) -> Analyst:
    return Analyst(moguls.game(game).plain())
